"""Reasons inside an attack: its price, where it may be aimed, whom it deals with, rerolls."""

from typing import Any

from gloaming.games.last_spell import GAME
from gloaming.games.last_spell.frames import Attacking
from tests.games.last_spell.truth.by_night import MANA_TO_RESTORE
from tests.games.last_spell.truth.seen import (
    FAR,
    SIDES,
    Case,
    Spot,
    add,
    around,
    board,
    card_of,
    far,
    index,
    reason,
    sectors_apart,
    spot,
)

TYPES = {"W-M": "melee", "W-R": "ranged", "W-G": "magic", "SC": "magic", "pun": "melee"}
DEFENCES = {"ballista": "current-adjacent", "catapult": "adjacent-far"}


def type_of(attack: str) -> str:
    return next((kind for head, kind in TYPES.items() if attack.startswith(head)), "defence")


def range_of(attack: str) -> str:
    return DEFENCES.get(attack) or GAME.printed.get(attack, {}).get("range", "melee")


def area_of(attack: str) -> str:
    if attack in DEFENCES:
        return "Q9" if attack == "catapult" else "P1"
    return GAME.printed.get(attack, {}).get("area", "P1")


def rolls(attack: str) -> bool:
    return area_of(attack) not in ("none", "MV1")


def way_of(case: Case) -> Any:
    """The attack that is under way."""
    return case.view["attack"][-1]


def frame_of(case: Case) -> Attacking:
    frame = case.state.stack[-1]
    assert isinstance(frame, Attacking)
    return frame


# Its price.


@reason("attacked-already")
def _(case: Case) -> bool:
    return bool(case.view["attacked"])


@reason("not-carried")
def _(case: Case) -> bool:
    items = [it["item"] for it in case.hero["items"]]
    return not any(case.noun == it or case.noun.startswith(f"{it}-") for it in items)


@reason("no-uses-left")
def _(case: Case) -> bool:
    """LS-6.4, LS-18.13"""
    item = next(it for it in case.hero["items"] if case.noun.startswith(it["item"]))
    uses = int(case.face["uses"]) + (item["level"] >= 2)
    return bool(case.state.uses[index("type", case.noun)] >= uses)


@reason("no-action-points")
def _(case: Case) -> bool:
    cost = int(case.face["ap"]) if case.verb == "attack" else 1
    return bool(case.hero["ap"] < cost)


@reason("no-mana")
def _(case: Case) -> bool:
    if case.verb == "reroll":
        free = "PK13" in case.hero["perks"]
        return case.noun == "magic" and case.hero["mana"] == 0 and not free
    cost = 1
    if case.verb in ("attack", "read"):
        cost = int(case.face["mana"])
    elif case.verb == "restore":
        cost = MANA_TO_RESTORE[case.card]
    return bool(case.hero["mana"] < cost)


@reason("no-points-for-it")
def _(case: Case) -> bool:
    return bool(case.view["mp"] < int(case.face["mp"]))


@reason("nothing-to-aim-at")
def _(case: Case) -> bool:
    attack, keen = case.card, case.hero["trait"] == "TR08" and not case.hero["trait_spent"]
    sees = case.seen.kind(case.here) == "ST8" or case.state.clear_sight == 1
    vision = sees or "vision" in words(case) or (keen and rolls(attack))
    return all(faults(case, attack, case.here, vision, one) for one in board())


def words(case: Case) -> list[str]:
    """The keywords of an attack that is not made yet: of its type, and of its weapon's levels."""
    found = case.face["keywords"].split()
    if case.verb == "attack" and rolls(case.card):
        item = next(it for it in case.hero["items"] if case.noun.startswith(it["item"]))
        weapon = GAME.printed[card_of(item["item"])]
        for level in (2, 3):
            found += weapon[f"level-{level}"].split() if item["level"] >= level else []
    return found


# Where it may be aimed.


