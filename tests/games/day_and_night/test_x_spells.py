"""Chapter 15 of the rules: X spells."""

import pytest

from tests.support.day_and_night import Table


@pytest.mark.parametrize(("seat", "spell"), [("day", "D10"), ("night", "N10")])
def test_x_is_the_distance_of_the_pawns_both_as_cost_and_as_reach(seat: str, spell: str) -> None:
    """DN-15.1"""
    table = Table(seat, day_at="a1", night_at="b2", hand=spell).casts(spell)
    assert table.hours == 12 - 2
    around_day, around_night = "a1 b1 c1 a2 b2 a3", "b1 a2 b2 c2 b3 a1 c1 d2 a3 c3 b4"
    reach = around_day if seat == "day" else around_night
    assert set(table.offered("change").split()) == set(reach.split())


def test_a_square_farther_away_than_the_opponent_is_too_far() -> None:
    """DN-15.1"""
    table = Table(day_at="a1", night_at="b2", hand="D10").casts("D10")
    assert table.why_not("change d1").key == "too-far"


def test_x_is_measured_when_announcing() -> None:
    """DN-15.1: after a Warp it is another."""
    table = Table(day_at="a1", night_at="a8", hand="D13 D10").casts("D13", "a6").casts("D10")
    assert table.hours == 12 - 3 - 2


def test_on_the_same_square_it_is_free_and_reaches_no_farther_than_her_own_location() -> None:
    """DN-15.2"""
    table = Table(hours=0, day_at="c3", night_at="c3", hand="D10").casts("D10")
    assert (table.tile("c3"), table.hours) == ("day", 0)
    table = Table("night", hours=0, day_at="c3", night_at="c3", hand="N10").casts("N10")
    assert table.tile("c3") == "night"


def test_with_more_distance_than_hours_it_cannot_be_cast() -> None:
    """DN-15.2"""
    table = Table(hours=11, hand="D10")  # f1 and a8 are twelve apart.
    assert not table.offers("cast D10")
    assert table.why_not("cast D10").rule == "DN-15.2"
    assert Table(hours=12, hand="D10").offers("cast D10")


def test_stolen_x_limits_the_target_but_costs_nothing() -> None:
    """DN-15.3"""
    table = Table(hours=6, day_at="a1", night_at="b2", hand="D12 N10")
    table.casts("D12").says("day", "steal N10").says("day", "cast_stolen")
    assert table.offered("change") == "a1 b1 c1 a2 b2 a3"
    assert table.says("day", "change a3").tile("a3") == "day"
    assert table.hours == 0
