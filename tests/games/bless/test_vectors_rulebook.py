"""The examples of the rulebook, as test vectors."""

import pytest

from gloaming.engine.question import NATURE
from gloaming.engine.script import answer
from gloaming.games.bless import GAME
from tests.support.bless import Table


def test_rv_01_a_corrupt_curse_attacks_only_what_it_would_beat() -> None:
    """RV-01 BL-7.5"""
    table = Table("9c", "11 56").does("attack 9")
    assert table.corrupt(56)
    assert not table.corrupt(11)
    table = Table("9c", "11 56 10")
    table.does("attack 9")
    assert table.offered("target") == "10 56"
    assert table.why_not("target 11").rule == "BL-7.5"
    assert Table("9c", "11").why_not("attack 9").rule == "BL-7.5"


def test_rv_02_rivalry_wins_against_the_other_form() -> None:
    """RV-02 BL-12.1 BL-8.6"""
    table = Table("2", "41")
    assert (table.eye(2, 41), table.eye(41, 2)) == (7, 5)
    table.attacks(2, 41)
    assert table.curses("A") == "2"
    assert table.curses("B") == "41c"


def test_rv_03_whoever_loses_or_is_attacked_becomes_corrupt() -> None:
    """RV-03 BL-8.6"""
    table = Table("56", "11").attacks(56, 11)
    assert table.curses("A") == "56c"
    assert table.curses("B") == "11c"
    assert (table.points("A"), table.points("B")) == (0, 0)


def test_rv_04_a_tie_corrupts_both() -> None:
    """RV-04 BL-8.5"""
    table = Table("8", "17")
    assert (table.eye(8, 17), table.eye(17, 8)) == (5, 5)
    table.attacks(8, 17)
    assert table.curses("A") == "8c"
    assert table.curses("B") == "17c"


def test_rv_05_in_a_tie_the_defender_can_be_offered() -> None:
    """RV-05 BL-11.4"""
    table = Table("17", "20c").attacks(17, 20, "offer")
    assert table.curses("A") == "17c"
    assert table.altar("A") == "20"
    assert table.points("A") == 2


def test_rv_06_wins_beats_a_greater_eye() -> None:
    """RV-06 BL-8.8"""
    table = Table("33", "51c").attacks(33, 51, "offer")
    assert table.curses("A") == "33"
    assert table.altar("A") == "51"
    assert table.points("A") == 2


def test_rv_06b_a_false_condition_wins_nothing() -> None:
    """RV-06b BL-8.8"""
    table = Table("33", "51").attacks(33, 51)
    assert table.curses("A") == "33c"
    assert table.curses("B") == "51c"


def test_rv_07_two_wins_effects_make_a_tie() -> None:
    """RV-07 BL-8.9"""
    table = Table("10 E16", "40").does("invoke 16", "choose 10")
    assert table.eye(10) == 2
    table.attacks(10, 40)
    assert table.curses("A") == "10c"
    assert table.curses("B") == "40c"


@pytest.mark.parametrize(("attacker", "a", "b"), [("A", "1", "10c"), ("B", "1c", "10c")])
def test_rv_08_always_wins_beats_wins(attacker: str, a: str, b: str) -> None:
    """RV-08 BL-8.10"""
    table = Table("1", "10", turn_of=attacker)
    table.attacks(*((1, 10) if attacker == "A" else (10, 1)))
    assert table.curses("A") == a
    assert table.curses("B") == b


def test_rv_09_two_always_wins_make_a_tie() -> None:
    """RV-09 BL-8.10"""
    table = Table("1 E59 60>1", "30").does("invoke 59", "choose 30", "form light")
    assert table.form(1) == "shadow"
    assert table.form(30) == "light"
    table.attacks(1, 30)
    assert table.curses("A") == "1c"
    assert table.curses("B") == "30c"


def test_rv_10_an_offer_blesses() -> None:
    """RV-10 BL-11.1 BL-11.2"""
    table = Table("2", "56c").attacks(2, 56, "offer")
    assert table.points("A") == 3
    assert table.altar("A") == "56"
    assert table.curses("A") == "2"


def test_rv_11_without_an_offer_nobody_blesses() -> None:
    """RV-11 BL-11.3"""
    table = Table("2", "56c").attacks(2, 56, "to_void")
    assert table.void() == "56"
    assert table.points("A") == 0
    assert table.altar("A") == ""


def test_rv_12_a_direct_attack_blesses() -> None:
    """RV-12 BL-6.8 BL-11.5"""
    table = Table("2").does("attack 2")
    assert table.points("A") == 3
    assert table.altar("A") == ""
    assert table.why_not("attack 2").rule == "BL-6.6"


def test_rv_13_the_fifth_altar_card_triggers_five_turns() -> None:
    """RV-13 BL-14.1 BL-14.2"""
    table = Table("2", "56c", altar=("3 4 5 6", "")).attacks(2, 56, "offer")
    assert table.state.final_by == 0
    seen = []
    for _ in range(5):
        table.ends_turn()
        seen.append((table.active, table.state.final_count))
    assert seen == [("B", 1), ("A", 2), ("B", 3), ("A", 4), ("B", 5)]
    table.ends_turn()
    assert table.result == "A most-points"


def test_rv_14_equal_points_are_won_by_the_trigger() -> None:
    """RV-14 BL-14.5"""
    table = Table(turn_of="B", points=(5, 5), final_by="A", final_count=5)
    table.ends_turn()
    assert table.result == "A trigger-wins"


def test_rv_15_what_cannot_be_done_is_not_done() -> None:
    """RV-15 BL-13.1"""
    table = Table(hand="46").does("curse 46")
    assert table.curses("A") == "46s"
    assert table.actions == 2
    assert table.asks("main", "A")


