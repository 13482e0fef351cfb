"""`gloaming play`: sit down at a table in the terminal."""

import random
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.text import Text

from gloaming.ai.levels import agent_called, is_agent, usual_level
from gloaming.cli.commands import Quit, keep_journal
from gloaming.cli.desk import Desk
from gloaming.cli.errors import NotAPair, SetUpAlready, UnknownSeat, UnsoundTable
from gloaming.cli.keeper import Found, Keeper, take_up
from gloaming.cli.people import People
from gloaming.cli.scene import PERSON
from gloaming.cli.screen import Screen
from gloaming.cli.shell import language as spoken
from gloaming.cli.sitting import NOBODY, Bot, Player, Sitting
from gloaming.engine.errors import GloamingError
from gloaming.engine.game import SPECTATOR, Game, all_games, game_called
from gloaming.engine.match import new_match
from gloaming.engine.setting import with_host
from gloaming.text import Catalogue

Pairs = Annotated[list[str] | None, Parameter(negative="")]


def play(
    game: str = "",
    /,
    *,
    seat: Pairs = None,
    option: Pairs = None,
    language: str | None = None,
    seed: int | None = None,
    load: Path | None = None,
    save: Path | None = None,
) -> int:
    """Play against a bot, or several at one screen. You are the first seat unless you say so.

    Parameters
    ----------
    game
        Which game; see `gloaming games`.
    seat
        Who sits where: `--seat day=Ann --seat night=master`. A bot's name seats a bot, any other
        name a person; `human` is a person without a name.
    option
        How the table plays: `--option crystallize=any`.
    language
        en, it or fr; by default that of the shell.
    seed
        Makes luck and the bots repeat themselves.
    load
        Go on with a game that was saved, or with a journal.
    save
        Keep the game in this file while it is played.
    """
    speech = spoken(language)
    luck = random.Random(seed)
    named = pairs(seat)
    if load is None:
        box = game_called(game) if game else picked_game(speech)
        seats = who_sits(box, named)
        match = new_match(box, hosted(box, pairs(option), seats), seats, luck)
        found = Found(match, True, box.rules)
    else:
        if option or game:
            raise SetUpAlready
        found = take_up(load, luck)
        match, box = found.match, found.match.game
        seats = match.heading.seats
        for at, name in named_seats(box, named).items():
            seats[at] = name
    if found.line and save is not None and load is not None and save.resolve() == load.resolve():
        save = None  # What can't be followed is not written over.
    catalogue = Catalogue(speech, box, match.heading.options)
    desk = Desk(Screen(), catalogue, Keeper(save, load, found.whole))
    people = People(desk)
    people.notice = found.notice(catalogue)
    players: list[Player] = []
    for at, name in enumerate(match.heading.seats):
        bot = is_agent(name, box)
        own_luck = random.Random(None if seed is None else f"{seed} {at}")
        players.append(Bot(agent_called(name, box), own_luck) if bot else people)
    try:
        return sit_down(Sitting(match, players), desk)
    except (GloamingError, OSError):
        raise
    except Exception as error:
        if found.whole or load is None:
            raise  # It was played from its beginning: the fault is ours.
        # A save may hold what no game leads to, and look sound until somebody moves.
        raise UnsoundTable(load, type(error).__name__) from error


def sit_down(sitting: Sitting, desk: Desk) -> int:
    """Play to the end, or until the players leave; either way nothing is lost."""
    try:
        with desk.screen:
            sitting.run()
        finish(sitting, desk)
    except (Quit, KeyboardInterrupt, EOFError):
        desk.screen.leave()
        desk.keeper.keep(sitting)
        if desk.keeper.file is not None:
            desk.screen.say(desk.catalogue.say("terminal-resume"))
            desk.screen.say(f"  gloaming play --load {desk.keeper.file}")
    return 0


def finish(sitting: Sitting, desk: Desk) -> None:
    """The table at the end, who won and why, and the journal for whoever wants it."""
    catalogue, screen = desk.catalogue, desk.screen
    people = sitting.people()
    if people:
        desk.show(sitting, people[0] if len(people) == 1 else SPECTATOR)
    else:
        for line in desk.log(sitting, SPECTATOR, 0, 0):
            screen.say(line)
    outcome = sitting.match.game.outcome(sitting.match.state)
    if sitting.resigned != NOBODY:
        seat = sitting.match.game.seat_name(sitting.resigned)
        said = catalogue.say("terminal-resigned", who=catalogue.thing("seat", seat))
    else:
        assert outcome is not None
        said = catalogue.outcome(outcome)
    screen.say(Text(said, "bold"))
    desk.keeper.keep(sitting)
    if desk.keeper.file is not None and desk.keeper.whole:
        screen.say(catalogue.say("terminal-kept"))
        screen.say(f"  gloaming replay {desk.keeper.file}")
        if people:
            screen.say(catalogue.say("terminal-journal-where"))
            with suppress(EOFError, KeyboardInterrupt):
                if file := screen.read():
                    screen.say(keep_journal(desk, sitting, NOBODY, file))


def hosted(game: Game[Any], options: dict[str, str], seats: list[str]) -> dict[str, str]:
    """The options as typed, and where the host sits: the first person at this keyboard."""
    if any(setting.for_host and setting.name in options for setting in game.settings):
        return options
    host = next((at for at, name in enumerate(seats) if not is_agent(name, game)), 0)
    return with_host(game.settings, options, game.seat_name(host))


def picked_game(language: str) -> Game[Any]:
    """The only game there is, or the one the player picks."""
    games = all_games()
    if len(games) == 1:
        return games[0]
    for number, game in enumerate(games, 1):
        print(f"{number}) {Catalogue(language, game).say('title')}")
    typed = input("> ").strip()
    if typed.isdecimal() and 0 < int(typed) <= len(games):
        return games[int(typed) - 1]
    return game_called(typed)


def pairs(given: list[str] | None) -> dict[str, str]:
    """`name=value` as typed after --seat and --option."""
    found: dict[str, str] = {}
    for pair in given or []:
        name, sign, value = pair.partition("=")
        if not sign or not name or not value:
            raise NotAPair(pair)
        found[name] = value
    return found


def named_seats(game: Game[Any], named: dict[str, str]) -> dict[int, str]:
    """Who was named, by the number of the seat."""
    for seat in named:
        if seat not in game.seat_names:
            raise UnknownSeat(seat, game.seat_names)
    return {game.seat_names.index(seat): name for seat, name in named.items()}


def who_sits(game: Game[Any], named: dict[str, str]) -> list[str]:
    """Everybody: those named, one person at least, and the usual bots in the other seats."""
    seats = named_seats(game, named)
    wanted = 1 + max(seats, default=0)
    many = min((size for size in game.seats if size >= wanted), default=max(game.seats))
    if not seats:
        many = game.seats[0]
    free = [at for at in range(many) if at not in seats]
    if free and all(is_agent(name, game) for name in seats.values()):
        seats[free.pop(0)] = PERSON
    return [seats.get(at, usual_level(game)) for at in range(many)]
