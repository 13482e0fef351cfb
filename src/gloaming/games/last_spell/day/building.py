"""What is built, repaired and worked by day (LS-18.7 to LS-18.11)."""

from typing import Final

from gloaming.engine.question import TABLE, Option, Question
from gloaming.engine.refusal import NOT_ASKED, Refusal
from gloaming.engine.script import Script, Step
from gloaming.games.last_spell.action import Action
from gloaming.games.last_spell.board import BUILD_ZONE, NOWHERE, PLOT, PLOTS
from gloaming.games.last_spell.box.maps import WATER
from gloaming.games.last_spell.box.structures import (
    A_BUILDING,
    FIRST_ON_PLOT,
    GOLD_MINE,
    HOUSE,
    IN_PLAY,
    INN,
    NOTHING,
    SCAVENGER_CAMP,
    SEER,
    STONE_GATE,
    STONE_WALL,
    STRUCTURES,
    TEMPLE,
    WOODEN_GATE,
    WOODEN_WALL,
)
from gloaming.games.last_spell.day.discovery import LOOKING, unknown_slots
from gloaming.games.last_spell.frames import OfHero
from gloaming.games.last_spell.heroes.pools import heal
from gloaming.games.last_spell.state import HEROES, NOBODY, State
from gloaming.games.last_spell.table.ending import gain_mage
from gloaming.games.last_spell.table.ground import build, free, standing
from gloaming.games.last_spell.table.supply import GOLD, MATERIALS, earn
from gloaming.games.last_spell.words import HELP, SITE

MINED: Final = 2
SCAVENGED: Final = 3
MAGE_PRICE: Final = 2
REPAIRED: Final = 2  # Flames for one Material (LS-18.11).
UPGRADE_PRICE: Final = 1


NO_WORKERS: Final = Refusal("LS-18.7", "no-workers")
NO_JOB: Final = Refusal("LS-18.7", "no-job")
MAGES_COMPLETE: Final = Refusal("LS-18.7", "mages-complete")
NO_GOLD_FOR_MAGE: Final = Refusal("LS-18.7", "no-gold-for-mage")
NOTHING_TO_SEE: Final = Refusal("LS-18.7", "nothing-to-see")
OTHER_SPACE: Final = Refusal("LS-2.13", "other-space")
NOT_IN_INTRODUCTION: Final = Refusal("LS-23.5", "not-in-introduction")
TOO_MANY: Final = Refusal("LS-18.9", "none-left-to-build")
NO_GOLD: Final = Refusal("LS-18.8", "no-gold")
NO_MATERIALS: Final = Refusal("LS-18.9", "no-materials")
NO_SITE: Final = Refusal("LS-18.8", "no-site")
NOT_A_SITE: Final = Refusal("LS-2.14", "not-a-site")
NO_UPGRADE: Final = Refusal("LS-18.10", "no-wall-to-upgrade")
NOT_BURNING: Final = Refusal("LS-18.11", "not-burning")
NOT_HURT: Final = Refusal("LS-18.7", "not-hurt")

IN_INTRODUCTION: Final = [HOUSE, WOODEN_WALL]

_GOODS: Final = [GOLD, MATERIALS]
_KINDS: Final = list(range(1, len(STRUCTURES)))


# Work.


class Scavenge(Action):
    """A Worker brings 1 Gold or 1 Material (LS-18.7)."""

    def nouns(self, state: State) -> list[int]:
        return _GOODS

    def refuse(self, state: State, resource: int) -> Refusal | None:
        return None if state.workers else NO_WORKERS

    def do(self, state: State, resource: int) -> None:
        state.workers -= 1
        state.tell("scavenges", resource)
        earn(state, resource, 1)


def built_on(state: State) -> list[int]:
    """The space of every structure; a Building's first."""
    return [state.where[n] for n in range(FIRST_ON_PLOT, IN_PLAY) if state.kind[n] != NOTHING]


