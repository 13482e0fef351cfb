"""The Monster Phase: panic, coin, waves, movement, attack."""

import pytest

from gloaming.games.last_spell.board import NOWHERE, slot_space
from gloaming.games.last_spell.box.monster_cards import (
    BULKY,
    CARD,
    CLAWER,
    FIGURES,
    KIND_IDS,
    WINGED,
    figures_of,
)
from gloaming.games.last_spell.box.waves import NIGHT_DECK, SCHEMA_IDS, SCHEMAS
from gloaming.games.last_spell.monsters.arrival import figure_for, place_wave, room_for
from gloaming.games.last_spell.night.monster_phase import MONSTER_PHASE
from gloaming.games.last_spell.state import NOBODY
from gloaming.games.last_spell.words import WHYS
from tests.support.last_spell import Field, figure


def lay(field: Field, slot: int, card: str) -> Field:
    field.state.slot_cards[2 * slot] = SCHEMA_IDS.index(card)
    return field


def test_a_night_begins_with_a_monster_phase() -> None:
    """LS-11.1"""
    field = Field("HR2@18,18", "C@5,13E C@5,14E").monster_phase().says("flip_coin left")
    assert field.why == "turn"
    field.says("end_turn")
    assert field.why == "coin"
    assert field.state.phase == 3


def test_the_sub_phases_in_order() -> None:
    """LS-11.2"""
    names = [type(step).__name__ for step in MONSTER_PHASE.steps]
    wanted = ["SpreadPanic", "FlipCoin", "RevealWaves", "MoveMonsters", "PlanBlows", "StrikeBlows"]
    assert [name for name in names if name in wanted] == wanted


def test_panic_spreads_with_every_monster_in_the_city() -> None:
    """LS-11.3"""
    field = Field("HR2@18,18", "C@12,12E C@9,9E C@8,9E").monster_phase()
    assert field.state.panic == 10  # The Circle's sector counts, outside does not.
    field = Field("HR2@18,18", "C@12,12E C@9,9E")
    field.state.panic = 1
    assert field.monster_phase().state.panic == 0


def test_the_coin_holds_for_the_whole_phase() -> None:
    """LS-11.4"""
    field = Field("HR2@18,18", "C@5,11E C@5,19E").monster_phase()
    assert (field.asked, field.why) == ("nature", "coin")
    field.says("flip_coin right")
    assert (field.where("C1"), field.where("C2")) == ("7,12", "7,20")


def test_every_slot_reveals_its_top_card() -> None:
    """LS-11.6"""
    field = lay(lay(Field("HR2@18,18", fog=3), 2, "S03"), 1, "S01")
    field.monster_phase().says("flip_coin left")
    assert [row[0] for row in field.told("reveals")] == [1, 2]
    assert sum(space >= 0 for space in field.state.at) == 12
    field.says("end_turn", "flip_coin left")
    assert len(field.told("reveals")) == 2  # No cards are left.


def test_only_icons_of_an_active_colour_are_placed() -> None:
    """LS-11.7"""
    for level, many in (("normal", 6), ("nightmare", 8)):
        field = Field("HR2@18,18", options={"difficulty": level})
        place_wave(field.state, 1, SCHEMA_IDS.index("S01"))
        placed = [CARD[f].wounds for f in range(FIGURES) if field.state.at[f] >= 0]
        assert sum(placed) == many


@pytest.mark.parametrize(
    ("difficulty", "day", "more"),
    [("easy", 2, 0), ("normal", 1, 0), ("normal", 2, 1), ("normal", 3, 1), ("hard", 2, 1)],
)
def test_clawers_join_the_later_waves(difficulty: str, day: int, more: int) -> None:
    """LS-11.7: green icons more on every card of the second and third night"""
    options = {"scenario": "gildenberg", "difficulty": difficulty}
    field = Field("HR2@18,18", options=options, day=day)
    place_wave(field.state, 1, SCHEMA_IDS.index("S12"))
    green = [icon for icon in SCHEMAS[SCHEMA_IDS.index("S12")].icons if icon.colour == 1]
    placed = [one for one in field.state.at if one != NOWHERE]
    assert len(set(placed)) == len(placed) == len(green) + more
    clawers = [one for one in figures_of(CLAWER) if field.state.at[one] != NOWHERE]
    assert len(clawers) == sum(icon.kind == CLAWER for icon in green) + more


