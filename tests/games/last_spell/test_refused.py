"""Refusals name the reason that is true here and now (UX: what can't be done says why)."""

import pytest

from gloaming.engine.question import Option
from gloaming.engine.script import ask_again, why_not
from gloaming.games.last_spell import GAME
from gloaming.games.last_spell.box.structures import BLACKSMITH
from gloaming.games.last_spell.state import SHARED, State
from gloaming.games.last_spell.table.flames import demolish
from tests.games.last_spell.test_brood import breeding, caught
from tests.games.last_spell.test_day import Morning, space
from tests.games.last_spell.test_dryad import next_phase, night
from tests.games.last_spell.test_harpy import last_night
from tests.games.last_spell.test_solo import until
from tests.support.last_spell import Field, at, figure, item


def walking(field: Field, mp: int) -> Field:
    field.turn()
    field.state.mp = mp
    return field.again()


def test_behind_a_gate_the_points_are_missing_not_the_way() -> None:
    """LS-3.4, LS-5.2"""
    field = walking(Field("HR2@8,13", "", "ST3@9,13"), 1)
    assert field.why_not("step 10,13").key == "no-movement-points"
    assert field.why_not("step 9,13").key == "not-free"
    assert walking(Field("HR2@8,13", "", "ST3@9,13"), 2).offers("step 10,13")
    shut = walking(Field("HR2@8,13", "C@10,13W*", "ST3@9,13"), 2)
    assert shut.why_not("step 10,13").key == "not-free"
    assert shut.why_not("step 11,13").key == "not-one-step"


def test_a_jump_lacks_points_or_has_nothing_to_go_over() -> None:
    """LS-5.6, PK08: an Acrobat needs two Movement Points, the others three."""
    for perk, enough in (("PK07", 3), ("PK08", 2)):
        over = Field("HR2@6,13", "", "ST1@7,13").learns(perk)
        walking(over, enough)
        assert over.offers("jump 8,13")
        short = walking(Field("HR2@6,13", "", "ST1@7,13").learns(perk), enough - 1)
        assert short.why_not("jump 8,13").key == "no-movement-points"
        assert short.why_not("jump 6,15").key == "no-jump"


def test_a_tower_and_a_portal_say_what_is_missing() -> None:
    """LS-15.4, LS-15.5"""
    below = walking(Field("HR2@8,13", "", "ST8@9,13"), 1)
    assert below.why_not("climb 9,13").key == "no-movement-points"
    assert below.why_not("climb 8,12").key == "no-tower"
    assert below.why_not("descend 8,12").key == "not-on-a-tower"
    above = walking(Field("HR2@9,13", "C@9,12S*", "ST8@9,13"), 2)
    assert above.why_not("descend 9,12").key == "not-free"
    assert above.why_not("descend 7,13").key == "not-one-step"
    assert above.why_not("climb 9,13").key == "on-a-tower"
    portal = walking(Field("HR2@8,13", "C@18,8W*", "ST7@8,13 ST7@18,8 ST7@18,9"), 2)
    assert portal.why_not("travel 18,8").key == "not-free"
    assert portal.why_not("travel 8,13").key == "no-portal"
    portal.state.mana[0] = 0
    assert portal.again().why_not("travel 18,9").key == "no-mana"
    portal.state.mp = 1
    assert portal.again().why_not("travel 18,9").key == "no-movement-points"


def test_used_running_boots_are_exhausted() -> None:
    """A23, LS-8.2"""
    field = Field("HR2@12,9").arms("A23", "A02a").turn().says("use_item A23")
    assert field.why_not("use_item A23").key == "exhausted"
    assert field.why_not("use_item A02a").key == "not-on-your-turn"
    assert field.why_not("use_item A04").key == "not-carried"
    field.arms("A23", "A17").again()
    assert field.why_not("use_item A23").key == "forbidden-card"


@pytest.mark.parametrize(
    ("worn", "exhausted", "reason"),
    [
        ("A07", False, "is-ready"),
        ("A02a", True, "no-way-to-restore"),
        ("A07 A17", True, "forbidden-card"),
        ("A24", True, "no-tokens-to-spend"),
        ("", True, "not-worn"),
    ],
)
def test_a_card_that_is_not_restored_says_why(worn: str, exhausted: bool, reason: str) -> None:
    """LS-8.3, R-72"""
    card = (worn or "A07").split()[0]
    field = Field("HR2@12,9").arms(*worn.split()).turn().says("flip 1", "flip 2", "flip 3")
    field.state.exhausted[item(card)] = int(exhausted)
    assert field.again().why_not(f"restore {card}").key == reason


def test_an_inn_without_gold_says_so() -> None:
    """BD8, LS-18.7"""
    poor = Morning("BD8@C", gold=1)
    poor.state.mages -= 1
    assert refused(poor, f"work {space('C')}") == "no-gold-for-mage"
    full = Morning("BD8@C")
    assert refused(full, f"work {space('C')}") == "mages-complete"


def test_the_other_half_of_a_building_is_not_out_of_work() -> None:
    """LS-2.13: it is chosen by its first space."""
    morning = Morning("BD5@C")
    morning.state.flames[morning.state.structure[at("10,12")]] = 1
    assert refused(morning, "work 10,13") == "other-space"
    assert refused(morning, "repair 10,13") == "other-space"
    assert refused(morning, "work 16,10") == "no-job"
    morning.says("build BD1")
    assert refused(morning, "site 17,13") == "other-space"
    assert refused(morning, "site 10,13") == "not-a-site"


