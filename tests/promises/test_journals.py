"""What every golden journal keeps, of whatever game; its ways to end stand beside its rules."""

from pathlib import Path

import pytest

import gloaming.games  # noqa: F401 - puts them on the shelf
from gloaming.engine.event import Event
from gloaming.engine.game import all_games
from gloaming.engine.journal import Journal, read, write
from gloaming.engine.save import load, save

JOURNALS = Path(__file__).parent.parent / "journals"
every_journal = pytest.mark.parametrize(
    "file", sorted(JOURNALS.glob("*/*.journal")), ids=lambda file: f"{file.parent.name} {file.stem}"
)


def reading(file: Path) -> Journal:
    return read(file.read_text(encoding="utf-8"))


def replayed(file: Path) -> tuple[str, list[str]]:
    """The table at the end of a journal, and everything that happened on the way."""
    journal = reading(file)
    heard: list[Event] = []
    state = journal.replay(heard=heard)
    return save(journal.heading, state), [repr(event) for event in heard]


def test_every_game_has_journals() -> None:
    assert {file.parent.name for file in JOURNALS.glob("*/*.journal")} == {
        game.id for game in all_games()
    }


@every_journal
def test_it_lies_with_its_game(file: Path) -> None:
    assert reading(file).heading.game.id == file.parent.name


@every_journal
def test_it_is_over_with_its_last_answer_and_not_before(file: Path) -> None:
    journal = reading(file)
    game = journal.heading.game
    end, before = journal.replay(), journal.replay(upto=len(journal.answers) - 1)
    assert end.question is None
    assert game.outcome(end) is not None
    assert before.question is not None
    assert game.outcome(before) is None


@every_journal
def test_it_replays_the_same_way_twice(file: Path) -> None:
    table, events = replayed(file)
    assert replayed(file) == (table, events)
    assert events[-1].startswith("ends ")


@every_journal
def test_read_and_written_it_is_the_same_text(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert write(read(text)) == text


@every_journal
def test_its_last_table_can_be_saved_and_loaded(file: Path) -> None:
    table, _ = replayed(file)
    assert save(*load(table)) == table
