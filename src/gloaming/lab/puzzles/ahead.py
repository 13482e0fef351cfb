"""Looks at everything that can be answered until a turn ends: what a seat can make sure of.

Nothing here plays a game; it proves that an answer of a puzzle is the best one.
"""

from random import Random
from typing import Any, Final

from gloaming.ai.evaluation import TURN
from gloaming.engine.errors import GloamingError
from gloaming.engine.game import Game
from gloaming.engine.question import NATURE, Option, Question
from gloaming.engine.save import slots
from gloaming.engine.script import Position, answer

# What begins a turn where a game has none: heroes act as they like, then all monsters do.
TO_WIN: Final = {"last_spell": [TURN, "monster-phase"]}
TO_LIVE: Final = {"last_spell": ["heroes-phase"]}
# Questions after which a turn can't end the game any more, however it goes on (DN-10.9).
QUIET: Final = {"day_and_night": ["travel", "discard"], "casting_shadows": ["absorb"]}
# Questions whose answer can't matter before the next turn of whoever is asked.
ALIKE: Final = {"day_and_night": ["discard"]}
MANY: Final = 60  # What luck can do; of more some are drawn.
DRAWN: Final = 12
LIMIT: Final = 60_000  # Tables looked at for one answer; whoever needs more asks a simpler puzzle.

Key = tuple[object, ...]


class TooWide(GloamingError):
    def __init__(self) -> None:
        super().__init__("there are too many ways to go on from here to look at them all")


class Ahead:
    """The best a seat can make sure of before so many turns have begun: from 0 to 1.

    The others know everything and do their worst. Luck is averaged over all it can do, or, where
    it has a seed, does the same whatever is answered.
    """

    def __init__(
        self,
        game: Game[Any],
        seat: int,
        turns: int,
        unended: float,
        seed: str = "",
        limit: int = LIMIT,
    ) -> None:
        self.game = game
        self.seat = seat
        self.turns = turns
        self.unended = unended  # What a game is worth that goes on after these turns.
        self.seed = seed
        self.limit = limit
        self.looked = 0
        self.begins = (TO_LIVE if unended else TO_WIN).get(game.id, [TURN])
        self.quiet = QUIET.get(game.id, [])
        self.alike = ALIKE.get(game.id, [])
        self.known: dict[Key, float] = {}
        self.names: dict[str, list[str]] = {}

    def after(self, state: Position, option: Option, turns: int = 0, lucks: int = 0) -> float:
        """What it can make sure of once this is answered."""
        self.looked += 1
        if self.looked > self.limit:
            raise TooWide
        copy = state.clone()
        copy.heard = []
        answer(copy, option)
        while (question := copy.question) is not None:
            for event in copy.heard:
                turns += event.what in self.begins
            copy.heard.clear()
            if turns >= self.turns:
                return self.unended
            if question.seat == NATURE and self.seed:
                answer(copy, question.pick(Random(f"{self.seed} {lucks}").random()))
                lucks += 1
            elif turns + 1 == self.turns and question.why in self.quiet:
                return self.unended
            elif len(question.options) == 1 or question.why in self.alike:
                answer(copy, question.options[0])
            else:
                return self.worth(copy, question, turns, lucks)
        return score_of(self.game, copy, self.seat)

    def worth(self, state: Position, question: Question, turns: int, lucks: int) -> float:
        """What it can make sure of at an open question."""
        state.heard = None
        key = (*self.key(state), turns, lucks)
        worth = self.known.get(key)
        if worth is None:
            worth = self.known[key] = self.look(state, question, turns, lucks)
        return worth

    def look(self, state: Position, question: Question, turns: int, lucks: int) -> float:
        options = question.options
        if question.seat == NATURE:
            if len(options) > MANY:
                draws = Random(len(options))
                some = [question.pick(draws.random()) for _ in range(DRAWN)]
                return sum(self.after(state, it, turns, lucks) for it in some) / DRAWN
            weights = question.weights or [1] * len(options)
            total = 0.0
            for option, weight in zip(options, weights, strict=True):
                total += weight * self.after(state, option, turns, lucks)
            return total / sum(weights)
        mine = question.asks(self.seat) or self.game.together
        best = -1.0
        for option in options:
            worth = self.after(state, option, turns, lucks)
            if best < 0 or (worth > best if mine else worth < best):
                best = worth
                if best == (1.0 if mine else 0.0):
                    break
        return best

    def key(self, state: Position) -> Key:
        """All the numbers of a table, so that the same one is not looked at twice."""
        key: list[object] = self.numbers("state", state)
        for frame in state.stack:
            key.append(frame.script.name)
            key += self.numbers(type(frame).__name__, frame)
        return tuple(key)

    def numbers(self, kind: str, thing: Any) -> list[object]:
        if kind not in self.names:
            self.names[kind] = slots(thing)
        values = [getattr(thing, name) for name in self.names[kind]]
        return [tuple(value) if isinstance(value, list) else value for value in values]


def score_of(game: Game[Any], state: Position, seat: int) -> float:
    """What a game that is over brought; where somebody has won all others have lost."""
    outcome = game.outcome(state)
    assert outcome is not None
    score = outcome.scores[seat]
    return 0.0 if score < 1.0 and outcome.winners() else score
