"""Golden journals: one whole game for each way it can end, with every number of seats."""

from pathlib import Path

import pytest

from gloaming.engine.journal import RESIGN, Journal, read, write
from gloaming.games.casting_shadows import GAME
from gloaming.games.casting_shadows.table.state import ENDINGS, State
from tests.support.golden_casting_shadows import GOLDEN, JOURNALS, Golden, ending, play

FILES = sorted(JOURNALS.glob("*.journal"))
every_journal = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)


def reading(file: Path) -> Journal:
    return read(file.read_text(encoding="utf-8"))


def test_there_is_a_journal_for_each_way_to_end() -> None:
    """CS-10.4, CS-10.8, SO-9: with two, three and four seats, and alone."""
    ways = {file.stem for file in FILES}
    assert ways == {golden.name for golden in GOLDEN}
    for seats in (2, 3, 4):
        assert {f"{seats}-last-standing", f"{seats}-turn-cap", f"{seats}-turn-cap-shared"} <= ways
    reasons = {reason for reason in ENDINGS if any(f"-{reason}" in way for way in ways)}
    assert reasons == set(ENDINGS) - {"goes-on"}


def test_the_journals_together_use_every_verb() -> None:
    used = {given.option.verb for file in FILES for given in reading(file).answers}
    assert used == {*GAME.vocabulary.verbs, RESIGN.verb}


@every_journal
def test_it_ends_as_its_name_says(file: Path) -> None:
    state = reading(file).replay()
    assert isinstance(state, State)
    assert state.question is None
    (golden,) = [golden for golden in GOLDEN if golden.name == file.stem]
    assert ending(golden, state)


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.name)
def test_the_same_dice_play_the_same_journal(golden: Golden) -> None:
    """If not, other answers are offered now, or in another order: play the journals anew."""
    journal, _ = play(golden, golden.seed)
    assert write(journal) == (JOURNALS / f"{golden.name}.journal").read_text(encoding="utf-8")
