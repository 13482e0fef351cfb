"""Reasons of a hero's turn, of damage, and of the Monster Phase."""

from typing import Any

from gloaming.games.last_spell.frames import OfHero
from tests.games.last_spell.truth.seen import (
    SIDES,
    Case,
    Spot,
    add,
    around,
    far,
    index,
    reason,
    spot,
)

# What it takes to make a card ready again (LS-25).
MANA_TO_RESTORE = {"A07": 2, "A23": 1}
TOKENS_TO_RESTORE = {"A08": 1, "A24": 2}
ON_TURN = ("TR02", "TR03", "TR04", "TR05", "TR06")


# Movement.


@reason("token-used")
def _(case: Case) -> bool:
    return not case.token(case.hero)["ready"]


def landings(case: Case) -> dict[Spot, int]:
    """Where one step leads on each side, and for how much (LS-3.4, A11)."""
    boots = case.wears("A11") and not case.wears("A17")
    found: dict[Spot, int] = {}
    for way in SIDES.values():
        at, cost = add(case.here, way), 1
        while case.seen.inside(at) and over(case, at, boots):
            at, cost = add(at, way), cost + 1
        found[at] = cost
    return found


def over(case: Case, at: Spot, boots: bool) -> bool:
    empty = at not in case.seen.on and at not in case.seen.hero_at
    gate = case.seen.kind(at) in ("ST3", "ST4") and empty
    return gate or (boots and case.seen.terrain(at) == "o")


def jumps(case: Case) -> list[Spot]:
    """Behind one Low Obstacle or Wooden Wall, if it is free there (LS-5.6)."""
    found = []
    for way in SIDES.values():
        at = add(case.here, way)
        low = case.seen.inside(at) and case.seen.terrain(at) == "o"
        if (low or case.seen.kind(at) == "ST1") and case.seen.free(add(at, way)):
            found.append(add(at, way))
    return found


@reason("no-movement-points")
def _(case: Case) -> bool:
    """The way is there and free; only the points are missing."""
    seen, mp, there = case.seen, case.view["mp"], case.spot
    if case.verb == "step":
        return seen.free(there) and landings(case).get(there, 0) > mp
    if case.verb == "jump":
        return there in jumps(case) and mp < (2 if "PK08" in case.hero["perks"] else 3)
    if case.verb == "climb":
        empty = seen.kind(there) == "ST8" and there not in seen.hero_at
        return empty and far(case.here, there) == 1 and mp < 2
    if case.verb == "descend":
        beside = far(case.here, there) == 1 and seen.free(there)
        return seen.kind(case.here) == "ST8" and beside and mp < 2
    assert case.verb == "travel"
    both = seen.kind(case.here) == seen.kind(there) == "ST7"
    return both and there != case.here and seen.free(there) and mp < 2


@reason("not-one-step")
def _(case: Case) -> bool:
    if case.verb == "step" and case.spot in landings(case):
        return False
    return far(case.here, case.spot) != 1


@reason("not-free")
def _(case: Case) -> bool:
    return not case.seen.free(case.spot)


@reason("heroes-shun-fog")
def _(case: Case) -> bool:
    return case.seen.fog(case.spot)


@reason("no-jump")
def _(case: Case) -> bool:
    return case.spot not in jumps(case)


@reason("on-a-tower")
def _(case: Case) -> bool:
    return case.seen.kind(case.here) == "ST8"


@reason("not-on-a-tower")
def _(case: Case) -> bool:
    return case.seen.kind(case.here) != "ST8"


@reason("no-tower")
def _(case: Case) -> bool:
    there = case.spot
    empty = case.seen.kind(there) == "ST8" and there not in case.seen.hero_at
    return not (empty and far(case.here, there) == 1)


@reason("no-portal")
def _(case: Case) -> bool:
    both = case.seen.kind(case.here) == case.seen.kind(case.spot) == "ST7"
    return not both or case.spot == case.here


# Other deeds of a turn.


@reason("is-trapped")
def _(case: Case) -> bool:
    return case.seen.heroes[case.view["active"]]["trapped"] and case.verb != "punch"


@reason("has-passed")
def _(case: Case) -> bool:
    hero = case.seen.heroes.get(case.noun)
    return hero is None or hero["space"] == "" or hero["passed"]


@reason("nobody-to-punch")
def _(case: Case) -> bool:
    """LS-5.5, LS-20.25"""
    seen, there = case.seen, case.spot
    held = there in seen.hero_at and seen.hero_at[there]["trapped"]
    if held and far(case.here, there) <= 1:
        return False
    return far(case.here, there) != 1 or there in seen.hero_at or there not in seen.on


@reason("reinforced-already")
def _(case: Case) -> bool:
    return bool(case.hero["reinforced"])


@reason("drunk-already")
def _(case: Case) -> bool:
    return case.state.drunk == 1 and case.carries(case.noun)


