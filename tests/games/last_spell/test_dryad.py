"""The Putrefied Dryad in Glenwald, her Monoliths, and how scenario III begins."""

from gloaming.games.last_spell.board import SECTOR_NAMES
from gloaming.games.last_spell.bosses.dryad import strikes_sectors
from gloaming.games.last_spell.box.equipment import FIRST_ARMOUR, FIRST_POTION
from gloaming.games.last_spell.box.monster_cards import BLUE, KINDS, ORANGE
from gloaming.games.last_spell.box.waves import DIRECTION_IDS, SCHEMA_IDS
from gloaming.games.last_spell.state import (
    CARDS_PER_SLOT,
    FACE_DOWN,
    IN_BOX,
    NO_CARD,
)
from gloaming.games.last_spell.view import view
from tests.support.last_spell import Field, at, figure

THREE = {"scenario": "glenwald"}
HIT = ["roll orange-H", "roll blue-H"]
MISS = ["roll orange-M", "roll blue-M"]


def night(
    heroes: str = "HR2@18,18",
    monsters: str = "",
    built: str = "",
    *,
    phase: int = 0,
    card: str = "D25",
    slots: int = 1,
) -> Field:
    """The last night of Glenwald, before the Monster Phase after `phase`; slot 2 is hers."""
    field = Field(
        heroes, monsters, built, map="glenwald", day=3, fog=6, phase=phase, last=True, options=THREE
    )
    field.state.direction = DIRECTION_IDS.index(card)
    field.state.slots = slots
    for number in range(FIRST_ARMOUR, FIRST_POTION):
        field.state.place[number] = IN_BOX  # Nobody wears anything: damage is not asked about.
    return field


def rooted(heroes: str = "HR2@18,18", monsters: str = "", built: str = "") -> Field:
    """The Dryad has entered in the first Monster Phase."""
    return night(heroes, monsters, built).monster_phase().says("flip_coin left")


def grown(stage: int, heroes: str = "HR2@18,18", monsters: str = "", built: str = "") -> Field:
    """The Dryad is at a stage, and it is the Heroes Phase."""
    field = rooted(heroes, monsters, built)
    field.state.growth = stage
    field.state.phase = stage + 1
    return field.again()


def next_phase(field: Field) -> Field:
    """All heroes pass, and the next Monster Phase goes on to its first question."""
    while field.asked != "nature":
        field.says(field.question.options[0].name if field.why == "act" else "end_turn")
    return field.says("flip_coin left")


def acting(field: Field, hero: str) -> Field:
    """It is this hero's turn."""
    return field.says(f"act {hero}")


# Entry.


def test_the_dryad_has_her_values() -> None:
    """LS-20.15, LS-20.24"""
    dryad, hatchery, mortar = KINDS[16], KINDS[17], KINDS[18]
    assert (dryad.wounds, dryad.move, dryad.strength) == (11, 0, 2)
    assert dryad.dice == hatchery.dice == mortar.dice == ORANGE | BLUE
    assert dryad.boss
    assert (hatchery.wounds, mortar.wounds) == (1, 1)
    assert (mortar.attack, mortar.strength) == (7, 1)


def test_the_dryad_takes_root_amid_five_monoliths() -> None:
    """V-53, LS-20.16"""
    field = rooted()
    assert view(field.state, 0)["dryad"] == ["7,13", "7,14"]
    stones = [field.where(f"MN{n}") for n in range(1, 6)]
    assert stones == ["8,13", "8,14", "7,12", "7,15", "6,13"]
    assert field.state.figure[at("6,14")] == 0  # The open side.
    assert field.state.growth == 1


def test_she_comes_from_the_first_slot_of_the_direction_card() -> None:
    """LS-20.16, LS-18.5"""
    field = night(card="D27").monster_phase().says("flip_coin left")
    assert view(field.state, 0)["dryad"] == ["13,20", "14,20"]
    assert field.where("MN1") == "13,19"
    assert field.where("MN5") == "13,21"


def test_the_top_card_of_her_slot_is_removed_unrevealed() -> None:
    """LS-20.16, LS-11.6"""
    field = night(slots=2)
    for slot in (2, 8):
        for place in range(CARDS_PER_SLOT):
            field.state.slot_cards[CARDS_PER_SLOT * slot + place] = FACE_DOWN
    field.monster_phase().says("flip_coin left", "reveal S21", "reveal S22")
    assert field.state.slot_cards[2 * 2 : 2 * 2 + 2] == [NO_CARD, NO_CARD]
    assert field.state.slot_cards[2 * 8 : 2 * 8 + 2] == [FACE_DOWN, NO_CARD]
    assert [told[0] for told in field.told("reveals")] == [2, 8]
    next_phase(field).says("reveal S23")  # The Dryad's slot has no card any more.
    assert [told[0] for told in field.told("reveals")] == [2, 8, 8]


