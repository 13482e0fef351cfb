"""Proves which answers of a position are best: by looking at everything, or by playing on."""

from random import Random
from typing import Any, Final

from gloaming.ai.agent import Agent, asked, imagination
from gloaming.ai.bots import bots_of
from gloaming.ai.evaluation import TURN
from gloaming.ai.greedy import Greedy
from gloaming.ai.levels import APPRENTICE, agent_called
from gloaming.ai.versus import wilson
from gloaming.engine.game import Game
from gloaming.engine.journal import Journal
from gloaming.engine.question import NATURE, Option
from gloaming.engine.script import Position, answer
from gloaming.lab.follies import foolish
from gloaming.lab.puzzles.ahead import LIMIT, Ahead, Key, score_of

WORLDS: Final = 8  # Imagined states in which everything is looked at.
CLEAR: Final = 0.25  # What the best answers are ahead of all others, when everything is looked at.
SURE: Final = 0.75  # What they reach at least.
PLAYOUTS: Final = 200


class Worth:
    """An answer, and between what its worth lies: from 0 (lost) to 1 (won)."""

    __slots__ = ("high", "low", "option")

    def __init__(self, option: Option, low: float, high: float) -> None:
        self.option = option
        self.low = low
        self.high = high

    def __repr__(self) -> str:
        return f"{self.option.name}: {self.low:.2f}–{self.high:.2f}"


class Verdict:
    """All answers, the best first, and how many of them are best."""

    __slots__ = ("best", "clear", "row")

    def __init__(self, row: list[Worth], clear: float, sure: float) -> None:
        self.row = sorted(row, key=lambda it: (-it.low - it.high, it.option.index))
        least = self.row[0].low
        many = 1
        while many < len(self.row) and self.row[many].high > least - clear:
            least = min(least, self.row[many].low)
            many += 1
        self.best = [it.option for it in self.row[:many]]
        self.clear = many < len(self.row) and least >= sure


def prove(
    proof: str,
    game: Game[Any],
    state: Position,
    seats: int,
    playouts: int = PLAYOUTS,
    worlds: int = WORLDS,
    kept: Journal | None = None,
) -> Verdict:
    """Find the best answers in one of the ways a puzzle can be proved.

    What is in vain may depend on what was done before, so that needs the journal.
    """
    seat = asked(state).speaker
    if kept is not None and proof == "vain":
        return not_in_vain(kept)
    if proof == "win":
        return to_win(game, state, seat, worlds)
    if proof == "stand":
        return to_live(game, state, seat, 1, worlds)
    if proof == "stop":
        return to_live(game, state, seat, 1 if game.together else seats, worlds)
    return by_playing(game, state, seat, playouts, seats if proof == "lives" else 0)


def not_in_vain(kept: Journal) -> Verdict:
    """Which answers are no folly, by what the table shows; all others are worth nothing."""
    row: list[Worth] = []
    for option in asked(kept.replay()).options:
        worth = 0.0 if foolish(kept, option) else 1.0
        row.append(Worth(option, worth, worth))
    return Verdict(row, CLEAR, SURE)


def to_win(
    game: Game[Any], state: Position, seat: int, worlds: int = WORLDS, limit: int = LIMIT
) -> Verdict:
    """How likely each answer wins before the turn is over, if nothing is done wrong after it."""
    aheads = [Ahead(game, seat, 1, 0.0, "", limit) for _ in range(worlds)]
    return everywhere(game, state, seat, aheads)


def to_live(
    game: Game[Any],
    state: Position,
    seat: int,
    turns: int,
    worlds: int = WORLDS,
    limit: int = LIMIT,
) -> Verdict:
    """How likely each answer lets its seat live until so many turns have begun, come what may."""
    aheads = [Ahead(game, seat, turns, 1.0, f"world {at}", limit) for at in range(worlds)]
    return everywhere(game, state, seat, aheads)


def everywhere(game: Game[Any], state: Position, seat: int, aheads: list[Ahead]) -> Verdict:
    """Look ahead in one imagined state after the other; in the same one only once."""
    luck = Random("worlds")
    options = asked(state).options
    total = [0.0] * len(options)
    known: dict[Key, list[float]] = {}
    for ahead in aheads:
        world: Position = game.imagine(state, seat, luck)
        key = (*ahead.key(world), ahead.seed)
        if key not in known:
            known[key] = [ahead.after(world, option) for option in options]
        for at, worth in enumerate(known[key]):
            total[at] += worth / len(aheads)
    row = [Worth(option, worth, worth) for option, worth in zip(options, total, strict=True)]
    return Verdict(row, CLEAR, SURE)


def by_playing(
    game: Game[Any], state: Position, seat: int, playouts: int, turns: int = 0
) -> Verdict:
    """What each answer brings if everybody goes on greedily, with the interval of that share.

    To the end of the game, or so many turns: then whoever has not lost by then has made it. All
    answers meet the same imagined states and the same luck.
    """
    row: list[Worth] = []
    for option in asked(state).options:
        points = 0.0
        for at in range(playouts):
            world: Position = game.imagine(state, seat, Random(f"world {at}"))
            points += played(game, world, option, seat, f"luck {at}", turns)
        low, high = wilson(points, playouts)
        row.append(Worth(option, low, high))
    return Verdict(row, 0.0, 0.5 if turns else 0.0)


def played(
    game: Game[Any], state: Position, option: Option, seat: int, seed: str, turns: int = 0
) -> float:
    """What a seat gets if this is answered and everybody goes on greedily.

    Whoever is to live through some turns does so without blunders.
    """
    agent: Agent = Greedy(bots_of(game.id).evaluation)
    own = agent_called(APPRENTICE, game, 1.0, False) if turns else agent
    luck = Random(seed)
    begun = 0
    state.heard = []
    answer(state, option)
    while (question := state.question) is not None:
        begun += sum(event.what == TURN for event in state.heard or [])
        if turns and begun >= turns:
            return 1.0
        state.heard = None
        if question.seat == NATURE:
            said = question.pick(luck.random())
        else:
            asks = question.speaker
            mine = own if asks == seat or game.together else agent
            said = mine.choose(imagination(game, state, asks, luck))
        state.heard = []
        answer(state, said)
    return score_of(game, state, seat)
