"""The first lines of every file: which game, which rules, which options, who plays.

    gloaming journal 1
    game: day_and_night
    rules: 2
    option crystallize: any
    seat day: Ann
    seat night: greedy

An empty line ends the heading.
"""

from typing import Any

from gloaming.engine.errors import BadFile, GloamingError
from gloaming.engine.game import Game, game_called
from gloaming.engine.setting import chosen


class Heading:
    """What a table needs to be set up."""

    __slots__ = ("game", "options", "rules", "seats")

    def __init__(
        self, game: Game[Any], options: dict[str, str], seats: list[str], rules: str = ""
    ) -> None:
        self.game = game
        self.options = options  # Only what differs from the defaults.
        self.seats = seats  # Who sits where.
        self.rules = rules or game.rules  # The version it was written under.


def write_heading(title: str, heading: Heading) -> list[str]:
    game = heading.game
    lines = [title, f"game: {game.id}", f"rules: {heading.rules}"]
    lines += [f"option {name}: {value}" for name, value in sorted(heading.options.items())]
    lines += [f"seat {game.seat_name(at)}: {one_line(who)}" for at, who in enumerate(heading.seats)]
    return [*lines, ""]


def one_line(name: str) -> str:
    """A player's name as a file can hold it."""
    return " ".join(name.split())


def read_heading(title: str, lines: list[str], any_rules: bool = False) -> Heading:
    """The heading at the top of a file; every line of it is understood or refused.

    Who takes a file of `any_rules` has to find out whether it makes sense under ours.
    """
    if not lines or lines[0].strip() != title:
        raise BadFile(1, f"this is not a file of ours: it should begin with “{title}”")
    game: Game[Any] | None = None
    rules = ""
    options: dict[str, str] = {}
    seats: list[str] = []
    for number in range(2, heading_length(lines) + 1):
        key, colon, value = lines[number - 1].partition(":")
        word, _, name = key.strip().partition(" ")
        value = value.strip()
        try:
            if not colon:
                raise BadFile(number, f"“{lines[number - 1]}” is not a heading line")
            if word == "game" and game is None:
                game = game_called(value)
            elif game is None:
                raise BadFile(number, "the game should be named first")
            elif word == "rules":
                if value != game.rules and not any_rules:
                    raise BadFile(number, f"rules version {value}; this table plays {game.rules}")
                rules = value
            elif word == "option":
                chosen(game.settings, {name: value})
                options[name] = value
            elif word == "seat" and name == game.seat_name(len(seats) % len(game.seat_names)):
                seats.append(value)
            else:
                raise BadFile(number, f"“{key}” is not known here")
        except BadFile:
            raise
        except GloamingError as error:
            raise BadFile(number, str(error)) from None
    end = heading_length(lines)
    if game is None or not rules:
        raise BadFile(end, "the heading names no game or no rules version")
    if len(seats) not in game.seats:
        raise BadFile(end, f"{len(seats)} seats are named; {game.id} takes {game.seats}")
    return Heading(game, options, seats, rules)


def heading_length(lines: list[str]) -> int:
    """How many lines stand before the first empty one."""
    for at, line in enumerate(lines):
        if not line.strip():
            return at
    return len(lines)
