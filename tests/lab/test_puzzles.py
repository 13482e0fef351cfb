"""The puzzles: whole journals, answers that are offered, and proofs that hold."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from gloaming.ai.levels import AGENTS, RANDOM, UnknownAgent, levels_of
from gloaming.engine.errors import BadFile
from gloaming.engine.game import Game, all_games
from gloaming.games import DAY_AND_NIGHT, LAST_SPELL
from gloaming.lab.puzzles.ahead import Ahead, TooWide
from gloaming.lab.puzzles.proof import Verdict, Worth, by_playing, prove
from gloaming.lab.puzzles.puzzle import (
    FOLDER,
    KINDS,
    DamagedPuzzle,
    Puzzle,
    puzzles_of,
    read_puzzle,
)
from gloaming.lab.puzzles.score import Attempt, Scores, attempts, solvers

FILES = sorted(FOLDER.glob("*/*.journal"))
NAMES = [f"{file.parent.name}/{file.stem}" for file in FILES]
FEW = 2  # Imagined states are enough here; tools/prove_puzzles.py looks at more.


def puzzle_called(name: str) -> Puzzle:
    return read_puzzle((FOLDER / f"{name}.journal").read_text(encoding="utf-8"), name)


# What is there.


@pytest.mark.parametrize("game", all_games(), ids=lambda game: str(game.id))
def test_every_game_has_ten_puzzles_of_several_kinds(game: Game[Any]) -> None:
    found = puzzles_of(game)
    kinds = {puzzle.kind for puzzle in found}
    assert len(found) >= 10
    assert kinds >= {"win", "stop"}
    assert len(kinds) >= 3
    assert len({puzzle.title for puzzle in found}) == len(found)


def test_every_kind_is_asked() -> None:
    assert {puzzle_called(name).kind for name in NAMES} == set(KINDS)


@pytest.mark.parametrize("name", NAMES)
def test_a_puzzle_replays_to_a_question_that_offers_its_answers(name: str) -> None:
    puzzle = puzzle_called(name)
    question = puzzle.state.question
    assert question is not None
    assert all(question.offers(option) for option in puzzle.best)
    few = puzzle.never or puzzle.best
    assert 2 * len(few) <= len(question.options)
    assert len(puzzle.why) > len(puzzle.title)


@pytest.mark.parametrize("name", NAMES)
def test_what_wins_now_or_saves_the_game_is_proved_again(name: str) -> None:
    puzzle = puzzle_called(name)
    assert puzzle.proof in ("win", "stand", "stop", "vain")
    worlds = 1 if puzzle.game.together else FEW  # Who plays together hides little.
    seats = len(puzzle.journal.heading.seats)
    kept = puzzle.journal
    verdict = prove(puzzle.proof, puzzle.game, puzzle.state, seats, worlds=worlds, kept=kept)
    assert verdict.clear
    assert set(verdict.best) == set(puzzle.best)


# What is refused.

A_PUZZLE = FILES[0].read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("# kind: ", "# sort: ", "does not say its “kind”"),
        ("# kind: ", "# kind: very ", "a puzzle is one of"),
        ("# proof: ", "# proof: no ", "a proof is one of"),
        ("# best: ", "# best: sing / ", "is not an answer this game knows"),
        ("# why: ", "#why ", "does not say its “why”"),
    ],
)
def test_a_puzzle_that_lacks_something_is_refused(old: str, new: str, why: str) -> None:
    with pytest.raises(BadFile, match=why):
        read_puzzle(A_PUZZLE.replace(old, new), "broken")


def with_best(puzzle: str, best: str) -> str:
    return "\n".join(
        f"# best: {best}" if line.startswith("# best:") else line for line in puzzle.split("\n")
    )


def test_an_answer_must_be_offered_and_not_the_only_kind_there_is() -> None:
    text = (FOLDER / "day_and_night" / "next-door.journal").read_text(encoding="utf-8")
    with pytest.raises(BadFile, match="is not offered there"):
        read_puzzle(with_best(text, "cast D07"), "broken")
    every = " / ".join(["cast N07", "cast N12", "cast N15", "end_casting"])
    with pytest.raises(BadFile, match="every answer solves it"):
        read_puzzle(with_best(text, every), "broken")


def test_a_journal_that_ends_with_luck_or_with_the_game_is_no_puzzle() -> None:
    text = (FOLDER / "day_and_night" / "next-door.journal").read_text(encoding="utf-8")
    head = [line for line in text.split("\n") if not line.startswith(("nature", "day", "night"))]
    with pytest.raises(BadFile, match="luck is asked"):
        read_puzzle("\n".join(head), "broken")
    with pytest.raises(BadFile, match="nothing is asked"):
        read_puzzle(f"{text}\nnight cast N07\nnight change a2\n", "broken")


def test_a_damaged_file_is_named(tmp_path: Path) -> None:
    folder = tmp_path / "last_spell"
    folder.mkdir()
    (folder / "stray.journal").write_text(A_PUZZLE)
    with pytest.raises(DamagedPuzzle, match=r"stray\.journal, line 2: this is a puzzle of"):
        puzzles_of(LAST_SPELL, tmp_path)
    assert puzzles_of(DAY_AND_NIGHT, tmp_path) == []


# What proves.


def test_looking_ahead_finds_the_win_and_sees_that_there_is_no_other() -> None:
    puzzle = puzzle_called("day_and_night/lay-warp-turn")
    seat = puzzle.seat
    world = puzzle.game.imagine(puzzle.state, seat, Random(0))
    worth = {
        option.name: Ahead(puzzle.game, seat, 1, 0.0).after(world, option)
        for option in world.question.options
    }
    assert {name for name, it in worth.items() if it == 1.0} == {"cast D04"}
    assert sum(worth.values()) == 1.0


def test_looking_ahead_gives_up_where_there_is_too_much_to_see() -> None:
    puzzle = puzzle_called("day_and_night/lay-warp-turn")
    with pytest.raises(TooWide):
        Ahead(puzzle.game, puzzle.seat, 1, 0.0, "", 5).after(puzzle.state, puzzle.best[0])


def test_to_live_is_to_see_the_next_turn() -> None:
    """Whoever wins now lives; whoever may live on only by the other's mercy does not."""
    puzzle = puzzle_called("day_and_night/next-door")
    won = Ahead(puzzle.game, puzzle.seat, 2, 1.0, "seed", 50_000)
    assert won.after(puzzle.state, puzzle.best[0]) == 1.0
    lost = Ahead(puzzle.game, 1 - puzzle.seat, 1, 1.0, "seed", 50_000)
    assert lost.after(puzzle.state, puzzle.best[0]) == 0.0


