"""Asks all agents what they would answer here and there in games, and writes it down.

    python -m tests.support.bot_choices

Needed when bots are meant to answer differently: after new weights, or new rules.
"""

import json
from pathlib import Path
from random import Random
from typing import Any

from gloaming.ai.agent import imagination
from gloaming.ai.levels import GREEDY, LEARNED, agent_called, agents_of
from gloaming.engine.game import Game, game_called
from gloaming.engine.question import NATURE
from gloaming.engine.script import answer

FILE = Path(__file__).parent.parent / "ai" / "choices.json"
EFFORT = 0.25
# At every table: so many play, with these options; all are asked after every so many answers.
TABLES: list[tuple[str, int, dict[str, str], int]] = [
    ("bless", 2, {}, 41),
    ("casting_shadows", 2, {}, 29),
    ("casting_shadows", 4, {}, 83),
    ("day_and_night", 2, {}, 11),
    ("last_spell", 2, {}, 97),
    ("last_spell", 2, {"scenario": "gildenberg", "difficulty": "hard"}, 131),
]

Choices = dict[str, list[str]]  # By agent: its answers, one after the other.


def choices(
    game: Game[Any], seats: int, options: dict[str, str], seed: int, every: int, effort: float
) -> Choices:
    """What all answer in a game of two kinds of greedy bots; a seed gives the same every time."""
    state = game.setup(options, seats)
    nature, moods = Random(f"{seed} nature"), Random(f"{seed} choices")
    players = [agent_called(name, game) for name in (GREEDY, LEARNED)]
    found: Choices = {name: [] for name in agents_of(game)}
    asked = 0
    while (question := state.question) is not None:
        if question.seat == NATURE or len(question.options) == 1:
            answer(state, question.pick(nature.random()))
            continue
        seat = max(0, question.seat)  # The first speaks for all.
        mood = moods.getrandbits(32)
        if asked % every == 0:
            for name, answers in found.items():
                agent = agent_called(name, game, effort, hurried=False)
                mind = imagination(game, state, seat, Random(mood))
                answers.append(agent.choose(mind).name)
        asked += 1
        player = players[seat % len(players)]
        answer(state, player.choose(imagination(game, state, seat, Random(mood))))
    return found


def told(seed: int = 0, more: int = 1, effort: float = EFFORT) -> dict[str, Choices]:
    """The answers at every table; with more looks they are asked so many times as often."""
    return {
        " ".join([name, str(seats), *options.values()]): choices(
            game_called(name), seats, options, seed, max(1, every // more), effort
        )
        for name, seats, options, every in TABLES
    }


if __name__ == "__main__":
    FILE.write_text(json.dumps(told(), indent=1) + "\n", encoding="utf-8")
