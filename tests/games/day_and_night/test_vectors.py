"""The further test vectors of the rules, TV-01 to TV-25."""

import pytest

from gloaming.engine.script import answer
from gloaming.games.day_and_night import GAME
from gloaming.games.day_and_night.board import at, distance, temple_groups
from gloaming.games.day_and_night.ending import room_for_one, room_for_two
from gloaming.games.day_and_night.state import DAY, State, built
from tests.support.day_and_night import Table, all_but_one, squares

WEST = "a1 a2 a3 a4 b1 b2 b3 b4"
EAST = "f1 f2 f3 f4 f5 f6 e4 e5"


def test_a_chant_on_a_frozen_square_is_wasted_and_day_is_pinned() -> None:
    """TV-01."""
    table = Table("day", day_at="f3", crystals={"f3": 1}, hand="D02").casts("D02")
    assert (table.tile("f3"), table.crystal("f3")) == ("neutral", 1)
    assert table.hours == 10
    assert (table.hand("day"), table.discard("day")) == ([], ["D02"])
    table.ends_casting()
    assert [option.name for option in table.question.options] == ["end_travel"]


def test_a_wishing_pond_on_a_neutral_square_is_wasted() -> None:
    """TV-02."""
    table = Table("day", day_at="e2", hand="D17").casts("D17")
    assert table.markers("e2") == 0
    assert (table.tile("e2"), table.marker_supply, table.hours) == ("neutral", 8, 12)
    assert (table.hand("day"), table.discard("day")) == ([], ["D17"])


def test_deviate_flips_a_shared_square_twice_and_its_markers_are_lost() -> None:
    """TV-03."""
    eight = "a1 b1 c1 d1 e1 f1 a2 b2"  # With c2 Night would have nine, for a moment.
    table = Table("day", day_at="c2", night_at="c2", markers={"c2": 2}, night=eight, hand="D08")
    assert table.marker_supply == 6
    table.casts("D08")
    assert (table.tile("c2"), table.markers("c2")) == ("day", 0)
    assert table.marker_supply == 8
    assert table.changed("night")
    assert not table.changed("day")
    assert table.hours == 7
    assert table.temple("night") == ""
    assert table.asks("day", "cast")


def test_misdirect_without_another_day_tile_is_wasted() -> None:
    """TV-04."""
    table = Table("day", 8, night_at="a7", day="a7", hand="D14")
    assert table.offers("cast D14")
    table.casts("D14")
    assert table.asks("day", "cast")
    assert table.state.pawn[1] == at("a7")
    assert table.hours == 0


def test_travel_after_a_warp_avoids_where_the_turn_and_the_journey_began() -> None:
    """TV-05."""
    table = Table("day", day_at="f1", hand="D13").casts("D13", "e2").ends_casting()
    assert table.hours == 9
    assert table.offered("step") == "e1 d2 f2 e3"
    assert table.steps("e1").offered("step") == "d1"


def test_a_square_between_two_warps_may_be_entered() -> None:
    """TV-06."""
    table = Table("day", day_at="a1", hand="D13 D13").casts("D13", "b1").casts("D13", "b2")
    table.ends_casting()
    assert table.hours == 6
    assert table.offered("step") == "b1 a2 c2 b3"
    assert table.steps("b1").offered("step") == "c1"


def test_warp_leaves_one_crystal_for_another() -> None:
    """TV-07."""
    table = Table("day", day_at="d3", crystals={"d3": 1, "e6": 1}, hand="D13").casts("D13", "e6")
    assert table.state.pawn[DAY] == at("e6")
    table.ends_casting()
    assert table.hours == 9
    assert [option.name for option in table.question.options] == ["end_travel"]


def test_shift_gives_day_a_temple_which_day_chooses() -> None:
    """TV-08."""
    eight = "a6 a7 a8 b6 b8 c6 c7 c8"
    table = Table("night", night_at="b7", day="b7 d6", night=eight, hand="N15").casts("N15")
    assert all(table.tile(name) == "day" for name in eight.split())
    assert table.asks("day", "leave_out")
    ten, spare = f"{eight} b7 d6", "a6 a7 a8 b6 b8 c7 c8 b7 d6"
    offered = table.temples_offered()
    assert len(offered) == 9
    assert offered.keys() == all_but_one(ten, spare)
    table.says("day", "leave_out d6")
    assert table.temple("day") == "a6 b6 c6 a7 b7 c7 a8 b8 c8"
    assert table.asks("night", "cast")
    assert table.hours == 4
    assert not table.changed("day")
    assert not table.changed("night")


