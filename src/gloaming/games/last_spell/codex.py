"""The codex of The Last Spell: heroes and what they carry, what comes by night, what is built."""

from typing import Final

from gloaming.engine.codex import Article, Codex
from gloaming.games.last_spell.box.armour import ARMOURS
from gloaming.games.last_spell.box.equipment import (
    ARMOUR,
    COPIES,
    ITEM_NAMES,
    POTION,
    POTION_COPIES,
    POTION_PRICE,
    POTIONS,
    SCROLLS,
    TYPE_NAMES,
    WEAPON,
    WEAPONS,
)
from gloaming.games.last_spell.box.hero_cards import HEROES, PERK_COPIES, PERKS, TRAITS
from gloaming.games.last_spell.box.missions import MISSIONS
from gloaming.games.last_spell.box.monster_cards import KINDS, Monster
from gloaming.games.last_spell.box.structures import A_BUILDING, STRUCTURES
from gloaming.games.last_spell.box.weapon import MV1
from gloaming.games.last_spell.printed import PRINTED

# Rules that hold for all of a kind, for an ability, for one thing.
_OF_KIND: Final = {
    "hero": "LS-4.1 LS-4.2 LS-4.4 LS-4.5",
    "melee": "LS-6.3 LS-6.4 LS-18.13",
    "ranged": "LS-6.3 LS-6.4 LS-6.7 LS-6.8 LS-18.13",
    "magic": "LS-6.3 LS-6.4 LS-6.8 LS-6.9 LS-18.13",
    "armour": "LS-8.1 LS-8.2 LS-8.3 LS-8.4",
    "potion": "LS-9.1 LS-9.2 LS-9.3",
    "scroll": "LS-9.4",
    "trait": "LS-4.7",
    "perk": "LS-4.6",
    "building": "LS-16.2 LS-16.5 LS-18.8 LS-18.11",
    "wall": "LS-16.2 LS-16.5 LS-18.9 LS-18.10 LS-18.11",
    "defence": "LS-15.1 LS-16.2 LS-16.5 LS-18.9 LS-18.11",
    "mission": "LS-17.3 LS-18.17",
}
_OF_ABILITY: Final = {
    "explosion": "LS-10.10",
    "fly": "LS-10.9",
    "resoluteness": "LS-10.8",
    "mana-drain": "LS-10.11",
    "area-attack": "LS-10.12",
    "long-reach": "LS-10.13",
}
_CETUSIA: Final = "LS-20.9 LS-20.10 LS-20.11 LS-20.12 LS-20.13 LS-20.14"
_OF_MONSTER: Final = {
    "L": "LS-20.1 LS-20.2 LS-20.6",
    "X": "LS-20.1 LS-20.3 LS-20.4 LS-20.5 LS-20.6 LS-20.7 LS-20.8",
    "ZH": _CETUSIA,
    "ZT": _CETUSIA,
    "Y": "LS-20.15 LS-20.16 LS-20.17 LS-20.19 LS-20.20",
    "HA": "LS-20.20 LS-20.21 LS-20.22 LS-20.23 LS-20.24 LS-20.25 LS-20.26",
    "MO": "LS-20.20 LS-20.22 LS-20.23 LS-20.24 LS-20.25",
    "MN": "LS-20.16 LS-20.18",
}


def _facts(id: str, *names: str) -> dict[str, str]:
    """Some of what is printed on a card; what costs nothing has no price, no job is no fact."""
    face = PRINTED[id]
    missing = {name for name in ("price", "jobs", "less", "capacity") if face.get(name) == "0"}
    return {name: face[name] for name in names if name in face and name not in missing}


def _heroes() -> list[Article]:
    found = []
    for hero in HEROES:
        facts = _facts(hero.id, "hp", "mana", "tokens", "weapons")
        facts["shield"] = "yes" if hero.shield else ""
        found.append(Article(hero.id, "hero", [f"hero-{hero.id}"], facts, rules=_OF_KIND["hero"]))
    return found


def _copies(sort: int, card: int) -> list[str]:
    return [ITEM_NAMES[item] for item in COPIES[sort][card]]


