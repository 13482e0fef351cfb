"""The day: dawn, work, building, shops, equipment, the end of the day."""

import pytest

from gloaming.engine.script import answer, ask_again, resume, why_not
from gloaming.engine.setting import chosen
from gloaming.games.last_spell import GAME
from gloaming.games.last_spell.board import PLOT_NAMES, PLOTS
from gloaming.games.last_spell.box.structures import STRUCTURE_IDS
from gloaming.games.last_spell.day.main_phase import MOST_ACTIONS
from gloaming.games.last_spell.day.phases import DAY
from gloaming.games.last_spell.edition import SETTINGS, Edition
from gloaming.games.last_spell.frames import Round
from gloaming.games.last_spell.state import (
    ADVANCED_ROW,
    BASE_BAG,
    BASE_DISCARD,
    BASE_ROW,
    CARRIED,
    SHARED,
    State,
)
from gloaming.games.last_spell.table.ground import build
from tests.games.last_spell.test_setup import BOTH
from tests.support.last_spell import at, item

ROWS = ["W-M4", "W-R3", "A04", "A08", "A09", "SC1", "W-M7", "A15", "A24", "W-G8"]


class Morning:
    """The Main Phase of the first day, with these cards in the shops."""

    def __init__(
        self, *built: str, gold: int = 20, materials: int = 20, intro: bool = True
    ) -> None:
        state = GAME.setup({}, 2)
        self.state: State = state
        for said in [*BOTH, "end_exchange", *[f"deal {name}" for name in ROWS]]:
            answer(state, GAME.vocabulary.option(said))
        state.gold, state.materials = gold, materials
        if not intro:
            edition = Edition(chosen(SETTINGS, {}), 2)
            edition.introductory = False
            state.edition = edition
        for one in built:
            kind, _, place = one.partition("@")
            number = STRUCTURE_IDS.index(kind)
            plot = PLOT_NAMES.index(place) if place in PLOT_NAMES else -1
            made = build(state, number, -1 if plot >= 0 else at(place), plot)
            state.shots[made] = 2 if kind in ("BD5", "BD6", "BD7") else int(kind == "BD8")
        ask_again(state)

    def says(self, *said: str) -> "Morning":
        for words in said:
            answer(self.state, GAME.vocabulary.option(words))
        return self

    def why_not(self, said: str) -> str:
        refusal = why_not(self.state, GAME.vocabulary.option(said))
        assert refusal is not None, f"{said} is offered"
        return refusal.rule

    def offers(self, said: str) -> bool:
        assert self.state.question is not None
        return GAME.vocabulary.option(said) in self.state.question.options

    def offered(self, verb: str) -> list[str]:
        assert self.state.question is not None
        return [o.name.partition(" ")[2] for o in self.state.question.options if o.verb == verb]


def test_a_day_step_by_step() -> None:
    """LS-18.1"""
    state = GAME.setup({}, 2)
    asked = []
    for said in [*BOTH, "end_exchange", *[f"deal {name}" for name in ROWS], "end_main"]:
        answer(state, GAME.vocabulary.option(said))
        assert state.question is not None
        asked.append(state.question.why)
    order = [why for n, why in enumerate(asked) if n == 0 or asked[n - 1] != why]
    assert order[-4:] == ["exchange", "deal", "main", "deploy"]


def test_dawn_deals_the_rows_and_brings_workers() -> None:
    """LS-18.2, BD1"""
    state = Morning().state
    assert state.place.count(BASE_ROW) == 6
    assert state.place.count(ADVANCED_ROW) == 4
    assert state.workers == 2 + 4  # Four Houses stand.


def test_unsold_cards_are_discarded_and_an_empty_deck_is_rebuilt() -> None:
    """LS-18.2"""
    state = Morning().state
    for number, place in enumerate(state.place):
        if place == BASE_BAG:
            state.place[number] = SHARED
    state.stack = [Round(DAY)]
    state.question = None
    resume(state)
    assert state.question is not None
    names = sorted(option.name for option in state.question.options)
    assert names == sorted(f"deal {name}" for name in ROWS[:6])
    assert BASE_DISCARD not in state.place


def test_the_main_phase_goes_on_until_the_team_ends_it() -> None:
    """LS-18.6, DP-08"""
    morning = Morning().says("scavenge gold", "scavenge materials")
    assert morning.state.question is not None
    assert morning.state.question.why == "main"
    morning.state.actions = MOST_ACTIONS - 1
    morning.says("scavenge gold")
    assert morning.state.question.why == "deploy"  # After 300 actions it ends by itself.


