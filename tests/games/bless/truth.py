"""When a reason is true: a predicate for each, told from what is seen and not by the rules.

Everything here is read from the views of the two seats and from what is printed on the cards; how a
clash would go is reckoned anew.
"""

from collections.abc import Callable
from typing import Any, Final

from gloaming.games.bless import GAME
from gloaming.games.bless.table.state import State
from gloaming.games.bless.table.words import CARD_IDS
from tests.games.bless.reach import pool

PRINTED: Final = GAME.printed
CURSES, ECHOES = 4, 2  # BL-9.1


class Look:
    """A table as both seats see it together."""

    def __init__(self, state: State) -> None:
        assert state.question is not None
        self.seat = state.question.seat
        self.why = state.question.why
        self.views: list[Any] = [GAME.view(state, seat) for seat in (0, 1)]
        self.view = self.views[0]
        self.turn = self.view["turn"]
        self.curses = {it["card"]: it for row in self.view["curses"] for it in row}
        self.prayers = {it["card"]: it for row in self.view["prayers"] for it in row}
        self.hands = [set(self.views[seat]["hands"][seat]) for seat in (0, 1)]
        self.void: list[str] = self.view["void"]

    # Cards by where they lie.

    def curses_of(self, seat: int) -> list[str]:
        return [card for card, it in self.curses.items() if it["seat"] == seat]

    def prayers_of(self, seat: int) -> list[str]:
        return [card for card, it in self.prayers.items() if it["seat"] == seat]

    def echoes_of(self, seat: int) -> list[str]:
        return [card for card in self.prayers_of(seat) if PRINTED[card]["type"] == "echo"]

    def pure_of(self, seat: int) -> list[str]:
        return [card for card in self.curses_of(seat) if not self.curses[card]["corrupt"]]

    def deck(self) -> set[str]:
        """What lies nowhere else."""
        gone = {*self.curses, *self.prayers, *self.void, *self.view["limbo"]}
        for seat in (0, 1):
            gone |= self.hands[seat] | set(self.view["altars"][seat])
            gone |= set(self.views[seat]["aside"])
        return set(CARD_IDS) - gone

    # Room (BL-9.3, BL-10.9).

    def room(self, seat: int) -> bool:
        return len(self.curses_of(seat)) < CURSES or bool(self.pure_of(seat))

    def hosts(self, seat: int) -> list[str]:
        return [c for c, it in self.curses.items() if it["bond_seat"] in (seat, -1)]

    def as_prayer(self, card: str, seat: int) -> bool:
        return PRINTED[card]["type"] != "bond" or bool(self.hosts(seat))

    def playable(self, card: str, seat: int) -> bool:
        return self.room(seat) or self.as_prayer(card, seat)

    # Effects.

    @property
    def effect(self) -> Any:
        return self.view["resolving"][-1]

    def being_resolved(self) -> set[str]:
        """Cards whose Prayer effect is on its way."""
        effects = self.view["resolving"]
        return {it["card"] for it in effects if it["half"] == "prayer" and not it["bond"]}

    def ready(self, card: str) -> bool:
        """Its Prayer effect can be used now."""
        it = self.curses.get(card) or self.prayers[card]
        return not it["used"] and not it["silenced"] and card not in self.being_resolved()

    def lasts(self, card: str, kind: str) -> int:
        """How many modifiers of a kind an effect has put on a card, that hold in this turn."""
        return sum(
            it["target"] == card and it["kind"] == kind and it["from_turn"] <= self.turn
            for it in self.view["lasting"]
        )

    # Attacks (BL-6.5 to BL-6.8, BL-7.5).

    def open_to(self, attacker: str, defender: str) -> bool:
        """Nothing forbids this attacker to attack that Curse."""
        hindered, forms = self.curses[defender]["restrictions"], self.curses[attacker]["forms"]
        if "cannot-be-attacked" in hindered or self.sole(1 - self.seat) not in ("", defender):
            return False
        return not any(f"not-by-{form}" in hindered for form in forms)

    def sole(self, seat: int) -> str:
        """The only one that may be attacked, "" if there is no such one."""
        only = [c for c in self.curses_of(seat) if "sole-target" in self.curses[c]["restrictions"]]
        return only[0] if only else ""

    def direct(self, attacker: str) -> bool:
        """No Curse in the way; or card 4, with more Lights on the field than the other (R-61)."""
        if not self.curses_of(1 - self.seat):
            return True
        if attacker != "04" or self.curses["04"]["silenced"] or self.sole(1 - self.seat):
            return False
        lights = [0, 0]
        for it in (*self.curses.values(), *self.prayers.values()):
            lights[it["seat"]] += "light" in it["forms"]
        return lights[self.seat] > lights[1 - self.seat]

    def strength(self, card: str, foe: str, weakened: int = 0) -> int:
        """The clash Eye, from what is printed and what changes it (BL-12.6)."""
        it = self.curses[card]
        by_kind: dict[str, list[int]] = {}
        for modifier in it["modifiers"]:
            by_kind.setdefault(modifier["kind"], []).append(modifier["amount"])
        if "eye-always" in by_kind:
            return int(it["eye"])
        plus = sum(by_kind.get("eye-plus", []))
        bases = by_kind.get("eye-is") or [it["original_eye"]]
        base = next(each for each in bases if max(0, each + plus) == it["eye"])
        forms = it["forms"], self.curses[foe]["forms"]
        rival = "rivalry" in it["abilities"] and len(forms[0]) == len(forms[1]) == 1
        bonus = 3 if rival and forms[0] != forms[1] else 0
        return max(0, base + plus + bonus - 2 * weakened)

    def outcome(self, attacker: str, defender: str) -> str:
        """How this attack would go, for the attacker (BL-8.12, R-22)."""
        forms = self.curses[attacker]["forms"]
        weakened = sum(self.lasts(defender, f"weak-to-{form}") for form in forms)
        mine = self.strength(attacker, defender)
        theirs = self.strength(defender, attacker, weakened)
        for claims in (ALWAYS, FATE, WINS):
            if claims is FATE:
                fated = [self.curses[c]["abilities"] for c in (attacker, defender)]
                if any("fate" in abilities for abilities in fated):
                    return "fate"
                continue
            one = self.claims(claims, attacker, defender, theirs)
            other = self.claims(claims, defender, attacker, mine)
            if one or other:
                return self.settled(attacker, defender, one, other)
        return self.settled(attacker, defender, mine >= theirs, mine <= theirs)

    def claims(self, claims: dict[str, Any], card: str, foe: str, eye: int) -> bool:
        """A “wins” effect of a card is satisfied, against a foe with this clash Eye."""
        if card not in claims or self.curses[card]["silenced"]:
            return False
        return bool(claims[card](self.curses[foe], eye))

    def settled(self, attacker: str, defender: str, one: bool, other: bool) -> str:
        if one and other:  # Card 16 wins ties, and there is only one of it (BL-8.13).
            for card, said in ((attacker, "win"), (defender, "lose")):
                if card == "16" and not self.curses["16"]["silenced"]:
                    return said
            return "tie"
        return "win" if one else "lose"

    def beats(self, attacker: str, defender: str) -> bool:
        return self.outcome(attacker, defender) in ("win", "fate")

    def has_target(self, card: str) -> bool:
        """There is something that this Curse may attack, were there an Action."""
        pure = not self.curses[card]["corrupt"]
        return self.direct(card) or any(
            self.open_to(card, foe) and (pure or self.beats(card, foe))
            for foe in self.curses_of(1 - self.seat)
        )


