"""The worked examples about sight, monsters' attacks and heroes' attacks."""

import pytest

from gloaming.games.last_spell.attack.line_of_fire import LineOfFire
from gloaming.games.last_spell.board import NAMES, NORTH, WEST
from gloaming.games.last_spell.box.dice import FACE_NAMES, passed, stun_icon
from gloaming.games.last_spell.box.weapon import INEVITABLE, N9, PIERCING, R6
from tests.support.last_spell import Field, at, figure


def sees(field: Field, hero: str, spaces: str) -> list[bool]:
    sight = LineOfFire(field.state, at(hero))
    return [sight.sees(at(name)) for name in spaces.split()]


def test_three_houses_in_a_row_throw_a_wide_shadow() -> None:
    """V-09: LS-7.3, LS-7.4, R-46"""
    field = Field("", "", " ".join(f"ST2@{x},9" for x in range(12, 18)))
    sight = LineOfFire(field.state, at("14,10"))
    hidden = {8: range(11, 19), 7: range(10, 20), 6: range(9, 21), 5: range(8, 22)}
    for y, columns in hidden.items():
        seen = [x for x in range(28) if sight.sees(at(f"{x},{y}"))]
        assert seen == [x for x in range(28) if x not in columns]
    assert all(sight.sees(at(name)) for name in ("10,8", "19,8", "11,9", "18,9"))
    assert all(sight.sees(at(f"{x},{y}")) for y in range(10, 28) for x in range(28))


def test_two_blockers_that_touch_at_a_corner_are_one() -> None:
    """V-10: LS-7.3, LS-7.5"""
    field = Field("", "", "ST2@14,9 ST2@15,10")
    assert not any(sees(field, "14,10", "15,9 16,8 20,4 15,5 13,8 16,11"))
    assert all(sees(field, "14,10", "13,9 12,8 15,11 13,12"))


def test_what_a_hero_between_two_houses_sees() -> None:
    """V-58: LS-7.3"""
    field = Field("HR4@9,13", "", "BD1@C BD1@I")
    assert sees(field, "9,13", "12,11 11,11 12,9 11,16 11,17 9,5") == [
        False,
        False,
        True,
        False,
        True,
        True,
    ]


def test_a_shot_reaches_four_spaces() -> None:
    """V-11, V-12: LS-13.6"""
    far = Field("", "A@5,14E", "BD1@I").attack()
    assert far.flames("I") == 0
    near = Field("", "A@6,14E", "BD1@I").attack()
    assert near.flames("I") == 1


def missiles(mana: int) -> Field:
    """Mirella casts Magic Missiles at three Clawers; the rolls are miss, hit, miss."""
    field = Field("HR6@12,9", "C@9,9E C@9,11E C@10,9E").arms("W-G1a")
    field.state.mana[0] = mana
    return field.turn().says("attack W-G1a-magic-missiles")


def test_magic_missiles_reroll_one_of_two_misses() -> None:
    """V-13: LS-6.9"""
    field = missiles(3).says("aim 9,9", "roll blue-M")
    assert field.offered("reroll") == ["magic"]
    field.says("keep_roll", "aim 9,11", "roll blue-H", "aim 10,9", "roll blue-M")
    field.says("reroll magic", "roll blue-H")
    assert [field.where(name) for name in ("C1", "C2", "C3")] == ["9,9", "", ""]
    assert field.state.mana[0] == 1
    again = missiles(3).says("aim 9,9", "roll blue-M", "reroll magic", "roll blue-M")
    again.says("aim 9,11", "roll blue-H", "aim 10,9", "roll blue-M")
    assert again.why == "turn"  # Not both: nothing was asked.


def test_fireball_rerolls_only_on_the_impact_space() -> None:
    """V-14: LS-6.9, R-50"""
    field = Field("HR7@12,9", "C@16,9E C@17,9E C@15,9E").arms("W-G2a").turn()
    field.says("attack W-G2a-fireball", "aim 16,9")
    field.says("resolve C1", "roll blue-H", "resolve C2", "roll blue-M")
    assert field.why == "roll"  # C3, the last one; nothing was asked about C2.
    field.says("roll blue-M")
    assert field.why == "turn"


def test_the_circle_comes_before_a_hero() -> None:
    """V-33: LS-13.3, R-11"""
    field = Field("HR2@11,13", "C@12,13E").arms().attack()
    assert field.state.mages == 3
    assert field.state.hurt[0] == 0


def test_among_heroes_with_the_same_wounds_the_one_with_more_mana() -> None:
    """V-34: LS-13.4"""
    field = Field("HR2@10,11 HR6@12,11", "C@11,11E").wounded(2, 0).wounded(2, 1)
    field.arms(hero=0).arms(hero=1).attack()
    assert field.state.hurt[:2] == [2, 3]


def test_the_structure_that_fewest_attacks_destroy() -> None:
    """V-35: LS-13.5, LS-16.2"""
    field = Field("", "M@9,12E", "BD1@C ST2@9,11").burning("9,11", 3).attack()
    assert field.kind("9,11") == ""
    assert field.flames("C") == 0


def test_defences_before_walls() -> None:
    """V-36: LS-13.5"""
    field = Field("", "C@8,9E", "ST5@8,8 ST1@8,10").attack()
    assert field.flames("8,8") == 1
    assert field.flames("8,10") == 0


