"""What the monsters do: how they walk (LS-12) and whom they attack (LS-13)."""

from typing import Any

from tests.reference.last_spell.ground import (
    DIRECTIONS,
    PORTAL,
    TILES,
    Board,
    Space,
    add,
    area,
    arrow,
    beside,
    left_of,
    right_of,
)

MOVES = {"C": 3, "R": 5, "M": 2, "A": 2, "B": 3, "W": 4, "K1": 2, "K2": 2, "K3": 2}
MOVES |= {"U1": 3, "U2": 2, "U3": 2, "L": 3, "X": 5}
STRENGTH = {"M": 2, "B": 2, "W": 2, "K1": 2, "K2": 2, "K3": 3, "U3": 2, "X": 3}
DICE = {"C": "b", "R": "b", "M": "o", "A": "b", "B": "o", "W": "b", "K1": "o", "K2": "o"}
DICE |= {"K3": "ob", "U1": "b", "U2": "ob", "U3": "ob", "L": "ob", "X": "ob", "Y": "ob"}
FLYING = {"W", "L", "X"}
RESOLUTE = {"K1", "K2", "K3"}
SHOOTING = {"A": 4, "MO": 7}
AROUND = {"U1", "U2", "U3", "B"}
STANDING = {"ZH", "ZT", "Y", "HA", "MO", "MN"}
CORNERS = {(11, 11), (16, 11), (16, 16), (11, 16)}
CIRCLE = "circle"


def category(structure: str) -> int:
    """LS-13.5: Defences before Walls before Buildings."""
    if structure.startswith("BD"):
        return 2
    return 1 if structure in ("ST1", "ST2", "ST3", "ST4") else 0


def turn_key(monster: dict[str, Any]) -> tuple[int, int, int]:
    """LS-12.3: West side first and clockwise, lane by lane, the foremost first."""
    x, y = monster["at"][0]
    return {
        "east": (0, -y, -x),
        "south": (1, x, -y),
        "west": (2, y, x),
        "north": (3, -x, y),
    }[monster["facing"]]


class Walk:
    """One monster's movement."""

    def __init__(self, board: Board, monster: dict[str, Any], coin: str) -> None:
        self.board = board
        self.monster = monster
        self.kind: str = monster["kind"]
        self.ahead = DIRECTIONS[monster["facing"]]
        sides = [left_of(self.ahead), right_of(self.ahead)]
        self.sides = sides if coin == "left" else sides[::-1]
        self.steps: list[Space] = []

    @property
    def at(self) -> Space:
        at: Space = self.monster["at"][0]
        return at

    def go(self) -> list[Space]:
        """The spaces it comes to, in order; afterwards it turns to the arrow (LS-12.1)."""
        board = self.board
        if self.monster["stunned"]:
            return []
        left = MOVES[self.kind]
        if board.ground(self.at) == "~" and self.kind not in FLYING:
            left = max(1, left - 2)
        if self.kind == "X" and self.at in CORNERS:
            left = min(left, 3)
        self.visited = {self.at}
        if self.held():
            left = 0
        while left > 0:
            paid = self.in_fog() if board.fog(self.at) else self.on_map(left)
            if paid is None:
                break
            left -= paid
        if not board.fog(self.at):
            self.monster["facing"] = arrow(self.at)
        return self.steps

    def to(self, s: Space) -> None:
        self.monster["at"] = [s]
        self.visited.add(s)
        self.steps.append(s)

    def held(self) -> bool:
        """LS-10.8: what keeps a Resolute monster where it is."""
        if self.kind not in RESOLUTE or self.board.fog(self.at):
            return False
        for s in area([self.at]):
            if not self.board.on_board(s):
                continue
            built = self.board.structure(s)
            kind = built["structure"] if built else ""
            holds = kind not in ("", PORTAL) and category(kind) != 1
            if holds or self.board.ground(s) == "@" or self.board.hero(s):
                return True
        return False

    def stops(self) -> bool:
        """LS-12.5."""
        for s in beside([self.at]):
            if not self.board.on_board(s):
                continue
            if self.board.ground(s) == "@":
                return True
            if self.kind in RESOLUTE:
                continue
            if self.board.hero(s):
                return True
            built = self.board.structure(s)
            if built and built["structure"] != PORTAL:
                defence = category(built["structure"]) == 0
                if not (defence and self.kind in FLYING):
                    return True
        return False

    def in_fog(self) -> int | None:
        """LS-12.10."""
        board, ahead = self.board, add(self.at, self.ahead)
        if board.free(ahead, fog=True):
            self.to(ahead)
            return 1
        for side in self.sides:
            s = add(self.at, side)
            lane = s[1] if self.ahead[0] else s[0]
            room = board.fog(s) and board.free(s, fog=True) and s not in self.visited
            if room and 7 <= lane <= 20:
                self.to(s)
                return 0
        return None

    def on_map(self, left: int) -> int | None:
        """LS-12.5 to LS-12.9; None where it stops."""
        board, ahead = self.board, add(self.at, self.ahead)
        if self.stops() or not board.on_board(ahead) or board.fog(ahead):
            return None
        if board.free(ahead):
            self.to(ahead)
            return 1
        if self.passable(ahead):
            far = 1
            while self.passable(add(self.at, self.ahead, far)):
                far += 1
            beyond = add(self.at, self.ahead, far)
            if far <= left and board.free(beyond):
                self.to(beyond)
                return far
            return None
        if not self.goes_round(ahead):
            return None
        for side in self.sides:
            s = add(self.at, side)
            if board.free(s) and s not in self.visited:
                self.to(s)
                return 1
        return None

    def passable(self, s: Space) -> bool:
        """LS-12.7: monsters, and for those who fly what they fly over."""
        if not self.board.on_board(s) or self.board.hero(s):
            return False
        figures = self.board.figures(s)
        if figures:
            return all(one["kind"] not in TILES | {"Y", "MN"} for one in figures)
        if self.kind not in FLYING:
            return False
        built = self.board.structure(s)
        over = built is not None and category(built["structure"]) == 0
        return self.board.ground(s) == "o" or (over and self.board.occupied(s))

    def goes_round(self, s: Space) -> bool:
        if self.kind in RESOLUTE:
            return self.board.ground(s) != "@"
        kinds = {one["kind"] for one in self.board.figures(s)}
        return self.board.ground(s) in "oT^" or bool(kinds & (TILES | {"MN", "Y"}))


