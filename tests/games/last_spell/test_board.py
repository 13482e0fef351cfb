"""The battlefield: spaces, sectors, areas, Fog, slots, plots."""

import pytest

from gloaming.games.last_spell.board import (
    AREA,
    BESIDE,
    BUILD_ZONE,
    CIRCLE_SPACES,
    CITY,
    DIRECTIONS,
    EAST,
    ENTRY,
    FIELD,
    IN_CITY,
    MC,
    NAMES,
    NEXT,
    NORTH,
    NOWHERE,
    PLOT,
    PLOTS,
    SECTOR,
    SECTOR_DISTANCE,
    SECTOR_NAMES,
    SECTOR_SPACES,
    SECTORS,
    SOUTH,
    SPACES,
    WEST,
    adjacent,
    ahead,
    at,
    in_area,
    left_of,
    right_of,
    slot_space,
)
from gloaming.games.last_spell.box.maps import (
    CIRCLE,
    CLIFF,
    GILDENBERG,
    GLENWALD,
    LAKEBURG,
    LOW,
    MAPS,
    TREE,
    WATER,
)


def xy(space: int) -> tuple[int, int]:
    return space % 28, space // 28


def test_a_map_has_28_columns_from_west_to_east_and_28_rows_from_north_to_south() -> None:
    """LS-2.1"""
    assert SPACES == 28 * 28
    assert NAMES[at(27, 0)] == "27,0"
    assert at(28, 0) == at(0, -1) == NOWHERE
    here = at(5, 5)
    assert [xy(NEXT[4 * here + d]) for d in range(4)] == [(5, 4), (6, 5), (5, 6), (4, 5)]
    assert [DIRECTIONS[left_of(d)] for d in range(4)] == ["west", "north", "east", "south"]
    assert [DIRECTIONS[right_of(d)] for d in range(4)] == ["east", "south", "west", "north"]
    assert NEXT[4 * at(27, 5) + EAST] == NOWHERE


def test_the_city_is_a_square_of_ten_by_ten() -> None:
    """LS-2.2"""
    assert len(CITY) == 100
    assert IN_CITY[at(9, 9)]
    assert IN_CITY[at(18, 18)]
    assert not IN_CITY[at(8, 13)]
    assert not IN_CITY[at(13, 19)]


def test_every_space_belongs_to_one_sector() -> None:
    """LS-2.3, V-15"""
    spaces = [(9, 9), (11, 13), (12, 12), (16, 16), (8, 13), (13, 8), (19, 14)]
    names = [SECTOR_NAMES[SECTOR[at(x, y)]] for x, y in spaces]
    assert names == ["B2", "B2", "MC", "C3", "A2", "B1", "D3"]
    assert sum(len(spaces) for spaces in SECTOR_SPACES) == SPACES
    assert len(SECTOR_SPACES[MC]) == 16


def test_sector_distance_is_the_shortest_way_over_edges() -> None:
    """LS-2.4, LS-2.5, V-16, R-06"""
    pairs = ["MC-A2", "MC-B1", "B2-C3", "A2-C2", "A1-B2", "A2-D2", "MC-A1"]
    far = []
    for pair in pairs:
        one, other = (SECTOR_NAMES.index(name) for name in pair.split("-"))
        far.append(SECTOR_DISTANCE[SECTORS * one + other])
        assert far[-1] == SECTOR_DISTANCE[SECTORS * other + one]
    assert far == [2, 2, 2, 2, 2, 3, 3]
    beside_circle = [n for n in range(SECTORS) if SECTOR_DISTANCE[SECTORS * MC + n] == 1]
    assert [SECTOR_NAMES[n] for n in beside_circle] == ["B2", "C2", "B3", "C3"]


def test_the_circle_is_an_obstacle_of_four_spaces() -> None:
    """LS-2.6"""
    assert sorted(map(xy, CIRCLE_SPACES)) == [(13, 13), (13, 14), (14, 13), (14, 14)]
    for map_ in MAPS:
        assert [s for s in range(SPACES) if map_.terrain[s] == CIRCLE] == sorted(CIRCLE_SPACES)


def test_adjacent_spaces_share_an_edge() -> None:
    """LS-2.7"""
    assert sorted(map(xy, BESIDE[at(0, 0)])) == [(0, 1), (1, 0)]
    assert adjacent(at(4, 4), at(4, 5))
    assert not adjacent(at(4, 4), at(5, 5))
    assert not adjacent(at(27, 4), at(0, 5))


