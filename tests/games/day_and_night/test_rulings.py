"""The rulings of R-01 to R-30: where the rulebooks are silent, and what was decided."""

import pytest

from gloaming.engine.event import Event
from gloaming.games.day_and_night import GAME
from gloaming.games.day_and_night.board import BOARD, NAMES, SQUARES, at, distance
from gloaming.games.day_and_night.state import DAY, NIGHT
from gloaming.games.day_and_night.view import names
from tests.support.day_and_night import Table

SOUTH_TEMPLE = "a1 b1 c1 d1 e1 f1 a2 b2 c2"
NORTH_TEMPLE = "a8 b8 c8 d8 e8 f8 a7 b7 c7"


def test_day_starts_in_f1_and_night_in_a8() -> None:
    """R-01."""
    assert GAME.setup({}, 2).pawn == [at("f1"), at("a8")]


def test_six_columns_and_eight_rows() -> None:
    """R-02."""
    assert {NAMES[square][0] for square in SQUARES} == set("abcdef")
    assert {NAMES[square][1] for square in SQUARES} == set("12345678")
    assert distance(at("a1"), at("f1")) == 5
    assert distance(at("a1"), at("a8")) == 7


def test_distance_goes_around_the_hole_and_through_crystals() -> None:
    """R-03."""
    ring = dict.fromkeys(["a3", "b3", "c3", "d3", "e3", "f3", "b6", "c6", "d6", "e6"], 1)
    table = Table("day", day_at="b4", night_at="e4", crystals=ring, hand="D10").casts("D10")
    assert table.hours == 12 - 5


def test_pawns_block_neither_each_other_nor_tiles_nor_temples() -> None:
    """R-04."""
    table = Table("day", day_at="b1", night_at="c1", day="a1 b1 d1 e1 f1 a2 b2 c2", hand="D03")
    table.casts("D03")  # Under Night, and it completes a Temple under both pawns.
    assert table.temple("day") == SOUTH_TEMPLE
    assert table.state.pawn == [at("b1"), at("c1")]
    table.ends_casting()
    assert "c1" in table.offered("step").split()
    assert table.steps("c1").state.pawn == [at("c1"), at("c1")]


def test_temple_markers_never_run_out() -> None:
    """R-05: Night's twelve would not cover two Temples, Day's eighteen not this board."""
    table = Table("night", temple_night=SOUTH_TEMPLE, night="a7 b7 c7 a8 c8 d8 e8 f8", hand="N08")
    table.casts("N08", "b8")
    assert table.temple("night", 2) == "a7 b7 c7 a8 b8 c8 d8 e8 f8"
    nine = "d2 f2 a3 c3 e3 b4 f4 a5 e5"
    table = Table("day", temple_day=SOUTH_TEMPLE, isolated=nine, markers={"b6": 1}, awaken=True)
    assert table.isolated() == f"{nine} b6"


@pytest.mark.parametrize(("limit", "placed"), [("components", 0), ("unlimited", 2)])
def test_a_tile_that_can_not_get_all_its_markers_gets_none(limit: str, placed: int) -> None:
    """R-06."""
    spent = {"d8": 2, "e8": 2, "f8": 2, "f7": 1}
    table = Table(day="a1 f1", markers=spent, hand="D19 D17", options={"marker_limit": limit})
    table.casts("D17")
    assert table.markers("f1") == placed
    table.casts("D19")
    assert table.markers("a1") == placed


@pytest.mark.parametrize(("limit", "choices"), [("components", 1), ("unlimited", 2)])
def test_the_last_crystals_go_where_night_chooses(limit: str, choices: int) -> None:
    """R-07."""
    eleven = dict.fromkeys(names(BOARD)[:11], 1)
    table = Table("night", crystals=eleven, hand="N18", options={"marker_limit": limit})
    table.casts("N18")
    assert table.question.count == choices
    assert {len(chosen) for chosen in table.sets("crystallize")} == {choices}


def test_a_condition_is_tested_only_when_the_spell_is_announced() -> None:
    """R-08: Epiphany's first card makes its own condition false, the other four still come."""
    table = Table("night", hand="N13").casts("N13").luck()
    assert len(table.hand("night")) == 5
    table = Table(day_at="e2", night_at="e3", day="e3", hand="D11").casts("D11", "e3", "d1")
    assert (table.tile("e3"), table.tile("d1")) == ("night", "day")


