"""Every card, both sides, where the chapters have not played it already."""

import pytest

from gloaming.games.bless.table.bits import cards_of
from tests.support.bless import Table, cards

# Curses.


@pytest.mark.parametrize(("card", "foe"), [(1, 11), (1, 61), (30, 51), (30, 61)])
def test_1_and_30_always_win_against_their_form(card: int, foe: int) -> None:
    """BL-8.10: Dual included."""
    table = Table(str(card), f"{foe}c").attacks(card, foe, "to_void")
    assert table.curses("A") == str(card)


@pytest.mark.parametrize("card", [2, 8, 18, 31, 38, 47])
def test_cards_with_rivalry(card: int) -> None:
    """BL-12.1: 2, 8, 18, 31, 38, 47, and by Bonds 3 and 32."""
    foe = 33 if card < 30 else 9
    table = Table(str(card), str(foe))
    assert table.eye(card, foe) == table.eye(card) + 3


@pytest.mark.parametrize(("bond", "host"), [(3, 9), (32, 33)])
def test_bonds_that_give_rivalry(bond: int, host: int) -> None:
    """BL-12.1"""
    foe = 33 if host == 9 else 9
    table = Table(f"{host} {bond}>{host}", str(foe))
    assert table.eye(host, foe) == table.eye(host) + 3


@pytest.mark.parametrize("card", [9, 17, 20, 41, 60])
def test_cards_with_barrier(card: int) -> None:
    """BL-12.3: 9, 17, 20, 41, 60, and by Bond 7."""
    table = Table("61 51", f"{card} 10").attacks(61, card)
    assert table.corrupt(card)
    table.does("attack 51")
    assert table.corrupt(10)  # The only one left to attack.


@pytest.mark.parametrize("card", [14, 45, 49, 53, 60])
def test_cards_with_impact(card: int) -> None:
    """BL-12.2: 14, 45, 49, 53, 60, and by Bond 36."""
    table = Table(str(card), "5", hand="8", hand_b="11").attacks(card, 5)
    if table.asks("discard"):
        table.does("choose 8")
    assert table.points("A") == 1


@pytest.mark.parametrize(("card", "one", "another"), [(3, "33", "31"), (32, "8", "9")])
def test_3_and_32_with_exactly_one(card: int, one: str, another: str) -> None:
    """R-78: none, one, two; a Dual one counts."""
    assert Table(f"{card}").eye(card) == 4
    assert Table(f"{card} {one}").eye(card) == 6
    assert Table(f"{card} {one} {another}").eye(card) == 4
    assert Table(f"{card} {one} 62").eye(card) == 4
    assert Table(f"{card} 62").eye(card) == 6


def test_4_may_attack_directly_with_more_lights() -> None:
    """R-73: its controller may, not the opponent."""
    table = Table("4 8", "17").does("attack 4", "direct")
    assert table.points("A") == 2
    table = Table("4 8", "33", turn_of="B").does("attack 33")
    assert not table.offers("direct")


def test_5_makes_the_attackers_player_discard() -> None:
    """R-59: and with an empty hand nobody does."""
    table = Table("61", "5", hand="").does("attack 61")
    assert table.corrupt(5)


def test_6_breaks_until_there_are_as_many() -> None:
    """R-60: 29 broken brings a new Curse, which counts."""
    table = Table("", "29 8 9", hand="6 12", hand_b="11").does("curse 6", "choose 29", "choose 11")
    assert table.asks("break", "B")
    table.does("choose 8", "choose 9")
    assert table.curses("B") == "11s"


@pytest.mark.parametrize("card", [7, 36])
def test_7_and_36_win_against_six_or_more(card: int) -> None:
    """BL-8.8"""
    assert Table(str(card), "34").attacks(card, 34).curses("A") == str(card)
    assert Table(str(card), "41").attacks(card, 41).curses("A") == f"{card}c"


def test_10_wins_against_two_or_less_karma() -> None:
    """BL-8.8"""
    assert Table("10", "11").attacks(10, 11).curses("A") == "10"
    assert Table("10", "9").attacks(10, 9).curses("A") == "10c"


