"""Rules as data: a script is a row of steps, a frame is a finger on one of them."""

from typing import Any, Generic, TypeVar

from gloaming.engine.errors import NothingAsked, NotOffered
from gloaming.engine.event import EVERYONE, Event
from gloaming.engine.question import Option, Question
from gloaming.engine.refusal import NOT_ASKED, OVER, Refusal
from gloaming.engine.vocabulary import Vocabulary

S = TypeVar("S", bound="Position")
F = TypeVar("F", bound="Frame")


class Frame:
    """A script in progress. Games add what theirs must remember, in plain numbers.

    A kind of frame can be made from a script alone, and names its numbers in `__slots__`.
    """

    __slots__ = ("at", "script")

    def __init__(self, script: "Script[Any, Any]", at: int = 0) -> None:
        self.script = script
        self.at = at

    def clone(self) -> "Frame":
        return Frame(self.script, self.at)

    def repeat(self) -> None:
        """Come back to the step now running."""
        self.at -= 1

    def cancel(self) -> None:
        """Skip whatever is left."""
        self.at = len(self.script.steps)


class Position:
    """The part of every state that knows where in the rules we are."""

    __slots__ = ("beat", "heard", "looks", "question", "stack")

    def __init__(self) -> None:
        self.stack: list[Frame] = []
        self.question: Question | None = None
        self.heard: list[Event] | None = None  # Whoever listens puts a list here.
        self.beat = 0  # The number of what is told next.
        self.looks: list[Position] | None = None  # Whoever wants to see each beat puts one here.

    def clone(self) -> "Position":
        """The same table once more; nobody listens to the copy."""
        raise NotImplementedError

    def tell(self, what: str, a: int = 0, b: int = 0, c: int = 0, seen_by: int = EVERYONE) -> None:
        """Something happened: remember it if anybody listens."""
        if self.heard is not None:
            self.heard.append(Event(what, a, b, c, seen_by, self.beat))

    def breathe(self) -> None:
        """What was told since the last time is a beat: the table can be looked at here.

        Every step ends with one; a step that does many things in a row may have more.
        """
        heard = self.heard
        if heard and heard[-1].beat == self.beat:
            self.beat += 1
            if self.looks is not None:
                self.looks.append(self.clone())


class Step(Generic[S, F]):
    """One line of a script: it acts at once, or asks now and acts on the answer."""

    def run(self, state: S, frame: F) -> Question | None:
        raise NotImplementedError

    def answer(self, state: S, frame: F, option: Option) -> None:
        raise NotImplementedError

    def refuse(self, state: S, frame: F, option: Option) -> Refusal:
        """Why this step's open question does not offer an option."""
        return NOT_ASKED


class Script(Generic[S, F]):
    """A named row of steps, shared by every state and never changed."""

    __slots__ = ("name", "steps")

    def __init__(self, name: str, steps: list[Step[S, F]]) -> None:
        self.name = name
        self.steps = steps


def resume(position: Position) -> None:
    """Run until a question is open or nothing is left to do."""
    stack = position.stack
    while stack and position.question is None:
        frame = stack[-1]
        steps = frame.script.steps
        if frame.at == len(steps):
            stack.pop()
            continue
        step = steps[frame.at]
        frame.at += 1
        position.question = step.run(position, frame)
        if position.heard is not None:
            position.breathe()


def answer(position: Position, option: Option) -> None:
    """Answer the open question and run on to the next."""
    question = position.question
    if question is None:
        raise NothingAsked
    if not question.offers(option):
        raise NotOffered(option.name, question.why)
    frame = position.stack[-1]
    step = frame.script.steps[frame.at - 1]
    position.question = None
    step.answer(position, frame, option)
    if position.heard is not None:
        position.breathe()
    resume(position)


def ask_again(position: Position) -> None:
    """Ask the open question anew, after hidden things have been dealt differently."""
    if position.stack:
        position.question = None
        position.stack[-1].repeat()
        resume(position)


def why_not(position: Position, option: Option) -> Refusal | None:
    """Why an option is not offered now; None when it is."""
    question = position.question
    if question is None:
        return OVER
    if question.offers(option):
        return None
    frame = position.stack[-1]
    return frame.script.steps[frame.at - 1].refuse(position, frame, option)


def refusals(position: Position, vocabulary: Vocabulary) -> list[list[tuple[Option, Refusal]]]:
    """Why each answer is not offered, for every verb that the question is about.

    A step has a reason for all other answers of a verb or for none: the first tells which.
    """
    question = position.question
    found: list[list[tuple[Option, Refusal]]] = []
    if question is None:
        return found
    offered = {option.index for option in question.options}
    frame = position.stack[-1]
    step = frame.script.steps[frame.at - 1]
    for verb in vocabulary.verbs.values():
        refused: list[tuple[Option, Refusal]] = []
        for option in verb.options.values():
            if option.index in offered:
                continue
            why = step.refuse(position, frame, option)
            if why is NOT_ASKED:
                break
            refused.append((option, why))
        if refused:
            found.append(refused)
    return found
