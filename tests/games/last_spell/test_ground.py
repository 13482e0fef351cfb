"""Terrain and obstacles: what is free, what blocks, what the Fog hides."""

import pytest

from gloaming.games.last_spell.table.ground import free, occupied
from tests.support.last_spell import Field, at


@pytest.mark.parametrize(
    ("place", "is_occupied"),
    [
        ("12,9", True),  # A hero.
        ("11,9", True),  # A monster.
        ("8,13", True),  # A wall.
        ("8,14", False),  # A Portal.
        ("13,13", True),  # The Circle.
        ("6,11", True),  # A Low Obstacle.
        ("5,5", True),  # Cliff.
        ("10,10", True),  # A Building.
        ("10,12", False),  # An empty plot.
        ("5,13", False),
    ],
)
def test_what_makes_a_space_occupied(place: str, is_occupied: bool) -> None:
    """LS-2.9, LS-2.13"""
    field = Field("HR2@12,9", "C@11,9E", "ST1@8,13 ST7@8,14 BD1@A")
    assert occupied(field.state, at(place)) == is_occupied


def test_water_is_no_obstacle_and_a_tree_is() -> None:
    """LS-2.9, LS-19.7, LS-3.5"""
    assert not occupied(Field(map="lakeburg").state, at("12,7"))
    assert occupied(Field(map="glenwald").state, at("16,12"))


def test_a_free_space_is_not_in_the_fog() -> None:
    """LS-2.10"""
    state = Field(fog=4).state
    assert free(state, at("4,13"))
    assert not free(state, at("3,13"))
    assert not occupied(state, at("3,13"))


def test_low_obstacles_block_walkers_and_never_sight() -> None:
    """LS-3.1"""
    field = Field("HR4@6,10", "C@6,13E").turn()
    assert field.why_not("step 6,11").rule in ("LS-5.2", "LS-2.10")
    field.says("flip 1")
    assert field.why_not("step 6,11").rule == "LS-2.10"
    field.says("attack W-R1a-quick-shot")
    assert field.offers("aim 6,13")


def test_nobody_enters_the_cliff_and_nothing_is_aimed_there() -> None:
    """LS-3.2, R-08"""
    field = Field("HR4@12,7").turn().says("flip 1")
    assert field.why_not("step 12,6").rule == "LS-2.10"
    field.says("attack W-R1a-quick-shot")
    assert field.why_not("aim 12,5").rule == "LS-3.2"
    moved = Field("HR2@18,18", "R@12,7N").move().where("R1")
    assert moved == "7,7"  # It faces the Cliff and goes along it (LS-12.8).


def test_a_cliff_space_is_not_affected_by_an_area() -> None:
    """LS-3.2, LS-6.12"""
    field = Field("HR7@12,8").arms("W-G2a").turn().says("attack W-G2a-fireball")
    assert field.offers("aim 12,7")  # Two rows of ground, one of Cliff: no complaint.
    field.says("aim 12,7")
    assert field.why == "turn"


def test_monsters_ignore_a_portal() -> None:
    """LS-3.3, R-09"""
    field = Field("HR2@18,18", "C@6,13E", "ST7@8,13").move()
    assert field.where("C1") == "9,13"
    beside = Field("HR2@18,18", "C@7,13E", "ST7@8,13").attack()
    assert beside.told("strikes-structure") == []


def test_a_hero_walks_through_a_gate_in_one_action() -> None:
    """LS-3.4, R-10"""
    field = Field("HR2@8,13", "", "ST3@9,13 ST4@10,13").turn().says("flip 1")
    assert not field.offers("step 9,13")
    assert not field.offers("step 11,13")  # It would cost 3.
    field.says("flip 2", "step 11,13")
    assert field.where("HR2") == "11,13"
    assert field.state.mp == 2 + 3 - 3


def test_a_gate_leads_nowhere_if_the_space_behind_is_taken() -> None:
    """LS-3.4"""
    field = Field("HR2@8,13", "C@10,13W*", "ST3@9,13").turn().says("flip 3")
    assert sorted(field.offered("step")) == ["7,13", "8,12", "8,14"]


def test_a_gate_is_a_wall_for_monsters() -> None:
    """LS-3.4"""
    assert Field("HR2@18,18", "C@6,13E", "ST3@8,13").move().where("C1") == "7,13"


def test_heroes_do_not_enter_the_fog() -> None:
    """LS-3.6"""
    field = Field("HR2@4,13").turn().says("flip 3")
    assert field.why_not("step 3,13").rule == "LS-3.6"


def test_a_figure_in_the_fog_is_out_of_reach_and_harmless() -> None:
    """LS-3.6, R-07, R-111, R-119"""
    field = Field("HR4@4,13", "C@3,13E*", "ST5@4,12").turn()
    assert field.why_not("punch 3,13").rule == "LS-3.6"
    field.says("fire 4,12")
    assert field.why_not("aim 3,13").rule == "LS-3.6"
    assert Field("HR4@4,13", "C@3,13E").attack().state.hurt[0] == 0


def test_an_area_does_not_reach_into_the_fog() -> None:
    """LS-3.6, LS-6.12"""
    field = Field("HR7@6,13", "C@3,13E").arms("W-G2a").turn()
    field.says("attack W-G2a-fireball", "aim 4,13")
    assert field.why == "turn"  # Nobody rolled.


def test_monsters_do_not_go_back_into_the_fog() -> None:
    """LS-12.6, R-22"""
    assert Field("HR2@18,18", "C@4,13W").move().where("C1") == "4,13"
