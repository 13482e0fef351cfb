"""Every option: a game is played under each value, and what is said there is what happens.

For each option the English text makes a claim, and a small table shows whether it holds.
"""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from gloaming.engine.question import NATURE
from gloaming.engine.refusal import NOT_ASKED
from gloaming.engine.script import refusals
from gloaming.games.day_and_night import GAME
from gloaming.games.day_and_night.board import BOARD
from gloaming.games.day_and_night.decks import DECKS
from gloaming.games.day_and_night.view import names
from gloaming.text import LANGUAGES, Catalogue
from tests.promises.table import Table as Walk
from tests.support.day_and_night import Table, squares

PAGES = Path(__file__).resolve().parents[3] / "docs" / "rules"
VALUES = [(setting.name, value) for setting in GAME.settings for value in setting.values]
# Of TV-R7: with these Temples and two isolated tiles Night has no room left.
LOWER = "e1 f1 c2 d2 e2 f2 c3 d3 e3"
UPPER = "c6 e6 f6 c7 d7 e7 f7 c8 d8"


def page(language: str) -> str:
    folder = PAGES if language == "en" else PAGES / language
    return (folder / f"{GAME.id}.md").read_text(encoding="utf-8")


# Whole games.


@pytest.mark.parametrize(("name", "value"), VALUES)
def test_a_game_is_played_to_its_end_and_everything_in_it_can_be_said(
    name: str, value: str
) -> None:
    """Question, options, reasons and cards, in every language, as that table says them."""
    said = [Catalogue(language, GAME, {name: value}) for language in LANGUAGES]
    walk = Walk(GAME, {name: value}, 2, 3, "curious")
    for state in walk.now_and_then():
        if state.question.seat == NATURE:
            continue
        reasons = {why for row in refusals(state, GAME.vocabulary) for _, why in row}
        shown = GAME.view(state, state.question.seat)
        cards = {card for hand in shown["hands"] for card in hand}
        for catalogue in said:
            assert catalogue.question(state.question)
            assert all(map(catalogue.option, state.question.options))
            assert all(catalogue.refusal(why, cost=3, hours=2) for why in reasons - {NOT_ASKED})
            assert all(catalogue.attribute(f"spell-{card}", "note") for card in cards)
    outcome = GAME.outcome(walk.state)
    assert outcome is not None
    assert all(catalogue.outcome(outcome) for catalogue in said)


# What is said and what happens.

Claim = Callable[[Catalogue], object]
Deed = Callable[[dict[str, str]], object]


def card(id: str, part: str, words: str) -> Claim:
    return lambda said: words in said.attribute(f"spell-{id}", part)


def value_is(name: str, words: str) -> Claim:
    """What the page says on which a table is set up."""
    return lambda said: words in said.value(name, str(said.options[name]))


def starts_closed(options: dict[str, str]) -> set[str]:
    """Where no step returns: the turn began on a1, a Warp to b1, and there the travel began."""
    table = Table(day_at="a1", hand="D13", options=options).casts("D13", "b1").ends_casting()
    found = set() if table.offers("step a1") else {"turn"}
    return found if table.steps("b2").offers("step b1") else found | {"travel"}


def starts_named(said: Catalogue) -> set[str]:
    text = said.say("refusal-been-there").partition(", or a square")[0]
    return set(re.findall(r"your (turn|travel)", text))


def first_temple(options: dict[str, str], markers: dict[str, int]) -> Table:
    """Day's first Temple, which leaves Night no room."""
    return Table(
        day_at="e3",
        temple_night=UPPER,
        isolated="a4 b4",
        day=LOWER.removesuffix(" e3"),
        markers=markers,
        hand="D02",
        options=options,
    ).casts("D02")


def day_wins_as_soon_as_a_temple_stands(options: dict[str, str]) -> bool:
    """ED-13"""
    return first_temple(options, {}).result == "day default"


def day_wins_with_room_for_one(options: dict[str, str]) -> bool:
    """R-57: Night needs two Temples and has room for one."""
    free = "a1 b1 c1 d1 e1 f1 a2 b2 c2 f8"
    lying = " ".join(names(BOARD & ~squares(free)))
    table = Table(temple_day=lying, markers={"f8": 1}, awaken=True, options=options)
    return table.result == "day default"


