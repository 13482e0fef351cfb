"""Where the Italian and the French edition differ."""

import pytest

from gloaming.engine.script import answer
from gloaming.engine.sight import see, tell
from gloaming.games.day_and_night import GAME
from gloaming.games.day_and_night.board import BOARD
from gloaming.games.day_and_night.state import DAY, NIGHT
from gloaming.games.day_and_night.view import names
from gloaming.text import Catalogue
from tests.support.day_and_night import Table

VALLEY = set(names(BOARD))
# The spells as the Italian edition prints them.
ITALIAN = {
    "achievement": "any",
    "crystallize": "any",
    "crystal_sky_turns": "1",
}


def chosen_from(table: Table, verb: str) -> set[str]:
    return set(table.offered(verb).split())


@pytest.mark.parametrize(
    ("value", "targets"), [("pawns", {"c2", "c7"}), ("any", VALLEY - {"a1", "b1"})]
)
def test_achievement_reaches_the_tiles_under_the_pawns_or_any(
    value: str, targets: set[str]
) -> None:
    """ED-01, `OPT_ACHIEVEMENT`: never a Temple or a crystal."""
    table = Table(
        day_at="c2",
        night_at="c7",
        temple_day="a1",
        crystals={"b1": 1},
        hand="D04",
        options={"achievement": value},
    ).casts("D04")
    assert chosen_from(table, "change") == targets


@pytest.mark.parametrize(("value", "targets"), [("pawns", {"c2", "c7"}), ("any", VALLEY - {"b1"})])
def test_crystallize_reaches_the_tiles_under_the_pawns_or_any(
    value: str, targets: set[str]
) -> None:
    """ED-02, `OPT_CRYSTALLIZE`: Day's location included."""
    table = Table(
        "night",
        day_at="c2",
        night_at="c7",
        crystals={"b1": 1},
        hand="N16",
        options={"crystallize": value},
    ).casts("N16")
    assert chosen_from(table, "crystallize") == targets


@pytest.mark.parametrize(("value", "lives"), [("2", [2, 2, 1, 1, 0]), ("1", [1, 1, 0, 0, 0])])
def test_crystal_sky_stays_for_two_turns_of_day_or_for_one(value: str, lives: list[int]) -> None:
    """ED-03, `OPT_CRYSTAL_SKY_TURNS`"""
    table = Table("night", hand="N19", options={"crystal_sky_turns": value})
    table.casts("N19", "a1", "b1", "c1")
    found = [table.crystal("a1")]
    for _ in range(4):
        found.append(table.ends_turn().crystal("a1"))
    assert found == lives


@pytest.mark.parametrize(
    ("value", "targets"),
    [("adjacent", "b3 a4 b5"), ("surrounding", "a3 b3 c3 a4 a5 b5")],
)
def test_mimic_reaches_adjacent_squares_or_all_around(value: str, targets: str) -> None:
    """ED-04, `OPT_MIMIC_AREA`"""
    table = Table("night", night_at="b4", night="b4", hand="N11", options={"mimic_area": value})
    assert table.casts("N11").offered("change") == targets


@pytest.mark.parametrize(
    ("value", "targets"), [("generally", "b1 c1 d1 e1"), ("conditions_only", "b1 c1")]
)
def test_temple_tiles_count_as_tiles_generally_or_for_conditions_only(
    value: str, targets: str
) -> None:
    """ED-05, `OPT_TEMPLE_COUNTS`: the condition is true on a Temple tile either way."""
    table = Table(
        night_at="a1",
        day="b1 c1",
        temple_day="a1 d1",
        isolated="e1",
        hand="D14",
        options={"temple_counts": value},
    )
    assert table.casts("D14").offered("move") == targets


def test_a_temple_is_nine_tiles_that_are_in_no_temple_yet() -> None:
    """ED-06: two Temples may touch, eighteen tiles in all; out of ten one is left over."""
    first = "a1 b1 c1 d1 e1 f1 a2 b2 c2"
    table = Table(day_at="e4", temple_day=first, day="d2 e2 f2 d3 e3 f3 f4", hand="D02 D06").casts(
        "D02"
    )
    assert table.temple("day", 2) == ""
    assert table.casts("D06", "e5").temple("day", 2) == "d2 e2 f2 d3 e3 f3 e4 f4 e5"


def test_night_may_change_crystallized_tiles_and_the_crystal_stays() -> None:
    """ED-07"""
    table = Table("night", day="c2", crystals={"c2": 1}, hand="N09").casts("N09", "c2")
    assert (table.tile("c2"), table.crystal("c2")) == ("night", 1)


