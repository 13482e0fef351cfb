"""Advice for whoever is asked: what the adept would do there, by what that seat can know."""

from random import Random

from gloaming.ai.bots import ADEPT
from gloaming.ai.levels import levels_of
from gloaming.engine.sight import question_for
from gloaming.server import visibility
from gloaming.server.bots import Job, NoThought, Thinkers
from gloaming.server.lobby import Lobby
from gloaming.server.protocol import Advised, Hint
from gloaming.server.refusals import NobodyKnows, NoHints, TooMany
from gloaming.server.table import Table


class Hints:
    """Thinks apart from the bots, so that whoever asks a lot keeps no table waiting."""

    def __init__(self, lobby: Lobby, thinkers: Thinkers) -> None:
        self.lobby = lobby
        self.thinkers = thinkers
        self.asking: set[str] = set()  # Guests who wait for theirs: one at a time.

    async def hint(self, guest: str, address: str, id: str, seat: int, seq: int) -> Hint:
        if guest in self.asking:
            raise TooMany
        self.asking.add(guest)
        try:
            async with self.lobby.at(id) as table:
                job = job_at(table, guest, seat, seq)
                await self.note(table, seat)
            thought = await self.thinkers.think(job, address)  # Guests are free, addresses not.
        except NoThought:
            raise NobodyKnows from None
        finally:
            self.asking.discard(guest)
        return Hint([Advised(say, round(chance, 2)) for say, chance in thought.advice])

    async def note(self, table: Table, seat: int) -> None:
        """Where others sit at the table, they see that advice is taken, before it is given."""
        if len(table.people) > 1 and not table.match.has_hint(seat):
            await self.lobby.change(table, lambda match: match.hint(seat))


def job_at(table: Table, guest: str, seat: int, seq: int) -> Job:
    """The open question as this seat imagines it; who asks twice gets the same."""
    table.must_hold(guest, seat)
    match = table.match
    match.must_be_open(seq)
    question = question_for(match.game, match.state, seat)
    # That somebody takes a hint would tell who is asked, where that is a secret.
    if not table.gives_hints or (len(table.people) > 1 and match.game.hushes(question.why)):
        raise NoHints
    if ADEPT not in levels_of(match.game):
        raise NobodyKnows
    luck = Random(f"{table.id} {match.open_since} {seat}")
    return Job(visibility.dream(table, seat, luck), seat, ADEPT, luck.getrandbits(64), hint=True)
