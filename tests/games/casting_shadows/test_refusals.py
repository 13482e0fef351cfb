"""Every refusal tells the truth (decision 0009), and nothing is offered that a reason forbids.

What is true is said in `reasons.py`, which knows nothing of how the rules refuse. It is checked
both ways, at every question of curious games and of the golden journals.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from gloaming.engine.journal import read
from gloaming.engine.question import NATURE
from gloaming.engine.script import refusals
from gloaming.games.casting_shadows import GAME
from gloaming.games.casting_shadows.table.state import State
from tests.games.casting_shadows.reasons import REASONS
from tests.games.casting_shadows.said import Said
from tests.promises.table import Table as RandomTable
from tests.support import casting_shadows as by_hand
from tests.support.casting_shadows import Mage
from tests.text.ftl import SOURCE, Texts

TEXT = SOURCE / "games" / "casting_shadows" / "text" / "en.ftl"
WARNINGS = {"crystals-kill", "fully-charged"}  # No answer is refused by them: `test_warnings.py`.
JOURNALS = Path(__file__).parents[2] / "journals" / "casting_shadows"


def check(state: State, met: Counter[str]) -> None:
    """Every answer to the open question: refused truly, or offered and not to be refused."""
    question = state.question
    assert question is not None
    if question.seat == NATURE:
        return
    board: Any = GAME.view(state, question.seat)
    under_way = [frame.script.name for frame in state.stack]

    def said(name: str) -> Said:
        verb, _, noun = name.partition(" ")
        return Said(board, question.seat, question.why, verb, noun, under_way)

    for row in refusals(state, GAME.vocabulary):
        for option, refusal in row:
            one = said(option.name)
            verbs, holds = REASONS[refusal.key]
            assert one.verb in verbs, f"{refusal.key} is no reason not to {one.verb}"
            assert holds(one), f"{one.why}: {option.name} is refused with {refusal.key}"
            met[refusal.key] += 1
    for option in question.options:
        one = said(option.name)
        for key, (verbs, holds) in REASONS.items():
            if one.verb in verbs:
                assert not holds(one), f"{one.why}: {option.name} is offered in spite of {key}"


def walks() -> Iterator[RandomTable]:
    ways: list[dict[str, str]] = [
        {},
        {"map": "compact", "first_player": "host"},
        {"mode": "teams2v2", "first_player": "host", "host": "jade", "start_hp": "12"},
    ]
    for seed, options in enumerate(ways):
        for seats in (2, 3, 4):
            yield RandomTable(GAME, {"turn_cap": "20"} | options, seats, seed, "curious")
    yield RandomTable(GAME, {}, 1, 5, "curious")


def hand_made() -> dict[str, by_hand.Table]:
    """A table for each reason that random games hardly ever come to."""
    stag = Mage(book="fatal_fronds", companion="thunder_stag", shadow=True)
    full = "pointed_shield pointed_shield pointed_shield pointed_shield run_away"
    deck = [Mage("E", counterspells=full), Mage("E", counterspells="run_away run_away")]
    deck[1].counterspells += " bees_everywhere bees_everywhere safety_dome"
    make = by_hand.Table
    return {
        "deck-empty": make(Mage("W"), *deck, pool="GR OR"),
        "no-room": make(Mage("SE", counterspells=full), Mage(), market={"SE": "red_gem"}),
        "not-adjacent": make(stag, Mage(), Mage("E"), pool="GR").does("cast fatal_fronds"),
        "nobody-to-hit": make(
            Mage("SE", character="nuzzle", shadow=True, energy=5), Mage("NW", character="kit")
        ),
        "unhurt": make(Mage(character="frill", shadow=True, energy=5), Mage("NW", character="kit")),
        "paid-later": make(
            Mage("SE"), Mage("NW"), dice="SF OR SF OB -", market={"SE": "sinister_screech"}
        ).does("collect"),
        "transformed": make(
            Mage(shadow=True, companion="curse_toad", energy=1),
            Mage(),
            pool="SF",
            phase="absorb",
            portal="umbral_raven swift_hydra keen_falcon",
        ),
        "too-little-energy": make(Mage(energy=1), Mage(), pool="SF", phase="absorb"),
        "no-such-step": make(Mage(book="heavy_hand"), Mage(), pool="GR GR GP").does(
            "cast heavy_hand"
        ),
    }


@cache
def met_in_curious_games() -> Counter[str]:
    met = Counter[str]()
    for table in walks():
        for state in table.questions():
            check(state, met)
    return met


@cache
def met_in_golden_games() -> Counter[str]:
    met = Counter[str]()
    for file in sorted(JOURNALS.glob("*.journal")):
        journal = read(file.read_text(encoding="utf-8"))
        state = journal.start()
        for given in journal.answers:
            assert isinstance(state, State)
            check(state, met)
            journal.follow(state, given)
    return met


def test_every_refusal_of_a_curious_game_is_true() -> None:
    assert sum(met_in_curious_games().values()) > 10_000


def test_every_refusal_of_a_golden_game_is_true() -> None:
    assert sum(met_in_golden_games().values()) > 10_000


@pytest.mark.parametrize("key", sorted(hand_made()))
def test_the_rare_reasons_are_true(key: str) -> None:
    met = Counter[str]()
    check(hand_made()[key].state, met)
    assert met[key]


def test_every_reason_there_is_has_been_given() -> None:
    """In a game or by hand; and nothing is said that is not tested."""
    met = met_in_curious_games() + met_in_golden_games()
    assert set(REASONS) == set(met) | set(hand_made())
    assert {f"refusal-{key}" for key in WARNINGS.union(REASONS)} == {
        id for id in Texts(TEXT).ids if id.startswith("refusal-")
    }
