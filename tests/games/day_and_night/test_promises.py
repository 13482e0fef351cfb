"""What Day & Night promises at every question of every game, like any other game."""

from random import Random

from gloaming.engine.question import Option
from gloaming.games.day_and_night import GAME
from gloaming.games.day_and_night.decks import COPIES_PER_BOOK, DECKS
from gloaming.games.day_and_night.frames import Casting, Drawing
from gloaming.games.day_and_night.spell import Discard
from gloaming.games.day_and_night.state import (
    DAY,
    FIRST,
    HAND,
    NIGHT,
    NOBODY,
    SPELLS_IN_ALL,
    State,
)
from tests.promises import Promises
from tests.promises.table import play_on


class TestPromises(Promises[State]):
    game = GAME
    definitions = frozenset({"edition"})
    unsaid = frozenset({"ending-goes-on"})

    def longest(self, options: dict[str, str]) -> int:
        """DN-16.7: so many turns, each of fewer than two hundred answers, and the deal."""
        return 10 + 200 * int(options.get("turn_limit", "300"))

    def census(self, state: State) -> list[int]:
        """Every copy of every spell: book, hand, discard pile, or being resolved (DN-9.3)."""
        copies = [sum(piles) for piles in zip(state.book, state.hand, state.discard, strict=True)]
        for frame in state.stack:
            if isinstance(frame, Casting):
                if any(isinstance(step, Discard) for step in frame.script.steps[frame.at :]):
                    copies[frame.spell] += 1
                if frame.stolen != NOBODY:
                    copies[frame.stolen] += 1
        return copies

    def check(self, state: State) -> None:
        """Nobody has seen cards in a hand that are not there."""
        for seen, held, left, gone in zip(
            state.seen, state.hand, state.book, state.discard, strict=True
        ):
            assert 0 <= seen <= held
            assert left >= 0
            assert gone >= 0

    def hides(self, state: State, watcher: int) -> bool:
        """A card drawn is for its owner's eyes only, and so is the one Wonder finds."""
        frame = state.stack[-1]
        if isinstance(frame, Drawing):
            return frame.seat != watcher
        return state.question is not None and state.question.why == "search" and watcher != DAY

    def shows(self, option: Option, watcher: int) -> bool:
        """DN-14.3: Steal Passion lays Night's hand open, for Day alone."""
        return option.name == "cast D12" and watcher == DAY


def test_an_imagined_hand_holds_each_spell_as_often_as_there_are_copies() -> None:
    """The other hand is dealt from the book list, less what is known."""
    state, luck = GAME.setup({}, 2), Random(1)
    play_on(state, luck, 2 * HAND)
    found = [0] * SPELLS_IN_ALL
    for _ in range(4000):
        found = [sum(pair) for pair in zip(found, GAME.imagine(state, DAY, luck).hand, strict=True)]
    for spell in range(FIRST[NIGHT], SPELLS_IN_ALL):
        expected = 4000 * HAND * DECKS["reconstructed_v1"][spell] / COPIES_PER_BOOK
        assert abs(found[spell] / expected - 1) < 0.15
