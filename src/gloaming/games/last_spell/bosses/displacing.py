"""Who stands where a boss appears gives way (LS-20.11, LS-20.17)."""

from typing import Final

from gloaming.engine.question import TABLE, Option, Question
from gloaming.engine.refusal import NOT_ASKED, Refusal
from gloaming.engine.script import Script, Step
from gloaming.games.last_spell.board import (
    ENTRY,
    NEXT,
    NORTH,
    NOWHERE,
    SIZE,
    SOUTH,
    Y,
    ahead,
    left_of,
    right_of,
    slot_space,
)
from gloaming.games.last_spell.box.maps import GROUND, WATER
from gloaming.games.last_spell.box.structures import NOTHING
from gloaming.games.last_spell.box.waves import DIRECTION_CARDS
from gloaming.games.last_spell.frames import OfHero
from gloaming.games.last_spell.state import NOBODY, State
from gloaming.games.last_spell.table.flames import demolish
from gloaming.games.last_spell.table.ground import (
    FOGGY,
    NOT_FREE,
    free,
    is_fog,
    monster_on,
    nearest_free,
    put_hero,
    remove_monster,
)
from gloaming.games.last_spell.words import DISPLACE

DRYAD_ADVANCE: Final = 3  # So far before her slot she takes root (LS-20.16).

TAKES_ROOT: Final = Refusal("LS-20.17", "takes-root-there")
NOT_AS_NEAR: Final = Refusal("LS-20.11", "not-as-near")


def towards_city(space: int) -> int:
    """From the north lake south, from the south lake north (LS-20.12)."""
    return SOUTH if Y[space] < SIZE // 2 else NORTH


def dryad_slot(state: State) -> int:
    """The first slot of the Direction card carries the Dryad icon (LS-18.5)."""
    return DIRECTION_CARDS[state.direction].slots[0]


def dryad_place(state: State) -> list[int]:
    """The spaces of the Dryad, then those of her five Monoliths (LS-20.16).

    In front of both her spaces, left of the first, right of the second, behind the first.
    """
    slot = dryad_slot(state)
    entry = ENTRY[slot]
    first = ahead(slot_space(slot, state.fog, 1, 1), entry, DRYAD_ADVANCE, 0)
    second = ahead(slot_space(slot, state.fog, 1, 2), entry, DRYAD_ADVANCE, 0)
    return [
        first,
        second,
        NEXT[4 * first + entry],
        NEXT[4 * second + entry],
        NEXT[4 * first + left_of(entry)],
        NEXT[4 * second + right_of(entry)],
        ahead(first, entry, -1, 0),
    ]


def make_way(state: State, space: int) -> None:
    """Any other component on the space is removed (LS-20.11, LS-20.17, LS-20.23)."""
    while monster_on(state, space) != NOBODY:  # Under a monster there may be a tile.
        figure = monster_on(state, space)
        state.tell("swept-away", figure, space)
        remove_monster(state, figure)
    if state.structure[space] != NOTHING:
        demolish(state, state.structure[space])
    if state.terrain[space] > WATER:
        state.terrain[space] = GROUND


class DisplaceHero(Step[State, OfHero]):
    """The hero is moved straight towards the Fog, else to the nearest free space (R-84, DP-11)."""

    def run(self, state: State, frame: OfHero) -> Question | None:
        taken: list[int] = []
        if state.scenario == 3:
            taken = dryad_place(state)
            direction = (ENTRY[dryad_slot(state)] + 2) % 4
        else:
            direction = (towards_city(frame.thing) + 2) % 4
        space = NEXT[4 * frame.thing + direction]
        while space != NOWHERE and not is_fog(state, space):
            if free(state, space) and space not in taken:
                self.move(state, frame, space)
                return None
            space = NEXT[4 * space + direction]
        near = nearest_free(state, frame.thing, taken)
        if len(near) == 1:
            self.move(state, frame, near[0])
            return None
        return Question(TABLE, "displace", [DISPLACE[one] for one in near])

    def answer(self, state: State, frame: OfHero, option: Option) -> None:
        self.move(state, frame, option.noun)

    def move(self, state: State, frame: OfHero, space: int) -> None:
        put_hero(state, frame.hero, space)
        state.tell("displaced", state.card[frame.hero], space)

    def refuse(self, state: State, frame: OfHero, option: Option) -> Refusal:
        if option.verb != "displace":
            return NOT_ASKED
        if is_fog(state, option.noun):
            return FOGGY
        if not free(state, option.noun):
            return NOT_FREE
        rooted = state.scenario == 3 and option.noun in dryad_place(state)
        return TAKES_ROOT if rooted else NOT_AS_NEAR


DISPLACING: Final = Script("displace", [DisplaceHero()])
