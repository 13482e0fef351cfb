"""The worked examples of the rules, CS-E01 to CS-E34."""

import pytest

from gloaming.games.casting_shadows import GAME
from gloaming.games.casting_shadows.table.state import room
from tests.support.casting_shadows import Mage, Table


@pytest.mark.parametrize(("step", "damage", "left"), [(1, 3, "GR GR"), (2, 5, "GR"), (3, 6, "")])
def test_a_stepped_spell_deals_the_value_of_the_step_that_is_paid(
    step: int, damage: int, left: str
) -> None:
    """CS-E01."""
    table = Table(Mage("C", book="phoenix_flash"), Mage("E"), pool="GR GR GR SF OB")
    table.does("cast phoenix_flash", f"strength {step}")
    assert table.hp(2) == 18 - damage
    assert table.pool == f"{left} OB SF".strip()
    assert table.ap == 3


def test_a_purple_gem_pays_a_grey_cost() -> None:
    """CS-E02."""
    table = Table(Mage("SE"), Mage("NW"), market={"SE": "lightning_bug"}, pool="OB GP")
    table.does("collect").luck("draw heat_wave")
    assert table.book(1) == "lightning_bug"
    assert (table.market("SE"), table.pool, table.ap) == ("heat_wave", "", 3)


def test_a_spell_of_exactly_the_shown_level_is_sacrificed() -> None:
    """CS-E03."""
    mage = Mage("SE", book="personal_space fatal_fronds")
    table = Table(mage, Mage("NW"), market={"SE": "infernal_assault"}, pool="SF OR")
    table.does("collect", "sacrifice personal_space").luck()
    assert table.book(1) == "fatal_fronds infernal_assault"
    assert table.discard == "personal_space"
    mage = Mage("SE", book="fatal_fronds")
    table = Table(mage, Mage("NW"), market={"SE": "infernal_assault"}, pool="SF OR")
    assert table.why_not("collect").rule == "CS-6.5"


def test_a_conversion_spell_can_be_sacrificed() -> None:
    """CS-E04."""
    mage = Mage("SE", book="sapphire_synthesis")
    table = Table(mage, Mage("NW"), market={"SE": "personal_space"}, pool="OP")
    table.does("collect", "sacrifice sapphire_synthesis").luck()
    assert (table.book(1), table.discard) == ("personal_space", "sapphire_synthesis")


def test_a_companion_does_not_count_for_a_full_book() -> None:
    """CS-E05."""
    cards = "blue_gem fatal_fronds sapphire_synthesis spectral_slap"
    mage = Mage("SE", book=cards, counterspells="run_away", companion="thunder_stag", shadow=True)
    assert room(Table(mage, Mage("NW")).state, 0) == 0


def test_a_hex_spell_hits_everybody_on_the_tile_in_turn_order() -> None:
    """CS-E06."""
    slap = Mage("C", book="spectral_slap")
    table = Table(slap, Mage("SW"), Mage("SW"), pool="GR GB").does("cast spectral_slap")
    assert table.hps == [18, 15, 15]
    assert table.told("hurt") == [[1, 3, 0], [2, 3, 0]]


def test_crystals_hurt_at_the_end_of_the_turn() -> None:
    """CS-E07."""
    table = Table(Mage(hp=2), Mage("E"), dice="CC CC - - -").does("end_actions")
    assert table.result == "last-standing 2 1"
    table = Table(Mage(hp=2), Mage("E"), dice="CC CC - - -").does("protect", "end_actions")
    assert (table.hp(1), table.result) == (1, "")


def test_a_transformation_costs_three_energy_and_brings_a_companion() -> None:
    """CS-E08."""
    table = Table(Mage(hp=11, energy=2), Mage("E"), pool="SF", phase="absorb")
    table.says(1, "absorb 1", "summon umbral_raven").luck("emerge swift_hydra")
    assert (table.hp(1), table.state.energy[0], table.state.shadow) == (11, 0, 0b01)
    assert table.companion(1) == "umbral_raven"
    assert table.portal == "swift_hydra curse_toad keen_falcon"


@pytest.mark.parametrize(("tile", "damage"), [("crystal_crypt", 3), ("gale_bluffs", 1)])
def test_nothing_reduces_damage_on_the_crystal_crypt(tile: str, damage: int) -> None:
    """CS-E09."""
    target = Mage("SW", counterspells="pointed_shield")
    table = Table(Mage(book="spectral_slap"), target, pool="GR GB", tiles={"SW": tile})
    table.does("cast spectral_slap").says(2, "reveal pointed_shield")
    assert table.hp(2) == 18 - damage
    assert (table.bottom, table.counterspells(2)) == ("pointed_shield", "")


