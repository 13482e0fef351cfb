"""The valley for a shared link: tiles, Temples, crystals, the sisters. It lies on its side."""

from collections.abc import Mapping
from typing import Any, Final

from gloaming.games.day_and_night.board import COLUMNS, NAMES, ROWS, SQUARES
from gloaming.server.canvas import HIGH, WIDE, Canvas

CELL: Final = 88
UNIT: Final = CELL / 66  # Shapes are measured on squares of 66.
LEFT: Final = (WIDE - ROWS * CELL) / 2
TOP: Final = (HIGH - COLUMNS * CELL) / 2
DAY, NIGHT, TILE, EARTH = "#f2a93b", "#6a5ccc", "#4b3d78", "#2a2148"


def middle(square: str) -> tuple[float, float]:
    column, row = "abcdef".index(square[0]), int(square[1:]) - 1
    return LEFT + (row + 0.5) * CELL, TOP + (column + 0.5) * CELL


def tile(canvas: Canvas, x: float, y: float, half: float, colour: str) -> None:
    side = 2 * half * UNIT
    canvas.box(x - side / 2, y - side / 2, side, side, colour, 14)


def drawn(view: Mapping[str, Any]) -> Canvas:
    canvas = Canvas("#2a1f5c")
    canvas.dusk(("#2a1f5c", "#8a4f86", "#f4a259"), ("#5b3a77", "#3b2a63"), "#ffd08a")
    canvas.box(LEFT - 22, TOP - 22, ROWS * CELL + 44, COLUMNS * CELL + 44, EARTH, 34)
    temples = {square: temple["seat"] for temple in view["temples"] for square in temple["squares"]}
    for name in (NAMES[square] for square in SQUARES):
        x, y = middle(name)
        colour = DAY if name in view["day"] else NIGHT if name in view["night"] else TILE
        if name in temples:
            tile(canvas, x, y, 33, "#fff3cf" if colour == DAY else "#dcd6ff")
        tile(canvas, x, y, 29, colour)
        if colour == DAY:
            canvas.disc(x, y, 12 * UNIT, "#fff3cf")
        elif colour == NIGHT:
            canvas.disc(x, y, 13 * UNIT, "#dcd6ff")
            canvas.disc(x + 6 * UNIT, y - 3 * UNIT, 11 * UNIT, NIGHT)
    for name in view["crystals"]:
        canvas.diamond(*middle(name), 27 * UNIT, "#b9f2ec")
        canvas.diamond(*middle(name), 17 * UNIT, "#5fc4bd")
    for name in view["markers"]:
        x, y = middle(name)
        canvas.disc(x + 18 * UNIT, y + 18 * UNIT, 9 * UNIT, "#e887c9")
    for name, rim, robe in zip(view["pawns"], ("#7a3d06", "#17103a"), (DAY, NIGHT), strict=True):
        if name:
            x, y = middle(name)
            for wide, colour in ((27, "#fffaf0"), (23, rim), (18, robe)):
                canvas.disc(x, y, wide * UNIT, colour)
            canvas.disc(x, y - 4 * UNIT, 8 * UNIT, "#fffaf0")
    return canvas
