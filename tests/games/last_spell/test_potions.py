"""Potions and scrolls."""

from gloaming.games.last_spell.state import IN_BOX
from tests.support.last_spell import Field, item


def test_one_potion_a_turn() -> None:
    """LS-9.1, R-68"""
    field = Field("HR2@12,9").gives("red1").gives("blue1").turn().says("drink red1")
    assert field.why_not("drink blue1").rule == "LS-9.1"
    assert field.why_not("drink green1").rule == "LS-4.5"
    field.says("end_turn")
    assert field.offers("drink blue1")


def test_what_the_colours_do() -> None:
    """LS-9.2, R-115"""
    field = Field("HR6@12,9").wounded(2)
    for colour in ("green1", "red1", "blue1", "yellow1"):
        field.gives(colour)
    field.state.mana[0] = 2
    field.turn().says("flip 2", "drink green1")
    assert field.tokens() == ["ready"] * 3
    field.says("end_turn", "drink red1")
    assert field.state.hurt[0] == 1
    field.says("end_turn", "drink blue1")
    assert field.state.mana[0] == 5
    field.state.ap[0] = 1
    field.says("end_turn", "drink yellow1")
    assert field.state.ap[0] == 3


def test_a_potion_has_two_uses() -> None:
    """LS-9.3"""
    field = Field("HR2@12,9").gives("red1").turn().says("drink red1")
    assert field.state.exhausted[item("red1")] == 1
    field.says("end_turn", "drink red1")
    assert field.state.place[item("red1")] == IN_BOX


def test_a_scroll_is_read_as_often_as_mana_allows() -> None:
    """LS-9.4"""
    field = Field("HR7@9,9", "K1@12,9E").arms("SC1").turn()
    for _ in range(3):
        field.says("read SC1", "aim 12,9", "roll orange-H")
    assert field.where("K1") == ""  # Three times 1 damage for 2 Mana each.
    assert field.state.mana[0] == 1
    assert field.why_not("read SC1").rule == "LS-4.3"


def test_a_scroll_is_a_magic_attack() -> None:
    """LS-9.4, LS-6.8, LS-6.9, LS-6.10"""
    field = Field("HR7@10,11 HR2@12,11", "C@9,11E", "BD1@A").arms("SC1").arms(hero=1).turn()
    field.says("read SC1")
    assert field.why_not("aim 10,9").rule == "LS-6.8"
    field.says("aim 9,11", "roll blue-M")
    assert field.offered("reroll") == ["magic"]
    field.says("keep_roll", "read SC1", "aim 12,11")
    assert field.state.hurt[1] == 1
