"""Hatcheries and Seed Mortars in the last night of Glenwald."""

from gloaming.games.last_spell.box.monster_cards import CLAWER, figures_of
from gloaming.games.last_spell.view import view
from tests.games.last_spell.test_dryad import HIT, acting, grown, next_phase, night
from tests.support.last_spell import Field, at, figure


def breeding(heroes: str = "HR2@18,18", monsters: str = "", built: str = "") -> Field:
    """The second Monster Phase of a night with one Brood card, on slot 8 in the east."""
    field = night(heroes, monsters, built, slots=2).monster_phase().says("flip_coin left")
    return next_phase(field)


def test_brood_cards_lie_on_the_other_slots() -> None:
    """LS-18.5, LS-20.22"""
    field = night(slots=4)
    assert view(field.state, 0)["brood"] == {"8": "SQ1", "11": "SQ2", "3": "SQ3"}


def test_each_card_grows_a_hatchery_with_a_clawer_and_a_mortar() -> None:
    """LS-20.20, LS-20.22, R-85, R-86"""
    field = breeding()
    # Slot 8, row 1, columns 0 and 3, and two spaces towards the City at stage 1.
    assert field.stands("MO1") == "21,15W"
    assert field.stands("HA1") == "21,12W"
    assert [told[1] for told in field.told("hatches")] == [at("21,12")]
    assert field.where("C1") == "18,12"  # It has moved once, and once only.


def test_nothing_grows_before_the_second_phase() -> None:
    """LS-20.20"""
    field = night(slots=2).monster_phase().says("flip_coin left")
    assert field.where("HA1") == ""


def test_hatcheries_turn_over_then_become_archers_then_grow_again() -> None:
    """LS-20.20, LS-20.22, R-85"""
    field = next_phase(breeding())
    assert view(field.state, 0)["turned"] == ["HA1"]
    assert field.where("HA1") == "21,12"
    assert field.where("M1") == "19,12"
    next_phase(field)
    assert field.where("A1") == "20,12"  # From (21,12), up to the Armored before it.
    assert field.where("HA1") == "19,12"  # Four spaces at stage 3: the Armored is gone.
    assert field.where("M1") == ""
    assert view(field.state, 0)["turned"] == []


def test_a_missing_mortar_grows_again_further_on() -> None:
    """LS-20.22, R-85"""
    field = breeding()
    field.state.figure[at("21,15")] = 0
    field.state.at[figure("MO1")] = -1
    next_phase(field)
    assert field.where("MO1") == "20,15"  # Three spaces at stage 2.


def test_if_no_clawer_is_left_another_hatches() -> None:
    """LS-20.21"""
    field = night(slots=2).monster_phase().says("flip_coin left")
    spaces = list(range(28 * 27, 28 * 28))
    for clawer, space in zip(figures_of(CLAWER), spaces, strict=False):
        field.state.at[clawer] = space
        field.state.figure[space] = 5 + clawer
        field.state.stunned[clawer] = 1
    next_phase(field)
    assert [told[0] for told in field.told("hatches")] == [figure("M1")]


def test_what_stands_on_the_entry_space_is_removed() -> None:
    """LS-20.23"""
    field = breeding("HR2@18,18", "B@21,15W*", "ST1@20,12")
    field.state.stunned[figure("B1")] = 1
    assert field.where("B1") == ""
    assert field.told("explodes") == []


def test_past_the_dryad_and_monoliths_a_tile_grows_further_on() -> None:
    """LS-20.23"""
    field = night(slots=2).monster_phase().says("flip_coin left")
    field.state.at[figure("MN1")] = at("21,12")
    field.state.figure[at("8,13")] = 0
    field.state.figure[at("21,12")] = 5 + figure("MN1")
    next_phase(field)
    assert field.where("HA1") == "20,12"


def test_mortars_shoot_seven_spaces_along_their_facing() -> None:
    """LS-20.24, LS-13.6"""
    field = breeding("HR2@14,15")
    assert field.state.hurt[0] == 1  # From (21,15) west.
    far = breeding("HR2@13,16")
    assert far.state.hurt[0] == 0


def test_tiles_roll_dice_and_one_damage_destroys_them() -> None:
    """LS-20.24, LS-6.11"""
    field = breeding("HR4@18,16").says("attack W-R1a-quick-shot", "aim 21,15", *HIT)
    assert field.where("MO1") == ""
    assert field.told("broken") == [[figure("MO1"), at("21,15"), 0]]


def test_tiles_spread_no_panic() -> None:
    """LS-11.3, R-104"""
    field = breeding()
    field.state.at[figure("C1")] = -1
    field.state.figure[at("18,12")] = 0
    field.state.at[figure("MO1")] = at("10,11")
    before = field.state.panic
    next_phase(field)
    assert field.state.panic == before


