"""Chapter 11 of the rules: Mystify."""

from gloaming.games.day_and_night.state import DAY
from tests.support.day_and_night import Table


def test_day_tiles_without_temple_and_without_markers_can_be_mystified() -> None:
    """DN-11.1"""
    table = Table(
        day_at="a1",
        night_at="b1",
        day="a1 b1 c1",
        crystals={"c1": 1},
        markers={"d1": 1},
        isolated="e1",
        temple_day="f1",
        night="a2",
        hand="D19",
    ).casts("D19")
    assert table.offered("mystify") == "a1 b1 c1"  # Pawns and crystals are irrelevant.
    assert table.says("day", "mystify c1").markers("c1") == 2


def test_a_fixed_target_that_is_not_legal_gets_no_marker() -> None:
    """DN-11.1"""
    assert Table(day_at="a1", markers={"a1": 1}, hand="D17").casts("D17").markers("a1") == 1
    assert Table(day_at="a1", night="a1", hand="D17").casts("D17").markers("a1") == 0
    assert Table(day_at="a1", isolated="a1", hand="D17").casts("D17").markers("a1") == 0
    assert Table(day_at="a1", day="a1", hand="D17").casts("D17").markers("a1") == 2


def test_a_flipped_tile_loses_all_its_markers_whoever_flips_it_and_however() -> None:
    """DN-11.2: it is then an ordinary Night tile."""
    for seat, spell in (("day", "D02"), ("day", "D08"), ("night", "N03"), ("night", "N02")):
        table = Table(seat, day_at="c3", night_at="c3", markers={"c3": 2}, hand=spell)
        if spell == "D08":
            table = Table(day_at="c3", night_at="a8", markers={"c3": 2}, hand=spell)
        table.casts(spell)
        assert (table.tile("c3"), table.markers("c3")) == ("night", 0)
        assert "c3" in table.alterable("day").split()


def test_in_days_awaken_phase_one_marker_leaves_every_mystified_tile() -> None:
    """DN-11.3"""
    table = Table(markers={"a1": 2, "c1": 1, "e1": 2}, awaken=True)
    assert [table.markers(name) for name in ("a1", "c1", "e1")] == [1, 0, 1]
    table.ends_turn()
    assert table.asks("night", "cast")
    assert [table.markers(name) for name in ("a1", "c1", "e1")] == [1, 0, 1]


def test_a_tile_losing_its_last_marker_that_way_becomes_isolated() -> None:
    """DN-11.4: permanent, but neither a Temple nor a Temple built."""
    table = Table(markers={"a1": 1}, night_at="a1", awaken=True)
    assert table.isolated() == "a1"
    assert table.marker_supply == 8
    assert "a1" not in table.alterable("night").split()
    assert table.temple("day") == ""
    table = Table(isolated="a1", day_at="a1", hand="D12 N12 N14")
    table.casts("D12").says("day", "steal N12")
    assert not table.offers("cast_stolen")  # "Day has built a Temple" is still false.


def test_ripening_alone_creates_no_temple() -> None:
    """DN-11.4: eight isolated tiles and a ninth beside an old Temple stay isolated."""
    table = Table(
        temple_day="a1 b1 c1 d1 e1 f1 a2 b2 c2", isolated="d2 e2 f2", markers={"d3": 1}, awaken=True
    )
    assert table.isolated() == "d2 e2 f2 d3"
    assert table.temple("day", 2) == ""


def test_so_many_markers_give_night_so_many_turns_to_flip_the_tile() -> None:
    """DN-11.5"""
    table = Table(day="a1 c1", hand="D19 D20").casts("D20", "a1").casts("D19")
    ripe = []
    for _ in range(2):
        table.ends_turn()
        assert table.asks("night", "cast")
        table.ends_turn()
        ripe.append(table.isolated())
    assert ripe == ["a1", "a1 c1"]


def test_a_chosen_isolated_tile_becomes_a_built_one_and_the_others_stay_isolated() -> None:
    """DN-11.6: in a first Temple as in a second."""
    for first in ("", "a6 b6 c6 d6 e6 f6 a7 b7 c7"):
        table = Table(
            day_at="c2", day="b1 c1 d1 e1 a2 b2 d2", isolated="a1 f1", temple_day=first, hand="D02"
        ).casts("D02")
        table.says("day", "leave_out f1")
        assert table.isolated() == "f1"
        assert table.temple("day", 2 if first else 1) == "a1 b1 c1 d1 e1 a2 b2 c2 d2"
        assert table.state.winner == (DAY if first else -1)
