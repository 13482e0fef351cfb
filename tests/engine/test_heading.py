"""The first lines of every file are written plainly and read strictly."""

import pytest

from gloaming.engine.errors import BadFile
from gloaming.engine.heading import Heading, heading_length, one_line, read_heading, write_heading
from tests.support.lanterns import LANTERNS

LINES = [
    "a title",
    "game: lanterns",
    "rules: 7",
    "option moon: new",
    "option rounds: 2",
    "seat ann: Ann",
    "seat bob: greedy: level 2",
    "",
]


def test_a_heading_is_written_in_plain_lines() -> None:
    options = {"rounds": "2", "moon": "new"}
    heading = Heading(LANTERNS, options, ["Ann", "greedy: level 2"])
    assert write_heading("a title", heading) == LINES


def test_what_was_written_is_read() -> None:
    heading = read_heading("a title", [*LINES, "anything"])
    assert heading.game is LANTERNS
    assert heading.options == {"rounds": "2", "moon": "new"}
    assert heading.seats == ["Ann", "greedy: level 2"]


def test_an_empty_line_ends_the_heading() -> None:
    assert heading_length(LINES) == 7
    assert heading_length(LINES[:5]) == 5
    assert heading_length([]) == 0


def test_a_name_fits_on_one_line() -> None:
    assert one_line("  Ann\n of\tthe\u2028Pond ") == "Ann of the Pond"
    lines = write_heading("t", Heading(LANTERNS, {}, ["", "a\r\n\nb"]))
    assert read_heading("t", lines).seats == ["", "a b"]


@pytest.mark.parametrize(
    ("change", "line", "why"),
    [
        ({0: "another title"}, 1, "not a file of ours"),
        ({1: "game: chess"}, 2, "no game is called “chess”"),
        ({1: "rules: 7", 2: "game: lanterns"}, 2, "the game should be named first"),
        ({2: "game: lanterns"}, 3, "“game” is not known here"),
        ({2: "rules: 8"}, 3, "rules version 8; this table plays 7"),
        ({2: "rules 7"}, 3, "“rules 7” is not a heading line"),
        ({3: "option sun: new"}, 4, "no option is called “sun”"),
        ({3: "option moon: half"}, 4, "“moon” can't be “half”"),
        ({3: "weather: fair"}, 4, "“weather” is not known here"),
        ({5: "seat bob: Ann"}, 6, "“seat bob” is not known here"),
        ({6: "seat cat: Cat"}, 7, "“seat cat” is not known here"),
        ({2: "option rounds: 9"}, 7, "names no game or no rules version"),
        ({6: ""}, 6, "1 seats are named"),
    ],
)
def test_every_line_is_understood_or_refused(change: dict[int, str], line: int, why: str) -> None:
    lines = [change.get(at, text) for at, text in enumerate(LINES)]
    with pytest.raises(BadFile, match=f"line {line}: .*{why}") as error:
        read_heading("a title", lines)
    assert error.value.line == line


def test_too_many_or_no_lines_are_refused() -> None:
    with pytest.raises(BadFile, match="4 seats are named"):
        read_heading("a title", [*LINES[:7], "seat cat: C", "seat ann: D"])
    with pytest.raises(BadFile, match="line 1"):
        read_heading("a title", [])
    with pytest.raises(BadFile, match="names no game"):
        read_heading("a title", ["a title"])
