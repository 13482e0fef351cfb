"""Cetusia in the two lakes of Lakeburg, and how scenario II begins."""

import pytest

from gloaming.engine.script import answer
from gloaming.games.last_spell import GAME
from gloaming.games.last_spell.box.maps import LAKEBURG
from gloaming.games.last_spell.box.monster_cards import KINDS, ORANGE
from gloaming.games.last_spell.view import view
from tests.games.last_spell.test_setup import BOTH
from tests.support.last_spell import Field, figure

TWO = {"scenario": "lakeburg"}


def night(heroes: str, monsters: str = "", built: str = "", phase: int = 1) -> Field:
    """The last night of Lakeburg, before the Monster Phase after `phase`."""
    return Field(heroes, monsters, built, map="lakeburg", day=3, fog=6, phase=phase, options=TWO)


def rises(field: Field, card: str) -> Field:
    """The next Monster Phase, up to what follows the Cetusia card."""
    return field.monster_phase().says("flip_coin left", f"wyrm {card}")


def test_scenario_two_begins_at_level_three() -> None:
    """LS-19.3, LS-19.1"""
    state = GAME.setup(TWO, 2)
    assert (state.map, state.mages) == (LAKEBURG, 6)
    assert (state.gold, state.materials) == (4 + 8, 6 + 2)
    for words in ["mission UM1", "mission UM4", *BOTH]:
        answer(state, GAME.vocabulary.option(words))
    asked = []
    while state.question is not None and state.question.why != "exchange":
        asked.append(state.question.why)
        answer(state, state.question.options[0])
    assert asked.count("stat") == 4  # Two level-ups for each.
    assert state.level[:2] == [3, 3]


def test_the_parts_have_their_values() -> None:
    """LS-20.9"""
    head, tail = KINDS[14], KINDS[15]
    assert (head.wounds, tail.wounds) == (8, 6)
    assert head.dice == tail.dice == ORANGE
    assert head.move == tail.move == 0
    assert head.boss
    assert tail.boss


def test_no_card_is_drawn_in_the_first_phase() -> None:
    """LS-20.10"""
    field = night("HR2@18,18", "C@6,13E", phase=0).monster_phase().says("flip_coin left")
    assert field.why == "turn"
    later = night("HR2@18,18", "C@6,13E").monster_phase().says("flip_coin left")
    assert later.offered("wyrm") == ["Z1", "Z2", "Z3", "Z4"]


@pytest.mark.parametrize(
    ("card", "head", "tail"),
    [
        ("Z1", "12,8", "15,19"),
        ("Z2", "15,8", "12,19"),
        ("Z3", "12,19", "15,8"),
        ("Z4", "15,19", "12,8"),
    ],
)
def test_the_parts_rise_where_the_card_says(card: str, head: str, tail: str) -> None:
    """LS-20.10, LS-20.12"""
    field = rises(night("HR2@18,18", "C@6,13E"), card)
    assert (field.where("ZH"), field.where("ZT")) == (head, tail)


def test_later_cards_relocate_the_parts_with_their_wounds() -> None:
    """LS-20.10, LS-20.11, R-108"""
    field = rises(night("HR2@18,18", "C@6,13E"), "Z1")
    field.state.wounds[figure("ZH")] = 5
    field.says("end_turn", "flip_coin left", "wyrm Z4")  # Head and Tail change lakes.
    assert (field.where("ZH"), field.where("ZT")) == ("15,19", "12,8")
    assert field.state.wounds[figure("ZH")] == 5


def test_who_stands_there_gives_way() -> None:
    """LS-20.11"""
    field = rises(night("HR2@12,8", "B@15,19N C@6,13E"), "Z1")
    assert field.where("HR2") == "12,7"  # Straight towards the Fog.
    assert field.where("B1") == ""  # A Boomer does not explode.
    assert field.told("explodes") == []


def test_a_hero_without_room_before_the_fog_goes_to_the_nearest_space() -> None:
    """LS-20.11, R-84, DP-11"""
    field = night("HR2@12,8", "C@12,7S* C@12,6S*")
    rises(field, "Z1")
    assert field.why == "displace"
    assert sorted(field.offered("displace")) == ["11,8", "12,9", "13,8"]
    assert field.why_not("displace 18,18").rule == "LS-20.11"
    field.says("displace 11,8")
    assert field.where("HR2") == "11,8"


def test_structures_on_the_space_are_gone() -> None:
    """LS-20.11"""
    field = rises(night("HR2@18,18", "C@6,13E", "ST1@12,8"), "Z1")
    assert field.kind("12,8") == ""


def test_without_a_neighbour_she_strikes_towards_the_city() -> None:
    """LS-20.12, R-81"""
    field = night("HR2@12,10 HR4@15,17", "C@6,13E").arms(hero=0).arms(hero=1)
    rises(field, "Z1")
    # Skull Smash from (12,8) south: two rows of three; Tidal Assault from (15,19) north.
    assert field.state.hurt[:2] == [2, 1]


