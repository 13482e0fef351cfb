"""The Urban Missions: which are completed at the end of Night 2 (LS-17.3, 4.13)."""

from collections.abc import Callable
from typing import Any

from tests.reference.last_spell.monsters import category
from tests.reference.last_spell.phases import kind_of

BIG = {"B", "W", "K1", "K2", "K3", "U1", "U2", "U3"}  # Of grade 2 or 3.
SIMPLE = {"BD1", "BD2", "BD4"}  # House, Shop and Blacksmith.
CALM_GOLD = [6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1]


class Missions:
    """What the missions of one city count, night by night."""

    def __init__(self, agree: Callable[[str, Any, Any], None]) -> None:
        self.agree = agree
        self.drawn: list[str] = []
        self.met: set[str] = set()  # The conditions that were met, drawn or not.
        self.achieved: set[str] = set()  # As the game tells.
        self.heroes = 0
        self.mages_lost = 0
        self.slaughter = 0
        self.giants = 0
        self.structures: dict[str, str] = {}
        self.gold = 0
        self.wounds: dict[str, int] = {}
        self.checked = False
        self.last_night = False  # Of Act 1.
        self.calm_gold: int | None = None  # What is still to be gained for a calm city.

    def look(self, view: dict[str, Any]) -> None:
        self.drawn = view["missions"]
        self.structures = {one["spaces"][0]: one["structure"] for one in view["structures"]}
        self.gold = view["gold"]
        self.heroes = len([one for one in view["heroes"] if not one["waiting"]])
        self.wounds = {one["hero"]: one["wounds"] for one in view["heroes"] if not one["waiting"]}

    def hear(self, one: list[Any], at: Any) -> None:
        """What counts; `at` is the ledger before this is written into it."""
        word, *names = one
        if word == "destroyed":
            self.structures.pop(names[1], None)
        elif word == "heroes-phase":
            self.slaughter = 0
        elif word == "dies" and not self.checked:
            self.killed(kind_of(names[0]), at.monsters_turn)
        elif word == "night-over":
            self.wounds |= {hero: wounds for hero, (wounds, _) in at.heroes.items()}
            self.at_the_end_of(names[0])
        elif word in ("calm", "no-calm") and not self.checked:
            self.calm(names[0] if names else 13)
        elif word == "earns" and self.calm_gold is not None:
            self.agree("the gold of a calm city", ["gold", self.calm_gold], names)
            self.gold += self.calm_gold
            self.calm_gold = None
            self.treasury()
        elif word == "achieved":
            self.achieved.add(names[0])
        if word == "dawn" and names[0] == 3:
            self.agree("which Urban Missions are completed", self.completed(), self.achieved)

    def killed(self, kind: str, in_monster_phase: bool) -> None:
        if in_monster_phase:
            return
        self.slaughter += 1
        self.giants += kind in BIG
        if self.slaughter > 2 * self.heroes:
            self.met.add("UM6")
        if self.giants >= 3:
            self.met.add("UM7")

    def at_the_end_of(self, night: int) -> None:
        if night == 1:
            return
        self.last_night = True
        standing = list(self.structures.values())
        kinds = [category(one) for one in standing]
        found = {
            "UM1": standing.count("BD1") >= 4,
            "UM2": kinds.count(1) >= 6,
            "UM3": kinds.count(0) >= 2,
            "UM8": self.mages_lost <= 1,
            "UM9": len([one for one in standing if one[:2] == "BD" and one not in SIMPLE]) >= 2,
            "UM10": max(self.wounds.values()) <= 2,
        }
        self.met |= {name for name, done in found.items() if done}

    def calm(self, slot: int) -> None:
        """LS-17.2: the leftmost slot that has a flame tells how many there are."""
        if 13 - slot >= 9:
            self.met.add("UM5")
        if slot < 13:
            self.calm_gold = CALM_GOLD[slot - 1] + max(0, self.heroes - 2)
        else:
            self.treasury()

    def treasury(self) -> None:
        if self.last_night:
            self.checked = True
            if self.gold >= 8:
                self.met.add("UM4")

    def completed(self) -> set[str]:
        return self.met & set(self.drawn)
