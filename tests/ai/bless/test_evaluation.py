"""What the evaluation of Bless sees, checked against counting by hand."""

import pytest

from gloaming.ai.bless.attacks import Attacks
from gloaming.ai.bless.evaluation import (
    QUALITY,
    UNSEEN,
    BlessEvaluation,
    after_turns,
    on_the_way,
    turns_to_come,
)
from gloaming.ai.bots import bots_of
from gloaming.games.bless import GAME
from gloaming.games.bless.language.values import eye
from gloaming.games.bless.table.state import CAP_DRAW, MOST_POINTS, NOBODY
from tests.support.bless import A, B, Table

EVALUATION = bots_of(GAME.id).evaluation


def better(table: Table, than: Table, seat: int = A) -> bool:
    return EVALUATION.value(table.state, seat) > EVALUATION.value(than.state, seat)


@pytest.mark.parametrize(
    ("mine", "theirs", "actions", "points"),
    [
        ("2", "", 3, 3),  # Directly, with its Karma.
        ("2 9 48", "", 3, 10),
        ("2 9 48", "", 2, 7),  # The best two.
        ("2s 48", "", 3, 4),  # Not from Stasis.
        ("11", "26c", 1, 2),  # Broken and offered.
        ("11", "26", 3, 0),  # Only corrupted.
        ("28 48", "26", 2, 4),  # Corrupted with one, broken with the best Karma.
        ("28 48", "26", 1, 0),
        ("28 48 2", "26c", 3, 8),  # The way is free for the others.
        ("26", "61c", 3, 0),  # Loses.
        ("26", "56c", 3, 3),  # A tie breaks it, too (BL-11.4).
        ("26c", "56c", 3, 0),  # But a corrupt attacker may not (BL-7.5).
        ("28 48", "9", 3, 0),  # Behind its Barrier.
        ("14", "61", 3, 1),  # Impact, though it loses (BL-12.2).
        ("33", "51c", 3, 2),  # Wins by its effect.
        ("2", "41c", 3, 3),  # By Rivalry.
        ("57", "61c", 3, 1),  # Fate: half the time.
        ("4 8", "17c", 1, 2),  # May attack directly, more Lights than the other.
        ("28 48", "37 26c", 1, 0),  # Only 37 may be attacked.
    ],
)
def test_what_the_attacks_of_a_turn_can_score(
    mine: str, theirs: str, actions: int, points: float
) -> None:
    state = Table(mine, theirs).state
    assert Attacks(state, A).points(actions) == points


@pytest.mark.parametrize("seat", [A, B])
def test_an_end_outweighs_everything(seat: int) -> None:
    now = EVALUATION.value(Table("2 9 48", "", points=(30, 0)).state, seat)
    over = Table().state
    over.ending, over.winner = MOST_POINTS, seat
    assert EVALUATION.value(over, seat) > now > EVALUATION.value(over, 1 - seat)
    over.ending, over.winner = CAP_DRAW, NOBODY
    assert EVALUATION.value(over, seat) == 0


@pytest.mark.parametrize(
    ("good", "bad"),
    [
        (Table(points=(1, 0)), Table()),
        (Table("8"), Table()),
        (Table("8"), Table("8c")),
        (Table("9", "28"), Table("18", "28")),  # Barrier is better than Rivalry against a Dual.
        (Table("8", "9c"), Table("8", "9")),
        (Table("8 E16"), Table("8")),
        (Table(altar=("3", "")), Table()),
        (Table("8 13>8"), Table("8")),
        (Table("8c", "33"), Table("8c", "61")),  # 61 breaks it next turn, 33 does so only by a tie.
        (Table(hand="61"), Table(hand="25")),
    ],
)
def test_what_is_good_for_one_is_bad_for_the_other(good: Table, bad: Table) -> None:
    assert better(good, bad)


def test_points_made_are_better_than_points_to_be_made() -> None:
    made = Table("2", "", points=(3, 0), actions=2)
    made.state.attacked |= made.state.sun_curses
    assert better(made, Table("2", ""))


def test_a_hidden_hand_counts_only_by_its_size() -> None:
    values = {
        EVALUATION.value(Table("8", "9", hand="2", hand_b=cards).state, A)
        for cards in ("61 62", "25 10", "1 30")
    }
    assert len(values) == 1


