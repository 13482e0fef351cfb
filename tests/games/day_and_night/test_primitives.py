"""Chapter 6 of the rules: the few things spells are made of."""

from gloaming.engine.script import answer
from gloaming.engine.sight import tell
from gloaming.games.day_and_night import GAME
from gloaming.games.day_and_night.board import BOARD
from gloaming.games.day_and_night.state import DAY, NIGHT
from gloaming.games.day_and_night.view import names
from gloaming.games.day_and_night.words import VOCABULARY
from tests.support.day_and_night import Table


def test_no_temple_marker_can_be_altered_and_for_day_no_crystal() -> None:
    """DN-6.1: of either player, built or isolated."""
    table = Table(
        temple_day="a1",
        temple_night="b1",
        isolated="c1",
        markers={"d1": 2},
        crystals={"e1": 1, "f2": 2, "d2": 1},
        night="d2",
    )
    valley = set(names(BOARD))
    assert set(table.alterable("night").split()) == valley - {"a1", "b1", "c1"}
    assert set(table.alterable("day").split()) == valley - {"a1", "b1", "c1", "e1", "f2", "d2"}


def test_turning_over_shows_the_other_face_and_frees_the_markers() -> None:
    """DN-6.2"""
    table = Table("night", night_at="c2", markers={"c2": 2}, hand="N02 N02").casts("N02")
    assert (table.tile("c2"), table.markers("c2"), table.marker_supply) == ("night", 0, 8)
    assert table.casts("N02").tile("c2") == "day"


def test_turning_over_does_nothing_on_a_neutral_or_permanent_square() -> None:
    """DN-6.2"""
    assert Table("night", night_at="c2", hand="N02").casts("N02").tile("c2") == "neutral"
    table = Table("night", night_at="c2", temple_day="c2", hand="N02")
    assert table.casts("N02").tile("c2") == "day"
    table = Table("night", night_at="c2", isolated="c2", hand="N02")
    assert table.casts("N02").tile("c2") == "day"
    table = Table(day_at="c2", night="c2", crystals={"c2": 1}, hand="D08")
    assert table.casts("D08").tile("c2") == "night"


def test_changing_places_a_tile_of_the_casters_colour_on_a_neutral_square() -> None:
    """DN-6.3: that changes no tile of any colour."""
    table = Table("night", night_at="c2", hand="N03").casts("N03")
    assert table.tile("c2") == "night"
    assert (table.changed("day"), table.changed("night")) == (False, False)
    assert Table(day_at="c2", hand="D02").casts("D02").tile("c2") == "day"


def test_changing_flips_a_tile_and_remembers_its_old_colour() -> None:
    """DN-6.3: changing one's own tile hands it to the opponent."""
    table = Table(day_at="c2", night="c2", hand="D02").casts("D02")
    assert table.tile("c2") == "day"
    assert (table.changed("day"), table.changed("night")) == (False, True)
    table = Table(day_at="c2", markers={"c2": 2}, hand="D02").casts("D02")
    assert (table.tile("c2"), table.markers("c2")) == ("night", 0)
    assert (table.changed("day"), table.changed("night")) == (True, False)


def test_changing_does_nothing_where_nothing_can_be_altered() -> None:
    """DN-6.3: no tile, no flip, nothing remembered."""
    for table in (
        Table(day_at="c2", night="c2", crystals={"c2": 1}, hand="D02"),
        Table(day_at="c2", temple_night="c2", hand="D02"),
    ):
        assert table.casts("D02").tile("c2") == "night"
        assert not table.changed("night")
    assert Table(day_at="c2", isolated="c2", hand="D02").casts("D02").tile("c2") == "day"
    table = Table(day_at="c2", crystals={"c2": 1}, hand="D02")
    assert table.casts("D02").tile("c2") == "neutral"


def test_the_caster_draws_from_her_own_book_one_card_after_the_other() -> None:
    """DN-6.4"""
    table = Table("night", hand="N05", book="N03 N07 N09").casts("N05")
    assert table.question.count == 2
    assert table.offered("draw") == "N03 N07 N09"
    answer(table.state, VOCABULARY.option("draw N07"))
    assert table.question.count == 1
    assert table.offered("draw") == "N03 N09"
    table.luck("N09")
    assert table.hand("night") == ["N07", "N09"]
    assert table.book_size("day") == 70


def test_a_spell_puts_a_pawn_on_a_square_at_any_distance() -> None:
    """DN-6.5: this is not travelling: no hours per square, no card, the Cast phase goes on."""
    table = Table(day_at="f1", crystals={"f1": 1, "a8": 1}, hand="D13 D13").casts("D13", "a8")
    assert GAME.view(table.state, DAY)["pawns"] == ["a8", "a8"]
    assert table.hours == 12 - 3
    assert table.hand("day") == ["D13"]
    assert table.asks("day", "cast")


def test_a_square_passed_by_a_spell_move_does_not_count_as_travelled() -> None:
    """DN-6.5: she may step where she stood between two moves."""
    table = Table(day_at="f1", hand="D13 D13").casts("D13", "b2").casts("D13", "b3")
    assert table.ends_casting().offered("step") == "b2 a3 c3 b4"


def test_searching_takes_one_card_of_her_own_book_unseen_by_the_opponent() -> None:
    """DN-6.6: her choice among all that is left, shuffled afterwards."""
    table = Table(hand="D16", book="D02 D02 D11").casts("D16")
    assert table.asks("day", "search")
    assert table.offered("search") == "D02 D11"
    table.state.heard = []
    table.says("day", "search D11")
    assert table.hand("day") == ["D11"]
    assert table.book_size("day") == 2
    seen = GAME.view(table.state, NIGHT)
    assert seen["hand_sizes"] == [1, 0]
    assert seen["hands"] == [[], []]
    taken = next(event for event in table.state.heard if event.what == "takes")
    assert tell(GAME, taken, NIGHT) == ["takes", "day", -1]
    assert tell(GAME, taken, DAY) == ["takes", "day", "D11"]


def test_the_book_is_shuffled_after_a_search() -> None:
    """DN-6.6: luck draws from all that is left, each card as often as it is there."""
    table = Table(hand="D16", book="D02 D02 D11 D09").casts("D16").says("day", "search D11")
    table.ends_casting().says("day", "step f2")
    assert (table.offered("draw"), table.question.weights) == ("D02 D09", [2, 1])


def test_mystify_and_crystallize_put_their_markers_on_a_square() -> None:
    """DN-6.7"""
    assert Table(day="b2 c2", hand="D19").casts("D19", "b2").markers("b2") == 2
    assert Table("night", hand="N18").casts("N18", "b2", "c2").crystal("b2") == 1