def test_a_monster_is_placed_on_its_icon_facing_the_city() -> None:
    """LS-11.8"""
    field = Field("HR2@18,18")
    place_wave(field.state, 8, SCHEMA_IDS.index("S03"))
    # S03 has a green Runner in row 0, column 1, and four green Clawers in row 2.
    assert field.state.at[figure("R1")] == slot_space(8, 4, 0, 1)
    assert field.stands("R1").endswith("W")


def test_an_occupied_icon_space_gives_way_to_the_nearest() -> None:
    """LS-11.8, R-32"""
    field = Field("HR2@18,18", "C@3,12E")
    state = field.state
    assert room_for(state, 2, 2, 0) == slot_space(2, 4, 2, 1)  # Larger row first, then left.
    for row in range(3):
        for column in range(4):
            space = slot_space(2, 4, row, column)
            if state.figure[space] == 0:
                state.figure[space] = 1
    assert room_for(state, 2, 2, 0) == -1


def test_who_stands_in_when_figures_run_out() -> None:
    """LS-11.9, R-33, R-34"""
    field = Field("HR2@18,18", "K2@5,13E")
    state = field.state
    assert figure_for(state, BULKY + 1) == figure("K3")  # The next free variant.
    assert figure_for(state, BULKY) == figure("K1")
    for one in range(FIGURES):
        if CARD[one].id in ("W", "M"):
            state.at[one] = 0
    assert figure_for(state, WINGED) == figure("A1")  # Armored are gone, too.
    for one in range(FIGURES):
        state.at[one] = 0
    assert figure_for(state, CLAWER) == NOBODY


def test_the_schema_cards_hold_what_they_should() -> None:
    """LS-11.7, LS-11.6"""
    for night in (1, 2, 3):
        for card in NIGHT_DECK[night]:
            wounds = {1: 0, 2: 0, 3: 0}
            for icon in SCHEMAS[card].icons:
                value = next(one for one in CARD if one.id == KIND_IDS[icon.kind]).wounds
                wounds[icon.colour] += value
            assert wounds[1] == (6 if night == 1 else 7)
            assert 2 <= wounds[2] <= 4
            assert 2 <= wounds[3] <= 4


def test_monsters_turn_to_the_arrow_even_without_moving() -> None:
    """LS-12.1"""
    field = Field("HR2@12,9", "C@11,9N").move()
    assert field.stands("C1") == "11,9S"
    fog = Field("HR2@18,18", "C@1,20E C@2,20E* C@1,19E* C@1,21E*").move()
    assert fog.stands("C1") == "1,20E"  # It keeps its direction in the Fog.


def test_the_order_is_found_once() -> None:
    """LS-12.3, R-28"""
    field = Field("HR2@18,18", "C@9,9S C@8,13E").move()
    # C1 turns on the way and is not moved a second time; C2 faces east and went first.
    assert field.told("moves")[0][0] == figure("C2")
    assert len([row for row in field.told("moves") if row[0] == figure("C1")]) <= 3


def test_a_monster_stops_beside_what_it_meets_and_says_why() -> None:
    """LS-12.5, R-21"""
    field = Field("HR2@18,18", "C@5,11E", "ST1@5,9").move()
    assert field.where("C1") == "5,10"  # The side step brought it beside the wall.
    assert [WHYS[row[1]] for row in field.told("stays")] == ["meets-structure"]


def test_a_monster_blocked_by_an_obstacle_two_wide_side_steps_twice() -> None:
    """LS-12.8, R-19, R-20"""
    field = Field("HR2@18,18", "R@5,11E")
    field.state.terrain[field.state.at[figure("R1")] - 28 + 1] = 3  # Another Low Obstacle.
    assert field.move().where("R1") == "8,9"


def test_cards_are_discarded_after_the_movement() -> None:
    """LS-12.12"""
    field = lay(Field("HR2@18,18", fog=3), 1, "S01").monster_phase().says("flip_coin left")
    assert field.state.slot_cards[2] == -1


