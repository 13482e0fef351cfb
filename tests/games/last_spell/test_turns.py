"""The Heroes Phase: whose turn it is, passing, one attack a turn."""

from random import Random

import pytest

from gloaming.engine.script import answer
from gloaming.games.last_spell import GAME
from gloaming.games.last_spell.day.main_phase import ACTIONS as BY_DAY
from gloaming.games.last_spell.night.heroes_phase import ACTIONS, MOST_ACTIONS
from gloaming.games.last_spell.table.ground import trapped
from tests.support.last_spell import Field, figure, item

SEATS = {"turn_order": "seats"}


def test_everything_but_mana_is_refreshed() -> None:
    """LS-14.1"""
    field = Field("HR6@12,9", "", "ST5@8,8")
    state = field.state
    state.ap[0] = 0
    state.used[:3] = [1, 1, 2]
    state.mana[0] = 1
    state.uses[3 * item("W-G1a")] = 2
    field.turn()
    assert state.ap[0] == 4
    assert field.tokens() == ["ready", "ready", "blocked"]  # LS-20.5: the Cry's token stays.
    assert state.mana[0] == 1
    assert state.uses[3 * item("W-G1a")] == 0
    assert field.offered("fire") == ["8,8"]


def test_turns_go_by_seat_from_the_first_player() -> None:
    """LS-14.2"""
    field = Field("HR2@12,9 HR4@18,18 HR6@9,18", options=SEATS).heroes_phase()
    order = [field.active]
    for _ in range(4):
        field.says("flip 1" if field.offers("flip 1") else "reinforce", "end_turn")
        order.append(field.active)
    assert order == ["HR2", "HR4", "HR6", "HR2", "HR4"]
    second = Field("HR2@12,9 HR4@18,18 HR6@9,18", options=SEATS)
    second.state.day = 2
    assert second.heroes_phase().active == "HR4"


def test_or_as_the_players_like() -> None:
    """LS-14.2, DP-15"""
    field = Field("HR2@12,9 HR4@18,18").heroes_phase()
    assert (field.asked, field.why) == ("table", "act")
    assert field.offered("act") == ["HR2", "HR4"]
    field.says("act HR4", "flip 1", "end_turn", "act HR4")
    assert field.active == "HR4"
    field.says("end_turn")  # A pass.
    assert field.active == "HR2"  # Nobody else is left.


def test_a_turn_in_which_nothing_was_done_is_a_pass() -> None:
    """LS-14.3, R-62"""
    field = Field("HR2@12,9 HR4@18,18", "C@5,22N C@6,22N C@7,22N", options=SEATS).heroes_phase()
    field.says("flip 1", "end_turn", "end_turn")
    assert field.active == "HR2"  # Isolde has passed, Brenna goes on.
    field.says("end_turn")
    assert field.why == "coin"  # All have passed: the next Monster Phase.


def test_who_regains_something_is_back_in_turn_order() -> None:
    """LS-14.6, R-114"""
    field = Field("HR4@12,9 HR6@12,8", options=SEATS).arms("W-G1a", hero=1).heroes_phase()
    field.state.ap[0] = 0
    field.says("flip 1", "end_turn", "flip 1", "end_turn", "end_turn")
    assert field.state.passed[0] == 1
    field.says("attack W-G1a-transfer")
    assert field.offered("aim") == ["12,9"]  # One ally, not herself.
    field.says("aim 12,9")
    assert field.state.passed[0] == 0
    assert field.state.ap[0] == 1
    assert field.tokens(0)[0] == "ready"
    field.says("end_turn")
    assert field.active == "HR4"


def test_one_attack_a_turn() -> None:
    """LS-14.4, R-123"""
    field = Field("HR6@12,9 HR4@12,8", "C@11,9E").arms("W-G1a").turn()
    field.says("attack W-G1a-transfer", "aim 12,8")
    assert field.why_not("attack W-G1a-arcane-bolt").rule == "LS-14.4"
    assert field.why_not("punch 11,9").rule == "LS-14.4"


def test_scrolls_defences_and_potions_do_not_count_as_the_attack() -> None:
    """LS-14.4, LS-9.4, LS-15.6"""
    field = Field("HR6@12,9", "C@9,9E K1@9,11E", "ST5@9,8").arms("W-G1a", "SC1", "red1").turn()
    field.says("attack W-G1a-arcane-bolt", "aim 9,9", "roll blue-H")
    field.says("drink red1", "fire 9,8", "aim 9,11", "roll orange-AS")
    assert field.state.wounds[figure("K1")] == 1  # Armour Piercing.
    field.says("read SC1", "aim 9,11", "roll orange-H")
    assert field.state.wounds[figure("K1")] == 2


def test_the_actions_of_a_turn() -> None:
    """LS-14.5, DP-15"""
    field = Field("HR2@12,9", "C@11,9E", "BD10@B").gives("SC7").gives("green1").learns("PK16")
    field.turn().says("flip 1")
    verbs = {option.verb for option in field.question.options}
    expected = "flip step attack punch reinforce drink read use_perk draw_mana end_turn"
    assert verbs == set(expected.split())


def test_the_mana_well_gives_two_once_a_phase() -> None:
    """BD10, LS-14.5"""
    field = Field("HR6@12,9", "", "BD10@B")
    field.state.mana[0] = 1
    field.turn().says("draw_mana")
    assert field.state.mana[0] == 3
    assert field.why_not("draw_mana").rule == "LS-14.5"
    assert Field("HR6@9,18", "", "BD10@B").turn().why_not("draw_mana").rule == "LS-14.5"


def test_a_heroes_phase_without_end_is_ended() -> None:
    """LS-14.3: all pass after 400 actions."""
    field = Field("HR2@12,9", "C@5,22N C@6,22N").turn()
    field.state.actions = MOST_ACTIONS - 1
    field.says("flip 1")
    assert field.why == "coin"


def test_all_win_or_lose_together() -> None:
    """LS-1.1"""
    field = Field("HR2@12,9 HR4@18,18", "C@11,9E", last=True).turn()
    outcome = GAME.outcome(field.state)
    assert field.ending == "survived"
    assert outcome is not None
    assert outcome.scores == [1.0, 1.0]


@pytest.mark.parametrize("scenario", ["introductory", "gildenberg", "glenwald"])
def test_what_is_offered_is_what_no_row_refuses(scenario: str) -> None:
    """LS-14.5, LS-18.6: the rows of a turn and of the Main Phase decide once."""
    rows = {"turn": ACTIONS, "main": BY_DAY}
    chosen = {setting.name: setting.default for setting in GAME.settings} | {"scenario": scenario}
    luck, met = Random(7), 0
    for seats in (1, 2):
        state = GAME.lay_out(chosen, seats)
        for _ in range(250):
            question = state.question
            if question is None:
                break
            if question.why in rows and not trapped(state, state.active):
                met += 1
                for action in rows[question.why].by_verb.values():
                    for option in filter(None, action.options):
                        refused = action.refuse(state, option.noun) is not None
                        assert refused != question.offers(option), option
            answer(state, question.pick(luck.random()))
    assert met > 10
