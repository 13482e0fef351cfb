"""What a game says: its texts in every language, its refusals, the numbers of its rules."""

import ast as python
import re
from importlib import import_module
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast, visitor

from gloaming.engine.game import Game
from gloaming.engine.refusal import Refusal
from gloaming.lab.met import refusals_of

ROOT = Path(__file__).resolve().parent.parent.parent
LANGUAGES = ("en", "it", "fr")

NUMBER = r"[A-Z]{1,3}-[A-Z]{0,2}\d+(?:\.\d+)*[a-z]?"
# A rule is defined in bold at the start of a line, a list item or a table cell …
IN_BOLD = re.compile(rf"^(?:\s*[-*]\s+|\|\s*)?\*\*({NUMBER})\b", re.MULTILINE)
# … or plain as the first cell of a table row.
IN_A_ROW = re.compile(rf"^\|\s*({NUMBER})\s*(?:\(|\|)", re.MULTILINE)


class Messages(dict[str, set[str]]):
    """The messages of one language, `id` and `id.attribute`, and the numbers each is told."""

    def __init__(self, file: Path) -> None:
        said: dict[str, Mentions] = {}
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, (ast.Message, ast.Term)):
                id = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
                assert id not in said, f"{file.name} says {id} twice"
                if entry.value is not None:
                    said[id] = Mentions(entry.value)
                for attribute in entry.attributes:
                    said[f"{id}.{attribute.id.name}"] = Mentions(attribute.value)
        super().__init__({id: heard.told(said) for id, heard in said.items()})

    def about(self, id: str) -> dict[str, set[str]]:
        """A message with all its attributes."""
        return {key: told for key, told in self.items() if key.partition(".")[0] == id}


class Mentions(visitor.Visitor):
    """What a pattern mentions: numbers it is told, and other messages."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.numbers: set[str] = set()
        self.others: set[str] = set()
        self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.numbers.add(node.id.name.partition("-")[0])  # `$spell-the` is a form of the spell.

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.others.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def told(self, said: dict[str, "Mentions"]) -> set[str]:
        return self.numbers.union(*(said[other].told(said) for other in self.others))


def messages(game: Game[Any]) -> dict[str, Messages]:
    room = Path(str(import_module(f"gloaming.games.{game.id}").__file__)).parent / "text"
    return {language: Messages(room / f"{language}.ftl") for language in LANGUAGES}


def whys_written(game: Game[Any]) -> set[str]:
    """Every reason to ask that stands in the code of a game, reached in play or not."""
    room = Path(str(import_module(f"gloaming.games.{game.id}").__file__)).parent
    found: set[str] = set()
    for file in room.rglob("*.py"):
        for node in python.walk(python.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, python.Call) and python.unparse(node.func) == "Question":
                why = node.args[1]
                if isinstance(why, python.Constant):
                    found.add(str(why.value))
    return found


def refusals(game: Game[Any]) -> list[Refusal]:
    """Every refusal in the room of a game."""
    return refusals_of(game)


def rules_of(game: Game[Any]) -> set[str]:
    """The numbers that the rules page defines."""
    page = (ROOT / "docs" / "rules" / f"{game.id}.md").read_text(encoding="utf-8")
    return {*IN_BOLD.findall(page), *IN_A_ROW.findall(page)}


def rules_cited(game: Game[Any]) -> set[str]:
    """The numbers that stand in the tests of a game, or on its page with a reason why not."""
    files = [f for f in (ROOT / "tests").rglob("*") if game.id in str(f.relative_to(ROOT))]
    texts = [
        f.read_text(encoding="utf-8") for f in files if f.suffix in {".py", ".txt", ".journal"}
    ]
    page = (ROOT / "docs" / "rules" / f"{game.id}.md").read_text(encoding="utf-8")
    texts += [line for line in page.splitlines() if "not tested:" in line]
    return {number for text in texts for number in re.findall(rf"(?<![\w.-]){NUMBER}", text)}
