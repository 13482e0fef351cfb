"""A process that thinks for bots: a job a line comes in, an answer a line goes out."""

import os
import signal
import sys
from random import Random
from time import perf_counter

import msgspec

import gloaming.games  # noqa: F401 - puts them on the shelf
from gloaming.ai.advice import advise
from gloaming.ai.agent import Agent, imagination
from gloaming.ai.levels import agent_called
from gloaming.engine.save import load
from gloaming.server.bots import Job, Thought


def think(job: Job, agents: dict[tuple[str, str], Agent]) -> Thought:
    """What the bot of this level answers; it re-imagines what was imagined for it."""
    heading, state = load(job.save)
    game = heading.game
    mind = imagination(game, state, job.seat, Random(job.seed))
    if job.hint:
        advice = [(it.option.name, it.chance) for it in advise(game, mind)]
        return Thought(advice[0][0], advice)
    agent = agents.get((job.level, game.id))
    if agent is None:
        agent = agents[job.level, game.id] = agent_called(job.level, game)
    began = perf_counter()
    said = agent.choose(mind).name
    return Thought(said, seconds=perf_counter() - began)


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # The server ends us, by closing the door.
    os.nice(5)  # People first.
    agents: dict[tuple[str, str], Agent] = {}
    for line in sys.stdin.buffer:
        thought = think(msgspec.json.decode(line, type=Job), agents)
        sys.stdout.buffer.write(msgspec.json.encode(thought) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
