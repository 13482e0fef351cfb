"""The Last Spell beside its reference."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import gloaming.games  # noqa: F401 - puts them on the shelf
from gloaming.engine.game import game_called
from gloaming.engine.question import Question
from tests.promises.table import Table
from tests.reference.favouring import Favouring
from tests.reference.last_spell import compare, dice, ends, heroes, monsters, phases
from tests.reference.last_spell.ends import Ends
from tests.reference.last_spell.follow import Difference
from tests.reference.last_spell.ground import Board
from tests.reference.last_spell.missions import Missions
from tests.reference.replayed import Replayed, journals
from tests.reference.wishing import Wishing
from tests.support.soak import far

LAST_SPELL = game_called("last_spell")
JOURNALS = journals("last_spell")


@pytest.mark.parametrize("journal", JOURNALS, ids=[journal.stem for journal in JOURNALS])
def test_every_night_of_a_journal_is_foretold(journal: Path) -> None:
    """LS-5 to LS-13: where heroes may go and aim, what dice mean, how monsters walk and strike."""
    assert compare(Replayed(journal)) > 50


@pytest.mark.parametrize(
    ("difficulty", "usual"), [("normal", 2), ("easy", 4), ("hard", 2), ("nightmare", 4)]
)
@pytest.mark.parametrize("scenario", ["introductory", "gildenberg", "lakeburg", "glenwald"])
@pytest.mark.parametrize("manner", ["random", "favouring"])
def test_every_night_of_a_game_is_foretold(
    manner: str, scenario: str, difficulty: str, usual: int
) -> None:
    """LS-5 to LS-13, with two heroes and with four."""
    options = {"scenario": scenario, "difficulty": difficulty}
    kind = Favouring if manner == "favouring" else Table
    for seed, seats in enumerate(far((usual,), (2, 4))):
        assert compare(kind(LAST_SPELL, options, seats, seed, manner)) > 50


@pytest.mark.parametrize("seed", range(12))
def test_every_night_after_a_journal_is_foretold(seed: int) -> None:
    """LS-5 to LS-13, from positions that chance alone does not come to."""
    journal = JOURNALS[seed % len(JOURNALS)]
    upto = len(Replayed(journal).given) * (seed + 1) // 14
    assert compare(Replayed(journal, upto, seed)) > 50


IDLE = ("end_turn", "accept", "decline")
IDLE_NIGHTS = [  # With few monsters left: doom comes (LS-13.11), and heroes fall.
    ("glenwald-missions-failed", 883),  # One is knocked out (K9), the next ends it (LS-1.4).
    ("introductory-survived", 177),  # One after the other, up to the last (LS-23.6).
    ("gildenberg-missions-failed", 241),  # LS-1.5, after somebody was knocked out.
]


@pytest.mark.parametrize(("journal", "upto"), IDLE_NIGHTS)
def test_an_idle_night_ends_as_foretold(journal: str, upto: int) -> None:
    assert compare(Wishing(journal_called(journal), upto, 0, IDLE)) > 50


DRAINED = ("glenwald-boss-slain", 1124, 0)
WARY = ("end_turn", "use_item", "accept", "decline")


def test_nobody_moves_once_the_dryad_has_taken_the_last_mage(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """LS-20.20, LS-1.5: at the Boss entry, before the monsters move."""
    journal, upto, seed = DRAINED
    assert compare(Wishing(journal_called(journal), upto, seed, WARY)) > 50
    monkeypatch.setattr(phases.Phase, "drained", False)
    with pytest.raises(Difference, match=r"answer \d+: the monsters' steps"):
        compare(Wishing(journal_called(journal), upto, seed, WARY))


DEVOUT = ("deal A22", "build BD3", "site", "give HR", "put_down", "use_item A22", *IDLE, "buy A22")
SAVED = ("glenwald-circle-lost", 68, 37)


def test_a_hero_who_is_saved_from_death_ends_nothing() -> None:
    """LS-8.1, LS-25: Priest Armor, before LS-1.4."""
    journal, upto, seed = SAVED
    table = Wishing(journal_called(journal), upto, seed, DEVOUT)
    assert compare(table) > 50
    assert "use_item A22" in [answer.option.name for answer in table.answers]


def test_a_reference_without_priests_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ends, "priests", lambda _: set())
    journal, upto, seed = SAVED
    with pytest.raises(Difference, match=r"answer \d+: whether anybody can save HR"):
        compare(Wishing(journal_called(journal), upto, seed, DEVOUT))


BROKEN: dict[str, tuple[Any, str, Any]] = {
    "monsters never pass each other (LS-12.7)": (monsters.Walk, "passable", lambda *_: False),
    "monsters never stop (LS-12.5)": (monsters.Walk, "stops", lambda *_: False),
    "nothing is gone round (LS-12.8)": (monsters.Walk, "goes_round", lambda *_: False),
    "nothing hides anybody (LS-7)": (Board, "sees", lambda *_: True),
    "no face needs a keyword (LS-10.6)": (dice, "passed", lambda *_: True),
    "nobody is as strong as told (LS-10.4)": (phases, "strength", lambda *_: 3),
    "every die falls on one damage (LS-6.2)": (dice, "damage", lambda *_: 1),
    "nothing can be jumped (LS-5.6)": (heroes, "can_jump", lambda *_: False),
    "Circle and heroes come last (LS-13.3)": (monsters, "best", lambda *_: set()),
}


@pytest.mark.parametrize("rule", BROKEN)
def test_a_reference_that_breaks_a_rule_is_found_out(
    rule: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(*BROKEN[rule])
    with pytest.raises(Difference, match=r"answer \d+: "):
        compare_journals()


def at_the_last_mage(ledger: Ends) -> str | None:
    return "circle-lost" if ledger.mages is not None and ledger.mages < 2 else None


BROKEN_ENDS: dict[str, tuple[str, Any, str, Any, str]] = {
    "a Circle without Mages stands (LS-1.5)": (
        *("gildenberg-circle-lost", Ends, "after_circle", lambda _: None),
        "what ends here\n.*: None\n.*: circle-lost",
    ),
    "the last Mage is one too few (LS-1.5)": (
        *("gildenberg-circle-lost", Ends, "after_circle", at_the_last_mage),
        "what ends here\n.*: circle-lost",
    ),
    "a hero may die (LS-1.4)": (
        *("lakeburg-hero-died", Ends, "after_death", lambda _: None),
        "what ends here\n.*: None\n.*: hero-died",
    ),
    "nobody may die in the first game (LS-23.6)": (
        *("introductory-heroes-lost", Ends, "after_death", lambda _: "hero-died"),
        "what ends here\n.*: hero-died\n.*: strikes-",
    ),
    "a city without heroes stands (LS-22.6)": (
        *("solo-heroes-lost", Ends, "after_death", lambda _: None),
        "what ends here\n.*: None\n.*: heroes-lost",
    ),
    "Urban Missions may fail (LS-1.6)": (
        *("lakeburg-missions-failed", Ends, "after_missions", lambda _: None),
        "what ends here\n.*: None\n.*: missions-failed",
    ),
    "no mission is ever completed (LS-17.3)": (
        *("gildenberg-boss-slain", Missions, "completed", lambda _: set()),
        "which Urban Missions are completed|what ends the game before",
    ),
    "a night ends with the last monster (LS-1.7)": (
        *("glenwald-missions-failed", Ends, "survived", lambda ledger: not ledger.monsters),
        "whether night 1 is over",
    ),
    "a night ends before its second wave (R-01)": (
        *("introductory-survived", Ends, "survived", lambda ledger: not ledger.waves),
        "whether night 1 is over",
    ),
    "the one night of the first game is never over (LS-23.6)": (
        *("introductory-survived", Ends, "survived", lambda _: False),
        "whether the night is survived",
    ),
    "a boss may be slain (LS-1.9)": (
        *("glenwald-boss-slain", Ends, "after_boss", lambda _: None),
        "what ends here\n.*: None\n.*: boss-slain",
    ),
    "half of Cetusia is all of her (R-80)": (
        *("lakeburg-boss-slain", Ends, "after_boss", lambda _: "boss-slain"),
        "what ends (here|the game before)",
    ),
    "a campaign is won with its first city (LS-17.4)": (
        *("campaign-won", Ends, "after_boss", lambda _: "campaign-won"),
        "what ends here\n.*: campaign-won\n.*: scenario-won",
    ),
    "doom comes in the third phase (LS-13.11)": (
        *("introductory-circle-lost", ends, "DOOM", dict.fromkeys(ends.DOOM, 3)),
        "whether the doom has taken a Mage",
    ),
    "nobody ever wins (LS-1.1)": (
        *("introductory-survived", ends, "WON", set()),
        "who won",
    ),
}


@pytest.mark.parametrize("rule", BROKEN_ENDS)
def test_a_reference_that_does_not_know_when_a_game_ends_is_found_out(
    rule: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal, what, name, instead, message = BROKEN_ENDS[rule]
    monkeypatch.setattr(what, name, instead)
    with pytest.raises(Difference, match=rf"answer \d+: ({message})"):
        compare(Replayed(journal_called(journal)))


BROKEN_IDLE: dict[str, tuple[Any, str, Any, str]] = {
    "doom never comes (LS-13.11)": (
        *(ends, "DOOM", dict.fromkeys(ends.DOOM, 99)),
        "whether the doom has taken a Mage",
    ),
    "nobody is knocked out (K9)": (
        *(Ends, "after_death", lambda _: "hero-died"),
        "what ends here\n.*: hero-died\n.*: knocked-out",
    ),
    "everybody is knocked out (K9)": (
        *(Ends, "after_death", lambda _: "knocked-out"),
        "what ends here\n.*: knocked-out\n.*: hero-died",
    ),
}


@pytest.mark.parametrize("rule", BROKEN_IDLE)
def test_a_reference_that_does_not_know_an_idle_night_is_found_out(
    rule: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    what, name, instead, message = BROKEN_IDLE[rule]
    monkeypatch.setattr(what, name, instead)
    journal, upto = IDLE_NIGHTS[0]
    with pytest.raises(Difference, match=rf"answer \d+: ({message})"):
        compare(Wishing(journal_called(journal), upto, 0, IDLE))


class OneTooFew(Table):
    """A table that keeps one of a hero's steps to itself."""

    def questions(self) -> Iterator[Any]:
        for state in super().questions():
            asked = state.question
            steps = [one for one in asked.options if one.verb == "step"]
            if asked.why == "turn" and steps:
                left = [one for one in asked.options if one is not steps[0]]
                state.question = Question(asked.seat, asked.why, left)
            yield state


def test_a_step_that_is_not_offered_is_found_out() -> None:
    """LS-5.3."""
    with pytest.raises(Difference, match=r"answer \d+: what a hero may do"):
        compare(OneTooFew(LAST_SPELL, {}, 2, 3, "random"))


def compare_journals() -> None:
    for journal in JOURNALS:
        compare(Replayed(journal))


def journal_called(name: str) -> Path:
    return next(one for one in JOURNALS if one.stem == name)
