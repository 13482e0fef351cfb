"""What each refusal of Day & Night claims, checked against what lies on the table.

Written from the rules page and from what a seat is shown; the rules' own code is not asked.
"""

from collections.abc import Callable, Iterable
from typing import Any

from gloaming.engine.question import Option
from gloaming.engine.script import answer, ask_again
from gloaming.engine.setting import chosen
from gloaming.games.day_and_night import GAME
from gloaming.games.day_and_night.edition import SETTINGS, Edition
from gloaming.games.day_and_night.state import State

HOLE = {"c4", "d4", "c5", "d5"}  # DN-1.2
SQUARES = [f"{a}{n}" for n in range(1, 9) for a in "abcdef" if f"{a}{n}" not in HOLE]
COLOURS = ("day", "night")
# As printed.
DAY_HOURS = [0, 2, 2, 3, 3, 4, 4, 5, 6, -1, 8, 6, 3, 8, 7, 4, 0, 7, 3, 4]  # -1 is X.
NIGHT_HOURS = [0, 0, 2, 3, 3, 3, 4, 4, 6, -1, 8, 8, 0, 8, 8, 6, 4, 4, 6]
HOURS = {f"D{at:02}": hours for at, hours in enumerate(DAY_HOURS, 1)} | {
    f"N{at:02}": hours for at, hours in enumerate(NIGHT_HOURS, 1)
}
THEMES = {"N16", "N17", "N18", "N19"}  # Of the book that can be robbed (DN-14.2).
MOVES_THE_CASTER = {"D13"}  # Other moves move the opponent.


def touching(square: str, corners: bool) -> set[str]:
    """DN-1.4 and DN-1.5, by counting columns and rows."""
    column, row = ord(square[0]), int(square[1])
    found = set()
    for other in SQUARES:
        far = abs(ord(other[0]) - column), abs(int(other[1]) - row)
        if max(far) == 1 and (corners or sum(far) == 1):
            found.add(other)
    return found


ADJACENT = {square: touching(square, corners=False) for square in SQUARES}
SURROUNDING = {square: touching(square, corners=True) for square in SQUARES}


def walk(start: str, goal: str) -> int:
    """DN-1.6: steps of the shortest walk, around the hole."""
    reached, steps = {start}, 0
    while goal not in reached:
        reached |= {near for square in reached for near in ADJACENT[square]}
        steps += 1
    return steps


def groups_of_nine(tiles: Iterable[str]) -> set[str]:
    """The tiles in groups of nine or more (DN-10.2)."""
    left, found = set(tiles), set[str]()
    while left:
        group = {left.pop()}
        while more := {near for square in group for near in ADJACENT[square]} & left:
            group |= more
            left -= more
        if len(group) >= 9:
            found |= group
    return found