def two_second_temples(**options: str) -> Table:
    table = Table(
        "night",
        night_at="b7",
        temple_day="d3 e3 f3 e2 f2 e4 f4 e5 f5",
        temple_night="a1 b1 c1 d1 e1 f1 c2 d2 c3",
        night="a2 a3 a4 a5 b2 b3 b4 b5 c7",
        day="d6 d7 d8 e6 e7 e8 f7 f8 a6",
        hand="N15",
        options=options,
    )
    return table.casts("N15")


def test_of_two_second_temples_the_active_players_wins() -> None:
    """TV-09."""
    table = two_second_temples()
    assert (table.tile("a6"), table.tile("c7")) == ("night", "day")
    assert table.result == "night two-temples"
    assert table.temple("night", 2) == "a2 b2 a3 b3 a4 b4 a5 b5 a6"
    assert table.temple("day", 2) == ""


def test_two_second_temples_are_a_draw_under_the_option() -> None:
    """TV-09 under OPT_DOUBLE_WIN = draw."""
    table = two_second_temples(double_win="draw")
    assert table.result == "draw double-win"
    assert table.temple("night", 2) == "a2 b2 a3 b3 a4 b4 a5 b5 a6"
    assert table.temple("day", 2) == "d6 e6 c7 d7 e7 f7 d8 e8 f8"


def two_wings(middle: str = "") -> Table:
    table = Table("day", 8, day_at="d2", night_at="a1", day=f"{WEST} {EAST} {middle}", hand="D11")
    return table.casts("D11", "c2", "e2")


def test_two_temples_from_nothing() -> None:
    """TV-10."""
    table = two_wings()
    west, east = "a1 b1 a2 b2 c2 a3 b3 a4 b4", "f1 e2 f2 f3 e4 f4 e5 f5 f6"
    offered = table.temples_offered()  # Two Temples are possible; she says which comes first.
    assert offered.keys() == {west, east}
    for after in offered.values():
        outcome = GAME.outcome(after)
        assert outcome is not None
        assert (outcome.scores, outcome.reason) == ([1.0, 0.0], "two-temples")
        assert built(after, DAY) == squares(f"{west} {east}")


def test_the_choice_of_the_first_temple_decides() -> None:
    """TV-11."""
    offered = two_wings("d2").temples_offered()
    assert len(offered) == 113
    nineteen = squares(f"{WEST} {EAST} c2 d2 e2")
    winning = {nine for nine in offered if temple_groups(nineteen & ~squares(nine))}
    assert len(winning) == 13
    assert "a1 b1 a2 b2 c2 a3 b3 a4 b4" in winning
    for nine, after in offered.items():
        mark_out(after)
        outcome = GAME.outcome(after)
        if nine in winning:
            assert outcome is not None
            assert (outcome.scores, outcome.reason) == ([1.0, 0.0], "two-temples")
        else:
            assert outcome is None
            assert after.question is not None
            assert (after.question.seat, after.question.why) == (DAY, "cast")
            assert after.temples[1] == 0


def mark_out(state: State) -> None:
    """Build whatever Temple is still asked for, leaving out what comes first."""
    while state.question is not None and state.question.why == "leave_out":
        answer(state, state.question.options[0])


@pytest.mark.parametrize(("turns", "lives"), [("2", [2, 1, 0]), ("1", [1, 0, 0])])
def test_a_crystal_sky_lasts_two_turns_of_day(turns: str, lives: list[int]) -> None:
    """TV-12, also under OPT_CRYSTAL_SKY_TURNS = 1."""
    table = Table("night", day_at="d2", hand="N19", options={"crystal_sky_turns": turns})
    table.casts("N19")
    assert not table.offers("crystallize d2")
    assert len(table.question.options) == 43
    for target in ("d3", "e2", "c2"):
        table.says("night", f"crystallize {target}")
    for life in lives:
        assert [table.crystal(name) for name in ("d3", "e2", "c2")] == [life] * 3
        table.ends_turn().ends_turn()


