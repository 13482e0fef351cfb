"""Looks ahead: trees of answers, grown in imagined worlds and judged by where they lead.

Every round the secrets are dealt anew and a way is walked through this turn and the next, luck
drawn on the way. Each seat answers by what it knows: what has proved good, or looks best. What
came of it in the end is remembered by everybody who had a say in it.

The numbers here are set by thought; what depends on the game is in the `budget` of its bots.
"""

from collections.abc import Callable
from math import inf
from random import Random
from time import perf_counter
from typing import Any, Final

from gloaming.ai.agent import Agent, Imagination, asked
from gloaming.ai.evaluation import Evaluation
from gloaming.ai.greedy import Foresight, Greedy, sensible, some
from gloaming.ai.tree import Branch, Hearing, Node, Taste
from gloaming.engine.game import Game
from gloaming.engine.question import NATURE, Option, Question
from gloaming.engine.script import Position, answer
from gloaming.engine.sight import Sight, see

LONGEST: Final = 150  # Answers on one way; then it is judged as it stands.
TRYING: Final = 0.7  # Of the time for an answer; the rest is for a veto, and for being slow.


class Budget:
    """How long to think, and how far ahead."""

    __slots__ = ("breadth", "candidates", "margin", "plans", "reach", "rounds", "seconds", "soon")

    def __init__(
        self,
        rounds: int,
        seconds: float,
        reach: int = 1,
        soon: float = 0.5,
        candidates: int = 8,
        breadth: int = 8,
        margin: float = inf,
        plans: bool = False,
    ) -> None:
        self.rounds = rounds
        # For all of an answer. A safety stop: results that hit it do not repeat.
        self.seconds = seconds
        self.reach = reach  # So many turns, or Monster Phases, end before a way is judged.
        self.soon = soon  # How much the end of the turn counts against the end of the way.
        self.candidates = candidates  # So many answers are compared at first, then half of them.
        self.breadth = breadth  # So many answers nobody tried yet are looked at in one visit.
        self.margin = margin  # Answers that look worse than the best by more are not compared.
        # Whether a way is gone on with until luck or somebody else has a say. Then answers of one
        # kind that look the same are compared only once.
        self.plans = plans

    def times(self, effort: float, hurried: bool) -> "Budget":
        """The same with more rounds, or with fewer, and perhaps without the safety stop."""
        rounds = max(1, round(self.rounds * effort))
        seconds = self.seconds if hurried else inf
        same = Budget(rounds, seconds, self.reach, self.soon, self.candidates, self.breadth)
        same.margin, same.plans = self.margin, self.plans
        return same


class Step:
    """One answer on a way: whose, where in the tree, and what it had brought by its turn's end."""

    __slots__ = ("branch", "node", "seat", "soon")

    def __init__(self, seat: int, node: Node, branch: Branch) -> None:
        self.seat = seat
        self.node = node
        self.branch = branch
        self.soon = -1.0


class Memory:
    """The trees of a turn, and how the table must look for them to be of use again."""

    __slots__ = ("hearing", "nodes", "sight")

    def __init__(self, seats: int, stretch: list[str]) -> None:
        self.nodes: dict[int, Node] = {}
        self.hearing = Hearing(seats, stretch)
        self.sight: Sight | None = None