def test_whoever_is_eliminated_does_not_strike_back() -> None:
    """CS-E10."""
    target = Mage("SW", hp=3, counterspells="bees_everywhere")
    table = Table(Mage(hp=2, book="spectral_slap"), target, pool="GR GB")
    table.does("cast spectral_slap").says(2, "reveal bees_everywhere")
    assert table.hps == [2, 0]
    assert table.result == "last-standing 1 2"


def test_what_lies_where_with_four_players() -> None:
    """CS-E11."""
    state = GAME.setup({"characters": "random", "first_player": "seat1"}, 4)
    table = Table(Mage(), Mage())
    table.state = state
    table.luck()
    seen = GAME.view(state, 0)
    cards = [tile["position"] for tile in seen["tiles"] if tile["market"] is not None]
    assert sorted(cards) == sorted(["E", "SE", "SW", "NW", "NE"])
    assert seen["deck_size"] == 47
    assert (len(seen["portal"]), seen["companion_deck_size"]) == (3, 7)
    assert table.hps == [18] * 4


def test_crystals_can_not_be_rerolled() -> None:
    """CS-E12: nor can nothing at all."""
    table = Table(Mage(), Mage("E"), dice="GR CC OB SF GP")
    assert table.offered("reroll") == "r1 b1 b2 p1"
    assert table.why_not("reroll r2").key == "crystal-stays"
    assert not table.offers("throw")
    table.does("reroll r1", "reroll b2", "throw").luck("roll OR/GB/")
    assert table.dice == "OR CC OB GB GP"


def test_one_purple_gem_does_not_count_twice() -> None:
    """CS-E13."""
    table = Table(Mage(book="spectral_slap"), Mage("SW"), pool="GP GP")
    assert table.does("cast spectral_slap").hp(2) == 15
    table = Table(Mage(book="spectral_slap"), Mage("SW"), pool="GP")
    assert table.why_not("cast spectral_slap").key == "cannot-pay"


def test_spells_reach_as_far_as_they_say() -> None:
    """CS-E14."""
    book = "heavy_hand kinetic_wave infernal_assault heat_wave"
    table = Table(Mage("SE", book=book), Mage("NW"), pool="GR GR GB")
    assert table.offered("cast") == "kinetic_wave infernal_assault"
    assert table.why_not("cast heavy_hand").key == "no-target"
    table = Table(Mage("SE", book=book), Mage("NW"), Mage("SE"), pool="GR GR GB")
    assert not table.offers("cast heat_wave")
    assert table.does("cast infernal_assault").offered("target") == "jade ivory"


def test_fatal_fronds_hits_one_enemy_only() -> None:
    """CS-E15."""
    table = Table(Mage(book="fatal_fronds"), Mage(), Mage())
    assert table.does("cast fatal_fronds").offered("target") == "jade ivory"
    assert table.does("target ivory").hps == [18, 18, 16]


def test_a_full_book_makes_room_for_a_new_card() -> None:
    """CS-E16."""
    five = "fatal_fronds heavy_hand heat_wave lightning_bug spectral_slap"
    table = Table(Mage("SE", book=five), Mage("NW"), market={"SE": "red_gem"}).does("collect")
    assert table.offered("discard") == five
    table.does("discard heat_wave").luck()
    assert table.book(1) == "fatal_fronds heavy_hand lightning_bug spectral_slap red_gem"
    assert table.discard == "heat_wave"
    shields = "pointed_shield pointed_shield pointed_shield run_away run_away"
    table = Table(Mage("SE", counterspells=shields), Mage("NW"), market={"SE": "red_gem"})
    assert table.why_not("collect").rule == "CS-6.22"


def test_a_sacrifice_frees_its_place() -> None:
    """CS-E17."""
    four = "pointed_shield pointed_shield run_away run_away"
    mage = Mage("SE", book="fatal_fronds", counterspells=four)
    table = Table(mage, Mage("NW"), market={"SE": "gem_duplication"}, pool="GB")
    table.does("collect", "sacrifice fatal_fronds").luck()
    assert (table.book(1), table.discard) == ("gem_duplication", "fatal_fronds")
    assert room(table.state, 0) == 0


