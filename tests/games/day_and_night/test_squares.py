"""Chapter 2 of the rules: squares, tiles, pawns and what the box holds of each."""

from gloaming.games.day_and_night import GAME
from gloaming.games.day_and_night.board import BOARD, count
from gloaming.games.day_and_night.state import DAY, NIGHT
from gloaming.games.day_and_night.view import names
from tests.support.day_and_night import Table

LIGHT = " ".join(name for name in names(BOARD) if (ord(name[0]) + int(name[1])) % 2)
DARK = " ".join(name for name in names(BOARD) if (ord(name[0]) + int(name[1])) % 2 == 0)


def test_a_square_without_a_tile_is_neutral_and_still_a_tile_to_the_spells() -> None:
    """DN-2.1: "a tile" is any square, unless the spell names a colour or neutral."""
    table = Table(hand="D06 D09", day="b1", night="c1")
    assert [table.tile(name) for name in ("a1", "b1", "c1")] == ["neutral", "day", "night"]
    assert table.casts("D09").offered("change").split() == names(BOARD)
    table.says("day", "change d1").casts("D06")
    taken = {"b1", "c1", "d1"}
    assert set(table.offered("change").split()) == set(names(BOARD)) - taken


def test_a_tile_shows_its_day_face_or_its_night_face() -> None:
    """DN-2.2"""
    table = Table("night", night_at="c2", day="c2", hand="N02 N02")
    table.casts("N02")
    assert table.tile("c2") == "night"
    assert not table.state.tiles[DAY] & table.state.tiles[NIGHT]
    table.casts("N02")
    assert table.tile("c2") == "day"
    assert not table.state.tiles[DAY] & table.state.tiles[NIGHT]


def test_a_square_that_received_a_tile_never_becomes_neutral_again() -> None:
    """DN-2.3: however often it is changed and turned over."""
    table = Table("night", night_at="c2", hand="N02 N02 N03 N03 N03")
    faces = [table.casts(spell).tile("c2") for spell in ("N03", "N03", "N02", "N02", "N03")]
    assert faces == ["night", "day", "night", "day", "night"]


def test_a_square_knows_its_tile_its_temple_its_markers_and_its_crystal() -> None:
    """DN-2.4"""
    temple = "a1 b1 c1 d1 e1 f1 a2 b2 c2"
    table = Table(
        temple_night=temple,
        day="d8",
        isolated="e8",
        markers={"f8": 2, "f7": 1},
        crystals={"a1": 1, "d8": 2},
    )
    seen = GAME.view(table.state, DAY)
    assert seen["temples"] == [{"seat": NIGHT, "squares": temple.split()}]
    assert seen["isolated"] == ["e8"]
    assert (table.temple("night", 1), table.temple("night", 2)) == (temple, "")
    assert [table.markers(name) for name in ("d8", "f7", "f8")] == [0, 1, 2]
    assert [table.crystal(name) for name in ("f8", "a1", "d8")] == [0, 1, 2]
    assert table.tile("d8") == table.tile("e8") == table.tile("f7") == "day"


def test_both_pawns_may_stand_on_the_same_location_tile() -> None:
    """DN-2.5"""
    table = Table(day_at="b1", night_at="a1").ends_casting().steps("a1")
    assert GAME.view(table.state, DAY)["pawns"] == ["a1", "a1"]


def test_pawns_block_neither_travel_nor_changes_nor_temples() -> None:
    """DN-2.6"""
    table = Table(day_at="b2", night_at="b2", day="a1 b1 c1 d1 e1 f1 a2 c2", hand="D02").casts(
        "D02"
    )
    assert table.tile("b2") == "day"
    assert table.temple("day") == "a1 b1 c1 d1 e1 f1 a2 b2 c2"
    table.ends_casting().steps("b3").ends_turn().ends_casting()
    assert table.offered("step") == "b1 a2 c2 b3"


def test_changing_the_tile_under_a_pawn_does_not_move_the_pawn() -> None:
    """DN-2.6"""
    table = Table(day_at="b2", night_at="c7", hand="D02 D03").casts("D02").casts("D03")
    assert GAME.view(table.state, DAY)["pawns"] == ["b2", "c7"]


def test_there_is_a_tile_for_every_square() -> None:
    """DN-2.7: the 44th can be placed too."""
    table = Table(day=LIGHT.removeprefix("b1 "), night=DARK, hand="D06").casts("D06")
    assert LIGHT.startswith("b1 ")
    assert table.tile("b1") == "day"
    assert count(table.state.tiles[DAY] | table.state.tiles[NIGHT]) == 44


def test_twelve_night_markers_never_stop_a_second_night_temple() -> None:
    """DN-2.8: her second Temple makes it eighteen."""
    table = Table(
        "night",
        night_at="a5",
        temple_night="a1 b1 c1 d1 e1 f1 a2 b2 c2",
        night="b5 a6 b6 c6 d6 e6 f6 a7",
        hand="N03",
    ).casts("N03")
    assert table.temple("night", 2) == "a5 b5 a6 b6 c6 d6 e6 f6 a7"


def test_eighteen_day_markers_never_stop_a_tile_from_ripening() -> None:
    """DN-2.8"""
    first = "a1 b1 c1 d1 e1 f1 a2 b2 c2"
    alone = "a4 a6 a8 b5 b7 c8 c6 d7 e8"
    table = Table(temple_day=first, isolated=alone, markers={"f7": 1}, awaken=True)
    assert len(first.split()) + len(alone.split()) == 18
    assert "f7" in table.isolated().split()


def test_at_most_eight_mystify_markers_are_on_the_board() -> None:
    """DN-2.9: a tile gets the full number its spell asks for, or none."""
    table = Table(markers={"a1": 2, "c1": 2, "e1": 2, "a3": 1}, day="c3 e3", hand="D19 D20")
    assert table.marker_supply == 1
    table.casts("D19")
    assert table.asks("day", "cast")
    assert (table.markers("c3"), table.markers("e3"), table.marker_supply) == (0, 0, 1)
    table.casts("D20", "c3")
    assert (table.markers("c3"), table.marker_supply) == (1, 0)


def test_markers_taken_off_return_to_the_supply_at_once() -> None:
    """DN-2.9, DN-2.10"""
    table = Table("night", markers={"a1": 2, "c1": 2}, crystals={"e1": 1}, hand="N09")
    assert table.casts("N09", "a1").marker_supply == 8 - 2
    table = Table("night", crystals={"e1": 1, "e2": 1, "e3": 2}, awaken=True)
    assert table.crystal_supply == 12 - 1


def test_at_most_twelve_crystals_are_on_the_board_and_night_chooses_where_they_go() -> None:
    """DN-2.10: crystals that last two turns count too."""
    frozen = dict.fromkeys(LIGHT.split()[:10], 1) | {"b1": 2, "d1": 2}
    table = Table("night", crystals=frozen, hand="N19 N18")
    assert table.crystal_supply == 2
    table.casts("N19")
    assert table.question.count == 2
    table.says("night", "crystallize a8").says("night", "crystallize b8")
    assert table.asks("night", "cast")
    assert count(table.state.crystals) == 12
    table.casts("N18")
    assert table.asks("night", "cast")
    assert count(table.state.crystals) == 12
