"""An attack is declared: its Impact Space, its direction, its price (LS-6.12, steps 1 to 3)."""

from typing import Final

from gloaming.engine.question import Option, Question
from gloaming.engine.refusal import NOT_ASKED, Refusal
from gloaming.engine.script import Step
from gloaming.games.last_spell.attack.aiming import Aiming, directions
from gloaming.games.last_spell.board import NORTH
from gloaming.games.last_spell.box.equipment import ATTACKS, PUNCH
from gloaming.games.last_spell.box.hero_cards import (
    BERSERKER,
    BRAWLER,
    BREAKER,
    ENGINEER,
    KEEN_EYE,
    MARKSMAN,
    STEADY_AIM,
    SUNDERER,
)
from gloaming.games.last_spell.box.weapon import (
    DEFENCE,
    INEVITABLE,
    MAGIC,
    MANOEUVRE,
    MELEE,
    MOMENTUM,
    ON_ITSELF,
    PIERCING,
    RANGED,
    STUN,
    VISION,
    Attack,
)
from gloaming.games.last_spell.frames import AT_EFFECTS, Attacking
from gloaming.games.last_spell.heroes.pools import (
    DONE_ATTACK,
    DONE_BREAKER,
    DONE_MARKSMAN,
    DONE_SHOT,
    has_perk,
    seat_of,
)
from gloaming.games.last_spell.state import NOBODY, State
from gloaming.games.last_spell.words import (
    AIM,
    BY_BRAWLER,
    BY_ENGINEER,
    BY_MAGIC,
    BY_STEADY_AIM,
    FACE,
    STOP,
    USE_PERK,
    USE_TRAIT,
)

MOMENTUM_STEPS: Final = 3

PERK_NOT_NOW: Final = Refusal("LS-4.6", "perk-not-now")
TRAIT_NOT_NOW: Final = Refusal("LS-4.7", "trait-not-now")
NOT_THAT_WAY: Final = Refusal("LS-24.2", "not-that-way")
NOT_THE_FIST: Final = Refusal("LS-5.5", "not-the-fist")


class ChooseImpact(Step[State, Attacking]):
    """The attacker chooses the Impact Space, after whatever is used when declaring (LS-6.12)."""

    def run(self, state: State, frame: Attacking) -> Question | None:
        attack = ATTACKS[frame.attack]
        if attack is PUNCH:
            spaces = [frame.impact]
        else:
            spaces = Aiming(state, attack, frame.origin, frame.keywords).spaces(state)
        options = [AIM[space] for space in spaces]
        if frame.paid:
            if not options:
                frame.at = AT_EFFECTS
                return None
            options.append(STOP)
        else:
            options += declarations(state, frame, attack)
            if len(options) == 1 and (attack is PUNCH or attack.reach.code == ON_ITSELF):
                frame.impact = spaces[0]
                return None
        return Question(seat_of(state, frame.hero), "aim", options, None, frame.impacts)

    def answer(self, state: State, frame: Attacking, option: Option) -> None:
        if option is STOP:
            frame.at = AT_EFFECTS
        elif option.verb == "aim":
            frame.impact = option.noun
            state.tell("aims", option.noun)
        else:
            declare(state, frame, option)
            frame.repeat()

    def refuse(self, state: State, frame: Attacking, option: Option) -> Refusal:
        if option.verb == "use_perk":
            return PERK_NOT_NOW
        if option.verb == "use_trait":
            return TRAIT_NOT_NOW
        if option.verb != "aim":
            return NOT_ASKED
        attack = ATTACKS[frame.attack]
        if attack is PUNCH:
            return NOT_THE_FIST
        aiming = Aiming(state, attack, frame.origin, frame.keywords)
        return aiming.refuse(state, option.noun) or NOT_ASKED


