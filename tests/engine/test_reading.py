"""A match read from its entries, by the rules they were written under and by others."""

from random import Random
from typing import Any

import pytest

from gloaming.engine.entry import CARRIED, Entry, standing
from gloaming.engine.errors import CannotUndo
from gloaming.engine.heading import Heading
from gloaming.engine.journal import read, write
from gloaming.engine.match import Match, new_match
from gloaming.engine.question import Question
from gloaming.engine.reading import Kept, Reading, body, journal_of, loaded, makes_sense
from gloaming.engine.save import save
from tests.promises.table import contents
from tests.support import lantern_rules as rules
from tests.support.lanterns import LANTERNS

SAYS = ["peek", "rest", "rest", "stay", "rest", "peek", "rest"]


def heading() -> Heading:
    return Heading(LANTERNS, {}, ["Ann", "Bob"])


def played(*says: str) -> tuple[Match, list[Entry], Kept]:
    """A match, its entries, and the table as it was saved after the last of them."""
    match = new_match(LANTERNS, {}, ["Ann", "Bob"], Random(1))
    entries = match.leave_to_luck()
    for say in says or SAYS:
        question = match.state.question
        assert question is not None
        entries.append(match.answer(max(question.seat, 0), say))
        entries += match.leave_to_luck()
    return match, entries, Kept(match.seq, save(match.heading, match.state))


def reading(entries: list[Entry]) -> Reading:
    found = Reading(heading(), Random(2))
    found.follow(entries)
    return found


def peeking(entries: list[Entry]) -> int:
    return next(entry.seq for entry in entries if entry.said == "peek")


def test_entries_lead_to_the_match() -> None:
    match, entries, kept = played()
    found = reading(entries)
    assert found.whole
    assert contents(found.match.state) == contents(match.state)
    assert found.settle(kept, entries)
    assert len(found.parts) == 1
    state, shown = found.at(3)
    assert shown
    assert contents(state) == contents(match.at(3))


def test_a_part_ends_where_the_rules_have_changed_and_leaves_the_table_as_it_was(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match, entries, _ = played()
    rules.no_peeking(monkeypatch)
    found = reading(entries)
    assert not found.whole
    first = peeking(entries)
    assert found.match.seq == first
    assert contents(found.match.state) == contents(match.at(first))
    state, shown = found.at(first + 1)
    assert not shown
    assert contents(state) == contents(match.at(first))
    assert found.rules_at(first + 1) == "8"  # By a heading of today's rules.


def test_what_lay_on_the_table_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    match, entries, kept = played()
    rules.no_peeking(monkeypatch)
    found = reading(entries)
    assert found.settle(kept, entries)
    entry = found.carry("7")
    assert (entry.kind, entry.said, entry.seq) == (CARRIED, "7 8", len(entries))
    assert body(entry.save) == body(kept.text)
    assert contents(found.match.state) == contents(match.state)
    again = reading([*entries, entry])
    assert again.whole
    assert contents(again.match.state) == contents(match.state)
    assert again.rules_at(entry.seq) == "7"
    assert not any(again.match.can_undo(seat) for seat in (0, 1))


def test_entries_that_lead_elsewhere_do_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """All of them replay, but to another table than the one that was saved."""
    match, entries, kept = played("rest")
    moved = match.state.clone()
    moved.pond[0] = 1  # type: ignore[attr-defined]
    rules.harmless(monkeypatch)
    found = reading(entries)
    assert found.settle(Kept(kept.seq, save(match.heading, moved)), entries)
    assert len(found.parts) == 2
    assert found.match.state.pond[0] == 1  # type: ignore[attr-defined]


def test_entries_that_came_after_the_saved_table_are_followed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match, entries, _ = played("peek", "rest", "rest")
    early = peeking(entries) + 1
    kept = Kept(early, save(match.heading, match.at(early)))
    rules.no_peeking(monkeypatch)
    found = reading(entries)
    assert found.settle(kept, entries)
    assert contents(found.match.state) == contents(match.state)


def test_entries_that_came_after_the_saved_table_may_lead_nowhere(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match, entries, _ = played("rest", "peek", "rest")
    kept = Kept(2, save(match.heading, match.at(2)))
    rules.no_peeking(monkeypatch)
    found = reading(entries)
    assert not found.settle(kept, entries)
    assert found.match.seq == peeking(entries)


def test_a_table_that_makes_no_sense_is_not_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    _, entries, kept = played()
    assert loaded(heading(), kept.text) is not None
    assert loaded(Heading(LANTERNS, {}, ["a", "b", "c"]), kept.text) is None
    assert loaded(heading(), kept.text.replace("pond", "bond")) is None
    rules.a_moon(monkeypatch)
    assert loaded(heading(), kept.text) is None
    found = reading(entries)
    assert not found.settle(kept, entries)
    assert found.match.seq == peeking(entries)


def test_a_table_that_nobody_can_see_is_not_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    _, _, kept = played()

    def view(state: Any, seat: int) -> dict[str, object]:
        raise KeyError

    monkeypatch.setattr(LANTERNS, "view", view)
    assert loaded(heading(), kept.text) is None


def test_nothing_behind_other_rules_is_taken_back() -> None:
    match, _, _ = played("rest", "rest")
    assert match.can_undo(1)
    match.carry("6")
    assert not match.can_undo(1)
    with pytest.raises(CannotUndo):
        match.undo(1)


def test_a_table_that_can_not_be_set_has_no_parts() -> None:
    found = Reading(Heading(LANTERNS, {"moon": "green"}, ["Ann", "Bob"]), Random(1))
    found.follow(played()[1])
    assert not found.whole
    assert not found.parts
    assert found.length == len(played()[1])


def test_rules_that_stumble_in_the_middle_leave_nothing_half_done(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match, entries, _ = played("rest")
    first = entries[-2].seq

    def stumble(state: Any) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("tests.support.lanterns.Act.answer", lambda *_: stumble(None))
    found = reading(entries)
    assert found.match.seq == first
    assert contents(found.match.state) == contents(match.at(first))


def test_a_journal_is_written_from_entries_alone() -> None:
    match, entries, _ = played()
    assert journal_of(heading(), entries) == write(match.journal)
    entries.append(match.answer(1, "stay"))
    entries.append(match.undo(1))
    assert journal_of(heading(), entries) == write(match.journal)
    assert [entry.seq for entry in standing(entries) if entry.kind == "answer"] == match.standing
    entries.append(match.carry("6"))
    text = journal_of(heading(), entries)
    assert "rules: 6\n" in text
    assert text.endswith("# from here on: rules 7\n")
    assert len(read(text, any_rules=True).answers) == len(match.journal.answers)


@pytest.mark.parametrize("odd", ["nothing to answer", "somebody who is not there", "no end"])
def test_a_table_that_makes_no_sense_is_not_gone_on_from(odd: str) -> None:
    """Whatever was saved: a question without an answer, for nobody, or none before the end."""
    match, _, _ = played("peek")
    question = match.state.question
    assert question is not None
    assert makes_sense(match.heading, match.state)
    if odd == "nothing to answer":
        match.state.question = Question(question.seat, question.why, [])
    elif odd == "somebody who is not there":
        match.state.question = Question(2, question.why, question.options)
    else:
        match.state.question = None
    assert not makes_sense(match.heading, match.state)