def test_she_turns_to_what_is_beside_her_and_hits_monsters_without_dice() -> None:
    """LS-20.12, R-82, LS-13.1"""
    field = night("HR2@11,8", "C@10,8N* C@6,13E").arms()
    rises(field, "Z1")
    assert field.state.hurt[0] == 2  # Skull Smash to the west.
    assert field.where("C1") == ""


def test_two_neighbours_are_the_players_choice() -> None:
    """LS-20.12, DP-12"""
    field = night("HR4@11,8 HR5@13,8", "C@6,13E").arms(hero=0).arms(hero=1)
    rises(field, "Z1")
    assert (field.asked, field.why) == ("table", "target")
    field.says("target 13,8")
    assert field.state.hurt[:2] == [0, 2]


def test_a_tail_strikes_its_whole_area() -> None:
    """LS-20.12, LS-13.10"""
    field = night("HR2@11,18", "C@6,13E", "").arms()
    rises(field, "Z2")
    assert field.state.hurt[0] == 2  # Tidal Entrance.


def test_after_three_cards_all_four_are_shuffled() -> None:
    """LS-20.13, R-83"""
    field = rises(night("HR2@18,18", "C@6,13E"), "Z1")
    for card in ("Z2", "Z3"):
        field.says("end_turn", "flip_coin left", f"wyrm {card}")
    assert field.state.wyrm_deck == [1, 1, 1, 1]


def test_when_the_tail_dies_the_head_goes_on_at_stage_two() -> None:
    """V-51, LS-20.14, LS-20.9"""
    field = rises(night("HR2@12,18 HR1@12,9", "C@6,13E").arms("W-M1a").arms(hero=1), "Z2")
    state = field.state
    state.wounds[figure("ZT")] = 5
    state.wounds[figure("ZH")] = 5
    field.says("act HR2", "attack W-M1a-slash", "aim 12,19", "roll orange-H")
    assert field.where("ZT") == ""
    assert (state.wyrm_stage, state.wounds[figure("ZH")]) == (2, 5)
    field.says("end_turn", "act HR2", "end_turn", "end_turn", "flip_coin left", "wyrm Z1")
    assert field.where("ZT") == ""  # It does not come back.
    assert state.hurt[1] == 3  # Skull Smash at stage II.
    field.says("act HR1", "punch 12,8", "roll orange-H")
    assert field.why == "roll"  # Orange and blue.


def test_with_both_parts_gone_the_scenario_is_won() -> None:
    """LS-20.14, LS-1.9, R-80"""
    field = rises(night("HR2@12,18", "C@6,13E C@7,13E").arms("W-M1a"), "Z2")
    state = field.state
    state.wounds[figure("ZT")] = 5
    state.wounds[figure("ZH")] = 8
    field.says("attack W-M1a-slash", "aim 12,19", "roll orange-H")
    assert field.ending == "boss-slain"


def test_a_boss_comes_in_the_last_night_only() -> None:
    """LS-11.5"""
    for day in (1, 2):
        lake = Field("HR2@18,18", "C@6,13E", map="lakeburg", day=day, phase=1, options=TWO)
        assert lake.monster_phase().says("flip_coin left").why == "turn"
        cliff = Field("HR2@9,9", "C@6,22N", day=day, options={"scenario": "gildenberg"})
        assert cliff.monster_phase().says("flip_coin left").why == "turn"


def test_who_begins_in_the_fog_beside_water_is_not_slowed() -> None:
    """R-96, LS-12.4"""
    field = Field("HR2@18,18", "C@12,5S", map="lakeburg", fog=6).move()
    assert field.where("C1") == "12,8"


def test_water_is_no_hindrance_to_attacks() -> None:
    """R-120"""
    field = Field("HR2@12,8", "C@11,8E", map="lakeburg").turn()
    field.says("attack W-M1a-slash", "aim 11,8", "roll blue-H")
    assert field.where("C1") == ""
    assert field.state.ap[0] == 3


def test_while_the_team_chooses_her_target_everybody_sees_the_table() -> None:
    """LS-20.12, DP-12: the question is about the part that wavers."""
    field = rises(night("HR2@12,7 HR4@11,8", "C@6,13E"), "Z1")
    assert field.state.base_mana[0] == field.state.base_mana[1]
    assert (field.asked, field.why) == ("table", "target")
    assert view(field.state, 0)["about"] == "ZH"
    field.says("target 11,8")
    assert field.stands("ZH") == "12,8W"
    tail = rises(night("HR2@15,20 HR4@16,19", "C@6,13E"), "Z1")
    assert (tail.why, view(tail.state, 1)["about"]) == ("target", "ZT")


def test_what_a_fury_shield_kills_in_her_attack_does_not_attack_any_more() -> None:
    """A14, LS-13.1, LS-13.2: she attacks before all others, who only then find their targets."""
    field = night("HR2@12,10 HR4@18,18", "C@12,11N C@6,13E").arms("A14")
    rises(field, "Z1")
    assert field.why == "harm"
    field.says("use_item A14")
    assert field.where("C1") == ""
    assert field.told("strikes-hero") == []
