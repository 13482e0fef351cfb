"""What is drawn: it fits, it needs no colours, and it shows what the rules ask to be shown."""

import random
import re

import pytest
from rich.text import Text

from gloaming.ai.random import RandomAgent
from gloaming.cli import boards
from gloaming.cli.scene import Scene
from gloaming.cli.sitting import Bot, Line, Player, Sitting
from gloaming.cli.wording import meant
from gloaming.engine.match import new_match, taken_up
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
        match.take(question.seat, question.seat, question.pick(chance.random()), closed=True)
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
    table = Sitting(match, [Bot(RandomAgent(), random.Random(1)) for _ in range(2)])
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
    again = Sitting(taken_up(match.journal, random.Random(3)), bots)
    assert again.things_touched("square", 0) == {"f2"}
    assert again.told(again.log[-1], 0, EN) == EN.event(["places", "f2", "day"])


def test_where_lines_are_few_a_reason_comes_before_the_text_of_the_card() -> None:
    table = Table(hours=3, hand="D02 D03 D05 D09 D11 D12 D14 D15 D18")
    text = drawn(screen_of(80, 24), scene_of(table.state))
    assert re.search(r"D09 .*✗ .* — DN-5\.1 *\n", text)
    assert EN.attribute("spell-D02", "effect") in text
    assert len(text.splitlines()) <= 23


def test_copies_in_a_hand_or_a_book_laid_open_are_counted() -> None:
    """DN-14.3, DN-6.6: Steal Passion and Wonder show every card."""
    stealing = Table(hand="D12 N03 N03 N16").casts("D12")
    assert re.search(r"N03 Night Chant ×2 ", drawn(screen_of(80, 24), scene_of(stealing.state)))
    searching = Table(hand="D16", book="D02 D02 D09").casts("D16")
    assert re.search(r"D02 Day Chant ×2 ", drawn(screen_of(80, 24), scene_of(searching.state)))


def test_a_hand_that_was_seen_stays_in_sight() -> None:
    """What Steal Passion has shown, as long as it can still be there."""
    table = Table(hand="D12 D02 N03 N07 N07").casts("D12").says("day", "steal N03")
    table.says("day", "discard_stolen")
    text = drawn(screen_of(80, 24), scene_of(table.state))
    assert re.search(r"Night.s hand:\s+N07 Night Ritual ×2", text)
    table.state.hand[DAY_AND_NIGHT.things["spell"].index("N16")] += 1
    partly = drawn(screen_of(80, 24), scene_of(table.state))
    assert "Seen in your opponent\u2019s hand" in partly
    assert "N16" not in partly
    assert "N07" not in drawn(screen_of(80, 24), scene_of(table.state, seat=-1))


def test_a_spectator_sees_both_hands_when_the_game_is_over() -> None:
    table = Table(hand="D02 D02 N07", options={"idle_limit": "4"})
    for _ in range(4):
        table.ends_turn()
    text = drawn(screen_of(80, 24), scene_of(table.state, seat=-1))
    assert re.search("Day.s hand: D02 Day Chant ×2", text)
    assert re.search("Night.s hand: N07 Night Ritual", text)


def test_supplies_are_counted_or_endless() -> None:
    """`OPT_MARKER_LIMIT`, DN-2.9, DN-2.10"""
    few = Table(markers={"a1": 7}, crystals=dict.fromkeys(("b1 c1 d1 e1 f1 " * 2).split(), 1))
    assert "Left: 1 Mystify marker · 7 crystals" in drawn(screen_of(80, 24), scene_of(few.state))
    endless = Table(options={"marker_limit": "unlimited"})
    text = drawn(screen_of(80, 24), scene_of(endless.state))
    assert "Left: ∞ Mystify markers · ∞ crystals" in text


def test_a_tile_of_ones_own_that_would_flip_is_marked() -> None:
    """Before it is chosen."""
    table = Table(day_at="e2", day="e3", night="d2", hand="D07").casts("D07")
    text = drawn(screen_of(80, 24), scene_of(table.state))
    assert square(text, "e3") == "[d   !"
    assert square(text, "d2") == "[n   ]"
    assert EN.say("terminal-legend-own") in text
    stepping = Table(day_at="e2", day="e3").ends_casting()
    assert square(drawn(screen_of(80, 24), scene_of(stepping.state)), "e3") == "[d   ]"


def test_a_stolen_spell_says_why_it_can_not_be_cast_or_warns() -> None:
    """DN-14.5"""
    theme = Table(hand="D12 N16").casts("D12").says("day", "steal N16")
    text = drawn(screen_of(100, 40), scene_of(theme.state, 40))
    assert EN.say("ask-discard_stolen", seat="day") in text
    assert re.search(r"✗ Theme spells of the other book .* — DN-14\.2", text)
    own = Table(day="f1", hand="D12 N03").casts("D12").says("day", "steal N03")
    text = drawn(screen_of(100, 40), scene_of(own.state, 40))
    assert "! " + EN.event(["flips", "f1", "night"]) in text


def test_a_spell_that_leaves_only_tiles_of_ones_own_warns() -> None:
    """DN-5.3: Mimic in the corner must change both its squares."""
    table = Table("night", night="a8 a7 b8", hand="N11 N02")
    text = drawn(screen_of(100, 40), scene_of(table.state, 40, seat=1))
    assert re.search(r"N11 .*\n +! The tile on [ab][78] turns to Day", text)
    twice = Table(day_at="c2", night_at="c2", day="c2", hand="D08")
    assert "! " not in drawn(screen_of(100, 40), scene_of(twice.state, 40))


def test_the_terminal_tells_what_a_card_does_at_this_table() -> None:
    """ED-01: in the hand, and in the zoom."""
    free = Catalogue("en", DAY_AND_NIGHT, {"achievement": "any"})
    table = Table(hand="D04", options={"achievement": "any"})
    scene = scene_of(table.state, 40, catalogue=free)
    assert "Change any one tile." in drawn(screen_of(100, 40), scene)
    zoomed = boards.board_of(DAY_AND_NIGHT).zoom(scene, "D04")
    assert "Change any one tile." in str(zoomed)
