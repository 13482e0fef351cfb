"""What a hero can do on its turn besides moving, and why not (LS-14.5)."""

from typing import Final

from gloaming.engine.refusal import Refusal
from gloaming.games.last_spell.attack.assault import ATTACK_SCRIPT, begin_attack
from gloaming.games.last_spell.attack.attack_types import (
    ATTACKED_ALREADY,
    NO_AP,
    NO_IMPACT,
    NOT_CARRIED,
    can_aim,
    keywords_of,
)
from gloaming.games.last_spell.board import BESIDE, PLOTS, adjacent, in_area
from gloaming.games.last_spell.box.armour import LONGER_STRIDE
from gloaming.games.last_spell.box.equipment import (
    ATTACKS,
    BALLISTA_SHOT,
    BLUE_POTION,
    CATAPULT_SHOT,
    GREEN_POTION,
    ITEMS,
    POTION_AP,
    POTION_MANA,
    PUNCH,
    RED_POTION,
    SCROLLS,
    TYPES_PER_WEAPON,
    WEAPONS,
)
from gloaming.games.last_spell.box.structures import (
    BALLISTA,
    CATAPULT,
    FIRST_OFF_PLOT,
    FIRST_ON_PLOT,
    MANA_WELL,
    NOTHING,
)
from gloaming.games.last_spell.frames import Attacking
from gloaming.games.last_spell.heroes.pools import (
    DONE_REINFORCE,
    FORBIDDEN_CARD,
    IS_EXHAUSTED,
    NO_MANA,
    armour_of,
    forbidden,
    heal,
    refresh_tokens,
    regain_ap,
    regain_mana,
)
from gloaming.games.last_spell.state import CARRIED, IN_BOX, NOBODY, State
from gloaming.games.last_spell.table.ground import (
    IN_FOG,
    hero_on,
    is_fog,
    monster_on,
    set_free,
    tile_under,
)

STRIDE: Final = 2  # Running Boots (A23)
WELL_MANA: Final = 2

NO_MONSTER: Final = Refusal("LS-5.5", "nobody-to-punch")
REINFORCED: Final = Refusal("LS-5.7", "reinforced-already")
DRUNK_ALREADY: Final = Refusal("LS-9.1", "drunk-already")
NOTHING_TO_FIRE: Final = Refusal("LS-15.1", "nothing-to-fire")
NO_BOOTS: Final = Refusal("LS-25", "not-on-your-turn")
NO_WELL: Final = Refusal("LS-14.5", "no-well")
WELL_USED: Final = Refusal("LS-14.5", "well-used")


def use_weapon(state: State, hero: int, number: int) -> None:
    """The weapon attack of the turn (LS-6.4)."""
    item = number // TYPES_PER_WEAPON
    attack = WEAPONS[ITEMS[item].card].attacks[number % TYPES_PER_WEAPON]
    state.attacked = 1
    state.uses[number] += 1
    state.tell("attacks", state.card[hero], number)
    begin_attack(state, hero, attack, item)


def refuse_punch(state: State, hero: int, space: int) -> Refusal | None:
    """Why nobody on a space can be punched (LS-5.5)."""
    if state.attacked:
        return ATTACKED_ALREADY
    if state.ap[hero] < PUNCH.ap:
        return NO_AP
    here = state.space[hero]
    if state.growth and refuse_punch_on_tile(state, here, space) is None:
        return None
    if not adjacent(here, space) or monster_on(state, space) == NOBODY:
        return NO_MONSTER
    return IN_FOG if is_fog(state, space) else None


def refuse_punch_on_tile(state: State, here: int, space: int) -> Refusal | None:
    """A punch can be spent on the tile under oneself or an adjacent hero (LS-20.25)."""
    near = space == here or adjacent(here, space)
    held = hero_on(state, space) != NOBODY and tile_under(state, space) != NOBODY
    return None if near and held else NO_MONSTER


def punches(state: State, hero: int) -> list[int]:
    """The spaces on which somebody can be punched."""
    here = state.space[hero]
    found = [space for space in BESIDE[here] if refuse_punch(state, hero, space) is None]
    if state.growth and refuse_punch(state, hero, here) is None:
        found.append(here)
    return found


def punch(state: State, hero: int, space: int) -> None:
    """A blow with the fist, the attack of the turn (LS-5.5)."""
    state.attacked = 1
    state.tell("punches", state.card[hero], space)
    caught = hero_on(state, space)
    if caught not in (NOBODY, hero):
        state.ap[hero] -= PUNCH.ap
        set_free(state, caught)  # No roll, no damage (LS-20.25).
        return
    begin_attack(state, hero, PUNCH, NOBODY).impact = space


