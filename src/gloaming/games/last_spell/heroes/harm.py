"""A hero is hurt: one damage instance, from the blow to the death check (LS-8)."""

from typing import Final

from gloaming.engine.question import Option, Question
from gloaming.engine.refusal import NOT_ASKED, Refusal
from gloaming.engine.script import Script, Step
from gloaming.games.last_spell.board import BESIDE, NOWHERE, in_area
from gloaming.games.last_spell.box.armour import (
    DARK_MANA,
    DARK_TOKENS,
    GAIN_MANA,
    HEAL_ANOTHER,
    REFRESH_TOKEN,
    SAVE_ANOTHER,
    STRIKE_BACK,
)
from gloaming.games.last_spell.box.hero_cards import GUARDIAN, IRON_WILL, RESOURCEFUL, THICK_SKIN
from gloaming.games.last_spell.box.monster_cards import CARD, DRAINED
from gloaming.games.last_spell.frames import Harming
from gloaming.games.last_spell.heroes.pools import (
    DONE_GUARDIAN,
    DONE_THICK_SKIN,
    FORBIDDEN_CARD,
    IS_EXHAUSTED,
    NOT_A_HURT_ALLY,
    NOT_WORN,
    armour_of,
    forbidden,
    has_perk,
    heal,
    refresh_tokens,
    refuse_restore,
    regain_mana,
    restore,
    restore_all,
    seat_of,
    worn_by,
)
from gloaming.games.last_spell.state import HEROES, NOBODY, State
from gloaming.games.last_spell.table.ending import count_giant, dies, hero_falls, wound
from gloaming.games.last_spell.table.ground import LEFT_ALONE, left_alone, monsters_in
from gloaming.games.last_spell.words import (
    ACCEPT,
    DECLINE,
    HELP,
    RESTORE,
    STRIKE,
    USE_ITEM,
    USE_PERK,
    USE_TRAIT,
)

MANA_GAINED: Final = 2  # Drop Shield
DARK_MANA_GAINED: Final = 4  # Darkness Armor
DARK_TOKENS_GAINED: Final = 2  # Darkness Pants

NO_REDUCTION: Final = Refusal("LS-25", "no-reduction")
EXPLODED: Final = Refusal("LS-8.4", "explosion-pierces")
NOT_THAT_PERK: Final = Refusal("LS-4.6", "perk-no-help")
NOT_THAT_TRAIT: Final = Refusal("LS-4.7", "trait-no-help")
SAVES_NOBODY: Final = Refusal("LS-25", "saves-nobody")
NOT_BESIDE: Final = Refusal("LS-25", "not-beside")


def hurt(state: State, hero: int, damage: int, source: int, unarmoured: bool = False) -> None:
    """Begin a damage instance against a hero (LS-8.1)."""
    frame = Harming(HARM, hero, damage, source)
    frame.unarmoured = int(unarmoured)
    state.tell("damage", state.card[hero], damage)
    state.stack.append(frame)


class AskGuardians(Step[State, Harming]):
    """A Guardian whose Area the hero is in may suffer a monster's blow instead (PK14)."""

    def run(self, state: State, frame: Harming) -> Question | None:
        while frame.source != NOBODY and frame.asked < HEROES:
            if can_guard(state, frame.asked, frame.hero):
                return Question(seat_of(state, frame.asked), "guard", [USE_PERK[GUARDIAN], DECLINE])
            frame.asked += 1
        frame.asked = 0
        return None

    def answer(self, state: State, frame: Harming, option: Option) -> None:
        guardian = frame.asked
        frame.asked += 1
        frame.repeat()
        if option is not DECLINE:
            state.this_attack[guardian] |= DONE_GUARDIAN
            frame.hero = guardian
            frame.asked = HEROES
            state.tell("guards", state.card[guardian])

    def refuse(self, state: State, frame: Harming, option: Option) -> Refusal:
        return NOT_THAT_PERK if option.verb == "use_perk" else NOT_ASKED


def can_guard(state: State, guardian: int, hero: int) -> bool:
    return (
        guardian != hero
        and state.space[guardian] != NOWHERE
        and has_perk(state, guardian, GUARDIAN)
        and not state.this_attack[guardian] & DONE_GUARDIAN
        and in_area(state.space[guardian], state.space[hero])
    )


class TakeReinforcement(Step[State, Harming]):
    """The token of Reinforce Armour takes 1 off a monster's damage and is gone (LS-5.7).

    It lies there for the Monster Phase: a Dive Bomb on somebody's turn leaves it alone.
    """

    def run(self, state: State, frame: Harming) -> Question | None:
        if frame.source == NOBODY or state.active != NOBODY:
            return None
        if state.reinforced[frame.hero] and frame.damage:
            state.reinforced[frame.hero] = 0
            frame.damage -= 1
            state.tell("reinforcement", state.card[frame.hero])
        return None


