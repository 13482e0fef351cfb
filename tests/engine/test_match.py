"""A running table: who may answer what when, and who may take back what."""

from random import Random

import pytest

from gloaming.engine.errors import (
    AlreadyAnswered,
    CannotUndo,
    NothingAsked,
    NotOffered,
    NotYourQuestion,
    UnknownWord,
)
from gloaming.engine.journal import read, write
from gloaming.engine.match import Match, new_match, taken_up
from gloaming.engine.question import NATURE, TABLE
from gloaming.engine.reading import journal_of
from gloaming.engine.script import ask_again
from tests.promises.table import contents
from tests.support.lanterns import LANTERNS, State

ANN, BOB = 0, 1


def table() -> Match:
    """Ann's turn, after luck gave her a plain lantern."""
    match = new_match(LANTERNS, {}, ["Ann", "Bob"], Random(1))
    match.take(NATURE, NATURE, LANTERNS.vocabulary.option("take plain"))
    return match


def lanterns(match: Match) -> State:
    assert isinstance(match.state, State)
    return match.state


def at_home() -> Match:
    """Both have rested: the table is asked whether to go home."""
    match = table()
    match.answer(ANN, "rest")
    match.leave_to_luck()
    match.answer(BOB, "rest")
    return match


def heard(match: Match) -> list[str]:
    """What happened, as far as it still stands."""
    standing = [entry for entry in match.recent if match.stands(entry)]
    return [event.what for entry in standing for event in entry.events]


# Answering.


def test_an_answer_goes_into_the_journal_and_what_happened_is_told() -> None:
    match = table()
    entry = match.answer(ANN, "light plain")
    assert [repr(event) for event in entry.events] == ["lights 0 0 0"]
    assert [repr(entry) for entry in match.recent] == [
        "0 answer -1 take plain",
        "1 answer 0 light plain",
    ]
    assert heard(match) == ["takes", "lights"]
    assert write(match.journal).endswith("nature take plain\nann light plain\n")
    assert lanterns(match).heard is None


def test_an_answer_to_a_question_no_longer_open_is_refused() -> None:
    match = table()
    assert match.seq == 1
    match.answer(ANN, "peek", 1)
    for stale in (0, 1, 3):
        with pytest.raises(AlreadyAnswered, match=f"question {stale} is not open, question 2 is"):
            match.answer(ANN, "rest", stale)
    match.answer(ANN, "rest", 2)


def test_only_whoever_is_asked_may_answer() -> None:
    match = table()
    for other in (BOB, NATURE):
        with pytest.raises(NotYourQuestion, match="is not asked now, ann is"):
            match.answer(other, "rest")
    match.answer(ANN, "rest")
    with pytest.raises(NotYourQuestion, match="ann is not asked now, nature is"):
        match.answer(ANN, "take plain")


def test_what_is_not_offered_is_refused_and_changes_nothing() -> None:
    match = table()
    before = contents(match.state)
    with pytest.raises(NotOffered):
        match.answer(ANN, "light damp")
    with pytest.raises(UnknownWord):
        match.answer(ANN, "light moon")
    assert contents(match.state) == before
    assert match.seq == len(match.journal.answers) == 1
    assert lanterns(match).heard is None


def test_luck_answers_only_when_it_is_asked() -> None:
    match = table()
    assert match.leave_to_luck() == []
    match.answer(ANN, "rest")
    assert [event.what for entry in match.leave_to_luck() for event in entry.events] == ["takes"]


def test_luck_answers_as_the_dice_fall() -> None:
    class Dice:
        def random(self) -> float:
            return 0.6

    match = new_match(LANTERNS, {}, ["Ann", "Bob"], Dice())
    match.leave_to_luck()
    assert match.journal.answers[-1].option.name == "take twin"


@pytest.mark.parametrize("seat", [ANN, BOB])
def test_any_seat_may_answer_for_the_table(seat: int) -> None:
    match = at_home()
    with pytest.raises(NotYourQuestion):
        match.answer(NATURE, "stay")
    match.answer(seat, "stay")
    assert match.journal.answers[-1].seat == TABLE
    assert write(match.journal).endswith("table stay\n")


def test_after_the_last_answer_nothing_is_asked() -> None:
    match = at_home()
    match.answer(ANN, "go_home")
    with pytest.raises(NothingAsked):
        match.answer(ANN, "rest")
    assert match.leave_to_luck() == []


def test_a_match_is_taken_up_again_from_its_journal() -> None:
    match = at_home()
    again = taken_up(read(write(match.journal)), Random(2))
    assert contents(again.state) == contents(match.state)
    assert heard(again) == heard(match)
    assert again.seq == match.seq
    assert not again.can_undo(BOB)


# Taking back.


def test_a_seat_takes_back_its_choices_one_by_one() -> None:
    match = table()
    begin = contents(match.state)
    match.answer(ANN, "light plain")
    lit = contents(match.state)
    match.answer(ANN, "float p2")
    match.undo(ANN)
    assert contents(match.state) == lit
    assert heard(match) == ["takes", "lights"]
    match.undo(ANN)
    assert contents(match.state) == begin
    assert heard(match) == ["takes"]
    assert len(match.journal.answers) == 1
    assert not match.can_undo(ANN)


