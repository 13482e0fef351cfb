"""What a hero may do: walk (LS-5), and attack (LS-6, LS-24)."""

import json
from pathlib import Path
from typing import Any

from tests.reference.last_spell.ground import (
    GATES,
    PORTAL,
    ROUND,
    TOWER,
    WOODEN_WALL,
    Board,
    Space,
    add,
    area,
    beside,
    read,
    right_of,
    sector,
    sector_distance,
    under_trees,
)

HERE = Path(__file__).parent
ATTACKS: dict[str, dict[str, Any]] = {
    one["id"]: one for one in json.loads((HERE / "attacks.json").read_text())
}
SCROLLS = {  # Mana, range, area, Vision.
    "SC1": (2, "Current+Adjacent", "P1"),
    "SC2": (2, "Current", "P1"),
    "SC3": (3, "Self", "O8"),
    "SC4": (2, "Current", "MV1"),
    "SC6": (3, "Current", "P1"),
}
DEFENCES = {"ballista": ("Current+Adjacent", "P1"), "catapult": ("Adjacent+Far", "Q9")}
REACH = {"Current": {0}, "Adjacent": {1}, "Far": {2}}
REACH |= {"Current+Adjacent": {0, 1}, "Adjacent+Far": {1, 2}}
AREAS: dict[str, set[Space]] = {  # Forward, to the right.
    "P": {(0, 0)},
    "L2": {(0, 0), (1, 0)},
    "L3": {(0, 0), (1, 0), (2, 0)},
    "X5": {(0, 0), (1, 0), (-1, 0), (0, 1), (0, -1)},
    "R6": {(f, s) for f in (0, 1) for s in (-1, 0, 1)},
    "N9": {(f, s) for f in (0, 1, 2) for s in range(-f, f + 1)},
    "Q9": {(f, s) for f in (-1, 0, 1) for s in (-1, 0, 1)},
    "O8": {(f, s) for f in (-1, 0, 1) for s in (-1, 0, 1)} - {(0, 0)},
}


def names(verb: str, spaces: set[Space]) -> set[str]:
    return {f"{verb} {x},{y}" for x, y in spaces}


def wears(hero: dict[str, Any], item: str) -> bool:
    return any(one["item"].startswith(item) for one in hero["items"])


# Walking.


def walks(board: Board, hero: dict[str, Any], mp: int) -> set[str]:
    """Every step, jump, climb, descent and journey the hero can pay for."""
    if hero["trapped"]:
        return set()
    h: Space = hero["at"]
    below = board.structure(h)
    on_tower = below is not None and below["structure"] == TOWER
    found = set()
    if on_tower:
        if mp >= 2:
            found |= names("descend", {s for s in beside([h]) if board.free(s)})
        return found
    for d in ROUND:
        landing = steps_to(board, hero, d, mp)
        if landing:
            found |= names("step", {landing})
        over, beyond = add(h, d), add(h, d, 2)
        pays = mp >= (2 if "PK08" in hero["perks"] else 3)
        if pays and can_jump(board, over) and board.free(beyond):
            found |= names("jump", {beyond})
        built = board.structure(over) if board.on_board(over) else None
        if built and built["structure"] == TOWER and mp >= 2 and not board.hero(over):
            found |= names("climb", {over})
    if below is not None and below["structure"] == PORTAL and mp >= 2 and hero["mana"] >= 1:
        portals = {one["at"][0] for one in board.structures if one["structure"] == PORTAL} - {h}
        found |= names("travel", {s for s in portals if not board.hero(s) and not board.figures(s)})
    return found


def can_jump(board: Board, s: Space) -> bool:
    """LS-5.6: a Low Obstacle or a Wooden Wall."""
    if not board.on_board(s) or board.fog(s):
        return False
    built = board.structure(s)
    return board.ground(s) == "o" or (built is not None and built["structure"] == WOODEN_WALL)


def steps_to(board: Board, hero: dict[str, Any], d: Space, mp: int) -> Space | None:
    """LS-5.3, and straight through gates (LS-3.4) or with Jump Boots over Low Obstacles (A11)."""
    far = 1
    while True:
        s = add(hero["at"], d, far)
        if far > mp or not board.on_board(s) or board.fog(s):
            return None
        if board.free(s):
            return s
        built = board.structure(s)
        gate = built is not None and built["structure"] in GATES and not board.hero(s)
        # Armour cannot be used with a Heavy Shield.
        boots = wears(hero, "A11") and not wears(hero, "A17")
        low = boots and board.ground(s) == "o"
        if not gate and not low:
            return None
        far += 1


def price(board: Board, view: dict[str, Any], answer: str) -> dict[str, Any] | None:
    """Where a hero stands after a deed and what is left to spend; None: not a deed of these."""
    hero = board.heroes[view["active"]]
    verb, _, to = answer.partition(" ")
    left = {"hero": view["active"], "space": hero["space"], "mp": view["mp"]}
    left |= {"ap": hero["ap"], "mana": hero["mana"]}
    if verb == "reinforce":
        return {**left, "ap": left["ap"] - 1}
    if verb not in ("step", "jump", "climb", "descend", "travel"):
        return None
    left["space"] = to
    at = read(to)
    if verb == "step":
        left["mp"] -= abs(at[0] - hero["at"][0]) + abs(at[1] - hero["at"][1])
    elif verb == "jump":
        left["mp"] -= 2 if "PK08" in hero["perks"] else 3
    else:
        left["mp"] -= 2
        left["mana"] -= verb == "travel"
    return left