@reason("nothing-to-fire")
def _(case: Case) -> bool:
    built = case.seen.built.get(case.spot)
    return built is None or built["structure"] not in ("ST5", "ST6") or built["shots"] == 0


@reason("no-well")
def _(case: Case) -> bool:
    wells = [at for at, built in case.seen.built.items() if built["structure"] == "BD10"]
    return not any(around(at, case.here) for at in wells)


@reason("well-used")
def _(case: Case) -> bool:
    return case.state.well == 1


@reason("perk-not-on-turn")
def _(case: Case) -> bool:
    """PK11, PK16: once per night; a medic needs somebody to heal."""
    if case.noun not in ("PK11", "PK16") or case.noun not in case.hero["perks"]:
        return True
    if case.state.tonight[case.number] >> index("perk", case.noun) & 1:
        return True
    near = [it for it in case.seen.hero_at.values() if near_to(case, it)]
    return case.noun == "PK11" and not any(it["wounds"] for it in near)


def near_to(case: Case, hero: Any) -> bool:
    at = spot(hero["space"])
    return at == case.here or around(at, case.here)


@reason("trait-not-on-turn")
def _(case: Case) -> bool:
    hero = case.hero
    if case.noun not in ON_TURN or hero["trait"] != case.noun or hero["trait_spent"]:
        return True
    return case.noun == "TR06" and len(case.seen.hero_at) == 1


# Cards.


@reason("not-on-your-turn")
def _(case: Case) -> bool:
    return case.carries(case.noun) and case.card != "A23"


@reason("not-worn")
def _(case: Case) -> bool:
    return not case.carries(case.noun)


@reason("exhausted")
def _(case: Case) -> bool:
    return case.carries(case.noun) and case.exhausted()


@reason("is-ready")
def _(case: Case) -> bool:
    return case.carries(case.noun) and not case.exhausted()


@reason("no-reduction")
def _(case: Case) -> bool:
    return case.face["less"] == "0"


@reason("explosion-pierces")
def _(case: Case) -> bool:
    return str(case.view["harm"][-1]["by"]).startswith("B")


@reason("forbidden-card")
def _(case: Case) -> bool:
    """R-72"""
    return case.wears("A16" if case.face["worn"] == "shield" else "A17")


@reason("no-way-to-restore")
def _(case: Case) -> bool:
    return case.card not in MANA_TO_RESTORE and case.card not in TOKENS_TO_RESTORE


@reason("no-tokens-to-spend")
def _(case: Case) -> bool:
    ready = sum(token["ready"] for token in case.hero["tokens"])
    return ready < TOKENS_TO_RESTORE[case.card] and case.exhausted()


@reason("token-not-used")
def _(case: Case) -> bool:
    token = case.token(case.seen.heroes[case.view["about"]])
    return bool(token["ready"] or token["blocked"])


@reason("token-not-ready")
def _(case: Case) -> bool:
    return not case.token(case.seen.heroes[case.view["about"]])["ready"]


# Damage.


@reason("perk-no-help")
def _(case: Case) -> bool:
    if case.why == "guard":
        return case.noun != "PK14"
    if case.noun != "PK01" or "PK01" not in case.hero["perks"]:
        return True
    used = case.state.this_attack[case.number] & 1
    return bool(used) or case.view["harm"][-1]["by"] == ""


@reason("trait-no-help")
def _(case: Case) -> bool:
    hero = case.hero
    mine = hero["trait"] == case.noun and not hero["trait_spent"]
    return case.noun not in ("TR01", "TR05") or not mine


@reason("saves-nobody")
def _(case: Case) -> bool:
    carrier = case.seen.carrier(case.noun)
    able = case.card == "A22" and carrier == case.view["about"] and not case.exhausted()
    return not able or any(it["item"] == "A17" for it in case.seen.heroes[carrier]["items"])


@reason("not-a-hurt-ally")
def _(case: Case) -> bool:
    """Healer's Armor, a Field Medic, a Commander."""
    hero, frame = case.seen.heroes.get(case.noun), case.state.stack[-1]
    if hero is None or hero["space"] == "":
        return True
    itself = hero["hero"] == case.hero["hero"]
    if case.view["harm"]:
        return bool(itself or hero["wounds"] == 0)
    assert isinstance(frame, OfHero)
    if frame.thing == index("perk", "PK11"):
        return hero["wounds"] == 0 or not near_to(case, hero)
    return bool(itself)


@reason("not-beside")
def _(case: Case) -> bool:
    monster = case.seen.monsters.get(case.noun)
    return monster is None or far(spot(monster["space"]), case.here) != 1


@reason("left-alone")
def _(case: Case) -> bool:
    monster = case.seen.monsters[case.noun]
    if case.verb == "strike":
        near = far(spot(monster["space"]), case.here) == 1
    else:
        near = around(spot(monster["space"]), spot(case.seen.monsters[case.view["about"]]["space"]))
    return near and (monster["kind"] == "MN" or monster["in_fog"])
