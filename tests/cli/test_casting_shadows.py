"""Casting Shadows in the terminal: its drawing, and how many sit down."""

import io
import random
from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text

from gloaming.cli.boards.casting_shadows import CastingShadowsBoard, letter
from gloaming.cli.play import who_sits
from gloaming.cli.scene import Scene
from gloaming.engine.match import new_match
from gloaming.engine.question import NATURE
from gloaming.games import CASTING_SHADOWS as GAME
from gloaming.games.casting_shadows.table.state import State
from gloaming.text import LANGUAGES, Catalogue
from tests.cli.conftest import Run
from tests.support.casting_shadows import Mage, Table
from tests.support.screens import drawn, screen_of

EN = Catalogue("en", GAME)


def scene_of(state: State, seat: int = 0, catalogue: Catalogue = EN, height: int = 24) -> Scene:
    return Scene(GAME, state, seat, catalogue, ["human"] * state.edition.players, height)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_every_question_fits_on_the_screen(language: str, seats: int) -> None:
    """One line of the screen is for typing."""
    catalogue, chance = Catalogue(language, GAME), random.Random(7)
    names = ["human"] + ["random"] * (seats - 1)
    match = new_match(GAME, {"turn_cap": "20"}, names, chance)
    screen = screen_of(80, 24)
    looked = 0
    while (question := match.state.question) is not None:
        if question.seat != NATURE and chance.random() < 0.3:
            scene = Scene(GAME, match.state, question.seat, catalogue, names, 24)
            text = drawn(screen, scene, [Text("x" * 70)] * 20, "A notice.")
            assert len(text.splitlines()) <= 23, text
            assert max(map(len, text.splitlines())) <= 80
            looked += 1
        match.take(question.seat, question.seat, question.pick(chance.random()), closed=True)
    assert looked > 10


def test_the_drawing_tells_everything_without_colours() -> None:
    mages = [Mage("SE", book="heavy_hand fatal_fronds"), Mage("SE"), Mage("NW", hp=7, energy=2)]
    table = Table(*mages, dice="GR - OB SF CC", pool="GP", market={"NW": "sudden_doom"})
    text = drawn(screen_of(80, 24), scene_of(table.state), [], "A notice.")
    for said in ("SE Gale Bluffs", "Sudden Doom", "A  J", "♥7 ✦2/3", "r1  GR r2  –", "Tokens: GP"):
        assert said in text, said
    assert "[C Ancient Rune]" in text
    assert "[NW" not in text
    assert ") Fatal Fronds" in text.replace("  ", " ")
    table.does("cast heavy_hand", "strength 1")
    assert "To pay: GR" in drawn(screen_of(80, 24), scene_of(table.state), [], "A notice.")


def test_a_die_about_to_be_rerolled_stands_in_brackets() -> None:
    table = Table(Mage("SE"), Mage("NW"), dice="GR GR OB SF CC").does("reroll b2")
    assert "b2 (SF)" in drawn(screen_of(80, 24), scene_of(table.state), [], "A notice.")


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("heavy_hand", "Collection cost: red Orb, red Gem"),
        ("Thunder Stag", "2 DMG to an enemy on an adjacent tile"),
        ("run_away", "CS-R48"),
        ("dusty_desert", "CS-R35"),
        ("kit", "Kit the Turbulent"),
    ],
)
def test_zoom_shows_whatever_has_a_text(typed: str, said: str) -> None:
    shown = CastingShadowsBoard().zoom(scene_of(Table(Mage(), Mage()).state), typed)
    assert isinstance(shown, Text)
    assert said in shown.plain


def test_the_piles_are_open_as_far_as_they_are() -> None:
    table = Table(Mage(), Mage(), discard="heat_wave red_gem", known="safety_dome")
    console = Console(file=io.StringIO(), width=200, color_system=None)
    console.print(CastingShadowsBoard().piles(scene_of(table.state)))
    assert isinstance(console.file, io.StringIO)
    text = console.file.getvalue()
    assert "Red Gem, Heat Wave" in text
    assert "Counterspell deck: 10" in text
    assert "Safety Dome" not in text
    assert "Portal: Umbral Raven, Curse Toad, Keen-Eyed Falcon" in text


def test_two_sit_down_unless_seats_are_named() -> None:
    """SO-1: whoever names only the first seat plays alone."""
    assert who_sits(GAME, {}) == ["human", "apprentice"]
    assert who_sits(GAME, {"amber": "Ann"}) == ["Ann"]
    assert who_sits(GAME, {"amber": "Ann", "onyx": "Bob"}) == [
        "Ann",
        "apprentice",
        "apprentice",
        "Bob",
    ]


