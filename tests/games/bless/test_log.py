"""What the log tells of effects: what they gave, what they added, and when nothing came of them."""

import pytest

from gloaming.games.bless import GAME
from tests.support.bless import Table


def facts(table: Table) -> list[tuple[object, ...]]:
    """Events with cards by their printed numbers: ("adds", 16, 2)."""
    heard = table.state.heard or []
    many = {what: len(fact.kinds) for what, fact in GAME.facts.items()}
    return [(event.what, *event.numbers()[: many[event.what]]) for event in heard]


@pytest.mark.parametrize(
    ("a", "b", "hand", "said", "card"),
    [
        ("8", "9", "54", "pray 54", 54),  # The opponent does not have more Curses.
        ("8", "9", "61", "pray 61", 61),  # The opponent has only one.
        ("8", "9", "6", "curse 6", 6),  # The opponent has no more Curses than you.
    ],
)
def test_an_effect_whose_condition_is_not_met_says_so(
    a: str, b: str, hand: str, said: str, card: int
) -> None:
    """BL-13.1: nothing happens, and the log tells why."""
    table = Table(a, b, hand=hand, void="17").listens().does(said)
    assert ("unmet", card - 1) in facts(table)
    assert not table.told("no-effect")


def test_a_condition_that_held_once_is_not_called_unmet() -> None:
    """R-60: card 6 broke what was too many and then stops."""
    table = Table("8", "9 17 20", hand="6").listens().does("curse 6", "choose 9")
    assert not table.told("unmet")


@pytest.mark.parametrize(
    ("a", "b", "hand", "hand_b", "said", "card"),
    [
        ("8c", "9 17", "61", "33", "pray 61", 61),  # You may, but have no pure Curse to break.
        ("8", "9", "12", "", "curse 12", 12),  # A random card of an empty hand.
    ],
)
def test_an_effect_without_anything_to_choose_says_so(
    a: str, b: str, hand: str, hand_b: str, said: str, card: int
) -> None:
    """BL-13.1, BL-13.2: nothing happens, and the log tells it."""
    table = Table(a, b, hand=hand, hand_b=hand_b).listens().does(said)
    assert ("no-effect", card - 1) in facts(table)


def test_a_bond_without_anything_to_break_names_itself() -> None:
    """BL-13.2: of the effect that a Bond gives, the Bond is named."""
    table = Table("11", "56 13>56(B)").listens().attacks(11, 56)
    assert not table.told("no-effect")
    table = Table("11", "48c 13>48(B) 6").listens().attacks(11, 48, "to_void")
    assert ("no-effect", 13 - 1) in facts(table)


def test_whoever_declines_is_told_of() -> None:
    """BL-13.2: "you may" answered with no."""
    table = Table("8", "9 17", hand="61").listens().does("pray 61", "no")
    assert ("declines", 0, 61 - 1) in facts(table)


def test_an_action_gained_in_the_wrong_turn_is_lost_aloud() -> None:
    """BL-6.11: card 34 blesses by Impact in the opponent's turn."""
    table = Table("34 36>34", "56", turn_of="B").listens().attacks(56, 34)
    assert table.told("action-lost")
    assert not table.told("gains-action")


def test_a_clash_tells_what_is_taken_away_as_such() -> None:
    """BL-8.3: -2 is not added."""
    table = Table("8 E23", "11").does("invoke 23", "choose 11").listens().attacks(8, 11)
    assert ("weakens", 11 - 1, 2) in facts(table)
    assert ("subtracts", 23 - 1, 2) in facts(table)
    assert not [event for event in table.told("adds") if event.b <= 0]


def test_a_clash_does_not_tell_of_nothing() -> None:
    """BL-8.3: what adds 0 is not worth a line, in the log or at the table."""
    table = Table("42", "9 21>9(B)").listens()
    table.attacks(42, 9)
    assert ("adds", 21 - 1, 1) in facts(table)
    assert ("adds", 42 - 1, 0) not in facts(table)
    curse = Table("42", "9").sees("A")["curses"][0][0]  # type: ignore[index]
    assert curse["modifiers"] == []


def test_two_effects_that_win_are_a_tie_of_their_own() -> None:
    """BL-8.9: the Eyes are not what is equal."""
    table = Table("10 E16", "40").does("invoke 16", "choose 10").listens().attacks(10, 40)
    assert table.told("tie-wins")
    assert not table.told("tie")


def test_two_effects_that_always_win_are_a_tie_of_their_own() -> None:
    """BL-8.10"""
    table = Table("1 60>1 E59", "30").does("invoke 59", "choose 30", "form light")
    table.listens().attacks(1, 30)
    assert table.told("tie-always")
    assert not table.told("tie")


def test_equal_eyes_are_a_plain_tie() -> None:
    """BL-8.5"""
    assert Table("8", "17").listens().attacks(8, 17).told("tie")


def test_a_tie_that_a_card_wins_names_the_card() -> None:
    """BL-8.9: card 16 wins ties, and the log says by whom it was decided."""
    table = Table("16", "34").listens().does("attack 16")
    assert [event.a for event in table.told("ties-win")] == [16 - 1]
    assert not table.told("tie")


def test_where_deck_and_void_are_empty_the_log_says_that_there_is_no_card() -> None:
    """BL-4.4"""
    table = Table("8", hand="12 9", deck="").listens().does("pray 12")
    assert [event.a for event in table.told("no-card")] == [0]