@pytest.mark.parametrize("spell", ["N01", "N04"])
@pytest.mark.parametrize(("value", "needs"), [("full", "night"), ("pawns_only", "day")])
def test_a_stolen_spell_asks_for_a_changed_tile_of_the_swapped_or_the_printed_colour(
    spell: str, value: str, needs: str
) -> None:
    """ED-08, `OPT_STEAL_SWAP`"""
    for colour in ("day", "night"):
        table = Table(
            night_at="c7",
            day="c7" if colour == "day" else "",
            night="c7" if colour == "night" else "",
            hand=f"D03 D12 {spell}",
            options={"steal_swap": value},
        ).casts("D03")
        table.casts("D12").says("day", f"steal {spell}")
        assert table.offers("cast_stolen") == (colour == needs)


@pytest.mark.parametrize(("value", "needs"), [("full", "day"), ("pawns_only", "night")])
def test_a_stolen_mimic_needs_day_on_a_tile_of_the_swapped_or_the_printed_colour(
    value: str, needs: str
) -> None:
    """ED-08: the squares changed are adjacent to Day and become hers either way."""
    for colour in ("day", "night"):
        table = Table(
            day_at="a1",
            day="a1" if colour == "day" else "",
            night="a1" if colour == "night" else "",
            hand="D12 N11",
            options={"steal_swap": value},
        )
        table.casts("D12").says("day", "steal N11")
        assert table.offers("cast_stolen") == (colour == needs)
        if colour == needs:
            table.says("day", "cast_stolen")
            assert table.tile("b1") == table.tile("a2") == "day"


@pytest.mark.parametrize(("value", "targets"), [("full", "a1 b1"), ("pawns_only", "c1 d1")])
def test_a_stolen_mislead_moves_night_onto_the_swapped_or_the_printed_colour(
    value: str, targets: str
) -> None:
    """ED-08: after a Temple of Day's, and never onto a Temple."""
    table = Table(
        day="a1 b1",
        night="c1 d1",
        temple_day="f8",
        temple_night="f7",
        hand="D12 N14",
        options={"steal_swap": value},
    )
    table.casts("D12").says("day", "steal N14").says("day", "cast_stolen")
    assert table.offered("move") == targets


@pytest.mark.parametrize(
    ("value", "first", "second"),
    [
        ("both", "a1 b2", "a2 c2 b3"),
        ("turn_start", "a1 b2", "b1 a2 c2 b3"),
        ("travel_start", "a1 c1 b2", "a2 c2 b3"),
    ],
)
def test_travel_may_not_return_to_where_the_turn_or_the_journey_began_or_both(
    value: str, first: str, second: str
) -> None:
    """ED-09, `OPT_TRAVEL_FORBIDDEN`: from c1 she warps to b1 and sets out there."""
    table = Table(day_at="c1", hand="D13", options={"travel_forbidden": value})
    table.casts("D13", "b1").ends_casting()
    assert table.offered("step") == first
    assert table.steps("b2").offered("step") == second


def test_day_pinned_on_a_crystal_can_leave_by_a_spell_only() -> None:
    """ED-10"""
    table = Table(day_at="c1", crystals={"c1": 1}, hand="D13")
    table.casts("D13", "b1").ends_casting()
    assert table.offered("step") == "a1 b2"
    assert Table(day_at="c1", crystals={"c1": 1}).ends_casting().offered("step") == ""


def test_day_night_and_neutral_squares_can_be_crystallized() -> None:
    """ED-11"""
    table = Table("night", day="a1", night="b1", hand="N19").casts("N19", "a1", "b1", "c1")
    assert [table.crystal(name) for name in ("a1", "b1", "c1")] == [2, 2, 2]


def test_markers_are_removed_in_the_awaken_phase() -> None:
    """ED-12: before the first spell of that player's turn, and not a moment earlier."""
    table = Table("night", markers={"a1": 1}, crystals={"b1": 1})
    assert (table.markers("a1"), table.crystal("b1")) == (1, 1)
    table.ends_casting().says("night", "end_travel")
    assert (table.markers("a1"), table.crystal("b1")) == (0, 1)
    table.ends_casting().says("day", "end_travel")
    assert table.crystal("b1") == 0


LOWER = "e1 f1 c2 d2 e2 f2 c3 d3 e3"
UPPER = "c6 e6 f6 c7 d7 e7 f7 c8 d8"


