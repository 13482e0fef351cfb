"""Every card as a Prayer, where the chapters have not played it already."""

import pytest

from tests.support.bless import Table


@pytest.mark.parametrize(
    ("card", "reached", "plus", "turns"),
    [(1, "8 17", 2, 2), (30, "31 33", 2, 2), (16, "8 17 31 33", 2, 1)],
)
def test_echoes_that_strengthen(card: int, reached: str, plus: int, turns: int) -> None:
    """R-46 BL-13.10: cards 1, 30, 16; Curses of either player."""
    table = Table(f"8 33 E{card}", "17 31", hand="12").does(f"invoke {card}")
    assert table.offered("choose") == reached
    first = int(reached.split(maxsplit=1)[0])
    before = table.eye(first)
    table.does(f"choose {first}")
    assert table.eye(first) == before + plus
    for _ in range(turns):
        assert table.eye(first) == before + plus
        table.ends_turn()
    assert table.eye(first) == before


@pytest.mark.parametrize(("card", "host"), [(2, 8), (31, 33)])
def test_2_and_31_more_karma_once(card: int, host: int) -> None:
    """R-84: while it is of that Form; broken after any Bless."""
    table = Table(f"{host} {card}>{host}")
    assert table.karma(host) == 4
    table.does(f"attack {host}")
    assert table.points("A") == 4
    assert table.void() == str(card)
    other = 33 if host == 8 else 8
    table = Table(f"{other} {card}>{other}").does(f"attack {other}")
    assert table.points("A") == 2
    assert table.void() == str(card)


def test_4_counts_all_other_prayers() -> None:
    """R-79: of both players, Bonds included, itself not."""
    table = Table("8 E4 E20 3>8", "9 E45", hand="12").does("invoke 4", "choose 8", "choose 9")
    assert table.eye(8) == 5 + 3


@pytest.mark.parametrize("card", [5, 17, 33, 37])
def test_impulses_that_break_a_prayer(card: int) -> None:
    """BL-11.8: cards 5, 17, 33, 37; of either player, Bonds too."""
    table = Table("8 E16 3>8", "9 E45", hand=f"{card} 12").does(f"pray {card}")
    assert table.offered("choose") == "3 16 45"
    table.does("choose 3")
    assert table.void() == f"{card} 3"


def test_6_takes_an_opposing_prayer() -> None:
    """R-39"""
    table = Table("8 E16", "9 E45 21>9", hand="6 12").does("pray 6")
    assert table.offered("choose") == "21 45"


def test_7_gives_barrier_and_an_eye() -> None:
    """BL-12.3"""
    assert Table("8c 7>8").eye(8) == 6
    assert Table("8 7>8").eye(8) == 5


def test_8_forbids_to_attack_next_turn() -> None:
    """BL-13.10: only the next turn, whoever's it is."""
    table = Table("11", "9 17", hand="8 12")
    table.does("pray 8", "choose 11")
    assert table.offers("attack 11")
    table.ends_turn().ends_turn()
    assert table.offers("attack 11")


def test_10_converts_any_prayer_of_yours() -> None:
    """R-81 R-19: never itself."""
    table = Table("8 E16", "9 21>9(A)", hand="10 12").does("pray 10")
    assert table.offered("choose") == "16 21"
    table.does("choose 21")
    assert table.curses("A") == "8 21"
    assert table.offers("attack 21")
    assert Table("8", hand="10 12").does("pray 10").void() == "10"


@pytest.mark.parametrize("card", [11, 46])
def test_11_and_46_use_the_prayer_of_a_curse(card: int) -> None:
    """R-42 R-87: an Echo is marked and your Echoes chain; Bonds cannot be used."""
    table = Table("16 3 E24", hand=f"{card} 12").does(f"pray {card}", "choose 16")
    assert table.eye(16) == 6 + 2 + 1
    assert table.curses("A") == "16 3"
    assert table.void() == str(card)
    assert table.state.used >> 15 & 1
    table = Table("9 16", hand=f"{card} 12").does(f"pray {card}", "choose 9", "choose 16")
    assert table.curses("A") == "9 16"


