"""What one seat sees at one moment: all that a drawing of the table may draw from."""

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

from gloaming.engine.game import Game
from gloaming.engine.question import Option, Question
from gloaming.engine.refusal import NOT_ASKED, Refusal
from gloaming.engine.script import Position, answer, refusals, why_not
from gloaming.engine.sight import see, tell
from gloaming.text import Catalogue

TALL: Final = 36  # From so many lines on there is room for squares of two lines.


class Scene:
    """The table from one seat, with the question open to it and the last move."""

    def __init__(
        self,
        game: Game[Any],
        state: Position,
        seat: int,
        catalogue: Catalogue,
        names: list[str],
        height: int | None = None,
        held: Sequence[int] = (),
    ) -> None:
        self.game = game
        self.seat = seat
        self.catalogue = catalogue
        self.names = names  # What the players are called.
        self.height = height  # Lines there are to draw on; None: as many as it takes.
        sight = see(game, state, seat, held, reasons=False)
        self.view: Mapping[str, Any] = sight.board
        self.asked = sight.asked  # Whoever is asked.
        self.question: Question | None = None  # Only if this seat is asked.
        if state.question is not None and state.question.asks(seat):
            self.question = state.question
        self.touched: set[str] = set()  # Places of the last move.
        self._state = state

    @property
    def tall(self) -> bool:
        return self.height is not None and self.height >= TALL

    def number(self, name: str) -> int:
        """The number by which an option can be chosen, 0 if it is not offered."""
        options = [] if self.question is None else self.question.options
        return next((at for at, option in enumerate(options, 1) if option.name == name), 0)

    def offered(self, kind: str) -> dict[str, int]:
        """The things of a kind that can be chosen now, by name, with their numbers."""
        verbs = self.game.vocabulary.verbs
        options = [] if self.question is None else self.question.options
        return {
            self.noun(option): number
            for number, option in enumerate(options, 1)
            if verbs[option.verb].thing == kind
        }

    def noun(self, option: Option) -> str:
        """What an option is done to, as journals call it; "" if to nothing."""
        return option.name.removeprefix(option.verb).strip()

    def warning(self) -> Refusal | None:
        """What will not be possible, to be known before an answer (UX-34)."""
        return self.game.warns(self._state) if self.question is not None else None

    def refusal(self, thing: str) -> Refusal | None:
        """Why a thing, or a whole answer, can't be chosen now; None if it can, or is unknown."""
        if self.question is None:
            return None
        known = self.game.vocabulary.by_name
        names = [thing, *(f"{verb} {thing}" for verb in self.game.vocabulary.verbs)]
        told = [(known[name], why_not(self._state, known[name])) for name in names if name in known]
        if any(refusal is None for _, refusal in told):
            return None
        # What the question is about, before what it is not about; of that, what is said of the
        # fewest things: that a card is not in the hand holds for nearly all.
        often: Counter[tuple[str, str]] = Counter()
        for verb in refusals(self._state, self.game.vocabulary):
            often.update((option.verb, refusal.key) for option, refusal in verb)
        found = [
            (refusal is NOT_ASKED, often[option.verb, refusal.key], at, refusal)
            for at, (option, refusal) in enumerate(told)
            if refusal is not None
        ]
        return min(found)[-1] if found else None

    def preview(self, name: str) -> list[list[object]]:
        """What an option would bring about at once, as far as this seat can know."""
        dream: Position = self.game.imagine(self._state, self.seat, Random(0))
        dream.heard = []
        answer(dream, self.game.vocabulary.option(name))
        return [tell(self.game, event, self.seat) for event in dream.heard]

    def seat_name(self, seat: int) -> str:
        return self.catalogue.thing("seat", self.game.seat_name(seat))

    def title(self, seat: int) -> str:
        """A seat, and who sits there if she has a name of her own."""
        seated = self.seat_name(seat)
        name = self.names[seat] if 0 <= seat < len(self.names) else ""
        return seated if name in ("", PERSON) else f"{seated} ({name})"


PERSON: Final = "human"  # Sits at a seat without a name of her own.
