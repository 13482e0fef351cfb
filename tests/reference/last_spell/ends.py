"""How a game ends, reckoned from what is told and seen (LS-1, LS-17, LS-20 … 23)."""

from collections.abc import Callable
from typing import Any

from tests.reference.last_spell.harm import NO_ARMOUR
from tests.reference.last_spell.missions import Missions
from tests.reference.last_spell.monsters import STRENGTH
from tests.reference.last_spell.phases import kind_of

WON = {"survived", "boss-slain", "campaign-won"}
BOSSES = {"gildenberg": {"X"}, "lakeburg": {"ZH", "ZT"}, "glenwald": {"Y"}}  # both parts.
PRIEST = "A22"
CITIES = list(BOSSES)
WOUNDS = {"K1": 3, "K2": 4, "K3": 4, "U1": 2, "U2": 3, "U3": 3, "X": 7, "ZH": 8, "ZT": 6, "Y": 11}
NO_MONSTERS = ("HA", "MO", "MN")
DOOM = {"easy": 12, "normal": 10, "hard": 9, "nightmare": 8}
NIGHT_GOES_ON = {"turn", "act", "coin"}  # Asked between two actions: LS-1.8 was tested before.
CALM = {"deal", "take", "give"}  # LS-17.2 comes before the Urban Missions.
THEN = {"strike", "darkness", "help", "refresh"}  # LS-8.1: asked before the death check.


