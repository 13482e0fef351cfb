"""Abilities and values, layer by layer (BL-12)."""

from random import Random

import pytest

from gloaming.engine.script import answer
from gloaming.games.bless import GAME
from gloaming.games.bless.language.index import EYE, KARMA, LASTING
from gloaming.games.bless.language.lasting import add_modifier
from gloaming.games.bless.language.sentences import KINDS
from gloaming.games.bless.language.values import eye, karma, original_eye
from gloaming.games.bless.table.bits import cards_of
from gloaming.games.bless.table.state import all_curses
from gloaming.games.bless.view import modifiers
from tests.support.bless import Table


@pytest.mark.parametrize(
    ("card", "foe", "bonus"), [(2, 41, 3), (2, 8, 0), (2, 60, 0), (31, 9, 3), (38, 33, 0)]
)
def test_rivalry(card: int, foe: int, bonus: int) -> None:
    """BL-12.1: another Form, and no Dual."""
    table = Table(str(card), str(foe))
    assert table.eye(card, foe) - table.eye(card) == bonus


def test_a_dual_card_cannot_use_rivalry() -> None:
    """BL-12.1"""
    table = Table("60 3>60", "33")
    assert table.eye(60, 33) == 6


def test_rivalry_looks_at_current_forms() -> None:
    """BL-12.1 R-57: 60 as a Bond turns Light into Shadow."""
    table = Table("2 60>2", "8")
    assert table.form(2) == "shadow"
    assert table.eye(2, 8) == 7


@pytest.mark.parametrize(
    ("a", "b", "points"),
    [
        ("45", "8", (1, 0)),  # Wins, attacking.
        ("49", "11", (1, 0)),  # Loses, attacking.
        ("9", "45", (0, 1)),  # Defends, and the pure attacker loses.
        ("8", "49", (0, 0)),  # Defends and loses: the attacker is not corrupted.
        ("45", "8c", (0, 0)),  # Nothing was corrupted.
    ],
)
def test_impact(a: str, b: str, points: tuple[int, int]) -> None:
    """BL-12.2 R-29"""
    table = Table(a, b, hand="9").does(f"attack {a}")
    if table.asks("offer"):
        table.does("to_void")
    assert (table.points("A"), table.points("B")) == points


def test_impact_of_a_card_that_breaks() -> None:
    """R-29: the corrupt defender 53 breaks in a tie, but its attacker was pure."""
    table = Table("9", "53c", hand="8").attacks(9, 53, "to_void")
    assert table.points("B") == 1
    assert table.curses("A") == "9c"


def test_barrier_for_any_reason() -> None:
    """BL-12.3: by an effect, by a Bond, given by card 62."""
    table = Table("8 11", "9", hand="35 12").does("pray 35", "choose 9", "choose 8")
    assert table.why_not("attack 11").rule == "BL-6.7"
    table = Table("11 8", "33 7>33").attacks(11, 33)
    assert table.why_not("attack 8").rule == "BL-6.7"
    table = Table("11 8 E62", "33").does("invoke 62", "choose 33").attacks(11, 33)
    assert table.why_not("attack 8").rule == "BL-6.7"


def test_fate_called_right_and_wrong() -> None:
    """BL-12.4"""
    table = Table("57", "11").does("attack 57", "odd", "roll 5")
    assert (table.curses("A"), table.curses("B")) == ("57", "11c")
    table = Table("57", "11").does("attack 57", "odd", "roll 2")
    assert (table.curses("A"), table.curses("B")) == ("57c", "11c")
    assert Table("9c", "57").offers("attack 9")  # BL-7.5 does not hold.


def test_lay_and_broken() -> None:
    """BL-12.5: LAY only from the hand and only as a Curse."""
    assert Table(hand="23").does("curse 23").points("A") == 1
    assert Table("8", hand="23").does("pray 23").points("A") == 0


def test_eye_in_layers() -> None:
    """BL-12.6: original, set, added, always."""
    table = Table("9 33 E16 26>9", "11").does("invoke 16", "choose 9")
    assert table.eye(9) == 7 + 2
    table = Table("27", "55", turn_of="B")
    assert table.eye(27) == 1


def test_the_later_always_counts() -> None:
    """BL-12.7 R-53 BL-13.11: 25 as a Bond against 55, and nothing is added."""
    table = Table("9 E16 25>9", "8", hand_b="55").does("invoke 16", "choose 9")
    table.ends_turn().does("curse 55")
    assert table.eye(9) == 4
    table = Table("9", "55", hand="25", actions=1).does("pray 25", "host 9")
    assert table.eye(9) == 5


