"""Night's book, "Crystallize": what each spell does, and to what."""

from gloaming.games.day_and_night import GAME
from gloaming.games.day_and_night.board import BOARD
from gloaming.games.day_and_night.state import DAY
from gloaming.games.day_and_night.view import names
from tests.support.day_and_night import Table

VALLEY = set(names(BOARD))


def chosen_from(table: Table, verb: str) -> set[str]:
    return set(table.offered(verb).split())


def frozen(table: Table) -> set[str]:
    return set(names(table.state.crystals))


def test_n01_night_meditation_changes_the_tile_under_night() -> None:
    """DN-13.3: once a Day tile was changed."""
    table = Table("night", night_at="c7", day="b7", hand="N01 N07").casts("N07", "b7").casts("N01")
    assert (table.tile("c7"), table.hours) == ("night", 8)


def test_n02_deter_turns_over_the_tile_under_night() -> None:
    table = Table("night", night_at="c7", day="c7", hand="N02 N02").casts("N02")
    assert (table.tile("c7"), table.hours, table.changed("day")) == ("night", 12, False)
    assert Table("night", night_at="c7", hand="N02").casts("N02").tile("c7") == "neutral"


def test_n03_night_chant_changes_the_tile_under_night() -> None:
    table = Table("night", night_at="c7", hand="N03").casts("N03")
    assert (table.tile("c7"), table.tile("f1"), table.hours) == ("night", "neutral", 10)


def test_n04_night_advantage_draws_three_cards() -> None:
    table = Table("night", night_at="c7", day="c7", hand="N03 N04").casts("N03").casts("N04")
    table.luck("N02", "N02", "N19")
    assert (table.hand("night"), table.hours) == (["N02", "N02", "N19"], 7)


def test_n05_obtain_draws_two_cards() -> None:
    table = Table("night", hand="N05").casts("N05").luck("N02", "N19")
    assert (table.hand("night"), table.hours) == (["N02", "N19"], 9)


def test_n06_alter_soil_changes_one_adjacent_neutral_square() -> None:
    table = Table(
        "night", night_at="b2", day="b1", night="a2", crystals={"c2": 1}, hand="N06"
    ).casts("N06")
    assert chosen_from(table, "change") == {"c2", "b3"}  # Crystals do not stop Night.
    assert table.why_not("change b1").key == "not-neutral"
    assert table.why_not("change c3").key == "not-adjacent"
    assert table.says("night", "change c2").tile("c2") == "night"


def test_n07_night_ritual_changes_one_adjacent_square() -> None:
    table = Table("night", night_at="b2", day="b1", temple_day="a2", hand="N07").casts("N07")
    assert chosen_from(table, "change") == {"b1", "c2", "b3"}
    assert table.why_not("change a2").key == "temple"
    assert table.says("night", "change b1").tile("b1") == "night"


def test_n08_night_rapture_changes_one_neutral_square() -> None:
    table = Table("night", day="a1", night="b1", crystals={"c1": 1}, hand="N08").casts("N08")
    assert chosen_from(table, "change") == VALLEY - {"a1", "b1"}
    assert table.says("night", "change c1").tile("c1") == "night"


def test_n09_night_wish_changes_any_square() -> None:
    table = Table(
        "night",
        day="a1",
        night="b1",
        temple_night="c1",
        isolated="d1",
        crystals={"e1": 1},
        hand="N09",
    ).casts("N09")
    assert chosen_from(table, "change") == VALLEY - {"c1", "d1"}
    assert table.says("night", "change b1").tile("b1") == "day"


def test_n10_night_instability_changes_a_square_no_farther_than_day() -> None:
    """DN-15.1"""
    table = Table("night", night_at="a8", day_at="b7", hand="N10").casts("N10")
    assert chosen_from(table, "change") == {"a8", "b8", "a7", "c8", "b7", "a6"}
    assert table.hours == 10


def test_n11_mimic_changes_two_adjacent_squares() -> None:
    """ED-04"""
    table = Table("night", night_at="b2", night="b2", day="b1", temple_day="a2", hand="N11").casts(
        "N11"
    )
    assert table.sets("change") == {
        frozenset(two) for two in (("b1", "c2"), ("b1", "b3"), ("c2", "b3"))
    }
    table.says("night", "change b1").says("night", "change b3")
    assert (table.tile("b1"), table.tile("b3"), table.hours) == ("night", "night", 4)


