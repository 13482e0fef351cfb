"""An answer as the one who is asked sees the table: what reasons against it are judged by.

Read from the view, the faces of the cards and the rules; nothing here asks the rules' code.
"""

from dataclasses import dataclass
from itertools import permutations
from typing import Any, Final

from gloaming.games.casting_shadows import GAME

Board = dict[str, Any]
TAKES: Final = {
    "GR": ("GR", "GP"),
    "GB": ("GB", "GP"),
    "G*": ("GR", "GB", "GP"),
    "OR": ("OR", "OP"),
    "OB": ("OB", "OP"),
    "O*": ("OR", "OB", "OP"),
    "SF": ("SF",),
    "CC": ("CC",),
}
AXIAL: Final = {
    "C": (0, 0),
    "E": (1, 0),
    "SE": (0, 1),
    "SW": (-1, 1),
    "W": (-1, 0),
    "NW": (0, -1),
    "NE": (1, -1),
}
REACH: Final = {"R0": {0}, "R0_1": {0, 1}, "R1": {1}, "R0_2": {0, 1, 2}, "R1_2": {1, 2}}
ACTIONS: Final = "travel cast reroll protect refresh collect"
SEATS: Final = ["amber", "jade", "ivory", "onyx"]


@dataclass(frozen=True)
class Said:
    """An answer to a question, as the one who is asked sees the table."""

    board: Board
    seat: int
    why: str
    verb: str
    noun: str
    under_way: list[str]

    @property
    def me(self) -> Board:
        mine: Board = self.board["players"][self.seat]
        return mine

    @property
    def pool(self) -> list[str]:
        return [unit for unit, many in self.board["pool"].items() for _ in range(many)]

    @property
    def tile(self) -> Board:
        (found,) = [tile for tile in self.board["tiles"] if tile["position"] == self.me["at"]]
        here: Board = found
        return here

    @property
    def die(self) -> Board:
        (found,) = [die for die in self.board["dice"] if die["id"] == self.noun]
        one: Board = found
        return one

    @property
    def unit(self) -> str:
        """What a purse holds: the face of a die, or the kind of a token."""
        if self.noun.startswith("token-"):
            unit = self.noun.removeprefix("token-")
            return unit if self.board["tokens"][unit] else ""
        return str(self.die["face"])

    def copies(self, card: str) -> list[Board]:
        return [one for one in self.me["book"] if one["card"] == card]

    def distance(self, position: str) -> int:
        (q, r), (x, y) = AXIAL[self.me["at"]], AXIAL[position]
        return max(abs(q - x), abs(r - y), abs(q - x + r - y))

    def lies(self, position: str) -> bool:
        return any(tile["position"] == position for tile in self.board["tiles"])

    def enemies(self) -> list[Board]:
        return [one for one in self.board["players"] if self.fights(one)]

    def fights(self, one: Board) -> bool:
        """CS-1.1: every other player who lives, but not a partner."""
        foe = one["seat"] != self.seat and one["alive"]
        return bool(foe and (one["team"] < 0 or one["team"] != self.me["team"]))

    def enemy(self) -> Board | None:
        """The enemy this answer names."""
        return next((one for one in self.enemies() if SEATS[one["seat"]] == self.noun), None)

    def reach(self) -> set[int]:
        """How far what is being cast goes: a spell by its face, an ability by its character."""
        if self.under_way[-1].startswith("ability-"):
            return {0, 1} if self.under_way[-1] == "ability-nuzzle" else {0, 1, 2}
        return self.reach_of(self.under_way[-1])

    def reach_of(self, card: str) -> set[int]:
        far = REACH[GAME.printed[card]["range"]]
        return far | {0, 1} if self.me["companion"] == "keen_falcon" else far

    def in_reach(self, far: set[int]) -> bool:
        return any(self.distance(one["at"]) in far for one in self.enemies())

    def cost(self) -> list[str]:
        """What the card beside the tile costs, or a Counterspell."""
        if self.tile["tile"] == "dusty_desert":
            return ["G*", "O*"]
        return GAME.printed[self.tile["market"]["card"]]["cost"].split()

    def steps(self) -> int:
        return 2 if self.me["companion"] == "lightning_mouse" else 1


def payable(pool: list[str], price: list[str]) -> bool:
    """CS-6.6: a distinct unit for each symbol, tried in every order."""
    if not price:
        return True
    return any(
        payable(pool[:at] + pool[at + 1 :], price[1:])
        for at in {pool.index(unit) for unit in pool if unit in TAKES[price[0]]}
    )


def price_of(card: str, step: int) -> list[str]:
    return GAME.printed[card]["does"].split(", ")[step].split(">")[0].split()


def kind_of(card: str) -> str:
    return GAME.printed[card]["kind"]


def takes_part(price: list[str], paid: list[str], unit: str) -> bool:
    """Whether a unit can be part of a payment besides what was paid already (CS-6.6)."""
    units = [*paid, unit]
    return any(
        all(one in TAKES[symbol] for one, symbol in zip(units, order, strict=False))
        for order in permutations(price, len(units))
    )