def test_a_prayer_effect_is_not_used_inside_itself() -> None:
    """R-43: 46 uses 11, which cannot use 46 again."""
    table = Table("11", hand="46 12").does("pray 46")
    assert table.void() == "46"  # 11 finds no other Curse that is usable: itself is being used.
    table = Table("11 16", hand="46 12").does("pray 46", "choose 11")
    assert table.asks("strengthen", "A")


def test_12_searches_the_deck() -> None:
    """R-08: unseen, and then the Deck is shuffled and the turn ends."""
    table = Table("8", hand="12 9 11 14", deck="1 2 3", hand_b="33").does("pray 12", "search")
    assert table.offered("choose") == "1 2 3"
    table.listens().does("choose 2")
    assert table.hand("A") == "2 9 11 14"
    assert table.asks("mulligan", "A")
    seen = table.sees("A")["hands"]
    assert isinstance(seen, list)
    assert seen[1] == ["33"]  # By elimination.
    seen = table.sees("B")["hands"]
    assert isinstance(seen, list)
    assert seen[0] == []


def test_12_with_nothing_to_search() -> None:
    """R-86: nothing at all, the turn goes on."""
    table = Table("8", hand="12 9", deck="").does("pray 12")
    assert table.asks("main", "A")


@pytest.mark.parametrize(("bond", "to"), [(13, "1"), (48, "1")])
def test_13_and_48_move_on(bond: int, to: str) -> None:
    """R-35 BL-10.9: to a Curse of lower original Eye that can carry it."""
    table = Table("61", f"9c 1 10 {bond}>9(A) 3>10(B)", hand="8")
    table.attacks(61, 9, "to_void")
    assert table.asks("move-bond", "B")
    table.does(f"choose {to}")
    assert table.prayers("A") == f"{bond}>{to}"
    assert (table.eye(1), table.karma(1)) == (4, 3)


def test_14_strengthens_two() -> None:
    """R-48: or the one there is."""
    table = Table("8 9 E14", "17", hand="12").does("invoke 14")
    assert table.question.count == 2
    table.does("choose 8")
    assert table.why_not("choose 8").key == "already-chosen"
    table.does("choose 17")
    assert [table.eye(card) for card in (8, 9, 17)] == [6, 4, 6]
    assert Table("8 E14", hand="12").does("invoke 14").eye(8) == 6


def test_15_strengthens_the_corrupt() -> None:
    """R-50: also those that become corrupt later this turn."""
    table = Table("8 9c E15", "11c", hand="12").does("invoke 15")
    assert [table.eye(card) for card in (8, 9, 11)] == [5, 6, 7]
    table.attacks(8, 11)
    assert table.eye(8) == 7


def test_19_21_47_49_and_50_as_bonds() -> None:
    """BL-12.10 R-78: what they count."""
    assert Table("8c 19>8").eye(8) == 7
    assert Table("8c 49>8").eye(8) == 7
    assert Table("8 21>8", "9 11 17").eye(8) == 8
    assert Table("8 47>8", "11 34 9").eye(8) == 7
    assert Table("33 50>33 8").eye(33) == 8
    assert Table("33 50>33 62").eye(33) == 5
    assert Table("8 50>8 33").eye(8) == 5


@pytest.mark.parametrize("card", [20, 41])
def test_20_and_41_silence(card: int) -> None:
    """R-58: the Curse's own effect and its Bond's, not what was applied before."""
    table = Table(f"8 E{card}", "2 33 13>2", hand="12").does(f"invoke {card}", "choose 2")
    assert table.eye(2, 33) == 4
    table = Table(f"8 E{card}", "2 33 13>2", hand="12").does(f"invoke {card}", "choose 13")
    assert table.eye(2, 33) == 4 + 3
    table = Table(f"8 E16 E{card}", "2", hand="12").does("invoke 16", "choose 2", "choose 2")
    assert table.eye(2) == 6
    table = Table(f"8 E{card}", "1 60>1", hand="12").does(f"invoke {card}", "choose 60")
    assert table.form(1) == "light"


