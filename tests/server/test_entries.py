"""Entries: whoever follows them gets the same match, taken-back answers and all."""

from pathlib import Path
from random import Random

import pytest

from gloaming.engine.entry import Entry
from gloaming.engine.match import MARK, Match, new_match
from gloaming.engine.save import save
from gloaming.games import DAY_AND_NIGHT
from tests.server.house import ME, done, quick, served, sqlite


def written(answers: int, seed: int) -> tuple[Match, list[Entry], dict[int, str]]:
    """A match played at random, its entries, and the table after every entry."""
    luck = Random(seed)
    match = new_match(DAY_AND_NIGHT, {}, ["a", "b"], luck)
    entries = match.leave_to_luck()
    tables: dict[int, str] = {}
    while match.result is None and len(match.standing) < answers:
        seat = match.asked
        question = match.state.question
        assert seat is not None
        assert question is not None
        if match.can_undo(seat) and luck.random() < 0.25:
            take_back = match.restart if luck.random() < 0.3 else match.undo
            entries.append(take_back(seat, match.seq))
        else:
            entries.append(match.answer(seat, luck.choice(question.options).name, match.seq))
            entries += match.leave_to_luck()
        tables[match.seq] = table_of(match)
    return match, entries, tables


def table_of(match: Match) -> str:
    return save(match.heading, match.state)


@pytest.mark.parametrize("seed", range(3))
def test_following_the_entries_gives_the_same_match(seed: int) -> None:
    match, entries, tables = written(3 * MARK, seed)
    again = new_match(DAY_AND_NIGHT, {}, ["a", "b"], Random(0))
    for entry in entries:
        again.follow([entry])
        if entry.seq + 1 in tables:
            assert table_of(again) == tables[entry.seq + 1]
    assert again.seq == match.seq
    assert again.standing == match.standing
    for seat in (0, 1):
        assert again.can_undo(seat) == match.can_undo(seat)
    assert [it.events and it.events[0].what for it in again.recent] == [
        it.events and it.events[0].what for it in match.recent
    ]


def test_the_past_is_what_it_was() -> None:
    match, entries, tables = written(3 * MARK, 5)
    undone = [entry for entry in entries if entry.kind == "undo"]
    looked_at = 0
    for seq, table in tables.items():
        if not any(int(undo.said) < seq <= undo.seq for undo in undone):
            assert save(match.heading, match.at(seq)) == table
            looked_at += 1
    assert looked_at > MARK


def test_an_undone_answer_no_longer_stands() -> None:
    match, entries, _ = written(2 * MARK, 9)
    standing = [entry for entry in entries if entry.kind == "answer" and match.stands(entry)]
    assert [entry.seq for entry in standing] == match.standing
    assert len(standing) == len(match.journal.answers)


@pytest.mark.asyncio(loop_scope="session")
async def test_a_table_forgotten_by_the_server_comes_back_the_same(tmp_path: Path) -> None:
    async with served(quick(sqlite(tmp_path), tables=1)) as house:
        ann = await house.guest()
        table = (await ann.open(ME, ME))["table"]
        before = (await ann.answer(table, 0, "end_casting"))["sight"]
        await ann.open(ME, ME)
        assert table not in house.lobby.tables
        assert await ann.see(table, 0) == before
        done(await ann.act(table, "undo", seat=0, seq=before["seq"]))
