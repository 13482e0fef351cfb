"""Heroes' attacks: costs, uses, ranges, friendly fire, the procedure, rerolls."""

import pytest

from gloaming.games.last_spell.attack.assault import ATTACK_SCRIPT, BounceOn, PickTarget
from gloaming.games.last_spell.attack.declaring import ChooseImpact
from gloaming.games.last_spell.attack.rolling import RollDice
from gloaming.games.last_spell.box.equipment import ATTACKS, PUNCH, WEAPONS
from gloaming.games.last_spell.box.weapon import MAGIC, MELEE, RANGED
from gloaming.games.last_spell.frames import AT_BOUNCE, AT_EFFECTS, AT_IMPACT, AT_PICK, AT_ROLL
from tests.support.last_spell import Field, figure


def test_there_are_melee_ranged_and_magic_weapons() -> None:
    """LS-6.1"""
    assert [weapon.type for weapon in WEAPONS] == [MELEE] * 8 + [RANGED] * 8 + [MAGIC] * 8


def test_only_two_handed_melee_weapons_deal_two() -> None:
    """LS-6.2"""
    for weapon in WEAPONS:
        assert weapon.damage == (2 if weapon.type == MELEE and weapon.hands == 2 else 1)
    field = Field("HR1@12,9", "K1@11,9E").turn()
    field.says("attack W-M2a-crush", "aim 11,9", "roll orange-H")
    assert field.state.wounds[figure("K1")] == 2


def test_an_attack_type_has_a_cost() -> None:
    """LS-6.3"""
    for weapon in WEAPONS:
        assert 2 <= len(weapon.attacks) <= 3
    field = Field("HR7@12,9").arms("W-G2a")
    field.state.mana[0] = 1
    assert field.turn().why_not("attack W-G2a-fireball").rule == "LS-4.3"
    field.state.ap[0] = 0
    assert field.again().why_not("attack W-G2a-spark").rule == "LS-4.4"
    charge = Field("HR1@12,9").arms("W-M7").turn()
    assert charge.why_not("attack W-M7-charge").rule == "LS-6.3"  # It needs 3 MP.
    charge.says("flip 2", "attack W-M7-charge", "aim 11,9")
    assert charge.state.mp == 0
    assert charge.where("HR1") == "8,9"
    assert charge.state.walked == 0  # MP paid as a cost are no movement.


def test_uses_are_counted_for_each_card() -> None:
    """LS-6.4, R-60"""
    field = Field("HR8@12,9", "C@11,9E").arms("W-M1a", "W-M1b").turn()
    field.says("attack W-M1a-rush", "aim 13,9", "end_turn")
    assert field.why_not("attack W-M1a-rush").rule == "LS-6.4"
    assert field.offers("attack W-M1b-rush")
    assert field.why_not("attack W-M1c-rush").rule == "LS-4.5"


def test_a_weapon_of_level_two_has_one_more_use_and_a_keyword() -> None:
    """LS-6.4, LS-24.3"""
    field = Field("HR2@12,9", "K1@11,9E").arms("W-M1a")
    field.state.weapon_level[0] = 2
    field.turn()
    for _ in range(4):
        field.says("attack W-M1a-slash", "aim 11,9", "roll orange-M", "keep_roll", "end_turn")
    assert field.state.ap[0] == 0
    field.state.ap[0] = 4
    assert field.again().why_not("attack W-M1a-slash").rule == "LS-6.4"
    field.says("attack W-M1a-rush", "aim 11,9", "roll orange-AS")
    assert field.state.wounds[figure("K1")] == 1  # Armour Piercing by Level II.


def test_ranges_are_spaces_for_melee_and_sectors_for_the_others() -> None:
    """LS-6.5"""
    for attack in ATTACKS:
        if attack.type == RANGED:
            assert attack.reach.code == 1
        if attack.type == MELEE:
            assert attack.reach.code != 1


def test_the_impact_space_may_hold_anything_or_nothing() -> None:
    """LS-6.6, R-107"""
    field = Field("HR4@12,9 HR2@9,9", "C@10,9E", "BD1@A ST1@9,12").turn()
    field.says("attack W-R1a-quick-shot")
    offered = field.offered("aim")
    for space in ("10,9", "9,9", "9,10", "9,12"):  # A monster, a hero, nothing, a wall.
        assert space in offered
    assert field.why_not("aim 2,9").rule == "LS-3.6"