def both_second_temples(options: dict[str, str]) -> str:
    return (
        Table(
            "night",
            night_at="b7",
            temple_day="d3 e3 f3 e2 f2 e4 f4 e5 f5",
            temple_night="a1 b1 c1 d1 e1 f1 c2 d2 c3",
            night="c7 a2 a3 a4 a5 b2 b3 b4 b5",
            day="d6 d7 d8 e6 e7 e8 f7 f8 a6",
            hand="N15",
            options=options,
        )
        .casts("N15")
        .result
    )


def idle_turns(options: dict[str, str]) -> int:
    table, turns = Table(options=options), 0
    while not table.result:
        table.ends_turn()
        turns += 1
    return turns


def last_turn(options: dict[str, str]) -> int:
    """Somebody acts in every turn, so that only the limit can end it."""
    limit = int(options.get("turn_limit", "300"))
    table = Table(hand="D17 N02", options=options)
    table.state.turn = limit - 1
    table.casts("D17").ends_turn()
    table.casts("N02").ends_turn()
    return limit if table.result == "draw turn-limit" else -1


CRYSTALS = {f"{column}{row}": 1 for column in "abcdef" for row in (1, 2)}
AGREE: dict[str, tuple[Claim, Deed]] = {
    "achievement": (
        card("D04", "effect", "any one tile"),
        lambda o: Table(hand="D04", options=o).casts("D04").offers("change b4"),
    ),
    "crystallize": (
        card("N16", "effect", "any one tile"),
        lambda o: Table("night", hand="N16", options=o).casts("N16").offers("crystallize b4"),
    ),
    "crystal_sky_turns": (
        card("N19", "effect", "two turns"),
        lambda o: (
            Table("night", hand="N19", options=o).casts("N19", "a1", "b1", "c1").crystal("a1") == 2
        ),
    ),
    "mimic_area": (
        card("N11", "effect", "surrounding"),
        lambda o: (
            Table("night", night_at="b7", night="b7", hand="N11", options=o)
            .casts("N11")
            .offers("change a8")
        ),
    ),
    "temple_counts": (
        card("D14", "effect", "without a Temple marker"),
        lambda o: (
            not Table(day="a8 b1 c1", temple_day="d1", hand="D14", options=o)
            .casts("D14")
            .offers("move d1")
        ),
    ),
    "steal_swap": (
        card("D12", "effect", "not the colours"),
        lambda o: (
            Table(day_at="a1", night="a1", hand="D12 N11", options=o)
            .casts("D12")
            .says("day", "steal N11")
            .offers("cast_stolen")
        ),
    ),
    "travel_forbidden": (starts_named, starts_closed),
    "default_win_trigger": (
        value_is("default_win_trigger", "as soon as Night lacks room"),
        day_wins_as_soon_as_a_temple_stands,
    ),
    "default_win_room": (
        lambda said: "room to win" in said.say("ending-default"),
        day_wins_with_room_for_one,
    ),
    "double_win": (
        value_is("double_win", "a draw"),
        lambda o: both_second_temples(o) == "draw double-win",
    ),
    "marker_limit": (
        card("N17", "note", "never run short"),
        lambda o: (
            Table("night", night_at="b7", crystals=CRYSTALS, hand="N17", options=o)
            .casts("N17")
            .crystal("c8")
            == 1
        ),
    ),
    "mystify_restack": (
        card("D19", "note", "come on top"),
        lambda o: (
            Table(markers={"a1": 2}, day="b1 c1", hand="D19", options=o)
            .casts("D19")
            .offers("mystify a1")
        ),
    ),
    "fizzle": (
        card("D17", "note", "can’t be cast"),  # noqa: RUF001
        lambda o: not Table(hand="D17", options=o).offers("cast D17"),
    ),
    "reshuffle": (
        value_is("reshuffle", "as soon as the book is empty"),
        lambda o: (
            Table(day_at="a1", book="D09", discard="D02 D03", options=o)
            .ends_casting()
            .steps("a2")
            .book_size("day")
            == 2
        ),
    ),
    "changed_scope": (
        lambda said: (
            "turned over" in said.attribute("spell-N01", "condition")
            and "turned over" in said.say("refusal-nothing-changed")
        ),
        lambda o: (
            Table("night", day="a8", hand="N02 N01", options=o).casts("N02").offers("cast N01")
        ),
    ),
    "spell_move_onto_crystal": (
        card("D13", "effect", "without a crystal"),
        lambda o: (
            not Table(crystals={"b1": 1}, hand="D13", options=o).casts("D13").offers("move b1")
        ),
    ),
    "turn_limit": (lambda said: said.options["turn_limit"], last_turn),
    "idle_limit": (lambda said: said.options["idle_limit"], idle_turns),
}


