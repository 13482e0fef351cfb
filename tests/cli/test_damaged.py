"""Whatever is wrong with a file is said in one sentence. Longer: make soak."""

from pathlib import Path
from random import Random

import pytest

from gloaming.cli.keeper import take_up
from gloaming.engine import journal, save
from gloaming.engine.errors import BadFile, GloamingError
from gloaming.engine.game import all_games, game_called
from gloaming.engine.match import Match, new_match
from gloaming.engine.reading import makes_sense
from gloaming.lab.guides import some_options
from gloaming.text import LANGUAGES, Catalogue
from tests.cli.conftest import Run
from tests.support.edits import edited
from tests.support.soak import far

GAMES = [game.id for game in all_games()]
EDITS = far(60, 2000)


def played(game: str, answers: int, luck: Random) -> Match:
    box = game_called(game)
    match = new_match(box, some_options(box, luck), ["Ann"] * max(box.seats), luck)
    for _ in range(answers):
        if (question := match.state.question) is None:
            break
        match.take(question.seat, max(question.seat, -1), question.pick(luck.random()), True)
    match.leave_to_luck()
    return match


@pytest.mark.parametrize("game", GAMES)
def test_a_file_that_was_edited_is_taken_up_or_refused_with_a_sentence(
    game: str, tmp_path: Path
) -> None:
    """And what is taken up can be looked at from everywhere."""
    luck = Random(game)
    matches = [played(game, answers, luck) for answers in (0, 40, 150)]
    texts = [save.save(match.heading, match.state) for match in matches]
    texts += [journal.write(matches[1].journal)]
    file = tmp_path / "edited"
    refused = 0
    for at in range(EDITS):
        file.write_text(edited(luck.choice(texts), luck), encoding="utf-8")
        try:
            found = take_up(file, Random(1))
        except GloamingError as error:
            refused += 1
            said = Catalogue(LANGUAGES[at % len(LANGUAGES)]).error(error)
            assert len(said) < 1500
        else:
            assert makes_sense(found.match.heading, found.match.state)
    assert 0 < refused < EDITS


@pytest.mark.parametrize("game", GAMES)
def test_a_table_that_was_played_makes_sense(game: str) -> None:
    luck = Random(game)
    for answers in (0, 10, 60, 200):
        match = played(game, answers, luck)
        heading, state = save.load(save.save(match.heading, match.state))
        assert makes_sense(heading, state)


@pytest.mark.parametrize(
    ("game", "slot", "number"),
    [
        ("day_and_night", "hours", save.MOST + 1),
        ("day_and_night", "tiles", -1),
        ("bless", "deck", -1),
        ("bless", "vp", -save.MOST - 1),
        ("casting_shadows", "deck", save.SETS + 1),
    ],
)
def test_numbers_that_are_never_counted_are_refused(game: str, slot: str, number: int) -> None:
    """To look at such a table could take for ever."""
    match = played(game, 20, Random(1))
    now = getattr(match.state, slot)
    setattr(match.state, slot, [number, *now[1:]] if isinstance(now, list) else number)
    with pytest.raises(BadFile, match=f"“{slot} .*” does not belong here"):
        save.load(save.save(match.heading, match.state))


def test_a_very_long_line_is_said_back_in_short(run: Run, tmp_path: Path) -> None:
    text = save.save(played("bless", 5, Random(1)).heading, played("bless", 5, Random(1)).state)
    lines = text.splitlines()[:-1]
    lines[8] += "x" * 9000
    file = tmp_path / "long.save"
    file.write_text("\n".join([*lines, save.checksum(lines), ""]))
    for language in LANGUAGES:
        ran = run("play", "--load", file, "--language", language)
        assert ran.status == 2
        assert ran.err.startswith("gloaming: ")
        assert len(ran.err) < 1500


def test_a_table_that_breaks_in_the_middle_of_play_says_so(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It looked sound; but no game leads there."""
    match = played("day_and_night", 30, Random(3))
    file = tmp_path / "edited.save"
    file.write_text(save.save(match.heading, match.state))

    def breaks(*_: object) -> None:
        raise IndexError

    monkeypatch.setattr("gloaming.cli.sitting.Sitting.run", breaks)
    ran = run("play", "--load", file)
    assert ran.status == 2
    assert "go on from this table (IndexError)" in ran.err


@pytest.mark.parametrize("game", [game.id for game in all_games()])
def test_a_set_holds_no_less_than_nothing(game: str) -> None:
    """Below zero it would have members without end, and looking at them would never end either."""
    match = played(game, 30, Random(3))
    lines = save.save(match.heading, match.state).splitlines()[:-1]
    for at, line in enumerate(lines):
        word, _, value = line.partition(" ")
        if word not in match.game.bits or value.startswith("["):
            continue
        less = [*lines[:at], f"{word} -5", *lines[at + 1 :]]
        with pytest.raises(BadFile):
            save.load("\n".join([*less, save.checksum(less), ""]))
