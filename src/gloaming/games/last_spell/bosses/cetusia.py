"""Cetusia the Putrescent Wyrm: where Head and Tail rise, what they do (LS-20.9–LS-20.14)."""

from typing import Final

from gloaming.engine.question import NATURE, TABLE, Option, Question
from gloaming.engine.refusal import NOT_ASKED, Refusal
from gloaming.engine.script import Step
from gloaming.games.last_spell.board import (
    AREA,
    BESIDE,
    NEXT,
    NOWHERE,
    ahead,
)
from gloaming.games.last_spell.bosses.displacing import DISPLACING, make_way, towards_city
from gloaming.games.last_spell.box.cetusia_cards import (
    BLOW_SPACES,
    HEAD_BLOWS,
    HEAD_SPACES,
    TAIL_BLOWS,
    TAIL_SPACES,
    TIDAL_ENTRANCE,
    damage_of,
)
from gloaming.games.last_spell.box.maps import CIRCLE, CLIFF
from gloaming.games.last_spell.box.monster_cards import CARD, HEAD, TAIL, figures_of
from gloaming.games.last_spell.box.structures import NOTHING
from gloaming.games.last_spell.frames import OfHero, Round
from gloaming.games.last_spell.heroes.harm import hurt
from gloaming.games.last_spell.monsters.blows import NOT_TIED, aimed_spaces, melee
from gloaming.games.last_spell.state import GOES_ON, LAST_NIGHT, NOBODY, State
from gloaming.games.last_spell.table.ending import dies, lose_mages
from gloaming.games.last_spell.table.flames import burn, clear_ruins
from gloaming.games.last_spell.table.ground import (
    hero_on,
    is_fog,
    monster_on,
    put_monster,
    target_structure,
)
from gloaming.games.last_spell.words import TARGET, WYRM

FIRST_HEAD: Final = figures_of(HEAD)[0]
FIRST_TAIL: Final = figures_of(TAIL)[0]
PARTS: Final = [FIRST_HEAD, FIRST_TAIL]
DRAWN_BEFORE_SHUFFLE: Final = 3  # LS-20.13


def haunts(state: State) -> bool:
    """Whether Cetusia is the boss of this night."""
    edition = state.edition
    return state.scenario == 2 and not edition.introductory and state.day == LAST_NIGHT


class DrawWyrm(Step[State, Round]):
    """From the second Monster Phase on a Cetusia card is drawn in each (LS-20.10)."""

    def run(self, state: State, frame: Round) -> Question | None:
        frame.index = 0
        if not haunts(state) or state.phase == 1:
            return None
        left = [card for card in range(len(WYRM)) if state.wyrm_deck[card]]
        return Question(NATURE, "wyrm", [WYRM[card] for card in left])

    def answer(self, state: State, frame: Round, option: Option) -> None:
        state.wyrm_card = option.noun
        state.wyrm_deck[option.noun] = 0
        state.tell("wyrm", option.noun)
        for part in PARTS:  # Both are lifted first (LS-20.11).
            if state.at[part] != NOWHERE:
                lift(state, part)


def lift(state: State, part: int) -> None:
    """A part leaves its space and keeps its Wounds."""
    state.figure[state.at[part]] = NOTHING
    state.at[part] = NOWHERE


class RaiseWyrm(Step[State, Round]):
    """Head and Tail rise on the card's spaces; who stands there gives way (LS-20.10, LS-20.11)."""

    def run(self, state: State, frame: Round) -> Question | None:
        if not haunts(state) or state.wyrm_card == NOBODY:
            return None
        while frame.index < len(PARTS):
            part = PARTS[frame.index]
            space = place_of(state, frame.index)
            if state.wounds[part] < CARD[part].wounds and state.at[part] == NOWHERE:
                hero = hero_on(state, space)
                if hero != NOBODY:
                    frame.repeat()
                    state.stack.append(OfHero(DISPLACING, hero, thing=space))
                    return None
                make_way(state, space)
                wounds = state.wounds[part]
                put_monster(state, part, space, towards_city(space))
                state.wounds[part] = wounds
                state.tell("enters", part, space)
            frame.index += 1
        frame.index = 0
        return None


def place_of(state: State, index: int) -> int:
    return (HEAD_SPACES if index == 0 else TAIL_SPACES)[state.wyrm_card]


