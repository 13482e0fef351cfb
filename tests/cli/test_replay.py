"""Old games are looked at move by move, and damaged ones are refused."""

import random
import re
from pathlib import Path

import pytest

from gloaming.engine import journal
from gloaming.engine.match import new_match
from gloaming.games import DAY_AND_NIGHT
from gloaming.text import Catalogue
from tests.cli.conftest import Run

EN = Catalogue("en", DAY_AND_NIGHT)


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A game of two who pass, after Day has changed f2: over in four turns."""
    match = new_match(DAY_AND_NIGHT, {"idle_limit": "4"}, ["Ann", "Bea"], random.Random(3))
    said = iter(["cast D07", "change f2"])
    while (question := match.state.question) is not None:
        if not match.leave_to_luck():
            match.answer(question.seat, next(said, question.options[-1].name))
    file = tmp_path / "game.journal"
    file.write_text(journal.write(match.journal))
    return file


def cut(file: Path, lines: int) -> Path:
    """The same game, left after so many lines."""
    file.write_text("".join(file.read_text().splitlines(keepends=True)[:lines]))
    return file


def test_the_whole_log_can_be_printed(run: Run, game: Path) -> None:
    ran = run("replay", game, "--print")
    assert ran.status == 0
    lines = ran.out.splitlines()
    assert lines[0] == f"{EN.setting('idle_limit')}: 4"  # What this table plays otherwise.
    assert lines[1] == EN.event(["draws", "day", "D05"])
    assert lines.index(EN.event(["casts", "day", "D07", 4])) < lines.index(
        EN.event(["places", "f2", "day"])
    )
    assert lines[-1] == EN.say("ending-idle", seat="nobody")
    assert "\x1b" not in ran.out


def test_the_log_speaks_the_language_asked_for(run: Run, game: Path) -> None:
    ran = run("replay", game, "--print", "--language", "it")
    assert Catalogue("it", DAY_AND_NIGHT).event(["places", "f2", "day"]) in ran.out


def test_it_steps_forward_back_and_anywhere(run: Run, game: Path) -> None:
    ran = run("replay", game, typed=["", "", "b", "999", "0", "q"])
    assert ran.status == 0
    count = int(ran.out.split("Move 0 of ")[1].split(".")[0])
    moves = [int(number) for number in re.findall(r"Move (\d+) of", ran.out)]
    assert moves == [0, 1, 2, 1, count, 0]
    assert "<d   >" in ran.out  # The last move is marked.
    assert f"{EN.say('ending-idle', seat='nobody')} Move {count} of" in ran.out


def test_the_end_of_the_input_leaves(run: Run, game: Path) -> None:
    assert run("replay", game, typed=[""]).status == 0


def test_hands_are_open_only_when_the_game_is_over_or_when_asked_for(run: Run, game: Path) -> None:
    drawn = EN.event(["draws", "night", "N02"])
    assert drawn in run("replay", game, "--print").out
    unfinished = cut(game, 20)
    assert drawn not in run("replay", unfinished, "--print").out
    assert drawn in run("replay", unfinished, "--print", "--open").out
    assert "h D" not in run("replay", unfinished, typed=["99"]).out


@pytest.mark.parametrize(
    ("line", "damage", "why"),
    [
        (1, "gloaming diary 1", "should begin with"),
        (2, "game: chess", "chess"),
        (9, "nature draw D99", "“draw D99”"),
        (12, "dawn draw D01", "“dawn”"),
        (18, "night cast D07", "night is not asked now"),
        (19, "day change a1", "“change a1”"),
    ],
)
@pytest.mark.parametrize("ways", [[], ["--print"]])
def test_a_damaged_file_is_refused_in_one_line_that_names_the_line(
    run: Run, game: Path, line: int, damage: str, why: str, ways: list[str]
) -> None:
    lines = game.read_text().splitlines()
    lines[line - 1] = damage
    game.write_text("\n".join(lines))
    ran = run("replay", game, *ways)
    assert ran.status == 2
    assert ran.out == ""
    assert len(ran.err.splitlines()) == 1
    assert f"game.journal, line {line}: " in ran.err
    assert why in ran.err


@pytest.mark.parametrize("ways", [[], ["--print"]])
def test_a_journal_of_other_rules_is_shown_as_far_as_it_goes(
    run: Run, game: Path, ways: list[str]
) -> None:
    whole = run("replay", game, *ways, typed=["99"]).out
    text = game.read_text().replace("rules: 2", "rules: 0", 1)
    game.write_text(text)
    assert run("replay", game, *ways, typed=["99"]).out == whole
    lines = text.splitlines()
    lines[18] = "day change a1"
    game.write_text("\n".join(lines))
    ran = run("replay", game, *ways, typed=["99"])
    assert ran.status == 0
    assert EN.say("terminal-replay-cut", line=19, theirs="0", ours="2") in " ".join(ran.out.split())


def test_a_file_that_is_no_text_is_refused(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "noise"
    file.write_bytes(b"gloaming journal 1\n\xff\xfe")
    ran = run("replay", file)
    assert ran.status == 2
    assert "noise, line 2: " in ran.err


def test_a_file_that_is_not_there_is_missed(run: Run) -> None:
    ran = run("replay", "nowhere.journal")
    assert ran.status == 2
    assert "nowhere.journal" in ran.err
    assert len(ran.err.splitlines()) == 1
