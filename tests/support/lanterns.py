"""Lanterns: a tiny game with a bit of everything an engine must carry.

Two or three friends float lanterns on a pond of six places. In turn each takes a lantern unseen
from the bag, may peek into the basket of the next, and lights what she likes: a plain one floats
on one place, a twin on two, a damp one ends her turn. After each round all of them decide
together whether to go home; they win if every place is lit.
"""

from typing import Any, Final

from gloaming.engine.event import Fact, only
from gloaming.engine.game import Game, Luck, Outcome
from gloaming.engine.question import NATURE, TABLE, Option, Question
from gloaming.engine.refusal import NOT_ASKED, Refusal
from gloaming.engine.script import Frame, Position, Script, Step, ask_again, resume
from gloaming.engine.setting import Setting
from gloaming.engine.vocabulary import Verb, Vocabulary

KINDS: Final = ["plain", "twin", "damp"]
PLAIN, TWIN, DAMP = range(3)
PLACES: Final = 6

TAKE = Verb("take", "lantern", dict(enumerate(KINDS)))
LIGHT = Verb("light", "lantern", dict(enumerate(KINDS)))
FLOAT = Verb("float", "place", {place: f"p{place}" for place in range(PLACES)})
PEEK, REST, STAY, GO_HOME = (Verb(name) for name in ("peek", "rest", "stay", "go_home"))

NOT_HELD: Final = Refusal("LA-1", "not-held")
PEEKED: Final = Refusal("LA-2", "peeked")
TAKEN: Final = Refusal("LA-3", "taken")


class State(Position):
    __slots__ = (
        "active",
        "bag",
        "basket",
        "lit",
        "over",
        "pond",
        "round",
        "rounds",
        "seats",
        "seen",
    )

    def __init__(self, seats: int, rounds: int) -> None:
        super().__init__()
        self.seats = seats
        self.rounds = rounds
        self.round = 0
        self.active = seats - 1
        self.over = 0
        self.bag = [6, 3, 3]
        self.basket = [0] * 3 * seats  # Three kinds for each seat.
        self.seen = [0] * 3 * seats  # Of a basket: what the friend before has seen.
        self.lit = [0, 0, 0]
        self.pond = [0] * PLACES

    def clone(self) -> "State":
        copy = State(self.seats, self.rounds)
        copy.round, copy.active, copy.over = self.round, self.active, self.over
        copy.bag, copy.basket, copy.seen = self.bag.copy(), self.basket.copy(), self.seen.copy()
        copy.lit, copy.pond = self.lit.copy(), self.pond.copy()
        copy.stack = [frame.clone() for frame in self.stack]
        copy.question = self.question
        return copy


class Turn(Frame):
    __slots__ = ("peeked",)

    def __init__(self, script: Script[Any, Any], peeked: int = 0, at: int = 0) -> None:
        super().__init__(script, at)
        self.peeked = peeked

    def clone(self) -> "Turn":
        return Turn(self.script, self.peeked, self.at)


class Lighting(Frame):
    __slots__ = ("left",)

    def __init__(self, script: Script[Any, Any], left: int = 0, at: int = 0) -> None:
        super().__init__(script, at)
        self.left = left

    def clone(self) -> "Lighting":
        return Lighting(self.script, self.left, self.at)


class NextTurn(Step[State, Frame]):
    def run(self, state: State, frame: Frame) -> Question | None:
        state.active = (state.active + 1) % state.seats
        state.round += state.active == 0
        state.stack.append(Turn(TURN))
        if state.active < state.seats - 1:
            frame.repeat()
        return None


class Home(Step[State, Frame]):
    def run(self, state: State, frame: Frame) -> Question | None:
        if state.round == state.rounds or all(state.pond):
            state.over = 1
            state.tell("home")
            return None
        return Question(TABLE, "home", [*STAY.row(), *GO_HOME.row()])

    def answer(self, state: State, frame: Frame, option: Option) -> None:
        if option.verb == "stay":
            frame.at = 0
        else:
            state.over = 1
            state.tell("home")


class Take(Step[State, Turn]):
    def run(self, state: State, turn: Turn) -> Question | None:
        kinds = [kind for kind in range(3) if state.bag[kind]]
        weights = [state.bag[kind] for kind in kinds]
        return Question(NATURE, "take", [TAKE.row()[k] for k in kinds], weights) if kinds else None

    def answer(self, state: State, turn: Turn, option: Option) -> None:
        state.bag[option.noun] -= 1
        state.basket[3 * state.active + option.noun] += 1
        state.tell("takes", state.active, option.noun, seen_by=only(state.active))


class Act(Step[State, Turn]):
    def run(self, state: State, turn: Turn) -> Question | None:
        mine = state.basket[3 * state.active :]
        options = [LIGHT.row()[kind] for kind in range(3) if mine[kind]]
        options += [] if turn.peeked else PEEK.row()
        return Question(state.active, "act", options + REST.row())

    def answer(self, state: State, turn: Turn, option: Option) -> None:
        if option.verb == "rest":
            return
        turn.repeat()
        if option.verb == "peek":
            turn.peeked = 1
            peek(state)
        else:
            at = 3 * state.active + option.noun
            state.basket[at] -= 1
            state.seen[at] -= min(state.seen[at], 1)
            state.lit[option.noun] += 1
            state.tell("lights", state.active, option.noun)
            state.stack.append(Lighting([PLAIN_LIT, TWIN_LIT, DAMP_LIT][option.noun], 1))
            if option.noun == TWIN and state.pond.count(0) >= 2:
                state.stack[-1] = Lighting(TWIN_LIT, 2)

    def refuse(self, state: State, turn: Turn, option: Option) -> Refusal:
        return {"light": NOT_HELD, "peek": PEEKED}.get(option.verb, NOT_ASKED)


