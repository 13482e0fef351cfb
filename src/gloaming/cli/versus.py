"""`gloaming versus`: which of two bots is the stronger, and how sure that is."""

from gloaming.ai.levels import agent_called
from gloaming.ai.versus import Tally, meet_all, pairings, seats_of, wilson
from gloaming.cli.shell import console, language, progress
from gloaming.engine.game import game_called
from gloaming.text import Catalogue


def versus(
    agent: str,
    rival: str,
    game: str = "day_and_night",
    /,
    *,
    games: int = 100,
    seed: int = 0,
    seats: int = 0,
) -> int:
    """Let one bot play another, every deal once from each seat.

    Parameters
    ----------
    agent
        The bot whose results are counted.
    rival
        Who sits in the other seats.
    game
        Which game.
    games
        How many games.
    seed
        The first deal; the next ones count up from it.
    seats
        How many play: the bot in one seat after the other, its rival in all the rest. As many as
        usual if it is not said.
    """
    box = game_called(game)
    catalogue = Catalogue(language(), box)
    for name in (agent, rival):
        agent_called(name, box)  # Nobody plays a stranger.
    every = pairings(game, agent, rival, games, seed, seats)
    tally = Tally(seats_of(box, seats))
    results = meet_all(every)
    out = console()
    try:
        for _ in progress(range(len(every)), f"{agent} – {rival}"):
            tally.add(*next(results))
    except KeyboardInterrupt:
        out.print(catalogue.say("fuzz-stopped"))
    out.print(catalogue.say("versus-played", agent=agent, rival=rival, games=tally.games()))
    for seat, name in enumerate(box.seat_names[: len(tally.won)]):
        counts = {"won": tally.won[seat], "drawn": tally.drawn[seat], "lost": tally.lost[seat]}
        out.print(catalogue.say("versus-seat", seat=catalogue.thing("seat", name), **counts))
    low, high = wilson(tally.points(), tally.games())
    share = tally.points() / max(1, tally.games())
    shares = {"share": f"{share:.1%}", "low": f"{low:.1%}", "high": f"{high:.1%}"}
    out.print(catalogue.say("versus-all", **shares))
    return 0
