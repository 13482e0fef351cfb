"""Chapter 7 of the rules: travelling."""

from gloaming.engine.game import SPECTATOR
from gloaming.engine.question import NATURE
from gloaming.games.day_and_night import GAME
from gloaming.games.day_and_night.state import DAY, NIGHT
from tests.support.day_and_night import Table


def test_a_step_goes_to_an_adjacent_square_and_costs_three_hours() -> None:
    """DN-7.1"""
    table = Table(day_at="b4").ends_casting()
    assert table.offered("step") == "b3 a4 b5"  # Never into the hole, never diagonally.
    assert table.steps("b5").hours == 12 - 3


def test_a_step_may_be_repeated_while_three_hours_are_left() -> None:
    """DN-7.1"""
    table = Table(day_at="a1", hours=8).ends_casting().steps("a2", "a3")
    assert table.hours == 2
    assert table.offered("step") == ""
    assert table.why_not("step a4").key == "step-hours"
    assert Table(hours=2).ends_casting().offered("step") == ""
    assert Table(hours=3).ends_casting().offered("step") == "e1 f2"


def test_any_kind_of_square_may_be_entered() -> None:
    """DN-7.1: neutral, Day, Night, Temple, the opponent's location."""
    table = Table(day_at="b2", night_at="b1", day="a2", temple_night="c2").ends_casting()
    assert table.offered("step") == "b1 a2 c2 b3"
    table = Table(day_at="b2", night="b1", isolated="a2", markers={"c2": 1}).ends_casting()
    assert table.offered("step") == "b1 a2 c2 b3"


def test_after_each_step_she_must_draw_a_card_from_her_own_book() -> None:
    """DN-7.2"""
    table = Table(day_at="a1", hand="D02").ends_casting().says("day", "step a2")
    assert (table.question.seat, table.question.why) == (NATURE, "draw")
    table.luck("D09")
    assert table.hand("day") == ["D02", "D09"]
    assert table.asks("day", "travel")
    table.says("day", "step a3").luck("D09")
    assert table.hand("day") == ["D02", "D09", "D09"]
    assert table.book_size("day") == 70 - 3


def test_a_step_is_legal_also_when_there_is_no_card_left_to_draw() -> None:
    """DN-7.2"""
    table = Table(day_at="a1", book="").ends_casting()
    table.says("day", "step a2")
    assert table.asks("day", "travel")
    assert (table.hours, table.hand("day")) == (9, [])


def test_no_step_goes_back_to_where_the_turn_or_the_journey_began() -> None:
    """DN-7.3"""
    table = Table(day_at="a1", turn_start="c1", hand="D13").casts("D13", "b1").ends_casting()
    assert table.offered("step") == "a1 b2"  # c1: start of the turn.
    assert table.steps("b2").offered("step") == "a2 c2 b3"  # b1: start of the journey.
    assert table.why_not("step b1").key == "been-there"


def test_no_step_enters_a_square_entered_by_a_step_this_turn() -> None:
    """DN-7.3: not even the long way round."""
    table = Table(day_at="c1").ends_casting().steps("c2", "b2", "b1")
    assert table.offered("step") == "a1"
    table.ends_turn().ends_turn().ends_casting()
    assert table.offered("step") == "a1 c1 b2"  # All forgotten on the next turn.


def test_everybody_sees_which_squares_are_forbidden() -> None:
    """DN-7.3"""
    table = Table(day_at="c1", hand="D13").casts("D13", "b2").ends_casting().steps("b3")
    for seat in (DAY, NIGHT, SPECTATOR):
        assert GAME.view(table.state, seat)["forbidden"] == ["c1", "b2", "b3"]


def test_before_travelling_only_the_start_of_the_turn_is_shown_as_forbidden() -> None:
    """DN-7.3: nobody has set out yet."""
    table = Table(day_at="c1", hand="D13")
    assert GAME.view(table.state, DAY)["forbidden"] == ["c1"]
    table.casts("D13", "b2").ends_casting().steps("b3").ends_turn()
    assert GAME.view(table.state, DAY)["forbidden"] == ["a8"]


def test_day_may_not_step_onto_a_crystal() -> None:
    """DN-7.4"""
    table = Table(day_at="b2", crystals={"b1": 1, "c2": 2}).ends_casting()
    assert table.offered("step") == "a2 b3"
    assert table.why_not("step b1").key == "onto-crystal"


def test_day_may_not_step_off_a_crystal() -> None:
    """DN-7.4"""
    table = Table(day_at="b2", crystals={"b2": 1}).ends_casting()
    assert table.offered("step") == ""
    assert table.why_not("step b1").key == "pinned"


def test_night_ignores_crystals() -> None:
    """DN-7.4"""
    table = Table("night", night_at="b2", crystals={"b2": 1, "b1": 1, "a2": 2}).ends_casting()
    assert table.offered("step") == "b1 a2 c2 b3"
    assert table.steps("b1").offered("step") == "a1 c1"


def test_travel_ends_when_she_says_so_and_when_no_step_is_left_she_can_say_nothing_else() -> None:
    """DN-7.5"""
    table = Table(day_at="a1").ends_casting()
    assert table.offers("end_travel")
    table = Table(day_at="a1", crystals={"b1": 1, "a2": 1}).ends_casting()
    assert [option.name for option in table.question.options] == ["end_travel"]
    table.says("day", "end_travel")
    assert table.asks("night", "cast")


def test_at_most_four_steps_and_four_cards_a_turn() -> None:
    """DN-7.6"""
    table = Table(day_at="a1").ends_casting().steps("a2", "a3", "a4", "a5")
    assert table.hours == 0
    assert len(table.hand("day")) == 4
    assert table.offered("step") == ""
