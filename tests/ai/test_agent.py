"""An agent is fed by imagination only."""

from random import Random

import pytest

from gloaming.ai.agent import Agent, Imagination, imagination
from gloaming.ai.levels import agent_called
from gloaming.engine.errors import NothingAsked
from gloaming.engine.question import NATURE, Option
from gloaming.engine.script import Position, answer
from gloaming.engine.sight import see
from gloaming.games.day_and_night import GAME
from gloaming.games.day_and_night.state import FIRST, NIGHT, State
from tests.support.day_and_night import Table


class Peeper(Agent):
    """Chooses by the cards it believes the others to hold: whoever peeps plays differently."""

    def __init__(self) -> None:
        self.name = "peeper"

    def choose(self, mind: Imagination) -> Option:
        dream = mind.dream()
        assert isinstance(dream, State)
        other = 1 - mind.seat
        held = dream.hand[FIRST[other] : FIRST[other + 1]]
        told = sum(spell * copies for spell, copies in enumerate(held, 1))
        return mind.question.options[told % len(mind.question.options)]


def agents() -> list[Agent]:
    return [Peeper(), *(agent_called(name, GAME) for name in ("random", "greedy"))]


def choice(agent: Agent, state: Position, seat: int, seed: int) -> str:
    return agent.choose(imagination(GAME, state, seat, Random(seed))).name


def with_night_holding(cards: str) -> State:
    """Day is asked what to cast; all she can know is the same whatever Night holds."""
    table = Table("day", hand=f"D06 D12 D07 {cards}", night_at="b7", day="c3 d3", night="b6 b7")
    return table.state


@pytest.mark.parametrize("agent", agents(), ids=lambda agent: agent.name)
def test_hidden_cards_make_no_difference_to_a_choice(agent: Agent) -> None:
    few, many = with_night_holding("N01 N02 N16"), with_night_holding("N09 N15 N11")
    assert see(GAME, few, 0) == see(GAME, many, 0)
    for seed in range(5):
        assert choice(agent, few, 0, seed) == choice(agent, many, 0, seed)


@pytest.mark.parametrize("agent", agents(), ids=lambda agent: agent.name)
def test_hidden_cards_make_no_difference_anywhere_in_a_game(agent: Agent) -> None:
    luck = Random(11)
    state = GAME.setup({}, 2)
    differed = 0
    for number in range(400):
        question = state.question
        if question is None:
            break
        if question.seat != NATURE and number % 9 == 0:
            twin = GAME.imagine(state, question.seat, luck)
            differed += twin.hand != state.hand
            mine = choice(agent, state, question.seat, number)
            assert mine == choice(agent, twin, question.seat, number)
        answer(state, question.pick(luck.random()))
    assert differed > 10


def test_the_peeper_would_be_caught() -> None:
    """The agent above does choose by hidden cards, once it is handed the true state."""
    chosen = set()
    for cards in ("N01", "N02", "N09"):
        state = with_night_holding(cards)
        chosen.add(Peeper().choose(Imagination(GAME, 0, state.clone, Random(0))).name)
    assert len(chosen) > 1


def test_an_imagination_holds_no_state_but_in_its_dreams() -> None:
    state = with_night_holding("N01 N02")
    mind = imagination(GAME, state, 0, Random(0))
    kept = vars(Imagination)  # Compiled classes keep the names of their slots elsewhere.
    names = kept["__slots__"] if "__slots__" in kept else kept["__mypyc_attrs__"]
    held = {name: getattr(mind, name) for name in names}
    assert sorted(held) == ["dream", "game", "luck", "question", "seat"]
    assert not any(isinstance(thing, Position) for thing in held.values())
    assert mind.dream() is not state
    with pytest.raises(AttributeError):
        mind.state = state  # type: ignore[attr-defined]


def test_an_imagined_question_offers_what_the_true_one_does() -> None:
    state = with_night_holding("N01 N02")
    mind = imagination(GAME, state, 0, Random(0))
    assert state.question is not None
    assert mind.question.options == state.question.options


def test_dreams_differ_only_behind_the_cards() -> None:
    state = with_night_holding("N01 N02 N03")
    mind = imagination(GAME, state, 0, Random(0))
    dreams = [mind.dream() for _ in range(20)]
    hands = set()
    for dream in dreams:
        assert isinstance(dream, State)
        assert see(GAME, dream, 0) == see(GAME, state, 0)
        hands.add(tuple(dream.hand[FIRST[NIGHT] :]))
    assert len(hands) > 10


def test_nothing_can_be_imagined_once_the_game_is_over() -> None:
    state = with_night_holding("N01")
    state.stack.clear()
    state.question = None
    with pytest.raises(NothingAsked):
        imagination(GAME, state, 0, Random(0))
