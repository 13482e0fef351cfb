"""The orders of an effect, one after the other (4.5)."""

from typing import Any

from tests.reference.bless.effects import NATURE, Asking, Effects, noun
from tests.reference.bless.field import SEATS, Lasting, Scene, Thing, named


class Orders(Effects):
    """The table, and the reading of effects."""

    def run(self, actions: list[dict[str, Any]], scene: Scene) -> Asking:
        """Gives False where a choice could not be made: the rest is left out."""
        for action in actions:
            done = yield from getattr(self, "do_" + action["op"])(action, scene)
            if done is False:
                return False
        return True

    def cards(self, what: Any, scene: Scene) -> list[Any]:
        if isinstance(what, dict):
            return self.select(what, scene, choosing=True)
        found = self.meant(what, scene)
        return found if isinstance(found, list) else [found]

    # Choices.

    def do_choose(self, action: dict[str, Any], scene: Scene) -> Asking:
        sel, you = action["from"], scene.you
        by = 1 - you if action.get("by") == "opp" else you
        if sel["zone"] == "deck":
            return (yield from self.choose_in_deck(action, scene))
        able = self.select(sel, scene, choosing=True)
        hidden = sel["zone"] == "hand"
        if not able:
            if sel.get("form") and hidden and self.hands[you]:
                yield SEATS[you], {"nothing"}  # Nobody else may know.
            return False
        if action.get("random"):
            answer = yield NATURE, {f"lose {named(card)}" for card in able}
            scene.names[action["as"]] = noun(answer)
            return True
        many = action.get("n", 1)
        if many == 1:
            scene.names[action["as"]] = yield from self.pick(by, "choose", able, hidden)
            return True
        chosen: list[Any] = []
        while able and len(chosen) < many:
            if len(able) <= many - len(chosen):
                chosen += able
                break
            chosen.append((yield from self.pick(by, "choose", able, hidden)))
            able.remove(chosen[-1])
        scene.names[action["as"]] = chosen
        return True

    def choose_in_deck(self, action: dict[str, Any], scene: Scene) -> Asking:
        sel, you = action["from"], scene.you
        if not self.need_deck(you):
            return False
        if "top" not in sel:
            yield SEATS[you], {"search"}
            shown = False
            able = self.select(sel, scene)
        else:
            shown = "playable_as" in sel  # both see it.
            yield from self.reveal(sel["top"], {0, 1} if shown else {you})
            able = self.narrowed(self.top[: sel["top"]], sel, scene)
        if not able:
            return False
        scene.names[action["as"]] = yield from self.pick(you, "choose", able, hidden=not shown)
        return True

    def do_choose_form(self, action: dict[str, Any], scene: Scene) -> Asking:
        answer = yield SEATS[scene.you], {"form light", "form shadow"}
        scene.names[action["as"]] = answer.split()[1]

    def do_may(self, action: dict[str, Any], scene: Scene) -> Asking:
        if not self.possible(action["do"][0], scene):
            return None
        answer = yield SEATS[scene.you], {"yes", "no"}
        if answer == "yes":
            yield from self.run(action["do"], scene)
        return None

    def possible(self, action: dict[str, Any], scene: Scene) -> bool:
        """Whether a choice, or everything that is to be paid and done, could be carried out."""
        if action["op"] == "choose":
            if f"{action['from'].get('side', '')}".startswith("foe_of:"):
                return True
            return bool(self.select(action["from"], scene, choosing=True))
        if action["op"] == "pay":
            return all(self.possible(one, scene) for one in action["cost"] + action["then"])
        return True

    def do_pay(self, action: dict[str, Any], scene: Scene) -> Asking:
        if not self.possible(action, scene):
            return None
        paid = yield from self.run(action["cost"], scene)
        if paid:
            yield from self.run(action["then"], scene)
        return None

    def do_if(self, action: dict[str, Any], scene: Scene) -> Asking:
        if self.holds(action["cond"], scene):
            return (yield from self.run(action["then"], scene))
        return None

    def do_while(self, action: dict[str, Any], scene: Scene) -> Asking:
        for _ in range(20):
            if not self.holds(action["cond"], scene):
                return None
            if not (yield from self.run(action["do"], scene)):
                return None
        return None

    def do_block(self, action: dict[str, Any], scene: Scene) -> Asking:
        yield from self.run(action["do"], scene)

    # Deeds.

    def do_break(self, action: dict[str, Any], scene: Scene) -> Asking:
        things = [one for one in self.cards(action["what"], scene) if one.on_field]
        if things:
            yield from self.break_set(things)

    def do_corrupt(self, action: dict[str, Any], scene: Scene) -> Asking:
        things = self.cards(action["what"], scene)
        able = [one for one in things if one.zone == "curse" and not one.corrupt]
        yield from self.resolve(self.corrupt(able))

    def do_purify(self, action: dict[str, Any], scene: Scene) -> Asking:
        for thing in self.cards(action["what"], scene):
            if thing.zone == "curse" and thing.corrupt:
                thing.corrupt = False
                self.tell("purifies", named(thing.card))
        return
        yield

    def do_discard(self, action: dict[str, Any], scene: Scene) -> Asking:
        for card in self.cards(action["what"], scene):
            for seat in (0, 1):
                if card in self.hands[seat]:
                    self.hands[seat].remove(card)
                    self.void.insert(0, card)
                    self.tell("discards", SEATS[seat], named(card))
        return
        yield

    def do_take(self, action: dict[str, Any], scene: Scene) -> Asking:
        seat = 1 - scene.you if action.get("who") == "opp" else scene.you
        for card in self.cards(action["what"], scene):
            if isinstance(card, Thing):
                if card.zone != "curse":
                    continue
                yield from self.break_bond_of(card)
                self.leave(card)
                self.hands[seat].add(card.card)
                self.tell("takes", SEATS[seat], named(card.card))
            else:
                if card in self.void:
                    self.tell("takes", SEATS[seat], named(card))
                self.take_out(card)
                self.hands[seat].add(card)

    def take_out(self, card: int) -> None:
        for seat in (0, 1):
            self.hands[seat].discard(card)
        self.deck.discard(card)
        if card in self.void:
            self.void.remove(card)
        if card in self.top:
            self.top.remove(card)

    def do_draw(self, action: dict[str, Any], scene: Scene) -> Asking:
        yield from self.draw(scene.you, action["n"])

    def do_shuffle_deck(self, action: dict[str, Any], scene: Scene) -> Asking:
        self.forget_order()
        return
        yield

    def do_play(self, action: dict[str, Any], scene: Scene) -> Asking:
        card = self.meant(action["what"], scene)
        roles = self.roles(card, scene.you)
        if action["as"] == "any" and len(roles) == 2:
            answer = yield SEATS[scene.you], {"as_curse", "as_prayer"}
            role = answer[3:]
        else:
            role = roles[0] if action["as"] == "any" else action["as"]
        laid = action["op"] == "lay"
        self.take_out(card)
        yield from self.put(card, scene.you, role, laid)

    do_lay = do_play

    def do_invoke(self, action: dict[str, Any], scene: Scene) -> Asking:
        for echo in self.cards(action["what"], scene):
            if echo.zone == "prayer" and self.can_use(echo):
                self.tell("invokes", SEATS[scene.you], named(echo.card))
                yield from self.use_echo(echo, scene.you)

    def do_use_effect(self, action: dict[str, Any], scene: Scene) -> Asking:
        for curse in self.cards(action["what"], scene):
            if curse.kind == "echo":
                yield from self.use_echo(curse, scene.you)
            else:
                yield from self.use(curse, scene.you)

    def do_convert(self, action: dict[str, Any], scene: Scene) -> Asking:
        for prayer in self.cards(action["what"], scene):
            if prayer.zone == "prayer" and self.has_room(scene.you):
                self.leave(prayer)
                new = self.arrive(prayer.card, scene.you, "curse")
                new.stasis = action["stasis"]
                self.tell("converts", SEATS[scene.you], named(new.card))
                yield from self.overflow(new)

    def do_control(self, action: dict[str, Any], scene: Scene) -> Asking:
        for thing in self.cards(action["what"], scene):
            if not thing.on_field or (thing.zone == "curse" and not self.has_room(scene.you)):
                continue
            self.tell("controls", SEATS[scene.you], named(thing.card))
            if thing.zone == "curse":
                yield from self.break_bond_of(thing)
                thing.stasis = True
            thing.seat = scene.you
            self.things.remove(thing)
            self.things.append(thing)
            if thing.zone == "curse" or thing.kind == "echo":
                yield from self.overflow(thing)

    def do_bind(self, action: dict[str, Any], scene: Scene) -> Asking:
        bond, host = self.meant(action["what"], scene), self.meant(action["to"], scene)
        if bond.zone == "prayer" and host.zone == "curse":
            self.bind(bond, host)
        return
        yield

    def do_to_deck(self, action: dict[str, Any], scene: Scene) -> Asking:
        for thing in self.cards(action["what"], scene):
            if thing.zone == "curse":
                self.tell("returns-to-deck", named(thing.card))
                thing.last_karma = self.karma(thing)
                bond = self.bond_of(thing)
                self.leave(thing)
                self.deck.add(thing.card)
                self.forget_order()
                if bond is not None:
                    yield from self.break_set([bond])

    def do_vp(self, action: dict[str, Any], scene: Scene) -> Asking:
        self.score(scene.you, action["n"])
        return
        yield

    def do_action(self, action: dict[str, Any], scene: Scene) -> Asking:
        if scene.you == self.active:
            self.actions += action["n"]
            self.tell("gains-action", SEATS[scene.you])
        return
        yield

    def do_end_turn(self, action: dict[str, Any], scene: Scene) -> Asking:
        self.turn_ends = True
        return
        yield

    def do_mod(self, action: dict[str, Any], scene: Scene) -> Asking:
        on = action["on"]
        if on == "YOU":
            on = scene.you
        elif isinstance(on, str):
            on = self.cards(on, scene)
        self.last(on, action["mods"], scene, action["for"])
        return
        yield

    def do_watch(self, action: dict[str, Any], scene: Scene) -> Asking:
        watch = Lasting(
            self.cards(action["on"], scene), [action], scene, range(self.turn, self.turn + 1)
        )
        self.watches.append(watch)
        return
        yield
