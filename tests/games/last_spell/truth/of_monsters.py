"""Reasons of the Monster Phase: targets, victims, where somebody gives way."""

from typing import Any

from gloaming.games.last_spell import GAME
from gloaming.games.last_spell.frames import OfHero
from tests.games.last_spell.truth.seen import (
    SIDES,
    Case,
    Spot,
    add,
    around,
    board,
    far,
    reason,
    spot,
)


@reason("not-tied")
def _(case: Case) -> bool:
    """LS-13.3 to LS-13.5: what else would it rather attack?"""
    return case.spot not in tied(case, case.seen.monsters[case.view["about"]])


def tied(case: Case, monster: Any) -> set[Spot]:
    seen, at = case.seen, spot(monster["space"])
    long = monster["kind"].startswith("K")
    reach = [one for one in board() if (around(one, at) if long else far(one, at) == 1)]
    heroes = [seen.hero_at[one] for one in reach if one in seen.hero_at]
    if heroes:
        most = max((it["wounds"], it["base_mana"]) for it in heroes)
        return {spot(it["space"]) for it in heroes if (it["wounds"], it["base_mana"]) == most}
    built = {it["spaces"][0]: it for one in reach if (it := seen.built.get(one)) is not None}
    standing = [it for it in built.values() if it["structure"] != "ST7"]
    least = min(weakness(it, monster) for it in standing)
    return {spot(it["spaces"][0]) for it in standing if weakness(it, monster) == least}


def weakness(built: Any, monster: Any) -> tuple[int, int]:
    strength = int(GAME.printed[monster["kind"]]["strength"] or 1)
    left = built["capacity"] + 1 - built["flames"]
    order = ["defence", "wall", "building"]
    return -(-left // strength), order.index(GAME.printed[built["structure"]]["category"])


@reason("not-beside-explosion")
def _(case: Case) -> bool:
    monster = case.seen.monsters.get(case.noun)
    boomer = spot(case.seen.monsters[case.view["about"]]["space"])
    return monster is None or not any(around(at, boomer) for at in case.seen.spots_of(monster))


@reason("harpy-not-there")
def _(case: Case) -> bool:
    """LS-20.6: beside where the Alerion died, or as near as can be."""
    due = (case.state.harpy_due % 28, case.state.harpy_due // 28)
    nearest = min(far(one, due) for one in board() if case.seen.free(one))
    return not case.seen.free(case.spot) or far(case.spot, due) > nearest


def place(case: Case) -> Spot:
    """The space of which the question is."""
    frame = case.state.stack[-1]
    assert isinstance(frame, OfHero)
    return frame.thing % 28, frame.thing // 28


@reason("not-as-near")
def _(case: Case) -> bool:
    """LS-20.11, R-84"""
    there = place(case)
    rooted = roots(case) if case.view["map"] == "glenwald" else []
    free = [one for one in board() if case.seen.free(one) and one not in rooted]
    return case.spot in free and min(far(one, there) for one in free) < far(case.spot, there)


@reason("takes-root-there")
def _(case: Case) -> bool:
    return case.spot in roots(case)


def roots(case: Case) -> list[Spot]:
    """LS-20.16: two spaces, and five Monoliths around them; from the west, east or south."""
    slot = {"D25": 2, "D26": 8, "D27": 11}[case.view["direction"]]
    deep = case.view["fog"] - 3 + 1 + 3
    if slot == 2:
        ways, one, two = "east north south", (deep, 13), (deep, 14)
    elif slot == 8:
        ways, one, two = "west south north", (27 - deep, 14), (27 - deep, 13)
    else:
        ways, one, two = "north west east", (13, 27 - deep), (14, 27 - deep)
    front, left, right = (SIDES[way] for way in ways.split())
    stones = [add(one, front), add(two, front), add(one, left), add(two, right)]
    return [one, two, *stones, add(one, front, -1)]


@reason("not-a-nest")
def _(case: Case) -> bool:
    """LS-20.26: free, but not among the nearest, or further from the middle of the City."""
    there = place(case)
    free = [one for one in board() if case.seen.free(one)]
    nearest = min(far(one, there) for one in free)
    inmost = min(middle(one) for one in free if far(one, there) == nearest)
    mine = (far(case.spot, there), middle(case.spot))
    return case.spot in free and mine > (nearest, inmost)


def middle(at: Spot) -> float:
    return abs(at[0] - 13.5) + abs(at[1] - 13.5)
