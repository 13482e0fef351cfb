"""A lone player: four heroes are prepared, one begins, others are recruited (LS-22)."""

from typing import Final

from gloaming.engine.question import Option, Question
from gloaming.engine.refusal import NOT_ASKED, Refusal
from gloaming.engine.script import Script, Step
from gloaming.games.last_spell.action import Action
from gloaming.games.last_spell.box.equipment import ITEM_COUNT
from gloaming.games.last_spell.box.hero_cards import PERKS
from gloaming.games.last_spell.frames import OfHero, Round
from gloaming.games.last_spell.heroes.levels import GROWING, LEVELLING, level_up
from gloaming.games.last_spell.heroes.pools import has_perk, seat_of
from gloaming.games.last_spell.state import ASIDE, CARRIED, HEROES, WAITING, State
from gloaming.games.last_spell.table.team import team, team_size
from gloaming.games.last_spell.words import START_WITH

MOST_IN_PLAY: Final = 3
PRICES: Final = [0, 3, 5, 7]  # Of the first hero, the second, and so on (LS-22.3).

NOT_PREPARED: Final = Refusal("LS-22.1", "not-prepared")
NOT_WAITING: Final = Refusal("LS-22.3", "not-waiting")
THREE_IN_PLAY: Final = Refusal("LS-22.3", "three-in-play")
CANNOT_RECRUIT: Final = Refusal("LS-22.3", "cannot-recruit")


class ChooseStarter(Step[State, Round]):
    """One of the four prepared heroes begins, the others wait with their things (LS-22.1)."""

    def run(self, state: State, frame: Round) -> Question | None:
        if not state.edition.solo:
            return None
        return Question(seat_of(state, 0), "starter", [START_WITH[card] for card in state.card])

    def answer(self, state: State, frame: Round, option: Option) -> None:
        for item in range(ITEM_COUNT):
            if state.place[item] >= CARRIED:
                state.place[item] = ASIDE - (state.place[item] - CARRIED)
        state.tell("starts", option.noun)
        join(state, state.card.index(option.noun))

    def refuse(self, state: State, frame: Round, option: Option) -> Refusal:
        return NOT_PREPARED if option.verb == "start_with" else NOT_ASKED


def join(state: State, hero: int) -> None:
    """A hero comes into play with what was set aside for it."""
    state.joined[hero] = max([0, *state.joined]) + 1
    for item in range(ITEM_COUNT):
        if state.place[item] == ASIDE - hero:
            state.place[item] = CARRIED + hero


def price(state: State) -> int:
    """What the next hero costs; those that are gone count (LS-22.3, R-93)."""
    came = 0
    for hero in range(HEROES):
        if state.joined[hero] != WAITING:
            came += 1
    return PRICES[min(came, len(PRICES) - 1)]


class Recruit(Action):
    """A prepared hero joins; it catches up in Level, and has one Perk fewer (LS-22.3, LS-22.4)."""

    def nouns(self, state: State) -> list[int]:
        return state.card if state.edition.solo else []

    def refuse(self, state: State, card: int) -> Refusal | None:
        if not state.edition.solo or card not in state.card:
            return NOT_WAITING
        if state.joined[state.card.index(card)] != WAITING:
            return NOT_WAITING
        if team_size(state) >= MOST_IN_PLAY:
            return THREE_IN_PLAY
        return CANNOT_RECRUIT if state.gold < price(state) else None

    def do(self, state: State, card: int) -> None:
        hero = state.card.index(card)
        cost = price(state)
        others = team(state)
        state.gold -= cost
        state.tell("recruits", card, cost)
        wanted = max(0, min([perks_of(state, one) for one in others], default=1) - 1)
        level = max([state.level[one] for one in others], default=1)
        join(state, hero)
        for perk in range(len(PERKS)):
            if has_perk(state, hero, perk) and perks_of(state, hero) > wanted:
                state.perks[hero] &= ~(1 << perk)
                state.perks_left[perk] += 1
                state.tell("forgets", card, perk)
        state.stack.append(OfHero(CATCHING_UP, hero, level, wanted))


def perks_of(state: State, hero: int) -> int:
    """How many Perks a hero has."""
    many = 0
    for perk in range(len(PERKS)):
        if has_perk(state, hero, perk):
            many += 1
    return many


class CatchUp(Step[State, OfHero]):
    """A level-up for each Level it lacks, with Perks as far as it may have them (LS-22.4)."""

    def run(self, state: State, frame: OfHero) -> Question | None:
        if state.level[frame.hero] < frame.left:
            frame.repeat()
            more = perks_of(state, frame.hero) < frame.thing
            level_up(state, frame.hero, LEVELLING if more else GROWING)
        return None


CATCHING_UP: Final = Script("catch-up", [CatchUp()])
