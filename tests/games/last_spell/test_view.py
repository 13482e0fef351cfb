"""What the table shows of what is under way."""

from typing import Any

import pytest

from gloaming.games.last_spell import GAME
from gloaming.games.last_spell.board import NAMES, slot_space
from gloaming.games.last_spell.box.waves import DIRECTION_IDS, SCHEMA_IDS
from gloaming.games.last_spell.monsters.arrival import place_wave
from gloaming.games.last_spell.shapes import Carried, View
from gloaming.games.last_spell.state import NO_CARD
from tests.games.last_spell.test_dryad import night
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
    """LS-17.2, LS-19.1: the leftmost flame; a third hero brings one more of each."""
    one = {"scenario": "gildenberg"}
    field = Field("HR2@12,9 HR4@12,7", options=one)
    field.state.panic = 12
    assert seen(field)["reward"] == [6, 5]
    field.state.panic = 1
    assert seen(field)["reward"] == [1, 0]
    field.state.panic = 0
    assert seen(field)["reward"] == [0, 0]
    three: Any = Field("HR2@12,9 HR4@12,7 HR1@9,9", options=one)
    three.state.panic = 10
    assert seen(three)["reward"] == [6, 6]


def test_a_night_that_ends_the_game_brings_nothing_in() -> None:
    """LS-17.4, LS-21.2, LS-23.6"""
    assert seen(Field("HR2@12,9"))["reward"] == []
    for scenario, day, some in (("gildenberg", 2, True), ("gildenberg", 3, False)):
        assert (seen(Field(day=day, options={"scenario": scenario}))["reward"] != []) == some
    assert seen(Field(day=3, options={"scenario": "campaign"}))["reward"] != []


def test_yesterdays_direction_card_is_not_taken_for_that_of_the_coming_night() -> None:
    """LS-18.5, K6: at a hard table it is drawn after the Main Phase."""
    field = Field(options={"scenario": "gildenberg", "difficulty": "hard"})
    field.state.direction = DIRECTION_IDS.index("D01")
    assert seen(field)["direction"] == "D01"
    field.state.day = 2
    assert seen(field)["direction"] == ""


def lying(field: Field, card: str) -> Field:
    """A Schema card that lies face up on slot 2."""
    field.state.slot_cards[2 * 2] = SCHEMA_IDS.index(card)
    return field


def test_a_card_that_lies_face_up_shows_the_colours_that_come() -> None:
    """LS-11.7"""
    first = seen(lying(Field(), "S01"))["icons"]["S01"]
    assert "".join(first.values()) == "RCACCC"
    second = seen(lying(Field(options={"scenario": "lakeburg"}), "S01"))["icons"]["S01"]
    assert len(second) == 8
    assert second["0 0"] == "R"


@pytest.mark.parametrize(
    ("difficulty", "day", "clawers"),
    [("easy", 2, 3), ("normal", 1, 3), ("normal", 2, 4), ("hard", 2, 4), ("nightmare", 2, 4)],
)
def test_the_clawer_that_a_table_adds_is_seen_before_it_comes(
    difficulty: str, day: int, clawers: int
) -> None:
    """LS-11.8: as many monsters are shown as then enter."""
    options = {"scenario": "gildenberg", "difficulty": difficulty}
    field = lying(Field("HR2@18,18", day=day, fog=5, options=options), "S12")
    shown = seen(field)["icons"]["S12"]
    assert list(shown.values()).count("C") == clawers
    place_wave(field.state, 2, SCHEMA_IDS.index("S12"))
    entered = {NAMES[number] for _, number, _ in field.told("enters")}
    places = [[int(n) for n in place.split()] for place in shown]
    assert entered == {NAMES[slot_space(2, 5, row, column)] for row, column in places}


def test_brood_cards_show_what_they_breed() -> None:
    """LS-20.22: and no Clawer that other cards get."""
    field = night(slots=2)
    assert seen(field)["icons"]["SQ1"] == {"1 0": "MO", "1 3": "HA"}
    for place in range(len(field.state.slot_cards)):
        field.state.slot_cards[place] = NO_CARD
    assert seen(field)["brood"] == {"8": "SQ1"}
    assert seen(field)["icons"] == {"SQ1": {"1 0": "MO", "1 3": "HA"}}


def test_the_cards_of_bosses_and_tiles_say_how_they_strike() -> None:
    """LS-10.1, LS-20.9, LS-20.12, LS-20.24"""
    printed = GAME.printed
    assert printed["A"]["shoots"] == "4"
    assert printed["MO"]["shoots"] == "7"
    assert "shoots" not in printed["C"]
    assert [printed[kind]["strength"] for kind in ("HA", "MN", "ZH", "ZT")] == [""] * 4
    assert [printed[kind]["strength"] for kind in ("C", "MO", "X", "Y")] == ["1", "1", "3", "2"]
    head, tail = printed["ZH"], printed["ZT"]
    assert (head["dice"], head["dice-2"]) == ("orange", "orange blue")
    assert (head["skull-smash"], head["hydro-catapult"]) == ("2 3", "1 2")
    assert (tail["tidal-assault"], tail["tidal-entrance"]) == ("1 2", "2 3")
    assert printed["Z2"] == {"ZH": "15,8 hydro-catapult", "ZT": "12,19 tidal-entrance"}


def test_the_question_to_a_guardian_or_priest_is_about_the_one_who_could_help() -> None:
    """PK14, A22: not about the hero that is hurt."""
    field = Field("HR2@12,9 HR1@12,10", "C@11,9E").arms().arms("A22", hero=1).learns("PK14", 1)
    field.wounded(7).attack()
    assert (field.why, seen(field)["about"]) == ("guard", "HR1")
    assert seen(field)["harm"][0]["hero"] == "HR2"
    field.says("decline")
    assert (field.why, seen(field)["about"]) == ("save", "HR1")


def test_cards_show_what_a_player_must_know() -> None:
    """LS-11.6, LS-18.5, LS-10.9, LS-18.12"""
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