def test_12_makes_the_opponent_discard_at_random() -> None:
    """Luck picks, and everybody sees what."""
    table = Table(hand="12 8", hand_b="9 11").does("curse 12")
    assert table.asks("lose")
    assert table.question.seat == -1
    table.does("lose 11")
    assert table.void() == "11"
    assert Table(hand="12 8", hand_b="").does("curse 12").void() == ""


def test_13_invokes_whenever_you_play_a_bond() -> None:
    """On either side, laid or not; not when the opponent does."""
    table = Table("13 8 E16", "9", hand="3 12").does("pray 3", "host 9", "choose 8")
    assert (table.eye(8), table.actions) == (7, 2)
    table = Table("9", "13 8 E16", hand="3 12").does("pray 3", "host 9")
    assert table.asks("main", "A")
    table = Table("13 8 E16", hand="29 12", void="3").does("pray 29", "as_prayer", "host 8")
    assert table.asks("strengthen", "A")


def test_15_without_another_light() -> None:
    """R-78: Prayers do not matter, Dual Curses do."""
    assert Table("15 E16 33").eye(15) == 6
    assert Table("15 62").eye(15) == 3


def test_19_while_corrupt() -> None:
    """BL-12.10"""
    assert (Table("19").eye(19), Table("19c").eye(19)) == (1, 4)


@pytest.mark.parametrize(("card", "of_form", "other"), [(22, "8", "33"), (39, "33", "8")])
def test_22_and_39_strengthen_all_of_a_form(card: int, of_form: str, other: str) -> None:
    """R-78: itself included, Dual ones too; one of the other Form is enough to end it."""
    table = Table(f"{card} {of_form} 62", other)
    assert (table.eye(card), table.eye(int(of_form)), table.eye(62)) == (5, 7, 6)
    assert table.eye(int(other)) == 5
    assert Table(f"{card} {other}").eye(card) == 3


@pytest.mark.parametrize(("card", "yes", "no"), [(24, "8", "33"), (52, "33", "8")])
def test_24_and_52_cannot_be_attacked_by_the_other_form(card: int, yes: str, no: str) -> None:
    """R-62"""
    assert Table(f"{yes} {no} 60", str(card)).offered("attack") == yes


def test_25_counts_light_prayers_of_both() -> None:
    """R-79: Bonds included, Dual ones too."""
    table = Table("25 E16 3>25", "8 E59 E45 33 31>33")
    assert table.karma(25) == 3


def test_26_lays_a_light_as_a_prayer() -> None:
    """R-64: compulsory if there is one; asked in any case, so that nobody learns more."""
    table = Table("8", hand="26 16 33").does("curse 26")
    assert table.offered("choose") == "16"
    table.does("choose 16", "choose 8")
    assert table.eye(8) == 7
    table = Table("8", hand="26 33").does("curse 26")
    assert [option.name for option in table.question.options] == ["nothing"]
    assert Table("8", hand="26 16").does("curse 26").why_not("nothing").rule == "BL-13.1"
    table.does("nothing")
    assert table.hand("A") == "33"


@pytest.mark.parametrize("card", [27, 43])
def test_27_and_43_have_eye_by_karma_in_the_opponents_turn(card: int) -> None:
    """BL-12.6"""
    assert Table(str(card), turn_of="B").eye(card) == 4
    assert Table(str(card)).eye(card) == 1


@pytest.mark.parametrize("card", [28, 44])
def test_28_and_44_draw_at_the_start(card: int) -> None:
    """BL-5.2: only in their controller's turn."""
    table = Table(str(card), at="begin", hand="8").does("draw 1")
    assert table.hand("A") == "1 8"
    table = Table("8", str(card), at="begin", hand="9")
    assert table.asks("main", "A")


@pytest.mark.parametrize("card", [29, 58])
def test_29_and_58_lay_a_curse_when_broken(card: int) -> None:
    """BL-12.5: as laid, so LAY is used."""
    table = Table("61", f"{card}c", hand_b="23 9").attacks(61, card, "to_void")
    assert table.asks("lay-curse", "B")
    table.does("choose 23")
    assert table.points("B") == 1


def test_33_wins_against_corrupt_shadows() -> None:
    """BL-8.8"""
    assert Table("33", "61c").attacks(33, 61, "to_void").curses("A") == "33"
    assert Table("33", "11c").attacks(33, 11).curses("A") == "33c"


