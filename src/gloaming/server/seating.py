"""Who sits where when a table is opened, and the keys of the seats that wait for somebody."""

from typing import Any, Final

from gloaming.ai.levels import agents_of, levels_of
from gloaming.engine.errors import BadSeats
from gloaming.engine.game import Game
from gloaming.engine.heading import one_line
from gloaming.engine.setting import host_of, with_host
from gloaming.server.identity import hashed, new_secret
from gloaming.server.protocol import SeatWish
from gloaming.server.refusals import BadSeating
from gloaming.server.store import Seat

NAME: Final = 40  # Letters.


def host_moved(game: Game[Any], options: dict[str, str], seats: int) -> dict[str, str]:
    """The options of a table at which everybody sits one seat further, the host, too."""
    host = host_of(game.settings, options)
    if not host:
        return options
    next_seat = (game.seat_names.index(host) + 1) % seats
    return with_host(game.settings, options, game.seat_name(next_seat))


def seated(
    game: Game[Any], wishes: list[SeatWish], guest: str
) -> tuple[list[Seat], dict[str, str]]:
    """The seats as wished for, and the keys of those a friend shall take."""
    if len(wishes) not in game.seats:
        raise BadSeats(game.id, len(wishes), game.seats)
    levels = agents_of(game)
    seats = []
    for wish in wishes:
        if (wish.who == "bot") != bool(wish.level) or (wish.level and wish.level not in levels):
            raise BadSeating(
                f"a bot has one of the levels {', '.join(levels_of(game))}, others have none"
            )
        holder = guest if wish.who == "me" else None
        seats.append(Seat(called(wish.name or wish.level), holder, None, wish.level))
    return seats, doors(game, seats)


def doors(game: Game[Any], seats: list[Seat]) -> dict[str, str]:
    """A key for every seat that is still open; the seat remembers its hash."""
    keys = {}
    for at, seat in enumerate(seats):
        if seat.holder is None and not seat.level:
            key = keys[game.seat_name(at)] = new_secret()
            seat.token = hashed(key)
    return keys


def called(name: str) -> str:
    """A name as it is shown: one line, printable, not too long."""
    return "".join(letter for letter in one_line(name) if letter.isprintable())[:NAME]