def test_night_chooses_where_the_last_crystals_go() -> None:
    """TV-13."""
    elsewhere = dict.fromkeys(["a1", "b1", "c1", "d1", "e1", "f1", "f8"], 1)
    table = Table("night", night_at="b7", crystals=elsewhere, hand="N17").casts("N17")
    assert table.asks("night", "crystallize")
    around = {"a6", "b6", "c6", "a7", "c7", "a8", "b8", "c8"}
    chosen = table.sets("crystallize")
    assert len(chosen) == 56
    assert all(len(five) == 5 and five <= around for five in chosen)
    for target in ("a6", "b6", "c6", "a7", "c7"):
        table.says("night", f"crystallize {target}")
    assert table.asks("night", "cast")
    assert table.state.crystals == squares("a1 b1 c1 d1 e1 f1 f8 a6 b6 c6 a7 c7")
    assert table.crystal_supply == 0


def mist_over_three_tiles() -> Table:
    spent = {"f8": 2, "e8": 2, "d8": 1}
    table = Table("day", day="a1 b1 c1", markers=spent, hand="D18 D19 D20")
    assert table.marker_supply == 3
    return table.casts("D18")


def test_too_few_markers_for_two_tiles_serve_one() -> None:
    """TV-14."""
    table = mist_over_three_tiles()
    assert table.sets("mystify") == {frozenset(["a1"]), frozenset(["b1"]), frozenset(["c1"])}
    table.says("day", "mystify b1")
    assert [table.markers(name) for name in ("a1", "b1", "c1")] == [0, 2, 0]
    assert (table.marker_supply, table.hours) == (1, 5)
    table.casts("D19")
    assert table.asks("day", "cast")
    assert [table.markers(name) for name in ("a1", "b1", "c1")] == [0, 2, 0]
    assert (table.marker_supply, table.hours) == (1, 2)


def test_the_last_marker_serves_a_wishing_well() -> None:
    """TV-14."""
    table = mist_over_three_tiles().says("day", "mystify b1").casts("D20")
    assert table.offered("mystify") == "a1 c1"
    table.says("day", "mystify c1")
    assert [table.markers(name) for name in ("a1", "b1", "c1")] == [0, 2, 1]
    assert (table.marker_supply, table.hours) == (0, 1)


def test_night_empties_her_hand_for_an_epiphany() -> None:
    """TV-15."""
    table = Table("night", 2, night_at="b7", hand="N02 N03 N13")
    assert table.offered("cast") == "N02 N03"
    table.casts("N02")
    assert (table.tile("b7"), table.hours) == ("neutral", 2)
    assert not table.offers("cast N13")
    table.casts("N03")
    assert (table.tile("b7"), table.hours) == ("night", 0)
    table.casts("N13").luck()
    assert len(table.hand("night")) == 5
    assert table.hours == 0
    assert table.asks("night", "cast")


def test_a_stolen_night_meditation_needs_a_changed_night_tile() -> None:
    """TV-16."""
    table = Table("day", day_at="e3", night_at="c7", night="c7", hand="D12 D03 N01")
    table.casts("D12").says("day", "steal N01")
    assert [option.name for option in table.question.options] == ["discard_stolen"]


def test_a_stolen_night_meditation_changes_the_tile_under_day() -> None:
    """TV-16."""
    table = Table("day", day_at="e3", night_at="c7", night="c7", hand="D12 D03 N01")
    table.casts("D03")
    assert table.tile("c7") == "day"
    table.casts("D12").says("day", "steal N01")
    assert table.offers("cast_stolen")
    table.says("day", "cast_stolen")
    assert table.tile("e3") == "day"
    assert table.hours == 4


def test_a_stolen_night_instability_reaches_as_far_as_the_pawns_are_apart() -> None:
    """TV-17."""
    table = Table("day", 6, day_at="f1", night_at="e3", hand="D12 N10")
    table.casts("D12").says("day", "steal N10").says("day", "cast_stolen")
    assert table.hours == 0
    assert table.offered("change") == "c1 d1 e1 f1 d2 e2 f2 e3 f3 f4"
    table.says("day", "change c1")
    assert table.tile("c1") == "day"


def test_the_book_is_renewed_between_two_draws() -> None:
    """TV-18."""
    book = [4] * 10 + [3, 3, 2, 3, 3, 4, 4, 5, 3]  # Copies of N01 to N19.
    every = [f"N{at:02}" for at, copies in enumerate(book, 1) for _ in range(copies)]
    for held in ("N05", "N01", "N02", "N03", "N04", "N19"):
        every.remove(held)
    hand = "N05 N01 N02 N03 N04"
    table = Table("night", hand=hand, book="N19", discard=" ".join(every))
    assert (table.book_size("night"), len(table.discard("night"))) == (1, 64)
    table.casts("N05")
    assert [option.name for option in table.question.options] == ["draw N19"]
    answer(table.state, table.question.options[0])
    assert (table.book_size("night"), table.discard("night")) == (64, [])
    assert table.question.weights is not None
    assert sum(table.question.weights) == 64
    table.luck("N09")
    assert (table.book_size("night"), table.discard("night")) == (63, ["N05"])
    assert len(table.hand("night")) == 6
    assert table.hours == 9


