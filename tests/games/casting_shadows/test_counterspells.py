"""Counterspells: who is asked, when, and what they do (CS-8)."""

import pytest

from gloaming.engine.sight import Asked, see
from gloaming.games.casting_shadows import GAME
from tests.support.casting_shadows import Mage, Table

ALL_FOUR = "pointed_shield run_away bees_everywhere safety_dome"


def test_a_counterspell_costs_nothing_and_is_revealed() -> None:
    """CS-8.1: in a window of its holder's, each different one once."""
    target = Mage(counterspells="run_away run_away safety_dome")
    table = Table(Mage(book="fatal_fronds"), target).does("cast fatal_fronds")
    assert table.asks(2, "respond")
    assert [o.name for o in table.question.options] == [
        *["reveal run_away", "reveal safety_dome", "pass"]
    ]
    assert table.why_not("reveal bees_everywhere").rule == "CS-8.1"
    table.does("reveal safety_dome")
    assert (table.hp(2), table.told("reveals")) == (18, [[1, 3, 0]])


def test_the_trigger_is_an_attack_spell_about_to_hurt() -> None:
    """CS-8.2: no ability, no Stag, no Bees, no spell that does nothing."""
    haze = Mage(character="haze", shadow=True, energy=5)
    target = Mage(counterspells=ALL_FOUR, character="kit", shadow=True)
    assert Table(haze, target).does("ability").asks(1, "act")
    table = Table(Mage("E", book="lightning_bug"), target, pool="GR").does("cast lightning_bug")
    assert table.asks(1, "act")


@pytest.mark.parametrize("held", ALL_FOUR.split())
def test_whoever_holds_any_counterspell_is_asked_whatever_it_is(held: str) -> None:
    """CS-R78: who is asked and when tells nothing about the card.

    Magma Hand reaches the whole map: to run from it is hopeless, and the window opens all the same.
    """
    table = Table(Mage(book="magma_hand"), Mage("E", counterspells=held), pool="GR")
    table.does("cast magma_hand")
    assert table.asks(2, "respond")
    for watcher in (0, -1):
        assert see(GAME, table.state, watcher).asked == Asked("jade", "respond", 1)


def test_without_a_counterspell_nobody_is_asked() -> None:
    """CS-R78: that one holds none is public."""
    assert Table(Mage(book="fatal_fronds"), Mage()).does("cast fatal_fronds").asks(1, "act")


def test_one_counterspell_for_each_attack_and_target() -> None:
    """CS-8.3, CS-R43: but against the next attack another one."""
    target = Mage(counterspells="pointed_shield pointed_shield")
    table = Table(Mage(book="personal_space fatal_fronds"), target).does("cast personal_space")
    table.says(2, "reveal pointed_shield")
    assert (table.hp(2), table.asks(1, "act")) == (16, True)
    table.does("cast fatal_fronds").says(2, "reveal pointed_shield")
    assert table.hp(2) == 16


def test_answers_are_given_one_after_the_other_and_openly() -> None:
    """CS-8.4, CS-R44: the second knows what the first has done."""
    two = [Mage("E", counterspells="run_away"), Mage("E", counterspells="run_away")]
    table = Table(Mage(book="spectral_slap"), *two, pool="GR GB").does("cast spectral_slap")
    table.says(2, "reveal run_away", "flee SE")
    assert table.asks(3, "respond")
    seen = GAME.view(table.state, 2)["attack"]
    assert seen is not None
    assert (seen["replies"], seen["waiting"]) == (["", "run_away", ""], [2])
    table.says(3, "pass")
    assert table.hps == [18, 18, 15]
    assert table.told("passes") == [[2, 0, 0]]


def test_a_used_counterspell_goes_to_the_bottom_of_its_deck() -> None:
    """CS-8.5, CS-R72: never to the discard pile; all see is how many lie there."""
    target = Mage(counterspells="run_away safety_dome")
    table = Table(Mage(book="fatal_fronds"), target).does("cast fatal_fronds")
    table.does("reveal safety_dome")
    assert (table.bottom, table.discard) == ("safety_dome", "")
    assert GAME.view(table.state, 0)["counterspell_deck_size"] == 9


def test_a_used_counterspell_is_drawn_again_after_all_others() -> None:
    """CS-8.5: the deck is never shuffled, so luck has no choice then."""
    held = ["pointed_shield " * 4 + "run_away", "run_away run_away bees_everywhere bees_everywhere"]
    table = Table(
        Mage("W"),
        Mage("E", counterspells=held[0]),
        Mage("E", counterspells=held[1]),
        pool="GR OR",
        known="safety_dome",
    )
    assert [option.name for option in table.does("collect").question.options] == [
        "deal safety_dome"
    ]
    assert table.luck().counterspells(1) == "safety_dome"
    assert table.asks(1, "act")


