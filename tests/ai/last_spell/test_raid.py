"""What comes to strike the Circle, and that those who have learned stand in its way."""

from random import Random

import pytest

from gloaming.ai.agent import imagination
from gloaming.ai.bots import bots_of
from gloaming.ai.evaluation import Evaluation
from gloaming.ai.greedy import Greedy
from gloaming.ai.last_spell.chances import harpy_enters
from gloaming.ai.last_spell.evaluation import LastSpellEvaluation
from gloaming.ai.last_spell.foreseen import Foreseen
from gloaming.ai.last_spell.outlook import Outlook
from gloaming.ai.last_spell.prospects import Prospects
from gloaming.ai.last_spell.raid import THE_HARPY, raids, third_alerion
from gloaming.ai.last_spell.weights import BY_NIGHT, Weights
from gloaming.engine.question import NATURE
from gloaming.games import LAST_SPELL as GAME
from gloaming.games.last_spell.state import NOBODY, State
from tests.support.last_spell import Field, at, figure

WARY = Weights({**BY_NIGHT, "harpy": 1.0, "ward": 1.0})
FAR = "HR5@18,18 HR2@17,18"


def last_night(heroes: str, monsters: str, dead: int = 2) -> Field:
    field = Field(heroes, monsters, day=3, fog=6, options={"scenario": "gildenberg"})
    field.state.alerions_dead = dead
    field.state.mages = 3
    return field


def looks(evaluation: Evaluation[State], field: Field, said: str) -> float:
    """How an answer looks to the hero whose turn it is."""
    greedy = Greedy(evaluation)
    mind = imagination(GAME, field.state, 0, Random(0))
    dreams, seeds = greedy.dreams(mind)
    return greedy.worth(0, GAME.vocabulary.option(said), dreams, seeds)


# The Harpy (LS-20.6).


def test_only_the_third_alerion_lets_her_in() -> None:
    """LS-20.6"""
    assert third_alerion(last_night(FAR, "L@9,9E").state) == figure("L1")
    assert third_alerion(last_night(FAR, "L@9,9E L@9,11E", dead=1).state) == NOBODY
    assert third_alerion(last_night(FAR, "C@9,9E").state) == NOBODY


@pytest.mark.parametrize(
    ("heroes", "alerion", "struck"),
    [
        (FAR, "12,13E", True),  # Beside the Circle.
        (FAR, "8,13E", True),  # Five steps are enough.
        (FAR, "5,13E", False),
        ("HR5@8,12 HR2@17,18", "8,13E", False),  # She stops beside a hero (LS-12.5),
        ("HR5@12,12 HR2@17,18", "12,13E", True),  # but the Circle comes first (LS-13.3).
    ],
)
def test_where_she_would_strike_the_circle(heroes: str, alerion: str, struck: bool) -> None:
    """LS-20.8, LS-12.5, LS-13.3: as the phase then goes."""
    state = last_night(heroes, f"L@{alerion}").state
    before = state.clone()
    assert raids(state) is struck
    assert (state.at, state.figure) == (before.at, before.figure)
    there = last_night(heroes, f"X@{alerion}", dead=3).move().attack()
    assert (there.state.mages < 3) is struck


def test_what_her_coming_costs() -> None:
    """LS-20.1, LS-20.7, LS-20.8: three Mages, unless somebody can stand in her way."""

    def cost(heroes: str, alerion: str, more: str = "", passed: bool = False) -> float:
        state = last_night(heroes, f"L@{alerion} {more}").state
        if passed:
            state.passed = [1] * len(state.passed)
        return harpy_enters(Outlook(state, WARY), state, state.at[figure("L1")])

    fall = WARY.of_lost_mages(3, 3)
    assert cost(FAR, "12,13E") == fall
    assert cost("HR5@9,11 HR2@18,18", "8,13E") < fall / 2
    assert cost("HR5@9,11 HR2@18,18", "8,13E", passed=True) == fall
    assert cost("HR5@18,9 HR2@18,18", "8,13E") == fall  # Too far.
    assert cost(FAR, "3,13E") == 0.0
    assert cost("HR5@3,12 HR2@18,18", "3,13E") > 0.0  # Her dive.
    assert cost(FAR, "3,13E", "C@3,12E") < 0.0  # A Clawer dies of it.


