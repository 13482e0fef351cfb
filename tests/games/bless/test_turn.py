"""The turn and its Actions, the states of a Curse (BL-5 to BL-7)."""

from gloaming.games.bless.table.state import END, MAIN
from tests.support.bless import Table

# BL-5


def test_start_main_end() -> None:
    """BL-5.1"""
    table = Table("28", "8", at="begin")
    assert (table.sees("A")["phase"], table.asks("draw")) == ("start", True)
    table.does("draw 1")
    assert table.state.phase == MAIN
    table.does("end_turn")
    assert table.state.phase == END


def test_start_effects_in_your_order() -> None:
    """BL-5.2 BL-13.4"""
    table = Table("28 44", "8", at="begin")
    assert table.asks("order", "A")
    assert table.offered("next") == "28 44"
    table.listens().does("next 44", "draw 1", "draw 2")
    assert [event.a + 1 for event in table.told("effect")] == [44, 28]
    assert table.asks("main", "A")


def test_actions_in_any_order() -> None:
    """BL-5.3"""
    table = Table("8 9s E16", "17", hand="11 12")
    verbs = {option.verb for option in table.question.options}
    assert verbs == {"curse", "pray", "release", "attack", "invoke", "end_turn"}
    table.does("release 9", "curse 11", "release 11")
    assert table.actions == 0
    assert table.why_not("attack 8").rule == "BL-5.3"


def test_you_may_stop_with_actions_left() -> None:
    """BL-5.4"""
    table = Table("8", "9", hand="11 12 14 15")
    assert table.offers("end_turn")
    table.does("end_turn")
    assert table.actions == 0


def test_the_phase_ends_when_nothing_is_left() -> None:
    """BL-5.4 R-16"""
    table = Table("8", "9", hand="11 12 14 15", actions=1).does("attack 8")
    assert table.asks("mulligan", "A")


def test_the_end_of_a_turn_in_its_order() -> None:
    """BL-5.5: Stasis of both, then the Mulligan, then what lasts until now."""
    table = Table("8 E16", "9s 17", hand="11 12 14 15").does("invoke 16", "choose 8")
    table.does("end_turn")
    assert table.curses("B") == "9 17"
    assert table.asks("mulligan", "A")
    assert table.eye(8) == 7
    table.does("keep")
    assert table.eye(8) == 5


def test_an_effect_can_end_the_turn() -> None:
    """BL-5.6: what goes on is finished, Actions are lost."""
    table = Table("33", "8", hand="22 9 11 12").does("pray 22")
    assert table.void() == "22 33"
    assert table.actions == 0
    assert table.asks("mulligan", "A")


# BL-6


def test_a_card_is_laid_in_either_role() -> None:
    """BL-6.1"""
    table = Table("8", hand="9 16")
    assert table.offered("curse") == "9 16"
    assert table.offered("pray") == "9 16"
    table.does("curse 9")
    assert (table.actions, table.curses("A")) == (2, "8 9s")
    assert table.why_not("curse 9").rule == "BL-6.1"
    assert table.why_not("pray 1").rule == "BL-6.1"


def test_a_role_must_be_possible() -> None:
    """BL-6.3 R-36: no Bond without a Curse, no Curse without room."""
    table = Table(hand="3 8")
    assert table.offered("pray") == "8"
    assert table.why_not("pray 3").rule == "R-36"
    table = Table("8c 9c 11c 17c", hand="20")
    assert table.offered("curse") == ""
    assert table.why_not("curse 20").rule == "BL-9.3"


def test_the_possible_role_is_taken_and_else_the_card_stays() -> None:
    """BL-6.3 R-71"""
    table = Table("8c 9c 11c 17c", hand="29 61", void="28").does(
        "pray 29", "draw 1", "draw 2", "draw 3"
    )
    assert table.prayers("A") == "29 28"  # The Impulse is still being resolved.
    full = "8c 9c 11c 17c 2>8(B) 3>9(B) 19>11(B) 21>17(B)"
    table = Table(full, "", hand="57 61").does("pray 57", "draw 31")
    assert table.state.top == [30]
    assert all(table.sees(seat)["deck_top"] == ["31"] for seat in ("A", "B", ""))


