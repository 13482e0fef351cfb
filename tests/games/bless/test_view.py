"""What is seen of effects: which half of a card speaks, what it has done, and for how long."""

from typing import Any

import pytest

from tests.support.bless import Table


def seen(table: Table, seat: str = "A") -> Any:
    """The view, to be looked into."""
    return table.sees(seat)


def curse(table: Table, card: int) -> Any:
    rows = seen(table)["curses"]
    return next(it for it in rows[0] + rows[1] if it["card"] == f"{card:02}")


# Which half of a card is being used.


@pytest.mark.parametrize(
    ("table", "card", "half"),
    [
        # BROKEN effects: the card is no longer a Curse on the field when it asks.
        (Table("11", "29c", hand_b="17 20").attacks(11, 29, "to_void"), "29", "curse"),
        (Table("11", "58c", hand_b="17 20").attacks(11, 58, "to_void"), "58", "curse"),
        (Table("11 8", "35c 9").attacks(11, 35, "to_void"), "35", "curse"),
        (Table("11", "54c", void="8 17").attacks(11, 54, "to_void"), "54", "curse"),
        # Their Prayer effects.
        (Table("8", "9 17", hand="54", void="8 20").does("pray 54"), "54", "prayer"),
        (Table("8 9", "17 20", hand="35").does("pray 35"), "35", "prayer"),
        # LAY and "when attacked".
        (Table("8c 9c", hand="21 17").does("curse 21"), "21", "curse"),
        (Table("11", "5", hand="8 9").does("attack 11"), "05", "curse"),
        # The Prayer effect of a Curse, through card 11 or 46.
        (Table("16 8", hand="11").does("pray 11", "choose 16"), "16", "prayer"),
        (Table("16 8", hand="46").does("pray 46", "choose 16"), "16", "prayer"),
        # A part of an effect.
        (Table("8 9", "17 20", hand="55").does("pray 55"), "55", "prayer"),
    ],
)
def test_an_effect_that_asks_is_shown_by_the_half_that_says_it(
    table: Table, card: str, half: str
) -> None:
    """BL-2.3, BL-2.4, BL-12.5: the words shown are those being carried out."""
    effect = seen(table)["resolving"][-1]
    assert (effect["card"], effect["half"]) == (card, half)


def test_a_curse_corrupted_by_an_effect_speaks_as_a_curse() -> None:
    """BL-7.3: card 62 was chosen by card 18, and yet it is its Curse effect that asks."""
    table = Table("62 8", "9", hand="18", void="17 20").does("pray 18", "choose 62")
    assert table.asks("take")
    assert [(it["card"], it["half"]) for it in seen(table)["resolving"]] == [
        ("18", "prayer"),
        ("62", "curse"),
    ]


def test_an_effect_nested_in_a_broken_one_has_a_half_of_its_own() -> None:
    """R-33: 54 breaks and plays 5, which asks what to break."""
    table = Table("11 E16 E24", "54c", void="5 17").attacks(11, 54, "to_void")
    table.does("choose 5", "as_prayer")
    assert [(it["card"], it["half"]) for it in seen(table)["resolving"]] == [
        ("54", "curse"),
        ("05", "prayer"),
    ]


def test_what_a_bond_gives_is_read_on_the_bond() -> None:
    """BL-10.8"""
    effect = seen(Table("11", "56 53>56").does("attack 11"), "B")["resolving"][-1]
    assert (effect["card"], effect["bond"], effect["half"]) == ("56", "53", "prayer")


# What effects have given, and how long it lasts.


def test_a_modifier_says_until_when_it_lasts() -> None:
    """BL-13.10: 0 stands for as long as its card is there."""
    table = Table("8 13>8 E16 E1").does("invoke 16")
    lasts = {it["source"]: it["to_turn"] for it in curse(table, 8)["modifiers"]}
    assert lasts == {"13": 0, "16": 10, "01": 11}


def test_effects_on_a_group_say_until_when_they_last() -> None:
    """BL-13.10, R-50"""
    table = Table("8 E24").does("invoke 24")
    assert [it["to_turn"] for it in curse(table, 8)["modifiers"]] == [11]
    assert [(it["target"], it["to_turn"]) for it in seen(table)["lasting"]] == [("", 11)]


@pytest.mark.parametrize(
    ("hand", "kind"), [("8", "cannot-attack"), ("9", "cannot-be-attacked"), ("40", "original-eye")]
)
def test_what_begins_next_turn_is_seen_at_once(hand: str, kind: str) -> None:
    """BL-13.10: it stands in the sight with its turns, before it holds."""
    table = Table("17", "20", hand=hand).does(f"pray {hand}", "choose 20")
    found = [it for it in seen(table)["lasting"] if it["target"] == "20"]
    assert [(it["kind"], it["from_turn"], it["to_turn"]) for it in found] == [(kind, 11, 11)]
    assert curse(table, 20)["restrictions"] == []


def test_a_barrier_given_by_an_effect_is_an_ability_that_lasts() -> None:
    """BL-12.3, card 62"""
    table = Table("8 E62", "17").does("invoke 62", "choose 8")
    assert curse(table, 8)["abilities"] == ["rivalry", "barrier"]
    assert [(it["kind"], it["target"], it["to_turn"]) for it in seen(table)["lasting"]] == [
        ("barrier", "08", 11)
    ]


def test_a_bond_whose_curse_is_breaking_lies_on_the_field() -> None:
    """BL-11.7: it is a Prayer under nothing until the BROKEN effects are done."""
    table = Table("11 E16", "54c 3>54", void="5 8").attacks(11, 54, "to_void")
    table.does("choose 5", "as_prayer")
    prayers = {it["card"]: it["host"] for it in seen(table)["prayers"][1]}
    assert prayers == {"03": "", "05": ""}


# What the other player knows.


def test_a_card_that_only_the_opponent_has_seen_is_marked() -> None:
    """Left on top by card 28 of the opponent, then drawn."""
    table = Table("8", "9 E28", turn_of="B", hand="17", hand_b="20 33 37 41", deck="1 3 5 11 15 16")
    table.does("invoke 28", "draw 1", "draw 3", "draw 5", "choose 1")
    table.ends_turn()
    assert table.active == "A"
    table.ends_turn()  # A draws up to four cards: 3 and 5 lie on top.
    assert "3" in table.hand("A").split()
    assert "5" in table.hand("A").split()
    assert seen(table)["seen"] == ["03", "05"]
    assert set(seen(table, "B")["hands"][0]) == {"03", "05"}


def test_a_search_shows_the_opponent_the_whole_hand() -> None:
    """card 12: by elimination."""
    table = Table("8", "9", hand="12", hand_b="17 20").does("pray 12", "search")
    assert seen(table, "B")["seen"] == ["17", "20"]


@pytest.mark.parametrize(("answer", "taken"), [("pray 55", "08"), ("curse 56", "09")])
def test_a_card_taken_openly_is_known_to_everybody(answer: str, taken: str) -> None:
    """BL-13.15: from the field by card 55, from the Void by card 56; the rest of a hand is not."""
    table = Table("8", hand="55 56 12", void="9 10 57").does(answer)
    for watcher in ("B", ""):
        assert seen(table, watcher)["hands"][0] == [taken]
    assert seen(table)["seen"] == [taken]