@pytest.mark.parametrize("spell", ["D01", "D02", "D12", "D14", "D15", "D17", "D18", "D19", "D20"])
def test_a_spell_may_be_cast_without_effect(spell: str) -> None:
    """R-09: unless the table forbids it."""
    table = Table(crystals={"f1": 1}, markers={"a8": 2}, hand=spell).casts(spell)
    assert table.asks("day", "cast")
    assert table.discard("day") == [spell]
    options = {"fizzle": "forbidden"}
    table = Table(crystals={"f1": 1}, markers={"a8": 2}, hand=spell, options=options)
    assert not table.offers(f"cast {spell}")
    assert table.why_not(f"cast {spell}").rule == "R-09"


def test_a_useless_target_can_not_be_chosen_to_avoid_harm() -> None:
    """R-10."""
    table = Table(
        "day",
        day_at="b2",
        day="c2 b3",
        temple_night="a2",
        crystals={"b1": 1},
        hand="D07",
    )
    assert table.casts("D07").offered("change") == "c2 b3"
    assert table.says("day", "change c2").tile("c2") == "night"


def test_all_squares_of_one_action_are_affected_at_the_same_time() -> None:
    """R-11."""
    table = Table("night", night_at="b2", night="b2", day="a2", hand="N11").casts("N11", "a2")
    assert table.tile("a2") == "day"  # Nothing happens before the second square is chosen.
    assert not table.changed("day")
    assert table.offered("change") == "b1 c2 b3"
    table.says("night", "change b1")
    assert (table.tile("a2"), table.tile("b1")) == ("night", "night")


def test_no_temple_is_built_in_the_middle_of_a_spell() -> None:
    """R-12: Deviate first makes nine Day tiles, then takes one of them away."""
    eight = "a1 b1 c1 d1 e1 f1 a2 b2"
    table = Table("day", day_at="c2", night_at="a1", day=eight, night="c2", hand="D08").casts("D08")
    assert (table.tile("c2"), table.tile("a1")) == ("day", "night")
    assert table.temple("day") == ""
    assert table.asks("day", "cast")


def test_she_may_travel_with_nothing_left_to_draw() -> None:
    """R-13."""
    table = Table("day", day_at="f1", book="").ends_casting().steps("f2", "f3")
    assert table.hand("day") == []
    assert (table.state.pawn[DAY], table.hours) == (at("f3"), 6)


@pytest.mark.parametrize(
    ("forbidden", "first", "second"),
    [
        ("both", "e1 d2 f2 e3", "d1"),
        ("turn_start", "e1 d2 f2 e3", "d1 e2"),
        ("travel_start", "e1 d2 f2 e3", "d1 f1"),
    ],
)
def test_where_she_may_not_step_after_a_warp(forbidden: str, first: str, second: str) -> None:
    """R-14."""
    table = Table("day", hand="D13 D13", options={"travel_forbidden": forbidden})
    table.casts("D13", "d1").casts("D13", "e2").ends_casting()
    assert table.hours == 6
    assert table.offered("step") == first
    assert table.steps("e1").offered("step") == second  # d1, between the Warps, stays open.


def test_nobody_discards_more_than_the_excess() -> None:
    """R-15."""
    table = Table("day", hand="D01 D02 D03 D04 D05").ends_casting().says("day", "end_travel")
    assert table.asks("night", "cast")
    table = Table("day", hand="D01 D02 D03 D04 D05 D06").ends_casting().says("day", "end_travel")
    assert table.asks("day", "discard")
    assert table.question.count == 1
    table.says("day", "discard D01")
    assert table.asks("night", "cast")


@pytest.mark.parametrize(("reshuffle", "book"), [("eager", 2), ("lazy", 0)])
def test_the_discard_pile_becomes_the_book_when_the_last_card_leaves_it(
    reshuffle: str, book: int
) -> None:
    """R-16."""
    table = Table("day", book="D01", discard="D02 D03", options={"reshuffle": reshuffle})
    table.ends_casting().steps("f2")
    assert (table.book_size("day"), len(table.discard("day"))) == (book, 2 - book)
    table.steps("f3")
    assert (table.book_size("day"), len(table.discard("day"))) == (1, 0)


def test_a_card_being_resolved_is_in_no_pile() -> None:
    """R-16: the first Obtain draws one card and finds nothing more; it serves the second."""
    table = Table("night", book="N19", hand="N05 N05").casts("N05").luck()
    assert (table.hand("night"), table.discard("night")) == (["N05", "N19"], ["N05"])
    assert table.book_size("night") == 0
    table.casts("N05").luck()
    assert (table.hand("night"), table.discard("night")) == (["N05", "N19"], ["N05"])
    assert table.book_size("night") == 0


