"""Greedy does at once what any beginner would be ashamed to miss."""

from random import Random

import pytest

from gloaming.ai.agent import Agent, imagination
from gloaming.ai.evaluation import Evaluation
from gloaming.ai.greedy import DREAMS, Greedy, some
from gloaming.ai.levels import agent_called
from gloaming.ai.play import play
from gloaming.engine.question import NATURE
from gloaming.engine.script import Position, answer
from gloaming.games.day_and_night import GAME
from gloaming.games.day_and_night.state import DAY, NIGHT, State
from tests.support.day_and_night import SEATS, Table

DAY_AND_NIGHT_OPTIONS = GAME.vocabulary.options[:40]
EIGHT = "a1 b1 c1 d1 a2 b2 c2 d2"  # One short of a Temple.
EIGHT_MORE = "a7 b7 c7 d7 e7 f7 a6 b6"


class Blank(Evaluation[State]):
    """Sees no difference between any two tables."""

    def value(self, state: State, seat: int) -> float:
        return 0.0

    def settled(self, state: State) -> bool:
        return True


def greedy() -> Agent:
    return agent_called("greedy", GAME)


def plays_out_the_turn(table: Table, seed: int = 0) -> list[str]:
    """Let greedy play the turn that is on; what she answered."""
    luck, me, turn = Random(seed), table.state.active, table.state.turn
    said: list[str] = []
    while (question := table.state.question) is not None and table.state.turn == turn:
        if question.seat == NATURE:
            answer(table.state, question.pick(luck.random()))
            continue
        option = greedy().choose(imagination(GAME, table.state, question.seat, luck))
        if question.seat == me:
            said.append(option.name)
        answer(table.state, option)
    return said


@pytest.mark.parametrize(
    ("seat", "pawn", "hand"),
    [
        ("day", "f8", "D06 D18 D05"),  # Blossom on any neutral square beside the eight.
        ("day", "e2", "D02 D13 D19"),  # Chant under her pawn.
        ("day", "e1", "D07 D08 D20"),  # Ritual beside her.
        ("day", "f8", "D09 D12 D16"),  # Wish anywhere.
        ("night", "f8", "N08 N05 N18"),
        ("night", "e2", "N03 N02 N17"),
        ("night", "e1", "N07 N15 N16"),
        ("night", "f8", "N09 N04 N19"),
    ],
)
def test_greedy_completes_a_temple_when_she_can(seat: str, pawn: str, hand: str) -> None:
    tiles, at = {seat: EIGHT}, {f"{seat}_at": pawn}
    table = Table(seat, hand=hand, **tiles, **at)  # type: ignore[arg-type]
    plays_out_the_turn(table)
    assert table.temple(seat)


@pytest.mark.parametrize(("seat", "hand"), [("day", "D06 D03"), ("night", "N08 N18")])
def test_greedy_wins_when_she_can(seat: str, hand: str) -> None:
    """Two groups of eight are open; only one of them makes the second Temple."""
    built = "a4 b4 a5 b5 a3 b3 c3 d3 e3"
    tiles = {seat: EIGHT_MORE, f"temple_{seat}": built}
    table = Table(seat, hand=hand, **tiles)  # type: ignore[arg-type]
    plays_out_the_turn(table)
    assert table.state.winner == SEATS[seat]


@pytest.mark.parametrize("hand", ["N02", "N02 N15", "N15"])
def test_night_does_not_hand_day_a_temple_needlessly(hand: str) -> None:
    """Deter and Shift would turn her own tile beside Day's eight; nobody has to cast."""
    pawn, beside = ("e1", "e1") if hand == "N02" else ("f2", "e1 e2")
    table = Table("night", hand=hand, night_at=pawn, day=EIGHT, night=beside)
    plays_out_the_turn(table)
    assert not table.temple("day")


def test_day_does_not_hand_night_a_temple_needlessly() -> None:
    """A Wish must change something; it need not be the tile that Night waits for."""
    table = Table("day", hand="D02 D09", day_at="e1", day="e1 e2", night=EIGHT)
    plays_out_the_turn(table)
    assert not table.temple("night")


def test_greedy_breaks_what_the_other_has_nearly_built() -> None:
    table = Table("night", hand="N09 N08", night_at="f8", day=EIGHT, night="f7 f8")
    assert plays_out_the_turn(table)[0] == "cast N09"
    assert any(table.tile(name) == "night" for name in EIGHT.split())


def test_greedy_keeps_a_whole_choice_in_mind() -> None:
    """Seven and two: only both squares of Flourish together complete the Temple."""
    table = Table("day", hand="D11", day_at="b3", night_at="f8", day="a1 b1 c1 d1 a2 b2 c2 f8")
    plays_out_the_turn(table)
    assert table.temple("day")


def test_a_lone_option_needs_no_thought() -> None:
    def dream() -> Position:
        raise AssertionError

    table = Table("day", hand="")
    mind = imagination(GAME, table.state, DAY, Random(0))
    mind.dream = dream
    assert greedy().choose(mind).name == "end_casting"


def test_what_looks_the_same_is_left_to_luck() -> None:
    table = Table("day", hand="D06")
    table.casts("D06")
    blank = Greedy(Blank())
    chosen = {
        blank.choose(imagination(GAME, table.state, DAY, Random(seed))).name for seed in range(30)
    }
    assert len(chosen) > 10


@pytest.mark.parametrize("seat", [DAY, NIGHT])
def test_a_blank_evaluation_loses_to_the_real_one(seat: int) -> None:
    agents: list[Agent] = [Greedy(Blank(), "blank"), Greedy(Blank(), "blank")]
    agents[seat] = greedy()
    results = [play(GAME, agents, {}, seed)[1].winners() for seed in range(4)]
    assert results.count([seat]) >= 3


def test_of_many_options_some_are_looked_at_evenly_spread() -> None:
    options = DAY_AND_NIGHT_OPTIONS
    assert some(options[:5], 8, Random(0)) == options[:5]
    for seed in range(20):
        indices = [options.index(option) for option in some(options, 4, Random(seed))]
        assert len(set(indices)) == 4
        assert all(at * len(options) // 4 <= index for at, index in enumerate(indices))


class Counting(Blank):
    """Remembers how often it was asked, and what was drawn by then."""

    def __init__(self) -> None:
        self.hands: list[list[int]] = []

    def value(self, state: State, seat: int) -> float:
        self.hands.append(state.hand)
        return 0.0


def test_what_luck_decides_is_tried_several_times_and_alike_for_every_option() -> None:
    table = Table("day", hand="D06").ends_casting()
    steps = len(table.offered("step").split())
    counting = Counting()
    Greedy(counting).choose(imagination(GAME, table.state, DAY, Random(0)))
    assert steps == 2
    assert len(counting.hands) == steps * DREAMS + 1  # Ending her travel draws nothing.
    drawn = [hand[:20] for hand in counting.hands]
    assert drawn[:DREAMS] == drawn[DREAMS : 2 * DREAMS]
    assert any(hand != drawn[0] for hand in drawn[:DREAMS])
