"""The Last Spell in three languages: the same texts, told the same, each of the board's used."""

import re

import pytest

from gloaming.games import LAST_SPELL as GAME
from gloaming.text import LANGUAGES, Catalogue
from tests.text.ftl import SOURCE, Texts

FILES = {
    language: Texts(SOURCE / "games" / GAME.id / "text" / f"{language}.ftl")
    for language in LANGUAGES
}
BOARD = SOURCE.parents[1] / "web" / "src" / "boards" / GAME.id
TERMINAL = SOURCE / "cli" / "boards" / "last_spell.py"
# Texts put together in code: each kind of thing there is needs one.
KINDS = {
    "board-kind-": [id for id, face in GAME.printed.items() if "strength" in face],
    "board-arms-": GAME.things["hero"],
    "board-map-": ["gildenberg", "lakeburg", "glenwald"],
    "board-range-": {face["range"] for face in GAME.printed.values() if "range" in face},
    "board-type-": {face["type"] for face in GAME.printed.values() if "type" in face},
    "board-worn-": {face["worn"] for face in GAME.printed.values() if "worn" in face},
    "board-ability-": " ".join(
        face["abilities"] for face in GAME.printed.values() if "abilities" in face
    ).split(),
    "board-keyword-": " ".join(
        face.get(part, "")
        for face in GAME.printed.values()
        for part in ("keywords", "level-2", "level-3")
    ).split(),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_things(language: str) -> None:
    here, there = FILES[language], FILES["en"]
    assert here.junk == []
    assert len(here.ids) == len(set(here.ids))
    assert here.alike() == there.alike()
    for name in there.alike():
        assert here.variables(name) == there.variables(name), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_of_the_board_has_its_text(language: str) -> None:
    catalogue = Catalogue(language, GAME)
    for begins, things in KINDS.items():
        assert [thing for thing in things if not catalogue.has(begins + thing)] == [], begins


def test_every_text_of_the_board_is_asked_for() -> None:
    files = [file for file in BOARD.glob("*.ts*") if ".test." not in file.name]
    code = "\n".join(file.read_text("utf-8") for file in [*files, TERMINAL])
    whole = set(re.findall(r'["\'](board-[\w-]+)["\']', code))
    begins = tuple(set(re.findall(r"[`\"'](board-[\w-]+-)[${]", code)))
    ids = {id for id in FILES["en"].ids if id.startswith("board-")}
    assert whole - ids == set()
    assert {id for id in ids - whole if not id.startswith(begins)} == set()


@pytest.mark.parametrize(
    ("language", "wrong"),
    [
        ("fr", r"(?<![\u00a0\u202f])[;!?»](?= |$)|(?<![\u00a0\u202f]):(?= |$)|'"),
        ("it", r"'|\b(di|a|da|in|su) (il|lo|i|gli)\b"),
        ("en", r"'"),
    ],
)
def test_signs_are_set_as_each_language_sets_them(language: str, wrong: str) -> None:
    file = FILES[language]
    said = {name: file.words(name) for name in file.patterns if name.startswith("board-")}
    assert {name: words for name, words in said.items() if re.search(wrong, words)} == {}
