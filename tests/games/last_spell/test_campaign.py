"""A campaign: three scenarios in one game, kept and resumed like any other (LS-21)."""

from random import Random

import pytest

from gloaming.engine.errors import GloamingError
from gloaming.engine.heading import Heading
from gloaming.engine.journal import Answer, Journal, read, write
from gloaming.engine.save import load, save
from gloaming.engine.script import answer
from gloaming.games.last_spell import GAME
from gloaming.games.last_spell.box.equipment import BASE_DECK
from gloaming.games.last_spell.box.maps import LAKEBURG
from gloaming.games.last_spell.box.monster_cards import HARPY, figures_of
from gloaming.games.last_spell.state import (
    BASE_BAG,
    BASE_DISCARD,
    BASE_ROW,
    CARRIED,
    ENDINGS,
    SHARED,
    State,
)
from gloaming.games.last_spell.table.ending import dies
from tests.promises.table import contents
from tests.support.last_spell import Field, figure, item
from tests.support.last_spell_journals import JOURNALS

CAMPAIGN = {"scenario": "campaign"}


def last_night(seats: int = 2) -> Field:
    """The last night of the first scenario of a campaign; the Harpy is about to die."""
    heroes = " ".join(["HR1@9,13", "HR4@18,18", "HR6@18,9", "HR7@9,18"][:seats])
    field = Field(heroes, "X@8,13E", "ST1@7,7", day=3, fog=6, options=CAMPAIGN)
    state = field.state
    state.alerions_dead = 3
    state.gold, state.materials = 1, 2
    state.wounds[figure("X")] = 6
    return field.turn()


def wins(field: Field) -> Field:
    """The Harpy dies."""
    return field.says("attack W-M2a-crush", "aim 8,13", "roll orange-H", "roll blue-H")


def test_a_campaign_begins_with_scenario_one() -> None:
    """LS-21.2, LS-1.3"""
    state = GAME.setup(CAMPAIGN, 2)
    assert (state.scenario, state.mages, state.level[0]) == (1, 4, 1)


def test_the_boss_slain_leads_to_the_next_city() -> None:
    """LS-21.2, LS-17.4"""
    field = wins(last_night())
    state = field.state
    assert field.ending == "goes-on"
    assert (state.scenario, state.map, state.day, state.fog) == (2, LAKEBURG, 1, 3)
    assert state.mages == 6
    assert field.told("scenario-won") == [[1, 0, 0]]
    assert field.why == "mission"  # New missions, and no preparation.
    field.says("mission UM1", "mission UM2")
    assert field.why == "deal"
    assert field.state.level[:2] == [1, 1]  # They keep what they have.


def test_a_single_scenario_ends_with_its_boss() -> None:
    """LS-17.4"""
    field = last_night()
    field.edition.campaign = False
    assert wins(field).ending == "boss-slain"


def test_the_shadow_network_brings_resources_but_no_item() -> None:
    """LS-21.2, R-95"""
    field = last_night()
    field.state.panic = 12
    wins(field)
    assert field.state.gold == 1 + 6 + (4 + 2 * 4)
    assert field.state.materials == 2 + 5 + (6 + 2)
    assert SHARED not in field.state.place


def test_an_empty_panic_area_brings_nothing_and_four_heroes_more() -> None:
    """LS-21.2, LS-17.2"""
    empty = last_night()
    empty.state.panic = 0
    assert wins(empty).state.gold == 1 + 12
    four = last_night(4)
    four.state.panic = 12
    assert wins(four).state.gold == 1 + 6 + 2 + (4 + 4 * 4)


def test_heroes_rest_and_keep_their_things() -> None:
    """LS-21.3, LS-21.2, R-95"""
    field = last_night().gives("green1").gives("W-M7", hero=1).learns("TR02").learns("PK05")
    state = field.state
    state.hurt[1] = 3
    state.spent_trait[0] = 1
    state.exhausted[item("green1")] = state.exhausted[item("A02a")] = 1
    state.weapon_level[item("W-M2a")] = 3
    wins(field)
    assert state.hurt[:2] == [0, 0]
    assert state.spent_trait[0] == 0
    assert state.exhausted[item("green1")] == state.exhausted[item("A02a")] == 0
    assert state.place[item("green1")] == CARRIED
    assert state.place[item("W-M7")] == CARRIED + 1
    assert state.weapon_level[item("W-M2a")] == 3
    assert state.perks[0]


