"""Plays the golden journals of Day & Night anew: one game for each way it can end.

    python -m tests.support.golden_journals

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
from gloaming.games.day_and_night import GAME
from gloaming.games.day_and_night.board import BIT, at, count, distance, group, squares_of
from gloaming.games.day_and_night.state import (
    DAY,
    DOUBLE_WIN,
    NIGHT,
    NOBODY,
    State,
    built,
    neutral,
    temples_built,
)
from tests.support.day_and_night import squares

JOURNALS = Path(__file__).parent.parent / "journals" / "day_and_night"

Player = Callable[[State, list[Option], Random], Option]


def ambitious(state: State, options: list[Option], dice: Random) -> Option:
    """Does anything, but changes the tile that makes her largest group."""
    if options[0].verb != "change":
        return dice.choice(options)
    return max(options, key=lambda option: (group_with(state, option.noun), dice.random()))


def group_with(state: State, square: int) -> int:
    """How many tiles hang together once a square is hers; none if she would give it away."""
    assert state.question is not None
    me, bit = state.question.seat, BIT[square]
    mine = state.tiles[me] & ~built(state, me)
    return 0 if mine & bit else count(group(bit, mine | bit))


def tired(state: State, options: list[Option], dice: Random) -> Option:
    """Ambitious, but mostly lets things be."""
    rest = dice.random() < 0.8
    return options[-1] if rest and is_pause(options[-1]) else ambitious(state, options, dice)


def asleep_after_ten_turns(state: State, options: list[Option], dice: Random) -> Option:
    rest = state.turn > 10 and is_pause(options[-1])
    return options[-1] if rest else ambitious(state, options, dice)


def is_pause(option: Option) -> bool:
    return option.verb in ("end_casting", "end_travel")


# Two second Temples at once need help from both sides: each builds one, lays nine more tiles,
# then a Shift from b7 turns over Day's a6 and Night's c7 and completes another nine for each.
FIRST = [squares("d3 e3 f3 e2 f2 e4 f4 e5 f5"), squares("a1 b1 c1 d1 e1 f1 c2 d2 c3")]
SECOND = [squares("d6 d7 d8 e6 e7 e8 f7 f8 a6"), squares("a2 a3 a4 a5 b2 b3 b4 b5 c7")]


def planned(state: State, seat: int) -> int:
    return FIRST[seat] | (SECOND[seat] if temples_built(state, seat) else 0)


def planner(state: State, options: list[Option], dice: Random) -> Option:
    """Does whatever brings the plan nearer, and travels for more cards."""
    if options[-1].verb == "end_travel":
        return min(options, key=lambda option: (way_to_go(state, option), dice.random()))
    if options[0].verb == "discard":
        return dice.choice([option for option in options if option.name != "discard N15"])
    return max(options, key=lambda o: (promise(state, o), o.verb == "end_casting", dice.random()))


def promise(state: State, option: Option) -> int:
    """How far the plan can be after this answer and the targets she may choose then."""
    after = state.clone()
    answer(after, option)
    question = after.question
    if question is not None and question.why == "change":
        return max(promise(after, target) for target in question.options)
    right = sum(count(after.tiles[seat] & planned(after, seat)) for seat in (DAY, NIGHT))
    wrong = sum(count(after.tiles[seat] & ~planned(after, seat)) for seat in (DAY, NIGHT))
    if question is None:
        return 99 if after.ending == DOUBLE_WIN else -99
    return right - 3 * wrong


def way_to_go(state: State, option: Option) -> int:
    """How far a step leaves her from the next square of her plan, Night in the end from b7."""
    me = state.active
    bare = squares_of(planned(state, me) & neutral(state))
    goals = bare or [at("b7") if me == NIGHT else state.pawn[DAY]]
    if option.verb == "end_travel":
        return 0 if goals == [state.pawn[me]] and not bare else 99
    return min(distance(option.noun, goal) for goal in goals)


class Golden(NamedTuple):
    """How to play a game to its ending: who plays, by which options, from which dice on."""

    name: str
    player: Player
    seed: int
    options: dict[str, str]


# The dice were found by looking through thousands of games for the shortest that end so.
GOLDEN = [
    Golden("day-two-temples", ambitious, 944, {}),
    Golden("night-two-temples", ambitious, 2269, {}),
    Golden("day-default", ambitious, 2889, {}),
    Golden("draw-no-room", ambitious, 4438, {}),
    Golden("draw-turn-limit", tired, 21, {"turn_limit": "100"}),
    Golden("draw-idle", asleep_after_ten_turns, 1, {}),
    Golden("draw-double-win", planner, 39, {"double_win": "draw"}),
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
    """Who won and how: "day-two-temples", "draw-idle"."""
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
