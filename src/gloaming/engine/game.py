"""The box of a game: what the rest of the house may ask of it."""

from collections.abc import Mapping
from typing import Any, Generic, Protocol, TypeVar

from gloaming.engine.codex import Codex
from gloaming.engine.errors import BadSeats, UnknownGame
from gloaming.engine.event import Fact
from gloaming.engine.question import NATURE, TABLE, Option
from gloaming.engine.refusal import Refusal
from gloaming.engine.script import Frame, Position, Script, refusals
from gloaming.engine.setting import Setting, chosen
from gloaming.engine.vocabulary import Vocabulary

S = TypeVar("S", bound=Position)

SPECTATOR = -1


class Luck(Protocol):
    """Where chance comes from: anything that gives numbers from 0 up to but not including 1."""

    def random(self) -> float: ...


class Outcome:
    """How a game ended: what each seat got, from 0 (lost) to 1 (won), and why."""

    __slots__ = ("reason", "scores")

    def __init__(self, scores: list[float], reason: str) -> None:
        self.scores = scores
        self.reason = reason

    def winners(self) -> list[int]:
        """The seats that won; none after a draw or a common defeat."""
        return [seat for seat, score in enumerate(self.scores) if score == 1.0]


class Game(Generic[S]):
    """A game without a table: it lays out states and says who sees what in them."""

    id: str
    rules: str  # The version of the rules; a journal of another one may not replay.
    seats: tuple[int, ...]  # How many can play; the first of them as a rule.
    seat_names: list[str]
    settings: list[Setting]
    vocabulary: Vocabulary
    facts: dict[str, Fact]
    scripts: dict[str, Script[Any, Any]]
    frames: dict[str, type[Frame]]
    things: dict[str, list[str]]  # For each kind of thing on the table: what its ids are called.
    printed: dict[str, dict[str, str]]  # For each card: what its face shows besides its text.
    codex: Codex = Codex([], [])  # All that is in the box, for whoever looks it up.
    bits: frozenset[str] = frozenset()  # Slots that hold sets, a bit a thing: large numbers.
    together: bool = False  # The players win or lose as one: they give up by vote.

    def setup(self, options: Mapping[str, str], seats: int) -> S:
        """A new game, at its first question."""
        if seats not in self.seats:
            raise BadSeats(self.id, seats, self.seats)
        return self.lay_out(chosen(self.settings, options), seats)

    def lay_out(self, options: dict[str, str], seats: int) -> S:
        raise NotImplementedError

    def blank(self, options: dict[str, str], seats: int) -> S:
        """A table with nothing in progress, for a saved state to be put on."""
        raise NotImplementedError

    def view(self, state: S, seat: int) -> Mapping[str, object]:
        """What lies on the table as one seat (or a spectator) sees it, ready for JSON."""
        raise NotImplementedError

    def imagine(self, state: S, seat: int, luck: Luck) -> S:
        """A state this seat can't tell from the true one, its secrets dealt anew."""
        raise NotImplementedError

    def outcome(self, state: S) -> Outcome | None:
        raise NotImplementedError

    def tally(self, state: S) -> list[dict[str, int]]:
        """What each seat has come to in the game's own counts, open to all; one for all of them
        where they play together. It is told with the result."""
        return []

    def chapter(self, state: S) -> str:
        """Which chapter is played, where a game has any: a journey leads through several."""
        return ""

    def waits(self, state: S) -> bool:
        """Whether the only answer is left to the player to give, though there is no choice.

        It is when it ends something, or when the question is about something else, too, that
        can't be done now: whoever expected it shall learn why.
        """
        question = state.question
        assert question is not None
        lone = question.options[0]
        if self.vocabulary.verbs[lone.verb].ends:
            return True
        refused = refusals(state, self.vocabulary)
        return any(of_verb[0][0].verb != lone.verb for of_verb in refused)

    def warns(self, state: S) -> Refusal | None:
        """What whoever is asked should know before they answer: what will not be possible then.

        By public things only. Nobody shall find out by losing a turn.
        """
        return None

    def reactions(self) -> dict[str, str]:
        """The questions that are reactions to another's deed, and the answer that passes each."""
        return {}

    def binds(self, option: Option) -> bool:
        """Whether an answer shows the others what was hidden: then it can't be taken back."""
        return False

    def plays(self, state: S, seat: int) -> bool:
        """Whether a seat still has a part in the game."""
        return True

    def resign(self, state: S, seat: int) -> bool:
        """Take a seat that gives up out of the game, and run on to the next question.

        False, and nothing has changed, where a game has no rule for it: then the match ends.
        """
        return False

    def hushes(self, why: str) -> bool:
        """Whether it is a secret who is asked this; `sight.py` keeps it."""
        return False

    def seat_name(self, seat: int) -> str:
        if seat == NATURE:
            return "nature"
        if seat == TABLE:
            return "table"
        return self.seat_names[seat] if 0 <= seat < len(self.seat_names) else f"seat {seat}"


_shelf: dict[str, Game[Any]] = {}


def put_on_shelf(game: Game[Any]) -> None:
    """Make a game known by its id."""
    _shelf[game.id] = game


def game_called(name: str) -> Game[Any]:
    found = _shelf.get(name)
    if found is None:
        raise UnknownGame(name, sorted(_shelf))
    return found


def all_games() -> list[Game[Any]]:
    return [_shelf[name] for name in sorted(_shelf)]
