"""The field for a shared link: both players' Curses, pure or corrupt, and their Victory Points."""

from collections.abc import Mapping
from typing import Any, Final

from gloaming.server.canvas import HIGH, WIDE, Canvas

LOOK: Final = {"light": ("#f6e3b4", "#d99a2b"), "shadow": ("#cfc2f2", "#4a3690")}
CARD_WIDE, CARD_HIGH, PLACES = 132, 176, 4
STEP: Final = CARD_WIDE + 26
LEFT: Final = (WIDE - PLACES * STEP + 26) / 2
RIM: Final = "#1a1436"


def drawn(view: Mapping[str, Any]) -> Canvas:
    canvas = Canvas("#241c4f")
    canvas.dusk(("#241c4f", "#6a5a9e", "#d9a3a0"), ("#4d4284", "#2e2558"), "#f7e6c8")
    canvas.box(LEFT - 40, 50, PLACES * STEP + 54, HIGH - 100, "#191238", 30)
    canvas.box(LEFT - 20, HIGH / 2 - 3, PLACES * STEP + 14, 6, "#6a5a9e", 3)
    for seat in (0, 1):
        top = HIGH / 2 + 26 if seat == 0 else HIGH / 2 - 26 - CARD_HIGH
        curses = view["curses"][seat]
        for place in range(max(PLACES, len(curses))):
            x = LEFT + place * STEP
            if place < len(curses):
                card(canvas, x, top, curses[place])
            else:
                canvas.box(x, top, CARD_WIDE, CARD_HIGH, "#241b4a", 16)
        for point in range(view["points"][seat]):
            column, row = divmod(point, 5)
            canvas.diamond(120 + column * 44, top + 18 + row * 36, 15, "#ffd08a")
    return canvas


def card(canvas: Canvas, x: float, y: float, curse: Mapping[str, Any]) -> None:
    """An open eye on a pure Curse, a closed one on a corrupt one."""
    ground, mark = LOOK["light" if "light" in curse["forms"] else "shadow"]
    canvas.box(x, y, CARD_WIDE, CARD_HIGH, "#0d0920" if curse["corrupt"] else "#fffaf0", 16)
    canvas.box(x + 6, y + 6, CARD_WIDE - 12, CARD_HIGH - 12, ground, 12)
    if len(curse["forms"]) > 1:  # Of both Forms.
        other = LOOK["shadow"][0]
        canvas.box(x + CARD_WIDE / 2, y + 6, CARD_WIDE / 2 - 6, CARD_HIGH - 12, other, 12)
    mid_x, mid_y = x + CARD_WIDE / 2, y + CARD_HIGH / 2
    half = 46.0
    high = 6 if curse["corrupt"] else 28
    lids = [(-half, 0.0), (-half / 2, -high), (0.0, -high * 1.25), (half / 2, -high), (half, 0.0)]
    lids += [(half / 2, high), (0.0, high * 1.25), (-half / 2, high)]
    canvas.polygon([(mid_x + left, mid_y + top) for left, top in lids], RIM)
    if not curse["corrupt"]:
        canvas.disc(mid_x, mid_y, 22, "#fffaf0")
        canvas.disc(mid_x, mid_y, 15, mark)
        canvas.disc(mid_x, mid_y, 7, RIM)