@pytest.mark.parametrize("use", ["cast_stolen", "discard_stolen"])
def test_a_stolen_card_goes_to_the_pile_of_its_own_book(use: str) -> None:
    """R-17."""
    table = Table("day", hand="D12 N03").casts("D12").says("day", "steal N03").says("day", use)
    assert (table.discard("day"), table.discard("night")) == (["D12"], ["N03"])
    assert table.hand("night") == []


def test_the_owner_of_the_colour_builds_at_once_and_chooses() -> None:
    """R-18."""
    night = "a1 b1 c1 d1 e1 f1 b2 c2 d2"
    table = Table("day", night_at="a2", day="a2", night=night, hand="D03").casts("D03")
    assert table.asks("night", "leave_out")
    table.says("night", "leave_out d2")
    assert table.temple("night") == SOUTH_TEMPLE
    assert table.asks("day", "cast")


def test_the_active_player_builds_first() -> None:
    """R-19."""
    table = Table(
        "night",
        night_at="b7",
        night="a2 a3 a4 a5 b2 b3 b4 b5 c7",
        day="d6 d7 d8 e6 e7 e8 f7 f8 a6",
        hand="N15",
    )
    heard: list[Event] = []
    table.state.heard = heard
    table.casts("N15")
    assert [event.a for event in heard if event.what == "temple"] == [NIGHT, DAY]
    assert table.result == ""


@pytest.mark.parametrize(
    ("double_win", "result"), [("active", "night two-temples"), ("draw", "draw double-win")]
)
def test_two_second_temples_at_once(double_win: str, result: str) -> None:
    """R-19."""
    table = Table(
        "night",
        night_at="b7",
        temple_day="d3 e3 f3 e2 f2 e4 f4 e5 f5",
        temple_night="a1 b1 c1 d1 e1 f1 c2 d2 c3",
        night="a2 a3 a4 a5 b2 b3 b4 b5 c7",
        day="d6 d7 d8 e6 e7 e8 f7 f8 a6",
        hand="N15",
        options={"double_win": double_win},
    )
    assert table.casts("N15").result == result


def test_one_second_temple_wins_also_where_two_would_draw() -> None:
    """R-19."""
    eight = "a7 b7 c7 b8 c8 d8 e8 f8"
    options = {"double_win": "draw"}
    table = Table(day_at="a8", temple_day=SOUTH_TEMPLE, day=eight, hand="D02", options=options)
    assert table.casts("D02").result == "day two-temples"


def test_markers_on_the_tiles_of_a_temple_return() -> None:
    """R-20."""
    markers = {"a1": 2, "b1": 1, "f8": 2}
    table = Table(day="c1 d1 e1 a2 b2 c2", markers=markers, hand="D02")
    table.casts("D02")
    assert table.temple("day") == SOUTH_TEMPLE
    assert [table.markers(name) for name in markers] == [0, 0, 2]
    assert table.marker_supply == 6
    assert table.ends_turn().ends_turn().isolated() == ""


def test_crystals_on_the_tiles_of_a_temple_stay_until_they_expire() -> None:
    """R-21."""
    eight = "a1 b1 c1 d1 e1 a2 b2 c2"
    table = Table(day=eight, crystals={"e1": 1, "a1": 2}, hand="D02").casts("D02")
    assert table.temple("day") == SOUTH_TEMPLE
    assert (table.crystal("e1"), table.crystal("a1")) == (1, 2)
    assert table.ends_casting().offered("step") == "f2"
    table.ends_turn()
    assert (table.crystal("e1"), table.crystal("a1")) == (0, 1)


@pytest.mark.parametrize(
    ("first", "result"),
    [("a1 b1 a2 b2 c2 a3 b3 a4 b4", "day two-temples"), ("b1 a2 b2 c2 d2 e2 f2 a3 b3", "")],
)
def test_the_second_temple_follows_at_once_if_the_first_leaves_nine(
    first: str, result: str
) -> None:
    """R-22."""
    west, east = "a1 a2 a3 a4 b1 b2 b3 b4", "f1 f2 f3 f4 f5 f6 e4 e5"
    table = Table(day_at="d2", night_at="a1", day=f"{west} {east} d2", hand="D11")
    table.casts("D11", "c2", "e2")
    table.state = table.temples_offered()[first]
    while table.asks("day", "leave_out"):
        table.says("day", table.question.options[0].name)
    assert table.result == result
    assert bool(table.temple("day", 2)) == bool(result)


