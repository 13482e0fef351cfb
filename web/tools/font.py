"""Cuts the display font to the letters that English, Italian and French need.

python web/tools/font.py Alegreya-SemiBold.woff2    writes web/src/style/font/alegreya.woff2

It needs fontTools and brotli, which the project does not: the font is checked in as it is cut.
"""

import sys
from pathlib import Path

from fontTools import subset

CUT = Path(__file__).resolve().parents[1] / "src/style/font/alegreya.woff2"
MARKS = (0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2026, 0x2212)
LETTERS = (*range(0x20, 0x7F), *range(0xA0, 0x100), *map(ord, "ŒœŸ"), *MARKS)
FIGURES = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]


def cut(source: str) -> None:
    options = subset.Options(flavor="woff2", layout_features=["kern", "liga", "ccmp", "mark"])
    options.name_IDs = [0, 1, 2, 4, 5, 6, 13, 14]  # Whose it is, and under which licence.
    font = subset.load_font(source, options)
    # Figures as high as capitals, always: most of ours count something.
    for table in font["cmap"].tables:
        table.cmap.update({ord("0") + at: f"{name}.lf" for at, name in enumerate(FIGURES)})
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=LETTERS)
    subsetter.subset(font)
    subset.save_font(font, str(CUT), options)


if __name__ == "__main__":
    cut(sys.argv[1])