def test_a_seat_takes_back_all_it_did_at_once() -> None:
    match = table()
    begin = contents(match.state)
    match.answer(ANN, "light plain")
    match.answer(ANN, "float p2")
    match.restart(ANN)
    assert contents(match.state) == begin
    assert heard(match) == ["takes"]
    assert len(match.journal.answers) == 1
    with pytest.raises(CannotUndo, match="ann has nothing to take back"):
        match.restart(ANN)


def test_play_goes_on_from_where_it_was_taken_back_to() -> None:
    match = table()
    match.answer(ANN, "light plain")
    match.answer(ANN, "float p2")
    match.undo(ANN)
    match.answer(ANN, "float p5")
    assert lanterns(match).pond == [0, 0, 0, 0, 0, 1]
    assert write(match.journal).endswith("ann light plain\nann float p5\n")


def test_luck_cannot_be_taken_back() -> None:
    match = table()
    assert not match.can_undo(ANN)
    match.answer(ANN, "rest")
    assert match.can_undo(ANN)
    match.leave_to_luck()
    for seat in (ANN, BOB, NATURE):
        assert not match.can_undo(seat)
        with pytest.raises(CannotUndo):
            match.undo(seat)


def test_what_was_answered_before_anothers_answer_cannot_be_taken_back() -> None:
    match = at_home()
    assert match.can_undo(BOB)
    match.answer(ANN, "stay")
    assert not match.can_undo(BOB)
    assert match.can_undo(ANN)
    match.undo(ANN)
    assert not match.can_undo(ANN)
    assert not match.can_undo(BOB)


def test_a_look_at_something_hidden_cannot_be_taken_back() -> None:
    match = table()
    lanterns(match).basket[3:] = [0, 1, 1]
    match.answer(ANN, "light plain")
    match.answer(ANN, "float p2")
    match.answer(ANN, "peek")
    assert not match.can_undo(ANN)


def test_a_look_that_teaches_nothing_can_be_taken_back() -> None:
    match = table()
    match.answer(ANN, "peek")  # Bob's basket is empty, as everybody knows.
    match.undo(ANN)
    assert lanterns(match).question is not None
    match.answer(ANN, "peek")


def test_an_answer_without_a_choice_is_taken_back_together_with_the_choice_before_it() -> None:
    match = table()
    lanterns(match).pond = [1, 1, 1, 1, 1, 0]
    ask_again(match.state)
    begin = contents(match.state)
    match.answer(ANN, "light plain")
    match.answer(ANN, "float p5")
    assert match.undoable[-1].lone
    match.undo(ANN)
    assert contents(match.state) == begin


def test_answers_without_any_choice_are_nothing_to_take_back() -> None:
    match = table()
    lanterns(match).basket[:3] = [0, 0, 0]
    match.answer(ANN, "peek")
    match.undoable.clear()
    match.answer(ANN, "rest")
    assert match.undoable[-1].lone
    assert not match.can_undo(ANN)
    with pytest.raises(CannotUndo):
        match.undo(ANN)


def test_an_answer_given_before_reveals_what_it_did_then() -> None:
    match = table()
    match.take(ANN, ANN, LANTERNS.vocabulary.option("light plain"), closed=True)
    assert not match.can_undo(ANN)
    match.take(ANN, ANN, LANTERNS.vocabulary.option("float p0"), closed=False)
    assert match.can_undo(ANN)


# What is only said.


def test_what_is_only_said_leaves_the_question_open_and_choices_undoable() -> None:
    match = table()
    match.answer(ANN, "light plain")
    seq, state = match.seq, match.state
    entries = [match.hint(ANN), match.hand_over(BOB, "master"), match.hand_over(BOB, "")]
    assert [repr(entry) for entry in entries] == [
        f"{seq} hint 0",
        f"{seq + 1} hand 1 master",
        f"{seq + 2} hand 1",
    ]
    assert match.state is state
    assert match.has_hint(ANN)
    assert not match.has_hint(BOB)
    match.undo(ANN, seq)
    assert not match.has_hint(ANN)  # It is asked anew.
    with pytest.raises(AlreadyAnswered):
        match.answer(ANN, "rest", seq)


def test_what_was_said_is_followed_and_becomes_remarks_of_the_journal() -> None:
    match = table()
    entries = [*match.recent, match.from_journal(), match.answer(ANN, "rest")]
    entries += [*match.leave_to_luck(), match.hint(BOB), match.hand_over(BOB, "novice")]
    entries += [match.answer(BOB, "rest"), match.hand_over(BOB, "")]
    again = Match(match.heading, Random(1))
    again.follow(entries)
    assert (again.seq, again.open_since) == (match.seq, match.open_since)
    assert contents(again.state) == contents(match.state)
    written = journal_of(match.heading, entries)
    lines = [line for line in written.splitlines() if not line.startswith("nature")]
    assert lines[-6:] == [
        "# up to here: from a journal, not played at this table",
        "ann rest",
        "# bob takes a hint",
        "# bob is played by a bot: novice",
        "bob rest",
        "# bob is back",
    ]
    assert write(read(written)) == write(match.journal)