def declarations(state: State, frame: Attacking, attack: Attack) -> list[Option]:
    """Perks and Traits that can be used when declaring this attack (PK09, PK15, TR07–TR09)."""
    options: list[Option] = []
    hero = frame.hero
    if attack.type == DEFENCE or not attack.rolls():
        return options
    if attack is PUNCH and frame.impact == frame.origin:
        return options  # From the trap it has no keywords.
    done = state.this_phase[hero]
    if attack.type == RANGED and has_perk(state, hero, MARKSMAN) and not done & DONE_MARKSMAN:
        options.append(USE_PERK[MARKSMAN])
    weapon = attack.type == MELEE and attack is not PUNCH
    if weapon and has_perk(state, hero, BREAKER) and not done & DONE_BREAKER:
        options.append(USE_PERK[BREAKER])
    trait = state.trait[hero]
    if trait in (BERSERKER, KEEN_EYE, SUNDERER) and not state.spent_trait[hero]:
        options.append(USE_TRAIT[trait])
    return options


def declare(state: State, frame: Attacking, option: Option) -> None:
    """A Perk or Trait changes the attack before it is aimed."""
    hero = frame.hero
    if option.verb == "use_perk":
        state.tell("uses-perk", state.card[hero], option.noun)
        if option.noun == MARKSMAN:
            state.this_phase[hero] |= DONE_MARKSMAN
            frame.keywords |= INEVITABLE
        else:
            state.this_phase[hero] |= DONE_BREAKER
            frame.keywords |= PIERCING
        return
    state.tell("uses-trait", state.card[hero], option.noun)
    state.spent_trait[hero] = 1
    if option.noun == BERSERKER:
        frame.damage += 1
    elif option.noun == KEEN_EYE:
        frame.keywords |= VISION | INEVITABLE
    else:
        frame.keywords |= PIERCING | STUN


class ChooseDirection(Step[State, Attacking]):
    """The attack looks along the larger difference; where equal, the attacker chooses (R-106)."""

    def run(self, state: State, frame: Attacking) -> Question | None:
        attack = ATTACKS[frame.attack]
        if not attack.area.directed and not frame.keywords & MANOEUVRE:
            frame.direction = NORTH
            return None
        ways = directions(frame.origin, frame.impact)
        if len(ways) > 1:
            options = [FACE[way] for way in ways]
            return Question(seat_of(state, frame.hero), "face", options)
        frame.direction = ways[0]
        return None

    def answer(self, state: State, frame: Attacking, option: Option) -> None:
        frame.direction = option.noun

    def refuse(self, state: State, frame: Attacking, option: Option) -> Refusal:
        return NOT_THAT_WAY if option.verb == "face" else NOT_ASKED


class Pay(Step[State, Attacking]):
    """AP, Mana and MP are paid, once (LS-6.12)."""

    def run(self, state: State, frame: Attacking) -> Question | None:
        if frame.paid:
            return None
        attack = ATTACKS[frame.attack]
        hero = frame.hero
        frame.paid = 1
        state.struck = []
        if attack.type != DEFENCE:
            state.ap[hero] -= attack.ap
            state.mana[hero] -= attack.mana
            state.mp -= attack.mp
        if attack.rolls():
            grant_rerolls(state, frame, attack)
        if frame.item != NOBODY and attack.ap:  # A weapon, not a scroll.
            state.this_phase[hero] |= DONE_ATTACK
            if attack.type == RANGED:
                state.this_phase[hero] |= DONE_SHOT
        return None


def grant_rerolls(state: State, frame: Attacking, attack: Attack) -> None:
    """Which sources of rerolls this attack has, each for one reroll (LS-6.13, R-124)."""
    hero = frame.hero
    if attack is PUNCH and has_perk(state, hero, BRAWLER):
        frame.granted |= 1 << BY_BRAWLER
    if attack.type == DEFENCE and has_perk(state, hero, ENGINEER):
        frame.granted |= 1 << BY_ENGINEER
    if attack.type == MAGIC:
        frame.granted |= 1 << BY_MAGIC
    steady = attack.type == RANGED and has_perk(state, hero, STEADY_AIM) and state.walked == 0
    if steady and not state.this_phase[hero] & DONE_SHOT:
        frame.granted |= 1 << BY_STEADY_AIM
    if frame.keywords & MOMENTUM:
        frame.momentum = min(2, state.walked // MOMENTUM_STEPS)
