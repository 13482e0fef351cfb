"""The six actions (CS-5)."""

import pytest

from tests.support.casting_shadows import Mage, Table


def test_travel_goes_to_an_adjacent_tile() -> None:
    """CS-5.1."""
    table = Table(Mage("SE"), Mage("NW"))
    assert table.offered("travel") == "C E SW"
    assert table.why_not("travel NW").rule == "CS-5.1"
    assert table.does("travel SW").at(1) == "SW"


def test_the_lightning_mouse_travels_one_or_two_steps() -> None:
    """CS-5.1, CS-R65: a destination within distance 2, also when running away."""
    mouse = Mage("SE", companion="lightning_mouse", shadow=True)
    table = Table(mouse, Mage("NW"))
    assert table.offered("travel") == "C E SW W NW NE"
    assert (table.does("travel NW").at(1), table.ap) == ("NW", 3)
    prey = Mage("SE", companion="lightning_mouse", shadow=True, counterspells="run_away")
    table = Table(Mage("SE", book="fatal_fronds"), prey).does("cast fatal_fronds")
    assert table.does("reveal run_away").offered("flee") == "C E SW W NW NE"


def test_a_spell_is_cast_once_and_stays() -> None:
    """CS-5.2: only what is in the book, unused, payable, with a target."""
    table = Table(Mage(book="fatal_fronds heavy_hand"), Mage())
    assert table.offered("cast") == "fatal_fronds"
    assert table.why_not("cast heavy_hand").key == "cannot-pay"
    assert table.why_not("cast heat_wave").key == "not-yours"
    table.does("cast fatal_fronds")
    assert table.book(1) == "fatal_fronds heavy_hand"
    assert table.why_not("cast fatal_fronds").key == "already-cast"
    table.does("travel E")
    assert table.ends_turn().luck().ends_turn().luck().does("travel C").offers("cast fatal_fronds")


def test_reroll_rolls_the_chosen_dice_once() -> None:
    """CS-5.3, CS-R18: those in the pool without a crystal, at least one; tokens never."""
    table = Table(Mage(), Mage("SW"), dice="GR - OB CC SF", pool="GR")
    assert table.offered("reroll") == "r1 b1 p1"
    assert table.why_not("reroll r2").key == "die-gone"
    assert table.why_not("reroll b2").key == "crystal-stays"
    table.does("reroll p1")
    assert (table.offered("reroll"), table.offers("throw")) == ("r1 b1", True)
    assert table.why_not("reroll p1").key == "die-chosen"
    table.does("reroll r1", "throw").luck("roll CC//OP")
    assert (table.dice, table.tokens, table.ap) == ("CC - OB CC OP", "GR", 3)


def test_all_dice_chosen_are_thrown_at_once() -> None:
    """CS-5.3: there is nothing more to choose, so nobody is asked."""
    table = Table(Mage(), Mage("SW"), dice="GR CC - - -").does("reroll r1")
    assert table.question.why == "roll"


def test_of_two_dice_alike_the_first_is_meant() -> None:
    """CS-5.3: both can be rerolled, one after the other."""
    table = Table(Mage(), Mage("SW"), dice="GR GR GB OB SF")
    assert table.offered("reroll") == "r1 b1 b2 p1"
    assert table.why_not("reroll r2").key == "same-die"
    table.does("reroll r1")
    assert table.offered("reroll") == "r2 b1 b2 p1"


def test_with_the_curse_toad_crystals_can_be_rerolled() -> None:
    """CS-5.3."""
    toad = Mage(companion="curse_toad", shadow=True)
    assert Table(toad, Mage("SW"), dice="CC CC OB CC -").offered("reroll") == "r1 b1 b2"


def test_protect_removes_one_crystal() -> None:
    """CS-5.4: only if there is one."""
    table = Table(Mage(), Mage("SW"), dice="CC CC - - -").does("protect")
    assert (table.pool, table.ap) == ("CC", 3)
    assert table.does("protect").why_not("protect").rule == "CS-5.4"


def test_with_the_curse_toad_it_matters_which_crystal_goes() -> None:
    """CS-5.4: the other one can still be rerolled."""
    toad = Mage(companion="curse_toad", shadow=True)
    table = Table(toad, Mage("SW"), dice="CC - CC - -").does("protect")
    assert table.offered("pay") == "r1 b1"
    assert table.does("pay b1").dice == "CC - - - -"


def test_refresh_replaces_the_card_beside_the_tile() -> None:
    """CS-5.5."""
    table = Table(Mage("SE"), Mage("NW"), market={"SE": "red_gem"}).does("refresh")
    table.luck("draw sudden_doom")
    assert (table.market("SE"), table.discard, table.ap) == ("sudden_doom", "red_gem", 3)


