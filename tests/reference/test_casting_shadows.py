"""Casting Shadows beside its reference: the same questions, options, sights and ends."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from gloaming.engine.game import game_called
from gloaming.engine.journal import read
from tests.reference.beside import Differs, from_journal, journals, tables
from tests.reference.casting_shadows import attacks, data, game
from tests.reference.casting_shadows.game import CastingShadows
from tests.reference.casting_shadows.pool import Pool
from tests.reference.casting_shadows.table import Player
from tests.support.soak import far

GAME = game_called("casting_shadows")


@pytest.mark.parametrize("part", range(far(5, 10)))
def test_games_of_all_kinds_go_as_the_reference_says(part: int) -> None:
    for beside in tables(GAME, CastingShadows, first=15 * part, games=15):
        beside.compare(look_every=13)


def test_every_sight_of_some_games_is_as_the_reference_says() -> None:
    for beside in tables(GAME, CastingShadows, first=1000, games=far(4, 8)):
        beside.compare()


# The reference has no word for leaving the table in the middle of anything (CS-R75).
WHOLE = [path for path in journals("casting_shadows") if "resigned" not in path.stem]


@pytest.mark.parametrize("journal", WHOLE, ids=lambda path: path.stem)
def test_the_journals_and_what_could_have_come_of_them_go_as_the_reference_says(
    journal: Path,
) -> None:
    length = len(read(journal.read_text()).answers)
    from_journal(CastingShadows, journal).compare(look_every=5)
    cut = length - 1 - Random(length).randrange(40)
    from_journal(CastingShadows, journal, keep=cut, seed=length).compare(look_every=13)


def unprotected(second: CastingShadows, raw: int, victim: Player) -> int:
    return raw


def no_farther(second: CastingShadows, player: Player, card: str) -> set[int]:
    return data.RANGES[data.ATTACKS[card].reach]


def nothing_swallowed(card: str) -> int:
    return 0


def without_purple(pool: Pool, due: list[str]) -> bool:
    return all(pool.kinds()[symbol] for symbol in due if symbol in data.KINDS)


def every_die(second: CastingShadows, me: Player, chosen: list[str]) -> list[str]:
    return [die for die in second.pool.dice if die not in chosen]


def nobody_returns(second: CastingShadows, secrets: list[str]) -> None:
    return None


BREAKAGES: dict[str, tuple[Any, str, object]] = {
    "nothing protects": (CastingShadows, "reduced", unprotected),
    "the Falcon sees no farther": (CastingShadows, "reach", no_farther),
    "strong spells swallow nothing": (game, "sacrificed_level", nothing_swallowed),
    "purple is neither red nor blue": (Pool, "payable", without_purple),
    "crystals and twins are rerolled": (CastingShadows, "rerollable", every_die),
    "used Counterspells are gone": (CastingShadows, "bury", nobody_returns),
    "every tile is next to every other": (attacks, "distance", lambda one, other: one != other),
    "energy has no limit": (Player, "limit", lambda player: 9),
    "a book has no end": (Player, "full", lambda player: False),
}


def compare_all(games: int) -> None:
    for beside in tables(GAME, CastingShadows, first=0, games=games):
        beside.compare()


@pytest.mark.parametrize("breakage", BREAKAGES)
def test_a_difference_in_the_rules_is_found(breakage: str, monkeypatch: pytest.MonkeyPatch) -> None:
    where, name, broken = BREAKAGES[breakage]
    monkeypatch.setattr(where, name, broken)
    with pytest.raises(Differs):
        compare_all(games=30)
