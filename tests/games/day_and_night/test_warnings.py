"""What Day is told before she answers: that no step will be possible (UX-34)."""

from gloaming.games.day_and_night import GAME
from tests.support.day_and_night import Table


def warned(table: Table) -> str:
    warning = GAME.warns(table.state)
    return "" if warning is None else f"{warning.key} {warning.rule}"


def test_that_no_step_will_be_possible_is_said_before_casting_ends() -> None:
    """UX-34: frozen on a crystal, or with a crystal on every side; and while it lasts."""
    free, frozen = Table(hand="D07"), Table(hand="D07", crystals={"f1": 1})
    assert (warned(free), warned(frozen)) == ("", "frozen DN-7.4")
    assert warned(Table(hand="D07", crystals={"e1": 1, "f2": 1})) == "no-way DN-7.1"
    assert warned(Table(hand="D07", crystals={"e1": 1})) == ""
    frozen.ends_casting()
    assert frozen.asks("day", "travel")
    assert warned(frozen) == "frozen DN-7.4"
    assert GAME.waits(frozen.state), "the turn does not end in silence"
    assert warned(Table("night", night_at="b2", crystals={"b2": 1}, hand="N16")) == ""


def test_who_has_no_hours_left_for_a_step_is_not_called_frozen() -> None:
    """DN-7.1."""
    table = Table(hand="D07", crystals={"f1": 1})
    table.state.hours = 2
    assert warned(table) == ""
