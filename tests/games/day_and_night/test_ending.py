"""Chapter 16 of the rules, the end of the game, and its limits (DN-16.7)."""

import pytest

from gloaming.games.day_and_night import GAME
from gloaming.games.day_and_night.board import BOARD
from gloaming.games.day_and_night.ending import room_for_one, room_for_two
from gloaming.games.day_and_night.view import names
from tests.support.day_and_night import Table, squares

SOUTH = "a1 b1 c1 d1 e1 f1 a2 b2 c2"
NORTH = "a8 b8 c8 d8 e8 f8 a7 b7 c7"
# Two Temples that leave the western columns and little else.
LOWER = "e1 f1 c2 d2 e2 f2 c3 d3 e3"
UPPER = "c6 e6 f6 c7 d7 e7 f7 c8 d8"


def all_but(free: str) -> str:
    """Every square of the board besides these."""
    return " ".join(names(BOARD & ~squares(free)))


def test_a_second_temple_wins_at_once() -> None:
    """DN-16.1"""
    table = Table(day_at="c7", temple_day=SOUTH, day=NORTH.removesuffix(" c7"), hand="D02 D03")
    assert table.result == ""
    assert table.casts("D02").result == "day two-temples"
    assert table.state.question is None
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert (outcome.scores, outcome.winners(), outcome.reason) == ([1, 0], [0], "two-temples")


def test_a_second_temple_wins_on_whoevers_turn() -> None:
    """DN-16.1: Night turns over the ninth Day tile."""
    table = Table(
        "night",
        night_at="c7",
        temple_day=SOUTH,
        day=NORTH.removesuffix(" c7"),
        night="c7",
        hand="N02",
    ).casts("N02")
    assert table.result == "day two-temples"


def test_if_one_spell_gives_both_their_second_temple_the_active_player_wins() -> None:
    """DN-16.2"""
    table = Table(
        "night",
        night_at="b7",
        temple_day="d3 e3 f3 e2 f2 e4 f4 e5 f5",
        temple_night="a1 b1 c1 d1 e1 f1 c2 d2 c3",
        night="a2 a3 a4 a5 b2 b3 b4 b5 c7",
        day="d6 d7 d8 e6 e7 e8 f7 f8 a6",
        hand="N15",
    ).casts("N15")
    assert table.result == "night two-temples"
    assert table.temple("day", 2) == ""


def test_if_neither_can_win_for_lack_of_room_the_game_is_a_draw() -> None:
    """DN-16.3"""
    table = Table(
        "night",
        night_at="d7",
        temple_day="a2 b2 c2 d2 e2 f2 d3 e3 f3",
        night="a5 b5 a6 b6 c6 d6 e7 e8",
        hand="N03",
    ).casts("N03")
    assert table.result == "draw no-room"
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert (outcome.scores, outcome.winners(), outcome.reason) == ([0.5, 0.5], [], "no-room")


def test_a_draw_does_not_depend_on_the_number_of_temples() -> None:
    """DN-16.3: Day needs two and has room for one, Night needs one and has room for none."""
    table = Table(temple_night=all_but(SOUTH), markers={"b1": 1}, awaken=True)
    assert table.result == "draw no-room"


def test_if_night_can_build_no_temple_while_day_can_still_win_day_wins() -> None:
    """DN-16.4: closing the gap between hole and edge leaves Night pieces of eight."""
    table = Table(
        day_at="c1",
        temple_day=LOWER,
        temple_night=UPPER,
        isolated="a4",
        markers={"b4": 1},
        awaken=True,
    )
    assert table.result == "day default"


def test_there_is_no_default_win_for_night() -> None:
    """DN-16.4: Day needs two and has room for one, Night needs just that one: play goes on."""
    table = Table(temple_night=all_but(f"{SOUTH} f8"), markers={"f8": 1}, awaken=True)
    assert table.isolated() == "f8"  # So the room was checked.
    assert table.result == ""