def test_a_game_can_be_played_in_the_terminal(run: Run) -> None:
    typed = ["1"] * 400
    ran = run("play", "casting_shadows", "--seed", "3", "--seat", "jade=random", typed=typed)
    assert "Traceback" not in ran.out + ran.err
    assert EN.say("ask-act", seat="amber", count=1) in ran.out


def test_one_of_three_resigns_and_the_others_play_on(run: Run) -> None:
    """CS-R75 at one screen and against bots: nobody asks for whoever has left."""
    seats = ["--seat", "amber=Ann", "--seat", "jade=Bob", "--seat", "ivory=random"]
    options = ["--option", "first_player=seat1", "--option", "characters=random"]
    typed = ["", "resign", "no", "resign", "yes", "", "travel C", "q", "a.save"]
    ran = run("play", "casting_shadows", "--seed", "1", *seats, *options, typed=typed)
    said = ran.after(EN.say("terminal-resign"))
    assert EN.event(["resigns", "amber"]) in said
    assert EN.event(["out", "amber"]) in said
    assert EN.event(["travels", "jade", "C"]) in said
    (kept,) = Path("state").rglob("*.journal")
    assert "\namber resign\n" in kept.read_text()
    again = run("play", "--load", kept, typed=["", "log", "q", ""])
    assert EN.event(["resigns", "amber"]) in again.out
    assert EN.event(["resigns", "amber"]) in run("replay", "--print", kept).out


def test_the_host_is_the_first_person_at_the_keyboard(run: Run) -> None:
    """CS-R03."""
    seats = ["--seat", "amber=random", "--seat", "jade=Bob"]
    ran = run("play", "casting_shadows", *seats, "--option", "first_player=host", typed=["?"])
    assert EN.say("ask-first", seat="jade") in ran.out
    assert "Bob" in ran.out


def test_every_player_has_a_letter_of_her_own() -> None:
    """Ambra and Avorio both begin with an A."""
    for language in LANGUAGES:
        table = Table(*[Mage("SE")] * 4)
        scene = scene_of(table.state, catalogue=Catalogue(language, GAME))
        letters = [letter(scene, seat) for seat in range(4)]
        assert len(set(letters)) == 4
        text = drawn(screen_of(80, 24), scene, [], "")
        assert "  ".join(letters) in text
        for seat in range(4):
            assert f"{letters[seat]} {scene.seat_name(seat)}" in text


def test_nobody_is_crossed_out_before_the_first_turn() -> None:
    """CS-3.1: who has chosen is named, who has left is out (CS-R75)."""
    match = new_match(GAME, {"first_player": "seat1"}, ["a", "b", "c"], random.Random(1))
    match.answer(0, "choose kit")
    assert isinstance(match.state, State)
    text = drawn(screen_of(80, 24), scene_of(match.state), [], "")
    assert "✗" not in text
    assert "Kit Gale" in text
    match.resign(2)
    assert drawn(screen_of(80, 24), scene_of(match.state), [], "").count("✗") == 1


def test_dice_are_told_in_words() -> None:
    """A reroll of one purple die is //CC in a journal."""
    assert EN.event(["rolls", "amber", "//CC"]) == "Amber rolls: Cursed Crystal."
    said = EN.event(["rolls", "amber", "GR+GR/OB+SF/GP"])
    assert said == "Amber rolls: 2 × red Gem, blue Orb, Shadow Fragment, purple Gem."


def test_a_spell_looked_at_closely_shows_its_face() -> None:
    """Level, cost and range are printed on it."""
    shown = CastingShadowsBoard().zoom(scene_of(Table(Mage(), Mage()).state), "phoenix_flash")
    assert isinstance(shown, Text)
    for said in ("Level 2", "spell of level 1", "Orb of any colour, red Gem", "adjacent tiles"):
        assert said in shown.plain
    gem = CastingShadowsBoard().zoom(scene_of(Table(Mage(), Mage()).state), "red_gem")
    assert isinstance(gem, Text)
    assert "Level" not in gem.plain


def test_help_explains_this_board_and_no_other(run: Run) -> None:
    """Neither Temples nor squares."""
    ran = run("play", "casting_shadows", "--seed", "1", typed=["?"])
    assert EN.say("terminal-board-signs").splitlines()[0] in ran.out
    assert "zoom heat_wave" in ran.out
    assert "Temple" not in ran.out
    assert "D07" not in ran.out
