"""Which process thinks for the bots of a table: it has a lease, and loses it unless it renews it.

Only where several share a database; leases are compared with the database's clock alone.
"""

from typing import TYPE_CHECKING, Final

from sqlalchemy import bindparam, delete, or_, update
from sqlalchemy.dialects.postgresql import insert

from gloaming.server.clock import now
from gloaming.server.rows import LEASES

if TYPE_CHECKING:
    from gloaming.server.store import Store

LEASE: Final = 30.0  # Seconds; it is renewed several times meanwhile.

_MINE: Final = LEASES.c.keeper == bindparam("me")
_THIS: Final = LEASES.c.match == bindparam("this")
_TAKE: Final = insert(LEASES).values(
    match=bindparam("this"), keeper=bindparam("me"), until=now() + LEASE
)
CLAIM: Final = _TAKE.on_conflict_do_update(
    index_elements=[LEASES.c.match],
    set_={"keeper": _TAKE.excluded.keeper, "until": _TAKE.excluded.until},
    where=or_(LEASES.c.keeper == _TAKE.excluded.keeper, LEASES.c.until < now()),
)
RENEW: Final = update(LEASES).where(_MINE).values(until=now() + LEASE).returning(LEASES.c.match)
RELEASE: Final = delete(LEASES).where(_MINE, _THIS)
RELEASE_ALL: Final = delete(LEASES).where(_MINE)


class Leases:
    """Those of one process, which is known by its voice."""

    def __init__(self, store: "Store") -> None:
        self.store = store
        self.mine: set[str] = set()

    def holds(self, match: str) -> bool:
        """Whether we may think here, as far as we know."""
        return not self.store.shared or match in self.mine

    async def claim(self, match: str) -> bool:
        """Whether this process thinks here from now on; not while another one does."""
        if not self.store.shared:
            return True
        async with self.store.change() as connection:
            said = {"me": self.store.voice, "this": match}
            taken = (await connection.execute(CLAIM, said)).rowcount > 0
        if taken:
            self.mine.add(match)
        return taken

    async def renew(self) -> None:
        """Keep them all; what was too late, and is another's by now, is no longer ours."""
        if not self.store.shared:
            return
        before = set(self.mine)
        async with self.store.change() as connection:
            kept = (await connection.execute(RENEW, {"me": self.store.voice})).scalars().all()
        self.mine -= before - set(kept)

    async def release(self, match: str) -> None:
        if not self.store.shared:
            return
        self.mine.discard(match)
        async with self.store.change() as connection:
            await connection.execute(RELEASE, {"me": self.store.voice, "this": match})

    async def release_all(self) -> None:
        """Whoever ends leaves its tables to the others at once."""
        if not self.store.shared:
            return
        self.mine.clear()
        async with self.store.change() as connection:
            await connection.execute(RELEASE_ALL, {"me": self.store.voice})
