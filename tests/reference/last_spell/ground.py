"""The board of The Last Spell, read off what everybody sees (LS-2, LS-3, LS-7)."""

from functools import cache
from typing import Any

Space = tuple[int, int]
DIRECTIONS: dict[str, Space] = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
ROUND = list(DIRECTIONS.values())
TILES = {"HA", "MO"}
GATES = {"ST3", "ST4"}
PORTAL, TOWER, WOODEN_WALL, STONE_WALL = "ST7", "ST8", "ST1", "ST2"
BANDS = [0] * 9 + [1] * 5 + [2] * 5 + [3] * 9
MIDDLE = (4, 4)  # The sector of the Magic Circle.


def read(name: str) -> Space:
    x, y = name.split(",")
    return int(x), int(y)


def add(a: Space, b: Space, times: int = 1) -> Space:
    return a[0] + b[0] * times, a[1] + b[1] * times


def left_of(d: Space) -> Space:
    return ROUND[ROUND.index(d) - 1]


def right_of(d: Space) -> Space:
    return ROUND[(ROUND.index(d) + 1) % 4]


def beside(spaces: list[Space]) -> set[Space]:
    """LS-2.7: sharing an edge."""
    return {add(s, d) for s in spaces for d in ROUND} - set(spaces)


def area(spaces: list[Space]) -> set[Space]:
    """LS-2.8: the ring around them."""
    ring = {(s[0] + dx, s[1] + dy) for s in spaces for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
    return ring - set(spaces)


def in_city(s: Space) -> bool:
    return 9 <= s[0] <= 18 and 9 <= s[1] <= 18


def sector(s: Space) -> Space:
    """LS-2.3: column and row band."""
    if 12 <= s[0] <= 15 and 12 <= s[1] <= 15:
        return MIDDLE
    return BANDS[s[0]], BANDS[s[1]]


def next_to(a: Space) -> set[Space]:
    """LS-2.4."""
    city = {(1, 1), (2, 1), (1, 2), (2, 2)}
    if a == MIDDLE:
        return city
    found = {add(a, d) for d in ROUND if 0 <= a[0] + d[0] <= 3 and 0 <= a[1] + d[1] <= 3}
    return found | {MIDDLE} if a in city else found


@cache
def sector_distance(a: Space, b: Space) -> int:
    """LS-2.5."""
    seen, distance = {a}, 0
    while b not in seen:
        seen |= {other for one in seen for other in next_to(one)}
        distance += 1
    return distance


def arrow(s: Space) -> str:
    """LS-12.2: the orientation field."""
    dx, dy = 13.5 - s[0], 13.5 - s[1]
    if abs(dx) > abs(dy):
        return "east" if dx > 0 else "west"
    if abs(dy) > abs(dx):
        return "south" if dy > 0 else "north"
    if dx > 0:
        return "east" if dy > 0 else "north"
    return "south" if dy > 0 else "west"


@cache
def open_ground(terrain: tuple[str, ...], depth: int, fog_in_north: bool) -> set[Space]:
    """LS-2.11."""
    found = set()
    for x in range(28):
        for y in range(28):
            foggy = x < depth or x > 27 - depth or y > 27 - depth or (fog_in_north and y < depth)
            if not foggy and terrain[y][x] != "^":
                found.add((x, y))
    return found


@cache
def under_trees(terrain: tuple[str, ...]) -> set[Space]:
    """LS-19.8."""
    trees = [(x, y) for x in range(28) for y in range(28) if terrain[y][x] == "T"]
    return {s for tree in trees for s in area([tree])}


class Board:
    """Where everything stands at one moment."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.terrain: list[str] = view["terrain"]
        self.fog_depth: int = view["fog"]
        self.fog_in_north = view["map"] == "lakeburg"
        self.heroes: dict[str, dict[str, Any]] = {}
        for hero in view["heroes"]:
            if hero["space"]:
                self.heroes[hero["hero"]] = {**hero, "at": read(hero["space"])}
        self.structures = [
            {**one, "at": [read(space) for space in one["spaces"]]} for one in view["structures"]
        ]
        self.monsters: dict[str, dict[str, Any]] = {}
        for monster in view["monsters"]:
            if monster["space"]:
                at = [read(monster["space"])]
                if monster["kind"] == "Y":
                    at = [read(space) for space in view["dryad"]]
                self.monsters[monster["monster"]] = {**monster, "at": at}

        self.shut: dict[Space, list[tuple[Space, Space, int, int]]] = {}

    def open_ground(self) -> set[Space]:
        """Neither Fog nor Cliff."""
        return open_ground(tuple(self.terrain), self.fog_depth, self.fog_in_north)

    # What a space holds.

    def on_board(self, s: Space) -> bool:
        return 0 <= s[0] <= 27 and 0 <= s[1] <= 27

    def ground(self, s: Space) -> str:
        return self.terrain[s[1]][s[0]]

    def fog(self, s: Space) -> bool:
        """LS-2.11."""
        return self.on_board(s) and self.ground(s) != "^" and s not in self.open_ground()

    @property
    def structures(self) -> list[dict[str, Any]]:
        return self._structures

    @structures.setter
    def structures(self, standing: list[dict[str, Any]]) -> None:
        self._structures = standing
        self.built = {s: one for one in standing for s in one["at"]}

    def structure(self, s: Space) -> dict[str, Any] | None:
        return self.built.get(s)

    def hero(self, s: Space) -> dict[str, Any] | None:
        for one in self.heroes.values():
            if one["at"] == s:
                return one
        return None

    def figures(self, s: Space) -> list[dict[str, Any]]:
        """Monsters, tiles, Monoliths and bosses."""
        return [one for one in self.monsters.values() if s in one["at"]]

    def occupied(self, s: Space) -> bool:
        """LS-2.9."""
        built = self.structure(s)
        return (
            self.ground(s) in "@oT^"
            or (built is not None and built["structure"] != PORTAL)
            or self.hero(s) is not None
            or bool(self.figures(s))
        )

    def free(self, s: Space, fog: bool = False) -> bool:
        """LS-2.10."""
        return self.on_board(s) and not self.occupied(s) and (fog or not self.fog(s))

    # Line of fire (LS-7).

    def blocks(self, s: Space) -> bool:
        if not self.on_board(s):
            return False
        built = self.structure(s)
        kind = built["structure"] if built else ""
        return self.ground(s) == "T" or kind.startswith("BD") or kind == STONE_WALL

    def sees(self, h: Space, s: Space) -> bool:
        """LS-7.3, LS-7.5."""
        if h not in self.shut:
            self.shut[h] = self.closed(h)
        dx, dy = s[0] - h[0], s[1] - h[1]
        for d, right, a, b in self.shut[h]:
            k, t = dx * d[0] + dy * d[1], dx * right[0] + dy * right[1]
            if k >= 2 and -(a + k - 1) <= t <= b + k - 1:
                return False
            if k >= 1 and t >= 1 and self.blocks(add(h, right)):
                return False
        return True

    def closed(self, h: Space) -> list[tuple[Space, Space, int, int]]:
        """The sides that are shut, and how far the blocking row goes on to the left and right."""
        found = []
        for d in ROUND:
            s = add(h, d)
            if self.blocks(s):
                found.append((d, right_of(d), self.row(s, left_of(d)), self.row(s, right_of(d))))
        return found

    def row(self, s: Space, d: Space) -> int:
        """How many blocking spaces follow one another from here."""
        count = 0
        while self.blocks(add(s, d, count + 1)):
            count += 1
        return count
