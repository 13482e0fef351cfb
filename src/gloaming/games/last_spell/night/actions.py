"""What a hero can do on its turn besides moving: a row for each action (LS-14.5)."""

from typing import Final

from gloaming.engine.refusal import Refusal
from gloaming.games.last_spell.action import Action
from gloaming.games.last_spell.attack.assault import ATTACK_SCRIPT, begin_attack
from gloaming.games.last_spell.attack.attack_types import (
    ATTACKED_ALREADY,
    NO_AP,
    NO_IMPACT,
    NOT_CARRIED,
    attack_of,
    can_aim,
    refuse_type,
)
from gloaming.games.last_spell.board import BESIDE, PLOTS, adjacent, in_area
from gloaming.games.last_spell.box.armour import LONGER_STRIDE
from gloaming.games.last_spell.box.equipment import (
    BALLISTA_SHOT,
    BLUE_POTION,
    CATAPULT_SHOT,
    FIRST_ARMOUR,
    FIRST_POTION,
    FIRST_SCROLL,
    GREEN_POTION,
    ITEM_COUNT,
    ITEMS,
    POTION_AP,
    POTION_MANA,
    PUNCH,
    RED_POTION,
    SCROLLS,
    TYPES_PER_WEAPON,
    WEAPON_ITEMS,
    WEAPONS,
)
from gloaming.games.last_spell.box.structures import (
    BALLISTA,
    CATAPULT,
    FIRST_OFF_PLOT,
    FIRST_ON_PLOT,
    MANA_WELL,
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
    refuse_restore,
    regain_ap,
    regain_mana,
    restore,
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

_BOOTS: Final = [
    item for item in range(FIRST_ARMOUR, FIRST_POTION) if armour_of(item).passive == LONGER_STRIDE
]


class UseWeapon(Action):
    """The weapon attack of the turn (LS-6.4, LS-14.4)."""

    def nouns(self, state: State) -> list[int]:
        """The Attack Types of the weapons at hand, before the attack of the turn."""
        found: list[int] = []
        if state.attacked:
            return found
        mine = CARRIED + state.active
        for item in range(WEAPON_ITEMS):
            if state.place[item] == mine:
                first = TYPES_PER_WEAPON * item
                found += range(first, first + len(WEAPONS[ITEMS[item].card].attacks))
        return found

    def refuse(self, state: State, number: int) -> Refusal | None:
        return refuse_type(state, state.active, number)

    def do(self, state: State, number: int) -> None:
        item = number // TYPES_PER_WEAPON
        state.attacked = 1
        state.uses[number] += 1
        state.tell("attacks", state.card[state.active], number)
        begin_attack(state, state.active, attack_of(number), item)


class Restore(Action):
    """An exhausted card is made ready, by its additional ability (LS-8.3)."""

    def nouns(self, state: State) -> list[int]:
        mine, used = CARRIED + state.active, state.exhausted
        cards = range(FIRST_ARMOUR, FIRST_POTION)
        return [item for item in cards if used[item] and state.place[item] == mine]

    def refuse(self, state: State, item: int) -> Refusal | None:
        return refuse_restore(state, state.active, item)

    def do(self, state: State, item: int) -> None:
        restore(state, state.active, item)


class Stride(Action):
    """Running Boots are used on the own turn, no other card is (A23)."""

    def nouns(self, state: State) -> list[int]:
        return _BOOTS

    def refuse(self, state: State, item: int) -> Refusal | None:
        if state.place[item] != CARRIED + state.active:
            return NOT_CARRIED
        if armour_of(item).passive != LONGER_STRIDE:
            return NO_BOOTS
        if forbidden(state, state.active, item):
            return FORBIDDEN_CARD
        return IS_EXHAUSTED if state.exhausted[item] else None

    def do(self, state: State, item: int) -> None:
        state.exhausted[item] = 1
        state.stride[state.active] += STRIDE
        state.tell("uses-item", state.card[state.active], item)


class Drink(Action):
    """One of the two uses of a potion; after the second it is discarded (LS-9.1 to LS-9.3)."""

    def nouns(self, state: State) -> list[int]:
        mine = CARRIED + state.active
        return [item for item in range(FIRST_POTION, FIRST_SCROLL) if state.place[item] == mine]

    def refuse(self, state: State, item: int) -> Refusal | None:
        if state.place[item] != CARRIED + state.active:
            return NOT_CARRIED
        return DRUNK_ALREADY if state.drunk else None

    def do(self, state: State, item: int) -> None:
        hero = state.active
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


class Read(Action):
    """A scroll can be read as long as its Mana can be paid (LS-9.4)."""

    def nouns(self, state: State) -> list[int]:
        mine = CARRIED + state.active
        return [item for item in range(FIRST_SCROLL, ITEM_COUNT) if state.place[item] == mine]

    def refuse(self, state: State, item: int) -> Refusal | None:
        hero = state.active
        if state.place[item] != CARRIED + hero:
            return NOT_CARRIED
        attack = SCROLLS[ITEMS[item].card]
        if state.mana[hero] < attack.mana:
            return NO_MANA
        return None if can_aim(state, hero, attack, item) else NO_IMPACT

    def do(self, state: State, item: int) -> None:
        state.tell("reads", state.card[state.active], item)
        begin_attack(state, state.active, SCROLLS[ITEMS[item].card], item)


class Punch(Action):
    """A blow with the fist, the attack of the turn (LS-5.5)."""

    def nouns(self, state: State) -> list[int]:
        if state.attacked:
            return []
        here = state.space[state.active]
        return [*BESIDE[here], here] if state.growth else BESIDE[here]

    def refuse(self, state: State, space: int) -> Refusal | None:
        hero = state.active
        if state.attacked:
            return ATTACKED_ALREADY
        if state.ap[hero] < PUNCH.ap:
            return NO_AP
        here = state.space[hero]
        beside = adjacent(here, space)
        if state.growth and (beside or space == here) and self.holds(state, space):
            return None
        if not beside or monster_on(state, space) == NOBODY:
            return NO_MONSTER
        return IN_FOG if is_fog(state, space) else None

    def holds(self, state: State, space: int) -> bool:
        """A punch can be spent on the tile under oneself or an adjacent hero (LS-20.25)."""
        return hero_on(state, space) != NOBODY and tile_under(state, space) != NOBODY

    def do(self, state: State, space: int) -> None:
        hero = state.active
        state.attacked = 1
        state.tell("punches", state.card[hero], space)
        caught = hero_on(state, space)
        if caught not in (NOBODY, hero):
            state.ap[hero] -= PUNCH.ap
            set_free(state, caught)  # No roll, no damage (LS-20.25).
            return
        begin_attack(state, hero, PUNCH, NOBODY).impact = space


class Reinforce(Action):
    """An AP token is laid on the hero (LS-5.7)."""

    def refuse(self, state: State, noun: int) -> Refusal | None:
        if state.this_phase[state.active] & DONE_REINFORCE:
            return REINFORCED
        return NO_AP if state.ap[state.active] < 1 else None

    def do(self, state: State, noun: int) -> None:
        hero = state.active
        state.ap[hero] -= 1
        state.this_phase[hero] |= DONE_REINFORCE
        state.reinforced[hero] = 1
        state.tell("reinforces", state.card[hero])


class Fire(Action):
    """A Ballista or Catapult is fired by the player whose turn it is (LS-15.1 to LS-15.6)."""

    def nouns(self, state: State) -> list[int]:
        return [
            state.where[built]
            for built in range(FIRST_OFF_PLOT, len(state.kind))
            if state.shots[built]
        ]

    def refuse(self, state: State, space: int) -> Refusal | None:
        built = state.structure[space]
        fires = state.kind[built] in (BALLISTA, CATAPULT)
        return None if fires and state.shots[built] else NOTHING_TO_FIRE

    def do(self, state: State, space: int) -> None:
        built = state.structure[space]
        attack = BALLISTA_SHOT if state.kind[built] == BALLISTA else CATAPULT_SHOT
        state.shots[built] -= 1
        state.tell("fires", state.kind[built], space)
        frame = Attacking(ATTACK_SCRIPT, state.active, attack.index)
        frame.origin = space
        frame.keywords = attack.keywords
        frame.damage = attack.damage
        state.stack.append(frame)


class DrawMana(Action):
    """Once per Heroes Phase a hero near the Mana Well gains 2 Mana (BD10)."""

    def refuse(self, state: State, noun: int) -> Refusal | None:
        if state.well:
            return WELL_USED
        for plot in range(len(PLOTS)):
            if state.kind[FIRST_ON_PLOT + plot] == MANA_WELL:
                for space in PLOTS[plot]:
                    if in_area(state.space[state.active], space):
                        return None
        return NO_WELL

    def do(self, state: State, noun: int) -> None:
        state.well = 1
        state.tell("draws-mana", state.card[state.active])
        regain_mana(state, state.active, WELL_MANA)
