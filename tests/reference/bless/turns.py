"""The course of a game: set-up, turns, actions, clashes, and the end (3.2, 3.3, 3.4)."""

from tests.reference.bless.effects import NATURE, Asking, Trigger, noun
from tests.reference.bless.field import CARDS, SEATS, Scene, Thing, named
from tests.reference.bless.orders import Orders

FREE_AS_CURSE = 50
Verdict = tuple[str, str]  # What decides, and whether the attacker then wins, loses or ties.


class Game(Orders):
    """The table, and a whole game on it."""

    def __init__(self, first_player: str, altar_goal: int) -> None:
        super().__init__(altar_goal)
        self.first_player = first_player
        self.ending = ""
        self.winner = -1

    def play(self) -> Asking:
        if self.first_player == "random":
            answer = yield NATURE, {"starts sun", "starts moon"}
            self.active = SEATS.index(answer.split()[1])
        else:
            self.active = SEATS.index(self.first_player)
        first = self.active
        for seat in (0, 1):
            yield from self.draw(seat, 4)
        for seat in (first, 1 - first):
            yield from self.mulligan(seat)
        while not self.ending:
            yield from self.take_turn()
            self.active = 1 - self.active

    def mulligan(self, seat: int) -> Asking:
        """BL-4.1."""
        hand, aside = self.hands[seat], self.aside[seat]
        while True:
            answer = yield SEATS[seat], {"keep", *(f"aside {named(card)}" for card in hand)}
            if answer == "keep":
                break
            hand.remove(noun(answer))
            aside.add(noun(answer))
        self.tell("mulligan", SEATS[seat], len(aside))
        yield from self.draw(seat, 4 - len(hand))
        if aside:
            self.deck |= aside
            aside.clear()
            self.forget_order()

    # A turn (BL-5).

    def take_turn(self) -> Asking:
        seat = self.active
        self.turn += 1
        self.turn_ends = False
        self.is_final = self.final_by >= 0 and (self.final_count > 0 or seat != self.final_by)
        self.final_count += self.is_final
        self.actions = 2 if self.turn == 1 else 3
        self.tell("turn", SEATS[seat], self.turn, self.actions)
        if self.is_final:
            self.tell("final-turn", self.final_count)
        self.phase = "start"
        begins: list[Trigger] = []
        for curse in self.curses(seat):
            begins += self.triggers(curse, "TURN_START")
        yield from self.resolve(begins)
        self.phase = "main"
        while not self.turn_ends:
            steps = self.steps(seat)
            if not steps and not self.might_have_steps(seat):
                break
            answer = yield SEATS[seat], steps | {"end_turn"}
            if answer == "end_turn":
                break
            yield from self.act(seat, answer)
        self.phase = "end"
        self.actions = 0
        for thing in self.things:
            thing.stasis = False
        last = self.is_final and self.final_count == 5
        if not last:
            yield from self.mulligan(seat)
        self.lasting = [one for one in self.lasting if self.turn + 1 < one.turns.stop]
        self.watches = []
        if last or self.turn == 120:
            self.finish("" if last else "cap-")

    def finish(self, cap: str) -> None:
        """BL-14.5, 8.2."""
        if self.points[0] != self.points[1]:
            self.winner = 0 if self.points[0] > self.points[1] else 1
            self.ending = cap + "most-points"
        elif self.final_by >= 0:
            self.winner = self.final_by
            self.ending = cap + "trigger-wins"
        else:
            self.ending = cap + "draw"

    # Main (3.3).

    def cost(self, seat: int, card: int, role: str) -> int:
        if role == "curse":
            return 0 if card == FREE_AS_CURSE and len(self.hands[seat]) == 1 else 1
        return 0 if self.free_prayers(seat) else 1

    def free_prayers(self, seat: int) -> bool:
        for lasting in self.lasting_now():
            if isinstance(lasting.on, int) and lasting.on == seat:
                return True
        return False

    def steps(self, seat: int) -> set[str]:
        self.still = {}
        found = self.steps_now(seat)
        self.still = None
        return found

    def steps_now(self, seat: int) -> set[str]:
        found = set()
        for card in self.hands[seat]:
            roles = self.roles(card, seat)
            if "curse" in roles and self.actions >= self.cost(seat, card, "curse"):
                found.add(f"curse {named(card)}")
            if "prayer" in roles and self.actions >= self.cost(seat, card, "prayer"):
                found.add(f"pray {named(card)}")
        if self.actions >= 1:
            for curse in self.curses(seat):
                if curse.stasis:
                    found.add(f"release {named(curse.card)}")
                if self.targets(curse):
                    found.add(f"attack {named(curse.card)}")
            for prayer in self.prayers(seat):
                if prayer.kind == "echo" and self.can_use(prayer):
                    found.add(f"invoke {named(prayer.card)}")
        return found

    def might_have_steps(self, seat: int) -> bool:
        """Whether only the hand says that nothing is left: then the turn does not end by itself."""
        if not self.hands[seat]:
            return False
        seen = [*self.void, *self.altars[0], *self.altars[1], *(t.card for t in self.things)]
        free_curse = len(self.hands[seat]) == 1 and self.has_room(seat)
        free_curse = free_curse and FREE_AS_CURSE not in seen
        return free_curse or self.free_prayers(seat)

    def act(self, seat: int, answer: str) -> Asking:
        verb, card = answer.split(maxsplit=1)[0], noun(answer)
        if verb in ("curse", "pray"):
            role = "curse" if verb == "curse" else "prayer"
            self.actions -= self.cost(seat, card, role)
            self.hands[seat].remove(card)
            yield from self.put(card, seat, role, laid=True)
            return
        thing = next(one for one in self.things if one.card == card)
        if verb == "attack":
            yield from self.attack(thing)
            return
        self.actions -= 1
        if verb == "release":
            thing.stasis = False
            self.tell("releases", SEATS[seat], named(card))
        else:
            self.tell("invokes", SEATS[seat], named(card))
            yield from self.use_echo(thing, seat)

    # Attacks (BL-6.5 … 6.8, 7.5).

    def can_attack(self, curse: Thing) -> bool:
        return not (
            curse.stasis or curse.attacked == self.turn or self.given(curse, "cannot_attack")
        )

    def targets(self, curse: Thing) -> list[Thing | None]:
        """Whom it may attack; None is the other player."""
        if not self.can_attack(curse):
            return []
        theirs = self.curses(1 - curse.seat)
        sole = [one for one in theirs if self.given(one, "sole_target")]
        found: list[Thing | None] = [
            one for one in sole or theirs if self.may_be_attacked(curse, one)
        ]
        if not sole and (not theirs or self.given(curse, "may_attack_directly")):
            found.append(None)
        return found

    def may_be_attacked(self, curse: Thing, target: Thing) -> bool:
        if self.given(target, "cannot_be_attacked"):
            return False
        for _, said, _ in self.given(target, "cannot_be_attacked_by"):
            if said["form"] in self.forms(curse):
                return False
        if not curse.corrupt or "fate" in self.abilities(curse) | self.abilities(target):
            return True
        return self.forecast(curse, target)[0][1] == "win"

    def forecast(self, curse: Thing, target: Thing) -> tuple[Verdict, list[int]]:
        """BL-7.5, R-22: what would come of it, with the Eye that this very attack would cost."""
        before, still = list(self.lasting), self.still
        for _, _, do, scene, _ in self.watching(curse, target):
            for action in do:
                self.last([target], action["mods"], scene, action["for"])
                self.still = None
        verdict, eyes = self.judged(curse, target)
        self.lasting, self.still = before, still
        return verdict, eyes

    def watching(self, curse: Thing, target: Thing) -> list[Trigger]:
        found: list[Trigger] = []
        for watch in self.watches:
            scene = watch.scene
            scene.attacker = curse
            said = watch.what[0]
            if target in watch.on and self.holds(said["if"], scene):
                found.append((target, scene.you, said["do"], scene, "WATCH"))
        return found

    def judged(self, x: Thing, y: Thing) -> tuple[Verdict, list[int]]:
        """C1 to C3 without dice: who decides (BL-8.12), and how it ends for the attacker."""
        self.clash = (x, y)
        eyes = [self.eye(x), self.eye(y)]
        wins = [self.wins(x, y), self.wins(y, x)]
        ties = ["ties" in one for one in wins]
        has_fate = "fate" in self.abilities(x) | self.abilities(y)
        self.clash = None
        if "always" in wins[0] | wins[1]:
            by, mine, other = "always-wins", "always" in wins[0], "always" in wins[1]
        elif has_fate:
            return ("fate", "fate"), eyes
        elif "wins" in wins[0] | wins[1]:
            by, mine, other = "wins", "wins" in wins[0], "wins" in wins[1]
        else:
            by, mine, other = "eye", eyes[0] > eyes[1], eyes[0] < eyes[1]
        if mine != other:
            return (by, "win" if mine else "lose"), eyes
        if ties[0] != ties[1]:
            return ("ties-win", "win" if ties[0] else "lose"), eyes
        return (by, "tie"), eyes

    def wins(self, thing: Thing, foe: Thing) -> set[str]:
        found = set()
        for clause, scene, _ in self.clauses(thing):
            if "ties_win" in clause:
                found.add("ties")
            if "wins" in clause:
                scene.foe = foe
                if self.holds(clause["wins"], scene):
                    found.add("always" if clause.get("always") else "wins")
        return found

    def attack(self, x: Thing) -> Asking:
        targets = self.targets(x)
        names = {"direct" if y is None else f"target {named(y.card)}": y for y in targets}
        if len(names) == 1:
            y = targets[0]
        else:
            answer = yield SEATS[x.seat], set(names)
            y = names[answer]
        self.actions -= 1
        x.attacked = self.turn
        if y is None:
            self.tell("attacks-directly", SEATS[x.seat], named(x.card))
            yield from self.bless(x, x.seat)
        else:
            yield from self.fight(x, y)

    def fight(self, x: Thing, y: Thing) -> Asking:
        """The clash (3.4)."""
        seat = x.seat
        self.tell("attacks", SEATS[seat], named(x.card))
        self.tell("defends", named(y.card))
        yield from self.resolve([*self.watching(x, y), *self.triggers(y, "ATTACKED")])
        if x.zone != "curse" or y.zone != "curse":
            self.tell("no-clash")
            return
        (by, outcome), eyes = self.judged(x, y)
        self.tell("clash-eye", named(x.card), eyes[0])
        self.tell("clash-eye", named(y.card), eyes[1])
        if outcome == "fate":
            outcome = yield from self.fate(x, y)
        elif outcome == "tie":
            self.tell("tie")
        else:
            self.tell(
                f"{by}-wins" if by == "eye" else by, named((x if outcome == "win" else y).card)
            )
        was_pure = not x.corrupt, not y.corrupt
        hit = [one for one, did in ((y, was_pure[1]), (x, was_pure[0] and outcome != "win")) if did]
        found = self.corrupt(hit)
        for one, other in ((x, y), (y, x)):
            if other in hit and "impact" in self.abilities(one):
                own = {"ability": "impact"} in CARDS[one.card]["curse"]
                scene = Scene(one.seat, one, None if own else self.bond_of(one))
                found.append((one, one.seat, [], scene, "IMPACT"))
        yield from self.resolve(found)
        breaking = []
        if x.zone == "curse" and not was_pure[0] and outcome != "win":
            breaking.append(x)
        offered = False
        if y.zone == "curse" and not was_pure[1] and outcome != "lose":
            answer = yield SEATS[seat], {"offer", "to_void"}
            offered = answer == "offer"
            if not offered:
                self.tell("to-void", SEATS[seat], named(y.card))
            breaking.append(y)
        if breaking:
            yield from self.break_set(breaking, (y, seat) if offered else None)
        if offered:
            yield from self.bless(x, seat)

    def fate(self, x: Thing, y: Thing) -> Asking:
        """BL-12.4, R-27."""
        holder = x if "fate" in self.abilities(x) else y
        call = yield SEATS[holder.seat], {"even", "odd"}
        answer = yield NATURE, {f"roll {side}" for side in range(1, 7)}
        self.tell("rolls", noun(answer))
        right = (noun(answer) % 2 == 0) == (call == "even")
        winner = holder if right else (y if holder is x else x)
        self.tell("fate-wins", named(winner.card))
        return "win" if winner is x else "lose"
