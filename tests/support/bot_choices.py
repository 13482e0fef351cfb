"""Asks all agents what they would answer here and there in games, and writes it down.

    python -m tests.support.bot_choices

Needed when bots are meant to answer differently: after new weights, or new rules.
"""

import json
from pathlib import Path
from random import Random
from typing import Any

import gloaming.games  # noqa: F401 - puts the games on the shelf.
from gloaming.ai.agent import imagination
from gloaming.ai.levels import GREEDY, LEARNED, agent_called, agents_of
from gloaming.engine.game import Game, game_called
from gloaming.engine.question import NATURE
from gloaming.engine.script import answer

FILE = Path(__file__).parent.parent / "ai" / "choices.json"
EFFORT = 0.15
# At every table: so many play, with these options; after every so many answers all are asked, so
# many times.
Table = tuple[str, int, dict[str, str], int, int]
TABLES: list[Table] = [
    ("bless", 2, {}, 31, 3),
    ("casting_shadows", 2, {}, 23, 6),
    ("casting_shadows", 4, {}, 47, 3),
    ("day_and_night", 2, {}, 13, 20),
    ("last_spell", 2, {"scenario": "gildenberg", "difficulty": "hard"}, 61, 5),
]

Choices = dict[str, list[str]]  # By agent: its answers, one after the other.


def choices(
    game: Game[Any], seats: int, options: dict[str, str], every: int, looks: int
) -> Choices:
    """What all answer here and there in a game between two kinds of greedy bots."""
    state = game.setup(options, seats)
    nature, moods = Random("nature"), Random("moods")
    players = [agent_called(name, game) for name in (GREEDY, LEARNED)]
    found: Choices = {name: [] for name in agents_of(game)}
    asked = 0
    while (question := state.question) is not None and asked < every * looks:
        if question.seat == NATURE or len(question.options) == 1:
            answer(state, question.pick(nature.random()))
            continue
        seat = max(0, question.seat)  # The first speaks for all.
        mood = moods.getrandbits(32)
        if asked % every == 0:
            for name, answers in found.items():
                agent = agent_called(name, game, EFFORT, hurried=False)
                mind = imagination(game, state, seat, Random(mood))
                answers.append(agent.choose(mind).name)
        asked += 1
        player = players[seat % len(players)]
        answer(state, player.choose(imagination(game, state, seat, Random(mood))))
    return found


def named(table: Table) -> str:
    game, seats, options, _, _ = table
    return " ".join([game, str(seats), *options.values()])


def answers(table: Table) -> Choices:
    """What all answer at one of the tables."""
    game, seats, options, every, looks = table
    return choices(game_called(game), seats, options, every, looks)


if __name__ == "__main__":
    told = {named(table): answers(table) for table in TABLES}
    FILE.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