def test_who_has_learned_does_not_let_her_in_beside_the_circle() -> None:
    """LS-20.6: the apprentice sees an Alerion less, and nothing else."""
    field = last_night("HR5@11,13 HR2@18,18", "L@12,13E").arms("W-M1a").turn()
    shot, rest = "attack W-M1a-slash", "end_turn"
    wary, plain = bots_of("last_spell").learned(), LastSpellEvaluation()
    assert looks(plain, field, shot) > looks(plain, field, rest)
    field.says(shot)
    at_her = "aim 12,13"
    beside = next(f"aim {one}" for one in field.offered("aim") if one != "12,13")
    assert looks(wary, field, at_her) < looks(wary, field, beside)
    assert looks(plain, field, at_her) > looks(plain, field, beside)


def test_that_she_sits_on_the_cliff_is_no_merit() -> None:
    """LS-20.3: her Wounds have to be dealt in any case, so that she enters is no loss by itself."""
    waiting = Outlook(last_night(FAR, "C@3,4E").state, WARY)
    there = Outlook(last_night(FAR, "C@3,4E X@3,13E", dead=3).state, WARY)
    assert waiting.later == pytest.approx(there.later)


# In the way (LS-12.5).


def test_who_comes_to_strike_the_circle_is_known() -> None:
    state = last_night(FAR, "X@8,13E C@12,14E C@9,9E", dead=3).state
    outlook = Outlook(state, WARY)
    assert outlook.raiders == [THE_HARPY]  # The Clawer is there already, the other has far to go.
    assert outlook.raid == WARY.of_lost_mages(3, 3)
    assert at("8,12") in outlook.wards()


def can_do(field: Field, weights: Weights, ap: int = 4) -> float:
    """The best the first hero can still do."""
    foreseen = Foreseen(weights)
    ahead = foreseen.of(field.state)
    return Prospects(field.state, foreseen, ahead, 0, ap).best(field.state)


def test_to_stand_in_the_way_is_worth_a_walk_even_from_where_one_could_shoot() -> None:
    """LS-12.5"""
    field = last_night("HR5@9,9 HR2@18,18", "X@8,13E", dead=3).arms("W-M1a").turn()
    spared = WARY.of_lost_mages(3, 3)
    assert can_do(field, WARY, ap=0) > spared / 2
    assert can_do(field, WARY) > can_do(field, WARY, ap=0) + 10.0  # And to strike from there.


def test_with_many_mages_nobody_is_wounded_for_their_sake() -> None:
    """LS-13.9: where she takes three of six, a hero who has bled keeps out of her way."""
    field = last_night("HR5@9,9 HR2@18,18", "X@8,13E", dead=3).arms("W-M1a").turn()
    field.state.mages = 6
    assert can_do(field, WARY) > 50.0
    field.wounded(2)
    assert can_do(field, WARY) < 50.0


def test_who_has_learned_stands_in_the_way_even_if_it_could_strike_from_elsewhere() -> None:
    """LS-12.5"""
    field = last_night("HR5@9,9 HR2@18,18", "X@8,13E", dead=3).arms("W-R2a").turn()
    agent, luck = Greedy(bots_of("last_spell").learned()), Random(0)
    said = ""
    while said != "end_turn":
        question = field.question
        if question.seat == NATURE:  # All miss.
            said = next(one.name for one in question.options if one.name.endswith("-M"))
        else:
            said = agent.choose(imagination(GAME, field.state, 0, luck)).name
        field.says(said)
    assert field.where("HR5") in ("8,12", "8,14", "7,13", "9,13")