class Ends:
    """The ledger of everything that can end a game."""

    def __init__(
        self, said: dict[str, str], seats: int, agree: Callable[[str, Any, Any], None]
    ) -> None:
        self.scenario, self.difficulty = said["scenario"], said["difficulty"]
        self.seats = seats
        self.agree = agree
        self.due: str | None = None  # What must be told next.
        self.told = ""  # The end that was told.
        self.city = CITIES.index(self.scenario) if self.scenario in CITIES else 0
        self.day = 0
        self.night = False
        self.known = False  # The night was seen before.
        self.monsters_turn = False
        self.phase = 0
        self.doomed = False
        self.waves = 1  # Schema cards that are still to be revealed.
        self.mages: int | None = None
        self.struck: int | None = None  # What the blow against the Circle that was told takes.
        self.heroes: dict[str, list[int]] = {}  # On the board: Wounds and HP.
        self.monsters: dict[str, int] = {}  # The Wounds each has left.
        self.priests: set[str] = set()  # A22: who can save another.
        self.saving: set[str] = set()  # Who was dead when somebody was asked about it.
        self.knocked_out = False
        self.slain: set[str] = set()
        self.missions = Missions(agree)

    # What is seen.

    def look(self, view: dict[str, Any], why: str) -> None:
        """The ledger must be what everybody sees; where it tells nothing it is brought up to it."""
        heroes = {one["hero"]: [one["wounds"], one["hp"]] for one in view["heroes"] if one["space"]}
        monsters = {
            one["monster"]: max(0, one["of"] - one["wounds"])
            for one in view["monsters"]
            if one["kind"] not in NO_MONSTERS
        }
        if self.night and self.known:
            self.agree("how many Mages are left", self.mages, view["mages"])
            self.agree("which heroes are on the board", set(self.heroes), set(heroes))
            for name, (wounds, _) in self.heroes.items():
                self.agree(f"the Wounds of {name}", wounds, heroes[name][0])
            self.agree("what the monsters can bear", self.monsters, monsters)
        self.known = self.night
        self.priests = priests(view)
        self.day, self.mages = view["day"], view["mages"]
        self.heroes, self.monsters = heroes, monsters
        self.waves = sum(len(cards) for cards in view["slots"].values())
        self.missions.look(view)
        if why in NIGHT_GOES_ON and self.night:
            self.agree(f"whether night {self.day} is over", self.survived(), False)

    def asked(self, why: str) -> None:
        """Somebody is asked: nothing may have ended."""
        self.agree(f"what ends the game before “{why}” is asked", self.due, None)
        if why not in CALM:
            self.agree(f"what ends the game before “{why}” is asked", self.after_missions(), None)
        self.saving = self.dying() if why == "save" else set()
        if why not in THEN:
            self.agree("who is dead and was not taken away", self.dying(), self.saving)
        for hero in self.saving:
            self.agree(f"whether anybody can save {hero}", bool(self.priests - {hero}), True)

    def over(self, reason: str, scores: list[float], shown: str) -> None:
        """LS-1.1: all win or all lose; it was told before, and is written in the view."""
        self.agree("the end that was told", self.told, reason)
        self.agree("the end that is shown", reason, shown)
        self.agree("who won", [float(reason in WON)] * self.seats, scores)

    # What is reckoned.

    def survived(self) -> bool:
        """LS-1.7; never in the night of a boss (LS-1.9)."""
        if self.day == 3 or self.waves or not self.heroes:
            return False
        return sum(self.monsters.values()) <= len(self.heroes)

    def dying(self) -> set[str]:
        """LS-4.2."""
        return {name for name, (wounds, hp) in self.heroes.items() if wounds >= hp}

    def after_death(self) -> str | None:
        """LS-1.4, LS-22.6, LS-23.6, K9; None: the game goes on without the hero."""
        alone = self.seats == 1
        if self.scenario == "introductory" or (alone and not self.heroes):
            return None if self.heroes else "heroes-lost"
        if self.difficulty == "easy" and not self.knocked_out:
            self.knocked_out = True
            return "knocked-out"
        return None if alone else "hero-died"

    def after_boss(self) -> str | None:
        """LS-1.9, LS-17.4; None: it has another part."""
        if not BOSSES[CITIES[self.city]] <= self.slain:
            return None
        if self.scenario != "campaign":
            return "boss-slain"
        return "campaign-won" if self.city == 2 else "scenario-won"

    def after_missions(self) -> str | None:
        """LS-1.6; None as well: they are not yet looked at."""
        failed = self.missions.checked and not self.missions.completed()
        return "missions-failed" if failed else None

    def after_circle(self) -> str | None:
        """LS-1.5."""
        return None if self.mages else "circle-lost"

    # What is told.

    def hear(self, one: list[Any]) -> None:
        word, *names = one
        ending = names[0] if word == "ends" else word
        if self.due is not None:
            if word == "wyrm-stage":
                return  # LS-20.14: the cards turn when a part is removed.
            self.agree("what ends here", self.due, ending)
            self.due = None
        elif word == "ends" and ending == "survived":
            self.agree("whether the night is survived", self.ends_the_night(), True)
            self.agree("whether it was the one night", self.scenario, "introductory")
        elif word in ("ends", "scenario-won", "knocked-out"):
            self.agree("what ends here", self.after_missions(), ending)
        self.missions.hear(one, self)
        if word == "ends":
            self.told = ending
        else:
            self.reckon(word, names)

    def ends_the_night(self) -> bool:
        self.doom_was_told()
        return self.survived()

    def reckon(self, word: str, names: list[Any]) -> None:
        if word == "evening":
            self.night = False
        elif word == "monster-phase":
            self.night = self.monsters_turn = True
            self.phase, self.doomed = names[0], False
        elif word == "heroes-phase":
            self.doom_was_told()
            self.monsters_turn = False
            self.agree(f"whether night {self.day} is over", self.survived(), False)
        elif word == "night-over":
            self.agree("which night is over", self.day, names[0])
            self.agree(f"whether night {self.day} is over", self.ends_the_night(), True)
            self.night, self.monsters = False, {}
        elif word == "dawn" and names[0] == 3:
            self.agree("what ends the game before Day 3", self.after_missions(), None)
        elif word == "next-scenario":
            self.city += 1
            self.agree("which city comes next", self.city + 1, names[0])
            self.knocked_out, self.slain, self.mages = False, set(), None
            self.night, self.missions = False, Missions(self.agree)
        elif word in ("doom", "strikes-circle", "mages"):
            self.circle(word, names)
        else:
            self.figures(word, names)

    def doom_was_told(self) -> None:
        """LS-13.11, K7."""
        if self.monsters_turn:
            due = self.phase >= DOOM[self.difficulty]
            self.agree("whether the doom has taken a Mage", due, self.doomed)

    def circle(self, word: str, names: list[Any]) -> None:
        """LS-13.9: a blow takes as many Mages as it is strong; what else takes some says so."""
        assert self.mages is not None
        if word == "doom":
            self.doomed = True
        elif word == "strikes-circle":
            self.struck = min(self.mages, strength(names[0]))
        else:
            if self.struck is not None:
                self.agree("how many Mages the blow takes", self.struck, names[0])
            self.struck = None
            self.mages -= names[0]
            self.missions.mages_lost += names[0]
            self.agree("how many Mages are left", self.mages, names[1])
            self.due = self.after_circle()

    def figures(self, word: str, names: list[Any]) -> None:
        if word == "enters" or word == "hatches":
            name, kind = names[0], kind_of(names[0])
            if kind not in NO_MONSTERS:
                self.monsters.setdefault(name, WOUNDS.get(kind, 1))
        elif word == "reveals":
            self.waves -= 1
        elif word == "hit" and names[0] in self.monsters:
            self.monsters[names[0]] = max(0, self.monsters[names[0]] - names[1])
        elif word == "explodes":
            self.monsters[names[0]] = 0
        elif word in ("dies", "swept-away"):
            self.monsters.pop(names[0], None)
            if names[0] in BOSSES[CITIES[self.city]]:
                self.slain.add(names[0])
                self.due = self.after_boss()
        elif word == "wounded":
            self.heroes[names[0]][0] += names[1]
        elif word == "heals" and names[0] in self.heroes:
            self.heroes[names[0]][0] = max(0, self.heroes[names[0]][0] - names[1])
        elif word == "uses-item" and names[1] == PRIEST:
            self.priests.discard(names[0])
            for dead in self.dying():
                self.heroes[dead][0] = self.heroes[dead][1] - 1
        elif word == "falls":
            able = (self.priests & set(self.heroes)) - {names[0]}
            self.agree(
                f"whether somebody is asked to save {names[0]}", bool(able), names[0] in self.saving
            )
            self.agree(f"whether {names[0]} is dead", names[0] in self.dying(), True)
            self.heroes.pop(names[0], None)
            self.due = self.after_death()


def priests(view: dict[str, Any]) -> set[str]:
    """Who wears a ready Priest Armor, and no shield that forbids it."""
    found = set()
    for hero in view["heroes"]:
        ready = {one["item"][:3] for one in hero["items"] if not one["exhausted"]}
        worn = {one["item"][:3] for one in hero["items"]}
        if hero["space"] and PRIEST in ready and NO_ARMOUR not in worn:
            found.add(hero["hero"])
    return found


def strength(monster: str) -> int:
    return STRENGTH.get(kind_of(monster), 1)
