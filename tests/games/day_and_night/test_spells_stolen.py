"""Every Night spell cast by Day through Steal Passion (DN-14.4)."""

import pytest

from gloaming.games.day_and_night import GAME
from gloaming.games.day_and_night.board import BOARD
from gloaming.games.day_and_night.state import DAY
from gloaming.games.day_and_night.view import names
from tests.support.day_and_night import Table

VALLEY = set(names(BOARD))


def steal(table: Table, spell: str) -> Table:
    """Day casts Steal Passion and takes this spell."""
    return table.casts("D12").says("day", f"steal {spell}")


def cast(table: Table, spell: str, *targets: str) -> Table:
    """… and casts it."""
    steal(table, spell).says("day", "cast_stolen")
    for target in targets:
        table.says("day", f"{table.question.why} {target}")
    return table


def chosen_from(table: Table, verb: str) -> set[str]:
    return set(table.offered(verb).split())


def test_n01_needs_a_changed_night_tile_and_changes_days_location() -> None:
    table = Table(day_at="c2", night_at="c7", night="c7", hand="D03 D12 N01").casts("D03")
    assert cast(table, "N01").tile("c2") == "day"
    table = Table(day_at="c2", night_at="c7", day="c7", hand="D03 D12 N01").casts("D03")
    assert not steal(table, "N01").offers("cast_stolen")  # A Day tile was changed.


def test_n02_turns_over_days_location() -> None:
    table = cast(Table(day_at="c2", night_at="c7", night="c2 c7", hand="D12 N02"), "N02")
    assert (table.tile("c2"), table.tile("c7")) == ("day", "night")


def test_n03_changes_days_location() -> None:
    table = cast(Table(day_at="c2", night_at="c7", hand="D12 N03"), "N03")
    assert (table.tile("c2"), table.tile("c7")) == ("day", "neutral")


def test_n04_needs_a_changed_night_tile_and_day_draws_three() -> None:
    table = Table(night_at="c7", night="c7", hand="D03 D12 N04").casts("D03")
    cast(table, "N04").luck("D02", "D06", "D09")
    assert table.hand("day") == ["D02", "D06", "D09"]
    assert (table.hand("night"), table.book_size("night")) == ([], 69)
    assert not steal(Table(hand="D12 N04"), "N04").offers("cast_stolen")


def test_n05_day_draws_two() -> None:
    table = cast(Table(hand="D12 N05"), "N05").luck("D02", "D06")
    assert (table.hand("day"), table.hand("night")) == (["D02", "D06"], [])


def test_n06_changes_a_neutral_square_adjacent_to_day() -> None:
    table = Table(day_at="b2", night_at="c7", night="b1", crystals={"a2": 1}, hand="D12 N06")
    assert chosen_from(cast(table, "N06"), "change") == {"c2", "b3"}
    assert table.says("day", "change c2").tile("c2") == "day"


def test_n07_changes_a_square_adjacent_to_day() -> None:
    table = Table(day_at="b2", night_at="c7", night="b1", crystals={"a2": 1}, hand="D12 N07")
    assert chosen_from(cast(table, "N07"), "change") == {"b1", "c2", "b3"}
    assert table.says("day", "change b1").tile("b1") == "day"


def test_n08_changes_any_neutral_square() -> None:
    table = Table(night="b1", day="c1", crystals={"a2": 1}, hand="D12 N08")
    assert chosen_from(cast(table, "N08"), "change") == VALLEY - {"b1", "c1", "a2"}
    assert table.says("day", "change a8").tile("a8") == "day"


def test_n09_changes_any_square() -> None:
    table = Table(night="b1", temple_night="c1", crystals={"a2": 1}, hand="D12 N09")
    assert chosen_from(cast(table, "N09"), "change") == VALLEY - {"c1", "a2"}
    assert table.says("day", "change b1").tile("b1") == "day"


def test_n10_changes_a_square_within_x_of_day() -> None:
    """DN-15.3"""
    table = Table(day_at="a1", night_at="b2", hours=6, hand="D12 N10")
    assert chosen_from(cast(table, "N10"), "change") == {"a1", "b1", "c1", "a2", "b2", "a3"}
    assert table.says("day", "change c1").tile("c1") == "day"
    assert table.hours == 0


def test_n11_needs_day_on_a_day_tile_and_changes_two_squares_adjacent_to_her() -> None:
    table = Table(day_at="b2", night_at="c7", day="b2", night="b1", hand="D12 N11")
    cast(table, "N11", "b1", "b3")
    assert table.tile("b1") == table.tile("b3") == "day"
    for lying in ("b2", "c7"):  # Day on a Night tile; Night on one.
        table = Table(day_at="b2", night_at="c7", night=lying, hand="D12 N11")
        assert not steal(table, "N11").offers("cast_stolen")


def test_n12_needs_a_day_temple_and_changes_two_neutral_squares_around_day() -> None:
    table = Table(day_at="a2", temple_day="f8", night="b1 a1", hand="D12 N12")
    assert chosen_from(cast(table, "N12"), "change") == {"b2", "a3", "b3"}
    table.says("day", "change b2").says("day", "change b3")
    assert table.tile("b2") == table.tile("b3") == "day"
    assert not steal(Table(temple_night="f8", hand="D12 N12"), "N12").offers("cast_stolen")


def test_n13_needs_days_hand_to_be_empty_and_day_draws_five() -> None:
    table = cast(Table(hand="D12 N13 N13 N03"), "N13").luck("D02", "D02", "D02", "D02", "D03")
    assert table.hand("day") == ["D02", "D02", "D02", "D02", "D03"]
    assert table.hand("night") == ["N03", "N13"]
    assert not steal(Table(hand="D12 D02 N13"), "N13").offers("cast_stolen")


def test_n14_needs_a_day_temple_and_moves_night_onto_a_day_tile_without_temple_marker() -> None:
    table = Table(
        night_at="a8", day="a8 b1 c1", temple_day="d1", isolated="e1", night="a1", hand="D12 N14"
    )
    assert chosen_from(cast(table, "N14"), "move") == {"b1", "c1"}
    table.says("day", "move c1")
    assert GAME.view(table.state, DAY)["pawns"] == ["f1", "c1"]
    assert not steal(Table(temple_night="f8", hand="D12 N14"), "N14").offers("cast_stolen")


def test_n15_turns_over_everything_around_day() -> None:
    table = Table(
        day_at="b2",
        night_at="c7",
        night="b1 c1 b7",
        day="a1 b2",
        crystals={"c1": 1},
        hand="D12 N15",
    )
    cast(table, "N15")
    expected = {"a1": "night", "b1": "day", "c1": "night", "b2": "day", "b7": "night"}
    assert {name: table.tile(name) for name in expected} == expected


@pytest.mark.parametrize("spell", ["N16", "N17", "N18", "N19"])
def test_n16_to_n19_cannot_be_cast(spell: str) -> None:
    """DN-14.5"""
    table = steal(Table(hand=f"D12 {spell}"), spell)
    assert not table.offers("cast_stolen")
    table.says("day", "discard_stolen")
    assert table.discard("night") == [spell]
