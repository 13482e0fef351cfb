"""Attack Spells, from the announcement to the Stag (CS-7.1 to CS-7.8)."""

import pytest

from gloaming.games.casting_shadows.cards import CARDS
from gloaming.games.casting_shadows.spells.spell import AT_RESPOND, PAID, Attack
from gloaming.games.casting_shadows.spells.steps import FixTargets, Respond
from tests.support.casting_shadows import Mage, Table

THICKET = {"NW": "thornwood_thicket"}
CRYPT = {"NW": "crystal_crypt"}


def test_an_enemy_spell_hits_one_and_a_hex_spell_everybody_on_a_tile() -> None:
    """CS-7.1: but never its caster (CS-R38)."""
    crowd = [Mage("C"), Mage("C"), Mage("E")]
    table = Table(Mage("C", book="heavy_hand sudden_doom"), *crowd, pool="GR GB GB")
    table.does("cast heavy_hand")
    assert table.offered("target") == "jade ivory onyx"
    table.does("target onyx")
    assert table.hps == [18, 18, 18, 16]
    table.does("cast sudden_doom")
    assert table.offered("aim") == "C E"
    assert table.does("aim C").hps == [18, 11, 11, 16]


def test_the_places_in_an_attack_have_their_names() -> None:
    """The bots of a solo game begin where it is paid; others judge it until it was answered."""
    for card in CARDS:
        if isinstance(card.effect, Attack):
            assert isinstance(card.script.steps[PAID], FixTargets)
            assert isinstance(card.script.steps[AT_RESPOND], Respond)


@pytest.mark.parametrize(
    ("card", "pool", "reached"),
    [
        ("fatal_fronds", "", "C"),
        ("heavy_hand", "GR", "C E NE"),
        ("heat_wave", "GR GR", "E NE"),
        ("magma_hand", "GR", "C E W NE"),
        ("kinetic_wave", "GB", "E W NE"),
    ],
)
def test_five_ranges(card: str, pool: str, reached: str) -> None:
    """CS-7.2: from C the ring is adjacent; from E the Desert is two steps away."""
    for place in ("C", "E", "NE", "W"):
        here = "E" if place == "W" else "C"
        distance_two = place == "W"
        table = Table(Mage(here, book=card), Mage(place), pool=pool)
        assert table.offers(f"cast {card}") == (place in reached.split()), (card, place)
        assert distance_two == (here == "E")


def test_a_hex_target_must_hold_an_enemy() -> None:
    """CS-7.3, CS-R37."""
    table = Table(Mage(book="spectral_slap"), Mage("SW"), Mage("NE"), pool="GR GB")
    table.does("cast spectral_slap")
    assert table.offered("aim") == "SW NE"
    assert table.why_not("aim E").rule == "CS-7.3"
    assert table.why_not("aim C").rule == "CS-7.2"
    assert Table(Mage(book="spectral_slap"), Mage("C"), pool="GR GB").offered("cast") == ""


def test_targets_out_of_range_are_refused() -> None:
    """CS-7.2, CS-1.1."""
    table = Table(Mage(book="fatal_fronds"), Mage(), Mage(), Mage("E")).does("cast fatal_fronds")
    assert table.why_not("target onyx").rule == "CS-7.2"
    assert table.why_not("target amber").rule == "CS-1.1"


def test_a_step_is_chosen_among_those_that_can_be_paid() -> None:
    """CS-7.4, CS-R39: at least the first; its value is dealt, not the sum."""
    table = Table(Mage(book="phoenix_flash"), Mage("E"), pool="GR GP OB").does("cast phoenix_flash")
    assert table.offered("strength") == "1 2"
    assert table.why_not("strength 3").rule == "CS-7.4"
    assert table.does("strength 2").hp(2) == 13
    assert Table(Mage(book="phoenix_flash"), Mage("E"), pool="OB GB").offered("cast") == ""


def test_a_fixed_payment_is_made_in_full() -> None:
    """CS-7.5: and a spell without one costs only the action."""
    table = Table(Mage(book="heat_wave"), Mage("E"), pool="GR")
    assert table.why_not("cast heat_wave").key == "cannot-pay"
    table = Table(Mage(book="personal_space"), Mage(), pool="GR").does("cast personal_space")
    assert (table.pool, table.ap, table.hp(2)) == ("GR", 3, 14)


