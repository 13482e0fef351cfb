"""What is printed on the cards, in tables that are quick to read; filled once, by the deck."""

from typing import Any, Final

from mypy_extensions import i64

from gloaming.engine.script import Script, Step
from gloaming.games.bless.language.sentences import (
    ATTACKS_DIRECTLY,
    BOND,
    DUAL,
    ECHO,
    FATE,
    FORM_FLIPS,
    IMPULSE,
    LIGHT,
    NOT_BY_LIGHT,
    NOT_BY_SHADOW,
    RIVALRY,
    SHADOW,
    SOLE_TARGET,
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
from gloaming.games.bless.table.bits import CARDS_IN_ALL, NONE, bit_of
from gloaming.games.bless.table.state import State

EYE: Final = [0] * CARDS_IN_ALL
KARMA: Final = [0] * CARDS_IN_ALL
FORM: Final = [DUAL] * CARDS_IN_ALL
TYPE: Final = [0] * CARDS_IN_ALL


class Sets:
    """Which cards have something printed on them that is often asked for.

    In slots, because compiled code reads a slot at once, and a set in a list only digit by digit.
    """

    __slots__ = (
        "bonds",
        "choosy",
        "echoes",
        "fated",
        "flipping",
        "free_from_hand",
        "going_directly",
        "impulses",
        "light",
        "not_by_light",
        "not_by_shadow",
        "peculiar",
        "reached",
        "reaching",
        "rival_bonds",
        "shadow",
        "sole_targets",
        "winning",
    )

    def __init__(self) -> None:
        self.light: i64 = NONE  # Dual cards are Light and Shadow (BL-2.2).
        self.shadow: i64 = NONE
        self.impulses: i64 = NONE
        self.echoes: i64 = NONE
        self.bonds: i64 = NONE
        self.flipping: i64 = NONE  # Bonds that change a Form,
        self.rival_bonds: i64 = NONE  # and those that give Rivalry.
        self.free_from_hand: i64 = NONE  # Cards that may be laid for free.
        # Curses that say such a thing of themselves.
        self.winning: i64 = NONE
        self.fated: i64 = NONE
        self.not_by_light: i64 = NONE
        self.not_by_shadow: i64 = NONE
        self.going_directly: i64 = NONE
        self.sole_targets: i64 = NONE
        self.choosy: i64 = NONE  # Not open to all: not by Light, or not by Shadow.
        self.peculiar: i64 = NONE  # In a clash something else than its Eye may count.
        # Curses that say something of others, and the kinds of it, a bit each.
        self.reaching: i64 = NONE
        self.reached = 0

    def of_form(self, form: int) -> i64:
        return self.light if form == LIGHT else self.shadow

    def of_type(self, type: int) -> i64:
        if type == BOND:
            return self.bonds
        return self.echoes if type == ECHO else self.impulses


PRINTED: Final = Sets()


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

    __slots__ = ("free", "kinds", "plainly", "standing", "ties_win", "whens", "wins")

    def __init__(self) -> None:
        self.standing: list[Standing] = []
        self.kinds = 0  # A bit for each kind of modifier among them,
        self.plainly = 0  # and for each that it has itself, whatever happens.
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
        self.sort(CURSE_SIDE[card], self.curse, f"{self.number:02}-curse")
        self.sort(BOND_SIDE[card], self.prayer.clauses, f"{self.number:02}-bond")
        self.enter(bit_of(card), CURSE_SIDE[card], BOND_SIDE[card])
        if self.prayer.effects:
            EFFECT[card] = self.script(f"{self.number:02}", self.prayer.effects)

    def enter(self, bit: i64, curse: Side, bond: Side) -> None:
        """Into every set it belongs to."""
        if self.form != SHADOW:
            PRINTED.light |= bit
        if self.form != LIGHT:
            PRINTED.shadow |= bit
        if self.prayer.type == IMPULSE:
            PRINTED.impulses |= bit
        elif self.prayer.type == ECHO:
            PRINTED.echoes |= bit
        else:
            PRINTED.bonds |= bit
        if bond.kinds >> FORM_FLIPS & 1:
            PRINTED.flipping |= bit
        if bond.kinds >> RIVALRY & 1:
            PRINTED.rival_bonds |= bit
        if curse.free is not None:
            PRINTED.free_from_hand |= bit
        if curse.wins:
            PRINTED.winning |= bit
        if curse.kinds >> FATE & 1:
            PRINTED.fated |= bit
        if curse.wins or curse.ties_win or curse.kinds & (1 << FATE | 1 << RIVALRY):
            PRINTED.peculiar |= bit
        if curse.kinds >> NOT_BY_LIGHT & 1:
            PRINTED.not_by_light |= bit
            PRINTED.choosy |= bit
        if curse.kinds >> NOT_BY_SHADOW & 1:
            PRINTED.not_by_shadow |= bit
            PRINTED.choosy |= bit
        if curse.kinds >> ATTACKS_DIRECTLY & 1:
            PRINTED.going_directly |= bit
        if curse.kinds >> SOLE_TARGET & 1:
            PRINTED.sole_targets |= bit
        for standing in curse.standing:
            if standing.on is not None:
                PRINTED.reaching |= bit
                PRINTED.reached |= 1 << standing.kind

    def sort(self, side: Side, clauses: list[Clause], name: str) -> None:
        for clause in clauses:
            if isinstance(clause, Static):
                for mod in clause.mods:
                    side.standing.append(Standing(mod, clause.on, clause.when))
                    side.kinds |= 1 << mod.kind
                    if clause.on is None and clause.when is None:
                        side.plainly |= 1 << mod.kind
            elif isinstance(clause, Wins):
                side.wins.append(clause)
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
