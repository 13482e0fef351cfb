"""What Casting Shadows promises at every question of every game, with any number of seats."""

from gloaming.games.casting_shadows import CastingShadows
from gloaming.games.casting_shadows.box.names import (
    CARDS_IN_ALL,
    COMPANION_DECK,
    COUNTERSPELL_DECK,
    COUNTERSPELL_KINDS,
    NONE,
)
from gloaming.games.casting_shadows.table.frames import Filling
from gloaming.games.casting_shadows.table.state import (
    BASE_LIMIT,
    BOOK,
    SHADOW_LIMIT,
    State,
    counterspells,
    hidden,
    is_bot,
    room,
)
from tests.promises import Promises
from tests.promises.table import Table
from tests.support.soak import far


def box(*seats: int) -> CastingShadows:
    """The game, for tables of these sizes only."""
    game = CastingShadows()
    game.seats = seats
    return game


class CastingShadowsPromises(Promises[State]):
    definitions = frozenset({"edition"})
    unsaid = frozenset({"ending-goes-on"})
    scouted = far(2_000, 20_000)

    def longest(self, options: dict[str, str]) -> int:
        """CS-10.8: so many rounds, each of at most four turns of fewer than eighty answers."""
        return 50 + 4 * 80 * int(options.get("turn_cap", "50"))

    def census(self, state: State) -> object:
        """Every card of the Main deck, every Companion, the Counterspells by kind."""
        cards = [number for number in range(CARDS_IN_ALL) if state.deck >> number & 1]
        lying = state.discard + state.market + state.book
        cards += [number for number in lying if number != NONE]
        companions = [one for one in range(len(COMPANION_DECK)) if state.companions >> one & 1]
        companions += [one for one in state.portal + state.companion if one != NONE]
        counters = [
            sum(state.held[kind::COUNTERSPELL_KINDS]) + state.queue.count(kind)
            for kind in range(COUNTERSPELL_KINDS)
        ]
        return sorted(cards), sorted(companions), counters

    def check(self, state: State) -> None:
        """No book overflows, no dial leaves its range, the queue fits what is held."""
        for player in range(state.edition.players):
            assert room(state, player) >= 0
            assert 0 <= state.hp[player] <= state.edition.start_hp
            limit = SHADOW_LIMIT if state.shadow >> player & 1 else BASE_LIMIT
            assert 0 <= state.energy[player] <= limit
            first = player * COUNTERSPELL_KINDS
            assert min(state.held[first : first + COUNTERSPELL_KINDS]) >= 0
            held = sum(state.held[first : first + COUNTERSPELL_KINDS])
            out = player in state.fallen
            assert state.queue.count(hidden(player)) == (held if out else 0)
            assert counterspells(state, player) == (0 if out else held)
            if is_bot(state, player):
                assert not held
        deck = sum(state.held[4 * COUNTERSPELL_KINDS :])
        if state.queue:
            assert state.queue.count(hidden(4)) == deck
        assert len(state.queue) <= sum(COUNTERSPELL_DECK.values())
        assert len(state.book) == 4 * BOOK
        assert min(state.tokens) >= 0

    def hides(self, state: State, watcher: int) -> bool:
        """CS-6.21: only its owner sees which Counterspell was drawn."""
        frame = state.stack[-1]
        asked = state.question is not None and state.question.why == "deal"
        return isinstance(frame, Filling) and asked and watcher != state.active


class TestSeats(CastingShadowsPromises):
    game = box(2, 3, 4)
    scouted = far(4_000, 60_000)

    def whys(self) -> set[str]:
        """Also what is asked only at tables of another size, or hardly ever."""
        return WHYS

    def test_nothing_else_is_ever_asked(self) -> None:
        for seats in (1, 2, 3, 4):
            for seed in range(3):
                table = Table(box(seats), {"first_player": "host"}, seats, seed, "curious")
                assert {state.question.why for state in table.questions()} <= WHYS


class TestAlone(CastingShadowsPromises):
    game = box(1)


WHYS = {
    "absorb",
    "act",
    "aim",
    "arm",
    "choose",
    "convert",
    "deal",
    "discard",
    "draw",
    "emerge",
    "first",
    "flee",
    "lay",
    "leap",
    "pay",
    "reroll",
    "respond",
    "roll",
    "sacrifice",
    "stag",
    "strength",
    "target",
}
