"""The house rules: what holds for every file, whatever it is about."""

import ast
import os
import pkgutil
import re
import subprocess
import sys
import tokenize
from importlib import import_module
from pathlib import Path

import pytest

import gloaming
from gloaming.engine.game import all_games, game_called
from tests.promises.texts import NUMBER, rules_of

ROOT = Path(__file__).resolve().parent.parent
RULES = ("engine", "games")
LEAN = (*RULES, "ai")  # The rules and the bots run wherever Python does.
CITING = ("src/gloaming/games", "src/gloaming/ai", "web/src/boards")
COMPILED = os.environ.get("GLOAMING_COMPILED") == "1"

# In brackets here and there, so that this file does not find itself.
ADDRESS = re.compile(r"pypi[.]org|pythonhosted[.]org|npmjs[.](org|com)|/simp[l]e/|file:/[/]/")
MACHINE = re.compile(r"(?<![\w.])/(wor[k]|roo[t]|hom[e]|User[s])/\w")
UNSPOKEN = re.compile(r"\b(session|helper|tracker)s?\b", re.IGNORECASE)


def tracked(*patterns: str) -> list[Path]:
    """The files of the project, also those not yet added; nothing that was built."""
    command = ["git", "-c", "safe.directory=*", "ls-files", "-z", "--cached", "--others"]
    command += ["--exclude-standard", "--", *patterns]
    try:
        listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, text=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("no git repository here")
    return [ROOT / name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()]


def lines_with(pattern: re.Pattern[str], files: list[Path]) -> list[str]:
    return [
        f"{file.relative_to(ROOT)}:{number}: {line.strip()}"
        for file in files
        for number, line in enumerate(file.read_text("utf-8", "ignore").splitlines(), 1)
        if pattern.search(line)
    ]


def test_no_file_names_a_package_registry() -> None:
    assert lines_with(ADDRESS, tracked()) == []


def test_no_file_names_a_path_of_one_machine() -> None:
    assert lines_with(MACHINE, tracked()) == []


def test_the_documentation_speaks_of_the_games_not_of_how_they_were_made() -> None:
    assert lines_with(UNSPOKEN, tracked("*.md")) == []


def test_a_file_above_400_lines_is_two_files() -> None:
    lengths = {file: len(file.read_text("utf-8").splitlines()) for file in tracked("*.py")}
    assert {str(file.relative_to(ROOT)): n for file, n in lengths.items() if n > 400} == {}


def test_every_file_of_the_package_opens_with_a_docstring() -> None:
    files = tracked("src/*.py")
    assert [f.name for f in files if not ast.get_docstring(ast.parse(f.read_bytes()))] == []


def test_rules_and_bots_import_nothing_but_the_standard_library() -> None:
    welcome = {*sys.stdlib_module_names, "gloaming", "mypy_extensions"}
    strangers = [
        f"{file.relative_to(ROOT)}: {name}"
        for file in tracked(*(f"src/gloaming/{room}/*.py" for room in LEAN))
        for node in ast.walk(ast.parse(file.read_bytes()))
        for name in imported(node)
        if name.partition(".")[0] not in welcome
    ]
    assert strangers == []


def imported(node: ast.AST) -> list[str]:
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if isinstance(node, ast.ImportFrom) and node.level == 0:
        return [node.module or ""]
    return []


def test_rules_run_compiled_when_asked_for_and_only_then() -> None:
    """A stale .so file beside the sources would hide every edit."""
    rooms = tuple(f"gloaming.{room}" for room in RULES)
    names = [
        module.name
        for module in pkgutil.walk_packages(gloaming.__path__, "gloaming.")
        if module.name.startswith(rooms)
    ]
    files = {name: str(import_module(name).__file__) for name in names}
    assert {name: file for name, file in files.items() if file.endswith(".py") == COMPILED} == {}


def test_what_mutations_break_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """The list of tools/mutate.py: one name for each, and what it breaks stands there once."""
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    mutations = import_module("mutations").MUTATIONS
    names = [mutation.what for mutation in mutations]
    assert len(set(names)) == len(names)
    gone = [
        mutation.what
        for mutation in mutations
        if (ROOT / "src/gloaming" / mutation.file).read_text("utf-8").count(mutation.old) != 1
    ]
    assert gone == []