@pytest.mark.parametrize("value", ["always", "day_awaken_only"])
def test_days_default_win_comes_after_any_temple_or_at_her_awakening_only(value: str) -> None:
    """ED-13, `OPT_DEFAULT_WIN_TRIGGER`"""
    table = Table(
        day_at="e3",
        temple_night=UPPER,
        isolated="a4 b4",
        day=LOWER.removesuffix(" e3"),
        markers={"f8": 1},
        hand="D02",
        options={"default_win_trigger": value},
    ).casts("D02")
    assert table.temple("day") == LOWER
    if value == "day_awaken_only":
        assert table.result == ""
        table.ends_turn()
        assert table.asks("night", "cast")
        table.ends_turn()  # At her next awakening f8 ripens, and the room is checked.
    assert table.result == "day default"


def test_lack_of_room_for_both_is_a_draw_whenever_the_default_win_is_looked_for() -> None:
    """ED-13: the option restricts the default win, not the draw."""
    table = Table(
        "night",
        night_at="d7",
        temple_day="a2 b2 c2 d2 e2 f2 d3 e3 f3",
        night="a5 b5 a6 b6 c6 d6 e7 e8",
        hand="N03",
        options={"default_win_trigger": "day_awaken_only"},
    ).casts("N03")
    assert table.result == "draw no-room"


def test_day_and_night_are_the_players_and_their_pawns_alike() -> None:
    """ED-14: one seat each, and the pawn of that seat."""
    assert GAME.seat_names == ["day", "night"]
    assert GAME.view(Table(day_at="c2", night_at="c7").state, DAY)["pawns"] == ["c2", "c7"]


def test_isolated_and_built_temple_tiles_are_told_apart() -> None:
    """ED-15"""
    seen = GAME.view(Table(temple_day="a1", isolated="b1").state, NIGHT)
    assert seen["temples"] == [{"seat": DAY, "squares": ["a1"]}]
    assert seen["isolated"] == ["b1"]


def test_mislead_excludes_every_tile_with_a_temple_marker() -> None:
    """ED-16: built ones, and isolated ones when it is stolen."""
    table = Table(night_at="a8", day="a1 b1", isolated="c1", temple_day="d1", hand="D12 N14")
    table.casts("D12").says("day", "steal N14").says("day", "cast_stolen")
    assert table.offered("move") == "a1 b1"
    table = Table("night", day_at="f1", night="a1 b1", temple_night="d1", hand="N14").casts("N14")
    assert table.offered("move") == "a1 b1"


def test_day_wish_changes_no_crystallized_tile() -> None:
    """ED-17"""
    table = Table(crystals={"a1": 1, "b1": 2}, night="b1", hand="D09").casts("D09")
    assert chosen_from(table, "change") == VALLEY - {"a1", "b1"}


def test_cards_discarded_at_retreat_lie_face_up() -> None:
    """ED-18"""
    table = Table(hand="D02 D03 D04 D06 D07 D09").ends_casting().says("day", "end_travel")
    table.state.heard = []
    table.says("day", "discard D09")
    assert GAME.view(table.state, NIGHT)["discards"] == [["D09"], []]
    assert tell(GAME, table.state.heard[0], NIGHT) == ["discards", "day", "D09"]


def test_the_spells_are_called_entrap_and_mislead() -> None:
    """ED-20"""
    english = Catalogue("en", GAME)
    assert english.thing("spell", "D03") == "Entrap"
    assert english.thing("spell", "N14") == "Mislead"


SAME_IN_BOTH = "D08 D10 D11 D14 D15 D16 D17 D18 D19 D20 N10 N12 N13 N14 N15 N17 N18"


@pytest.mark.parametrize("spell", SAME_IN_BOTH.split())
def test_the_other_spells_are_the_same_in_both_editions(spell: str) -> None:
    """ED-21: the same questions with the same answers, and the same result."""
    seen = []
    for options in ({}, ITALIAN):
        table = Table(
            "day" if spell < "N" else "night",
            day_at="b2",
            night_at="c7",
            day="b2 c7 a1 c3",
            night="b7 d7 a3 f8",
            temple_day="f1",
            temple_night="f7",
            isolated="e1",
            crystals={"c8": 1, "c2": 1},
            hand=spell,
            options=options,
        ).casts(spell)
        while table.question.why != "cast":
            seen.append(see(GAME, table.state, table.question.seat))
            answer(table.state, table.question.options[0])
        seen.append(see(GAME, table.state, table.question.seat))
    half = len(seen) // 2
    assert seen[:half] == seen[half:]
