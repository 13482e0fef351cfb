"""Chapter 17 of the rules: what holds at every question of every game (DN-17)."""

import random
from collections.abc import Iterator

import pytest

from gloaming.engine.script import answer
from gloaming.games.day_and_night import GAME
from gloaming.games.day_and_night.board import BIT, count, nines, temple_groups
from gloaming.games.day_and_night.decks import DECKS
from gloaming.games.day_and_night.frames import Casting
from gloaming.games.day_and_night.spell import Discard
from gloaming.games.day_and_night.state import DAY, NIGHT, State, holds
from gloaming.games.day_and_night.words import SPELL_IDS

PLACES = frozenset(nines())
CRYSTAL_SKY = SPELL_IDS.index("N19")


def played(
    seed: int, options: dict[str, str], eager: bool = False
) -> Iterator[tuple[State, State]]:
    """A random game: the table at each question, and as it was at the question before.

    Eager players cast whatever they can before they travel.
    """
    luck = random.Random(seed)
    state = GAME.setup(options, 2)
    before = state.clone()
    while (question := state.question) is not None:
        yield before, state
        before = state.clone()
        casts = [option for option in question.options if eager and option.verb == "cast"]
        answer(state, luck.choice(casts) if casts else question.pick(luck.random()))
    yield before, state


def marked(state: State, seat: int) -> int:
    """The squares of a seat's Temples."""
    return state.temples[2 * seat] | state.temples[2 * seat + 1]


def resolving(state: State) -> list[int]:
    """The cards in no pile: cast and not yet discarded, or stolen and not yet used."""
    frames = [frame for frame in state.stack if isinstance(frame, Casting)]
    cast = [
        frame.spell
        for frame in frames
        if any(isinstance(step, Discard) for step in frame.script.steps[frame.at :])
    ]
    return cast + [frame.stolen for frame in frames if frame.stolen >= 0]


def markers_lie_only_where_they_may(before: State, state: State) -> None:
    """1: none without a tile; isolated and mystified tiles are Day's; mystified ones no Temple's"""
    day, night = state.tiles
    mystified = sum(BIT[square] for square in set(state.markers))
    assert not day & night
    assert not marked(state, DAY) & ~day
    assert not marked(state, NIGHT) & ~night
    assert not (state.isolated | mystified) & ~day
    assert not mystified & (marked(state, DAY) | state.isolated)
    assert not state.isolated & marked(state, DAY)


def supplies_are_never_exceeded(before: State, state: State) -> None:
    """2: with the default options"""
    if not state.edition.unlimited_markers:
        assert len(state.markers) <= 8
        assert count(state.crystals) <= 12


def temples_are_connected_nines_without_a_common_square(before: State, state: State) -> None:
    """3"""
    built = [temple for temple in state.temples if temple]
    assert PLACES.issuperset(built)
    assert sum(built) == marked(state, DAY) | marked(state, NIGHT)
    assert sum(map(count, built)) == 9 * len(built)


def nobody_has_nine_and_no_temple_of_them(before: State, state: State) -> None:
    """4: except while one is being chosen"""
    if state.question is not None and state.question.why != "leave_out":
        for seat in (DAY, NIGHT):
            assert not temple_groups(state.tiles[seat] & ~marked(state, seat))


def no_card_is_lost_or_won(before: State, state: State) -> None:
    """5: book, hand, discard pile and resolving cards are the seventy of the book"""
    cards = [sum(piles) for piles in zip(state.book, state.hand, state.discard, strict=True)]
    for spell in resolving(state):
        cards[spell] += 1
    assert cards == DECKS[state.edition.deck]
    assert min(state.book + state.hand + state.discard) >= 0
    for pile in (state.book, state.hand, state.discard):
        assert sum(pile) == holds(pile, DAY) + holds(pile, NIGHT)


def hours_and_hands_stay_within_bounds(before: State, state: State) -> None:
    """6: nobody begins a turn with more than five cards in either hand"""
    assert 0 <= state.hours <= 12
    if state.turn != before.turn and state.question is not None:
        assert max(holds(state.hand, DAY), holds(state.hand, NIGHT)) <= 5


def what_is_permanent_stays(before: State, state: State) -> None:
    """7: no tile goes, no Temple tile changes colour; an isolated one may become a built one"""
    assert not sum(before.tiles) & ~sum(state.tiles)
    for seat in (DAY, NIGHT):
        assert not marked(before, seat) & ~marked(state, seat)
    assert not before.isolated & ~(state.isolated | marked(state, DAY))


def only_crystal_sky_outlives_an_awakening_of_night(before: State, state: State) -> None:
    """8"""
    assert not state.lasting & ~state.crystals
    if state.lasting & ~before.lasting:
        assert CRYSTAL_SKY in resolving(before) or before.hand[CRYSTAL_SKY]
        assert state.discard[CRYSTAL_SKY] > before.discard[CRYSTAL_SKY]
    if state.turn != before.turn and state.active == NIGHT:
        assert state.lasting == 0


INVARIANTS = [
    markers_lie_only_where_they_may,
    supplies_are_never_exceeded,
    temples_are_connected_nines_without_a_common_square,
    nobody_has_nine_and_no_temple_of_them,
    no_card_is_lost_or_won,
    hours_and_hands_stay_within_bounds,
    what_is_permanent_stays,
    only_crystal_sky_outlives_an_awakening_of_night,
]


def check(seed: int, options: dict[str, str], eager: bool = False) -> None:
    """Play one game to its end; no turn may grow beyond 200 answers (DN-16.7)."""
    answers = 0
    for before, state in played(seed, options, eager):
        answers = answers + 1 if state.turn == before.turn else 0
        assert answers < 200
        for invariant in INVARIANTS:
            invariant(before, state)
    assert GAME.outcome(state) is not None
    assert state.turn <= state.edition.turn_limit


@pytest.mark.parametrize("seed", range(12))
def test_all_eight_invariants_hold_at_every_question(seed: int) -> None:
    """DN-17"""
    check(seed, {})


# Books of little but markers, so that the supplies run short.
MARKERS = {"D06": 20, "D18": 20, "D19": 30, "N17": 35, "N19": 35}


@pytest.mark.parametrize("seed", range(50, 56))
def test_all_eight_invariants_hold_when_markers_run_short(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """DN-17"""
    deck = [MARKERS.get(spell, 0) for spell in SPELL_IDS]
    monkeypatch.setitem(DECKS, "reconstructed_v1", deck)
    check(seed, {}, eager=True)


@pytest.mark.parametrize("seed", range(100, 124))
def test_all_eight_invariants_hold_whatever_the_options(seed: int) -> None:
    """DN-17"""
    luck = random.Random(seed)
    check(seed, {setting.name: luck.choice(setting.values) for setting in GAME.settings})
