"""How long a level thinks about an answer, as at a table: not compiled, and with its clock.

    python tools/answer_times.py bless master --games 2
    python tools/answer_times.py casting_shadows adept --seats 4 --answers 100
    python tools/answer_times.py last_spell master --option scenario=gildenberg

The level has one seat, in the next game another one; greedy bots have the others. Its clock is the
processor's, so that a busy machine stops it no sooner than an idle one would; with `--wall` it is
the one on the wall, as at a table.
"""

import argparse
import sys
from random import Random
from time import perf_counter, process_time
from typing import Any

import gloaming.games  # noqa: F401 - puts the games on the shelf.
from gloaming.ai.agent import Agent, imagination
from gloaming.ai.levels import GREEDY, agent_called
from gloaming.ai.search import Search
from gloaming.ai.veto import Careful
from gloaming.engine.errors import GloamingError
from gloaming.engine.game import game_called
from gloaming.engine.heading import Heading
from gloaming.engine.journal import Journal
from gloaming.engine.question import NATURE
from gloaming.engine.script import answer


class Timed(Agent):
    """Answers like a level, and notes how many seconds every real choice took."""

    def __init__(self, agent: Agent, wall: bool) -> None:
        self.name = agent.name
        self.agent = agent
        self.processor: list[float] = []
        self.wall: list[float] = []
        self.search: Search | None = None
        clock = perf_counter if wall else process_time
        if isinstance(agent, Careful):
            agent.clock = clock
            if isinstance(agent.agent, Search):
                self.search = agent.agent
                self.search.clock = clock

    def choose(self, mind: Any) -> Any:
        wall, processor = perf_counter(), process_time()
        option = self.agent.choose(mind)
        self.processor.append(process_time() - processor)
        self.wall.append(perf_counter() - wall)
        return option

    def told(self) -> list[str]:
        cuts = 0 if self.search is None else self.search.cuts
        lines = [f"{len(self.wall)} answers, {cuts} of them cut short by the clock"]
        for name, taken in [("processor", self.processor), ("wall", self.wall)]:
            row = sorted(taken)
            figures = [sum(row) / len(row), row[int(0.95 * (len(row) - 1))], row[-1]]
            mean, late, longest = [f"{seconds:.2f} s" for seconds in figures]
            lines.append(f"{name}: mean {mean}, 95th percentile {late}, longest {longest}")
        return lines


def play(heading: Heading, agent: Timed, at: int, luck: Random, many: int) -> None:
    """One game, or as much of it as it takes to get so many answers."""
    game = heading.game
    others = agent_called(GREEDY, game)
    state = Journal(heading).start()
    while (question := state.question) is not None and len(agent.wall) < many:
        seat = at if question.asks(at) else question.seat
        if seat == NATURE:
            option = question.pick(luck.random())
        else:
            asked = agent if seat == at and len(question.options) > 1 else others
            option = asked.choose(imagination(game, state, seat, luck))
        answer(state, option)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("level")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--answers", type=int, default=sys.maxsize, help="no more than so many")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--wall", action="store_true", help="the level looks at the wall's clock")
    given = parser.parse_args()
    try:
        game = game_called(given.game)
        agent = Timed(agent_called(given.level, game), given.wall)
        options = dict(option.partition("=")[::2] for option in given.option)
        heading = Heading(game, options, [""] * given.seats)
        for number in range(given.games):
            luck = Random(f"{given.seed} {number}")
            play(heading, agent, number % given.seats, luck, given.answers)
    except GloamingError as error:
        sys.exit(str(error))
    print("\n".join(agent.told()))


if __name__ == "__main__":
    main()