def test_an_attack_goes_step_by_step() -> None:
    """CS-7.6, CS-R51: announce and pay, answers, all damage, then retaliation, then the Stag."""
    caster = Mage("C", book="spectral_slap", companion="thunder_stag", shadow=True)
    bees = Mage("SW", counterspells="bees_everywhere")
    quills = Mage("SW", companion="bristling_porcupine", shadow=True)
    table = Table(caster, bees, quills, pool="GR GB GP").does("cast spectral_slap")
    table.does("pay token-GR", "pay token-GB")
    table.says(2, "reveal bees_everywhere").says(1, "strike jade")
    assert [event.what for event in table.events] == [
        *["casts", "aims", "pays", "pays", "reveals"],
        *["hurt", "hurt", "bees", "hurt", "quills", "hurt", "stag", "pays", "hurt"],
    ]
    assert table.hps == [14, 13, 15]


def test_whoever_is_out_neither_answers_nor_strikes_back() -> None:
    """CS-7.6, CS-10.5: step 5 eliminates at once, one target after the other."""
    quills = Mage("SW", hp=3, companion="bristling_porcupine", shadow=True)
    table = Table(Mage("C", book="spectral_slap"), quills, Mage("SW"), pool="GR GB")
    table.does("cast spectral_slap")
    assert table.hps == [18, 0, 15]
    assert [event.what for event in table.events][-3:] == ["hurt", "out", "hurt"]


def test_bees_come_before_the_porcupine_of_the_same_player() -> None:
    """CS-7.6: and a caster who falls ends the turn at once (CS-R52)."""
    target = Mage(
        "C", counterspells="bees_everywhere", companion="bristling_porcupine", shadow=True
    )
    caster = Mage("C", hp=3, book="fatal_fronds", companion="thunder_stag", shadow=True)
    table = Table(caster, target, Mage("E"), pool="GR SF").does("cast fatal_fronds")
    table.says(2, "reveal bees_everywhere")
    assert table.hps == [0, 16, 18]
    assert table.told("quills") == []
    assert (table.state.active, table.question.why) == (1, "roll")  # No Stag, no Phase 3.


@pytest.mark.parametrize(
    ("tiles", "companion", "reply", "left"),
    [
        ({}, "", "pass", 10),
        (THICKET, "", "pass", 11),
        ({}, "granite_tortoise", "pass", 11),
        (THICKET, "granite_tortoise", "pass", 12),
        ({}, "", "reveal pointed_shield", 12),
        (THICKET, "granite_tortoise", "reveal safety_dome", 18),
        (CRYPT, "granite_tortoise", "pass", 10),
        (CRYPT, "granite_tortoise", "reveal safety_dome", 10),
    ],
)
def test_damage_is_reduced_in_a_fixed_order(
    tiles: dict[str, str], companion: str, reply: str, left: int
) -> None:
    """CS-7.7, CS-R45, CS-R46: Infernal Assault deals 8; on the Crypt nothing helps."""
    target = Mage("NW", counterspells="pointed_shield safety_dome", companion=companion)
    table = Table(Mage(book="infernal_assault"), target, pool="GR GR", tiles=tiles)
    assert table.does("cast infernal_assault").says(2, reply).hp(2) == left
    assert len(table.counterspells(2).split()) == (2 if reply == "pass" else 1)


def test_the_tortoise_helps_against_four_or_more() -> None:
    """CS-7.7: after the tile has done its part."""
    tortoise = Mage("NW", companion="granite_tortoise", shadow=True)
    table = Table(Mage("NW", book="personal_space"), tortoise).does("cast personal_space")
    assert table.hp(2) == 15
    table = Table(Mage("NW", book="personal_space"), tortoise, tiles=THICKET)
    assert table.does("cast personal_space").hp(2) == 15  # 4 - 1 is less than four.


def test_a_shield_does_not_go_below_zero() -> None:
    """CS-7.7: a small hit is gone, and does not trigger the Porcupine."""
    target = Mage(counterspells="pointed_shield", companion="bristling_porcupine", shadow=True)
    table = Table(Mage(book="fatal_fronds"), target).does("cast fatal_fronds")
    table.says(2, "reveal pointed_shield")
    assert table.hps == [18, 18]
    assert table.told("unharmed") == [[1, 0, 0]]


def test_tile_and_companion_reduce_every_damage_by_an_enemy() -> None:
    """CS-7.8, CS-R50: abilities, the Stag, Bees; Counterspells only that of Attack Spells."""
    haze = Mage(character="haze", shadow=True, energy=5)
    target = Mage("NW", companion="granite_tortoise", counterspells="safety_dome", character="kit")
    table = Table(haze, target, tiles=THICKET).does("ability")
    assert table.hp(2) == 14  # 6, 5, 4.
    bees = Mage("NW", counterspells="bees_everywhere")
    caster = Mage("NW", book="fatal_fronds", counterspells="safety_dome")
    table = Table(caster, bees, tiles=THICKET).does("cast fatal_fronds")
    table.says(2, "reveal bees_everywhere")
    assert table.hps == [16, 17]
    assert table.asks(1, "act")
    stag = Mage("C", book="lightning_bug", companion="thunder_stag", shadow=True)
    table = Table(stag, Mage("NW", shadow=True), pool="GR GR", tiles=THICKET)
    assert table.does("cast lightning_bug", "strike jade").hp(2) == 17


