"""Everything said to a player, in one language: texts of the house, then those of a game.

The texts are Fluent files, `text/<language>.ftl` beside this file and inside each game. How a
message is called follows from what it is about: `spell-D07`, `ask-travel`, `option-step`,
`fact-draws`, `refusal-hours`, `setting-deck`, `ending-idle`, `error-BadFile`.

Articles, elisions and endings are the name's own: `.the = la Maison` is an attribute of
`structure-BD1`, and a sentence that speaks of a structure asks for `{ $structure-the }`. A name
without that form stands as it is.
"""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message, Pattern
from fluent.syntax.ast import Resource

from gloaming.engine.errors import GloamingError
from gloaming.engine.event import HIDDEN
from gloaming.engine.game import Game, Outcome
from gloaming.engine.question import Option, Question
from gloaming.engine.refusal import Refusal
from gloaming.engine.setting import chosen, unusual

LANGUAGES: Final = ("en", "it", "fr")

# Articles, prepositions and endings depend on these: sentences are told the id and choose.
INFLECTED: Final = ("seat", "colour", "ending")


class UnknownLanguage(GloamingError):
    def __init__(self, language: str) -> None:
        known = ", ".join(LANGUAGES)
        sentence = f"no language is called “{language}”; there are: {known}"
        super().__init__(sentence, name=language, known=known)


class MissingText(GloamingError):
    """A text that should be there is not, or lacks something it speaks of."""

    def __init__(self, language: str, id: str, why: str) -> None:
        super().__init__(f"text “{id}” ({language}): {why}")


@cache
def forms_asked(room: str, language: str) -> dict[str, set[str]]:
    """The forms of names that the sentences of a room ask for, by kind of thing."""
    file = files(room) / "text" / f"{language}.ftl"
    asked: dict[str, set[str]] = {}
    for kind, form in re.findall(r"\$(\w+)-(\w+)", file.read_text(encoding="utf-8")):
        asked.setdefault(kind, set()).add(form)
    return asked


@cache  # Parsing takes a tenth of a second, and a server opens many catalogues.
def read(room: str, language: str) -> Resource:
    """The texts of a room, wherever it is installed."""
    file = files(room) / "text" / f"{language}.ftl"
    return FluentResource(file.read_text(encoding="utf-8"))