def walk_all(board: Board, coin: str) -> list[tuple[str, Space]]:
    """Sub-phase 5: every step of every monster, in order; the board is changed."""
    movers = [one for one in board.monsters.values() if one["kind"] not in STANDING]
    steps = []
    for monster in sorted(movers, key=turn_key):
        steps += [(monster["monster"], s) for s in Walk(board, monster, coin).go()]
    return steps


# Attacks.


def targets(board: Board, monster: dict[str, Any]) -> list[set[str]]:
    """Whom it attacks: one of each set; those who strike all around have many (LS-10.10, 10.12)."""
    at, kind = monster["at"], monster["kind"]
    if monster["stunned"] or any(board.fog(s) for s in at) or kind in ("HA", "MN", "Y"):
        return []
    if kind in SHOOTING:
        hit = shot(board, monster)
        if hit:
            return [{hit}]
    if kind in AROUND:
        around = sorted(name for s in area(at) for name in things_at(board, s))
        return [{name} for name in dict.fromkeys(around)]
    near = area(at) if kind in RESOLUTE else beside(at)
    found = best(board, near, kind)
    return [found] if found else []


def things_at(board: Board, s: Space) -> list[str]:
    """Heroes, structures that can be hurt (by their first space) and the Circle."""
    if not board.on_board(s):
        return []
    found = []
    hero, built = board.hero(s), board.structure(s)
    if hero:
        found.append(str(hero["hero"]))
    if built and built["structure"] != PORTAL:
        found.append(str(built["spaces"][0]))
    if board.ground(s) == "@":
        found.append(CIRCLE)
    return found


def shot(board: Board, monster: dict[str, Any]) -> str:
    """LS-13.6: the first in line."""
    for far in range(1, SHOOTING[monster["kind"]] + 1):
        s = add(monster["at"][0], DIRECTIONS[monster["facing"]], far)
        for name in things_at(board, s):  # A hero on a tower before the tower (LS-15.5).
            return name
    return ""


def best(board: Board, near: set[Space], kind: str) -> set[str]:
    """LS-13.3 to LS-13.5: the Circle, then heroes, then the weakest structure; all that tie."""
    names = {name for s in near for name in things_at(board, s)}
    if CIRCLE in names:
        return {CIRCLE}
    heroes = [board.heroes[name] for name in names if name in board.heroes]
    if heroes:
        worst = max((one["wounds"], one["base_mana"]) for one in heroes)
        return {one["hero"] for one in heroes if (one["wounds"], one["base_mana"]) == worst}
    weak: dict[str, tuple[int, int]] = {}
    for built in board.structures:
        if built["spaces"][0] in names:
            lasts = built["capacity"] + 1 - built["flames"]
            blows = -(-lasts // STRENGTH.get(kind, 1))
            weak[built["spaces"][0]] = (blows, category(built["structure"]))
    return {name for name, key in weak.items() if key == min(weak.values())}
