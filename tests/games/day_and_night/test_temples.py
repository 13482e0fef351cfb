"""Chapter 10 of the rules: Temples."""

from gloaming.engine.sight import tell
from gloaming.games.day_and_night import GAME
from gloaming.games.day_and_night.board import nines
from gloaming.games.day_and_night.state import DAY, NIGHT
from gloaming.games.day_and_night.view import names
from tests.support.day_and_night import Table, squares

SOUTH = "a1 b1 c1 d1 e1 f1 a2 b2 c2"  # A Temple along the southern edge.


def test_nine_tiles_of_a_colour_connected_through_shared_sides_are_a_temple() -> None:
    """DN-10.1"""
    table = Table(day_at="c2", day=SOUTH.removesuffix(" c2"), hand="D02").casts("D02")
    assert table.temple("day") == SOUTH


def test_eight_are_none_and_corners_do_not_connect() -> None:
    """DN-10.1"""
    table = Table(day_at="b2", day="a1 b1 c1 d1 e1 f1 a2", hand="D02").casts("D02")
    assert table.temple("day") == ""
    table = Table(day_at="b2", day="a1 b1 c1 d1 e1 a2 a3 f2", hand="D02").casts("D02")
    assert table.tile("b2") == "day"
    assert table.temple("day") == ""  # f2 touches e1 by a corner only.


def test_the_hole_connects_nothing() -> None:
    """DN-10.1: four tiles west of it and five east of it are no group of nine."""
    table = Table(day_at="b4", day="a4 a5 b5 e4 e5 f4 f5 e6", hand="D02").casts("D02")
    assert table.temple("day") == ""


def test_isolated_tiles_count_as_ordinary_day_tiles_for_a_temple() -> None:
    """DN-10.1"""
    table = Table(day_at="c2", day="a1 b1 c1 d1", isolated="e1 f1 a2 b2", hand="D02").casts("D02")
    assert table.temple("day") == SOUTH
    assert table.isolated() == ""


def test_after_every_spell_whoever_has_nine_must_build() -> None:
    """DN-10.2: also when the nine were completed by the opponent; their owner builds."""
    table = Table("night", night_at="c2", day=SOUTH.removesuffix(" c2"), night="c2", hand="N02")
    table.casts("N02")
    assert table.temple("day") == SOUTH
    assert table.asks("night", "cast")
    table = Table("night", night_at="c2", day="a2 b2 c1 d2 e2 f2 a3 b3", night="c2", hand="N03")
    table.casts("N03")  # Her own change makes c2 a Day tile: nine, and one to spare with c1.
    assert table.temple("day") == "c1 a2 b2 c2 d2 e2 f2 a3 b3"


def test_the_active_player_builds_before_her_opponent() -> None:
    """DN-10.2"""
    table = Table(
        "night",
        night_at="b7",
        night="a3 b3 a4 b4 a5 b5 a2 b2 c7",
        day="a6 d6 d7 d8 e6 e7 e8 f7 f8",
        hand="N15",
    )
    table.state.heard = []
    table.casts("N15")
    built = [tell(GAME, event, DAY) for event in table.state.heard if event.what == "temple"]
    assert built == [["temple", "night", 1], ["temple", "day", 1]]


def test_the_owner_of_the_colour_chooses_also_on_her_opponents_turn() -> None:
    """DN-10.2, DN-10.3"""
    table = Table("night", night_at="c2", day=SOUTH.replace("c2", "d2"), night="c2", hand="N02")
    table.casts("N02")
    assert table.asks("day", "leave_out")
    table.says("day", "leave_out d2")
    assert table.temple("day") == SOUTH
    assert table.asks("night", "cast")


def test_a_stolen_spell_is_part_of_steal_passion_and_then_comes_the_temple_step() -> None:
    """DN-10.2"""
    table = Table(day_at="c2", day=SOUTH.removesuffix(" c2"), hand="D12 N03")
    table.state.heard = []
    table.casts("D12").says("day", "steal N03").says("day", "cast_stolen")
    assert table.temple("day") == SOUTH
    assert table.state.heard[-1].what == "temple"
    assert table.discard("day") == ["D12"]


