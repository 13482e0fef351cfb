"""Resources and how they pay (CS-6.1 to CS-6.9)."""

import pytest

from gloaming.games.casting_shadows.box.names import UNITS
from gloaming.games.casting_shadows.box.rolls import HANDFULS, ROLLS, handful
from gloaming.games.casting_shadows.resources.pool import payable, price
from tests.support.casting_shadows import Mage, Table


def pays(units: str, symbols: str) -> bool:
    return payable([units.split().count(unit) for unit in UNITS], price(symbols))


def test_each_die_has_two_gems_two_orbs_a_fragment_and_a_crystal() -> None:
    """CS-6.1."""
    shown = {}
    for colour, (reds, blues, purples) in enumerate([(1, 0, 0), (0, 1, 0), (0, 0, 1)]):
        for number in HANDFULS[handful(reds, blues, purples)]:
            shown[colour, UNITS[ROLLS[number].faces[colour][0]]] = ROLLS[number].weight
    assert shown == {
        (colour, face): weight
        for colour, letter in enumerate("RBP")
        for face, weight in [("G" + letter, 2), ("O" + letter, 2), ("SF", 1), ("CC", 1)]
    }


def test_five_dice_fall_in_400_ways() -> None:
    """CS-6.1: 7,776 rolls, of which dice of one colour make many alike."""
    rolls = [ROLLS[number] for number in HANDFULS[handful(2, 2, 1)]]
    assert len(rolls) == 400
    assert sum(roll.weight for roll in rolls) == 6**5
    assert len({roll.name for roll in ROLLS}) == len(ROLLS)


@pytest.mark.parametrize("symbol", ["GR", "GB", "G*", "OR", "OB", "O*", "SF", "CC"])
@pytest.mark.parametrize("unit", UNITS)
def test_a_symbol_accepts_these_units(symbol: str, unit: str) -> None:
    """CS-6.2, CS-6.3, CS-6.4, CS-R13, CS-R16: purple is red or blue, grey is any colour."""
    accepted = {
        "GR": "GR GP",
        "GB": "GB GP",
        "G*": "GR GB GP",
        "OR": "OR OP",
        "OB": "OB OP",
        "O*": "OR OB OP",
        "SF": "SF",
        "CC": "CC",
    }
    assert pays(unit, symbol) == (unit in accepted[symbol].split())


@pytest.mark.parametrize(
    ("units", "symbols", "enough"),
    [
        ("GP GP", "GR GB", True),
        ("GP", "GR GB", False),
        ("GR GP", "GR GB", True),
        ("GR GR", "GR GB", False),
        ("GR GR GP", "GR GR GR", True),
        ("GB GP", "GR GR", False),
        ("GB GB GP", "GR G* G*", True),
        ("GB GB", "GR G*", False),
        ("OR GP", "OR SF G*", False),
        ("OP SF GB", "OR SF G*", True),
        ("OP OP", "OR OB", True),
        ("CC", "CC CC", False),
    ],
)
def test_each_symbol_needs_a_unit_of_its_own(units: str, symbols: str, enough: bool) -> None:
    """CS-6.6, CS-R15."""
    assert pays(units, symbols) == enough


def test_a_price_is_paid_exactly() -> None:
    """CS-6.6, CS-R14: nothing more is taken, whatever else is there."""
    table = Table(Mage(book="heavy_hand"), Mage(), pool="GR GB CC SF").does("cast heavy_hand")
    assert table.pool == "GB SF CC"


def test_the_payer_chooses_where_it_makes_a_difference() -> None:
    """CS-6.6, CS-R12: the exact colour or purple, and only so that the rest can be paid."""
    table = Table(Mage(book="spectral_slap"), Mage("E"), pool="GR GB GP")
    table.does("cast spectral_slap")
    assert table.offered("pay") == "token-GR token-GB token-GP"  # In any order.
    assert table.question.count == 2
    table.does("pay token-GP")
    assert (table.offered("pay"), table.question.count) == ("token-GR token-GB", 1)
    assert table.does("pay token-GB").pool == "GR"
    table = Table(Mage(book="spectral_slap"), Mage("E"), pool="GR GP").does("cast spectral_slap")
    assert (table.pool, table.hp(2)) == ("", 15)  # Both must go, in whatever order.
    table = Table(Mage(book="heat_wave"), Mage("E"), pool="GR GR GP").does("cast heat_wave")
    assert table.pool == "GR GP"  # One red Gem goes in any case.
    assert (table.offered("pay"), table.question.count) == ("token-GR token-GP", 1)


