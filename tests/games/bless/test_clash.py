"""The clash, from declaration to consequences (BL-8), and how it is shown."""

import pytest

from gloaming.games.bless.fight.clash import forecast
from tests.support.bless import Table


def test_from_the_declaration_it_has_attacked() -> None:
    """BL-8.1: even while the attacked player still decides."""
    table = Table("11 E16", "56 53>56").does("attack 11")
    assert table.asks("may", "B")
    assert table.state.attacked


def test_what_happens_when_attacked_comes_first() -> None:
    """BL-8.2 R-59: card 5 has the attacker's player discard before the clash."""
    table = Table("11", "5", hand="8 9").does("attack 11")
    assert table.asks("discard", "A")
    assert not table.corrupt(5)
    table.does("choose 9")
    assert table.void() == "9"
    assert table.corrupt(5)


def test_a_clash_without_one_of_the_two_is_called_off() -> None:
    """BL-8.2 R-24: nothing changes, but the attack was made."""
    table = Table("11 E16", "56 53>56").does("attack 11", "yes")
    table.state.moon_curses = 0  # No card of this deck does that.
    table.state.under = [-1] * 62
    table.listens().does("choose 16")
    assert len(table.told("no-clash")) == 1
    assert table.curses("A") == "11"
    assert table.why_not("attack 11").key == "has-attacked"


def test_all_eye_effects_count() -> None:
    """BL-8.3"""
    table = Table("2 E16 13>2", "41").does("invoke 16", "choose 2")
    assert table.eye(2, 41) == 4 + 2 + 1 + 3
    assert table.eye(2) == 7


def test_the_higher_eye_wins_unless_something_decides() -> None:
    """BL-8.4 BL-13.12"""
    table = Table("11", "8c").listens().attacks(11, 8, "to_void")
    assert [event.a + 1 for event in table.told("eye-wins")] == [11]
    table = Table("7", "11").listens().attacks(7, 11)
    assert [event.a + 1 for event in table.told("wins")] == [7]
    assert table.curses("A") == "7"


@pytest.mark.parametrize(
    ("a", "b", "after_a", "after_b"),
    [
        ("11", "8", "11", "8c"),
        ("11c", "8", "11c", "8c"),
        ("8", "11", "8c", "11c"),
        ("8", "11c", "8c", "11c"),
        ("8", "17", "8c", "17c"),
    ],
)
def test_states_after_a_clash(a: str, b: str, after_a: str, after_b: str) -> None:
    """BL-8.6 R-24"""
    table = Table(a, b).does(f"attack {a.rstrip('c')}")
    assert (table.curses("A"), table.curses("B")) == (after_a, after_b)


def test_corruption_comes_before_the_offer() -> None:
    """BL-8.7: first what corruption brings, then Offer or Void, then breaking, then the Bless."""
    table = Table("62", "8c", void="9 11").listens().attacks(62, 8)
    assert table.asks("take", "A")  # 4 against 5: 62 is corrupted …
    table.does("choose 9")
    assert table.curses("B") == "8c"
    table = Table("17", "20c 62", hand="9").listens().attacks(17, 20, "offer")
    order = [event.what for event in table.state.heard or []]
    wanted = ["corrupts", "barrier", "breaks", "offers", "blesses"]
    assert [what for what in order if what in wanted] == wanted


def test_wins_looks_at_the_clash_eye_the_karma_and_the_state_before() -> None:
    """BL-8.11 R-25: card 7 beats 3 + 3 by Rivalry, card 10 reads the Karma of the moment."""
    table = Table("36", "18").attacks(36, 18)
    assert table.curses("A") == "36"
    table = Table("10", "18 36>18").attacks(10, 18)  # Karma 3 - 1.
    assert table.curses("A") == "10"
    table = Table("33", "42c").attacks(33, 42, "to_void")
    assert table.curses("A") == "33"


def test_who_decides() -> None:
    """BL-8.12 R-26: always wins, Fate, wins, Eye."""
    table = Table("30", "57").does("attack 30")
    assert table.curses("A") == "30"
    table = Table("10", "57").does("attack 10")
    assert table.asks("fate", "B")  # Though 57 has Karma 2.
    table.does("odd", "roll 5")
    assert (table.curses("A"), table.curses("B")) == ("10c", "57c")


