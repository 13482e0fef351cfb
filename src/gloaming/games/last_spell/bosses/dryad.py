"""The Putrefied Dryad: how she takes root, grows and strikes (LS-20.15 to LS-20.20)."""

from typing import Any, Final

from gloaming.engine.question import Question
from gloaming.engine.script import Script, Step
from gloaming.games.last_spell.board import (
    ENTRY,
    NOWHERE,
    SECTOR,
    SECTOR_DISTANCE,
    SECTORS,
)
from gloaming.games.last_spell.bosses.brood import (
    Hatch,
    HatchClawers,
    MoveHatched,
    PutTiles,
)
from gloaming.games.last_spell.bosses.displacing import (
    DISPLACING,
    dryad_place,
    dryad_slot,
    make_way,
)
from gloaming.games.last_spell.box.monster_cards import CARD, MONOLITH, THE_DRYAD, figures_of
from gloaming.games.last_spell.box.structures import IN_PLAY, NOTHING, PORTAL
from gloaming.games.last_spell.frames import OfHero, Round
from gloaming.games.last_spell.heroes.harm import hurt
from gloaming.games.last_spell.state import (
    CARDS_PER_SLOT,
    FIRST_MONSTER,
    HEROES,
    LAST_NIGHT,
    NO_CARD,
    NOBODY,
    State,
)
from gloaming.games.last_spell.table.ending import lose_mages
from gloaming.games.last_spell.table.flames import burn, clear_ruins
from gloaming.games.last_spell.table.ground import (
    area_around,
    dryad_spaces,
    hero_on,
    is_fog,
    put_monster,
    spaces_of,
)
from gloaming.games.last_spell.words import IN_ITS_SECTORS

GROWS_FROM: Final = 3  # This Monster Phase on (LS-20.20).
SPROUT: Final = 1
GROWTH: Final = 2
MATURATION: Final = 3
ITS_FRONT: Final = 2  # Her own spaces come first in her place, then those of the Monoliths.


def takes_root(state: State) -> bool:
    """Whether the Dryad is the boss of this night."""
    return state.scenario == 3 and state.day == LAST_NIGHT


class DryadStirs(Step[State, Round]):
    """She enters in the first Monster Phase; in every later one she grows and breeds."""

    def run(self, state: State, frame: Round) -> Question | None:
        if takes_root(state):
            state.stack.append(Round(TAKING_ROOT if state.growth == 0 else BREEDING))
        return None


class LoseCard(Step[State, Round]):
    """The top card of her slot is removed, and nobody looks at it (LS-20.16)."""

    def run(self, state: State, frame: Round) -> Question | None:
        first = CARDS_PER_SLOT * dryad_slot(state)
        state.slot_cards[first] = state.slot_cards[first + 1]
        state.slot_cards[first + 1] = NO_CARD
        return None


class ClearPlace(Step[State, Round]):
    """Heroes on her spaces and those of the Monoliths give way, all else is gone (LS-20.17)."""

    def run(self, state: State, frame: Round) -> Question | None:
        place = dryad_place(state)
        while frame.index < len(place):
            space = place[frame.index]
            hero = hero_on(state, space)
            if hero != NOBODY:
                frame.repeat()
                state.stack.append(OfHero(DISPLACING, hero, thing=space))
                return None
            make_way(state, space)
            frame.index += 1
        frame.index = 0
        return None


class TakeRoot(Step[State, Round]):
    """The Dryad stands on two spaces amid five Monoliths, at the first stage (LS-20.16)."""

    def run(self, state: State, frame: Round) -> Question | None:
        place = dryad_place(state)
        entry = ENTRY[dryad_slot(state)]
        put_monster(state, THE_DRYAD, place[0], entry)
        state.figure[place[1]] = FIRST_MONSTER + THE_DRYAD
        state.tell("enters", THE_DRYAD, place[0])
        for number, monolith in enumerate(figures_of(MONOLITH)):
            space = place[ITS_FRONT + number]
            put_monster(state, monolith, space, entry)
            state.tell("enters", monolith, space)
        state.growth = SPROUT
        return None


class Grow(Step[State, Round]):
    """From the third phase on she grows; once mature she drains the Circle (LS-20.20)."""

    def run(self, state: State, frame: Round) -> Question | None:
        if state.phase < GROWS_FROM:
            return None
        if state.growth == MATURATION:
            state.tell("drains")
            lose_mages(state, 1)
        else:
            state.growth += 1
            state.tell("grows", state.growth)
        return None


def next_stage(state: State) -> int:
    """Her stage after the next Boss entry."""
    return min(MATURATION, state.growth + (state.phase + 1 >= GROWS_FROM))


# Melee.


# Her attack.


def strikes_sectors(state: State, stage: int) -> list[int]:
    """A mark for each sector she strikes at a stage (LS-20.19).

    Her own: those of her spaces and of her Area, as far as that is not Fog.
    """
    marked = [0] * SECTORS
    if stage < GROWTH or state.at[THE_DRYAD] == NOWHERE:
        return marked
    reach = int(stage == MATURATION)
    for space in dryad_spaces(state) + area_around(state, THE_DRYAD):
        if not is_fog(state, space):
            first = SECTORS * SECTOR[space]
            for sector in range(SECTORS):
                if SECTOR_DISTANCE[first + sector] <= reach:
                    marked[sector] = 1
    return marked


def structures_struck(state: State, marked: list[int]) -> list[int]:
    """Every structure with a space in those sectors, each once; Portals are spared (LS-3.3)."""
    found: list[int] = []
    for built in range(IN_PLAY):
        kind = state.kind[built]
        if kind != NOTHING and kind != PORTAL:
            for space in spaces_of(state, built):
                if marked[SECTOR[space]]:
                    found.append(built)
                    break
    return found


def heroes_struck(state: State, marked: list[int]) -> list[int]:
    return [
        hero
        for hero in range(HEROES)
        if state.space[hero] != NOWHERE and marked[SECTOR[state.space[hero]]]
    ]


class DryadStrikes(Step[State, Round]):
    """After all others she hurts all heroes and structures in her sectors (LS-20.19, R-110)."""

    def run(self, state: State, frame: Round) -> Question | None:
        if state.growth < GROWTH or state.at[THE_DRYAD] == NOWHERE:
            return None
        marked = strikes_sectors(state, state.growth)
        damage = CARD[THE_DRYAD].strength
        if frame.index == 0:
            for built in structures_struck(state, marked):
                state.tell("strikes-structure", THE_DRYAD, state.where[built], IN_ITS_SECTORS)
                burn(state, built, damage)
                state.breathe()
            clear_ruins(state)
            state.breathe()
        while frame.index < HEROES:
            hero = frame.index
            frame.index += 1
            if hero in heroes_struck(state, marked):
                frame.repeat()
                state.tell("strikes-hero", THE_DRYAD, state.card[hero], IN_ITS_SECTORS)
                hurt(state, hero, damage, THE_DRYAD)
                return None
        frame.index = 0
        return None


TAKING_ROOT: Final[Script[Any, Any]] = Script("taking-root", [LoseCard(), ClearPlace(), TakeRoot()])
BREEDING: Final[Script[Any, Any]] = Script(
    "breeding",
    [Grow(), Hatch(), MoveHatched(), PutTiles(), HatchClawers(), MoveHatched()],
)
