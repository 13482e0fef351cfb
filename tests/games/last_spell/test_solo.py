"""A lone player: four heroes prepared, one in play, others recruited (LS-22)."""

import pytest

from gloaming.engine.question import NATURE
from gloaming.engine.script import answer, ask_again, why_not
from gloaming.games.last_spell import GAME
from gloaming.games.last_spell.day.discovery import active_slots
from gloaming.games.last_spell.heroes.pools import full_ap
from gloaming.games.last_spell.heroes.solo import perks_of
from gloaming.games.last_spell.state import ASIDE, CARRIED, ENDINGS, SHARED, State
from gloaming.games.last_spell.table.ending import hero_falls
from gloaming.games.last_spell.table.team import team, turn_order
from gloaming.games.last_spell.view import view
from tests.support.last_spell import item

ONE = {"scenario": "gildenberg"}
HEROES = ["HR1", "HR4", "HR6", "HR8"]


def says(state: State, *said: str) -> State:
    for words in said:
        answer(state, GAME.vocabulary.option(words))
    return state


def until(state: State, why: str) -> State:
    """The first option everywhere, heroes in the order of HEROES, up to a question."""
    while state.question is not None and state.question.why != why:
        if state.question.why == "hero":
            taken = sum(card >= 0 for card in state.card)
            says(state, f"take_hero {HEROES[taken]}")
        else:
            answer(state, state.question.options[0])
    assert state.question is not None
    return state


def main_phase(starter: str = "HR1", options: dict[str, str] = ONE) -> State:
    """The first Main Phase, with plenty of Gold."""
    state = until(GAME.setup(options, 1), "starter")
    until(says(state, f"start_with {starter}"), "main")
    state.gold = 30
    ask_again(state)
    return state


def offered(state: State, verb: str) -> list[str]:
    assert state.question is not None
    names = [option.name for option in state.question.options if option.verb == verb]
    return [name.partition(" ")[2] for name in names]


def test_four_are_prepared_and_one_begins() -> None:
    """LS-22.1, DP-01"""
    state = until(GAME.setup(ONE, 1), "starter")
    assert offered(state, "start_with") == HEROES
    assert why_not(state, GAME.vocabulary.option("start_with HR2")) is not None
    says(state, "start_with HR4")
    assert team(state) == [1]
    assert state.place[item("W-R1a")] == CARRIED + 1
    assert state.place[item("W-M2a")] == ASIDE - 0  # Waits with its hero.
    assert state.question is not None
    assert state.question.why == "deal"  # There is no exchange: the day begins.


def test_everything_is_asked_of_the_one_seat() -> None:
    """LS-22.1, LS-14.2"""
    state = until(GAME.setup(ONE, 1), "starter")
    seats = set()
    for _ in range(3000):
        if state.question is None:
            break
        seats.add(state.question.seat)
        answer(state, state.question.options[-1])
    assert seats - {NATURE} <= {0, -2}


def test_the_supply_counts_one_hero() -> None:
    """LS-19.1, LS-22.1"""
    state = GAME.setup(ONE, 1)
    assert (state.gold, state.materials) == (6, 5)


def test_every_hero_has_five_action_points() -> None:
    """LS-22.2, LS-4.4"""
    state = main_phase()
    assert full_ap(state, 0) == 5
    assert full_ap(GAME.setup(ONE, 2), 0) == 4


def test_recruiting_costs_three_then_five_and_never_a_fourth() -> None:
    """LS-22.3"""
    state = main_phase()
    assert offered(state, "recruit") == ["HR4", "HR6", "HR8"]
    assert GAME.view(state, 0)["hire"] == 3
    says(state, "recruit HR8")
    assert state.gold == 27
    assert GAME.view(until(state, "main"), 0)["hire"] == 5
    says(state, "recruit HR4")
    until(state, "main")
    assert state.gold == 22
    assert team(state) == [0, 3, 1]
    assert turn_order(state) == [0, 3, 1]  # In order of recruitment.
    assert offered(state, "recruit") == []
    refusal = why_not(state, GAME.vocabulary.option("recruit HR6"))
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("LS-22.3", "three-in-play")


