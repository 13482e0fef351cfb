"""What is drawn: it fits, it needs no colours, and it shows what the rules ask to be shown."""

import random
import re

import pytest
from rich.text import Text

from gloaming.ai.random import RandomAgent
from gloaming.cli import boards
from gloaming.cli.scene import Scene
from gloaming.cli.table import Bot, Line, Player
from gloaming.cli.table import Table as RunningTable
from gloaming.cli.wording import meant
from gloaming.engine.match import Match, new_match
from gloaming.engine.question import NATURE
from gloaming.engine.script import Position
from gloaming.games import DAY_AND_NIGHT
from gloaming.text import LANGUAGES, Catalogue
from tests.cli.conftest import Run
from tests.support.day_and_night import Table
from tests.support.screens import drawn, screen_of

EN = Catalogue("en", DAY_AND_NIGHT)


def scene_of(
    state: Position, height: int | None = 24, seat: int = 0, catalogue: Catalogue = EN
) -> Scene:
    return Scene(DAY_AND_NIGHT, state, seat, catalogue, ["human", "greedy"], height)


def square(text: str, name: str) -> str:
    """The six characters of a square in a drawing with squares of one line."""
    row = next(line for line in text.splitlines() if re.match(rf" {name[1]} .*{name[1]}", line))
    first = 3 + 6 * "abcdef".index(name[0])
    return row[first : first + 6]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(80, 24), (100, 40)])
def test_every_question_of_a_game_fits_on_the_screen(
    language: str, width: int, height: int
) -> None:
    """One line of the screen is for typing; a notice may take another."""
    catalogue = Catalogue(language, DAY_AND_NIGHT)
    chance = random.Random(7)
    match = new_match(DAY_AND_NIGHT, {"turn_limit": "100"}, ["human", "greedy"], chance)
    screen = screen_of(width, height)
    looked = 0
    while (question := match.state.question) is not None:
        if question.seat != NATURE and chance.random() < 0.05:
            scene = scene_of(match.state, height, question.seat, catalogue)
            text = drawn(screen, scene, [Text("x" * 70)] * 20, "A notice.")
            assert len(text.splitlines()) <= height - 1, text
            assert max(map(len, text.splitlines())) <= width
            looked += 1
        match.take(question.seat, question.seat, question.pick(chance.random()), revealing=True)
    assert looked > 10


def test_a_square_tells_everything_without_colours() -> None:
    table = Table(
        day_at="e3",
        night_at="c3",
        day="c3 e3",
        night="a5",
        temple_night="e7",
        isolated="a2",
        markers={"f3": 2, "e2": 1},
        crystals={"d2": 2, "f3": 1, "a5": 1},
    )
    text = drawn(screen_of(80, 24), scene_of(table.state, seat=-1))
    expected = {
        "a1": " ·    ",
        "a2": " d△   ",
        "a5": " n ◇  ",
        "c3": " d  N ",
        "d2": " · ◆  ",
        "e2": " d1   ",
        "e3": " d  D ",
        "e7": " n▲   ",
        "f3": " d2◇  ",
        "c4": "░░░░░░",
    }
    assert {name: square(text, name) for name in expected} == expected


def test_both_pawns_on_one_square_are_an_ampersand() -> None:
    table = Table(day_at="b2", night_at="b2")
    assert square(drawn(screen_of(80, 24), scene_of(table.state)), "b2") == " ·  & "


def test_what_can_be_chosen_stands_in_brackets_and_nothing_else_does() -> None:
    table = Table(day_at="e2", hand="D07").casts("D07")
    text = drawn(screen_of(80, 24), scene_of(table.state))
    lit = {name for name in DAY_AND_NIGHT.things["square"] if square(text, name)[0] == "["}
    assert lit == set(table.offered("change").split()) == {"d2", "e1", "e3", "f2"}
    assert "1) e1   2) d2   3) f2   4) e3" in text


def test_chosen_squares_the_last_move_and_where_no_step_returns_are_marked() -> None:
    table = Table(day_at="e2", night_at="a8", day="a8", hand="D11").casts("D11", "e3")
    scene = scene_of(table.state)
    scene.touched = {"a8", "d2"}
    text = drawn(screen_of(80, 24), scene)
    assert square(text, "e3") == "(·   )"
    assert square(text, "a8") == "<d  N>"
    assert square(text, "d2") == "[·   >"
    travelling = Table(day_at="e2").ends_casting().steps("e3")
    assert square(drawn(screen_of(80, 24), scene_of(travelling.state)), "e2") == "×·   ×"


def test_too_many_squares_to_list_are_counted() -> None:
    scene = scene_of(Table(hand="D09").casts("D09").state)
    squares = [*scene.offered("square")]
    said = EN.say("terminal-lit", count=44, such=squares[22])
    assert said in drawn(screen_of(80, 24), scene)


def test_hours_are_a_row_of_twelve() -> None:
    text = drawn(screen_of(80, 24), scene_of(Table(hours=7).state))
    assert "●●●●●●●○○○○○" in text


