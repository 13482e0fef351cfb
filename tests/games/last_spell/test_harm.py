"""Damage to heroes: reductions, armour and shields, death."""

import pytest

from gloaming.games.last_spell.box.armour import ARMOURS
from gloaming.games.last_spell.state import USED
from tests.support.last_spell import Field, item

ARMOUR_TABLE = """
A01 1 1 0 | A02 0 1 0 | A03 2 1 0 | A04 1 2 3 | A05 1 2 3 | A06 0 2 3 | A07 0 1 3 | A08 2 1 3
A09 2 1 3 | A10 1 2 5 | A11 1 2 4 | A12 1 3 5 | A13 0 2 5 | A14 2 2 5 | A15 2 3 6 | A16 0 3 4
A17 2 3 4 | A18 0 1 3 | A19 1 1 3 | A20 0 2 5 | A21 1 2 5 | A22 0 0 6 | A23 1 0 4 | A24 0 6 7
"""


def test_the_table_of_armour_and_shields() -> None:
    """LS-25, LS-8.5, R-71"""
    rows = [row.split() for row in ARMOUR_TABLE.replace("\n", "|").split("|") if row.strip()]
    printed = [(row[0], *map(int, row[1:])) for row in rows]
    assert [(one.id, one.worn, one.less, one.price) for one in ARMOURS] == printed
    tiers = [one.tier for one in ARMOURS]
    assert (tiers.count(0), tiers.count(1), tiers.count(2)) == (3, 10, 11)


def test_a_damage_instance_step_by_step() -> None:
    """LS-8.1, R-36, R-70, DP-14"""
    field = Field("HR2@12,9", "K3@11,9E").arms("A01a", "A02a").learns("PK01")
    field.state.reinforced[0] = 1
    field.attack()
    assert (field.asked, field.why) == ("HR2", "harm")
    assert field.state.reinforced[0] == 0  # Reinforcement first: 3 - 1.
    assert sorted(field.offered("use_item")) == ["A01a", "A02a"]
    assert field.offered("use_perk") == ["PK01"]
    field.says("use_item A01a", "accept")
    assert field.state.hurt[0] == 1


def test_a_used_card_is_exhausted() -> None:
    """LS-8.2"""
    field = Field("HR2@12,9", "C@11,9E C@13,9W").arms("A03a").attack().says("use_item A03a")
    assert field.state.exhausted[item("A03a")] == 1
    assert field.state.hurt[0] == 1  # The second Clawer; nothing was asked.


def test_a_card_not_worn_is_no_help() -> None:
    """LS-8.1"""
    field = Field("HR2@12,9", "C@11,9E").arms("A03a").attack()
    assert field.why_not("use_item A03b").rule == "LS-8.1"


def test_a_card_is_restored_for_mana() -> None:
    """LS-8.3, A07"""
    field = Field("HR2@12,9", "K3@11,9E").arms("A07").attack()
    assert field.why_not("restore A07").rule == "LS-8.3"  # It is ready.
    field.says("use_item A07", "restore A07", "use_item A07")
    assert field.state.mana[0] == 1
    assert field.state.hurt[0] == 1


def test_a_mantle_takes_two_tokens_of_choice() -> None:
    """LS-8.3, A24"""
    field = Field("HR2@12,9").arms("A24")
    field.state.exhausted[item("A24")] = 1
    field.turn().says("restore A24")
    assert field.offered("spend") == ["1", "2", "3"]
    field.says("spend 1", "spend 3")
    assert field.tokens() == ["used", "ready", "used"]
    assert field.state.exhausted[item("A24")] == 0


def test_explosions_go_through_armour_but_not_through_perks() -> None:
    """LS-8.4, R-40"""
    field = Field("HR2@11,9", "B@10,9E").arms("A15").learns("PK01").attack()
    assert field.why_not("use_item A15").rule == "LS-8.4"
    field.says("use_perk PK01")
    assert field.state.hurt[0] == 3