def test_without_gold_nobody_comes() -> None:
    """LS-22.3"""
    state = main_phase()
    state.gold = 2
    ask_again(state)
    refusal = why_not(state, GAME.vocabulary.option("recruit HR4"))
    assert refusal is not None
    assert refusal.key == "cannot-recruit"


def test_with_several_players_nobody_is_recruited() -> None:
    """LS-22.3"""
    state = until(GAME.setup(ONE, 2), "main")
    refusal = why_not(state, GAME.vocabulary.option("recruit HR8"))
    assert refusal is not None
    assert refusal.key == "not-waiting"
    assert GAME.view(state, 0)["hire"] == 0


def test_a_recruit_brings_its_things_and_one_perk_fewer() -> None:
    """LS-22.4, R-93"""
    state = main_phase()
    perks = state.perks_left.copy()
    assert perks_of(state, 3) == 1
    says(state, "recruit HR8")
    assert perks_of(state, 3) == 0  # The others have one.
    assert sum(state.perks_left) == sum(perks) + 1
    assert state.place[item("W-M1a")] == CARRIED + 3
    assert sum(place == CARRIED + 3 for place in state.place) == 5  # Two weapons, armour, potion.


def test_a_recruit_has_the_level_of_the_others() -> None:
    """LS-22.4, LS-18.3"""
    state = main_phase()
    state.level[0] = 4
    state.perks[0] = 0b1111
    says(state, "recruit HR8")
    asked = []
    while state.question is not None and state.question.why != "main":
        asked.append(state.question.why)
        answer(state, state.question.options[0])
    assert asked.count("stat") == 3
    assert asked.count("perk") == 2
    assert state.level[3] == 4
    assert perks_of(state, 3) == 3


def test_a_recruit_is_deployed_the_same_day() -> None:
    """LS-22.4"""
    state = says(main_phase(), "recruit HR8")
    says(until(state, "main"), "end_main")
    asked = 0
    while state.question is not None and state.question.why == "deploy":
        asked += 1
        answer(state, state.question.options[0])
    assert asked == 2


@pytest.mark.parametrize(("night", "heroes", "slots"), [(1, 1, 1), (2, 1, 2), (3, 1, 3), (1, 2, 2)])
def test_slots_are_as_many_as_nights_at_least(night: int, heroes: int, slots: int) -> None:
    """V-59, LS-22.5, R-92"""
    state = main_phase()
    if heroes == 2:
        says(state, "recruit HR8")
    state.day = night
    assert active_slots(state) == slots


def test_who_waits_has_nothing_to_sell_or_hand_out() -> None:
    """LS-22.1, LS-18.14"""
    state = main_phase()
    assert "W-R1a" not in offered(state, "move")
    assert "W-R1a" not in offered(state, "upgrade")
    seen = {hero["hero"]: hero for hero in view(state, 0)["heroes"]}
    assert seen["HR4"]["waiting"]
    assert not seen["HR1"]["waiting"]


def test_the_dead_leave_their_things_and_the_game_goes_on() -> None:
    """LS-22.6, R-93, LS-1.4"""
    state = says(main_phase(), "recruit HR8")
    says(until(state, "main"), "end_main")
    until(state, "act")
    hero_falls(state, 3)
    assert ENDINGS[state.ending] == "goes-on"
    assert state.place[item("W-M1a")] == SHARED
    assert team(state) == [0]
    assert [hero["hero"] for hero in view(state, 0)["heroes"]] == ["HR1", "HR4", "HR6"]
    hero_falls(state, 0)
    assert ENDINGS[state.ending] == "heroes-lost"


def test_after_a_loss_the_fourth_can_be_recruited_for_seven() -> None:
    """LS-22.3, R-93"""
    state = says(main_phase(), "recruit HR8")
    says(until(state, "main"), "recruit HR4")
    until(state, "main")
    state.joined[3] = -1
    ask_again(state)
    gold = state.gold
    says(state, "recruit HR6")
    assert state.gold == gold - 7


def test_a_lone_player_has_two_heroes_in_the_introductory_game() -> None:
    """LS-23.1, LS-1.3"""
    state = until(GAME.setup({}, 1), "exchange")
    assert team(state) == [0, 1]
    assert full_ap(state, 0) == 4
    while state.question is not None:
        answer(state, state.question.options[0])
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert len(outcome.scores) == 1
