"""Everything that lies on the table, the actions that alter it, and who may see what of it."""

from collections import Counter
from typing import Any, NoReturn

from tests.reference.day_and_night.board import ALL, dist, groups, in_order
from tests.reference.day_and_night.spells import COSTS, books
from tests.reference.second import Over, Reference

SEATS = ["day", "night"]
OTHER = {"day": "night", "night": "day"}
DEFAULTS = {
    "achievement": "pawns",
    "crystallize": "pawns",
    "crystal_sky_turns": "2",
    "mimic_area": "adjacent",
    "temple_counts": "generally",
    "steal_swap": "full",
    "travel_forbidden": "both",
    "default_win_trigger": "always",
    "default_win_room": "no_temple",
    "double_win": "active",
    "marker_limit": "components",
    "mystify_restack": "forbid",
    "fizzle": "allowed",
    "reshuffle": "eager",
    "changed_scope": "change_only",
    "spell_move_onto_crystal": "allowed",
    "turn_limit": "300",
    "idle_limit": "8",
    "deck": "reconstructed_v1",
}


def cards(pile: Counter[str]) -> list[str]:
    return sorted(pile.elements())


class Table(Reference):
    def __init__(self, options: dict[str, str], seats: int = 2) -> None:
        self.options = DEFAULTS | options
        self.tile: dict[str, str] = {}  # The colour it shows, for each square that is not neutral.
        self.temples: list[tuple[str, set[str]]] = []
        self.isolated: set[str] = set()
        self.markers: Counter[str] = Counter()
        self.crystals: dict[str, int] = {}  # Night's awakenings until each is gone.
        self.pawn = {"day": "f1", "night": "a8"}
        self.book = books(self.options["deck"])
        self.hand: dict[str, Counter[str]] = {seat: Counter() for seat in SEATS}
        self.discards: dict[str, Counter[str]] = {seat: Counter() for seat in SEATS}
        self.known: Counter[str] = Counter()  # What Day knows of Night's hand.
        self.turn = 0
        self.active = ""
        self.hours = 0
        self.changed: set[str] = set()
        self.turn_start = ""
        self.travel_start = ""
        self.entered: set[str] = set()
        self.idle = 0
        self.casting: list[tuple[str, list[str]]] = []  # Resolving: the spell, and its targets.
        self.stolen = ""
        self.building: list[set[str]] = []
        self.over = False

    def finish(self, scores: list[float], *reasons: str) -> NoReturn:
        self.over = True
        raise Over(scores, *reasons)

    # Supplies: DN-2.9, DN-2.10.

    def marker_supply(self) -> int:
        if self.options["marker_limit"] == "unlimited":
            return 10**6
        return 8 - self.markers.total()

    def crystal_supply(self) -> int:
        if self.options["marker_limit"] == "unlimited":
            return 10**6
        return 12 - len(self.crystals)

    # Tiles: DN-6.

    def in_temple(self, square: str) -> bool:
        return any(square in temple for _, temple in self.temples)

    def marked(self, square: str) -> bool:
        """Carries a Temple marker."""
        return self.in_temple(square) or square in self.isolated

    def alterable(self, me: str, square: str) -> bool:
        return not self.marked(square) and not (me == "day" and square in self.crystals)

    def flip(self, square: str) -> None:
        self.tile[square] = OTHER[self.tile[square]]
        self.markers.pop(square, None)

    def turn_over(self, me: str, square: str) -> None:
        if square in self.tile and self.alterable(me, square):
            if self.options["changed_scope"] == "any_flip":
                self.changed.add(self.tile[square])
            self.flip(square)

    def change(self, me: str, square: str) -> None:
        if not self.alterable(me, square):
            return
        if square in self.tile:
            self.changed.add(self.tile[square])
            self.flip(square)
        else:
            self.tile[square] = me

    # Books: DN-9.

    def leave_hand(self, seat: str, card: str) -> None:
        self.hand[seat] -= Counter([card])
        if seat == "night":
            self.known -= Counter([card])

    def leave_book(self, seat: str, card: str) -> None:
        self.book[seat] -= Counter([card])
        self.hand[seat] += Counter([card])
        if self.options["reshuffle"] == "eager":
            self.fill_book(seat)

    def fill_book(self, seat: str) -> None:
        if not self.book[seat]:
            self.book[seat] = self.discards[seat]
            self.discards[seat] = Counter()

    # Temples: DN-10, DN-16.5.

    def built(self, seat: str) -> int:
        return sum(owner == seat for owner, _ in self.temples)

    def eligible(self, seat: str) -> list[set[str]]:
        """The groups of nine or more that this player must build of."""
        mine = [s for s in self.tile if self.tile[s] == seat and not self.in_temple(s)]
        return [group for group in groups(mine) if len(group) >= 9]

    def free(self, seat: str) -> frozenset[str]:
        blocked = {square for _, temple in self.temples for square in temple}
        if seat == "night":
            blocked |= self.isolated
        return frozenset(ALL) - blocked

    # What is seen.

    def forbidden(self) -> set[str]:
        """DN-7.3."""
        found = set(self.entered)
        if self.options["travel_forbidden"] != "travel_start":
            found.add(self.turn_start)
        if self.options["travel_forbidden"] != "turn_start" and self.travel_start:
            found.add(self.travel_start)
        return found

    def cost(self, card: str) -> int:
        cost = COSTS[card]
        return dist(self.pawn["day"], self.pawn["night"]) if cost is None else cost

    def sight(self, watcher: str) -> dict[str, Any]:
        """Section 7, in the words of the wire."""
        seen: dict[str, Any] = {
            "turn": self.turn,
            "hours": self.hours,
            "pawns": [self.pawn[seat] for seat in SEATS],
            "day": in_order(s for s in self.tile if self.tile[s] == "day"),
            "night": in_order(s for s in self.tile if self.tile[s] == "night"),
            "temples": [
                {"seat": SEATS.index(owner), "squares": in_order(temple)}
                for owner, temple in sorted(self.temples, key=lambda built: built[0])
            ],
            "isolated": in_order(self.isolated),
            "markers": in_order(self.markers.elements()),
            "crystals": in_order(self.crystals),
            "lasting": in_order(s for s, life in self.crystals.items() if life == 2),
            "changed": [SEATS.index(seat) for seat in SEATS if seat in self.changed],
            "idle": self.idle,
            "hand_sizes": [self.hand[seat].total() for seat in SEATS],
            "book_sizes": [self.book[seat].total() for seat in SEATS],
            "discards": [cards(self.discards[seat]) for seat in SEATS],
            "resolving": [
                {"seat": SEATS.index(self.active), "spell": spell, "targets": in_order(targets)}
                for spell, targets in self.casting
            ],
            "stolen": [self.stolen] if self.stolen and len(self.casting) == 1 else [],
            "building": [in_order(group) for group in self.building],
        }
        if self.options["marker_limit"] != "unlimited":
            seen |= {
                "marker_supply": self.marker_supply(),
                "crystal_supply": self.crystal_supply(),
            }
        seen["forbidden"] = in_order(self.forbidden()) if self.turn else []
        if self.turn:
            seen["active"] = SEATS.index(self.active)
        return seen | self.cards_seen(watcher)

    def cards_seen(self, watcher: str) -> dict[str, Any]:
        hands: dict[str, list[str]] = {"day": [], "night": []}
        if watcher == "day":
            hands["night"] = cards(self.known)
        if watcher in SEATS:
            hands[watcher] = cards(self.hand[watcher])
        found: dict[str, Any] = {"hands": [hands[seat] for seat in SEATS]}
        if self.over:
            return {"hands": [cards(self.hand[seat]) for seat in SEATS]}
        found["seen"] = cards(self.known) if watcher == "night" else []
        return found
