"""Neither shell knows a game: no word of any vocabulary stands in the browser's or the terminal's.

What only a game knows comes from its room: `web/src/boards/<game>` by the contract there,
`gloaming.cli.boards.<game>` in the terminal. A word that every game has is the house's own. Tests
and what they lay out (`web/src/support`) play a real game, and comments may give examples of one.
"""

import ast
import json
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from gloaming.engine.game import Game
from gloaming.games import BLESS, CASTING_SHADOWS, DAY_AND_NIGHT, LAST_SPELL

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web" / "src"
CLI = ROOT / "src" / "gloaming" / "cli"
# Each game, and how the parts of its view are called in the schema.
GAMES: dict[str, Game[Any]] = {
    "Bless": BLESS,
    "CastingShadows": CASTING_SHADOWS,
    "DayAndNight": DAY_AND_NIGHT,
    "LastSpell": LAST_SPELL,
}

# The table in the terminal; other commands name a game to begin with.
TABLE = "audience commands desk keeper people play replay scene screen sitting wording"

# Words of some game that mean something else in a shell: what browsers and languages call things,
BROWSER = """
    accept aside block change changed default effect enter focus form forms help hidden host item
    left level map mode move next none number origin place places read round search source step
    steps stop target throw token type value void
"""
# and plain English, with the names of pictures, styles and sounds.
PLAIN = """
    about act ahead book bot build card chosen coin colour dice discards draw draws eye first hands
    hero hit home hurt keep kind levels light look moon nothing offer offered offers out outcome
    pass passes ranking resigns resolve right room second seen shows stay sun swap take third
    waiting watches why yes
"""
FINE = {*BROWSER.split(), *PLAIN.split()}

WORD = re.compile(r"[A-Za-z_]\w*(?:-\w+)*")
NO_CODE = re.compile(r"/\*.*?\*/|(?<![:\"'`])//[^\n]*|\"[Mm][\d.-]+[^\"\n]*\"", re.DOTALL)
SHORTEST = 3  # Of two letters almost everything is something.


def vocabulary() -> set[str]:
    """What a game calls its verbs, facts, things, options, and the parts of its view."""
    views = json.loads((WEB / "net" / "protocol.schema.json").read_text())["definitions"]
    known: Counter[str] = Counter()
    for of, game in GAMES.items():
        parts = [part for name, part in views.items() if name.startswith(of)]
        known.update(
            {
                game.id,
                *game.vocabulary.verbs,
                *game.facts,
                *game.things,
                *game.seat_names,
                *game.reactions(),
                *(name for names in game.things.values() for name in names),
                *(setting.name for setting in game.settings),
                *(field for part in parts for field in part.get("properties", {})),
            }
        )
    own = {word for word, many in known.items() if many < len(GAMES)}
    return {word for word in own if len(word) >= SHORTEST and WORD.fullmatch(word)}


def browser() -> Iterator[tuple[str, set[str]]]:
    """The words of each file of the client that is no game's and no test's."""
    for file in sorted(WEB.rglob("*.ts*")):
        room = file.relative_to(WEB).parts[0]
        if room in ("boards", "support") or ".test." in file.name or file.name == "protocol.ts":
            continue
        code = NO_CODE.sub("", file.read_text(encoding="utf-8"))
        yield file.relative_to(WEB).as_posix(), set(WORD.findall(code))


def terminal() -> Iterator[tuple[str, set[str]]]:
    """The words in the strings of the table in the terminal, without what explains the code."""
    for name in TABLE.split():
        tree = ast.parse((CLI / f"{name}.py").read_text(encoding="utf-8"))
        said = {node for node in ast.walk(tree) if isinstance(node, ast.Constant)}
        said -= {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        yield f"{name}.py", {word for it in said for word in WORD.findall(str(it.value))}


SHELLS = {"browser": browser, "terminal": terminal}


@pytest.mark.parametrize("shell", SHELLS)
def test_a_shell_knows_no_word_of_a_game(shell: str) -> None:
    games = vocabulary()
    found = {file: sorted(words & games - FINE) for file, words in SHELLS[shell]()}
    assert {file: words for file, words in found.items() if words} == {}


def test_the_words_of_the_games_were_read() -> None:
    assert {"end_casting", "hours", "costs", "moonlit_moth", "blow", "cast_stolen"} <= vocabulary()
    assert not {"seat", "turn"} & vocabulary()  # They belong to every game.


def test_every_exception_is_one() -> None:
    used = {word for shell in SHELLS.values() for _, words in shell() for word in words}
    assert FINE - (used & vocabulary()) == set()