def faults(case: Case, attack: str, origin: Spot, vision: bool, at: Spot) -> set[str]:
    """All that is wrong with an Impact Space (LS-6.6 to LS-6.8, LS-19.8, LS-24)."""
    seen, reach, kind = case.seen, range_of(attack), type_of(attack)
    found: set[str] = set()
    if seen.terrain(at) == "^":
        found.add("on-cliff")
    if seen.fog(at):
        found.add("in-fog")
    if not in_range(reach, origin, at):
        found.add("out-of-range")
    if kind == "ranged" and around(at, origin):
        found.add("too-near")
    if reach in FAR and kind != "melee" and not vision:
        if seen.hidden(origin, at):
            found.add("out-of-sight")
        trees = [one for one in board() if seen.terrain(one) == "T"]
        if any(around(at, tree) for tree in trees):
            found.add("under-trees")
    if area_of(attack) == "MV1" and not seen.free(at):
        found.add("no-landing")
    if area_of(attack) == "L3M" and far(at, origin) == 1:
        way = (at[0] - origin[0], at[1] - origin[1])
        if not seen.free(add(at, way, 3)):
            found.add("no-landing")
    if "restore-ap" in GAME.printed.get(attack, {}).get("keywords", ""):
        alone = attack == "W-G1-transfer" and at == origin
        if at not in seen.hero_at or alone:
            found.add("no-hero-there")
    return found


def in_range(reach: str, origin: Spot, at: Spot) -> bool:
    """LS-24.1"""
    if reach == "self":
        return at == origin
    if reach in FAR:
        near, most = FAR[reach]
        return near <= sectors_apart(origin, at) <= most
    straight = at[0] == origin[0] or at[1] == origin[1]
    return straight and 1 <= far(origin, at) <= (2 if reach == "up-to-2" else 1)


def aimed_wrong(case: Case, key: str) -> bool:
    attack = way_of(case)
    vision = "vision" in attack["keywords"]
    return key in faults(case, attack["attack"], spot(attack["origin"]), vision, case.spot)


@reason("in-fog")
def _(case: Case) -> bool:
    return case.seen.fog(case.spot)


@reason("on-cliff")
def _(case: Case) -> bool:
    return case.seen.terrain(case.spot) == "^"


@reason("out-of-range")
def _(case: Case) -> bool:
    return aimed_wrong(case, "out-of-range")


@reason("too-near")
def _(case: Case) -> bool:
    return aimed_wrong(case, "too-near")


@reason("out-of-sight")
def _(case: Case) -> bool:
    return aimed_wrong(case, "out-of-sight")


@reason("under-trees")
def _(case: Case) -> bool:
    return aimed_wrong(case, "under-trees")


@reason("no-landing")
def _(case: Case) -> bool:
    return aimed_wrong(case, "no-landing")


@reason("no-hero-there")
def _(case: Case) -> bool:
    return aimed_wrong(case, "no-hero-there")


@reason("not-the-fist")
def _(case: Case) -> bool:
    attack = way_of(case)
    return bool(attack["attack"] == "punch" and case.noun != attack["impact"])


@reason("not-that-way")
def _(case: Case) -> bool:
    """R-106: along the larger difference."""
    attack = way_of(case)
    one, two = spot(attack["origin"]), spot(attack["impact"])
    dx, dy = two[0] - one[0], two[1] - one[1]
    way = SIDES[case.noun]
    return dx * way[0] + dy * way[1] < max(abs(dx), abs(dy))


# What is used when declaring it.


def declared(case: Case) -> bool:
    """Whether it is too late, or nothing of the kind is used for such an attack."""
    attack = way_of(case)
    trap = attack["attack"] == "punch" and attack["impact"] == attack["origin"]
    late = frame_of(case).paid == 1
    return late or trap or type_of(attack["attack"]) == "defence" or not rolls(attack["attack"])


@reason("perk-not-now")
def _(case: Case) -> bool:
    """PK09 for a Ranged weapon, PK15 for a Melee one, each once per Heroes Phase."""
    fits = {"PK09": "W-R", "PK15": "W-M"}.get(case.noun)
    used = {"PK09": 16, "PK15": 32}.get(case.noun, 0)
    if fits is None or case.noun not in case.hero["perks"] or declared(case):
        return True
    done = case.state.this_phase[case.number] & used
    return bool(done) or not way_of(case)["attack"].startswith(fits)


