"""The words of a game: every answer that can ever be given, each with a fixed number."""

from collections.abc import Iterable

from gloaming.engine.errors import UnknownWord
from gloaming.engine.question import Option


class Verb:
    """Something that can be done, and the names of the things it can be done to."""

    __slots__ = ("ends", "name", "options", "thing")

    def __init__(
        self,
        name: str,
        thing: str = "",
        nouns: dict[int, str] | None = None,
        ends: bool = False,
    ) -> None:
        self.name = name
        self.ends = ends  # Whoever does it ends something: a turn, a phase, a chance to react.
        self.thing = thing  # What kind of thing its nouns are: "square", "spell"; "" for none.
        self.options: dict[int, Option] = {}
        if nouns is None:
            self.options[0] = Option(name, 0, name)
        else:
            for noun, called in nouns.items():
                self.options[noun] = Option(name, noun, f"{name} {called}")

    def row(self) -> list[Option]:
        """The options by noun, for verbs whose nouns count from 0 without a gap."""
        return [self.options[noun] for noun in range(len(self.options))]


class Vocabulary:
    """The verbs of a game, in an order that never changes within a rules version."""

    __slots__ = ("by_name", "options", "verbs")

    def __init__(self, verbs: Iterable[Verb]) -> None:
        self.verbs: dict[str, Verb] = {}
        self.options: list[Option] = []
        self.by_name: dict[str, Option] = {}
        for verb in verbs:
            self.verbs[verb.name] = verb
            for option in verb.options.values():
                if option.name in self.by_name:
                    raise ValueError(f"two answers are called “{option.name}”")
                option.index = len(self.options)
                self.options.append(option)
                self.by_name[option.name] = option

    def option(self, name: str) -> Option:
        """The option written `name`."""
        found = self.by_name.get(" ".join(name.split()))
        if found is None:
            raise UnknownWord(name)
        return found