def test_35_corrupts_when_broken() -> None:
    """BL-12.5: anybody's pure Curse."""
    table = Table("61 8", "35c 9").attacks(61, 35, "to_void")
    assert table.asks("corrupt", "B")
    assert table.offered("choose") == "8 9 61"
    table.does("choose 8")
    assert table.curses("A") == "61 8c"


def test_37_is_the_only_thing_to_attack() -> None:
    """R-61: if it cannot be attacked, nothing can."""
    table = Table("8 4 9", "37 33", hand="12").attacks(8, 37)
    assert table.corrupt(37)
    table = Table("4 8", "37 33", hand="9 12").does("pray 9", "choose 37").ends_turn().ends_turn()
    assert table.active == "A"
    table = Table("4 8", "37 33", hand="12", turn_of="B", hand_b="9 11").does("pray 9", "choose 37")
    table.ends_turn()
    assert table.offered("attack") == ""


def test_40_wins_against_a_changed_eye() -> None:
    """BL-8.8: Rivalry changes it, too."""
    assert Table("40", "9").attacks(40, 9).curses("A") == "40c"
    assert Table("40", "2").attacks(40, 2).curses("A") == "40"


def test_42_counts_other_shadows() -> None:
    """R-79: of both players, Prayers and Dual cards too."""
    assert Table("42 33 E45", "31 8 E62 32>8").eye(42) == 5


def test_46_invokes_an_echo_when_laid() -> None:
    """R-64: and the chain follows."""
    table = Table("8 E16 E24", hand="46 12").does("curse 46", "choose 24", "choose 8")
    assert table.eye(8) == 5 + 1 + 2


def test_48_returns_to_the_deck() -> None:
    """BL-10.11: everybody knows that it is there."""
    table = Table("48", "9c", hand="8").attacks(48, 9)
    assert table.asks("main", "A") or table.asks("offer", "A")
    table = Table("48 32>48", "49c", hand="8").attacks(48, 49, "offer")
    assert table.points("A") == 4
    assert cards_of(table.state.deck & cards("48")) == [47]
    assert table.void() == "32"


def test_50_is_free_as_the_last_card() -> None:
    """R-63: with Actions left as well, and as a Prayer never."""
    table = Table("8", hand="50").does("curse 50")
    assert table.actions == 3
    table = Table("8", hand="50").does("pray 50")
    assert table.actions == 2
    table = Table("8", hand="50 9").does("curse 50")
    assert table.actions == 2


def test_54_plays_one_of_the_top_three() -> None:
    """R-72"""
    table = Table("61", "54c", void="8", hand="9").attacks(61, 54, "to_void", "as_prayer")
    assert table.void() == "54 8"
    assert table.sees("A")["lasting"]


def test_55_always_the_original_eye_for_itself_and_the_opponents() -> None:
    """R-54: not for the other Curses of its controller."""
    table = Table("55 9 13>55 48>9", "19c")
    assert (table.eye(55), table.eye(9), table.eye(19)) == (4, 5, 1)


def test_56_takes_from_the_void() -> None:
    """R-83: by the printed Eye, and everybody knows the card."""
    table = Table(hand="56 12", void="10 8 1 33").does("curse 56")
    assert table.offered("choose") == "8 33"
    table.does("choose 33")
    assert table.hand("A") == "12 33"
    seen = table.sees("B")["hands"]
    assert isinstance(seen, list)
    assert seen[0] == ["33"]


@pytest.mark.parametrize("card", [21, 59])
def test_21_and_59_discard_to_purify(card: int) -> None:
    """R-45"""
    table = Table("8c", hand=f"{card} 12").does(f"curse {card}", "choose 12")
    assert table.curses("A") == f"8 {card}s"
    assert table.void() == "12"
    assert Table("8", hand=f"{card} 12").does(f"curse {card}").void() == ""


def test_62_takes_from_the_void_when_corrupted() -> None:
    """BL-7.3: also when an effect does it."""
    table = Table("62", "9", hand="18 12", void="33 8").does("pray 18")
    assert table.asks("take", "A")
    table.does("choose 8")
    assert table.hand("A") == "8 12"


@pytest.mark.parametrize("card", [11, 51, 61])
def test_11_51_and_61_have_no_curse_effect(card: int) -> None:
    """BL-2.1"""
    table = Table(hand=f"{card} 12").does(f"curse {card}")
    assert table.asks("main", "A")