def peek(state: State) -> None:
    them = (state.active + 1) % state.seats
    for kind in range(3):
        state.seen[3 * them + kind] = state.basket[3 * them + kind]
        for _ in range(state.basket[3 * them + kind]):
            state.tell("sees", state.active, kind, seen_by=only(state.active) | only(them))


class Float(Step[State, Lighting]):
    def run(self, state: State, lighting: Lighting) -> Question | None:
        free = [FLOAT.row()[place] for place in range(PLACES) if not state.pond[place]]
        return Question(state.active, "float", free, count=lighting.left) if free else None

    def answer(self, state: State, lighting: Lighting, option: Option) -> None:
        state.pond[option.noun] = 1
        state.tell("floats", state.active, option.noun)
        lighting.left -= 1
        if lighting.left:
            lighting.repeat()

    def refuse(self, state: State, lighting: Lighting, option: Option) -> Refusal:
        return TAKEN if option.verb == "float" else NOT_ASKED


class Douse(Step[State, Lighting]):
    """The turn is over, and so is whatever was left of this lantern."""

    def run(self, state: State, lighting: Lighting) -> Question | None:
        lighting.cancel()
        state.stack[-2].cancel()
        return None


EVENING = Script("evening", [NextTurn(), Home()])
TURN = Script("turn", [Take(), Act()])
PLAIN_LIT = Script("plain", [Float()])
TWIN_LIT = Script("twin", [Float()])
DAMP_LIT = Script("damp", [Douse(), Float()])


class Lanterns(Game[State]):
    def __init__(self) -> None:
        self.id = "lanterns"
        self.rules = "7"
        self.seats = (2, 3)
        self.seat_names = ["ann", "bob", "cat"]
        self.settings = [Setting("rounds", ["4", "2", "9"]), Setting("moon", ["full", "new"])]
        self.vocabulary = Vocabulary([TAKE, LIGHT, FLOAT, PEEK, REST, STAY, GO_HOME])
        facts = [Fact("takes", "seat lantern?"), Fact("lights", "seat lantern"), Fact("home")]
        facts += [Fact("floats", "seat place"), Fact("sees", "seat lantern?")]
        self.facts = {fact.what: fact for fact in facts}
        scripts: list[Script[Any, Any]] = [EVENING, TURN, PLAIN_LIT, TWIN_LIT, DAMP_LIT]
        self.scripts = {script.name: script for script in scripts}
        self.frames = {"frame": Frame, "turn": Turn, "lighting": Lighting}
        self.things = {"seat": self.seat_names, "lantern": KINDS}
        self.printed = {}

    def blank(self, options: dict[str, str], seats: int) -> State:
        return State(seats, int(options["rounds"]))

    def lay_out(self, options: dict[str, str], seats: int) -> State:
        state = self.blank(options, seats)
        state.stack = [Frame(EVENING)]
        resume(state)
        return state

    def view(self, state: State, seat: int) -> dict[str, object]:
        before = [(whose - 1) % state.seats for whose in range(state.seats)]
        baskets = []
        for whose in range(state.seats):
            pile = state.basket if whose == seat else state.seen if before[whose] == seat else None
            baskets.append(pile[3 * whose : 3 * whose + 3] if pile else [])
        sizes = [sum(state.basket[at : at + 3]) for at in range(0, len(state.basket), 3)]
        return {"pond": state.pond.copy(), "lit": state.lit.copy(), "baskets": baskets} | {
            "sizes": sizes,
            "bag": sum(state.bag),
            "round": state.round,
            "active": state.active,
        }

    def imagine(self, state: State, seat: int, luck: Luck) -> State:
        copy = state.clone()
        hidden: list[int] = []  # Whose baskets get how many lanterns back.
        for at in range(len(copy.basket)):
            whose = at // 3
            known = copy.seen[at] if (whose - 1) % copy.seats == seat else 0
            if whose != seat:
                copy.bag[at % 3] += copy.basket[at] - known
                hidden += [whose] * (copy.basket[at] - known)
                copy.basket[at] = known
        shown = [sum(copy.seen[3 * whose : 3 * whose + 3]) for whose in range(copy.seats)]
        for whose in hidden:
            kind = [k for k in range(3) for _ in range(copy.bag[k])][
                int(luck.random() * sum(copy.bag))
            ]
            copy.bag[kind] -= 1
            copy.basket[3 * whose + kind] += 1
        for whose in range(copy.seats):
            if seat not in (whose, (whose - 1) % copy.seats):
                at = 3 * whose
                copy.seen[at : at + 3] = first(copy.basket[at : at + 3], shown[whose])
        ask_again(copy)
        return copy

    def outcome(self, state: State) -> Outcome | None:
        if not state.over:
            return None
        won = all(state.pond)
        return Outcome([float(won)] * state.seats, "lit" if won else "dark")


def first(pile: list[int], many: int) -> list[int]:
    """The first so many lanterns of a pile: which ones were seen, for those who can't know."""
    taken = []
    for held in pile:
        taken.append(min(held, many))
        many -= taken[-1]
    return taken


LANTERNS = Lanterns()
