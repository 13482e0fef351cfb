"""Two small games for tests of the house: one to four seats, cards, numbers, a common question.

*Fireflies* is a race: everybody holds a light of brightness 1 to 6, may swap it in secret, and the
brightest wins. By the full moon they are asked in turn; by the new moon luck leads to one after the
other, and nobody sees to whom. *Vigil* is the same night kept together: at its end anybody names a
gate to guard, and all win if the lights suffice.
"""

from typing import Any, Final

from gloaming.engine.event import EVERYONE, Fact, only
from gloaming.engine.game import Game, Luck, Outcome, put_on_shelf
from gloaming.engine.question import NATURE, TABLE, Option, Question
from gloaming.engine.refusal import NOT_ASKED, Refusal
from gloaming.engine.script import Frame, Position, Script, Step, ask_again, resume
from gloaming.engine.setting import Setting
from gloaming.engine.vocabulary import Verb, Vocabulary

DARK: Final = 0
DIM: Final = 3
BRIGHTEST: Final = 6
LIGHTS: Final = {n: f"L{n:02}" for n in range(1, BRIGHTEST + 1)}
GATES: Final = {0: "north", 1: "south"}
SEATS: Final = ["north", "east", "south", "west"]
_DRAW: Final = Verb("draw", "light", LIGHTS)
_KEEP: Final = Verb("keep", "light", LIGHTS)
_SWAP: Final = Verb("swap", "light", LIGHTS)
_GUARD: Final = Verb("guard", "gate", GATES)
_LEAD: Final = Verb("lead", "seat", dict(enumerate(SEATS)))
VOCABULARY: Final = Vocabulary([_DRAW, _KEEP, _SWAP, _GUARD, _LEAD])
FACTS: Final = [
    Fact("draws", "seat light?"),
    Fact("keeps", "seat?"),
    Fact("swaps", "seat?"),
    Fact("finds", "seat? light?"),
    Fact("guards", "gate"),
]
TOO_BRIGHT: Final = Refusal("FF-2", "too-bright")
NOT_HELD: Final = Refusal("FF-2", "not-held")


class State(Position):
    """`light` by seat; `bag[3]` lights of brightness 3 that nobody holds; `led`: who was asked."""

    __slots__ = ("bag", "gate", "led", "light", "moonless", "together", "turn")

    def __init__(self, seats: int, together: int, moonless: int) -> None:
        super().__init__()
        self.together = together
        self.moonless = moonless
        self.led: list[int] = []  # By the new moon only.
        self.turn = 0
        self.gate = -1
        self.light = [DARK] * seats
        self.bag = [0] + [2] * BRIGHTEST

    def clone(self) -> "State":
        copy = State(len(self.light), self.together, self.moonless)
        copy.turn, copy.gate, copy.led = self.turn, self.gate, self.led.copy()
        copy.light, copy.bag = self.light.copy(), self.bag.copy()
        copy.stack = [frame.clone() for frame in self.stack]
        copy.question = self.question
        return copy

    @property
    def asked(self) -> int:
        return self.led[self.turn] if self.moonless else self.turn


class Deal(Step[State, Frame]):
    """Whoever has no light gets one (FF-1)."""

    def run(self, state: State, frame: Frame) -> Question | None:
        if DARK not in state.light:
            return None
        lights = [light for light, copies in enumerate(state.bag) if copies]
        copies = [state.bag[light] for light in lights]
        return Question(NATURE, "draw", [_DRAW.options[light] for light in lights], copies)

    def answer(self, state: State, frame: Frame, option: Option) -> None:
        seat = state.light.index(DARK)
        state.bag[option.noun] -= 1
        state.light[seat] = option.noun
        state.tell("finds" if state.led else "draws", seat, option.noun, seen_by=only(seat))
        frame.repeat()


class Swap(Step[State, Frame]):
    """Each in turn keeps her light, or swaps a dim one (FF-2)."""

    def run(self, state: State, frame: Frame) -> Question | None:
        if state.turn == len(state.light):
            return None
        if state.moonless and state.turn == len(state.led):
            left = [seat for seat in range(len(state.light)) if seat not in state.led]
            return Question(NATURE, "lead", [_LEAD.options[seat] for seat in left])
        light = state.light[state.asked]
        swap = [_SWAP.options[light]] if light <= DIM else []
        return Question(state.asked, "swap", [_KEEP.options[light], *swap])

    def answer(self, state: State, frame: Frame, option: Option) -> None:
        frame.repeat()
        if option.verb == _LEAD.name:
            state.led.append(option.noun)
            return
        seat = state.asked
        seen_by = only(seat) if state.moonless else EVERYONE
        state.turn += 1
        if option.verb == _KEEP.name:
            state.tell("keeps", seat, seen_by=seen_by)
            return
        state.tell("swaps", seat, seen_by=seen_by)
        state.bag[state.light[seat]] += 1
        state.light[seat] = DARK
        state.stack.append(Frame(DEAL))

    def refuse(self, state: State, frame: Frame, option: Option) -> Refusal:
        if option.verb != _SWAP.name:
            return NOT_ASKED
        return TOO_BRIGHT if option.noun == state.light[state.asked] else NOT_HELD


