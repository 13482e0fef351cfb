"""Whatever the table says when it says no holds, for every answer it refuses (UX-3)."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from gloaming.engine.journal import read
from gloaming.engine.question import NATURE
from gloaming.engine.script import answer, refusals
from gloaming.games.day_and_night import GAME
from gloaming.games.day_and_night.state import State
from tests.games.day_and_night.test_refusals import REFUSED, UNASKED
from tests.promises.table import Table as Walk
from tests.support.day_and_night_truth import TRUTH, Facts, is_true
from tests.support.golden_journals import JOURNALS

NEVER_ASKED = {key for _, key in UNASKED} | {"no-tile"}  # No question is about these.
EVERY = {key for _, _, key, _ in REFUSED} - {"not-asked"}

# Options under which reasons are given that no other table knows.
TABLES: list[dict[str, str]] = [
    {},
    {"fizzle": "forbidden", "mimic_area": "surrounding"},
    {"temple_counts": "conditions_only", "spell_move_onto_crystal": "not_for_day"},
    {"travel_forbidden": "travel_start", "steal_swap": "pawns_only"},
    {"travel_forbidden": "turn_start", "mystify_restack": "add", "changed_scope": "any_flip"},
    {"achievement": "any", "crystallize": "any", "marker_limit": "unlimited"},
]


def lies(state: State) -> Iterator[str]:
    """Every refusal at a question that is not true there."""
    facts = Facts(state)
    for row in refusals(state, GAME.vocabulary):
        for option, why in row:
            if not is_true(why.key, state, option, facts):
                yield f"turn {state.turn}: {option.name}: {why}"


def met(state: State) -> Counter[str]:
    return Counter(why.key for row in refusals(state, GAME.vocabulary) for _, why in row)


def asked(state: State) -> bool:
    return state.question is not None and state.question.seat != NATURE


@pytest.mark.parametrize("options", TABLES, ids=lambda it: " ".join(it.values()) or "standard")
@pytest.mark.parametrize("manner", ["curious", "random"])
def test_no_refusal_of_a_whole_game_is_a_lie(options: dict[str, str], manner: str) -> None:
    for seed in range(2):
        for state in Walk(GAME, options, 2, seed, manner).questions():
            if asked(state):
                assert list(lies(state)) == []


@pytest.mark.parametrize("file", sorted(JOURNALS.glob("*.journal")), ids=lambda file: file.stem)
def test_no_refusal_of_a_golden_journal_is_a_lie(file: Path) -> None:
    journal = read(file.read_text(encoding="utf-8"))
    state = journal.start()
    assert isinstance(state, State)
    for given in journal.answers:
        if asked(state):
            assert list(lies(state)) == []
        answer(state, given.option)


@pytest.mark.parametrize(("said", "rule", "key", "table"), REFUSED)
def test_every_reason_is_true_where_it_is_set_up_by_hand(
    said: str, rule: str, key: str, table: object
) -> None:
    """So reasons that games seldom meet are checked as well."""
    assert callable(table)
    state = table().state
    if key == "not-asked":
        return
    assert is_true(key, state, GAME.vocabulary.option(said))
    assert list(lies(state)) == []


def test_every_reason_has_a_claim_of_its_own() -> None:
    assert set(TRUTH) | {"fizzle"} == EVERY - NEVER_ASKED


def test_games_meet_most_reasons() -> None:
    """The others are checked by hand above; this says which."""
    found: Counter[str] = Counter()
    for options in TABLES:
        for state in Walk(GAME, options, 2, 5, "curious").questions():
            if asked(state):
                found += met(state)
    assert EVERY - NEVER_ASKED - set(found) <= {"temple-tile", "crystal-landing", "left-out"}


def test_every_claim_can_be_false() -> None:
    """For an answer of its verb that is offered: a claim that is always true checks nothing."""
    verbs = {key: said.split()[0] for said, _, key, _ in REFUSED if key in TRUTH}
    untried = set(verbs)
    for options in TABLES:
        for state in Walk(GAME, options, 2, 7, "curious").questions():
            if not untried or not asked(state) or state.question is None:
                continue
            facts = Facts(state)
            for option in state.question.options:
                for key in [key for key in untried if verbs[key] == option.verb]:
                    if not is_true(key, state, option, facts):
                        untried.discard(key)
    assert untried == set()


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("left-out", "not-in-the-group"),  # Was told until lately (DN-10.3).
        ("needed-for-nine", "left-out"),
        ("not-in-hand", "hours"),
        ("hours", "not-in-hand"),
        ("temple", "crystal"),
        ("crystal", "temple"),
        ("not-adjacent", "not-neutral"),
        ("been-there", "not-a-step-away"),
        ("onto-crystal", "pinned"),
        ("theme", "not-on-your-tile"),
        ("already-mystified", "not-a-day-tile"),
    ],
)
def test_a_lie_is_found(right: str, wrong: str) -> None:
    """Another reason in the place of the right one is not true there."""
    said, table = next((said, table) for said, _, key, table in REFUSED if key == right)
    assert not is_true(wrong, table().state, GAME.vocabulary.option(said))
