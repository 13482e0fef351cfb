"""Scenario I from day to day: fog, discovery, levels, rewards, missions, how it is lost."""

from random import Random

import pytest

from gloaming.engine.script import answer, ask_again
from gloaming.games.last_spell import GAME
from gloaming.games.last_spell.board import NOWHERE
from gloaming.games.last_spell.box.missions import MISSIONS
from gloaming.games.last_spell.box.monster_cards import FIGURES
from gloaming.games.last_spell.box.waves import DIRECTION_CARDS, SCHEMA_IDS
from gloaming.games.last_spell.campaign.end_of_night import completed
from gloaming.games.last_spell.monsters.arrival import draw_schema
from gloaming.games.last_spell.state import (
    BASE_ROW,
    CARDS_PER_SLOT,
    FACE_DOWN,
    NO_CARD,
    SHARED,
    State,
)
from gloaming.games.last_spell.table.ending import dies
from gloaming.games.last_spell.view import view
from tests.games.last_spell.test_setup import BOTH
from tests.support.last_spell import Field, figure, item

ONE = {"scenario": "gildenberg"}
THREE = "C@5,22N C@11,9E C@6,22N"
DEALT = ["W-M4", "W-R3", "A04", "A08", "A09", "SC1", "W-M7", "A15", "A24", "W-G8"]


def morning(**options: str) -> State:
    """Scenario I, two heroes, at the Discovery of the first day."""
    state = GAME.setup(ONE | options, 2)
    said = ["mission UM1", "mission UM4", *BOTH, "end_exchange"]
    for words in [*said, *[f"deal {name}" for name in DEALT]]:
        answer(state, GAME.vocabulary.option(words))
    return state


def says(state: State, *said: str) -> State:
    for words in said:
        answer(state, GAME.vocabulary.option(words))
    return state


def asked(state: State) -> str:
    assert state.question is not None
    return state.question.why


def offered(state: State) -> list[str]:
    assert state.question is not None
    return [option.name for option in state.question.options]


def test_two_missions_are_drawn_before_the_first_day() -> None:
    """LS-18.17"""
    state = GAME.setup(ONE, 2)
    assert offered(state) == [f"mission UM{n}" for n in range(1, 11)]
    says(state, "mission UM4")
    assert "mission UM4" not in offered(state)


def test_the_fog_advances_every_day() -> None:
    """LS-18.4, LS-2.11"""
    assert morning().fog == 4


def test_a_direction_card_says_which_slots_are_active() -> None:
    """LS-18.5"""
    state = morning()
    assert offered(state) == ["direct D01", "direct D02", "direct D03"]
    says(state, "direct D02")
    active = [slot for slot in range(13) if state.slot_cards[CARDS_PER_SLOT * slot] != NO_CARD]
    assert active == [8, 9]  # Two heroes, two slots, two cards on each.
    assert state.slot_cards.count(FACE_DOWN) == 4
    assert asked(state) == "main"
    assert len(DIRECTION_CARDS) == 27


def test_hard_tables_discover_after_the_main_phase() -> None:
    """LS-18.5, K6, K8"""
    state = morning(difficulty="hard")
    assert asked(state) == "main"
    says(state, "end_main")
    assert asked(state) == "direction"
    state = says(morning(difficulty="nightmare"), "end_main", "direct D01")
    assert state.slot_cards.count(FACE_DOWN) == 6


def test_a_face_down_card_is_any_card_of_the_night() -> None:
    """LS-11.6, R-31, LS-18.5"""
    state = says(morning(), "direct D02", "end_main", "deploy 9,9", "deploy 9,10", "flip_coin left")
    assert offered(state) == [f"reveal S{n:02}" for n in range(1, 11)]
    says(state, "reveal S05")
    assert "reveal S05" not in offered(state)
    says(state, "reveal S06")
    assert state.slot_cards.count(FACE_DOWN) == 2  # The second cards wait for the second phase.


def test_a_seer_turns_the_cards_of_a_slot_face_up() -> None:
    """BD9, LS-18.7"""
    state = says(morning(), "direct D02")
    state.gold = 10
    ask_again(state)
    says(state, "build BD9", "site 10,12", "work 10,12")
    assert offered(state) == ["look 8", "look 9"]
    says(state, "look 9", "reveal S01", "reveal S02")
    assert state.slot_cards[18:20] == [SCHEMA_IDS.index("S01"), SCHEMA_IDS.index("S02")]
    assert asked(state) == "main"