class Facts:
    """A table at a question, as its rules page would tell it."""

    def __init__(self, state: State) -> None:
        assert state.question is not None
        self.state = state
        self.me = state.question.seat
        self.view: dict[str, Any] = dict(GAME.view(state, self.me))
        theirs = GAME.view(state, 1 - self.me)
        self.hand = self.view["hands"][self.me]
        self.their_hand = theirs["hands"][1 - self.me]
        self.here, self.there = self.view["pawns"][self.me], self.view["pawns"][1 - self.me]
        self.tiles = {colour: set[str](self.view[colour]) for colour in COLOURS}
        self.built = {square for temple in self.view["temples"] for square in temple["squares"]}
        self.templed = self.built | set(self.view["isolated"])
        self.crystals = set(self.view["crystals"])
        self.hours = self.view["hours"]
        self.options = chosen(SETTINGS, state.edition.changes)
        resolving = self.view["resolving"]
        self.spell = resolving[-1]["spell"] if resolving else ""
        self.targets = resolving[-1]["targets"] if resolving else []

    def is_day(self) -> bool:
        return self.me == 0

    def colour_asked(self, spell: str) -> str:
        """What a text means by the caster's colour: its book's if only pawns are exchanged."""
        if self.options["steal_swap"] == "pawns_only":
            return "day" if spell.startswith("D") else "night"
        return COLOURS[self.me]

    def moved_pawn(self) -> int:
        return self.me if self.spell in MOVES_THE_CASTER else 1 - self.me

    def mine_unbuilt(self) -> set[str]:
        return groups_of_nine(self.tiles[COLOURS[self.me]] - self.built)

    def named(self, option: Option) -> str:
        """The card or the square an answer is about; the stolen one if it names none."""
        if option.verb == "cast_stolen":
            return str(self.view["stolen"][0])
        return option.name.partition(" ")[2]

    def nothing_would_happen(self, option: Option) -> bool:
        """Cast where that is allowed, it is over at once and leaves everything as it was."""
        before = self.state.clone()
        before.edition = Edition(self.options | {"fizzle": "allowed"})
        after = before.clone()
        ask_again(after)  # It offers what this table does not.
        answer(after, option)
        lying = ("day", "night", "markers", "crystals", "lasting", "pawns", "isolated", "temples")
        then: Any = GAME.view(after, self.me)
        same = all(then[name] == self.view[name] for name in lying)
        sizes = [GAME.view(it, -1)["hand_sizes"] for it in (before, after)]
        gone = 0 if option.verb == "cast_stolen" else 1
        sizes[0][self.me] -= gone
        again = after.question is not None and after.question.why == "cast"
        return same and sizes[0] == sizes[1] and again


Claim = Callable[[Facts, str], bool]

TRUTH: dict[str, Claim] = {
    "not-in-hand": lambda it, card: card not in it.hand,
    "hours": lambda it, card: HOURS[card] > it.hours,
    "hours-x": lambda it, card: HOURS[card] == -1 and walk(it.here, it.there) > it.hours,
    "theme": lambda it, card: card in THEMES,
    "opponent-not-on-your-tile": lambda it, card: it.there not in it.tiles[COLOURS[it.me]],
    "not-on-your-tile": lambda it, card: it.here not in it.tiles[it.colour_asked(card)],
    "nothing-changed": lambda it, card: (
        1 - COLOURS.index(it.colour_asked(card)) not in it.view["changed"]
    ),
    "no-temple-built": lambda it, card: all(
        temple["seat"] != it.me for temple in it.view["temples"]
    ),
    "other-spells": lambda it, card: len(it.hand) > (1 if card in it.hand else 0),
    "step-hours": lambda it, square: it.hours < 3,
    "not-a-step-away": lambda it, square: square not in ADJACENT[it.here],
    "onto-crystal": lambda it, square: it.is_day() and square in it.crystals,
    "pinned": lambda it, square: it.is_day() and it.here in it.crystals,
    "not-in-their-hand": lambda it, card: card not in it.their_hand,
    "not-in-book": lambda it, card: card not in it.view["searched"],
    "temple": lambda it, square: square in it.templed,
    "crystal": lambda it, square: it.is_day() and square in it.crystals,
    "already-chosen": lambda it, square: square in it.targets,
    "already-there": lambda it, square: it.view["pawns"][it.moved_pawn()] == square,
    "crystal-landing": lambda it, square: (
        it.options["spell_move_onto_crystal"] == "not_for_day"
        and it.moved_pawn() == 0
        and square in it.crystals
    ),
    "not-a-day-tile": lambda it, square: square not in it.tiles["day"],
    "permanent": lambda it, square: square in it.templed,
    "already-mystified": lambda it, square: (
        square in it.view["markers"] and it.options["mystify_restack"] == "forbid"
    ),
    "already-frozen": lambda it, square: square in it.crystals,
    "not-in-the-group": lambda it, square: square not in it.mine_unbuilt(),
    "left-out": lambda it, square: (
        square in it.mine_unbuilt() and square not in it.view["building"][-1]
    ),
    "needed-for-nine": lambda it, square: (
        square in it.view["building"][-1]
        and not groups_of_nine(set(it.view["building"][-1]) - {square})
    ),
    "not-under-a-pawn": lambda it, square: square not in it.view["pawns"],
    "under-opponent": lambda it, square: square == it.there,
    "not-adjacent": lambda it, square: square not in ADJACENT[it.here],
    "not-surrounding": lambda it, square: square not in SURROUNDING[it.here],
    "too-far": lambda it, square: walk(it.here, square) > walk(it.here, it.there),
    "not-neutral": lambda it, square: square in it.tiles["day"] | it.tiles["night"],
    "temple-tile": lambda it, square: (
        it.options["temple_counts"] == "conditions_only" and square in it.templed
    ),
    "not-your-colour": lambda it, square: square not in it.tiles[it.colour_asked(it.spell)],
    "not-your-colour-outside-temples": lambda it, square: (
        square not in it.tiles[it.colour_asked(it.spell)] - it.templed
    ),
}


