"""Scenario III: how it begins, the weapons that are traded, Trees."""

import pytest

from gloaming.engine.script import answer
from gloaming.games.last_spell import GAME
from gloaming.games.last_spell.box.equipment import ITEM_NAMES
from gloaming.games.last_spell.box.maps import GLENWALD
from gloaming.games.last_spell.state import SHARED, State
from tests.games.last_spell.test_setup import BOTH
from tests.support.last_spell import Field, item

THREE = {"scenario": "glenwald"}


# How scenario III begins.


def test_scenario_three_is_set_up_in_glenwald() -> None:
    """LS-19.4, LS-19.1"""
    state = GAME.setup(THREE, 2)
    assert (state.map, state.mages) == (GLENWALD, 7)
    assert (state.gold, state.materials) == (4 + 12, 8 + 2)
    assert state.edition.colours(3) == 3


def prepared(heroes: list[str]) -> State:
    """Scenario III up to the trade of weapons, with the first option everywhere."""
    state = GAME.setup(THREE, len(heroes))
    taken = iter(heroes)
    while state.question is not None and state.question.why not in ("give-up", "trade-for"):
        if state.question.why == "hero":
            answer(state, GAME.vocabulary.option(f"take_hero {next(taken)}"))
        else:
            answer(state, state.question.options[0])
    return state


def offers(state: State) -> list[str]:
    assert state.question is not None
    return [option.name for option in state.question.options]


def says(state: State, *said: str) -> None:
    for words in said:
        answer(state, GAME.vocabulary.option(words))


def test_heroes_begin_at_level_five() -> None:
    """LS-19.1"""
    state = GAME.setup(THREE, 2)
    says(state, "mission UM1", "mission UM4", *BOTH)
    asked = []
    while state.question is not None and state.question.why != "trade-for":
        asked.append(state.question.why)
        answer(state, state.question.options[0])
    assert asked.count("stat") == 8  # Four level-ups for each.
    assert state.level[:2] == [5, 5]


def test_each_hero_trades_a_starting_weapon_for_an_advanced_one_of_its_type() -> None:
    """DP-23, LS-19.1"""
    state = prepared(["HR1", "HR6"])
    assert offers(state) == ["trade_for W-M7", "trade_for W-M8"]
    says(state, "trade_for W-M8")
    assert state.place[item("W-M8")] == 8  # Carried by the first hero.
    assert state.place[item("W-M2a")] == 0  # Back in the box.
    assert state.weapon_level[item("W-M8")] == 2
    assert offers(state) == ["trade_for W-G6", "trade_for W-G7", "trade_for W-G8"]
    says(state, "trade_for W-G6")
    assert state.question is not None
    assert state.question.why == "exchange"


def test_who_has_two_weapons_chooses_which_to_give_up() -> None:
    """DP-23"""
    state = prepared(["HR8", "HR1"])
    assert offers(state) == ["give_up W-M1a", "give_up W-R2a"]
    says(state, "give_up W-R2a")
    assert offers(state) == ["trade_for W-R6", "trade_for W-R7", "trade_for W-R8"]
    says(state, "trade_for W-R8")  # One-handed: the sword stays.
    assert state.place[item("W-M1a")] == 8


def test_with_none_of_the_type_left_any_advanced_weapon_can_be_taken() -> None:
    """DP-23"""
    state = prepared(["HR1", "HR2", "HR3"])
    says(state, "trade_for W-M7", "trade_for W-M8")
    assert len(offers(state)) == 6
    assert offers(state)[0] == "trade_for W-R6"


def test_what_the_hands_no_longer_hold_goes_to_the_shared_supply() -> None:
    """DP-23, LS-4.5"""
    state = prepared(["HR2", "HR1"])
    says(state, "trade_for W-M7")  # Two hands, and there was a shield.
    shield = next(n for n, name in enumerate(ITEM_NAMES) if name == "A03a")
    assert state.place[shield] == SHARED


# Trees.


def test_trees_cover_what_is_near_them() -> None:
    """LS-19.8, LS-19.7, R-97"""
    field = Field("HR7@8,13", "C@6,16E", map="glenwald", fog=4, options=THREE).turn()
    field.says("attack W-G2a-spark")
    assert not field.offers("aim 7,11")  # Beside the Tree on (7,10).
    assert field.why_not("aim 7,11").rule == "LS-19.8"


@pytest.mark.parametrize("scroll", ["SC3", "SC7"])
def test_what_reaches_only_oneself_works_under_trees(scroll: str) -> None:
    """LS-19.8"""
    field = Field("HR7@8,11", "C@8,12E", map="glenwald", fog=4, options=THREE)
    field.gives(scroll).turn()
    assert field.offers(f"read {scroll}")
