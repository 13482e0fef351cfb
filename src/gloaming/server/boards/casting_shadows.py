"""The seven tiles for a shared link, and who stands on them; beside them how well each mage is."""

from collections.abc import Mapping
from math import cos, pi, sin, sqrt
from typing import Any, Final

from gloaming.server.canvas import HIGH, WIDE, Canvas

RADIUS: Final = 112
GROUND: Final = {
    "dusty_desert": "#e3c582",
    "thornwood_thicket": "#a3bd83",
    "underground_volcano": "#e29a7c",
    "crystal_crypt": "#d3a9de",
    "lilypad_lagoon": "#8cc9b4",
    "gale_bluffs": "#a9c4e6",
    "ancient_rune": "#c5b4ec",
}
ELSE: Final = "#b8b0c8"
MAGES: Final = ("#e8961e", "#2f9e63", "#f3ead2", "#3a3542")  # Amber, Jade, Ivory, Onyx.
RIM: Final = "#101d33"


def hexagon(x: float, y: float, radius: float) -> list[tuple[float, float]]:
    turns = [(at / 3 - 0.5) * pi for at in range(6)]
    return [(x + cos(turn) * radius, y + sin(turn) * radius) for turn in turns]


def drawn(view: Mapping[str, Any]) -> Canvas:
    canvas = Canvas("#132a45")
    canvas.dusk(("#132a45", "#3f5f7f", "#e0936b"), ("#2f4a66", "#1f3350"), "#f6d3ab")
    for tile in view["tiles"]:
        x = WIDE / 2 + sqrt(3) / 2 * RADIUS * (2 * tile["q"] + tile["r"])
        y = HIGH / 2 + RADIUS * 1.5 * tile["r"]
        canvas.polygon(hexagon(x, y, RADIUS - 1), RIM)
        canvas.polygon(hexagon(x, y, RADIUS - 6), GROUND.get(tile["tile"], ELSE))
        if tile["market"] is not None:
            canvas.box(x - 17, y - 84, 34, 44, RIM, 6)
            canvas.box(x - 13, y - 80, 26, 36, "#f6efe2", 4)
        standing = tile["players"]
        for at, seat in enumerate(standing):
            left = x + (at - (len(standing) - 1) / 2) * 62
            canvas.disc(left, y + 18, 34, "#fffaf0")
            canvas.disc(left, y + 18, 30, RIM)
            canvas.disc(left, y + 18, 25, MAGES[seat % len(MAGES)])
    for at, mage in enumerate(view["players"]):
        well(canvas, 70 if at % 2 == 0 else WIDE - 270, 190 + at // 2 * 130, mage)
    return canvas


def well(canvas: Canvas, x: float, y: float, mage: Mapping[str, Any]) -> None:
    """A mage's colour and Health Points."""
    canvas.box(x, y, 200, 86, RIM, 16)
    canvas.disc(x + 43, y + 43, 28, MAGES[mage["seat"] % len(MAGES)])
    canvas.box(x + 88, y + 32, 96, 22, "#3a4a63", 10)
    part = mage["hp"] / max(1, mage["most_hp"])
    canvas.box(x + 88, y + 32, max(22, 96 * part) if part else 0, 22, "#e0566a", 10)