def _items() -> list[Article]:
    found = []
    faces = ("type", "hands", "damage", "tier", "price", "level-2", "level-3")
    for card, weapon in enumerate(WEAPONS):
        copies = _copies(WEAPON, card)
        facts = _facts(weapon.id, *faces) | {"copies": str(len(copies))}
        attacks = [name for name in TYPE_NAMES for copy in copies if name.startswith(f"{copy}-")]
        own = [name for name in attacks if name.startswith(f"{copies[0]}-")]
        texts = [f"item-{copies[0]}", *(f"type-{name}" for name in own)]
        names = [*copies, *attacks]
        rules = _OF_KIND[facts["type"]]
        found.append(Article(weapon.id, "weapon", texts, facts, copies[0], names, rules))
    for card, armour in enumerate(ARMOURS):
        copies = _copies(ARMOUR, card)
        facts = _facts(armour.id, "worn", "less", "tier", "price") | {"copies": str(len(copies))}
        texts = [f"item-{copies[0]}"]
        if armour.then or armour.mana or armour.tokens or armour.passive:
            texts.append(f"board-effect-{armour.id}")
        found.append(
            Article(armour.id, "armour", texts, facts, copies[0], copies, _OF_KIND["armour"])
        )
    for card, potion in enumerate(POTIONS):
        copies = _copies(POTION, card)
        facts = {"price": str(POTION_PRICE), "copies": str(POTION_COPIES)}
        texts = [f"item-{copies[0]}", f"board-effect-{potion}"]
        found.append(Article(potion, "potion", texts, facts, copies[0], copies, _OF_KIND["potion"]))
    for scroll in SCROLLS:
        facts = _facts(scroll.name, "mana", "damage", "range", "area", "keywords", "price")
        texts = [f"item-{scroll.name}"]
        if scroll.area is MV1:
            texts.append(f"board-effect-{scroll.name}")
        found.append(Article(scroll.name, "scroll", texts, facts, rules=_OF_KIND["scroll"]))
    return found


def _monster(monster: Monster) -> Article:
    """A kind; its figures are shown by it, for the tenth Archer is called as an armour is."""
    faces = ("wounds", "move", "strength", "shoots", "dice", "dice-2")
    facts = {"grade": str(monster.grade) if monster.grade else ""} | _facts(monster.id, *faces)
    facts["figures"] = str(monster.figures)
    kind = "monster" if monster.grade else "boss"  # What has no grade comes with a boss.
    abilities = PRINTED[monster.id]["abilities"].split()
    texts = [f"board-kind-{monster.id}", *(f"board-ability-{it}" for it in abilities)]
    if kind == "boss":
        texts.append(f"board-effect-{monster.id}")
    known = [_OF_ABILITY[it] for it in abilities if it in _OF_ABILITY]
    rules = " ".join([*known, _OF_MONSTER.get(monster.id, "")])
    return Article(monster.id, kind, texts, facts, rules=rules)


def _structures() -> list[Article]:
    found = []
    for structure in STRUCTURES[1:]:
        id = structure.id
        building = structure.category == A_BUILDING
        facts = _facts(id, "category", "cost", "capacity", "limit", "jobs")
        facts["gold" if building else "materials"] = facts.pop("cost")
        kind = "building" if building else "fortification"
        texts = [f"structure-{id}", f"board-effect-{id}"]
        found.append(Article(id, kind, texts, facts, rules=_OF_KIND[facts["category"]]))
    return found


def _cards(kind: str, ids: list[str], facts: dict[str, str]) -> list[Article]:
    return [Article(id, kind, [f"{kind}-{id}"], facts, rules=_OF_KIND[kind]) for id in ids]


CODEX: Final = Codex(
    [
        *_heroes(),
        *_items(),
        *_cards("trait", TRAITS, {}),
        *_cards("perk", PERKS, {"copies": str(PERK_COPIES)}),
        *[_monster(monster) for monster in KINDS],
        *_structures(),
        *_cards("mission", MISSIONS, {}),
    ],
    ["type", "worn", "tier", "grade", "dice", "category"],
)
