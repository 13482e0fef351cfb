"""Perks and Traits that a hero uses on its own turn (PK11, PK16, TR02 to TR06)."""

from typing import Final

from gloaming.engine.question import Option, Question
from gloaming.engine.refusal import NOT_ASKED, Refusal
from gloaming.engine.script import Script, Step
from gloaming.games.last_spell.action import Action
from gloaming.games.last_spell.board import NOWHERE, in_area
from gloaming.games.last_spell.box.hero_cards import (
    COMMANDED_AP,
    COMMANDER,
    FIELD_MEDIC,
    FLEET_FOOTED,
    MANA_BORN,
    RESOURCEFUL,
    SECOND_WIND,
    TIRELESS,
    TOKENS,
)
from gloaming.games.last_spell.frames import OfHero
from gloaming.games.last_spell.heroes.pools import (
    NOT_A_HURT_ALLY,
    full_ap,
    has_perk,
    heal,
    refresh_tokens,
    regain_ap,
    regain_mana,
    restore_all,
    seat_of,
)
from gloaming.games.last_spell.state import HEROES, State
from gloaming.games.last_spell.words import HELP

_PERKS_ON_TURN: Final = [FIELD_MEDIC, SECOND_WIND]

PERK_NOT_ON_TURN: Final = Refusal("LS-4.6", "perk-not-on-turn")
TRAIT_NOT_ON_TURN: Final = Refusal("LS-4.7", "trait-not-on-turn")


class UsePerk(Action):
    """Field Medic and Second Wind work once per night (PK11, PK16)."""

    def nouns(self, state: State) -> list[int]:
        return _PERKS_ON_TURN

    def refuse(self, state: State, perk: int) -> Refusal | None:
        hero = state.active
        if perk not in (FIELD_MEDIC, SECOND_WIND) or not has_perk(state, hero, perk):
            return PERK_NOT_ON_TURN
        idle = perk == FIELD_MEDIC and not patients(state, hero)
        return PERK_NOT_ON_TURN if idle or state.tonight[hero] >> perk & 1 else None

    def do(self, state: State, perk: int) -> None:
        hero = state.active
        state.tonight[hero] |= 1 << perk
        state.tell("uses-perk", state.card[hero], perk)
        if perk == FIELD_MEDIC:
            state.stack.append(OfHero(CHOOSING_ALLY, hero, 0, FIELD_MEDIC))
        else:
            regain_ap(state, hero, 1)
            refresh_tokens(state, hero, 1)


def patients(state: State, hero: int) -> list[int]:
    """Who can be healed by a Field Medic: it or a hero in its Area, with a Wound (PK11)."""
    here = state.space[hero]
    found: list[int] = []
    for other in range(HEROES):
        space = state.space[other]
        if space != NOWHERE and state.hurt[other] and (other == hero or in_area(here, space)):
            found.append(other)
    return found


class UseTrait(Action):
    """Traits of the own turn (TR02 to TR06); a Commander needs somebody to command."""

    def nouns(self, state: State) -> list[int]:
        return [] if state.spent_trait[state.active] else [state.trait[state.active]]

    def refuse(self, state: State, trait: int) -> Refusal | None:
        hero = state.active
        if trait != state.trait[hero] or state.spent_trait[hero]:
            return TRAIT_NOT_ON_TURN
        if trait not in (TIRELESS, FLEET_FOOTED, MANA_BORN, RESOURCEFUL, COMMANDER):
            return TRAIT_NOT_ON_TURN
        return TRAIT_NOT_ON_TURN if trait == COMMANDER and not others(state, hero) else None

    def do(self, state: State, trait: int) -> None:
        hero = state.active
        state.spent_trait[hero] = 1
        state.tell("uses-trait", state.card[hero], trait)
        if trait == TIRELESS:
            regain_ap(state, hero, full_ap(state, hero))
        elif trait == FLEET_FOOTED:
            refresh_tokens(state, hero, TOKENS)
        elif trait == MANA_BORN:
            regain_mana(state, hero, state.base_mana[hero])
        elif trait == RESOURCEFUL:
            restore_all(state, hero)
        else:
            state.stack.append(OfHero(CHOOSING_ALLY, hero, 0, COMMANDER))


def others(state: State, hero: int) -> list[int]:
    return [one for one in range(HEROES) if one != hero and state.space[one] != NOWHERE]


class ChooseAlly(Step[State, OfHero]):
    """A Field Medic heals, a Commander commands: whom, if there is a choice (PK11, TR06)."""

    def run(self, state: State, frame: OfHero) -> Question | None:
        heroes = self.choice(state, frame)
        if len(heroes) == 1:
            self.help(state, frame, heroes[0])
            return None
        options = [HELP[state.card[hero]] for hero in heroes]
        return Question(seat_of(state, frame.hero), "help", options)

    def choice(self, state: State, frame: OfHero) -> list[int]:
        medic = frame.thing == FIELD_MEDIC
        return patients(state, frame.hero) if medic else others(state, frame.hero)

    def answer(self, state: State, frame: OfHero, option: Option) -> None:
        self.help(state, frame, state.card.index(option.noun))

    def help(self, state: State, frame: OfHero, hero: int) -> None:
        if frame.thing == FIELD_MEDIC:
            heal(state, hero, 1)
        else:
            regain_ap(state, hero, COMMANDED_AP)

    def refuse(self, state: State, frame: OfHero, option: Option) -> Refusal:
        return NOT_A_HURT_ALLY if option.verb == "help" else NOT_ASKED


CHOOSING_ALLY: Final = Script("choose-ally", [ChooseAlly()])
