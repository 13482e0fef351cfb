"""The turn, the spells and the ends, as the rules tell them."""

from collections import Counter
from random import Random
from typing import Any

from tests.reference.day_and_night.board import (
    adj,
    groups,
    in_order,
    room_for_one,
    room_for_two,
)
from tests.reference.day_and_night.effects import Spells
from tests.reference.day_and_night.spells import DRAWS, THEMES
from tests.reference.day_and_night.steering import AIMS, steered
from tests.reference.day_and_night.table import OTHER, SEATS
from tests.reference.second import Ask, Play

WINS = {"day": [1.0, 0.0], "night": [0.0, 1.0]}
DRAWN = [0.5, 0.5]


class DayAndNight(Spells):
    aims = AIMS

    def steer(self, ask: Ask, aim: str, luck: Random) -> str | None:
        return steered(self, ask, aim, luck)

    def cards_seen(self, watcher: str) -> dict[str, Any]:
        found = super().cards_seen(watcher)
        if watcher in SEATS:
            hand = sorted(self.hand[watcher])
            found["costs"] = {card: self.cost(card) for card in hand}
            # Known difference: a Deviate that undoes itself is not told of as useless.
            undone = self.deviate_undoes_itself() and self.hand[watcher]["D08"]
            if not undone and not self.stolen:  # A stolen spell is told of too.
                found["useless"] = [card for card in hand if not self.alters(watcher, card, False)]
        return found

    # Turns: DN-3, DN-4.

    def play(self) -> Play:
        for seat in SEATS:
            yield from self.draw(seat, 5)
        while True:
            self.active = SEATS[self.turn % 2]
            self.turn += 1
            self.awaken()
            acted = yield from self.cast_spells()
            acted += yield from self.travel()
            yield from self.retreat()
            self.hours = 0
            self.changed = set()
            self.idle = 0 if acted else self.idle + 1
            ends = []
            if self.turn >= int(self.options["turn_limit"]):
                ends.append("turn-limit")
            if self.idle >= int(self.options["idle_limit"]):
                ends.append("idle")
            if ends:
                self.finish(DRAWN, *ends)

    def awaken(self) -> None:
        """DN-4.3, DN-11.3, DN-12.4."""
        self.hours = 12
        self.changed = set()
        self.turn_start = self.pawn[self.active]
        self.travel_start = ""
        self.entered = set()
        if self.active == "day":
            ripe = {square for square in self.markers if self.markers[square] == 1}
            self.isolated |= ripe
            self.markers = Counter({s: n - 1 for s, n in self.markers.items() if n > 1})
            if ripe:
                self.check_room(awakening=True)
        else:
            self.crystals = {s: life - 1 for s, life in self.crystals.items() if life > 1}

    def travel(self) -> Any:
        """DN-7."""
        self.travel_start = self.pawn[self.active]
        steps = 0
        while True:
            options = [f"step {square}" for square in self.steps()]
            answer = yield Ask(self.active, "travel", [*options, "end_travel"])
            if answer == "end_travel":
                return steps
            steps += 1
            self.hours -= 3
            self.pawn[self.active] = answer.split()[1]
            self.entered.add(self.pawn[self.active])
            yield from self.draw(self.active, 1)

    def steps(self) -> set[str]:
        here = self.pawn[self.active]
        if self.hours < 3 or (self.active == "day" and here in self.crystals):
            return set()
        found = set(adj(here)) - self.forbidden()
        return found - set(self.crystals) if self.active == "day" else found

    def retreat(self) -> Play:
        """DN-8."""
        hand = self.hand[self.active]
        while (over := self.hand[self.active].total() - 5) > 0:
            hand = self.hand[self.active]
            options = [f"discard {card}" for card in hand]
            card = (yield Ask(self.active, "discard", options, count=over)).split()[1]
            self.leave_hand(self.active, card)
            self.discards[self.active] += Counter([card])

    def draw(self, seat: str, many: int) -> Play:
        """DN-6.4, DN-9."""
        for left in range(many, 0, -1):
            self.fill_book(seat)
            book = self.book[seat]
            if not book:
                return
            names = sorted(book)
            options = [f"draw {card}" for card in names]
            weights = [book[card] for card in names]
            card = (yield Ask("nature", "draw", options, weights, left)).split()[1]
            self.leave_book(seat, card)

    # Casting: DN-5, DN-13.

    def cast_spells(self) -> Any:
        casts = 0
        me = self.active
        while True:
            options = [f"cast {card}" for card in self.hand[me] if self.castable(card)]
            answer = yield Ask(me, "cast", [*options, "end_casting"])
            if answer == "end_casting":
                return casts
            casts += 1
            card = answer.split()[1]
            self.hours -= self.cost(card)
            self.leave_hand(me, card)
            self.casting.append((card, []))
            yield from self.resolve(me, card, stolen=False)
            self.casting.pop()
            self.discards[me] += Counter([card])
            yield from self.temple_step()

    def castable(self, card: str) -> bool:
        return (
            self.cost(card) <= self.hours
            and self.condition(self.active, card, stolen=False)
            and (self.options["fizzle"] == "allowed" or self.alters(self.active, card, False))
        )

    def resolve(self, me: str, card: str, stolen: bool) -> Play:
        if card in DRAWS:
            yield from self.draw(me, DRAWS[card])
        elif card == "D12":
            yield from self.steal()
        elif card == "D16":
            yield from self.search()
        for part in self.parts(me, card, stolen):
            verb, _, what = part.action.partition(" ")
            squares, many = self.legal(me, part)
            targets = self.casting[-1][1]
            if many == len(squares):
                chosen = squares
            else:
                while len(targets) < many:
                    left = [square for square in squares if square not in targets]
                    options = [f"{verb} {square}" for square in left]
                    answer = yield Ask(me, verb, options, count=many - len(targets))
                    targets.append(answer.split()[1])
                chosen = targets
            for square in chosen:
                self.act(me, verb, what, square)

    def act(self, me: str, verb: str, what: str, square: str) -> None:
        if verb == "change":
            self.change(me, square)
        elif verb == "turn":
            self.turn_over(me, square)
        elif verb == "move":
            self.pawn[what] = square
        elif verb == "mystify":
            self.markers[square] += int(what)
        else:
            self.crystals[square] = int(what)

    def search(self) -> Play:
        """DN-6.6, R-37."""
        self.fill_book("day")
        if self.book["day"]:
            options = [f"search {card}" for card in self.book["day"]]
            card = (yield Ask("day", "search", options)).split()[1]
            self.leave_book("day", card)

    def steal(self) -> Play:
        """DN-14."""
        if not self.hand["night"]:
            return
        self.known = self.hand["night"].copy()
        options = [f"steal {card}" for card in self.hand["night"]]
        card = (yield Ask("day", "steal", options)).split()[1]
        self.leave_hand("night", card)
        self.stolen = card
        uses = ["discard_stolen"]
        if (
            card not in THEMES
            and self.condition("day", card, stolen=True)
            and (self.options["fizzle"] == "allowed" or self.alters("day", card, True))
        ):
            uses.append("cast_stolen")
        why = "use_stolen" if len(uses) == 2 else "discard_stolen"
        if (yield Ask("day", why, uses)) == "cast_stolen":
            self.casting.append((card, []))
            yield from self.resolve("day", card, stolen=True)
            self.casting.pop()
        self.stolen = ""
        self.discards["night"] += Counter([card])

    # Temples and ends: DN-10, DN-16.

    def temple_step(self) -> Play:
        before = len(self.temples)
        for seat in (self.active, OTHER[self.active]):
            while self.built(seat) < 2 and self.eligible(seat):
                yield from self.build(seat)
            if self.built(seat) == 2 and self.options["double_win"] == "active":
                self.finish(WINS[seat], "two-temples")
        winners = [seat for seat in SEATS if self.built(seat) == 2]
        if len(winners) == 2:
            self.finish(DRAWN, "double-win")
        if winners:
            self.finish(WINS[winners[0]], "two-temples")
        if len(self.temples) > before:
            self.check_room(awakening=False)

    def build(self, seat: str) -> Play:
        """DN-10.3: tiles are left out one by one, until nine are left."""
        left = self.eligible(seat)
        while sum(map(len, left)) > 9:
            self.building = left
            every = {square for group in left for square in group}
            options = [s for s in in_order(every) if self.big_groups(every - {s})]
            many = sum(map(len, left)) - 9
            names = [f"leave_out {square}" for square in options]
            out = (yield Ask(seat, "leave_out", names, count=many)).split()[1]
            left = self.big_groups(every - {out})
        self.building = []
        self.temples.append((seat, left[0]))
        self.isolated -= left[0]
        for square in left[0]:
            self.markers.pop(square, None)

    def big_groups(self, squares: set[str]) -> list[set[str]]:
        return [group for group in groups(squares) if len(group) >= 9]

    def check_room(self, awakening: bool) -> None:
        """DN-16.5."""
        can_win = {}
        for seat in SEATS:
            enough = room_for_one if self.built(seat) == 1 else room_for_two
            can_win[seat] = enough(self.free(seat))
        night_has_room = room_for_one(self.free("night"))
        if self.options["default_win_room"] == "no_win":
            night_has_room = can_win["night"]
        by_default = awakening or self.options["default_win_trigger"] == "always"
        if not night_has_room and can_win["day"] and by_default:
            self.finish(WINS["day"], "default")
        if not can_win["day"] and not can_win["night"]:
            self.finish(DRAWN, "no-room")
