"""Facts that happened, and who is told how much of them."""

from gloaming.engine.event import EVERYONE, HIDDEN, NO_ONE, Event, Fact, only, told_to
from gloaming.engine.game import SPECTATOR
from tests.support.lanterns import LANTERNS, TWIN

TAKES = Fact("takes", "seat lantern? number")


def takes(seen_by: int) -> Event:
    return Event("takes", 2, TWIN, 5, seen_by)


def test_a_fact_names_its_numbers_and_which_are_secret() -> None:
    assert TAKES.kinds == ["seat", "lantern", "number"]
    assert TAKES.secret == [False, True, False]
    assert Fact("home").kinds == []


def test_a_secret_number_is_hidden_from_whoever_may_not_see_it() -> None:
    event = takes(only(0) | only(2))
    assert [told_to(event, TAKES, seat) for seat in range(3)] == [
        [2, TWIN, 5],
        [2, HIDDEN, 5],
        [2, TWIN, 5],
    ]


def test_a_spectator_is_told_only_what_everyone_is() -> None:
    assert told_to(takes(only(0) | only(1) | only(2)), TAKES, SPECTATOR) == [2, HIDDEN, 5]
    assert told_to(takes(EVERYONE), TAKES, SPECTATOR) == [2, TWIN, 5]


def test_what_no_one_may_see_is_hidden_from_all() -> None:
    assert [told_to(takes(NO_ONE), TAKES, seat)[1] for seat in range(3)] == [HIDDEN] * 3


def test_a_game_tells_it_with_the_names_of_the_things() -> None:
    event = Event("takes", 1, TWIN, 0, only(1))
    assert LANTERNS.tell(event, 1) == ["takes", "bob", "twin"]
    assert LANTERNS.tell(event, 0) == ["takes", "bob", HIDDEN]
    assert LANTERNS.tell(Event("floats", 0, 4, 0, EVERYONE), SPECTATOR) == ["floats", "ann", 4]
    assert LANTERNS.tell(Event("home", 0, 0, 0, EVERYONE), SPECTATOR) == ["home"]


def test_an_event_reads_as_what_happened_to_which_numbers() -> None:
    assert repr(takes(NO_ONE)) == "takes 2 1 5"
    assert takes(NO_ONE).numbers() == [2, TWIN, 5]
