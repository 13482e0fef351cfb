"""The fuzzer finds what it looks for: every kind of bug is planted once."""

from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from gloaming.cli import fuzz
from gloaming.cli.audience import Broken
from gloaming.engine import journal, save
from gloaming.engine.entry import Entry
from gloaming.engine.match import Match, new_match
from gloaming.engine.question import Question
from gloaming.games import DAY_AND_NIGHT
from gloaming.text import Catalogue
from tests.cli.conftest import Ran, Run

EN = Catalogue("en", DAY_AND_NIGHT)


class Planted:
    """A match with something wrong in it; everything else is passed on."""

    def __init__(self, match: Match) -> None:
        self.match = match

    def __getattr__(self, name: str) -> Any:
        return getattr(self.match, name)


class Crashing(Planted):
    """Fails at the first answer after the twentieth."""

    def answer(self, seat: int, said: str, number: int | None = None) -> Entry:
        if len(self.match.journal.answers) > 20:
            raise ZeroDivisionError(f"planted at {said}, number {number}")
        return self.match.answer(seat, said, number)


class Forgetful(Planted):
    """An undo that does not bring back everything."""

    def undo(self, seat: int) -> None:
        self.match.undo(seat)
        self.match.state.hours = 1  # type: ignore[attr-defined]

    restart = undo


class Careless(Planted):
    """An undo that leaves the journal as it was."""

    def undo(self, seat: int) -> None:
        answers = list(self.match.journal.answers)
        self.match.undo(seat)
        self.match.journal.answers[:] = answers

    restart = undo


class Forging(Planted):
    """An undo that rewrites what happened long before."""

    def undo(self, seat: int) -> None:
        self.match.undo(seat)
        answers = self.match.journal.answers
        answers[0], answers[1] = answers[1], answers[0]

    restart = undo


class Silent(Planted):
    """A question without options, after the twentieth."""

    @property
    def state(self) -> Any:
        if len(self.match.journal.answers) > 20:
            return SimpleNamespace(question=Question(0, "cast", []))
        return self.match.state


def plant(monkeypatch: pytest.MonkeyPatch, bug: type[Planted]) -> None:
    monkeypatch.setattr(fuzz, "new_match", lambda *setup: bug(new_match(*setup)))


def found(ran: Ran, promise: str) -> str:
    """The journal of the failure, after checking what was said about it."""
    assert ran.status == 1
    assert promise in ran.out
    assert "gloaming replay found/day_and_night-5.journal --open" in ran.out
    assert "gloaming fuzz day_and_night --games 1 --steered 0 --seed 5" in ran.out
    return Path("found/day_and_night-5.journal").read_text()


ONCE = ("fuzz", "day_and_night", "--games", "1", "--seed", "5", "--out", "found")


def test_good_rules_pass(run: Run) -> None:
    ran = run("fuzz", "day_and_night", "--games", "2", "--seed", "1")
    assert ran.status == 0
    assert EN.say("fuzz-done", games=2, answers=1, seed=1).split(",")[0] in ran.out
    assert not Path("fuzz").exists()


def test_a_crash_is_found_and_its_journal_ends_with_the_answer_that_caused_it(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch, Crashing)
    ran = run(*ONCE)
    answers = journal.read(found(ran, "ZeroDivisionError")).answers
    planted = f"planted at {answers[-1].option.name}, number {len(answers) - 1}"
    assert planted in ran.out
    assert planted in ran.err
    assert run("replay", "found/day_and_night-5.journal", "--print", "--open").status == 0


@pytest.mark.parametrize("bug", [Forgetful, Careless, Forging])
def test_a_bad_undo_is_found(run: Run, monkeypatch: pytest.MonkeyPatch, bug: type[Planted]) -> None:
    plant(monkeypatch, bug)
    monkeypatch.setattr(fuzz, "UNDO", 0.5)
    found(run(*ONCE), EN.say("fuzz-undo"))


def test_a_dead_end_is_found(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch, Silent)
    found(run(*ONCE), EN.say("fuzz-dead-end"))


def test_a_game_that_does_not_end_is_found(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz, "LONGEST", 50)
    answers = journal.read(found(run(*ONCE), EN.say("fuzz-runaway"))).answers
    assert 20 < len(answers) <= 50


def test_a_game_in_which_everything_is_taken_back_does_not_end_either(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fuzz, "UNDO", 1.0)
    monkeypatch.setattr(fuzz, "LONGEST", 90)
    found(run(*ONCE), EN.say("fuzz-runaway"))


def more_hours(state: Any) -> None:
    state.hours += 1


def fewer_options(state: Any) -> None:
    asked = state.question
    state.question = Question(asked.seat, asked.why, asked.options[1:])


@pytest.mark.parametrize("spoil", [more_hours, fewer_options])
def test_a_bad_save_is_found(
    run: Run, monkeypatch: pytest.MonkeyPatch, spoil: Callable[[Any], None]
) -> None:
    def load(text: str) -> Any:
        heading, state = save.load(text)
        spoil(state)
        return heading, state

    monkeypatch.setattr(fuzz, "save", SimpleNamespace(save=save.save, load=load))
    found(run(*ONCE), EN.say("fuzz-reload"))


def test_control_c_says_what_was_done(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[int] = []
    whole = fuzz.Trial.play

    def play(trial: fuzz.Trial) -> None:
        if played:
            raise KeyboardInterrupt
        played.append(1)
        whole(trial)

    monkeypatch.setattr(fuzz.Trial, "play", play)
    ran = run("fuzz", "day_and_night", "--games", "9", "--seed", "1")
    assert ran.status == 0
    assert EN.say("fuzz-stopped") in ran.out
    assert EN.say("fuzz-done", games=1, answers=1, seed=1).split(",")[0] in ran.out


def test_an_unknown_game_is_refused(run: Run) -> None:
    ran = run("fuzz", "chess")
    assert ran.status == 2
    assert len(ran.err.splitlines()) == 1


def test_all_games_have_as_many_seats_as_were_asked_for(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    laid: list[int] = []

    def play(trial: fuzz.Trial) -> None:
        laid.append(len(trial.match.journal.heading.seats))
        if len(laid) == 4:
            raise Broken("fuzz-undo")

    monkeypatch.setattr(fuzz.Trial, "play", play)
    ran = run("fuzz", "casting_shadows", "--games", "9", "--seed", "2", "--seats", "3")
    assert laid == [3, 3, 3, 3]
    assert "gloaming fuzz casting_shadows --games 1 --steered 0 --seed 5 --seats 3" in ran.out


def test_seats_that_a_game_has_not_are_refused(run: Run) -> None:
    ran = run("fuzz", "day_and_night", "--games", "1", "--seats", "3")
    assert ran.status != 0
    assert "3" in ran.err
    assert "Traceback" not in ran.err
