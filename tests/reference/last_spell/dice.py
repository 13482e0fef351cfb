"""What the dice mean (LS-10.6, LS-10.7) and what a hit does."""

from typing import Any

from tests.reference.last_spell.heroes import ATTACKS, level_of
from tests.reference.last_spell.monsters import DICE

Told = list[Any]
CANNOT_BE_STUNNED = {"X", "ZH", "ZT", "Y", "HA", "MO", "MN"}


def passed(face: str, keywords: set[str]) -> bool:
    """LS-10.6."""
    sign = face.split("-")[1]
    if sign == "IS":
        return "inevitable" in keywords
    if sign == "AS":
        return "armour-piercing" in keywords
    return sign in ("H", "HS")


def damage(view: dict[str, Any], attack: dict[str, Any], monster: dict[str, Any]) -> int:
    """LS-6.2, and Executioner (PK10)."""
    found = int(ATTACKS[attack["attack"]]["damage"]) if attack["attack"] in ATTACKS else 1
    hero = hero_of(view, attack)
    if hero and attack["attack"] not in ("ballista", "catapult") and "PK10" in hero["perks"]:
        found += monster["stunned"] or monster["wounds"] > 0
    return found


DECISIVE = {"inevitable", "armour-piercing", "vision", "stun"}
LENT = {"PK09": {"inevitable"}, "PK15": {"armour-piercing"}, "PK05": {"armour-piercing"}}
LENT |= {"TR08": {"inevitable", "vision"}, "TR09": {"armour-piercing", "stun"}}


def hero_of(view: dict[str, Any], attack: dict[str, Any]) -> dict[str, Any] | None:
    return next((one for one in view["heroes"] if one["hero"] == attack["hero"]), None)


def printed(view: dict[str, Any], attack: dict[str, Any]) -> set[str]:
    """The keywords an attack has of itself: by its card and the level of it (LS-18.13)."""
    name, hero = attack["attack"], hero_of(view, attack)
    if name == "ballista":
        return {"armour-piercing", "vision"}
    if name == "catapult":
        return {"vision"}
    if name not in ATTACKS or hero is None:
        return set()
    card, level = ATTACKS[name], level_of(hero, name)
    words = set(card["keywords"]) | ({"stun"} if card["area"].endswith("S") else set())
    words |= set(card["level2"]) if level >= 2 else set()
    words |= set(card["level3"]) if level >= 3 else set()
    return {"armour-piercing" if word == "piercing" else word for word in words} & DECISIVE


def lent(view: dict[str, Any], attack: dict[str, Any]) -> set[str]:
    """What the hero's Perks, Trait, scrolls and place may add."""
    hero = hero_of(view, attack)
    if hero is None:
        return set()
    found = {"vision"}  # A Watchtower, or True Sight.
    for name in [*hero["perks"], hero["trait"]]:
        found |= LENT.get(name, set())
    return found


class Roll:
    """The dice against one monster: gathered as they fall, then judged."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.attack: dict[str, Any] = (view["attack"] or [{}])[-1]
        self.view = view
        self.name = self.attack.get("target", "")
        self.monsters = {one["monster"]: one for one in view["monsters"]}
        self.faces: list[str] = list(self.attack.get("faces", []))

    def foretell(self, berserk: bool) -> dict[str, Any] | None:
        """Whether it is hit and stunned, for how much, and whether it dies."""
        if not self.name or self.name not in self.monsters or not self.attack["attack"]:
            return None
        monster, keywords = self.monsters[self.name], set(self.attack["keywords"])
        if self.attack["attack"] == "catapult" and monster["space"] == self.attack["impact"]:
            keywords.add("inevitable")  # LS-15.3.
        hit = all(passed(face, keywords) for face in self.faces)
        amount = damage(self.view, self.attack, monster) + berserk
        dies = hit and monster["wounds"] + amount >= monster["of"]
        stuns = all(face.split("-")[1] in ("HS", "IS", "AS") for face in self.faces)
        stuns = stuns and "stun" in keywords and not dies
        stuns = stuns and monster["kind"] not in CANNOT_BE_STUNNED and not monster["stunned"]
        return {"hit": hit, "amount": amount, "dies": dies, "stunned": stuns}

    def dice(self) -> str:
        """Of which colours they must be."""
        kind = self.monsters[self.name]["kind"]
        if kind in ("ZH", "ZT"):
            return "ob" if self.view["wyrm_stage"] == 2 else "o"
        return DICE.get(kind, "ob")
