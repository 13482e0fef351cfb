"""What a player is told before it is too late: that there is no other turn."""

import pytest

from gloaming.games.bless import GAME
from tests.support.bless import Table


def warned(table: Table) -> str:
    """The reason that the active player is given unasked."""
    warning = GAME.warns(table.state)
    return "" if warning is None else warning.key


@pytest.mark.parametrize(
    ("began", "count", "key"),
    [
        ("B", 1, ""),
        ("A", 2, ""),
        ("B", 3, ""),
        ("A", 4, "last-turn"),  # The fifth is the other player's.
        ("B", 5, "last-turn"),
    ],
)
def test_the_last_own_turn_is_announced(began: str, count: int, key: str) -> None:
    """BL-14.2 BL-14.5"""
    assert warned(Table("8", "9", final_by=began, final_count=count, hand="11")) == key


def test_the_turn_of_the_trigger_is_none_of_them() -> None:
    """BL-14.3"""
    table = Table("2 8", "56c 9", altar=("3 4 5 6", ""), hand="11").attacks(2, 56, "offer")
    assert table.state.final_by == 0
    assert warned(table) == ""


@pytest.mark.parametrize(("turn", "key"), [(118, ""), (119, "last-turn"), (120, "last-turn")])
def test_so_is_the_last_one_that_is_allowed(turn: int, key: str) -> None:
    """BL-14.6"""
    table = Table("8", "9", hand="11", turn=turn)
    assert warned(table) == key


def test_nobody_is_warned_of_anything_else() -> None:
    table = Table("8", "9 56", final_by="B", final_count=5, hand="11")
    table.does("attack 08")
    assert table.state.question is not None
    assert table.state.question.why == "target"
    assert warned(table) == ""
