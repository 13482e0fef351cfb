"""A table in the middle of anything, as text."""

import pytest

from gloaming.engine.errors import BadFile
from gloaming.engine.heading import Heading
from gloaming.engine.save import checksum, load, save, slots
from gloaming.engine.script import answer
from tests.promises.table import contents
from tests.support.lanterns import LANTERNS, TWIN_LIT, Lighting, State

HEADING = Heading(LANTERNS, {"rounds": "9"}, ["Ann", "Bob"])
TEXT = """gloaming save 1
game: lanterns
rules: 7
option rounds: 9
seat ann: Ann
seat bob: Bob

active 0
bag [6 2 3]
basket [0 0 0 0 0 0]
lit [0 1 0]
over 0
pond [0 0 0 1 0 0]
round 1
rounds 9
seats 2
seen [0 0 0 0 0 0]
frame frame evening at=0
frame turn turn at=1 peeked=0
frame lighting twin at=1 left=1
"""


def floating() -> State:
    state = LANTERNS.setup(HEADING.options, 2)
    for said in ("take twin", "light twin", "float p3"):
        answer(state, LANTERNS.vocabulary.option(said))
    return state


def sealed(text: str) -> str:
    """A text with the checksum that fits it."""
    return "\n".join([text.rstrip(), checksum(text.rstrip().splitlines()), ""])


def test_every_slot_and_every_frame_is_a_line() -> None:
    assert save(HEADING, floating()) == sealed(TEXT)


def test_a_saved_table_is_loaded_at_the_question_it_was_saved_at() -> None:
    heading, state = load(sealed(TEXT))
    assert contents(state) == contents(floating())
    assert (heading.options, heading.seats) == (HEADING.options, HEADING.seats)
    answer(state, LANTERNS.vocabulary.option("float p4"))
    assert state.question is not None
    assert state.question.why == "act"


def test_a_finished_game_can_be_saved_too() -> None:
    state = LANTERNS.setup({}, 2)
    for said in ("take twin", "rest", "take twin", "rest", "go_home"):
        answer(state, LANTERNS.vocabulary.option(said))
    text = save(Heading(LANTERNS, {}, ["Ann", "Bob"]), state)
    heading, loaded = load(text)
    assert loaded.question is None
    assert save(heading, loaded) == text


def test_the_slots_of_a_thing_are_its_numbers_in_order() -> None:
    assert slots(Lighting(TWIN_LIT)) == ["at", "left"]
    assert slots(floating())[:4] == ["active", "bag", "basket", "lit"]


@pytest.mark.parametrize(
    "damaged",
    [
        sealed(TEXT).replace("bag [6 2 3]", "bag [6 3 2]"),
        sealed(TEXT).replace("left=1", "left=2"),
        sealed(TEXT).replace("Bob", "Rob"),
        "\n".join(sealed(TEXT).splitlines()[:-1]),
    ],
)
def test_a_file_changed_or_cut_off_is_refused(damaged: str) -> None:
    with pytest.raises(BadFile, match="the checksum does not fit"):
        load(damaged)


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("over 0", "over maybe", 12),
        ("over 0", "done 0", 12),
        ("over 0", "active 1", 12),
        ("over 0", "over [0]", 12),
        ("[0 1 0]", "[0 one 0]", 11),
        ("[0 1 0]", "1", 11),
        ("[0 1 0]", "[0 1 0", 11),
        ("[0 1 0]", "[0 1]", 11),
        ("frame lighting", "frame lightning", 20),
        ("frame lighting twin", "frame lighting triplet", 20),
        ("left=1", "right=1", 20),
        (" left=1", "", 20),
        ("at=1 left=1", "at=2 left=1", 20),
        ("at=1 left=1", "at=one left=1", 20),
        ("frame frame evening at=0", "frame frame evening at=-1", 18),
        ("frame frame evening at=0", "frame frame", 18),
    ],
)
def test_a_line_that_does_not_belong_is_refused(old: str, new: str, line: int) -> None:
    assert old in TEXT
    with pytest.raises(BadFile, match="does not belong here") as error:
        load(sealed(TEXT.replace(old, new)))
    assert error.value.line == line


def test_the_script_on_top_must_have_asked_something() -> None:
    with pytest.raises(BadFile, match="no question is open here"):
        load(sealed(TEXT.replace("at=1 left=1", "at=0 left=1")))


def test_a_slot_of_which_nothing_is_said_is_missed() -> None:
    with pytest.raises(BadFile, match="nothing is said of over, pond"):
        load(sealed(TEXT.replace("over 0\npond [0 0 0 1 0 0]\n", "")))
