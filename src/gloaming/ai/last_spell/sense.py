"""What is in vain at a table of The Last Spell: answers that can bring nothing, whatever follows.

Nobody has to weigh them: a drink for who lacks nothing, a shot that no monster stands in the way
of, a Building that has no day left to pay.
"""

from typing import Final

from gloaming.engine.question import Option
from gloaming.games.last_spell.attack.aiming import Aiming, affected, directions
from gloaming.games.last_spell.attack.attack_types import attack_of, keywords_of
from gloaming.games.last_spell.board import BESIDE, NOWHERE
from gloaming.games.last_spell.box.equipment import (
    ATTACKS,
    BALLISTA_SHOT,
    BLUE_POTION,
    CATAPULT_SHOT,
    GREEN_POTION,
    ITEMS,
    POTION_PRICE,
    RED_POTION,
    TYPES_PER_WEAPON,
    WEAPON_ITEMS,
    WEAPONS,
)
from gloaming.games.last_spell.box.hero_cards import KEEN_EYE
from gloaming.games.last_spell.box.maps import LOW
from gloaming.games.last_spell.box.structures import (
    ADVANCED_SHOP,
    BALLISTA,
    BLACKSMITH,
    GOLD_MINE,
    HOUSE,
    INN,
    MANA_WELL,
    NOTHING,
    SCAVENGER_CAMP,
    SEER,
    SHOP,
    STRUCTURES,
    TEMPLE,
)
from gloaming.games.last_spell.box.weapon import MANOEUVRE, MOMENTUM, VISION, Attack
from gloaming.games.last_spell.day.building import MAGE_PRICE, can_look, wounded
from gloaming.games.last_spell.frames import Attacking
from gloaming.games.last_spell.heroes.pools import full_ap, tokens_in
from gloaming.games.last_spell.state import CARRIED, LAST_NIGHT, NOBODY, USED, State
from gloaming.games.last_spell.table.ground import monster_on

CHEAPEST: Final = POTION_PRICE  # What a shop or a smith asks at least, in Gold.


def nights_left(state: State) -> int:
    """The nights to come in this city: every scenario begins with another (LS-21.2, LS-23.2)."""
    return 1 if state.edition.introductory else LAST_NIGHT + 1 - state.day


def in_vain(state: State, option: Option) -> bool:
    """Whether an answer to the open question can bring nothing."""
    verb = option.verb
    if verb == "drink":
        return lacks_nothing(state, option.noun)
    if verb == "build":
        return nights_left(state) == 1 and cannot_pay(state, option.noun)
    if verb == "aim":
        frame = state.stack[-1]
        assert isinstance(frame, Attacking)
        attack = ATTACKS[frame.attack]
        if frame.impact != NOWHERE and not frame.paid:
            return False  # A fist has its target already, perhaps a tile (LS-20.25).
        return spent(attack, frame.keywords) and not hits(state, attack, frame.origin, option.noun)
    if verb == "attack":
        return misses_all(state, option.noun)
    return verb == "fire" and fires_at_nothing(state, option.noun)


# By night.


def leaps(state: State, hero: int) -> bool:
    """Whether Movement Points are of use to a hero besides steps: for an attack, or for a way over
    something (LS-5.6, LS-6.3, LS-15.4, LS-15.5)."""
    mine = CARRIED + hero
    for item in range(WEAPON_ITEMS):
        if state.place[item] == mine:
            for attack in WEAPONS[ITEMS[item].card].attacks:
                if attack.mp or attack.keywords & MOMENTUM:
                    return True
    here = state.space[hero]
    built = state.structure[here]
    if built != NOTHING:  # A tower, a Portal.
        return True
    for near in BESIDE[here]:
        if state.terrain[near] == LOW or state.structure[near] != NOTHING:
            return True
    return False


def lacks_nothing(state: State, item: int) -> bool:
    """Whether a potion gives back what its hero has in full (LS-9.2)."""
    hero = state.active
    colour = ITEMS[item].card
    if colour == GREEN_POTION:
        return not tokens_in(state, hero, USED)
    if colour == RED_POTION:
        return state.hurt[hero] == 0
    if colour == BLUE_POTION:
        return state.mana[hero] >= state.base_mana[hero]
    return state.ap[hero] >= full_ap(state, hero)


def spent(attack: Attack, keywords: int) -> bool:
    """Whether an attack is for monsters alone: it does not take its hero anywhere (LS-24.2)."""
    return attack.rolls() and attack.area.landing == 0 and not keywords & MANOEUVRE


def hits(state: State, attack: Attack, origin: int, impact: int) -> bool:
    """Whether a monster stands where an impact strikes, in one of the ways it may be turned."""
    ways = directions(origin, impact) if attack.area.directed else [0]
    for way in ways:
        for space in affected(state, attack, origin, impact, way):
            if monster_on(state, space) != NOBODY:
                return True
    return False


def anything(state: State, attack: Attack, origin: int, keywords: int) -> bool:
    """Whether there is an Impact Space from which a monster would be struck."""
    for space in Aiming(state, attack, origin, keywords).spaces(state):
        if hits(state, attack, origin, space):
            return True
    return False


def misses_all(state: State, number: int) -> bool:
    """Whether an Attack Type of a weapon can strike nobody from here."""
    hero, attack = state.active, attack_of(number)
    keywords = keywords_of(state, hero, attack, number // TYPES_PER_WEAPON)
    if not spent(attack, keywords):
        return False
    if state.trait[hero] == KEEN_EYE and not state.spent_trait[hero]:
        keywords |= VISION
    return not anything(state, attack, state.space[hero], keywords)


def fires_at_nothing(state: State, space: int) -> bool:
    """Whether a Defence has nobody in its reach (LS-15.2, LS-15.3)."""
    ballista = state.kind[state.structure[space]] == BALLISTA
    attack = BALLISTA_SHOT if ballista else CATAPULT_SHOT
    return not anything(state, attack, space, attack.keywords)


# By day.


def cannot_pay(state: State, kind: int) -> bool:
    """Whether a Building does nothing today or tonight, after which it is of no use."""
    gold = state.gold - STRUCTURES[kind].cost
    if kind in (HOUSE, GOLD_MINE):
        return True  # Workers come at dawn, and a day of a Mine is worth no more than the Mine.
    if kind in (SHOP, ADVANCED_SHOP, BLACKSMITH):
        return gold < CHEAPEST - state.discount
    if kind == SCAVENGER_CAMP:
        return state.workers == 0
    if kind == TEMPLE:
        return state.workers == 0 or not wounded(state)
    if kind == INN:
        complete = state.mages >= state.edition.mages(state.scenario)
        return state.workers == 0 or complete or gold < MAGE_PRICE
    if kind == SEER:
        return state.workers == 0 or not can_look(state)
    return kind == MANA_WELL and max(state.base_mana) == 0
