"""The Corrupted Harpy and her Alerions."""

from gloaming.games.last_spell.board import NAMES, slot_space
from gloaming.games.last_spell.box.monster_cards import KINDS
from gloaming.games.last_spell.box.waves import ALERION_CARDS
from gloaming.games.last_spell.monsters.arrival import place_wave, room_for
from tests.support.last_spell import Field, figure

ONE = {"scenario": "gildenberg"}


def last_night(heroes: str, monsters: str = "", built: str = "", dead: int = 2) -> Field:
    field = Field(heroes, monsters, built, day=3, fog=6, options=ONE)
    field.state.alerions_dead = dead
    return field


def test_the_harpy_and_the_alerions_have_their_values() -> None:
    """LS-20.1"""
    harpy, alerion = KINDS[13], KINDS[12]
    assert (harpy.wounds, harpy.move, harpy.strength, harpy.flies) == (7, 5, 3, True)
    assert (alerion.wounds, alerion.move, alerion.strength, alerion.figures) == (1, 3, 1, 3)
    assert harpy.dice == alerion.dice == 3


def test_alerions_come_with_their_cards() -> None:
    """LS-20.2, LS-11.10"""
    field = last_night("HR2@18,18", dead=0)
    place_wave(field.state, 2, ALERION_CARDS[0])
    assert field.where("L1") != ""


def test_an_alerion_is_placed_even_in_a_full_slot() -> None:
    """LS-11.8, R-126"""
    field = last_night("HR2@18,18", dead=0)
    state = field.state
    for row in range(3):
        for column in range(4):
            field.put(f"C@{NAMES[slot_space(2, 6, row, column)]}E")
    assert room_for(state, 2, 0, 1) == -1
    place_wave(state, 2, ALERION_CARDS[0])
    assert field.where("L1") == "2,13"  # The nearest free Fog space of the strip.
    assert sum(space >= 0 for space in state.at) == 13


def test_the_cry_takes_a_token_on_her_half() -> None:
    """LS-20.3, LS-20.4, LS-20.5, V-50, R-77, DP-10"""
    field = last_night("HR2@13,10 HR4@14,10", "C@6,22N C@7,22N C@8,22N", dead=0)
    field.monster_phase().says("flip_coin left")
    assert (field.asked, field.why) == ("HR2", "cry")
    assert field.offered("block") == ["1", "2", "3"]
    field.says("block 3")
    assert field.why == "act"  # Isolde stands in the east.
    field.says("act HR2")
    assert field.tokens() == ["ready", "ready", "blocked"]
    assert field.why_not("flip 3").rule == "LS-5.1"
    field.says("end_turn", "end_turn", "flip_coin left", "block 1", "act HR2")
    assert field.tokens() == ["blocked", "ready", "ready"]  # Normal again afterwards.


def test_with_three_dead_alerions_she_cries_no_more() -> None:
    """LS-20.3"""
    field = last_night("HR2@13,10", "C@6,22N", dead=3).monster_phase().says("flip_coin left")
    assert field.why == "turn"


def test_she_enters_where_the_third_alerion_died_and_dives() -> None:
    """LS-20.6, LS-20.7, R-79"""
    field = last_night("HR5@12,9 HR2@9,10", "L@9,9E C@8,10E K1@8,9E", "ST1@10,9")
    field.arms("W-R2a").arms(hero=1).turn()
    field.says("attack W-R2a-bolt", "aim 9,9", "roll orange-H", "roll blue-H")
    assert field.stands("X") == "9,9E"
    assert field.state.hurt[:2] == [0, 2]
    assert field.where("C1") == ""  # Without dice.
    assert field.state.wounds[figure("K1")] == 2
    assert field.flames("10,9") == 0  # Walls are spared.


def test_buildings_burn_under_her() -> None:
    """LS-20.7"""
    field = last_night("HR5@12,9", "L@9,11E", "BD1@A").arms("W-R2a").turn()
    field.says("attack W-R2a-bolt", "aim 9,11", "roll orange-H", "roll blue-H")
    assert field.flames("A") == 2


