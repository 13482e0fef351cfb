"""Day & Night beside its reference: the same questions, options, sights and ends."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from gloaming.engine.game import game_called
from gloaming.engine.journal import read
from tests.reference.beside import Differs, from_journal, journals, tables
from tests.reference.day_and_night import board, effects, table
from tests.reference.day_and_night.game import DayAndNight
from tests.reference.second import Ask
from tests.support.soak import far

GAME = game_called("day_and_night")


@pytest.mark.parametrize("part", range(far(4, 10)))
def test_games_of_all_kinds_go_as_the_reference_says(part: int) -> None:
    for beside in tables(GAME, DayAndNight, first=30 * part, games=30):
        beside.compare(look_every=11)


def test_every_sight_of_some_games_is_as_the_reference_says() -> None:
    for beside in tables(GAME, DayAndNight, first=1000, games=far(5, 10)):
        beside.compare()


@pytest.mark.parametrize("journal", journals("day_and_night"), ids=lambda path: path.stem)
def test_the_journals_and_what_could_have_come_of_them_go_as_the_reference_says(
    journal: Path,
) -> None:
    length = len(read(journal.read_text()).answers)
    from_journal(DayAndNight, journal).compare()
    for seed in range(3):
        cut = length - 1 - Random(seed).randrange(60)
        from_journal(DayAndNight, journal, keep=cut, seed=seed).compare(look_every=11)


def no_hole_between(one: str, other: str) -> int:
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1]) - int(other[1]))


def forgetting(second: DayAndNight, seat: str, card: str) -> None:
    second.hand[seat] -= Counter([card])
    second.known = Counter()


def markers_kept(second: DayAndNight, square: str) -> None:
    second.tile[square] = table.OTHER[second.tile[square]]


BREAKAGES: dict[str, tuple[object, str, object]] = {
    "distances cross the hole": (table, "dist", no_hole_between),
    "surroundings are only what is adjacent": (effects, "sur", board.adj),
    "crystals do not stop Day": (
        DayAndNight,
        "alterable",
        lambda self, me, square: not self.marked(square),
    ),
    "flipping keeps Mystify markers": (DayAndNight, "flip", markers_kept),
    "isolated tiles can be altered": (DayAndNight, "marked", DayAndNight.in_temple),
    "steps may return": (DayAndNight, "forbidden", lambda self: set()),
    "the discards never come back": (DayAndNight, "fill_book", lambda self, seat: None),
    "Mystify markers never run out": (DayAndNight, "marker_supply", lambda self: 99),
    "crystals never run out": (DayAndNight, "crystal_supply", lambda self: 99),
    "lack of room ends nothing": (DayAndNight, "check_room", lambda self, awakening: None),
    "Day forgets the hand she saw": (DayAndNight, "leave_hand", forgetting),
}


def compare_all(games: int) -> None:
    for beside in tables(GAME, DayAndNight, first=0, games=games):
        beside.compare()


@pytest.mark.parametrize("breakage", BREAKAGES)
def test_a_difference_in_the_rules_is_found(breakage: str, monkeypatch: pytest.MonkeyPatch) -> None:
    where, name, broken = BREAKAGES[breakage]
    monkeypatch.setattr(where, name, broken)
    with pytest.raises(Differs):
        compare_all(games=40)


def without_an_end(options: list[str]) -> None:
    options.remove("end_casting")


def with_one_more(options: list[str]) -> None:
    options.append("cast N01")


@pytest.mark.parametrize("tamper", [without_an_end, with_one_more])
def test_a_difference_in_the_options_is_found(tamper: Callable[[list[str]], None]) -> None:
    beside = next(tables(GAME, DayAndNight, first=3, games=1))
    beside.go_on(None)
    for position in beside.questions():
        beside.compare_question(position.question)
        if position.question.why == "cast":
            break
    assert isinstance(beside.expected, Ask)
    tamper(beside.expected.options)
    with pytest.raises(Differs, match="the options of “cast”"):
        beside.compare_question(beside.state.question)
