"""The Corrupted Harpy: her Cry, her entry, her Dive Bomb (LS-20.1 to LS-20.8)."""

from typing import Final

from gloaming.engine.question import TABLE, Option, Question
from gloaming.engine.refusal import NOT_ASKED, Refusal
from gloaming.engine.script import Frame, Step
from gloaming.games.last_spell.board import AREA, BESIDE, FIELD, NOWHERE, X
from gloaming.games.last_spell.box.hero_cards import TOKENS
from gloaming.games.last_spell.box.monster_cards import CARD, HARPY, figures_of
from gloaming.games.last_spell.box.structures import A_BUILDING, NOTHING, STRUCTURES
from gloaming.games.last_spell.frames import Round
from gloaming.games.last_spell.heroes.harm import hurt
from gloaming.games.last_spell.heroes.pools import seat_of
from gloaming.games.last_spell.state import (
    BLOCKED,
    GOES_ON,
    HEROES,
    LAST_NIGHT,
    LEFT,
    NOBODY,
    State,
)
from gloaming.games.last_spell.table.ending import dies
from gloaming.games.last_spell.table.flames import burn, clear_ruins
from gloaming.games.last_spell.table.ground import (
    free,
    hero_on,
    is_fog,
    monsters_in,
    nearest_free,
    put_monster,
)
from gloaming.games.last_spell.words import BLOCK, ENTER

ALERIONS: Final = 3
DIVE_BOMB: Final = 2
MIDDLE: Final = 13  # The western half ends here (LS-20.4).

NOT_A_WAY_IN: Final = Refusal("LS-20.6", "harpy-not-there")


def sits_on_the_cliff(state: State) -> bool:
    """While fewer than three Alerions are dead the Harpy only cries (LS-20.3)."""
    harpys = state.scenario == 1 and not state.edition.introductory
    return harpys and state.day == LAST_NIGHT and state.alerions_dead < ALERIONS


def hears(state: State, hero: int) -> bool:
    """Whether a hero is on the Harpy's half of the board (LS-20.4)."""
    space = state.space[hero]
    if space == NOWHERE:
        return False
    return (X[space] <= MIDDLE) == (state.side == LEFT)


class HarpyCries(Step[State, Round]):
    """Every hero on her half loses a Movement token of its player's choice (LS-20.4, DP-10)."""

    def run(self, state: State, frame: Round) -> Question | None:
        if not sits_on_the_cliff(state):
            return None
        while frame.index < HEROES:
            if hears(state, frame.index):
                seat = seat_of(state, frame.index)
                return Question(seat, "cry", BLOCK)
            frame.index += 1
        frame.index = 0
        return None

    def answer(self, state: State, frame: Round, option: Option) -> None:
        hero = frame.index
        state.used[hero * TOKENS + option.noun] = BLOCKED  # Through the next phase (LS-20.5).
        state.tell("cries", state.card[hero], option.noun)
        frame.index += 1
        frame.repeat()


class EnterHarpy(Step[State, Frame]):
    """When the third Alerion has died the Harpy enters there, once all is resolved (LS-20.6)."""

    def run(self, state: State, frame: Frame) -> Question | None:
        space = state.harpy_due
        if space == NOWHERE or state.ending != GOES_ON:
            return None
        if free(state, space):
            enter(state, space)
            return None
        return Question(TABLE, "harpy", [ENTER[way] for way in ways_in(state, space)])

    def answer(self, state: State, frame: Frame, option: Option) -> None:
        enter(state, option.noun)

    def refuse(self, state: State, frame: Frame, option: Option) -> Refusal:
        return NOT_A_WAY_IN if option.verb == "enter" else NOT_ASKED


def ways_in(state: State, space: int) -> list[int]:
    """The adjacent free spaces; if there are none, the nearest free ones (DP-20)."""
    beside = [one for one in BESIDE[space] if free(state, one)]
    if beside:
        return beside
    return nearest_free(state, space, [])


def enter(state: State, space: int) -> None:
    """The Harpy stands there, facing by the field, and dives (LS-20.6, LS-20.7)."""
    harpy = figures_of(HARPY)[0]
    state.harpy_due = NOWHERE
    put_monster(state, harpy, space, FIELD[space])
    state.tell("enters", harpy, space)
    dive(state, harpy, space)


def dive(state: State, harpy: int, space: int) -> None:
    """2 damage to all heroes, Buildings and monsters in her Area (LS-20.7, R-79)."""
    seen = [one for one in AREA[space] if not is_fog(state, one)]  # LS-3.6
    for figure in monsters_in(state, seen):
        state.wounds[figure] += DIVE_BOMB
        state.tell("hit", figure, DIVE_BOMB)
        if state.wounds[figure] >= CARD[figure].wounds:
            dies(state, figure, by_team=False)
    burnt: list[int] = []
    for one in AREA[space]:
        built = state.structure[one]
        building = STRUCTURES[state.kind[built]].category == A_BUILDING
        if building and built != NOTHING and built not in burnt:
            burn(state, built, DIVE_BOMB)
            burnt.append(built)
    clear_ruins(state)
    for one in AREA[space]:
        hero = hero_on(state, one)
        if hero != NOBODY:
            hurt(state, hero, DIVE_BOMB, harpy)
