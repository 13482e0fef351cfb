"""What the browser says: every text it asks for is there, and no other."""

import re

import pytest

from gloaming.text import LANGUAGES
from tests.text.ftl import HOUSE, SOURCE, Texts

WEB = SOURCE.parents[1] / "web"
FILES = {language: Texts(HOUSE / f"{language}.ftl") for language in LANGUAGES}


def asked_for() -> tuple[set[str], tuple[str, ...]]:
    """The texts named in the browser's code, and the beginnings of those put together there."""
    files = [file for file in (WEB / "src").rglob("*.ts*") if ".test." not in file.name]
    code = "\n".join(file.read_text(encoding="utf-8") for file in files)
    return set(re.findall(r'"(web-[\w-]+)"', code)), tuple(
        set(re.findall(r"`(web-[\w-]*)\$", code))
    )


def test_the_code_was_read_aright() -> None:
    whole, beginnings = asked_for()
    assert {"web-play-now", "web-waiting", "web-rematch"} <= whole
    assert {"web-level-", "web-theme-"} <= set(beginnings)


def test_every_text_the_browser_asks_for_is_there() -> None:
    whole, beginnings = asked_for()
    ids = set(FILES["en"].ids)
    assert whole - ids == set()
    assert [begins for begins in beginnings if not any(id.startswith(begins) for id in ids)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_the_browser_is_used(language: str) -> None:
    whole, beginnings = asked_for()
    ours = {id for id in FILES[language].ids if id.startswith("web-")}
    found = {begins for begins in beginnings if begins != "web-"}
    unused = ours - whole
    assert {id for id in unused if not id.startswith(tuple(found))} == set()