def test_who_carries_an_item_already_is_told_so() -> None:
    """LS-18.14"""
    morning = Morning().says("move W-M1a")
    assert refused(morning, "give_to HR2") == "carries-it"
    assert refused(morning, "give_to HR8") == "not-in-team"


def test_what_is_in_the_fog_is_not_said_to_be_away() -> None:
    """LS-3.6"""
    field = Field("HR2@4,13", "C@3,13E*").turn()
    assert field.why_not("punch 3,13").key == "in-fog"
    fury = Field("HR2@4,13", "C@3,13E C@5,13W C@4,12S").arms("A14").attack().says("use_item A14")
    assert fury.why_not("strike C1").key == "left-alone"
    assert fury.why_not("strike C9").key == "not-beside"


def test_without_a_blacksmith_no_weapon_is_made_better() -> None:
    """LS-18.13"""
    morning = Morning()
    assert morning.offers("upgrade W-M1a")  # The City begins with one.
    demolish(morning.state, morning.state.kind.index(BLACKSMITH))
    ask_again(morning.state)
    assert refused(morning, "upgrade W-M1a") == "no-blacksmith"


def test_a_seer_has_nothing_to_see_in_the_introductory_game() -> None:
    """LS-18.7, LS-23, BD9"""
    morning = Morning("BD9@C")
    morning.state.shots[morning.state.structure[at("10,12")]] = 2
    assert refused(morning, f"work {space('C')}") == "nothing-to-see"


def test_a_colour_of_which_no_potion_is_left_is_not_taken() -> None:
    """LS-18.16"""
    state = until(GAME.setup({"scenario": "gildenberg"}, 1), "potion")
    assert GAME.vocabulary.option("take_potion green") in offered_now(state)
    for copy in range(1, 5):
        state.place[item(f"green{copy}")] = SHARED
    ask_again(state)
    assert GAME.vocabulary.option("take_potion red") in offered_now(state)
    refusal = why_not(state, GAME.vocabulary.option("take_potion green"))
    assert refusal is not None
    assert refusal.key == "no-potion-left"


def test_a_card_that_takes_nothing_off_is_no_help_against_a_blow() -> None:
    """LS-25, A22"""
    field = Field("HR2@12,9", "C@11,9E").arms("A22", "A03a").attack()
    assert field.why_not("use_item A22").key == "no-reduction"
    field.says("use_item A03a")
    assert field.state.hurt[0] == 0


def test_only_a_priest_armor_saves_who_dies() -> None:
    """LS-25, A22"""
    field = Field("HR2@12,9 HR1@18,18", "C@11,9E").arms().arms("A22", "A03b", hero=1).wounded(7)
    field.attack()
    assert field.why == "save"
    assert field.why_not("use_item A03b").key == "saves-nobody"


def test_a_token_is_spent_only_once() -> None:
    """LS-8.3, A24"""
    field = Field("HR2@12,9").arms("A24")
    field.state.exhausted[item("A24")] = 1
    field.turn().says("restore A24", "spend 1")
    assert field.why_not("spend 1").key == "token-not-ready"


def test_nobody_makes_way_for_the_dryad_onto_her_own_place() -> None:
    """LS-20.17, R-84"""
    field = night("HR2@8,13").monster_phase().says("flip_coin left")
    assert field.why == "displace"
    keys = {name: field.why_not(f"displace {name}").key for name in ("7,12", "10,13")}
    assert keys == {"7,12": "takes-root-there", "10,13": "not-as-near"}


def test_what_hatches_goes_to_one_of_the_nearest_spaces_and_to_no_other() -> None:
    """LS-20.26, R-89, DP-11"""
    field = breeding("HR2@20,12 HR6@21,13 HR1@21,11")
    field.state.hp[:3] = [99, 99, 99]
    next_phase(field)
    assert (field.asked, field.why) == ("table", "nest")
    assert field.offered("displace") == ["19,12", "20,13"]  # As near to the City.
    assert field.why_not("displace 20,11").key == "not-a-nest"
    assert field.why_not("displace 21,13").key == "not-free"
    field.says("displace 20,13")
    assert [figure("M1"), at("20,13"), 0] in field.told("hatches")


def test_a_temple_without_a_wound_to_heal_says_so() -> None:
    """LS-18.7, BD7"""
    morning = Morning("BD7@H")
    assert refused(morning, f"work {space('H')}") == "not-hurt"
    morning.state.hurt[0] = 1
    ask_again(morning.state)
    assert morning.offers(f"work {space('H')}")


def test_who_is_trapped_is_told_so_whatever_it_tries() -> None:
    """LS-20.25"""
    field = caught()
    for said in ("flip 1", "reinforce", "attack W-M1a-slash"):
        assert field.why_not(said).key == "is-trapped"


def test_the_harpy_enters_where_she_is_due() -> None:
    """LS-20.6, R-78"""
    field = last_night("HR2@8,12", "L@9,12E").arms("W-M4").turn()
    field.says("attack W-M4-stab", "aim 9,12", "roll orange-H", "roll blue-H")
    assert field.why_not("enter 12,9").key == "harpy-not-there"


def offered_now(state: State) -> list[Option]:
    assert state.question is not None
    return state.question.options


def refused(morning: Morning, said: str) -> str:
    refusal = why_not(morning.state, GAME.vocabulary.option(said))
    assert refusal is not None, f"{said} is offered"
    return refusal.key
