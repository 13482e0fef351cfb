"""What the log tells: all that happens, with its true numbers, in sentences a person would say."""

import pytest

from gloaming.engine.event import Event
from gloaming.engine.sight import tell
from gloaming.games.last_spell import GAME
from gloaming.games.last_spell.board import NAMES, X, slot_space
from gloaming.games.last_spell.box.maps import LOW
from gloaming.games.last_spell.box.missions import GUARDED_CIRCLE
from gloaming.games.last_spell.box.waves import ALERION_CARDS
from gloaming.games.last_spell.campaign.end_of_night import panic_reward, reward
from gloaming.games.last_spell.monsters.arrival import place_wave
from gloaming.games.last_spell.view import view
from gloaming.text import Catalogue
from tests.games.last_spell.test_brood import breeding
from tests.games.last_spell.test_cetusia import night, rises
from tests.games.last_spell.test_day import Morning, space
from tests.games.last_spell.test_harpy import last_night
from tests.games.last_spell.test_scenario import ONE, mission_night, survive
from tests.support.last_spell import Field, at, figure

ENGLISH = Catalogue("en", GAME)


def said(heard: list[Event], what: str) -> list[str]:
    """Every sentence about this, in English."""
    return [ENGLISH.event(tell(GAME, event, 0)) for event in heard if event.what == what]


def test_a_mage_from_the_inn_joins_the_circle() -> None:
    """LS-18.7, BD8: nobody is lost."""
    morning = Morning("BD8@I", gold=2)
    morning.state.mages = 3
    heard: list[Event] = []
    morning.state.heard = heard
    morning.says("scavenge gold").says(f"work {space('I')}")
    assert said(heard, "mages") == []
    assert said(heard, "mage-joins") == ["A Mage joins the Magic Circle, which now has 4."]


def test_the_mage_of_the_guarded_circle_is_told() -> None:
    """LS-17.3, UM8"""
    field = Field("HR2@18,18")
    reward(field.state, GUARDED_CIRCLE)
    assert said(field.heard, "mage-joins") == ["A Mage joins the Magic Circle, which now has 5."]


def test_mages_are_lost_one_by_one_or_several_at_once() -> None:
    """LS-13.9"""
    field = Field("HR2@18,18", "C@12,13E").attack()
    assert said(field.heard, "mages") == ["1 Mage is lost, 3 are left."]
    field = Field("HR2@18,18", "B@12,12E").attack()
    assert said(field.heard, "mages") == ["2 Mages are lost, 2 are left."]


def test_mana_that_comes_back_is_told_with_what_the_hero_has_now() -> None:
    """LS-9.2, LS-4.3"""
    field = Field("HR6@12,9").gives("blue1")
    field.state.mana[0] = 2
    field.turn().says("drink blue1")
    assert said(field.heard, "mana") == ["Mirella regains 3 Mana and has 5."]


def test_drained_mana_is_lost_and_none_is_not_told() -> None:
    """LS-10.11"""
    field = Field("HR2@9,13", "U1@9,14E").arms().attack()
    assert said(field.heard, "mana") == []
    assert said(field.heard, "mana-lost") == ["Brenna loses 2 Mana and has 1."]
    empty = Field("HR2@9,13", "U1@9,14E").arms()
    empty.state.mana[0] = 0
    assert said(empty.attack().heard, "mana-lost") == []


def test_between_equal_wounds_base_mana_decides() -> None:
    """LS-13.4: not the Mana a hero has left."""
    field = Field("HR2@9,13 HR6@11,13", "C@10,13E").attack()
    assert said(field.heard, "strikes-hero") == [
        "Clawer 1 attacks Mirella: the hero with the most base Mana."
    ]


@pytest.mark.parametrize("perks", [[], ["PK13"]])
def test_a_magic_reroll_names_its_price_only_where_it_is_offered(perks: list[str]) -> None:
    """LS-6.9, PK13: with Arcane Economy it is free."""
    field = Field("HR6@12,9", "C@9,9E").arms("W-G1a")
    for perk in perks:
        field.learns(perk)
    field.turn().says("attack W-G1a-arcane-bolt", "aim 9,9", "roll blue-M")
    offered = [ENGLISH.option(option) for option in field.question.options]
    assert offered[0] == "Reroll: Magic (1 Mana, none with Arcane Economy)"
    field.says("reroll magic")
    assert said(field.heard, "rerolls") == ["Clawer 1 has to reroll: Magic."]


