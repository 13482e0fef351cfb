"""One of our levels and OpenSpiel's own search at one table, with the same time for an answer."""

from collections.abc import Iterator
from typing import Any

from gloaming.ai.agent import Agent
from gloaming.ai.levels import agent_called
from gloaming.ai.search import Search
from gloaming.ai.veto import Careful
from gloaming.engine.game import Game
from gloaming.envs.is_mcts import NAME, IsMcts, Knobs
from gloaming.envs.open_spiel import load
from gloaming.lab.arena import Arena
from gloaming.lab.meeting import Clocked, Meeting, Result, played


class PeerMatch(Arena):
    """An arena where the peer sits among the levels. One process: two would share the time."""

    def __init__(
        self, game: Game[Any], options: dict[str, str], seconds: float, knobs: Knobs
    ) -> None:
        super().__init__(game, options)
        self.seconds = seconds
        self.knobs = knobs

    def fresh(self, left: list[Meeting]) -> Iterator[Result]:
        for meeting in left:
            agents = [self.seated(name, len(meeting.names)) for name in meeting.names]
            result = played(self.game, meeting, [Clocked(it) for it in agents], self.options)
            result.tries = [tries(agent) for agent in agents]
            yield result

    def seated(self, name: str, seats: int) -> Agent:
        if name != NAME:
            return in_time(agent_called(name, self.game), self.seconds)
        said = " ".join(f"{name}={value}" for name, value in self.options.items())
        return IsMcts(load(self.game.id, seats, said), self.seconds, self.knobs)


def in_time(agent: Agent, seconds: float) -> Agent:
    """The same agent, that answers after so many seconds."""
    search = agent.agent if isinstance(agent, Careful) else agent
    if isinstance(agent, Careful):
        agent.seconds = min(seconds, agent.seconds)
    if isinstance(search, Search):
        search.budget = search.budget.times(1.0, True)  # The level's own is shared by all.
        search.budget.seconds = min(seconds, search.budget.seconds)
    return agent


def tries(agent: Agent) -> int:
    """How often an agent has tried something since the game began, if it searches."""
    search = agent.agent if isinstance(agent, Careful) else agent
    if isinstance(search, Search):
        return search.round
    return search.simulations if isinstance(search, IsMcts) else 0