def test_every_worker_does_one_job() -> None:
    """LS-18.7"""
    morning = Morning(gold=0, materials=0)
    morning.says(*["scavenge gold"] * 4, *["scavenge materials"] * 2)
    assert (morning.state.gold, morning.state.materials) == (4, 2)
    assert morning.why_not("scavenge gold") == "LS-18.7"


def space(plot: str) -> str:
    pair = PLOTS[PLOT_NAMES.index(plot)]
    return f"{pair[0] % 28},{pair[0] // 28}"


def test_the_jobs_of_buildings() -> None:
    """LS-18.7, BD5, BD6, BD7, BD8"""
    morning = Morning("BD5@C", "BD6@F", "BD7@H", "BD8@I", gold=2, materials=0)
    state = morning.state
    morning.says(f"work {space('C')}", f"work {space('F')}")
    assert (state.gold, state.materials) == (4, 3)
    assert morning.why_not(f"work {space('H')}") == "LS-18.7"  # Nobody is hurt.
    state.hurt[:2] = [1, 2]
    ask_again(state)
    morning.says(f"work {space('H')}")
    assert morning.offered("help") == ["HR2", "HR1"]
    assert morning.why_not("help HR3") == "LS-18.7"
    morning.says("help HR1")
    assert state.hurt[:2] == [1, 1]
    assert morning.why_not(f"work {space('I')}") == "LS-18.7"  # Not above the starting number.
    state.mages = 3
    ask_again(state)
    morning.says(f"work {space('I')}")
    assert (state.mages, state.gold) == (4, 2)
    morning.says(f"work {space('C')}")
    assert morning.why_not(f"work {space('C')}") == "LS-18.7"  # Two jobs a day.


def test_a_house_is_built_on_an_empty_plot() -> None:
    """LS-18.8, LS-2.13"""
    morning = Morning(gold=2).says("build BD1")
    assert sorted(morning.offered("site")) == sorted(space(plot) for plot in "CFHIKL")
    assert morning.why_not(f"site {space('A')}") == "LS-2.14"
    morning.says(f"site {space('C')}")
    assert morning.state.gold == 0
    assert morning.state.workers == 6  # One more from the next dawn on.
    assert morning.why_not("build BD1") == "LS-18.8"


def test_walls_stand_in_the_build_zone() -> None:
    """LS-18.9, LS-2.14"""
    morning = Morning(materials=1).says("build ST1")
    assert morning.offers("site 7,7")
    for place in ("6,7", "12,12", "10,12", "10,10", "20,7"):  # Zone, MC, plot, House, obstacle.
        assert morning.why_not(f"site {place}") == "LS-2.14"
    morning.says("site 8,13")
    assert morning.state.materials == 0
    assert morning.why_not("build ST1") == "LS-18.9"


def test_there_are_only_so_many_of_each() -> None:
    """LS-18.9"""
    morning = Morning(*[f"ST5@{x},8" for x in (8, 9, 10)], intro=False)
    assert morning.why_not("build ST5") == "LS-18.9"
    assert morning.offers("build ST6")


def test_the_introductory_game_builds_houses_and_wooden_walls_only() -> None:
    """LS-23.5, LS-23.4"""
    morning = Morning()
    assert morning.offered("build") == ["BD1", "ST1"]
    assert morning.why_not("build ST2") == "LS-23.5"


def test_wood_becomes_stone() -> None:
    """LS-18.10"""
    morning = Morning("ST1@8,13", "ST3@8,14", intro=False)
    morning.state.flames[morning.state.structure[at("8,13")]] = 1
    morning.says("upgrade_wall 8,13", "upgrade_wall 8,14")
    kinds = [morning.state.kind[morning.state.structure[at(name)]] for name in ("8,13", "8,14")]
    assert [STRUCTURE_IDS[kind] for kind in kinds] == ["ST2", "ST4"]
    assert morning.state.flames[morning.state.structure[at("8,13")]] == 1
    assert morning.state.materials == 18
    assert morning.why_not("upgrade_wall 8,13") == "LS-18.10"


def test_a_material_removes_two_flames() -> None:
    """LS-18.11, LS-16.5"""
    morning = Morning(materials=2)
    house = morning.state.structure[PLOTS[0][0]]
    morning.state.flames[house] = 2
    ask_again(morning.state)
    assert morning.offered("repair") == [space("A")]
    morning.says(f"repair {space('A')}")
    assert (morning.state.flames[house], morning.state.materials) == (0, 1)
    assert morning.why_not(f"repair {space('A')}") == "LS-18.11"