def test_n12_excitement_changes_two_surrounding_neutral_squares() -> None:
    table = Table("night", night_at="a1", temple_night="f8", day="b1", hand="N12").casts(
        "N12"
    )  # Exactly two are left.
    assert [table.tile(name) for name in ("a1", "b1", "a2", "b2")] == [
        *("neutral", "day", "night", "night")
    ]
    table = Table("night", night_at="a2", temple_night="f8", day="a1 b1", hand="N12").casts("N12")
    assert table.sets("change") == {
        frozenset(two) for two in (("b2", "a3"), ("b2", "b3"), ("a3", "b3"))
    }


def test_n13_epiphany_draws_five_cards() -> None:
    table = Table("night", hand="N13").casts("N13").luck("N01", "N02", "N03", "N04", "N05")
    assert (table.hand("night"), table.hours) == (["N01", "N02", "N03", "N04", "N05"], 12)


def test_n14_mislead_moves_day_to_a_night_tile_outside_all_temples() -> None:
    """ED-16"""
    table = Table(
        "night", day_at="b1", night="a1 b1 c1", temple_night="d1", day="e1", hand="N14"
    ).casts("N14")
    assert chosen_from(table, "move") == {"a1", "c1"}
    for square in ("d1", "e1"):
        assert table.why_not(f"move {square}").key == "not-your-colour-outside-temples"
    table.says("night", "move c1")
    assert GAME.view(table.state, DAY)["pawns"] == ["c1", "a8"]


def test_n15_shift_turns_over_all_around_night_but_not_her_own_square() -> None:
    table = Table(
        "night",
        night_at="b2",
        day="a1 b2",
        night="b1",
        temple_night="c1",
        isolated="a2",
        crystals={"a1": 1},
        hand="N15",
    ).casts("N15")
    expected = {
        "a1": "night",
        "b1": "day",
        "b2": "day",
        "c1": "night",
        "a2": "day",
        "c3": "neutral",
    }
    assert {name: table.tile(name) for name in expected} == expected
    assert (table.changed("day"), table.hours) == (False, 4)


def test_n16_crystallize_freezes_the_square_under_one_of_the_pawns() -> None:
    """ED-02"""
    table = Table("night", day_at="c2", night_at="c7", hand="N16 N16").casts("N16")
    assert chosen_from(table, "crystallize") == {"c2", "c7"}
    assert table.why_not("crystallize c3").key == "not-under-a-pawn"
    assert table.says("night", "crystallize c2").crystal("c2") == 1
    assert frozen(table.casts("N16")) == {"c2", "c7"}  # Only one is left.


def test_n17_crystal_burst_freezes_all_around_night() -> None:
    table = Table("night", day_at="b1", night_at="a1", temple_day="a2", hand="N17").casts("N17")
    assert frozen(table) == {"b1", "a2", "b2"}
    ten = dict.fromkeys(sorted(VALLEY)[-10:], 1)
    table = Table("night", night_at="a1", crystals=ten, hand="N17").casts("N17")
    assert table.sets("crystallize") == {
        frozenset(two) for two in (("b1", "a2"), ("b1", "b2"), ("a2", "b2"))
    }
    assert table.why_not("crystallize a1").key == "not-surrounding"


def test_n18_crystal_breeze_freezes_two_squares_but_not_days() -> None:
    table = Table("night", day_at="c2", crystals={"a1": 1}, hand="N18").casts("N18")
    assert chosen_from(table, "crystallize") == VALLEY - {"c2", "a1"}
    assert table.why_not("crystallize c2").key == "under-opponent"
    table.says("night", "crystallize a8").says("night", "crystallize c3")
    assert (table.crystal("a8"), table.crystal("c3"), table.hours) == (1, 1, 8)


def test_n19_crystal_sky_freezes_three_squares_but_not_days_for_two_turns() -> None:
    """ED-03"""
    table = Table("night", day_at="c2", hand="N19").casts("N19")
    assert table.question.count == 3
    assert chosen_from(table, "crystallize") == VALLEY - {"c2"}
    for square in ("a1", "a2", "a3"):
        table.says("night", f"crystallize {square}")
    assert [table.crystal(name) for name in ("a1", "a2", "a3")] == [2, 2, 2]
    assert (frozen(table), table.hours) == ({"a1", "a2", "a3"}, 6)