def test_karma_adds_up() -> None:
    """BL-12.8"""
    table = Table("27 8 31>27", "9", hand="12")
    assert table.karma(27) == 4  # Not a Shadow.
    table = Table("43 31>43", "9", hand="12")
    assert table.karma(43) == 6


def test_a_changed_original_eye_is_read_as_original() -> None:
    """BL-12.9 R-55: card 40; setting and adding work on top, and 40 itself sees 3."""
    table = Table("33 E16", "11 9", hand="40 12").does("pray 40", "choose 11").ends_turn()
    assert (table.original_eye(11), table.eye(11)) == (3, 3)
    table = Table("33 13>33", "11", hand="40 12").does("pray 40", "choose 33")
    assert table.eye(33) == 6
    table.ends_turn()
    assert (table.original_eye(33), table.eye(33)) == (3, 4)
    table.ends_turn()
    assert table.original_eye(33) == 5


def test_a_broken_card_keeps_its_last_original_eye() -> None:
    """BL-11.7: Bond 13 looks for less than 3, not for less than 4."""
    table = Table("11", "48c 1 10 13>48", hand="8")
    lasts = next(it.number for it in LASTING if KINDS[it.kind] == "original-eye")
    add_modifier(table.state, lasts, 0, 39, 47, -1, 1)
    table.state.mods[-1] = 9  # Used in the turn before.
    assert table.original_eye(48) == 3
    table.attacks(11, 48, "to_void")
    assert table.prayers("B") == "13>10"


def test_live_values() -> None:
    """BL-12.10: +1 for each other Prayer counts at the moment it is read."""
    table = Table("8 E4", "9", hand="16 1 24").does("invoke 4", "choose 8")
    assert table.eye(8) == 5
    table.does("pray 16", "choose 8")
    assert table.eye(8) == 5 + 1 + 2


def test_what_was_done_stays_done() -> None:
    """BL-12.11: card 20 leaves, the Curse stays silenced."""
    table = Table("8 E20", "2 33", hand="17 12").does("invoke 20", "choose 2")
    table.does("pray 17")
    assert table.prayers("A") == ""
    assert table.eye(2, 33) == 4


def test_forms_change_in_the_order_of_stamps() -> None:
    """R-57: set, then flipped; flipped, then set; a flipped Dual stays Dual."""
    table = Table("8 E59", hand="60 12").does("invoke 59", "form light", "pray 60")
    assert table.form(8) == "shadow"
    table = Table("8 E59 60>8", hand="12").does("invoke 59", "form light")
    assert table.form(8) == "light"
    assert Table("59 60>59").form(59) == "dual"
    table = Table("62 E59", hand="12").does("invoke 59", "form shadow")
    assert table.form(62) == "shadow"


def test_an_ability_twice_is_once() -> None:
    """R-88: Rivalry stays +3, Impact blesses once."""
    table = Table("2 3>2", "41")
    assert table.eye(2, 41) == 7
    table = Table("45 36>45", "8", hand="9").attacks(45, 8)
    assert table.points("A") == 0  # Karma 1 - 1, once.
    table = Table("60 36>60", "8", hand="9").listens().attacks(60, 8)
    assert len(table.told("blesses")) == 1


def test_every_number_of_the_view_is_explained_by_its_modifiers() -> None:
    """BL-12.6 BL-12.8: whatever lies on the table of random games."""
    luck = Random(7)
    for _ in range(6):
        state = GAME.setup({}, 2)
        while state.question is not None:
            for card in cards_of(all_curses(state)):
                by_kind: dict[str, list[int]] = {kind: [] for kind in KINDS}
                for modifier in modifiers(state, card):
                    by_kind[modifier["kind"]].append(modifier["amount"])
                plus = sum(by_kind["eye-plus"])
                value = eye(state, card)
                if by_kind["eye-always"]:
                    assert value in by_kind["eye-always"]
                elif by_kind["eye-is"]:
                    assert value in [max(0, base + plus) for base in by_kind["eye-is"]]
                else:
                    assert value == max(0, original_eye(state, card) + plus)
                if not by_kind["original-eye"]:
                    assert original_eye(state, card) == EYE[card]
                assert karma(state, card) == max(0, KARMA[card] + sum(by_kind["karma-plus"]))
            answer(state, state.question.pick(luck.random()))
