"""Fair by construction: change what a seat can't see, keep what it can, and every level of every
game chooses the same."""

from collections.abc import Iterator
from random import Random
from typing import Any
from zlib import crc32

import pytest

import gloaming.games  # noqa: F401 - puts the games on the shelf.
from gloaming.ai.agent import Agent, Imagination, imagination
from gloaming.ai.levels import agent_called, levels_of
from gloaming.engine.game import Game, all_games
from gloaming.engine.heading import Heading
from gloaming.engine.question import NATURE, Option
from gloaming.engine.save import save
from gloaming.engine.script import Position, answer
from gloaming.engine.sight import see

TINY = 0.01  # Of the effort: enough to search at all.
EVERY = [(game, level) for game in all_games() for level in levels_of(game)]
SEATS = {"casting_shadows": 3, "last_spell": 2}
# Every so many answers of how many: where there is much to think about, fewer.
LOOKS = {"bless": (31, 200), "casting_shadows": (29, 400)}


def contents(game: Game[Any], state: Position) -> str:
    """All that lies on the table, hidden or not."""
    return save(Heading(game, {}, [""] * SEATS.get(game.id, 2)), state)


class Peeper(Agent):
    """Chooses by everything it is handed: whoever hands it a secret is found out."""

    def __init__(self, game: Game[Any]) -> None:
        self.name = "peeper"
        self.game = game

    def choose(self, mind: Imagination) -> Option:
        options = mind.question.options
        return options[crc32(contents(self.game, mind.dream()).encode()) % len(options)]


def twins(game: Game[Any], every: int, upto: int) -> Iterator[tuple[Position, Position, int, int]]:
    """States of random games, each with another that its seat can't tell from it."""
    luck = Random(f"{game.id} {every}")
    state = game.setup({}, SEATS.get(game.id, 2))
    for number in range(upto):
        question = state.question
        if question is None:
            state = game.setup({}, SEATS.get(game.id, 2))
            continue
        if question.seat != NATURE and len(question.options) > 1 and number % every == 0:
            seat = max(0, question.seat)
            twin = game.imagine(state, seat, luck)
            assert see(game, twin, seat) == see(game, state, seat)
            yield state, twin, seat, number
        answer(state, question.pick(luck.random()))


def unhurried(level: str, game: Game[Any]) -> Agent:
    """Without a clock, so that a busy machine makes no difference either."""
    return agent_called(level, game, TINY, hurried=False)


@pytest.mark.parametrize(("game", "level"), EVERY, ids=lambda it: getattr(it, "id", it))
def test_what_a_seat_cannot_see_makes_no_difference(game: Game[Any], level: str) -> None:
    looked = differed = 0
    for state, twin, seat, number in twins(game, *LOOKS.get(game.id, (19, 160))):
        chosen = [
            unhurried(level, game).choose(imagination(game, it, seat, Random(number)))
            for it in (state, twin)
        ]
        assert chosen[0] is chosen[1]
        looked += 1
        differed += contents(game, state) != contents(game, twin)
    assert looked > 2
    assert differed or game.id == "last_spell"  # Where nothing is hidden but what luck will bring.


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_a_peeper_is_blind_in_its_imagination(game: Game[Any]) -> None:
    peeper = Peeper(game)
    for state, twin, seat, number in twins(game, 3, 400):
        chosen = [
            peeper.choose(imagination(game, it, seat, Random(number))) for it in (state, twin)
        ]
        assert chosen[0] is chosen[1]


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_a_peeper_would_be_caught(game: Game[Any]) -> None:
    """Handed the true table it does choose by what is hidden, where anything is."""
    peeper, caught, hidden = Peeper(game), 0, 0
    for state, twin, seat, _ in twins(game, 3, 400):
        hidden += contents(game, state) != contents(game, twin)
        chosen = [
            peeper.choose(Imagination(game, seat, it.clone, Random(0))) for it in (state, twin)
        ]
        caught += chosen[0] is not chosen[1]
    assert bool(caught) == bool(hidden)
