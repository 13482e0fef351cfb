"""Day's book, "Mystify": 20 spells."""

from typing import Final

from mypy_extensions import i64

from gloaming.games.day_and_night.areas import (
    AdjacentToMe,
    Everywhere,
    Neutral,
    SurroundingMe,
    TilesOfMyColour,
    UnderAndSurroundingMe,
    UnderAPawn,
    UnderMe,
    UnderOpponent,
    WithinX,
)
from gloaming.games.day_and_night.board import BIT, BOARD, NOWHERE
from gloaming.games.day_and_night.cards.steal_passion import LookAtHand, PickSpell, UseStolen
from gloaming.games.day_and_night.conditions import OpponentOnMyTile
from gloaming.games.day_and_night.spell import Spell, X
from gloaming.games.day_and_night.state import State, mystified
from gloaming.games.day_and_night.steps import Change, Draw, Move, Mystify, Search, TurnOver


class WhereAchievementReaches(UnderAPawn):
    """Under a pawn; anywhere in the Italian edition (ED-01)."""

    def squares(self, state: State, me: int, ink: int) -> i64:
        return BOARD if state.edition.achievement_any else super().squares(state, me, ink)


class Deviate(Spell):
    """What it turns over and changes is one tile when the sisters share a square (R-35)."""

    def alters(self, state: State, me: int) -> bool:
        shared = BIT[state.pawn[me]] if state.pawn[me] == state.pawn[1 - me] else NOWHERE
        tiles = state.tiles[0] | state.tiles[1]
        if shared & tiles & ~mystified(state):
            return False  # Flipped twice, it shows the face it had.
        return super().alters(state, me)

    def turns_own(self, state: State, me: int) -> bool:
        return state.pawn[me] != state.pawn[1 - me] and super().turns_own(state, me)


# fmt: off
DAY_BOOK: Final = [
    Spell("D01", 0, "minor", [Change(UnderMe())], OpponentOnMyTile()),
    Spell("D02", 2, "minor", [Change(UnderMe())]),
    Spell("D03", 2, "minor", [Change(UnderOpponent())]),
    Spell("D04", 3, "minor", [Change(WhereAchievementReaches())]),
    Spell("D05", 3, "minor", [Draw(3)], OpponentOnMyTile()),
    Spell("D06", 4, "minor", [Change(Neutral(Everywhere()))]),
    Spell("D07", 4, "minor", [Change(AdjacentToMe())]),
    Deviate("D08", 5, "minor", [TurnOver(UnderMe()), Change(UnderOpponent())]),
    Spell("D09", 6, "minor", [Change(Everywhere())]),
    Spell("D10", X, "minor", [Change(WithinX())]),
    Spell("D11", 8, "miracle", [Change(SurroundingMe(), 2)], OpponentOnMyTile()),
    Spell("D12", 6, "miracle", [LookAtHand(), PickSpell(), UseStolen()]),
    Spell("D13", 3, "miracle", [Move(Everywhere())]),
    Spell("D14", 8, "miracle", [Move(TilesOfMyColour(), opponent=True)], OpponentOnMyTile()),
    Spell("D15", 7, "miracle", [TurnOver(UnderAndSurroundingMe())], OpponentOnMyTile()),
    Spell("D16", 4, "miracle", [Search()]),
    Spell("D17", 0, "theme", [Mystify(UnderMe(), markers=2)]),
    Spell("D18", 7, "theme", [Mystify(Everywhere(), markers=2, many=2)]),
    Spell("D19", 3, "theme", [Mystify(Everywhere(), markers=2)]),
    Spell("D20", 4, "theme", [Mystify(Everywhere(), markers=1)]),
]
# fmt: on
