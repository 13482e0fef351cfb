"""Heroes: what they have, how they move, what every hero can do."""

import pytest

from gloaming.games.last_spell.box.hero_cards import HEROES, PERKS, TRAITS
from gloaming.games.last_spell.heroes.carrying import hands_full, on_belt
from gloaming.games.last_spell.heroes.preparation import can_swap
from tests.support.last_spell import Field, item

HERO_TABLE = [  # LS-4.1: HP, Mana, tokens, weapons, shield
    (9, 2, [2, 3, 3], "W-M2", False),
    (8, 3, [2, 3, 4], "W-M1", True),
    (8, 2, [2, 3, 4], "W-M3", False),
    (7, 3, [2, 3, 4], "W-R1", False),
    (7, 3, [3, 3, 4], "W-R2", True),
    (6, 6, [2, 3, 3], "W-G1", True),
    (6, 7, [2, 2, 4], "W-G2", True),
    (7, 2, [3, 3, 4], "W-M1 W-R2", False),
]


@pytest.mark.parametrize("number", range(8))
def test_a_hero_has_what_its_card_says(number: int) -> None:
    """LS-4.1"""
    hp, mana, tokens, weapons, shield = HERO_TABLE[number]
    field = Field(f"HR{number + 1}@12,9")
    state = field.state
    assert (state.hp[0], state.base_mana[0], state.mana[0]) == (hp, mana, mana)
    assert state.value[:3] == tokens
    assert state.level[0] == 1
    for weapon in weapons.split():
        assert state.place[item(f"{weapon}a")] >= 8
    assert (state.place[item("A03a")] >= 8) == shield
    assert state.place[item("A01a")] == state.place[item("A02a")] >= 8
    assert len(HEROES) == 8
    assert len(TRAITS) == 12
    assert len(PERKS) == 16


def test_a_hero_with_as_many_wounds_as_hit_points_is_dead() -> None:
    """LS-4.2"""
    field = Field("HR2@12,9 HR4@18,18", "C@11,9E").arms().wounded(6)
    assert field.attack().where("HR2") == "12,9"
    field = Field("HR2@12,9 HR4@18,18", "C@11,9E").arms().wounded(7).attack()
    assert field.where("HR2") == ""


def test_mana_is_not_refreshed_at_night_and_never_above_the_base() -> None:
    """LS-4.3, LS-14.1, R-115"""
    field = Field("HR6@12,9").gives("blue1")
    field.state.mana[0] = 5
    field.turn()
    assert field.state.mana[0] == 5
    field.says("drink blue1")
    assert field.state.mana[0] == 6


def test_a_hero_has_four_action_points() -> None:
    """LS-4.4"""
    field = Field("HR2@12,9")
    field.state.ap[0] = 0
    assert field.turn().state.ap[0] == 4


def test_from_level_four_on_there_is_one_more() -> None:
    """LS-4.4"""
    field = Field("HR2@12,9")
    field.state.level[0] = 4
    assert field.turn().state.ap[0] == 5


def test_two_hands_and_three_items_on_the_belt() -> None:
    """LS-4.5"""
    field = Field("HR2@12,9 HR1@9,9")
    state = field.state
    assert hands_full(state, 0) == 2
    assert hands_full(state, 1) == 2
    assert not can_swap(state, item("W-M1a"), item("W-M2a"))  # A shield is in the other hand.
    field.arms("W-M1a", hero=0)
    assert can_swap(state, item("W-M1a"), item("W-M2a"))
    for potion in ("green1", "red1", "blue1"):
        field.gives(potion, 0)
    assert on_belt(state, 0) == 3
    field.gives("yellow1", 1)
    assert not can_swap(state, item("W-M1a"), item("yellow1"))


def test_a_trait_is_used_once_per_scenario() -> None:
    """LS-4.7, R-94"""
    field = Field("HR6@12,9").learns("TR04")
    field.state.mana[0] = 0
    field.turn().says("use_trait TR04")
    assert field.state.mana[0] == 6
    assert field.why_not("use_trait TR04").rule == "LS-4.7"
    field.says("end_turn")
    assert field.why_not("use_trait TR04").rule == "LS-4.7"


