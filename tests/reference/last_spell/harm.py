"""What a hero can hold against a blow (LS-8, LS-25)."""

from typing import Any

REDUCES = {"A01": 1, "A02": 1, "A03": 1, "A04": 2, "A05": 2, "A06": 2, "A07": 1, "A08": 1}
REDUCES |= {"A09": 1, "A10": 2, "A11": 2, "A12": 3, "A13": 2, "A14": 2, "A15": 3, "A16": 3}
REDUCES |= {"A17": 3, "A18": 1, "A19": 1, "A20": 2, "A21": 2, "A24": 6}
SHIELDS = {"A03", "A08", "A09", "A14", "A15", "A17"}
NO_SHIELDS, NO_ARMOUR = "A16", "A17"


class Harm:
    """One damage instance at the moment somebody is asked about it."""

    def __init__(self, view: dict[str, Any]) -> None:
        harm = view["harm"][-1]
        self.hero: str = harm["hero"]
        self.damage: int = harm["damage"]
        self.explosion = harm["by"].startswith("B")
        self.items = next(one["items"] for one in view["heroes"] if one["hero"] == self.hero)

    def usable(self) -> set[str]:
        """LS-8.1, 8.2, 8.4, R-72: ready cards; none against an Explosion."""
        worn = {one["item"][:3] for one in self.items}
        found = set()
        for one in self.items:
            card = one["item"][:3]
            barred = NO_SHIELDS if card in SHIELDS else NO_ARMOUR
            if card in REDUCES and not one["exhausted"] and barred not in worn:
                found.add(f"use_item {one['item']}")
        return set() if self.explosion else found

    def left(self, answer: str) -> int | None:
        """What is left of the damage after an answer; None: something else was done."""
        if answer == "accept":
            return self.damage
        verb, _, item = answer.partition(" ")
        return max(0, self.damage - REDUCES[item[:3]]) if verb == "use_item" else None


def night_is_over(view: dict[str, Any], heroes: int, told: list[Any]) -> bool:
    """LS-1.7, after what was told since: hardly any Wounds are left on the board."""
    left = {one["monster"]: one["of"] - one["wounds"] for one in view["monsters"]}
    kinds = {one["monster"]: one["kind"] for one in view["monsters"]}
    for one in told:
        if one[0] == "dies":
            left.pop(one[1], None)
        elif one[0] == "hit" and one[1] in left:
            left[one[1]] = max(0, left[one[1]] - one[2])
    walking = [n for name, n in left.items() if kinds[name] not in ("HA", "MO", "MN")]
    return not any(view["slots"].values()) and sum(walking) <= heroes