@pytest.mark.parametrize(
    ("free", "one", "two"),
    [
        ("", False, False),
        ("a1 b1 c1 d1 e1 f1 a2 b2", False, False),
        (SOUTH, True, False),
        (f"{SOUTH} {NORTH}", True, True),
        (f"{SOUTH} {NORTH.removesuffix(' c7')}", True, False),
        # Eighteen in one piece, but no two nines in it.
        ("a1 a2 a3 a4 a6 a7 a8 b2 b3 b4 b5 b6 c3 d2 d3 e2 f1 f2", True, False),
        ("a1 a2 a3 a4 a5 a6 a7 a8 b8 c8 d8 e8 f8 f7 f6 f5 f4 f3", True, True),
    ],
)
def test_room_is_counted_in_connected_nines_without_a_common_square(
    free: str, one: bool, two: bool
) -> None:
    """DN-16.5"""
    assert room_for_one(squares(free)) is one
    assert room_for_two(squares(free)) is two


def test_isolated_tiles_block_night_but_not_day() -> None:
    """DN-16.5: the same squares are room for Day and none for Night."""
    table = Table(
        day_at="c1",
        temple_day=LOWER,
        temple_night=UPPER,
        isolated="b4",
        markers={"a4": 1},
        awaken=True,
    )
    assert table.result == "day default"


def test_nothing_that_is_not_permanent_takes_room() -> None:
    """DN-16.5: colours, Mystify markers, crystals and pawns are ignored."""
    table = Table(
        day_at="b4",
        night_at="a4",
        temple_day=LOWER,
        temple_night=UPPER,
        markers={"a4": 2, "b4": 2, "f8": 1},
        day="a1 a2 a6",
        crystals={"a3": 1, "b3": 1},
        awaken=True,
    )
    assert table.isolated() == "f8"  # So the room was checked.
    assert table.result == ""


def test_the_room_is_checked_after_a_temple_was_built() -> None:
    """DN-16.5 (i): a Temple that leaves Night no nine squares wins for Day by default."""
    table = Table(
        day_at="e3",
        temple_night=UPPER,
        isolated="a4 b4",
        day=LOWER.removesuffix(" e3"),
        hand="D02",
    ).casts("D02")
    assert table.temple("day") == LOWER
    assert table.result == "day default"


def test_the_room_is_not_checked_at_other_moments() -> None:
    """DN-16.5: it is when a Temple was built or a tile ripened, and only then."""
    table = Table(
        day_at="c1", temple_day=LOWER, temple_night=UPPER, isolated="a4 b4", hand="D02"
    ).casts("D02")
    assert table.result == ""
    assert table.ends_turn().ends_turn().result == ""


def test_the_engine_claims_the_end_and_nobody_is_asked() -> None:
    """DN-16.6"""
    table = Table(
        temple_day=LOWER, temple_night=UPPER, isolated="a4", markers={"b4": 1}, day_at="c1"
    ).ends_turn()
    assert table.result == ""
    table.ends_turn()
    assert table.state.question is None
    assert table.result == "day default"


def test_after_300_player_turns_the_game_is_a_draw() -> None:
    """DN-16.7: tested at the end of Retreat; resigning and agreeing belong to the match."""
    table = Table(hand="D02")
    table.state.turn = 299
    assert table.casts("D02").ends_turn().result == ""
    assert table.state.turn == 300
    assert table.ends_turn().result == "draw turn-limit"


def test_a_win_on_the_last_turn_is_still_a_win() -> None:
    """DN-16.7"""
    table = Table(day_at="c7", temple_day=SOUTH, day=NORTH.removesuffix(" c7"), hand="D02")
    table.state.turn = 300
    assert table.casts("D02").result == "day two-temples"


def test_eight_turns_in_a_row_in_which_nobody_acts_are_a_draw() -> None:
    """DN-16.7"""
    table = Table()
    for _ in range(7):
        table.ends_turn()
        assert table.result == ""
    assert table.ends_turn().result == "draw idle"


@pytest.mark.parametrize("act", ["cast", "step"])
def test_a_spell_or_a_step_breaks_the_idle_row(act: str) -> None:
    """DN-16.7: also a spell without effect."""
    table = Table(hand="N02")
    for _ in range(7):
        table.ends_turn()
    assert table.asks("night", "cast")
    if act == "cast":
        table.casts("N02")
    else:
        table.ends_casting().steps("a7")
    table.ends_turn()
    for _ in range(7):
        assert table.result == ""
        table.ends_turn()
    assert table.ends_turn().result == "draw idle"
