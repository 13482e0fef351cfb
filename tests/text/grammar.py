"""The grammar of a game's texts: everything it can say, with every name and with 0, 1, 2 and 5.

Each game has a subclass of `Grammar` in `test_grammar.py`. All sentences go the road they go at a
table: facts and answers through the catalogue, and the rest with whatever their variables can be.
`make texts` writes what each game says to build/texts/<game>.<language>.txt, to be read.
"""

import re
from collections.abc import Callable, Iterator
from functools import cache, partial
from itertools import product
from pathlib import Path
from typing import Any, ClassVar

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from gloaming.engine.event import HIDDEN
from gloaming.engine.game import Game
from gloaming.engine.question import NATURE, TABLE, Question
from gloaming.text import LANGUAGES, Catalogue, MissingText
from gloaming.text.catalogue import INFLECTED
from tests.text.ftl import SOURCE, Texts

NUMBERS = (0, 1, 2, 5)
MANY = 5

# What is wrong wherever it stands.
WRONG = {
    "a gap": r"^\s|\s$|(?<=\S)[ \t]{2,}",
    "a stop too many": r"(?<!\.)\.\.(?!\.)|[!?:;,]\.|\.[,;:]|,,| [,.](?=\s|$)",
    "something unresolved": r"[{}]|\$\w",
}
WRONG_IN = {
    "en": {"an article": r"\b[Aa] [aeioAEIO]\w|\b[Aa]n [^aeiouAEIOUhH\d\W]", "an apostrophe": r"'"},
    "it": {
        "a contraction": r"\b([Dd]i|[Aa]|[Dd]a|[Ii]n|[Ss]u) ([Ii]l|[Ll]o|[Ll]a|[Ii]|[Gg]li|[Ll]e) ",
        # “La attacca” may stand; an article before a name may not.
        "an elision": r"\b([Uu]na|([Dd]e|[Nn]e|[Aa]|[Dd]a|[Ss]u)ll[ao]) "
        r"(?=[aeiouàèéìòùAEIOUÈ]\w)|\b[Ll][ao] (?=[AEIOUÈ]\w)",
        "a d too few": r"\b[Aa] (?=[aA]\w)|\b[Ee] (?=[eE]\w)",
        "an id": r"\bnobody\b",
        "an article": r"\b([Ii]l|[Uu]n|[Dd]el|[Aa]l|[Dd]al|[Nn]el|[Ss]ul|[Ii]|[Dd]ei|[Aa]i|[Nn]ei) "
        r"(?=[Ss][bcdfgklmnpqrtvz]|[Zz]|[Gg]n|[Pp]s)"
        r"|\b([Ii]l|[Dd]el|[Aa]l|[Dd]al|[Nn]el|[Ss]ul|[Ii]|[Dd]ei|[Aa]i|[Nn]ei) (?=[aeiouAEIOU]\w)",
        "an apostrophe": r"'",
    },
    "fr": {
        "a contraction": r"\b([Dd]e|[Àà]) ([Ll]e|[Ll]es) ",
        "an id": r"\bnobody\b",
        "an elision": r"(?<!-)\b([LlDdNnSsJjMmTtCc]e|[Ll]a|[Qq]ue) "
        r"(?=[aeiouyàâéèêîôûœAEIOUÀÂÉÈÊÎŒ])(?!onze|oui|y\b|[AEIOUY]\d|[A-Z]\b)",
        "a space before a sign": r"(?<![\u00a0\u202f\s(])[;!?»](?=\s|$)"
        r"|(?<![\u00a0\u202f]):(?=\s|$)| [:;!?»]",
        "an apostrophe": r"'",
    },
}
# Nouns that stay as they are after one and after many, and words that are no nouns.
STAYING = {
    "en": {"AP", "MP", "HP", "VP", "DMG", "Gold", "Mana", "Eye", "Karma", "damage", "energy"},
    "it": {"PA", "PM", "PV", "PS", "DAN", "Oro", "Mana", "Occhio", "Karma"},
    "fr": {"PA", "PM", "PV", "Or", "Mana", "Œil", "Karma", "fois", "pas"},
}
NO_NOUNS = {
    "en": {"of", "and", "in", "on", "more", "left", "too", "this", "at"},
    "it": {"su", "di", "e", "in"},
    "fr": {"sur", "de", "et", "à", "en", "pendant"},
}

