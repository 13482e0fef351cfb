"""Greedy holds the city: it misses nothing a beginner would see, and knows no card face down."""

from random import Random

import pytest

from gloaming.ai.agent import imagination
from gloaming.ai.greedy import Greedy
from gloaming.ai.last_spell.evaluation import LastSpellEvaluation
from gloaming.ai.levels import LEVELS, agent_called, levels_of
from gloaming.ai.play import play
from gloaming.engine.journal import write
from gloaming.engine.question import NATURE
from gloaming.engine.script import answer, ask_again
from gloaming.games import LAST_SPELL as GAME
from gloaming.games.last_spell.box.equipment import ITEMS
from gloaming.games.last_spell.box.waves import NIGHT_DECK
from gloaming.games.last_spell.state import CARDS_PER_SLOT, CARRIED, FACE_DOWN, SHARED, State
from tests.support.last_spell import Field, item

SCENARIO_I = {"scenario": "gildenberg"}


def choice(state: State, seed: int = 0) -> str:
    """What greedy answers to the open question, with nothing worked out before."""
    question = state.question
    assert question is not None
    seat = question.speaker
    mind = imagination(GAME, state, seat, Random(seed))
    return Greedy(LastSpellEvaluation()).choose(mind).name


def plays_out_the_turn(field: Field, seed: int = 0, most: int = 60) -> list[str]:
    """Let greedy play the turn that is on; what it answered."""
    luck, hero = Random(seed), field.state.active
    agent = agent_called("greedy", GAME)
    said: list[str] = []
    for _ in range(most):
        question = field.state.question
        if question is None or field.state.active != hero:
            break
        if question.seat == NATURE:
            answer(field.state, question.pick(luck.random()))
            continue
        seat = question.speaker
        option = agent.choose(imagination(GAME, field.state, seat, luck))
        said.append(option.name)
        answer(field.state, option)
        if option.name == "end_turn":
            break
    return said


def test_it_is_offered_for_the_game() -> None:
    assert levels_of(GAME) == LEVELS


# Attacks.


def test_it_shoots_at_what_is_about_to_strike_the_circle() -> None:
    """Of two Clawers alike: one beside the Circle, one that has just come."""
    field = Field("HR4@9,13 HR2@18,18", "C@12,14E C@7,16E").turn()
    field.says("attack W-R1a-quick-shot")
    assert choice(field.state) == "aim 12,14"


def test_a_failed_roll_is_rolled_again_for_nothing() -> None:
    """LS-6.13: Isolation costs nothing."""
    field = Field("HR2@12,9 HR4@18,18", "C@12,8S").turn()
    field.says("attack W-M1a-slash", "aim 12,8", "roll blue-M")
    assert field.why == "reroll"
    assert choice(field.state) == "reroll isolation"


def test_with_a_free_shot_nobody_passes() -> None:
    """LS-15.1: a Ballista costs the hero nothing."""
    field = Field("HR1@18,18 HR4@17,18", "C@9,11E", "ST5@11,12").turn()
    said = plays_out_the_turn(field)
    assert "fire 11,12" in said


def test_no_fireball_falls_on_an_ally_who_would_not_bear_it() -> None:
    """LS-6.10: three HP are left to Brenna, and five monsters around her will strike."""
    crowd = "C@9,12E C@9,13E C@9,14E C@10,12E M@10,14E C@5,9E"
    field = Field("HR7@12,10 HR2@10,13", crowd).wounded(5, hero=1).turn()
    field.says("attack W-G2a-fireball")
    aimed = choice(field.state)
    field.says(aimed)
    hurt = field.state.hurt[1]
    while field.why in ("roll", "resolve", "reroll", "dice"):
        field.says(field.question.options[-1].name)
    assert aimed != "aim 10,13"
    assert field.state.hurt[1] == hurt
    assert field.why != "harm"


# Heroes.


@pytest.mark.parametrize(
    ("heroes", "monsters"),
    [
        ("HR4@12,16 HR3@18,18", "A@10,13E"),
        ("HR1@18,14 HR7@18,18", "A@6,8S C@13,12S R@6,12S C@8,9S"),
        ("HR7@9,9 HR3@18,18", "A@9,12S M@6,7E B@5,11S C@10,13E"),
    ],
)
def test_who_stands_well_turns_no_token(heroes: str, monsters: str) -> None:
    """LS-5.2: what is not walked is lost. No AP are left, so all it can do is to hold somebody."""
    field = Field(heroes, monsters).turn()
    field.state.ap[0] = 0
    field.again()
    said = plays_out_the_turn(field)
    assert said[-1] == "end_turn"
    assert not said[-2].startswith("flip")


@pytest.mark.parametrize("place", ["12,16", "11,17", "13,18"])
def test_it_is_not_there_when_cetusia_rises(place: str) -> None:
    """LS-20.10, LS-20.12: one card is left, so where her Head rises is known."""
    field = Field(
        f"HR4@{place} HR2@9,12",
        "ZH@12,19N",
        map="lakeburg",
        day=3,
        phase=2,
        options={"scenario": "lakeburg"},
    )
    field.state.scenario = 2
    field.state.wyrm_deck = [0, 0, 1, 0]
    field.turn()
    field.state.ap[0] = 0
    field.again()
    plays_out_the_turn(field)
    x, y = map(int, field.where("HR4").split(","))
    assert not (y in (17, 18) and 11 <= x <= 13)


