"""Monsters: their values, their dice, what is special about some of them."""

import pytest

from gloaming.games.last_spell.box.dice import COUNT, FACE_NAMES, FACES, passed, stun_icon
from gloaming.games.last_spell.box.monster_cards import BLUE, KINDS, ORANGE
from gloaming.games.last_spell.box.weapon import INEVITABLE, PIERCING
from gloaming.games.last_spell.words import PASSES
from tests.support.last_spell import Field, at, figure

MONSTER_TABLE = """
C 24 1 1 3 0 1 b | R 16 1 1 5 0 1 b | M 16 1 1 2 0 2 o | A 16 1 1 2 4 1 b | B 8 2 1 3 -2 2 o
W 10 2 1 4 0 2 b | K1 1 3 3 2 0 2 o | K2 1 3 4 2 0 2 o | K3 1 3 4 2 0 3 ob | U1 1 3 2 3 -1 1 b
U2 1 3 3 2 -1 1 ob | U3 1 3 3 2 -1 2 ob | L 3 2 1 3 0 1 ob
"""
DICE = {"b": BLUE, "o": ORANGE, "ob": ORANGE | BLUE}


def test_the_table_of_monsters() -> None:
    """LS-10.1, LS-10.2, LS-10.3, LS-10.4, LS-10.5"""
    rows = [row.split() for row in MONSTER_TABLE.replace("\n", "|").split("|") if row.strip()]
    for kind, row in zip(KINDS, rows, strict=False):
        id, figures, grade, wounds, move, attack, strength, dice = row
        assert kind.id == id
        assert (kind.figures, kind.grade, kind.wounds) == (int(figures), int(grade), int(wounds))
        assert (kind.move, kind.attack, kind.strength) == (int(move), int(attack), int(strength))
        assert kind.dice == DICE[dice]
        assert kind.wounds == 1 or kind.grade == 3
    flies = [kind.id for kind in KINDS[:13] if kind.flies]
    resolute = [kind.id for kind in KINDS[:13] if kind.resolute and kind.long_reach]
    drains = [kind.id for kind in KINDS[:13] if kind.drains]
    assert (flies, resolute, drains) == (["W", "L"], ["K1", "K2", "K3"], ["U1", "U2", "U3"])


def test_the_faces_of_the_dice() -> None:
    """LS-10.6, LS-10.5, with one face more that misses, as calibrated"""
    for die, keyword in ((ORANGE, PIERCING), (BLUE, INEVITABLE)):
        sides = [face for at, face in enumerate(FACES[die]) for _ in range(COUNT[at])]
        assert len(sides) == 6
        assert sum(passed(face, 0) for face in sides) == 2
        assert sum(passed(face, keyword) for face in sides) == 4
        assert sum(stun_icon(face) for face in sides) == 3
    assert not passed(FACE_NAMES.index("blue-M"), PIERCING | INEVITABLE)


def test_every_die_has_to_be_passed() -> None:
    """LS-10.6"""
    field = Field("HR3@12,9", "K3@10,9E").turn()
    field.says("attack W-M3a-lunge", "aim 10,9", "roll orange-AS", "roll blue-H")
    assert field.state.wounds[figure("K3")] == 0
    field.says("end_turn", "attack W-M3a-lunge", "aim 10,9", "roll orange-H", "roll blue-IS")
    assert field.state.wounds[figure("K3")] == 2


def test_a_stunned_monster_neither_moves_nor_attacks_and_keeps_its_facing() -> None:
    """LS-10.7, LS-12.1, R-30, R-117"""
    field = Field("HR2@12,9", "C@11,9S* C@5,9N*").arms().move()
    assert field.stands("C1") == "11,9S"
    assert field.stands("C2") == "5,9N"
    field.attack()
    assert field.state.hurt[0] == 0
    assert field.state.stunned[figure("C1")] == 0  # Until the end of the Monster Phase.


def test_nobody_is_stunned_twice_and_bosses_never() -> None:
    """LS-10.7, R-117, R-52"""
    field = Field("HR1@12,9", "K1@11,9E* X@13,9W").turn()
    field.says("attack W-M2a-crush", "aim 11,9", "roll orange-HS")
    assert field.told("stunned") == []
    field.says("end_turn", "attack W-M2a-crush", "aim 13,9", "roll orange-HS", "roll blue-HS")
    assert field.state.stunned[figure("X")] == 0


