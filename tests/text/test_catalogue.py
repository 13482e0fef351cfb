"""The room that reads the texts: what it says, and how loudly it fails."""

import re

import pytest

from gloaming.engine import errors
from gloaming.engine.errors import BadFile, GloamingError, NothingAsked
from gloaming.engine.game import Outcome
from gloaming.engine.question import NATURE, Question
from gloaming.engine.refusal import NOT_ASKED, Refusal
from gloaming.games import DAY_AND_NIGHT, LAST_SPELL
from gloaming.text import LANGUAGES, Catalogue, MissingText, UnknownLanguage
from tests.text.ftl import HOUSE, SOURCE, Texts, spoken_of

FILES = {language: Texts(HOUSE / f"{language}.ftl") for language in LANGUAGES}
SEATS = {"seat-nature", "seat-table"}  # Catalogue.thing asks for these.
TOOLS = SOURCE.parents[1] / "tools"  # `make play` speaks, too.
SAME = {"terminal-cost", "web-codex"}  # An hour is an “h” everywhere, a codex a codex.


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def english() -> Catalogue:
    return Catalogue("en", DAY_AND_NIGHT)


# The files of the house.


def test_every_line_of_a_file_is_understood(language: str) -> None:
    assert FILES[language].junk == []


def test_no_text_is_written_twice(language: str) -> None:
    ids = FILES[language].ids
    assert sorted(ids) == sorted(set(ids))


def test_every_language_says_the_same_with_the_same_variables(language: str) -> None:
    here, there = FILES[language], FILES["en"]
    assert {name: here.variables(name) for name in here.patterns} == {
        name: there.variables(name) for name in there.patterns
    }


def test_nothing_is_left_in_english() -> None:
    for language in ("it", "fr"):
        here, there = FILES[language], FILES["en"]
        worded = {n for n in here.patterns if re.search(r"\w", here.words(n))}
        copied = {n for n in worded if here.written(n) == there.written(n)}
        assert copied == SAME


def test_every_text_is_used_somewhere(language: str) -> None:
    whole, beginnings = spoken_of(SOURCE)
    unused = set(FILES[language].ids) - whole - spoken_of(TOOLS)[0] - SEATS
    ours = (*beginnings, "web-")  # Those of the browser are counted in test_browser_texts.
    assert {id for id in unused if not id.startswith(ours)} == set()


def test_french_never_breaks_a_line_before_its_punctuation() -> None:
    for file in SOURCE.rglob("fr.ftl"):
        assert re.findall(r".*[\w})»\]] [:;!?»].*|.*« .*", file.read_text(encoding="utf-8")) == []


def test_every_error_of_the_engine_has_a_text(language: str) -> None:
    for name, kind in vars(errors).items():
        if isinstance(kind, type) and issubclass(kind, GloamingError) and kind != GloamingError:
            assert Catalogue(language).has(f"error-{name}")


# What goes wrong.


def test_an_unknown_language_is_refused_and_the_known_ones_are_named() -> None:
    with pytest.raises(UnknownLanguage, match="“de”; there are: en, it, fr"):
        Catalogue("de")


def test_a_text_that_is_not_there_is_a_bug_that_says_so() -> None:
    assert not english().has("nonsense")
    with pytest.raises(MissingText, match="nonsense"):
        english().say("nonsense")
    with pytest.raises(MissingText, match="nonsense"):
        english().attribute("nonsense", "note")


def test_a_text_told_too_little_is_a_bug_that_says_so() -> None:
    with pytest.raises(MissingText, match="spell"):
        english().say("fact-no-effect")


def test_the_house_speaks_without_a_game_but_not_of_one() -> None:
    house = Catalogue("en")
    assert house.refusal(NOT_ASKED) == "That is not what is being asked"
    assert not house.has("spell-D07")
    with pytest.raises(AssertionError, match="without a game"):
        house.event(["turn", "day", 1])


