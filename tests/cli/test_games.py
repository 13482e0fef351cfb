"""The shelf is listed with everything that can be set."""

import pytest

from gloaming.games import DAY_AND_NIGHT
from gloaming.text import LANGUAGES, Catalogue
from tests.cli.conftest import Run


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_seat_option_and_value_is_listed(run: Run, language: str) -> None:
    ran = run("games", "--language", language)
    assert ran.status == 0
    for seat in DAY_AND_NIGHT.seat_names:
        assert f"{seat} ({Catalogue(language, DAY_AND_NIGHT).thing('seat', seat)})" in ran.out
    for setting in DAY_AND_NIGHT.settings:
        assert f"  {setting.name} " in ran.out
        for value in setting.values:
            assert f"    ={value} " in ran.out


def test_without_a_command_there_is_help(run: Run) -> None:
    ran = run()
    for command in ("play", "replay", "games", "fuzz", "bench"):
        assert f" {command} " in ran.out


def test_a_command_that_does_not_exist_is_refused_in_one_sentence(run: Run) -> None:
    ran = run("pla")
    assert ran.status == 2
    assert "“pla”; there are: play, " in ran.err
    assert len(ran.err.splitlines()) == 1
