"""The line of fire: what hides what."""

import pytest

from gloaming.games.last_spell.attack.line_of_fire import LineOfFire
from tests.support.last_spell import Field, at


def sees(field: Field, hero: str, space: str) -> bool:
    return LineOfFire(field.state, at(hero)).sees(at(space))


@pytest.mark.parametrize(
    ("built", "hidden"),
    [
        ("ST2@12,8", True),  # A Stone Wall.
        ("ST1@12,8", False),
        ("ST3@12,8", False),
        ("ST4@12,8", False),
        ("ST5@12,8", False),
        ("ST6@12,8", False),
        ("ST7@12,8", False),
        ("ST8@12,8", False),
    ],
)
def test_what_blocks_the_view(built: str, hidden: bool) -> None:
    """LS-7.1"""
    assert sees(Field("", "", built), "12,9", "12,7") != hidden


def test_buildings_and_trees_block_and_figures_and_the_circle_do_not() -> None:
    """LS-7.1, LS-19.7"""
    assert not sees(Field("", "", "BD1@A"), "10,11", "10,9")
    assert not sees(Field("", "", "", map="glenwald"), "16,11", "16,13")
    assert sees(Field("HR2@12,8", "C@12,10E"), "12,9", "12,7")
    assert sees(Field("", ""), "12,13", "16,13")


def test_only_what_is_adjacent_matters() -> None:
    """LS-7.1"""
    assert sees(Field("", "", "ST2@12,7"), "12,9", "12,5")


def test_a_side_is_closed_by_a_blocking_neighbour() -> None:
    """LS-7.2"""
    sight = LineOfFire(Field("", "", "ST2@12,8 ST2@13,9").state, at("12,9"))
    assert sight.closed == [0, 1]
    assert (sight.wide_left, sight.wide_right) == ([0, 0], [0, 0])


def test_whatever_is_not_hidden_is_seen() -> None:
    """LS-7.6"""
    field = Field("", "", "ST2@12,8")
    assert sees(field, "12,9", "12,8")  # The wall itself.
    assert sees(field, "12,9", "11,8")
    assert not sees(field, "12,9", "11,7")
    assert sees(field, "12,9", "10,7")


def test_a_hero_on_a_watchtower_has_vision() -> None:
    """LS-7.7, LS-15.5"""
    field = Field("HR4@9,10", "", "ST8@9,11 BD1@A ST2@8,11 ST2@10,11").turn()
    field.says("flip 1", "climb 9,11", "attack W-R1a-quick-shot")
    assert field.offers("aim 12,11")


def test_monsters_need_no_line_of_fire() -> None:
    """LS-7.8, R-13, LS-13.6"""
    field = Field("HR2@10,15", "A@10,12S C@10,13S", "").arms().attack()
    assert field.state.hurt[0] == 1  # The Clawer in between does not stop the shot.


def test_trees_cover_what_is_beside_them() -> None:
    """LS-19.8, R-97"""
    field = Field("HR7@12,9", map="glenwald").arms("W-G2a").turn().says("attack W-G2a-fireball")
    assert field.why_not("aim 17,11").rule == "LS-19.8"
    assert field.offers("aim 14,9")
    vision = Field("HR4@12,9", map="glenwald").arms("W-R7").turn().says("attack W-R7-eagle-shot")
    assert vision.offers("aim 17,11")
    near = Field("HR3@15,11", map="glenwald").turn().says("attack W-M3a-lunge")
    assert near.offers("aim 16,11")  # Melee is not restricted.


def test_a_covered_space_can_be_a_secondary_one() -> None:
    """LS-19.8"""
    field = Field("HR7@12,9", "C@15,11W", map="glenwald").arms("W-G2a").turn()
    field.says("attack W-G2a-fireball", "aim 14,10")
    assert field.why == "roll"
