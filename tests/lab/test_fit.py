"""What bots learn from their own games: what each term of an evaluation is worth."""

import json
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from gloaming.ai.bots import bots_of
from gloaming.ai.terms import read_worth, worth_of
from gloaming.engine.errors import BadFile
from gloaming.engine.game import game_called
from gloaming.engine.question import NATURE
from gloaming.engine.script import answer
from gloaming.games import BLESS, CASTING_SHADOWS, DAY_AND_NIGHT
from gloaming.games.bless.table.bits import cards_of
from gloaming.games.bless.table.state import hand_of
from gloaming.lab.fit import Sample, Samples, sampled, write_worth
from gloaming.lab.origin import origin
from gloaming.lab.regression import regress, regression, surprise
from tests.support.day_and_night import Table
from tests.support.last_spell import Field
from tests.support.terms import TERMS

GAMES = sorted(TERMS)


@pytest.mark.parametrize("game", GAMES)
def test_every_term_has_a_name_a_number_and_a_worth(game: str) -> None:
    box, terms, luck = game_called(game), TERMS[game], Random(1)
    state: Any = box.setup(terms.options, 2)
    looked = 0
    for _ in range(300):
        question = state.question
        if question is None:
            break
        ended = terms.ended(state)
        if ended >= 0 and question.seat != NATURE:
            assert len(terms.count(state, ended)) == len(terms.names)
            looked += 1
        answer(state, question.pick(luck.random()))
    assert looked
    assert len(set(terms.names)) == len(terms.names) == len(terms.hand_set)
    assert terms.unit in terms.names


@pytest.mark.parametrize("game", [game for game in GAMES if not game_called(game).together])
def test_what_one_leads_by_the_other_is_behind(game: str) -> None:
    """Only one's own cards and what a side alone has are counted for one side.

    Those who win together have the same.
    """
    box, terms, luck = game_called(game), TERMS[game], Random(3)
    state: Any = box.setup({}, 2)
    for _ in range(80):
        if state.question is None:
            break
        answer(state, state.question.pick(luck.random()))
    theirs = terms.count(state, 1)[0]
    assert terms.count(state, 0)[0] == (theirs if box.together else -theirs)


def test_hidden_cards_do_not_count() -> None:
    terms = TERMS["day_and_night"]
    one, other = (
        terms.count(Table("night", hand=f"D06 D12 {cards}").state, 0)
        for cards in ("N01 N02", "N09 N15")
    )
    assert one == other


def test_at_hand_a_card_counts_for_who_holds_it() -> None:
    terms: Any = TERMS["bless"]
    state = BLESS.setup({}, 2)
    while state.question is not None and state.question.seat == NATURE:
        answer(state, state.question.options[0])
    for seat in (0, 1):
        counted = terms.count(state, seat)[terms.cards :]
        held = [card for card, number in enumerate(counted) if number]
        assert held == cards_of(hand_of(state, seat))
    assert terms.count(state, 0)[terms.names.index("hand")] == 0.0


def test_more_than_two_are_not_counted() -> None:
    assert TERMS["casting_shadows"].ended(CASTING_SHADOWS.setup({}, 3)) < 0


@pytest.mark.parametrize("game", GAMES)
def test_hand_set_worths_give_an_evaluation(game: str) -> None:
    """What was thought out, written as worths and read again, judges a first table alike."""
    box, terms = game_called(game), TERMS[game]
    worth = dict(zip(terms.names, terms.hand_set, strict=True))
    state = box.setup({}, 2)
    assert isinstance(terms.weigh(worth).value(state, 0), float)


def test_a_worth_reaches_the_evaluation() -> None:
    terms: Any = TERMS["casting_shadows"]
    worth = dict(zip(terms.names, terms.hand_set, strict=True))
    dear, usual = (terms.weigh(it).duel for it in (worth | {"counterspell": 9.0}, worth))
    assert dear.fresh == pytest.approx(9.0)
    assert sum(dear.held) > 2 * sum(usual.held)


