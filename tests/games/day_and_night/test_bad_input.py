"""What comes in from outside and can't be: one clear sentence, and nothing has changed."""

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import pytest

import gloaming.games  # noqa: F401
from gloaming.engine import journal
from gloaming.engine.errors import (
    AlreadyAnswered,
    BadFile,
    BadOption,
    BadSeats,
    GloamingError,
    NothingAsked,
    NotOffered,
    NotYourQuestion,
    UnknownGame,
    UnknownWord,
)
from gloaming.engine.game import game_called
from gloaming.engine.heading import Heading
from gloaming.engine.match import Match, new_match, taken_up
from gloaming.engine.question import NATURE
from gloaming.engine.save import checksum, load, save
from gloaming.games.day_and_night import GAME
from gloaming.games.day_and_night.state import DAY, NIGHT
from tests.support.day_and_night import Table
from tests.support.golden_journals import JOURNALS

SEATS = ["Ann", "Ben"]
IDLE = (JOURNALS / "draw-idle.journal").read_text(encoding="utf-8")


@pytest.fixture
def match() -> Match:
    """A new game at Day's first cast."""
    started = new_match(GAME, {}, SEATS, Random(1))
    while started.state.question is not None and started.state.question.seat == NATURE:
        started.leave_to_luck()
    return started


def picture(match: Match) -> tuple[str, str, int]:
    table = save(match.journal.heading, match.state)
    return table, journal.write(match.journal), match.seq


@contextmanager
def refused(match: Match, error: type[GloamingError], sentence: str) -> Iterator[None]:
    before = picture(match)
    with pytest.raises(error) as caught:
        yield
    assert str(caught.value) == sentence
    assert picture(match) == before


# Answers.


@pytest.mark.parametrize("said", ["end_travel", "change a1", "step f2", "draw D01", "steal N01"])
def test_an_answer_that_is_not_offered(match: Match, said: str) -> None:
    with refused(match, NotOffered, f"“{said}” is not offered now (the question is “cast”)"):
        match.answer(DAY, said)


@pytest.mark.parametrize(
    "said", ["", "fly a1", "cast", "cast D99", "change c4", "step g1", "CAST D01"]
)
def test_an_unknown_word(match: Match, said: str) -> None:
    with refused(match, UnknownWord, f"“{said}” is not an answer this game knows"):
        match.answer(DAY, said)


@pytest.mark.parametrize("number", [0, 9, 11, -1])
def test_a_question_already_answered_or_not_yet_asked(match: Match, number: int) -> None:
    sentence = f"question {number} is not open, question 10 is"
    with refused(match, AlreadyAnswered, sentence):
        match.answer(DAY, "end_casting", number)
    match.answer(DAY, "end_casting", 10)


def test_the_same_answer_sent_twice(match: Match) -> None:
    match.answer(DAY, "end_casting", 10)
    with refused(match, AlreadyAnswered, "question 10 is not open, question 11 is"):
        match.answer(DAY, "end_casting", 10)


@pytest.mark.parametrize(("seat", "name"), [(NIGHT, "night"), (NATURE, "nature")])
def test_a_seat_that_is_not_asked(match: Match, seat: int, name: str) -> None:
    with refused(match, NotYourQuestion, f"{name} is not asked now, day is"):
        match.answer(seat, "end_casting")


@pytest.mark.parametrize("seat", [2, 7, -5])
def test_a_seat_that_does_not_exist(match: Match, seat: int) -> None:
    before = picture(match)
    with pytest.raises(GloamingError):
        match.answer(seat, "end_casting")
    assert picture(match) == before


def test_an_answer_after_the_end() -> None:
    over = taken_up(journal.read(IDLE), Random(1))
    with refused(over, NothingAsked, "the game is over: nothing is asked"):
        over.answer(DAY, "end_casting")


# Setting up.


def test_an_unknown_option_of_the_game() -> None:
    with pytest.raises(BadOption, match="no option is called “hat”; there are: achievement, "):
        GAME.setup({"hat": "on"}, 2)
    with pytest.raises(BadOption, match="no option is called “hat”"):
        new_match(GAME, {"hat": "on"}, SEATS, Random(1))


@pytest.mark.parametrize("value", ["", "3", "Draw", "draw "])
def test_an_unknown_value_of_an_option(value: str) -> None:
    sentence = f"option “double_win” can't be “{value}”; it can be: active, draw"
    with pytest.raises(BadOption, match=f"^{sentence}$"):
        GAME.setup({"double_win": value}, 2)