def test_a_card_the_seer_has_seen_is_removed_too() -> None:
    """LS-20.16"""
    field = night()
    for place, card in enumerate(["S21", "S22"]):
        field.state.slot_cards[CARDS_PER_SLOT * 2 + place] = SCHEMA_IDS.index(card)
    field.monster_phase().says("flip_coin left")
    assert [told[1] for told in field.told("reveals")] == [SCHEMA_IDS.index("S22")]


def test_who_stands_there_gives_way_and_all_else_is_gone() -> None:
    """LS-20.17"""
    field = rooted("HR2@7,14", "B@8,13E", "ST1@8,14")
    assert field.where("HR2") == "6,14"  # Straight towards the Fog.
    assert field.where("B1") == ""
    assert field.told("explodes") == []
    assert field.kind("8,14") == ""


def test_a_hero_in_front_of_her_is_moved_past_her_place() -> None:
    """LS-20.17, R-84, DP-11"""
    field = night("HR2@8,13").monster_phase().says("flip_coin left")
    # West of it are the Dryad, a Monolith, then Fog: the nearest free spaces it is.
    assert field.why == "displace"
    assert sorted(field.offered("displace")) == ["8,12", "9,13"]
    field.says("displace 9,13")
    assert field.where("HR2") == "9,13"


def test_obstacles_in_her_place_are_removed() -> None:
    """LS-20.17"""
    field = night()
    field.state.terrain[at("8,13")] = 3
    field.monster_phase().says("flip_coin left")
    assert field.state.terrain[at("8,13")] == 0


# Growth.


def test_the_stages_of_six_phases() -> None:
    """V-52, LS-20.20"""
    field = night("HR1@18,9")
    field.state.hp[0] = 99
    stages, mages = [], []
    field.monster_phase().says("flip_coin left")
    for phase in range(1, 7):
        if phase > 1:
            next_phase(field)
        while field.why == "harm":
            field.says("accept")
        stages.append(field.state.growth)
        mages.append(field.state.mages)
    assert stages == [1, 1, 2, 3, 3, 3]
    assert mages == [7, 7, 7, 7, 6, 5]


def test_a_sprout_can_not_be_damaged() -> None:
    """LS-20.19"""
    field = rooted("HR1@6,14").says("attack W-M2a-crush", "aim 7,14", *HIT)
    assert field.state.wounds[figure("Y")] == 0
    assert field.told("unharmed") == [[figure("Y"), 0, 0]]


def marked(field: Field, stage: int) -> list[str]:
    sectors = strikes_sectors(field.state, stage)
    return [name for name, mark in zip(SECTOR_NAMES, sectors, strict=True) if mark]


def test_the_sectors_she_strikes() -> None:
    """LS-20.19"""
    field = rooted()
    assert marked(field, 1) == []
    assert marked(field, 2) == ["A2", "A3"]
    assert marked(field, 3) == ["A1", "A2", "B2", "A3", "B3", "A4"]
    south = night(card="D27").monster_phase().says("flip_coin left")
    assert marked(south, 2) == ["B4", "C4"]


def test_sectors_of_her_area_are_hers_too() -> None:
    """LS-20.19, LS-2.8"""
    field = rooted()
    field.state.fog = 5
    field.state.figure[at("7,13")] = field.state.figure[at("7,14")] = 0
    field.state.at[figure("Y")] = at("8,13")  # Her Area reaches the City at x 9.
    assert marked(field, 2) == ["A2", "B2", "A3", "B3"]


def test_she_hurts_heroes_and_structures_of_her_sectors_after_all_others() -> None:
    """LS-20.19, LS-13.1, LS-13.10, R-110"""
    field = grown(2, "HR1@5,20 HR4@8,10 HR6@10,11", built="ST2@7,17 BD1@C ST7@8,17")
    field.state.growth = 1  # It grows to 2 in this phase.
    next_phase(field)
    assert field.state.growth == 2
    assert field.state.hurt[:3] == [0, 2, 0]
    assert field.flames("7,17") == 2
    assert field.kind("8,17") == "ST7"
    assert field.flames("8,17") == 0  # Portals can't be damaged.
    assert field.flames("C") == 0
    next_phase(field)  # Stage 3: the adjacent sectors too.
    assert field.state.hurt[:3] == [2, 4, 2]
    assert field.flames("C") == 2
    assert field.state.mages == 7  # The Circle is spared.


def test_a_fury_shield_strikes_back_at_her() -> None:
    """LS-20.19, A14, R-75"""
    field = grown(2, "HR1@6,14").arms("A14")
    field.state.wounds[figure("Y")] = 10
    next_phase(field).says("use_item A14")
    assert field.ending == "boss-slain"


