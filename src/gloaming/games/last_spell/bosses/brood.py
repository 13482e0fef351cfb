"""Hatcheries and Seed Mortars: where they grow, what hatches, whom they trap (LS-20.20 on)."""

from typing import Final

from gloaming.engine.question import TABLE, Option, Question
from gloaming.engine.refusal import NOT_ASKED, Refusal
from gloaming.engine.script import Script, Step
from gloaming.games.last_spell.board import (
    ENTRY,
    FIELD,
    NEXT,
    NOWHERE,
    SIZE,
    X,
    Y,
    ahead,
    slot_space,
)
from gloaming.games.last_spell.bosses.displacing import make_way
from gloaming.games.last_spell.box.monster_cards import (
    ARCHER,
    ARMORED,
    CLAWER,
    DRYAD,
    FIRST,
    HATCHERY,
    KIND,
    MONOLITH,
    MORTAR,
    RUNNER,
    STAND_INS,
    figures_of,
)
from gloaming.games.last_spell.box.structures import NOTHING
from gloaming.games.last_spell.box.waves import BROOD_CARDS, DIRECTION_CARDS, SCHEMAS
from gloaming.games.last_spell.frames import OfHero, Round
from gloaming.games.last_spell.heroes.harm import hurt
from gloaming.games.last_spell.monsters.arrival import in_box
from gloaming.games.last_spell.monsters.movement import in_order, move_monster
from gloaming.games.last_spell.state import BROODS, HEROES, NOBODY, State
from gloaming.games.last_spell.table.flames import demolish
from gloaming.games.last_spell.table.ground import (
    NOT_FREE,
    free,
    hero_on,
    monster_on,
    nearest_free,
    put_monster,
    remove_monster,
    tile_under,
    trapped,
)
from gloaming.games.last_spell.words import DISPLACE

# What a Hatchery shows.
NEW: Final = 1  # Just laid down: its first monster is still to come.
FIRST_HATCH: Final = 2
SECOND_HATCH: Final = 3

DISTANCE: Final = [0, 2, 3, 4]  # Of a tile from its icon, by the stage of the Dryad (LS-20.22).
TRAP_DAMAGE: Final = 1

NOT_A_NEST: Final = Refusal("LS-20.26", "not-a-nest")


def brood_slots(state: State) -> list[int]:
    """The slots of the Brood cards, in the order of the cards (LS-18.5)."""
    return DIRECTION_CARDS[state.direction].slots[1 : state.slots]


# What hatches.


def hatchling(state: State, kind: int) -> int:
    """A figure for a monster that hatches, or what stands in for it, or NOBODY (LS-20.21)."""
    figure = in_box(state, kind)
    if figure != NOBODY:
        return figure
    for other in STAND_INS:
        if other != RUNNER:
            figure = in_box(state, other)
            if figure != NOBODY:
                return figure
    return NOBODY


class Hatch(Step[State, Round]):
    """Second sides become Archers; then first sides turn and bring Armored (LS-20.20)."""

    def run(self, state: State, frame: Round) -> Question | None:
        while frame.index < 2 * BROODS:
            card = frame.index % BROODS
            second = frame.index < BROODS
            frame.index += 1
            tile = FIRST[HATCHERY] + card
            space = state.at[tile]
            # Under a trapped hero it does nothing (LS-20.25).
            if space == NOWHERE or hero_on(state, space) != NOBODY:
                continue
            if state.hatched[card] == (SECOND_HATCH if second else FIRST_HATCH):
                frame.repeat()
                if second:
                    remove_monster(state, tile)
                    state.stack.append(OfHero(HATCHING, left=ARCHER, thing=space))
                else:
                    state.hatched[card] = SECOND_HATCH
                    state.tell("turns-over", tile)
                    state.stack.append(OfHero(HATCHING, left=ARMORED, thing=space))
                return None
        frame.index = 0
        return None


