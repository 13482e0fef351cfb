"""Limits, Impulses, Echoes, Bonds (BL-9, BL-10)."""

from tests.support.bless import Table

# BL-9


def test_limits() -> None:
    """BL-9.1: four Curses, two Echoes, one Bond each; no limit for the Prayer row."""
    table = Table("8 9 11 17 E16 E24 3>8 19>9 21>11", hand="20 15 49 32")
    table.does("pray 32", "host 17")
    assert table.prayers("A") == "16 24 3>8 19>9 21>11 32>17"
    table.does("curse 20")
    assert table.asks("overflow", "A")


def test_overflow_comes_before_lay_effects() -> None:
    """BL-9.4: card 6 counts after one of A's Curses made way."""
    table = Table("8 9 11 17", "33 31 38 41", hand="6").does("curse 6")
    assert table.asks("overflow", "A")
    table.does("drop 8")
    assert table.curses("B") == "33 31 38 41"  # Four against four: nothing breaks.
    table = Table("8 E16 E24", hand="1").listens().does("pray 1")
    assert table.asks("overflow-echoes", "A")
    assert table.told("uses") == []


def test_who_makes_way_is_not_broken_but_its_bond_is() -> None:
    """BL-9.5 R-68: card 29 lays nothing, Bond 13 does not move on."""
    table = Table("29 9 11 17 21>29", "33", hand="20 12").listens().does("curse 20", "drop 29")
    assert [event.a + 1 for event in table.told("breaks")] == [21]
    assert table.void() == "29 21"
    assert table.hand("A") == "12"


def test_what_could_not_make_way_keeps_the_card_out() -> None:
    """BL-9.3 R-67: neither laid, nor converted, nor taken over."""
    table = Table("8c 9c 11c 17c E16", "33 31", hand="10 61 20")
    assert table.offered("curse") == ""
    table.does("pray 10")
    assert table.prayers("A") == "16"
    table.does("pray 61")
    assert table.curses("B") == "33 31"


def test_of_echoes_taken_over_one_makes_way() -> None:
    """BL-9.2 R-67: and it is not the one taken."""
    table = Table("8 E16 E24", "E45", hand="6").does("pray 6")
    assert table.offered("drop") == "16 24"
    table.does("drop 24")
    assert table.prayers("A") == "16 45"


# BL-10


def test_an_impulse_is_used_and_breaks() -> None:
    """BL-10.1"""
    table = Table("8", "9", hand="8 51").listens().does("pray 51")
    assert table.void() == "51"
    assert [event.a + 1 for event in table.told("breaks")] == [51]


def test_a_resolving_impulse_counts_but_cannot_be_chosen() -> None:
    """BL-10.2 R-44: card 4's effect through card 11 counts card 11."""
    table = Table("4 9", "8", hand="11").does("pray 11", "choose 9")
    assert table.eye(9) == 4 + 1 - 1  # Counted while it was there; now it is broken (BL-12.10).
    table = Table("8 E16", hand="17").does("pray 17")
    assert table.void() == "17 16"
    table = Table("8", hand="17").does("pray 17")
    assert table.void() == "17"


def test_an_echo_stays() -> None:
    """BL-10.3"""
    table = Table("8", hand="16").does("pray 16")
    assert (table.prayers("A"), table.eye(8)) == ("16", 7)


def test_the_chain_is_compulsory_and_in_your_order() -> None:
    """BL-10.4 R-41"""
    table = Table("8 E16 E24", hand="46").does("curse 46")
    assert table.offered("choose") == "16 24"
    table.listens().does("choose 16", "choose 8")
    assert [event.b + 1 for event in table.told("uses")] == [16, 24]
    table = Table("8 E16 E1 27", hand="11").does("pray 11", "choose 27", "choose 8")
    assert table.asks("chain", "A")
    assert table.offered("next") == "1 16"


def test_once_a_turn_is_in_each_turn() -> None:
    """BL-10.5"""
    table = Table("8 E16", "9").does("invoke 16", "choose 8")
    assert table.why_not("invoke 16").rule == "BL-10.5"
    table.ends_turn().ends_turn()
    assert table.offers("invoke 16")


def test_a_silenced_echo_is_passed_over() -> None:
    """BL-10.6 R-41: it is not marked as used."""
    table = Table("8 E20 E16", "9").does("invoke 20", "choose 16")
    assert table.eye(8) == 5
    assert table.why_not("invoke 16").rule == "BL-10.6"
    seen = table.sees("A")["prayers"]
    assert isinstance(seen, list)
    assert [(it["card"], it["used"], it["silenced"]) for it in seen[0]] == [
        ("20", True, False),
        ("16", False, True),
    ]


def test_a_bond_goes_under_any_curse() -> None:
    """BL-10.7 BL-10.12"""
    table = Table("8", "9", hand="21").does("pray 21")
    assert table.offered("host") == "8 9"
    assert table.why_not("host 1").rule == "BL-10.9"
    table.does("host 9")
    assert table.prayers("A") == "21>9"
    assert table.state.under.count(20) == 1


def test_the_curse_has_the_bonds_effect_beside_its_own() -> None:
    """BL-10.8 R-35 R-51: opposing is seen from the Curse that carries it."""
    table = Table("8 17 20", "9 21>9(A)")
    assert table.eye(9) == 4 + 3
    table = Table("11 8", "9 53>9(A)", hand="12")
    table.attacks(11, 9)
    assert table.asks("may", "B")


def test_no_bond_over_a_bond_of_the_opponent() -> None:
    """BL-10.9 R-37"""
    table = Table("8 3>8(B)", "9", hand="21 12").does("pray 21")
    assert table.prayers("A") == "21>9"
    table = Table("8 3>8(B)", hand="21 12")
    assert table.why_not("pray 21").rule == "R-36"


def test_a_bond_belongs_to_whoever_played_it() -> None:
    """BL-10.10 R-38: card 10 converts it from under an opposing Curse (R-81)."""
    table = Table("8", "9 21>9(A)", hand="10 12")
    assert table.owner(21) == "A"
    table.does("pray 10")
    assert table.curses("A") == "8 21"
    assert table.eye(9) == 4


def test_a_bond_played_anew_moves_and_stays_nowhere_else() -> None:
    """BL-10.12: 13 is broken and played again by 54, its Curse, before it moves on from there."""
    table = Table("58", "54 13>54 8 7", hand="22 26 17").does("pray 22", "choose 26", "choose 17")
    table.does("next 54", "choose 13", "as_prayer", "host 8")
    assert table.prayers("B") == "13>7"
    assert (table.eye(7), table.eye(8)) == (1 + 1, 5)


def test_a_bond_breaks_when_its_curse_leaves() -> None:
    """BL-10.11: to the hand, to the Deck, over to the other side, to the Void."""
    table = Table("8 3>8", "9", hand="55 12").does("pray 55")
    assert table.void() == "55 3"
    table = Table("48 3>48").does("attack 48")
    assert table.void() == "3"
    table = Table("8 3>8", "11 9c").attacks(8, 11)
    assert table.prayers("A") == "3>8"
