"""Golden journals: whole games, answer by answer, for ways they can end."""

from pathlib import Path

import pytest

from gloaming.engine.journal import Journal, read, write
from gloaming.games.last_spell.state import State
from tests.support.last_spell_journals import GOLDEN, JOURNALS, KEPT, Golden, ending, play

FILES = sorted(JOURNALS.glob("*.journal"))
every_journal = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)


def reading(file: Path) -> Journal:
    return read(file.read_text(encoding="utf-8"))


def test_there_is_a_journal_for_each_golden_game() -> None:
    assert [file.stem for file in FILES] == sorted([golden.name for golden in GOLDEN] + KEPT)


@every_journal
def test_it_ends_as_its_name_says(file: Path) -> None:
    state = reading(file).replay()
    assert isinstance(state, State)
    assert state.question is None
    assert file.stem.endswith(ending(state))


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.name)
def test_the_same_dice_play_the_same_journal(golden: Golden) -> None:
    """If not, other answers are offered now, or in another order: play the journals anew."""
    journal, _ = play(golden, golden.seed)
    assert write(journal) == (JOURNALS / f"{golden.name}.journal").read_text(encoding="utf-8")
