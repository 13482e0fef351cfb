"""A Monster Phase, told by the game and foretold here: every step and every blow (LS-11 … 13)."""

from typing import Any

from tests.reference.last_spell.ground import Board, Space, in_city, read
from tests.reference.last_spell.monsters import (
    AROUND,
    CIRCLE,
    STANDING,
    STRENGTH,
    category,
    targets,
    turn_key,
    walk_all,
)

Told = list[Any]
WALKING = {"moves", "stays", "turns"}
STRIKING = {"strikes-hero", "strikes-structure", "strikes-circle", "explodes"}
# What is born and moves outside its turn, or is moved by a boss, is not followed here.
OTHERWISE = {"hatches", "traps", "turns-over", "displaced", "freed"}
MIDNIGHT = {"night-over", "scenario-won", "ends"}


def kind_of(monster: str) -> str:
    """C12 is a Clawer; each Bulky and Accursed is a kind of its own."""
    return monster if monster[0] in "KUXZY" else monster.rstrip("0123456789")


def panic_after(view: dict[str, Any]) -> int:
    """LS-11.3."""
    walking = [one for one in view["monsters"] if one["kind"] not in ("HA", "MO", "MN")]
    inside = [one for one in walking if one["space"] and in_city(read(one["space"]))]
    return max(0, int(view["panic"]) - len(inside))


class Phase:
    """From the coin to the heroes: first gathered, then judged as a whole."""

    def __init__(self, view: dict[str, Any], coin: str) -> None:
        self.board = Board(view)
        self.mages: int = view["mages"]
        self.panic: int = view["panic"]
        self.coin = coin
        self.told: list[Told] = []

    @property
    def over(self) -> bool:
        return any(one[0] in MIDNIGHT or one[0] == "heroes-phase" for one in self.told)

    @property
    def followed(self) -> bool:
        return not any(one[0] in OTHERWISE or one[:2] == ["enters", "Y"] for one in self.told)

    @property
    def drained(self) -> bool:
        """LS-20.20: the Dryad took the last Mage, before anybody moved."""
        return [one[0] for one in self.told[-3:]] == ["drains", "mages", "ends"]

    def apply(self, one: Told) -> None:
        """What happened before the walk, or by a boss before the others strike."""
        board = self.board
        if one[0] == "enters":
            if one[1][0] == "Z":
                self.clear(read(one[2]))
            board.monsters[one[1]] = {
                "monster": one[1],
                "kind": kind_of(one[1]),
                "at": [read(one[2])],
                "facing": self.entry(one[2]),
                "stunned": False,
                **{
                    key: value
                    for key, value in board.monsters.get(one[1], {}).items()
                    if key != "at"
                },
            }
        elif one[0] == "dies":
            board.monsters.pop(one[1], None)
        elif one[0] == "burns":
            for built in board.structures:
                if built["spaces"][0] == one[2]:
                    built["flames"] = min(one[3], built["capacity"])
        elif one[0] == "destroyed":
            board.structures = [one_ for one_ in board.structures if one_["spaces"][0] != one[2]]
        elif one[0] == "wounded":
            board.heroes[one[1]]["wounds"] += one[2]

    def clear(self, s: Space) -> None:
        """LS-20.11: Cetusia takes the place of whatever is there; her other part is lifted too."""
        here = {one["monster"] for one in self.board.figures(s) if one["kind"][0] != "Z"}
        for name in here:
            del self.board.monsters[name]
        self.board.structures = [one for one in self.board.structures if s not in one["at"]]

    def entry(self, space: str) -> str:
        """LS-2.12: which way a slot looks."""
        (x, y), depth = read(space), self.board.fog_depth
        if x < depth:
            return "east"
        if x > 27 - depth:
            return "west"
        return "north" if y > 27 - depth else "south"

    def foretell(self) -> tuple[list[Any], list[Any]]:
        """The steps of all monsters, and what each then strikes."""
        at = 0
        while at < len(self.told) and self.told[at][0] not in WALKING | STRIKING:
            self.apply(self.told[at])
            at += 1
        steps = [(name, f"{x},{y}") for name, (x, y) in walk_all(self.board, self.coin)]
        while at < len(self.told) and self.told[at][0] not in STRIKING:
            self.apply(self.told[at])
            at += 1
        monsters = sorted(self.board.monsters.values(), key=turn_key)
        blows = []
        for monster in monsters:
            if monster["kind"] not in STANDING or monster["kind"] == "MO":
                sets = targets(self.board, monster)
                if sets:
                    blows.append((monster["monster"], sets))
        return steps, blows

    def steps_told(self) -> list[Any]:
        return [(one[1], one[2]) for one in self.told if one[0] == "moves"]

    def fallen(self) -> set[str]:
        """A hero who has died in this phase is struck no more."""
        return {one[1] for one in self.told if one[0] == "falls"}

    def blows_told(self) -> list[tuple[str, list[str]]]:
        """Each monster that struck, in order, and whom."""
        found: list[tuple[str, list[str]]] = []
        for one in self.told:
            if one[0] not in STRIKING or one[0] == "explodes":
                continue
            whom = CIRCLE if one[0] == "strikes-circle" else one[2]
            if found and found[-1][0] == one[1] and kind_of(one[1]) in AROUND:
                found[-1][1].append(whom)
            else:
                found.append((one[1], [whom]))
        return found

    def aftermath(self) -> dict[str, Any] | None:
        """What is left of structures, Circle and Panic Area (LS-16); None: a boss struck."""
        if any(one[0] in ("wyrm-strikes", "drains") or one[1:2] == ["Y"] for one in self.told):
            return None
        mages, panic = self.mages, self.panic
        flames = {one["spaces"][0]: [one, one["flames"]] for one in self.board.structures}
        for name, whom in self.blows_told():
            for hit in whom:
                if hit == CIRCLE:
                    mages = max(0, mages - strength(name))
                elif hit in flames:
                    built, burning = flames[hit]
                    for _ in range(strength(name)):
                        if burning < built["capacity"] and category(built["structure"]) != 1:
                            panic = max(0, panic - 1)
                        burning += 1
                    flames[hit][1] = burning
        mages -= len([one for one in self.told if one[0] == "doom"])
        left = {name: n for name, (built, n) in flames.items() if n <= built["capacity"]}
        return {"mages": mages, "panic": panic, "flames": left}


def strength(monster: str) -> int:
    return STRENGTH.get(kind_of(monster), 1)
