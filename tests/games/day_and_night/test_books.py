"""Chapter 9 of the rules: books, drawing, discard piles."""

from gloaming.engine.game import SPECTATOR
from gloaming.games.day_and_night import GAME
from gloaming.games.day_and_night.state import DAY, NIGHT
from tests.support.day_and_night import Table


def heard(table: Table) -> list[str]:
    return [event.what for event in table.state.heard or []]


def test_both_discard_piles_may_be_inspected_by_everybody() -> None:
    """DN-9.1"""
    table = Table(discard="D02 D02 N07 N19", hand="D07 N05")
    for seat in (DAY, NIGHT, SPECTATOR):
        assert GAME.view(table.state, seat)["discards"] == [["D02", "D02"], ["N07", "N19"]]


def test_when_the_last_card_leaves_a_book_the_discard_pile_becomes_the_new_one_at_once() -> None:
    """DN-9.2"""
    table = Table(day_at="a1", book="D09", discard="D02 D03 N05").ends_casting()
    table.state.heard = []
    table.steps("a2")
    assert heard(table) == ["steps", "draws", "reshuffles"]
    assert table.book_size("day") == 2
    assert table.discard("day") == []
    assert table.discard("night") == ["N05"]  # Only its owner's pile.


def test_with_an_empty_discard_pile_the_reshuffle_waits_until_a_card_must_be_drawn() -> None:
    """DN-9.2"""
    table = Table(day_at="a1", book="D09", hand="D02 D03 D04 D06 D07").ends_casting().steps("a2")
    assert (table.book_size("day"), table.discard("day")) == (0, [])
    table.says("day", "end_travel").says("day", "discard D02")
    assert (table.book_size("day"), table.discard("day")) == (0, ["D02"])
    table.ends_turn().ends_casting().says("day", "step a1")
    assert table.offered("draw") == "D02"
    table.luck("D02")
    assert (table.book_size("day"), table.discard("day")) == (0, [])


def test_a_search_renews_an_empty_book_too() -> None:
    """DN-9.2"""
    table = Table(book="", discard="D02 D03", hand="D16").casts("D16")
    assert table.offered("search") == "D02 D03"
    table = Table(book="D02", discard="D03", hand="D16").casts("D16").says("day", "search D02")
    assert table.book_size("day") == 1
    assert table.discard("day") == ["D16"]


def test_a_card_being_resolved_is_not_part_of_a_reshuffle() -> None:
    """DN-9.3"""
    table = Table("night", book="N03", discard="N07", hand="N05").casts("N05").luck("N03", "N07")
    assert table.hand("night") == ["N03", "N07"]
    assert table.discard("night") == ["N05"]
    assert table.book_size("night") == 0


def test_a_draw_or_search_without_any_card_does_nothing() -> None:
    """DN-9.4"""
    table = Table("night", book="", hand="N05").casts("N05")
    assert table.asks("night", "cast")
    assert (table.hand("night"), table.discard("night")) == ([], ["N05"])
    table = Table(book="", hand="D16").casts("D16")
    assert table.asks("day", "cast")
    assert (table.hand("day"), table.discard("day")) == ([], ["D16"])
    table = Table("night", book="N03", hand="N05").casts("N05").luck("N03")
    assert table.hand("night") == ["N03"]


def test_a_card_always_goes_to_the_discard_pile_of_its_own_book() -> None:
    """DN-9.5"""
    table = Table(hand="D12 N03", hours=6).casts("D12").says("day", "steal N03")
    table.says("day", "cast_stolen")
    assert (table.discard("day"), table.discard("night")) == (["D12"], ["N03"])
    table = Table(hand="D12 N16", hours=6).casts("D12").says("day", "steal N16")
    table.says("day", "discard_stolen")
    assert (table.discard("day"), table.discard("night")) == (["D12"], ["N16"])


def test_book_and_hand_sizes_are_public_and_the_order_of_a_book_is_unknown() -> None:
    """DN-9.6: a book is a bag; nobody's view holds more than its size."""
    table = Table(hand="D07 D09 N05")
    for seat in (DAY, NIGHT, SPECTATOR):
        seen = GAME.view(table.state, seat)
        assert seen["book_sizes"] == [68, 69]
        assert seen["hand_sizes"] == [2, 1]
        assert not [key for key in seen if "book" in key and key != "book_sizes"]
    assert GAME.view(table.state, DAY)["hands"] == [["D07", "D09"], []]
    assert GAME.view(table.state, NIGHT)["hands"] == [[], ["N05"]]
    assert GAME.view(table.state, SPECTATOR)["hands"] == [[], []]