def refuse_reinforce(state: State, hero: int) -> Refusal | None:
    if state.this_phase[hero] & DONE_REINFORCE:
        return REINFORCED
    return NO_AP if state.ap[hero] < 1 else None


def reinforce(state: State, hero: int) -> None:
    """An AP token is laid on the hero (LS-5.7)."""
    state.ap[hero] -= 1
    state.this_phase[hero] |= DONE_REINFORCE
    state.reinforced[hero] = 1
    state.tell("reinforces", state.card[hero])


def refuse_potion(state: State, hero: int, item: int) -> Refusal | None:
    if state.place[item] != CARRIED + hero:
        return NOT_CARRIED
    return DRUNK_ALREADY if state.drunk else None


def drink(state: State, hero: int, item: int) -> None:
    """One of the two uses of a potion; after the second it is discarded (LS-9.2, LS-9.3)."""
    state.drunk = 1
    state.tell("drinks", state.card[hero], item)
    if state.exhausted[item]:
        state.exhausted[item] = 0
        state.place[item] = IN_BOX
    else:
        state.exhausted[item] = 1
    colour = ITEMS[item].card
    if colour == GREEN_POTION:
        refresh_tokens(state, hero, 1)
    elif colour == RED_POTION:
        heal(state, hero, 1)
    elif colour == BLUE_POTION:
        regain_mana(state, hero, POTION_MANA)
    else:
        regain_ap(state, hero, POTION_AP)


def refuse_scroll(state: State, hero: int, item: int) -> Refusal | None:
    """A scroll can be read as long as its Mana can be paid (LS-9.4)."""
    if state.place[item] != CARRIED + hero:
        return NOT_CARRIED
    attack = SCROLLS[ITEMS[item].card]
    if state.mana[hero] < attack.mana:
        return NO_MANA
    return (
        None if can_aim(state, hero, attack, keywords_of(state, hero, attack, item)) else NO_IMPACT
    )


def read(state: State, hero: int, item: int) -> None:
    state.tell("reads", state.card[hero], item)
    begin_attack(state, hero, SCROLLS[ITEMS[item].card], item)


def refuse_fire(state: State, space: int) -> Refusal | None:
    """Why no Defence on a space can be fired (LS-15.1 to LS-15.3)."""
    built = state.structure[space]
    if built == NOTHING or state.kind[built] not in (BALLISTA, CATAPULT):
        return NOTHING_TO_FIRE
    return None if state.shots[built] else NOTHING_TO_FIRE


def loaded(state: State) -> list[int]:
    """The spaces of all Defences that can be fired."""
    found: list[int] = []
    for built in range(FIRST_OFF_PLOT, len(state.kind)):
        if state.shots[built] and state.kind[built] in (BALLISTA, CATAPULT):
            found.append(state.where[built])
    return found


def fire(state: State, hero: int, space: int) -> None:
    """A Ballista or Catapult is fired by the player whose turn it is (LS-15.1, LS-15.6)."""
    built = state.structure[space]
    attack = BALLISTA_SHOT if state.kind[built] == BALLISTA else CATAPULT_SHOT
    state.shots[built] -= 1
    state.tell("fires", state.kind[built], space)
    frame = Attacking(ATTACK_SCRIPT, hero, attack.index)
    frame.origin = space
    frame.keywords = attack.keywords
    frame.damage = ATTACKS[attack.index].damage
    state.stack.append(frame)


def refuse_stride(state: State, hero: int, item: int) -> Refusal | None:
    """Running Boots are used on the own turn, no other card is (A23)."""
    if state.place[item] != CARRIED + hero:
        return NOT_CARRIED
    if armour_of(item).passive != LONGER_STRIDE:
        return NO_BOOTS
    if forbidden(state, hero, item):
        return FORBIDDEN_CARD
    return IS_EXHAUSTED if state.exhausted[item] else None


def stride(state: State, hero: int, item: int) -> None:
    state.exhausted[item] = 1
    state.stride[hero] += STRIDE
    state.tell("uses-item", state.card[hero], item)


def refuse_well(state: State, hero: int) -> Refusal | None:
    """Once per Heroes Phase a hero near the Mana Well gains 2 Mana (BD10)."""
    if state.well:
        return WELL_USED
    for plot in range(len(PLOTS)):
        if state.kind[FIRST_ON_PLOT + plot] == MANA_WELL:
            for space in PLOTS[plot]:
                if in_area(state.space[hero], space):
                    return None
    return NO_WELL


def draw_mana(state: State, hero: int) -> None:
    state.well = 1
    state.tell("draws-mana", state.card[hero])
    regain_mana(state, hero, WELL_MANA)
