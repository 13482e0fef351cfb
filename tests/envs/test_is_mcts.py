"""OpenSpiel's own search as a bot at our tables: in time, by what it may know, and counted."""

from random import Random

import pytest

from gloaming.ai.agent import Imagination, imagination
from gloaming.engine.game import game_called
from gloaming.engine.question import NATURE
from gloaming.engine.script import Position, answer
from gloaming.envs.is_mcts import IsMcts, Knobs, Playouts
from gloaming.envs.open_spiel import load

SHORT = "turn_limit=100"


def midgame(game: str, answers: int, seed: int) -> Position:
    """A table after some random answers, at which somebody has a choice."""
    luck = Random(seed)
    state: Position = game_called(game).setup({}, 2)
    while True:
        question = state.question
        assert question is not None
        answers -= 1
        if answers < 0 and question.seat != NATURE and len(question.options) > 2:
            return state
        answer(state, question.pick(luck.random()))


def ticking(ticks: int) -> IsMcts:
    """A peer whose seconds pass whenever it looks at the clock."""
    looked = [0.0]

    def clock() -> float:
        looked[0] += 1.0
        return looked[0]

    return IsMcts(load("day_and_night"), ticks, clock=clock)


def mind_of(state: Position, seed: int, game: str = "day_and_night") -> Imagination:
    assert state.question is not None
    return imagination(game_called(game), state, state.question.seat, Random(seed))


@pytest.mark.parametrize("ticks", [0, 5, 20])
def test_it_simulates_until_its_time_is_over(ticks: int) -> None:
    peer, state = ticking(ticks), midgame("day_and_night", 60, 1)
    assert peer.choose(mind_of(state, 2)) in state.question.options  # type: ignore[union-attr]
    assert peer.simulations == max(2, ticks + 1)


def test_it_answers_by_what_its_seat_can_know() -> None:
    for seed in range(3):
        state = midgame("day_and_night", 40 + 30 * seed, seed)
        assert state.question is not None
        twin = game_called("day_and_night").imagine(state, state.question.seat, Random(seed + 9))
        chosen = [ticking(12).choose(mind_of(it, 5)).name for it in (state, twin)]
        assert chosen[0] == chosen[1]


def test_a_lone_option_needs_no_simulation() -> None:
    luck, state = Random(3), game_called("bless").setup({}, 2)
    while state.question.seat == NATURE or len(state.question.options) > 1:
        answer(state, state.question.pick(luck.random()))
    peer = IsMcts(load("bless"), 1.0)
    assert peer.choose(mind_of(state, 1, "bless")) is state.question.options[0]
    assert peer.simulations == 0


def test_playouts_end_with_a_winner_or_are_given_up() -> None:
    root = load("day_and_night").new_initial_state()
    assert sorted(Playouts(Random(1), 0).evaluate(root)) == [-1.0, 1.0]
    assert Playouts(Random(1), 3).evaluate(root) == [0.0, 0.0]
    assert root.history() == []
    assert root.is_chance_node()  # The table itself stays where it was.


@pytest.mark.parametrize("knobs", [Knobs(0.5), Knobs(worlds=3), Knobs(choice="value")])
def test_every_knob_can_be_turned(knobs: Knobs) -> None:
    state = midgame("day_and_night", 80, 4)
    peer = IsMcts(load("day_and_night"), 0.05, knobs)
    assert peer.choose(mind_of(state, 1)) in state.question.options  # type: ignore[union-attr]
    assert peer.simulations >= 2
