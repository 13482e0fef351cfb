"""One game in the arena: who sits where with which deal, and what came of it."""

from collections.abc import Sequence
from time import process_time
from typing import Any

from gloaming.ai.agent import Agent, Imagination
from gloaming.ai.levels import agent_called
from gloaming.ai.parallel import Crew, agent_with
from gloaming.ai.play import play
from gloaming.engine.game import Game, game_called
from gloaming.engine.question import Option


class Meeting:
    """A deal, the levels around the table, and the seat whose result is asked for."""

    __slots__ = ("hero", "names", "seed")

    def __init__(self, seed: int, hero: int, names: Sequence[str]) -> None:
        self.seed = seed
        self.hero = hero
        self.names = tuple(names)

    def key(self) -> tuple[int, int, tuple[str, ...]]:
        return self.seed, self.hero, self.names

    def agent(self) -> str:
        return self.names[self.hero]

    def rival(self) -> str:
        return self.names[(self.hero + 1) % len(self.names)]


class Result:
    """What each seat got, what its answers cost in processor time, and how much it tried."""

    __slots__ = ("answers", "longest", "meeting", "scores", "seconds", "tries")

    def __init__(
        self,
        meeting: Meeting,
        scores: list[float],
        answers: list[int],
        seconds: list[float],
        longest: list[float],
        tries: list[int] | None = None,
    ) -> None:
        self.meeting = meeting
        self.scores = scores
        self.answers = answers
        self.seconds = seconds
        self.longest = longest
        self.tries = tries or []  # Of those who search, if anybody counted.


class Clocked(Agent):
    """Answers like another agent, and looks at the clock."""

    def __init__(self, agent: Agent) -> None:
        self.name = agent.name
        self.agent = agent
        self.answers = 0
        self.seconds = 0.0
        self.longest = 0.0

    def choose(self, mind: Imagination) -> Option:
        if len(mind.question.options) == 1:
            return mind.question.options[0]
        before = process_time()
        option = self.agent.choose(mind)
        took = process_time() - before
        self.answers += 1
        self.seconds += took
        self.longest = max(self.longest, took)
        return option


def meetings(
    levels: Sequence[str], seats: int, games: int, first_seed: int, together: bool = False
) -> list[Meeting]:
    """Every level against every other, with the same deals from every seat.

    With more than two seats one meets a table full of the other, so both ways are played. A lone
    level meets itself. Where all win or lose together, every level has the table for itself.
    """
    if together:
        return [
            Meeting(first_seed + number, 0, [level] * seats)
            for number in range(games)
            for level in levels
        ]
    pairs = [(one, other) for one in levels for other in levels if one != other]
    if seats == 2:
        pairs = [(one, other) for one, other in pairs if levels.index(one) > levels.index(other)]
    found: list[Meeting] = []
    for number in range(games):  # All pairs advance together, so that an early stop is fair.
        for agent, rival in pairs or [(levels[0], levels[0])]:
            hero = number % seats
            names = [agent if at == hero else rival for at in range(seats)]
            found.append(Meeting(first_seed + number // seats, hero, names))
    return found


def meet(
    game: Game[Any],
    meeting: Meeting,
    effort: float,
    options: dict[str, str],
    crew: Crew | None = None,
) -> Result:
    """Let the levels play it, as hard as wanted; with a crew, those who search do it together."""
    agents: list[Clocked] = []
    for name in meeting.names:
        if crew is None:
            agents.append(Clocked(agent_called(name, game, effort, False)))
        else:
            agents.append(Clocked(agent_with(crew, name, game, effort, False)))
    return played(game, meeting, agents, options)


def played(
    game: Game[Any], meeting: Meeting, agents: Sequence[Clocked], options: dict[str, str]
) -> Result:
    """Play it. Where somebody has won all others have lost, whatever their place."""
    _, outcome = play(game, agents, options, meeting.seed)
    won = outcome.winners()
    scores = [0.0 if score < 1.0 and won else score for score in outcome.scores]
    return Result(
        meeting,
        scores[: len(agents)],
        [agent.answers for agent in agents],
        [agent.seconds for agent in agents],
        [agent.longest for agent in agents],
    )


Job = tuple[str, int, int, tuple[str, ...], float, dict[str, str]]


def meet_job(job: Job) -> Result:
    """The same in a process of its own."""
    name, seed, hero, names, effort, options = job
    return meet(game_called(name), Meeting(seed, hero, names), effort, options)
