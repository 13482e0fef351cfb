"""Search: looks further than greedy, repeats itself, and never by what it can't know."""

from random import Random
from typing import Any

import pytest

from gloaming.ai.agent import Agent, imagination
from gloaming.ai.bots import bots_of
from gloaming.ai.evaluation import TURN, Evaluation
from gloaming.ai.greedy import EVERY, Foresight, Greedy
from gloaming.ai.play import play
from gloaming.ai.search import Budget, Memory, Search, unlike
from gloaming.ai.tree import Branch, Hearing, Node, Taste
from gloaming.engine.event import Event, only
from gloaming.engine.game import Game
from gloaming.engine.journal import write
from gloaming.engine.question import NATURE, TABLE, Question
from gloaming.engine.script import Position, answer
from gloaming.games import BLESS, CASTING_SHADOWS, DAY_AND_NIGHT, LAST_SPELL
from tests.support.day_and_night import Table
from tests.support.last_spell import Field

LEARNED: list[tuple[Game[Any], int]] = [
    (BLESS, 2),
    (CASTING_SHADOWS, 2),
    (CASTING_SHADOWS, 4),
    (DAY_AND_NIGHT, 2),
]
EIGHT = "a1 b1 c1 d1 a2 b2 c2 d2"  # One short of a Temple.


class Blank(Evaluation[Any]):
    """Sees no difference between any two tables."""

    def value(self, state: Position, seat: int) -> float:
        return 0.0

    def settled(self, state: Position) -> bool:
        return True


def search(game: Game[Any], rounds: int = 8, evaluation: Evaluation[Any] | None = None) -> Search:
    judge = bots_of(game.id).evaluation if evaluation is None else evaluation
    return Search(game, judge, Budget(rounds, 60.0, candidates=4), Taste(8.0, 1.0), "search")


def questions(game: Game[Any], seats: int, every: int, upto: int) -> list[Position]:
    """Some states of a random game at which a player has something to decide."""
    luck, state = Random(seats), game.setup({}, seats)
    found: list[Position] = []
    for number in range(upto):
        question = state.question
        if question is None:
            break
        if question.seat != NATURE and len(question.options) > 1 and number % every == 0:
            found.append(state.clone())
        answer(state, question.pick(luck.random()))
    return found


def choice(agent: Agent, game: Game[Any], state: Position, seed: int = 0) -> str:
    assert state.question is not None
    seat = max(0, state.question.seat)
    return agent.choose(imagination(game, state, seat, Random(seed))).name


@pytest.mark.parametrize(("game", "seats"), LEARNED)
def test_the_same_seed_and_budget_give_the_same_choice(game: Game[Any], seats: int) -> None:
    for state in questions(game, seats, 20, 100):
        assert choice(search(game), game, state) == choice(search(game), game, state)


@pytest.mark.parametrize(("game", "seats"), LEARNED)
def test_what_a_seat_cannot_see_makes_no_difference(game: Game[Any], seats: int) -> None:
    for number, state in enumerate(questions(game, seats, 20, 100)):
        assert state.question is not None
        twin = game.imagine(state, max(0, state.question.seat), Random(number))
        assert choice(search(game), game, state) == choice(search(game), game, twin)


def test_the_same_seed_gives_the_same_game() -> None:
    def journal() -> str:
        agents: list[Agent] = [
            search(DAY_AND_NIGHT, 4),
            Greedy(bots_of("day_and_night").evaluation),
        ]
        return write(play(DAY_AND_NIGHT, agents, {"turn_limit": "100"}, 3)[0])

    assert journal() == journal()


def test_it_wins_when_it_can() -> None:
    built = "a4 b4 a5 b5 a3 b3 c3 d3 e3"
    table = Table("day", hand="D06 D03", day="a7 b7 c7 d7 e7 f7 a6 b6", temple_day=built)
    agent, luck = search(DAY_AND_NIGHT), Random(0)
    while (question := table.state.question) is not None and table.state.active == 0:
        seat = question.seat
        if seat == NATURE:
            answer(table.state, question.pick(luck.random()))
        else:
            answer(table.state, agent.choose(imagination(DAY_AND_NIGHT, table.state, seat, luck)))
    assert table.state.winner == 0


def test_a_lone_option_needs_no_thought() -> None:
    table = Table("day", hand="")
    mind = imagination(DAY_AND_NIGHT, table.state, 0, Random(0))
    agent = search(DAY_AND_NIGHT)
    assert agent.choose(mind).name == "end_casting"
    assert agent.round == 0


def test_seconds_stop_it() -> None:
    table = Table("day", hand="D06 D03 D09", day=EIGHT)
    agent = search(DAY_AND_NIGHT, 100_000)
    agent.budget.seconds = 0.0
    choice(agent, DAY_AND_NIGHT, table.state)
    assert agent.round == 0


