"""One way of running the rules, measured round by round: a process that `bench` starts and asks.

Run as a file, with a game, the seconds a round should last and how the table plays
(`scenario=gildenberg`): so the same lines measure whichever copy of the rules stands first on the
path. Each line it reads starts a round, each line it writes is what the round measured. Seconds
are those this process works, so that others on the same machine disturb little.
"""

import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any, Final

import gloaming.engine.script
import gloaming.games
from gloaming.engine.game import Game, game_called
from gloaming.engine.question import NATURE
from gloaming.engine.script import Position, answer, ask_again

SCOUTED: Final = 40  # Games looked through for moments worth measuring.
AT_ONCE: Final = 100  # Repetitions between two looks at the clock.


class Moments:
    """Two tables worth measuring: deep inside an effect, and before as many options as possible."""

    def __init__(self, game: Game[Any], options: dict[str, str], chance: random.Random) -> None:
        self.deepest = self.widest = start = game.setup(options, game.seats[0])
        for _ in range(SCOUTED):
            state = start.clone()
            while state.question is not None:
                if state.question.seat != NATURE:
                    if len(state.stack) > len(self.deepest.stack):
                        self.deepest = state.clone()
                    if len(state.question.options) > len(asked(self.widest)):
                        self.widest = state.clone()
                answer(state, state.question.pick(chance.random()))


def asked(state: Position) -> list[Any]:
    question = state.question
    return [] if question is None or question.seat == NATURE else question.options


def play(
    game: Game[Any], options: dict[str, str], chance: random.Random, seconds: float
) -> dict[str, float]:
    """Whole games of uniform random play; luck's answers are counted apart."""
    decisions = lucks = played = 0
    draw = chance.random
    begun = time.process_time()
    while (passed := time.process_time() - begun) < seconds or not played:
        state = game.setup(options, game.seats[0])
        while (question := state.question) is not None:
            if question.seat == NATURE:
                lucks += 1
            else:
                decisions += 1
            answer(state, question.pick(draw()))
        played += 1
    return {
        "decisions_per_second": decisions / passed,
        "luck_per_second": lucks / passed,
        "games_per_second": played / passed,
    }


def clone(state: Position, seconds: float) -> float:
    """Microseconds to copy a table in the middle of an effect."""

    def copy() -> None:
        for _ in range(AT_ONCE):
            state.clone()

    return repeated(copy, seconds)


def list_options(state: Position, seconds: float) -> float:
    """Microseconds to ask a question again."""
    state = state.clone()

    def ask() -> None:
        for _ in range(AT_ONCE):
            ask_again(state)

    return repeated(ask, seconds)


def give_answer(state: Position, seconds: float) -> float:
    """Microseconds to answer and run on to the next question; the copies are not counted."""
    options = asked(state)
    spent = 0.0
    done = 0
    while spent < seconds:
        tables = [(state.clone(), options[at % len(options)]) for at in range(AT_ONCE)]
        begun = time.process_time()
        for table, option in tables:
            answer(table, option)
        spent += time.process_time() - begun
        done += AT_ONCE
    return spent / done * 1e6


def repeated(work: Callable[[], None], seconds: float) -> float:
    """Microseconds for one of the AT_ONCE things that `work` does."""
    done = 0
    begun = time.process_time()
    while (passed := time.process_time() - begun) < seconds or not done:
        work()
        done += AT_ONCE
    return passed / done * 1e6


def main() -> None:
    game = game_called(sys.argv[1])
    length = float(sys.argv[2])
    chance = random.Random(1)
    options = dict(one.split("=") for one in sys.argv[3:])
    moments = Moments(game, options, chance)
    compiled = not str(gloaming.engine.script.__file__).endswith(".py")
    for _ in sys.stdin:
        measured = play(game, options, chance, length / 2) | {
            "clone": clone(moments.deepest, length / 8),
            "list": list_options(moments.widest, length / 8),
            "listed": len(asked(moments.widest)),
            "answer": give_answer(moments.widest, length / 8),
            "compiled": compiled,
        }
        print(json.dumps(measured), flush=True)


if __name__ == "__main__":
    main()
