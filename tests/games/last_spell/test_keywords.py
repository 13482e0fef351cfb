"""Ranges, attack areas and secondary effects (LS-24)."""

import pytest

from gloaming.games.last_spell.board import EAST, NAMES, SECTOR, SECTOR_NAMES, SOUTH
from gloaming.games.last_spell.box.weapon import (
    L2,
    L3,
    L3M,
    MV1,
    N9,
    O8,
    P1,
    PX2,
    PX3,
    PX4,
    Q9,
    R6,
    X5,
    Pattern,
)
from tests.support.last_spell import Field, at, figure


def aimed_sectors(field: Field) -> set[str]:
    return {SECTOR_NAMES[SECTOR[at(name)]] for name in field.offered("aim")}


@pytest.mark.parametrize(
    ("weapon", "attack", "sectors"),
    [
        ("W-R2a", "bolt", "B2"),
        ("W-R7", "arrow-storm", "A2 B1 C2 B3 MC"),
        ("W-R3", "horizon-shot", "A1 C1 A3 C3 B4 D2"),
        ("W-R1a", "quick-shot", "B2 A2 B1 C2 B3 MC"),
        ("W-R3", "long-shot", "A2 B1 C2 B3 MC A1 C1 A3 C3 B4 D2"),
    ],
)
def test_sector_ranges(weapon: str, attack: str, sectors: str) -> None:
    """LS-24.1"""
    field = Field("HR4@12,10").arms(weapon).turn().says(f"attack {weapon}-{attack}")
    assert aimed_sectors(field) == set(sectors.split())


def test_space_ranges() -> None:
    """LS-24.1"""
    field = Field("HR3@12,9").turn().says("attack W-M3a-lunge")
    offered = "10,9 11,9 13,9 14,9 12,8 12,7 12,10 12,11"
    assert sorted(field.offered("aim")) == sorted(offered.split())
    spin = Field("HR2@12,9", "C@11,8E").arms("W-M5").turn().says("attack W-M5-spin")
    assert spin.why == "roll"  # Self: there is nothing to choose.


@pytest.mark.parametrize(
    ("pattern", "spaces"),
    [
        (P1, "12,9"),
        (PX2, "12,9"),
        (PX3, "12,9"),
        (PX4, "12,9"),
        (MV1, ""),
        (L2, "12,9 13,9"),
        (L3, "12,9 13,9 14,9"),
        (L3M, "12,9 13,9 14,9"),
        (X5, "12,9 13,9 11,9 12,8 12,10"),
        (R6, "12,9 12,8 12,10 13,9 13,8 13,10"),
        (N9, "12,9 13,8 13,9 13,10 14,7 14,8 14,9 14,10 14,11"),
        (Q9, "11,8 12,8 13,8 11,9 12,9 13,9 11,10 12,10 13,10"),
        (O8, "11,8 12,8 13,8 11,9 13,9 11,10 12,10 13,10"),
    ],
)
def test_attack_areas_towards_the_east(pattern: Pattern, spaces: str) -> None:
    """LS-24.2"""
    found = [NAMES[space] for space in pattern.spaces(at("12,9"), EAST)]
    assert sorted(found) == sorted(spaces.split())
    assert pattern.impacts == {"PX2": 2, "PX3": 3, "PX4": 4}.get(pattern.id, 1)


def test_a_pattern_at_the_edge_of_the_board_is_cut_off() -> None:
    """LS-24.2, LS-6.12"""
    assert len(Q9.spaces(at("0,0"), SOUTH)) == 4


def test_a_directed_attack_goes_along_the_larger_difference() -> None:
    """LS-24.2, R-106"""
    field = Field("HR5@9,9", "C@12,10E C@13,10E").arms("W-R4").turn()
    field.says("attack W-R4-heavy-bolt", "aim 12,10")
    assert field.offered("resolve") == ["C1", "C2"]  # It went east.
    tie = Field("HR5@9,9", "C@12,12E C@12,13E").arms("W-R4").turn()
    tie.says("attack W-R4-heavy-bolt", "aim 12,12")
    assert sorted(tie.offered("face")) == ["east", "south"]
    assert tie.why_not("face north").rule == "LS-24.2"
    tie.says("face south")
    assert tie.offered("resolve") == ["C1", "C2"]