def test_monsters_go_round_tiles_even_with_a_monster_on_them() -> None:
    """LS-12.7, LS-12.8"""
    for others in ([], ["C@18,14W*"]):
        field = grown(2)
        for one in ["HA@18,14W", *others, "R@20,14W"]:
            field.put(one)
        field.move()
        assert field.where("R1") == "16,15"


# Trapped.


def caught(others: str = "") -> Field:
    """A Hatchery grew under the first hero."""
    return breeding(f"HR2@21,12 {others}".strip())


def test_a_hero_on_the_entry_space_is_trapped_and_no_clawer_comes() -> None:
    """LS-20.23"""
    field = caught()
    assert field.told("traps") == [[figure("HA1"), 1, 0]]
    assert field.told("hatches") == []
    assert view(field.state, 0)["heroes"][0]["trapped"]
    assert field.state.hatched[0] == 2


def test_a_trapped_hero_can_only_punch_and_suffers() -> None:
    """LS-20.25"""
    field = caught("HR1@18,18")
    assert field.state.hurt[0] == 1  # At the start of the attacks.
    acting(field, "HR2")
    assert [option.name for option in field.question.options] == ["punch 21,12", "end_turn"]
    assert field.why_not("flip 1").rule == "LS-20.25"
    assert field.why_not("reinforce").rule == "LS-20.25"


def test_both_dice_set_the_trapped_hero_free() -> None:
    """LS-20.25, R-87"""
    field = caught()
    field.says("punch 21,12", "roll orange-H", "roll blue-IS")
    assert view(field.state, 0)["heroes"][0]["trapped"]
    field.says("end_turn", "punch 21,12", *HIT)
    assert not view(field.state, 0)["heroes"][0]["trapped"]
    assert field.where("HA1") == ""
    assert field.where("HR2") == "21,12"
    assert field.offers("flip 1")


def test_brawler_counts_against_the_trap_but_no_trait() -> None:
    """R-87, PK05"""
    field = caught().learns("PK05").learns("TR09")
    field.says("punch 21,12", "roll orange-AS", "roll blue-HS")
    assert field.where("HA1") == ""


def test_another_hero_sets_it_free_with_a_punch() -> None:
    """LS-20.25"""
    field = caught("HR1@21,11")
    acting(field, "HR1").says("punch 21,12")
    assert field.where("HA1") == ""
    assert field.state.ap[1] == 3
    assert field.state.hurt[0] == 1  # No damage.
    assert field.why_not("punch 21,12").rule == "LS-14.4"


def test_an_attack_on_its_space_does_not_touch_the_tile_under_a_hero() -> None:
    """LS-20.25"""
    field = caught("HR7@19,10")
    acting(field, "HR7").says("attack W-G2a-spark", "aim 21,12")
    assert field.where("HA1") == "21,12"
    assert field.why in ("harm", "turn")


def test_the_tile_under_a_hero_does_nothing() -> None:
    """LS-20.25"""
    field = breeding("HR2@21,15 HR1@15,15")  # A Mortar in the trap.
    assert field.told("traps") == [[figure("MO1"), 1, 0]]
    assert field.told("strikes-hero") == []
    hatchery = caught()
    next_phase(hatchery)
    assert hatchery.told("turns-over") == []


def test_a_monster_that_can_not_leave_shares_the_space_with_its_hatchery() -> None:
    """LS-20.26, R-89"""
    field = breeding("HR2@20,12 HR4@18,10")  # The hero beside it holds the Clawer.
    assert field.where("C1") == field.where("HA1") == "21,12"
    acting(field, "HR4").says("attack W-R1a-quick-shot", "aim 21,12")
    assert sorted(field.offered("resolve")) == ["C1", "HA1"]
    field.says("resolve C1", "roll blue-H")
    assert field.state.figure[at("21,12")] == 5 + figure("HA1")  # The tile is seen again.


def test_what_hatches_on_a_taken_space_goes_to_the_nearest_free_one() -> None:
    """LS-20.26, DP-11"""
    field = breeding("HR2@20,12")
    field.state.hp[0] = 99
    next_phase(field)
    assert field.where("C1") == "21,12"
    # (21,11) and (21,13) are as near; (21,13) is nearer to the middle of the City.
    assert field.told("hatches")[-1] == [figure("M1"), at("21,13"), 0]


def test_what_a_fury_shield_kills_from_the_trap_does_not_attack_any_more() -> None:
    """A14, LS-20.25, LS-13.2: the trap hurts before the monsters find their targets."""
    field = caught("HR1@21,11").arms("A14")
    field.put("C@20,12E")
    next_phase(field)
    field.says("use_item A14")
    if field.why == "strike":
        field.says("strike C1")
    assert field.where("C1") == ""
    assert [figure("C1"), 1, 17] not in field.told("strikes-hero")
