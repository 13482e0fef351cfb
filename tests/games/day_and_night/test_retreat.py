"""Chapter 8 of the rules: retreating."""

from gloaming.games.day_and_night import GAME
from gloaming.games.day_and_night.state import DAY
from tests.support.day_and_night import Table

SEVEN = "D02 D02 D03 D04 D06 D07 D09"


def test_with_more_than_five_cards_she_discards_exactly_the_excess() -> None:
    """DN-8.1: cards of her choice, face up."""
    table = Table(hand=SEVEN).ends_casting().says("day", "end_travel")
    assert table.asks("day", "discard")
    assert table.question.count == 2
    assert table.offered("discard") == "D02 D03 D04 D06 D07 D09"
    table.says("day", "discard D02")
    assert table.asks("day", "discard")
    assert table.question.count == 1
    assert table.offered("discard") == "D02 D03 D04 D06 D07 D09"
    table.says("day", "discard D02")
    assert table.asks("night", "cast")
    assert table.hand("day") == ["D03", "D04", "D06", "D07", "D09"]
    assert GAME.view(table.state, 1)["discards"] == [["D02", "D02"], []]


def test_with_five_or_fewer_she_may_not_discard() -> None:
    """DN-8.1"""
    table = Table(hand="D02 D03 D04 D06 D07").ends_casting().says("day", "end_travel")
    assert table.asks("night", "cast")
    assert table.discard("day") == []


def test_only_the_active_player_retreats() -> None:
    """DN-8.1"""
    table = Table(hand="D02 N01 N02 N03 N05 N06 N07").ends_turn()
    assert table.asks("night", "cast")
    assert len(table.hand("night")) == 6
    assert table.ends_casting().says("night", "end_travel").asks("night", "discard")


def test_then_the_turn_ends_and_trackers_and_hours_lapse() -> None:
    """DN-8.2"""
    table = Table(day_at="c2", night="c2", hand="D02").casts("D02")
    assert table.changed("night")
    table.ends_turn()
    assert table.asks("night", "cast")
    assert not table.changed("night")
    assert table.hours == 12  # Not twelve and what Day had left.
    assert GAME.view(table.state, DAY)["active"] == 1
