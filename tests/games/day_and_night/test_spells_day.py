"""Day's book, "Mystify": what each spell does, and to what."""

from gloaming.games.day_and_night import GAME
from gloaming.games.day_and_night.board import BOARD
from gloaming.games.day_and_night.state import DAY
from gloaming.games.day_and_night.view import names
from tests.support.day_and_night import Table

VALLEY = set(names(BOARD))


def pawns(table: Table) -> object:
    return GAME.view(table.state, DAY)["pawns"]


def chosen_from(table: Table, verb: str) -> set[str]:
    return set(table.offered(verb).split())


def test_d01_day_meditation_changes_the_tile_under_day() -> None:
    table = Table(day_at="c2", night_at="c7", day="c7", hand="D01").casts("D01")
    assert (table.tile("c2"), table.tile("c7"), table.hours) == ("day", "day", 12)


def test_d02_day_chant_changes_the_tile_under_day() -> None:
    table = Table(day_at="c2", night="c2", hand="D02").casts("D02")
    assert (table.tile("c2"), table.tile("a8"), table.hours) == ("day", "neutral", 10)


def test_d03_entrap_changes_the_tile_under_night() -> None:
    table = Table(night_at="c7", hand="D03 D03").casts("D03")
    assert (table.tile("c7"), table.tile("f1"), table.hours) == ("day", "neutral", 10)
    assert table.casts("D03").tile("c7") == "night"  # A change always flips.


def test_d04_achievement_changes_the_tile_under_one_of_the_pawns() -> None:
    """ED-01"""
    table = Table(day_at="c2", night_at="c7", hand="D04").casts("D04")
    assert table.sets("change") == {frozenset({"c2"}), frozenset({"c7"})}
    assert table.why_not("change c3").key == "not-under-a-pawn"
    table.says("day", "change c7")
    assert (table.tile("c2"), table.tile("c7")) == ("neutral", "day")
    table = Table(day_at="c2", night_at="c7", crystals={"c2": 1}, hand="D04").casts("D04")
    assert (table.tile("c2"), table.tile("c7")) == ("neutral", "day")
    table = Table(day_at="c2", night_at="c7", temple_day="c7", hand="D04").casts("D04")
    assert table.tile("c2") == "day"


def test_d05_day_advantage_draws_three_cards() -> None:
    table = Table(day="a8", hand="D05").casts("D05").luck("D02", "D02", "D20")
    assert table.hand("day") == ["D02", "D02", "D20"]
    assert table.asks("day", "cast")


def test_d06_day_blossom_changes_one_neutral_square() -> None:
    table = Table(
        day="a1", night="b1", temple_night="c1", isolated="d1", crystals={"e1": 1}, hand="D06"
    ).casts("D06")
    assert chosen_from(table, "change") == VALLEY - {"a1", "b1", "c1", "d1", "e1"}
    assert table.why_not("change a1").key == "not-neutral"
    assert table.says("day", "change a8").tile("a8") == "day"


def test_d07_day_ritual_changes_one_adjacent_square() -> None:
    table = Table(day_at="b4", night="b3", day="a4", hand="D07").casts("D07")
    assert table.sets("change") == {frozenset({name}) for name in ("b3", "a4", "b5")}
    assert table.why_not("change c3").key == "not-adjacent"
    assert table.why_not("change b4").key == "not-adjacent"
    assert table.says("day", "change b3").tile("b3") == "day"


def test_d08_deviate_turns_over_the_tile_under_day_then_changes_the_one_under_night() -> None:
    """DN-5.7"""
    table = Table(day_at="c2", night_at="c7", night="c2", hand="D08").casts("D08")
    assert (table.tile("c2"), table.tile("c7"), table.hours) == ("day", "day", 7)
    assert not table.changed("night")  # Turned over, not changed.
    table = Table(day_at="c2", night_at="c7", night="c2 c7", hand="D08").casts("D08")
    assert table.changed("night")
    assert Table(day_at="c2", night_at="c7", hand="D08").casts("D08").tile("c2") == "neutral"


def test_d09_day_wish_changes_any_square() -> None:
    table = Table(
        day="a1", night="b1", temple_night="c1", isolated="d1", crystals={"e1": 1}, hand="D09"
    ).casts("D09")
    assert chosen_from(table, "change") == VALLEY - {"c1", "d1", "e1"}
    assert table.says("day", "change b1").tile("b1") == "day"


def test_d10_day_instability_changes_a_square_no_farther_than_night() -> None:
    """DN-15.1"""
    table = Table(day_at="f1", night_at="e3", crystals={"f2": 1}, hand="D10").casts("D10")
    reach = "f1 e1 d1 e2 f3 c1 d2 e3 f4"  # Without the frozen f2.
    assert chosen_from(table, "change") == set(reach.split())
    assert table.hours == 9