class Reduce(Step[State, Harming]):
    """The player may use Trait, Perk and any number of ready cards against it (LS-8.1)."""

    def run(self, state: State, frame: Harming) -> Question | None:
        if frame.damage == 0:
            return None
        hero = frame.hero
        options = [ACCEPT]
        for item in worn_by(state, hero):
            if refuse_card(state, frame, item) is None:
                options.append(USE_ITEM[item])
            elif refuse_restore(state, hero, item) is None:
                options.append(RESTORE[item])
        if thick_skin(state, frame):
            options.append(USE_PERK[THICK_SKIN])
        if state.trait[hero] in (IRON_WILL, RESOURCEFUL) and not state.spent_trait[hero]:
            options.append(USE_TRAIT[state.trait[hero]])
        if len(options) == 1:
            return None
        return Question(seat_of(state, hero), "harm", options, None, len(options))

    def answer(self, state: State, frame: Harming, option: Option) -> None:
        hero = frame.hero
        if option is ACCEPT:
            return
        frame.repeat()
        if option.verb == "use_item":
            use_card(state, frame, option.noun)
        elif option.verb == "restore":
            restore(state, hero, option.noun)
        elif option.verb == "use_perk":
            state.this_attack[hero] |= DONE_THICK_SKIN
            state.tell("uses-perk", state.card[hero], THICK_SKIN)
            frame.damage -= 1
        else:
            state.spent_trait[hero] = 1
            state.tell("uses-trait", state.card[hero], option.noun)
            if option.noun == IRON_WILL:
                frame.damage = 0
            else:
                restore_all(state, hero)

    def refuse(self, state: State, frame: Harming, option: Option) -> Refusal:
        if option.verb == "use_item":
            return refuse_card(state, frame, option.noun) or NOT_ASKED
        if option.verb == "restore":
            return refuse_restore(state, frame.hero, option.noun) or NOT_ASKED
        if option.verb == "use_perk":
            return NOT_THAT_PERK
        return NOT_THAT_TRAIT if option.verb == "use_trait" else NOT_ASKED


def thick_skin(state: State, frame: Harming) -> bool:
    """Thick Skin helps once per Monster Phase against a monster (PK01)."""
    return (
        frame.source != NOBODY
        and has_perk(state, frame.hero, THICK_SKIN)
        and not state.this_attack[frame.hero] & DONE_THICK_SKIN
    )


def refuse_card(state: State, frame: Harming, item: int) -> Refusal | None:
    """Why an Armour or Shield card can't be used now (LS-8.1, LS-8.2, LS-8.4)."""
    if item not in worn_by(state, frame.hero):
        return NOT_WORN
    if armour_of(item).less == 0:
        return NO_REDUCTION
    if frame.unarmoured:
        return EXPLODED
    if forbidden(state, frame.hero, item):
        return FORBIDDEN_CARD
    return IS_EXHAUSTED if state.exhausted[item] else None


def use_card(state: State, frame: Harming, item: int) -> None:
    """The card is turned sideways and takes its number off the damage (LS-8.2)."""
    armour = armour_of(item)
    state.exhausted[item] = 1
    state.tell("uses-item", state.card[frame.hero], item)
    frame.damage = max(0, frame.damage - armour.less)
    frame.then |= 1 << armour.then


class Suffer(Step[State, Harming]):
    """What is left is added as Wounds (LS-8.1)."""

    def run(self, state: State, frame: Harming) -> Question | None:
        hero = frame.hero
        if frame.damage:
            state.hurt[hero] += frame.damage
            left = max(0, state.hp[hero] - state.hurt[hero])
            state.tell("wounded", state.card[hero], frame.damage, left)
        else:
            state.tell("absorbed", state.card[hero])
        return None


class GainFromCards(Step[State, Harming]):
    """Used cards that say so give Mana or refresh a token (A09, A10)."""

    def run(self, state: State, frame: Harming) -> Question | None:
        if frame.then >> GAIN_MANA & 1:
            regain_mana(state, frame.hero, MANA_GAINED)
        if frame.then >> REFRESH_TOKEN & 1:
            refresh_tokens(state, frame.hero, 1)
        return None


class HealAnother(Step[State, Harming]):
    """Healer's Armor: another hero removes 1 Wound (A13)."""

    def run(self, state: State, frame: Harming) -> Question | None:
        others = hurt_others(state, frame.hero)
        if not frame.then >> HEAL_ANOTHER & 1 or not others:
            return None
        if len(others) == 1:
            heal(state, others[0], 1)
            return None
        options = [HELP[state.card[other]] for other in others]
        return Question(seat_of(state, frame.hero), "help", options)

    def answer(self, state: State, frame: Harming, option: Option) -> None:
        heal(state, state.card.index(option.noun), 1)

    def refuse(self, state: State, frame: Harming, option: Option) -> Refusal:
        return NOT_A_HURT_ALLY if option.verb == "help" else NOT_ASKED


def hurt_others(state: State, hero: int) -> list[int]:
    return [
        other
        for other in range(HEROES)
        if other != hero and state.space[other] != NOWHERE and state.hurt[other]
    ]


