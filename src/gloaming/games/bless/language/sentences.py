"""What a card can say: amounts, conditions, choices of cards, modifiers, clauses.

The words that only compute are here; those that do something are the steps.
"""

from typing import Any, Final

from mypy_extensions import i64

from gloaming.engine.script import Script, Step
from gloaming.games.bless.table.state import State

LIGHT: Final = 0
SHADOW: Final = 1
DUAL: Final = 2

IMPULSE: Final = 0
ECHO: Final = 1
BOND: Final = 2
TYPES: Final = ["impulse", "echo", "bond"]

# What a modifier changes.
EYE_PLUS: Final = 0
EYE_IS: Final = 1
EYE_ALWAYS: Final = 2
ORIGINAL_EYE: Final = 3
KARMA_PLUS: Final = 4
FORM_IS: Final = 5
FORM_FLIPS: Final = 6
RIVALRY: Final = 7
IMPACT: Final = 8
BARRIER: Final = 9
FATE: Final = 10
SILENT: Final = 11
CANNOT_ATTACK: Final = 12
CANNOT_BE_ATTACKED: Final = 13
NOT_BY_LIGHT: Final = 14
NOT_BY_SHADOW: Final = 15
ATTACKS_DIRECTLY: Final = 16
SOLE_TARGET: Final = 17
FREE_PRAYERS: Final = 18
WEAK_TO_LIGHT: Final = 19
WEAK_TO_SHADOW: Final = 20
KINDS: Final = [
    "eye-plus",
    "eye-is",
    "eye-always",
    "original-eye",
    "karma-plus",
    "form-is",
    "form-flips",
    "rivalry",
    "impact",
    "barrier",
    "fate",
    "silent",
    "cannot-attack",
    "cannot-be-attacked",
    "not-by-light",
    "not-by-shadow",
    "attacks-directly",
    "sole-target",
    "free-prayers",
    "weak-to-light",
    "weak-to-shadow",
]

# When an effect is used.
TURN_START: Final = 0
LAY: Final = 1
YOU_PLAY_A_BOND: Final = 2
ATTACKED: Final = 3
CORRUPTED: Final = 4
BLESS: Final = 5
BROKEN: Final = 6
TRIGGERS: Final = 7  # As many kinds of them.

# How long a modifier lasts: the first and the last turn, counted from now (BL-13.10).
THIS_TURN: Final = (0, 0)
THROUGH_NEXT_TURN: Final = (0, 1)
NEXT_TURN: Final = (1, 1)

UNDEFINED: Final = -1000  # The greatest of nothing: a modifier with it is not active.


class Amount:
    """A number, worked out anew whenever it is read (BL-12.10).

    `me` is “you”, `card` the card the effect belongs to, `other` the card being modified, the
    other one of a clash, or the second card chosen.
    """

    def of(self, state: State, me: int, card: int, other: int) -> int:
        raise NotImplementedError


class Number(Amount):
    """Just a number."""

    def __init__(self, number: int) -> None:
        self.number = number

    def of(self, state: State, me: int, card: int, other: int) -> int:
        return self.number


class Condition:
    """Something true or false, looked at anew whenever it matters."""

    def met(self, state: State, me: int, card: int, other: int) -> bool:
        raise NotImplementedError


class Selection:
    """Cards that fit a description; `it` are those chosen before."""

    def found(self, state: State, me: int, card: int, it: i64, choosing: bool) -> i64:
        raise NotImplementedError


class Modifier:
    """One change of a value or an ability."""

    __slots__ = ("amount", "kind")

    def __init__(self, kind: int, amount: "Amount | int | None" = None) -> None:
        self.kind = kind
        self.amount = Number(amount) if isinstance(amount, int) else amount


class Clause:
    """A sentence of a Curse, or of what a Bond gives to its Curse."""


class Static(Clause):
    """While its card is there, and while `when` holds: modifiers, on itself or on others."""

    def __init__(
        self, *mods: Modifier, on: Selection | None = None, when: Condition | None = None
    ) -> None:
        self.mods = list(mods)
        self.on = on
        self.when = when


class Wins(Clause):
    """It wins a clash against a card of which something is true (BL-8.8, BL-8.10)."""

    def __init__(self, against: Condition, always: bool = False) -> None:
        self.against = against
        self.always = always


class TiesWin(Clause):
    """A tie is a victory (BL-8.13)."""


class FreeFromHand(Clause):
    """May be laid as a Curse for free while it is in hand and something holds."""

    def __init__(self, when: Condition) -> None:
        self.when = when


class When(Clause):
    """An effect that is used when something happens."""

    def __init__(self, trigger: int, *effects: Step[State, Any]) -> None:
        self.trigger = trigger
        self.effects = list(effects)
        self.number = NOT_NUMBERED  # Its place among all clauses; given when its card is made.
        self.script: Script[State, Any] | None = None


NOT_NUMBERED: Final = -1


class Prayer:
    """The Prayer side: its type, and steps (Impulse, Echo) or clauses (Bond)."""

    def __init__(self, type: int, effects: list[Step[State, Any]], clauses: list[Clause]) -> None:
        self.type = type
        self.effects = effects
        self.clauses = clauses


def impulse(*effects: Step[State, Any]) -> Prayer:
    return Prayer(IMPULSE, list(effects), [])


def echo(*effects: Step[State, Any]) -> Prayer:
    return Prayer(ECHO, list(effects), [])


def bond(*clauses: Clause) -> Prayer:
    return Prayer(BOND, [], list(clauses))