def test_rv_16_dual_counts_as_light() -> None:
    """RV-16 BL-2.2"""
    table = Table("22 62 8")
    assert [table.eye(card) for card in (22, 62, 8)] == [5, 6, 7]


def test_rv_16b_one_shadow_is_enough() -> None:
    """RV-16b BL-12.10"""
    table = Table("22 62 33")
    assert [table.eye(card) for card in (22, 62, 33)] == [3, 4, 5]


def test_rv_17_among_equals_the_user_chooses() -> None:
    """RV-17 BL-13.7"""
    table = Table("28", "44", hand="34").does("pray 34")
    assert table.offered("choose") == "28 44"
    table.does("choose 44")
    assert table.void() == "34 44"


def test_rv_18_a_value_is_counted_when_it_is_read() -> None:
    """RV-18 BL-12.10"""
    table = Table("56 E45", "11 17", hand_b="8").does("invoke 45", "choose 56")
    assert table.eye(56) == 5
    table.ends_turn().does("curse 8")
    assert table.eye(56) == 6


def test_rv_19_a_condition_is_looked_at_all_the_time() -> None:
    """RV-19 BL-12.11"""
    table = Table("3 33", hand="31")
    assert table.eye(3) == 6
    table.does("curse 31")
    assert table.eye(3) == 4


def test_rv_20_the_later_setter_counts() -> None:
    """RV-20 BL-12.6"""
    table = Table("9 33 26>9", "11", hand="42")
    assert table.eye(9) == 7
    table.does("pray 42", "choose 9")
    assert table.eye(9) == 5


def test_rv_20b_a_bond_bound_later_counts() -> None:
    """RV-20b BL-12.6"""
    table = Table("9 33", "11", hand="42 26").does("pray 42", "choose 9")
    assert table.eye(9) == 5
    table.does("pray 26", "host 9")
    assert table.eye(9) == 7


def test_rv_21_set_first_then_add() -> None:
    """RV-21 BL-12.6"""
    table = Table("9 33 E16", hand="42").does("invoke 16", "choose 9")
    table.does("pray 42", "choose 9")
    assert table.eye(9) == 7


def test_rv_22_always_is_not_added_to() -> None:
    """RV-22 BL-12.6"""
    table = Table("9 E16 25>9").does("invoke 16")
    assert table.eye(9) == 5


def test_rv_23_overflow_takes_pure_ones_and_not_the_new_one() -> None:
    """RV-23 BL-9.2 BL-9.3"""
    table = Table("9c 8 17 20", hand="11").does("curse 11")
    assert table.asks("overflow", "A")
    assert table.offered("drop") == "8 17 20"
    assert table.why_not("drop 9").rule == "BL-9.3"
    assert table.why_not("drop 11").rule == "BL-9.2"
    table.does("drop 17")
    assert table.curses("A") == "9c 8 20 11s"
    assert table.void() == "17"


def test_rv_24_until_the_end_of_the_next_turn() -> None:
    """RV-24 BL-13.10"""
    table = Table("8 E1").does("invoke 1")
    assert table.eye(8) == 7
    table.ends_turn()
    assert (table.active, table.eye(8)) == ("B", 7)
    table.ends_turn()
    assert (table.active, table.eye(8)) == ("A", 5)


def test_rv_25_a_possibility_given_to_a_card() -> None:
    """RV-25 BL-13.2"""
    table = Table("4 8", "17").does("attack 4")
    assert table.offers("direct")
    table = Table("4 8", "17").does("attack 8")
    assert table.curses("B") == "17c"
    table = Table("4 8", "17 22").does("attack 4")
    assert not table.offers("direct")
    assert table.why_not("direct").rule == "BL-6.8"


def test_rv_26_you_may_break_a_prayer_when_attacked() -> None:
    """RV-26 BL-13.2"""
    table = Table("11 E16", "56 53>56").does("attack 11")
    assert table.asks("may", "B")
    table.does("yes", "choose 16")
    assert table.void() == "16"
    assert table.curses("B") == "56c"
    assert table.prayers("B") == "53>56"


def test_rv_27_an_action_is_gained() -> None:
    """RV-27 BL-6.11"""
    table = Table("34", "56c 55c").attacks(34, 56, "offer")
    assert table.points("A") == 1
    assert table.actions == 3


def test_rv_28_three_actions_for_one_card() -> None:
    """RV-28 BL-7.2"""
    table = Table("", "56", hand="8").does("curse 8", "release 8", "attack 8")
    assert table.actions == 0
    assert table.curses("B") == "56c"


def test_rv_29_two_actions_then_three() -> None:
    """RV-29 BL-3.5"""
    state = GAME.setup({"first_player": "moon"}, 2)
    actions: list[tuple[int, int]] = []
    while state.turn < 3:
        question = state.question
        assert question is not None
        if question.why == "main" and len(actions) < state.turn:
            actions.append((state.active, state.actions))
        pick = 0 if question.seat == NATURE else -1
        answer(state, question.options[pick])
    assert actions[:2] == [(1, 2), (0, 3)]


def test_rv_30_a_mulligan_draws_up_to_four() -> None:
    """RV-30 BL-4.1"""
    table = Table(hand="8 9", at="mulligan")
    before = table.deck_size
    table.does("aside 8", "keep", "draw 1", "draw 2", "draw 3")
    assert table.hand("A") == "1 2 3 9"
    assert table.deck_size == before - 3 + 1


def test_rv_31_a_third_echo_pushes_one_out() -> None:
    """RV-31 BL-9.2 BL-10.4"""
    table = Table("8 E16 E24", hand="15").listens().does("pray 15")
    assert table.offered("drop") == "16 24"
    table.does("drop 16")
    assert table.prayers("A") == "24 15"
    assert [event.b + 1 for event in table.told("uses")] == [15, 24]
