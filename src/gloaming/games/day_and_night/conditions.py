"""The first line of a card: what must be true before it can be cast (DN-13)."""

from gloaming.engine.refusal import Refusal
from gloaming.games.day_and_night.board import BIT
from gloaming.games.day_and_night.state import State, holds, owner, temples_built


class Condition:
    """Something that is true of the table or not, as the caster of a spell sees it."""

    def __init__(self, rule: str, key: str) -> None:
        self.refusal = Refusal(rule, key)

    def met(self, state: State, me: int, spell: int) -> bool:
        raise NotImplementedError


class OpponentOnMyTile(Condition):
    """The opponent stands on a tile of the caster's colour (DN-13.2)."""

    def __init__(self) -> None:
        super().__init__("DN-13.2", "opponent-not-on-your-tile")

    def met(self, state: State, me: int, spell: int) -> bool:
        return state.tiles[ink(state, me, spell)] & BIT[state.pawn[1 - me]] != 0


class OnMyTile(Condition):
    """The caster stands on a tile of her own colour (DN-13.2)."""

    def __init__(self) -> None:
        super().__init__("DN-13.2", "not-on-your-tile")

    def met(self, state: State, me: int, spell: int) -> bool:
        return state.tiles[ink(state, me, spell)] & BIT[state.pawn[me]] != 0


class OpponentsTileChanged(Condition):
    """A tile of the opponent's colour was changed this turn (DN-13.3)."""

    def __init__(self) -> None:
        super().__init__("DN-13.3", "nothing-changed")

    def met(self, state: State, me: int, spell: int) -> bool:
        return state.changed & 1 << 1 - ink(state, me, spell) != 0


class TempleBuilt(Condition):
    """The caster has built a Temple (DN-13.4)."""

    def __init__(self) -> None:
        super().__init__("DN-13.4", "no-temple-built")

    def met(self, state: State, me: int, spell: int) -> bool:
        return temples_built(state, me) > 0


class NoOtherSpell(Condition):
    """The caster holds no spell besides the one being cast (DN-13.5, R-50)."""

    def __init__(self) -> None:
        super().__init__("DN-13.5", "other-spells")

    def met(self, state: State, me: int, spell: int) -> bool:
        itself = 1 if state.hand[spell] and owner(spell) == me else 0
        return holds(state.hand, me) == itself


def ink(state: State, me: int, spell: int) -> int:
    """Whose colour a spell's text means by the caster's own (DN-14.4, ED-08)."""
    return owner(spell) if state.edition.swaps_pawns_only else me
