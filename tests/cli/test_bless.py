"""Bless in the terminal: what its drawing tells, and why something can't be done."""

import pytest

from gloaming.cli.boards import BOARDS
from gloaming.cli.scene import Scene
from gloaming.cli.wording import reason
from gloaming.games.bless import GAME
from gloaming.text import LANGUAGES, Catalogue
from tests.support.bless import Table
from tests.support.screens import drawn, screen_of

EN = Catalogue("en", GAME)


def scene_of(table: Table, seat: int = 0, catalogue: Catalogue = EN) -> Scene:
    return Scene(GAME, table.state, seat, catalogue, ["human", "human"], 40)


def picture(table: Table, seat: int = 0, catalogue: Catalogue = EN) -> str:
    """The screen as one line, however its lines were broken."""
    text = drawn(screen_of(120, 40), scene_of(table, seat, catalogue), [], "")
    return " ".join(text.split())


# Why something can't be done.


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("attack 09", "A Curse in Stasis cannot attack — BL-7.1"),
        ("Attack with Rings of the Seal", "A Curse in Stasis cannot attack — BL-7.1"),
        ("invoke 16", "Its effect has already been used this turn — BL-10.5"),
        ("release 08", "That is not one of your Curses in Stasis — BL-6.4"),
        ("curse 09", "This card is not in your hand — BL-6.1"),
    ],
)
def test_a_reason_is_looked_for_with_its_verb(typed: str, said: str) -> None:
    """BL-6: what was asked for is attacking, not laying."""
    table = Table("9s 8 E16", "17").does("invoke 16", "choose 8")
    assert reason(typed, scene_of(table)).endswith(said)


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("16", "Its effect has already been used this turn"),  # Not that it is not in the hand.
        ("08", "It has already attacked this turn"),
        ("11", "You have no Actions left"),
    ],
)
def test_of_a_thing_alone_the_reason_is_told_that_is_its_own(typed: str, said: str) -> None:
    """BL-6: what holds for nearly every card says nothing about this one."""
    table = Table("9s 8 E16", "17", hand="11", actions=2)
    table.does("invoke 16", "choose 9").attacks(8, 17)
    assert said in reason(typed, scene_of(table))


# What the drawing tells.


def test_a_value_that_always_holds_is_not_written_as_a_gain() -> None:
    """BL-12.6: card 25 makes the Eye always 5."""
    text = picture(Table("9 25>9", "17"))
    assert "[25 always 5]" in text
    assert "+5" not in text


def test_a_value_that_is_set_is_not_written_as_a_gain() -> None:
    """BL-12.6: card 26 sets the Eye, card 2 adds Karma."""
    text = picture(Table("9 26>9 2 31>2", "11"))
    assert "[26 Eye = 7]" in text
    text = picture(Table("9 2>9", "11"))
    assert "[02 +2 Karma]" in text


def test_what_hinders_a_curse_is_written_beside_it() -> None:
    """BL-6.6, BL-6.7: it has attacked, it can't be attacked, it can't attack."""
    table = Table("11", "9 24 52 37").attacks(11, 37)
    text = picture(table)
    for said in ("has attacked", "no Shadow attacks it", "no Light attacks it", "the only target"):
        assert said in text, said
    barred = picture(Table("11", "9").attacks(11, 9))
    assert "cannot be attacked (Barrier, this turn)" in barred


def test_what_begins_next_turn_and_how_long_it_lasts_is_written() -> None:
    """BL-13.10"""
    table = Table("8 E62 E16", "11", hand="40 8").does("pray 40", "choose 11")
    assert "original Eye 3 (40, next turn)" in picture(table)
    table = Table("17 E62", "11", hand="8").does("pray 8", "choose 11", "invoke 62", "choose 17")
    text = picture(table)
    assert "cannot attack (08, next turn)" in text
    assert "Barrier (62, until the end of the next turn)" in text
    table = Table("17 E16", "11").does("invoke 16", "choose 17")
    assert "[16 +2 Eye, this turn]" in picture(table)
    table = Table("17 E24", "11").does("invoke 24")
    assert "+1 Eye (24, until the end of the next turn)" in picture(table)


def test_a_curse_in_stasis_can_be_without_effect_too() -> None:
    """BL-7.1, R-58: both marks are there."""
    table = Table("8 E20", "9s").does("invoke 20", "choose 9")
    assert "○z∅ 09" in picture(table)


def test_known_top_cards_of_the_deck_are_written() -> None:
    """Whoever looked knows them, and nobody else."""
    table = Table("8 E28", "9", deck="1 3 5 11 15").does("invoke 28", "draw 1", "draw 3", "draw 5")
    table.does("choose 3")
    assert "Deck 4 (01 05)" in picture(table)
    assert "Deck 4 (? ?)" in picture(table, 1)


def test_an_effect_that_asks_is_written_in_its_own_words() -> None:
    """BL-12.5: the half that speaks, also of a card that has left the field."""
    table = Table("11", "54c", void="8 17").attacks(11, 54, "to_void")
    assert "Effect of Netherworld: BROKEN: play one of the top three cards" in picture(table, 1)


def test_on_a_small_screen_the_zoom_tells_what_is_cut_off() -> None:
    """BL-13.10: nothing that holds is untold."""
    table = Table("17 E62 E16 48>17", "11", hand="8").does("pray 8", "choose 17", "invoke 62")
    table.does("choose 17", "choose 17")
    scene = Scene(GAME, table.state, 0, EN, ["human", "human"], 24)
    assert "until the end of the next turn" not in drawn(screen_of(80, 24), scene, [], "")
    zoomed = screen_of(80, 24).lines(BOARDS["bless"].zoom(scene, "17") or "")
    text = " ".join(line.plain for line in zoomed)
    assert "cannot attack (08, next turn)" in text
    assert "Barrier (62, until the end of the next turn)" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mark_is_said_in_every_language(language: str) -> None:
    table = Table("17s E62 9 25>9", "11 24", hand="8").does("pray 8", "choose 11", "invoke 62")
    text = picture(table.does("choose 17"), 0, Catalogue(language, GAME))
    assert "board-" not in text
    assert "ability-" not in text