def test_without_room_for_either_the_game_is_a_draw() -> None:
    """TV-19."""
    eight = "a5 b5 a6 b6 c6 d6 e7 e8"
    temple = "a2 b2 c2 d2 e2 f2 d3 e3 f3"
    table = Table("night", night_at="d7", temple_day=temple, night=eight, hand="N03").casts("N03")
    assert table.temple("night") == "a5 b5 a6 b6 c6 d6 d7 e7 e8"
    assert table.rooms("day") == table.rooms("night") == [8, 7, 6, 5]
    assert table.result == "draw no-room"


def test_distance_goes_around_the_hole() -> None:
    """TV-20."""
    assert distance(at("b4"), at("e4")) == 5
    assert not Table("day", 4, day_at="b4", night_at="e4", hand="D10").offers("cast D10")
    table = Table("day", 5, day_at="b4", night_at="e4", hand="D10").casts("D10")
    assert table.hours == 0
    assert table.offers("change e4")
    assert table.offers("change d6")
    assert not table.offers("change f4")
    assert [distance(at("b4"), at(name)) for name in ("e4", "d6", "f4")] == [5, 4, 6]


def test_night_changes_a_frozen_mystified_tile() -> None:
    """TV-21."""
    table = Table("night", markers={"e5": 2}, crystals={"e5": 1}, hand="N09").casts("N09", "e5")
    assert (table.tile("e5"), table.markers("e5"), table.crystal("e5")) == ("night", 0, 1)


def test_an_isolated_tile_serves_the_first_temple() -> None:
    """TV-22."""
    seven = "a1 b1 c1 a2 c2 a3 b3"
    table = Table("day", day_at="b3", day=seven, isolated="b2", hand="D07").casts("D07", "c3")
    assert table.temple("day", 1) == "a1 b1 c1 a2 b2 c2 a3 b3 c3"
    assert table.temple("day", 2) == ""
    assert table.isolated() == ""
    assert table.asks("day", "cast")


def test_the_tiles_of_an_old_temple_do_not_count() -> None:
    """TV-23."""
    temple = "a1 b1 c1 d1 e1 f1 a2 b2 c2"
    eight = "d2 e2 f2 d3 e3 f3 e4 f4"
    table = Table("day", day_at="f8", temple_day=temple, day=eight, hand="D17 D06")
    table.casts("D17")  # Does nothing but bring on a Temple step.
    assert table.asks("day", "cast")
    assert (table.temple("day", 1), table.temple("day", 2)) == (temple, "")
    table.casts("D06", "e5")
    assert table.temple("day", 2) == f"{eight} e5"
    assert table.result == "day two-temples"


def test_eighteen_connected_squares_need_not_hold_two_temples() -> None:
    """TV-24."""
    eighteen = squares("a1 a2 a3 a4 a6 a7 a8 b2 b3 b4 b5 b6 c3 d2 d3 e2 f1 f2")
    assert room_for_one(eighteen)
    assert not room_for_two(eighteen)
    apart = squares("a1 b1 c1 d1 e1 f1 a2 b2 c2  a8 b8 c8 d8 e8 f8 a7 b7 c7")
    assert room_for_two(apart)


def test_a_stolen_epiphany_fills_an_empty_hand() -> None:
    """TV-25."""
    table = Table("day", 6, hand="D12 N13 N15").casts("D12").says("day", "steal N13")
    assert table.offers("cast_stolen")
    book = table.book_size("day")
    table.says("day", "cast_stolen").luck()
    assert len(table.hand("day")) == 5
    assert table.book_size("day") == book - 5
    assert table.hand("night") == ["N15"]
    assert table.discard("night") == ["N13"]


def test_a_stolen_epiphany_is_useless_to_a_hand_with_another_card() -> None:
    """TV-25."""
    table = Table("day", 6, hand="D12 D02 N13 N15").casts("D12").says("day", "steal N13")
    assert [option.name for option in table.question.options] == ["discard_stolen"]
