"""Using effects (BL-13)."""

from tests.support.bless import Table


def test_you_may_decline_only_where_it_says_so() -> None:
    """BL-13.1 BL-13.2 R-47: a target must be chosen, even an unwelcome one."""
    table = Table("8 E16", hand="17 12").does("pray 17")
    assert table.void() == "17 16"
    table = Table("11", "56 53>56").does("attack 11")
    table.does("no")
    assert table.prayers("B") == "53>56"


def test_you_may_is_not_asked_when_it_is_impossible() -> None:
    """BL-13.2: card 61 with one opposing Curse, or without an own pure one."""
    for a, b in (("8", "9"), ("8c", "9 11")):
        table = Table(a, b, hand="61 12").does("pray 61")
        assert table.asks("main", "A")
        assert table.void() == "61"


def test_each_time() -> None:
    """BL-13.3: card 34 gains an Action whenever it blesses."""
    table = Table("34 36>34", "8", hand="9 12").attacks(34, 8)
    assert table.actions == 3


def test_the_active_players_effects_come_first() -> None:
    """BL-13.4: a tie between 62 and a card with a watch on it; each orders their own."""
    table = Table("62 36>62", "8", hand="9 12", void="20 41").attacks(62, 8)
    assert table.asks("order", "A")
    assert table.offered("next") == "36 62"
    assert table.why_not("next 8").rule == "BL-13.4"
    table.does("next 36")
    assert table.points("A") == 2
    assert table.asks("take", "A")
    table = Table("9", "62 53>62", hand="8", void="20 41", turn_of="A").does("attack 9")
    assert table.asks("may", "B")


def test_both_players_have_effects_at_once() -> None:
    """BL-13.4: the active player's first, whoever's card it is."""
    table = Table("45", "62 36>62", hand="9 12", void="20 41").listens().attacks(45, 62)
    assert [event.a + 1 for event in table.told("effect")] == [45, 62]
    table.does("choose 20")
    assert "20" in table.hand("B").split()


def test_an_effect_whose_card_has_left_the_field_is_dropped() -> None:
    """BL-13.4: card 48 blesses and returns to the Deck; what its Bond gave it is not used."""
    table = Table("48 31>48").listens().does("attack 48")
    assert table.offered("next") == "31 48"
    table.does("next 48")
    assert [event.a + 1 for event in table.told("effect")] == [48]
    table = Table("48 31>48").listens().does("attack 48", "next 31")
    assert [event.a + 1 for event in table.told("effect")] == [31, 48]


def test_nothing_calls_the_effect_of_a_silenced_curse() -> None:
    """R-58: neither its own, card 5's, nor the one a Bond gives it; with an effect both speak."""
    for curse, field, asked in ((5, "5", "discard"), (56, "56 53>56", "may")):
        table = Table("11 E20", field, hand="12 14").attacks(11, curse)
        assert table.asks(asked)
        table = Table("11 E20", field, hand="12 14").does("invoke 20", f"choose {curse}")
        table.attacks(11, curse)
        assert table.asks("main", "A")


def test_who_may_be_chosen() -> None:
    """BL-13.6 R-87: a Curse used through 46 may choose itself, unless the text says another."""
    table = Table("16 9", hand="46 12").does("pray 46", "choose 16")
    assert table.asks("strengthen", "A")
    assert table.offered("choose") == "9 16"
    table.does("choose 16")
    assert table.eye(16) == 8
    table = Table("20 9", hand="46 12").does("pray 46", "choose 20")
    assert table.eye(9) == 4
    seen = table.sees("A")["curses"]
    assert isinstance(seen, list)
    assert [it["silenced"] for it in seen[0]] == [False, True]


def test_a_bond_may_be_chosen_by_the_effect_it_gives() -> None:
    """BL-13.6: card 53 breaks itself."""
    table = Table("11", "56 53>56").does("attack 11", "yes")
    assert table.prayers("B") == ""
    assert table.void() == "53"


def test_an_echo_never_chooses_itself() -> None:
    """BL-13.6"""
    table = Table("8 E41", "9").does("invoke 41")
    assert table.offered("choose") == "8 9"
    assert table.why_not("choose 41").rule == "BL-13.6"


def test_a_light_is_any_light_on_the_field() -> None:
    """BL-13.8 R-46: Prayers count for card 4, aims of Eye effects are Curses of either player."""
    table = Table("4 E16", "17", hand="12").does("attack 4")
    assert table.offers("direct")
    table = Table("8 E1 E24", "9 33").does("invoke 1")
    assert table.offered("choose") == "8 9"


def test_all_or_nothing_is_compulsory() -> None:
    """BL-13.9 R-45"""
    table = Table("8", "9", hand="18 12").does("pray 18")
    assert table.corrupt(8)
    assert table.asks("break", "A")
    table = Table("8c", "9", hand="18 12").does("pray 18")
    assert table.void() == "18"
    table = Table("8", hand="21 12").does("curse 21")
    assert table.hand("A") == "12"


def test_durations() -> None:
    """BL-13.10 R-49: this turn, the next one only, through the next one."""
    table = Table("8 9 E16 E1", "17", hand="11 12 14 15").does("invoke 16", "choose 8", "choose 8")
    assert table.eye(8) == 9
    table.does("end_turn")
    assert table.eye(8) == 9  # Until after the Mulligan.
    table.does("keep")
    assert table.eye(8) == 7
    table = Table("8", "17", hand="9 12").does("pray 9", "choose 8")
    seen = table.sees("A")["curses"]
    assert isinstance(seen, list)
    assert seen[0][0]["restrictions"] == []
    table.ends_turn()
    assert table.why_not("attack 17").rule == "BL-6.7"


def test_always_is_stronger() -> None:
    """BL-13.11 R-01 R-54"""
    table = Table("2 25>2", "41")
    assert table.eye(2, 41) == 5


def test_control() -> None:
    """BL-13.13 R-39: a Bond stays where it lies, its effect with the Curse."""
    table = Table("8", "9 21>9", hand="6 12").does("pray 6")
    assert (table.owner(21), table.prayers("A")) == ("A", "21>9")
    assert table.eye(9) == 4 + 1
    table = Table("8", "9 E16", hand="6 12").does("pray 6")
    assert table.prayers("A") == "16"
    assert table.offers("invoke 16")


def test_an_echo_taken_over_keeps_its_mark() -> None:
    """BL-13.13: used is used; and card 61 leaves what has attacked attacked."""
    table = Table("8 11", "9 E16 33", hand="6 61 12", actions=5)
    table.state.used |= table.state.moon_prayers
    table.does("pray 6")
    assert table.why_not("invoke 16").rule == "BL-10.5"


def test_converting_is_not_playing() -> None:
    """BL-13.14 R-19: card 23 brings no point, no Stasis by card 10."""
    table = Table("8 E23", hand="10 12").does("pray 10")
    assert table.curses("A") == "8 23"
    assert table.points("A") == 0


def test_taking_and_binding() -> None:
    """BL-13.15"""
    table = Table("8", hand="56 12", void="9 10 57").does("curse 56")
    assert table.hand("A") == "9 12"  # The only one with 4 or more Eye.
    table = Table("8", hand="3 12").does("pray 3")
    assert table.prayers("A") == "3>8"