def test_ties_count_as_victories() -> None:
    """BL-8.13 R-28"""
    table = Table("34", "16").does("attack 34")
    assert (table.curses("A"), table.curses("B")) == ("34c", "16c")
    table = Table("16", "34").does("attack 16")
    assert (table.curses("A"), table.curses("B")) == ("16", "34c")
    table = Table("16", "11").does("attack 16")
    assert table.curses("A") == "16c"


def test_who_wins_ties_attacks_its_equals_though_corrupt() -> None:
    """BL-8.13 R-28: a corrupt Curse attacks what it would beat, and 16 beats its equals."""
    assert Table("16c", "34").offers("attack 16")
    assert not Table("34c", "16").offers("attack 34")


def test_if_both_win_ties_it_stays_one() -> None:
    """R-28: the deck has one such card; the judge is asked with it on both sides."""
    table = Table("16", "8")
    verdict = forecast(table.state, 15, 15)
    assert not verdict.attacker_wins
    assert not verdict.defender_wins


def test_fate_is_called_by_its_controller_before_the_roll() -> None:
    """BL-12.4 R-27 R-75: six sides, attacker's Fate before the defender's."""
    table = Table("8", "57").does("attack 8")
    assert table.asks("fate", "B")
    table.does("even")
    assert [option.name for option in table.question.options] == [f"roll {n}" for n in range(1, 7)]
    table.does("roll 4")
    assert (table.curses("A"), table.curses("B")) == ("8c", "57c")
    clash = Table("57", "8").does("attack 57").sees("A")["clash"]
    assert isinstance(clash, list)
    assert clash[0]["fate"] == "57"


def test_a_clash_is_told_step_by_step() -> None:
    """BL-8.3: every reason for an Eye has a line of its own."""
    table = Table("2 E16 13>2", "41").does("invoke 16", "choose 2").listens().attacks(2, 41)
    told = [(event.what, event.a + 1, event.b) for event in table.state.heard or []]
    assert told[:2] == [("attacks", 1, 1), ("defends", 41, 0)]
    assert told[2:6] == [("counts", 2, 4), ("adds", 13, 1), ("adds", 16, 2), ("rivalry", 2, 3)]
    assert told[6:10] == [
        ("clash-eye", 2, 10),
        ("counts", 41, 5),
        ("clash-eye", 41, 5),
        ("eye-wins", 2, 0),
    ]


def test_the_preview_says_what_an_attack_would_bring() -> None:
    """BL-7.5: with what the attack compels; the view of everybody has it."""
    table = Table("8 9 E23", "11c").does("invoke 23", "choose 11")
    for seat in ("A", "B", ""):
        forecasts = table.sees(seat)["forecasts"]
        assert isinstance(forecasts, list)
        assert [(it["attacker"], it["target"], it["outcome"]) for it in forecasts] == [
            ("08", "11", "tie"),
            ("09", "11", "lose"),
        ]
        assert forecasts[0]["eyes"] == [5, 5]
        assert forecasts[0]["breaks"] == ["11"]
        assert forecasts[0]["corrupts"] == ["08"]
        weak = {"source": "23", "kind": "eye-plus", "amount": -2, "to_turn": 10}
        assert forecasts[0]["modifiers"][1] == [weak]
    assert table.eye(11) == 7  # Looking changes nothing.
    direct = Table("4", "17", hand="9").sees("A")["forecasts"]
    assert isinstance(direct, list)
    assert [it["outcome"] for it in direct] == ["tie"]
    direct = Table("4 8", "17", hand="9").sees("A")["forecasts"]
    assert isinstance(direct, list)
    assert [it["outcome"] for it in direct] == ["tie", "direct", "tie"]


def test_the_clash_in_progress_is_seen() -> None:
    """BL-8.2 BL-8.12: eyes and outcome once they are known."""
    table = Table("11 E16", "56 53>56").does("attack 11")
    clash = table.sees("B")["clash"]
    assert isinstance(clash, list)
    assert (clash[0]["attacker"], clash[0]["defender"]) == ("11", "56")
    assert (clash[0]["eyes"], clash[0]["outcome"]) == ([], "")
    clash = Table("2", "41c").does("attack 2").sees("B")["clash"]
    assert isinstance(clash, list)
    assert (clash[0]["eyes"], clash[0]["outcome"], clash[0]["decided_by"]) == ([7, 5], "win", "eye")
