"""The worked examples about moving monsters."""

import pytest

from gloaming.games.last_spell.monsters.movement import in_order
from tests.support.last_spell import Field, figure


def test_two_clawers() -> None:
    """V-01: LS-12.1, LS-12.2, LS-12.3, LS-12.4"""
    field = Field("HR2@18,18", "C@7,9E C@5,9E").move()
    assert field.stands("C1") == "10,9S"
    assert field.stands("C2") == "8,9E"


def test_a_clawer_passes_an_armored() -> None:
    """V-02: LS-12.7"""
    field = Field("HR2@18,18", "C@6,14E M@7,14E*").move()
    assert field.stands("C1") == "9,14E"


def test_an_archer_cannot_pass_two() -> None:
    """V-03: LS-12.7"""
    field = Field("HR2@18,18", "A@5,14E M@6,14E* M@7,14E*").move()
    assert field.stands("A1") == "5,14E"


@pytest.mark.parametrize(
    ("coin", "others", "end"),
    [
        ("left", "", "7,10E"),  # V-04
        ("right", "", "7,12E"),  # V-05
        ("left", "M@5,10E*", "7,12E"),  # V-06
        ("left", "M@5,10E* M@5,12E*", "5,11E"),  # V-07
    ],
)
def test_a_clawer_before_a_low_obstacle(coin: str, others: str, end: str) -> None:
    """V-04, V-05, V-06, V-07: LS-12.8, R-17, R-18, LS-3.1"""
    field = Field("HR2@18,18", f"C@5,11E {others}", coin=coin).move()
    assert field.stands("C1") == end


def test_an_archer_slides_in_the_fog_and_stops_beside_the_hero() -> None:
    """V-08: LS-12.10, LS-12.11, LS-12.5, R-15"""
    field = Field("HR2@4,14", "A@3,14E").move()
    assert field.where("A1") == "4,13"


def test_the_order_of_movement() -> None:
    """V-19: LS-12.3, R-27"""
    field = Field("", "C@22,10W C@12,22N C@5,16E C@7,13E C@5,13E C@22,12W C@17,22N")
    names = [1 + one - figure("C1") for one in in_order(field.state)]
    assert names == [3, 4, 5, 1, 6, 7, 2]


def test_who_begins_adjacent_does_not_move() -> None:
    """V-20: LS-12.5, R-16"""
    assert Field("", "C@9,14E", "BD1@I").move().where("C1") == "9,14"


def test_a_winged_flies_over_a_ballista() -> None:
    """V-21: LS-12.7, LS-10.9"""
    assert Field("", "W@6,13E", "ST5@8,13").move().where("W1") == "10,13"


def test_a_winged_stops_before_a_wall() -> None:
    """V-22: LS-10.9, LS-12.5, R-98"""
    assert Field("", "W@6,13E", "ST1@8,13").move().where("W1") == "7,13"


def test_a_winged_flies_over_a_low_obstacle() -> None:
    """V-23: LS-12.7, LS-3.1"""
    assert Field("", "W@5,11E").move().where("W1") == "9,11"


def test_a_bulky_goes_around_a_hero() -> None:
    """V-24: LS-10.8, LS-10.13, LS-12.9"""
    field = Field("HR2@7,13", "K1@5,13E").move()
    assert field.where("K1") == "6,12"
    field.arms().attack()
    assert field.state.hurt[0] == 2


def test_a_bulky_beside_a_hero_stays() -> None:
    """V-25: LS-10.8"""
    assert Field("HR2@7,13", "K1@6,13E").move().where("K1") == "6,13"


def test_walls_do_not_hold_a_bulky() -> None:
    """V-26: LS-10.8, LS-12.9"""
    assert Field("", "K1@6,13E", "ST1@7,13").move().where("K1") == "7,12"


def test_a_clawer_stops_beside_a_hero() -> None:
    """V-27: LS-12.5"""
    assert Field("HR2@6,9", "C@5,10E").move().where("C1") == "6,10"


def test_water_slows_walkers() -> None:
    """V-28: LS-12.4, LS-19.5"""
    field = Field("", "C@13,7S R@15,6S W@11,6S A@16,7S", map="lakeburg").move()
    assert [field.where(name) for name in ("C1", "R1", "W1", "A1")] == [
        "13,8",
        "15,9",
        "11,10",
        "16,8",
    ]


def test_a_runner_leaps_two_and_stops_under_a_wall() -> None:
    """V-29: LS-12.7, LS-12.5"""
    field = Field("", "R@4,13E M@5,13E* M@6,13E*", "ST1@7,12").move()
    assert field.where("R1") == "7,13"


def test_a_runner_cannot_leap_onto_a_wall() -> None:
    """V-30: LS-12.7"""
    assert Field("", "R@4,13E M@5,13E*", "ST1@6,13").move().where("R1") == "4,13"


def test_monsters_in_the_fog_slide_past_each_other() -> None:
    """V-31: LS-12.10, R-24, R-26"""
    field = Field("", "C@1,13E A@3,13E*", coin="right").move()
    assert field.where("C1") == "4,14"


def test_nobody_slides_out_of_the_strip() -> None:
    """V-32: LS-12.10, R-23, R-25"""
    field = Field("HR2@4,20", "C@3,20E", coin="right").move()
    assert field.where("C1") == "4,19"


def test_a_harpy_on_a_corner_makes_three_steps() -> None:
    """V-62: LS-20.8, R-127"""
    assert Field("", "X@11,11E").move().stands("X") == "14,11S"
