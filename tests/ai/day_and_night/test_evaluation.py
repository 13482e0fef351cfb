"""What the evaluation of Day & Night sees, checked against counting by hand."""

import pytest

from gloaming.ai.bots import NoBots, bots_of
from gloaming.ai.day_and_night.evaluation import (
    KEPT,
    QUALITY,
    UNSEEN,
    WEIGHTS,
    DayAndNightEvaluation,
    tiles,
)
from gloaming.ai.day_and_night.sites import sites
from gloaming.games.day_and_night import GAME
from gloaming.games.day_and_night.state import DAY, NIGHT, State
from tests.support.day_and_night import Table

EVALUATION = bots_of(GAME.id).evaluation


def better(table: Table, than: Table, seat: int) -> bool:
    return EVALUATION.value(table.state, seat) > EVALUATION.value(than.state, seat)


def test_tiles_count_wherever_they_lie() -> None:
    state = Table("day", day="a1 b1 e5", night="a6").state
    assert [tiles(state, seat, sites(0, 0)) for seat in (DAY, NIGHT)] == [3, 1]


@pytest.mark.parametrize("seat", [DAY, NIGHT])
def test_an_end_outweighs_everything(seat: int) -> None:
    table = Table("day", day="a1 b1 c1 d1 a2 b2 c2 d2")
    now = EVALUATION.value(table.state, seat)
    over = GAME.setup({}, 2)
    over.ending, over.winner = 1, seat
    assert EVALUATION.value(over, seat) > now > EVALUATION.value(over, 1 - seat)
    over.winner = -1
    assert EVALUATION.value(over, seat) == 0


@pytest.mark.parametrize("seat", [DAY, NIGHT])
def test_tiles_that_hang_together_are_better_than_scattered_ones(seat: int) -> None:
    name = ("day", "night")[seat]
    near, far = {name: "a1 b1 c1 d1"}, {name: "a1 f1 a8 f8"}
    assert better(Table(**near), Table(**far), seat)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("good", "bad"),
    [
        (Table(isolated="b3"), Table(day="b3")),
        (Table(markers={"b3": 1}), Table(markers={"b3": 2})),
        (Table(markers={"b3": 2}), Table(day="b3")),
        (Table(day="a8 c8"), Table(day="a8 c8", night_at="b8")),  # Night stands on a Day tile.
        (Table(), Table(crystals={"f1": 1})),  # Day is pinned.
        (Table(day="a1 b1"), Table(day="a1 b1", crystals={"c1": 1, "a2": 1, "b2": 1})),
        (Table(hand="D09"), Table(hand="")),
        (Table(night="b6"), Table(night="b6", crystals={"b6": 1})),
    ],
)
def test_what_is_good_for_day_is_bad_for_night(good: Table, bad: Table) -> None:
    assert better(good, bad, DAY)
    assert better(bad, good, NIGHT)


def test_isolated_tiles_stand_in_nights_way() -> None:
    wall, corner = "d1 d2 d3 a4 b4", "a1 b1 c1 a2 b2 c2 a3 b3"
    shut, open_ = Table(night=corner, isolated=f"c3 {wall}"), Table(night=corner, isolated=wall)
    assert EVALUATION.value(open_.state, NIGHT) - EVALUATION.value(shut.state, NIGHT) > 4


def test_a_group_of_nine_counts_as_a_temple_before_it_is_marked() -> None:
    """In the middle of a Temple step the other may be asked first."""
    eight = "a1 b1 c1 d1 a2 b2 c2 d2"
    nine, eight_and_one = Table(day=f"{eight} a3"), Table(day=f"{eight} f8")
    gain = EVALUATION.value(nine.state, DAY) - EVALUATION.value(eight_and_one.state, DAY)
    assert gain > WEIGHTS["temples"]


def test_the_best_card_counts_most() -> None:
    held = DayAndNightEvaluation().held(Table("day", 0, hand="D14 D09 D02").state, DAY, seen=True)
    best_first = [QUALITY["D09"], QUALITY["D02"], QUALITY["D14"]]
    assert held == pytest.approx(
        sum(card * kept for card, kept in zip(best_first, KEPT[:3], strict=True))
    )


@pytest.mark.parametrize(
    ("hours", "crystals", "cards"), [(12, {}, 4), (8, {}, 2), (2, {}, 0), (12, {"f1": 1}, 0)]
)
def test_hours_left_are_cards_to_be_drawn(hours: int, crystals: dict[str, int], cards: int) -> None:
    state = Table("day", hours, crystals=crystals).state
    assert DayAndNightEvaluation().held(state, DAY, seen=True) == sum(KEPT[:cards]) * UNSEEN


def test_a_hidden_hand_counts_only_by_its_size() -> None:
    values = {
        EVALUATION.value(Table("day", hand=f"D06 {cards}").state, DAY)
        for cards in ("N01 N02", "N09 N15", "N11 N12")
    }
    assert len(values) == 1


def test_a_spell_under_way_is_not_settled() -> None:
    table = Table("day", hand="D09")
    state: State = table.state
    assert EVALUATION.settled(state)
    table.casts("D09")
    assert not EVALUATION.settled(state)


def test_a_game_nobody_can_judge_is_named() -> None:
    with pytest.raises(NoBots, match="chess"):
        bots_of("chess")