ALWAYS: Final[dict[str, Any]] = {
    "01": lambda foe, eye: "light" in foe["forms"],
    "30": lambda foe, eye: "shadow" in foe["forms"],
}
FATE: Final[dict[str, Any]] = {}
WINS: Final[dict[str, Any]] = {
    "07": lambda foe, eye: eye >= 6,
    "36": lambda foe, eye: eye >= 6,
    "10": lambda foe, eye: foe["karma"] <= 2,
    "33": lambda foe, eye: foe["corrupt"] and "shadow" in foe["forms"],
    "40": lambda foe, eye: eye != foe["original_eye"],
}


# The reasons. Each takes the table, the verb and the card it was refused with.

Reason = Callable[[Look, str, str], bool]


def affordable(look: Look, verb: str, card: str) -> bool:
    """All but the Action is there."""
    me = look.seat
    if verb == "curse":
        return card in look.hands[me] and look.room(me)
    if verb == "pray":
        return card in look.hands[me] and look.as_prayer(card, me)
    if verb == "invoke":
        return card in look.echoes_of(me) and look.ready(card)
    it = look.curses.get(card)
    if it is None or it["seat"] != me:
        return False
    if verb == "release":
        return bool(it["stasis"])
    ready = not (it["stasis"] or it["attacked"] or look.lasts(card, "cannot-attack"))
    return ready and look.has_target(card)


def free_now(look: Look, verb: str, card: str) -> bool:
    """It would cost nothing (cards 50 and 51)."""
    if verb == "pray":
        return bool(look.view["free_prayers"][look.seat])
    return verb == "curse" and card == "50" and look.hands[look.seat] == {"50"}


def no_actions(look: Look, verb: str, card: str) -> bool:
    broke = look.view["actions"] == 0 and not free_now(look, verb, card)
    return broke and affordable(look, verb, card)


def mine(look: Look, card: str) -> bool:
    return card in look.curses_of(look.seat)


def can_attack(look: Look, card: str) -> bool:
    it = look.curses[card]
    return not (it["stasis"] or it["attacked"] or look.lasts(card, "cannot-attack"))


