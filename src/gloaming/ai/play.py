"""A whole game between agents, reproducible from one seed."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from gloaming.ai.agent import Agent, imagination
from gloaming.engine.game import Game, Outcome
from gloaming.engine.heading import Heading
from gloaming.engine.journal import Answer, Journal
from gloaming.engine.question import NATURE
from gloaming.engine.script import answer


def play(
    game: Game[Any], agents: Sequence[Agent], options: Mapping[str, str], seed: int
) -> tuple[Journal, Outcome]:
    """Play to the end: one agent a seat, luck and every agent's own luck drawn from the seed."""
    journal = Journal(Heading(game, dict(options), [agent.name for agent in agents]))
    state = journal.start()
    nature = Random(f"{seed} nature")
    lucks = [Random(f"{seed} {seat}") for seat in range(len(agents))]
    while (question := state.question) is not None:
        if question.seat == NATURE:
            option = question.pick(nature.random())
        else:
            seat = question.speaker
            option = agents[seat].choose(imagination(game, state, seat, lucks[seat]))
        answer(state, option)
        journal.answers.append(Answer(question.seat, option))
    outcome = game.outcome(state)
    assert outcome is not None, "nothing is asked, so the game is over"
    return journal, outcome
