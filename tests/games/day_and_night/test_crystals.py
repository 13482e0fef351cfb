"""Chapter 12 of the rules: Crystallize."""

from gloaming.games.day_and_night import GAME
from gloaming.games.day_and_night.board import BOARD
from gloaming.games.day_and_night.state import DAY
from gloaming.games.day_and_night.view import names
from tests.support.day_and_night import Table

SOUTH = "a1 b1 c1 d1 e1 f1 a2 b2 c2"


def test_any_square_without_a_crystal_can_be_crystallized() -> None:
    """DN-12.1: neutral, Day, Night, mystified, Temple, unless the spell excludes some."""
    table = Table(
        "night",
        day_at="f1",
        day="a1",
        night="b1",
        markers={"c1": 2},
        temple_day="d1",
        temple_night="e1",
        isolated="a2",
        crystals={"b2": 1, "c2": 2},
        hand="N18",
    ).casts("N18")
    legal = set(names(BOARD)) - {"f1", "b2", "c2"}  # Crystal Breeze spares Day's location.
    assert set(table.offered("crystallize").split()) == legal


def test_a_crystal_lives_one_awakening_of_night_and_one_of_crystal_sky_two() -> None:
    """DN-12.1, DN-12.4"""
    table = Table("night", hand="N18 N19").casts("N18", "a1", "b1").casts("N19", "a2", "b2", "c2")
    assert [table.crystal(name) for name in ("a1", "b1", "a2", "b2", "c2")] == [1, 1, 2, 2, 2]


def test_there_is_never_more_than_one_crystal_on_a_square() -> None:
    """DN-12.2: its life is neither refreshed nor prolonged."""
    table = Table("night", night_at="a1", crystals={"b1": 1, "b2": 2}, hand="N17 N19").casts("N17")
    assert [table.crystal(name) for name in ("b1", "a2", "b2")] == [1, 1, 2]
    assert table.crystal_supply == 12 - 3
    table.casts("N19")
    assert not {"b1", "a2", "b2"} & set(table.offered("crystallize").split())
    assert table.why_not("crystallize b1").key == "already-frozen"


def test_day_cannot_change_or_turn_over_a_crystallized_square() -> None:
    """DN-12.3: placing a Day tile on a neutral one included."""
    table = Table(night="a1", crystals={"a1": 1, "b1": 1}, hand="D09").casts("D09")
    assert not {"a1", "b1"} & set(table.offered("change").split())
    assert table.why_not("change a1").key == "crystal"
    table = Table(
        day_at="b2", night_at="a8", day="a8", night="a1 b1", crystals={"a1": 1}, hand="D15"
    ).casts("D15")
    assert (table.tile("a1"), table.tile("b1")) == ("night", "day")


def test_day_cannot_travel_onto_or_away_from_a_crystal() -> None:
    """DN-12.3"""
    assert Table(day_at="a1", crystals={"a1": 2}).ends_casting().offered("step") == ""
    assert Table(day_at="a1", crystals={"b1": 1}).ends_casting().offered("step") == "a2"


def test_day_may_mystify_a_crystallized_tile_and_it_ripens() -> None:
    """DN-12.3"""
    table = Table(day="a1", crystals={"a1": 2}, hand="D20").casts("D20").ends_turn().ends_turn()
    assert table.isolated() == "a1"
    assert table.crystal("a1") == 1


def test_a_crystallized_square_may_be_part_of_a_temple_of_either_colour() -> None:
    """DN-12.3"""
    tiles = SOUTH.removesuffix(" c2")
    table = Table(day_at="c2", day=tiles, crystals={"a1": 1}, hand="D02").casts("D02")
    assert table.temple("day") == SOUTH
    table = Table("night", night_at="c2", night=tiles, crystals={"a1": 1}, hand="N03")
    assert table.casts("N03").temple("night") == SOUTH


def test_spell_moves_onto_and_off_crystals_are_allowed_for_both_pawns() -> None:
    """DN-12.3"""
    table = Table(day_at="a1", crystals={"a1": 1, "b1": 1}, hand="D13").casts("D13", "b1")
    assert GAME.view(table.state, DAY)["pawns"] == ["b1", "a8"]
    table = Table(night_at="a8", day="a8 c1", crystals={"a8": 1, "c1": 1}, hand="D14").casts("D14")
    assert GAME.view(table.state, DAY)["pawns"] == ["f1", "c1"]
    table = Table(
        "night", night="c1", temple_night="f8", crystals={"f1": 1, "c1": 1}, hand="N14"
    ).casts("N14")
    assert GAME.view(table.state, DAY)["pawns"] == ["c1", "a8"]


def test_crystals_lose_a_life_in_nights_awaken_phase_only() -> None:
    """DN-12.4: normal ones last through one Day turn, Crystal Sky's through two."""
    table = Table("night", crystals={"a1": 1, "b1": 2})
    lives = []
    for _ in range(4):
        table.ends_turn()
        lives.append((table.crystal("a1"), table.crystal("b1")))
    assert lives == [(1, 2), (0, 1), (0, 1), (0, 0)]
    assert table.crystal_supply == 12


def test_night_may_change_and_turn_over_crystallized_squares_and_the_crystal_stays() -> None:
    """DN-12.5"""
    table = Table(
        "night",
        night_at="c2",
        day="c2 b1",
        crystals={"c2": 1, "b1": 2, "d1": 1},
        hand="N02 N09 N15",
    )
    assert (table.casts("N02").tile("c2"), table.crystal("c2")) == ("night", 1)
    assert (table.casts("N09", "d1").tile("d1"), table.crystal("d1")) == ("night", 1)
    table = Table("night", night_at="c2", day="b1", crystals={"b1": 2}, hand="N15").casts("N15")
    assert (table.tile("b1"), table.crystal("b1")) == ("night", 2)


def test_crystals_and_mystify_markers_on_one_tile_do_not_influence_each_other() -> None:
    """DN-12.6"""
    table = Table("night", markers={"a1": 2, "c1": 1}, crystals={"c1": 2}, hand="N18")
    table.casts("N18", "a1", "b1")
    assert (table.markers("a1"), table.crystal("a1")) == (2, 1)
    table.ends_turn()
    assert (table.markers("a1"), table.crystal("a1")) == (1, 1)
    assert (table.isolated(), table.crystal("c1")) == ("c1", 2)
    table.ends_turn()
    assert (table.markers("a1"), table.crystal("a1")) == (1, 0)
    assert (table.isolated(), table.crystal("c1")) == ("c1", 1)
