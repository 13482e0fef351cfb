"""Further test vectors."""

from tests.support.bless import Table


def test_ov_01_no_rivalry_against_dual_and_impact_in_defence() -> None:
    """OV-01 BL-12.1 BL-12.2 BL-12.3"""
    table = Table("2 8", "60").attacks(2, 60)
    assert table.curses("A") == "2c 8"
    assert table.curses("B") == "60c"
    assert table.points("B") == 1
    assert table.why_not("attack 8").rule == "BL-6.7"


def test_ov_02_impact_works_for_a_loser() -> None:
    """OV-02 BL-12.2"""
    table = Table("49", "51").attacks(49, 51)
    assert (table.curses("A"), table.curses("B")) == ("49c", "51c")
    assert table.points("A") == 1


def test_ov_03_barrier_holds_for_the_turn() -> None:
    """OV-03 BL-12.3"""
    table = Table("11 9", "17").attacks(11, 17)
    assert table.why_not("attack 9").rule == "BL-6.7"
    table.ends_turn().ends_turn()
    assert table.active == "A"
    assert table.offers("attack 9")


def test_ov_04_two_echoes_chain() -> None:
    """OV-04 BL-10.4 BL-10.5"""
    table = Table("8 E16", hand="24").does("pray 24")
    assert table.eye(8) == 8
    assert table.why_not("invoke 16").rule == "BL-10.5"
    assert table.why_not("invoke 24").rule == "BL-10.5"


def test_ov_05_an_own_bond_makes_way() -> None:
    """OV-05 BL-10.9"""
    table = Table("8 19>8", "17 21>17", hand="3").listens().does("pray 3")
    assert table.prayers("A") == "3>8"
    assert table.void() == "19"
    assert table.told("breaks") == []


def test_ov_06_a_bond_moves_when_its_curse_breaks() -> None:
    """OV-06 BL-11.7"""
    table = Table("11", "48c 1 13>48").attacks(11, 48)
    assert table.eye(48, 11) == 5
    table.does("offer")
    assert table.prayers("B") == "13>1"
    assert table.eye(1) == 4
    assert table.altar("A") == "48"
    assert table.points("A") == 2


def test_ov_07_played_is_not_laid() -> None:
    """OV-07 BL-6.2"""
    table = Table(hand="29", void="23 8").does("pray 29", "as_curse")
    assert table.curses("A") == "23s"
    assert table.points("A") == 0
    assert table.void() == "29 8"


def test_ov_08_the_void_before_the_card_gets_there() -> None:
    """OV-08 R-72"""
    table = Table("11", "54c", void="8 17 20 33").attacks(11, 54, "to_void")
    assert table.asks("play", "B")
    assert table.offered("choose") == "8 17 20"
    table.does("choose 20", "as_curse")
    assert table.void() == "54 8 17 33"
    assert table.curses("B") == "20s"


def test_ov_09_control_of_a_curse() -> None:
    """OV-09 R-18"""
    table = Table("8 9", "11c 17 21>11", hand="61").does("pray 61", "yes", "choose 9", "choose 11")
    assert table.curses("A") == "8 11cs"
    assert set(table.void().split()) == {"9", "21", "61"}
    assert table.prayers("B") == ""


def test_ov_10_back_into_the_deck_after_a_bless() -> None:
    """OV-10"""
    table = Table("48")
    before = table.deck_size
    table.does("attack 48")
    assert table.points("A") == 4
    assert table.curses("A") == ""
    assert table.deck_size == before + 1


def test_ov_11_the_only_thing_to_attack() -> None:
    """OV-11 R-61"""
    table = Table("4 8", "37 56").does("attack 8")
    assert table.curses("B") == "37c 56"
    table = Table("4 8", "37c 56").does("attack 4")
    assert table.asks("offer")  # 37 was the only possible target, a direct attack too.


def test_ov_12_dual_attackers_are_shadows_too() -> None:
    """OV-12 R-62"""
    assert Table("60 33 8", "24").offered("attack") == "8"


def test_ov_13_fate_may_break_its_card() -> None:
    """OV-13 BL-12.4 R-30"""
    table = Table("57c", "11c").does("attack 57")
    assert table.asks("fate", "A")
    table.does("even", "roll 3")
    assert table.curses("A") == ""
    assert table.void() == "57"
    assert table.curses("B") == "11c"
    assert (table.points("A"), table.points("B")) == (0, 0)