def test_every_stop_of_the_walk_is_there() -> None:
    """At most fifteen, and each file holds the names that its stop sends a reader to."""
    text = (ROOT / "docs/walk.md").read_text("utf-8")
    stops = re.split(r"\n(?=\d+\. )", text.partition("\n1. ")[2])
    assert len(stops) <= 15
    known = {name: ROOT / "docs" / path for name, path in re.findall(r"\[`(.+?)`\]\((.+?)\)", text)}
    lost = []
    for stop in stops:
        files = [known[name] for name in re.findall(r"`([^`\s]+)`", stop) if name in known]
        source = "".join(file.read_text("utf-8") for file in files)
        names = [name for name in re.findall(r"`([A-Za-z_]+)`", stop) if name not in known]
        lost += [name for name in names if not re.search(rf"\b{name}\b", source)]
    assert lost == []


# What a file of this name holds in every game, as its first line says one way or another.
NAMES = {
    "view": "sees",
    "shapes": "shapes of what a (client|seat) sees",
    "printed": "whoever draws",  # What the faces of cards show.
    "codex": "the codex of",  # All that is in the box.
    "rules": "the sequence of play",
    "state": "everything that lies on the table",
    "frames": "what can be in progress",
    "words": "every answer that can be given",
    "edition": "set up with|editions differ|options of a table",
    "board": "board|map|valley|battlefield",
    "steps": "one .*sentence",  # The verbs of cards.
    "spell": "what a .* is",
    "actions": "action",  # What can be done on a turn.
    "main_phase": "main phase",
    "market": "decks|buying",  # Cards that can be had, and getting them.
    "dice": "dice",
    "solo": "alone|a lone player",
    "ending": "ends|the end of the game",
}


def test_a_file_name_means_one_thing_in_every_game() -> None:
    games = ROOT / "src" / "gloaming" / "games"
    found: dict[str, list[Path]] = {}
    for file in tracked("src/gloaming/games/*/*.py"):
        if file.stem != "__init__":
            found.setdefault(file.stem, []).append(file)
    several = {
        name: files
        for name, files in found.items()
        if len({file.relative_to(games).parts[0] for file in files}) > 1
    }
    assert several.keys() - NAMES.keys() == set()
    strange = [
        f"{file.relative_to(games)}: {said}"
        for name, files in several.items()
        for file in files
        if not re.search(NAMES[name], said := first_line(file), re.IGNORECASE)
    ]
    assert strange == []


def first_line(file: Path) -> str:
    return (ast.get_docstring(ast.parse(file.read_bytes())) or "").partition("\n")[0]


@pytest.mark.parametrize("game", [game.id for game in all_games()])
def test_every_rule_that_the_code_cites_is_on_the_rules_page(game: str) -> None:
    """A reader can open every number: no section of a paper that is not here."""
    page = (ROOT / "docs" / "rules" / f"{game}.md").read_text("utf-8")
    known = rules_of(game_called(game)) | set(re.findall(rf"^#+ ({NUMBER})\b", page, re.M))
    letters = "|".join(sorted({number.partition("-")[0] for number in known}))
    wrong = [
        f"{file.relative_to(ROOT)}: {number}"
        for file in tracked(*(f"{room}/{game}/*" for room in CITING))
        if file.suffix in (".py", ".ts", ".tsx")
        for said in sayings(file)
        for number in re.findall(rf"§[\d.]*|(?<![\w.-])(?:{letters})-\d+(?:\.\d+)*", said)
        if number not in known
    ]
    assert wrong == []


def sayings(file: Path) -> list[str]:
    """The comments and strings of a file, its docstrings among them; of the client all of it."""
    if file.suffix != ".py":
        return [file.read_text("utf-8")]
    with file.open("rb") as source:
        tokens = tokenize.tokenize(source.readline)
        return [it.string for it in tokens if it.type in (tokenize.COMMENT, tokenize.STRING)]
