"""An Attack Type on a hero's turn: how often it is left, its keywords, why not (LS-6.3, LS-6.4)."""

from typing import Final

from gloaming.engine.refusal import Refusal
from gloaming.games.last_spell.attack.aiming import Aiming
from gloaming.games.last_spell.box.equipment import ITEMS, PUNCH, SCROLL, TYPES_PER_WEAPON, WEAPONS
from gloaming.games.last_spell.box.hero_cards import BRAWLER, KEEN_EYE
from gloaming.games.last_spell.box.weapon import PIERCING, VISION, Attack
from gloaming.games.last_spell.heroes.pools import NO_MANA, has_perk
from gloaming.games.last_spell.state import CARRIED, State
from gloaming.games.last_spell.table.ground import on_tower

NOT_CARRIED: Final = Refusal("LS-4.5", "not-carried")
ATTACKED_ALREADY: Final = Refusal("LS-14.4", "attacked-already")
NO_USES: Final = Refusal("LS-6.4", "no-uses-left")
NO_AP: Final = Refusal("LS-4.4", "no-action-points")
NO_MP: Final = Refusal("LS-6.3", "no-points-for-it")
NO_IMPACT: Final = Refusal("LS-6.6", "nothing-to-aim-at")


def refuse_cost(state: State, hero: int, attack: Attack) -> Refusal | None:
    """Why the cost of an attack can't be paid (LS-6.3)."""
    if state.ap[hero] < attack.ap:
        return NO_AP
    if state.mana[hero] < attack.mana:
        return NO_MANA
    return NO_MP if state.mp < attack.mp else None


def attack_of(number: int) -> Attack:
    """The attack that an Attack Type of one copy of a weapon is."""
    return WEAPONS[ITEMS[number // TYPES_PER_WEAPON].card].attacks[number % TYPES_PER_WEAPON]


def uses_left(state: State, number: int) -> int:
    """How often an Attack Type can still be used this phase (LS-6.4)."""
    level = state.weapon_level[number // TYPES_PER_WEAPON]
    return attack_of(number).uses_at(level) - state.uses[number]


def refuse_type(state: State, hero: int, number: int) -> Refusal | None:
    """Why an Attack Type of a weapon can't be used now (LS-6.4, LS-14.4)."""
    item = number // TYPES_PER_WEAPON
    if state.place[item] != CARRIED + hero:
        return NOT_CARRIED
    if state.attacked:
        return ATTACKED_ALREADY
    if uses_left(state, number) <= 0:
        return NO_USES
    attack = attack_of(number)
    refusal = refuse_cost(state, hero, attack)
    if refusal is not None:
        return refusal
    return None if can_aim(state, hero, attack, item) else NO_IMPACT


def can_aim(state: State, hero: int, attack: Attack, item: int) -> bool:
    """Whether there is an Impact Space, if need be with the Vision of Keen Eye (TR08)."""
    origin = state.space[hero]
    keywords = keywords_of(state, hero, attack, item)
    if Aiming(state, attack, origin, keywords).possible(state):
        return True
    if state.trait[hero] != KEEN_EYE or state.spent_trait[hero] or not attack.rolls():
        return False
    return Aiming(state, attack, origin, keywords | VISION).possible(state)


def keywords_of(state: State, hero: int, attack: Attack, item: int) -> int:
    """The keywords of an attack: its own, its weapon's levels, what the hero sees (LS-18.13)."""
    keywords = attack.keywords
    if attack is PUNCH:
        return keywords | PIERCING if has_perk(state, hero, BRAWLER) else keywords
    if state.clear_sight or on_tower(state, state.space[hero]):
        keywords |= VISION
    if ITEMS[item].sort != SCROLL and attack.rolls():
        weapon = WEAPONS[ITEMS[item].card]
        if state.weapon_level[item] >= 2:
            keywords |= weapon.level_2
        if state.weapon_level[item] >= 3:
            keywords |= weapon.level_3
    return keywords
