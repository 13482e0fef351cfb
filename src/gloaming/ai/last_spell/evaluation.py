"""How good a table of The Last Spell looks to the team: one value, whoever asks.

By night it is what the next Monster Phase would leave, and what the hero who decides can still do
before it; by day what is owned and built. Dice are judged by their chances.
"""

from typing import Final

from gloaming.ai.evaluation import Evaluation
from gloaming.ai.last_spell.foreseen import FRONT, Ahead, Foreseen
from gloaming.ai.last_spell.gear import Gear, belt_worth
from gloaming.ai.last_spell.prospects import Prospects
from gloaming.ai.last_spell.sense import in_vain, leaps, nights_left
from gloaming.ai.last_spell.town import best_site, missions, stores, town
from gloaming.ai.last_spell.under_way import attack_under_way, pending, under_way
from gloaming.ai.last_spell.weights import (
    ARMOUR_POINT,
    DEPLOYED,
    HAND_SET,
    HERO,
    HOARDED,
    IN_WAITING,
    NIGHT,
    PERK,
    TRAIT,
    TRAIT_UNUSED,
    TRIFLE,
    USUAL_ARMOUR,
    WON,
    Weights,
)
from gloaming.engine.question import Option, Question
from gloaming.engine.script import answer
from gloaming.games.last_spell.board import NOWHERE, SLOTS, X, Y
from gloaming.games.last_spell.box.equipment import ATTACKS, FIRST_POTION, ITEM_COUNT
from gloaming.games.last_spell.box.hero_cards import PERKS, TOKENS
from gloaming.games.last_spell.heroes.pools import has_perk, seat_of
from gloaming.games.last_spell.state import (
    BLOCKED,
    BOSS_SLAIN,
    CARDS_PER_SLOT,
    CARRIED,
    GOES_ON,
    HEROES,
    LAST_NIGHT,
    NO_CARD,
    NOBODY,
    READY,
    SURVIVED,
    WAITING,
    State,
)

# Questions in the middle of something: what follows is looked at, too.
_HALFWAY: Final = ("give", "swap-with", "help", "face", "temple", "refresh", "spend", "look")


KEPT: Final = 8  # Of each hero, what it could do at the last so many tables.


class LastSpellEvaluation(Evaluation[State]):
    """What the team has. Nobody has secrets, and what lies face down counts for nothing."""

    def __init__(
        self, missions: float = 1.0, weights: Weights = HAND_SET, hoards: bool = True
    ) -> None:
        self.missions = missions  # How much more than usual the missions count.
        self.hoards = (
            hoards  # Whether stores count on the very last day, when nothing is left to buy.
        )
        # What was worked out last, for the next table that is the same in all that matters.
        self.weights = weights
        self.foreseen = Foreseen(weights)
        self.prospects: list[list[Prospects]] = [[] for _ in range(HEROES)]

    def settled(self, state: State) -> bool:
        question = state.question
        return question is None or question.why not in _HALFWAY

    def weighs(self, state: State) -> bool:
        """Dice are judged by their chances, and nothing else that luck does can be foreseen."""
        return True

    def peril(self, state: State, seat: int) -> bool:
        """The last mage stands (LS-1.1)."""
        return state.mages <= 1

    def stretch(self) -> list[str]:
        """What heroes have done shows when the monsters have answered."""
        return ["heroes-phase", "night-over"]

    def ponders(self, question: Question) -> bool:
        """What to do next by night. Where to aim, and what to reroll, the chances tell."""
        return question.why == "turn"

    def value(self, state: State, seat: int) -> float:
        if state.ending != GOES_ON:
            return WON if state.ending in (SURVIVED, BOSS_SLAIN) else -2 * WON
        question = state.question
        if question is not None and question.why == "site":
            copy = state.clone()
            answer(copy, best_site(state, question.options))
            return self.value(copy, seat)
        nights = LAST_NIGHT * (state.scenario - 1) + state.day - 1 + state.night_over
        total = NIGHT * nights - TRIFLE * state.actions
        if state.phase > 0 and not state.night_over:
            return total + self.by_night(state, seat)
        return total + self.by_day(state)

    # By day.

    def by_day(self, state: State) -> float:
        """Mages, heroes and what they are, what they own, the city."""
        total = self.weights.of_mages(state.mages) + town(state) + Gear(state).value()
        if not self.hoards and nights_left(state) == 1 and not state.edition.campaign:
            total -= HOARDED * stores(state)
        total += self.missions * missions(state)
        for hero in range(HEROES):
            if state.card[hero] == NOBODY:
                continue
            if state.joined[hero] == WAITING:  # To be recruited (LS-22.3).
                total += IN_WAITING * grown(state, hero, self.weights)
                continue
            points = state.hp[hero] - state.hurt[hero] + ARMOUR_POINT * USUAL_ARMOUR
            total += self.weights.of_health(points) + grown(state, hero, self.weights)
            if state.space[hero] != NOWHERE:
                total -= DEPLOYED * from_front(state, hero)
        return total

    # By night.

    def by_night(self, state: State, seat: int) -> float:
        """What the next Monster Phase would leave, and what can still be done before it."""
        ahead = self.foreseen.of(state)
        total = ahead.outlook.value(pending(state)) + ahead.base
        total += self.missions * missions(state) + self.weights.panic * state.panic
        for hero in range(HEROES):
            if state.space[hero] != NOWHERE:
                total += spare(state, hero, self.weights)
        for frame in state.stack:
            if frame.script.name == "monster-phase":
                return total
        attack = attack_under_way(state)
        if attack is not None:
            total += under_way(state, ahead.outlook, attack)
        for hero in range(HEROES):
            if seat_of(state, hero) == seat:
                total += self.promise(state, ahead, hero)
        if chooses(state):  # Whoever promises most acts first.
            total += TRIFLE * self.promise(state, ahead, state.active)
        return total

    def promise(self, state: State, ahead: Ahead, hero: int) -> float:
        """What a hero can still do in this phase."""
        if state.space[hero] == NOWHERE or state.passed[hero]:
            return 0.0
        ap = state.ap[hero]
        attack = attack_under_way(state)
        if attack is not None and attack.hero == hero and not attack.paid:
            ap -= ATTACKS[attack.attack].ap
        return self.prospects_of(state, ahead, hero, ap).best(state)

    def prospects_of(self, state: State, ahead: Ahead, hero: int, ap: int) -> Prospects:
        """What a hero could do, worked out once for tables that are alike."""
        known = self.prospects[hero]
        for one in known:
            if one.same(state, ahead, hero, ap):
                return one
        if len(known) == KEPT:
            del known[0]
        known.append(Prospects(state, self.foreseen, ahead, hero, ap))
        return known[-1]

    # What nobody has to weigh.

    def in_vain(self, state: State, option: Option) -> bool:
        """What can bring nothing, a token turned to stay, a step away from where one would go."""
        if option.verb == "flip":
            return self.stays(state)
        if option.verb == "step":
            return self.strays(state, option)
        return in_vain(state, option)

    def stays(self, state: State) -> bool:
        """Whether the hero has nowhere to go, and nothing to do that takes Movement Points."""
        hero = state.active
        return not leaps(state, hero) and self.goal(state, hero).target == state.space[hero]

    def strays(self, state: State, option: Option) -> bool:
        """Whether the hero would be no nearer then to where it would rather be."""
        hero = state.active
        after = state.clone()
        answer(after, option)
        here, then = self.goal(state, hero), self.goal(after, hero)
        return then.steps_to(then.target) >= here.steps_to(then.target)

    def goal(self, state: State, hero: int) -> Prospects:
        """What a hero could do, with what is best of it found."""
        prospects = self.prospects_of(state, self.foreseen.of(state), hero, state.ap[hero])
        prospects.best(state)
        return prospects