class Work(Action):
    """A Worker does a job of a standing Building (LS-18.7)."""

    def nouns(self, state: State) -> list[int]:
        return built_on(state)

    def refuse(self, state: State, space: int) -> Refusal | None:
        built = state.structure[space]
        kind = state.kind[built]
        if STRUCTURES[kind].jobs == 0 or state.shots[built] == 0:
            return NO_JOB  # The shots of a Defence are no jobs.
        if state.workers == 0:
            return NO_WORKERS
        if kind == TEMPLE and not wounded(state):
            return NOT_HURT
        if kind == INN:
            if state.mages >= state.edition.mages(state.scenario):
                return MAGES_COMPLETE
            if state.gold < MAGE_PRICE:
                return NO_GOLD_FOR_MAGE
        if kind == SEER and not can_look(state):
            return NOTHING_TO_SEE
        return None if state.where[built] == space else OTHER_SPACE

    def do(self, state: State, space: int) -> None:
        built = state.structure[space]
        kind = state.kind[built]
        state.workers -= 1
        state.shots[built] -= 1
        state.tell("works", kind, space)
        if kind == GOLD_MINE:
            earn(state, GOLD, MINED)
        elif kind == SCAVENGER_CAMP:
            earn(state, MATERIALS, SCAVENGED)
        elif kind == INN:
            state.gold -= MAGE_PRICE
            gain_mage(state)
        elif kind == TEMPLE:
            state.stack.append(OfHero(HEALING))
        elif kind == SEER:
            if state.edition.difficulty.discovery_last:
                state.seen_ahead += 1
            else:
                state.stack.append(OfHero(LOOKING))


def can_look(state: State) -> bool:
    """Whether a Seer has anything to look at, now or after a late Discovery (BD9, K6)."""
    if state.edition.introductory:
        return False
    return state.edition.difficulty.discovery_last or len(unknown_slots(state)) > 0


def wounded(state: State) -> list[int]:
    """Heroes that a Temple can help."""
    return [hero for hero in range(HEROES) if state.card[hero] != NOBODY and state.hurt[hero]]


class HealInTemple(Step[State, OfHero]):
    """One hero removes a Wound (BD7)."""

    def run(self, state: State, frame: OfHero) -> Question | None:
        hurt = wounded(state)
        if len(hurt) == 1:
            heal(state, hurt[0], 1)
            return None
        return Question(TABLE, "temple", [HELP[state.card[hero]] for hero in hurt])

    def answer(self, state: State, frame: OfHero, option: Option) -> None:
        heal(state, state.card.index(option.noun), 1)

    def refuse(self, state: State, frame: OfHero, option: Option) -> Refusal:
        return NOT_HURT if option.verb == "help" else NOT_ASKED


# Building.


class Build(Action):
    """A structure for its price, where there is a site for it (LS-18.8, LS-18.9, LS-23.5)."""

    def nouns(self, state: State) -> list[int]:
        return _KINDS

    def refuse(self, state: State, kind: int) -> Refusal | None:
        structure = STRUCTURES[kind]
        if state.edition.introductory and kind not in IN_INTRODUCTION:
            return NOT_IN_INTRODUCTION
        if standing(state, kind) >= structure.limit:
            return TOO_MANY
        if structure.category == A_BUILDING:
            if state.gold < structure.cost:
                return NO_GOLD
        elif state.materials < structure.cost:
            return NO_MATERIALS
        return None if any_site(state, kind) else NO_SITE

    def do(self, state: State, kind: int) -> None:
        state.stack.append(OfHero(BUILDING, thing=kind))


def plans(state: State) -> list[int]:
    """All that can ever be built at this table, affordable now or not (LS-23.5)."""
    return IN_INTRODUCTION if state.edition.introductory else _KINDS


def is_site(state: State, kind: int, space: int) -> bool:
    """Whether a structure could stand on a space; a Building's first (LS-2.13, LS-2.14)."""
    if STRUCTURES[kind].category == A_BUILDING:
        plot = PLOT[space]
        return plot != NOWHERE and PLOTS[plot][0] == space and empty_plot(state, plot)
    return free(state, space) and state.terrain[space] != WATER and state.structure[space] == 0