def test_cards_are_bought_from_rows_and_sold_for_half() -> None:
    """LS-18.12"""
    morning = Morning(gold=4)
    assert morning.why_not("buy A15") == "LS-18.12"  # No Advanced Shop.
    assert morning.why_not("buy A05") == "LS-18.12"  # Not in a row.
    morning.says("buy A04")
    assert morning.state.place[item("A04")] == SHARED
    assert morning.state.gold == 1
    assert morning.why_not("buy A08") == "LS-18.12"
    morning.says("sell A04")
    assert morning.state.gold == 2
    assert morning.why_not("sell A04") == "LS-18.12"
    assert Morning("BD3@C", intro=False).offers("buy A15")


def test_potions_are_bought_while_there_are_any() -> None:
    """LS-18.12, LS-9.3"""
    morning = Morning(gold=5).says("buy_potion red", "buy_potion red")
    assert morning.state.gold == 1
    assert morning.state.place[item("red3")] == morning.state.place[item("red4")] == SHARED
    assert morning.why_not("buy_potion red") == "LS-18.12"


def test_a_weapon_rises_one_level_a_day() -> None:
    """LS-18.13"""
    morning = Morning(gold=3).says("upgrade W-M1a")
    assert morning.state.weapon_level[item("W-M1a")] == 2
    assert morning.state.gold == 1
    assert morning.why_not("upgrade W-M1a") == "LS-18.13"
    assert morning.why_not("upgrade W-M2a") == "LS-18.13"  # Not enough Gold.
    assert morning.why_not("upgrade W-M4") == "LS-18.12"  # Not ours.


def test_equipment_is_handed_out_within_what_a_hero_can_carry() -> None:
    """LS-18.14, LS-4.5"""
    morning = Morning().says("buy A04", "buy W-M4")
    assert not morning.offers("move A04")  # Both wear pants.
    assert morning.why_not("move A04") == "LS-18.14"
    morning.says("move A01a", "put_down", "move A04")
    assert morning.offered("give_to") == ["HR2"]
    assert morning.why_not("give_to HR1") == "LS-18.14"
    morning.says("give_to HR2")
    assert morning.state.place[item("A04")] == CARRIED
    assert not morning.offers("move W-M4")  # All hands are full.
    morning.says("move A03a", "put_down", "move W-M4", "give_to HR2")
    assert morning.state.place[item("W-M4")] == CARRIED


def test_regeneration_and_restore() -> None:
    """LS-18.15, LS-8.2, LS-9.3, LS-4.3"""
    morning = Morning("ST6@8,13")
    state = morning.state
    state.hurt[0] = 3
    state.mana[0] = 0
    state.exhausted[item("red1")] = 1
    state.exhausted[item("A01a")] = 1
    state.used[:3] = [1, 1, 2]
    morning.says("end_main")
    assert (state.hurt[0], state.mana[0]) == (2, 3)
    assert state.exhausted[item("red1")] == state.exhausted[item("A01a")] == 0
    assert state.used[:3] == [0, 0, 0]
    assert state.shots[state.structure[at("8,13")]] == 2


@pytest.mark.parametrize(("trait", "number"), [("TR11", 10), ("TR12", 11)])
def test_haggler_and_foreman(trait: str, number: int) -> None:
    """TR11, TR12, LS-4.7"""
    morning = Morning(gold=1)
    morning.state.trait[0] = number
    ask_again(morning.state)
    assert morning.why_not("use_trait TR05") == "LS-18.6"
    morning.says(f"use_trait {trait}")
    if trait == "TR11":
        morning.says("buy A04")  # 3 Gold less.
        assert morning.state.gold == 1
        assert morning.why_not("buy A08") == "LS-18.12"
    else:
        assert morning.state.workers == 9
    assert morning.why_not(f"use_trait {trait}") == "LS-18.6"


@pytest.mark.parametrize("defence", ["ST5", "ST6"])
def test_nobody_works_at_a_defence_that_still_has_a_shot(defence: str) -> None:
    """LS-18.7: the shots of a Ballista or Catapult are no jobs, whatever is left of them."""
    morning = Morning(f"{defence}@8,13")
    morning.state.shots[morning.state.structure[at("8,13")]] = 1
    ask_again(morning.state)
    assert morning.offered("work") == []
    assert morning.why_not("work 8,13") == "LS-18.7"