def test_stasis_can_be_removed() -> None:
    """BL-6.4 R-17: only from your own Curses."""
    table = Table("8s", "9s")
    assert table.offered("release") == "8"
    assert table.why_not("release 9").rule == "BL-6.4"
    table.does("release 8")
    assert (table.curses("A"), table.actions) == ("8", 2)


def test_an_attack_takes_an_action() -> None:
    """BL-6.5 BL-8.1"""
    table = Table("8", "9 17").does("attack 8")
    assert table.actions == 3
    assert table.offered("target") == "9 17"
    assert table.why_not("target 8").rule == "BL-6.5"
    table.does("target 9")
    assert table.actions == 2
    assert table.why_not("attack 8").rule == "BL-6.6"
    assert table.why_not("attack 9").rule == "BL-6.5"


def test_who_cannot_attack() -> None:
    """BL-6.6"""
    table = Table("8s 9", "17", hand="11").does("attack 9")
    assert table.why_not("attack 8").rule == "BL-7.1"
    assert table.why_not("attack 9").key == "has-attacked"
    table = Table("9", "17 20", hand="8", turn_of="A").does("pray 8", "choose 17").ends_turn()
    assert table.why_not("attack 17").key == "cannot-attack"
    assert table.offers("attack 20")


def test_who_cannot_be_attacked() -> None:
    """BL-6.7: a pure attacker may attack what it will lose to."""
    table = Table("10", "11").does("attack 10")
    assert table.curses("A") == "10"
    assert Table("33", "24").why_not("attack 33").rule == "BL-6.7"


def test_a_direct_attack_needs_an_empty_row() -> None:
    """BL-6.8 R-20: a Curse that cannot be attacked is in the way."""
    assert Table("33", "24").why_not("attack 33").rule == "BL-6.7"
    table = Table("8c").does("attack 8")
    assert table.points("A") == 2


def test_an_echo_is_invoked_once_a_turn() -> None:
    """BL-6.9 R-40"""
    table = Table("8 E16", hand="9 1").does("invoke 16")
    assert table.actions == 2
    assert table.why_not("invoke 16").rule == "BL-10.5"
    assert table.why_not("invoke 1").rule == "BL-6.9"
    table = Table("8", hand="9 16").does("pray 16")
    assert table.why_not("invoke 16").rule == "BL-10.5"


def test_what_an_effect_orders_is_free() -> None:
    """BL-6.10 R-64: card 26 has a Light laid, card 46 an Echo invoked."""
    table = Table("8", hand="26 16").does("curse 26", "choose 16", "choose 8")
    assert table.actions == 2
    assert table.prayers("A") == "16"
    table = Table("8 E16", hand="46").does("curse 46", "choose 8")
    assert (table.actions, table.eye(8)) == (2, 7)


def test_an_action_gained_in_the_opponents_turn_is_lost() -> None:
    """BL-6.11 R-65: card 34 defends with Impact."""
    table = Table("9", "34 36>34").does("attack 9")
    assert table.points("B") == 0
    assert table.actions == 2


# BL-7


def test_stasis_comes_with_being_played() -> None:
    """BL-7.1: it defends and its effect is active."""
    table = Table("8", "33", hand="22").does("curse 22")
    assert table.curses("A") == "8 22s"
    assert table.eye(8) == 7
    assert table.why_not("attack 22").rule == "BL-7.1"


def test_pure_then_corrupt() -> None:
    """BL-7.3: attacked, beaten, or by an effect."""
    table = Table("8", "11 17", hand="18").attacks(8, 11)
    assert (table.curses("A"), table.curses("B")) == ("8c", "11c 17")
    table = Table("8", "11", hand="18").does("pray 18", "choose 11")
    assert table.curses("A") == "8c"