def been_there(it: Facts, square: str) -> bool:
    """DN-7.3: where the turn or the travel began, as the option says, or where a step went."""
    state, forbids = it.state, it.options["travel_forbidden"]
    names = GAME.things["square"]
    starts = set()
    if forbids != "travel_start":
        starts.add(names[state.turn_start])
    if forbids != "turn_start":
        starts.add(names[state.travel_start])
    walked = {names[at] for at in range(48) if state.entered >> at & 1}
    return square in starts | walked


TRUTH["been-there"] = been_there


# Which spells a reason can be about at all.
ABOUT = {
    "opponent-not-on-your-tile": "D01 D05 D11 D14 D15",
    "not-on-your-tile": "N11",
    "nothing-changed": "N01 N04",
    "no-temple-built": "N12 N14",
    "other-spells": "N13",
    "hours-x": "D10 N10",
    "temple": "D04 D06 D07 D09 D10 D11 N06 N07 N08 N09 N10 N11 N12",
    "crystal": "D04 D06 D07 D09 D10 D11 N06 N07 N08 N09 N10 N11 N12",
    "already-chosen": "D11 D18 N11 N12 N17 N18 N19",
    "already-there": "D13 D14 N14",
    "crystal-landing": "D13 N14",
    "not-a-day-tile": "D18 D19 D20",
    "permanent": "D18 D19 D20",
    "already-mystified": "D18 D19 D20",
    "already-frozen": "N16 N17 N18 N19",
    "not-under-a-pawn": "D04 N16",
    "under-opponent": "N18 N19",
    "not-adjacent": "D07 N06 N07 N11",
    "not-surrounding": "D11 N11 N12 N17",
    "too-far": "D10 N10",
    "not-neutral": "D06 N06 N08 N12",
    "temple-tile": "D14",
    "not-your-colour": "D14",
    "not-your-colour-outside-temples": "N14",
}
# Where an option decides what a spell reaches, a reason belongs to one of its values.
ONLY_WITH = {
    ("not-under-a-pawn", "D04"): ("achievement", "pawns"),
    ("not-under-a-pawn", "N16"): ("crystallize", "pawns"),
    ("not-adjacent", "N11"): ("mimic_area", "adjacent"),
    ("not-surrounding", "N11"): ("mimic_area", "surrounding"),
}


def is_true(key: str, state: State, option: Option, facts: Facts | None = None) -> bool:
    """Whether what a refusal says holds at this table for this answer, and is to the point."""
    it = facts or Facts(state)
    spell = it.named(option) if option.verb.startswith("cast") else it.spell
    if key in ABOUT and spell not in ABOUT[key].split():
        return False
    if (key, spell) in ONLY_WITH:
        name, value = ONLY_WITH[key, spell]
        if it.options[name] != value:
            return False
    if key == "fizzle":
        return it.options["fizzle"] == "forbidden" and it.nothing_would_happen(option)
    return TRUTH[key](it, it.named(option))