# What is said.


def test_an_attribute_that_is_not_there_says_nothing() -> None:
    assert english().attribute("spell-D07", "condition") == ""
    assert english().attribute("spell-D05", "effect") == "Draw 3 spells."


def test_a_thing_without_a_text_is_called_by_its_name() -> None:
    assert english().thing("spell", "D07") == "Day Ritual"
    assert english().thing("square", "e4") == "e4"
    assert english().thing("seat", "nature") == "Luck"


def test_articles_are_the_forms_of_a_name_and_a_name_without_them_stands_as_it_is() -> None:
    french = Catalogue("fr", LAST_SPELL)
    assert french.event(["destroyed", "BD8", "9,15"]) == "En 9,15, l\u2019Auberge s\u2019effondre."
    assert french.event(["dies", "Y", "9,15"]) == "La Dryade putréfiée meurt en 9,15."
    assert french.event(["dies", "C1", "9,15"]) == "Griffeur 1 meurt en 9,15."
    assert french.option(LAST_SPELL.vocabulary.option("face east")) == "Vers l\u2019est"


def test_a_question_names_its_seat_and_counts() -> None:
    assert english().question(Question(0, "discard", [], None, 1)) == "Day: discard a spell."
    assert english().question(Question(1, "discard", [], None, 3)) == "Night: discard 3 spells."
    assert english().question(Question(NATURE, "draw", [], None, 2)) == "Luck draws 2 cards."


def test_a_question_that_can_only_be_ended_does_not_ask_for_more() -> None:
    step, end = (DAY_AND_NIGHT.vocabulary.option(it) for it in ("step e1", "end_travel"))
    asked, over = (english().question(Question(0, "travel", it)) for it in ([step, end], [end]))
    assert asked == "Day: take a step (3 hours, draws a card), or end your travel."
    assert over == "Day: no step is possible now; end your travel."


def test_an_option_names_its_thing_if_it_has_one() -> None:
    option = DAY_AND_NIGHT.vocabulary.option
    assert english().option(option("cast D07")) == "Cast Day Ritual"
    assert english().option(option("step f8")) == "Step to f8"
    assert english().option(option("end_travel")) == "End travelling"


def test_an_event_hides_what_was_hidden_and_nothing_else() -> None:
    assert english().event(["draws", "night", "N05"]) == "Night draws Obtain."
    assert english().event(["draws", "night", -1]) == "Night draws a card."
    assert english().event(["ends", -1, "no-room"]) == english().say("ending-no-room")


def test_a_refusal_ends_with_its_rule_and_counts_if_it_can() -> None:
    hours = Refusal("DN-5.1", "hours")
    assert english().refusal(hours) == "Not enough hours left — DN-5.1"
    told = english().refusal(hours, cost=6, hours=4)
    assert told == "It costs 6 hours; you have 4 left — DN-5.1"
    held = Refusal("DN-5.1", "not-in-hand")
    assert english().refusal(held, cost=6, hours=4) == english().refusal(held)


def test_an_outcome_names_the_winner() -> None:
    won = Outcome([0.0, 1.0], "two-temples")
    assert english().outcome(won) == "Night has built two Temples and wins."
    assert english().outcome(Outcome([0.5, 0.5], "idle")).endswith("a draw.")


def test_a_setting_and_its_values_have_names_and_numbers_are_their_own() -> None:
    assert english().setting("fizzle") == "Spells that would do nothing"
    assert english().value("fizzle", "forbidden") == "may not be cast"
    assert english().value("turn_limit", "300") == "300"


def test_an_error_is_told_in_the_language_or_in_its_own_words() -> None:
    assert Catalogue("it").error(BadFile(7, "nonsense")).endswith("alla riga 7 (nonsense).")
    assert Catalogue("fr").error(NothingAsked()).startswith("La partie est terminée")
    assert Catalogue("fr").error(GloamingError("in its own words")) == "in its own words"
