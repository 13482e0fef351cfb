"""A campaign of The Last Spell in the terminal: left in the middle, resumed elsewhere (LS-21)."""

from pathlib import Path

import pytest

from gloaming.engine import journal
from gloaming.games.last_spell import GAME
from tests.cli.conftest import Run

TABLE = ("last_spell", "--option", "scenario=campaign", "--seed", "3")
BOTS = ("--seat", "first=Ann", "--seat", "second=random")


def left(run: Run, tmp_path: Path) -> Path:
    """A campaign Ann has left after some answers, kept in a file."""
    file = tmp_path / "my.campaign"
    ran = run("play", *TABLE, *BOTS, "--save", str(file), typed=["1"] * 6 + ["q"])
    assert ran.status == 0
    return file


def test_a_campaign_left_in_the_middle_is_resumed_exactly(run: Run, tmp_path: Path) -> None:
    """LS-21.1, LS-1.3: copied to another place, it goes on where it stopped."""
    file = left(run, tmp_path)
    text = file.read_text()
    assert "option scenario: campaign" in text
    record = journal.read(text)
    assert len(record.answers) > 6
    elsewhere = tmp_path / "copied"
    elsewhere.write_text(text)
    ran = run("play", "--load", str(elsewhere), "--save", str(tmp_path / "on"), typed=["1", "q"])
    assert ran.status == 0
    on = (tmp_path / "on").read_text()
    assert on.startswith(text)  # Everything that was, and then more.
    assert len(on) > len(text)
    assert elsewhere.read_text() == text


@pytest.mark.parametrize("damage", ["line", "game", "option"])
def test_a_damaged_or_foreign_file_is_refused_and_stays_as_it_is(
    run: Run, tmp_path: Path, damage: str
) -> None:
    """LS-21.1"""
    file = left(run, tmp_path)
    broken = {
        "line": file.read_text() + "first fly moon\n",
        "game": file.read_text().replace("game: last_spell", "game: first_spell"),
        "option": file.read_text().replace("campaign", "crusade"),
    }[damage]
    file.write_text(broken)
    ran = run("play", "--load", str(file), typed=["q"])
    assert ran.status != 0
    assert ran.err.startswith("gloaming: ")
    assert file.read_text() == broken


def test_a_campaign_of_other_rules_goes_on_and_says_so(run: Run, tmp_path: Path) -> None:
    """LS-21.1: nothing of it is lost."""
    file = left(run, tmp_path)
    text = file.read_text()
    file.write_text(text.replace(f"rules: {GAME.rules}", "rules: 99", 1))
    on = tmp_path / "on"
    ran = run("play", "--load", str(file), "--save", str(on), typed=["1", "q"])
    assert ran.status == 0
    assert "version 99 of the rules" in " ".join(ran.out.split())
    assert on.read_text().startswith(text)
    assert file.read_text() == text.replace(f"rules: {GAME.rules}", "rules: 99", 1)
