"""Long matches for tests, brought as journals, played on, and grown old."""

from typing import Any

from sqlalchemy import func, select, update

from gloaming.ai.play import play
from gloaming.ai.random import RandomAgent
from gloaming.engine.journal import write
from gloaming.games import DAY_AND_NIGHT
from gloaming.server.books import PAGE
from gloaming.server.rows import ENTRIES, MATCHES
from tests.server.house import ME, Guest, House, Json, done

ZOE: Json = {"who": "me", "name": "Zoe"}


def journal() -> str:
    """A whole game, longer than two pages."""
    played, _ = play(DAY_AND_NIGHT, [RandomAgent(), RandomAgent()], {}, 3)
    assert len(played.answers) > 2 * PAGE
    return write(played)


async def brought(guest: Guest, text: str, **more: Any) -> str:
    wish = {"journal": text, "seats": [ME, ZOE]} | more
    return str(done(await guest.post("/api/tables/import", wish))["table"])


async def entries_of(house: House, **which: str) -> int:
    query = select(func.count()).select_from(ENTRIES)
    for column, value in which.items():
        query = query.where(ENTRIES.c[column] == value)
    async with house.lobby.store.reading() as connection:
        return int((await connection.execute(query)).scalar_one())


async def go_on(guest: Guest, table: str, at: int) -> str:
    wish = {"at": at, "seats": [ME, ZOE]}
    return str(done(await guest.post(f"/api/tables/{table}/play_on", wish))["table"])


async def give_up(guest: Guest, table: str) -> None:
    seq = (await guest.see(table, 0))["seq"]
    done(await guest.act(table, "resign", seat=0, seq=seq))


async def grown_old(house: House, days: float) -> None:
    """As if nothing had been done for so long."""
    ago = {"changed": MATCHES.c.changed - days * 86400, "created": MATCHES.c.created - days * 86400}
    async with house.lobby.store.change() as connection:
        await connection.execute(update(MATCHES).values(ago))