class WyrmAttacks(Step[State, Round]):
    """Head, then Tail attack before all others, facing what is beside them (LS-20.12)."""

    def run(self, state: State, frame: Round) -> Question | None:
        if not haunts(state) or state.wyrm_card == NOBODY:
            return None
        while frame.index < len(PARTS):
            part = PARTS[frame.index]
            if state.at[part] != NOWHERE:
                aim = melee(state, BESIDE[state.at[part]], CARD[part])
                if len(aim.aims) > 1:
                    spaces = aimed_spaces(state, aim)
                    return Question(TABLE, "target", [TARGET[space] for space in spaces])
                facing = towards_city(state.at[part])
                if aim.aims:
                    facing = facing_of(state, part, aim.aims[0])
                frame.index += 1
                frame.repeat()
                blow(state, part, facing)
                return None
            frame.index += 1
        frame.index = 0
        return None

    def answer(self, state: State, frame: Round, option: Option) -> None:
        part = PARTS[frame.index]
        aim = melee(state, BESIDE[state.at[part]], CARD[part])
        chosen = aim.aims[aimed_spaces(state, aim).index(option.noun)]
        frame.index += 1
        frame.repeat()
        blow(state, part, facing_of(state, part, chosen))

    def refuse(self, state: State, frame: Round, option: Option) -> Refusal:
        return NOT_TIED if option.verb == "target" else NOT_ASKED


def facing_of(state: State, part: int, aim: int) -> int:
    """The side on which what is aimed at touches the part."""
    here = state.at[part]
    for side in range(4):
        one = NEXT[4 * here + side]
        if one != NOWHERE and aim in melee(state, [one], CARD[part]).aims:
            return side
    return towards_city(here)


def blow(state: State, part: int, facing: int) -> None:
    """Everything on the affected spaces suffers once, monsters without dice (LS-20.12, R-82)."""
    state.facing[part] = facing
    here = state.at[part]
    kind = (HEAD_BLOWS if part == FIRST_HEAD else TAIL_BLOWS)[state.wyrm_card]
    damage = damage_of(kind, state.wyrm_stage)
    state.tell("wyrm-strikes", part, kind)
    spaces = affected(state, here, facing, kind)
    burnt: list[int] = []
    circle = False
    for space in spaces:
        figure = monster_on(state, space)
        if figure != NOBODY:
            state.wounds[figure] += damage
            state.tell("hit", figure, damage)
            if state.wounds[figure] >= CARD[figure].wounds:
                dies(state, figure, by_team=False)
        built = target_structure(state, space)
        if built != NOTHING and built not in burnt:
            burnt.append(built)
            burn(state, built, damage)
        circle = circle or state.terrain[space] == CIRCLE
    clear_ruins(state)
    if state.ending != GOES_ON or state.night_over:
        return  # She struck herself down.
    if circle:
        lose_mages(state, damage)
        if state.mages == 0:
            return
    for space in spaces:
        hero = hero_on(state, space)
        if hero != NOBODY:
            hurt(state, hero, damage, part)


def affected(state: State, here: int, facing: int, kind: int) -> list[int]:
    """The spaces a blow strikes from here (LS-20.12)."""
    spaces = AREA[here].copy() if kind == TIDAL_ENTRANCE else []
    for forward, right in BLOW_SPACES[kind]:
        space = ahead(here, facing, forward, right)
        if space != NOWHERE:
            spaces.append(space)
    return [one for one in spaces if not is_fog(state, one) and state.terrain[one] != CLIFF]


class Sweep:
    """A blow of Head or Tail that may come: the spaces it would strike, and how hard."""

    __slots__ = ("damage", "spaces")

    def __init__(self, spaces: list[int], damage: int) -> None:
        self.spaces = spaces
        self.damage = damage


def sweeps(state: State, card: int) -> list[Sweep]:
    """What both parts would strike if this card were drawn next, facing the City or whoever stands
    beside them (LS-20.12)."""
    found: list[Sweep] = []
    for part in PARTS:
        if state.wounds[part] >= CARD[part].wounds:
            continue
        head = part == FIRST_HEAD
        here = (HEAD_SPACES if head else TAIL_SPACES)[card]
        kind = (HEAD_BLOWS if head else TAIL_BLOWS)[card]
        facing = towards_city(here)
        for side in range(4):
            one = NEXT[4 * here + side]
            if one != NOWHERE and hero_on(state, one) != NOBODY:
                facing = side
        damage = damage_of(kind, state.wyrm_stage)
        found.append(Sweep(affected(state, here, facing, kind), damage))
    return found


class ShuffleWyrm(Step[State, Round]):
    """When three cards have been drawn, all four are shuffled again (LS-20.13, R-83)."""

    def run(self, state: State, frame: Round) -> Question | None:
        drawn = 0
        for card in state.wyrm_deck:
            drawn += 1 - card
        if drawn >= DRAWN_BEFORE_SHUFFLE:
            for card in range(len(state.wyrm_deck)):
                state.wyrm_deck[card] = 1
        return None
