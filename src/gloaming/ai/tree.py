"""What a search remembers: a tree for every seat, grown along what that seat could hear.

A seat's way through its tree is made of its own answers and of the facts it was told, without what
was hidden from it. So no seat plays differently because of something it can't know.

The numbers here are set by thought; what depends on the game is in the `budget` of its bots.
"""

from math import exp, sqrt
from typing import Any

from gloaming.engine.event import EVERYONE, HIDDEN
from gloaming.engine.game import Game
from gloaming.engine.question import Option
from gloaming.engine.script import Position


class Branch:
    """One answer: how it looked at first, and what came of it for whoever gave it."""

    __slots__ = ("offered", "offered_in", "option", "total", "visits", "worth")

    def __init__(self, option: Option, worth: float) -> None:
        self.option = option
        self.worth = worth  # By the evaluation, once what it begins is finished.
        self.offered = 0  # Rounds in which it could have been given.
        self.offered_in = -1  # The last of them.
        self.visits = 0
        self.total = 0.0


class Node:
    """What one seat knows when it is asked, and the answers it was ever offered there."""

    __slots__ = ("branches", "row", "total", "visits")

    def __init__(self) -> None:
        self.branches: dict[int, Branch] = {}
        self.row: list[Branch] = []  # The same, what looks best first.
        self.visits = 0
        self.total = 0.0

    def add(self, branch: Branch) -> None:
        """Put a new answer into its place in the row."""
        self.branches[branch.option.index] = branch
        at = len(self.row)
        while at and self.row[at - 1].worth < branch.worth:
            at -= 1
        self.row.insert(at, branch)

    def offered(self, round: int, wide: int) -> list[Branch]:
        """Of the answers offered in this round, the best looking ones."""
        found: list[Branch] = []
        for branch in self.row:
            if branch.offered_in == round:
                found.append(branch)
                if len(found) == wide:
                    break
        return found


class Taste:
    """How a search weighs hopes against what it has seen; all in the units of the evaluation."""

    __slots__ = ("curiosity", "grows", "scale", "trust", "warmth", "wide")

    def __init__(
        self,
        scale: float,
        warmth: float,
        curiosity: float = 0.3,
        trust: float = 2.0,
        wide: float = 3.0,
        grows: float = 0.4,
    ) -> None:
        self.scale = scale  # A lead of so much makes a win likely: 73 %.
        self.warmth = warmth  # Answers that look worse by so much are tried a third as often.
        self.curiosity = curiosity  # How much hope counts for what was hardly tried.
        self.trust = trust  # The first look counts like so many tries.
        self.wide = wide  # With n visits wide * n ** grows answers are considered.
        self.grows = grows

    def chance(self, value: float) -> float:
        """How likely a win is, by how the table looks."""
        return 1.0 / (1.0 + exp(-max(-40.0, min(40.0, value / self.scale))))

    def guess(self, node: Node, branch: Branch, best: Branch) -> float:
        """What to expect of an answer before it was tried: what the node brought, less what the
        answer looks worse than the best one."""
        mean = node.total / node.visits if node.visits else self.chance(best.worth)
        return mean - min(0.5, (best.worth - branch.worth) / (4.0 * self.scale))

    def mean(self, node: Node, branch: Branch, best: Branch) -> float:
        """What an answer has brought so far, hopes included."""
        hoped = self.trust * self.guess(node, branch, best)
        return (branch.total + hoped) / (branch.visits + self.trust)

    def pick(self, node: Node, round: int) -> Branch:
        """The answer that is worth trying: good so far, or promising and hardly tried."""
        wide = 1 + int(self.wide * float(node.visits) ** self.grows) if node.visits else 1
        branches = node.offered(round, wide)
        best = branches[0]
        if len(branches) == 1:
            best.offered += 1
            return best
        hopes = [exp((branch.worth - best.worth) / self.warmth) for branch in branches]
        all_hopes = sum(hopes)
        chosen = best
        most = -1000.0
        for at in range(len(branches)):
            branch = branches[at]
            branch.offered += 1
            tried = sqrt(float(branch.offered)) / (1.0 + branch.visits)
            score = self.mean(node, branch, best)
            score += self.curiosity * hopes[at] / all_hopes * tried
            if score > most:
                chosen, most = branch, score
        return chosen


class Hearing:
    """Where every seat is in its tree: a number for all it answered and was told."""

    __slots__ = ("keys", "stretch", "turns")

    def __init__(self, seats: int, stretch: list[str]) -> None:
        self.keys = [hash((seat, seats)) for seat in range(seats)]
        self.stretch = stretch  # The facts that tell that a turn has ended, or what counts as one.
        self.turns = 0  # How many have ended.

    def copy(self) -> "Hearing":
        same = Hearing(0, self.stretch)
        same.keys = self.keys.copy()
        return same

    def answers(self, seat: int, option: Option) -> None:
        self.keys[seat] = hash((self.keys[seat], option.index))

    def heed(self, game: Game[Any], state: Position) -> None:
        """Listen to what has happened, with the ears of every seat."""
        heard = state.heard
        if not heard:
            return
        keys = self.keys
        for event in heard:
            if event.what in self.stretch:
                self.turns += 1
            secret = game.facts[event.what].secret
            for seat in range(len(keys)):
                a, b, c = event.a, event.b, event.c
                if event.seen_by != EVERYONE and not event.seen_by >> seat & 1:
                    many = len(secret)
                    a = HIDDEN if many > 0 and secret[0] else a
                    b = HIDDEN if many > 1 and secret[1] else b
                    c = HIDDEN if many > 2 and secret[2] else c
                keys[seat] = hash((keys[seat], event.what, a, b, c))
        heard.clear()
