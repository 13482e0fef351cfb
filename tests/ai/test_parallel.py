"""One search in several processes: parts that add up, nothing told that is secret, no one left."""

import os
from itertools import count
from math import inf
from multiprocessing import active_children
from random import Random
from typing import Any

import pytest

from gloaming.ai.agent import asked, imagination
from gloaming.ai.levels import searcher
from gloaming.ai.parallel import Crew, Order, Part, Report, SharedSearch, agent_with
from gloaming.ai.random import RandomAgent
from gloaming.ai.search import Memory, Search
from gloaming.ai.tree import Branch, Node
from gloaming.ai.veto import Careful
from gloaming.engine.game import Game
from gloaming.engine.question import NATURE
from gloaming.engine.save import load
from gloaming.engine.script import Position, answer
from gloaming.engine.sight import see
from gloaming.games import BLESS, DAY_AND_NIGHT

TRIES = 48  # Enough for everybody to have some, whatever the level has.


class Here:
    """Another process that is none: it carries out orders at once, and remembers them."""

    def __init__(self, dies_after: int = 1000) -> None:
        self.part = Part()
        self.orders: list[Order] = []
        self.reports: list[Report] = []
        self.left = dies_after

    def send(self, order: Order) -> None:
        self.left -= 1
        if self.left < 0:
            raise BrokenPipeError
        self.orders.append(order)
        self.reports.append(self.part.carry_out(order))

    def recv(self) -> Report:
        if self.left == 0:
            raise EOFError  # Died with the answer on its lips.
        return self.reports[-1]

    def close(self) -> None:
        pass


def crew_of(game: Game[Any], *parts: Here) -> Crew:
    crew = Crew(game, {}, 2, 1)
    crew.doors = list(parts)  # type: ignore[arg-type]
    return crew


def master(game: Game[Any], tries: int = TRIES) -> Search:
    search = searcher("master", game, 1.0, False)
    search.budget.rounds = tries
    return search


def shared(game: Game[Any], crew: Crew, tries: int = TRIES) -> SharedSearch:
    return SharedSearch(master(game, tries), crew)


def midgame(game: Game[Any], answers: int) -> Position:
    """A table of a random game at which somebody has a choice."""
    luck = Random(answers)
    state: Position = game.setup({}, 2)
    while True:
        question = state.question
        assert question is not None
        answers -= 1
        if answers < 0 and question.seat != NATURE and len(question.options) > 3:
            return state
        answer(state, question.pick(luck.random()))


def choice(agent: Any, game: Game[Any], state: Position, seed: int = 1) -> str:
    assert state.question is not None
    chosen = agent.choose(imagination(game, state, state.question.seat, Random(seed)))
    return str(chosen.name)


COMPILED = os.environ.get("GLOAMING_COMPILED") == "1"
watches = pytest.mark.skipif(COMPILED, reason="a compiled search has no interpreted heirs")


class Watched(SharedSearch):
    """Remembers its root, and what it tried itself."""

    def root(self, memory: Memory, mind: Any) -> Node:
        self.seen = super().root(memory, mind)
        self.mine = 0
        return self.seen

    def walk(self, memory: Memory, root: Node, first: Branch, *rest: Any) -> None:
        self.mine += 1
        super().walk(memory, root, first, *rest)


@watches
@pytest.mark.parametrize("game", [DAY_AND_NIGHT, BLESS])
def test_what_is_joined_is_the_sum_of_the_parts(game: Game[Any]) -> None:
    parts = [Here(), Here()]
    one = master(game)
    agent = Watched(one, crew_of(game, *parts))
    choice(agent, game, midgame(game, 60))
    theirs: dict[int, tuple[int, float]] = {}
    for part in parts:
        assert len(part.reports) > 1
        for report in part.reports:
            for index, visits, total in report:
                many, brought = theirs.get(index, (0, 0.0))
                theirs[index] = many + visits, brought + total
    tried = sum(visits for visits, _ in theirs.values())
    assert tried > 0
    assert agent.seen.visits == agent.mine + tried
    assert agent.seen.visits == sum(branch.visits for branch in agent.seen.row)
    assert agent.seen.total == pytest.approx(sum(branch.total for branch in agent.seen.row))
    for index, (visits, total) in theirs.items():
        branch = agent.seen.branches[index]
        assert branch.visits >= visits
        assert branch.total >= total - 1e-9


