"""Cards, refusals and endings say what holds at the table they are read at."""

import pytest

from gloaming.games import DAY_AND_NIGHT as GAME
from gloaming.text import LANGUAGES, Catalogue
from tests.text.ftl import SOURCE, Texts

FILES = {
    language: Texts(SOURCE / "games" / GAME.id / "text" / f"{language}.ftl")
    for language in LANGUAGES
}

# What an option changes, by the name of the text; the options of the rules page decide what
# belongs here.
# Options that are not named change what happens, and no sentence.
SPOKEN_OF = {
    "achievement": "spell-D04.effect spell-D04.note",
    "crystallize": "spell-N16.effect spell-N16.note",
    "crystal_sky_turns": "spell-N19.effect spell-N19.note",
    "mimic_area": "spell-N11.effect spell-N11.note",
    "temple_counts": "spell-D14.effect spell-D14.note",
    "steal_swap": "spell-D12.effect",
    "travel_forbidden": "refusal-been-there",
    "default_win_room": "ending-default fact-ends",
    "marker_limit": "spell-D18.note spell-N17.note",
    "mystify_restack": "spell-D17.note spell-D19.note spell-D20.note",
    "fizzle": "spell-D02.note spell-D08.note spell-D12.note spell-D14.note spell-D17.note "
    "spell-N13.note",
    "changed_scope": "spell-N01.condition spell-N01.note spell-N02.note spell-N04.condition "
    "spell-N04.note refusal-nothing-changed board-changed",
    "spell_move_onto_crystal": "spell-D13.effect spell-D13.note spell-N14.effect spell-N14.note",
}


def told(language: str, name: str, options: dict[str, str]) -> str:
    catalogue = Catalogue(language, GAME, options)
    id, _, part = name.partition(".")
    args = {"ending": "default", "seat": "day"} if id == "fact-ends" else {}
    return catalogue.attribute(id, part, **args) if part else catalogue.say(id, **args)


def other_values() -> list[tuple[str, str]]:
    return [(setting.name, value) for setting in GAME.settings for value in setting.values[1:]]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "value"), other_values())
def test_an_option_changes_the_texts_that_depend_on_it_and_no_others(
    language: str, name: str, value: str
) -> None:
    """ED-01 to ED-05, ED-08, ED-09, R-06, R-09, R-23, R-26, R-28, R-57"""
    affected = {
        text
        for text in FILES[language].patterns
        if name in FILES[language].variables(text)
        and told(language, text, {}) != told(language, text, {name: value})
    }
    assert affected == set(SPOKEN_OF.get(name, "").split())


@pytest.mark.parametrize(
    ("options", "id", "part", "said"),
    [
        ({}, "D04", "effect", "under one of the pawns"),
        ({"achievement": "any"}, "D04", "effect", "any one tile"),
        ({}, "N16", "effect", "under one of the pawns"),
        ({"crystallize": "any"}, "N16", "effect", "any one tile"),
        ({}, "N11", "effect", "adjacent"),
        ({"mimic_area": "surrounding"}, "N11", "effect", "surrounding"),
        ({}, "N19", "effect", "two turns"),
        ({"fizzle": "forbidden"}, "N13", "note", "no spell is cast in vain"),
        ({"changed_scope": "any_flip"}, "N04", "condition", "changed or turned over"),
        ({"marker_limit": "unlimited"}, "N17", "note", "never run short"),
        ({"mystify_restack": "add"}, "D19", "note", "come on top"),
        ({"spell_move_onto_crystal": "not_for_day"}, "D13", "effect", "without a crystal"),
        ({"temple_counts": "conditions_only"}, "D14", "effect", "without a Temple marker"),
        ({"steal_swap": "pawns_only"}, "D12", "effect", "not the colours"),
    ],
)
def test_a_card_says_what_it_does_at_this_table(
    options: dict[str, str], id: str, part: str, said: str
) -> None:
    assert said in Catalogue("en", GAME, options).attribute(f"spell-{id}", part)


def test_crystal_sky_does_not_speak_of_two_turns_where_it_lasts_one() -> None:
    """ED-03"""
    catalogue = Catalogue("en", GAME, {"crystal_sky_turns": "1"})
    assert "two turns" not in catalogue.attribute("spell-N19", "effect")
