"""Words and the map (CS-1, CS-2)."""

import pytest

from gloaming.games.casting_shadows import GAME
from gloaming.games.casting_shadows.box.board import DISTANCE, POSITIONS, R1, REACH, at, members
from gloaming.games.casting_shadows.box.names import UNITS
from gloaming.games.casting_shadows.resources.pool import SYMBOLS
from gloaming.games.casting_shadows.table.state import enemies, in_turn_order
from tests.support.casting_shadows import Mage, Table

ADJACENT = {
    "C": "W E NW NE SW SE",
    "W": "C NW SW",
    "E": "C NE SE",
    "SE": "C E SW",
    "SW": "C SE W",
    "NW": "C W NE",
    "NE": "C NW E",
}


def test_enemies_are_all_others_still_in_the_game() -> None:
    """CS-1.1."""
    table = Table(Mage(), Mage(), Mage(hp=0), Mage())
    assert members(enemies(table.state, 0)) == [1, 3]
    assert members(enemies(table.state, 3)) == [0, 1]


def test_the_current_tile_is_where_the_meeple_stands() -> None:
    """CS-1.2: there one collects and refreshes, and from there one aims."""
    table = Table(Mage("SE"), Mage("NW"), market={"SE": "red_gem", "E": "blue_gem"})
    assert table.does("travel E", "collect").luck().book(1) == "blue_gem"


def test_points_are_counted_apart() -> None:
    """CS-1.3: AP, DMG and HP."""
    table = Table(Mage(book="fatal_fronds"), Mage(), ap=3).does("cast fatal_fronds")
    assert (table.ap, table.hp(2), table.told("hurt")) == (2, 16, [[1, 2, 0]])


def test_the_pool_is_dice_and_tokens_of_the_active_player() -> None:
    """CS-1.4, CS-1.5: and it is gone when the turn passes."""
    assert UNITS == ["GR", "GB", "GP", "OR", "OB", "OP", "SF", "CC"]
    table = Table(Mage(), Mage("SW"), dice="GR - OB SF -", pool="GR OP")
    assert table.pool == "GR GR OB OP SF"
    table.does("end_actions", "end_turn")
    assert (table.state.active, table.pool) == (1, "")


def test_prices_know_these_symbols() -> None:
    """CS-1.6; SPELL(n) is in CS-6.5."""
    assert SYMBOLS[1:] == ["GR", "GB", "G*", "OR", "OB", "O*", "SF", "CC"]


def test_resource_cards_and_counterspells_are_no_spell_cards() -> None:
    """CS-1.7: they can neither be cast nor sacrificed."""
    mage = Mage("SE", book="red_gem", counterspells="run_away")
    table = Table(mage, Mage("NW"), market={"SE": "personal_space"}, pool="OR")
    assert table.why_not("cast red_gem").key == "no-spell"
    assert table.why_not("collect").key == "no-sacrifice"


def test_turn_order_starts_after_somebody_and_skips_whoever_is_out() -> None:
    """CS-1.8."""
    table = Table(Mage(), Mage(), Mage(hp=0), Mage())
    assert in_turn_order(table.state, 1, 0b1111) == [3, 0, 1]
    table.ends_turn().luck()
    assert table.state.active == 1
    table.ends_turn().luck()
    assert table.state.active == 3


def test_a_round_begins_when_the_turn_passes_to_a_lower_number() -> None:
    """CS-1.9: numbers count from the first player."""
    table = Table(Mage(), Mage(), Mage(), round=4, turn_of=2)
    table.state.first = 1  # Players 1, 2, 3 are the seats 1, 2, 0.
    rounds = []
    for _ in range(4):
        table.ends_turn().luck()
        rounds.append((table.state.active, table.state.round))
    assert rounds == [(2, 4), (0, 4), (1, 5), (2, 5)]


@pytest.mark.parametrize("name", POSITIONS)
def test_each_tile_has_its_neighbours(name: str) -> None:
    """CS-2.1, CS-2.3."""
    found = {POSITIONS[there] for there in members(REACH[R1][at(name)])}
    assert found == set(ADJACENT[name].split())


def test_the_desert_lies_opposite_the_volcano() -> None:
    """CS-2.2, CS-R06."""
    seen = GAME.view(Table(Mage(), Mage()).state, 0)
    lies = {tile["tile"]: tile["position"] for tile in seen["tiles"]}
    assert (lies["dusty_desert"], lies["underground_volcano"]) == ("W", "E")
    assert lies["ancient_rune"] == "C"
    where = {tile["position"]: (tile["q"], tile["r"]) for tile in seen["tiles"]}
    assert where["W"] == (-1, 0)
    assert where["NE"] == (1, -1)


def test_no_distance_exceeds_two_and_nothing_blocks_the_view() -> None:
    """CS-2.4, CS-R40."""
    for here, near in ADJACENT.items():
        for there in POSITIONS:
            expected = 0 if here == there else 1 if there in near.split() else 2
            assert DISTANCE[at(here)][at(there)] == expected
    crowd = [Mage("NW"), Mage("C"), Mage("C")]
    table = Table(Mage("SE", book="infernal_assault"), *crowd, pool="GR GR")
    assert table.does("cast infernal_assault").offered("target") == "jade ivory onyx"


def test_any_number_of_meeples_share_a_tile() -> None:
    """CS-2.5, CS-R07."""
    table = Table(Mage("E"), Mage(), Mage(), Mage()).does("travel C")
    assert [table.at(player) for player in (1, 2, 3, 4)] == ["C"] * 4