@watches
def test_together_they_try_as_often_as_one_alone() -> None:
    state = midgame(DAY_AND_NIGHT, 80)
    alone = master(DAY_AND_NIGHT)
    choice(alone, DAY_AND_NIGHT, state)
    agent = Watched(master(DAY_AND_NIGHT), crew_of(DAY_AND_NIGHT, Here()))
    choice(agent, DAY_AND_NIGHT, state)
    assert agent.round == alone.round
    assert agent.mine < alone.round


@pytest.mark.parametrize(("many", "shares"), [(0, [0, 0, 0]), (1, [1, 0, 0]), (8, [3, 3, 2])])
def test_tries_are_shared_out_evenly(many: int, shares: list[int]) -> None:
    assert crew_of(DAY_AND_NIGHT, Here(), Here()).shares(many) == shares


def test_a_crew_of_one_answers_as_one_alone() -> None:
    for answers in (40, 90):
        state = midgame(DAY_AND_NIGHT, answers)
        alone = master(DAY_AND_NIGHT)
        agent = shared(DAY_AND_NIGHT, crew_of(DAY_AND_NIGHT))
        assert choice(agent, DAY_AND_NIGHT, state) == choice(alone, DAY_AND_NIGHT, state)
        assert agent.round == alone.round


@pytest.mark.parametrize("game", [DAY_AND_NIGHT, BLESS])
def test_others_are_told_nothing_that_is_secret(game: Game[Any]) -> None:
    """What can't be seen is changed: the same orders go out, to the letter."""
    state = midgame(game, 70)
    assert state.question is not None
    twin = game.imagine(state, state.question.seat, Random(5))
    told = []
    for table in (state, twin):
        part = Here()
        choice(shared(game, crew_of(game, part)), game, table)
        told.append([order[:-1] for order in part.orders])
    assert told[0] == told[1]
    (text, *_), *later = told[0]
    _, dream = load(text)
    assert see(game, dream, state.question.seat) == see(game, state, state.question.seat)
    assert {order[0] for order in later} == {""}


@pytest.mark.parametrize("dies_after", [0, 1, 2])
def test_what_a_dead_process_leaves_undone_is_done(dies_after: int) -> None:
    state = midgame(DAY_AND_NIGHT, 80)
    alone = master(DAY_AND_NIGHT)
    choice(alone, DAY_AND_NIGHT, state)
    crew = crew_of(DAY_AND_NIGHT, Here(dies_after))
    agent = shared(DAY_AND_NIGHT, crew)
    choice(agent, DAY_AND_NIGHT, state)
    assert agent.round == alone.round
    assert crew.doors == []


def test_seconds_stop_it() -> None:
    agent = shared(DAY_AND_NIGHT, crew_of(DAY_AND_NIGHT, Here()), 100_000)
    state = midgame(DAY_AND_NIGHT, 80)
    agent.clock = count(0.0).__next__  # Just enough for the first look.
    agent.budget.seconds = float(len(asked(state).options))
    choice(agent, DAY_AND_NIGHT, state)
    assert agent.cuts == 1
    assert agent.round == 1  # Ours was begun; the other process had no time left for its own.


def test_processes_search_die_and_leave() -> None:
    """True ones: alike every time; one is ended by force, and the game goes on."""
    state = midgame(DAY_AND_NIGHT, 80)
    with Crew(DAY_AND_NIGHT, {}, 2, 2) as crew:
        (process,) = crew.processes
        first, again = (shared(DAY_AND_NIGHT, crew) for _ in range(2))
        assert choice(first, DAY_AND_NIGHT, state) == choice(again, DAY_AND_NIGHT, state)
        here = shared(DAY_AND_NIGHT, crew_of(DAY_AND_NIGHT, Here()))
        assert choice(here, DAY_AND_NIGHT, state) == choice(first, DAY_AND_NIGHT, state)
        process.kill()
        process.join()
        choice(again, DAY_AND_NIGHT, state)
        assert crew.doors == []
    assert active_children() == []


def test_those_who_do_not_search_need_no_crew() -> None:
    crew = crew_of(DAY_AND_NIGHT)
    assert isinstance(agent_with(crew, "random", DAY_AND_NIGHT), RandomAgent)
    agent = agent_with(crew, "master", DAY_AND_NIGHT, 0.5, False)
    assert isinstance(agent, Careful)
    assert isinstance(agent.agent, SharedSearch)
    assert agent.agent.budget.seconds == inf
    assert not isinstance(agent_with(crew, "greedy", DAY_AND_NIGHT), Careful)