@reason("trait-not-now")
def _(case: Case) -> bool:
    hero = case.hero
    mine = hero["trait"] == case.noun and not hero["trait_spent"]
    return case.noun not in ("TR07", "TR08", "TR09") or not mine or declared(case)


# Whom it deals with.


@reason("not-a-target")
def _(case: Case) -> bool:
    monster = case.seen.monsters.get(case.noun)
    if monster is None or monster["kind"] == "Y":  # Monoliths may keep it from the Dryad.
        return True
    hit = [spot(space) for space in way_of(case)["spaces"]]
    return not any(at in hit for at in case.seen.spots_of(monster)) or under_hero(case, monster)


def under_hero(case: Case, monster: Any) -> bool:
    return spot(monster["space"]) in case.seen.hero_at


@reason("dealt-with")
def _(case: Case) -> bool:
    return index("monster", case.noun) in case.state.struck


@reason("not-its-dice")
def _(case: Case) -> bool:
    """LS-24.3: as many dice as it has, of other colours."""
    monster = case.seen.monsters[way_of(case)["target"]]
    stage = "dice-2" if case.view["wyrm_stage"] == 2 else "dice"
    face = GAME.printed[monster["kind"]]
    mine = len(face.get(stage, face["dice"]).split())
    return mine != (2 if "-" in case.noun else 1)


@reason("no-bounce")
def _(case: Case) -> bool:
    """LS-24.3: in the Area of the last one, not attacked yet."""
    monster = case.seen.monsters.get(case.noun)
    if monster is None or monster["kind"] in ("MN", "Y") or monster["in_fog"]:
        return True
    if index("monster", case.noun) in case.state.struck or under_hero(case, monster):
        return True
    centre = frame_of(case).centre
    attack, at = way_of(case), spot(monster["space"])
    last = (centre % 28, centre // 28)
    dryad = [spot(space) for space in case.view["dryad"]]
    near = any(around(at, one) for one in (dryad if last in dryad else [last]))
    close = type_of(attack["attack"]) == "ranged" and around(at, spot(attack["origin"]))
    return not near or close


@reason("no-such-reroll")
def _(case: Case) -> bool:
    """LS-6.13: the source is not there, or was used in this attack."""
    attack, hero, frame = way_of(case), case.hero, frame_of(case)
    kind = type_of(attack["attack"])
    if frame.rerolls:
        return True
    target = case.seen.monsters[attack["target"]]
    spots = case.seen.spots_of(target)
    if case.noun == "isolation":
        others = [it for it in case.seen.monsters.values() if it["kind"] != "MN" and it != target]
        near = [at for it in others for at in case.seen.spots_of(it)]
        alone = not any(around(at, one) for at in near for one in spots)
        return "isolation" not in attack["keywords"] or not alone
    if case.noun == "momentum":
        return "momentum" not in attack["keywords"] or case.view["walked"] < 3
    if case.noun == "magic":
        return kind != "magic" or frame.bouncing == 1 or spot(attack["impact"]) not in spots
    if case.noun == "TR10":
        mine = hero["trait"] == "TR10" and not hero["trait_spent"]
        return not mine or kind == "defence"
    fits = {"PK02": "W-R", "PK05": "punch", "PK12": ("ballista", "catapult")}[case.noun]
    if case.noun not in hero["perks"] or not attack["attack"].startswith(fits):
        return True
    return case.noun == "PK02" and (case.view["walked"] > 0 or shots(case) > 1)


def shots(case: Case) -> int:
    """How many Ranged weapon attacks the hero has made this phase, with this one."""
    mine = tuple(it["item"] for it in case.hero["items"] if it["item"].startswith("W-R"))
    used = zip(GAME.things["type"], case.state.uses, strict=True)
    return sum(many for name, many in used if name.startswith(mine))
