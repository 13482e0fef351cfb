"""What lies where: things on the field, plain cards everywhere else."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

CARDS: dict[int, dict[str, Any]] = {
    card["no"]: card for card in json.loads((Path(__file__).parent / "cards.json").read_text())
}
SEATS = ["sun", "moon"]


def named(card: int) -> str:
    return f"{card:02}"


class Thing:
    """A card on the field (3.1); when it comes back it is a new one (BL-1.6)."""

    def __init__(self, card: int, seat: int, zone: str, when: int) -> None:
        self.card = card
        self.seat = seat
        self.zone = zone  # "curse", "prayer", "limbo" or "gone".
        self.when = when  # Of its arrival, or of its binding.
        self.corrupt = False
        self.stasis = False
        self.attacked = 0  # In which turn.
        self.used = 0
        self.host: Thing | None = None
        self.resolving = False
        self.last_original_eye = 0
        self.last_karma = 0

    def __repr__(self) -> str:
        return named(self.card)

    @property
    def kind(self) -> str:
        return str(CARDS[self.card]["type"])

    @property
    def on_field(self) -> bool:
        return self.zone in ("curse", "prayer")


class Scene:
    """Who is meant by the words of an effect (4.4)."""

    def __init__(self, you: int, me: Thing, bond: Thing | None = None) -> None:
        self.fixed_you = you
        self.me = me
        self.bond = bond
        self.live = False  # A clause: "you" is whoever controls the Curse now.
        self.foe: Thing | None = None
        self.attacker: Thing | None = None
        self.each: Thing | None = None
        self.names: dict[str, Any] = {}

    @property
    def you(self) -> int:
        return self.me.seat if self.live else self.fixed_you

    def over(self, each: Thing) -> "Scene":
        scene = Scene(self.you, self.me, self.bond)
        scene.foe, scene.attacker, scene.names = self.foe, self.attacker, self.names
        scene.each = each
        return scene


class Lasting:
    """What a used effect leaves behind: modifiers, or a watch."""

    def __init__(self, on: Any, what: list[dict[str, Any]], scene: Scene, turns: range) -> None:
        self.on = on  # Things, a selector, or a seat.
        self.what = what
        self.scene = scene
        self.turns = turns
        self.when = 0


class Field:
    """The whole table."""

    def __init__(self, altar_goal: int) -> None:
        self.altar_goal = altar_goal
        self.turn = 0
        self.active = 0
        self.phase = "setup"
        self.actions = 0
        self.points = [0, 0]
        self.final_by = -1
        self.final_count = 0
        self.is_final = False
        self.turn_ends = False
        self.things: list[Thing] = []  # On the field, by arrival.
        self.limbo: list[int] = []
        self.hands: list[set[int]] = [set(), set()]
        self.aside: list[set[int]] = [set(), set()]
        self.altars: list[list[int]] = [[], []]
        self.void: list[int] = []  # Top first.
        self.top: list[int] = []  # Cards of the Deck that somebody has seen lie there.
        self.top_known: dict[int, set[int]] = {}  # By whom.
        self.deck: set[int] = set(CARDS)  # The others.
        self.lasting: list[Lasting] = []
        self.watches: list[Lasting] = []
        self.resolving: list[int] = []  # Cards whose Prayer effect is being resolved.
        self.clock = 0
        self.facts: list[tuple[str, ...]] = []

    def tell(self, *words: object) -> None:
        self.facts.append(tuple(str(word) for word in words))

    def tick(self) -> int:
        self.clock += 1
        return self.clock

    def curses(self, seat: int) -> list[Thing]:
        return [t for t in self.things if t.zone == "curse" and t.seat == seat]

    def prayers(self, seat: int) -> list[Thing]:
        return [t for t in self.things if t.zone == "prayer" and t.seat == seat]

    def bond_of(self, curse: Thing) -> Thing | None:
        for thing in self.things:
            if thing.zone == "prayer" and thing.host is curse:
                return thing
        return None

    def arrive(self, card: int, seat: int, zone: str) -> Thing:
        thing = Thing(card, seat, zone, self.tick())
        self.things.append(thing)
        return thing

    def leave(self, thing: Thing, to: str = "gone") -> None:
        self.things.remove(thing)
        thing.zone = to

    def has_room(self, seat: int) -> bool:
        """BL-9.3: overflow can make room if one more Curse would be too many."""
        curses = self.curses(seat)
        return len(curses) < 4 or any(not c.corrupt for c in curses)

    def hosts(self, seat: int) -> list[Thing]:
        """BL-10.9: no Bond, or one of one's own."""
        found = []
        for curse in [*self.curses(0), *self.curses(1)]:
            bond = self.bond_of(curse)
            if bond is None or bond.seat == seat:
                found.append(curse)
        return found

    def roles(self, card: int, seat: int) -> list[str]:
        """BL-6.3."""
        found = ["curse"] if self.has_room(seat) else []
        if CARDS[card]["type"] != "bond" or self.hosts(seat):
            found.append("prayer")
        return found

    def forget_order(self) -> None:
        self.deck.update(self.top)
        self.top.clear()
        self.top_known.clear()

    def draw_pile(self) -> Iterator[int]:
        yield from self.top
        yield from self.deck
