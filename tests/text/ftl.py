"""Fluent files as data: what they say, with which variables, and who is asked for."""

import ast
import re
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.visitor import Visitor

SOURCE = Path(__file__).resolve().parents[2] / "src" / "gloaming"
HOUSE = SOURCE / "text"


@cache  # A tenth of a second each, and many tests read the same.
def parsed(file: Path) -> list[ftl.EntryType]:
    return FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body


class Texts:
    """One file: each text by its name, `id` or `id.attribute`."""

    def __init__(self, file: Path) -> None:
        body = parsed(file)
        self.junk = [entry.content for entry in body if isinstance(entry, ftl.Junk)]
        messages = [entry for entry in body if isinstance(entry, ftl.Message)]
        self.ids = [message.id.name for message in messages]
        self.patterns: dict[str, ftl.Pattern] = {}
        for message in messages:
            if message.value is not None:
                self.patterns[message.id.name] = message.value
            for attribute in message.attributes:
                self.patterns[f"{message.id.name}.{attribute.id.name}"] = attribute.value

    def variables(self, name: str) -> set[str]:
        """What a text must be told, in whatever form, the messages it refers to included."""
        found = Mentions(self.patterns[name])
        told = {it.partition("-")[0] for it in found.variables}
        return told.union(*(self.variables(id) for id in found.messages))

    def forms(self) -> set[str]:
        """Forms of names that the sentences of this language ask for: `the` in `$structure-the`."""
        asked = (Mentions(pattern).variables for pattern in self.patterns.values())
        return {it.partition("-")[2] for it in set().union(*asked)} - {""}

    def alike(self) -> set[str]:
        """The texts that every language has; the forms of a name are each language's own."""
        forms = self.forms()
        return {name for name in self.patterns if name.partition(".")[2] not in forms}

    def referred_to(self) -> set[str]:
        """Messages that other messages are made of."""
        return {id for pattern in self.patterns.values() for id in Mentions(pattern).messages}

    def words(self, name: str) -> str:
        """A text as it is written, without its placeables; "" if it is made of nothing else."""
        return "".join(Mentions(self.patterns[name]).words).strip()

    def written(self, name: str) -> str:
        """A text as it is written."""
        entry = ftl.Message(ftl.Identifier("text"), self.patterns[name])
        return FluentSerializer().serialize_entry(entry)


class Mentions(Visitor):
    """What a pattern speaks of."""

    def __init__(self, pattern: ftl.Pattern) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.words: list[str] = []
        self.visit(pattern)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.words.append(node.value)


def in_code(pattern: str, folder: Path) -> set[str]:
    """Whatever a pattern finds in the Python files of a folder."""
    code = "\n".join(file.read_text(encoding="utf-8") for file in sorted(folder.rglob("*.py")))
    return set(re.findall(pattern, code))


def spoken_of(folder: Path) -> tuple[set[str], tuple[str, ...]]:
    """The strings in the Python files of a folder, and the beginnings of those put together."""
    whole: set[str] = set()
    beginnings: set[str] = set()
    for file in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_bytes())):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
            elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                begins = node.values[0].value
                if isinstance(begins, str) and re.fullmatch("[a-z-]+-", begins):
                    beginnings.add(begins)
    return whole, tuple(beginnings)