# What has a number and is not counted.
NUMBERED = {"day", "night", "scenario", "phase", "slot", "stage", "level", "turn", "round"}
NUMBERED |= {"step", "eye", "giorno", "notte", "fase", "stadio", "livello", "turno"}
NUMBERED |= {"jour", "nuit", "palier", "œil", "scénario", "stade", "niveau", "tour", "emplacement"}


# What a variable can be that is neither a number nor called after a kind of thing: the values, or
# the kind. Its name, or that of one text and its own: "board-slot side".
Samples = dict[str, list[object] | str]


class Choices(Visitor):
    """What a pattern chooses between: the variants of each variable that are words."""

    def __init__(self, pattern: ftl.Pattern) -> None:
        self.words: dict[str, list[str]] = {}
        self.visit(pattern)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            keys = [v.key.name for v in node.variants if isinstance(v.key, ftl.Identifier)]
            if not set(keys) <= {"zero", "one", "two", "few", "many", "other"}:
                self.words.setdefault(node.selector.id.name, []).extend(keys)
        self.generic_visit(node)


class Line:
    """One thing said: by which text, with which values."""

    __slots__ = ("id", "said", "told")

    def __init__(self, id: str, told: dict[str, object], said: str) -> None:
        self.id = id
        self.told = told
        self.said = said


