"""What is printed on the cards, in tables that are quick to read; filled once, by the deck."""

from typing import Any, Final

from gloaming.engine.script import Script, Step
from gloaming.games.bless.bits import BIT, CARDS_IN_ALL
from gloaming.games.bless.language import (
    DUAL,
    KINDS,
    LIGHT,
    SHADOW,
    TRIGGERS,
    Amount,
    Clause,
    Condition,
    FreeFromHand,
    Modifier,
    Number,
    Prayer,
    Selection,
    Static,
    TiesWin,
    When,
    Wins,
)
from gloaming.games.bless.state import State

EYE: Final = [0] * CARDS_IN_ALL
KARMA: Final = [0] * CARDS_IN_ALL
FORM: Final = [DUAL] * CARDS_IN_ALL
TYPE: Final = [0] * CARDS_IN_ALL
OF_FORM: Final = [0, 0]  # The Light and the Shadow cards; Dual ones are both (BL-2.2).
OF_TYPE: Final = [0, 0, 0]


class Standing:
    """One modifier of a clause that stands as long as its card does."""

    __slots__ = ("amount", "kind", "on", "when")

    def __init__(self, mod: Modifier, on: Selection | None, when: Condition | None) -> None:
        self.kind = mod.kind
        self.amount: Amount = mod.amount if mod.amount is not None else Number(0)
        self.on = on
        self.when = when


class Side:
    """The clauses of a Curse, or those a Bond gives, sorted by what they are about."""

    __slots__ = ("free", "kinds", "standing", "ties_win", "whens", "wins")

    def __init__(self) -> None:
        self.standing: list[Standing] = []
        self.kinds = 0  # A bit for each kind of modifier among them.
        self.wins: list[Wins] = []
        self.ties_win = False
        self.free: Condition | None = None
        self.whens: list[list[When]] = [[] for _ in range(TRIGGERS)]


class Lasting:
    """A modifier made by an effect, for a while; states refer to it by its number."""

    __slots__ = ("amount", "begins", "ends", "kind", "number", "on")

    def __init__(self, mod: Modifier, lasts: tuple[int, int], on: Selection | None = None) -> None:
        self.kind = mod.kind
        self.amount: Amount = mod.amount if mod.amount is not None else Number(0)
        self.begins = lasts[0]
        self.ends = lasts[1]
        self.on = on
        self.number = len(LASTING)
        LASTING.append(self)


CURSE_SIDE: Final = [Side() for _ in range(CARDS_IN_ALL)]
BOND_SIDE: Final = [Side() for _ in range(CARDS_IN_ALL)]
EFFECT: Final[list[Script[State, Any] | None]] = [None] * CARDS_IN_ALL  # Of Impulses and Echoes.
SAYING: Final = [0] * len(KINDS)  # Curses with a modifier of this kind.
WINNING: Final = [0]  # Curses with a “wins” effect.
REACHING: Final = [0] * len(KINDS)  # Curses with a modifier of this kind for other cards.
LASTING: Final[list[Lasting]] = []
CLAUSES: Final[list[When]] = []


class Card:
    """A card as printed: Form, Eye, Karma, what it is as a Curse and as a Prayer (BL-2.1)."""

    def __init__(
        self, number: int, form: int, eye: int, karma: int, curse: list[Clause], prayer: Prayer
    ) -> None:
        self.number = number
        self.form = form
        self.eye = eye
        self.karma = karma
        self.curse = curse
        self.prayer = prayer
        self.scripts: list[Script[State, Any]] = []
        self.print()

    def print(self) -> None:
        """Fill in the tables."""
        card = self.number - 1
        EYE[card], KARMA[card], FORM[card] = self.eye, self.karma, self.form
        TYPE[card] = self.prayer.type
        OF_TYPE[self.prayer.type] |= BIT[card]
        for form in (LIGHT, SHADOW):
            if self.form in (form, DUAL):
                OF_FORM[form] |= BIT[card]
        self.sort(CURSE_SIDE[card], self.curse, f"{self.number:02}-curse")
        self.sort(BOND_SIDE[card], self.prayer.clauses, f"{self.number:02}-bond")
        for standing in CURSE_SIDE[card].standing:
            SAYING[standing.kind] |= BIT[card]
            if standing.on is not None:
                REACHING[standing.kind] |= BIT[card]
        if self.prayer.effects:
            EFFECT[card] = self.script(f"{self.number:02}", self.prayer.effects)

    def sort(self, side: Side, clauses: list[Clause], name: str) -> None:
        for clause in clauses:
            if isinstance(clause, Static):
                for mod in clause.mods:
                    side.standing.append(Standing(mod, clause.on, clause.when))
                    side.kinds |= 1 << mod.kind
            elif isinstance(clause, Wins):
                side.wins.append(clause)
                WINNING[0] |= BIT[self.number - 1]
            elif isinstance(clause, TiesWin):
                side.ties_win = True
            elif isinstance(clause, FreeFromHand):
                side.free = clause.when
            elif isinstance(clause, When):
                clause.number = len(CLAUSES)
                CLAUSES.append(clause)
                clause.script = self.script(f"{name}-{clause.number}", clause.effects)
                side.whens[clause.trigger].append(clause)
            else:
                raise ValueError(f"card {self.number} says something unknown")

    def script(self, name: str, effects: list[Step[State, Any]]) -> Script[State, Any]:
        made: Script[State, Any] = Script(name, effects)
        self.scripts.append(made)
        return made
