"""Everybody looks and reads; each thing that could go wrong is planted once, and noticed."""

import os
from types import SimpleNamespace
from typing import Any

import pytest

from gloaming.cli.audience import Audience, Broken
from gloaming.engine.event import EVERYONE, Event
from gloaming.engine.heading import Heading
from gloaming.engine.question import Question
from gloaming.engine.script import answer
from gloaming.games import DAY_AND_NIGHT
from gloaming.text import Catalogue, MissingText

COMPILED = os.environ.get("GLOAMING_COMPILED") == "1"
replaces = pytest.mark.skipif(COMPILED, reason="what is compiled can't be replaced")
HEADING = Heading(DAY_AND_NIGHT, {}, ["Ann", "Ben"])


@pytest.fixture
def state() -> Any:
    """Day is asked what to cast."""
    state: Any = DAY_AND_NIGHT.setup({}, 2)
    while state.question.seat < 0:
        answer(state, state.question.options[0])
    return state


@pytest.fixture
def audience() -> Audience:
    return Audience(DAY_AND_NIGHT)


def without(monkeypatch: pytest.MonkeyPatch, *ids: str) -> None:
    """French lacks some texts."""
    has = Catalogue.has

    def lacking(catalogue: Catalogue, id: str) -> bool:
        return has(catalogue, id) and not (catalogue.language == "fr" and id in ids)

    monkeypatch.setattr(Catalogue, "has", lacking)


def test_all_is_well_at_a_good_table(state: Any, audience: Audience) -> None:
    audience.look(state, HEADING)
    audience.hear([Event("draws", 0, 3, 0, 1)], HEADING)
    for _ in range(3):
        audience.draw(state, HEADING)


def test_a_question_without_an_answer_is_noticed(state: Any, audience: Audience) -> None:
    state.question = Question(0, "cast", [])
    with pytest.raises(Broken, match="fuzz-dead-end"):
        audience.look(state, HEADING)


def test_a_game_that_stops_without_a_result_is_noticed(state: Any, audience: Audience) -> None:
    state.question = None
    with pytest.raises(Broken, match="fuzz-dead-end"):
        audience.look(state, HEADING)


@replaces
@pytest.mark.parametrize("watcher", [0, 1, -1])
def test_a_view_that_fails_for_anybody_is_noticed(
    state: Any, audience: Audience, monkeypatch: pytest.MonkeyPatch, watcher: int
) -> None:
    view = DAY_AND_NIGHT.view

    def failing(state: Any, seat: int) -> Any:
        if seat == watcher:
            raise IndexError
        return view(state, seat)

    monkeypatch.setattr(DAY_AND_NIGHT, "view", failing)
    with pytest.raises(IndexError):
        audience.look(state, HEADING)


@replaces
def test_a_view_that_is_not_json_is_noticed(
    state: Any, audience: Audience, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(DAY_AND_NIGHT, "view", lambda state, seat: {"tiles": {1, 2}})
    with pytest.raises(TypeError):
        audience.look(state, HEADING)


@pytest.mark.parametrize("id", ["ask-cast", "option-cast", "refusal-not-in-hand"])
def test_a_text_that_one_language_lacks_is_noticed(
    state: Any, audience: Audience, monkeypatch: pytest.MonkeyPatch, id: str
) -> None:
    without(monkeypatch, id)
    with pytest.raises(MissingText, match=f"{id}” .fr"):
        audience.look(state, HEADING)


@pytest.mark.parametrize("seen_by", [EVERYONE, 1])
def test_a_sentence_of_the_log_that_one_language_lacks_is_noticed(
    audience: Audience, monkeypatch: pytest.MonkeyPatch, seen_by: int
) -> None:
    without(monkeypatch, "fact-draws")
    with pytest.raises(MissingText, match="fact-draws"):
        audience.hear([Event("draws", 0, 3, 0, seen_by)], HEADING)


def test_a_thing_without_a_name_is_noticed(state: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    offered = state.question.options[0].name.split()[1]
    without(monkeypatch, f"spell-{offered}")
    with pytest.raises(Broken, match=f"fuzz-nameless.*{offered}"):
        Audience(DAY_AND_NIGHT).look(state, HEADING)


def test_a_fact_about_nothing_is_noticed(audience: Audience) -> None:
    with pytest.raises(Broken, match=r"fuzz-nameless.*fact-steals"):
        audience.hear([Event("steals", 0, -1, 0, EVERYONE)], HEADING)


def test_a_drawing_that_fails_is_noticed(
    state: Any, audience: Audience, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = SimpleNamespace(picture=lambda scene: scene.view["nothing"])
    monkeypatch.setattr("gloaming.cli.audience.board_of", lambda game: broken)
    with pytest.raises(KeyError):
        audience.draw(state, HEADING)
