"""Every answer that can be given in this game, and every fact that can happen."""

from typing import Final

from mypy_extensions import i64

from gloaming.engine.event import Fact
from gloaming.engine.question import Option
from gloaming.engine.vocabulary import Verb, Vocabulary
from gloaming.games.day_and_night.board import NAMES, SQUARES

RULES: Final = "2"  # Raised whenever an old journal would no longer replay.

SPELL_IDS: Final = [f"D{n:02}" for n in range(1, 21)] + [f"N{n:02}" for n in range(1, 20)]

_SPELLS: Final = dict(enumerate(SPELL_IDS))
_SQUARES: Final = {square: NAMES[square] for square in SQUARES}

_CAST: Final = Verb("cast", "spell", _SPELLS)
_END_CASTING: Final = Verb("end_casting", ends=True)
_CHANGE: Final = Verb("change", "square", _SQUARES)
_MOVE: Final = Verb("move", "square", _SQUARES)
_MYSTIFY: Final = Verb("mystify", "square", _SQUARES)
_CRYSTALLIZE: Final = Verb("crystallize", "square", _SQUARES)
_STEAL: Final = Verb("steal", "spell", _SPELLS)
_CAST_STOLEN: Final = Verb("cast_stolen")
_DISCARD_STOLEN: Final = Verb("discard_stolen")
_SEARCH: Final = Verb("search", "spell", _SPELLS)
_LEAVE_OUT: Final = Verb("leave_out", "square", _SQUARES)
_STEP: Final = Verb("step", "square", _SQUARES)
_END_TRAVEL: Final = Verb("end_travel", ends=True)
_DISCARD: Final = Verb("discard", "spell", _SPELLS)
_DRAW: Final = Verb("draw", "spell", _SPELLS)

VOCABULARY: Final = Vocabulary(
    [
        _CAST,
        _END_CASTING,
        _CHANGE,
        _MOVE,
        _MYSTIFY,
        _CRYSTALLIZE,
        _STEAL,
        _CAST_STOLEN,
        _DISCARD_STOLEN,
        _SEARCH,
        _LEAVE_OUT,
        _STEP,
        _END_TRAVEL,
        _DISCARD,
        _DRAW,
    ]
)


class Lights:
    """The options of one verb for any set of squares, looked up eight squares at a time."""

    __slots__ = ("by_byte",)

    def __init__(self, verb: Verb) -> None:
        self.by_byte: list[list[Option]] = []
        for first in range(0, 48, 8):
            for byte in range(256):
                squares = [first + bit for bit in range(8) if byte >> bit & 1]
                found = [verb.options[square] for square in squares if square in verb.options]
                self.by_byte.append(found)

    def on(self, squares: i64) -> list[Option]:
        by_byte = self.by_byte
        options = by_byte[squares & 255].copy()
        options += by_byte[256 + (squares >> 8 & 255)]
        options += by_byte[512 + (squares >> 16 & 255)]
        options += by_byte[768 + (squares >> 24 & 255)]
        options += by_byte[1024 + (squares >> 32 & 255)]
        options += by_byte[1280 + (squares >> 40 & 255)]
        return options


CAST: Final = _CAST.row()
END_CASTING: Final = _END_CASTING.row()[0]
CHANGE: Final = Lights(_CHANGE)
MOVE: Final = Lights(_MOVE)
MYSTIFY: Final = Lights(_MYSTIFY)
CRYSTALLIZE: Final = Lights(_CRYSTALLIZE)
STEAL: Final = _STEAL.row()
CAST_STOLEN: Final = _CAST_STOLEN.row()[0]
DISCARD_STOLEN: Final = _DISCARD_STOLEN.row()[0]
SEARCH: Final = _SEARCH.row()
LEAVE_OUT: Final = Lights(_LEAVE_OUT)
STEP: Final = Lights(_STEP)
END_TRAVEL: Final = _END_TRAVEL.row()[0]
DISCARD: Final = _DISCARD.row()
DRAW: Final = _DRAW.row()

FACTS: Final = [
    Fact("turn", "seat number"),
    Fact("ripens", "square"),
    Fact("marker-off", "square number"),
    Fact("crystal-thins", "square"),
    Fact("crystal-off", "square"),
    Fact("casts", "seat spell hours"),
    Fact("casts-stolen", "seat spell"),
    Fact("ends-casting", "seat"),
    Fact("places", "square colour"),
    Fact("flips", "square colour"),
    Fact("moves", "seat square"),
    Fact("mystifies", "square number"),
    Fact("crystallizes", "square number"),
    Fact("draws", "seat spell?"),
    Fact("no-card", "seat"),
    Fact("reshuffles", "seat"),
    Fact("sees", "seat spell?"),
    Fact("steals", "seat spell"),
    Fact("discards-stolen", "seat spell"),
    Fact("takes", "seat spell?"),
    Fact("no-effect", "spell"),
    Fact("leaves-out", "seat square"),
    Fact("temple", "seat number"),
    Fact("steps", "seat square"),
    Fact("ends-travel", "seat"),
    Fact("discards", "seat spell"),
    Fact("ends", "seat ending"),
]
