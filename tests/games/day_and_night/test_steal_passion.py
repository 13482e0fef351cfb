"""Chapter 14 of the rules: theme spells and Steal Passion."""

import pytest

from gloaming.engine.script import refusals
from gloaming.games.day_and_night import GAME
from gloaming.games.day_and_night.cards import SPELLS
from gloaming.games.day_and_night.state import DAY, NIGHT
from tests.support.day_and_night import Table

THEMES = {"D17", "D18", "D19", "D20", "N16", "N17", "N18", "N19"}


def test_a_spell_is_minor_a_miracle_or_of_its_books_theme() -> None:
    """DN-14.1: Mystify is the theme of Day's book, Crystallize of Night's."""
    assert {spell.kind for spell in SPELLS} == {"minor", "miracle", "theme"}
    assert {spell.id for spell in SPELLS if spell.kind == "theme"} == THEMES


@pytest.mark.parametrize("spell", ["N16", "N17", "N18", "N19"])
def test_day_can_never_cast_a_crystallize_spell(spell: str) -> None:
    """DN-14.2: neither from a hand of hers nor from Night's."""
    table = Table(hand=f"D12 {spell} N03")
    assert not table.offers(f"cast {spell}")
    table.casts("D12").says("day", f"steal {spell}")
    assert [option.name for option in table.question.options] == ["discard_stolen"]
    assert table.why_not("cast_stolen").key == "theme"


def test_night_can_never_cast_a_mystify_spell() -> None:
    """DN-14.2"""
    table = Table("night", day="a1 b1", hand="D17 D18 D19 D20 N03")
    assert table.offered("cast") == "N03"


def test_day_looks_at_nights_whole_hand() -> None:
    """DN-14.3"""
    table = Table(hand="D12 N03 N03 N08 N16")
    assert GAME.view(table.state, DAY)["hands"] == [["D12"], []]
    table.casts("D12")
    assert GAME.view(table.state, DAY)["hands"] == [[], ["N03", "N03", "N08", "N16"]]
    assert table.asks("day", "steal")
    assert table.offered("steal") == "N03 N08 N16"


def test_she_must_choose_one_card_which_is_shown_to_both() -> None:
    """DN-14.3: there is nothing to answer but a card."""
    table = Table(hand="D12 N03 N08")
    table.casts("D12")
    assert {option.verb for option in table.question.options} == {"steal"}
    table.says("day", "steal N08")
    for seat in (DAY, NIGHT):
        seen = GAME.view(table.state, seat)
        assert seen["stolen"] == ["N08"]
        assert seen["hand_sizes"] == [0, 1]


def test_what_she_saw_she_knows_until_night_plays_it() -> None:
    """DN-14.3: cards drawn since are hidden, cards seen and cast are known to be gone."""
    table = Table(hand="D12 N02 N02 N05").casts("D12").says("day", "steal N02")
    table.says("day", "discard_stolen").ends_turn()
    table.casts("N02")
    assert GAME.view(table.state, DAY)["hands"][NIGHT] == ["N05"]
    table.casts("N05").luck("N02", "N03")
    assert table.hand("night") == ["N02", "N03"]
    assert GAME.view(table.state, DAY)["hands"][NIGHT] == []
    table.casts("N02")  # One she has never seen.
    assert GAME.view(table.state, DAY)["hands"][NIGHT] == []


@pytest.mark.parametrize("use", ["cast_stolen", "discard_stolen"])
def test_cast_or_discarded_it_leaves_nights_hand_for_her_pile_and_is_not_replaced(use: str) -> None:
    """DN-14.3"""
    table = Table(hand="D12 N03 N08").casts("D12").says("day", "steal N03").says("day", use)
    assert table.tile("f1") == ("day" if use == "cast_stolen" else "neutral")
    assert table.hand("night") == ["N08"]
    assert table.discard("night") == ["N03"]
    assert table.book_size("night") == 68
    assert table.asks("day", "cast")


