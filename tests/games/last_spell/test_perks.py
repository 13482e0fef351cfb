"""Perks and Traits that no other chapter tells of (LS-4.6, LS-4.7)."""

from gloaming.games.last_spell.box.hero_cards import PERKS, TRAITS
from tests.support.last_spell import Field, figure


def test_steady_aim_needs_a_hero_that_stands_still() -> None:
    """PK02"""
    field = Field("HR4@12,9", "C@9,9E C@9,10E").learns("PK02").turn()
    field.says("attack W-R1a-quick-shot", "aim 9,9", "roll blue-M")
    assert field.offered("reroll") == ["PK02"]
    field.says("keep_roll", "end_turn", "attack W-R1a-quick-shot", "aim 9,9", "roll blue-M")
    assert field.why == "turn"  # Only the first attack of the phase.
    moved = Field("HR4@12,9", "C@9,9E C@9,10E").learns("PK02").turn()
    moved.says("flip 1", "step 13,9", "attack W-R1a-quick-shot", "aim 9,9", "roll blue-M")
    assert moved.why == "turn"


def test_an_initiator_bounces_with_the_first_attack() -> None:
    """PK03"""
    field = Field("HR2@12,9", "C@11,9E C@10,9E").learns("PK03").turn()
    field.says("attack W-M1a-slash", "aim 11,9", "roll blue-M")
    assert field.offered("bounce") == ["C2"]
    field.says("bounce C2", "roll blue-H", "end_turn")
    field.says("attack W-M1a-slash", "aim 11,9", "roll blue-H")
    assert field.why == "turn"


def test_adrenaline_rush_and_mana_tap() -> None:
    """PK04, PK06"""
    field = Field("HR7@9,9", "C@12,9E C@13,9E").arms("W-G2a").learns("PK04").learns("PK06").turn()
    field.says("attack W-G2a-fireball", "aim 12,9", "resolve C1", "roll blue-H", "roll blue-H")
    assert field.state.ap[0] == 4 - 2 + 1
    assert field.state.mana[0] == 7 - 2 + 1


def test_a_brawler_pierces_and_rerolls() -> None:
    """PK05"""
    field = Field("HR2@12,9", "M@11,9E").learns("PK05").turn().says("punch 11,9", "roll orange-M")
    field.says("reroll PK05", "roll orange-AS")
    assert field.where("M1") == ""


def test_an_executioner_strikes_the_weak() -> None:
    """PK10"""
    field = Field("HR2@12,9", "K2@11,9E*").learns("PK10").turn()
    field.says("attack W-M1a-slash", "aim 11,9", "roll orange-H")
    assert field.state.wounds[figure("K2")] == 2


def test_a_field_medic_heals_once_a_night() -> None:
    """PK11"""
    field = Field("HR2@12,9 HR1@13,8 HR4@18,18").learns("PK11").wounded(1).wounded(2, 1)
    field.wounded(3, 2).turn().says("use_perk PK11")
    assert sorted(field.offered("help")) == ["HR1", "HR2"]
    assert field.why_not("help HR4").rule == "LS-25"
    field.says("help HR1")
    assert field.state.hurt[:3] == [1, 1, 3]
    assert field.why_not("use_perk PK11").rule == "LS-4.6"


def test_a_second_wind_comes_once_a_night() -> None:
    """PK16"""
    field = Field("HR2@12,9").learns("PK16").turn().says("flip 1", "reinforce", "use_perk PK16")
    assert field.state.ap[0] == 4
    assert field.tokens() == ["ready"] * 3
    assert not field.offers("use_perk PK16")


def test_tireless_and_fleet_footed() -> None:
    """TR02, TR03"""
    field = Field("HR2@12,9").learns("TR02").turn().says("reinforce", "use_trait TR02")
    assert field.state.ap[0] == 4
    field = Field("HR2@12,9").learns("TR03").turn().says("flip 1", "flip 2", "use_trait TR03")
    assert field.tokens() == ["ready"] * 3


def test_a_commander_gives_action_points() -> None:
    """TR06"""
    field = Field("HR2@12,9 HR1@18,18 HR4@9,9").learns("TR06").turn()
    field.state.ap[1] = 1
    field.says("use_trait TR06")
    assert field.offered("help") == ["HR1", "HR4"]
    field.state.passed[1] = 1
    field.says("help HR1")
    assert field.state.ap[1] == 3
    assert field.state.passed[1] == 0  # Back in the turn order (LS-14.6).


def test_lucky_rerolls_each_failed_roll_once() -> None:
    """TR10"""
    field = Field("HR7@9,9", "C@12,9E C@13,9E").arms("W-G2a").learns("TR10").turn()
    field.says("attack W-G2a-fireball", "aim 12,9", "resolve C2", "roll blue-M")
    assert field.offered("reroll") == ["TR10"]
    field.says("reroll TR10", "roll blue-M", "roll blue-M")
    assert sorted(field.offered("reroll")) == ["TR10", "magic"]
    field.says("reroll TR10", "roll blue-H")
    assert field.state.spent_trait[0] == 1


def test_there_are_twelve_traits_and_sixteen_perks() -> None:
    """LS-4.6, LS-4.7"""
    assert (TRAITS[10:], PERKS[-1]) == (["TR11", "TR12"], "PK16")