def test_a_verdict_is_clear_if_the_best_are_ahead_of_all_others() -> None:
    one, two, three = puzzle_called(NAMES[0]).game.vocabulary.options[:3]
    close = Verdict([Worth(one, 0.9, 0.9), Worth(two, 0.7, 0.7), Worth(three, 0, 0)], 0.25, 0.75)
    assert close.best == [one, two]
    assert not close.clear  # The second is not as sure as it should be.
    clear = Verdict([Worth(one, 0.6, 0.8), Worth(two, 0.2, 0.5)], 0.0, 0.0)
    assert (clear.best, clear.clear) == ([one], True)
    even = Verdict([Worth(one, 0.4, 0.6), Worth(two, 0.5, 0.7)], 0.0, 0.0)
    assert not even.clear


def test_playing_on_greedily_tells_winning_from_losing() -> None:
    puzzle = puzzle_called("day_and_night/next-door")
    verdict = by_playing(puzzle.game, puzzle.state, puzzle.seat, 2)
    first = {it.option.name: it.high for it in verdict.row}
    assert first["cast N07"] == 1.0
    assert prove("win", puzzle.game, puzzle.state, 2).best == verdict.best[:2]


# What is counted.


def test_levels_are_asked_with_a_luck_of_their_own_and_repeat_themselves() -> None:
    puzzle = puzzle_called("day_and_night/two-blossoms")
    every = attempts([puzzle], [RANDOM], 12, 3)
    assert [it.seed for it in every] == list(range(3, 15))
    solved = [it.solved() for it in every]
    assert solved == [it.solved() for it in every]
    assert 0 < sum(solved) < 12


def test_the_apprentice_sees_a_win_in_one() -> None:
    puzzle = puzzle_called("day_and_night/next-door")
    assert Attempt(puzzle, "apprentice", 0).solved()


def test_all_levels_of_a_game_are_asked_and_the_random_bot() -> None:
    assert solvers(LAST_SPELL, []) == [RANDOM, *levels_of(LAST_SPELL)]
    assert solvers(DAY_AND_NIGHT, ["master", "novice"]) == ["master", "novice"]
    assert set(solvers(LAST_SPELL, AGENTS)) >= set(levels_of(LAST_SPELL))
    with pytest.raises(UnknownAgent):
        solvers(DAY_AND_NIGHT, ["oracle"])


def test_scores_are_added_up_by_puzzle_and_level() -> None:
    one, other = puzzle_called(NAMES[0]), puzzle_called(NAMES[1])
    scores = Scores()
    for attempt in attempts([one, other], ["novice", "master"], 2):
        scores.add(attempt, attempt.level == "master" or attempt.puzzle is one)
    told = scores.table("Bless")
    assert told[0] == "| Bless | kind | novice | master |"
    assert told[2] == f"| {one.title} | {one.kind} | 2 of 2 | 2 of 2 |"
    assert told[3] == f"| {other.title} | {other.kind} | 0 of 2 | 2 of 2 |"
    assert told[4] == "| all 2 | | 2 of 4 | 4 of 4 |"