@pytest.mark.parametrize(("card", "broken", "left"), [(22, "33", "8"), (39, "8", "33")])
def test_22_and_39_break_a_form(card: int, broken: str, left: str) -> None:
    """R-86 R-66: Dual ones too; with nothing to break the turn ends all the same."""
    table = Table(f"{left} {broken}", "62", hand=f"{card} 12 14 15").does(f"pray {card}")
    assert table.curses("A") == left
    assert table.curses("B") == ""
    assert table.asks("mulligan", "A")
    table = Table(left, hand=f"{card} 12 14 15").does(f"pray {card}")
    assert table.asks("mulligan", "A")


def test_the_turn_of_the_opponent_can_be_ended() -> None:
    """R-66: 54 broken in A's turn plays 22."""
    table = Table("61 33", "54c", void="22", hand="12 14 15 16").attacks(61, 54, "to_void")
    table.does("as_prayer")
    assert table.curses("A") == ""  # 61 is Dual.
    assert table.asks("mulligan", "A")


@pytest.mark.parametrize(("card", "attacker", "other"), [(23, 8, 33), (38, 33, 8)])
def test_23_and_38_weaken(card: int, attacker: int, other: int) -> None:
    """R-70: only against that Form, Dual included."""
    table = Table(f"{attacker} {other} 60 E{card}", "11", hand="12", actions=5)
    table.does(f"invoke {card}", "choose 11").attacks(other, 11)
    assert table.eye(11) == 7
    table.attacks(attacker, 11)
    assert table.eye(11) == 5


@pytest.mark.parametrize(("card", "mine", "other"), [(24, "8", "33"), (52, "33", "8")])
def test_24_and_52_strengthen_a_form(card: int, mine: str, other: str) -> None:
    """R-50: yours only, also those that arrive later."""
    table = Table(f"{mine} {other} 62 E{card}", "9 31", hand="2 12 32").does(f"invoke {card}")
    assert [table.eye(int(it)) for it in (mine, other, "62", "9", "31")] == [6, 5, 5, 4, 4]
    late = "2" if card == 24 else "32"
    table.does(f"curse {late}")
    assert table.eye(int(late)) == 5


def test_25_and_26_as_bonds_set_the_eye() -> None:
    """BL-12.6: without an opposing Curse 26 does nothing."""
    assert Table("28 25>28").eye(28) == 5
    assert Table("9 26>9", "11 34").eye(9) == 7
    assert Table("9 26>9").eye(9) == 4


@pytest.mark.parametrize(("card", "target"), [(27, "8"), (43, "33")])
def test_27_and_43_give_karma(card: int, target: str) -> None:
    """R-46"""
    table = Table(f"8 33 E{card}", hand="12").does(f"invoke {card}")
    assert table.karma(int(target)) == 3
    table.ends_turn()
    assert table.karma(int(target)) == 2


@pytest.mark.parametrize(("card", "found"), [(29, "17"), (58, "33")])
def test_29_and_58_play_the_topmost(card: int, found: str) -> None:
    """BL-6.2: nearest to the top of the Void."""
    table = Table("8", hand=f"{card} 12", void="17 33 20 41").does(f"pray {card}", "as_curse")
    assert table.curses("A") == f"8 {found}s"


def test_34_breaks_the_greatest_eye() -> None:
    """R-80: your own among equals, too."""
    table = Table("28", "44 8", hand="34 12").does("pray 34", "choose 28")
    assert table.curses("A") == ""