def chooses(state: State) -> bool:
    """Whether a hero begins a turn in place of another who could have taken it (LS-14.2)."""
    if state.active == NOBODY or state.acted or state.edition.seat_order:
        return False
    ready = 0
    for hero in range(HEROES):
        ready += state.space[hero] != NOWHERE and not state.passed[hero]
    return ready > 1


def grown(state: State, hero: int, weights: Weights) -> float:
    """What a hero is by its card, its Trait and its Perks, its Mana and its tokens."""
    total = HERO[state.card[hero]] + weights.mana * state.base_mana[hero]
    if state.trait[hero] != NOBODY:
        total += TRAIT[state.trait[hero]]
        if not state.spent_trait[hero]:
            total += TRAIT_UNUSED
    for perk in range(len(PERKS)):
        if has_perk(state, hero, perk):
            total += PERK[perk]
    for token in range(hero * TOKENS, (hero + 1) * TOKENS):
        total += state.value[token]
    return total


def spare(state: State, hero: int, weights: Weights) -> float:
    """What a hero has not used yet: Mana, potions, tokens, its Trait.

    Movement Points are no such thing: what is left of them is lost (LS-5.2), and whoever thought
    something of them would rather walk them off one by one than end a turn.
    """
    total = weights.mana * state.mana[hero]
    if not state.spent_trait[hero]:
        total += TRAIT_UNUSED
    for item in range(FIRST_POTION, ITEM_COUNT):
        if state.place[item] == CARRIED + hero:
            total += belt_worth(state, item)
    for token in range(hero * TOKENS, (hero + 1) * TOKENS):
        if state.used[token] == READY:
            total += weights.token * state.value[token]
        elif state.used[token] == BLOCKED:
            total -= weights.token * state.value[token]
    return total


def from_front(state: State, hero: int) -> int:
    """How far a hero is from where its part of the night will enter the City."""
    fronts: list[int] = []
    for slot in range(1, SLOTS + 1):
        if state.slot_cards[CARDS_PER_SLOT * slot] != NO_CARD:
            fronts.append(FRONT[4 * slot + 1])
    if not fronts:
        return 0
    front, here = fronts[hero % len(fronts)], state.space[hero]
    return abs(X[front] - X[here]) + abs(Y[front] - Y[here])
