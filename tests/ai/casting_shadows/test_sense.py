"""What no bot does, however it judges: energy left lying, a change put off, a card for nothing."""

import pytest

from gloaming.ai.bots import bots_of
from gloaming.ai.levels import agent_called, levels_of
from gloaming.games import CASTING_SHADOWS as GAME
from tests.ai.casting_shadows.test_greedy import choice
from tests.support.casting_shadows import Mage, Table

WEAK = "bristling_porcupine granite_tortoise lightning_mouse"


def vain(table: Table) -> list[str]:
    evaluation = bots_of(GAME.id).learned()
    options = table.question.options
    return [option.name for option in options if evaluation.in_vain(table.state, option)]


def test_all_that_can_be_absorbed_is_absorbed_at_once() -> None:
    table = Table(Mage(energy=0), Mage("E"), pool="SF SF", phase="absorb")
    assert vain(table) == ["absorb 1", "end_turn"]


def test_nobody_puts_off_the_change() -> None:
    table = Table(Mage(energy=3), Mage("E"), phase="absorb", portal=WEAK)
    assert vain(table) == ["end_turn"]


def test_a_resource_card_is_used_only_while_something_can_be_paid() -> None:
    book = Mage("SE", book="red_gem")
    assert vain(Table(book, Mage("NW"), ap=1)) == []
    assert vain(Table(book, Mage("NW"), ap=0)) == ["use red_gem"]


@pytest.mark.parametrize("level", levels_of(GAME))
def test_whoever_can_transform_does_though_the_companions_are_weak(level: str) -> None:
    table = Table(Mage("SE", hp=16, energy=3), Mage("NW", hp=16), phase="absorb", portal=WEAK)
    agent = agent_called(level, GAME, effort=0.1, hurried=False)
    assert choice(agent, table.state, 0, 1).startswith("summon")