def test_a_seer_of_a_hard_table_looks_after_the_discovery() -> None:
    """LS-18.5, K6"""
    state = morning(difficulty="hard")
    state.gold = 10
    ask_again(state)
    says(state, "build BD9", "site 10,12", "work 10,12", "end_main", "direct D02")
    assert offered(state) == ["look 8", "look 9"]


def test_alerion_cards_are_three_of_those_on_the_slots() -> None:
    """LS-18.5, LS-20.2"""
    state = Field("HR2@9,9 HR4@9,10", day=3, last=True, options=ONE).state
    for slot in (2, 8):
        state.slot_cards[2 * slot] = state.slot_cards[2 * slot + 1] = FACE_DOWN
    question = draw_schema(state)
    assert question.weights == [10, 10, 10] + [1] * 10  # Three in four.
    state.slot_cards[22] = state.slot_cards[23] = FACE_DOWN
    assert draw_schema(state).weights == [10, 10, 10] + [3] * 10  # Three in six.
    state.slot_cards[22] = state.slot_cards[23] = NO_CARD
    for card in range(30, 33):
        state.schemas_left[card] = 0
    state.slot_cards[4] = NO_CARD
    state.slot_cards[5] = NO_CARD
    assert len(draw_schema(state).options) == 10


def survive(heroes: str = "HR2@12,9 HR4@18,18", **given: int) -> Field:
    """A night of scenario I that has just been survived."""
    field = Field(heroes, THREE, last=True, day=given.get("day", 1), options=ONE)
    field.state.missions = [0, 7]
    field.state.panic = given.get("panic", 12)
    field.state.gold = field.state.materials = 0
    return field.turn().says("punch 11,9", "roll blue-H")


def test_after_a_night_the_board_is_cleared() -> None:
    """LS-17.1, R-04"""
    field = survive()
    assert all(space == NOWHERE for space in field.state.at)
    assert field.why == "deal"  # The Base row is filled up, for the reward.


def deal(field: Field, *names: str) -> Field:
    return field.says(*[f"deal {name}" for name in names])


def test_the_leftmost_flame_says_what_the_night_brings() -> None:
    """LS-17.2, DP-21"""
    field = deal(survive(panic=10), *DEALT[:6])
    assert (field.state.gold, field.state.materials) == (5, 5)  # Slot 3.
    assert field.state.panic == 12
    assert field.offered("take") == sorted(DEALT[:6], key=item)
    assert field.why_not("take A15").rule == "LS-17.2"
    field.says("take A08")
    assert field.state.place[item("A08")] == SHARED
    assert field.state.day == 2
    assert field.state.space[0] == NOWHERE


def test_an_empty_panic_area_brings_nothing() -> None:
    """LS-17.2"""
    field = survive(panic=0)
    assert (field.state.gold, field.state.materials) == (0, 0)
    assert field.why == "stat"  # The next day has begun.


def test_heroes_are_off_the_board_when_the_fog_advances() -> None:
    """R-112, LS-18.4"""
    field = survive(panic=0)
    assert field.state.fog == 4
    assert field.state.space == [NOWHERE] * 4


def test_slots_one_to_three_take_from_the_advanced_row_if_there_is_a_shop() -> None:
    """LS-17.2, LS-19.1"""
    field = Field("HR2@12,9 HR4@18,18", THREE, "BD3@C", last=True, options=ONE)
    field.state.missions = [0, 7]
    field.turn().says("punch 11,9", "roll blue-H")
    assert field.offers("deal A15")
    assert not field.offers("deal A04")


def test_heroes_level_up_from_the_second_day_on() -> None:
    """LS-18.2, LS-18.3, DP-06, DP-07"""
    field = survive(panic=0)
    state = field.state
    assert (state.level[0], state.level[1]) == (2, 1)
    assert field.offered("swiftness") == ["1", "2"]
    assert field.why_not("swiftness 3").rule == "LS-18.3"
    field.says("swiftness 1", "draw_perk PK01", "draw_perk PK02", "draw_perk PK03")
    assert field.offered("keep_perk") == ["PK01", "PK02", "PK03"]
    field.says("keep_perk PK02", "vigour")
    assert state.value[:3] == [3, 3, 4]
    assert state.hp[1] == 8
    field.says("draw_perk PK01", "draw_perk PK01", "draw_perk PK03", "keep_perk PK01")
    assert field.why == "deal"
    again = survive(panic=0).says("focus")
    assert again.state.base_mana[0] == 5


