"""How many points a turn of attacks can make in Bless: every order of attacks, looked through."""

from typing import Final

from gloaming.games.bless.fight.clash import (
    attackable,
    can_attack,
    fate_of,
    forecast,
    may_attack_directly,
    sole_target,
)
from gloaming.games.bless.language.index import BOND_SIDE, CURSE_SIDE, LASTING
from gloaming.games.bless.language.sentences import (
    BARRIER,
    FATE,
    IMPACT,
    RIVALRY,
    WEAK_TO_LIGHT,
    WEAK_TO_SHADOW,
)
from gloaming.games.bless.language.values import eye, has, karma
from gloaming.games.bless.table.bits import BIT, cards_of
from gloaming.games.bless.table.state import MOD, NOTHING, SUBJECT, State, curses_of

# How an attack on a Curse would go.
UNKNOWN: Final = -1
FORBIDDEN: Final = 0
LOST: Final = 1
BREAKS: Final = 2  # Won or tied: a corrupt Curse breaks, and can be Offered (BL-11.4).
CHANCE: Final = 3  # Fate decides (BL-12.4).


SPECIAL: Final = -1
WATCHED: Final = 1 << WEAK_TO_LIGHT | 1 << WEAK_TO_SHADOW
AGAINST: Final = 1 << RIVALRY | 1 << FATE


def plain_eye(state: State, card: int) -> int:
    """The Eye of a Curse in any clash, or SPECIAL if it depends on the other card."""
    side = CURSE_SIDE[card]
    bond = state.under[card]
    kinds = side.kinds if bond == NOTHING else side.kinds | BOND_SIDE[bond].kinds
    if side.wins or side.ties_win or kinds & AGAINST:
        return SPECIAL
    mods = state.mods
    for at in range(0, len(mods), MOD):
        if mods[at + SUBJECT] == card and WATCHED >> LASTING[mods[at]].kind & 1:
            return SPECIAL
    return eye(state, card)


class Attacks:
    """The attackers of a seat on one side, what they can attack on the other.

    Values are read once, as they are before the first attack: what an attack changes besides
    (a Bond that breaks, an Eye that grows with corruption) is left to the next look.
    """

    __slots__ = (
        "attackers",
        "attacking_eyes",
        "barriers",
        "corrupt",
        "defenders",
        "defending_eyes",
        "directly",
        "impacts",
        "karmas",
        "outcomes",
        "sole",
        "state",
    )

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.attackers: list[int] = []
        for card in cards_of(curses_of(state, seat) & ~(state.stasis | state.attacked)):
            if can_attack(state, card):
                self.attackers.append(card)
        self.defenders = cards_of(curses_of(state, 1 - seat))
        self.karmas = [float(karma(state, card)) for card in self.attackers]
        self.attacking_eyes = [plain_eye(state, card) for card in self.attackers]
        self.defending_eyes = [plain_eye(state, card) for card in self.defenders]
        self.sole = sole_target(state, 1 - seat)
        self.outcomes = [UNKNOWN] * (len(self.attackers) * len(self.defenders))
        self.impacts = 0
        self.directly = 0
        for at, card in enumerate(self.attackers):
            if has(state, card, IMPACT):
                self.impacts |= 1 << at
            if may_attack_directly(state, card, seat):
                self.directly |= 1 << at
        self.corrupt = 0
        self.barriers = 0
        for at, card in enumerate(self.defenders):
            if state.corrupt & BIT[card]:
                self.corrupt |= 1 << at
            if has(state, card, BARRIER):
                self.barriers |= 1 << at

    def outcome(self, attacker: int, defender: int) -> int:
        """How this attacker would fare; worked out when first asked."""
        at = attacker * len(self.defenders) + defender
        if self.outcomes[at] == UNKNOWN:
            self.outcomes[at] = self.clash(attacker, defender)
        return self.outcomes[at]

    def clash(self, attacker: int, defender: int) -> int:
        state, x, y = self.state, self.attackers[attacker], self.defenders[defender]
        if (self.sole and not self.sole & BIT[y]) or not attackable(state, x, y):
            return FORBIDDEN
        mine, theirs = self.attacking_eyes[attacker], self.defending_eyes[defender]
        if mine == SPECIAL or theirs == SPECIAL:
            if fate_of(state, x, y) != NOTHING:
                return CHANCE
            verdict = forecast(state, x, y)
            wins, loses = verdict.attacker_wins, verdict.defender_wins
        else:
            wins, loses = mine > theirs, mine < theirs
        if wins:
            return BREAKS
        if state.corrupt & BIT[x]:
            return FORBIDDEN  # BL-7.5
        return LOST if loses else BREAKS

    def points(self, actions: int, wall: bool = False) -> float:
        """The most points so many Actions can make by attacking.

        With a wall, another Curse will have come by then, that can't be broken at once: no way
        is free for direct attacks.
        """
        if not actions or not self.attackers:
            return 0.0
        standing = (1 << len(self.defenders) + wall) - 1
        return self.most(actions, 0, standing, self.corrupt, 0)

    def most(self, actions: int, tired: int, standing: int, corrupt: int, shut: int) -> float:
        """The same from here on: who has attacked, who stands, is corrupt, is behind a Barrier."""
        best = 0.0
        for attacker in range(len(self.attackers)):
            if tired >> attacker & 1:
                continue
            worth = self.karmas[attacker]
            spent = tired | 1 << attacker
            if not standing or self.directly >> attacker & 1:
                then = (
                    self.most(actions - 1, spent, standing, corrupt, shut) if actions > 1 else 0.0
                )
                best = max(best, worth + then)
            for defender in range(len(self.defenders)):
                bit = 1 << defender
                if not standing & bit or shut & bit:
                    continue
                gained = 0.0
                left, wounded, closed = standing, corrupt, shut
                if corrupt & bit:
                    outcome = self.outcome(attacker, defender)
                    if outcome < BREAKS:
                        continue
                    gained = worth if outcome == BREAKS else worth / 2
                    left &= ~bit
                else:
                    impact = self.impacts >> attacker & 1
                    if (actions == 1 and not impact) or not self.outcome(attacker, defender):
                        continue
                    gained = worth if impact else 0.0
                    wounded |= bit
                    closed |= bit & self.barriers
                if actions > 1:
                    gained += self.most(actions - 1, spent, left, wounded, closed)
                best = max(best, gained)
        return best