class Catalogue:
    """What the house and one game say, in one language.

    Every text is told the options of the table besides: a card says what it does there.
    """

    def __init__(
        self,
        language: str,
        game: Game[Any] | None = None,
        options: Mapping[str, str] | None = None,
    ) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(language)
        self.language = language
        self.game = game
        self.bundle = FluentBundle([language], use_isolating=False)
        self.bundle.add_resource(read("gloaming", language))
        self.options: dict[str, object] = {}
        if game is not None:
            self.bundle.add_resource(read(f"gloaming.games.{game.id}", language))
            for name, value in chosen(game.settings, options or {}).items():
                self.options[name] = int(value) if value.isdigit() else value

    # Any message.

    def has(self, id: str) -> bool:
        return self.bundle.has_message(id)

    def say(self, id: str, **args: object) -> str:
        """A message; a text that is missing or incomplete is a bug and says so."""
        pattern = self._message(id).value
        if pattern is None:
            raise MissingText(self.language, id, "it has attributes only")
        return self._format(id, pattern, args)

    def attribute(self, id: str, name: str, **args: object) -> str:
        """What a message says beside itself, `.effect` or `.note`; "" if it says nothing."""
        pattern = self._message(id).attributes.get(name)
        return "" if pattern is None else self._format(f"{id}.{name}", pattern, args)

    def _message(self, id: str) -> Message:
        if not self.has(id):
            raise MissingText(self.language, id, "there is none")
        return self.bundle.get_message(id)

    def _format(self, id: str, pattern: Pattern, args: dict[str, object]) -> str:
        said, errors = self.bundle.format_pattern(pattern, {**self.options, **args})
        if errors:
            raise MissingText(self.language, id, str(errors[0]))
        return str(said)

    # Things on the table, and what is done with them.

    def thing(self, kind: str, name: str) -> str:
        """What a thing is called; squares are called the same everywhere."""
        id = f"{kind}-{name}"
        return self.say(id) if self.has(id) else self._several(name) or name

    def _several(self, name: str) -> str:
        """ "GR+GR/OB" is several things at once, what some dice show: each by its name."""
        parts = [part for part in re.split(r"[+/]", name) if part]
        if len(parts) == 0 or parts == [name] or self.game is None:
            return ""
        said = [self._anything(part) for part in parts]
        if not all(said):
            return ""
        counted = {one: said.count(one) for one in said}
        return ", ".join(one if many == 1 else f"{many} × {one}" for one, many in counted.items())

    def _anything(self, name: str) -> str:
        """What a thing of any kind is called, if exactly this name has a text."""
        for kind, names in self._game.things.items():
            if name in names and self.has(f"{kind}-{name}"):
                return self.say(f"{kind}-{name}")
        return ""

    def forms(self, as_kind: str, kind: str, name: str) -> dict[str, str]:
        """A thing as `$kind`, and as each `$kind-form` that sentences ask for."""
        said = self.thing(kind, name)
        told = {as_kind: said}
        for form in forms_asked(f"gloaming.games.{self._game.id}", self.language).get(as_kind, ()):
            id = f"{kind}-{name}"
            own = self.attribute(id, form) if self.has(id) else ""
            told[f"{as_kind}-{form}"] = own or said
        return told

    def question(self, question: Question) -> str:
        """What is asked, of whom, and how often still; `.over` when all one can do is end it."""
        id, seat = f"ask-{question.why}", self._game.seat_name(question.seat)
        verbs, told = self._game.vocabulary.verbs, {"seat": seat, "count": question.count}
        over = self.attribute(id, "over", **told)
        if over and question.options and all(verbs[it.verb].ends for it in question.options):
            return over
        return self.say(id, **told)

    def option(self, option: Option) -> str:
        kind = self._game.vocabulary.verbs[option.verb].thing
        args = {"thing": ""}
        if kind:
            args = self.forms("thing", kind, self._game.things[kind][option.noun])
        return self.say(f"option-{option.verb}", **args)

    def event(self, told: list[object]) -> str:
        """A sentence for the log, from what `tell` told one seat."""
        fact = self._game.facts[str(told[0])]
        id = f"fact-{fact.what}"
        args: dict[str, object] = {}
        hidden = False
        for kind, secret, name in zip(fact.kinds, fact.secret, told[1:], strict=True):
            hidden = hidden or (secret and name == HIDDEN)
            if kind in INFLECTED or not isinstance(name, str):
                args[kind] = name
            else:
                args.update(self.forms(kind, kind, name))
        return self.attribute(id, "hidden", **args) if hidden else self.say(id, **args)

    def refusal(self, refusal: Refusal, **args: object) -> str:
        """Why not, with the number of the rule; `.counted` when the numbers are known."""
        id = f"refusal-{refusal.key}"
        said = (self.attribute(id, "counted", **args) if args else "") or self.say(id)
        return f"{said} — {refusal.rule}" if refusal.rule else said

    def outcome(self, outcome: Outcome) -> str:
        """How the game ended, and who won if anybody did."""
        winners = outcome.winners()
        seat = self._game.seat_name(winners[0]) if len(winners) == 1 else "nobody"
        return self.say(f"ending-{outcome.reason}", seat=seat)

    def setting(self, name: str) -> str:
        return self.say(f"setting-{name}")

    def table_options(self, options: Mapping[str, str]) -> list[str]:
        """By which rules a table plays, as far as they are not the usual ones (UX-37)."""
        named = unusual(self._game.settings, options)
        return [f"{self.setting(name)}: {self.value(name, named[name])}" for name in named]

    def value(self, name: str, value: str) -> str:
        """What a setting is set to; numbers speak for themselves."""
        return self.attribute(f"setting-{name}", value) or value

    def error(self, error: GloamingError) -> str:
        """What went wrong; in the words of the error itself where there are no better ones."""
        id = f"error-{type(error).__name__}"
        return self.say(id, **error.parts) if self.has(id) else str(error)

    @property
    def _game(self) -> Game[Any]:
        assert self.game is not None, "this catalogue was opened without a game"
        return self.game
