"""Everything an effect can order (4.5), and what putting, breaking and taking mean (BL-9 … 11)."""

from collections.abc import Generator, Iterable
from typing import Any

from tests.reference.bless.field import CARDS, SEATS, Lasting, Scene, Thing, named
from tests.reference.bless.values import Values

NATURE = "nature"
Asking = Generator[tuple[str, set[str]], str, Any]  # Gives who is asked what; takes the answer.
Trigger = tuple[Thing, int, list[dict[str, Any]], Scene, str]  # Whose card, which seat, does what.


def noun(answer: str) -> int:
    return int(answer.split()[1])


class Effects(Values):
    """The table, and what can be done on it."""

    # Asking.

    def pick(self, seat: int, verb: str, cards: Iterable[Any], hidden: bool = False) -> Asking:
        """One of these; a lone one is not asked for, unless that would give a hidden card away."""
        by_name = {
            f"{verb} {named(one.card if isinstance(one, Thing) else one)}": one for one in cards
        }
        if len(by_name) == 1 and not hidden:
            return next(iter(by_name.values()))
        answer = yield SEATS[seat], set(by_name)
        return by_name[answer]

    # The Deck (BL-4).

    def need_deck(self, seat: int) -> bool:
        """BL-4.4; whether there is a card."""
        if self.top or self.deck:
            return True
        self.trigger_final_turns(seat)
        if not self.void:
            return False
        self.tell("reshuffles", SEATS[seat])
        self.deck = set(self.void)
        self.void.clear()
        return True

    def trigger_final_turns(self, seat: int) -> None:
        if self.final_by < 0:
            self.final_by = seat
            self.tell("final-turns", SEATS[seat])

    def draw(self, seat: int, cards: int) -> Asking:
        for _ in range(cards):
            if not self.need_deck(seat):
                return
            yield from self.reveal(1, {seat})
            self.hands[seat].add(self.top.pop(0))

    def reveal(self, cards: int, to: set[int]) -> Asking:
        """Luck says which cards lie on top, wherever somebody who sees them does not know."""
        for at in range(min(cards, len(self.top) + len(self.deck))):
            lies_there = set(self.top[at : at + 1])
            if not lies_there or not to <= self.top_known[self.top[at]]:
                able = lies_there or self.deck
                card = noun((yield NATURE, {f"draw {named(one)}" for one in able}))
                if not lies_there:
                    self.deck.remove(card)
                    self.top.append(card)
                    self.top_known[card] = set()
                self.top_known[card] |= to

    # Triggers (BL-13.4, 4.3).

    def resolve(self, triggers: list[Trigger], broken: bool = False) -> Asking:
        for seat in (self.active, 1 - self.active):
            left = [one for one in triggers if one[1] == seat]
            while left:
                left = [one for one in left if broken or one[0].zone == "curse"]
                if not left:
                    break
                labels = [self.label(one) for one in left]
                if len(left) > 1:
                    answer = yield SEATS[seat], {f"next {named(label)}" for label in labels}
                    _, _, do, scene, what = left.pop(labels.index(noun(answer)))
                else:
                    _, _, do, scene, what = left.pop()
                if what == "IMPACT":
                    yield from self.bless(scene.me, scene.me.seat)
                else:
                    yield from self.run(do, scene)

    def label(self, trigger: Trigger) -> int:
        """The card whose words they are."""
        thing, _, _, scene, what = trigger
        if what == "WATCH":
            return scene.me.card
        return scene.bond.card if scene.bond is not None else thing.card

    def triggers(self, thing: Thing, when: str) -> list[Trigger]:
        return [
            (thing, thing.seat, clause["do"], scene, when)
            for clause, scene, _ in self.clauses(thing)
            if clause.get("when") == when
        ]

    # Corrupting, blessing, breaking.

    def corrupt(self, things: list[Thing]) -> list[Trigger]:
        """All at once; Barrier works at once, the rest is left to be resolved."""
        found: list[Trigger] = []
        for thing in things:
            thing.corrupt = True
            self.tell("corrupts", named(thing.card))
        for thing in things:
            if "barrier" in self.abilities(thing):
                self.tell("barrier", named(thing.card))
                self.last([thing], [{"cannot_be_attacked": True}], Scene(0, thing), "this_turn")
            found += self.triggers(thing, "CORRUPTED")
        return found

    def bless(self, thing: Thing, seat: int) -> Asking:
        """BL-11.1."""
        karma = self.karma(thing)
        self.tell("blesses", named(thing.card), karma)
        self.score(seat, karma)
        if thing.zone == "curse":
            yield from self.resolve(self.triggers(thing, "BLESS"))

    def score(self, seat: int, points: int) -> None:
        self.points[seat] += points
        self.tell("points", SEATS[seat], self.points[seat])

    def break_set(self, things: list[Thing], altar: tuple[Thing, int] | None = None) -> Asking:
        """BL-11.7."""
        order = sorted(things, key=lambda one: (one.seat != self.active, one.when))
        broken: list[Trigger] = []
        for thing in order:
            thing.last_original_eye = self.original_eye(thing)
            if thing.zone == "curse":
                broken += self.triggers(thing, "BROKEN")
                thing.last_karma = self.karma(thing)
        bonds = [(one, self.bond_of(one)) for one in order if one.zone == "curse"]
        for thing in order:
            self.tell("breaks", named(thing.card))
            self.leave(thing, "limbo")
            self.limbo.append(thing.card)
        yield from self.resolve(broken, broken=True)
        left = [b for host, b in bonds if b is not None and b.zone == "prayer" and b.host is host]
        if left:
            yield from self.break_set(left)
        for thing in order:
            thing.zone = "gone"
            self.limbo.remove(thing.card)
            if altar is not None and altar[0] is thing:
                self.to_altar(thing.card, altar[1])
            else:
                self.void.insert(0, thing.card)

    def to_altar(self, card: int, seat: int) -> None:
        self.tell("offers", SEATS[seat], named(card))
        self.altars[seat].append(card)
        if len(self.altars[seat]) == self.altar_goal:
            self.trigger_final_turns(seat)

    def break_bond_of(self, curse: Thing) -> Asking:
        """BL-10.11."""
        bond = self.bond_of(curse)
        if bond is not None:
            yield from self.break_set([bond])

    # Putting cards on the field.

    def put(self, card: int, seat: int, role: str, laid: bool) -> Asking:
        """BL-6.1, BL-6.2: where the card was taken from is up to the caller."""
        how = "lays" if laid else "plays"
        self.tell(f"{how}-{role}", SEATS[seat], named(card))
        if role == "curse":
            thing = self.arrive(card, seat, "curse")
            thing.stasis = True
            yield from self.overflow(thing)
            if laid and thing.zone == "curse":
                yield from self.resolve(self.triggers(thing, "LAY"))
            return
        if CARDS[card]["type"] == "bond":
            yield from self.put_bond(card, seat)
            return
        thing = self.arrive(card, seat, "prayer")
        if thing.kind == "impulse":
            thing.resolving = True
            yield from self.use(thing, seat)
            yield from self.break_set([thing])
        else:
            yield from self.overflow(thing)
            yield from self.use_echo(thing, seat)

    def put_bond(self, card: int, seat: int) -> Asking:
        """BL-10.7: until its host is named it lies nowhere."""
        self.limbo.append(card)
        host = yield from self.pick(seat, "host", self.hosts(seat))
        self.limbo.remove(card)
        self.bind(self.arrive(card, seat, "prayer"), host)
        found: list[Trigger] = []
        for curse in self.curses(seat):
            found += self.triggers(curse, "YOU_PLAY")
        yield from self.resolve(found)

    def bind(self, bond: Thing, host: Thing) -> None:
        old = self.bond_of(host)
        if old is not None and old is not bond:
            self.drop(old)
        bond.host = host
        bond.when = self.tick()
        self.tell("binds", named(bond.card))
        self.tell("bound-to", named(host.card))

    def drop(self, thing: Thing) -> None:
        self.tell("drops", SEATS[thing.seat], named(thing.card))
        self.leave(thing)
        self.void.insert(0, thing.card)

    def overflow(self, new: Thing) -> Asking:
        """BL-9.2: of that type, one's own, not the new one; of Curses only the pure."""
        seat = new.seat
        while True:
            if new.zone == "curse":
                mine, limit = self.curses(seat), 4
                able = [one for one in mine if one is not new and not one.corrupt]
            else:
                mine, limit = [one for one in self.prayers(seat) if one.kind == "echo"], 2
                able = [one for one in mine if one is not new]
            if len(mine) <= limit:
                return
            gone = yield from self.pick(seat, "drop", able)
            if gone.zone == "curse":
                bond = self.bond_of(gone)
                self.tell("drops", SEATS[seat], named(gone.card))
                self.leave(gone)
                if bond is not None:
                    yield from self.break_set([bond])
                self.void.insert(0, gone.card)
            else:
                self.drop(gone)

    # Using Prayer effects (BL-10).

    def use(self, thing: Thing, seat: int) -> Asking:
        self.tell("uses", SEATS[seat], named(thing.card))
        self.resolving.append(thing.card)
        yield from self.run(CARDS[thing.card]["prayer"], Scene(seat, thing))
        self.resolving.remove(thing.card)

    def use_echo(self, thing: Thing, seat: int) -> Asking:
        """BL-10.4: the others follow, each at most once in a turn."""
        thing.used = self.turn
        yield from self.use(thing, seat)
        while True:
            ready = [one for one in self.prayers(seat) if one.kind == "echo" and self.can_use(one)]
            if not ready:
                return
            echo = yield from self.pick(seat, "next", ready)
            yield from self.use_echo(echo, seat)

    def last(self, on: Any, what: list[dict[str, Any]], scene: Scene, spell: str) -> None:
        """Something that lasts (4.5)."""
        first = self.turn + (spell == "next_turn_only")
        lasting = Lasting(on, what, scene, range(first, self.turn + 1 + (spell != "this_turn")))
        lasting.when = self.tick()
        self.lasting.append(lasting)

    def run(self, actions: list[dict[str, Any]], scene: Scene) -> Asking:
        raise NotImplementedError