def test_the_stolen_cast_costs_no_hours() -> None:
    """DN-14.4: only Steal Passion's own six."""
    table = Table(hours=6, day_at="c2", day="b1", hand="D12 N15")
    table.casts("D12").says("day", "steal N15").says("day", "cast_stolen")
    assert (table.tile("b1"), table.hours) == ("night", 0)


def test_every_night_becomes_day_and_vice_versa() -> None:
    """DN-14.4: pawns, tile colours, Temples, hands, books."""
    table = Table(day_at="c2", day="c2", night_at="c7", hand="D12 N11")
    table.casts("D12").says("day", "steal N11").says("day", "cast_stolen")
    assert table.offered("change") == "c1 b2 d2 c3"  # Around Day, who stands on a Day tile.
    table.says("day", "change c1").says("day", "change c3")
    assert table.tile("c1") == table.tile("c3") == "day"
    table = Table(hand="D12 N05").casts("D12").says("day", "steal N05").says("day", "cast_stolen")
    assert set(table.offered("draw")) >= {"D"}
    assert "N" not in table.offered("draw")


def test_a_stolen_card_whose_condition_fails_can_only_be_discarded() -> None:
    """DN-14.5: judged at that moment, with the names exchanged."""
    table = Table(day_at="c2", night_at="c7", night="c7 c2", hand="D12 N11")
    table.casts("D12").says("day", "steal N11")  # Night stands on a Night tile, Day does not …
    assert [option.name for option in table.question.options] == ["discard_stolen"]
    assert table.why_not("cast_stolen").key == "not-on-your-tile"


def test_a_stolen_spell_without_target_may_be_cast_without_effect() -> None:
    """DN-14.5"""
    table = Table(hand="D12 N02").casts("D12").says("day", "steal N02").says("day", "cast_stolen")
    assert table.tile("f1") == "neutral"
    assert (table.discard("day"), table.discard("night")) == (["D12"], ["N02"])


def test_while_resolving_a_stolen_spell_day_keeps_all_her_limits() -> None:
    """DN-14.6: crystals stop her."""
    table = Table(day_at="c2", night="b1 d1", crystals={"b1": 1}, hand="D12 N15")
    table.casts("D12").says("day", "steal N15").says("day", "cast_stolen")
    assert (table.tile("b1"), table.tile("d1")) == ("night", "day")
    table = Table(crystals={"a1": 1}, hand="D12 N09")
    table.casts("D12").says("day", "steal N09").says("day", "cast_stolen")
    assert not table.offers("change a1")


def test_with_nights_hand_empty_steal_passion_has_no_effect() -> None:
    """DN-14.7"""
    table = Table(hand="D12").casts("D12")
    assert table.asks("day", "cast")
    assert (table.hours, table.discard("day")) == (6, ["D12"])


@pytest.mark.parametrize(
    ("stolen", "key", "options"),
    [
        ("N16", "theme", {}),
        ("N01", "nothing-changed", {}),
        ("N11", "not-on-your-tile", {}),
        ("N12", "no-temple-built", {}),
        ("N13", "other-spells", {}),
        ("N02", "fizzle", {"fizzle": "forbidden"}),
    ],
)
def test_a_stolen_spell_that_can_not_be_cast_says_why_with_the_question(
    stolen: str, key: str, options: dict[str, str]
) -> None:
    """DN-14.5: the question does not speak of casting, and the reason comes with it."""
    table = Table(hand=f"D12 D02 {stolen}", options=options).casts("D12")
    table.says("day", f"steal {stolen}")
    assert table.asks("day", "discard_stolen")
    assert [option.name for option in table.question.options] == ["discard_stolen"]
    reasons = refusals(table.state, GAME.vocabulary)
    assert [(option.name, why.key) for row in reasons for option, why in row] == [
        ("cast_stolen", key)
    ]