class Speech:
    """Everything a game says in one language."""

    def __init__(self, game: Game[Any], language: str, samples: Samples) -> None:
        self.game = game
        self.language = language
        self.samples = samples
        self.catalogue = Catalogue(language, game)
        self.texts = Texts(SOURCE / "games" / game.id / "text" / f"{language}.ftl")
        self.referred = self.texts.referred_to()

    def lines(self) -> Iterator[Line]:
        yield from self.facts()
        yield from self.answers()
        yield from self.questions()
        done = ("fact-", "option-", "ask-")
        forms = self.texts.forms()
        for name in self.texts.patterns:
            part = name.partition(".")[2]
            if not name.startswith(done) and name not in self.referred and part not in forms:
                yield from self.message(name)

    @cache  # noqa: B019 - a speech lives as long as its test.
    def names(self, kind: str) -> list[str]:
        """Every name of a kind that differs by more than a number; two where none has a text."""
        all = self.game.things[kind]
        if kind in INFLECTED:
            return [name for name in all if self.catalogue.has(f"{kind}-{name}")] or all
        said = {name: f"{kind}-{name}" for name in all if self.catalogue.has(f"{kind}-{name}")}
        if not said:
            return [all[0], all[-1]]
        different: dict[str, str] = {}
        for name, id in said.items():
            alike = " | ".join(re.sub(r"[ \d]+$", "", form) for form in self.forms(id))
            if alike not in different or not re.search("[3-9]$", different[alike]):
                different[alike] = name  # Better one whose number is none of those counted.
        return list(different.values())

    def forms(self, id: str) -> list[str]:
        own = [self.catalogue.attribute(id, form) for form in sorted(self.texts.forms())]
        return [self.catalogue.say(id), *own]

    def facts(self) -> Iterator[Line]:
        """One thing varies over all its names, the others stay; all numbers vary together."""
        for fact in self.game.facts.values():
            things = [kind for kind in fact.kinds if kind in self.game.things]
            first: list[list[object]] = [
                [self.names(kind)[0]] if kind in self.game.things else list(NUMBERS)
                for kind in fact.kinds
            ]
            rows = [list(row) for row in product(*first)]
            for kind in things:
                at = fact.kinds.index(kind)
                for name in self.names(kind):
                    rows.append([2 if not isinstance(it, str) else it for it in rows[0]])
                    rows[-1][at] = name
            for at, secret in enumerate(fact.secret):
                if secret:
                    rows.append([*rows[-1][:at], HIDDEN, *rows[-1][at + 1 :]])
            for row in rows:
                yield self.fact(fact.what, fact.kinds, row)

    def fact(self, what: str, kinds: list[str], row: list[object]) -> Line:
        told = dict(zip(kinds, row, strict=True))
        return self.try_to(f"fact-{what}", told, partial(self.catalogue.event, [what, *row]))

    def answers(self) -> Iterator[Line]:
        for name, verb in self.game.vocabulary.verbs.items():
            kept = set(self.names(verb.thing)) if verb.thing else {""}
            for option in verb.options.values():
                noun = self.game.things[verb.thing][option.noun] if verb.thing else ""
                if noun in kept:
                    told: dict[str, object] = {"thing": noun}
                    say = partial(self.catalogue.option, option)
                    yield self.try_to(f"option-{name}", told, say)

    def questions(self) -> Iterator[Line]:
        for name in self.texts.patterns:
            if not name.startswith("ask-"):
                continue
            used = self.texts.variables(name)
            seats = [*range(len(self.game.seat_names)), TABLE, NATURE] if "seat" in used else [0]
            for seat, count in product(seats, (1, 2, MANY) if "count" in used else (1,)):
                id, _, attribute = name.partition(".")
                asked = Question(seat, id.removeprefix("ask-"), [], None, count)
                told: dict[str, object] = {"seat": self.game.seat_name(seat), "count": count}
                say = partial(self.catalogue.question, asked)
                if attribute:
                    say = partial(self.catalogue.attribute, id, attribute, **told)
                yield self.try_to(name, told, say)

    def message(self, name: str) -> Iterator[Line]:
        """Any other text, with all that its variables can be."""
        id, _, attribute = name.partition(".")
        choices = Choices(self.texts.patterns[name]).words
        variables = sorted(self.texts.variables(name))
        values = [self.values(name, variable, choices) for variable in variables]
        for row in product(*values):
            told = dict(zip(variables, row, strict=True))
            args = self.with_forms(told)
            say = partial(self.catalogue.say, id, **args)
            if attribute:
                say = partial(self.catalogue.attribute, id, attribute, **args)
            yield self.try_to(name, told, say)

    def values(self, name: str, variable: str, choices: dict[str, list[str]]) -> list[object]:
        named = self.samples.get(f"{name} {variable}") or self.samples.get(variable)
        if isinstance(named, str):
            return [self.catalogue.thing(named, it) for it in self.names(named)]
        if named is not None:
            return named
        if variable in choices:
            return list(choices[variable])
        if variable in self.game.things:
            nobody = ["nobody"] if variable == "seat" and name.startswith("ending-") else []
            return [*self.names(variable), *nobody]
        return list(NUMBERS)

    def with_forms(self, told: dict[str, object]) -> dict[str, object]:
        args: dict[str, object] = {}
        for variable, value in told.items():
            kind = variable if variable in self.game.things else ""
            if kind and kind not in INFLECTED and isinstance(value, str):
                args.update(self.catalogue.forms(variable, kind, value))
            else:
                args[variable] = value
        return args

    def try_to(self, id: str, told: dict[str, object], say: Callable[[], str]) -> Line:
        try:
            return Line(id, told, say())
        except MissingText as missing:
            return Line(id, told, f"{{{missing}}}")


def behind(line: Line, number: int) -> list[str]:
    """The two words right behind a number, unless it is the number of something, as in Day 1."""
    found = re.findall(rf"(?:(\w+)\s)?(?<![\w,.])\+?{number} ([^\W\d_]+(?: [^\W\d_]+)?)", line.said)
    return [words for before, words in found if before.casefold() not in NUMBERED]


