"""Plays the golden journals of The Last Spell anew: one game for each way to end that is found.

    python -m tests.support.last_spell_journals

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
from gloaming.games.last_spell import GAME
from gloaming.games.last_spell.board import NOWHERE, X, Y
from gloaming.games.last_spell.box.monster_cards import FIGURES
from gloaming.games.last_spell.state import NOBODY, State
from gloaming.games.last_spell.table.ground import hero_on, is_fog, monster_on

JOURNALS = Path(__file__).parent.parent / "journals" / "last_spell"

Player = Callable[[State, list[Option], Random], Option]


def foes(state: State) -> list[int]:
    """The spaces of all monsters that can be fought."""
    spaces = [state.at[figure] for figure in range(FIGURES)]
    return [space for space in spaces if space != NOWHERE and not is_fog(state, space)]


def far(one: int, other: int) -> int:
    return abs(X[one] - X[other]) + abs(Y[one] - Y[other])


def away(state: State, space: int) -> int:
    """How far the nearest monster is."""
    return min((far(space, foe) for foe in foes(state)), default=99)


def hits(state: State, option: Option) -> bool:
    """Whether an attack could be aimed at a monster."""
    dream = state.clone()
    answer(dream, option)
    if dream.question is None or dream.question.why != "aim":
        return True
    aims = [one for one in dream.question.options if one.verb == "aim"]
    return any(monster_on(dream, one.noun) != NOBODY for one in aims)


def brave(state: State, options: list[Option], dice: Random) -> Option:
    """Attacks whatever can be hit, else walks towards the nearest monster."""
    assert state.question is not None
    why = state.question.why
    if why == "aim":
        foe = [one for one in options if one.verb == "aim" and monster_on(state, one.noun) >= 0]
        calm = [one for one in options if one.verb == "aim" and hero_on(state, one.noun) < 0]
        return dice.choice(foe or calm or options)
    if why == "turn":
        return fight(state, options, dice)
    if why in ("harm", "reroll", "guard"):
        use = [
            one for one in options if one.verb in ("use_item", "use_perk", "reroll", "use_trait")
        ]
        return dice.choice(use or options)
    if why == "main":
        better = [one for one in options if one.verb == "upgrade"]
        walls = [one for one in options if one.name in ("build ST1", "scavenge materials")]
        return dice.choice(better or walls or options[:1])
    if why == "site":
        west = [one for one in options if X[one.noun] == 8 and 11 <= Y[one.noun] <= 20]
        return dice.choice(west or options)
    if why == "deploy":
        return min(options, key=lambda one: (far(one.noun, 15 * 28 + 9), dice.random()))
    return dice.choice(options)


def fight(state: State, options: list[Option], dice: Random) -> Option:
    attacks = [one for one in options if one.verb in ("attack", "punch") and hits(state, one)]
    if attacks:
        return dice.choice(attacks)
    hero = state.active
    here = state.space[hero]
    steps = [one for one in options if one.verb == "step"]
    nearer = [one for one in steps if away(state, one.noun) < away(state, here)]
    if nearer and away(state, here) > 2:
        return dice.choice(nearer)
    flips = [one for one in options if one.verb == "flip"]
    if flips and away(state, here) > 4:
        return dice.choice(flips)
    useful = [one for one in options if one.verb in ("reinforce", "drink")]
    return dice.choice(useful or options[-1:])


def careless(state: State, options: list[Option], dice: Random) -> Option:
    """Lays everything down and runs into the monsters."""
    assert state.question is not None
    why = state.question.why
    if why == "main":
        bare = [o for o in options if o.verb == "move" and state.place[o.noun] >= 8]
        return dice.choice(bare or options[:1])
    if why == "give":
        return options[-1]
    if why == "hero":
        return options[-1]
    if why == "turn":
        here = state.space[state.active]
        steps = [one for one in options if one.verb in ("step", "flip")]
        better = [o for o in steps if o.verb == "flip" or away(state, o.noun) < away(state, here)]
        return dice.choice(better or options[-1:]) if away(state, here) > 1 else options[-1]
    if why == "harm":
        return options[0]
    return brave(state, options, dice)


def anyhow(state: State, options: list[Option], dice: Random) -> Option:
    """Does anything."""
    return dice.choice(options)


class Golden(NamedTuple):
    """A game worth keeping: its name, how it is played, and the dice that lead there."""

    name: str
    player: Player
    seats: int
    seed: int
    options: dict[str, str]


SCENARIO = {"scenario": "gildenberg"}
LAKEBURG = {"scenario": "lakeburg"}
GLENWALD = {"scenario": "glenwald"}
GOLDEN = [
    Golden("introductory-survived", brave, 4, 0, {}),
    Golden("introductory-circle-lost", anyhow, 2, 0, {}),
    Golden("introductory-heroes-lost", careless, 2, 0, {"difficulty": "easy"}),
    Golden("gildenberg-circle-lost", anyhow, 3, 1, SCENARIO),
    Golden("gildenberg-hero-died", anyhow, 2, 77, SCENARIO),
    Golden("lakeburg-circle-lost", anyhow, 2, 0, LAKEBURG),
    Golden("lakeburg-hero-died", anyhow, 2, 11, LAKEBURG),
    Golden("glenwald-circle-lost", anyhow, 2, 1, GLENWALD),
    Golden("glenwald-hero-died", anyhow, 2, 11, GLENWALD),
    Golden("solo-heroes-lost", anyhow, 1, 36, SCENARIO),
]

# Games that take a good player: the bots played them once, with easy difficulty, and they are only
# replayed, because bots learn. Who wants them anew lets bots play until it happens; missions fail
# sooner if bots shun them (`LastSpellEvaluation(missions=-1.0)`), in Glenwald if nothing is built.
# In the campaign each city was tried with new dice until it held: Glenwald took eight tries.
KEPT = [
    "campaign-won",
    "gildenberg-boss-slain",
    "gildenberg-missions-failed",
    "glenwald-boss-slain",
    "glenwald-missions-failed",
    "lakeburg-boss-slain",
    "lakeburg-missions-failed",
]


def ending(state: State) -> str:
    outcome = GAME.outcome(state)
    assert outcome is not None
    return outcome.reason


def play(golden: Golden, seed: int) -> tuple[Journal, State]:
    """One whole game."""
    dice = Random(seed)
    heading = Heading(GAME, golden.options, [golden.player.__name__] * golden.seats)
    record = Journal(heading)
    state = GAME.setup(golden.options, golden.seats)
    while (question := state.question) is not None:
        luck = question.seat == NATURE
        option = (
            question.pick(dice.random()) if luck else golden.player(state, question.options, dice)
        )
        record.answers.append(Answer(question.seat, option))
        answer(state, option)
    return record, state


def main() -> None:
    JOURNALS.mkdir(parents=True, exist_ok=True)
    for golden in GOLDEN:
        for seed in counting(golden.seed):
            record, state = play(golden, seed)
            if golden.name.endswith(ending(state)):
                file = JOURNALS / f"{golden.name}.journal"
                file.write_text(journal.write(record), encoding="utf-8")
                print(golden.name, "seed", seed, len(record.answers), "answers")
                break
            if seed > golden.seed + 300:
                print(golden.name, "not found")
                break


if __name__ == "__main__":
    main()