def test_a_pursuer_makes_the_players_choose() -> None:
    """V-49, LS-20.6, R-78, DP-20"""
    field = last_night("HR2@8,12", "L@9,12E").arms("W-M4").turn()
    field.says("attack W-M4-stab", "aim 9,12", "roll orange-H", "roll blue-H")
    assert field.where("HR2") == "9,12"
    assert (field.asked, field.why) == ("table", "harpy")
    assert sorted(field.offered("enter")) == ["10,12", "8,12", "9,11", "9,13"]
    assert field.why_not("enter 12,9").rule == "LS-20.6"
    field.says("enter 9,11")
    assert field.state.hurt[0] == 2


def test_an_alerion_that_dies_in_the_monster_phase_brings_her_after_it() -> None:
    """LS-20.6, LS-20.8"""
    field = last_night("HR2@10,12", "L@9,12E").arms("A14").attack().says("use_item A14")
    assert field.where("L1") == ""
    assert field.where("X") == "9,12"
    assert field.state.hurt[0] == 2  # The Dive Bomb; she does not attack in that phase.


def test_she_moves_and_strikes_like_a_flier() -> None:
    """LS-20.8"""
    field = last_night("HR2@18,18", "X@6,14E", "ST5@8,14", dead=3).move()
    assert field.where("X") == "11,14"
    near = last_night("HR2@10,9", "X@9,9S", dead=3).arms().attack()
    assert near.state.hurt[0] == 3


def test_killing_her_wins_whatever_else_is_there() -> None:
    """LS-1.9, LS-20.8, R-80"""
    field = last_night("HR2@12,9", "X@11,9E C@13,9W C@5,22N C@6,22N", dead=3)
    field.state.wounds[figure("X")] = 6
    field.turn().says("attack W-M1a-slash", "aim 11,9", "roll orange-H", "roll blue-H")
    assert field.ending == "boss-slain"


def test_the_last_night_is_not_survived_by_clearing_the_board() -> None:
    """LS-1.9"""
    field = Field("HR2@12,9 HR4@9,9", "C@11,9E", last=True, day=3, options=ONE).turn()
    field.says("punch 11,9", "roll blue-H")
    assert field.ending == "goes-on"


def bombed(heroes: str, monsters: str, fog: int = 6) -> Field:
    """The third Alerion has fallen to the first hero's bolt, in a Heroes Phase."""
    field = last_night(heroes, monsters)
    field.state.fog = fog
    return field.arms("W-R2a").turn()


BOLT = ("attack W-R2a-bolt", "aim 9,9", "roll orange-H", "roll blue-H")


def test_what_a_fury_shield_kills_when_she_dives_is_gone_at_once() -> None:
    """A14, R-75, LS-20.7: in the Heroes Phase nobody waits for the end of an attack."""
    field = bombed("HR5@12,9 HR2@9,10", "L@9,9E C@8,11E C@9,11N C@5,22N").arms("A14", hero=1)
    field.says(*BOLT, "use_item A14", "strike C2")
    assert field.where("C2") == ""
    assert field.state.wounds[figure("C2")] == 0


def test_what_a_fury_shield_kills_when_she_dives_in_the_monster_phase_is_gone_too() -> None:
    """A14, LS-20.6: she enters when those who attacked are done."""
    field = last_night("HR4@10,13 HR2@18,18", "L@9,12E B@9,13E C@11,13W").arms("A14").attack()
    field.says("roll orange-H", "roll blue-H", "accept")  # The Boomer's blast, then a blow.
    assert field.stands("X") == "9,12E"
    field.says("use_item A14")
    assert field.where("C1") == ""
    assert field.state.wounds[figure("C1")] == 0


def test_she_does_not_dive_into_the_fog() -> None:
    """LS-3.6, R-07"""
    field = bombed("HR5@12,9 HR2@18,18", "L@9,9E C@8,8E C@10,10E", fog=9)
    field.says(*BOLT)
    assert field.stands("X") == "9,9E"
    assert field.where("C2") == ""
    assert field.where("C1") == "8,8"


def test_armour_is_reinforced_for_the_monster_phase_not_for_her_dive_before_it() -> None:
    """LS-5.7: in the next Monster Phase the first time a monster deals damage."""
    field = bombed("HR5@12,9 HR2@9,10", "L@9,9E C@5,22N").arms(hero=1)
    field.state.reinforced[1] = 1
    field.says(*BOLT)
    assert field.state.hurt[1] == 2
    assert field.state.reinforced[1] == 1