def test_monsters_attack_only_when_they_are_out_and_awake() -> None:
    """LS-13.1, R-101"""
    field = Field("HR2@4,13", "C@3,13E C@5,13W* C@4,14N").arms().attack()
    assert field.state.hurt[0] == 1
    moved = Field("HR2@12,9", "C@11,8S").arms().move()
    assert moved.told("strikes-hero") == []  # Nobody strikes while moving.


def test_targets_are_found_before_anybody_strikes() -> None:
    """LS-13.2, R-35"""
    field = Field("HR2@18,18", "C@8,12E C@8,14E", "ST1@8,13").burning("8,13", 1).attack()
    assert len(field.told("strikes-structure")) == 2  # The second one hits the ruin.
    assert field.kind("8,13") == ""


def test_heroes_come_before_structures() -> None:
    """LS-13.3, R-12"""
    field = Field("HR2@9,11", "C@9,12E", "BD1@C").arms().attack()
    assert field.state.hurt[0] == 1
    assert field.flames("C") == 0


def test_among_heroes_the_most_wounded_or_by_choice() -> None:
    """LS-13.4, DP-12"""
    field = Field("HR2@10,11 HR6@12,11", "C@11,11E").arms(hero=0).arms(hero=1).wounded(1).attack()
    assert field.state.hurt[:2] == [2, 0]
    tie = Field("HR4@10,11 HR5@12,11", "C@11,11E").arms(hero=0).arms(hero=1).attack()
    assert (tie.asked, tie.why) == ("table", "target")
    assert sorted(tie.offered("target")) == ["10,11", "12,11"]
    assert tie.why_not("target 11,12").rule == "LS-13.4"
    tie.says("target 12,11")
    assert tie.state.hurt[:2] == [0, 1]


def test_among_structures_walls_before_buildings_or_by_choice() -> None:
    """LS-13.5, DP-12"""
    field = Field("HR2@18,18", "M@9,12E", "BD1@C ST2@9,11").burning("9,11", 1).attack()
    assert field.flames("9,11") == 3  # Both need two attacks; Walls come first.
    weak = Field("HR2@18,18", "M@9,12E", "BD1@C ST2@9,11").burning("C", 1).burning("9,11", 1)
    assert weak.attack().kind("C") == ""  # One attack for the House, two for the Wall.
    tie = Field("HR2@18,18", "C@8,9E", "ST1@8,8 ST1@8,10").attack()
    assert sorted(tie.offered("target")) == ["8,10", "8,8"]


def test_a_shot_hits_the_first_in_line_else_melee() -> None:
    """LS-13.6, R-14"""
    field = Field("HR2@9,14 HR4@8,14", "A@6,14E").arms(hero=1).attack()
    assert field.state.hurt[:2] == [0, 1]
    beside = Field("HR2@6,13", "A@6,14E").arms().attack()
    assert beside.state.hurt[0] == 1
    portal = Field("HR2@9,14", "A@6,14E", "ST7@8,14").arms().attack()
    assert portal.state.hurt[0] == 1


def test_damage_goes_to_heroes_structures_and_mages() -> None:
    """LS-13.7, LS-13.8, LS-13.9"""
    field = Field("HR2@18,9", "M@12,13E M@9,12E M@18,10N", "BD1@C").arms().attack()
    assert field.state.mages == 2
    assert field.flames("C") == 2
    assert field.state.hurt[0] == 2


def test_creeping_doom_takes_a_mage_in_every_late_phase() -> None:
    """LS-13.11, R-100"""
    field = Field("HR2@18,18", "C@5,22N* C@6,22N*", phase=8).monster_phase()
    field.says("flip_coin left")
    assert field.state.mages == 4  # Phase 9.
    field.says("end_turn", "flip_coin left")
    assert field.state.mages == 3


def test_the_end_of_the_night_is_tested_after_the_monster_phase() -> None:
    """LS-13.11, LS-1.8, R-02"""
    field = Field("HR2@18,18 HR4@9,18", "B@9,12E B@8,8E", "BD1@C", last=True).attack()
    assert field.ending == "survived"  # One Boomer exploded, one Wound is left for two heroes.