def empty_plot(state: State, plot: int) -> bool:
    return state.kind[FIRST_ON_PLOT + plot] == NOTHING


def sites(state: State, kind: int) -> list[int]:
    """Every space on which a structure can be built."""
    if STRUCTURES[kind].category == A_BUILDING:
        return [pair[0] for plot, pair in enumerate(PLOTS) if empty_plot(state, plot)]
    return [space for space in BUILD_ZONE if is_site(state, kind, space)]


def any_site(state: State, kind: int) -> bool:
    if STRUCTURES[kind].category == A_BUILDING:
        for plot in range(len(PLOTS)):
            if empty_plot(state, plot):
                return True
        return False
    for space in BUILD_ZONE:
        if is_site(state, kind, space):
            return True
    return False


class ChooseSite(Step[State, OfHero]):
    """The team says where, pays, and it stands and works at once (LS-18.8, LS-18.9)."""

    def run(self, state: State, frame: OfHero) -> Question | None:
        return Question(TABLE, "site", [SITE[space] for space in sites(state, frame.thing)])

    def answer(self, state: State, frame: OfHero, option: Option) -> None:
        kind, space = frame.thing, option.noun
        structure = STRUCTURES[kind]
        if structure.category == A_BUILDING:
            state.gold -= structure.cost
        else:
            state.materials -= structure.cost
        built = build(state, kind, space, PLOT[space])
        state.shots[built] = structure.jobs
        state.tell("builds", kind, space)

    def refuse(self, state: State, frame: OfHero, option: Option) -> Refusal:
        if option.verb != "site":
            return NOT_ASKED
        plot = PLOT[option.noun]
        building = STRUCTURES[frame.thing].category == A_BUILDING
        half = building and plot != NOWHERE and empty_plot(state, plot)
        return OTHER_SPACE if half else NOT_A_SITE


class UpgradeWall(Action):
    """A Wooden Wall or Gate becomes stone for a Material, its flames stay (LS-18.10)."""

    def nouns(self, state: State) -> list[int]:
        return built_on(state)

    def refuse(self, state: State, space: int) -> Refusal | None:
        built = state.structure[space]
        kind = state.kind[built]
        if built == NOTHING or kind not in (WOODEN_WALL, WOODEN_GATE):
            return NO_UPGRADE
        if state.edition.introductory:
            return NOT_IN_INTRODUCTION
        if standing(state, to_stone(kind)) >= STRUCTURES[to_stone(kind)].limit:
            return TOO_MANY
        return NO_MATERIALS if state.materials < UPGRADE_PRICE else None

    def do(self, state: State, space: int) -> None:
        built = state.structure[space]
        state.materials -= UPGRADE_PRICE
        state.kind[built] = to_stone(state.kind[built])
        state.tell("upgrades-wall", state.kind[built], space)


def to_stone(kind: int) -> int:
    return STONE_WALL if kind == WOODEN_WALL else STONE_GATE


class Repair(Action):
    """One Material removes up to two flames (LS-18.11)."""

    def nouns(self, state: State) -> list[int]:
        return built_on(state)

    def refuse(self, state: State, space: int) -> Refusal | None:
        built = state.structure[space]
        if built == NOTHING or state.flames[built] == 0:
            return NOT_BURNING
        if state.materials == 0:
            return NO_MATERIALS
        return None if state.where[built] == space else OTHER_SPACE

    def do(self, state: State, space: int) -> None:
        built = state.structure[space]
        state.materials -= 1
        state.flames[built] = max(0, state.flames[built] - REPAIRED)
        state.tell("repairs", state.kind[built], space, state.flames[built])


HEALING: Final = Script("temple", [HealInTemple()])
BUILDING: Final = Script("building", [ChooseSite()])
