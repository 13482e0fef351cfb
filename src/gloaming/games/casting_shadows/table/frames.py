"""What can be in progress, and what it remembers meanwhile."""

from typing import Any

from gloaming.engine.script import Frame, Script
from gloaming.games.casting_shadows.box.board import NOWHERE
from gloaming.games.casting_shadows.box.names import NONE


class Casting(Frame):
    """A spell or an ability of the active player: at whom, how strong, and who has answered."""

    __slots__ = (
        "aimed_at",
        "card",
        "damage",
        "enemy",
        "harmed",
        "replies",
        "strength",
        "targets",
        "waiting",
    )

    def __init__(self, script: Script[Any, Any], card: int = NONE, at: int = 0) -> None:
        super().__init__(script, at)
        self.card = card
        self.enemy = NONE  # The one enemy chosen,
        self.aimed_at = NOWHERE  # or the tile.
        self.strength = 1  # Which of its payments is made.
        self.damage = 0
        self.targets = 0  # A bit for each player it is about to hit,
        self.waiting = 0  # for each who was not asked yet,
        self.harmed = 0  # and for each whom it has hurt.
        self.replies = 0  # Three bits for each player: see `reply`.

    def clone(self) -> "Casting":
        copy = Casting(self.script, self.card, self.at)
        copy.enemy = self.enemy
        copy.aimed_at = self.aimed_at
        copy.strength = self.strength
        copy.damage = self.damage
        copy.targets = self.targets
        copy.waiting = self.waiting
        copy.harmed = self.harmed
        copy.replies = self.replies
        return copy


def reply(casting: Casting, player: int) -> int:
    """1 + the Counterspell with which a player has answered an attack, 0 if with none."""
    return casting.replies >> 3 * player & 7


class Fleeing(Frame):
    """A player running away from the attack below it."""

    __slots__ = ("player",)

    def __init__(self, script: Script[Any, Any], player: int = 0, at: int = 0) -> None:
        super().__init__(script, at)
        self.player = player

    def clone(self) -> "Fleeing":
        return Fleeing(self.script, self.player, self.at)


class Paying(Frame):
    """Units leaving the pool: the price, four bits for each symbol, and what was paid so far."""

    __slots__ = ("due", "paid", "quietly")

    def __init__(self, script: Script[Any, Any], due: int = 0, at: int = 0) -> None:
        super().__init__(script, at)
        self.due = due
        self.paid = 0  # Four bits for how many units of each kind.
        self.quietly = 0  # 1: what is paid was told already.

    def clone(self) -> "Paying":
        copy = Paying(self.script, self.due, self.at)
        copy.paid = self.paid
        copy.quietly = self.quietly
        return copy


class Rolling(Frame):
    """Dice about to be rolled, a bit each."""

    __slots__ = ("chosen",)

    def __init__(self, script: Script[Any, Any], chosen: int = 0, at: int = 0) -> None:
        super().__init__(script, at)
        self.chosen = chosen

    def clone(self) -> "Rolling":
        return Rolling(self.script, self.chosen, self.at)


class Filling(Frame):
    """An empty place that waits for a card: by a tile, or in the Portal."""

    __slots__ = ("slot",)

    def __init__(self, script: Script[Any, Any], slot: int = 0, at: int = 0) -> None:
        super().__init__(script, at)
        self.slot = slot

    def clone(self) -> "Filling":
        return Filling(self.script, self.slot, self.at)
