"""What the acts of a seat do to a match."""

from collections.abc import Callable

from gloaming.engine.entry import Entry
from gloaming.engine.match import Match
from gloaming.server.protocol import GiveAnswer, OfferDraw, Resign, Undo

Change = Callable[[Match], Entry]


def change_of(act: GiveAnswer | Undo | Resign | OfferDraw, people: list[int]) -> Change:
    """What an act does to a match that these people play."""
    if isinstance(act, GiveAnswer):
        return lambda match: match.answer(act.seat, act.say, act.seq)
    if isinstance(act, Undo):
        if act.turn:
            return lambda match: match.restart(act.seat, act.seq)
        return lambda match: match.undo(act.seat, act.seq)
    if isinstance(act, Resign):
        return lambda match: match.resign(act.seat)
    return lambda match: match.offer(act.seat, act.seq, people)
