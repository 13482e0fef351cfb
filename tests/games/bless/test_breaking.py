"""Blessing, offering, breaking (BL-11)."""

from tests.support.bless import Table


def test_a_bless_scores_the_karma_of_the_moment() -> None:
    """BL-11.1 R-32"""
    table = Table("8 E27 2>8", "56c", hand="9").does("invoke 27")
    assert table.karma(8) == 2 + 2 + 1
    table.attacks(8, 56, "offer")
    assert table.points("A") == 5


def test_a_bless_worth_nothing_still_is_one() -> None:
    """BL-11.1: card 25 with no Light Prayer; its Bond 31 breaks."""
    table = Table("25 31>25", "56c", hand="9").listens().attacks(25, 56, "offer")
    assert [(event.a + 1, event.b) for event in table.told("blesses")] == [(25, 0)]
    assert table.prayers("A") == ""


def test_after_an_offer_the_points_go_to_whoever_attacked() -> None:
    """R-32: 54 plays 61, and 61 takes the attacker over."""
    table = Table("11 9", "54c 8", void="61", hand="12").attacks(11, 54, "offer")
    assert table.asks("role", "B")
    table.does("as_prayer", "yes", "choose 11")
    assert table.owner(11) == "B"
    assert (table.points("A"), table.points("B")) == (2, 0)
    assert table.altar("A") == "54"


def test_an_attacker_that_is_gone_blesses_with_its_last_karma() -> None:
    """R-32 R-29: a corrupt attacker that ties is broken together with the defender."""
    table = Table("57c 48>57", "11c", hand="12").does("attack 57", "even", "roll 3")
    assert table.points("A") == 0
    table = Table("48 36>48", "9", hand="12").attacks(48, 9)
    assert table.points("A") == 3  # Impact: 4 - 1; and 48 is in the Deck.
    assert table.curses("A") == ""
    assert table.curses("B") == "9c"


def test_an_attacker_that_breaks_too_blesses_with_its_last_karma() -> None:
    """R-32 R-23: Bond 53 takes the +1 from card 8, which then ties and breaks in its own attack."""
    table = Table("8c E27 13>8", "17c 53>17").does("invoke 27", "choose 8").attacks(8, 17)
    table.does("yes", "choose 13", "offer")
    assert (table.curses("A"), table.altar("A")) == ("", "17")
    assert table.points("A") == 2 + 1  # What Echo 27 gave it is gone with it, but counts.


def test_what_effects_break_cannot_be_offered() -> None:
    """BL-11.6 R-30"""
    table = Table("8", "9c", hand="34 12").does("pray 34")
    assert table.asks("main", "A")
    assert table.altar("A") == ""
    table = Table("57c", "11c").does("attack 57", "even", "roll 1")
    assert not table.asks("offer")


def test_an_offered_card_was_broken() -> None:
    """BL-11.6 R-31: BROKEN is used, the Bond breaks."""
    table = Table("11", "35c 19>35", hand="9").attacks(11, 35, "offer")
    assert table.corrupt(11)
    assert table.altar("A") == "35"
    assert table.void() == "19"


def test_broken_effects_are_used_from_nowhere() -> None:
    """BL-11.7 BL-12.5 R-33: card 29 has room for a new Curse where it lay itself."""
    full = "29c 8c 9c 17c"
    table = Table("11", full, hand_b="20 33").attacks(11, 29, "to_void")
    assert table.asks("lay-curse", "B")
    assert table.void() == ""
    table.does("choose 33")
    assert table.void() == "29"
    assert table.curses("B") == "8c 9c 17c 33s"


def test_cards_broken_together() -> None:
    """BL-11.7 R-34: Bonds first, then the active player's, each player's by arrival."""
    table = Table("31 8 32", "33 9 38 3>33", hand="22 12").does("pray 22")
    assert table.void() == "22 38 33 32 31 3"


def test_a_bond_in_the_same_set_does_not_move_on() -> None:
    """BL-11.7: Bond 48 breaks with its Shadow."""
    table = Table("33 48>33 1", "9", hand="22 12").does("pray 22")
    assert table.prayers("A") == ""
    assert set(table.void().split()) == {"22", "33", "48"}


def test_breaking_discarding_and_making_way_are_three_things() -> None:
    """BL-11.8"""
    table = Table("8", "9", hand="59 12", actions=3).listens()
    table.does("curse 59")
    assert table.told("breaks") == []
    table = Table("8c", "9", hand="59 12").listens().does("curse 59", "choose 12")
    assert [event.b + 1 for event in table.told("discards")] == [12]
    assert table.curses("A") == "8 59s"


def test_points_only_grow() -> None:
    """BL-11.9 R-77: no text takes any away; Karma stops at 0."""
    table = Table("49 36>49", "9", points=(3, 4)).attacks(49, 9)
    assert (table.points("A"), table.points("B")) == (3, 4)


def test_depth_first() -> None:
    """BL-13.5 R-33: what is laid by BROKEN has its effect before the card is in the Void."""
    table = Table("11", "29c 8 9", hand_b="21 12", void="17")
    table.attacks(11, 29, "to_void", "choose 21")
    assert table.asks("main", "A")  # No corrupt Curse of B is left: nothing is discarded.
    table = Table("11", "58c 8c", hand_b="21 12", void="17")
    table.attacks(11, 58, "to_void", "choose 21")
    assert table.asks("discard", "B")
    assert table.void() == "17"
    table.does("choose 12")
    assert table.void() == "58 12 17"
    assert table.curses("B") == "8 21s"
