"""A picture of flat shapes, and its bytes as a PNG; a few colours, no libraries.

A row of pixels is a row of bytes that name colours, so a shape is some slices of rows: a whole
board is drawn in a tenth of a second, and takes some ten kilobytes.
"""

from collections.abc import Sequence
from math import pi, sin, sqrt
from struct import pack
from typing import Final
from zlib import compress, crc32

WIDE: Final = 1200
HIGH: Final = 630
MOST: Final = 256  # Colours.
BAND: Final = 6  # Rows of the sky that have one colour.
Point = tuple[float, float]


class Canvas:
    """Later shapes lie upon earlier ones. Colours are written as in a style sheet: #2a1f5c."""

    def __init__(self, ground: str) -> None:
        self.colours: dict[str, int] = {}
        self.rows = [bytearray([self._ink(ground)]) * WIDE for _ in range(HIGH)]

    def _ink(self, colour: str) -> int:
        found = self.colours.setdefault(colour, len(self.colours))
        assert found < MOST, "a picture has few colours"
        return found

    def _span(self, y: int, left: float, right: float, ink: int) -> None:
        first, end = max(0, round(left)), min(WIDE, round(right))
        if 0 <= y < HIGH and first < end:
            self.rows[y][first:end] = bytes([ink]) * (end - first)

    def box(
        self, x: float, y: float, wide: float, high: float, colour: str, round_by: int = 0
    ) -> None:
        ink = self._ink(colour)
        for row in range(round(y), round(y + high)):
            into = min(row + 0.5 - y, y + high - row - 0.5)
            cut = round_by - sqrt(max(0, round_by**2 - (round_by - min(into, round_by)) ** 2))
            self._span(row, x + cut, x + wide - cut, ink)

    def disc(self, x: float, y: float, radius: float, colour: str) -> None:
        ink = self._ink(colour)
        for row in range(round(y - radius), round(y + radius) + 1):
            half = sqrt(max(0.0, radius**2 - (row + 0.5 - y) ** 2))
            self._span(row, x - half, x + half, ink)

    def polygon(self, points: Sequence[Point], colour: str) -> None:
        """Filled between every odd and even edge that a row meets."""
        ink = self._ink(colour)
        edges = list(zip(points, [*points[1:], points[0]], strict=True))
        ys = [y for _, y in points]
        for row in range(max(0, int(min(ys))), min(HIGH, int(max(ys)) + 1)):
            at = row + 0.5
            met = sorted(
                x + (at - y) * (to_x - x) / (to_y - y)
                for (x, y), (to_x, to_y) in edges
                if (y <= at) != (to_y <= at)
            )
            for left, right in zip(met[::2], met[1::2], strict=False):
                self._span(row, left, right, ink)

    def diamond(self, x: float, y: float, size: float, colour: str) -> None:
        self.polygon([(x, y - size), (x + size, y), (x, y + size), (x - size, y)], colour)

    def dusk(self, sky: tuple[str, str, str], hills: tuple[str, str], sun: str) -> None:
        """Last light over two ridges, as on the first page."""
        for top in range(0, HIGH, BAND):
            self.box(0, top, WIDE, BAND, between(sky, top / HIGH))
        self.disc(WIDE * 0.86, HIGH * 0.72, 92, sun)
        for at, hill in enumerate(hills):
            base = HIGH * (0.78 + 0.11 * at)
            ridge = [
                (float(x), base - 34 * sin(x / WIDE * 2 * pi + 2.1 * at) - 16 * sin(x / 130 + at))
                for x in range(0, WIDE + 20, 20)
            ]
            self.polygon([(0.0, HIGH), *ridge, (float(WIDE), HIGH)], hill)

    def png(self) -> bytes:
        table = b"".join(bytes.fromhex(colour[1:]) for colour in self.colours)
        drawn = b"".join(b"\0" + row for row in self.rows)
        return b"".join(
            [
                b"\x89PNG\r\n\x1a\n",
                chunk(b"IHDR", pack(">IIBBBBB", WIDE, HIGH, 8, 3, 0, 0, 0)),
                chunk(b"PLTE", table),
                chunk(b"IDAT", compress(drawn, 6)),
                chunk(b"IEND", b""),
            ]
        )


def chunk(kind: bytes, said: bytes) -> bytes:
    return pack(">I", len(said)) + kind + said + pack(">I", crc32(kind + said))


def between(colours: tuple[str, str, str], at: float) -> str:
    """A colour on the way from the first through the second to the third."""
    first, second = colours[:2] if at < 0.5 else colours[1:]
    part = at * 2 % 1
    mixed = [
        round(a + (b - a) * part)
        for a, b in zip(bytes.fromhex(first[1:]), bytes.fromhex(second[1:]), strict=True)
    ]
    return "#" + bytes(mixed).hex()
