"""Attacks with several impacts, and attacks with nothing to hit."""

from random import Random

import pytest

from gloaming.ai.agent import imagination
from gloaming.ai.bots import bots_of
from gloaming.ai.greedy import Greedy
from gloaming.ai.last_spell.chances import volley
from gloaming.engine.question import NATURE
from gloaming.games import LAST_SPELL as GAME
from tests.support.last_spell import Field

BURST = "attack W-R2a-burst"


def chosen(field: Field, seed: int = 0) -> str:
    mind = imagination(GAME, field.state, 0, Random(seed))
    return Greedy(bots_of("last_spell").learned()).choose(mind).name


def all_miss(field: Field) -> None:
    """Until somebody who is not luck is asked, every die shows a miss."""
    while field.question.seat == NATURE:
        field.says(next(one.name for one in field.question.options if one.name.endswith("-M")))


@pytest.mark.parametrize(
    ("gains", "impacts", "salvo", "brings"),
    [
        ([], 3, 0.5, 0.0),
        ([4.0, 9.0, 5.0], 1, 0.5, 9.0),
        ([4.0, 9.0, 5.0], 2, 0.5, 14.0),
        ([4.0, 8.0], 3, 0.5, 16.0),  # Once more where it brings most: half of eight.
        ([4.0, 8.0], 3, 0.0, 12.0),  # Whoever thinks nothing of that declines.
        ([8.0], 3, 0.5, 14.0),
        ([8.0, -3.0], 2, 0.5, 12.0),
        ([-3.0, -5.0], 2, 0.5, -3.0),  # The first can't be declined.
    ],
)
def test_what_a_volley_brings(
    gains: list[float], impacts: int, salvo: float, brings: float
) -> None:
    """LS-6.12: the same space may be chosen again; further impacts may be declined."""
    assert volley(gains, impacts, salvo) == brings


@pytest.mark.parametrize("seed", range(5))
def test_every_impact_of_a_burst_is_aimed_at_a_monster(seed: int) -> None:
    """LS-6.12, step 8: also when there are fewer monsters than impacts."""
    field = Field("HR5@9,9 HR2@18,18", "C@9,12E A@10,11E").arms("W-R2a").turn()
    field.says(BURST)
    aims: list[str] = []
    while field.why != "turn":
        if field.why == "aim":
            aims.append(chosen(field, seed))
            field.says(aims[-1])
        else:
            field.says("keep" if field.why == "reroll" else field.question.options[-1].name)
        all_miss(field)
    assert len(aims) == 3
    assert set(aims) <= {"aim 9,12", "aim 10,11"}


@pytest.mark.parametrize(
    ("hero", "monsters", "weapon"),
    [
        ("8,17", "M@5,15E", "W-M1a"),
        ("8,18", "C@5,16E", "W-M1a"),
        ("10,18", "R@20,10E M@7,18E", "W-G2a"),
    ],
)
def test_nobody_fires_at_nothing(hero: str, monsters: str, weapon: str) -> None:
    """LS-15.2: a Ballista costs no AP, but reaches no farther than the sector beside it."""
    field = Field(f"HR5@{hero} HR2@14,18", monsters, "ST5@11,12").arms(weapon).turn()
    for _ in range(40):
        said = chosen(field)
        assert said != "fire 11,12"
        field.says(said)
        if said == "end_turn":
            return
        all_miss(field)
    pytest.fail("the turn did not end")