def test_a_rush_carries_the_hero_on() -> None:
    """LS-24.2, R-59"""
    field = Field("HR2@10,9", "C@11,9E C@12,9E C@13,9E").turn()
    field.says("attack W-M1a-rush", "aim 11,9")
    for _ in range(2):
        field.says(f"resolve {field.offered('resolve')[0]}", "roll blue-M")
    field.says("roll blue-M")
    assert field.where("HR2") == "14,9"  # Over three living monsters.


def test_a_blink_moves_the_hero() -> None:
    """LS-24.2, SC4"""
    field = Field("HR7@9,9", "C@12,9E").arms("SC4").turn().says("read SC4")
    assert field.why_not("aim 12,9").rule == "LS-24.2"
    field.says("aim 12,11")
    assert field.where("HR7") == "12,11"
    assert field.state.mana[0] == 5


def test_surround_stun_and_area_stun() -> None:
    """LS-24.3, R-53, SC2"""
    field = Field("HR7@9,9", "C@12,9E C@13,9E C@13,10E").arms("SC2").turn()
    field.says("read SC2", "aim 12,9", "roll blue-M", "keep_roll", "roll blue-IS")
    assert field.why == "turn"  # Only (13,9) is orthogonally adjacent.
    assert field.state.stunned[figure("C2")] == 1
    orb = Field("HR7@9,9", "C@14,9E C@15,9E C@15,10E").arms("W-G6").turn()
    orb.says("attack W-G6-thunderbolt", "aim 14,9", "roll blue-H", "roll blue-H", "roll blue-HS")
    stunned = [orb.state.stunned[figure(name)] for name in ("C2", "C3")]
    assert sorted(stunned) == [0, 1]
    assert orb.told("hit") == [[figure("C1"), 1, 0]]  # No damage to the others.


def test_inevitable_and_armour_piercing() -> None:
    """LS-24.3, LS-10.6"""
    lunge = Field("HR3@12,9", "C@10,9E").turn()
    lunge.says("attack W-M3a-lunge", "aim 10,9", "roll blue-IS")
    assert lunge.where("C1") == ""
    bolt = Field("HR5@12,9", "M@9,9E").arms("W-R2a").turn()
    bolt.says("attack W-R2a-bolt", "aim 9,9", "roll orange-AS")
    assert bolt.where("M1") == ""


def test_pursuit_follows_onto_the_impact_space() -> None:
    """LS-24.3, R-54"""
    field = Field("HR2@12,9", "C@11,9E").arms("W-M4").turn()
    field.says("attack W-M4-stab", "aim 11,9", "roll blue-H")
    assert field.where("HR2") == "11,9"
    missed = Field("HR2@12,9", "C@11,9E").arms("W-M4").turn()
    missed.says("attack W-M4-stab", "aim 11,9", "roll blue-M")
    assert missed.where("HR2") == "12,9"
    empty = Field("HR2@12,9").arms("W-M4").turn().says("attack W-M4-stab", "aim 11,9")
    assert empty.where("HR2") == "11,9"


def test_isolation_needs_a_lone_monster() -> None:
    """LS-24.3"""
    field = Field("HR2@12,9", "C@11,9E").turn()
    field.says("attack W-M1a-slash", "aim 11,9", "roll blue-M")
    assert field.offered("reroll") == ["isolation"]
    field.says("reroll isolation", "roll blue-M")
    assert field.why == "turn"  # Once.
    two = Field("HR2@12,9", "C@11,9E C@10,8E").turn()
    two.says("attack W-M1a-slash", "aim 11,9", "roll blue-M")
    assert two.why == "turn"


def test_vision_sees_everything() -> None:
    """LS-24.3, LS-7.7, SC7"""
    field = Field("HR6@10,11", "", "BD1@A").arms("SC7", "W-G1a").turn()
    field.says("read SC7", "attack W-G1a-arcane-bolt")
    assert field.offers("aim 10,9")


def test_manoeuvre_steps_back() -> None:
    """LS-24.3, R-55"""
    field = Field("HR4@11,9").turn().says("attack W-R1a-parting-shot", "aim 9,9")
    assert field.where("HR4") == "12,9"
    blocked = Field("HR4@11,9", "C@12,9W").turn()
    blocked.says("attack W-R1a-parting-shot", "aim 9,9")
    assert blocked.where("HR4") == "11,9"