def test_ov_14_always_wins_needs_no_roll() -> None:
    """OV-14 R-26"""
    table = Table("30", "57c").attacks(30, 57, "offer")
    assert table.points("A") == 2
    assert table.altar("A") == "57"


def test_ov_15_always_the_original_eye() -> None:
    """OV-15 R-54"""
    table = Table("55", "19c 2", turn_of="B")
    assert table.eye(19) == 1
    assert (table.eye(2, 55), table.eye(55, 2)) == (4, 4)
    table.attacks(2, 55)
    assert table.curses("A") == "55c"
    assert table.curses("B") == "19c 2c"


def test_ov_16_eye_equals_karma_in_the_opponents_turn() -> None:
    """OV-16 BL-12.6"""
    table = Table("27 2>27", turn_of="B", hand_b="9")
    assert (table.karma(27), table.eye(27)) == (6, 6)
    table.ends_turn()
    assert (table.karma(27), table.eye(27)) == (6, 1)


def test_ov_17_the_need_of_a_card_triggers() -> None:
    """OV-17 BL-4.4"""
    table = Table(hand="8", deck="9", void="11 12 14 15", at="mulligan").does("keep", "draw 9")
    assert table.state.final_by == 0
    assert table.question.count == 2
    table.does("draw 11", "draw 12")
    assert table.hand("A") == "8 9 11 12"
    assert table.deck_size == 2
    assert table.void() == ""
    assert table.active == "B"
    assert table.state.final_count == 1


def test_ov_18_an_empty_deck_alone_triggers_nothing() -> None:
    """OV-18 BL-4.5"""
    table = Table(hand="8", deck="9 11 12", at="mulligan")
    table.does("keep", "draw 9", "draw 11", "draw 12")
    assert table.deck_size == 0
    assert table.state.final_by == -1


def test_ov_19_the_player_whose_turn_it_is_not_can_trigger() -> None:
    """OV-19 R-12"""
    table = Table("11", "54c", void="57 8", deck="", hand="9", hand_b="10")
    table.attacks(11, 54, "to_void", "choose 57", "as_prayer", "draw 8", "as_curse")
    assert table.state.final_by == 1
    assert table.state.final_turn == 0
    seen = []
    for _ in range(6):
        table.ends_turn()
        seen.append((table.active, table.state.final_count))
    assert seen == [("B", 0), ("A", 1), ("B", 2), ("A", 3), ("B", 4), ("A", 5)]


def test_ov_20_the_phase_stays_open_for_a_free_lay() -> None:
    """OV-20 R-16 R-63"""
    table = Table(hand="50", actions=0)
    assert [option.name for option in table.question.options] == ["curse 50", "end_turn"]
    table = Table(hand="50 8", actions=0)
    assert table.asks("mulligan", "A")  # Nothing but the end of the turn was possible.


def test_ov_21_prayers_for_free() -> None:
    """OV-21"""
    table = Table("8", hand="51 16 5", actions=1).does("pray 51")
    assert table.actions == 0
    assert table.offered("pray") == "5 16"
    assert table.offered("curse") == ""


def test_ov_22_the_opponent_chooses_what_breaks() -> None:
    """OV-22 R-60"""
    table = Table("8", "9 17 20", hand="6").does("curse 6")
    assert table.asks("break", "B")
    table.does("choose 17")
    assert table.curses("A") == "8 6s"
    assert table.curses("B") == "9 20"


def test_ov_23_all_or_nothing() -> None:
    """OV-23 R-45"""
    table = Table("8", "9c", hand="35").does("pray 35")
    assert table.curses("A") == "8"
    assert table.curses("B") == "9c"
    assert table.void() == "35"


def test_ov_24_corrupt_one_to_break_another() -> None:
    """OV-24 R-45"""
    table = Table("8", "9c 17", hand="35").does("pray 35")
    assert table.offered("choose") == "8 17"
    table.does("choose 8")
    assert table.curses("A") == "8c"
    assert table.curses("B") == "9c"
    assert table.void() == "35 17"


def test_ov_25_weaker_with_every_attack() -> None:
    """OV-25 R-70"""
    table = Table("8 9 E23", "11").does("invoke 23", "choose 11")
    table.attacks(8, 11)
    assert (table.curses("A"), table.curses("B")) == ("8c 9", "11c")
    table.attacks(9, 11)
    assert table.asks("offer", "A")
    table.does("offer")
    assert table.points("A") == 3