class Grammar:
    """What must hold of every game; `samples` names what variables can be that are no thing.

    `still` are texts known to be wrong; whoever mends one strikes it out.
    """

    game: ClassVar[Game[Any]]
    samples: ClassVar[Samples] = {}
    staying: ClassVar[dict[str, set[str]]] = {}
    right: ClassVar[dict[str, str]] = {}  # What looks wrong and is not, as a pattern by language.
    still: ClassVar[dict[str, set[str]]] = {}

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_nothing_is_said_that_nobody_would_write(self, language: str) -> None:
        found = [it for line in self.lines(language) for it in self.wrong(language, line)]
        assert self.unknown(language, found) == []

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_sentences_begin_and_end(self, language: str) -> None:
        found = [
            (line.id, "no sentence", line.said)
            for line in self.lines(language)
            if line.id.startswith("fact-")
            and not re.fullmatch(r"(· )?[A-ZÀ-ÝŒ\d«“].*[.!?…]", line.said, re.DOTALL)
        ]
        assert self.unknown(language, found) == []

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_words_agree_with_their_numbers(self, language: str) -> None:
        found = list(self.disagreeing(language, self.lines(language)))
        assert self.unknown(language, found) == []

    @classmethod
    @cache
    def lines(cls, language: str) -> list[Line]:
        return list(Speech(cls.game, language, cls.samples).lines())

    def wrong(self, language: str, line: Line) -> Iterator[tuple[str, str, str]]:
        right = self.right.get(language)
        said = re.sub(right, "", line.said) if right else line.said
        if not said and not right:
            yield line.id, "nothing", ""
        for what, pattern in [*WRONG.items(), *WRONG_IN[language].items()]:
            if re.search(pattern, said):
                yield line.id, what, line.said

    def disagreeing(self, language: str, lines: list[Line]) -> Iterator[tuple[str, str, str]]:
        """Behind 1 and behind 5 stand different words, and 0 goes with 5, in French with 1."""
        staying = STAYING[language] | self.staying.get(language, set())

        def counted(words: str) -> bool:
            first, _, second = words.partition(" ")
            return first not in staying | NO_NOUNS[language] and second not in staying

        groups: dict[tuple[str, str, str], dict[int, Line]] = {}
        for line in lines:
            for variable, value in line.told.items():
                if isinstance(value, int) and value in NUMBERS:
                    rest = {name: it for name, it in line.told.items() if name != variable}
                    key = (line.id, variable, repr(sorted(rest.items(), key=str)))
                    if all(it == 2 for it in rest.values() if isinstance(it, int)):
                        groups.setdefault(key, {})[value] = line
        for (id, _, _), by_number in groups.items():
            words = {
                number: [it for it in behind(line, number) if counted(it)]
                for number, line in by_number.items()
            }
            one, many, none = words.get(1), words.get(MANY), words.get(0)
            if one and many and set(one) & set(many):
                yield id, "one as many", by_number[1].said
            like = one if language == "fr" else many
            if none and like and none != like:
                yield id, "none", by_number[0].said

    def unknown(
        self, language: str, found: list[tuple[str, str, str]]
    ) -> list[tuple[str, str, str]]:
        known = self.still.get(language, set())
        return sorted({it for it in found if it[0] not in known})


def write(game: Game[Any], samples: Samples, folder: Path) -> None:
    """The whole table of a game, a text to a paragraph."""
    folder.mkdir(parents=True, exist_ok=True)
    for language in LANGUAGES:
        rows: dict[str, list[str]] = {}
        for line in Speech(game, language, samples).lines():
            said = rows.setdefault(line.id, [])
            if line.said not in said:
                said.append(line.said)
        table = "\n\n".join(
            "\n".join([id, *[f"    {it}" for it in said]]) for id, said in rows.items()
        )
        (folder / f"{game.id}.{language}.txt").write_text(table + "\n", encoding="utf-8")