def test_an_answer_that_would_leave_the_rest_unpaid_is_refused() -> None:
    """CS-6.6."""
    mage = Mage("SE", book="fatal_fronds")
    table = Table(mage, Mage("NW"), market={"SE": "magma_hand"}, pool="OR OP SF GR GB CC")
    table.does("collect", "sacrifice fatal_fronds")
    assert table.pool == "GR GB OR OP CC"  # The fragment goes in any case.
    assert table.offered("pay") == "token-GR token-GB token-OR token-OP"
    assert table.why_not("pay token-CC").key == "not-accepted"
    assert table.why_not("pay token-OB").key == "not-in-pool"
    assert table.why_not("pay r1").key == "not-in-pool"
    assert table.does("pay token-OP").offered("pay") == "token-GR token-GB"
    assert table.why_not("pay token-OR").key == "needed-elsewhere"
    table = Table(Mage(book="heavy_hand"), Mage(), pool="GR GP", dice="GR - - - -")
    table.does("cast heavy_hand", "strength 1")
    assert table.offered("pay") == "token-GR token-GP"
    assert table.why_not("pay r1").key == "token-first"


def test_nobody_is_asked_between_units_that_show_the_same() -> None:
    """CS-6.6: a token goes before a die, since the die could still be rerolled."""
    table = Table(Mage(book="heavy_hand"), Mage(), pool="GR", dice="GR GR - - -")
    table.does("cast heavy_hand", "strength 1")
    assert (table.tokens, table.dice) == ("", "GR GR - - -")


def test_fragments_on_dice_of_different_colours_do_make_a_difference() -> None:
    """CS-6.6: the die that stays can be rerolled."""
    mage = Mage("SE")
    table = Table(mage, Mage("NW"), market={"SE": "sinister_screech"}, dice="SF OR SF - -")
    table.does("collect")
    assert table.offered("pay") == "r1 b1"
    table.does("pay b1").luck()
    assert (table.dice, table.book(1)) == ("SF - - - -", "sinister_screech")


def test_tokens_are_ordinary_units_until_the_turn_ends() -> None:
    """CS-6.7."""
    table = Table(Mage(book="red_gem heavy_hand"), Mage()).does("use red_gem", "cast heavy_hand")
    assert (table.hp(2), table.pool) == (16, "")
    table = Table(Mage(book="red_gem"), Mage("SW")).does("use red_gem").ends_turn()
    assert table.pool == ""


def test_fragments_are_spent_where_they_are_named_or_kept() -> None:
    """CS-6.8."""
    market = {"SE": "curse_void"}
    table = Table(Mage("SE"), Mage("NW"), market=market, pool="SF SF GB").does("collect").luck()
    assert table.pool == "SF"
    assert table.does("end_actions").offered("absorb") == "1"


def test_crystals_pay_only_where_they_are_named() -> None:
    """CS-6.9, CS-R17: by a card, or removed by Protect."""
    book = "heavy_hand sinister_screech lightning_bug curse_void"
    table = Table(Mage(book=book), Mage("E"), dice="CC - - - -")
    assert table.offered("cast") == "sinister_screech curse_void"
    assert table.does("cast sinister_screech").pool == ""
    market = {"SE": "fatal_fronds"}
    table = Table(Mage("SE"), Mage("NW"), market=market, dice="CC - - - -")
    assert not table.offers("collect")


def test_with_the_toad_it_matters_which_crystal_pays() -> None:
    """CS-6.9, CS-5.3: otherwise nobody is asked."""
    table = Table(Mage(book="sinister_screech"), Mage("E"), dice="CC - CC - CC")
    assert table.does("cast sinister_screech", "strength 1").dice == "- - CC - CC"
    toad = Mage(book="sinister_screech", companion="curse_toad", shadow=True)
    table = Table(toad, Mage("E"), dice="CC - CC - CC")
    assert table.does("cast sinister_screech", "strength 1").offered("pay") == "r1 b1 p1"
