"""Structures, Defences, and the Panic Area."""

from gloaming.games.last_spell.box.structures import A_BUILDING, A_DEFENCE, A_WALL, STRUCTURES
from tests.support.last_spell import Field, at, figure

STRUCTURE_TABLE = """
BD1 2 2 2 12 0 | BD2 2 3 3 1 0 | BD3 2 4 3 1 0 | BD4 2 3 3 1 0 | BD5 2 4 2 2 2 | BD6 2 3 2 2 2
BD7 2 4 3 1 2 | BD8 2 4 3 1 1 | BD9 2 2 2 1 2 | BD10 2 3 2 1 0 | ST1 1 1 1 20 0 | ST2 1 2 3 12 0
ST3 1 2 1 4 0 | ST4 1 3 3 4 0 | ST5 0 5 1 3 0 | ST6 0 5 1 2 0 | ST7 0 2 0 3 0 | ST8 0 3 2 2 0
"""


def test_the_table_of_structures() -> None:
    """LS-16.1, LS-18.9, with a Ballista for 5 Materials as calibrated"""
    rows = [row.split() for row in STRUCTURE_TABLE.replace("\n", "|").split("|") if row.strip()]
    printed = [(row[0], *map(int, row[1:])) for row in rows]
    built = [
        (one.id, one.category, one.cost, one.capacity, one.limit, one.jobs)
        for one in STRUCTURES[1:]
    ]
    assert built == printed
    assert (A_DEFENCE, A_WALL, A_BUILDING) == (0, 1, 2)


def test_a_flame_beyond_the_capacity_destroys() -> None:
    """LS-16.2, R-37"""
    field = Field("HR2@18,18", "M@8,12S", "ST2@8,13").attack()
    assert field.flames("8,13") == 2
    field = Field("HR2@18,18", "M@8,12S", "ST2@8,13").burning("8,13", 2).attack()
    assert field.kind("8,13") == ""


def test_flames_of_buildings_and_defences_come_from_the_panic_area() -> None:
    """LS-16.3, R-38"""
    field = Field("HR2@18,18", "M@8,12S C@9,17E", "ST2@8,13 BD1@G").attack()
    assert field.state.panic == 11  # One for the House, none for the Wall.
    empty = Field("HR2@18,18", "C@9,17E", "BD1@G")
    empty.state.panic = 0
    assert empty.attack().flames("G") == 1


def test_flames_of_a_ruin_do_not_come_back() -> None:
    """LS-16.4, R-37"""
    field = Field("HR2@18,18", "M@9,17E", "BD1@G").burning("G", 2)
    field.state.panic = 5
    assert field.attack().state.panic == 5


def test_anybody_fires_a_defence_from_anywhere() -> None:
    """LS-15.1, R-66"""
    field = Field("HR2@18,18", "C@9,9E", "ST5@10,11").turn().says("fire 10,11")
    assert field.offers("aim 9,9")
    assert Field("HR2@18,18").turn().why_not("fire 10,11").rule == "LS-15.1"


def test_a_ballista_shoots_once_a_phase() -> None:
    """LS-15.2"""
    field = Field("HR2@18,18", "M@9,9E", "ST5@10,11").turn().says("fire 10,11")
    assert field.why_not("aim 24,24").rule in ("LS-24.1", "LS-3.6")
    assert field.why_not("aim 20,12").rule == "LS-24.1"
    field.says("aim 9,9", "roll orange-AS")
    assert field.where("M1") == ""
    assert field.why_not("fire 10,11").rule == "LS-15.1"


def test_a_ballista_has_vision() -> None:
    """LS-15.2"""
    field = Field("HR2@18,18", "C@10,9E", "ST5@10,11 BD1@A").turn().says("fire 10,11")
    assert field.offers("aim 10,9")


def loaded(field: Field, place: str) -> Field:
    field.state.shots[field.state.structure[at(place)]] = 2
    return field


def test_a_catapult_has_two_stones_and_is_inevitable_on_the_impact_space() -> None:
    """LS-15.3, R-67"""
    field = loaded(Field("HR2@18,18", "C@8,12E C@7,12E", "ST6@12,11"), "12,11").turn()
    field.says("fire 12,11", "aim 8,12", "resolve C1", "roll blue-IS", "roll blue-IS")
    assert (field.where("C1"), field.where("C2")) == ("", "7,12")
    field.says("fire 12,11", "aim 8,12", "roll blue-M")
    assert field.why_not("fire 12,11").rule == "LS-15.1"


def test_a_catapult_hits_its_own_player_too() -> None:
    """LS-15.6, LS-6.10"""
    field = loaded(Field("HR2@8,13", "", "ST6@12,11"), "12,11").arms().turn()
    field.says("fire 12,11", "aim 8,12")
    assert field.state.hurt[0] == 1
    field = loaded(Field("HR2@8,13 HR4@18,18", "C@5,22N C@6,22N", "ST6@12,11"), "12,11")
    field.arms().wounded(7).turn().says("fire 12,11", "aim 8,12")
    assert field.where("HR2") == ""
    assert field.active == "HR4"  # Its turn is over.


def test_a_defence_has_no_magic_reroll_but_an_engineer_has_one() -> None:
    """LS-15.6, PK12"""
    field = Field("HR6@18,18", "C@9,9E", "ST5@10,11").turn()
    field.says("fire 10,11", "aim 9,9", "roll blue-M")
    assert field.why == "turn"
    engineer = Field("HR6@18,18", "C@9,9E", "ST5@10,11").learns("PK12").turn()
    engineer.says("fire 10,11", "aim 9,9", "roll blue-M")
    assert engineer.offered("reroll") == ["PK12"]


def test_a_portal_leads_to_another() -> None:
    """LS-15.4"""
    field = Field("HR2@8,13", "C@8,18N", "ST7@8,13 ST7@18,8 ST7@8,18").turn()
    assert field.why_not("travel 18,8").rule == "LS-15.4"  # No MP yet.
    field.says("flip 2")
    assert field.offered("travel") == ["18,8"]  # On the third one stands a Clawer.
    field.says("travel 18,8")
    assert field.where("HR2") == "18,8"
    assert (field.state.mp, field.state.mana[0]) == (1, 2)


def test_a_watchtower_is_climbed_and_left_for_two() -> None:
    """LS-15.5, R-65"""
    field = Field("HR2@8,13", "", "ST8@9,13").turn()
    assert field.why_not("climb 9,13").rule == "LS-15.5"
    field.says("flip 1", "climb 9,13", "flip 2")
    assert field.where("HR2") == "9,13"
    assert field.why_not("step 9,12").rule == "LS-15.5"
    assert sorted(field.offered("descend")) == ["10,13", "8,13", "9,12", "9,14"]
    field.says("descend 10,13")
    assert field.state.mp == 1
    assert field.why_not("descend 10,12").rule == "LS-15.5"


def test_a_hero_on_a_tower_is_struck_before_the_tower() -> None:
    """LS-15.5"""
    field = Field("HR2@8,13", "C@8,12S A@4,13E", "ST8@9,13").arms()
    state = field.state
    state.figure[state.space[0]] = 0
    state.space[0] = at("9,13")
    state.figure[at("9,13")] = 1
    state.at[figure("C1")] = at("9,12")
    state.figure[at("8,12")] = 0
    state.figure[at("9,12")] = 5 + figure("C1")
    field.attack()
    assert state.hurt[0] == 1  # The Archer is five spaces away.
    assert field.flames("9,13") == 0
