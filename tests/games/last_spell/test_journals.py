"""Golden journals: whole games, answer by answer, for ways they can end."""

from pathlib import Path

import pytest

from gloaming.engine.event import Event
from gloaming.engine.journal import Journal, read, write
from gloaming.engine.save import load, save
from gloaming.games.last_spell import GAME
from gloaming.games.last_spell.state import State
from tests.support.last_spell_journals import GOLDEN, JOURNALS, Golden, ending, play

FILES = sorted(JOURNALS.glob("*.journal"))
every_journal = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)


def reading(file: Path) -> Journal:
    return read(file.read_text(encoding="utf-8"))


def replayed(file: Path) -> tuple[str, list[str]]:
    """The table at the end of a journal, and everything that happened on the way."""
    journal = reading(file)
    heard: list[Event] = []
    state = journal.replay(heard=heard)
    return save(journal.heading, state), [repr(event) for event in heard]


def test_there_is_a_journal_for_each_golden_game() -> None:
    assert [file.stem for file in FILES] == sorted(golden.name for golden in GOLDEN)


@every_journal
def test_it_ends_as_its_name_says_and_not_before_its_last_answer(file: Path) -> None:
    journal = reading(file)
    state = journal.replay()
    assert isinstance(state, State)
    assert state.question is None
    assert file.stem.endswith(ending(state))
    before = journal.replay(upto=len(journal.answers) - 1)
    assert isinstance(before, State)
    assert GAME.outcome(before) is None


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


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.name)
def test_the_same_dice_play_the_same_journal(golden: Golden) -> None:
    """If not, other answers are offered now, or in another order: play the journals anew."""
    journal, _ = play(golden, golden.seed)
    assert write(journal) == (JOURNALS / f"{golden.name}.journal").read_text(encoding="utf-8")
