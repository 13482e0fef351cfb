"""What can be in progress, and what it remembers meanwhile."""

from typing import Any, Final

from mypy_extensions import i64

from gloaming.engine.script import Frame, Script
from gloaming.games.bless.table.bits import NONE
from gloaming.games.bless.table.state import NOBODY, NOTHING

# How a clash was decided (BL-8.12), and how it went.
UNDECIDED: Final = 0
BY_EYE: Final = 1
BY_WINS: Final = 2
BY_FATE: Final = 3
BY_ALWAYS: Final = 4
BY_TIES_WIN: Final = 5
DECIDED: Final = ["", "eye", "wins", "fate", "always-wins", "ties-win"]


class Effect(Frame):
    """An effect being used: by whom, of which card, given by which Bond, what was chosen."""

    __slots__ = ("bond", "card", "it", "me", "picked", "rounds", "that")

    def __init__(
        self,
        script: Script[Any, Any],
        me: int = 0,
        card: int = NOTHING,
        bond: int = NOTHING,
        at: int = 0,
    ) -> None:
        super().__init__(script, at)
        self.me = me
        self.card = card
        self.bond = bond
        self.it: i64 = NONE  # What was chosen.
        self.that = NOTHING  # The second thing chosen: a card, or a Form.
        self.picked: i64 = NONE  # Of a choice of several: those picked so far.
        self.rounds = 0  # Of what is repeated as long as something holds.

    def clone(self) -> "Effect":
        copy = Effect(self.script, self.me, self.card, self.bond, self.at)
        copy.it = self.it
        copy.that = self.that
        copy.picked = self.picked
        copy.rounds = self.rounds
        return copy


class Waiting(Frame):
    """Effects that are to be used at the same moment: the last ones of `state.pending`."""

    __slots__ = ("start",)

    def __init__(self, script: Script[Any, Any], start: int = 0, at: int = 0) -> None:
        super().__init__(script, at)
        self.start = start

    def clone(self) -> "Waiting":
        return Waiting(self.script, self.start, self.at)


class Using(Frame):
    """A card being played or its Prayer effect being used: whose, which, laid from hand or not."""

    __slots__ = ("card", "host", "laid", "me")

    def __init__(
        self,
        script: Script[Any, Any],
        me: int = 0,
        card: int = NOTHING,
        laid: int = 0,
        at: int = 0,
    ) -> None:
        super().__init__(script, at)
        self.me = me
        self.card = card
        self.laid = laid
        self.host = NOTHING  # Of a Bond: the Curse it is to lie under.

    def clone(self) -> "Using":
        copy = Using(self.script, self.me, self.card, self.laid, self.at)
        copy.host = self.host
        return copy


class Drawing(Frame):
    """A seat drawing cards, or changing some in a Mulligan: how many are still to come."""

    __slots__ = ("left", "seat")

    def __init__(self, script: Script[Any, Any], seat: int = 0, left: int = 0, at: int = 0) -> None:
        super().__init__(script, at)
        self.seat = seat
        self.left = left

    def clone(self) -> "Drawing":
        return Drawing(self.script, self.seat, self.left, self.at)


class Breaking(Frame):
    """Cards that left the field together: whose, the Bonds they left behind, where they go."""

    __slots__ = ("altar", "bonds", "of_first", "of_second", "offered")

    def __init__(self, script: Script[Any, Any], at: int = 0) -> None:
        super().__init__(script, at)
        self.of_first: i64 = NONE  # Cards of seat 0, and of seat 1, by who controlled them last.
        self.of_second: i64 = NONE
        self.bonds: i64 = NONE
        self.offered = NOTHING
        self.altar = NOBODY  # Whose Altar the offered card goes to.

    def clone(self) -> "Breaking":
        copy = Breaking(self.script, self.at)
        copy.of_first = self.of_first
        copy.of_second = self.of_second
        copy.bonds = self.bonds
        copy.offered = self.offered
        copy.altar = self.altar
        return copy


class Clash(Frame):
    """An attack: who attacks with what, the two cards, and how the clash is going (BL-8)."""

    __slots__ = (
        "attacker",
        "attacker_eye",
        "attacker_since",
        "attacker_was_pure",
        "attacker_wins",
        "call",
        "decided",
        "defender",
        "defender_eye",
        "defender_since",
        "defender_was_pure",
        "defender_wins",
        "fate",
        "karma",
        "me",
        "offered",
        "roll",
    )

    def __init__(
        self, script: Script[Any, Any], me: int = 0, attacker: int = NOTHING, at: int = 0
    ) -> None:
        super().__init__(script, at)
        self.me = me
        self.attacker = attacker
        self.defender = NOTHING
        self.attacker_since = 0
        self.defender_since = 0
        self.attacker_eye = 0
        self.defender_eye = 0
        self.attacker_was_pure = 0
        self.defender_was_pure = 0
        self.attacker_wins = 0
        self.defender_wins = 0
        self.decided = UNDECIDED
        self.fate = NOTHING  # The card whose Fate decides.
        self.call = 0  # 1 for odd, 2 for even, 0 before the call.
        self.roll = 0
        self.offered = 0
        self.karma = -1  # The attacker's last one, once it has left the field.

    def clone(self) -> "Clash":
        copy = Clash(self.script, self.me, self.attacker, self.at)
        copy.defender = self.defender
        copy.attacker_since = self.attacker_since
        copy.defender_since = self.defender_since
        copy.attacker_eye = self.attacker_eye
        copy.defender_eye = self.defender_eye
        copy.attacker_was_pure = self.attacker_was_pure
        copy.defender_was_pure = self.defender_was_pure
        copy.attacker_wins = self.attacker_wins
        copy.defender_wins = self.defender_wins
        copy.decided = self.decided
        copy.fate = self.fate
        copy.call = self.call
        copy.roll = self.roll
        copy.offered = self.offered
        copy.karma = self.karma
        return copy
