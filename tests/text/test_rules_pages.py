"""The rules pages of every game say the same in every language, number by number."""

import re
from pathlib import Path

import pytest

from tests.text.ftl import SOURCE, Texts

DOCS = Path(__file__).resolve().parents[2] / "docs"
NUMBER = r"[A-Z]{1,3}-[A-Z]{0,2}\d+(?:\.\d+)*[a-z]?|[A-Z]{1,3}\d{2}"
# In bold at the start of a line, or the first cell of a table's row, or a heading.
DEFINED = re.compile(rf"^(?:\s*[-*]\s+\*\*|\*\*|\|\s*\**|#+\s+)({NUMBER})\b(?!–)", re.MULTILINE)
MENTIONED = re.compile(rf"\b(?:{NUMBER})\b")
FOREIGN = sorted(page for page in DOCS.glob("rules/*/*.md") if page.stem != "glossary")
GLOSSARIES = sorted(DOCS.glob("rules/*/glossary.md"))


def numbers(page: Path) -> list[str]:
    return DEFINED.findall(page.read_text("utf-8"))


def test_the_pages_are_found() -> None:
    """A folder for each language besides English; at least Day & Night is in all of them."""
    found = {(page.parent.name, page.stem) for page in FOREIGN}
    assert found >= {("it", "day_and_night"), ("fr", "day_and_night")}
    assert {page.parent.name for page in GLOSSARIES} == {language for language, _ in found}


@pytest.mark.parametrize("page", FOREIGN, ids=lambda page: f"{page.parent.name}-{page.stem}")
def test_a_page_has_the_numbers_of_the_english_one(page: Path) -> None:
    """In the same order, each once, and it refers to the same ones."""
    english = DOCS / "rules" / page.name
    assert numbers(page) == numbers(english)
    assert len(numbers(page)) > 10
    said, meant = (set(MENTIONED.findall(it.read_text("utf-8"))) for it in (page, english))
    assert said == meant


@pytest.mark.parametrize("page", FOREIGN, ids=lambda page: f"{page.parent.name}-{page.stem}")
def test_a_page_is_translated(page: Path) -> None:
    """No paragraph or row is the English one, but for what has no words of its own."""
    english = set((DOCS / "rules" / page.name).read_text("utf-8").splitlines())
    same = [line for line in page.read_text("utf-8").splitlines() if line in english]
    kept = re.compile("|".join(map(re.escape, kept_names(page))) or r"\Z")
    wordy = [line for line in same if len(re.findall(r"[^\W\d_]{4,}", kept.sub("", line))) > 3]
    assert wordy == []


def kept_names(page: Path) -> list[str]:
    """Names of a game that its texts in the page's language keep in English, as its box does."""
    texts = SOURCE / "games" / page.stem / "text"
    here, there = (Texts(texts / f"{it}.ftl") for it in (page.parent.name, "en"))
    both = set(here.patterns) & set(there.patterns)
    names = {here.words(id) for id in both if here.written(id) == there.written(id)}
    return sorted((it for it in names if len(it) > 3), key=len, reverse=True)


@pytest.mark.parametrize("page", GLOSSARIES, ids=lambda page: page.parent.name)
def test_a_glossary_refers_to_rules_that_exist(page: Path) -> None:
    """A chapter for each game whose rules are written in this language."""
    said = page.read_text("utf-8")
    chapters = re.findall(r"^## (.+)$", said, re.MULTILINE)
    games = [it for it in FOREIGN if it.parent == page.parent]
    assert len(chapters) == len(set(chapters)) >= 1
    assert len(chapters) <= len(games)
    known = {number for game in games for number in numbers(game)}
    assert set(MENTIONED.findall(said)) - known - {"D20", "N19"} == set()


PAGES = [*sorted(DOCS.glob("rules/*.md")), *FOREIGN]
OPENING = {
    "rules": ("The goal.", "Your turn", "How it ends."),
    "it": ("Lo scopo.", "Il tuo turno", "Come finisce."),
    "fr": ("Le but.", "Votre tour", "Comment ça finit."),
}
ONE_SCREEN = 1500  # Letters.


@pytest.mark.parametrize("page", PAGES, ids=lambda page: f"{page.parent.name}-{page.stem}")
def test_a_page_opens_with_the_game_in_short(page: Path) -> None:
    """Goal, turn, how it ends, on one screen; its numbers come behind, without a word of tests."""
    short, _, rest = page.read_text("utf-8").partition("\n---\n")
    game, _, contents = short.rpartition("\n\n")
    assert [it for it in OPENING[page.parent.name] if f"**{it}" not in game] == []
    assert len(game) < ONE_SCREEN
    assert MENTIONED.findall(short) == []
    assert contents.count("](#") > 5
    numbers_told = rest.partition("\n---\n")[0]
    assert len(MENTIONED.findall(numbers_told)) > 0
    assert not re.search(r"\b(tests?|prove|essais)\b", numbers_told, re.IGNORECASE)
