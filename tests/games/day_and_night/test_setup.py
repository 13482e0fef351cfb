"""Chapter 3 of the rules: setting up."""

import pytest

from gloaming.engine.errors import BadSeats
from gloaming.engine.question import NATURE
from gloaming.engine.script import answer
from gloaming.games.day_and_night import GAME
from gloaming.games.day_and_night.state import DAY, NIGHT, State
from gloaming.games.day_and_night.view import cards
from tests.support.day_and_night import Table


def dealt() -> State:
    """A new game after the deal; luck deals whatever comes first."""
    state = GAME.setup({}, 2)
    while state.question is not None and state.question.seat == NATURE:
        answer(state, state.question.options[0])
    return state


def test_two_players_take_the_roles_day_and_night() -> None:
    """DN-3.1"""
    assert GAME.seat_names == ["day", "night"]
    for seats in (1, 3):
        with pytest.raises(BadSeats):
            GAME.setup({}, seats)


def test_each_player_has_a_shuffled_book_of_seventy_and_an_empty_discard_pile() -> None:
    """DN-3.2: every card that is left is as likely to be on top as any other."""
    state = GAME.setup({}, 2)
    seen = GAME.view(state, DAY)
    assert seen["book_sizes"] == [70, 70]
    assert seen["discards"] == [[], []]
    assert {card[0] for card in cards(state.book, DAY)} == {"D"}
    assert {card[0] for card in cards(state.book, NIGHT)} == {"N"}
    question = state.question
    assert question is not None
    assert question.seat == NATURE
    assert question.weights is not None
    top = [
        name
        for o, n in zip(question.options, question.weights, strict=True)
        for name in [o.name.removeprefix("draw ")] * n
    ]
    assert top == cards(state.book, DAY)


def test_every_square_is_neutral_and_the_pawns_stand_in_their_corners() -> None:
    """DN-3.3"""
    seen = GAME.view(dealt(), NIGHT)
    for lying in ("day", "night", "temples", "isolated", "markers", "crystals"):
        assert seen[lying] == []
    assert seen["pawns"] == ["f1", "a8"]
    assert (seen["marker_supply"], seen["crystal_supply"]) == (8, 12)


def test_each_player_draws_five_cards_and_there_is_no_mulligan() -> None:
    """DN-3.4: the question after the deal is already Day's first spell."""
    state = dealt()
    seen = GAME.view(state, DAY)
    assert seen["hand_sizes"] == [5, 5]
    assert seen["book_sizes"] == [65, 65]
    assert state.question is not None
    assert state.question.why == "cast"


def test_day_always_takes_the_first_turn_and_then_turns_alternate() -> None:
    """DN-3.5"""
    state = dealt()
    assert state.question is not None
    assert (state.turn, state.question.seat) == (1, DAY)
    table = Table()
    players = []
    for _ in range(4):
        players.append(table.question.seat)
        table.ends_turn()
    assert players == [DAY, NIGHT, DAY, NIGHT]