def test_after_all_building_the_room_is_checked() -> None:
    """DN-10.2: here it leaves both without room to win."""
    table = Table(
        "night",
        night_at="d7",
        temple_day="a2 b2 c2 d2 e2 f2 d3 e3 f3",
        night="a5 b5 a6 b6 c6 d6 e7 e8",
        hand="N03",
    ).casts("N03")
    assert table.state.question is None


def test_she_chooses_any_nine_connected_tiles_of_one_group() -> None:
    """DN-10.3: of a row of ten only the ends can be spared."""
    table = Table(day_at="a5", day="a1 a2 a3 a4 a6 a7 a8 b8 c8", hand="D02").casts("D02")
    assert table.question.count == 1
    assert table.sets("leave_out") == {frozenset({"a1"}), frozenset({"c8"})}
    assert table.why_not("leave_out a5").key == "needed-for-nine"
    assert table.why_not("leave_out f1").key == "not-in-the-group"
    table.says("day", "leave_out c8")
    assert table.temple("day") == "a1 a2 a3 a4 a5 a6 a7 a8 b8"


def test_every_connected_nine_of_a_group_can_be_chosen_and_nothing_else() -> None:
    """DN-10.3: leaving out one tile after the other reaches them all."""
    tiles = "a1 b1 c1 d1 a2 b2 c2 d2 a3 b3 c3 d3"
    table = Table(day_at="b2", day=tiles.replace("b2 ", ""), hand="D02").casts("D02")
    inside = [nine for nine in nines() if not nine & ~squares(tiles)]
    assert set(table.temples_offered()) == {" ".join(names(nine)) for nine in inside}


def test_with_exactly_nine_there_is_no_choice() -> None:
    """DN-10.3"""
    table = Table(day_at="c2", day=SOUTH.removesuffix(" c2"), hand="D02").casts("D02")
    assert table.asks("day", "cast")


def test_left_over_tiles_stay_what_they_are_and_may_serve_the_next_temple() -> None:
    """DN-10.3"""
    table = Table(
        day_at="c2", day=SOUTH.replace("c2", "d2 e2 d3"), isolated="f2", hand="D02"
    ).casts("D02")
    for name in ("d3", "d2", "e2", "f2"):
        table.says("day", f"leave_out {name}")
    assert table.temple("day") == SOUTH
    assert [table.tile(name) for name in ("d2", "e2", "f2", "d3")] == ["day"] * 4
    assert table.isolated() == "f2"
    assert {"d2", "e2", "d3"} <= set(table.alterable("night").split())


def test_a_temple_takes_mystify_markers_and_isolated_tiles_but_leaves_crystals() -> None:
    """DN-10.4"""
    table = Table(
        day_at="c2",
        day="a1 b1",
        markers={"c1": 2, "d1": 1, "f8": 1},
        isolated="e1 f1 a2 b2",
        crystals={"a1": 1, "b1": 2},
        hand="D02",
    ).casts("D02")
    assert table.temple("day") == SOUTH
    assert (table.markers("c1"), table.markers("d1"), table.markers("f8")) == (0, 0, 1)
    assert table.marker_supply == 7
    assert table.isolated() == ""
    assert (table.crystal("a1"), table.crystal("b1")) == (1, 2)


def test_a_temple_tile_can_never_again_be_changed_or_turned_over() -> None:
    """DN-10.5: nor an isolated one, by anybody."""
    for seat, spell in (("day", "D09"), ("night", "N09")):
        table = Table(seat, temple_day="a1", temple_night="b1", isolated="c1", hand=spell)
        assert not {"a1", "b1", "c1"} & set(table.casts(spell).offered("change").split())
    table = Table(
        "night", night_at="b2", temple_day="a1", temple_night="b1", isolated="c1", hand="N15"
    ).casts("N15")
    assert [table.tile(name) for name in ("a1", "b1", "c1")] == ["day", "night", "day"]


