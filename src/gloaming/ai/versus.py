"""One agent against another: every seed is played from every seat, so that luck evens out.

Where all win or lose together nobody is against anybody: each agent plays every seat of its own
games, both with the same seeds.
"""

from collections.abc import Iterator, Mapping
from math import sqrt
from multiprocessing import get_context
from signal import SIG_IGN, SIGINT, signal
from typing import Any, Final

import gloaming.games  # noqa: F401 - puts the games on the shelf.
from gloaming.ai.levels import agent_called
from gloaming.ai.play import play
from gloaming.engine.errors import BadSeats
from gloaming.engine.game import Game, game_called
from gloaming.engine.setting import chosen

PROCESSES: Final = 2
Z: Final = 1.96  # 95 % of a normal distribution lies within so many deviations.

# The game, how many play it, its options, an agent, who has all other seats, its seat, the seed.
Pairing = tuple[str, int, tuple[tuple[str, str], ...], str, str, int, int]
Result = tuple[Pairing, float]  # What the agent got: 1 won, 0 lost.


class Tally:
    """What an agent got, seat by seat."""

    def __init__(self, seats: int) -> None:
        self.won = [0] * seats
        self.drawn = [0] * seats
        self.lost = [0] * seats

    def add(self, seat: int, score: float) -> None:
        column = self.won if score == 1.0 else self.lost if score == 0.0 else self.drawn
        column[seat] += 1

    def games(self) -> int:
        return sum(self.won) + sum(self.drawn) + sum(self.lost)

    def points(self) -> float:
        return sum(self.won) + sum(self.drawn) / 2


def seats_of(game: Game[Any], seats: int) -> int:
    """How many play: as many as wanted, if the game allows it; 0 leaves it to the game."""
    if seats and seats not in game.seats:
        raise BadSeats(game.id, seats, game.seats)
    return seats or game.seats[0]


def pairings(
    game: str,
    agent: str,
    rival: str,
    games: int,
    first_seed: int = 0,
    seats: int = 0,
    options: Mapping[str, str] | None = None,
) -> list[Pairing]:
    """Every seed once from each seat, in turn; where all play together, once by each agent."""
    box = game_called(game)
    many = seats_of(box, seats)
    wanted = tuple(chosen(box.settings, options or {}).items())
    if box.together:
        return [
            (game, many, wanted, name, name, 0, first_seed + n)
            for n in range(games)
            for name in dict.fromkeys((agent, rival))
        ]
    return [
        (game, many, wanted, agent, rival, n % many, first_seed + n // many) for n in range(games)
    ]


def meet(pairing: Pairing) -> Result:
    """Play one game: the agent in its seat, its rival in all the others.

    Where somebody has won, all others have lost, whatever their place.
    """
    name, seats, options, agent, rival, seat, seed = pairing
    game = game_called(name)
    names = [agent if at == seat else rival for at in range(seats)]
    _, outcome = play(game, [agent_called(name, game) for name in names], dict(options), seed)
    score = outcome.scores[seat]
    return pairing, 0.0 if score < 1.0 and outcome.winners() else score


def meet_all(pairings: list[Pairing]) -> Iterator[Result]:
    """Play them all, in several processes; results come as they are ready."""
    # An interrupt is for this process alone: it still wants to tell what it has.
    with get_context("spawn").Pool(PROCESSES, signal, (SIGINT, SIG_IGN)) as pool:
        yield from pool.imap_unordered(meet, pairings)


def wilson(points: float, games: int) -> tuple[float, float]:
    """Between which shares the true one lies with 95 % confidence; a draw is half a win."""
    if games == 0:
        return 0.0, 1.0
    share = points / games
    middle = share + Z * Z / (2 * games)
    reach = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale)
