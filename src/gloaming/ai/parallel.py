"""One search in several processes: each grows trees of its own, and what they brought is joined.

Every halving of the candidates shares its tries out. A process gets a state its seat imagined,
never the table, and imagines on from there; it tells for each candidate how often it was tried and
what that brought, which is added up before the next halving. So the same number of processes, seed
and budget give the same choice, as long as no clock stops it.
"""

from math import inf
from multiprocessing import get_context
from multiprocessing.connection import Connection
from random import Random
from signal import SIG_IGN, SIGINT, signal
from typing import Any, Final

import gloaming.games  # noqa: F401 - puts the games on the shelf, also in other processes.
from gloaming.ai.agent import Agent, Imagination, imagination
from gloaming.ai.levels import agent_called, searcher
from gloaming.ai.search import Memory, Search
from gloaming.ai.tree import Branch, Node
from gloaming.ai.veto import Careful
from gloaming.engine.game import Game
from gloaming.engine.heading import Heading
from gloaming.engine.question import Option
from gloaming.engine.save import load, save

GRACE: Final = 5.0  # Seconds for a process to end by itself.

# An imagined state, saved; nothing, if it is about the same question as before. The level, its
# seat, a seed, the candidates with how they looked, how often to try each, and the seconds left.
Order = tuple[str, str, int, int, list[tuple[int, float]], int, float]
Report = list[tuple[int, int, float]]  # Each candidate's tries, and what they brought in all.


class Part:
    """What one process does of a search, and its trees while the question is the same."""

    def __init__(self) -> None:
        self.searches: dict[tuple[str, str], Search] = {}
        self.search: Search | None = None
        self.mind: Imagination | None = None
        self.memory = Memory(0, [])
        self.root = Node()

    def begin(self, text: str, level: str, seat: int, seed: int) -> None:
        heading, state = load(text)
        game = heading.game
        found = self.searches.get((game.id, level))
        if found is None:
            found = self.searches[game.id, level] = searcher(level, game, 1.0, False)
        self.search = found
        self.mind = imagination(game, state, seat, Random(seed))
        self.memory = Memory(len(game.seat_names), found.evaluation.stretch())
        self.root = Node()
        self.memory.nodes[self.memory.hearing.keys[seat]] = self.root

    def carry_out(self, order: Order) -> Report:
        text, level, seat, seed, looks, many, seconds = order
        if text:
            self.begin(text, level, seat, seed)
        assert self.search is not None, "first comes a question"
        assert self.mind is not None, "and whoever thinks about it"
        left: list[Branch] = []
        for index, worth in looks:
            branch = self.root.branches.get(index)
            if branch is None:
                branch = Branch(self.search.game.vocabulary.options[index], worth)
                self.root.add(branch)
            left.append(branch)
        before = [(branch.visits, branch.total) for branch in left]
        self.search.tour(
            self.memory, self.root, left, self.mind, many, self.search.clock() + seconds
        )
        return [
            (branch.option.index, branch.visits - visits, branch.total - total)
            for branch, (visits, total) in zip(left, before, strict=True)
        ]


def work(door: Connection) -> None:
    """A process of a crew: an order comes in, a report goes out, until the door is closed."""
    signal(SIGINT, SIG_IGN)  # Whoever began the search ends it.
    part = Part()
    while True:
        try:
            order: Order = door.recv()
            door.send(part.carry_out(order))
        except (EOFError, OSError):
            return


class Crew:
    """Processes that search together at tables of one kind; to be closed, or used as `with`."""

    def __init__(
        self, game: Game[Any], options: dict[str, str], seats: int, processes: int
    ) -> None:
        self.heading = Heading(game, options, [""] * seats)
        context = get_context("spawn")
        self.doors: list[Connection] = []
        self.processes: list[Any] = []
        for _ in range(processes - 1):  # This one works too.
            ours, theirs = context.Pipe()
            process = context.Process(target=work, args=(theirs,), daemon=True)
            process.start()
            theirs.close()
            self.doors.append(ours)
            self.processes.append(process)

    def __enter__(self) -> "Crew":
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def close(self) -> None:
        """Let everybody go, and see that they do."""
        for door in self.doors:
            door.close()
        self.doors = []
        for process in self.processes:
            process.join(GRACE)
            if process.is_alive():
                process.kill()
                process.join()
        self.processes = []

    def shares(self, many: int) -> list[int]:
        """So many tries, shared out as evenly as can be; the first share is our own."""
        every = len(self.doors) + 1
        return [many // every + (at < many % every) for at in range(every)]

    def send(self, door: Connection, order: Order) -> bool:
        """Whether an order was heard; whoever is dead is not asked again."""
        try:
            door.send(order)
        except OSError:
            self.doors.remove(door)
            return False
        return True

    def receive(self, door: Connection) -> Report | None:
        try:
            report: Report = door.recv()
        except (EOFError, OSError):
            self.doors.remove(door)
            return None
        return report


class SharedSearch(Search):
    """Searches like one of the levels, with a crew."""

    def __init__(self, alone: Search, crew: Crew) -> None:
        super().__init__(alone.game, alone.evaluation, alone.budget, alone.taste, alone.name)
        self.crew = crew
        self.asked: list[Connection] = []  # Who knows the open question already.

    def choose(self, mind: Imagination) -> Option:
        self.asked = []
        return super().choose(mind)

    def tour(
        self,
        memory: Memory,
        root: Node,
        left: list[Branch],
        mind: Imagination,
        many: int,
        until: float,
    ) -> bool:
        """Our share of the tries, while the others have theirs; what nobody did is done here."""
        crew = self.crew
        shares = crew.shares(many)
        mine = shares[0]
        looks = [(branch.option.index, branch.worth) for branch in left]
        out: list[tuple[Connection, int]] = []
        for door, share in zip(list(crew.doors), shares[1:], strict=True):
            text, seed = "", 0
            if door not in self.asked:
                text, seed = save(crew.heading, mind.dream()), mind.luck.getrandbits(32)
                self.asked.append(door)
            seconds = max(0.0, until - self.clock()) if until < inf else inf
            order = (text, self.name, mind.seat, seed, looks, share, seconds)
            if crew.send(door, order):
                out.append((door, share))
            else:
                mine += share
        in_time = super().tour(memory, root, left, mind, mine, until)
        for door, share in out:
            report = crew.receive(door)
            if report is not None:
                self.join(root, report)
            elif in_time:
                in_time = super().tour(memory, root, left, mind, share, until)
        return in_time and self.clock() <= until

    def join(self, root: Node, report: Report) -> None:
        """Add what another process found to what is known at the root."""
        for index, visits, total in report:
            branch = root.branches[index]
            branch.visits += visits
            branch.total += total
            root.visits += visits
            root.total += total
            self.round += visits


def agent_with(
    crew: Crew, name: str, game: Game[Any], effort: float = 1.0, hurried: bool = True
) -> Agent:
    """A new agent of this name; if it is one that searches, it does so with the crew."""
    alone = agent_called(name, game, effort, hurried)
    if not isinstance(alone, Careful) or not isinstance(alone.agent, Search):
        return alone
    return Careful(game, alone.evaluation, SharedSearch(alone.agent, crew), alone.seconds)
