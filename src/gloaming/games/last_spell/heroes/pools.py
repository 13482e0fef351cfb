"""What a hero has to spend: Action Points, Movement tokens, Mana, ready cards (LS-4, LS-14.6)."""

from typing import Final

from gloaming.engine.question import Option, Question
from gloaming.engine.refusal import NOT_ASKED, Refusal
from gloaming.engine.script import Script, Step
from gloaming.games.last_spell.box.armour import ARMOURS, NO_ARMOURS, NO_SHIELDS, SHIELD, Armour
from gloaming.games.last_spell.box.equipment import FIRST_ARMOUR, FIRST_POTION, ITEMS
from gloaming.games.last_spell.box.hero_cards import TOKENS
from gloaming.games.last_spell.frames import OfHero
from gloaming.games.last_spell.state import CARRIED, READY, USED, State
from gloaming.games.last_spell.words import REFRESH, SPEND

LEVEL_WITH_MORE_AP: Final = 4

NO_MANA: Final = Refusal("LS-4.3", "no-mana")
NOT_WORN: Final = Refusal("LS-8.1", "not-worn")
IS_EXHAUSTED: Final = Refusal("LS-8.2", "exhausted")
NO_RESTORING: Final = Refusal("LS-8.3", "no-way-to-restore")
IS_READY: Final = Refusal("LS-8.3", "is-ready")
FORBIDDEN_CARD: Final = Refusal("LS-25", "forbidden-card")
NO_TOKENS: Final = Refusal("LS-8.3", "no-tokens-to-spend")
NOT_A_USED_TOKEN: Final = Refusal("LS-9.2", "token-not-used")
NOT_A_READY_TOKEN: Final = Refusal("LS-8.3", "token-not-ready")

# Things done once per Heroes Phase, a bit each.
DONE_ATTACK: Final = 1
DONE_SHOT: Final = 2
DONE_KILL: Final = 4
DONE_RUSH: Final = 8
DONE_MARKSMAN: Final = 16
DONE_BREAKER: Final = 32
DONE_SPRINT: Final = 64
DONE_REINFORCE: Final = 128

# Things done once per Monster Phase.
DONE_THICK_SKIN: Final = 1
DONE_GUARDIAN: Final = 2

NOT_A_HURT_ALLY: Final = Refusal("LS-25", "not-a-hurt-ally")


def has_perk(state: State, hero: int, perk: int) -> bool:
    return (state.perks[hero] >> perk) & 1 == 1


def seat_of(state: State, hero: int) -> int:
    """Who plays a hero: a lone player all of them (LS-22.1)."""
    return hero if state.edition.seats > 1 else 0


def full_ap(state: State, hero: int) -> int:
    """How many Action Points a refreshed hero has (LS-4.4)."""
    return state.edition.ap + (state.level[hero] >= LEVEL_WITH_MORE_AP)


def regain_ap(state: State, hero: int, many: int) -> None:
    """Spent AP come back, never above the full number (R-115); who passed is back (LS-14.6)."""
    back = min(many, full_ap(state, hero) - state.ap[hero])
    if back > 0:
        state.ap[hero] += back
        state.passed[hero] = 0
        state.tell("ap", state.card[hero], back)


def regain_mana(state: State, hero: int, many: int) -> None:
    """Mana never goes above the base (LS-4.3)."""
    back = min(many, state.base_mana[hero] - state.mana[hero])
    if back > 0:
        state.mana[hero] += back
        state.tell("mana", state.card[hero], back, state.mana[hero])


def heal(state: State, hero: int, many: int) -> None:
    back = min(many, state.hurt[hero])
    if back > 0:
        state.hurt[hero] -= back
        state.tell("heals", state.card[hero], back)


def tokens_in(state: State, hero: int, side: int) -> list[int]:
    """The Movement tokens of a hero that are ready, used or blocked."""
    first = hero * TOKENS
    return [n for n in range(TOKENS) if state.used[first + n] == side]


def refresh_token(state: State, hero: int, token: int) -> None:
    state.used[hero * TOKENS + token] = READY
    state.passed[hero] = 0
    state.tell("token", state.card[hero], token)


def refresh_tokens(state: State, hero: int, many: int) -> None:
    """Used tokens are turned back; which ones, the player says (DP-24)."""
    if tokens_in(state, hero, USED):
        state.stack.append(OfHero(REFRESHING, hero, many))


