"""The shapes of what a client sees; each is plain JSON, squares and spells by name."""

from typing import TypedDict


class Temple(TypedDict):
    seat: int
    squares: list[str]


class Resolving(TypedDict):
    """A spell on its way: whose, and the squares chosen for it so far."""

    seat: int
    spell: str
    targets: list[str]


class View(TypedDict):
    """The table as one seat sees it. Lists of two are Day's and Night's."""

    turn: int
    active: int
    hours: int
    pawns: list[str]
    day: list[str]
    night: list[str]
    temples: list[Temple]
    isolated: list[str]
    markers: list[str]  # A square for each Mystify marker on it.
    crystals: list[str]
    lasting: list[str]  # Those of the crystals that last one more turn.
    marker_supply: int
    crystal_supply: int
    changed: list[int]  # Colours of which a tile was changed this turn.
    forbidden: list[str]  # Squares that may not be entered by travelling.
    idle: int
    hand_sizes: list[int]
    hands: list[list[str]]  # Of the other hand: the cards this seat has seen.
    seen: list[str]  # Of this seat's hand: what the other has seen.
    book_sizes: list[int]
    discards: list[list[str]]
    resolving: list[Resolving]
    building: list[list[str]]  # The tiles of a Temple being marked out.
    stolen: list[str]
    costs: dict[str, int]  # What each card of this seat's hand costs now.
    useless: list[str]  # Cards this seat may cast that would do nothing now.
    turns_own: list[str]  # Those that would turn over a tile of its own, whatever it chose.
    searched: list[str]  # This seat's book while it looks through it.
    ending: str
    winner: int