def test_a_hand_is_filled_up_with_cards_nobody_has_seen() -> None:
    held = BlessEvaluation().held(Table(hand="61 25").state, A, seen=True)
    assert held == pytest.approx(QUALITY[60] + QUALITY[24] + 2 * UNSEEN)


def test_every_card_has_a_quality() -> None:
    assert len(QUALITY) == 62
    assert sum(QUALITY) / 62 == pytest.approx(UNSEEN, abs=0.1)


@pytest.mark.parametrize(
    ("final_by", "final_count", "mine", "theirs"),
    [("", 0, 5, 5), ("A", 0, 2, 3), ("B", 1, 2, 2), ("A", 4, 0, 1), ("A", 5, 0, 0)],
)
def test_the_turns_that_are_left(final_by: str, final_count: int, mine: int, theirs: int) -> None:
    """BL-14.2"""
    state = Table(final_by=final_by, final_count=final_count).state
    assert (turns_to_come(state, A), turns_to_come(state, B)) == (mine, theirs)


def test_in_the_last_turn_only_points_count() -> None:
    """What lies on the field then is worth nothing any more (BL-14.5)."""
    few, many = (
        Table(field, "", final_by="B", final_count=5, actions=0, turn_of="A", hand="8")
        for field in ("9", "9 61 28")
    )
    assert EVALUATION.value(few.state, A) == EVALUATION.value(many.state, A)


def test_what_lasts_for_a_turn_is_gone_in_the_next() -> None:
    table = Table("8 E16", "9").does("invoke 16", "choose 8")
    assert table.eye(8) == 7
    later = after_turns(table.state, 1)
    assert eye(later, 7) == 5
    assert later.active == B
    assert table.eye(8) == 7


def test_points_that_are_promised_count() -> None:
    """The opponent lays a card before the attacker blesses (BL-11.7)."""
    table = Table("11", "58c", hand_b="8 9").attacks(11, 58, "offer")
    assert table.asks("lay-curse", "B")
    assert on_the_way(table.state, A) == 2
    table.does("choose 8")
    assert table.points("A") == 2
    assert on_the_way(table.state, A) == 0


def test_points_that_hang_on_fate_count_half() -> None:
    table = Table("11", "57c").attacks(11, 57)
    assert table.asks("fate", "B")
    assert on_the_way(table.state, A) == 1
    assert on_the_way(table.state, B) == 0


def test_a_clash_under_way_is_not_settled() -> None:
    table = Table("11", "8c 9c")
    assert EVALUATION.settled(table.state)
    table.does("attack 11")
    assert not EVALUATION.settled(table.state)


@pytest.mark.parametrize("learned", [False, True])
@pytest.mark.parametrize(
    ("attacker", "altar", "final_by", "vain"),
    [
        ("2", "3 4", "", True),  # Three points, and the Altar is not full yet.
        ("2", "3 4 5 6", "", False),  # The Final Turns would begin: that may wait.
        ("2", "3 4 5 6", "B", True),  # They have begun.
        ("25", "3 4", "", False),  # No Karma, no points.
    ],
)
def test_nobody_lets_points_go(
    attacker: str, altar: str, final_by: str, vain: bool, learned: bool
) -> None:
    evaluation = bots_of(GAME.id).learned() if learned else EVALUATION
    count = 1 if final_by else 0
    table = Table(attacker, "56c", altar=(altar, ""), final_by=final_by, final_count=count)
    table.attacks(int(attacker), 56)
    question = table.state.question
    assert question is not None
    assert question.why == "offer"
    answers = {option.name: evaluation.in_vain(table.state, option) for option in question.options}
    assert answers == {"offer": False, "to_void": vain}


@pytest.mark.parametrize(("actions", "vain"), [(3, False), (2, False), (1, True)])
def test_nobody_removes_stasis_by_the_last_action(actions: int, vain: bool) -> None:
    """BL-5.5: it ends by itself, and there is no Action left to attack."""
    table = Table("2s", "56", actions=actions, hand="11")
    release = GAME.vocabulary.option("release 02")
    assert table.state.question is not None
    assert table.state.question.offers(release)
    assert EVALUATION.in_vain(table.state, release) == vain
