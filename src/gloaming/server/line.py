"""The line of those who wait for a thinker: tables with people first, and guest after guest.

However many tables one guest has, the next guest waits for one thought of theirs, not for all.
"""

from asyncio import CancelledError, Future, get_running_loop
from collections import OrderedDict, deque


class Line:
    """So many may think at once; the others stand here until it is their turn, or go away."""

    def __init__(self, places: int) -> None:
        self.free = places
        self.people: Waiting = OrderedDict()
        self.bots: Waiting = OrderedDict()  # Tables at which nobody else plays.

    def __len__(self) -> int:
        """How many wait."""
        return sum(len(turns) for waiting in (self.people, self.bots) for turns in waiting.values())

    async def enter(self, guest: str, people: bool) -> None:
        """Wait for a place. Who goes away meanwhile stands in nobody's way."""
        if self.free:
            self.free -= 1
            return
        waiting = self.people if people else self.bots
        turn: Future[None] = get_running_loop().create_future()
        waiting.setdefault(guest, deque()).append(turn)
        try:
            await turn
        except CancelledError:
            if turn.cancelled():
                waiting[guest].remove(turn)
                if not waiting[guest]:
                    del waiting[guest]
            else:
                self.leave()  # It was called at the very moment it went.
            raise

    def leave(self) -> None:
        """A place is free: whose turn is it?"""
        waiting = self.people or self.bots
        if not waiting:
            self.free += 1
            return
        guest, turns = waiting.popitem(last=False)
        turn = turns.popleft()
        if turns:
            waiting[guest] = turns  # Behind all others.
        turn.set_result(None)


Waiting = OrderedDict[str, deque[Future[None]]]  # By guest, in the order of their next turns.
