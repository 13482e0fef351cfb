"""Golden journals: one whole game for each way it can end, answer by answer."""

from pathlib import Path

import pytest

from gloaming.engine.journal import Journal, read, write
from gloaming.games.bless import GAME
from gloaming.games.bless.table.state import ENDINGS, State
from tests.support.bless_journals import GOLDEN, JOURNALS, Golden, ending, play

FILES = sorted(JOURNALS.glob("*.journal"))
every_journal = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)


def reading(file: Path) -> Journal:
    return read(file.read_text(encoding="utf-8"))


def test_there_is_a_journal_for_each_way_to_end() -> None:
    ways = {file.stem.split("-", 1)[1] for file in FILES}
    assert ways == set(ENDINGS) - {"goes-on"}
    assert {"sun-most-points", "moon-most-points"} <= {file.stem for file in FILES}


def test_the_journals_together_use_every_verb() -> None:
    used = {given.option.verb for file in FILES for given in reading(file).answers}
    assert used == set(GAME.vocabulary.verbs)


@every_journal
def test_it_ends_as_its_name_says(file: Path) -> None:
    state = reading(file).replay()
    assert isinstance(state, State)
    assert state.question is None
    assert ending(state) == file.stem


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.name)
def test_the_same_dice_play_the_same_journal(golden: Golden) -> None:
    """If not, other answers are offered now, or in another order: play the journals anew."""
    journal, _ = play(golden, golden.seed)
    assert write(journal) == (JOURNALS / f"{golden.name}.journal").read_text(encoding="utf-8")
