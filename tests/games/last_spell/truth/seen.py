"""A table as everybody sees it, and one answer that is refused there."""

import re
from collections.abc import Callable, Iterator
from typing import Any

from gloaming.engine.question import Option
from gloaming.games.last_spell import GAME
from gloaming.games.last_spell.state import State

Spot = tuple[int, int]
Predicate = Callable[["Case"], bool]

SIZE = 28
SIDES: dict[str, Spot] = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
FAR = {"current": (0, 0), "adjacent": (1, 1), "far": (2, 2)}
FAR |= {"current-adjacent": (0, 1), "adjacent-far": (1, 2)}
PLOTS = [
    ((10, 10), (11, 10)),
    ((13, 10), (13, 11)),
    ((10, 12), (10, 13)),
    ((16, 10), (17, 10)),
    ((14, 10), (14, 11)),
    ((17, 12), (17, 13)),
    ((10, 17), (11, 17)),
    ((13, 16), (13, 17)),
    ((10, 14), (10, 15)),
    ((16, 17), (17, 17)),
    ((14, 16), (14, 17)),
    ((17, 14), (17, 15)),
]

reasons: dict[str, Predicate] = {}


def reason(key: str) -> Callable[[Predicate], Predicate]:
    """Says when a reason is true; each has one predicate."""

    def keep(predicate: Predicate) -> Predicate:
        assert key not in reasons, key
        reasons[key] = predicate
        return predicate

    return keep


def spot(name: str) -> Spot:
    x, _, y = name.partition(",")
    return int(x), int(y)


def far(one: Spot, other: Spot) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


def around(one: Spot, other: Spot) -> bool:
    """Whether a space lies in the Area of another (LS-2.8)."""
    return one != other and max(abs(one[0] - other[0]), abs(one[1] - other[1])) == 1


def add(one: Spot, way: Spot, times: int = 1) -> Spot:
    return one[0] + times * way[0], one[1] + times * way[1]


def board() -> Iterator[Spot]:
    return ((x, y) for y in range(SIZE) for x in range(SIZE))


def card_of(item: str) -> str:
    """W-M1b is a W-M1, A01c an A01; W-M1b-rush is a W-M1-rush."""
    return re.sub(r"^(W-[MRG]\d|A\d\d)[a-h](?=-|$)", r"\1", item)


def index(kind: str, name: str) -> int:
    return GAME.things[kind].index(name)


def sector(at: Spot) -> Spot | None:
    """Bands of columns and rows (LS-2.3); None stands for MC."""
    if 12 <= at[0] <= 15 and 12 <= at[1] <= 15:
        return None
    return band(at[0]), band(at[1])


def band(n: int) -> int:
    return 0 if n <= 8 else 1 if n <= 13 else 2 if n <= 18 else 3


def sectors_apart(one: Spot, other: Spot) -> int:
    """How many edges lie between two sectors; MC touches the four of the City (LS-2.4, LS-2.5)."""
    first, second = sector(one), sector(other)
    city = [(x, y) for x in (1, 2) for y in (1, 2)]
    if first is None or second is None:
        if first == second:
            return 0
        outer = first or second
        assert outer is not None
        return 1 + min(far(outer, inner) for inner in city)
    apart = far(first, second)
    if first in city and second in city:
        apart = min(apart, 2)
    return apart