# Attacking.


def impacts(
    board: Board, origin: Space, kind: str, reach: str, pattern: str, vision: bool
) -> set[Space]:
    """LS-24.1 with LS-6.6 to LS-6.8 and LS-19.8."""
    if reach == "Self":
        return {origin}
    able = board.open_ground()
    if reach == "Melee":
        return {s for s in able & beside([origin]) if lands(board, origin, s, pattern)}
    if reach == "Up-to-2":
        return able & {add(origin, d, far) for d in ROUND for far in (1, 2)}
    near = REACH[reach]
    here = sector(origin)
    able = {s for s in able if sector_distance(here, sector(s)) in near}
    if kind == "ranged":
        able -= area([origin])
    if not vision:
        able -= under_trees(tuple(board.terrain))
        able = {s for s in able if board.sees(origin, s)}
    if pattern == "MV1":
        able = {s for s in able if board.free(s)}
    return able


def lands(board: Board, origin: Space, s: Space, pattern: str) -> bool:
    """L3M: the hero needs room behind the third space (LS-24.2)."""
    d = (s[0] - origin[0], s[1] - origin[1])
    return pattern != "L3M" or board.free(add(s, d, 3))


def attack_of(item: str) -> str:
    """Weapons come in several copies, which carry a letter: W-M1a-slash is W-M1-slash."""
    if item in ATTACKS:
        return item
    weapon, letter, rest = item[:4], item[4], item[5:]
    assert letter in "abc", item
    return weapon + rest


def aims(board: Board, hero: dict[str, Any], attack: str, level: int, vision: bool) -> set[Space]:
    card = ATTACKS[attack]
    reach = card["range"]
    sees = vision or "vision" in card["keywords"] or on_tower(board, hero)
    sees = sees or (level >= 3 and "vision" in card["level3"])
    if "lly" in reach:  # One ally, or ally or self.
        able = impacts(board, hero["at"], card["type"], reach.split(", ")[1], "P1", sees)
        if reach.startswith("One ally"):
            able.discard(hero["at"])
        return {one["at"] for one in board.heroes.values() if one["at"] in able}
    return impacts(board, hero["at"], card["type"], reach, card["area"], sees)


def on_tower(board: Board, hero: dict[str, Any]) -> bool:
    built = board.structure(hero["at"])
    return built is not None and built["structure"] == TOWER


def attacks(board: Board, hero: dict[str, Any], view: dict[str, Any]) -> set[str]:
    """LS-6.4, LS-14.4: every Attack Type that can be paid and has somewhere to go."""
    if view["attacked"] or hero["trapped"]:
        return set()
    found = set()
    for item in hero["items"]:
        for name, left in item["uses"].items():
            card = ATTACKS[attack_of(name)]
            pays = hero["ap"] >= card["ap"] and hero["mana"] >= card["mana"]
            pays = pays and view["mp"] >= card["mp"]
            if left and pays and aims(board, hero, card["id"], item["level"], False):
                found.add(f"attack {name}")
    return found


def punches(board: Board, hero: dict[str, Any], view: dict[str, Any]) -> set[str]:
    """LS-5.5, LS-20.25."""
    if view["attacked"] or hero["ap"] < 1:
        return set()
    found = {s for s in beside([hero["at"]]) if board.figures(s) and not board.fog(s)}
    found |= {one["at"] for one in board.heroes.values() if one["trapped"]} & beside([hero["at"]])
    return names("punch", {hero["at"]} if hero["trapped"] else found)


def affected(s: Space, pattern: str, d: Space) -> set[Space]:
    """LS-24.2: the pattern, laid out from the Impact Space."""
    shape = AREAS["P" if pattern[0] == "P" else pattern.rstrip("SM")]
    return {add(add(s, d, f), right_of(d), side) for f, side in shape}


def reached(board: Board, kind: str, origin: Space, s: Space, pattern: str, d: Space) -> set[Space]:
    """LS-6.12, step 4: what is left of the pattern."""
    found = set()
    for one in affected(s, pattern, d):
        if board.on_board(one) and not board.fog(one) and board.ground(one) != "^":
            found.add(one)
    return found - area([origin]) - {origin} if kind == "ranged" else found


def level_of(hero: dict[str, Any], attack: str) -> int:
    for item in hero["items"]:
        if any(attack_of(name) == attack for name in item["uses"]):
            return int(item["level"])
    return 0


def facings(origin: Space, s: Space) -> set[Space]:
    """R-106: along the greater difference; both where they are equal."""
    dx, dy = s[0] - origin[0], s[1] - origin[1]
    found = set()
    if abs(dx) >= abs(dy) and dx:
        found.add((1 if dx > 0 else -1, 0))
    if abs(dy) >= abs(dx) and dy:
        found.add((0, 1 if dy > 0 else -1))
    return found


def turn_options(board: Board, view: dict[str, Any]) -> set[str]:
    """Of a hero's turn: what this reference answers for."""
    hero = board.heroes[view["active"]]
    found = {"end_turn"} | walks(board, hero, view["mp"])
    found |= attacks(board, hero, view) | punches(board, hero, view)
    if not hero["trapped"]:
        for number, token in enumerate(hero["tokens"], 1):
            if token["ready"]:
                found.add(f"flip {number}")
        if hero["ap"] >= 1 and not hero["reinforced"]:
            found.add("reinforce")
        found |= {f"fire {one['spaces'][0]}" for one in board.structures if one["shots"]}
    return found