def test_a_hero_is_offered_only_perks_it_lacks() -> None:
    """LS-18.3"""
    field = survive(panic=0)
    field.state.perks[0] = 0b1111_1111_1111_1110
    field.says("vigour")
    assert field.offered("draw_perk") == ["PK01"]
    field.says("draw_perk PK01", "draw_perk PK01")
    assert field.why == "perk"  # Fewer than three: those.


def test_a_scenario_has_three_cycles() -> None:
    """LS-1.2, LS-1.3, LS-14.2"""
    field = deal(survive(panic=7), *DEALT[:6]).says("take A08")
    assert field.state.day == 2
    assert field.state.phase == 0
    while field.why != "deploy":
        options = field.question.options
        answer(field.state, options[0])
    assert field.question.seat == 1  # The second player is the first of the second cycle.
    assert field.state.fog == 5


@pytest.mark.parametrize(
    ("mission", "built", "done"),
    [
        ("UM1", "BD1@A BD1@D BD1@G BD1@J", True),
        ("UM1", "BD1@A BD1@D BD1@G", False),
        ("UM2", "ST1@7,7 ST1@8,7 ST2@9,7 ST3@10,7 ST4@11,7 ST1@12,7", True),
        ("UM2", "ST1@7,7 ST1@8,7 ST2@9,7 ST3@10,7 ST4@11,7", False),
        ("UM3", "ST5@7,7 ST7@8,7", True),
        ("UM3", "ST5@7,7 ST1@8,7", False),
        ("UM9", "BD5@A BD10@B BD1@C", True),
        ("UM9", "BD5@A BD2@B BD4@C", False),
    ],
)
def test_missions_about_what_stands(mission: str, built: str, done: bool) -> None:
    """LS-17.3"""
    state = Field("HR2@18,18", "", built, options=ONE).state
    assert completed(state, MISSIONS.index(mission)) == done


def test_missions_about_gold_kills_mages_and_wounds() -> None:
    """LS-17.3: UM4, UM6, UM7, UM8, UM10"""
    state = Field("HR2@18,18", options=ONE).state
    state.gold = 7
    assert not completed(state, MISSIONS.index("UM4"))
    state.gold = 8
    assert completed(state, MISSIONS.index("UM4"))
    state.mages_lost = 1
    assert completed(state, MISSIONS.index("UM8"))
    state.mages_lost = 2
    assert not completed(state, MISSIONS.index("UM8"))
    state.hurt[0] = 3
    assert not completed(state, MISSIONS.index("UM10"))
    field = Field("HR2@18,18", "W@11,9E B@10,9E K1@9,9E C@5,9E C@6,9E", options=ONE)
    field.turn()
    for name in ("W1", "B1", "K1", "C1"):
        dies(field.state, figure(name), by_team=True)
    assert completed(field.state, MISSIONS.index("UM7"))
    assert not completed(field.state, MISSIONS.index("UM6"))  # Five of two heroes.
    dies(field.state, figure("C2"), by_team=True)
    assert completed(field.state, MISSIONS.index("UM6"))


def test_calm_streets_is_marked_before_panic_management() -> None:
    """UM5, LS-17.3"""
    assert survive(panic=9).state.achieved[MISSIONS.index("UM5")] == 1
    assert survive(panic=8).state.achieved[MISSIONS.index("UM5")] == 0


def test_giant_slayers_are_marked_as_soon_as_the_third_giant_falls() -> None:
    """4.13: a mission about what happens during Act 1 is marked when its condition is met."""
    field = Field("HR2@18,18", options=ONE)
    field.state.missions = [MISSIONS.index("UM7"), MISSIONS.index("UM4")]
    marked = []
    for name in ("B1", "W1", "K1"):
        field.put(f"{name.rstrip('1') if name != 'K1' else name}@5,13E")
        dies(field.state, figure(name), by_team=True)
        marked.append(view(field.state, 0)["achieved"])
    assert marked == [[], [], ["UM7"]]


def test_a_giant_that_a_fury_shield_kills_was_killed_by_a_hero() -> None:
    """4.13 UM7, A14: whenever it happens."""
    field = Field("HR2@12,9", "W@11,9E C@5,22N", options=ONE).arms("A14")
    field.attack().says("use_item A14")
    assert field.where("W1") == ""
    assert field.state.big_kills == 1