class Search(Agent):
    """Thinks for so many rounds; for so many seconds at most."""

    def __init__(
        self,
        game: Game[Any],
        evaluation: Evaluation[Any],
        budget: Budget,
        taste: Taste,
        name: str,
    ) -> None:
        self.name = name
        self.game = game
        self.evaluation = evaluation
        self.budget = budget
        self.taste = taste
        self.greedy = Greedy(evaluation)
        self.memory: Memory | None = None
        self.round = 0
        self.clock: Callable[[], float] = perf_counter
        self.began = inf  # When a question was taken up; before that no time passes.
        self.cuts = 0  # How often there was no time for all tries.

    def choose(self, mind: Imagination) -> Option:
        options = mind.question.options
        if len(options) == 1:
            return options[0]
        memory = self.take_up(mind)
        option = self.planned(memory, mind) if self.budget.plans else None
        if option is None:
            if not self.evaluation.ponders(mind.question):
                return self.greedy.choose(mind)
            option = self.compare(memory, self.root(memory, mind), mind).option
        self.keep(memory, mind, option)
        return option

    # What was thought of before the last answer is of use when the table looks as expected.

    def take_up(self, mind: Imagination) -> Memory:
        """Begin to think about a question, and find what was thought of it before."""
        self.began = self.clock()
        memory = self.memory
        self.memory = None
        dream = mind.dream()  # In any case, so that luck goes on alike.
        if memory is not None and memory.sight == self.look(dream, mind.seat):
            return memory
        return Memory(len(self.game.seat_names), self.evaluation.stretch())

    def planned(self, memory: Memory, mind: Imagination) -> Option | None:
        """What came next on the way that was decided for, if it was thought of before."""
        node = memory.nodes.get(memory.hearing.keys[mind.seat])
        best: Branch | None = None
        if node is not None:
            for branch in node.row:
                offered = branch.visits and branch.option in mind.question.options
                if offered and (best is None or branch.visits > best.visits):
                    best = branch
        return None if best is None else best.option

    def keep(self, memory: Memory, mind: Imagination, option: Option) -> None:
        """Remember the trees if the same seat goes on at once, and neither luck nor others."""
        state = mind.dream()
        hearing = memory.hearing
        self.give(state, mind.seat, option, hearing)
        while state.question is not None and len(state.question.options) == 1:
            if not state.question.asks(mind.seat):
                return
            self.give(state, mind.seat, state.question.options[0], hearing)
        if state.question is not None and state.question.asks(mind.seat):
            memory.sight = self.look(state, mind.seat)
            self.memory = memory

    def look(self, state: Position, seat: int) -> Sight:
        return see(self.game, state, seat, reasons=False)

    def give(self, state: Position, seat: int, option: Option, hearing: Hearing) -> None:
        """Answer, and let everybody hear what comes of it."""
        state.heard = []
        hearing.answers(seat, option)
        answer(state, option)
        hearing.heed(self.game, state)

    # The answers at hand, compared: all meet the same luck, and the better half goes on.

    def root(self, memory: Memory, mind: Imagination) -> Node:
        """The node of the open question, with a look at every answer in several dreams.

        Without time for a look at all of them, the others are left out.
        """
        key = memory.hearing.keys[mind.seat]
        old = memory.nodes.get(key)
        dreams, seeds = self.greedy.dreams(mind)
        root = Node()
        for option in sensible(self.evaluation, dreams[0], mind.question.options):
            if root.row and self.clock() > self.began + self.budget.seconds:
                break
            branch = Branch(option, self.greedy.worth(mind.seat, option, dreams, seeds))
            root.add(branch)
            known = None if old is None else old.branches.get(option.index)
            if known is not None:
                branch.visits, branch.total = known.visits, known.total
        if old is not None:
            root.visits, root.total = old.visits, old.total
        memory.nodes[key] = root
        return root

    def compare(self, memory: Memory, root: Node, mind: Imagination) -> Branch:
        """Halve the candidates until one is left, best first, with as many rounds for each half."""
        budget = self.budget
        left = unlike(root.row) if budget.plans else root.row
        left = left[: max(2, min(budget.candidates, budget.rounds))]
        left = [one for one in left if one.worth >= left[0].worth - budget.margin]
        halvings = max(1, (len(left) - 1).bit_length())
        until = self.began + TRYING * budget.seconds
        while len(left) > 1:
            many = max(1, budget.rounds // (halvings * len(left)))
            if not self.tour(memory, root, left, mind, many, until):
                self.cuts += 1
                return self.best_of(root, left)[0]
            left = self.best_of(root, left)[: (len(left) + 1) // 2]
        return left[0]

    def tour(
        self,
        memory: Memory,
        root: Node,
        left: list[Branch],
        mind: Imagination,
        many: int,
        until: float,
    ) -> bool:
        """Try every candidate so many times; whether there was time for all of it."""
        for _ in range(many):
            dream = mind.dream()
            seed = mind.luck.getrandbits(32)
            for branch in left:
                self.walk(memory, root, branch, dream.clone(), mind.seat, Random(seed), until)
                if self.clock() > until:
                    return False
        return True

    def best_of(self, root: Node, branches: list[Branch]) -> list[Branch]:
        """Branches sorted by what they brought, the best first."""
        best = root.row[0]
        row: list[Branch] = []
        for branch in branches:
            at = len(row)
            mean = self.taste.mean(root, branch, best)
            while at and self.taste.mean(root, row[at - 1], best) < mean:
                at -= 1
            row.insert(at, branch)
        return row

    # One way through the trees.

    def walk(
        self,
        memory: Memory,
        root: Node,
        first: Branch,
        state: Position,
        me: int,
        luck: Random,
        until: float = inf,
    ) -> None:
        """Give the first answer, go on as everybody thinks best, and remember what it brought.

        A way that takes too long is given up and teaches nothing.
        """
        self.round += 1
        hearing = memory.hearing.copy()
        way = [Step(me, root, first)]
        judged = 0
        turns = 0
        self.give(state, me, first.option, hearing)
        for _ in range(LONGEST):
            if hearing.turns > turns:
                turns = hearing.turns
                self.leave_to_luck(state, hearing, luck)
                judged = self.judge_turn(way, judged, state)
            question = state.question
            if question is None or turns >= self.budget.reach:
                break
            if self.clock() > until:
                return
            if question.seat == NATURE:
                answer(state, question.pick(luck.random()))
                hearing.heed(self.game, state)
                continue
            seat = self.whose(question, me)
            if len(question.options) == 1:
                self.give(state, seat, question.options[0], hearing)
                continue
            node = self.node(memory, hearing.keys[seat], state, seat, me, luck)
            branch = self.taste.pick(node, self.round)
            way.append(Step(seat, node, branch))
            self.give(state, seat, branch.option, hearing)
        self.remember(way, state)

    def whose(self, question: Question, me: int) -> int:
        """Whose interest answers: players who win together are one."""
        return me if question.asks(me) or self.game.together else question.seat

    def node(
        self, memory: Memory, key: int, state: Position, seat: int, me: int, luck: Random
    ) -> Node:
        """Where a seat is in its tree; what it was never offered there, it looks at now.

        At some of it: the next visit looks at more. Another seat than the one that thinks looks in
        its own imagination.
        """
        node = memory.nodes.get(key)
        if node is None:
            node = memory.nodes[key] = Node()
        fresh: list[Option] = []
        question = asked(state)
        for option in sensible(self.evaluation, state, question.options):
            branch = node.branches.get(option.index)
            if branch is None:
                fresh.append(option)
            else:
                branch.offered_in = self.round
        if fresh:
            breadth = self.budget.breadth
            looks_in: Position = state if seat == me else self.game.imagine(state, seat, luck)
            hers = seat if question.asks(seat) else question.seat
            foresight = Foresight(self.evaluation, hers, luck, breadth)
            for option in some(fresh, breadth, luck):
                worth = foresight.worth(looks_in, foresight.after(looks_in, option))
                branch = Branch(option, worth)
                branch.offered_in = self.round
                node.add(branch)
        return node

    def leave_to_luck(self, state: Position, hearing: Hearing, luck: Random) -> None:
        """Let luck answer what the evaluation can't weigh."""
        while state.question is not None and state.question.seat == NATURE:
            if self.evaluation.weighs(state):
                return
            answer(state, state.question.pick(luck.random()))
            hearing.heed(self.game, state)

    # What a way has brought.

    def value(self, state: Position, seat: int) -> float:
        """What a seat can expect here, from 0 to 1."""
        if state.question is None:
            outcome = self.game.outcome(state)
            if outcome is not None:
                score = outcome.scores[seat]
                return 0.0 if score < 1.0 and outcome.winners() else score
        return self.taste.chance(self.evaluation.value(state, seat))

    def judge_turn(self, way: list[Step], judged: int, state: Position) -> int:
        """A turn has ended: what it brought to those who had a say in it."""
        for at in range(judged, len(way)):
            step = way[at]
            step.soon = way[at - 1].soon if at > judged and way[at - 1].seat == step.seat else -1.0
            if step.soon < 0:
                step.soon = self.value(state, step.seat)
        return len(way)

    def remember(self, way: list[Step], state: Position) -> None:
        late: dict[int, float] = {}
        for step in way:
            value = late.get(step.seat, -1.0)
            if value < 0:
                value = late[step.seat] = self.value(state, step.seat)
            if step.soon >= 0 and state.question is not None:
                value += self.budget.soon * (step.soon - value)
            step.branch.visits += 1
            step.branch.total += value
            step.node.visits += 1
            step.node.total += value


def unlike(row: list[Branch]) -> list[Branch]:
    """Of answers with the same verb that look the same only the first: they lead to the same."""
    found: list[Branch] = []
    looks: list[tuple[str, float]] = []
    for branch in row:
        look = (branch.option.verb, branch.worth)
        if look not in looks:
            looks.append(look)
            found.append(branch)
    return found
