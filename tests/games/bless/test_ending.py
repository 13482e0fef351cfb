"""The Final Turns, the end, and games that would not end (BL-14)."""

import pytest

from gloaming.games.bless import GAME
from gloaming.games.bless.field.triggers import MOST_EFFECTS
from gloaming.games.bless.main_phase import MOST_STEPS
from tests.support.bless import Table


def test_only_the_first_trigger_counts() -> None:
    """BL-14.1 R-13"""
    table = Table("2", "56c", altar=("3 4 5 6", ""), final_by="B", final_count=2)
    table.attacks(2, 56, "offer")
    assert table.state.final_by == 1
    assert table.state.final_count == 2


def test_how_many_are_left_is_seen_by_both() -> None:
    """BL-14.2"""
    table = Table("2", "56c", altar=("3 4 5 6", "")).attacks(2, 56, "offer")
    assert [table.sees(seat)["final_turns_left"] for seat in ("A", "B")] == [5, 5]
    table.ends_turn()
    assert (table.sees("A")["final_turn"], table.sees("B")["final_turns_left"]) == (1, 5)
    table.ends_turn()
    assert (table.sees("A")["final_turn"], table.sees("B")["final_turns_left"]) == (2, 4)


def test_the_turn_of_the_trigger_is_none_of_them() -> None:
    """BL-14.3 R-11"""
    table = Table("2 8", "56c 9", altar=("3 4 5 6", ""), hand="11").attacks(2, 56, "offer")
    assert table.asks("main", "A")
    assert table.state.final_turn == 0


def test_offers_go_on() -> None:
    """BL-14.4 R-15"""
    table = Table("2", "56c", altar=("3 4 5 6 7", ""), final_by="A", final_count=2)
    table.attacks(2, 56, "offer")
    assert table.altar("A") == "3 4 5 6 7 56"
    assert table.points("A") == 3


def test_the_last_turn_has_no_mulligan() -> None:
    """BL-14.5 R-14"""
    table = Table("8", "9", points=(2, 1), final_by="B", final_count=5, hand="11").does("end_turn")
    assert table.result == "A most-points"
    assert table.state.mods == []


@pytest.mark.parametrize(
    ("points", "trigger", "result"),
    [
        ((1, 0), "", "A cap-most-points"),
        ((0, 2), "", "B cap-most-points"),
        ((2, 2), "B", "B cap-trigger-wins"),
        ((2, 2), "", "draw cap-draw"),
    ],
)
def test_turn_120_is_the_last(points: tuple[int, int], trigger: str, result: str) -> None:
    """BL-14.6 R-76"""
    table = Table(turn=120, points=points, final_by=trigger, hand="8 9 11 12")
    table.ends_turn()
    assert table.result == result
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert outcome.reason == result.split()[1]
    assert outcome.winners() == ([] if result[0] == "d" else ["AB".index(result[0])])


def test_turn_119_is_not() -> None:
    """BL-14.6"""
    table = Table(turn=119, hand="8 9 11 12").ends_turn()
    assert table.result == ""


@pytest.mark.parametrize("goal", [3, 5, 7])
def test_the_altar_goal_can_be_another(goal: int) -> None:
    """BL-14.7"""
    state = GAME.setup({"altar_goal": str(goal)}, 2)
    assert state.goal == goal
    there = " ".join(str(card) for card in range(3, 3 + goal - 1))
    table = Table("2", "56c", altar=(there, ""), goal=goal).attacks(2, 56, "offer")
    assert table.state.final_by == 0


def test_two_hundred_steps_are_enough_for_a_turn() -> None:
    """BL-14.6"""
    table = Table("8s 9s", hand="11 12 14 15")
    table.state.main_steps = MOST_STEPS - 1
    table.does("release 8")
    assert table.asks("mulligan", "A")


def test_a_thousand_effects_are_enough_for_a_step() -> None:
    """BL-14.6: what waits is dropped, the turn ends."""
    table = Table("45", "9", hand="8 11 12 14").does("attack 45")
    assert table.points("A") == 1
    table = Table("45 8 E16", "9 17 53>17", hand="8 11 12 14").does("attack 45", "target 17")
    table.state.resolved = MOST_EFFECTS
    table.listens().does("yes", "choose 16")
    assert len(table.told("guard")) == 1
    assert table.points("A") == 0
    assert table.asks("mulligan", "A")