def test_no_shield_helps_against_an_explosion() -> None:
    """V-37: LS-10.10, LS-8.4, R-39, R-40"""
    field = Field("HR2@11,9", "B@10,9E").arms("A15")
    field.state.reinforced[0] = 1
    field.attack()
    assert field.state.hurt[0] == 3
    assert field.where("B1") == ""


def test_the_panic_area_empties() -> None:
    """V-38: LS-11.3, LS-16.3, R-104"""
    field = Field("HR2@18,18", "C@9,9S C@10,9S M@9,17E", "BD1@G ST1@9,8")
    field.monster_phase()
    assert field.state.panic == 12 - 3
    field.says("flip_coin left")
    assert field.flames("G") == 2
    assert field.flames("9,8") == 1
    assert field.state.panic == 7


def test_the_destroying_point_takes_no_flame() -> None:
    """V-39: LS-16.2, LS-16.3, R-37"""
    field = Field("HR2@18,18", "M@9,17E", "BD1@G").burning("G", 2).attack()
    assert field.kind("G") == ""
    assert field.state.panic == 12


def test_a_face_needs_its_keyword() -> None:
    """V-40, V-42: LS-10.6, LS-10.7"""
    armour, evasion = FACE_NAMES.index("orange-AS"), FACE_NAMES.index("blue-IS")
    assert not passed(armour, INEVITABLE)
    assert stun_icon(armour)
    assert passed(armour, PIERCING | INEVITABLE)
    assert passed(evasion, PIERCING | INEVITABLE)


def test_who_is_not_hit_can_be_stunned() -> None:
    """V-41: LS-10.7, R-51"""
    field = Field("HR1@12,9", "K3@11,9E").arms("W-M2a").turn()
    field.says("attack W-M2a-crush", "aim 11,9", "roll orange-HS", "roll blue-IS")
    assert field.state.wounds[figure("K3")] == 0
    assert field.state.stunned[figure("K3")] == 1


def test_a_bow_cannot_shoot_at_a_neighbour() -> None:
    """V-43: LS-6.7"""
    field = Field("HR4@11,13", "C@12,14E").turn().says("attack W-R1a-quick-shot")
    assert not field.offers("aim 12,14")
    assert field.why_not("aim 10,12").rule == "LS-6.7"


def test_splash_into_the_own_area_is_dropped() -> None:
    """V-44: LS-6.7, R-45"""
    field = Field("HR4@8,12", "C@9,11E C@9,10E").arms("W-R3").turn()
    field.says("attack W-R3-rain-of-arrows", "aim 9,10")
    assert field.why == "roll"  # Only C2; (9,11) lies in the attacker's Area.
    field.says("roll blue-M")
    assert field.why == "turn"


def test_a_rush_needs_room_to_land() -> None:
    """V-45: LS-24.2, R-59"""
    field = Field("HR2@10,16", "C@14,16E").turn().says("attack W-M1a-rush")
    assert not field.offers("aim 11,16")
    assert field.why_not("aim 11,16").rule == "LS-24.2"
    assert field.offers("aim 9,16")


@pytest.mark.parametrize(
    ("pattern", "impact", "direction", "spaces"),
    [
        (N9, "12,9", NORTH, "12,9 11,8 12,8 13,8 10,7 11,7 12,7 13,7 14,7"),
        (R6, "8,12", WEST, "8,12 8,11 8,13 7,12 7,11 7,13"),
    ],
)
def test_cone_and_rectangle(pattern: object, impact: str, direction: int, spaces: str) -> None:
    """V-46, V-47: LS-24.2"""
    assert pattern in (N9, R6)
    found = (N9 if pattern is N9 else R6).spaces(at(impact), direction)
    assert sorted(NAMES[space] for space in found) == sorted(spaces.split())


def test_a_catapult_reaches_the_next_sectors() -> None:
    """V-48: LS-15.3, R-118"""
    field = Field("HR2@9,9", "", "ST6@12,11")
    field.state.shots[field.state.structure[at("12,11")]] = 2
    field.turn().says("fire 12,11")
    assert field.offers("aim 8,12")
    assert field.why_not("aim 11,11").rule == "LS-24.1"


def test_the_night_ends_with_as_many_wounds_left_as_heroes() -> None:
    """V-54: LS-1.7, LS-1.8"""
    field = Field("HR2@12,9 HR4@16,9", "K1@5,22N C@11,9E", last=True)
    field.state.wounds[figure("K1")] = 1
    field.turn().says("attack W-M1a-slash", "aim 11,9", "roll blue-H")
    assert field.ending == "survived"


def test_the_night_goes_on_while_cards_lie_on_slots() -> None:
    """V-55: LS-1.7, R-01"""
    field = Field("HR2@12,9 HR4@16,9", "C@11,9E")
    field.turn().says("attack W-M1a-slash", "aim 11,9", "roll blue-H")
    assert field.ending == "goes-on"


def test_a_shield_is_restored_between_two_blows() -> None:
    """V-56: LS-8.3, R-69"""
    field = Field("HR2@12,9", "C@11,9E C@13,9W").arms("A08")
    field.state.exhausted[:] = [0] * len(field.state.exhausted)
    field.state.used[:3] = [1, 1, 0]
    field.attack().says("use_item A08")
    assert field.offered("restore") == ["A08"]
    field.says("restore A08")
    assert field.tokens() == ["used", "used", "used"]
    field.says("use_item A08")
    assert field.state.hurt[0] == 0


def test_tokens_give_less_on_water() -> None:
    """V-57: LS-19.6"""
    field = Field("HR2@12,8", map="lakeburg").turn().says("flip 3", "flip 1")
    assert field.state.mp == 3
