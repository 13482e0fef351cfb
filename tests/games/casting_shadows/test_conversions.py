"""Conversion Spells (CS-7.20 to CS-7.23)."""

import pytest

from tests.support.casting_shadows import Mage, Table

WAYS = {
    "metamorphosis": "OB-OR OP-OR OR-OB OP-OB",
    "energy_bloom": "GB-GR GP-GR GR-GB GP-GB",
    "sapphire_synthesis": "OB-GB OP-GB GB-OB GP-OB",
    "ruby_synthesis": "OR-GR OP-GR GR-OR GP-OR",
    "crystallization": "GR-OR GB-OR GP-OR GR-OB GB-OB GP-OB",
    "luminous_glow": "OR-GR OB-GR OP-GR OR-GB OB-GB OP-GB",
    "curse_void": "CC-GR CC-GB",
    "gem_duplication": "GR-GR GB-GB GP-GP",
    "orb_duplication": "OR-OR OB-OB OP-OP",
}
ALL = "GR GB GP OR OB OP SF CC"


@pytest.mark.parametrize("card", WAYS)
def test_each_card_offers_its_ways(card: str) -> None:
    """CS-7.20, CS-7.22, CS-7.23, CS-R22, CS-R23: and no other."""
    table = Table(Mage(book=card), Mage("SW"), pool=ALL).does(f"cast {card}")
    assert table.offered("convert") == WAYS[card]
    assert table.why_not("convert SF-CC").rule == "CS-R23"
    assert table.ap == 3


@pytest.mark.parametrize(("card", "way"), [(c, way) for c in WAYS for way in WAYS[c].split()])
def test_each_way_takes_one_unit_and_gives_tokens(card: str, way: str) -> None:
    """CS-7.20, CS-R20, CS-R21: two of the same colour for a duplication, else one."""
    used, got = way.split("-")
    table = Table(Mage(book=card), Mage("SW"), pool=ALL).does(f"cast {card}", f"convert {way}")
    left = ALL.split()
    left.remove(used)
    left += [got] * (2 if "duplication" in card else 1)
    assert sorted(table.tokens.split()) == sorted(left)
    assert table.why_not(f"cast {card}").key == "already-cast"


def test_the_only_way_is_taken_without_a_question() -> None:
    """CS-7.22."""
    table = Table(Mage(book="metamorphosis"), Mage("SW"), pool="OR").does("cast metamorphosis")
    assert table.tokens == "OB"


def test_a_way_without_its_unit_is_refused() -> None:
    """CS-R24."""
    table = Table(Mage(book="metamorphosis"), Mage("SW"), pool="OP").does("cast metamorphosis")
    assert table.offered("convert") == "OP-OR OP-OB"
    assert table.why_not("convert OB-OR").rule == "CS-R24"
    for card in WAYS:
        table = Table(Mage(book=card), Mage("SW"), pool="SF")
        assert table.why_not(f"cast {card}").rule == "CS-R24"


def test_a_converted_die_has_left_the_pool() -> None:
    """CS-7.21, CS-R19."""
    table = Table(Mage(book="energy_bloom"), Mage("SW"), dice="GR - - - -").does(
        "cast energy_bloom"
    )
    assert (table.dice, table.tokens, table.offered("reroll")) == ("- - - - -", "GB", "")
    assert table.ends_turn().pool == ""


def test_with_the_toad_the_crystal_is_chosen() -> None:
    """CS-7.20: the one that stays can still be rerolled."""
    toad = Mage(book="curse_void", companion="curse_toad", shadow=True)
    table = Table(toad, Mage("SW"), dice="CC - CC - -").does("cast curse_void", "convert CC-GR")
    assert table.offered("pay") == "r1 b1"
    table.does("pay r1")
    assert (table.dice, table.tokens) == ("- - CC - -", "GR")
