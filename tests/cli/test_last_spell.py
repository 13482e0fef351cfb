"""The Last Spell in the terminal: its drawing, at every question and in every language."""

import io
import random

import pytest
from rich.console import Console, RenderableType
from rich.text import Text

from gloaming.cli.boards.last_spell import LastSpellBoard
from gloaming.cli.scene import Scene
from gloaming.engine.match import new_match
from gloaming.engine.question import NATURE
from gloaming.games import LAST_SPELL as GAME
from gloaming.games.last_spell.box.waves import SCHEMA_IDS
from gloaming.games.last_spell.state import NO_CARD, State
from gloaming.text import LANGUAGES, Catalogue
from tests.cli.conftest import Run
from tests.games.last_spell.test_dryad import night
from tests.support.last_spell import Field
from tests.support.screens import drawn, screen_of

EN = Catalogue("en", GAME)


def scene_of(state: State, seat: int = 0, height: int = 24) -> Scene:
    return Scene(GAME, state, seat, EN, ["human"] * 2, height)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", ["introductory", "lakeburg"])
def test_every_question_fits_on_the_screen(language: str, scenario: str) -> None:
    """One line of the screen is for typing."""
    catalogue, chance = Catalogue(language, GAME), random.Random(11)
    names = ["human", "random"]
    match = new_match(GAME, {"scenario": scenario}, names, chance)
    screen = screen_of(80, 24)
    looked = 0
    while (question := match.state.question) is not None and looked < 60:
        if question.seat != NATURE and chance.random() < 0.25:
            seat = max(0, question.seat)
            scene = Scene(GAME, match.state, seat, catalogue, names, 24)
            text = drawn(screen, scene, [Text("x" * 70)] * 20, "A notice.")
            assert len(text.splitlines()) <= 23, text
            assert max(map(len, text.splitlines())) <= 80
            looked += 1
        match.take(question.seat, question.seat, question.pick(chance.random()), closed=True)
    assert looked > 10


def test_bosses_and_their_brood_are_told_apart_from_all_others() -> None:
    """An Armored, a Mortar and a Monolith begin with one letter, a hero and a Hatchery too."""
    field = Field("HR2@12,9", "M@7,9E MO@7,10E MN@7,11E HA@7,12E ZH@7,13E ZT@7,14E* Y@7,15N")
    field.state.growth = 1
    text = drawn(screen_of(110, 45), scene_of(field.turn().state, height=45), [])
    for said in ("H1", "M>", "MO", "MN", "HA", "ZH", "Z*", "YY"):
        assert said in text, said


def test_among_other_deeds_a_place_says_what_is_done_there() -> None:
    field = Field("HR2@9,14", "C@7,9E", "ST5@9,15").turn()
    assert "Fire the Defence on 9,15" in drawn(screen_of(80, 24), scene_of(field.state), [])


