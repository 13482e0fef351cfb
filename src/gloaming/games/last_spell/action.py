"""What can be done, why not, and doing it: one row for each action, by day and on a hero's turn."""

from typing import Final

from gloaming.engine.question import Option
from gloaming.engine.refusal import NOT_ASKED, Refusal
from gloaming.games.last_spell.state import State
from gloaming.games.last_spell.words import VOCABULARY

_ITSELF: Final = [0]  # The noun of a verb that needs none.


class Action:
    """One row: a verb, what it could be done to, why not, and doing it.

    `refuse` decides, and nothing else: what is offered is what it does not refuse. Rows `beside`
    this one are about the same things: what can be done to a thing is offered together.
    """

    __slots__ = ("beside", "options", "verb")

    def __init__(self, verb: str, *beside: "Action") -> None:
        self.verb = verb
        self.beside = list(beside)
        named = VOCABULARY.verbs[verb].options
        self.options = [named.get(noun) for noun in range(max(named) + 1)]

    def nouns(self, state: State) -> list[int]:
        """The things worth asking for; whatever is not among them would be refused."""
        return _ITSELF

    def offer(self, state: State, noun: int, options: list[Option]) -> None:
        """Add it if it can be done to a thing now."""
        if noun < len(self.options):
            option = self.options[noun]
            if option is not None and self.refuse(state, noun) is None:
                options.append(option)

    def refuse(self, state: State, noun: int) -> Refusal | None:
        """Why it can't be done to a thing now; None if it can."""
        raise NotImplementedError

    def do(self, state: State, noun: int) -> None:
        raise NotImplementedError


class Actions:
    """All that can be done at a question, in the order in which it is offered."""

    __slots__ = ("by_verb", "rows")

    def __init__(self, rows: list[Action]) -> None:
        self.rows = rows
        self.by_verb = {one.verb: one for action in rows for one in (action, *action.beside)}

    def offer(self, state: State, options: list[Option]) -> None:
        """Add whatever can be done now."""
        for action in self.rows:
            for noun in action.nouns(state):
                action.offer(state, noun, options)
                for other in action.beside:
                    other.offer(state, noun, options)

    def refuse(self, state: State, option: Option) -> Refusal:
        """Why an option is not offered."""
        action = self.by_verb.get(option.verb)
        return NOT_ASKED if action is None else action.refuse(state, option.noun) or NOT_ASKED

    def do(self, state: State, option: Option) -> None:
        self.by_verb[option.verb].do(state, option.noun)
