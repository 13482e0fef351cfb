"""What a card is worth at this moment (4.4, 4.6): Forms, original Eye, Karma, Eye, abilities."""

import operator
from collections.abc import Iterator
from typing import Any

from tests.reference.bless.field import CARDS, Field, Scene, Thing

Card = Thing | int


def kinds(clauses: list[dict[str, Any]]) -> set[str]:
    return {kind for clause in clauses for mod in clause.get("static", []) for kind in mod}


AS_CURSE = {no: kinds(card["curse"]) for no, card in CARDS.items()}
AS_BOND = {no: kinds(card["prayer"]) for no, card in CARDS.items() if card["type"] == "bond"}
COMPARE: dict[str, Any] = {
    "<": operator.lt,
    "<=": operator.le,
    "==": operator.eq,
    "!=": operator.ne,
    ">=": operator.ge,
    ">": operator.gt,
}


class Values(Field):
    """The table, and what can be read off it."""

    def __init__(self, altar_goal: int) -> None:
        super().__init__(altar_goal)
        self.clash: tuple[Thing, Thing] | None = None
        # What was found out while nothing on the table moves; None: nothing may be kept.
        self.still: dict[tuple[Thing, str], list[tuple[int, Any, Scene]]] | None = None

    # Clauses and what they give.

    def silenced(self, thing: Thing) -> bool:
        for lasting in self.lasting_now():
            if isinstance(lasting.on, list) and thing in lasting.on:
                for modifier in lasting.what:
                    if "suppress" in modifier:
                        return True
        return False

    def lasting_now(self) -> Iterator[Any]:
        return (one for one in self.lasting if self.turn in one.turns)

    def clauses(self, curse: Thing) -> Iterator[tuple[dict[str, Any], Scene, int]]:
        """Its own and its Bond's (BL-10.8); none while it is silenced (R-58)."""
        if self.silenced(curse):
            return
        scene = Scene(curse.seat, curse)
        scene.live = True
        for clause in CARDS[curse.card]["curse"]:
            yield clause, scene, curse.when
        bond = self.bond_of(curse)
        if bond is not None and not self.silenced(bond):
            scene = Scene(curse.seat, curse, bond)
            scene.live = True
            for clause in CARDS[bond.card]["prayer"]:
                yield clause, scene, bond.when

    def given(self, thing: Thing, kind: str) -> list[tuple[int, Any, Scene]]:
        """Every modifier of one kind that applies to a thing: when it began, and what it says."""
        if self.still is None:
            return self.found(thing, kind)
        if (thing, kind) not in self.still:
            self.still[thing, kind] = self.found(thing, kind)
        return self.still[thing, kind]

    def found(self, thing: Thing, kind: str) -> list[tuple[int, Any, Scene]]:
        found = []
        for curse in self.givers(kind):
            for clause, scene, when in self.clauses(curse):
                said = [mod[kind] for mod in clause.get("static", []) if kind in mod]
                if not said:
                    continue
                on = clause.get("on", "SELF")
                if curse is not thing if on == "SELF" else thing not in self.select(on, scene):
                    continue
                inside = scene.over(thing)
                if self.holds(clause.get("if"), inside):
                    found += [(when, one, inside) for one in said]
        for lasting in self.lasting_now():
            said = [mod[kind] for mod in lasting.what if kind in mod]
            if not said or isinstance(lasting.on, int):
                continue
            if isinstance(lasting.on, list):
                meant = thing in lasting.on and thing.on_field
            else:
                meant = thing in self.select(lasting.on, lasting.scene)
            if meant:
                found += [(lasting.when, one, lasting.scene.over(thing)) for one in said]
        return sorted(found, key=lambda one: one[0])

    def givers(self, kind: str) -> list[Thing]:
        """The Curses that may have such a clause, printed on them or on their Bond."""
        found = [one for one in self.things if one.zone == "curse" and kind in AS_CURSE[one.card]]
        for one in self.things:
            if one.host is not None and one.host.zone == "curse" and kind in AS_BOND[one.card]:
                found.append(one.host)
        return list(dict.fromkeys(found))

    def amounts(self, thing: Thing, kind: str) -> list[int]:
        """In the order of their beginning; what is undefined is left out."""
        found = [self.value(said, scene) for _, said, scene in self.given(thing, kind)]
        return [amount for amount in found if amount is not None]

    # The levels of 4.6.

    def forms(self, card: Card) -> set[str]:
        printed = CARDS[card.card if isinstance(card, Thing) else card]["form"]
        forms = {"light", "shadow"} if printed == "dual" else {printed}
        if isinstance(card, Thing) and card.on_field:
            changes = self.given(card, "form_set") + self.given(card, "form_flip")
            for _, said, scene in sorted(changes, key=lambda one: one[0]):
                if said is not True:
                    forms = {scene.names[said]}
                elif len(forms) == 1:
                    forms = {"light", "shadow"} - forms
        return forms

    def original_eye(self, card: Card) -> int:
        if isinstance(card, int):
            return int(CARDS[card]["eye"])
        if card.zone == "limbo":
            return card.last_original_eye
        always = self.amounts(card, "orig_eye_always") if card.on_field else []
        return always[-1] if always else int(CARDS[card.card]["eye"])

    def karma(self, thing: Thing) -> int:
        if thing.zone != "curse":
            return thing.last_karma
        return max(0, int(CARDS[thing.card]["karma"]) + sum(self.amounts(thing, "karma_add")))

    def eye(self, thing: Thing) -> int:
        always = self.amounts(thing, "eye_always")
        if always:
            return max(0, always[-1])
        sets = self.amounts(thing, "eye_set")
        eye = sets[-1] if sets else self.original_eye(thing)
        return max(0, eye + sum(self.amounts(thing, "eye_add")) + self.rivalry(thing))

    def rivalry(self, thing: Thing) -> int:
        """BL-12.1."""
        if self.clash is None or thing not in self.clash or "rivalry" not in self.abilities(thing):
            return 0
        first, second = (self.forms(one) for one in self.clash)
        return 3 if len(first) == len(second) == 1 and first != second else 0

    def abilities(self, thing: Thing) -> set[str]:
        found = {clause["ability"] for clause, _, _ in self.clauses(thing) if "ability" in clause}
        return found | {said for _, said, _ in self.given(thing, "ability")}

    # Values, conditions, selectors (4.4).

    def meant(self, ref: str, scene: Scene) -> Any:
        if ref.startswith("$"):
            return scene.names.get(ref)
        words = {"SELF": scene.me, "BOND": scene.bond, "FOE": scene.foe}
        words |= {"ATTACKER": scene.attacker, "EACH": scene.each}
        return words[ref]

    def value(self, said: Any, scene: Scene) -> int | None:
        if isinstance(said, int):
            return said
        ((kind, of),) = said.items()
        if kind == "count":
            return len(self.select(of, scene))
        if kind == "max_original_eye":
            return max((self.original_eye(one) for one in self.select(of, scene)), default=None)
        card = self.meant(of, scene)
        if kind == "eye":
            return self.eye(card)
        if kind == "karma":
            return self.karma(card)
        assert kind == "original_eye"
        return self.original_eye(card)

    def holds(self, cond: Any, scene: Scene) -> bool:
        if cond is None:
            return True
        ((kind, of),) = cond.items()
        if kind == "and":
            return all(self.holds(one, scene) for one in of)
        if kind == "turn":
            return (self.active == scene.you) is (of == "you")
        if kind == "form":
            return str(of[1]) in self.forms(self.meant(of[0], scene))
        if kind == "state":
            return bool(self.meant(of[0], scene).corrupt) is (of[1] == "corrupt")
        assert kind == "cmp"
        left, right = self.value(of[0], scene), self.value(of[2], scene)
        return bool(COMPARE[of[1]](left, right))

    def select(self, sel: dict[str, Any], scene: Scene, choosing: bool = False) -> list[Any]:
        """The filters in the order of 4.4."""
        you, zone = scene.you, sel["zone"]
        side = sel.get("side", "any")
        if side.startswith("foe_of:"):
            seats = [1 - scene.names[side[7:]].seat]
        else:
            seats = {"you": [you], "opp": [1 - you], "any": [0, 1]}[side]
        found: list[Any] = []
        if zone in ("curse", "field"):
            found += [one for seat in seats for one in self.curses(seat)]
        if zone in ("prayer", "field"):
            found += [one for seat in seats for one in self.prayers(seat)]
        if zone == "hand":
            found = [one for seat in seats for one in sorted(self.hands[seat])]
        if zone == "void":
            found = list(self.void)
        if zone == "deck":
            found = list(self.draw_pile())
        if "top" in sel:
            found = found[: sel["top"]]
        if choosing and zone in ("prayer", "field"):
            found = [one for one in found if not one.resolving]
        if "first" in sel:
            found = [one for one in found if sel["form"] in self.forms(one)][:1]
        return self.narrowed(found, sel, scene)

    def narrowed(self, found: list[Any], sel: dict[str, Any], scene: Scene) -> list[Any]:
        for key, said in sel.items():
            if key not in ("zone", "side", "top", "first", "extreme"):
                found = [one for one in found if self.passes(one, key, said, scene)]
        if "extreme" in sel:
            most = max((self.eye(one) for one in found), default=0)
            found = [one for one in found if self.eye(one) == most]
        return found

    def passes(self, card: Any, key: str, said: Any, scene: Scene) -> bool:
        you = scene.you
        if key == "form":
            return str(said) in self.forms(card)
        if key == "form_not":
            return str(said) not in self.forms(card)
        if key == "state":
            return bool(card.corrupt) is (said == "corrupt")
        if key == "stasis":
            return bool(card.stasis == said)
        if key == "type":
            return str(CARDS[card.card]["type"]) in said
        if key == "other":
            return card is not scene.me
        if key == "not_in":
            return all(card is not scene.names[name] for name in said)
        if key == "original_eye":
            return bool(COMPARE[said[0]](self.original_eye(card), self.value(said[1], scene)))
        if key == "foe_has":
            theirs = {**said, "side": "opp"}
            return bool(self.select(theirs, Scene(card.seat, card)))
        if key in ("ready", "usable"):
            return self.can_use(card)
        if key == "playable_as":
            if isinstance(card, Thing):
                return self.has_room(you)
            roles = self.roles(card, you)
            return bool(roles) if said == "any" else said in roles
        if key == "bindable":
            return card in self.hosts(you)
        assert key == "controllable", key
        return self.has_room(you)

    def can_use(self, thing: Thing) -> bool:
        """Whether a card's Prayer effect can be used now (BL-10.5, 10.6, R-43)."""
        spent = thing.kind == "echo" and thing.used == self.turn
        return not spent and not self.silenced(thing) and thing.card not in self.resolving