def hit(wounds: int, *monsters: str, armour: tuple[str, ...] = ("A04", "A06")) -> Field:
    field = Field("HR2@12,9 HR4@18,18", " ".join(monsters)).arms(*armour)
    return field.wounded(wounds).attack()


def test_it_uses_armour_rather_than_die() -> None:
    """LS-8.1: eight HP."""
    field = hit(7, "M@12,8S")
    assert field.why == "harm"
    assert choice(field.state).startswith("use_item")


def test_it_wastes_no_card_on_what_is_averted() -> None:
    """Two off is enough against two."""
    field = hit(6, "M@12,8S")
    field.says(choice(field.state))
    assert field.state.hurt[0] == 6
    worn = [field.state.exhausted[item(name)] for name in ("A04", "A06")]
    assert sorted(worn) == [0, 1]


def test_it_leaves_a_boomer_it_cannot_kill() -> None:
    """LS-10.10: four damage, and no armour helps. No AP are left."""
    field = Field("HR7@12,9 HR2@18,18", "B@12,6S").wounded(3).turn()
    field.state.ap[0] = 0
    field.again()
    plays_out_the_turn(field)
    x, y = map(int, field.where("HR7").split(","))
    assert max(abs(x - 12), abs(y - 9)) >= 2


def test_a_dying_hero_drinks() -> None:
    field = Field("HR2@12,9 HR4@18,18", "C@7,13E").gives("red1").wounded(7).turn()
    assert "drink red1" in plays_out_the_turn(field)


# The day.


def to_the_first(why: str, seed: int = 3, options: dict[str, str] | None = None) -> State:
    """A game played by greedy up to its first question of a kind."""
    state = GAME.setup(options or SCENARIO_I, 2)
    luck = Random(seed)
    agent = agent_called("greedy", GAME)
    while state.question is not None and state.question.why != why:
        question = state.question
        if question.seat == NATURE:
            answer(state, question.pick(luck.random()))
        else:
            seat = question.speaker
            answer(state, agent.choose(imagination(GAME, state, seat, luck)))
    return state


def test_the_day_ends_with_all_hands_tired_and_something_built() -> None:
    """LS-18.7 to LS-18.14"""
    state = to_the_first("deploy")
    assert state.workers == 0
    assert state.gold + state.materials <= 8  # Of twenty.
    shelf = [ITEMS[n].name for n, place in enumerate(state.place) if place == SHARED]
    assert not any(name.startswith("W") for name in shelf)


def test_better_armour_in_the_supply_is_not_sold_for_gold() -> None:
    """LS-18.12, LS-18.14: it is exchanged for the worse one."""
    state = to_the_first("main")
    state.gold = 1
    better = item("A06")
    state.place[better] = SHARED
    ask_again(state)
    agent = agent_called("greedy", GAME)
    luck = Random(1)
    while state.question is not None and state.question.why in ("main", "give", "site", "spend"):
        option = agent.choose(imagination(GAME, state, 0, luck))
        assert option.name != "sell A06"
        answer(state, option)
    assert state.place[better] >= CARRIED


# What lies face down.


def test_what_may_lie_face_down_makes_no_difference() -> None:
    """LS-11.6: the order of the cards is hidden, and so is which of them lie on the slots."""
    field = Field("HR4@9,13 HR2@12,10", "C@10,14E A@7,12E", phase=1, options=SCENARIO_I)
    for slot in (2, 8):
        field.state.slot_cards[CARDS_PER_SLOT * slot] = FACE_DOWN
    field.turn()
    said = [choice(field.state, seed) for seed in range(6)]
    for gone in range(0, len(NIGHT_DECK[1]), 3):
        other = field.state.clone()
        for card in NIGHT_DECK[1][gone : gone + 3]:
            other.schemas_left[card] = 0
        assert [choice(other, seed) for seed in range(6)] == said


@pytest.mark.parametrize("seed", [1, 2])
def test_an_experienced_bot_chooses_like_a_fresh_one(seed: int) -> None:
    """What it has worked out for other tables stays there: a whole introductory game."""
    state = GAME.setup({}, 2)
    luck, agent = Random(seed), agent_called("greedy", GAME)
    asked = 0
    while (question := state.question) is not None:
        if question.seat == NATURE:
            answer(state, question.pick(luck.random()))
            continue
        seat = question.speaker
        option = agent.choose(imagination(GAME, state, seat, Random(asked)))
        if asked % 5 == 0:
            assert choice(state, asked) == option.name
        answer(state, option)
        asked += 1


# Whole games.


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (3, {"difficulty": "nightmare"}), (4, {"turn_order": "seats"})],
)
def test_it_plays_every_table_to_its_end(seats: int, options: dict[str, str]) -> None:
    journal, outcome = play(GAME, [agent_called("greedy", GAME)] * seats, options, 5)
    assert len(outcome.scores) == seats
    assert len(journal.answers) > 50


def test_it_holds_out_where_luck_does_not() -> None:
    """A sample of `gloaming versus greedy random last_spell --games 100`."""

    def won(agent: str) -> int:
        results = [play(GAME, [agent_called(agent, GAME)] * 2, {}, seed)[1] for seed in range(4)]
        return sum(outcome.scores == [1.0, 1.0] for outcome in results)

    assert won("greedy") == 4
    assert won("random") <= 1


def test_a_game_of_it_repeats_itself() -> None:
    agents = [agent_called("greedy", GAME) for _ in range(2)]
    first, _ = play(GAME, agents, {}, 7)
    again, _ = play(GAME, agents, {}, 7)
    assert write(first) == write(again)