def test_a_resolute_monster_stops_beside_the_circle() -> None:
    """LS-10.8"""
    field = Field("HR2@18,18", "K1@10,13E", "")
    assert field.move().where("K1") == "12,13"


@pytest.mark.parametrize("near", ["BD1@C", "ST5@8,12"])
def test_buildings_and_defences_in_its_area_hold_a_resolute_monster(near: str) -> None:
    """LS-10.8, R-99"""
    where = "9,11" if near == "BD1@C" else "7,13"
    field = Field("HR2@18,18", f"K1@{where}E", near).move()
    assert field.where("K1") == where
    field.attack()  # Diagonal, and still in reach: Long reach.
    assert len(field.told("strikes-structure")) == 1


def test_a_portal_does_not_hold_a_resolute_monster() -> None:
    """LS-10.8, LS-3.3"""
    assert Field("HR2@18,18", "K1@6,13E", "ST7@7,12").move().where("K1") == "8,13"


def test_a_flier_may_not_end_on_what_it_flies_over() -> None:
    """LS-10.9"""
    field = Field("HR2@18,18", "L@6,13E", "ST5@8,13 ST5@9,13 ST5@10,13").move()
    assert field.where("L1") == "7,13"


def test_water_does_not_slow_fliers() -> None:
    """LS-10.9, LS-19.5"""
    assert Field("HR2@18,18", "W@13,6S", map="lakeburg").move().where("W1") == "13,10"


def test_an_explosion_hits_everything_around() -> None:
    """LS-10.10, R-39, DP-13"""
    field = Field("HR2@9,11 HR4@18,18", "B@9,12E C@8,12E C@8,11E", "BD1@C ST1@9,13").arms()
    field.attack()
    assert field.state.hurt[0] == 4
    assert (field.asked, field.why) == ("table", "victim")
    assert field.why_not("victim C3").rule == "LS-10.10"
    field.says("victim C1", "roll blue-IS")  # Inevitable.
    assert field.flames("C") == 2
    assert field.kind("9,13") == ""  # Capacity 1, damage 2.
    assert field.where("B1") == ""
    assert field.where("C1") == ""
    assert field.where("C2") == "8,11"


def test_a_killed_boomer_does_not_explode() -> None:
    """LS-10.10, R-39"""
    field = Field("HR5@12,9 HR2@9,10", "B@9,9E").arms("W-R2a").turn()
    field.says("attack W-R2a-bolt", "aim 9,9", "roll orange-H")
    assert field.where("B1") == ""
    assert field.state.hurt[1] == 0


def test_a_boomer_far_from_everything_waits() -> None:
    """LS-10.10"""
    field = Field("HR2@18,18", "B@5,13E C@5,14E").attack()
    assert field.where("B1") == "5,13"


def test_an_explosion_takes_mages() -> None:
    """LS-10.10, LS-13.9"""
    field = Field("HR2@18,18", "B@12,12E").attack()
    assert field.state.mages == 2


def test_an_area_attack_hits_each_component_once() -> None:
    """LS-10.12, LS-13.10, R-102"""
    field = Field("HR2@9,13 HR6@9,12", "U1@9,14E", "BD1@C BD1@I").arms(hero=0).attack()
    assert field.state.hurt[:2] == [1, 0]  # Mirella is two spaces away.
    assert field.flames("I") == 1  # Both of its spaces are in the Area.
    assert field.flames("C") == 1
    assert field.state.mana[0] == 1


def test_a_bulky_reaches_all_eight_spaces() -> None:
    """LS-10.13"""
    field = Field("HR2@12,10", "K1@11,9E").arms().attack()
    assert field.state.hurt[0] == 2
    assert Field("HR2@12,10", "C@11,9E").arms().attack().state.hurt[0] == 0


def test_a_flier_lands_on_a_free_portal_behind_a_monster() -> None:
    """LS-12.7, LS-3.3: a Portal is no obstacle that is flown over."""
    field = Field("HR2@18,18", "W@4,13E C@5,13E*", "ST7@6,13")
    field.move()
    assert field.told("moves")[0] == [figure("W1"), at("6,13"), PASSES]