def test_a_term_of_the_night_is_what_its_weight_makes_of_the_table() -> None:
    """The Last Spell: a Wound more to deal costs so much more than without it."""
    terms = TERMS["last_spell"]
    at = terms.names.index("wound")
    one, two = (
        terms.count(Field("HR4@9,13 HR2@18,18", monsters).turn().state, 0)
        for monsters in ("C@2,14E", "C@2,14E C@2,16E")
    )
    assert one[at] == pytest.approx(-0.07, abs=0.006)  # It draws heroes, too.
    assert two[at] == pytest.approx(-0.14, abs=0.012)


def test_the_night_is_judged_by_the_worths_that_are_no_mere_course_of_the_game() -> None:
    terms = TERMS["last_spell"]
    worth = dict(zip(terms.names, terms.hand_set, strict=True))
    weights = terms.weigh(worth | {"danger": 0.4, "boss": -9.0, "phase": 7.0}).weights  # type: ignore[attr-defined]
    assert weights.danger == pytest.approx(0.2)
    assert weights.boss == pytest.approx(60.0)


@pytest.mark.parametrize("game", GAMES)
def test_the_worths_fit_the_terms(game: str) -> None:
    """Terms that were changed need `gloaming fit` anew."""
    assert worth_of(game).is_file()
    assert read_worth(game, TERMS[game].names) is not None


def test_worths_of_other_terms_are_not_used() -> None:
    for game in GAMES:
        assert read_worth(game, ["something else"]) is None


def test_a_table_of_several_is_judged_by_other_weights() -> None:
    evaluation: Any = bots_of("casting_shadows").learned()
    duel, crowd = CASTING_SHADOWS.setup({}, 2), CASTING_SHADOWS.setup({}, 4)
    assert evaluation.value(duel, 0) == evaluation.duel.value(duel, 0)
    assert evaluation.value(crowd, 0) == evaluation.crowd.value(crowd, 0)


def test_a_regression_finds_what_decides() -> None:
    luck = np.random.default_rng(4)
    rows = luck.normal(size=(3000, 3))
    likely = 1 / (1 + np.exp(-(2 * rows[:, 0] - rows[:, 1])))
    scores = (luck.random(3000) < likely).astype(float)
    weights = regress(rows, scores, np.array([1.0, 0.0, 0.0]), 0, np.ones(3))
    assert weights == pytest.approx([2.0, -1.0, 0.0, 0.0], abs=0.2)
    assert surprise(rows, scores, weights) < 0.5


def test_what_games_do_not_show_stays_as_it_was_thought() -> None:
    luck = np.random.default_rng(5)
    rows = luck.normal(size=(500, 2))
    rows[:, 1] = 0.0
    scores = (luck.random(500) < 1 / (1 + np.exp(-rows[:, 0]))).astype(float)
    weights = regress(rows, scores, np.array([1.0, 0.7]), 0, np.ones(2))
    assert weights[1] / weights[0] == pytest.approx(0.7, abs=0.01)


def test_games_give_samples_and_samples_worths(tmp_path: Path) -> None:
    terms = TERMS["casting_shadows"]
    file = tmp_path / "samples"
    samples = Samples(file, CASTING_SHADOWS, terms)
    first = [sample for game in samples.more(2) for sample in game]
    kept = file.read_text()
    assert {sample.seed for sample in first} == {0, 1}
    again = [sample for game in samples.more(3) for sample in game]
    assert file.read_text().startswith(kept)
    assert [it.score for it in again[: len(first)]] == [it.score for it in first]
    for sample in first:
        assert len(sample.terms) == len(terms.names)
    found = regression([*again, *sampled(CASTING_SHADOWS, terms, 5)], terms)
    target = tmp_path / "worth.json"
    write_worth(target, terms, found, origin("casting_shadows", 3, 0), 3)
    assert list(json.loads(target.read_text())["worth"]) == terms.names


def test_samples_of_another_game_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "samples"
    Samples(file, CASTING_SHADOWS, TERMS["casting_shadows"]).read()
    with pytest.raises(BadFile):
        Samples(file, DAY_AND_NIGHT, TERMS["day_and_night"]).read()


def test_whoever_ended_the_turn_is_scored() -> None:
    got = sampled(CASTING_SHADOWS, TERMS["casting_shadows"], 3)
    by_seat = {(sample.ended, sample.score) for sample in got}
    assert len(by_seat) == 2
    assert isinstance(got[0], Sample)