class Ticking:
    """A clock that shows a second more whenever somebody looks."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 1.0
        return self.now


def thinks_for(seconds: float) -> tuple[Search, list[Branch]]:
    """An agent whose clock ticks, after it has chosen, and what it had a look at."""
    table = Table("day", hand="D06 D03 D09", day=EIGHT)
    mind = imagination(DAY_AND_NIGHT, table.state, 0, Random(0))
    agent = search(DAY_AND_NIGHT, 100_000)
    agent.clock = Ticking()
    agent.budget.seconds = seconds
    memory = agent.take_up(mind)
    root = agent.root(memory, mind)
    agent.compare(memory, root, mind)
    return agent, root.row


def test_the_time_for_an_answer_includes_the_first_look() -> None:
    """What it had no time to look at is left out, but something is always answered."""
    in_time, every = thinks_for(100.0)
    hasty, one = thinks_for(0.0)
    assert len(every) == 4
    assert len(one) == 1
    assert in_time.clock() < 100.0  # Some of it is left, for a veto.
    assert (in_time.cuts, hasty.cuts) == (1, 0)


def test_a_try_that_takes_too_long_is_given_up_and_teaches_nothing() -> None:
    agent, row = thinks_for(8.0)
    assert agent.round == 1
    assert [branch.visits for branch in row] == [0, 0, 0, 0]


def test_whoever_is_not_hurried_may_look_at_the_clock_as_often_as_it_likes() -> None:
    table = Table("day", hand="D06 D03 D09", day=EIGHT)
    agent = search(DAY_AND_NIGHT, 16)
    agent.budget = agent.budget.times(1.0, False)
    agent.clock = Ticking()
    choice(agent, DAY_AND_NIGHT, table.state)
    assert agent.round >= 16
    assert agent.cuts == 0


def test_a_blank_evaluation_loses() -> None:
    agents: list[Agent] = [
        Greedy(bots_of("day_and_night").evaluation),
        search(DAY_AND_NIGHT, 4, Blank()),
    ]
    for seed in range(2):
        assert play(DAY_AND_NIGHT, agents, {}, seed)[1].winners() == [0]


def test_what_looks_much_worse_is_not_tried() -> None:
    table = Table("day", hand="D06 D03 D09", day=EIGHT)
    agent = search(DAY_AND_NIGHT)
    agent.budget.margin = 0.0
    mind = imagination(DAY_AND_NIGHT, table.state, 0, Random(0))
    looks = [branch.worth for branch in agent.root(Memory(2, [TURN]), mind).row]
    assert looks[0] > looks[1]
    choice(agent, DAY_AND_NIGHT, table.state)
    assert agent.round == 0


# Where players win together, as one.


def heroes_think(rounds: int = 4) -> tuple[Search, Field]:
    field = Field("HR4@9,13 HR2@18,18", "C@12,14E C@7,16E").turn()
    budget = Budget(rounds, 60.0, soon=0.0, candidates=2, breadth=EVERY, margin=40.0, plans=True)
    taste = Taste(1000.0, 5.0, wide=0.0)
    return Search(LAST_SPELL, bots_of("last_spell").evaluation, budget, taste, "search"), field


def test_a_plan_is_followed_until_luck_has_a_say() -> None:
    agent, _ = heroes_think()
    field = Field("HR1@12,11 HR4@18,18", "M@8,11E C@14,10S").turn()
    luck, tries = Random(0), []
    while field.why == "turn":
        before = agent.round
        said = agent.choose(imagination(LAST_SPELL, field.state, 0, luck)).name
        tries.append(agent.round - before)
        field.says(said)
    assert tries[0] > 0
    assert len(tries) > 1
    assert not any(tries[1:])


def test_a_way_of_heroes_ends_when_the_monsters_have_answered() -> None:
    """LS-11.2"""
    agent, field = heroes_think()
    mind = imagination(LAST_SPELL, field.state, 0, Random(0))
    memory = Memory(2, agent.evaluation.stretch())
    root, dream = agent.root(memory, mind), field.state.clone()
    agent.walk(memory, root, root.row[0], dream, 0, Random(0))
    assert dream.phase == field.state.phase + 1
    assert dream.question is not None
    assert dream.question.why == "act"


def test_another_hero_is_judged_with_the_eyes_of_whoever_plays_it() -> None:
    """What it can still do counts for it, not what the one who thinks could do."""
    agent, field = heroes_think()
    field.says("end_turn")
    state = field.state
    assert field.question.seat == 1
    node = agent.node(Memory(2, [TURN]), 0, state, 0, 0, Random(0))
    eyes = Foresight(agent.evaluation, 1, Random(0))
    for branch in node.row:
        after = eyes.after(state, branch.option)
        assert branch.worth == pytest.approx(eyes.worth(state, after))


def test_by_day_a_first_look_has_to_do() -> None:
    agent, _ = heroes_think()
    state = LAST_SPELL.setup({"scenario": "gildenberg"}, 2)
    luck = Random(0)
    for _ in range(30):
        assert state.question is not None
        if state.question.seat == NATURE:
            answer(state, state.question.pick(luck.random()))
        else:
            seat = max(0, state.question.seat)
            answer(state, agent.choose(imagination(LAST_SPELL, state, seat, luck)))
    assert agent.round == 0


def test_of_answers_that_lead_to_the_same_one_is_tried() -> None:
    options = [LAST_SPELL.vocabulary.option(name) for name in ("flip 1", "flip 2", "end_turn")]
    row = [Branch(option, worth) for option, worth in zip(options, (3.0, 3.0, 3.0), strict=True)]
    assert unlike(row) == [row[0], row[2]]
    row[1].worth = 2.0
    assert unlike(row) == row


# Trees are used again within a turn.


def thinking_of(table: Table, said: str) -> Search:
    """An agent that has compared its answers and decided for one of them."""
    agent = search(DAY_AND_NIGHT, 16)
    mind = imagination(DAY_AND_NIGHT, table.state, 0, Random(0))
    memory = Memory(2, [TURN])
    agent.compare(memory, agent.root(memory, mind), mind)
    agent.keep(memory, mind, DAY_AND_NIGHT.vocabulary.option(said))
    return agent


def test_what_was_thought_of_is_used_for_the_next_answer() -> None:
    table = Table("day", hand="D06 D03", day="a1 b1 c1")
    agent = thinking_of(table, "cast D06")
    memory = agent.memory
    assert memory is not None
    mind = imagination(DAY_AND_NIGHT, table.casts("D06").state, 0, Random(1))
    assert agent.take_up(mind) is memory
    root = agent.root(memory, mind)
    assert root.visits > 0
    assert any(branch.visits for branch in root.row)


def test_another_table_is_thought_of_anew() -> None:
    agent = thinking_of(Table("day", hand="D06 D03", day="a1 b1 c1"), "cast D06")
    memory = agent.memory
    other = Table("day", hand="D06 D03", day="a1 b1 c1 d1").casts("D06")
    assert memory is not None
    assert agent.take_up(imagination(DAY_AND_NIGHT, other.state, 0, Random(1))) is not memory


def test_after_luck_or_another_seat_nothing_is_kept() -> None:
    table = Table("day", hand="D06").ends_casting()
    step = table.offered("step").split()[0]
    assert thinking_of(table, f"step {step}").memory is None


# What a seat hears is its way through the tree.


def heard(*events: Event) -> list[int]:
    hearing = Hearing(2, [TURN])
    state = Position()
    state.heard = list(events)
    hearing.heed(DAY_AND_NIGHT, state)
    assert state.heard == []
    return hearing.keys


def test_a_seat_does_not_hear_what_is_hidden_from_it() -> None:
    """Day draws: she knows the card, Night that there was one."""
    one, other = (heard(Event("draws", 0, card, 0, only(0))) for card in (3, 7))
    assert one[0] != other[0]
    assert one[1] == other[1]
    assert one[1] != heard()[1]


def test_turns_are_counted() -> None:
    hearing, state = Hearing(2, [TURN]), Position()
    state.heard = [Event("turn", 0, 1, 0, -1), Event("turn", 1, 2, 0, -1)]
    hearing.heed(DAY_AND_NIGHT, state)
    assert hearing.turns == 2


def test_own_answers_are_own_knowledge() -> None:
    hearing = Hearing(2, [TURN])
    before = hearing.keys.copy()
    hearing.answers(0, DAY_AND_NIGHT.vocabulary.options[5])
    assert hearing.keys[0] != before[0]
    assert hearing.keys[1] == before[1]


def node(*worths: float) -> Node:
    made = Node()
    for at, worth in enumerate(worths):
        made.add(Branch(DAY_AND_NIGHT.vocabulary.options[at], worth))
    return made


def test_a_row_is_sorted_by_looks() -> None:
    assert [branch.worth for branch in node(1.0, 3.0, 2.0).row] == [3.0, 2.0, 1.0]


def test_only_what_is_offered_is_picked_and_the_best_looking_first() -> None:
    made, taste = node(1.0, 3.0, 2.0), Taste(8.0, 1.0)
    made.row[1].offered_in = made.row[2].offered_in = 7
    assert taste.pick(made, 7) is made.row[1]


def test_more_visits_look_at_more_answers() -> None:
    made = node(*[float(-at) for at in range(30)])
    for branch in made.row:
        branch.offered_in = 1
    taste = Taste(8.0, 1.0, wide=2.0, grows=0.5)
    made.visits = 4
    taste.pick(made, 1)
    assert sum(branch.offered for branch in made.row) == 5


def test_what_proved_bad_is_left_for_what_looked_worse() -> None:
    made, taste = node(1.0, 0.9), Taste(8.0, 1.0)
    for branch in made.row:
        branch.offered_in = 1
    made.row[0].visits, made.row[0].total = 20, 0.0
    made.visits, made.total = 20, 0.0
    assert taste.pick(made, 1) is made.row[1]


def test_players_who_win_together_are_one() -> None:
    agent = search(DAY_AND_NIGHT)
    assert agent.whose(Question(1, "cast", []), 0) == 1
    assert agent.whose(Question(TABLE, "cast", []), 0) == 0


def test_a_memory_begins_with_nothing_heard() -> None:
    assert Memory(2, [TURN]).hearing.keys == Hearing(2, [TURN]).keys
