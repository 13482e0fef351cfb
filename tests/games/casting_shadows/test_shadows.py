"""Shadow energy, transformation, abilities, end of turn (CS-9)."""

import pytest

from tests.support.casting_shadows import Mage, Table


def test_energy_has_a_limit_in_each_form() -> None:
    """CS-9.1."""
    table = Table(Mage(energy=1), Mage("E"), pool="SF SF SF SF SF", phase="absorb")
    assert table.offered("absorb") == "1 2"
    shadow = Mage(energy=1, shadow=True, companion="prism_gecko")
    table = Table(shadow, Mage("E"), pool="SF SF SF SF SF", phase="absorb")
    assert table.offered("absorb") == "1 2 3 4"
    full = Mage(energy=5, shadow=True, companion="prism_gecko")
    table = Table(full, Mage("E"), pool="SF", phase="absorb")
    assert table.state.active == 1  # Nothing to absorb: the phase is skipped.


def test_any_number_of_fragments_is_absorbed() -> None:
    """CS-9.2, CS-R56: dice and tokens alike, also none."""
    table = Table(Mage(), Mage("E"), pool="SF", dice="SF - - - -", phase="absorb")
    assert table.offered("absorb") == "1 2"
    assert table.why_not("absorb 3").rule == "CS-9.2"
    table.does("absorb 2")
    assert (table.state.energy[0], table.pool) == (2, "")
    table = Table(Mage(), Mage("E"), pool="SF", phase="absorb").does("end_turn")
    assert (table.state.energy[0], table.pool) == (0, "")


def test_three_energy_turn_into_the_shadow_form() -> None:
    """CS-9.3, CS-R59: with one of the three Companions, which is replaced."""
    table = Table(Mage(hp=9, energy=3), Mage("E"), pool="SF", phase="absorb")
    assert table.offered("summon") == "umbral_raven curse_toad keen_falcon"
    assert table.why_not("summon swift_hydra").rule == "CS-9.3"
    table.does("summon curse_toad")
    assert table.question.why == "emerge"
    table.luck("emerge thunder_stag")
    assert (table.hp(1), table.state.energy[0], table.companion(1)) == (9, 0, "curse_toad")
    assert table.portal == "umbral_raven thunder_stag keen_falcon"
    assert table.told("transforms") == [[0, 0, 0]]


def test_with_less_energy_nobody_transforms() -> None:
    """CS-9.3."""
    table = Table(Mage(energy=1), Mage("E"), pool="SF", phase="absorb")
    assert table.offered("summon") == ""


def test_transforming_can_wait_and_absorbing_can_go_on() -> None:
    """CS-9.4, CS-R58: also without a new fragment."""
    table = Table(Mage(energy=3), Mage("E"), phase="absorb")
    assert table.asks(1, "absorb")
    table.does("end_turn")
    assert (table.state.active, table.state.energy[0]) == (1, 3)
    table = Table(Mage(energy=3), Mage("E"), pool="SF", phase="absorb")
    table.does("summon curse_toad").luck()
    assert table.offered("absorb") == "1"


def test_one_transformation_and_one_companion_for_the_whole_game() -> None:
    """CS-9.5."""
    shadow = Mage(energy=3, shadow=True, companion="prism_gecko")
    table = Table(shadow, Mage("E"), pool="SF", phase="absorb")
    assert (table.offered("summon"), table.offered("absorb")) == ("", "1")


def test_crystals_hurt_and_the_pool_is_emptied() -> None:
    """CS-9.6, CS-R57: fragments not absorbed are lost."""
    table = Table(Mage(hp=9), Mage("E"), dice="CC CC SF GB -", pool="GR")
    table.does("end_actions", "end_turn")
    assert (table.hp(1), table.pool, table.told("hurt")) == (7, "", [[0, 2, 0]])
    toad = Mage(hp=9, companion="curse_toad", shadow=True)
    assert Table(toad, Mage("E"), dice="CC CC - - -").does("end_actions").hp(1) == 9


def test_a_toad_summoned_now_protects_this_very_turn() -> None:
    """CS-R60."""
    table = Table(Mage(hp=2, energy=3), Mage("E"), dice="CC CC - - -", phase="absorb")
    table.does("summon curse_toad").luck()
    assert (table.hp(1), table.state.active) == (2, 1)


def test_the_next_living_player_follows() -> None:
    """CS-9.7."""
    table = Table(Mage(), Mage(hp=0), Mage("E"), dice="- - - - -").does("end_actions")
    assert table.state.active == 2