def test_an_area_is_the_ring_around_a_space() -> None:
    """LS-2.8"""
    assert len(AREA[at(4, 4)]) == 8
    assert at(4, 4) not in AREA[at(4, 4)]
    assert len(AREA[at(0, 0)]) == 3
    assert in_area(at(4, 4), at(5, 5))
    assert not in_area(at(4, 4), at(4, 4))
    assert not in_area(at(4, 4), at(6, 4))


@pytest.mark.parametrize("which", [GILDENBERG, LAKEBURG, GLENWALD])
def test_fog_comes_from_the_open_sides(which: int) -> None:
    """LS-2.11"""
    edge = MAPS[which].edge
    fog = [space for space in range(SPACES) if edge[space] < 4]
    assert at(3, 13) in fog
    assert at(4, 13) not in fog
    assert at(24, 13) in fog
    assert at(13, 24) in fog
    assert (at(13, 3) in fog) == (which == LAKEBURG)
    assert all(MAPS[which].terrain[space] != CLIFF for space in fog)


def test_slots_lie_on_the_three_fog_rows_nearest_to_the_city() -> None:
    """LS-2.12, V-18"""
    assert xy(slot_space(2, 4, 2, 0)) == (3, 12)
    assert xy(slot_space(8, 4, 0, 0)) == (26, 15)
    assert xy(slot_space(11, 4, 2, 3)) == (15, 24)
    assert xy(slot_space(9, 4, 2, 2)) == (24, 17)
    assert xy(slot_space(5, 4, 1, 0)) == (15, 2)
    assert [ENTRY[n] for n in (1, 4, 7, 10)] == [EAST, SOUTH, WEST, NORTH]
    assert ENTRY[5] == SOUTH


def test_there_are_twelve_plots_of_two_spaces() -> None:
    """LS-2.13"""
    assert len(PLOTS) == 12
    for plot, (one, other) in enumerate(PLOTS):
        assert adjacent(one, other)
        assert PLOT[one] == PLOT[other] == plot
        assert IN_CITY[one]
    assert xy(PLOTS[8][0]) == (10, 14)


def test_walls_and_defences_have_a_zone() -> None:
    """LS-2.14"""
    assert at(7, 7) in BUILD_ZONE
    assert at(20, 20) in BUILD_ZONE
    assert at(6, 7) not in BUILD_ZONE
    assert at(12, 12) not in BUILD_ZONE
    assert at(10, 10) not in BUILD_ZONE


def test_the_field_of_arrows_leads_to_the_centre() -> None:
    """LS-12.2, V-17, R-29"""
    spaces = [(9, 9), (10, 9), (18, 9), (18, 18), (9, 18), (13, 9), (12, 13)]
    arrows = [FIELD[at(x, y)] for x, y in spaces]
    assert arrows == [EAST, SOUTH, SOUTH, WEST, NORTH, SOUTH, EAST]
    drawn = "".join("^>v<"[FIELD[at(x, 14)]] for x in range(28))
    assert drawn == ">>>>>>>>>>>>>^<<<<<<<<<<<<<<"


def test_the_maps_have_their_terrain() -> None:
    """LS-3.5, LS-19.2, LS-19.3, LS-19.4"""
    gildenberg, lakeburg, glenwald = (map_.terrain for map_ in MAPS)
    for cliffs in (gildenberg, glenwald):
        assert all(cliffs[at(x, y)] == CLIFF for x in range(28) for y in range(7))
        assert cliffs.count(CLIFF) == 28 * 7
    assert lakeburg.count(CLIFF) == 0
    assert lakeburg.count(WATER) == 2 * 18
    assert gildenberg[at(6, 11)] == LOW
    assert gildenberg[at(11, 12)] == LOW
    assert glenwald[at(16, 12)] == TREE
    assert gildenberg.count(LOW) == 13
    assert glenwald.count(TREE) == 11


def test_a_pattern_is_counted_from_its_direction() -> None:
    """LS-24.2"""
    assert xy(ahead(at(10, 10), NORTH, 2, 1)) == (11, 8)
    assert xy(ahead(at(10, 10), WEST, 1, 1)) == (9, 9)
    assert xy(ahead(at(10, 10), SOUTH, 1, -1)) == (11, 11)
    assert ahead(at(0, 0), WEST, 1, 0) == NOWHERE
