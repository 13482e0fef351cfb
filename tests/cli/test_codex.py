"""What is in the box of a game can be looked up at a terminal."""

import pytest

from gloaming.engine.game import all_games
from gloaming.text import LANGUAGES, Catalogue
from tests.cli.conftest import Run


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_named(run: Run, language: str) -> None:
    for game in all_games():
        ran = run("codex", game.id, "--language", language)
        assert ran.status == 0
        out = " ".join(ran.out.split())
        for article in game.codex.articles:
            assert " ".join(Catalogue(language, game).say(article.texts[0]).split()) in out
        many = len(game.codex.articles)
        assert out.endswith(Catalogue(language, game).say("web-codex-found", count=many, of=many))


def test_a_word_of_its_text_finds_a_thing_with_its_numbers(run: Run) -> None:
    out = run("codex", "last_spell", "explosion", "damage", "--language", "en").out
    assert "Boomer" in out
    assert "Clawer" not in out
    assert ["Grade", "2"] in [line.split() for line in out.splitlines()]
    assert ["Defence", "dice", "orange"] in [line.split() for line in out.splitlines()]


def test_nothing_and_no_game_are_said(run: Run) -> None:
    assert "Nothing found." in run("codex", "bless", "zzz", "--language", "en").out
    assert run("codex", "chess").status == 2