@pytest.mark.parametrize("seats", [0, 1, 3])
def test_a_wrong_number_of_seats(seats: int) -> None:
    sentence = f"day_and_night is played by 2, not by {seats}"
    with pytest.raises(BadSeats, match=f"^{sentence}$"):
        GAME.setup({}, seats)
    with pytest.raises(BadSeats, match=f"^{sentence}$"):
        new_match(GAME, {}, ["Ann"] * seats, Random(1))


def test_an_unknown_game() -> None:
    with pytest.raises(
        UnknownGame, match=r"^no game is called “chess”; there are: .*day_and_night"
    ):
        game_called("chess")


# Journals.


def replay(text: str) -> None:
    journal.read(text).replay()


def with_line(text: str, number: int, line: str) -> str:
    lines = text.splitlines()
    lines[number - 1] = line
    return "\n".join([*lines, ""])


@pytest.mark.parametrize(
    ("number", "line", "sentence"),
    [
        (2, "game: chess", "no game is called “chess”; there are: .*"),
        (2, "rules: 1", "the game should be named first"),
        (3, "rules: 0", "rules version 0; this table plays 2"),
        (3, "rules: 1.5", "rules version 1.5; this table plays 2"),
        (3, "rules", "“rules” is not a heading line"),
        (3, "game: day_and_night", "“game” is not known here"),
        (4, "option hat: on", "no option is called “hat”; there are: .*"),
        (4, "option deck: mine", "option “deck” can't be “mine”; it can be: .*"),
        (4, "seat night: Ben", "“seat night” is not known here"),
        (5, "seat dusk: Cat", "“seat dusk” is not known here"),
        (6, "nature draw D01", "“nature draw D01” is not a heading line"),
        (9, "nature draw D99", "“draw D99” is not an answer this game knows"),
        (9, "nature draw N01", "“draw N01” is not offered now .the question is “draw”."),
        (9, "day draw D01", "day is not asked now, nature is"),
        (9, "dusk draw D01", "nobody at this table is called “dusk”"),
        (9, "nature", "“” is not an answer this game knows"),
        (9, "nature fly a1", "“fly a1” is not an answer this game knows"),
        (17, "night end_casting", "night is not asked now, day is"),
        (17, "day end_travel", "“end_travel” is not offered now .the question is “cast”."),
        (87, "day end_travel\nnight end_casting", "the game is over: nothing is asked"),
    ],
)
def test_a_damaged_line_of_a_journal_is_named(number: int, line: str, sentence: str) -> None:
    where = number + line.count("\n")
    with pytest.raises(BadFile, match=f"^line {where}: {sentence}$") as caught:
        replay(with_line(IDLE, number, line))
    assert caught.value.line == where


@pytest.mark.parametrize("number", range(1, len(IDLE.splitlines()) + 1))
def test_whichever_line_of_a_journal_is_garbled(number: int) -> None:
    with pytest.raises(BadFile) as caught:
        replay(with_line(IDLE, number, "%&§?!"))
    assert caught.value.line == number


@pytest.mark.parametrize("number", range(2, 6))
def test_a_heading_line_that_is_missing(number: int) -> None:
    lines = IDLE.splitlines()
    del lines[number - 1]
    with pytest.raises(BadFile):
        replay("\n".join(lines))


def test_a_bad_journal_opens_no_match() -> None:
    with pytest.raises(BadFile, match=r"^line 17: "):
        taken_up(journal.read(with_line(IDLE, 17, "day end_travel")), Random(1))


# Saves.


def saves() -> dict[str, str]:
    """Tables in the middle of things."""
    mimic = Table("night", night_at="b3", night="b3", day="a3", markers={"f6": 2}, hand="N11 D02")
    mimic.casts("N11", "a3")
    eight = "a1 b1 c1 d1 e1 a2 b2 c2 d2"
    temple = Table(day=eight, crystals={"a8": 2, "b8": 1}, hand="D02 D12").casts("D02")
    theft = Table(hand="D12 N03 N16", discard="D01").casts("D12").says("day", "steal N16")
    drawing = Table("night", hand="N05").casts("N05")
    tables = {"mimic": mimic, "temple": temple, "theft": theft, "drawing": drawing}
    heading = Heading(GAME, {}, SEATS)
    return {name: save(heading, table.state) for name, table in tables.items()}