def nothing_to_attack(look: Look, verb: str, card: str) -> bool:
    if not mine(look, card) or not can_attack(look, card) or look.direct(card):
        return False
    return not any(look.open_to(card, foe) for foe in look.curses_of(1 - look.seat))


def nothing_to_beat(look: Look, verb: str, card: str) -> bool:
    if not mine(look, card) or not can_attack(look, card) or look.direct(card):
        return False
    within = [foe for foe in look.curses_of(1 - look.seat) if look.open_to(card, foe)]
    corrupt = bool(look.curses[card]["corrupt"])
    return corrupt and bool(within) and not any(look.beats(card, foe) for foe in within)


def attacker_of(look: Look) -> str:
    return str(look.view["clash"][-1]["attacker"])


def theirs(look: Look, card: str) -> bool:
    return card in look.curses_of(1 - look.seat)


def not_attackable(look: Look, verb: str, card: str) -> bool:
    return theirs(look, card) and not look.open_to(attacker_of(look), card)


def would_not_win(look: Look, verb: str, card: str) -> bool:
    attacker = attacker_of(look)
    legal = theirs(look, card) and look.open_to(attacker, card)
    return legal and bool(look.curses[attacker]["corrupt"]) and not look.beats(attacker, card)


def not_to_drop(look: Look, verb: str, card: str) -> bool:
    """Not one of your Curses; or the new one, the last to arrive or just taken over (BL-9.2)."""
    if not mine(look, card):
        return True
    taken = look.view["resolving"][-1]["chosen"] if look.view["resolving"] else []
    return card == look.curses_of(look.seat)[-1] or card in taken


TRUE: Final[dict[tuple[str, str], Reason]] = {
    ("BL-4.1", "not-in-hand"): lambda look, verb, card: card not in look.hands[look.seat],
    ("BL-6.1", "not-in-hand"): lambda look, verb, card: card not in look.hands[look.seat],
    ("BL-5.3", "no-actions"): no_actions,
    ("BL-9.3", "no-room"): lambda look, verb, card: (
        len(look.curses_of(look.seat)) == CURSES and not look.pure_of(look.seat)
    ),
    ("R-36", "no-host"): lambda look, verb, card: (
        PRINTED[card]["type"] == "bond" and not look.hosts(look.seat)
    ),
    ("BL-6.4", "not-in-stasis"): lambda look, verb, card: (
        not mine(look, card) or not look.curses[card]["stasis"]
    ),
    ("BL-6.5", "not-your-curse"): lambda look, verb, card: not mine(look, card),
    ("BL-7.1", "in-stasis"): lambda look, verb, card: (
        mine(look, card) and look.curses[card]["stasis"]
    ),
    ("BL-6.6", "has-attacked"): lambda look, verb, card: (
        mine(look, card) and look.curses[card]["attacked"]
    ),
    ("BL-6.6", "cannot-attack"): lambda look, verb, card: (
        mine(look, card) and look.lasts(card, "cannot-attack") > 0
    ),
    ("BL-6.7", "nothing-to-attack"): nothing_to_attack,
    ("BL-7.5", "nothing-to-beat"): nothing_to_beat,
    ("BL-6.9", "not-your-echo"): lambda look, verb, card: card not in look.echoes_of(look.seat),
    ("BL-10.5", "echo-used"): lambda look, verb, card: (
        card in look.echoes_of(look.seat) and look.prayers[card]["used"]
    ),
    ("BL-10.6", "echo-silenced"): lambda look, verb, card: (
        card in look.echoes_of(look.seat) and look.prayers[card]["silenced"]
    ),
    ("BL-6.5", "no-opposing-curse"): lambda look, verb, card: not theirs(look, card),
    ("BL-6.7", "not-attackable"): not_attackable,
    ("BL-7.5", "would-not-win"): would_not_win,
    ("BL-6.8", "not-direct"): lambda look, verb, card: (
        bool(look.curses_of(1 - look.seat)) and not look.direct(attacker_of(look))
    ),
    ("BL-10.9", "not-a-host"): lambda look, verb, card: card not in look.hosts(look.seat),
    ("BL-9.2", "not-to-drop"): not_to_drop,
    ("BL-9.3", "only-pure-ones"): lambda look, verb, card: (
        mine(look, card) and look.curses[card]["corrupt"]
    ),
    ("BL-9.2", "echo-makes-way"): lambda look, verb, card: len(look.echoes_of(look.seat)) > ECHOES,
    ("BL-10.4", "not-ready"): lambda look, verb, card: (
        card not in look.echoes_of(look.seat) or not look.ready(card)
    ),
    ("BL-13.4", "not-waiting"): lambda look, verb, card: card not in look.view["waiting"],
    ("BL-13.6", "already-chosen"): lambda look, verb, card: card in look.effect["chosen"],
    ("BL-13.6", "not-choosable"): lambda look, verb, card: card not in pool(look),
    ("BL-13.1", "something-there"): lambda look, verb, card: bool(pool(look)),
}
