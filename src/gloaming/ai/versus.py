"""One agent against another: every seed is played from every seat, so that luck evens out.

python -m gloaming.ai.versus day_and_night greedy random --games 100
python -m gloaming.ai.versus casting_shadows greedy random --games 100 --seats 4
"""

import sys
from argparse import ArgumentParser
from collections.abc import Iterable, Iterator
from math import sqrt
from multiprocessing import get_context
from signal import SIG_IGN, SIGINT, signal
from typing import Any, Final, TextIO

import gloaming.games  # noqa: F401 - puts the games on the shelf.
from gloaming.ai.levels import agent_called
from gloaming.ai.play import play
from gloaming.engine.errors import BadSeats, GloamingError
from gloaming.engine.game import Game, game_called

PROCESSES: Final = 2
Z: Final = 1.96  # 95 % of a normal distribution lies within so many deviations.

# The game, how many play it, an agent, its rival in all other seats, its seat, the seed.
Pairing = tuple[str, int, str, str, int, int]
Result = tuple[int, float]  # The agent's seat, and what it got there: 1 won, 0 lost.


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
    game: str, agent: str, rival: str, games: int, first_seed: int = 0, seats: int = 0
) -> list[Pairing]:
    """Every seed once from each seat, in turn."""
    many = seats_of(game_called(game), seats)
    return [(game, many, agent, rival, n % many, first_seed + n // many) for n in range(games)]


def meet(pairing: Pairing) -> Result:
    """Play one game: the agent in its seat, its rival in all the others.

    Where somebody has won, all others have lost, whatever their place.
    """
    name, seats, agent, rival, seat, seed = pairing
    game = game_called(name)
    names = [agent if at == seat else rival for at in range(seats)]
    _, outcome = play(game, [agent_called(name, game) for name in names], {}, seed)
    score = outcome.scores[seat]
    return seat, 0.0 if score < 1.0 and outcome.winners() else score


def meet_all(pairings: list[Pairing]) -> Iterator[Result]:
    """Play them all, in several processes; results come as they are ready."""
    # An interrupt is for this process alone: it still wants to tell what it has.
    with get_context("spawn").Pool(PROCESSES, signal, (SIGINT, SIG_IGN)) as pool:
        yield from pool.imap_unordered(meet, pairings)


def count_up(results: Iterable[Result], tally: Tally, games: int, progress: TextIO) -> None:
    """Count results until there are no more, or until somebody has seen enough (Ctrl-C)."""
    try:
        for seat, score in results:
            tally.add(seat, score)
            said = f"\r{tally.games()} of {games} played, {tally.points():g} points"
            print(said, end="", file=progress, flush=True)
    except KeyboardInterrupt:
        print("\ninterrupted", end="", file=progress)
    print(file=progress)


def wilson(points: float, games: int) -> tuple[float, float]:
    """Between which shares the true one lies with 95 % confidence; a draw is half a win."""
    if games == 0:
        return 0.0, 1.0
    share = points / games
    middle = share + Z * Z / (2 * games)
    reach = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return (middle - reach) / scale, (middle + reach) / scale


def report(tally: Tally, seat_names: list[str]) -> list[str]:
    lines = [
        f"as {name}: {tally.won[seat]} won, {tally.drawn[seat]} drawn, {tally.lost[seat]} lost"
        for seat, name in enumerate(seat_names[: len(tally.won)])
    ]
    low, high = wilson(tally.points(), tally.games())
    lines.append(
        f"in all: {tally.points():g} of {tally.games()} points, "
        f"95 % interval {low:.1%} to {high:.1%}"
    )
    return lines


def main(arguments: list[str] | None = None) -> int:
    parser = ArgumentParser(prog="versus", description="One agent against another, both sides.")
    parser.add_argument("game")
    parser.add_argument("agent")
    parser.add_argument("rival")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0, help="the first one")
    parser.add_argument("--seats", type=int, default=0, help="how many play")
    wanted = parser.parse_args(arguments)
    try:
        game = game_called(wanted.game)
        for name in (wanted.agent, wanted.rival):
            agent_called(name, game)
        seats = seats_of(game, wanted.seats)
    except GloamingError as error:
        print(error, file=sys.stderr)
        return 2
    tally = Tally(seats)
    every = pairings(game.id, wanted.agent, wanted.rival, wanted.games, wanted.seed, seats)
    count_up(meet_all(every), tally, wanted.games, sys.stderr)
    print(f"{wanted.agent} against {wanted.rival}, {game.id}, {seats} seats")
    print("\n".join(report(tally, game.seat_names)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