def test_ranged_weapons_affect_nothing_in_the_own_area() -> None:
    """LS-6.7"""
    field = Field("HR4@12,9").turn().says("attack W-R1a-quick-shot")
    assert field.why_not("aim 11,10").rule == "LS-6.7"
    melee = Field("HR2@12,9").turn().says("attack W-M1a-slash")
    assert sorted(melee.offered("aim")) == ["11,9", "12,10", "12,8", "13,9"]


def test_ranged_and_magic_sector_ranges_need_a_line_of_fire() -> None:
    """LS-6.8, R-105"""
    for hero, said in (("HR4", "W-R1a-quick-shot"), ("HR6", "W-G1a-arcane-bolt")):
        field = Field(f"{hero}@10,11", "", "BD1@A").turn().says(f"attack {said}")
        assert field.why_not("aim 10,9").rule == "LS-6.8"
    ball = Field("HR7@10,11", "C@10,9E", "BD1@A").arms("W-G2a").turn()
    ball.says("attack W-G2a-fireball", "aim 9,10")  # In sight; (10,9) is a secondary space.
    assert ball.why == "roll"
    lunge = Field("HR3@10,11", "C@10,9S", "BD1@A").turn().says("attack W-M3a-lunge")
    assert lunge.offers("aim 10,9")


def test_the_magic_reroll_costs_one_mana_and_works_once_an_attack() -> None:
    """LS-6.9, DP-18"""
    field = Field("HR6@12,9", "C@9,9E").arms("W-G1a").turn()
    field.says("attack W-G1a-arcane-bolt", "aim 9,9", "roll blue-M")
    assert field.offered("reroll") == ["magic"]
    field.says("reroll magic", "roll blue-M")
    assert field.why == "turn"
    assert field.state.mana[0] == 5


def test_without_mana_there_is_no_magic_reroll() -> None:
    """LS-6.9, PK13"""
    field = Field("HR6@12,9", "C@9,9E").arms("W-G1a")
    field.state.mana[0] = 0
    field.turn().says("attack W-G1a-arcane-bolt", "aim 9,9", "roll blue-M")
    assert field.why == "turn"
    saver = Field("HR6@12,9", "C@9,9E").arms("W-G1a").learns("PK13")
    saver.state.mana[0] = 0
    saver.turn().says("attack W-G1a-arcane-bolt", "aim 9,9", "roll blue-M", "reroll magic")
    assert saver.state.mana[0] == 0


def test_friendly_fire_needs_no_dice_and_spares_the_attacker() -> None:
    """LS-6.10, R-43, R-44"""
    field = Field("HR1@12,9 HR2@11,10", "").arms("A03b", hero=1).turn()
    field.says("attack W-M2a-ground-slam", "aim 11,9")  # A cross that holds both heroes.
    assert (field.asked, field.why) == ("HR2", "harm")
    field.says("use_item A03b")
    assert field.state.hurt[:2] == [0, 1]


def test_heroes_do_not_damage_structures() -> None:
    """LS-6.11, R-103"""
    field = Field("HR1@12,10", "", "BD1@B").turn()
    field.says("attack W-M2a-ground-slam", "aim 13,10")
    assert field.flames("B") == 0


def test_the_procedure_of_an_attack() -> None:
    """LS-6.12, R-47"""
    steps = ATTACK_SCRIPT.steps
    assert isinstance(steps[AT_IMPACT], ChooseImpact)
    assert isinstance(steps[AT_PICK], PickTarget)
    assert isinstance(steps[AT_ROLL], RollDice)
    assert isinstance(steps[AT_BOUNCE], BounceOn)
    assert type(steps[AT_EFFECTS]).__name__ == "StunAround"
    field = Field("HR1@12,9 HR2@11,8", "C@11,9E C@10,9E").arms(hero=1).turn()
    field.says("attack W-M2a-ground-slam", "aim 11,9")
    assert field.state.ap[0] == 2  # Paid before anybody rolls.
    assert field.why == "resolve"  # DP-16
    assert field.offered("resolve") == ["C1", "C2"]
    assert field.why_not("resolve C3").rule == "LS-6.12"
    field.says("resolve C2", "roll blue-H")
    assert field.where("C2") == ""  # It leaves the board at once.
    assert field.state.hurt[1] == 0  # Heroes come after the monsters.
    field.says("roll blue-M")
    assert field.state.hurt[1] == 2