def test_a_temple_tile_still_counts_as_a_tile_of_its_colour() -> None:
    """DN-10.5: for conditions, and as a target of a move."""
    table = Table(night_at="a1", temple_day="a1 b1", isolated="c1", day="d1", hand="D14")
    assert table.casts("D14").offered("move") == "b1 c1 d1"
    assert Table("night", night_at="a1", temple_night="a1", hand="N11").offered("cast") == "N11"


def test_two_temples_may_touch_but_share_no_tile() -> None:
    """DN-10.6: eight new tiles beside a Temple are no Temple, nine are."""
    table = Table(day_at="f5", temple_day=SOUTH, day="d2 e2 f2 d3 e3 f3 f4", hand="D02 D06").casts(
        "D02"
    )
    assert table.temple("day", 2) == ""
    table.casts("D06", "e5")
    assert table.temple("day", 2) == "d2 e2 f2 d3 e3 f3 f4 e5 f5"


def test_after_a_first_temple_the_turn_goes_on() -> None:
    """DN-10.7"""
    table = Table(day_at="c2", day=SOUTH.removesuffix(" c2"), hand="D02 D03").casts("D02")
    assert table.asks("day", "cast")
    assert (table.hours, table.offered("cast")) == (10, "D03")


def test_a_second_temple_ends_the_game_at_once() -> None:
    """DN-10.7"""
    table = Table(day_at="a8", temple_day=SOUTH, day="a4 b4 a5 b5 a6 b6 a7 b7", hand="D02").casts(
        "D02"
    )
    assert table.state.question is None
    assert table.state.winner == DAY


def test_several_temples_at_once_are_built_one_after_the_other() -> None:
    """DN-10.8: two groups of nine from one spell win the game."""
    table = Table(
        day_at="d2",
        night_at="a1",
        day="a1 a2 a3 a4 b1 b2 b3 b4 f1 f2 f3 f4 f5 f6 e4 e5",
        hand="D11",
        hours=8,
    ).casts("D11", "c2", "e2")
    assert table.asks("day", "leave_out")
    table.says("day", "leave_out e2")
    assert table.state.question is None
    assert table.temple("day", 1) == "a1 b1 a2 b2 c2 a3 b3 a4 b4"
    assert table.temple("day", 2) == "f1 e2 f2 f3 e4 f4 e5 f5 f6"
    assert table.state.winner == DAY


def test_the_first_choice_decides_whether_a_second_temple_is_left() -> None:
    """DN-10.8: a row of eighteen can be cut in two halves, or so that nothing is left of them."""
    row = "a1 b1 c1 d1 e1 f1 f2 f3 f4 f5 f6 f7 f8 e8 d8 c8 b8"
    table = Table(day_at="a8", day=row, hand="D02").casts("D02")
    afterwards = table.temples_offered()
    assert len(afterwards) == 10
    won = {temple for temple, state in afterwards.items() if state.winner == DAY}
    assert won == {"a1 b1 c1 d1 e1 f1 f2 f3 f4", "f5 f6 f7 a8 b8 c8 d8 e8 f8"}
    middle = afterwards["e1 f1 f2 f3 f4 f5 f6 f7 f8"]
    assert middle.question is not None
    assert middle.question.why == "cast"


def test_no_other_moment_creates_a_temple() -> None:
    """DN-10.9: neither awakening nor travelling nor retreating changes a colour."""
    table = Table(day_at="c2", markers={"a1": 1, "b1": 1}, day="c1 d1 e1 f1 a2 b2", awaken=True)
    assert table.isolated() == "a1 b1"
    table.ends_casting().steps("d2").ends_turn()
    assert table.asks("night", "cast")
    assert table.state.tiles[NIGHT] == 0
    assert table.temple("day") == ""
