"""Our games as OpenSpiel's: its own tests of the interface, and its own bots at our tables."""

import json
from random import Random
from typing import Any

import numpy
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import ismcts, mcts

from gloaming.engine.errors import BadSeats, GloamingError
from gloaming.engine.game import SPECTATOR, all_games
from gloaming.engine.sight import see
from gloaming.envs.open_spiel import Past, in_words, load

GAMES = [game.id for game in all_games()]
RULES = [name for name in dir(api_test.EnforceAPIOnPartialTreeBase) if name.startswith("test_")]


@pytest.fixture(scope="module", params=GAMES)
def judged(request: pytest.FixtureRequest) -> Any:
    """OpenSpiel's own test case, for one of our games."""
    loaded = {"game": load(request.param), "game_name": request.param}
    case: Any = type(request.param, (api_test.EnforceAPIOnPartialTreeBase,), loaded)
    case.setUpClass()
    return case


@pytest.mark.parametrize("rule", RULES)
def test_it_keeps_the_rules_of_the_interface(judged: Any, rule: str) -> None:
    getattr(judged(rule), rule)()


@pytest.mark.parametrize("game", GAMES)
def test_random_games_are_played_copied_and_written_down(game: str) -> None:
    pyspiel.random_sim_test(load(game), num_sims=1, serialize=True, verbose=False)


def after(game: Any, answers: int, seed: int) -> Any:
    """A table after so many random answers."""
    state, chance = game.new_initial_state(), Random(seed)
    for _ in range(answers):
        if state.is_terminal():
            break
        state.apply_action(chance.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("game", GAMES)
def test_a_resampled_table_can_not_be_told_from_the_true_one(game: str) -> None:
    chance = Random(4)
    others_changed = False
    loaded = load(game)
    for answers in (40, 70, 100):
        state = after(loaded, answers, answers)
        while state.is_chance_node():
            state.apply_action(state.legal_actions()[0])
        seat = state.current_player()
        imagined = state.resample_from_infostate(seat, chance.random)
        assert imagined.information_state_string(seat) == state.information_state_string(seat)
        assert imagined.legal_actions() == state.legal_actions()
        others_changed |= any(
            imagined.observation_string(other) != state.observation_string(other)
            for other in range(loaded.num_players())
        )
    assert others_changed or game not in ("day_and_night", "bless")  # These begin with hands.


def test_a_copy_goes_its_own_way() -> None:
    state = after(load("bless"), 60, 1)
    before = state.information_state_string(0)
    copied = state.clone()
    copied.apply_action(copied.legal_actions()[0])
    assert state.information_state_string(0) == before
    assert copied.information_state_string(0) != before


def test_a_spectator_sees_no_hand() -> None:
    state = after(load("day_and_night"), 40, 2)
    wanted = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    seen = load("day_and_night").make_py_observer(wanted).string_from(state, 0)
    assert json.loads(seen)["board"]["hands"] == [[], []]
    box = state.box
    assert seen == in_words(see(box, state.state, SPECTATOR, reasons=False))


def test_what_was_told_is_put_into_words_once() -> None:
    state = after(load("day_and_night"), 50, 3)
    first = state.node.past.to(state.box, 0)
    assert first.count("\n") > 20
    told = Past(state.node.past, [])
    assert told.to(state.box, 0) == first


def test_what_can_not_be_laid_out_is_refused() -> None:
    with pytest.raises(BadSeats):
        load("day_and_night", players=3)
    with pytest.raises(GloamingError):
        load("day_and_night", options="fizzle=maybe")


def test_options_and_seats_are_passed_on() -> None:
    game = load("casting_shadows", players=4, options="turn_cap=20 map=compact")
    assert game.num_players() == 4
    assert game.new_initial_state().state.edition.turn_cap == 20


def test_its_own_tree_search_plays_at_our_table() -> None:
    game = load("bless")
    luck = numpy.random.RandomState(5)
    rollout = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=luck)
    bot = ismcts.ISMCTSBot(game, rollout, uct_c=1.4, max_simulations=5, random_state=luck)
    state = after(game, 60, 6)
    while state.is_chance_node() or len(state.legal_actions()) < 2:
        state.apply_action(state.legal_actions()[0])
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("game", GAMES)
def test_luck_has_the_odds_of_the_rules(game: str) -> None:
    met = 0
    for answers in range(2, 40):
        state = after(load(game), answers, answers)
        if not state.is_chance_node():
            continue
        met += 1
        odds = dict(state.chance_outcomes())
        assert sum(odds.values()) == pytest.approx(1.0)
        question = state.state.question
        weights = question.weights or [1] * len(question.options)
        first, last = question.options[0].index, question.options[-1].index
        assert odds[first] * weights[-1] == pytest.approx(odds[last] * weights[0])
    assert met > 3
