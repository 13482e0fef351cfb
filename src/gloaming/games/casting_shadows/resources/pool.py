"""The Resource Pool of the active player, and whether it can pay (CS-6)."""

from typing import Final

from gloaming.games.casting_shadows.box.names import (
    CC,
    GB,
    GP,
    GR,
    NONE,
    OB,
    OP,
    OR,
    SF,
)
from gloaming.games.casting_shadows.table.state import State

# Requirement symbols (CS-1.6); 0 stands for none.
SYMBOLS: Final = ["", "GR", "GB", "G*", "OR", "OB", "O*", "SF", "CC"]
RED_GEM: Final = 1
BLUE_GEM: Final = 2
ANY_GEM: Final = 3
RED_ORB: Final = 4
BLUE_ORB: Final = 5
ANY_ORB: Final = 6
FRAGMENT: Final = 7
CRYSTAL: Final = 8

# Which units each symbol accepts (CS-6.3), the exact colour first.
_NOTHING: Final[list[int]] = []
ACCEPTS: Final = [
    _NOTHING,
    [GR, GP],
    [GB, GP],
    [GR, GB, GP],
    [OR, OP],
    [OB, OP],
    [OR, OB, OP],
    [SF],
    [CC],
]


def price(symbols: str) -> int:
    """A price as one number, four bits a symbol: price("GR GR") (CS-6.6)."""
    due = 0
    for at, symbol in enumerate(symbols.split()):
        due |= SYMBOLS.index(symbol) << 4 * at
    return due


def symbols_of(due: int) -> list[str]:
    """The symbols of a price."""
    found: list[str] = []
    while due:
        found.append(SYMBOLS[due & 15])
        due >>= 4
    return found


def pool_of(state: State) -> list[int]:
    """How many units of each kind are in the pool, dice and tokens together (CS-1.4)."""
    units = state.tokens.copy()
    for face in state.dice:
        if face != NONE:
            units[face] += 1
    return units


def units_of(state: State, unit: int) -> int:
    """How many units of one kind are in the pool."""
    units = state.tokens[unit]
    for face in state.dice:
        if face == unit:
            units += 1
    return units


_ASKED: Final[dict[int, list[int]]] = {}  # The printed prices are few: each is read once.


def asked_for(due: int) -> list[int]:
    """How many units of each symbol a price asks for."""
    asked = [0] * len(SYMBOLS)
    while due:
        asked[due & 15] += 1
        due >>= 4
    return asked


def payable(units: list[int], due: int) -> bool:
    """Whether some one-to-one assignment of units satisfies every symbol (CS-6.6)."""
    asked = _ASKED.get(due)
    if asked is None:
        asked = _ASKED[due] = asked_for(due)
    return (
        units[SF] >= asked[FRAGMENT]
        and units[CC] >= asked[CRYSTAL]
        and suffices(
            units[GR], units[GB], units[GP], asked[RED_GEM], asked[BLUE_GEM], asked[ANY_GEM]
        )
        and suffices(
            units[OR], units[OB], units[OP], asked[RED_ORB], asked[BLUE_ORB], asked[ANY_ORB]
        )
    )


def suffices(reds: int, blues: int, purples: int, red: int, blue: int, grey: int) -> bool:
    """Purple fills in for red and blue, grey takes whatever is left (CS-6.2, CS-6.3)."""
    if red > reds:
        purples -= red - reds
        reds = red
    if blue > blues:
        purples -= blue - blues
        blues = blue
    return purples >= 0 and reds - red + blues - blue + purples >= grey


def gain(state: State, unit: int) -> None:
    """One token into the pool, an ordinary unit until the end of the turn (CS-6.7)."""
    state.tokens[unit] += 1
    state.tell("gains", state.active, unit)


def spend(state: State, unit: int) -> None:
    """One unit of this kind leaves the pool, a token rather than a die (CS-5.10)."""
    if state.tokens[unit]:
        state.tokens[unit] -= 1
    else:
        at = 0
        while state.dice[at] != unit:
            at += 1
        state.dice[at] = NONE


def empty_pool(state: State) -> None:
    """Everything goes back to the supply (CS-9.6)."""
    for die in range(len(state.dice)):
        state.dice[die] = NONE
    for unit in range(len(state.tokens)):
        state.tokens[unit] = 0
