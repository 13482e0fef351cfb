"""By which rules a table plays is said where it is played and where it is read (UX-37)."""

import pytest

from gloaming.games.day_and_night import GAME
from gloaming.text import LANGUAGES, Catalogue
from tests.cli.conftest import Run

PLAY = ("play", "day_and_night", "--seed", "3", "--option", "crystallize=any")


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_that_are_not_the_default_begin_the_log(run: Run, language: str) -> None:
    catalogue = Catalogue(language, GAME)
    said = f"{catalogue.setting('crystallize')}: {catalogue.value('crystallize', 'any')}"
    played = run(
        *PLAY, "--option", "deck=reconstructed_v1", "--language", language, typed=["j a.journal"]
    )
    assert played.out.count(said) == 1
    assert catalogue.setting("deck") not in played.out  # As usual: not worth a word.
    assert run("replay", "a.journal", "--print", "--language", language).out.startswith(said)


def test_a_table_as_usual_says_nothing_of_options(run: Run) -> None:
    assert Catalogue("en", GAME).table_options({}) == []
    assert Catalogue("en", GAME).table_options({"deck": GAME.settings[-1].default}) == []
