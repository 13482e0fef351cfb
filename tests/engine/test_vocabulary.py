"""Every answer has a fixed number and one name."""

import pytest

from gloaming.engine.errors import UnknownWord
from gloaming.engine.vocabulary import Verb, Vocabulary

STEP = Verb("step", "square", {0: "a1", 1: "b1", 2: "c1"})
JUMP = Verb("jump", "square", {7: "h1", 3: "d1"})
WAIT = Verb("wait")
WORDS = Vocabulary([STEP, JUMP, WAIT])


def test_options_are_numbered_in_the_order_of_the_verbs_and_their_nouns() -> None:
    named = [(option.index, option.name) for option in WORDS.options]
    assert named == [
        (0, "step a1"),
        (1, "step b1"),
        (2, "step c1"),
        (3, "jump h1"),
        (4, "jump d1"),
        (5, "wait"),
    ]


def test_an_option_is_found_by_its_name_however_it_is_spaced() -> None:
    assert WORDS.option("step b1") is STEP.options[1]
    assert WORDS.option("  jump   d1 ") is JUMP.options[3]
    assert WORDS.option("wait") is WAIT.options[0]


@pytest.mark.parametrize("said", ["", "step", "step h1", "wait a1", "STEP A1", "stepb1"])
def test_what_is_no_answer_of_this_game_is_refused(said: str) -> None:
    with pytest.raises(UnknownWord, match=f"“{said}” is not an answer"):
        WORDS.option(said)


def test_a_row_is_the_options_of_a_verb_by_noun() -> None:
    assert [option.noun for option in STEP.row()] == [0, 1, 2]
    assert [option.name for option in WAIT.row()] == ["wait"]
    with pytest.raises(KeyError):  # Its nouns do not count from 0 without a gap.
        JUMP.row()


def test_a_verb_knows_what_kind_of_thing_it_is_done_to() -> None:
    assert [verb.thing for verb in WORDS.verbs.values()] == ["square", "square", ""]


def test_two_answers_never_share_a_name() -> None:
    with pytest.raises(ValueError, match="two answers are called “wait”"):
        Vocabulary([Verb("wait"), Verb("wait")])
