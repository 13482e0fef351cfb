"""Plays the golden journals of Bless anew: one game for each way it can end.

    python -m tests.support.bless_journals

Needed only when the rules version is raised and the old journals no longer replay.
"""

from collections.abc import Callable
from itertools import count as counting
from pathlib import Path
from random import Random
from typing import NamedTuple

from gloaming.engine import journal
from gloaming.engine.heading import Heading
from gloaming.engine.journal import Answer, Journal
from gloaming.engine.question import NATURE, Option
from gloaming.engine.script import answer
from gloaming.games.bless import GAME
from gloaming.games.bless.table.state import NOBODY, State

JOURNALS = Path(__file__).parent.parent / "journals" / "bless"

Player = Callable[[State, list[Option], Random], Option]


def anyhow(state: State, options: list[Option], dice: Random) -> Option:
    """Does anything."""
    return dice.choice(options)


def asleep_after_ten_turns(state: State, options: list[Option], dice: Random) -> Option:
    return passing(options) if state.turn > 10 else dice.choice(options)


def asleep(state: State, options: list[Option], dice: Random) -> Option:
    return passing(options)


def late(state: State, options: list[Option], dice: Random) -> Option:
    """Sleeps for half the night, then lays a card a turn and never fights."""
    if options[-1].verb != "end_turn":
        return passing(options)
    lays = [option for option in options if option.verb == "pray"]
    wakes = state.turn >= 70 and state.actions == 3
    return dice.choice(lays) if wakes and lays else options[-1]


def passing(options: list[Option]) -> Option:
    """The last answer is the one that does the least."""
    return options[-1]


class Golden(NamedTuple):
    """How to play a game to its ending: who plays, by which options, from which dice on."""

    name: str
    player: Player
    seed: int
    options: dict[str, str]


# The dice were found by looking through games until one ended so.
GOLDEN = [
    Golden("sun-most-points", anyhow, 15, {}),
    Golden("moon-most-points", anyhow, 358, {"altar_goal": "3"}),
    Golden("sun-trigger-wins", anyhow, 9, {"first_player": "moon"}),
    Golden("moon-cap-most-points", asleep_after_ten_turns, 4, {}),
    Golden("sun-cap-trigger-wins", late, 7002, {}),
    Golden("draw-cap-draw", asleep, 0, {}),
]


def play(golden: Golden, seed: int) -> tuple[Journal, State]:
    dice = Random(seed)
    played = Journal(Heading(GAME, golden.options, [golden.player.__name__] * 2))
    state = GAME.setup(golden.options, 2)
    while state.question is not None:
        asked = state.question
        if asked.seat == NATURE:
            option = asked.pick(dice.random())
        else:
            option = golden.player(state, asked.options, dice)
        played.answers.append(Answer(asked.seat, option))
        answer(state, option)
    return played, state


def ending(state: State) -> str:
    """Who won and how: "sun-most-points", "draw-cap-draw"."""
    outcome = GAME.outcome(state)
    assert outcome is not None
    winner = "draw" if state.winner == NOBODY else GAME.seat_name(state.winner)
    return f"{winner}-{outcome.reason}"


def main() -> None:
    for golden in GOLDEN:
        for seed in counting(golden.seed):
            played, state = play(golden, seed)
            if ending(state) == golden.name:
                break
        (JOURNALS / f"{golden.name}.journal").write_text(journal.write(played), encoding="utf-8")
        print(f"{golden.name}: {len(played.answers)} answers in {state.turn} turns, dice {seed}")


if __name__ == "__main__":
    main()
