"""The worked examples of the rulebooks, TV-R1 to TV-R12."""

import pytest

from gloaming.engine.script import answer
from gloaming.games.day_and_night import GAME
from gloaming.games.day_and_night.board import NAMES, SQUARES, at, distance, group
from gloaming.games.day_and_night.ending import free
from gloaming.games.day_and_night.state import DAY
from tests.support.day_and_night import Table, all_but_one, squares

DAY_TEMPLE = "e1 f1 c2 d2 e2 f2 c3 d3 e3"
NIGHT_TEMPLE = "c6 e6 f6 c7 d7 e7 f7 c8 d8"


def sets(*texts: str) -> set[frozenset[str]]:
    return {frozenset(text.split()) for text in texts}


def mimic(
    *, day: str = "a3", night: str = "b3 b2", templed: str = "c3", also_day: str = ""
) -> Table:
    return Table(
        "night",
        night_at="b3",
        day=day,
        night=night,
        temple_night=templed,
        temple_day=also_day,
        hand="N11",
    )


def test_mimic_must_change_two_even_if_one_is_her_own() -> None:
    """TV-R1."""
    table = mimic().casts("N11")
    assert table.asks("night", "change")
    assert table.sets("change") == sets("a3 b2", "a3 b4", "b2 b4")
    table.says("night", "change a3").says("night", "change b2")
    assert (table.tile("a3"), table.tile("b2"), table.tile("b4")) == ("night", "day", "neutral")
    assert table.hours == 4
    assert table.changed("day")
    assert table.changed("night")


def test_mimic_changes_the_one_square_that_can_be_changed() -> None:
    """TV-R2."""
    table = mimic(day="", night="b3", templed="c3 b2", also_day="a3").casts("N11")
    assert table.asks("night", "cast")  # With one target set there is nothing to choose.
    assert table.tile("b4") == "night"
    assert (table.tile("a3"), table.tile("b2"), table.tile("c3")) == ("day", "night", "night")
    assert table.hours == 4


def test_four_steps_and_four_cards() -> None:
    """TV-R3."""
    table = Table("day", day_at="f1", hand="D01 D02 D03 D04 D05")
    book = table.book_size("day")
    table.ends_casting().steps("f2")
    assert table.offered("step") == "e2 f3"
    for stride, hours in (("f3", 6), ("f4", 3), ("f5", 0)):
        assert table.offers("end_travel")
        table.steps(stride)
        assert table.hours == hours
    assert len(table.hand("day")) == 9
    assert table.book_size("day") == book - 4
    assert [option.name for option in table.question.options] == ["end_travel"]
    table.says("day", "end_travel")
    assert table.asks("day", "discard")
    assert table.question.count == 4
    for _ in range(4):
        assert table.asks("day", "discard")
        table.says("day", table.question.options[0].name)
    assert table.asks("night", "cast")
    assert (len(table.hand("day")), len(table.discard("day"))) == (5, 4)


@pytest.mark.parametrize("path", ["f2", "f2 f3", "f2 f3 f4"])
def test_she_may_stop_earlier(path: str) -> None:
    """TV-R3."""
    table = Table("day", day_at="f1").ends_casting().steps(*path.split())
    table.says("day", "end_travel")
    assert table.asks("night", "cast")


def flourish() -> Table:
    table = Table("day", day_at="e2", night_at="a1", day="a1 b1 c1 d1 e1 a2 b2 c2", hand="D11")
    return table.casts("D11", "d2", "f1")


def test_a_temple_out_of_ten_tiles() -> None:
    """TV-R4."""
    table = flourish()
    assert table.asks("day", "leave_out")
    ten, spare = "a1 b1 c1 d1 e1 a2 b2 c2 d2 f1", "a1 b1 c1 a2 b2 c2 d2 f1"
    assert table.temples_offered().keys() == all_but_one(ten, spare)
    table.says("day", "leave_out f1")
    assert table.temple("day", 1) == "a1 b1 c1 d1 e1 a2 b2 c2 d2"
    assert table.temple("day", 2) == ""
    assert table.tile("f1") == "day"
    assert squares("f1") & squares(table.alterable("day"))  # An ordinary tile.
    assert table.isolated() == ""
    assert table.hours == 4
    assert table.asks("day", "cast")