class Seen:
    """One question, and what lies on the table."""

    def __init__(self, state: State) -> None:
        assert state.question is not None
        self.state = state
        self.question = state.question
        self.why = state.question.why
        self.view: Any = GAME.view(state, 0)
        self.heroes: dict[str, Any] = {it["hero"]: it for it in self.view["heroes"]}
        self.hero_at = {spot(it["space"]): it for it in self.view["heroes"] if it["space"]}
        self.built = {spot(s): it for it in self.view["structures"] for s in it["spaces"]}
        self.monsters: dict[str, Any] = {it["monster"]: it for it in self.view["monsters"]}
        self.on: dict[Spot, list[Any]] = {}
        for monster in self.view["monsters"]:
            for at in self.spots_of(monster):
                self.on.setdefault(at, []).append(monster)

    def spots_of(self, monster: Any) -> list[Spot]:
        both = self.view["dryad"] if monster["kind"] == "Y" else [monster["space"]]
        return [spot(space) for space in both]

    # The ground.

    def terrain(self, at: Spot) -> str:
        rows: list[str] = self.view["terrain"]
        return rows[at[1]][at[0]]

    def inside(self, at: Spot) -> bool:
        return 0 <= at[0] < SIZE and 0 <= at[1] < SIZE

    def fog(self, at: Spot) -> bool:
        """LS-2.11"""
        (x, y), deep = at, self.view["fog"]
        north = self.view["map"] == "lakeburg" and y < deep
        return self.terrain(at) != "^" and (x < deep or max(x, y) > SIZE - 1 - deep or north)

    def kind(self, at: Spot) -> str:
        """Which structure stands on a space."""
        return str(self.built[at]["structure"]) if at in self.built else ""

    def taken(self, at: Spot) -> bool:
        """LS-2.9"""
        figure = at in self.hero_at or at in self.on
        return figure or self.terrain(at) not in ".~" or self.kind(at) not in ("", "ST7")

    def free(self, at: Spot) -> bool:
        """LS-2.10"""
        return self.inside(at) and not self.taken(at) and not self.fog(at)

    def stand(self, kind: str) -> int:
        return sum(it["structure"] == kind for it in self.view["structures"])

    # The line of fire.

    def blocks(self, at: Spot) -> bool:
        """LS-7.1"""
        if not self.inside(at):
            return False
        return self.terrain(at) == "T" or self.kind(at)[:2] == "BD" or self.kind(at) == "ST2"

    def hidden(self, here: Spot, there: Spot) -> bool:
        """LS-7.2 to LS-7.6"""
        dx, dy = there[0] - here[0], there[1] - here[1]
        closed = [way for way in SIDES.values() if self.blocks(add(here, way))]
        for way in closed:
            right = (-way[1], way[0])
            k = dx * way[0] + dy * way[1]
            t = dx * right[0] + dy * right[1]
            a = self.row(add(here, way), (way[1], -way[0]))
            b = self.row(add(here, way), right)
            if k >= 2 and -(a + k - 1) <= t <= b + k - 1:
                return True
            if right in closed and k >= 1 and t >= 1:
                return True
        return False

    def row(self, at: Spot, way: Spot) -> int:
        """How far blockers go on."""
        many = 0
        while self.blocks(add(at, way, many + 1)):
            many += 1
        return many

    # Who and what.

    def carrier(self, item: str) -> str:
        """The hero in play that carries an item."""
        for name, hero in self.heroes.items():
            if not hero["waiting"] and any(it["item"] == item for it in hero["items"]):
                return name
        return ""

    def owned(self, item: str) -> bool:
        shared = any(it["item"] == item for it in self.view["supply"])
        return shared or self.carrier(item) != ""

    def held(self, item: str) -> Any:
        """An item that the team has, as it lies there."""
        lying = [it for hero in self.heroes.values() for it in hero["items"]] + self.view["supply"]
        return next(it for it in lying if it["item"] == item)


class Case:
    """An answer that was refused."""

    def __init__(self, seen: Seen, option: Option) -> None:
        self.seen = seen
        self.state = seen.state
        self.view = seen.view
        self.why = seen.why
        self.verb = option.verb
        self.noun = option.name.partition(" ")[2]

    @property
    def spot(self) -> Spot:
        return spot(self.noun)

    @property
    def hero(self) -> Any:
        """Who is hurt, attacks, or acts."""
        if self.view["harm"]:
            return self.seen.heroes[self.view["harm"][-1]["hero"]]
        if self.view["attack"] and self.view["attack"][-1]["hero"]:
            return self.seen.heroes[self.view["attack"][-1]["hero"]]
        return self.seen.heroes[self.view["active"]]

    @property
    def number(self) -> int:
        """The number of the hero in the state's lists."""
        return self.state.card.index(index("hero", self.hero["hero"]))

    @property
    def here(self) -> Spot:
        return spot(self.hero["space"])

    @property
    def card(self) -> str:
        return card_of(self.noun)

    @property
    def face(self) -> dict[str, str]:
        return GAME.printed[self.card]

    def wears(self, card: str) -> bool:
        return any(card_of(it["item"]) == card for it in self.hero["items"])

    def carries(self, item: str) -> bool:
        return any(it["item"] == item for it in self.hero["items"])

    def exhausted(self) -> bool:
        return bool(self.seen.held(self.noun)["exhausted"])

    def token(self, hero: Any) -> Any:
        return hero["tokens"][int(self.noun) - 1]
