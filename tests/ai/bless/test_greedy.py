"""Greedy plays whole turns of Bless, and never sees a hidden card."""

from random import Random
from time import process_time

import pytest

from gloaming.ai.agent import imagination
from gloaming.ai.levels import agent_called
from gloaming.ai.play import play
from gloaming.engine.question import NATURE
from gloaming.engine.script import answer
from gloaming.engine.sight import see
from gloaming.games.bless import GAME
from gloaming.games.bless.table.state import State
from tests.support.bless import A, Table


def choice(state: State, seat: int, seed: int, agent: str = "greedy") -> str:
    mind = imagination(GAME, state, seat, Random(seed))
    return agent_called(agent, GAME).choose(mind).name


def plays_out_the_turn(table: Table, seed: int = 0) -> list[str]:
    """Let greedy play the turn that is on, for both seats; what the active player answered.

    Ending the turn is no answer where nothing is left to spend.
    """
    luck, me, turn = Random(seed), table.state.active, table.state.turn
    said: list[str] = []
    while (question := table.state.question) is not None and table.state.turn == turn:
        if question.seat == NATURE:
            answer(table.state, question.pick(luck.random()))
            continue
        mind = imagination(GAME, table.state, question.seat, luck)
        option = agent_called("greedy", GAME).choose(mind)
        forced = option.name == "end_turn" and not table.state.actions
        if question.seat == me and question.why != "mulligan" and not forced:
            said.append(option.name)
        answer(table.state, option)
    return said


@pytest.mark.parametrize(
    ("mine", "theirs", "points"),
    [
        ("28 48", "26", 4),  # Corrupt with one, break with the best Karma.
        ("2 9 48", "", 10),  # Attack directly.
        ("11 9 2", "26c", 8),  # Clear the field, then attack directly.
        ("48s", "", 4),  # Free it, then attack.
        ("11", "56c", 2),
        ("33", "51c", 2),  # It wins by its effect.
    ],
)
def test_greedy_takes_the_points_there_are(mine: str, theirs: str, points: int) -> None:
    table = Table(mine, theirs)
    plays_out_the_turn(table)
    assert table.points("A") == points


def test_greedy_strengthens_before_it_attacks() -> None:
    """Eye 4 does not beat 5; with +2 of an Echo it does."""
    table = Table("32 E16", "47c", hand="", actions=2)
    assert plays_out_the_turn(table)[0] == "invoke 16"
    assert table.points("A") == 3


def test_greedy_offers() -> None:
    table = Table("11", "26c 9").attacks(11, 26)
    assert choice(table.state, A, 0) == "offer"


@pytest.mark.parametrize("theirs", ["", "11 51", "9c 17c"])
def test_greedy_leaves_no_action_unused(theirs: str) -> None:
    table = Table("", theirs, hand="8 9 61 28")
    said = plays_out_the_turn(table)
    assert said[0].startswith("curse")
    assert "end_turn" not in said


def test_greedy_breaks_the_best_of_theirs() -> None:
    """Card 5 as an Impulse: it does not break its own."""
    table = Table("8 E16", "9 E1", hand="5", actions=1).does("pray 5")
    assert choice(table.state, A, 0) == "choose 01"


def test_greedy_strengthens_its_own() -> None:
    table = Table("8 E16", "9").does("invoke 16")
    assert choice(table.state, A, 0) == "choose 08"


def test_greedy_wins_in_the_last_turn_when_it_can() -> None:
    """Equal points are not enough for it: the other one triggered (BL-14.5)."""
    table = Table("2 11", "26c", points=(1, 5), final_by="B", final_count=5, hand="8")
    plays_out_the_turn(table)
    assert table.state.winner == A


def test_greedy_changes_what_is_worth_little() -> None:
    table = Table(hand="61 25 48", at="mulligan")
    assert choice(table.state, A, 0) == "aside 25"
    table.does("aside 25")
    assert choice(table.state, A, 0) == "keep"


@pytest.mark.parametrize("agent", ["random", "greedy"])
def test_hidden_cards_make_no_difference_to_a_choice(agent: str) -> None:
    """The other's hand and the order of the Deck."""
    weak, strong = (
        Table("8 2", "9c 17 E1", hand="16 5 33", hand_b=cards, void="3").state
        for cards in ("10 25 42", "61 48 11")
    )
    assert see(GAME, weak, A) == see(GAME, strong, A)
    for seed in range(5):
        assert choice(weak, A, seed, agent) == choice(strong, A, seed, agent)


@pytest.mark.parametrize("agent", ["random", "greedy"])
def test_hidden_cards_make_no_difference_anywhere_in_a_game(agent: str) -> None:
    """Whatever is dealt anew behind what a seat can't see, it chooses the same."""
    luck = Random(11)
    state = GAME.setup({}, 2)
    differed = 0
    for number in range(300):
        question = state.question
        if question is None:
            break
        if question.seat != NATURE and number % 9 == 0:
            twin = GAME.imagine(state, question.seat, luck)
            differed += (twin.sun_hand, twin.moon_hand) != (state.sun_hand, state.moon_hand)
            mine = choice(state, question.seat, number, agent)
            assert mine == choice(twin, question.seat, number, agent)
        answer(state, question.pick(luck.random()))
    assert differed > 10


def test_greedy_beats_random_from_both_sides() -> None:
    """A sample of `gloaming versus greedy random bless --games 100`."""
    greedy, random = agent_called("greedy", GAME), agent_called("random", GAME)
    for seed in range(2):
        assert play(GAME, [greedy, random], {}, seed)[1].winners() == [0]
        assert play(GAME, [random, greedy], {}, seed)[1].winners() == [1]


def test_greedy_does_not_think_for_long() -> None:
    """Full fields with Echoes that chain; far below a second even on a busy machine."""
    table = Table("8 2 33 11c E16 E45", "9c 17 41 61 E1 E30", hand="14 57 62 59")
    before = process_time()
    choice(table.state, A, 0)
    assert process_time() - before < 2
