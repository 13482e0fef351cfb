"""Facts that happened."""

from gloaming.engine.event import NO_ONE, Event, Fact
from tests.support.lanterns import TWIN

TAKES = Fact("takes", "seat lantern? number")


def takes(seen_by: int) -> Event:
    return Event("takes", 2, TWIN, 5, seen_by)


def test_a_fact_names_its_numbers_and_which_are_secret() -> None:
    assert TAKES.kinds == ["seat", "lantern", "number"]
    assert TAKES.secret == [False, True, False]
    assert Fact("home").kinds == []


def test_an_event_reads_as_what_happened_to_which_numbers() -> None:
    assert repr(takes(NO_ONE)) == "takes 2 1 5"
    assert takes(NO_ONE).numbers() == [2, TWIN, 5]