@pytest.mark.parametrize("place", ["C", "W"])
def test_rune_and_desert_can_not_be_refreshed(place: str) -> None:
    """CS-5.5."""
    assert Table(Mage(place), Mage("SE")).why_not("refresh").rule == "CS-5.5"


def test_collecting_pays_then_makes_room_then_takes_then_refills() -> None:
    """CS-5.6: a card given for it is shuffled into the deck that refills its place."""
    mage = Mage("SE", book="fatal_fronds")
    table = Table(mage, Mage("NW"), market={"SE": "gem_duplication"}, pool="GB", deck="")
    table.does("collect", "sacrifice fatal_fronds")
    told = [event.what for event in table.events]
    assert told == ["sacrifices", "pays", "collects", "reshuffles"]
    table.luck("draw fatal_fronds")
    assert (table.book(1), table.market("SE")) == ("gem_duplication", "fatal_fronds")
    assert (table.discard, table.pool, table.ap) == ("", "", 3)


def test_a_card_given_for_room_is_discarded_before_the_refill() -> None:
    """CS-5.6."""
    five = "fatal_fronds heavy_hand heat_wave lightning_bug spectral_slap"
    table = Table(Mage("SE", book=five), Mage("NW"), market={"SE": "red_gem"}, deck="")
    table.does("collect", "discard heat_wave")
    assert table.question.why == "draw"
    assert [option.name for option in table.question.options] == ["draw heat_wave"]


def test_a_card_needs_its_collection_cost() -> None:
    """CS-5.6."""
    table = Table(Mage("SE"), Mage("NW"), market={"SE": "heavy_hand"}, pool="OR GB")
    assert table.why_not("collect").rule == "CS-5.6"


def test_counterspells_are_collected_on_the_desert() -> None:
    """CS-5.7, CS-R35: for a Gem and an Orb, unseen until it is paid."""
    table = Table(Mage("W"), Mage("NW"), pool="GP OB OR").does("collect")
    assert table.asks(1, "pay")
    table.does("pay token-OR")
    assert (table.pool, table.question.why) == ("OB", "deal")
    table.luck("deal run_away")
    assert (table.counterspells(1), table.pool, table.ap) == ("run_away", "OB", 3)
    assert Table(Mage("W"), Mage("NW"), pool="GP").why_not("collect").key == "cost-too-high"


def test_a_counterspell_needs_room_like_any_card() -> None:
    """CS-5.7, CS-6.22."""
    five = "fatal_fronds heavy_hand heat_wave lightning_bug spectral_slap"
    table = Table(Mage("W", book=five), Mage("NW"), pool="GP OB").does("collect")
    table.does("discard heavy_hand").luck("deal run_away")
    assert table.book(1) == "fatal_fronds heat_wave lightning_bug spectral_slap"


def test_an_empty_counterspell_deck_sells_nothing() -> None:
    """CS-5.7, CS-R34."""
    all_ten = ["pointed_shield " * 4 + "run_away", "run_away run_away bees_everywhere " * 1]
    table = Table(
        Mage("W", counterspells=all_ten[1] + "bees_everywhere"),
        Mage("NW", counterspells=all_ten[0]),
        Mage("NE", counterspells="safety_dome"),
        pool="GP OB",
    )
    assert table.state.queue == []
    assert table.why_not("collect").rule == "CS-R34"


def test_nothing_is_collected_on_the_rune() -> None:
    """CS-5.8."""
    assert Table(Mage("C"), Mage("NW"), pool="GP OB SF").why_not("collect").rule == "CS-5.8"


def test_resource_cards_cost_only_the_action() -> None:
    """CS-5.9."""
    table = Table(Mage("SE"), Mage("NW"), market={"SE": "blue_orb"}, pool="GR")
    table.does("collect").luck()
    assert (table.book(1), table.pool, table.ap) == ("blue_orb", "GR", 3)


def test_what_is_spent_leaves_the_pool() -> None:
    """CS-5.10, CS-R11: dice, too; the supply of tokens has no end."""
    table = Table(Mage(book="heavy_hand"), Mage(), dice="GR - - - -").does("cast heavy_hand")
    assert (table.dice, table.pool) == ("- - - - -", "")
    table = Table(Mage(book="red_gem " * 3), Mage(), pool="GR " * 13)
    assert table.does("use red_gem").tokens.split() == ["GR"] * 14


def test_open_cards_are_for_whoever_comes_first() -> None:
    """CS-R82: also beside another player's home."""
    table = Table(Mage("NW", character="kit"), Mage("NW"), market={"NW": "red_gem"})
    assert table.does("collect").luck().book(1) == "red_gem"