def test_iron_will_ignores_everything_once() -> None:
    """TR01, LS-4.7"""
    field = Field("HR2@11,9", "B@10,9E").arms().learns("TR01").attack().says("use_trait TR01")
    assert field.state.hurt[0] == 0
    assert field.state.spent_trait[0] == 1


def test_resourceful_restores_all_cards() -> None:
    """TR05"""
    field = Field("HR2@12,9", "C@11,9E").arms("A03a", "A01a").learns("TR05")
    field.state.exhausted[item("A03a")] = 1
    field.state.exhausted[item("A01a")] = 1
    field.attack().says("use_trait TR05", "use_item A03a")
    assert field.state.hurt[0] == 0
    assert field.state.exhausted[item("A01a")] == 0


def test_thick_skin_helps_once_per_monster_phase_against_monsters() -> None:
    """PK01"""
    field = Field("HR2@12,9", "C@11,9E C@13,9W").arms().learns("PK01").attack()
    field.says("use_perk PK01")
    assert field.state.hurt[0] == 1


def test_a_guardian_suffers_it_instead() -> None:
    """PK14"""
    field = Field("HR2@12,9 HR1@13,8", "C@11,9E C@12,10N").arms(hero=0).arms("A03b", hero=1)
    field.learns("PK14", 1).attack()
    assert (field.asked, field.why) == ("HR1", "guard")
    field.says("use_perk PK14", "use_item A03b")
    assert field.state.hurt[:2] == [1, 0]  # The second blow is Brenna's own.


def test_who_stands_apart_is_no_guardian() -> None:
    """PK14"""
    field = Field("HR2@12,9 HR1@14,8", "C@11,9E").arms(hero=0).learns("PK14", 1).attack()
    assert field.state.hurt[0] == 1


def test_coat_armor_forbids_shields_and_heavy_shield_armours() -> None:
    """A16, A17, R-72"""
    field = Field("HR2@12,9", "K3@11,9E").arms("A16", "A03a").attack()
    assert field.offered("use_item") == ["A16"]
    assert field.why_not("use_item A03a").rule == "LS-25"
    heavy = Field("HR2@12,9", "K3@11,9E").arms("A17", "A07")
    heavy.state.exhausted[item("A07")] = 1
    heavy.attack()
    assert heavy.offered("use_item") == ["A17"]
    assert heavy.offered("restore") == []


def test_drop_shield_gives_mana() -> None:
    """A09"""
    field = Field("HR6@12,9", "C@11,9E").arms("A09")
    field.state.mana[0] = 1
    field.attack().says("use_item A09")
    assert field.state.mana[0] == 3


def test_greaves_refresh_a_token() -> None:
    """A10, DP-24"""
    field = Field("HR2@12,9", "C@11,9E").arms("A10")
    field.state.used[:3] = [USED, USED, 0]
    field.attack().says("use_item A10")
    assert field.offered("refresh") == ["1", "2"]


def test_healers_armor_heals_another_hero() -> None:
    """A13"""
    field = Field("HR2@12,9 HR1@18,18 HR4@9,18", "C@11,9E").arms("A13")
    field.wounded(2, 1).wounded(1, 2).attack().says("use_item A13")
    assert field.offered("help") == ["HR1", "HR4"]
    assert field.why_not("help HR2").rule == "LS-25"
    field.says("help HR1")
    assert field.state.hurt[:3] == [0, 1, 1]


def test_fury_shield_strikes_back_and_the_struck_still_attacks() -> None:
    """A14, R-75, LS-13.2"""
    field = Field("HR2@12,9", "C@11,9E C@13,9W").arms("A14").attack().says("use_item A14")
    assert sorted(field.offered("strike")) == ["C1", "C2"]
    assert field.why_not("strike C3").rule == "LS-25"
    field.says("strike C2")
    assert field.state.hurt[0] == 1  # C2 was to attack after C1 and did.
    assert field.where("C2") == ""