class Emerge(Step[State, OfHero]):
    """A monster hatches on its space; if that is taken, as near as can be (LS-20.26, R-89)."""

    def run(self, state: State, frame: OfHero) -> Question | None:
        figure = hatchling(state, frame.left)
        if figure == NOBODY:
            return None
        nests = self.nests(state, frame.thing)
        if len(nests) > 1:
            return Question(TABLE, "nest", [DISPLACE[one] for one in nests])
        if nests:
            self.come(state, figure, nests[0])
        return None

    def nests(self, state: State, space: int) -> list[int]:
        """The space itself; else the nearest free ones, on the side of the City."""
        stands = monster_on(state, space)
        if stands == tile_under(state, space) and hero_on(state, space) == NOBODY:
            return [space]  # Nobody, or the tile alone.
        near = nearest_free(state, space, [])
        inmost = min([from_centre(one) for one in near], default=0)
        return [one for one in near if from_centre(one) == inmost]

    def answer(self, state: State, frame: OfHero, option: Option) -> None:
        self.come(state, hatchling(state, frame.left), option.noun)

    def come(self, state: State, figure: int, space: int) -> None:
        put_monster(state, figure, space, FIELD[space])
        state.targets.append(figure)
        state.tell("hatches", figure, space)

    def refuse(self, state: State, frame: OfHero, option: Option) -> Refusal:
        if option.verb != "displace":
            return NOT_ASKED
        return NOT_A_NEST if free(state, option.noun) else NOT_FREE


def from_centre(space: int) -> int:
    """How far a space is from the middle of the City, in halves."""
    last = SIZE - 1
    return abs(2 * X[space] - last) + abs(2 * Y[space] - last)


class MoveHatched(Step[State, Round]):
    """What has hatched moves at once, and not again in this phase (LS-20.20, R-88)."""

    def run(self, state: State, frame: Round) -> Question | None:
        if state.targets:
            for figure in in_order(state):
                if figure in state.targets:
                    move_monster(state, figure)
            state.fresh += state.targets
            state.targets = []
        return None


# Where tiles grow.


class PutTiles(Step[State, Round]):
    """Each Brood card, in slot order, grows the Hatchery and Mortar it lacks (LS-20.20, R-85)."""

    def run(self, state: State, frame: Round) -> Question | None:
        slots = brood_slots(state)
        for slot in sorted(slots):
            card = slots.index(slot)
            for kind in (HATCHERY, MORTAR):
                tile = FIRST[kind] + card
                if state.at[tile] == NOWHERE:
                    put_tile(state, tile, entry_space(state, slot, card, kind))
                    if kind == HATCHERY:
                        state.hatched[card] = NEW
        return None


def entry_space(state: State, slot: int, card: int, kind: int) -> int:
    """So far straight ahead of its icon; further on past the Dryad and Monoliths (LS-20.22)."""
    entry = ENTRY[slot]
    space = NOWHERE
    for icon in SCHEMAS[BROOD_CARDS[card]].icons:
        if icon.kind == kind:
            deep = slot_space(slot, state.fog, icon.row, icon.column)
            space = ahead(deep, entry, DISTANCE[state.growth], 0)
    while monster_on(state, space) != NOBODY and KIND[monster_on(state, space)] in (
        DRYAD,
        MONOLITH,
    ):
        space = NEXT[4 * space + entry]
    return space


def put_tile(state: State, tile: int, space: int) -> None:
    """It traps a hero that stands there; anything else makes room for it (LS-20.23)."""
    hero = hero_on(state, space)
    if hero == NOBODY:
        make_way(state, space)
        put_monster(state, tile, space, FIELD[space])
        state.tell("enters", tile, space)
        return
    if state.structure[space] != NOTHING:
        demolish(state, state.structure[space])  # A tower or Portal under the hero.
    state.at[tile] = space
    state.facing[tile] = FIELD[space]
    state.wounds[tile] = 0
    state.tell("traps", tile, state.card[hero])


class HatchClawers(Step[State, Round]):
    """A new Hatchery brings a Clawer, unless a hero is trapped on it (LS-20.20, LS-20.23)."""

    def run(self, state: State, frame: Round) -> Question | None:
        for card, tile in enumerate(figures_of(HATCHERY)):
            if state.at[tile] != NOWHERE and state.hatched[card] == NEW:
                state.hatched[card] = FIRST_HATCH
                if hero_on(state, state.at[tile]) == NOBODY:
                    frame.repeat()
                    state.stack.append(OfHero(HATCHING, left=CLAWER, thing=state.at[tile]))
                    return None
        return None


# Who is trapped.


class HurtTrapped(Step[State, Round]):
    """Trapped heroes suffer 1 damage before the monsters attack (LS-20.25)."""

    def run(self, state: State, frame: Round) -> Question | None:
        while state.growth and frame.index < HEROES:
            hero = frame.index
            frame.index += 1
            if state.space[hero] != NOWHERE and trapped(state, hero):
                frame.repeat()
                hurt(state, hero, TRAP_DAMAGE, tile_under(state, state.space[hero]))
                return None
        frame.index = 0
        return None


HATCHING: Final = Script("hatching", [Emerge()])