@pytest.mark.parametrize(("restack", "markers"), [("forbid", [2, 1]), ("add", [4, 2])])
def test_a_mystified_tile_gets_no_further_markers(restack: str, markers: list[int]) -> None:
    """R-23."""
    options = {"mystify_restack": restack}
    table = Table(markers={"f1": 2, "a1": 1}, hand="D17 D20", options=options)
    table.casts("D17").casts("D20", *(["a1"] if restack == "add" else []))
    assert [table.markers("f1"), table.markers("a1")] == markers


def test_an_isolated_tile_may_serve_either_temple() -> None:
    """R-24."""
    table = Table(day="a1 c1 d1 e1 a2 b2 c2", isolated="b1", hand="D02").casts("D02")
    assert (table.temple("day"), table.isolated()) == (SOUTH_TEMPLE, "")
    eight = "a1 c1 d1 e1 a2 b2 c2"
    table = Table(temple_day=NORTH_TEMPLE, day=eight, isolated="b1", hand="D02").casts("D02")
    assert table.result == "day two-temples"


def test_temple_tiles_and_isolated_tiles_can_be_crystallized() -> None:
    """R-25."""
    table = Table("night", temple_day="a1", temple_night="b1", isolated="c1", hand="N19")
    table.casts("N19", "a1", "b1", "c1")
    assert [table.crystal(name) for name in ("a1", "b1", "c1")] == [2, 2, 2]


@pytest.mark.parametrize(("onto_crystal", "lands"), [("allowed", True), ("not_for_day", False)])
def test_a_spell_may_put_day_on_a_crystal(onto_crystal: str, lands: bool) -> None:
    """R-26: afterwards she is pinned; moving Night is never restricted."""
    options = {"spell_move_onto_crystal": onto_crystal}
    frozen = {"f1": 1, "e5": 1}
    table = Table("day", crystals=frozen, hand="D13", options=options).casts("D13")
    assert table.offers("move e5") == lands
    assert table.offers("move e6")
    if lands:
        assert table.says("day", "move e5").ends_casting().offered("step") == ""
    night = "e5 f5"
    table = Table(
        "night", temple_night="a1", night=night, crystals=frozen, hand="N14", options=options
    )
    table.casts("N14", *(["e5"] if lands else []))
    assert table.state.pawn[DAY] == at("e5" if lands else "f5")
    table = Table(night_at="b2", day="b2 e5 f5", crystals=frozen, hand="D14", options=options)
    assert table.casts("D14").offered("move") == "e5 f5"


def test_day_may_mystify_a_frozen_tile_and_it_ripens() -> None:
    """R-27."""
    table = Table(day="c2", crystals={"c2": 2}, hand="D20").casts("D20")
    assert table.markers("c2") == 1
    table.ends_turn().ends_turn()
    assert (table.isolated(), table.crystal("c2")) == ("c2", 1)


@pytest.mark.parametrize(("scope", "counts"), [("change_only", False), ("any_flip", True)])
def test_turning_a_day_tile_over_is_not_changing_it(scope: str, counts: bool) -> None:
    """R-28."""
    table = Table(
        "night",
        night_at="b7",
        day="b7",
        hand="N02 N01",
        options={"changed_scope": scope},
    )
    table.casts("N02")
    assert table.tile("b7") == "night"
    assert table.changed("day") == counts
    assert table.offers("cast N01") == counts


@pytest.mark.parametrize("spell", ["N01", "N04", "N11", "N12", "N13", "N14"])
def test_a_stolen_spell_whose_condition_fails_can_only_be_discarded(spell: str) -> None:
    """R-29."""
    table = Table("day", hand=f"D12 D02 {spell}").casts("D12").says("day", f"steal {spell}")
    assert [option.name for option in table.question.options] == ["discard_stolen"]


def test_a_stolen_x_spell_measures_x_but_does_not_cost_it() -> None:
    """R-30."""
    table = Table("day", 6, day_at="f1", night_at="a4", hand="D12 N10")
    table.casts("D12").says("day", "steal N10").says("day", "cast_stolen")
    assert table.hours == 0
    within = [name for name in names(BOARD) if distance(at("f1"), at(name)) <= 8]
    assert table.offered("change").split() == within
