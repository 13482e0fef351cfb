"""The battlefield for a shared link: ground and Fog, the city, heroes and monsters."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from gloaming.games.last_spell.board import NAMES, SIZE
from gloaming.server.canvas import HIGH, WIDE, Canvas

SHOWN: Final = range(3, 25)  # Nothing but Fog and Cliff lies around these columns and rows.
CELL: Final = 27
HALF: Final = CELL / 2
SIDE: Final = len(SHOWN) * CELL
LEFT: Final = (WIDE - SIDE) / 2
TOP: Final = (HIGH - SIDE) / 2
GROUND: Final = {
    ".": ("#6f6a55", "#6a654f"),
    "~": ("#3f7390", "#3b6d8a"),
    "@": ("#c9a6ff", "#c19bff"),
    "o": ("#8b8574", "#8b8574"),
    "T": ("#3f5d3a", "#3b5936"),
    "^": ("#4a3f4f", "#463b4b"),
}
CITY: Final = ("#8d8266", "#877c60")
FOG: Final = ("#9a90a8", "#948aa3")
INSIDE: Final = range(9, 19)  # LS-2.2


def corner(x: int, y: int) -> tuple[float, float]:
    return LEFT + (x - SHOWN[0]) * CELL, TOP + (y - SHOWN[0]) * CELL


def shown(spaces: Iterable[str]) -> Iterator[tuple[float, float]]:
    """The corners of those that are in the picture."""
    for space in spaces:
        at = NAMES.index(space) if space else 0
        x, y = at % SIZE, at // SIZE
        if x in SHOWN and y in SHOWN:
            yield corner(x, y)


def drawn(view: Mapping[str, Any]) -> Canvas:
    canvas = Canvas("#1a1538")
    canvas.dusk(("#1a1538", "#57316b", "#d9616b"), ("#472a5d", "#2e1d47"), "#ffd3b0")
    canvas.box(LEFT - 9, TOP - 9, SIDE + 18, SIDE + 18, "#180f2b", 14)
    for y in SHOWN:
        for x in SHOWN:
            sign = view["terrain"][y][x]
            shades = GROUND[sign]
            if sign == "." and is_fog(view, x, y):
                shades = FOG
            elif sign == "." and x in INSIDE and y in INSIDE:
                shades = CITY
            shade = shades[(x + y) % 2]
            canvas.box(*corner(x, y), CELL, CELL, shade)
    for built in view["structures"]:
        roof = "#f0803c" if built["flames"] else "#b8814f"
        for left, top in shown(built["spaces"]):
            canvas.box(left + 1, top + 1, CELL - 2, CELL - 2, "#4d2f24", 5)
            canvas.box(left + 5, top + 5, CELL - 10, CELL - 10, roof, 4)
    for left, top in shown(monster["space"] for monster in view["monsters"]):
        canvas.diamond(left + HALF, top + HALF, 15, "#2a0d18")
        canvas.diamond(left + HALF, top + HALF, 11, "#d8433f")
    for left, top in shown(hero["space"] for hero in view["heroes"]):
        for wide, colour in ((19, "#201236"), (16, "#ffe2a6"), (11, "#3f6fd1")):
            canvas.disc(left + HALF, top + HALF, wide, colour)
    return canvas


def is_fog(view: Mapping[str, Any], x: int, y: int) -> bool:
    """LS-2.11: on three sides, and in the north where no Cliff is."""
    deep = view["fog"]
    north = y < deep and "^" not in view["terrain"][0]
    return north or x < deep or x >= SIZE - deep or y >= SIZE - deep