SAVES = saves()
every_save = pytest.mark.parametrize("text", SAVES.values(), ids=SAVES)


@every_save
def test_an_intact_save_loads(text: str) -> None:
    assert save(*load(text)) == text


@every_save
def test_every_line_of_a_save_counts(text: str) -> None:
    """Deleted, garbled, doubled or exchanged with any other."""
    lines = text.splitlines()
    damaged: list[list[str]] = []
    for at, line in enumerate(lines):
        damaged += [[*lines[:at], *other, *lines[at + 1 :]] for other in spoilt(line)]
        for later in range(at + 1, len(lines)):
            swapped = lines.copy()
            swapped[at], swapped[later] = swapped[later], swapped[at]
            damaged.append(swapped)
    for changed in damaged:
        if changed != lines:
            with pytest.raises(BadFile):
                load("\n".join([*changed, ""]))


def test_a_byte_that_is_no_text() -> None:
    """As a reader gets it that lets undecodable bytes through."""
    with pytest.raises(BadFile):
        load(SAVES["mimic"].replace("hours 4", "hours \udcff"))


def spoilt(line: str) -> list[list[str]]:
    swapped_digits = line.translate(str.maketrans("0123456789", "9012345678"))
    return [[], [""], ["%&§?!"], [f"{line} "], [line[:-1]], [line, line], [swapped_digits]]


@every_save
def test_no_lost_character_loads_another_table(text: str) -> None:
    for at in range(len(text)):
        try:
            heading, state = load(text[:at] + text[at + 1 :])
        except BadFile:
            continue
        assert save(heading, state) == text


@every_save
def test_a_save_that_was_cut_off(text: str) -> None:
    for length in range(len(text) - 1):
        with pytest.raises(BadFile):
            load(text[:length])


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("hours 4", "hours four", "“hours four” does not belong here"),
        ("hours 4", "minutes 4", "“minutes 4” does not belong here"),
        ("hours 4", "hours", "“hours” does not belong here"),
        ("hours 4", "hours 4\nhours 4", "“hours 4” does not belong here"),
        ("hours 4\n", "", "nothing is said of hours"),
        ("frame casting N11", "frame casting N99", "“frame casting N99 .*” does not belong here"),
        ("frame casting N11", "frame dance N11", "“frame dance N11 .*” does not belong here"),
        (" spell=30", "", "“frame casting N11 .*” does not belong here"),
        (" spell=30", " spell=x", "“frame casting N11 .*” does not belong here"),
        (" spell=30", " spell", "“frame casting N11 .*” does not belong here"),
        ("pawn [5 13]", "pawn 5", "“pawn 5” does not belong here"),
        ("pawn [5 13]", "pawn [5]", "“pawn .5.” does not belong here"),
        (" at=1 me=1", " at=9 me=1", "“frame casting N11 .*” does not belong here"),
    ],
)
def test_a_save_that_was_changed_on_purpose(old: str, new: str, sentence: str) -> None:
    """With a checksum that fits again, what it says must still make sense."""
    assert old in SAVES["mimic"]
    lines = SAVES["mimic"].replace(old, new, 1).splitlines()[:-1]
    with pytest.raises(BadFile, match=rf"^line \d+: {sentence}$"):
        load("\n".join([*lines, checksum(lines), ""]))


@every_save
@pytest.mark.parametrize("rules", ["0", "1", "", "2.0"])
def test_a_save_of_another_rules_version(text: str, rules: str) -> None:
    with pytest.raises(BadFile, match=f"^line 3: rules version {rules}; this table plays 2$"):
        load(text.replace("rules: 2\n", f"rules: {rules}\n"))


# Foreign files.


@pytest.mark.parametrize("reads", [replay, load])
@pytest.mark.parametrize(
    "text",
    ["", "\n\n", "\x00\x01\xff\x7fELF", "{}", "gloaming", "gloaming journal 2", "gloaming save 2"],
)
def test_a_file_that_is_not_ours(reads: object, text: str) -> None:
    assert callable(reads)
    with pytest.raises(BadFile, match=r"^line 1: this is not a file of ours: it should begin with"):
        reads(text)


def test_a_journal_is_no_save_and_a_save_no_journal() -> None:
    with pytest.raises(BadFile, match=r"should begin with “gloaming save 1”$"):
        load(IDLE)
    with pytest.raises(BadFile, match=r"should begin with “gloaming journal 1”$"):
        replay(SAVES["mimic"])