def test_the_point_that_destroys_is_no_flame() -> None:
    """LS-16.2, LS-16.3"""
    field = Field("HR2@18,18", "M@8,12S", "ST1@8,13").attack()
    assert said(field.heard, "burns") == ["The Wooden Wall on 8,13 burns: 1 flame."]
    assert said(field.heard, "destroyed") == ["The Wooden Wall on 8,13 is destroyed."]
    field = Field("HR2@18,18", "C@8,12S", "ST2@8,13").burning("8,13", 3).attack()
    assert said(field.heard, "burns") == []
    assert said(field.heard, "destroyed") == ["The Stone Wall on 8,13 is destroyed."]


def test_a_ruin_not_yet_removed_shows_no_flame_too_many() -> None:
    """LS-16.3, LS-13.2"""
    field = Field("HR2@18,18", "", "ST1@8,13").burning("8,13", 2)
    seen = view(field.state, 0)["structures"]
    assert [(one["flames"], one["capacity"]) for one in seen] == [(1, 1)]


def test_what_makes_way_is_told() -> None:
    """LS-20.11, LS-20.23: monsters and structures that are removed."""
    field = rises(night("HR2@18,18", "B@15,19N C@6,13E", "ST1@12,8"), "Z1")
    assert said(field.heard, "swept-away") == ["Boomer 1 on 15,19 is swept away."]
    assert said(field.heard, "destroyed") == ["The Wooden Wall on 12,8 is destroyed."]
    field = breeding("HR2@18,18", "B@21,15W*")
    assert said(field.heard, "swept-away") == ["Boomer 1 on 21,15 is swept away."]


def test_a_tower_under_a_trapped_hero_is_told_to_go() -> None:
    """LS-20.23"""
    field = breeding("HR2@21,12", built="ST8@21,12")
    assert said(field.heard, "destroyed") == ["The Watchtower on 21,12 is destroyed."]


def test_a_monster_that_an_alerion_takes_the_place_of_is_told() -> None:
    """R-126"""
    field = last_night("HR2@18,18", dead=0)
    full = [slot_space(2, 6, row, column) for row in range(3) for column in range(4)]
    for one in full:
        field.put(f"C@{NAMES[one]}E")
    for one in range(len(NAMES)):
        if one not in full and X[one] < field.state.fog:
            field.state.terrain[one] = LOW
    place_wave(field.state, 2, ALERION_CARDS[0])
    (gone,) = field.told("swept-away")
    assert field.told("enters")[0] == [figure("L1"), gone[1], 0]


def test_nothing_earned_is_not_told() -> None:
    """LS-17.2: the last slot of the Panic Area brings no Materials to two heroes."""
    field = Field("HR2@18,18 HR4@17,18")
    field.state.panic = 1
    panic_reward(field.state)
    assert said(field.heard, "earns") == ["Gold: 1 more."]


def test_what_is_mended_says_how_it_burns_now() -> None:
    """LS-18.11"""
    morning = Morning("ST2@8,13")
    heard: list[Event] = []
    morning.state.heard = heard
    morning.state.flames[morning.state.structure[at("8,13")]] = 3
    morning.says("scavenge gold", "repair 8,13")
    assert said(heard, "repairs") == ["The Stone Wall on 8,13 is repaired: 1 flame is left."]


def test_an_empty_panic_area_is_told_to_bring_nothing() -> None:
    """LS-17.2"""
    assert said(survive(panic=0).heard, "no-calm") == [
        "No flame is left in the Panic Area: the night brings nothing."
    ]
    assert said(survive(panic=3).heard, "no-calm") == []


def test_a_mission_that_was_not_completed_is_told_like_one_that_was() -> None:
    """LS-17.3"""
    field = mission_night("UM1")
    assert said(field.heard, "achieved") == ["Completed: Safe Homes."]
    assert said(field.heard, "not-achieved") == ["Not completed: Artillery."]


def test_who_is_knocked_out_is_told_to_come_back() -> None:
    """K9: at an easy table the first death of a scenario is none."""
    easy = ONE | {"difficulty": "easy"}
    field = Field("HR2@12,9 HR4@18,18", "C@11,9E", options=easy).arms().wounded(7).attack()
    assert said(field.heard, "knocked-out") == ["Brenna is out until the next day."]
    normal = Field("HR2@12,9 HR4@18,18", "C@11,9E", options=ONE).arms().wounded(7).attack()
    assert said(normal.heard, "falls") == ["Brenna falls."]
    assert said(normal.heard, "knocked-out") == []
