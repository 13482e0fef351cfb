"""A turn and its phases (CS-4)."""

import pytest

from gloaming.games.casting_shadows import GAME
from gloaming.games.casting_shadows.rules import AT_ABSORB, AT_ACT, TURN, Absorb
from gloaming.games.casting_shadows.turn.actions import Act
from tests.support.casting_shadows import Mage, Table

FIVE = "roll GR+GR/GB+GB/GP"


def phase(table: Table) -> str:
    return GAME.view(table.state, 0)["phase"]


def test_a_turn_has_three_phases() -> None:
    """CS-4.1."""
    table = Table(Mage(), Mage("SW"), phase="start")
    assert phase(table) == "roll"
    table.luck("roll GR+SF/GB+GB/GP")
    assert (phase(table), table.question.why) == ("act", "act")
    table.does("end_actions")
    assert (phase(table), table.question.why) == ("absorb", "absorb")
    table.does("end_turn")
    assert (phase(table), table.state.active) == ("roll", 1)


def test_the_places_in_a_turn_have_their_names() -> None:
    """Bots judge a turn by how far it is."""
    assert isinstance(TURN.steps[AT_ACT], Act)
    assert isinstance(TURN.steps[AT_ABSORB], Absorb)


def test_an_action_under_way_belongs_to_the_actions() -> None:
    """CS-4.1: choosing dice to reroll is still phase 2."""
    table = Table(Mage(), Mage("SW"), phase="start").luck("roll GR+SF/GB+OB/GP")
    table.does("reroll r1")
    assert (phase(table), table.question.why) == ("act", "reroll")


def test_phase_one_rolls_then_the_tile_gives_then_the_companion() -> None:
    """CS-4.2, CS-R10: by itself, in this order."""
    mage = Mage("E", companion="prism_gecko", shadow=True)
    table = Table(mage, Mage("SW"), phase="start").luck(FIVE)
    assert [event.what for event in table.events] == ["turn", "rolls", "gains", "gains"]
    assert table.told("gains") == [[0, 0, 0], [0, 2, 0]]  # A red Gem, then a purple one.
    assert (table.dice, table.tokens) == ("GR GR GB GB GP", "GR GP")
    assert table.asks(1, "act")


@pytest.mark.parametrize(
    ("place", "tile", "tokens", "hp"),
    [
        ("C", "ancient_rune", "SF", 10),
        ("W", "dusty_desert", "", 10),
        ("E", "underground_volcano", "GR", 10),
        ("SE", "gale_bluffs", "OP", 10),
        ("SE", "crystal_crypt", "GP", 10),
        ("SE", "lilypad_lagoon", "", 11),
        ("SE", "thornwood_thicket", "", 10),
    ],
)
def test_each_tile_gives_what_it_says_to_anyone(
    place: str, tile: str, tokens: str, hp: int
) -> None:
    """CS-4.2, CS-R08: whoever starts a turn there, homes included."""
    mage = Mage(place, hp=10, character="nuzzle")
    table = Table(mage, Mage("SW"), tiles={place: tile}, phase="start").luck(FIVE)
    assert (table.tokens, table.hp(1)) == (tokens, hp)


def test_a_tile_entered_later_gives_nothing() -> None:
    """CS-4.3."""
    table = Table(Mage("C"), Mage("SW")).does("travel E", "travel C")
    assert table.tokens == ""


def test_four_action_points_for_actions_in_any_order() -> None:
    """CS-4.4: repetition is allowed, and what is left is lost (CS-R63)."""
    table = Table(Mage(), Mage("SW"), phase="start").luck(FIVE)
    assert table.ap == 4
    table.does("travel E", "travel C", "travel E", "travel C")
    assert (table.ap, table.why_not("travel E").rule) == (0, "CS-4.4")
    table = Table(Mage(), Mage("SW"), ap=4, phase="act").ends_turn().luck(FIVE).ends_turn()
    table.luck(FIVE)
    assert (table.state.active, table.ap) == (0, 4)


@pytest.mark.parametrize(
    "said", ["cast fatal_fronds", "reroll r1", "protect", "refresh", "collect"]
)
def test_every_action_costs_a_point(said: str) -> None:
    """CS-4.4."""
    mage = Mage("SE", book="fatal_fronds")
    market = {"SE": "red_gem"}
    table = Table(mage, Mage("SE"), dice="GR CC GB GB GP", market=market)
    assert table.does(said).ap == 3
    table = Table(mage, Mage("SE"), dice="GR CC GB GB GP", market=market, ap=0)
    assert table.why_not(said).key == "no-ap"


def test_resource_cards_and_the_ability_are_free() -> None:
    """CS-4.5: also without Action points."""
    mage = Mage(book="red_gem", character="haze", shadow=True, energy=5)
    table = Table(mage, Mage("SW", character="kit"), ap=0).does("ability", "use red_gem")
    assert (table.ap, table.tokens, table.hp(2)) == (0, "GR", 12)


def test_one_thing_is_done_before_the_next_begins() -> None:
    """CS-4.6, CS-R70: while units are chosen nothing else is offered."""
    table = Table(Mage(book="lightning_bug"), Mage("SW"), pool="GR GB").does("cast lightning_bug")
    assert {option.verb for option in table.question.options} == {"pay"}
    assert table.why_not("travel E").key == "not-asked"


def test_phase_two_is_ended_explicitly() -> None:
    """CS-4.7: also when there is nothing else to do."""
    table = Table(Mage(), Mage("SW"), ap=0)
    assert [option.name for option in table.question.options] == ["end_actions"]
    assert table.asks(1, "act")


def test_a_hydra_summoned_now_counts_from_the_next_turn_on() -> None:
    """CS-R66."""
    portal = "swift_hydra curse_toad keen_falcon"
    table = Table(Mage(energy=3), Mage("SW"), phase="absorb", portal=portal)
    table.does("summon swift_hydra")
    assert (table.state.active, table.ap) == (0, 4)
    table.luck().ends_turn().luck(FIVE)
    assert (table.state.active, table.ap) == (0, 5)


def test_resource_cards_are_for_the_own_phase_two() -> None:
    """CS-R69: they are offered neither in Phase 3 nor as an answer to an attack."""
    table = Table(Mage(book="red_gem"), Mage("SW"), pool="SF", phase="absorb")
    assert table.why_not("use red_gem").key == "not-asked"
    target = Mage(book="red_gem", counterspells="run_away")
    table = Table(Mage(book="fatal_fronds"), target).does("cast fatal_fronds")
    assert table.asks(2, "respond")
    assert table.why_not("use red_gem").key == "not-asked"