class Guard(Step[State, Frame]):
    """Together, anybody says which gate is guarded (FF-3)."""

    def run(self, state: State, frame: Frame) -> Question | None:
        if not state.together or state.gate >= 0:
            return None
        return Question(TABLE, "guard", [_GUARD.options[gate] for gate in GATES])

    def answer(self, state: State, frame: Frame, option: Option) -> None:
        state.gate = option.noun
        state.tell("guards", option.noun)


DEAL: Final = Script("deal", [Deal()])
NIGHT: Final = Script("night", [Deal(), Swap(), Guard()])


class Fireflies(Game[State]):
    """The box of either."""

    def __init__(self, id: str, together: bool) -> None:
        self.id = id
        self.rules = "1"
        self.seats = (1, 2, 3, 4) if together else (2, 3, 4)
        self.seat_names = SEATS
        self.settings = [Setting("moon", ["full", "new"])]
        self.vocabulary = VOCABULARY
        self.facts = {fact.what: fact for fact in FACTS}
        self.scripts: dict[str, Script[Any, Any]] = {"deal": DEAL, "night": NIGHT}
        self.frames = {"frame": Frame}
        lights = [LIGHTS.get(light, "") for light in range(BRIGHTEST + 1)]
        self.things = {"seat": self.seat_names, "light": lights, "gate": list(GATES.values())}
        self.printed = {}
        self.together = together

    def lay_out(self, options: dict[str, str], seats: int) -> State:
        state = self.blank(options, seats)
        state.stack.append(Frame(NIGHT))
        resume(state)
        return state

    def blank(self, options: dict[str, str], seats: int) -> State:
        return State(seats, int(self.together), int(options.get("moon") == "new"))

    def view(self, state: State, seat: int) -> dict[str, object]:
        shown = self.together or not state.stack
        swapping = bool(state.led)  # Who has none at the moment, only she can see.
        return {
            "lights": [
                ([LIGHTS[light]] if light else [])
                if shown or whose == seat
                else (["?"] if light or swapping else [])
                for whose, light in enumerate(state.light)
            ],
            "in_the_bag": sum(state.bag),
            "gate": GATES.get(state.gate, ""),
            "everybody_asked": state.turn == len(state.light),
        }

    def hushes(self, why: str) -> bool:
        return why == "swap" and not self.together

    def imagine(self, state: State, seat: int, luck: Luck) -> State:
        copy = state.clone()
        if not copy.stack or self.together:
            return copy
        self.lead_anew(copy, seat, luck)
        others = [at for at, light in enumerate(copy.light) if at != seat and light]
        for whose in others:
            copy.bag[copy.light[whose]] += 1
        for whose in others:
            at, light = int(luck.random() * sum(copy.bag)), 0
            while at >= copy.bag[light]:
                at -= copy.bag[light]
                light += 1
            copy.bag[light] -= 1
            copy.light[whose] = light
        ask_again(copy)
        return copy

    def lead_anew(self, state: State, seat: int, luck: Luck) -> None:
        """Who else was asked, and when, this seat does not know; the last may have no light now."""
        others = [at for at in range(len(state.light)) if at != seat]
        for at, whose in enumerate(state.led):
            if whose != seat:
                state.led[at] = others.pop(int(luck.random() * len(others)))
        if state.led and DARK in state.light and state.light.index(DARK) != seat:
            was, now = state.light.index(DARK), state.led[-1]
            state.light[was], state.light[now] = state.light[now], DARK

    def outcome(self, state: State) -> Outcome | None:
        if state.stack:
            return None
        if self.together:
            won = sum(state.light) >= DIM * len(state.light)
            return Outcome([float(won)] * len(state.light), "dawn" if won else "dark")
        best = max(state.light)
        return Outcome([light / best for light in state.light], "dawn")


FIREFLIES: Final = Fireflies("fireflies", together=False)
VIGIL: Final = Fireflies("vigil", together=True)


def put_on_the_shelf() -> None:
    put_on_shelf(FIREFLIES)
    put_on_shelf(VIGIL)