class ChooseTokens(Step[State, OfHero]):
    """The player of the hero chooses among its used tokens, one after the other (DP-24)."""

    def run(self, state: State, frame: OfHero) -> Question | None:
        used = tokens_in(state, frame.hero, USED)
        if len(used) <= frame.left:
            for token in used:
                refresh_token(state, frame.hero, token)
            return None
        options = [REFRESH[token] for token in used]
        return Question(seat_of(state, frame.hero), "refresh", options, None, frame.left)

    def answer(self, state: State, frame: OfHero, option: Option) -> None:
        refresh_token(state, frame.hero, option.noun)
        frame.left -= 1
        if frame.left:
            frame.repeat()

    def refuse(self, state: State, frame: OfHero, option: Option) -> Refusal:
        return NOT_A_USED_TOKEN if option.verb == "refresh" else NOT_ASKED


class SpendTokens(Step[State, OfHero]):
    """Unused tokens are spent to restore a card; which ones, the player says (LS-8.3)."""

    def run(self, state: State, frame: OfHero) -> Question | None:
        ready = tokens_in(state, frame.hero, READY)
        if len(ready) > frame.left:
            options = [SPEND[token] for token in ready]
            return Question(seat_of(state, frame.hero), "spend", options, None, frame.left)
        for token in ready:
            state.used[frame.hero * TOKENS + token] = USED
        return None

    def answer(self, state: State, frame: OfHero, option: Option) -> None:
        state.used[frame.hero * TOKENS + option.noun] = USED
        frame.left -= 1
        if frame.left:
            frame.repeat()

    def refuse(self, state: State, frame: OfHero, option: Option) -> Refusal:
        return NOT_A_READY_TOKEN if option.verb == "spend" else NOT_ASKED


class RestoreCard(Step[State, OfHero]):
    """The card is ready again (LS-8.2)."""

    def run(self, state: State, frame: OfHero) -> Question | None:
        state.exhausted[frame.thing] = 0
        state.tell("restores", state.card[frame.hero], frame.thing)
        return None


REFRESHING: Final = Script("refresh", [ChooseTokens()])
RESTORING: Final = Script("restore", [SpendTokens(), RestoreCard()])

# Armour and Shield cards.


def armour_of(item: int) -> Armour:
    return ARMOURS[ITEMS[item].card]


def worn_by(state: State, hero: int) -> list[int]:
    """The Armour and Shield cards a hero wears."""
    mine = CARRIED + hero
    return [item for item in range(FIRST_ARMOUR, FIRST_POTION) if state.place[item] == mine]


def wears(state: State, hero: int, passive: int) -> bool:
    """Whether a hero wears a card that says this."""
    for item in worn_by(state, hero):
        if armour_of(item).passive == passive:
            return True
    return False


def has_ability(state: State, hero: int, passive: int) -> bool:
    """Whether a card gives the hero this ability, and no other card forbids it (R-72)."""
    for item in worn_by(state, hero):
        if armour_of(item).passive == passive and not forbidden(state, hero, item):
            return True
    return False


def forbidden(state: State, hero: int, item: int) -> bool:
    """Coat Armor forbids Shields, Heavy Shield forbids Armours (R-72)."""
    if armour_of(item).worn == SHIELD:
        return wears(state, hero, NO_SHIELDS)
    return wears(state, hero, NO_ARMOURS)


def refuse_restore(state: State, hero: int, item: int) -> Refusal | None:
    """Why the additional ability of a card can't be used (LS-8.3)."""
    if state.place[item] != CARRIED + hero:
        return NOT_WORN
    armour = armour_of(item)
    if armour.mana == 0 and armour.tokens == 0:
        return NO_RESTORING
    if not state.exhausted[item]:
        return IS_READY
    if forbidden(state, hero, item):
        return FORBIDDEN_CARD
    if state.mana[hero] < armour.mana:
        return NO_MANA
    return NO_TOKENS if len(tokens_in(state, hero, READY)) < armour.tokens else None


def restore(state: State, hero: int, item: int) -> None:
    """Pay for the additional ability of a card: it becomes ready again (LS-8.3)."""
    armour = armour_of(item)
    state.mana[hero] -= armour.mana
    if armour.tokens:
        state.stack.append(OfHero(RESTORING, hero, armour.tokens, item))
    else:
        state.exhausted[item] = 0
        state.tell("restores", state.card[hero], item)


def restore_all(state: State, hero: int) -> None:
    """The Trait Resourceful (TR05)."""
    for item in worn_by(state, hero):
        if state.exhausted[item]:
            state.exhausted[item] = 0
            state.tell("restores", state.card[hero], item)
