"""What the active player is told before the actions are ended (UX-34)."""

from gloaming.games.casting_shadows import GAME
from tests.support.casting_shadows import Mage, Table


def warned(table: Table) -> str:
    warning = GAME.warns(table.state)
    return "" if warning is None else f"{warning.key} {warning.rule}"


def test_crystals_that_take_the_last_hp_are_said_while_they_can_be_removed() -> None:
    """CS-9.6, CS-5.4."""
    table = Table(Mage(hp=2), Mage("E"), pool="CC CC")
    assert warned(table) == "crystals-kill CS-9.6"
    assert warned(table.does("protect")) == ""
    assert warned(Table(Mage(hp=3), Mage("E"), pool="CC CC")) == ""
    assert warned(Table(Mage(hp=1), Mage("E"), dice="CC - - - -")) == "crystals-kill CS-9.6"


def test_crystals_that_do_no_harm_are_not_spoken_of() -> None:
    """CS-9.6: none with the Curse Toad."""
    toad = Mage(hp=1, shadow=True, companion="curse_toad")
    assert warned(Table(toad, Mage("E"), pool="CC CC")) == ""


def test_sudden_death_takes_its_part() -> None:
    options = {"sudden_death": "5"}
    table = Table(Mage(hp=2), Mage("E"), pool="CC", options=options)
    assert warned(table) == ""
    table.state.round = 5
    assert warned(table) == "crystals-kill CS-9.6"
    unhurt = Table(Mage(hp=1), Mage("E"), options=options)
    unhurt.state.round = 5
    assert warned(unhurt) == "", "nothing can be done about it"


def test_fragments_that_will_not_fit_are_said_while_the_ability_can_be_used() -> None:
    """CS-9.1, CS-9.9."""
    full = Mage(hp=9, character="frill", energy=5, shadow=True, companion="prism_gecko")
    table = Table(full, Mage("E", character="kit"), pool="SF")
    assert warned(table) == "fully-charged CS-9.1"
    assert warned(table.does("ability")) == ""
    assert warned(Table(full, Mage("E", character="kit"))) == ""
    full.hp = 18
    assert warned(Table(full, Mage("E", character="kit"), pool="SF")) == "", "it would do nothing"
    full.energy = 4
    full.hp = 9
    assert warned(Table(full, Mage("E", character="kit"), pool="SF")) == ""


def test_at_any_other_question_nothing_is_said() -> None:
    table = Table(Mage(hp=1), Mage("E"), pool="CC SF", phase="absorb")
    assert table.asks(1, "absorb")
    assert warned(table) == ""
    table = Table(Mage(hp=1, book="heavy_hand"), Mage(), pool="CC GR GR").does("cast heavy_hand")
    assert table.question.why != "act"
    assert warned(table) == ""
