"""Every option and value: a game is played to its end, and all that is said agrees with it."""

import re
from collections import Counter
from random import Random

import pytest

from gloaming.cli.scene import Scene
from gloaming.engine.question import NATURE, Option
from gloaming.engine.script import answer
from gloaming.games.bless import GAME
from gloaming.games.bless.table.state import GOES_ON, NOBODY, State
from gloaming.games.bless.table.words import SEATS
from gloaming.text import LANGUAGES, Catalogue
from tests.games.bless.test_refusals import lies
from tests.support.bless import Table
from tests.support.screens import drawn, screen_of
from tests.text.ftl import SOURCE, Texts

VALUES = [(setting.name, value) for setting in GAME.settings for value in setting.values]
GOALS = [int(value) for name, value in VALUES if name == "altar_goal"]
FIGHTS = ("offer", "attack", "direct", "target", "release")


def fighting(options: list[Option], dice: Random) -> Option:
    """Attacks and offers whenever possible, so that Altars fill."""
    liked = [option for option in options if option.verb in FIGHTS]
    return dice.choice(liked if liked and dice.random() < 0.9 else options)


def played(options: dict[str, str], seed: int) -> tuple[list[State], list[str]]:
    """The state after every answer, and what was told, from set-up to the end."""
    dice = Random(seed)
    state: State = GAME.setup(options, 2)
    state.heard = []
    states = [state.clone()]
    while state.question is not None:
        asked = state.question
        if asked.seat == NATURE:
            answer(state, asked.pick(dice.random()))
        else:
            if dice.random() < 0.2:
                assert lies(state, Counter()) == []
            answer(state, fighting(asked.options, dice))
        states.append(state.clone())
    return states, [event.what for event in state.heard]


def altar_sizes(state: State) -> list[int]:
    sizes: list[int] = GAME.view(state, -1)["altar_sizes"]
    return sizes


@pytest.mark.parametrize(("name", "value"), VALUES)
def test_a_game_is_played_to_its_end_with_every_value(name: str, value: str) -> None:
    """BL-3.3, BL-14.7: refusals stay true on the way, and the view names what is in force."""
    states, told = played({name: value}, 5)
    assert states[-1].ending != GOES_ON
    assert told.count("ends") == 1
    goal = int(value) if name == "altar_goal" else 5
    assert {GAME.view(state, 0)["altar_goal"] for state in states[::20]} == {goal}


@pytest.mark.parametrize("value", ["random", *SEATS])
def test_whoever_is_to_begin_begins(value: str) -> None:
    """BL-3.3: a coin is tossed only where the table has not decided."""
    states, told = played({"first_player": value}, 6)
    assert ("starts" in told) == (value == "random")
    tossed = states[0].question is not None and states[0].question.why == "starts"
    assert tossed == (value == "random")
    first = next(state for state in states if state.turn == 1)
    assert first.active == first.first
    if value != "random":
        assert first.first == SEATS.index(value)


@pytest.mark.parametrize("goal", GOALS)
def test_the_final_turns_begin_with_as_many_altar_cards_as_the_option_says(goal: int) -> None:
    """BL-14.1, BL-14.7: not one card earlier; or by a Deck that is empty when it is needed."""
    by_altar = 0
    for seed in range(40):
        before: State | None = None
        states, _ = played({"altar_goal": str(goal)}, seed)
        for state in states:
            if state.final_by != NOBODY:
                break
            assert max(altar_sizes(state)) < goal
            before = state
        assert before is not None
        full = altar_sizes(state)[state.final_by] >= goal > altar_sizes(before)[state.final_by]
        by_altar += full
        if by_altar:
            return
    raise AssertionError(f"no Altar ever held {goal} cards")


@pytest.mark.parametrize("goal", GOALS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_of_the_altar_is_what_the_table_plays(language: str, goal: int) -> None:
    """BL-14.7: at the board and in the terminal."""
    catalogue = Catalogue(language, GAME)
    assert f" {goal} " in catalogue.say("board-final-not-yet", number=goal)
    assert catalogue.say("board-altar", count=1, number=goal).endswith(f" {goal}")
    assert catalogue.value("altar_goal", str(goal)) == str(goal)
    table = Table("8", "9", altar=("11", ""), goal=goal)
    scene = Scene(GAME, table.state, 0, catalogue, ["human", "human"], 40)
    assert f"1/{goal}" in drawn(screen_of(100, 40), scene, [], "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_knows_how_many_altar_cards_it_takes(language: str) -> None:
    """BL-14.7: cards, abilities, reasons and log leave the number to the option."""
    file = Texts(SOURCE / "games" / GAME.id / "text" / f"{language}.ftl")
    numbers = re.compile(r"\d|\b(three|five|seven|fifth|tre|cinque|sette|quinta|trois|cinq|sept)\b")
    about = re.compile(r"\b(Altars?|Altar[ei]|Autels?)\b")
    for name in file.patterns:
        words = file.words(name)
        assert not (about.search(words) and numbers.search(words)), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_names_every_value(language: str) -> None:
    """BL-3.3, BL-14.1, BL-14.7: whoever looks up a rule hears of the option that changes it."""
    folder = "" if language == "en" else f"{language}/"
    path = SOURCE.parents[1] / "docs" / "rules" / f"{folder}bless.md"
    text = path.read_text(encoding="utf-8")
    rules = dict(re.findall(r"^- \*\*(BL-[\d.]+)\*\* ((?:.|\n(?!- \*\*|\n))*)", text, re.MULTILINE))
    assert "`first_player`" in rules["BL-3.3"]
    assert "BL-14.7" in rules["BL-14.1"]
    for goal in GOALS:
        assert re.search(rf"\b{goal}\b", rules["BL-14.7"])
