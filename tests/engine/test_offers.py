"""Offers make nobody late, and nothing goes on for ever: neither offers nor taking back."""

from random import Random

import pytest

from gloaming.engine.errors import (
    AlreadyAnswered,
    AlreadyOffered,
    BookFull,
    EnoughTakenBack,
)
from gloaming.engine.match import BOOK, TAKEN_BACK_OFTEN, Match, new_match
from gloaming.games import DAY_AND_NIGHT

DAY, NIGHT = 0, 1


def table() -> Match:
    match = new_match(DAY_AND_NIGHT, {}, ["Ann", "Bob"], Random(1))
    match.leave_to_luck()
    return match


def test_an_offer_makes_no_answer_stale() -> None:
    match = table()
    seq = match.seq
    match.offer(NIGHT, seq)
    match.answer(DAY, "end_casting", seq)
    with pytest.raises(AlreadyAnswered):
        match.answer(DAY, "end_travel", seq)


@pytest.mark.parametrize("act", ["undo", "restart", "offer"])
def test_an_offer_makes_no_other_act_stale(act: str) -> None:
    match = table()
    match.answer(DAY, "end_casting")
    seq = match.seq
    match.offer(NIGHT, seq)
    getattr(match, act)(DAY, seq)


def test_what_happened_before_the_question_is_still_stale_after_an_offer() -> None:
    match = table()
    seq = match.seq
    match.answer(DAY, "end_casting", seq)
    match.offer(NIGHT)
    for stale in (seq, match.seq + 1):
        with pytest.raises(AlreadyAnswered):
            match.answer(DAY, "end_travel", stale)


def test_who_follows_offers_takes_the_same_numbers() -> None:
    match = table()
    match.offer(NIGHT)
    again = new_match(DAY_AND_NIGHT, {}, ["Ann", "Bob"], Random(2))
    again.follow(match.recent)
    assert (again.open_since, again.seq) == (match.open_since, match.seq)
    assert again.open_since < again.seq


def test_a_seat_offers_once_a_turn() -> None:
    match = table()
    match.offer(NIGHT)
    seq = match.seq
    with pytest.raises(AlreadyOffered, match="night has offered this already in this turn"):
        match.offer(NIGHT)
    assert match.seq == seq
    match.answer(DAY, "end_casting")
    match.answer(DAY, "end_travel")
    match.leave_to_luck()
    match.offer(NIGHT)
    match.offer(DAY)
    assert match.result is not None


def test_taking_back_comes_to_an_end_and_begins_anew_with_what_stays() -> None:
    match = table()
    for _ in range(TAKEN_BACK_OFTEN):
        match.answer(DAY, "end_casting")
        match.undo(DAY)
    match.answer(DAY, "end_casting")
    with pytest.raises(EnoughTakenBack, match=f"taken back {TAKEN_BACK_OFTEN} times"):
        match.undo(DAY)
    with pytest.raises(EnoughTakenBack):
        match.restart(DAY)
    match.answer(DAY, "end_travel")
    match.leave_to_luck()
    match.answer(NIGHT, "end_casting")
    match.undo(NIGHT)


def test_a_full_book_takes_only_what_ends_the_match() -> None:
    match = table()
    match.answer(DAY, "end_casting")
    match.seq = match.open_since = BOOK
    for act in ("undo", "restart", "hint"):
        with pytest.raises(BookFull, match=f"full, with {BOOK} entries"):
            getattr(match, act)(DAY)
    for act, said in (("answer", "end_travel"), ("hand_over", "random")):
        with pytest.raises(BookFull):
            getattr(match, act)(DAY, said)
    match.hand_over(DAY, "")
    match.offer(NIGHT)
    match.offer(DAY)
    assert match.result is not None


def test_what_was_brought_from_elsewhere_is_not_taken_back_and_offers_nothing() -> None:
    match = table()
    match.answer(DAY, "end_casting")
    match.offer(NIGHT)
    assert match.can_undo(DAY)
    match.from_journal()
    assert not match.can_undo(DAY)
    assert match.offers == {}