def test_without_a_completed_mission_the_game_is_lost_after_night_two() -> None:
    """LS-1.6, LS-17.3, V-60"""
    field = Field("HR2@12,9 HR4@18,18", THREE, last=True, day=2, options=ONE)
    field.state.missions = [MISSIONS.index("UM1"), MISSIONS.index("UM2")]
    field.turn().says("punch 11,9", "roll blue-H")
    deal(field, *DEALT[:6]).says("take A08")
    assert field.ending == "missions-failed"


@pytest.mark.parametrize(
    ("mission", "after"),
    [("UM1", "gold 4"), ("UM2", "materials 5"), ("UM5", "gold 3"), ("UM9", "gold 4")],
)
def test_completed_missions_are_rewarded(mission: str, after: str) -> None:
    """LS-17.3"""
    field = mission_night(mission)
    kind, _, many = after.partition(" ")
    gained = field.state.gold if kind == "gold" else field.state.materials
    assert gained == int(many)
    assert field.state.day == 3


def mission_night(*missions: str) -> Field:
    """Night 2 survived with an empty Panic Area and these missions; all of them completed."""
    built = "BD1@A BD1@D BD1@G BD1@J BD5@B BD6@C " + " ".join(f"ST1@{x},7" for x in range(7, 13))
    field = Field("HR2@12,9 HR4@18,18", THREE, built, last=True, day=2, options=ONE)
    state = field.state
    state.missions = [MISSIONS.index(missions[0]), MISSIONS.index(missions[-1])]
    state.panic = 0
    state.gold = state.materials = 0
    state.mages_lost = 5
    for name in ("UM5", "UM6"):
        state.achieved[MISSIONS.index(name)] = 1
    if len(missions) == 1:
        state.missions[1] = MISSIONS.index("UM3")
    return field.turn().says("punch 11,9", "roll blue-H")


def test_rewards_that_are_chosen() -> None:
    """LS-17.3, DP-22: UM10, UM6"""
    field = mission_night("UM10", "UM6")
    assert field.why == "reward-potion"
    field.says("take_potion red", "take_potion blue")
    assert field.state.place[item("blue1")] == SHARED
    assert field.state.gold == 2


def test_a_dead_hero_loses_a_scenario() -> None:
    """LS-1.4"""
    field = Field("HR2@12,9 HR4@18,18", "C@11,9E", options=ONE).arms().wounded(7).attack()
    assert field.ending == "hero-died"


def test_on_an_easy_table_the_first_death_is_a_knock_out() -> None:
    """LS-1.4, K9"""
    easy = ONE | {"difficulty": "easy"}
    field = Field("HR2@12,9 HR4@18,18", "C@11,9E", options=easy).arms().wounded(7).attack()
    assert field.ending == "goes-on"
    assert field.where("HR2") == ""
    assert field.state.hurt[0] == 7
    field.state.hurt[1] = 6
    again = Field("HR2@12,9 HR4@18,18", "C@11,9E", options=easy).arms().wounded(7)
    again.state.knocked_out = 1
    assert again.attack().ending == "hero-died"


@pytest.mark.parametrize("scenario", ["gildenberg", "lakeburg"])
def test_a_favoured_team_plays_a_whole_scenario(scenario: str) -> None:
    """LS-1.9, LS-17.4: monsters drop dead on every turn, until the boss has."""
    for seed in range(3):
        luck = Random(seed)
        state = GAME.setup({"scenario": scenario, "difficulty": "easy"}, 2 + seed)
        days = set()
        while state.question is not None:
            days.add(state.day)
            if state.question.why == "turn":
                for one in range(FIGURES):
                    if state.at[one] != NOWHERE and state.ending == 0:
                        dies(state, one, by_team=True)
                if state.ending == 0:
                    ask_again(state)
            if state.question is not None and state.stack:
                options = state.question.options
                wanted = [o for o in options if o.verb in ("end_main", "end_exchange")]
                answer(state, wanted[0] if wanted else state.question.pick(luck.random()))
            else:
                break
        outcome = GAME.outcome(state)
        assert outcome is not None
        if outcome.reason == "boss-slain":
            assert days == {1, 2, 3}
            break
    else:
        pytest.fail("no favoured team has won")
    assert BASE_ROW in state.place
