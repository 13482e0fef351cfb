"""Heroes level up: a value grows, and one of three Perks is kept (LS-18.3)."""

from typing import Any, Final

from gloaming.engine.question import NATURE, Option, Question
from gloaming.engine.refusal import NOT_ASKED, Refusal
from gloaming.engine.script import Script, Step
from gloaming.games.last_spell.box.hero_cards import PERKS, PERKS_DRAWN, TOKENS
from gloaming.games.last_spell.frames import OfHero, Round
from gloaming.games.last_spell.heroes.pools import has_perk, seat_of
from gloaming.games.last_spell.state import HEROES, WAITING, State
from gloaming.games.last_spell.words import DRAW_PERK, FOCUS, KEEP_PERK, SWIFTNESS, VIGOUR

MOST_LEVEL: Final = 7
FASTEST: Final = 4
FOCUSED: Final = 2

FAST_ENOUGH: Final = Refusal("LS-18.3", "fast-enough")
NOT_DRAWN: Final = Refusal("LS-18.16", "not-drawn")


class LevelUps(Step[State, Round]):
    """From the second day on every hero levels up at dawn (LS-18.2)."""

    def run(self, state: State, frame: Round) -> Question | None:
        if state.day == 1:
            return None
        while frame.index < HEROES:
            hero = frame.index
            frame.index += 1
            if state.joined[hero] > WAITING and state.level[hero] < MOST_LEVEL:
                frame.repeat()
                level_up(state, hero, LEVELLING)
                return None
        frame.index = 0
        return None


class StartHigher(Step[State, Round]):
    """Heroes that begin above Level 1 level up in preparation (LS-18.3)."""

    def run(self, state: State, frame: Round) -> Question | None:
        while frame.index < HEROES:
            hero = frame.index
            below = state.level[hero] < state.edition.starting_level()
            if state.joined[hero] > WAITING and below:
                frame.repeat()
                level_up(state, hero, LEVELLING)
                return None
            frame.index += 1
        frame.index = 0
        return None


def level_up(state: State, hero: int, script: Script[Any, Any]) -> None:
    """A Level more, and what it brings (LS-18.3)."""
    state.level[hero] += 1
    state.tell("levels", state.card[hero], state.level[hero])
    state.stack.append(OfHero(script, hero))


class ChooseStat(Step[State, OfHero]):
    """+1 HP, or +2 base Mana, or +1 for a token of value 2 or 3 (LS-18.3, DP-06)."""

    def run(self, state: State, frame: OfHero) -> Question | None:
        first = frame.hero * TOKENS
        options = [VIGOUR, FOCUS]
        for token in range(TOKENS):
            if state.value[first + token] < FASTEST:
                options.append(SWIFTNESS[token])
        return Question(seat_of(state, frame.hero), "stat", options)

    def answer(self, state: State, frame: OfHero, option: Option) -> None:
        hero = frame.hero
        if option is VIGOUR:
            state.hp[hero] += 1
            state.tell("hp", state.card[hero], state.hp[hero])
        elif option is FOCUS:
            state.base_mana[hero] += FOCUSED
            state.tell("base-mana", state.card[hero], state.base_mana[hero])
        else:
            token = hero * TOKENS + option.noun
            state.value[token] += 1
            state.tell("swifter", state.card[hero], option.noun, state.value[token])

    def refuse(self, state: State, frame: OfHero, option: Option) -> Refusal:
        return FAST_ENOUGH if option.verb == "swiftness" else NOT_ASKED


class DrawPerks(Step[State, OfHero]):
    """Three Perks are drawn, of those the hero lacks (LS-18.3, LS-18.16)."""

    def run(self, state: State, frame: OfHero) -> Question | None:
        perks = [
            perk
            for perk in range(len(PERKS))
            if state.perks_left[perk] and not has_perk(state, frame.hero, perk)
        ]
        left = PERKS_DRAWN - len(state.drawn)
        if left == 0 or not perks:
            return None
        options = [DRAW_PERK[perk] for perk in perks]
        return Question(
            NATURE, "draw-perk", options, [state.perks_left[perk] for perk in perks], left
        )

    def answer(self, state: State, frame: OfHero, option: Option) -> None:
        state.perks_left[option.noun] -= 1
        state.drawn.append(option.noun)
        state.tell("draws-perk", state.card[frame.hero], option.noun)
        frame.repeat()


class KeepPerk(Step[State, OfHero]):
    """One Perk is kept, the others go back (DP-03)."""

    def run(self, state: State, frame: OfHero) -> Question | None:
        if not state.drawn:
            return None
        perks = [perk for perk in range(len(PERKS)) if perk in state.drawn]
        return Question(seat_of(state, frame.hero), "perk", [KEEP_PERK[perk] for perk in perks])

    def answer(self, state: State, frame: OfHero, option: Option) -> None:
        state.perks[frame.hero] |= 1 << option.noun
        state.tell("keeps-perk", state.card[frame.hero], option.noun)
        state.drawn.remove(option.noun)
        for perk in state.drawn:
            state.perks_left[perk] += 1
        state.drawn = []

    def refuse(self, state: State, frame: OfHero, option: Option) -> Refusal:
        return NOT_DRAWN if option.verb == "keep_perk" else NOT_ASKED


GROWING: Final = Script("grow", [ChooseStat()])
LEVELLING: Final = Script("level-up", [ChooseStat(), DrawPerks(), KeepPerk()])