def test_each_impact_of_several_is_chosen_after_the_one_before() -> None:
    """LS-6.12, DP-19"""
    field = Field("HR5@12,9", "C@9,9E C@9,11E").arms("W-R2a").turn()
    field.says("attack W-R2a-burst", "aim 9,9", "roll blue-M", "aim 9,9", "roll blue-H")
    assert field.where("C1") == ""
    field.says("stop")
    assert field.why == "turn"
    assert field.state.ap[0] == 2


def test_at_most_four_rerolls_in_one_attack() -> None:
    """LS-6.13, R-48, R-49, R-124"""
    field = Field("HR4@12,9", "K3@9,9E").arms("W-R1a").learns("TR10").learns("PK02").turn()
    field.says("attack W-R1a-twin-arrows", "aim 9,9", "roll orange-M", "roll blue-M")
    assert field.offered("reroll") == ["isolation", "PK02", "TR10"]
    field.says("reroll isolation")
    assert field.why == "roll"  # All dice of the monster again.
    field.says("roll orange-M", "roll blue-M", "reroll PK02", "roll orange-M", "roll blue-M")
    field.says("reroll TR10", "roll orange-M", "roll blue-M")
    field.says("aim 9,9", "roll orange-M", "roll blue-M", "reroll isolation")
    field.says("roll orange-M", "roll blue-M")
    assert field.why == "turn"  # Lucky would grant a fifth.


def test_a_punch_has_no_weapon_keywords() -> None:
    """R-116"""
    assert PUNCH.keywords == 0
    field = Field("HR2@12,9", "C@11,9E").turn().says("punch 11,9", "roll blue-M")
    assert field.why == "turn"  # The Shortsword's Isolation is no help.


@pytest.mark.parametrize(
    ("perk", "said", "face"),
    [
        ("PK09", "attack W-R1a-quick-shot", "blue-IS"),
        ("PK15", "attack W-M1a-slash", "orange-AS"),
    ],
)
def test_perks_used_when_declaring(perk: str, said: str, face: str) -> None:
    """LS-4.6, PK09, PK15"""
    monster = "C" if perk == "PK09" else "K1"
    where = "9,9" if perk == "PK09" else "11,9"
    field = Field("HR8@12,9", f"{monster}@{where}E").arms("W-R1a", "W-M1a").learns(perk).turn()
    field.says(said, f"use_perk {perk}")
    assert field.why_not(f"use_perk {perk}").rule == "LS-4.6"  # Once per phase.
    field.says(f"aim {where}", f"roll {face}")
    assert field.told("hit")


@pytest.mark.parametrize(("trait", "face", "hit"), [("TR08", "blue-IS", 1), ("TR09", "blue-IS", 0)])
def test_traits_used_when_declaring(trait: str, face: str, hit: int) -> None:
    """LS-4.7, TR08, TR09"""
    field = Field("HR4@10,11", "C@10,9E", "BD1@A").learns(trait).turn()
    field.says("attack W-R1a-quick-shot", f"use_trait {trait}")
    assert field.offers("aim 10,9") == (trait == "TR08")  # Vision sees over the House.
    if hit:
        field.says("aim 10,9", f"roll {face}")
        assert field.where("C1") == ""


def test_sunderer_pierces_and_stuns() -> None:
    """TR09, LS-10.7"""
    field = Field("HR2@12,9", "K1@11,9E").learns("TR09").turn()
    field.says("attack W-M1a-slash", "use_trait TR09", "aim 11,9", "roll orange-AS")
    assert field.state.wounds[figure("K1")] == 1
    assert field.state.stunned[figure("K1")] == 1


def test_berserker_deals_one_more() -> None:
    """TR07"""
    field = Field("HR2@12,9", "K1@11,9E").learns("TR07").turn()
    field.says("attack W-M1a-slash", "use_trait TR07", "aim 11,9", "roll orange-H")
    assert field.state.wounds[figure("K1")] == 2
