"""The box of a game, and the shelf it stands on."""

from collections.abc import Callable
from random import Random

import pytest

from gloaming.engine.errors import BadOption, BadSeats, UnknownGame
from gloaming.engine.game import Game, Outcome, all_games, game_called
from gloaming.engine.question import NATURE, TABLE
from gloaming.engine.script import answer
from tests.support.lanterns import LANTERNS, State


def evening(*answers: str) -> State:
    state = LANTERNS.setup({}, 2)
    for said in answers:
        answer(state, LANTERNS.vocabulary.option(said))
    return state


def test_a_game_is_found_by_its_name() -> None:
    assert game_called("lanterns") is LANTERNS
    assert LANTERNS in all_games()
    assert [game.id for game in all_games()] == sorted(game.id for game in all_games())


def test_a_game_nobody_knows_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownGame, match=r"no game is called “chess”; there are: .*lanterns"):
        game_called("chess")


def test_a_table_needs_the_right_number_of_seats_and_options_that_exist() -> None:
    for seats in (0, 1, 4):
        with pytest.raises(BadSeats, match=f"lanterns is played by 2, 3, not by {seats}"):
            LANTERNS.setup({}, seats)
    with pytest.raises(BadOption):
        LANTERNS.setup({"sun": "high"}, 2)
    assert LANTERNS.setup({"rounds": "9"}, 3).rounds == 9


def test_seats_luck_and_the_table_have_names() -> None:
    assert [LANTERNS.seat_name(seat) for seat in (0, 1, 2, NATURE, TABLE)] == [
        *["ann", "bob", "cat", "nature", "table"]
    ]


def test_an_outcome_names_its_winners() -> None:
    assert Outcome([0.0, 1.0, 1.0], "lit").winners() == [1, 2]
    assert Outcome([0.5, 0.5], "draw").winners() == []
    assert LANTERNS.outcome(evening()) is None
    over = LANTERNS.outcome(evening("take twin", "rest", "take twin", "rest", "go_home"))
    assert over is not None
    assert (over.scores, over.reason, over.winners()) == ([0.0, 0.0], "dark", [])


@pytest.mark.parametrize(
    "ask",
    [
        lambda box, state: box.lay_out({}, 2),
        lambda box, state: box.blank({}, 2),
        lambda box, state: box.view(state, 0),
        lambda box, state: box.imagine(state, 0, Random(0)),
        lambda box, state: box.outcome(state),
    ],
)
def test_an_empty_box_answers_nothing(ask: Callable[[Game[State], State], object]) -> None:
    with pytest.raises(NotImplementedError):
        ask(Game(), LANTERNS.setup({}, 2))
