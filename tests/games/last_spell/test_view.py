"""What the table shows of what is under way."""

from typing import Any

from gloaming.games.last_spell import GAME
from gloaming.games.last_spell.view import Carried, View
from tests.support.last_spell import Field


def seen(field: Field) -> View:
    return GAME.view(field.state, 0)


def test_an_attack_shows_what_it_would_affect_before_it_is_aimed() -> None:
    """LS-24.2, V-47: a Wide Swing to the west, and the same to the north."""
    field = Field("HR2@9,12", "C@8,12E").arms("W-M6").turn().says("attack W-M6-wide-swing")
    attack = seen(field)["attack"][0]
    assert (attack["attack"], attack["origin"], attack["spaces"]) == ("W-M6-wide-swing", "9,12", [])
    assert set(attack["areas"]) == {"8,12", "10,12", "9,11", "9,13"}
    west = {"8,12", "8,11", "8,13", "7,12", "7,11", "7,13"}
    assert set(attack["areas"]["8,12"]) == west
    field.says("aim 8,12")
    attack = seen(field)["attack"][0]
    assert set(attack["spaces"]) == west
    assert (attack["areas"], attack["target"], attack["faces"]) == ({}, "C1", [])


def test_where_the_attacker_will_choose_the_way_both_are_shown() -> None:
    """LS-24.2, R-106: as far east as south."""
    field = Field("HR2@10,9").arms("W-R4").turn().says("attack W-R4-skewer")
    assert set(seen(field)["attack"][0]["areas"]["13,12"]) == {
        "13,12",
        "14,12",
        "15,12",
        "13,13",
        "13,14",
    }


def test_a_blow_shows_whom_it_hits_how_hard_and_by_whom() -> None:
    """LS-8.1"""
    field = Field("HR2@12,9", "M@12,8S").attack()
    assert field.why == "harm"
    assert seen(field)["harm"] == [{"hero": "HR2", "damage": 2, "by": "M1"}]


def test_a_question_says_what_it_is_about() -> None:
    """LS-13.4, DP-12: which monster wavers."""
    field = Field("HR2@12,9 HR4@12,7", "C@12,8E")
    assert seen(field)["about"] == ""
    field.attack()
    assert (field.why, seen(field)["about"]) == ("target", "C1")


def test_the_reward_follows_the_panic() -> None:
    """LS-17.2, §4.10: the leftmost flame; a third hero brings one more of each."""
    field = Field("HR2@12,9 HR4@12,7")
    field.state.panic = 12
    assert seen(field)["reward"] == [6, 5]
    field.state.panic = 1
    assert seen(field)["reward"] == [1, 0]
    field.state.panic = 0
    assert seen(field)["reward"] == [0, 0]
    three: Any = Field("HR2@12,9 HR4@12,7 HR1@9,9")
    three.state.panic = 10
    assert seen(three)["reward"] == [6, 6]


def test_the_colours_of_icons_that_come() -> None:
    """LS-11.7"""
    assert seen(Field())["colours"] == "g"
    assert seen(Field(options={"scenario": "lakeburg"}))["colours"] == "gy"


def test_cards_show_what_a_player_must_know() -> None:
    """§4.5, §4.6, LS-10.9, LS-18.12"""
    printed = GAME.printed
    assert printed["S01"]["0 0"] == "Ry"
    assert printed["S01"]["2 3"] == "Cg"
    assert printed["D02"]["slots"] == "8 9 7 2"
    assert printed["W"]["abilities"] == "fly"
    assert printed["SC6"]["price"] == "3"
    assert printed["SC6"]["propagation"] == "3"
    assert printed["BD5"]["jobs"] == "2"


def test_a_weapon_shows_how_often_each_attack_is_left() -> None:
    """LS-6.4, LS-18.13: three Slashes, one more at Level II."""
    field = Field("HR2@12,9", "C@12,8S").turn()
    assert weapon(field)["uses"] == {"W-M1a-slash": 3, "W-M1a-rush": 1}
    field.says("attack W-M1a-slash", "aim 12,8")
    assert weapon(field)["uses"]["W-M1a-slash"] == 2
    field.state.weapon_level[0] = 2
    assert weapon(field)["uses"] == {"W-M1a-slash": 3, "W-M1a-rush": 2}


def weapon(field: Field) -> Carried:
    return next(item for item in seen(field)["heroes"][0]["items"] if item["uses"])


def test_the_players_sit_on_one_side() -> None:
    """LS-1.1: no curtain between them, and they give up by vote."""
    assert GAME.together
