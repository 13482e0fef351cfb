"""Chapter 1 of the rules: 44 squares around a hole."""

import pytest

from gloaming.games.day_and_night import GAME
from gloaming.games.day_and_night.board import (
    ADJACENT,
    BOARD,
    SURROUNDING,
    at,
    bordering,
    connected_sets,
    count,
    distance,
    group,
    nines,
)
from gloaming.games.day_and_night.view import names
from tests.support.day_and_night import Table, squares

HOLE = {"c4", "d4", "c5", "d5"}
GRID = [column + row for row in "12345678" for column in "abcdef"]
VALLEY = [name for name in GRID if name not in HOLE]


def apart(here: str, there: str) -> tuple[int, int]:
    """How many columns and rows lie between two squares."""
    return abs(ord(here[0]) - ord(there[0])), abs(int(here[1]) - int(there[1]))


def beside(here: str) -> list[str]:
    return [there for there in VALLEY if sum(apart(here, there)) == 1]


def around(here: str) -> list[str]:
    return [there for there in VALLEY if max(apart(here, there)) == 1]


def walk(here: str) -> dict[str, int]:
    """How many steps a pawn needs to every square."""
    steps = {here: 0}
    for name in (queue := [here]):
        for there in beside(name):
            if there not in steps:
                steps[there] = steps[name] + 1
                queue.append(there)
    return steps


def test_the_board_has_six_columns_and_eight_rows() -> None:
    """DN-1.1"""
    assert set(names(BOARD)) | HOLE == set(GRID)
    assert apart("f1", "a8") == (5, 7)


def test_the_four_centre_squares_are_no_squares_of_the_game() -> None:
    """DN-1.2: nothing can be done there, they border, surround and connect nothing."""
    assert not HOLE & {word for name in GAME.vocabulary.by_name for word in name.split()}
    for name in VALLEY:
        assert not HOLE & set(names(ADJACENT[at(name)]) + names(SURROUNDING[at(name)]))
    assert not any(ADJACENT[at(name)] or SURROUNDING[at(name)] for name in HOLE)
    assert names(bordering(squares("c3 d3"))) == ["c2", "d2", "b3", "c3", "d3", "e3"]
    assert names(group(squares("b4"), squares("b4 b5 c4 d4 e4 e5"))) == ["b4", "b5"]


def test_the_canonical_order_goes_row_by_row_from_a1_to_f8() -> None:
    """DN-1.3"""
    assert names(BOARD) == VALLEY
    assert len(VALLEY) == 44
    table = Table(hand="D09").casts("D09")
    assert table.offered("change").split() == VALLEY


@pytest.mark.parametrize("name", VALLEY)
def test_adjacent_squares_share_a_side_and_surrounding_ones_a_side_or_a_corner(name: str) -> None:
    """DN-1.4, DN-1.5: never the square itself; a corner counts also when it touches the hole."""
    assert names(ADJACENT[at(name)]) == beside(name)
    assert names(SURROUNDING[at(name)]) == around(name)


def test_two_squares_surround_each_other_across_a_corner_of_the_hole() -> None:
    """DN-1.5"""
    assert "c3" in names(SURROUNDING[at("b4")])
    assert "b4" in names(SURROUNDING[at("c3")])


@pytest.mark.parametrize("name", VALLEY)
def test_distance_is_the_shortest_walk_around_the_hole(name: str) -> None:
    """DN-1.6: of a square to itself it is 0."""
    assert {there: distance(at(name), at(there)) for there in VALLEY} == walk(name)


def test_tiles_pawns_and_crystals_do_not_influence_distance() -> None:
    """DN-1.6: b4 and e4 are five apart although every way between them is frozen."""
    across = "a3 b3 c3 a6 b6 c6"
    table = Table(
        day_at="b4",
        night_at="e4",
        night="b3 c3 e3",
        crystals=dict.fromkeys(across.split(), 1),
        hand="D10",
    )
    assert table.casts("D10").hours == 12 - 5


def test_there_are_44_squares_70_adjacent_and_126_surrounding_pairs() -> None:
    """DN-1.7"""
    assert count(BOARD) == 44
    assert sum(count(ADJACENT[at(name)]) for name in VALLEY) == 2 * 70
    assert sum(count(SURROUNDING[at(name)]) for name in VALLEY) == 2 * 126


def test_the_largest_distance_is_12_between_opposite_corners_only() -> None:
    """DN-1.7"""
    far = {
        (here, there)
        for here in VALLEY
        for there in VALLEY
        if here < there and distance(at(here), at(there)) >= 12
    }
    assert far == {("a1", "f8"), ("a8", "f1")}
    assert distance(at("a1"), at("f8")) == distance(at("a8"), at("f1")) == 12


@pytest.mark.parametrize(
    ("here", "there", "steps"),
    [("b4", "e4", 5), ("c3", "c6", 5), ("a4", "f4", 7), ("c1", "d8", 10)],
)
def test_some_distances_are_known(here: str, there: str, steps: int) -> None:
    """DN-1.7"""
    assert distance(at(here), at(there)) == distance(at(there), at(here)) == steps


def test_the_neighbourhood_of_some_squares_is_known() -> None:
    """DN-1.7"""
    assert ADJACENT[at("b4")] == squares("a4 b3 b5")
    assert SURROUNDING[at("b4")] == squares("a3 a4 a5 b3 b5 c3")
    assert SURROUNDING[at("c3")] == squares("b2 b3 b4 c2 d2 d3")


@pytest.mark.parametrize(
    ("size", "many"),
    list(enumerate([44, 70, 160, 368, 856, 1984, 4580, 10542, 24164], start=1)),
)
def test_the_number_of_connected_sets_of_each_size_is_known(size: int, many: int) -> None:
    """DN-1.7"""
    found = connected_sets(size)
    assert len(found) == len(set(found)) == many
    assert all(count(one) == size for one in found)


def test_a_temple_can_stand_on_24164_different_sets_of_nine_connected_squares() -> None:
    """DN-1.7"""
    assert len(nines()) == 24164
    assert all(group(nine & -nine, nine) == nine and not nine & ~BOARD for nine in nines())


def test_day_starts_bottom_right_and_night_top_left() -> None:
    """DN-1.8"""
    assert GAME.view(GAME.setup({}, 2), 0)["pawns"] == ["f1", "a8"]
    assert GAME.view(GAME.setup({}, 2), 1)["pawns"] == ["f1", "a8"]  # However she turns her view.
