"""The arena: fair deals, results that can be continued, and figures that add up."""

from pathlib import Path

import pytest

from gloaming.engine.errors import BadFile
from gloaming.games import CASTING_SHADOWS, DAY_AND_NIGHT
from gloaming.lab.arena import Arena
from gloaming.lab.meeting import Meeting, Result, meet, meetings
from gloaming.lab.record import Record, read_result, write_result
from gloaming.lab.report import plot, table
from gloaming.lab.standings import costs, ratings, standings

SHORT = {"turn_limit": "100"}


def result(names: str, scores: str, seed: int = 0, hero: int = 0) -> Result:
    many = len(names.split())
    points = [float(score) for score in scores.split()]
    return Result(
        Meeting(seed, hero, names.split()), points, [10] * many, [0.5] * many, [0.1] * many
    )


# Who meets whom.


def test_every_deal_is_played_from_both_seats() -> None:
    every = meetings(["greedy", "random"], 2, 4, 7)
    assert [it.key() for it in every] == [
        (7, 0, ("random", "greedy")),
        (7, 1, ("greedy", "random")),
        (8, 0, ("random", "greedy")),
        (8, 1, ("greedy", "random")),
    ]
    assert {it.agent() for it in every} == {"random"}


def test_of_three_levels_every_two_meet() -> None:
    pairs = {(it.agent(), it.rival()) for it in meetings(["a", "b", "c"], 2, 2, 0)}
    assert pairs == {("b", "a"), ("c", "a"), ("c", "b")}


def test_at_four_seats_one_meets_three_both_ways() -> None:
    every = meetings(["a", "b"], 4, 4, 0)
    assert [it.names.count("a") for it in every] == [1, 3] * 4
    assert [it.hero for it in every if it.agent() == "a"] == [0, 1, 2, 3]


def test_a_mirror_match_scores_exactly_half() -> None:
    every = meetings(["greedy"], 2, 4, 0)
    results = list(Arena(DAY_AND_NIGHT, SHORT).play(every, None))
    (mirror,) = standings(results)
    assert (mirror.games, mirror.points) == (4, 2.0)


def test_a_second_place_is_no_draw() -> None:
    got = meet(CASTING_SHADOWS, Meeting(1, 0, ["random"] * 4), 1.0, {})
    assert sorted(got.scores) == [0.0, 0.0, 0.0, 1.0]


def test_a_searching_level_can_be_made_to_search_less() -> None:
    got = meet(CASTING_SHADOWS, Meeting(1, 0, ["master", "random"]), 0.01, {})
    assert got.scores == [1.0, 0.0]
    assert got.answers[0] > 0
    assert got.longest[0] <= got.seconds[0]


# Results are kept and continued.


def test_a_result_is_read_as_it_was_written() -> None:
    line = "12 1 greedy:0.5:88:2.412:0.071 random:0.5:90:0.113:0.004"
    assert write_result(read_result(line, 2)) == line


def test_an_interrupted_run_is_continued(tmp_path: Path) -> None:
    every = meetings(["random", "greedy"], 2, 4, 0)
    record = Record(tmp_path / "results.txt", DAY_AND_NIGHT, 2, 1.0, SHORT)
    arena = Arena(DAY_AND_NIGHT, SHORT)
    begun = arena.play(every, record)  # Left in the middle.
    first = next(begun)
    next(begun)
    played: list[Meeting] = []

    class Counting(Arena):
        def fresh(self, left: list[Meeting]):  # type: ignore[no-untyped-def]
            played.extend(left)
            return super().fresh(left)

    results = list(Counting(DAY_AND_NIGHT, SHORT).play(every, record))
    assert len(results) == 4
    assert [it.key() for it in played] == [it.key() for it in every[2:]]
    assert results[0].scores == first.scores
    whole = [it.scores for it in arena.play(every, None)]
    assert [it.scores for it in results] == whole


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "results.txt"
    record = Record(file, DAY_AND_NIGHT, 2, 1.0, {})
    assert record.read() == []
    record.add(result("a b", "1 0"))
    with file.open("a") as more:
        more.write("1 0 a:1:10")
    assert len(record.read()) == 1
    assert file.read_text().endswith("\n")


@pytest.mark.parametrize(
    ("effort", "added"), [(0.5, ""), (1.0, "nonsense\n"), (1.0, "1 5 a:1:1:1:1 b:0:1:1:1\n")]
)
def test_a_file_of_other_games_is_refused(tmp_path: Path, effort: float, added: str) -> None:
    file = tmp_path / "results.txt"
    Record(file, DAY_AND_NIGHT, 2, 1.0, {}).read()
    with file.open("a") as more:
        more.write(added)
    before = file.read_text()
    with pytest.raises(BadFile):
        Record(file, DAY_AND_NIGHT, 2, effort, {}).read()
    assert file.read_text() == before


def test_several_processes_play_the_same_games() -> None:
    every = meetings(["random", "novice"], 2, 4, 0)
    alone = {it.meeting.key(): it.scores for it in Arena(DAY_AND_NIGHT, SHORT).play(every, None)}
    pair = Arena(DAY_AND_NIGHT, SHORT, workers=2)
    assert {it.meeting.key(): it.scores for it in pair.play(every, None)} == alone


# Figures.

SOME = [
    result("a b", "1 0", 0, 0),
    result("b a", "0 1", 0, 1),
    result("a b", "0.5 0.5", 1, 0),
    result("b a", "1 0", 1, 1),
]


def test_points_are_counted_for_whoever_is_asked_for() -> None:
    (one,) = standings(SOME)
    assert (one.agent, one.rival, one.games, one.points) == ("a", "b", 4, 2.5)
    low, high = one.interval()
    assert low < one.share() < high


def test_costs_are_added_up() -> None:
    assert costs(SOME)["a"].mean() == pytest.approx(0.05)
    assert costs(SOME)["b"].longest == 0.1


def test_whoever_wins_is_rated_higher_in_whatever_order() -> None:
    rated = ratings(SOME)
    assert rated["a"][0] > rated["b"][0]
    assert ratings(list(reversed(SOME))) == rated
    assert ratings([result("a a", "1 0")])["a"][0] == 25.0


def test_one_against_three_is_rated_too() -> None:
    rated = ratings([result("b b a b", "0 0 1 0", seed, 2) for seed in range(3)])
    assert rated["a"][0] > 25.0 > rated["b"][0]


def test_the_tables_say_it_all() -> None:
    said = "\n".join(table(SOME))
    assert "| a | b | 4 | 2.5 | 62.5% | " in said
    assert "50.0 ms" in said


def test_the_plot_is_a_picture_of_its_own() -> None:
    drawn = plot(SOME, "Day & Night")
    assert drawn.startswith("<svg")
    assert "Day &amp; Night" in drawn
    assert drawn.count("<rect") == 2