def test_tokens_become_movement_points() -> None:
    """LS-5.1, LS-5.2"""
    field = Field("HR2@12,9 HR4@18,18", options={"turn_order": "seats"}).turn().says("flip 3")
    assert field.state.mp == 4
    assert field.tokens() == ["ready", "ready", "used"]
    assert field.why_not("flip 3").rule == "LS-5.1"
    field.says("flip 1")
    assert field.state.mp == 6
    field.says("step 11,9", "end_turn")
    assert field.active == "HR4"
    assert field.state.mp == 0
    field.says("end_turn")
    assert field.active == "HR2"
    assert field.state.mp == 0  # MP left are lost.
    assert field.tokens() == ["used", "ready", "used"]


def test_a_step_costs_one_and_goes_to_a_free_neighbour() -> None:
    """LS-5.3, LS-5.4"""
    field = Field("HR2@12,9", "C@11,9E*").turn()
    assert field.why_not("step 13,9").rule == "LS-5.2"
    field.says("flip 1")
    assert sorted(field.offered("step")) == ["12,10", "12,8", "13,9"]
    assert field.why_not("step 11,9").rule == "LS-2.10"
    assert field.why_not("step 13,10").rule == "LS-5.3"
    field.says("step 13,9")
    assert field.state.mp == 1
    assert field.offers("end_turn")  # Moving less than paid for is fine.


def test_a_punch_deals_one_damage() -> None:
    """LS-5.5, R-61, R-116"""
    field = Field("HR1@12,9", "K1@11,9E C@13,9W").turn()
    assert sorted(field.offered("punch")) == ["11,9", "13,9"]
    assert field.why_not("punch 12,8").rule == "LS-5.5"
    field.says("punch 11,9", "roll orange-AS")
    assert field.why == "turn"  # No keyword, no reroll.
    assert field.state.ap[0] == 3
    assert field.why_not("punch 11,9").rule == "LS-14.4"
    field.says("end_turn", "punch 11,9", "roll orange-H")
    assert sum(field.state.wounds) == 1
    field.says("end_turn", "punch 11,9", "roll orange-M", "end_turn")
    field.says("punch 11,9", "roll orange-M", "end_turn")  # No limit but the AP.
    assert field.why_not("punch 11,9").rule == "LS-4.4"


def test_a_jump_goes_straight_over_one_obstacle() -> None:
    """LS-5.6, R-64, R-113"""
    field = Field("HR2@6,10", "", "ST1@7,10 ST1@6,9 ST1@6,8 ST2@5,10").turn().says("flip 1")
    assert field.why_not("jump 6,12").rule == "LS-5.6"  # Only 2 MP.
    field.says("flip 2")
    assert sorted(field.offered("jump")) == ["6,12", "8,10"]
    field.says("jump 6,12")
    assert field.where("HR2") == "6,12"
    assert field.state.mp == 2


def test_an_acrobat_jumps_for_two() -> None:
    """LS-5.6, PK08"""
    field = Field("HR2@6,10").learns("PK08").turn().says("flip 1", "jump 6,12")
    assert field.state.mp == 0


def test_reinforced_armour_takes_one_off_the_first_blow() -> None:
    """LS-5.7, R-42"""
    field = Field("HR2@12,9", "C@11,9E C@13,9W").arms().turn().says("reinforce")
    assert field.state.ap[0] == 3
    assert field.why_not("reinforce").rule == "LS-5.7"
    field.says("end_turn", "end_turn", "flip_coin left")
    assert field.state.hurt[0] == 1  # Two blows, one taken off.


def test_reinforcement_ends_with_the_monster_phase_and_not_by_friendly_fire() -> None:
    """LS-5.7, LS-13.11, R-42"""
    field = Field("HR2@12,9 HR7@16,9", options={"turn_order": "seats"})
    field.arms(hero=0).arms("W-G2a", hero=1).turn().says("reinforce", "end_turn")
    field.says("attack W-G2a-fireball", "aim 12,9")
    assert field.state.hurt[0] == 1
    assert field.state.reinforced[0] == 1
    field.says("end_turn", "end_turn", "end_turn", "flip_coin left")
    assert field.state.reinforced[0] == 0


def test_running_boots_and_sprinter_add_to_what_water_leaves() -> None:
    """R-121, LS-19.6, PK07, A23"""
    field = Field("HR2@12,8", map="lakeburg").learns("PK07").arms("A23").turn()
    field.says("use_item A23", "flip 3")
    assert field.state.mp == (4 - 2) + 1 + 2
    field.says("flip 2")
    assert field.state.mp == 5 + 1  # 3 - 2, and nothing more.
    field.says("restore A23", "use_item A23", "flip 1")
    assert field.state.mp == 6 + 1 + 2
    assert field.state.mana[0] == 2
