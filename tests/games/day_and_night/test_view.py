"""What a seat is shown of the table, besides what lies there; and what it is told."""

import pytest

from gloaming.engine.event import HIDDEN, Event
from gloaming.engine.script import answer
from gloaming.engine.sight import tell
from gloaming.games.day_and_night import GAME
from gloaming.games.day_and_night.state import DAY, NIGHT
from gloaming.games.day_and_night.words import VOCABULARY
from tests.support.day_and_night import Table

SPECTATOR = -1


def test_a_card_that_would_turn_over_a_tile_of_ones_own_is_named() -> None:
    """Day Chant, Entrap, Deviate and Fate on Day tiles; Day Wish can choose."""
    table = Table(day="f1 a8", hand="D02 D03 D08 D09 D15 D13 N03")
    assert GAME.view(table.state, DAY)["turns_own"] == ["D02", "D03", "D08", "D15"]
    assert GAME.view(table.state, NIGHT)["turns_own"] == []
    assert GAME.view(table.state, SPECTATOR)["turns_own"] == []


def test_a_tile_that_can_not_be_altered_is_in_no_danger() -> None:
    """DN-6.1"""
    frozen = Table(day="f1", crystals={"f1": 1}, hand="D02 D15")
    assert GAME.view(frozen.state, DAY)["turns_own"] == []
    for_good = Table("night", temple_night="a8", hand="N03")
    assert GAME.view(for_good.state, NIGHT)["turns_own"] == []


@pytest.mark.parametrize(
    ("night", "warned"),
    [("a8 a7 b8", ["N11"]), ("a8 a7", ["N11"]), ("a8", [])],
)
def test_a_spell_on_two_tiles_is_dangerous_when_one_of_them_must_be_ones_own(
    night: str, warned: list[str]
) -> None:
    """DN-5.3: in the corner Mimic has two squares, and changes both."""
    table = Table("night", night=night, hand="N11")
    assert GAME.view(table.state, NIGHT)["turns_own"] == warned


def test_deviate_on_a_shared_tile_gives_nothing_away() -> None:
    """R-35: it is flipped twice."""
    table = Table(day_at="c2", night_at="c2", day="c2", hand="D08")
    assert GAME.view(table.state, DAY)["turns_own"] == []


def test_a_stolen_spell_warns_as_one_of_the_hand_does() -> None:
    """DN-14.4: read with Day for Night."""
    table = Table(day="f1", hand="D12 N03 N12").casts("D12").says("day", "steal N03")
    assert GAME.view(table.state, DAY)["turns_own"] == ["N03"]
    assert GAME.view(table.state, NIGHT)["turns_own"] == []
    table = Table(hand="D12 N02").casts("D12").says("day", "steal N02")
    assert GAME.view(table.state, DAY)["useless"] == ["N02"]


def test_wonder_lays_the_whole_book_open_to_her_who_searches() -> None:
    """DN-6.6: with every copy, and to nobody else."""
    table = Table(hand="D16", book="D02 D02 D09")
    assert GAME.view(table.state, DAY)["searched"] == []
    table.casts("D16")
    assert GAME.view(table.state, DAY)["searched"] == ["D02", "D02", "D09"]
    assert GAME.view(table.state, NIGHT)["searched"] == []
    assert GAME.view(table.state, SPECTATOR)["searched"] == []
    assert GAME.view(table.says("day", "search D09").state, DAY)["searched"] == []


def test_steal_passion_lays_the_whole_hand_open() -> None:
    """DN-14.3: with every copy."""
    table = Table(hand="D12 N03 N03 N16").casts("D12")
    assert GAME.view(table.state, DAY)["hands"][NIGHT] == ["N03", "N03", "N16"]


def test_a_spectator_sees_both_hands_when_the_game_is_over() -> None:
    table = Table(hand="D02 D02 N07", options={"idle_limit": "4"})
    for _ in range(4):
        table.ends_turn()
    assert GAME.view(table.state, SPECTATOR)["hands"] == [["D02", "D02"], ["N07"]]


# What is told.


def told(what: str, table: Table, *answers: str) -> list[list[object]]:
    """The spells of which Day, Night and a spectator hear this, while these answers are given."""
    events: list[Event] = []
    table.state.heard = events
    for said in answers:
        answer(table.state, VOCABULARY.option(said))
    heard = [event for event in events if event.what == what]
    return [[tell(GAME, event, seat)[-1] for event in heard] for seat in (DAY, NIGHT, SPECTATOR)]


def test_what_steal_passion_shows_is_told_to_the_players_alone() -> None:
    """DN-14.3: both know Night's hand now; whoever only watches hears how many cards it has."""
    hand = ["N03", "N03", "N16"]
    assert told("sees", Table(hand="D12 N03 N03 N16"), "cast D12") == [hand, hand, [HIDDEN] * 3]


def test_what_wonder_finds_is_told_to_her_who_searches() -> None:
    """DN-6.6, R-54"""
    table = Table(hand="D16", book="D02 D09")
    assert told("takes", table, "cast D16", "search D09") == [["D09"], [HIDDEN], [HIDDEN]]


def test_a_card_is_drawn_unseen_by_the_others() -> None:
    """DN-6.4: their owner alone knows which."""
    drawn = told("draws", Table("night", hand="N05"), "cast N05", "draw N02", "draw N03")
    assert drawn == [[HIDDEN] * 2, ["N02", "N03"], [HIDDEN] * 2]
