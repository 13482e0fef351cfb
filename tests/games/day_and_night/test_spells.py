"""Both books as printed: hours, kind, copies, condition of all 39 spells."""

import pytest

from gloaming.engine.script import ask_again
from gloaming.games.day_and_night.cards import SPELLS
from gloaming.games.day_and_night.decks import DECKS
from gloaming.games.day_and_night.words import SPELL_IDS
from tests.support.day_and_night import Table

# Spell, hours, kind, copies.
PRINTED = """
D01 0 minor 4    D02 2 minor 4    D03 2 minor 4    D04 3 minor 4    D05 3 minor 4
D06 4 minor 4    D07 4 minor 4    D08 5 minor 4    D09 6 minor 4    D10 X minor 4
D11 8 miracle 3  D12 6 miracle 2  D13 3 miracle 3  D14 8 miracle 2  D15 7 miracle 2
D16 4 miracle 2  D17 0 theme 4    D18 7 theme 3    D19 3 theme 5    D20 4 theme 4
N01 0 minor 4    N02 0 minor 4    N03 2 minor 4    N04 3 minor 4    N05 3 minor 4
N06 3 minor 4    N07 4 minor 4    N08 4 minor 4    N09 6 minor 4    N10 X minor 4
N11 8 miracle 3  N12 8 miracle 3  N13 0 miracle 2  N14 8 miracle 3  N15 8 miracle 3
N16 6 theme 4    N17 4 theme 4    N18 4 theme 5    N19 6 theme 3
"""
ROWS = list(zip(*[iter(PRINTED.split())] * 4, strict=True))
X = 9  # How far apart the pawns stand in these tests.

CONDITIONS = {
    "D01": ("DN-13.2", "opponent-not-on-your-tile"),
    "D05": ("DN-13.2", "opponent-not-on-your-tile"),
    "D11": ("DN-13.2", "opponent-not-on-your-tile"),
    "D14": ("DN-13.2", "opponent-not-on-your-tile"),
    "D15": ("DN-13.2", "opponent-not-on-your-tile"),
    "N01": ("DN-13.3", "nothing-changed"),
    "N04": ("DN-13.3", "nothing-changed"),
    "N11": ("DN-13.2", "not-on-your-tile"),
    "N12": ("DN-13.4", "no-temple-built"),
    "N13": ("DN-13.5", "other-spells"),
    "N14": ("DN-13.4", "no-temple-built"),
}


def seat_of(spell: str) -> str:
    return "day" if spell.startswith("D") else "night"


def with_changed(table: Table, *colours: str) -> Table:
    """As if tiles of these colours had been changed this turn."""
    table.state.changed = sum(1 << ["day", "night"].index(colour) for colour in colours)
    ask_again(table.state)
    return table


def welcoming(spell: str, hours: int) -> Table:
    """A table at which every condition of this spell's book is true."""
    if spell.startswith("D"):
        return Table("day", hours, day_at="f1", night_at="a5", day="a5", hand=spell)
    table = Table(
        "night", hours, day_at="f1", night_at="a5", night="a5", temple_night="f8", hand=spell
    )
    return with_changed(table, "day")


def test_there_are_twenty_day_spells_and_nineteen_night_spells() -> None:
    assert [row[0] for row in ROWS] == SPELL_IDS == [spell.id for spell in SPELLS]


@pytest.mark.parametrize(("spell", "hours", "kind", "copies"), ROWS)
def test_every_spell_costs_its_hours_no_more_and_no_less(
    spell: str, hours: str, kind: str, copies: str
) -> None:
    """DN-5.1, DN-5.2, ED-19: the French list of costs."""
    cost = X if hours == "X" else int(hours)
    table = welcoming(spell, cost)
    assert table.offers(f"cast {spell}")
    if cost:
        assert not welcoming(spell, cost - 1).offers(f"cast {spell}")
        refused = welcoming(spell, cost - 1).why_not(f"cast {spell}")
        assert refused.key == ("hours-x" if hours == "X" else "hours")
    assert table.casts(spell).hours == 0


@pytest.mark.parametrize(("spell", "hours", "kind", "copies"), ROWS)
def test_every_spell_is_of_its_kind_and_in_its_book_so_many_times(
    spell: str, hours: str, kind: str, copies: str
) -> None:
    """DN-14.1"""
    number = SPELL_IDS.index(spell)
    assert SPELLS[number].kind == kind
    assert DECKS["reconstructed_v1"][number] == int(copies)


@pytest.mark.parametrize("deck", DECKS)
def test_every_deck_has_seventy_cards_per_book(deck: str) -> None:
    """DN-3.2, `OPT_DECK`: forty minor spells, the rest themes and miracles."""
    for letter in "DN":
        copies = {
            spell.id: many
            for spell, many in zip(SPELLS, DECKS[deck], strict=True)
            if spell.id.startswith(letter)
        }
        assert sum(copies.values()) == 70
        assert min(copies.values()) > 0
        assert (
            sum(
                copies[spell.id] for spell in SPELLS if spell.id in copies and spell.kind == "minor"
            )
            == 40
        )


@pytest.mark.parametrize("spell", SPELL_IDS)
def test_in_an_empty_valley_exactly_the_spells_with_a_condition_are_refused(spell: str) -> None:
    """DN-13.1: each with the rule that refuses it."""
    other = "D02" if spell.startswith("D") else "N03"
    table = Table(seat_of(spell), hand=f"{spell} {other}")
    assert table.offers(f"cast {spell}") == (spell not in CONDITIONS)
    if spell in CONDITIONS:
        refusal = table.why_not(f"cast {spell}")
        assert (refusal.rule, refusal.key) == CONDITIONS[spell]


@pytest.mark.parametrize("spell", ["D01", "D05", "D11", "D14", "D15"])
def test_what_looks_like_night_on_a_day_tile_and_is_not(spell: str) -> None:
    """DN-13.2"""
    assert Table(night_at="c7", day="c7", hand=spell).offers(f"cast {spell}")
    assert not Table(night_at="c7", night="c7", hand=spell).offers(f"cast {spell}")
    assert not Table(day_at="c2", night_at="c7", day="c2", hand=spell).offers(f"cast {spell}")


@pytest.mark.parametrize("spell", ["N01", "N04"])
def test_what_looks_like_a_changed_day_tile_and_is_not(spell: str) -> None:
    """DN-13.3"""
    assert with_changed(Table("night", hand=spell), "day").offers(f"cast {spell}")
    assert not with_changed(Table("night", hand=spell), "night").offers(f"cast {spell}")


def test_what_looks_like_night_on_a_night_tile_and_is_not() -> None:
    """DN-13.2"""
    assert Table("night", night_at="c7", night="c7", hand="N11").offers("cast N11")
    assert not Table("night", night_at="c7", day="c7", hand="N11").offers("cast N11")
    assert not Table("night", day_at="c2", night="c2", hand="N11").offers("cast N11")


@pytest.mark.parametrize("spell", ["N12", "N14"])
def test_what_looks_like_a_temple_of_night_and_is_not(spell: str) -> None:
    """DN-13.4"""
    assert Table("night", temple_night="c7", hand=spell).offers(f"cast {spell}")
    assert not Table("night", temple_day="c7", hand=spell).offers(f"cast {spell}")
    assert not Table("night", night="c7", isolated="c6", hand=spell).offers(f"cast {spell}")


def test_what_looks_like_an_empty_hand_of_night_and_is_not() -> None:
    """DN-13.5"""
    assert Table("night", hand="N13 D02").offers("cast N13")
    assert not Table("night", hand="N13 N13").offers("cast N13")