class StrikeBack(Step[State, Harming]):
    """Fury Shield: a monster beside the hero suffers 1 damage, without dice (A14, R-75)."""

    def run(self, state: State, frame: Harming) -> Question | None:
        if not frame.then >> STRIKE_BACK & 1:
            return None
        beside = monsters_beside(state, frame.hero)
        if len(beside) == 1:
            strike(state, beside[0])
        if len(beside) <= 1:
            return None
        options = [STRIKE[figure] for figure in beside]
        return Question(seat_of(state, frame.hero), "strike", options)

    def answer(self, state: State, frame: Harming, option: Option) -> None:
        strike(state, option.noun)

    def refuse(self, state: State, frame: Harming, option: Option) -> Refusal:
        if option.verb != "strike":
            return NOT_ASKED
        beside = monsters_in(state, BESIDE[state.space[frame.hero]])
        return LEFT_ALONE if option.noun in beside else NOT_BESIDE


def monsters_beside(state: State, hero: int) -> list[int]:
    beside = monsters_in(state, BESIDE[state.space[hero]])
    return [figure for figure in beside if not left_alone(state, figure)]


def strike(state: State, figure: int) -> None:
    """It dies at once; where all attack together, only when all have attacked (LS-13.2)."""
    lived = state.wounds[figure] < CARD[figure].wounds
    wound(state, figure, 1)
    if state.wounds[figure] < CARD[figure].wounds:
        return
    if state.plan:  # Blows are being struck, and its own may be to come.
        if lived:
            count_giant(state, figure)
    else:
        dies(state, figure, by_team=True)


class PayInBlood(Step[State, Harming]):
    """Darkness cards: a Wound for Mana or tokens, if it does not kill (A20, A21, R-74)."""

    def run(self, state: State, frame: Harming) -> Question | None:
        offered = frame.then >> DARK_MANA & 1 or frame.then >> DARK_TOKENS & 1
        if not offered or state.hurt[frame.hero] >= state.hp[frame.hero] - 1:
            return None
        return Question(seat_of(state, frame.hero), "darkness", [ACCEPT, DECLINE], None, 2)

    def answer(self, state: State, frame: Harming, option: Option) -> None:
        hero = frame.hero
        armour = frame.then >> DARK_MANA & 1 == 1
        frame.then &= ~(1 << (DARK_MANA if armour else DARK_TOKENS))
        frame.repeat()
        if option is DECLINE:
            return
        state.hurt[hero] += 1
        state.tell("wounded", state.card[hero], 1, state.hp[hero] - state.hurt[hero])
        if armour:
            regain_mana(state, hero, DARK_MANA_GAINED)
        else:
            refresh_tokens(state, hero, DARK_TOKENS_GAINED)


class CheckDeath(Step[State, Harming]):
    """A hero with as many Wounds as HP is dead, unless a Priest Armor saves it (LS-4.2, A22)."""

    def run(self, state: State, frame: Harming) -> Question | None:
        hero = frame.hero
        if state.hurt[hero] < state.hp[hero]:
            return None
        while frame.asked < HEROES:
            if priest_armour(state, frame.asked, hero) != NOBODY:
                item = priest_armour(state, frame.asked, hero)
                seat = seat_of(state, frame.asked)
                return Question(seat, "save", [USE_ITEM[item], DECLINE])
            frame.asked += 1
        hero_falls(state, hero)
        return None

    def answer(self, state: State, frame: Harming, option: Option) -> None:
        if option is DECLINE:
            frame.asked += 1
            frame.repeat()
            return
        state.exhausted[option.noun] = 1
        state.tell("uses-item", state.card[frame.asked], option.noun)
        state.hurt[frame.hero] = state.hp[frame.hero] - 1
        state.tell("saved", state.card[frame.hero])

    def refuse(self, state: State, frame: Harming, option: Option) -> Refusal:
        return SAVES_NOBODY if option.verb == "use_item" else NOT_ASKED


def priest_armour(state: State, wearer: int, dying: int) -> int:
    """The ready Priest Armor of another hero, or NOBODY."""
    if wearer == dying or state.space[wearer] == NOWHERE:
        return NOBODY
    for item in worn_by(state, wearer):
        if armour_of(item).passive == SAVE_ANOTHER and not state.exhausted[item]:
            return NOBODY if forbidden(state, wearer, item) else item
    return NOBODY


class DrainMana(Step[State, Harming]):
    """The target of an Accursed loses 2 Mana besides, whatever became of the damage (LS-10.11)."""

    def run(self, state: State, frame: Harming) -> Question | None:
        hero = frame.target
        if frame.source != NOBODY and CARD[frame.source].drains and state.space[hero] != NOWHERE:
            lost = min(DRAINED, state.mana[hero])
            state.mana[hero] -= lost
            if lost:
                state.tell("mana-lost", state.card[hero], lost, state.mana[hero])
        return None


HARM: Final = Script(
    "harm",
    [
        AskGuardians(),
        TakeReinforcement(),
        Reduce(),
        Suffer(),
        GainFromCards(),
        HealAnother(),
        StrikeBack(),
        PayInBlood(),
        CheckDeath(),
        DrainMana(),
    ],
)