def test_35_corrupts_one_and_breaks_another() -> None:
    """R-45: of different players."""
    table = Table("8 9", "17 20", hand="35 12").does("pray 35", "choose 17")
    assert table.offered("choose") == "8 9"
    table.does("choose 9")
    assert (table.curses("A"), table.curses("B")) == ("8", "17c 20")


def test_36_gives_impact_and_takes_karma() -> None:
    """R-52"""
    table = Table("9 36>9", "10", hand="12").attacks(9, 10)
    assert table.points("A") == 2


def test_42_gives_an_original_eye() -> None:
    """BL-12.10: live; without another own Shadow nothing happens."""
    table = Table("8 33 44", hand="42 12").does("pray 42", "choose 8", "choose 44")
    assert table.eye(8) == 8
    assert Table("8", hand="42 12").does("pray 42").void() == "42"


def test_45_counts_opposing_curses() -> None:
    """R-51: opposing to whoever used it, wherever the Curse is."""
    table = Table("8 E45", "9 11", hand="12").does("invoke 45", "choose 9")
    assert table.eye(9) == 4 + 2


def test_51_makes_prayers_free_this_turn() -> None:
    """R-16"""
    table = Table("8", hand="51 16 5 9", actions=1).does("pray 51", "pray 16")
    assert table.actions == 0
    assert table.asks("main", "A")
    assert table.sees("A")["free_prayers"] == [True, False]


def test_54_plays_from_the_void_with_fewer_curses() -> None:
    """R-67: only then."""
    table = Table("8", "9 11", hand="54 12", void="17 33").does("pray 54")
    assert table.offered("choose") == "17 33"
    table.does("choose 33", "as_curse")
    assert table.curses("A") == "8 33s"
    assert Table("8", "9", hand="54 12", void="17 33").does("pray 54").void() == "54 17 33"


def test_55_takes_curses_back() -> None:
    """R-82: the opponent first; whoever has none is passed over."""
    table = Table("8 9", "11 17", hand="55 12").does("pray 55")
    assert table.asks("take-back", "B")
    table.does("choose 11")
    assert table.asks("take-back", "A")
    table.does("choose 8")
    assert (table.curses("A"), table.curses("B")) == ("9", "17")
    table = Table("8", hand="55 12").does("pray 55")
    assert table.curses("A") == ""
    table = Table("", "8", hand="55 12").does("pray 55")
    assert table.curses("B") == ""


def test_56_protects_a_curse_in_stasis() -> None:
    """BL-13.10"""
    table = Table("8s 9 E56", "17", hand="12").does("invoke 56").ends_turn()
    table.does("attack 17")
    assert table.curses("A") == "8 9c"


def test_57_plays_the_top_card() -> None:
    """R-71: shown to both before it is played."""
    table = Table("8", hand="57 12").listens().does("pray 57", "draw 33")
    assert table.asks("role", "A")
    assert all(table.sees(seat)["deck_top"] == ["33"] for seat in ("A", "B", ""))
    table.does("as_curse")
    assert table.curses("A") == "8 33s"


def test_60_turns_the_form_round() -> None:
    """R-57"""
    assert Table("8 60>8").form(8) == "shadow"
    assert Table("33 60>33").form(33) == "light"


def test_61_takes_control_for_a_pure_curse() -> None:
    """R-18 BL-13.2: if you like."""
    table = Table("8 9", "11 17", hand="61 12").does("pray 61", "no")
    assert (table.curses("A"), table.curses("B")) == ("8 9", "11 17")
    table = Table("8 9", "11 17", hand="61 12").does("pray 61", "yes", "choose 8", "choose 17")
    assert (table.curses("A"), table.curses("B")) == ("9 17s", "11")


def test_53_gives_an_option_in_defence() -> None:
    """BL-13.2: with no Prayer but itself it may still break that."""
    table = Table("11", "8 53>8").does("attack 11")
    assert table.asks("may", "B")