def test_a_corrupt_curse_does_what_a_pure_one_does_and_breaks() -> None:
    """BL-7.4"""
    table = Table("11c", "8c").does("attack 11")
    assert table.asks("offer")
    table = Table("2c", "57", turn_of="A").does("attack 2")
    table.does("even", "roll 2")
    assert table.curses("A") == ""


def test_a_tie_is_not_enough_for_a_corrupt_attacker() -> None:
    """BL-7.5 R-21"""
    assert Table("8c", "17").why_not("attack 8").rule == "BL-7.5"


def test_the_forecast_reckons_with_what_the_attack_compels() -> None:
    """BL-7.5 R-22: card 23 weakens, card 53 and card 5 do not matter."""
    table = Table("9c E23", "8")
    assert table.why_not("attack 9").rule == "BL-7.5"
    table.does("invoke 23", "choose 8")
    assert table.offers("attack 9")
    table = Table("11c E16", "56 53>56")
    assert table.offers("attack 11")


def test_a_forecast_may_fail() -> None:
    """BL-7.6 R-23: the option of card 53 takes the Bond that would have won."""
    table = Table("49c 13>49", "56 53>56").does("attack 49")
    assert table.asks("may", "B")
    table.does("yes", "choose 13")
    assert table.curses("A") == ""
    assert table.curses("B") == "56c"


def test_only_corrupt_ones_are_purified_and_only_pure_ones_corrupted() -> None:
    """BL-7.7"""
    table = Table("8c 9 17c", hand="21 11").does("curse 21", "choose 11")
    assert table.offered("choose") == "8 17"
    table.does("choose 17")
    assert table.curses("A") == "8c 9 17 21s"
    table = Table("8c 9 17", hand="18").does("pray 18")
    assert table.offered("choose") == "9 17"


def test_a_corrupt_curse_stopped_by_a_barrier_hears_that_nothing_may_be_attacked() -> None:
    """BL-6.7: it would win, but the other one can't be attacked."""
    table = Table("11c 8", "9").attacks(8, 9)
    refusal = table.why_not("attack 11")
    assert (refusal.rule, refusal.key) == ("BL-6.7", "nothing-to-attack")


def test_a_corrupt_curse_stopped_by_a_form_hears_that_nothing_may_be_attacked() -> None:
    """BL-6.7, R-62: no Shadow attacks card 24, no Light card 52."""
    assert Table("51c", "24").why_not("attack 51").key == "nothing-to-attack"
    assert Table("11c", "52").why_not("attack 11").key == "nothing-to-attack"


def test_a_corrupt_curse_that_would_lose_hears_of_its_forecast() -> None:
    """BL-7.5: also where something else that it would beat can't be attacked."""
    assert Table("9c", "11").why_not("attack 9").key == "nothing-to-beat"
    assert Table("9c", "11 24c").why_not("attack 9").key == "nothing-to-beat"
    assert Table("51c", "24 44").why_not("attack 51").key == "nothing-to-beat"


def test_where_an_echo_must_make_way_no_curse_is_spoken_of() -> None:
    """BL-9.2: only Echoes of yours can go."""
    table = Table("8c 9 E16 E24", hand="15").does("pray 15")
    assert table.asks("overflow-echoes", "A")
    for said in ("drop 8", "drop 9", "drop 15", "drop 41"):
        assert table.why_not(said).key == "echo-makes-way"


def test_where_a_curse_must_make_way_a_corrupt_one_hears_why_not() -> None:
    """BL-9.3, BL-9.2"""
    table = Table("9c 8 17 20 E16", hand="11").does("curse 11")
    assert table.why_not("drop 9").key == "only-pure-ones"
    assert table.why_not("drop 11").key == "not-to-drop"
    assert table.why_not("drop 16").key == "not-to-drop"