def test_nothing_reduces_what_crystals_do() -> None:
    """CS-7.8, CS-R42."""
    mage = Mage("NW", companion="granite_tortoise", shadow=True)
    table = Table(mage, Mage(), tiles=THICKET, dice="CC CC CC CC -").does("end_actions")
    assert table.hp(1) == 14


def test_only_damage_of_the_spell_itself_counts_as_such() -> None:
    """CS-R42: the Stag opens no window and does not trigger the Porcupine."""
    stag = Mage(book="fatal_fronds", companion="thunder_stag", shadow=True)
    other = Mage("E", counterspells="safety_dome", companion="bristling_porcupine", shadow=True)
    table = Table(stag, Mage(), other, pool="GR").does("cast fatal_fronds", "strike ivory")
    assert table.hps == [18, 16, 16]
    assert table.asks(1, "act")


def test_lightning_bug_may_be_cast_at_a_shadow_form() -> None:
    """CS-R41: for nothing, but the Stag may still strike."""
    stag = Mage(book="lightning_bug", companion="thunder_stag", shadow=True)
    target = Mage("E", shadow=True, counterspells="run_away", companion="bristling_porcupine")
    table = Table(stag, target, pool="GR GB").does("cast lightning_bug", "pay token-GB")
    assert table.hps == [18, 18]
    assert table.asks(1, "stag")
    table = Table(Mage(book="lightning_bug"), Mage("E"), pool="GR").does("cast lightning_bug")
    assert table.hp(2) == 16


def test_the_stag_needs_a_gem_and_an_adjacent_enemy() -> None:
    """CS-R64: and may be declined."""
    stag = Mage(book="fatal_fronds heavy_hand", companion="thunder_stag", shadow=True)
    assert Table(stag, Mage(), Mage("E"), pool="OR").does("cast fatal_fronds").asks(1, "act")
    assert Table(stag, Mage(), pool="GR").does("cast fatal_fronds").asks(1, "act")
    table = Table(stag, Mage(), Mage("E"), pool="GR GB").does("cast fatal_fronds", "strike ivory")
    assert table.offered("pay") == "token-GR token-GB"  # A Gem of any colour.
    table = Table(stag, Mage(), Mage("E"), pool="GB").does("cast fatal_fronds", "pass")
    assert (table.hps, table.pool) == ([18, 16, 18], "GB")


def test_the_stag_strikes_after_each_attack_spell_but_after_no_conversion() -> None:
    """CS-R64."""
    book = "fatal_fronds fatal_fronds energy_bloom"
    stag = Mage(book=book, companion="thunder_stag", shadow=True)
    table = Table(stag, Mage(), Mage("E"), pool="GP GP")
    table.does("cast energy_bloom", "convert GP-GR")
    assert table.asks(1, "act")
    table.does("cast fatal_fronds", "strike ivory", "pay token-GR")
    table.does("cast fatal_fronds", "strike ivory")
    assert table.hps == [18, 14, 14]


def test_the_falcon_reaches_the_own_tile_and_adjacent_ones() -> None:
    """CS-R67: besides what the spell reaches anyway."""
    book = "kinetic_wave fatal_fronds heat_wave"
    falcon = Mage("E", book=book, companion="keen_falcon", shadow=True)
    pool = "GB GR GR"
    assert (
        Table(falcon, Mage("E"), pool=pool).offered("cast") == "kinetic_wave fatal_fronds heat_wave"
    )
    assert (
        Table(falcon, Mage("C"), pool=pool).offered("cast") == "kinetic_wave fatal_fronds heat_wave"
    )
    assert Table(falcon, Mage("W"), pool=pool).offered("cast") == "kinetic_wave"


def test_the_falcon_does_not_help_abilities() -> None:
    """CS-R67: it speaks of Attack Spells; Nuzzle reaches adjacent tiles anyway."""
    stag = Mage("E", book="fatal_fronds", companion="keen_falcon", shadow=True, energy=5)
    stag.character = "nuzzle"
    table = Table(stag, Mage("W", character="kit"))
    assert table.why_not("ability").rule == "CS-R77"


def test_fatal_fronds_is_no_hex_spell() -> None:
    """CS-R68."""
    table = Table(Mage(book="fatal_fronds"), Mage(), Mage())
    assert table.does("cast fatal_fronds", "target jade").hps == [18, 16, 18]
