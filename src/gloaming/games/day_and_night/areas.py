"""The parts of the valley a spell can speak of, from where its caster stands."""

from typing import Final

from mypy_extensions import i64

from gloaming.engine.refusal import Refusal
from gloaming.games.day_and_night.board import ADJACENT, BIT, BOARD, SURROUNDING, WITHIN, distance
from gloaming.games.day_and_night.state import State, neutral, templed

TEMPLE_TILE: Final = Refusal("ED-05", "temple-tile")


class Area:
    """A set of squares. `me` is the caster, `ink` whose colour the text calls the caster's."""

    def __init__(self, rule: str, key: str) -> None:
        self.outside = Refusal(rule, key)

    def squares(self, state: State, me: int, ink: int) -> i64:
        raise NotImplementedError

    def refuse(self, state: State, me: int, ink: int, square: int) -> Refusal | None:
        """Why a square is not in this area."""
        return None if self.squares(state, me, ink) & BIT[square] else self.outside


class Everywhere(Area):
    """All 44 squares."""

    def __init__(self) -> None:
        super().__init__("DN-1.2", "hole")

    def squares(self, state: State, me: int, ink: int) -> i64:
        return BOARD


class UnderMe(Area):
    """The caster's location tile (DN-2.5)."""

    def __init__(self) -> None:
        super().__init__("DN-2.5", "not-under-you")

    def squares(self, state: State, me: int, ink: int) -> i64:
        return BIT[state.pawn[me]]


class UnderOpponent(Area):
    """The opponent's location tile (DN-2.5)."""

    def __init__(self) -> None:
        super().__init__("DN-2.5", "not-under-opponent")

    def squares(self, state: State, me: int, ink: int) -> i64:
        return BIT[state.pawn[1 - me]]


class UnderAPawn(Area):
    """Both location tiles, which may be one square (R-47)."""

    def __init__(self) -> None:
        super().__init__("DN-2.5", "not-under-a-pawn")

    def squares(self, state: State, me: int, ink: int) -> i64:
        return BIT[state.pawn[me]] | BIT[state.pawn[1 - me]]


class NotUnderOpponent(Area):
    """Every square but the opponent's location."""

    def __init__(self) -> None:
        super().__init__("DN-12.1", "under-opponent")

    def squares(self, state: State, me: int, ink: int) -> i64:
        return BOARD & ~BIT[state.pawn[1 - me]]


class AdjacentToMe(Area):
    """The squares sharing a side with the caster's (DN-1.4)."""

    def __init__(self) -> None:
        super().__init__("DN-1.4", "not-adjacent")

    def squares(self, state: State, me: int, ink: int) -> i64:
        return ADJACENT[state.pawn[me]]


class SurroundingMe(Area):
    """The up to eight squares around the caster's, which is not one of them (DN-1.5)."""

    def __init__(self) -> None:
        super().__init__("DN-1.5", "not-surrounding")

    def squares(self, state: State, me: int, ink: int) -> i64:
        return SURROUNDING[state.pawn[me]]


class UnderAndSurroundingMe(Area):
    """The caster's square and all around it (DN-1.5)."""

    def __init__(self) -> None:
        super().__init__("DN-1.5", "not-surrounding")

    def squares(self, state: State, me: int, ink: int) -> i64:
        here = state.pawn[me]
        return SURROUNDING[here] | BIT[here]


class WithinX(Area):
    """The squares no farther from the caster than the pawns are from each other (DN-15.1)."""

    def __init__(self) -> None:
        super().__init__("DN-15.1", "too-far")

    def squares(self, state: State, me: int, ink: int) -> i64:
        here = state.pawn[me]
        return WITHIN[here][distance(here, state.pawn[1 - me])]


class Neutral(Area):
    """The squares of an area that have no tile (DN-2.1)."""

    def __init__(self, area: Area) -> None:
        super().__init__("DN-2.1", "not-neutral")
        self.area = area

    def squares(self, state: State, me: int, ink: int) -> i64:
        return self.area.squares(state, me, ink) & neutral(state)

    def refuse(self, state: State, me: int, ink: int, square: int) -> Refusal | None:
        elsewhere = self.area.refuse(state, me, ink, square)
        return elsewhere if elsewhere is not None else super().refuse(state, me, ink, square)


class TilesOfMyColour(Area):
    """The tiles of the caster's colour, Temples and isolated tiles included (DN-10.5)."""

    def __init__(self) -> None:
        super().__init__("DN-2.2", "not-your-colour")

    def squares(self, state: State, me: int, ink: int) -> i64:
        if state.edition.conditions_only:  # ED-05
            return state.tiles[ink] & ~templed(state)
        return state.tiles[ink]

    def refuse(self, state: State, me: int, ink: int, square: int) -> Refusal | None:
        outside = super().refuse(state, me, ink, square)
        return TEMPLE_TILE if outside and state.tiles[ink] & BIT[square] else outside


class TilesOfMyColourOutsideTemples(Area):
    """The tiles of the caster's colour without any Temple marker (R-38)."""

    def __init__(self) -> None:
        super().__init__("R-38", "not-your-colour-outside-temples")

    def squares(self, state: State, me: int, ink: int) -> i64:
        return state.tiles[ink] & ~templed(state)