def test_the_next_city_is_set_up_fresh() -> None:
    """LS-21.2, LS-19.1"""
    field = last_night()
    state = field.state
    for n, number in enumerate(BASE_DECK[:4]):
        state.place[number] = BASE_ROW if n % 2 else BASE_DISCARD
    state.knocked_out = 1
    wins(field)
    assert field.kind("7,7") == ""
    assert [field.kind(plot) for plot in "ADGJBE"] == ["BD1"] * 4 + ["BD2", "BD4"]
    assert all(space < 0 for space in state.at + state.space)
    assert not any(state.figure)
    assert (state.panic, state.knocked_out, state.alerions_dead) == (12, 0, 0)
    assert all(state.schemas_left)
    assert all(state.place[number] == BASE_BAG for number in BASE_DECK)


def test_after_scenario_three_the_campaign_is_won() -> None:
    """LS-17.4"""
    field = last_night()
    field.state.scenario = 3
    dies(field.state, figures_of(HARPY)[0], by_team=True)
    assert ENDINGS[field.state.ending] == "campaign-won"
    outcome = GAME.outcome(field.state)
    assert outcome is not None
    assert outcome.winners() == [0, 1]


# Kept and resumed.


def played(answers: int, seed: int = 2) -> tuple[Journal, State]:
    """A campaign under way, by chance."""
    journal = Journal(Heading(GAME, CAMPAIGN, ["Ann", "Bob"]))
    state = GAME.setup(CAMPAIGN, 2)
    dice = Random(seed)
    for _ in range(answers):
        question = state.question
        assert question is not None
        option = question.pick(dice.random())
        journal.answers.append(Answer(question.seat, option))
        answer(state, option)
    return journal, state


def test_an_interrupted_campaign_resumes_exactly() -> None:
    """LS-21.1, LS-1.3: by day and by night, from its journal and from a save."""
    asked = set()
    for answers in range(20, 200, 9):
        journal, state = played(answers)
        assert state.question is not None
        asked.add(state.question.why)
        again = read(write(journal)).replay()
        assert contents(again) == contents(state)
        _, loaded = load(save(journal.heading, state))
        assert contents(loaded) == contents(state)
    assert {"main", "turn"} <= asked


def test_between_two_scenarios_everything_is_saved() -> None:
    """LS-21.1: Levels, Traits, Perks, equipment, Wounds, supply, structures, Mages, missions."""
    field = wins(last_night()).says("mission UM1", "mission UM2")
    heading = Heading(GAME, CAMPAIGN, ["Ann", "Bob"])
    _, loaded = load(save(heading, field.state))
    assert contents(loaded) == contents(field.state)


def test_a_campaign_that_was_won_goes_on_from_wherever_it_was_laid_aside() -> None:
    """LS-21.1, LS-21.2, LS-17.4: all three cities, carried to another machine twice in each."""
    whole = read((JOURNALS / "campaign-won.journal").read_text(encoding="utf-8"))
    state = whole.start()
    so_far = Journal(whole.heading)
    laid_aside = []
    for one in whole.answers:
        assert isinstance(state, State)
        assert state.question is not None
        here = (state.scenario, "night" if state.phase else "day")
        if state.question.why in ("main", "turn") and here not in laid_aside:
            laid_aside.append(here)
            exported = write(so_far)
            again = read(exported)
            assert write(again) == exported
            _, loaded = load(save(whole.heading, state))
            state = again.replay()
            assert contents(loaded) == contents(state)
        answer(state, one.option)
        so_far.answers.append(one)
    assert laid_aside == [(n, when) for n in (1, 2, 3) for when in ("day", "night")]
    assert isinstance(state, State)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.reason, outcome.winners()) == ("campaign-won", [0, 1])


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("scenario: campaign", "scenario: crusade"),
        ("game: last_spell", "game: first_spell"),
        (f"rules: {GAME.rules}", "rules: 999"),
        ("mission", "misssion"),
        ("take_hero", "take_horse"),
        ("first take_hero", "second take_hero"),
    ],
)
def test_a_damaged_or_foreign_campaign_is_refused_with_a_reason(old: str, new: str) -> None:
    """LS-21.1"""
    journal, _ = played(30)
    text = write(journal)
    assert old in text
    with pytest.raises(GloamingError) as told:
        read(text.replace(old, new, 1)).replay()
    assert str(told.value)


def test_a_cut_off_save_of_a_campaign_is_refused() -> None:
    """LS-21.1"""
    journal, state = played(30)
    text = save(journal.heading, state)
    for damaged in (text[: len(text) // 2], text.replace("mages 4", "mages 9")):
        assert damaged != text
        with pytest.raises(GloamingError):
            load(damaged)
