"""Night's book, "Crystallize": 19 spells."""

from typing import Final

from mypy_extensions import i64

from gloaming.engine.refusal import Refusal
from gloaming.games.day_and_night.areas import (
    AdjacentToMe,
    Everywhere,
    Neutral,
    NotUnderOpponent,
    SurroundingMe,
    TilesOfMyColourOutsideTemples,
    UnderAPawn,
    UnderMe,
    WithinX,
)
from gloaming.games.day_and_night.board import BOARD, SURROUNDING
from gloaming.games.day_and_night.conditions import (
    NoOtherSpell,
    OnMyTile,
    OpponentsTileChanged,
    TempleBuilt,
)
from gloaming.games.day_and_night.spell import Spell, X
from gloaming.games.day_and_night.state import State
from gloaming.games.day_and_night.steps import ALL, Change, Crystallize, Draw, Move, TurnOver

NOT_AROUND: Final = Refusal("DN-1.5", "not-surrounding")


class WhereMimicReaches(AdjacentToMe):
    """Adjacent squares; all around in one French example (ED-04)."""

    def squares(self, state: State, me: int, ink: int) -> i64:
        if state.edition.mimic_surrounding:
            return SURROUNDING[state.pawn[me]]
        return super().squares(state, me, ink)

    def refuse(self, state: State, me: int, ink: int, square: int) -> Refusal | None:
        outside = super().refuse(state, me, ink, square)
        return NOT_AROUND if outside and state.edition.mimic_surrounding else outside


class WhereCrystallizeReaches(UnderAPawn):
    """Under a pawn; anywhere in the Italian edition (ED-02)."""

    def squares(self, state: State, me: int, ink: int) -> i64:
        return BOARD if state.edition.crystallize_any else super().squares(state, me, ink)


# fmt: off
NIGHT_BOOK: Final = [
    Spell("N01", 0, "minor", [Change(UnderMe())], OpponentsTileChanged()),
    Spell("N02", 0, "minor", [TurnOver(UnderMe())]),
    Spell("N03", 2, "minor", [Change(UnderMe())]),
    Spell("N04", 3, "minor", [Draw(3)], OpponentsTileChanged()),
    Spell("N05", 3, "minor", [Draw(2)]),
    Spell("N06", 3, "minor", [Change(Neutral(AdjacentToMe()))]),
    Spell("N07", 4, "minor", [Change(AdjacentToMe())]),
    Spell("N08", 4, "minor", [Change(Neutral(Everywhere()))]),
    Spell("N09", 6, "minor", [Change(Everywhere())]),
    Spell("N10", X, "minor", [Change(WithinX())]),
    Spell("N11", 8, "miracle", [Change(WhereMimicReaches(), 2)], OnMyTile()),
    Spell("N12", 8, "miracle", [Change(Neutral(SurroundingMe()), 2)], TempleBuilt()),
    Spell("N13", 0, "miracle", [Draw(5)], NoOtherSpell()),
    Spell("N14", 8, "miracle", [Move(TilesOfMyColourOutsideTemples(), opponent=True)],
          TempleBuilt()),
    Spell("N15", 8, "miracle", [TurnOver(SurroundingMe())]),
    Spell("N16", 6, "theme", [Crystallize(WhereCrystallizeReaches())]),
    Spell("N17", 4, "theme", [Crystallize(SurroundingMe(), ALL)]),
    Spell("N18", 4, "theme", [Crystallize(NotUnderOpponent(), 2)]),
    Spell("N19", 6, "theme", [Crystallize(NotUnderOpponent(), 3, lasting=True)]),
]
# fmt: on
