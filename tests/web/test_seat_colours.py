"""The colours of seats that are called by one: words can be read, drawings stand out (UX-9)."""

import re
from itertools import product

import pytest

from tests.web.served import ROOT

STYLE = ROOT / "web/src"
DUSK = (STYLE / "style/dusk.css").read_text("utf-8")
RULES = {
    seat: rule
    for path in STYLE.glob("boards/*/seats.css")
    for seat, rule in re.findall(r"\.seat-(\w+) \{(.*?)\}", path.read_text("utf-8"), re.DOTALL)
}
TEXT, DRAWING = 4.5, 3.0  # What WCAG AA asks for.


def colours(css: str, name: str) -> tuple[str, str]:
    """A colour by light and by dark."""
    said = re.search(rf"{name}: (?:light-dark\((\S+), (\S+)\)|(\S+));", css)
    assert said, name
    light, dark, both = said.groups()
    return (both, both) if both else (light, dark)


def brightness(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (
        it / 12.92 if it <= 0.03928 else ((it + 0.055) / 1.055) ** 2.4 for it in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted((brightness(one), brightness(other)))
    return (light + 0.05) / (dark + 0.05)


def test_the_seats_of_casting_shadows_have_colours_of_their_own() -> None:
    assert {"amber", "jade", "ivory", "onyx"} <= set(RULES)


@pytest.mark.parametrize("seat", RULES)
def test_words_in_the_colour_of_a_seat_can_be_read(seat: str) -> None:
    for ground in ("--ground", "--card", "--raised"):
        pairs = zip(colours(RULES[seat], "--seat"), colours(DUSK, ground), strict=True)
        assert min(contrast(*pair) for pair in pairs) >= TEXT, ground


@pytest.mark.parametrize(("seat", "theme"), list(product(RULES, (0, 1))))
def test_what_is_drawn_stands_out_by_its_body_or_its_edge(seat: str, theme: int) -> None:
    ground = colours(DUSK, "--card")[theme]
    drawn = [colours(RULES[seat], name)[theme] for name in ("--seat-fill", "--seat-edge")]
    assert max(contrast(it, ground) for it in drawn) >= DRAWING
