"""A journal: every answer as a line, enough to play the game again."""

import pytest

from gloaming.engine.errors import BadFile
from gloaming.engine.event import Event
from gloaming.engine.journal import Journal, read, write
from gloaming.engine.question import NATURE, TABLE
from tests.support.lanterns import State

HEADING = """gloaming journal 1
game: lanterns
rules: 7
option rounds: 2
seat ann: Ann
seat bob: Bob

"""
EVENING = """nature take twin
ann light twin
ann float p3
ann float p0
ann rest
nature take plain
bob rest
table go_home
"""


def journal(answers: str = EVENING) -> Journal:
    return read(HEADING + answers)


def test_a_journal_is_read_and_written_the_same() -> None:
    assert write(journal()) == HEADING + EVENING
    assert [given.seat for given in journal().answers] == [NATURE, 0, 0, 0, 0, NATURE, 1, TABLE]
    assert [given.line for given in journal().answers] == list(range(8, 16))


def test_remarks_and_empty_lines_are_skipped() -> None:
    remarked = journal("# the first evening\n\n nature take twin # lucky\n\n  ann   light   twin\n")
    assert write(remarked) == HEADING + "nature take twin\nann light twin\n"
    assert [given.line for given in remarked.answers] == [10, 12]


def test_a_replay_gives_the_state_after_the_last_answer_and_all_that_happened() -> None:
    heard: list[Event] = []
    state = journal().replay(heard=heard)
    assert isinstance(state, State)
    assert state.pond == [1, 0, 0, 1, 0, 0]
    assert (state.rounds, state.over, state.question, state.heard) == (2, 1, None, None)
    assert [event.what for event in heard] == [
        *["takes", "lights", "floats", "floats", "takes", "home"]
    ]


def test_a_replay_stops_where_it_is_told() -> None:
    state = journal().replay(upto=3)
    assert isinstance(state, State)
    assert state.pond == [0, 0, 0, 1, 0, 0]
    start = journal().replay(upto=0)
    assert isinstance(start, State)
    assert start.bag == [6, 3, 3]
    assert journal().start().question is not None


@pytest.mark.parametrize(
    ("answers", "line", "why"),
    [
        ("nature take twin\ncat rest\n", 9, "nobody at this table is called “cat”"),
        ("nature take moon\n", 8, "“take moon” is not an answer"),
        ("nature\n", 8, "“” is not an answer"),
    ],
)
def test_a_line_that_makes_no_sense_is_refused(answers: str, line: int, why: str) -> None:
    with pytest.raises(BadFile, match=why) as error:
        journal(answers)
    assert error.value.line == line


@pytest.mark.parametrize(
    ("answers", "line", "why"),
    [
        ("nature take twin\nbob rest\n", 9, "bob is not asked now, ann is"),
        ("nature take twin\ntable rest\n", 9, "table is not asked now, ann is"),
        ("nature take twin\n# no\nann light damp\n", 10, "“light damp” is not offered now"),
        (EVENING + "ann rest\n", 16, "the game is over"),
    ],
)
def test_an_answer_that_cannot_be_given_is_found_by_replaying(
    answers: str, line: int, why: str
) -> None:
    wrong = journal(answers)
    with pytest.raises(BadFile, match=why) as error:
        wrong.replay()
    assert error.value.line == line


def test_only_a_journal_is_read() -> None:
    with pytest.raises(BadFile, match="line 1: this is not a file of ours"):
        read((HEADING + EVENING).replace("journal", "save"))
