"""What an attack is likely to do, told before it is made: as the dice then have it (UX-4)."""

import pytest

from gloaming.engine.question import NATURE
from gloaming.engine.script import answer
from gloaming.games.last_spell import GAME
from gloaming.games.last_spell.shapes import Odds
from gloaming.games.last_spell.state import State
from gloaming.games.last_spell.words import KEEP_ROLL
from tests.support.last_spell import Field, at, figure


def odds(field: Field, aim: str) -> Odds:
    return GAME.view(field.state, 0)["attack"][-1]["odds"][aim]


def hits(state: State, figure: str) -> float:
    """How often a monster is wounded, over every way its dice can fall; rolls are kept."""
    question = state.question
    if question is not None and question.seat == NATURE and question.why == "roll":
        weights = question.weights or [1] * len(question.options)
        found = 0.0
        for option, weight in zip(question.options, weights, strict=True):
            after = state.clone()
            answer(after, option)
            found += weight / sum(weights) * hits(after, figure)
        return found
    if question is not None and question.why == "reroll":
        kept = state.clone()
        answer(kept, KEEP_ROLL)
        return hits(kept, figure)
    seen = {it["monster"]: it["wounds"] for it in GAME.view(state, 0)["monsters"]}
    return float(seen.get(figure, 1) > 0)


@pytest.mark.parametrize(
    ("hero", "monster", "arms", "attack", "aim"),
    [
        ("HR2@9,12", "C@8,12E", "W-M6", "W-M6-wide-swing", "8,12"),
        ("HR2@9,12", "M@8,12E", "W-M6", "W-M6-wide-swing", "8,12"),
        ("HR2@9,12", "K1@8,12E", "W-M1a", "W-M1a-slash", "8,12"),
        ("HR2@9,12", "A@8,12E", "W-M1a", "W-M1a-slash", "8,12"),
        ("HR7@9,12", "R@6,12E", "W-G2a", "W-G2a-fireball", "6,12"),
    ],
)
def test_a_chance_is_what_the_dice_make_of_it(
    hero: str, monster: str, arms: str, attack: str, aim: str
) -> None:
    """LS-10.6: each way the dice can fall, counted."""
    field = Field(hero, monster).arms(arms).turn().says(f"attack {attack}")
    told = odds(field, aim)
    (figure,) = told["chances"]
    field.says(f"aim {aim}")
    assert told["chances"][figure] == round(100 * hits(field.state, figure))
    assert odds(field, "")["chances"] == told["chances"]


def test_wounds_and_kills_are_expected_and_friends_are_named() -> None:
    """LS-6.10: a Fireball on a Clawer, a Bulky and a friend."""
    field = Field("HR7@9,12 HR2@5,11", "C@6,12E K1@6,13E").arms("W-G2a").turn("HR7")
    told = odds(field.says("attack W-G2a-fireball"), "6,12")
    assert set(told["chances"]) == {"C1", "K1"}
    assert told["deadly"] == ["C1"]
    assert told["friends"] == ["HR2"]
    assert told["wounds"] == round(sum(told["chances"].values()) / 100, 1)
    assert told["kills"] == round(told["chances"]["C1"] / 100, 1)


def test_where_nobody_stands_there_are_no_odds() -> None:
    field = Field("HR2@9,12", "C@8,12E").arms("W-M1a").turn().says("attack W-M1a-slash")
    attack = GAME.view(field.state, 0)["attack"][-1]
    assert len(attack["areas"]) > len(attack["odds"])
    assert set(attack["odds"]) == {"8,12"}


def test_an_executioner_counts_the_second_wound() -> None:
    """PK10: +1 against what is wounded already."""
    field = Field("HR2@9,12", "K1@8,12E").arms("W-M1a").learns("PK10")
    field.turn().says("attack W-M1a-slash")
    unhurt = odds(field, "8,12")["wounds"]
    field.state.wounds[figure("K1")] = 1
    assert odds(field, "8,12")["wounds"] == pytest.approx(2 * unhurt, abs=0.11)


def test_a_catapult_is_surer_where_it_strikes_down() -> None:
    """LS-15.3: Inevitable on the Impact Space only."""
    field = Field("HR2@12,12", "R@6,12E R@7,12E", built="ST6@9,12").turn()
    field.state.shots[field.state.structure[at("9,12")]] = 1
    field.again().says("fire 9,12")
    told = odds(field, "6,12")["chances"]
    assert told["R1"] > told["R2"] > 0