def test_every_option_but_the_deck_is_compared() -> None:
    assert set(AGREE) == {setting.name for setting in GAME.settings} - {"deck"}


@pytest.mark.parametrize(("name", "value"), [it for it in VALUES if it[0] in AGREE])
def test_what_is_said_is_what_happens(name: str, value: str) -> None:
    claim, deed = AGREE[name]
    assert claim(Catalogue("en", GAME, {name: value})) == deed({name: value})


@pytest.mark.parametrize(
    "name", [setting.name for setting in GAME.settings if setting.name in AGREE]
)
def test_the_values_of_an_option_do_not_say_the_same(name: str) -> None:
    """A claim that no value changes would agree with anything."""
    claim, deed = AGREE[name]
    values = next(setting.values for setting in GAME.settings if setting.name == name)
    assert len({str(claim(Catalogue("en", GAME, {name: value}))) for value in values}) > 1
    assert len({str(deed({name: value})) for value in values}) > 1


def test_days_default_win_waits_for_a_tile_that_ripens() -> None:
    """ED-13: not for any awakening, as the label says."""
    late = {"default_win_trigger": "day_awaken_only"}
    nothing_ripens = first_temple(late, {}).ends_turn().ends_turn()
    assert nothing_ripens.asks("day", "cast")
    assert first_temple(late, {"f8": 1}).ends_turn().ends_turn().result == "day default"
    said = Catalogue("en", GAME).value("default_win_trigger", "day_awaken_only")
    assert "ripens" in said


# The rules page.


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_names_every_option_with_every_value(language: str) -> None:
    for setting in GAME.settings:
        row = next(
            line for line in page(language).splitlines() if line.startswith(f"| `{setting.name}`")
        )
        assert re.findall(r"`(\w+)`", row)[1 : 1 + len(setting.values)] == setting.values


@pytest.mark.parametrize("language", ["it", "fr"])
def test_the_rules_page_says_of_an_option_what_the_table_is_set_up_with(language: str) -> None:
    catalogue = Catalogue(language, GAME)
    for setting in GAME.settings:
        row = next(
            line for line in page(language).splitlines() if line.startswith(f"| `{setting.name}`")
        )
        assert catalogue.setting(setting.name) in row
        assert all(catalogue.value(setting.name, value) in row for value in setting.values)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_that_an_option_changes_names_the_option(language: str) -> None:
    """Whoever looks up the number of a reason learns that a table may play it otherwise."""
    told = page(language).partition("## 3.")[0] + page(language).partition("## 6.")[2]
    for setting in GAME.settings:
        if setting.name not in ("achievement", "crystallize", "mimic_area", "deck"):  # Of one card.
            assert f"`{setting.name}`" in told, setting.name


@pytest.mark.parametrize("language", ["it", "fr"])
def test_the_rules_page_prints_the_cards_as_they_are(language: str) -> None:
    """Hours, copies, condition and effect as a standard table shows them."""
    catalogue = Catalogue(language, GAME)
    rows = re.findall(r"^\| ([DN]\d\d) \| (.+) \|$", page(language), re.MULTILINE)
    cards = {id: said.split(" | ") for id, said in rows if said.count(" | ") == 5}
    assert sorted(cards) == sorted(GAME.things["spell"])
    for at, id in enumerate(GAME.things["spell"]):
        name, hours, _, copies, condition, effect = cards[id]
        assert name == catalogue.thing("spell", id)
        assert hours == GAME.printed[id]["hours"]
        assert int(copies) == DECKS["reconstructed_v1"][at]
        assert condition in (catalogue.attribute(f"spell-{id}", "condition").rstrip("."), "–")
        assert effect.startswith(catalogue.attribute(f"spell-{id}", "effect").rstrip("."))