def test_companions_help_at_the_start_of_the_turn() -> None:
    """CS-9.8."""
    given = {}
    for companion in ("moonlit_moth", "prism_gecko", "umbral_raven", "swift_hydra", "curse_toad"):
        mage = Mage("W", hp=9, companion=companion, shadow=True)
        table = Table(
            mage, Mage("E"), phase="start", portal="thunder_stag keen_falcon granite_tortoise"
        ).luck("roll GR+GR/GB+GB/OP")
        given[companion] = (table.hp(1), table.tokens, table.ap)
    assert given == {
        "moonlit_moth": (10, "", 4),
        "prism_gecko": (9, "GP", 4),
        "umbral_raven": (9, "SF", 4),
        "swift_hydra": (9, "", 5),
        "curse_toad": (9, "", 4),
    }


@pytest.mark.parametrize("energy", [4, 5])
@pytest.mark.parametrize("shadow", [False, True])
def test_an_ability_needs_the_shadow_form_and_five_energy(energy: int, shadow: bool) -> None:
    """CS-9.9."""
    mage = Mage(character="haze", shadow=shadow, energy=energy if shadow else 3)
    table = Table(mage, Mage("E", character="kit"))
    assert table.offers("ability") == (shadow and energy == 5)
    if not table.offers("ability"):
        assert table.why_not("ability").rule == "CS-9.9"


def test_an_ability_costs_all_energy_and_no_action_point() -> None:
    """CS-9.9, CS-R61: nobody answers, no Porcupine, no Stag."""
    haze = Mage(character="haze", shadow=True, energy=5, companion="thunder_stag")
    target = Mage("E", character="kit", counterspells="run_away", companion="bristling_porcupine")
    table = Table(haze, target, pool="GR").does("ability")
    assert (table.state.energy[0], table.ap, table.hps) == (0, 4, [18, 12])
    assert table.asks(1, "act")
    assert not table.offers("ability")


def test_kit_blasts_a_tile_and_may_leap() -> None:
    """CS-9.9: anywhere, the own tile included; one after the other."""
    kit = Mage("SE", character="kit", shadow=True, energy=5)
    others = [Mage("NW", hp=4, character="haze"), Mage("NW", character="frill"), Mage("SE")]
    table = Table(kit, *others).does("ability")
    assert table.offered("aim") == "SE NW"
    table.does("aim NW")
    assert table.hps == [18, 0, 14, 18]
    assert table.asks(1, "leap")
    assert table.offered("leap") == "C E SW W NW NE"
    assert table.why_not("leap SE").rule == "CS-9.9"
    assert table.does("leap W").at(1) == "W"
    table = Table(kit, *others).does("ability", "aim SE", "stay")
    assert (table.at(1), table.hps) == ("SE", [18, 4, 18, 14])


def test_nuzzle_blasts_the_own_or_an_adjacent_tile() -> None:
    """CS-9.9."""
    nuzzle = Mage("SE", character="nuzzle", shadow=True, energy=5)
    others = [Mage("C", character="haze"), Mage("C", character="frill"), Mage("NW")]
    others[2].character = "kit"
    table = Table(nuzzle, *others).does("ability")
    assert table.hps == [18, 13, 13, 18]


def test_frill_heals() -> None:
    """CS-9.9, CS-R76: only below the start value, never above."""
    frill = Mage(character="frill", hp=5, shadow=True, energy=5)
    assert Table(frill, Mage("E", character="kit")).does("ability").hp(1) == 12
    frill = Mage(character="frill", hp=15, shadow=True, energy=5)
    assert Table(frill, Mage("E", character="kit")).does("ability").hp(1) == 18
    frill = Mage(character="frill", hp=18, shadow=True, energy=5)
    assert Table(frill, Mage("E", character="kit")).why_not("ability").rule == "CS-R76"


def test_an_ability_needs_somebody_to_hit() -> None:
    """CS-R77."""
    nuzzle = Mage("SE", character="nuzzle", shadow=True, energy=5)
    table = Table(nuzzle, Mage("NW", character="haze"))
    assert table.why_not("ability").rule == "CS-R77"


def test_the_ability_is_not_for_the_turn_of_the_transformation() -> None:
    """CS-R62: Phase 2 is over by then."""
    table = Table(Mage(energy=3, character="haze"), Mage("E"), pool="SF " * 5, phase="absorb")
    table.does("summon curse_toad").luck().does("absorb 5")
    assert table.state.energy[0] == 5
    assert not table.offers("ability")
    assert table.state.active == 1  # With nothing left to do the turn has passed.


def test_an_ability_that_ends_the_game_asks_nothing_more() -> None:
    """CS-9.9: elimination and victory are checked after each victim."""
    kit = Mage("SE", character="kit", shadow=True, energy=5)
    table = Table(kit, Mage("NW", hp=4, character="haze")).does("ability")
    assert table.result == "last-standing 1 2"
    assert table.state.question is None