@pytest.mark.parametrize(("flips", "steps", "grants"), [("2", 2, 0), ("2", 3, 1), ("2 3", 6, 2)])
def test_momentum_counts_movement(flips: str, steps: int, grants: int) -> None:
    """LS-24.3, R-56"""
    field = Field("HR1@5,9", f"K1@{6 + steps},9W").arms("W-M6").turn()
    field.says(*[f"flip {token}" for token in flips.split()])
    field.says(*[f"step {x},9" for x in range(6, 6 + steps)])
    field.says("attack W-M6-heavy-blow", f"aim {6 + steps},9", "roll orange-M")
    for _ in range(grants):
        assert field.offered("reroll") == ["momentum"]
        field.says("reroll momentum", "roll orange-M")
    assert field.why == "turn"


def test_propagation_bounces_from_monster_to_monster() -> None:
    """LS-24.3, R-57, DP-19"""
    field = Field("HR7@9,9", "C@12,9E C@13,10E C@12,11E C@16,9E").arms("SC6").turn()
    field.says("read SC6", "aim 12,9", "roll blue-M", "keep_roll")  # No hit is needed.
    assert field.offered("bounce") == ["C2"]
    assert field.why_not("bounce C4").rule == "LS-24.3"
    field.says("bounce C2", "roll blue-M")
    assert field.offered("bounce") == ["C3"]  # C1 was attacked already; no Magic reroll here.
    field.says("bounce C3", "roll blue-H")
    assert field.why == "turn"
    assert field.where("C3") == ""


def test_a_bounce_can_be_declined() -> None:
    """DP-19"""
    field = Field("HR7@9,9", "C@12,9E C@13,10E").arms("W-G2a").turn()
    field.says("attack W-G2a-spark", "aim 12,9", "roll blue-H", "stop")
    assert field.why == "turn"


def test_cursed_chooses_the_dice() -> None:
    """LS-24.3, R-58, DP-17"""
    field = Field("HR7@9,9", "M@12,9E K3@12,11E").arms("W-G3").turn()
    field.says("attack W-G3-zap", "aim 12,9")
    assert field.offered("choose_dice") == ["orange", "blue"]
    assert field.why_not("choose_dice two-blue").rule == "LS-24.3"
    field.says("choose_dice blue", "roll blue-M", "reroll magic", "roll blue-H")
    assert field.where("M1") == ""
    field.says("end_turn", "attack W-G3-zap", "aim 12,11")
    assert field.offered("choose_dice") == ["orange-blue", "two-orange", "two-blue"]
    field.says("choose_dice two-blue", "roll blue-H", "roll blue-H")
    assert field.state.wounds[figure("K3")] == 1


def test_restore_ap_and_token_for_an_ally_or_oneself() -> None:
    """LS-24.3, R-114, DP-24"""
    field = Field("HR6@9,9 HR2@12,9").arms("W-G8").turn().says("flip 1", "flip 2")
    field.says("attack W-G8-overcharge")
    assert sorted(field.offered("aim")) == ["12,9", "9,9"]
    field.says("aim 9,9")
    assert field.offered("refresh") == ["1", "2"]
    assert field.why_not("refresh 3").rule == "LS-9.2"
    field.says("refresh 2")
    assert field.tokens() == ["used", "ready", "ready"]
    assert field.state.ap[0] == 4  # 1 paid, 1 regained.


def test_vigour_restores_action_points() -> None:
    """SC5, LS-9.4"""
    field = Field("HR6@9,9 HR2@12,9").arms("SC5")
    field.turn().state.ap[1] = 1
    field.says("read SC5", "aim 12,9")
    assert field.state.ap[1] == 2


def test_nova_and_firebolt() -> None:
    """SC1, SC3"""
    field = Field("HR6@9,9", "C@10,10E").arms("SC3", "SC1").turn().says("read SC3", "roll blue-H")
    assert field.where("C1") == ""
    assert field.state.mana[0] == 3
    field.says("read SC1")
    assert aimed_sectors(field) == {"B2", "A2", "B1", "C2", "B3", "MC"}