def test_each_copy_can_be_cast_once() -> None:
    """CS-E18."""
    table = Table(Mage(book="heavy_hand heavy_hand"), Mage(), pool="GR GR GP")
    table.does("cast heavy_hand", "strength 2", "pay token-GR")
    assert table.hp(2) == 14
    table.does("cast heavy_hand")
    assert (table.hp(2), table.pool) == (12, "")
    assert table.why_not("cast heavy_hand").key == "already-cast"


def test_a_duplicated_purple_gem_stays_purple() -> None:
    """CS-E19."""
    mage = Mage(book="gem_duplication phoenix_flash")
    table = Table(mage, Mage(), dice="- - - - GP").does("cast gem_duplication")
    assert (table.tokens, table.dice) == ("GP GP", "- - - - -")
    table.does("cast phoenix_flash", "strength 2")
    assert (table.hp(2), table.ap) == (13, 2)


def test_curse_void_turns_one_crystal_into_a_gem() -> None:
    """CS-E20."""
    table = Table(Mage(book="curse_void"), Mage("E"), dice="CC CC GB - -").does("cast curse_void")
    assert table.offered("convert") == "CC-GR CC-GB"
    table.does("convert CC-GB")
    assert (table.pool, table.tokens) == ("GB GB CC", "GB")
    assert table.does("end_actions").hp(1) == 17


def test_a_purple_orb_serves_as_a_blue_one() -> None:
    """CS-E21."""
    mage = Mage(book="sapphire_synthesis")
    table = Table(mage, Mage("E"), dice="- - - - OP").does("cast sapphire_synthesis")
    assert (table.tokens, table.dice) == ("GB", "- - - - -")
    assert table.offered("reroll") == ""
    assert table.why_not("reroll p1").key == "die-gone"


def test_answers_come_in_turn_order() -> None:
    """CS-E22."""
    targets = [Mage("C", counterspells="run_away") for _ in range(3)]
    caster = Mage("E", book="sudden_doom")
    table = Table(targets[0], caster, *targets[1:], turn_of=2, pool="GB GB")
    table.does("cast sudden_doom").says(3, "pass").says(4, "pass").says(1, "pass")
    assert table.hps == [11, 18, 11, 11]


def test_all_damage_comes_before_any_retaliation() -> None:
    """CS-E23."""
    bees = Mage("SW", hp=4, counterspells="bees_everywhere")
    caster = Mage("C", hp=3, book="spectral_slap")
    table = Table(caster, bees, Mage("SW", hp=2), pool="GR GB").does("cast spectral_slap")
    table.says(2, "reveal bees_everywhere")
    assert table.hps == [0, 1, 0]
    assert table.state.fallen == [2, 0]
    assert table.result == "last-standing 2 1 3"


def test_tile_companion_and_counterspell_reduce_in_this_order() -> None:
    """CS-E24."""
    target = Mage("NW", companion="granite_tortoise", counterspells="pointed_shield", shadow=True)
    thicket = {"NW": "thornwood_thicket"}
    table = Table(Mage(book="infernal_assault"), target, pool="GR GR", tiles=thicket)
    table.does("cast infernal_assault").says(2, "reveal pointed_shield")
    assert table.hp(2) == 14


def test_the_thicket_never_reduces_below_one() -> None:
    """CS-E25."""
    thicket = {"NW": "thornwood_thicket"}
    porcupine = Mage("NW", companion="bristling_porcupine", shadow=True)
    table = Table(Mage("NW", book="fatal_fronds"), porcupine, tiles=thicket)
    table.does("cast fatal_fronds")
    assert table.hps == [17, 17]


@pytest.mark.parametrize(("to", "hp"), [("W", 18), ("C", 13), ("SE", 18)])
def test_run_away_escapes_an_enemy_spell_by_leaving_its_range(to: str, hp: int) -> None:
    """CS-E26."""
    target = Mage("SW", counterspells="run_away")
    table = Table(Mage("SE", book="heat_wave"), target, pool="GR GR").does("cast heat_wave")
    table.says(2, "reveal run_away", f"flee {to}")
    assert (table.at(2), table.hp(2)) == (to, hp)