def test_the_pawns_start_twelve_steps_apart() -> None:
    """TV-R5."""
    state = GAME.setup({}, 2)
    for drawn in ["D10", "D01", "D02", "D03", "D04", "N01", "N02", "N03", "N04", "N05"]:
        answer(state, GAME.vocabulary.option(f"draw {drawn}"))
    assert distance(at("f1"), at("a8")) == 12
    assert [NAMES[square] for square in state.pawn] == ["f1", "a8"]
    answer(state, GAME.vocabulary.option("cast D10"))
    assert state.hours == 0
    assert state.question is not None
    assert [option.name for option in state.question.options] == [
        f"change {NAMES[square]}" for square in SQUARES
    ]


def test_a_stolen_theme_spell_can_only_be_discarded() -> None:
    """TV-R6."""
    table = Table("day", 6, hand="D12 N16 N03").casts("D12").says("day", "steal N16")
    assert [option.name for option in table.question.options] == ["discard_stolen"]
    table.says("day", "discard_stolen")
    assert table.discard("night") == ["N16"]
    assert table.discard("day") == ["D12"]
    assert table.hours == 0
    assert table.hand("night") == ["N03"]
    assert table.asks("day", "cast")


def gap_to_the_centre(awaken: bool) -> Table:
    return Table(
        "day",
        temple_day=DAY_TEMPLE,
        temple_night=NIGHT_TEMPLE,
        isolated="a4",
        markers={"b4": 1},
        awaken=awaken,
    )


def test_day_wins_by_default_when_the_gap_to_the_centre_closes() -> None:
    """TV-R7."""
    before = gap_to_the_centre(awaken=False)
    assert before.result == ""
    assert before.rooms("night")[0] == 17
    table = gap_to_the_centre(awaken=True)
    assert table.isolated() == "a4 b4"
    assert table.rooms("night") == [8, 8, 5, 2, 1]
    west = squares("a1 b1 c1 d1 a2 b2 a3 b3 a4 b4 a5 b5 a6 b6 a7 b7 a8 b8")
    assert group(squares("a1"), free(table.state, DAY)) == west
    assert table.result == "day default"


def test_flipping_a_mystified_tile_takes_its_markers() -> None:
    """TV-R8."""
    table = Table("night", night_at="e2", markers={"d2": 2}, hand="N07")
    assert table.marker_supply == 6
    table.casts("N07", "d2")
    assert (table.tile("d2"), table.markers("d2")) == ("night", 0)
    assert table.marker_supply == 8
    assert table.changed("day")


def test_a_crystal_burst_adds_only_where_there_is_none() -> None:
    """TV-R9."""
    table = Table("night", night_at="b7", crystals={"a8": 1, "c6": 1}, hand="N17").casts("N17")
    assert table.state.crystals == squares("a8 c6 a6 a7 b6 b8 c7 c8")
    assert table.state.lasting == 0
    assert table.crystal("b7") == 0
    assert table.crystal_supply == 4


def test_one_marker_ripens_in_one_turn_and_two_in_two() -> None:
    """TV-R10."""
    table = Table("day", day="c2 d2", hand="D20 D19").casts("D20", "c2").casts("D19")
    assert (table.markers("c2"), table.markers("d2")) == (1, 2)
    table.ends_turn()
    assert (table.isolated(), table.markers("c2"), table.markers("d2")) == ("", 1, 2)
    table.ends_turn()
    assert table.asks("day", "cast")
    assert (table.isolated(), table.markers("c2"), table.markers("d2")) == ("c2", 0, 1)
    table.ends_turn()
    assert (table.isolated(), table.markers("d2")) == ("c2", 1)
    table.ends_turn()
    assert (table.isolated(), table.markers("d2")) == ("c2 d2", 0)
    assert table.marker_supply == 8


def test_a_tile_ripens_under_a_crystal_which_goes_later() -> None:
    """TV-R11."""
    table = Table("day", markers={"e6": 1}, crystals={"e6": 1}, awaken=True)
    assert (table.isolated(), table.crystal("e6")) == ("e6", 1)
    table.ends_turn()
    assert table.asks("night", "cast")
    assert (table.isolated(), table.crystal("e6")) == ("e6", 0)


def test_mimic_needs_a_night_tile_under_night() -> None:
    """TV-R12."""
    assert not Table("night", night_at="b3", hand="N11").offers("cast N11")
    assert not Table("night", night_at="b3", day="b3", hand="N11").offers("cast N11")
    assert Table("night", night_at="b3", temple_night="b3", hand="N11").offers("cast N11")
