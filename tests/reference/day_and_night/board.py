"""DN-1: the squares, and what is near what."""

from collections.abc import Iterable
from functools import cache

HOLE = {"c4", "d4", "c5", "d5"}
ALL = [
    f"{column}{row}" for row in range(1, 9) for column in "abcdef" if f"{column}{row}" not in HOLE
]


def in_order(squares: Iterable[str]) -> list[str]:
    """DN-1.3."""
    return sorted(squares, key=ALL.index)


def at_offsets(square: str, offsets: list[tuple[int, int]]) -> set[str]:
    column, row = ord(square[0]), int(square[1])
    found = {f"{chr(column + right)}{row + up}" for right, up in offsets}
    return found & set(ALL)


@cache
def adj(square: str) -> frozenset[str]:
    """DN-1.4."""
    return frozenset(at_offsets(square, [(0, 1), (0, -1), (1, 0), (-1, 0)]))


@cache
def sur(square: str) -> frozenset[str]:
    """DN-1.5."""
    around = [(right, up) for right in (-1, 0, 1) for up in (-1, 0, 1) if (right, up) != (0, 0)]
    return frozenset(at_offsets(square, around))


@cache
def distances(start: str) -> dict[str, int]:
    """DN-1.6."""
    found = {start: 0}
    edge = [start]
    while edge:
        square = edge.pop(0)
        for near in adj(square):
            if near not in found:
                found[near] = found[square] + 1
                edge.append(near)
    return found


def dist(one: str, other: str) -> int:
    return distances(one)[other]


def groups(squares: Iterable[str]) -> list[set[str]]:
    """The connected parts of a set of squares."""
    left = set(squares)
    found = []
    while left:
        group: set[str] = set()
        edge = {min(left)}
        while edge:
            group |= edge
            edge = {near for square in edge for near in adj(square) if near in left} - group
        left -= group
        found.append(group)
    return found


@cache
def nines() -> list[frozenset[str]]:
    """M9 of DN-16.5: every set of nine connected squares."""
    sets = {frozenset([square]) for square in ALL}
    for _ in range(8):
        sets = {one | {near} for one in sets for square in one for near in adj(square) - one}
    return list(sets)


@cache
def room_for_one(free: frozenset[str]) -> bool:
    return any(len(group) >= 9 for group in groups(free))


@cache
def room_for_two(free: frozenset[str]) -> bool:
    if sum(len(group) for group in groups(free) if len(group) >= 9) < 18:
        return False
    return any(nine <= free and room_for_one(free - nine) for nine in nines())