def test_counterspells_can_not_be_given_away() -> None:
    """CS-8.6: neither as a sacrifice nor for room."""
    mage = Mage("SE", counterspells=ALL_FOUR)
    table = Table(mage, Mage("NW"), market={"SE": "personal_space"}, pool="OR")
    assert table.why_not("collect").key == "no-sacrifice"
    five = Mage("SE", counterspells=ALL_FOUR + " run_away")
    table = Table(five, Mage("NW"), market={"SE": "fatal_fronds"}, pool="OR")
    assert table.why_not("collect").rule == "CS-6.22"


def test_running_away_is_a_must_and_only_to_an_adjacent_tile() -> None:
    """CS-8.7."""
    target = Mage("SE", counterspells="run_away")
    table = Table(Mage("SE", book="fatal_fronds"), target).does("cast fatal_fronds")
    table.says(2, "reveal run_away")
    assert table.asks(2, "flee")
    assert [option.name for option in table.question.options] == ["flee C", "flee E", "flee SW"]
    assert table.why_not("flee NW").rule == "CS-8.7"
    assert table.why_not("flee SE").rule == "CS-8.7"


def test_the_falcon_reaches_those_who_run_too_near() -> None:
    """CS-8.7: Heat Wave misses whoever runs onto the caster's tile, but not with the Falcon."""
    target = Mage("SW", counterspells="run_away", companion="bristling_porcupine", shadow=True)
    for companion, left in (("", 18), ("keen_falcon", 13)):
        caster = Mage("SE", book="heat_wave", companion=companion)
        table = Table(caster, target, pool="GR GR").does("cast heat_wave")
        table.says(2, "reveal run_away", "flee SE")
        assert table.hp(2) == left
        assert table.hp(1) == (18 if left == 18 else 17)  # Whom it misses does not strike back.


def test_the_tile_run_to_protects_if_the_attack_still_hits() -> None:
    """CS-R48, CS-R09: what counts is where the target stands when DMG is dealt."""
    target = Mage("SW", counterspells="run_away")
    tiles = {"SE": "thornwood_thicket"}
    table = Table(Mage("C", book="bubble_trouble"), target, pool="GB GB", tiles=tiles)
    table.does("cast bubble_trouble").says(2, "reveal run_away", "flee SE")
    assert table.hp(2) == 14
    tiles = {"SW": "thornwood_thicket"}
    table = Table(Mage("C", book="bubble_trouble"), target, pool="GB GB", tiles=tiles)
    table.does("cast bubble_trouble").says(2, "reveal run_away", "flee SE")
    assert table.hp(2) == 13


def test_bees_sting_the_attacker_if_their_keeper_lives() -> None:
    """CS-8.8, CS-R49: otherwise the card is used up all the same."""
    bees = Mage(counterspells="bees_everywhere")
    table = Table(Mage(book="fatal_fronds"), bees).does("cast fatal_fronds")
    assert table.does("reveal bees_everywhere").hps == [15, 16]
    bees = Mage(hp=2, counterspells="bees_everywhere")
    table = Table(Mage(book="fatal_fronds"), bees, Mage("E")).does("cast fatal_fronds")
    table.does("reveal bees_everywhere")
    assert (table.hps, table.bottom) == ([18, 0, 18], "bees_everywhere")


def test_on_the_crypt_running_and_bees_work_shield_and_dome_do_not() -> None:
    """CS-R46, CS-R47."""
    left = {}
    for card in ALL_FOUR.split():
        target = Mage("NW", counterspells=card)
        crypt = {"NW": "crystal_crypt"}
        table = Table(Mage("NW", book="personal_space"), target, tiles=crypt)
        table.does("cast personal_space").says(2, f"reveal {card}")
        if card == "run_away":
            table.says(2, "flee W")
        left[card] = (table.hps, table.bottom)
    assert left == {
        "pointed_shield": ([18, 14], "pointed_shield"),
        "safety_dome": ([18, 14], "safety_dome"),
        "run_away": ([18, 18], "run_away"),
        "bees_everywhere": ([15, 14], "bees_everywhere"),
    }


def test_nobody_can_answer_bees() -> None:
    """CS-R50: the caster holds a Counterspell and is not asked."""
    caster = Mage(book="fatal_fronds", counterspells="safety_dome")
    table = Table(caster, Mage(counterspells="bees_everywhere")).does("cast fatal_fronds")
    table.does("reveal bees_everywhere")
    assert (table.hp(1), table.counterspells(1), table.asks(1, "act")) == (15, "safety_dome", True)


def test_the_porcupine_pricks_whoever_hurts_it() -> None:
    """CS-R50, CS-9.8: in the turns of others."""
    porcupine = Mage(companion="bristling_porcupine", shadow=True)
    table = Table(Mage(book="fatal_fronds"), porcupine).does("cast fatal_fronds")
    assert table.hps == [17, 16]
