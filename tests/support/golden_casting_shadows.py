"""Plays the golden journals of Casting Shadows anew: one game for each way it can end.

    python -m tests.support.golden_casting_shadows

Needed only when the rules version is raised and the old journals no longer replay.
"""

from collections.abc import Callable
from itertools import count as counting
from pathlib import Path
from random import Random
from typing import NamedTuple

from gloaming.engine import journal
from gloaming.engine.heading import Heading
from gloaming.engine.journal import RESIGN, Answer, Journal
from gloaming.engine.question import NATURE, Option
from gloaming.engine.script import answer
from gloaming.games.casting_shadows import GAME
from gloaming.games.casting_shadows.box.board import DISTANCE
from gloaming.games.casting_shadows.table.state import State, in_turn_order

JOURNALS = Path(__file__).parent.parent / "journals" / "casting_shadows"

Player = Callable[[State, list[Option], Random], Option]

# What a fighter does rather than anything else, the best last.
EAGER = ["travel", "summon", "use", "collect", "ability", "cast"]


def fighter(state: State, options: list[Option], dice: Random) -> Option:
    """Casts and collects what it can, and pays for the strongest step."""
    if options[0].verb == "strength":
        return options[-1]
    if options[0].verb == "absorb":
        return options[0]
    eager = [option for option in options if option.verb in EAGER]
    if not eager or dice.random() < 0.25:
        return dice.choice(options)
    best = max(EAGER.index(option.verb) for option in eager)
    return dice.choice([option for option in eager if EAGER.index(option.verb) == best])


def pacifist(state: State, options: list[Option], dice: Random) -> Option:
    """Clears crystals away and travels, but never hurts anybody."""
    peaceful = [o for o in options if o.verb not in ("cast", "ability", "reroll", "end_actions")]
    protect = [option for option in peaceful if option.verb == "protect"]
    if protect:
        return protect[0]
    return dice.choice(peaceful or options)


def sleeper(state: State, options: list[Option], dice: Random) -> Option:
    """Clears crystals away and does nothing else, so that all stay equal."""
    protect = [option for option in options if option.verb == "protect"]
    return protect[0] if protect else options[-1]


def escapist(state: State, options: list[Option], dice: Random) -> Option:
    """Fights until one shadow is left, and then keeps away from it."""
    left = [bot for bot in (1, 2, 3) if state.hp[bot]]
    if len(left) > 1 or options[0].verb not in ("travel", "use", "ability", "end_actions"):
        return fighter(state, options, dice)
    protect = [option for option in options if option.verb in ("protect", "use")]
    if protect:
        return protect[0]
    bot, here = state.place[left[0]], state.place[0]
    moves = [o for o in options if o.verb == "travel" and DISTANCE[o.noun][bot] == 2]
    if DISTANCE[here][bot] < 2 and moves:
        return dice.choice(moves)
    collect = [option for option in options if option.verb == "collect"]
    return collect[0] if collect else options[-1]


def nobody(state: State, options: list[Option], dice: Random) -> Option:
    """Anything at all."""
    return dice.choice(options)


def whimsical(state: State, options: list[Option], dice: Random) -> Option:
    """Fights, but plays Kit for the sake of staying put, and loves the Thunder Stag."""
    loved = ("choose kit", "summon thunder_stag", "stay")
    whims = [option for option in options if option.name in loved or option.verb == "strike"]
    return whims[0] if whims else fighter(state, options, dice)


# After how many answers somebody resigns: the next but so many, 0 for whoever is active.
LEAVE = {80: 1, 160: 0}


class Golden(NamedTuple):
    """How to play a game to its ending: how many, who plays, from which dice on, which options."""

    name: str
    seats: int
    player: Player
    seed: int
    options: dict[str, str]


SHORT = {"turn_cap": "20"}
TEAMS = {"mode": "teams2v2"}
PAIRS = ("amber-ivory", "jade-onyx")
GOLDEN = [
    *[Golden(f"{seats}-last-standing", seats, fighter, 1, {}) for seats in (2, 3, 4)],
    *[Golden(f"{seats}-turn-cap", seats, pacifist, 1, SHORT) for seats in (2, 3, 4)],
    *[Golden(f"{seats}-turn-cap-shared", seats, sleeper, 1, SHORT) for seats in (2, 3, 4)],
    *[
        Golden(f"{seats}-last-standing-sudden-death", seats, pacifist, 1, {"sudden_death": "5"})
        for seats in (2, 3, 4)
    ],
    *[Golden(f"4-{team}-standing", 4, fighter, at, TEAMS) for at, team in enumerate(PAIRS, 1)],
    *[
        Golden(f"4-{team}-ahead", 4, pacifist, at, TEAMS | SHORT)
        for at, team in enumerate(PAIRS, 1)
    ],
    Golden("4-last-standing-resigned", 4, fighter, 1, {}),
    Golden("4-last-standing-whims", 4, whimsical, 2, {}),
    Golden("3-last-standing-host", 3, nobody, 1, {"first_player": "host", "map": "compact"}),
    Golden("1-shadows-beaten", 1, fighter, 1, {}),
    Golden("1-beaten", 1, nobody, 1, {}),
    Golden("1-turn-cap-alone", 1, escapist, 889, SHORT),
]


def play(golden: Golden, seed: int) -> tuple[Journal, State]:
    dice = Random(seed)
    names = [golden.player.__name__] * golden.seats
    played = Journal(Heading(GAME, golden.options, names))
    state = GAME.setup(golden.options, golden.seats)
    while state.question is not None:
        asked = state.question
        if golden.name.endswith("resigned") and len(played.answers) in LEAVE:
            leave(played, state, LEAVE[len(played.answers)])
            continue
        if asked.seat == NATURE:
            option = asked.pick(dice.random())
        else:
            option = golden.player(state, asked.options, dice)
        played.answers.append(Answer(asked.seat, option))
        answer(state, option)
    return played, state


def leave(played: Journal, state: State, next_to_asked: int) -> None:
    """Whoever is active resigns, or somebody sitting further on (CS-R75)."""
    seat = in_turn_order(state, state.active, 15)[next_to_asked - 1]
    played.answers.append(Answer(seat, RESIGN))
    GAME.resign(state, seat)


def ending(golden: Golden, state: State) -> bool:
    """Whether a game has ended as its name says."""
    outcome = GAME.outcome(state)
    assert outcome is not None
    if not golden.name.startswith(f"{golden.seats}-{outcome.reason}"):
        return False
    return golden.name.endswith("shared") == (len(outcome.winners()) == golden.seats > 1)


def main() -> None:
    JOURNALS.mkdir(parents=True, exist_ok=True)
    for golden in GOLDEN:
        for seed in counting(golden.seed):
            played, state = play(golden, seed)
            if ending(golden, state):
                break
        (JOURNALS / f"{golden.name}.journal").write_text(journal.write(played), encoding="utf-8")
        print(f"{golden.name}: {len(played.answers)} answers in {state.round} rounds, dice {seed}")


if __name__ == "__main__":
    main()
