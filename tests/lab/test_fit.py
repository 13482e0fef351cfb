"""What bots learn from their own games: who wins from where."""

import json
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from gloaming.ai.judge import FEATURES, judge_of
from gloaming.ai.judge.judge import FOLDER, Judge, read_weights
from gloaming.engine.errors import BadFile
from gloaming.engine.game import game_called
from gloaming.engine.question import NATURE
from gloaming.engine.script import answer
from gloaming.games import CASTING_SHADOWS, DAY_AND_NIGHT
from gloaming.lab.fit import Sample, Samples, fit, regress, sampled, surprise, write_weights
from tests.support.day_and_night import Table

GAMES = sorted(FEATURES)


@pytest.mark.parametrize("game", GAMES)
def test_every_feature_has_a_name_and_a_number(game: str) -> None:
    box, features, luck = game_called(game), FEATURES[game], Random(1)
    state: Any = box.setup({}, 2)
    looked = 0
    for _ in range(300):
        question = state.question
        if question is None:
            break
        ended = features.ended(state)
        if ended >= 0 and question.seat != NATURE:
            assert len(features.count(state, ended)) == len(features.names)
            looked += 1
        answer(state, question.pick(luck.random()))
    assert looked or game == "casting_shadows"  # There only luck is asked when a turn has ended.
    assert len(set(features.names)) == len(features.names)


def test_hidden_cards_do_not_count() -> None:
    features = FEATURES["day_and_night"]
    one, other = (
        features.count(Table("night", hand=f"D06 D12 {cards}").state, 0)
        for cards in ("N01 N02", "N09 N15")
    )
    assert one == other


def test_both_players_share_one_chance() -> None:
    features = FEATURES["day_and_night"]
    weights = [[0.1] * len(features.names)] * 2
    state = Table("night", hand="D06").state
    judge = Judge(features, weights)
    assert judge.chance(state, 0) + judge.chance(state, 1) == pytest.approx(1.0)
    assert judge.chance(state, 0) > 0.5


def test_more_than_two_are_not_judged() -> None:
    features = FEATURES["casting_shadows"]
    state = CASTING_SHADOWS.setup({}, 3)
    assert Judge(features, []).chance(state, 0) < 0


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.json")), ids=lambda file: file.stem)
def test_the_weights_fit_the_features(file: Path) -> None:
    """Features that were changed need `gloaming fit` anew."""
    assert judge_of(file.stem) is not None


def test_weights_of_other_features_are_not_used() -> None:
    for game in GAMES:
        assert read_weights(game, ["something else"]) is None


def test_a_regression_finds_what_decides() -> None:
    luck = np.random.default_rng(4)
    rows = luck.normal(size=(3000, 3))
    likely = 1 / (1 + np.exp(-(2 * rows[:, 0] - rows[:, 1])))
    scores = (luck.random(3000) < likely).astype(float)
    weights = regress(rows, scores)
    assert weights == pytest.approx([2.0, -1.0, 0.0], abs=0.2)
    assert surprise(rows, scores, weights) < 0.5


def test_games_give_samples_and_samples_weights(tmp_path: Path) -> None:
    features = FEATURES["casting_shadows"]
    file = tmp_path / "samples"
    samples = Samples(file, CASTING_SHADOWS, features)
    first = [sample for game in samples.more(2) for sample in game]
    kept = file.read_text()
    assert {sample.seed for sample in first} == {0, 1}
    again = [sample for game in samples.more(3) for sample in game]
    assert file.read_text().startswith(kept)
    assert [it.score for it in again[: len(first)]] == [it.score for it in first]
    for sample in first:
        assert len(sample.features) == len(features.names)
    weights, _ = fit([*again, *sampled(CASTING_SHADOWS, features, 5)])
    target = tmp_path / "weights.json"
    write_weights(target, features.names, weights, 3)
    assert json.loads(target.read_text())["weights"] == weights


def test_samples_of_another_game_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "samples"
    Samples(file, CASTING_SHADOWS, FEATURES["casting_shadows"]).read()
    with pytest.raises(BadFile):
        Samples(file, DAY_AND_NIGHT, FEATURES["day_and_night"]).read()


def test_whoever_ended_the_turn_is_scored() -> None:
    got = sampled(CASTING_SHADOWS, FEATURES["casting_shadows"], 3)
    by_seat = {(sample.ended, sample.score) for sample in got}
    assert len(by_seat) == 2
    assert isinstance(got[0], Sample)
