"""CS-6: the dice and tokens of the active player, and every way to pay with them."""

from collections import Counter
from functools import cache
from itertools import product
from math import prod

from tests.reference.casting_shadows.data import ACCEPTS, DICE, KINDS
from tests.reference.second import Ask, Play


@cache
def throws(colour: str, many: int) -> dict[str, int]:
    """What so many dice of a colour show, as it is written, and how many of 6^many throws do."""
    faces = {f"G{colour}": 2, f"O{colour}": 2, "CC": 1, "SF": 1}
    found: Counter[str] = Counter()
    for shown in product(faces, repeat=many):
        name = "+".join(sorted(shown, key=list(faces).index))
        found[name] += prod(faces[face] for face in shown)
    return found


@cache
def rolls(reds: int, blues: int, purples: int) -> dict[str, int]:
    """Every outcome of a throw, and how often it occurs."""
    red, blue, purple = throws("R", reds), throws("B", blues), throws("P", purples)
    return {
        f"roll {a}/{b}/{c}": red[a] * blue[b] * purple[c] for a in red for b in blue for c in purple
    }


class Pool:
    def __init__(self) -> None:
        self.dice: dict[str, str] = {}  # Those that are still in the pool, and what they show.
        self.tokens: Counter[str] = Counter()

    def count(self, kind: str) -> int:
        return self.tokens[kind] + list(self.dice.values()).count(kind)

    def kinds(self) -> Counter[str]:
        return self.tokens + Counter(self.dice.values())

    def empty(self) -> None:
        self.dice = {}
        self.tokens = Counter()

    def payable(self, due: list[str]) -> bool:
        return bool(self.kinds_that_pay(due))

    def kinds_that_pay(self, due: list[str]) -> list[Counter[str]]:
        """CS-6.6: every choice of kinds that meets the requirements one to one."""
        have = self.kinds()
        found: set[tuple[str, ...]] = set()
        for kinds in product(*(sorted(ACCEPTS[symbol]) for symbol in due)):
            if all(many <= have[kind] for kind, many in Counter(kinds).items()):
                found.add(tuple(sorted(kinds)))
        return [Counter(kinds) for kinds in sorted(found)]

    def units(self, kind: str, crystals_reroll: bool) -> list[str]:
        """The units of a kind between which there is a difference.

        A token goes before a die, which can still be rerolled; dice differ by their colour, but a
        crystal that can't be rerolled is like any other.
        """
        if self.tokens[kind]:
            return [f"token-{kind}"]
        found: dict[str, str] = {}
        for die in DICE:
            if self.dice.get(die) == kind:
                alike = "any" if kind == "CC" and not crystals_reroll else DICE[die]
                found.setdefault(alike, die)
        return list(found.values())

    def take(self, unit: str) -> None:
        if unit.startswith("token-"):
            self.tokens -= Counter([unit.removeprefix("token-")])
        else:
            del self.dice[unit]

    def pay(self, seat: str, due: list[str], crystals_reroll: bool) -> Play:
        """What goes in any case goes first; the rest is asked unit by unit."""
        ways = self.kinds_that_pay(due)
        assert ways
        left = len(due)
        while left:
            forced = ways[0].copy()
            for way in ways[1:]:
                forced &= way
            due_still = forced.copy()
            for kind in sorted(forced.elements(), key=KINDS.index):
                units = self.units(kind, crystals_reroll)
                unit = units[0]
                if len(units) > 1 and self.count(kind) > due_still[kind]:
                    options = [f"pay {unit}" for unit in units]
                    unit = (yield Ask(seat, "pay", options, count=left)).split()[1]
                self.take(unit)
                due_still[kind] -= 1
                left -= 1
            ways = [way - forced for way in ways]
            if left:
                kinds = {kind for way in ways for kind in way}
                options = [f"pay {unit}" for k in kinds for unit in self.units(k, crystals_reroll)]
                unit = (yield Ask(seat, "pay", options, count=left)).split()[1]
                paid = unit.removeprefix("token-") if unit.startswith("t") else self.dice[unit]
                self.take(unit)
                left -= 1
                ways = [way - Counter([paid]) for way in ways if way[paid]]

    # Rolling: CS-6.1.

    def show(self, dice: list[str], roll: str) -> None:
        for colour, faces in zip("RBP", roll.split("/"), strict=True):
            ids = [die for die in dice if DICE[die] == colour]
            for die, face in zip(ids, faces.split("+") if faces else [], strict=True):
                self.dice[die] = face

    def seen(self) -> dict[str, dict[str, int]]:
        have = self.kinds()
        return {
            "tokens": {kind: self.tokens[kind] for kind in KINDS},
            "pool": {kind: have[kind] for kind in KINDS},
        }