def test_a_card_that_can_not_be_cast_says_why_and_one_that_can_warns() -> None:
    """With numbers of rules (UX-3), and before it is too late (UX-4)."""
    table = Table(hours=3, day="f1", hand="D02 D05 D09 D17 D03")
    text = drawn(screen_of(100, 40), scene_of(table.state, 40))
    assert re.search(r"D09 .*\n +✗ .*6 hours.* 3 left — DN-5\.1", text)
    assert re.search(r"D05 .*\n +✗ .* — DN-13\.2", text)
    assert re.search(r"1\) 2 h D02 .*\n +! " + EN.event(["flips", "f1", "night"]), text)
    assert re.search(r"2\) 2 h D03 [^!]*\n", text)


def test_a_card_without_effect_is_announced() -> None:
    text = drawn(screen_of(80, 24), scene_of(Table(hand="D17").state))
    assert f"! {EN.event(['no-effect', 'D17'])}" in text


def test_the_opponents_hand_is_never_drawn() -> None:
    table = Table(hand="D07 N03 N04 N16")
    text = drawn(screen_of(100, 40), scene_of(table.state, 40))
    assert not re.search(r"N\d\d", text)


def test_cards_from_elsewhere_are_shown_when_the_question_is_about_them() -> None:
    stealing = Table(hand="D12 N03 N16").casts("D12")
    text = drawn(screen_of(80, 24), scene_of(stealing.state))
    assert re.search(r"1\) 2 h N03 .*\n2\) 6 h N16 ", text)
    searching = Table(hand="D16").casts("D16")
    text = drawn(screen_of(80, 24), scene_of(searching.state))
    assert "20) 4 h D20" in text


def test_a_stolen_card_that_can_only_be_discarded_says_why() -> None:
    table = Table(hand="D12 N03 N16", options={"fizzle": "forbidden"}).casts("D12")
    text = drawn(screen_of(80, 24), scene_of(table.says("day", "steal N03").state))
    assert "2 h N03" in text
    assert EN.say("option-discard_stolen") in text


def test_a_whole_name_comes_before_a_longer_one_that_begins_alike() -> None:
    french = Catalogue("fr", DAY_AND_NIGHT)
    flourish = french.thing("spell", "D11")
    assert french.thing("spell", "D06").startswith(flourish)
    table = Table(day="a8", hand="D06 D11")
    scene = scene_of(table.state, catalogue=french)
    assert [option.name for option in meant(flourish, scene)] == ["cast D11"]
    assert len(meant(flourish[:4], scene)) == 2


def test_only_whoever_had_no_choice_is_told_so() -> None:
    """It may tell what she holds."""
    match = new_match(DAY_AND_NIGHT, {}, ["a", "b"], random.Random(3))
    table = RunningTable(match, [Bot(RandomAgent(), random.Random(1)) for _ in range(2)])
    line = Line(0, 1, DAY_AND_NIGHT.vocabulary.option("end_casting"))
    assert table.told(line, 1, EN) == EN.say("terminal-lone", option=EN.say("option-end_casting"))
    assert table.told(line, 0, EN) == ""
    assert table.told(line, -1, EN) == ""


def test_what_was_read_gives_way_to_what_is_new() -> None:
    log = [Text(f"line {number}") for number in range(30)]
    text = drawn(screen_of(80, 24), scene_of(Table().state), log)
    assert "line 29" in text
    assert "line 20" not in text


def test_a_small_terminal_is_told_so() -> None:
    text = drawn(screen_of(70, 20), scene_of(Table().state, 20))
    assert EN.say("terminal-too-small", wide=80, high=24) in text


def test_a_long_page_comes_in_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = screen_of(80, 24)
    typed = iter(["", "", ""])
    monkeypatch.setattr(screen, "read", lambda: next(typed))
    screen.page(Text("\n".join(f"line {number}" for number in range(50))), EN)
    assert list(typed) == []


def test_a_game_without_a_drawing_is_playable_all_the_same(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(boards, "BOARDS", {})
    typed = ["Day Ritual", "f2", "why D05", "zoom D07", "d", "end_casting", "end_travel"]
    ran = run("play", "day_and_night", "--seed", "3", typed=typed)
    assert ran.status == 0
    assert "1) Cast Day Ritual" in ran.out
    assert "hand_sizes" in ran.out
    assert EN.event(["places", "f2", "day"]) in ran.out
    assert "DN-13.2" in ran.out


def test_a_match_taken_up_again_remembers_its_last_move() -> None:
    match = new_match(DAY_AND_NIGHT, {}, ["a", "b"], random.Random(3))
    while match.leave_to_luck():
        pass
    for said in ("cast D07", "change f2"):
        match.answer(0, said)
    bots: list[Player] = [Bot(RandomAgent(), random.Random(1)) for _ in range(2)]
    again = RunningTable(Match(match.journal, random.Random(3)), bots)
    assert again.things_touched("square", 0) == {"f2"}
    assert again.told(again.log[-1], 0, EN) == EN.event(["places", "f2", "day"])


def test_where_lines_are_few_a_reason_comes_before_the_text_of_the_card() -> None:
    table = Table(hours=3, hand="D02 D03 D05 D09 D11 D12 D14 D15 D18")
    text = drawn(screen_of(80, 24), scene_of(table.state))
    assert re.search(r"D09 .*✗ .* — DN-5\.1 *\n", text)
    assert EN.attribute("spell-D02", "effect") in text
    assert len(text.splitlines()) <= 23
