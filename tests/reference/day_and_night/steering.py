"""Answers that lead where random play seldom comes: Temples of Night, bare supplies."""

from random import Random

from tests.reference.day_and_night.board import groups
from tests.reference.day_and_night.spells import THEMES
from tests.reference.day_and_night.table import OTHER, Table
from tests.reference.second import Ask

AIMS = ["night", "day", "both", "each other", "markers", "rest", "walk"]
ON_THE_SPOT = {"D01", "D02", "D03", "N01", "N02", "N03"}


def steered(table: Table, ask: Ask, aim: str, luck: Random) -> str | None:
    """What somebody with this aim answers; None: anything."""
    if aim == "walk":  # Until the last turn there is.
        return "end_casting" if ask.why == "cast" else None
    if luck.random() < 0.1:
        return None
    if aim == "rest" and "end_casting" in ask.options:
        return "end_casting"
    if aim == "rest" and "end_travel" in ask.options:
        return "end_travel"
    if "cast_stolen" in ask.options:
        return "cast_stolen"
    if ask.why == "cast":
        return spell(table, ask, aim, luck)
    if ask.why == "change":
        colour = wanted(ask.seat, aim)
        return max(
            ask.options, key=lambda o: (gain(table, ask.seat, o.split()[1], colour), luck.random())
        )
    return None


def wanted(seat: str, aim: str) -> str:
    if aim in ("day", "night"):
        return aim
    return OTHER[seat] if aim == "each other" else seat


def gain(table: Table, seat: str, square: str, colour: str) -> int:
    """How big a group of the colour a change of the square makes; less than none if it takes."""
    before = table.tile.get(square)
    after = OTHER[before] if before else seat
    if after != colour:
        return -9 if before else -1
    mine = {s for s in table.tile if table.tile[s] == colour and not table.in_temple(s)} | {square}
    return next(len(group) for group in groups(mine) if square in group)


def spell(table: Table, ask: Ask, aim: str, luck: Random) -> str | None:
    themes = [o for o in ask.options if o.split()[-1] in THEMES]
    if aim == "markers" and themes:
        return luck.choice(themes)
    colour = wanted(ask.seat, aim)
    fine = []
    for option in ask.options:
        card = option.split()[-1]
        if card in ON_THE_SPOT:
            square = table.pawn[OTHER[ask.seat] if card == "D03" else ask.seat]
            if gain(table, ask.seat, square, colour) < 1:
                continue
        if option != "end_casting":
            fine.append(option)
    return luck.choice(fine) if fine else None