@pytest.mark.parametrize(("card", "gain"), [("A20", "mana"), ("A21", "tokens")])
def test_darkness_asks_for_blood(card: str, gain: str) -> None:
    """A20, A21, R-74"""
    field = Field("HR6@12,9", "C@11,9E").arms(card)
    field.state.mana[0] = 0
    field.state.used[:3] = [USED, USED, 0]
    field.attack().says(f"use_item {card}")
    assert field.why == "darkness"
    field.says("accept")
    assert field.state.hurt[0] == 1
    if gain == "mana":
        assert field.state.mana[0] == 4
    else:
        assert field.tokens() == ["ready"] * 3


def test_darkness_does_not_kill() -> None:
    """R-74"""
    field = Field("HR6@12,9 HR2@18,18", "C@11,9E").arms("A20").wounded(5).attack()
    field.says("use_item A20")
    assert field.why != "darkness"


def test_priest_armor_saves_another_hero() -> None:
    """A22, R-73"""
    field = Field("HR2@12,9 HR1@18,18", "C@11,9E C@13,9W").arms().arms("A22", hero=1).wounded(7)
    field.attack()
    assert (field.asked, field.why) == ("HR1", "save")
    field.says("use_item A22")
    assert field.where("HR2") == ""  # Saved at HP - 1, then struck by the second Clawer.
    one = Field("HR2@12,9 HR1@18,18", "C@11,9E").arms().arms("A22", hero=1).wounded(7).attack()
    one.says("use_item A22")
    assert one.state.hurt[0] == 7
    assert one.where("HR2") == "12,9"


def test_murder_cards_reward_the_second_kill_of_a_turn() -> None:
    """A18, A19, R-76"""
    field = Field("HR7@9,9", "C@12,9E C@13,9E").arms("W-G2a", "A18", "A19")
    field.state.exhausted[item("A18")] = 1
    field.turn().says("flip 1", "attack W-G2a-fireball", "aim 12,9")
    field.says("resolve C1", "roll blue-H", "roll blue-H")
    assert field.state.exhausted[item("A18")] == 0
    assert field.tokens() == ["ready"] * 3


def test_jump_boots_walk_through_low_obstacles() -> None:
    """A11"""
    field = Field("HR2@6,10").arms("A11").turn().says("flip 1", "step 6,12")
    assert field.state.mp == 0
    assert field.where("HR2") == "6,12"


def test_an_accursed_drains_mana_even_if_the_damage_is_gone() -> None:
    """LS-10.11, LS-10.12, R-41"""
    field = Field("HR6@12,9", "U1@11,8E").arms("A03a").attack().says("use_item A03a")
    assert field.state.hurt[0] == 0
    assert field.state.mana[0] == 4


def test_a_heavy_shield_silences_every_ability_of_an_armour() -> None:
    """R-72, A17, A18, A19, A11: neither its use nor anything it does besides."""
    field = Field("HR1@12,9", "C@12,8E C@11,9E").arms("W-M1a", "A17", "A18", "A19")
    field.state.exhausted[item("A18")] = 1
    field.state.used[0] = USED
    kills(field)
    assert field.state.exhausted[item("A18")] == 1
    assert field.state.used[0] == USED
    boots = Field("HR1@5,11").arms("A11", "A17").turn().says("flip 1")
    assert not boots.offers("step 7,11")


def test_without_it_murder_cards_and_jump_boots_do_what_they_say() -> None:
    """A18, A19, A11"""
    field = Field("HR1@12,9", "C@12,8E C@11,9E").arms("W-M1a", "A03a", "A18", "A19")
    field.state.exhausted[item("A18")] = 1
    field.state.used[0] = USED
    kills(field)
    assert field.state.exhausted[item("A18")] == 0
    assert field.state.used[0] != USED
    boots = Field("HR1@5,11").arms("A11", "A03a").turn().says("flip 1")
    assert boots.offers("step 7,11")


def kills(field: Field) -> None:
    """The hero has killed one monster this turn, and kills a second."""
    field.turn()
    field.state.kills = 1
    field.state.used[0] = USED
    field.again().says("attack W-M1a-slash", "aim 12,8", "roll blue-H")