def test_d11_flourish_changes_two_surrounding_squares() -> None:
    table = Table(
        day_at="b4", night_at="c7", day="c7", crystals={"a3": 1}, temple_day="b5", hand="D11"
    ).casts("D11")
    free = ["a4", "a5", "b3", "c3"]
    assert table.sets("change") == {frozenset({a, b}) for a in free for b in free if a < b}
    assert table.why_not("change b4").key == "not-surrounding"
    table.says("day", "change c3").says("day", "change a5")
    assert (table.tile("c3"), table.tile("a5"), table.hours) == ("day", "day", 4)


def test_d12_steal_passion_takes_a_card_of_nights_hand() -> None:
    """DN-14.3"""
    table = Table(hand="D12 N03 N08").casts("D12")
    assert table.offered("steal") == "N03 N08"
    assert table.says("day", "steal N08").asks("day", "use_stolen")
    assert table.offers("cast_stolen")
    assert table.offers("discard_stolen")


def test_d13_warp_moves_day_to_any_other_square() -> None:
    table = Table(day_at="c2", crystals={"c2": 1, "a1": 1}, temple_night="b1", hand="D13").casts(
        "D13"
    )
    assert chosen_from(table, "move") == VALLEY - {"c2"}
    assert table.why_not("move c2").key == "already-there"
    assert pawns(table.says("day", "move a1")) == ["a1", "a8"]


def test_d14_misdirect_moves_night_to_another_day_tile() -> None:
    table = Table(
        night_at="a8", day="a8 b1 c1", temple_day="d1", isolated="e1", night="a1", hand="D14"
    ).casts("D14")
    assert chosen_from(table, "move") == {"b1", "c1", "d1", "e1"}
    assert table.why_not("move a1").key == "not-your-colour"
    assert table.why_not("move a8").key == "already-there"
    assert pawns(table.says("day", "move d1")) == ["f1", "d1"]


def test_d15_fate_turns_over_days_square_and_all_around_it() -> None:
    table = Table(
        day_at="b2",
        night_at="a8",
        day="a8 b2 a1",
        night="b1 c1 a2",
        temple_night="c2",
        isolated="a3",
        crystals={"a2": 1, "b3": 1},
        hand="D15",
    ).casts("D15")
    flipped = {"b2": "night", "a1": "night", "b1": "day", "c1": "day"}
    kept = {"a2": "night", "c2": "night", "a3": "day", "b3": "neutral", "c3": "neutral"}
    assert {name: table.tile(name) for name in flipped | kept} == flipped | kept
    assert (table.changed("day"), table.changed("night")) == (False, False)
    assert table.asks("day", "cast")  # Nothing to choose.


def test_d16_wonder_searches_days_book_for_one_card() -> None:
    """DN-6.6"""
    table = Table(hand="D16", book="D11 D02 D02").casts("D16")
    assert table.offered("search") == "D02 D11"
    table.says("day", "search D02")
    assert (table.hand("day"), table.book_size("day"), table.hours) == (["D02"], 2, 8)


def test_d17_wishing_pond_puts_two_markers_under_day() -> None:
    table = Table(day_at="c2", night_at="c7", day="c2 c7", hand="D17").casts("D17")
    assert (table.markers("c2"), table.markers("c7")) == (2, 0)
    assert table.hours == 12
    assert Table(day_at="c2", hand="D17").casts("D17").markers("c2") == 0


def test_d18_wishing_mist_puts_two_markers_on_each_of_two_day_tiles() -> None:
    table = Table(day="a1 b1 c1", night="d1", hand="D18").casts("D18")
    assert table.sets("mystify") == {
        frozenset(two) for two in (("a1", "b1"), ("a1", "c1"), ("b1", "c1"))
    }
    table.says("day", "mystify a1").says("day", "mystify c1")
    assert [table.markers(name) for name in ("a1", "b1", "c1")] == [2, 0, 2]
    assert table.hours == 5
    assert Table(day="a1", hand="D18").casts("D18").markers("a1") == 2  # As far as it goes.
    table = Table(day="c1 e1", markers={"a1": 2, "b2": 2, "a3": 1}, hand="D18").casts("D18")
    assert table.sets("mystify") == {frozenset({"c1"}), frozenset({"e1"})}  # Three left: one pair.


def test_d19_mystify_puts_two_markers_on_one_day_tile() -> None:
    table = Table(day="a1 b1", night="c1", markers={"d1": 1}, hand="D19").casts("D19")
    assert chosen_from(table, "mystify") == {"a1", "b1"}
    assert table.why_not("mystify c1").key == "not-a-day-tile"
    assert table.why_not("mystify d1").key == "already-mystified"
    assert table.says("day", "mystify b1").markers("b1") == 2
    assert table.hours == 9


def test_d20_wishing_well_puts_one_marker_on_one_day_tile() -> None:
    table = Table(day="a1 b1", isolated="c1", temple_day="d1", hand="D20").casts("D20")
    assert chosen_from(table, "mystify") == {"a1", "b1"}
    assert table.why_not("mystify c1").key == table.why_not("mystify d1").key == "permanent"
    assert table.says("day", "mystify b1").markers("b1") == 1
    assert table.hours == 8