def test_a_place_to_type_is_one_of_this_board() -> None:
    field = Field("HR7@12,9", "C@7,9E").turn().says("attack W-G2a-fireball")
    scene = scene_of(field.state)
    spaces = [*scene.offered("space")]
    said = EN.say("terminal-lit", count=len(spaces), such=spaces[len(spaces) // 2])
    assert "," in said
    assert said in drawn(screen_of(80, 24), scene, [])


def test_the_drawing_tells_everything_without_colours() -> None:
    field = Field(
        "HR2@12,9 HR4@10,16", "C@7,9E M@12,8S K2@9,12E C@7,16E*", "BD1@A ST2@8,13 ST5@9,15"
    )
    text = drawn(screen_of(110, 45), scene_of(field.turn().state, height=45), [])
    for said in ("H1", "H2", "C>", "C*", "K>", "hoho", "##", "[b", "@@", "░░", "oo", "^^"):
        assert said in text, said
    assert "Night 1, phase 1" in text
    assert "H1 ♥8/8!1 ◆3 ↯4 ►" in text
    field.says("flip 3")
    text = drawn(screen_of(110, 45), scene_of(field.state, height=45), [], "A notice.")
    assert text.count("[]") == 3  # To three sides there is room; on the fourth is one to punch.
    assert "[M" in text
    assert "Punch at 12,8" in text
    assert "Step to 11,9" in text
    assert "4 MP" in text


def test_a_small_screen_shows_the_rows_around_whoever_acts() -> None:
    field = Field("HR2@12,18 HR4@10,16", "C@7,9E").turn()
    text = drawn(screen_of(80, 24), scene_of(field.state), [], "A notice.")
    assert "\n18 " in text
    assert "\n 7 " not in text


def test_what_can_be_done_with_items_has_lines_of_its_own() -> None:
    field = Field("HR2@12,9").gives("green1").turn()
    text = drawn(screen_of(80, 24), scene_of(field.state), [], "A notice.")
    number = [option.name for option in field.question.options].index("drink green1") + 1
    assert f"Drink: {number}) Green potion H1" in text


def test_it_is_foreseen_how_many_would_strike() -> None:
    """LS-13.3: one would reach the hero, another the Circle."""
    field = Field("HR2@12,9 HR4@18,18", "C@12,7S C@12,13E").turn()
    text = drawn(screen_of(80, 24), scene_of(field.state), [], "A notice.")
    assert "H1 ♥8/8!1" in text
    assert "H2 ♥7/7 " in text
    assert "☆4!1" in text


def test_cards_can_be_looked_at_by_name() -> None:
    board, scene = LastSpellBoard(), scene_of(Field().turn().state)
    for name, said in (
        ("Iron Shield", "restore this card"),
        ("W-M1b", "type melee"),
        ("thick skin", "1 damage less"),
        ("Boomer 3", "Explosion: 4 damage"),
        ("Ballista", "Armour Piercing"),
        ("red potion", "Remove 1 Wound"),
        ("Brenna", "hp 8"),
    ):
        shown = board.zoom(scene, name)
        assert isinstance(shown, Text), name
        assert said in shown.plain
    assert board.zoom(scene, "nothing of the kind") is None


def test_the_piles_show_shops_waves_and_what_is_carried() -> None:
    field = Field("HR2@12,9 HR4@10,16").learns("TR01")
    console = Console(file=io.StringIO(), width=200, color_system=None)
    console.print(LastSpellBoard().piles(scene_of(field.turn().state)))
    assert isinstance(console.file, io.StringIO)
    text = console.file.getvalue()
    assert "Brenna: Shortsword" in text
    assert "Iron Will" in text
    assert "Waves 10: ?" in text


def said(shown: RenderableType | None) -> str:
    assert shown is not None
    console = Console(width=200, file=io.StringIO())
    with console.capture() as capture:
        console.print(shown)
    return capture.get()


def test_monsters_are_looked_at_with_their_own_cards() -> None:
    """LS-10.1, LS-20.12: Archer 12 is no Turtle Armor, and bosses say what they do."""
    field, board = Field("HR2@12,9", "C@7,9E").turn(), LastSpellBoard()

    def looked_at(name: str) -> str:
        return said(board.zoom(scene_of(field.state), name))

    archer = looked_at("Archer 12")
    assert "Range 4" in archer
    assert "Strength 1" in archer
    assert "worn" not in archer
    assert looked_at("Archer") == archer.replace("Archer 12", "Archer")
    assert "Range 7" in looked_at("Seed Mortar")
    assert "Strength –" in looked_at("Monolith 1")
    assert "Strength –" in looked_at("Hatchery 1")
    head = looked_at(EN.say("board-kind-ZH"))
    assert "Skull Smash: damage 2 (stage II: 3)" in head
    assert "orange, at stage II: orange blue" in head
    assert "Dive Bomb" in looked_at("Corrupted Harpy")
    assert "sectors" in looked_at("Putrefied Dryad")


def test_brood_cards_and_the_clawer_that_a_table_adds_are_among_the_piles() -> None:
    """LS-20.22"""
    field = night(slots=2)
    for place in range(len(field.state.slot_cards)):
        field.state.slot_cards[place] = NO_CARD
    piles = said(LastSpellBoard().piles(scene_of(field.turn().state)))
    assert "Waves 8: 1 Seed Mortar, 1 Hatchery" in piles
    second = Field(day=2, fog=5, options={"scenario": "gildenberg"}).turn()
    second.state.slot_cards[4] = SCHEMA_IDS.index("S12")
    assert "4 Clawer" in said(LastSpellBoard().piles(scene_of(second.state)))


@pytest.mark.parametrize(("difficulty", "late"), [("normal", False), ("hard", True)])
def test_the_piles_say_where_waves_are_discovered_late(difficulty: str, late: bool) -> None:
    """K6"""
    chance, options = random.Random(3), {"scenario": "gildenberg", "difficulty": difficulty}
    match = new_match(GAME, options, ["human", "human"], chance)
    while (question := match.state.question) is not None and question.why != "main":
        match.take(question.seat, question.seat, question.pick(chance.random()), closed=True)
    assert isinstance(match.state, State)
    piles = said(LastSpellBoard().piles(scene_of(match.state)))
    assert ("discovered after the Main Phase" in piles) == late


def test_the_piles_say_what_a_boss_is_about_to_do() -> None:
    """LS-20.12, LS-20.19"""
    field = Field("HR2@18,18", map="lakeburg", day=3, fog=6, options={"scenario": "lakeburg"})
    field.turn().state.wyrm_card = 0
    field.state.wyrm_stage = 2
    piles = said(LastSpellBoard().piles(scene_of(field.state)))
    assert "Head: Skull Smash, 3 damage" in piles
    assert "Still to be drawn: Z1, Z2, Z3, Z4" in piles
    grown = night(slots=2)
    grown.turn().state.growth = 2
    assert "The Dryad: stage 2" in said(LastSpellBoard().piles(scene_of(grown.state)))


def test_who_plays_together_needs_no_curtain(run: Run) -> None:
    """LS-1.1, UX-23: nobody has secrets here."""
    seats = ("--seat", "first=Ann", "--seat", "second=Bea")
    ran = run("play", "last_spell", "--seed", "3", *seats, typed=["take_hero HR1", "q"])
    assert EN.say("curtain", who="").strip() not in ran.out
    assert EN.event(["takes-hero", "first", "HR1"]) in ran.out