def test_run_away_escapes_a_hex_spell_by_leaving_the_tile() -> None:
    """CS-E27."""
    target = Mage("NE", counterspells="run_away")
    table = Table(Mage("C", book="psychic_spikes"), Mage("W"), target, pool="GR GB GP")
    table.does("cast psychic_spikes", "aim NE", "strength 2", "pay token-GR", "pay token-GB")
    table.says(3, "reveal run_away", "flee E")
    assert (table.hps, table.at(3), table.pool) == ([18, 18, 18], "E", "GP")
    assert table.asks(1, "act")


def test_lightning_bug_opens_no_window_for_a_shadow_form() -> None:
    """CS-E28."""
    target = Mage("E", shadow=True, counterspells="pointed_shield")
    table = Table(Mage(book="lightning_bug"), target, pool="GB").does("cast lightning_bug")
    assert table.asks(1, "act")
    assert (table.hp(2), table.counterspells(2), table.pool) == (18, "pointed_shield", "")


def test_fragments_can_be_absorbed_after_the_change() -> None:
    """CS-E29."""
    table = Table(Mage(energy=1), Mage("E"), pool="SF SF SF SF", phase="absorb")
    assert table.offered("absorb") == "1 2"
    table.says(1, "absorb 2", "summon curse_toad").luck().says(1, "absorb 2")
    assert (table.state.energy[0], table.state.shadow) == (2, 0b01)
    table = Table(Mage(energy=1), Mage("E"), pool="SF SF SF SF", phase="absorb")
    table.says(1, "absorb 2", "end_turn")
    assert (table.state.energy[0], table.state.shadow, table.pool) == (3, 0, "")


def test_nobody_can_answer_an_ability() -> None:
    """CS-E30."""
    haze = Mage(character="haze", shadow=True, energy=5)
    target = Mage("W", hp=6, counterspells="safety_dome", character="kit")
    table = Table(haze, target, Mage("E"), ap=0).does("ability", "target jade")
    assert (table.hps, table.state.energy[0]) == ([18, 0, 18], 0)
    assert table.asks(1, "act")


def test_the_stag_hits_adjacent_enemies_only() -> None:
    """CS-E31."""
    stag = Mage("C", book="fatal_fronds", companion="thunder_stag", shadow=True)
    table = Table(stag, Mage("C"), Mage("E"), pool="GB").does("cast fatal_fronds")
    assert table.asks(1, "stag")
    assert table.offered("strike") == "ivory"
    assert table.why_not("strike jade").rule == "CS-R64"
    table.does("strike ivory")
    assert (table.hps, table.pool) == ([18, 16, 16], "")


def test_a_counterspell_is_collected_on_the_desert() -> None:
    """CS-E32."""
    four = "fatal_fronds heavy_hand heat_wave lightning_bug"
    table = Table(Mage("W", book=four), Mage("E"), pool="GR OR", market={"SE": "red_gem"})
    table.does("collect").luck("deal safety_dome")
    assert (table.counterspells(1), table.pool) == ("safety_dome", "")
    assert len(table.state.queue) == 9
    assert table.market("SE") == "red_gem"
    assert room(table.state, 0) == 0


def test_only_the_tile_where_the_turn_starts_gives_its_bonus() -> None:
    """CS-E33."""
    table = Table(Mage("E"), Mage("W"), phase="start").luck("roll GR+GR/GB+GB/GP")
    assert table.dice == "GR GR GB GB GP"
    assert table.tokens == "GR"
    table.does("travel C")
    assert table.tokens == "GR"
    table.ends_turn().luck().ends_turn().luck()
    assert table.asks(1, "act")
    assert table.tokens == "SF"


def test_an_empty_main_deck_is_made_of_the_discard_pile() -> None:
    """CS-E34."""
    pile = """fatal_fronds fatal_fronds fatal_fronds fatal_fronds feeding_frenzy feeding_frenzy
        feeding_frenzy heavy_hand heavy_hand heavy_hand lightning_bug lightning_bug lightning_bug
        spectral_slap spectral_slap spectral_slap bubble_trouble bubble_trouble bubble_trouble
        heat_wave heat_wave heat_wave sinister_screech sinister_screech sinister_screech
        phoenix_flash unicorn_rush personal_space deadly_shroud psychic_spikes"""
    table = Table(Mage("SE"), Mage("E"), market={"SE": "red_gem"}, discard=pile, deck="")
    table.does("refresh").luck("draw red_gem")
    assert (table.deck_size, table.discard, table.market("SE")) == (30, "", "red_gem")