def test_the_dryad_dead_wins_the_scenario() -> None:
    """LS-1.9, LS-20.15"""
    field = grown(2, "HR1@6,14")
    field.state.wounds[figure("Y")] = 9
    field.says("attack W-M2a-crush", "aim 7,14", *HIT)
    assert field.ending == "boss-slain"
    assert field.state.figure[at("7,13")] == field.state.figure[at("7,14")] == 0


# Monoliths.


def test_monoliths_are_always_hit_and_the_fourth_damage_destroys_them() -> None:
    """LS-20.18, LS-6.11, LS-16.2"""
    field = grown(2, "HR1@9,13").says("attack W-M2a-crush", "aim 8,13")
    assert field.why == "turn"  # No dice.
    assert field.state.wounds[figure("MN1")] == 2
    field.says("end_turn", "attack W-M2a-crush", "aim 8,13")
    assert field.where("MN1") == ""
    assert field.told("broken") == [[figure("MN1"), at("8,13"), 0]]
    assert field.state.kills == 0  # No monster was killed.


def test_monoliths_shield_her_in_melee() -> None:
    """LS-20.18, R-122, LS-24.1"""
    field = grown(2, "HR3@9,13").says("attack W-M3a-thrust", "aim 8,13")
    assert field.state.wounds[figure("Y")] == 0  # Thrust reaches over the stone, but not her.
    assert field.state.wounds[figure("MN1")] == 2
    field.says("end_turn", "attack W-M3a-lunge", "aim 7,13")
    assert field.why == "turn"  # The stone is between.


def test_where_no_monolith_is_between_she_can_be_reached() -> None:
    """LS-20.18"""
    field = grown(2, "HR3@9,13")
    field.state.at[figure("MN1")] = -1
    field.state.figure[at("8,13")] = 0
    field.again().says("attack W-M3a-lunge", "aim 7,13", *HIT)
    assert field.state.wounds[figure("Y")] == 2
    beside = grown(2, "HR3@6,14").says("attack W-M3a-thrust", "aim 7,14")
    assert beside.why == "resolve"  # She, and the stone before her.
    beside.says("resolve Y", *HIT)
    assert beside.state.wounds[figure("Y")] == 2


def test_arrows_and_magic_pass_the_monoliths() -> None:
    """LS-20.18, R-109"""
    field = grown(2, "HR4@8,17").says("attack W-R1a-quick-shot", "aim 7,14", *HIT)
    assert field.state.wounds[figure("Y")] == 1


def test_on_two_affected_spaces_she_is_dealt_with_once() -> None:
    """LS-6.12, LS-13.10"""
    field = grown(2, "HR7@8,17").says("attack W-G2a-fireball", "aim 7,14")
    assert sorted(field.offered("resolve")) == ["MN1", "MN2", "MN4", "MN5", "Y"]


def test_monoliths_can_not_be_jumped() -> None:
    """LS-20.18, R-109, LS-5.6"""
    field = grown(2, "HR1@9,14").says("flip 1", "flip 2")
    assert field.offered("jump") == []


def test_monsters_neither_stop_for_monoliths_nor_attack_them() -> None:
    """LS-20.18, LS-12.5"""
    field = grown(2, "HR1@18,18", "C@6,12E")
    field.move()
    assert field.told("stays") == []
    field.attack()
    assert all(field.state.wounds[figure(f"MN{n}")] == 0 for n in range(1, 6))


def test_monsters_go_round_the_dryad() -> None:
    """V-61, R-125, LS-12.8"""
    field = grown(2, "HR1@18,18")
    field.put("C@6,14E")
    field.move()
    assert field.stands("C1") == "7,16E"


def test_isolation_takes_no_notice_of_stones() -> None:
    """LS-24.3, LS-20.18"""
    field = grown(2, "HR2@6,14").says("attack W-M1a-slash", "aim 7,14", *MISS)
    assert field.offered("reroll") == ["isolation"]
    other = grown(2, "HR2@6,14", "C@6,15E*")
    other.says("attack W-M1a-slash", "aim 7,14", *MISS)
    assert other.why == "turn"


def test_bosses_and_stones_are_never_stunned() -> None:
    """R-52, LS-20.24"""
    field = grown(2, "HR1@6,14")
    field.says("attack W-M2a-crush", "aim 7,14", "roll orange-AS", "roll blue-IS")
    assert field.told("stunned") == []


def test_the_forecast_shows_whom_the_dryad_would_strike() -> None:
    """LS-20.19"""
    field = grown(2, "HR1@8,17")
    seen = view(field.again().state, 0)["forecast"]["left"]
    assert [one["hits"] for one in seen if one["monster"] == "Y"] == [["HR1"]]
