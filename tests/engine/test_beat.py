"""Beats: what one answer sets in motion, in steps that can be looked at."""

from random import Random
from typing import Any

import pytest

import gloaming.games  # noqa: F401 - puts them on the shelf
from gloaming.engine.beat import at_beat, beats
from gloaming.engine.game import SPECTATOR
from gloaming.engine.match import MARK, Match, new_match, taken_up
from gloaming.engine.question import NATURE
from tests.promises.table import contents, journals_of
from tests.support.lanterns import LANTERNS

GAMES = ["day_and_night", "bless", "casting_shadows", "last_spell"]


def played(id: str) -> Match:
    return taken_up(journals_of(id)[0], Random(1))


def whats(match: Match, since: int, upto: int) -> list[list[list[str]]]:
    found = beats(match, since, upto)
    return [[[event.what for event in beat.events] for beat in of_one] for of_one in found]


@pytest.fixture
def lanterns() -> Match:
    match = new_match(LANTERNS, {}, ["Ann", "Bob"], Random(1))
    match.take(NATURE, NATURE, LANTERNS.vocabulary.option("take twin"))
    match.answer(0, "light twin")
    return match


def test_the_beats_of_an_entry_are_what_it_told_in_order(lanterns: Match) -> None:
    told = [[event.what for event in entry.events] for entry in lanterns.recent]
    assert [[what for beat in one for what in beat] for one in whats(lanterns, 0, 2)] == told


@pytest.mark.parametrize("id", GAMES)
def test_beats_retell_a_match_and_the_last_of_an_entry_is_the_table_after_it(id: str) -> None:
    match = played(id)
    several = 0
    for found in beats(match, 0, match.seq):
        several += len(found) > 1
        for at, beat in enumerate(found):
            assert beat.number == at
            assert beat.events
            assert {event.beat for event in beat.events} == {at}
        if found and found[0].seq % 16 == 0:
            assert contents(found[-1].state) == contents(match.at(found[0].seq + 1))
    assert several


@pytest.mark.parametrize("id", GAMES)
def test_every_seat_can_look_at_every_beat(id: str) -> None:
    match = played(id)
    game: Any = match.game
    for found in beats(match, 0, min(match.seq, 400)):
        for beat in found[:-1]:  # The last one lies before everybody anyway.
            for seat in range(SPECTATOR, len(match.heading.seats)):
                assert game.view(beat.state, seat)


def test_what_is_told_and_remembered_says_which_beat_it_was() -> None:
    match = played("last_spell")
    for entry in match.recent:
        numbers = [event.beat for event in entry.events]
        assert numbers == sorted(numbers)
        assert set(numbers) == set(range(len(set(numbers))))


def test_listening_for_beats_changes_nothing() -> None:
    match = played("casting_shadows")
    before = contents(match.at(MARK + 3))
    list(beats(match, MARK, MARK + 10))
    assert contents(match.at(MARK + 3)) == before
    assert match.state.heard is None
    assert match.state.looks is None


def test_a_moment_within_an_entry_can_be_looked_at() -> None:
    match = played("last_spell")
    found = next(one for one in beats(match, 0, match.seq) if len(one) > 2)
    seq = found[0].seq
    assert contents(at_beat(match, seq, 0)) == contents(match.at(seq))
    assert contents(at_beat(match, seq, 2)) == contents(found[1].state)
    assert contents(at_beat(match, seq, 99)) == contents(match.at(seq + 1))


def test_what_was_taken_back_has_no_beats(lanterns: Match) -> None:
    first = lanterns.recent[0].seq
    lanterns.answer(0, "float p0")
    lanterns.undo(0)
    assert len(whats(lanterns, first, lanterns.seq)) == len(lanterns.standing)


def test_nothing_happens_beyond_the_last_entry_or_before_the_first(lanterns: Match) -> None:
    assert whats(lanterns, lanterns.seq, lanterns.seq + 10) == []
    assert whats(lanterns, 1, 0) == []


def test_the_monster_phase_is_coin_waves_movement_side_by_side_and_blow_by_blow() -> None:
    match = taken_up(
        next(one for one in journals_of("last_spell") if len(one.answers) > 900), Random(1)
    )
    waves = moves = blows = 0
    for found in beats(match, 0, match.seq):
        for beat in found:
            told = [event.what for event in beat.events]
            waves += "reveals" in told and "monster-phase" not in told
            moves += "moves" in told
            assert told.count("reveals") <= 1
            assert sum(what.startswith("strikes") for what in told) <= 1, told
            blows += any(what.startswith("strikes") for what in told)
            facing = {beat.state.facing[event.a] for event in beat.events if event.what == "moves"}  # type: ignore[attr-defined]
            if "turns" not in told:
                assert len(facing) <= 1
    assert waves
    assert moves
    assert blows
