"""Who knows what, and what may be imagined."""

from collections import Counter
from random import Random

import pytest

from gloaming.engine.match import Match, new_match
from gloaming.engine.question import NATURE
from gloaming.engine.script import answer
from gloaming.engine.sight import see, tell
from gloaming.games.casting_shadows import GAME
from gloaming.games.casting_shadows.box.names import COUNTERSPELL_DECK, COUNTERSPELLS
from gloaming.games.casting_shadows.table.state import State
from tests.support.casting_shadows import Mage, Table

ALL_TEN = [name for name, many in COUNTERSPELL_DECK.items() for _ in range(many)]


def imagined(state: State, watcher: int, whose: int, times: int = 400) -> Counter[str]:
    """How often a watcher imagines each Counterspell in somebody's book."""
    luck, found = Random(1), Counter[str]()
    for _ in range(times):
        held = GAME.imagine(state, watcher, luck).held[4 * whose : 4 * whose + 4]
        for kind, many in enumerate(held):
            found[COUNTERSPELLS[kind]] += many
    return found


def test_the_discard_pile_lies_open_with_its_order() -> None:
    """CS-R71."""
    table = Table(Mage(), Mage(), discard="heat_wave red_gem heavy_hand")
    for watcher in (0, 1, -1):
        assert GAME.view(table.state, watcher)["discard"] == ["heat_wave", "red_gem", "heavy_hand"]


def test_a_hidden_counterspell_can_be_any_that_nobody_has_seen() -> None:
    """By how many there are; one's own is never imagined elsewhere."""
    table = Table(Mage(counterspells="safety_dome"), Mage(counterspells="run_away"))
    found = imagined(table.state, 0, 1, 2000)
    assert found["safety_dome"] == 0
    for name, many in (("pointed_shield", 4), ("run_away", 3), ("bees_everywhere", 2)):
        assert abs(found[name] / 2000 - many / 9) < 0.05
    assert +imagined(table.state, 1, 1) == Counter(run_away=400)


def test_what_went_under_the_deck_is_imagined_anywhere_else() -> None:
    """CS-R72: memory is the players' own; once it lies there it is hidden like any other."""
    table = Table(Mage(book="fatal_fronds"), Mage(counterspells="safety_dome run_away"), Mage("E"))
    table.does("cast fatal_fronds").says(2, "reveal safety_dome")
    assert table.bottom == "safety_dome"
    for watcher in (0, 2, -1):
        assert imagined(table.state, watcher, 1)["safety_dome"] > 10
        bottoms = {GAME.imagine(table.state, watcher, Random(one)).queue[-1] for one in range(60)}
        assert len(bottoms) == 4


def test_whoever_draws_a_used_card_takes_a_card_like_any_other() -> None:
    """CS-R72: the collector alone learns which it is, and luck is asked as for any other."""
    others = [Mage("E", counterspells=" ".join(ALL_TEN[:5])), Mage("E")]
    others[1].counterspells = " ".join(ALL_TEN[5:9])
    table = Table(Mage("W"), *others, pool="GR OR", known="safety_dome").does("collect")
    assert (table.question.seat, table.question.why) == (NATURE, "deal")
    table.luck()
    assert table.told("draws-counterspell") == [[0, 3, 0]]
    assert tell(GAME, table.events[-1], 1) == ["draws-counterspell", "amber", -1]
    assert len(+imagined(table.state, 1, 0)) > 1
    assert +imagined(table.state, 0, 0) == Counter(safety_dome=400)
    assert "known" not in GAME.view(table.state, 1)["players"][0]


def test_only_the_collector_learns_which_counterspell_was_drawn() -> None:
    """CS-5.7: the others hear that one was taken."""
    table = Table(Mage("W"), Mage("E"), pool="GR OR").does("collect").luck("deal safety_dome")
    drawn = table.events[-1]
    assert tell(GAME, drawn, 0) == ["draws-counterspell", "amber", "safety_dome"]
    assert tell(GAME, drawn, 1) == tell(GAME, drawn, -1) == ["draws-counterspell", "amber", -1]


@pytest.mark.parametrize("held", ["run_away", "safety_dome", "pointed_shield"])
def test_an_open_window_looks_the_same_whatever_is_held(held: str) -> None:
    """CS-R78: to everybody but its owner."""
    seen = []
    for card in (held, "bees_everywhere"):
        table = Table(Mage(book="fatal_fronds"), Mage(counterspells=card)).does("cast fatal_fronds")
        seen.append((see(GAME, table.state, 0), see(GAME, table.state, -1)))
    assert seen[0] == seen[1]


def started(options: dict[str, str] | None = None) -> Match:
    """A match at its first decision in Phase 2."""
    chosen = {"characters": "random", "first_player": "seat1", **(options or {})}
    match = new_match(GAME, chosen, ["a", "b"], Random(4))
    while match.state.question is not None and match.state.question.seat == NATURE:
        match.leave_to_luck()
    return match


def test_undo_goes_back_until_something_random_or_hidden_came_up() -> None:
    """CS-R73."""
    match = started()
    assert not match.can_undo(0)
    match.answer(0, "travel C")
    match.answer(0, "travel E")
    assert match.can_undo(0)
    match.undo(0)
    state = match.state
    assert isinstance(state, State)
    assert (state.ap, GAME.view(state, 0)["players"][0]["at"]) == (3, "C")
    question = state.question
    assert question is not None
    die = next(option.name for option in question.options if option.verb == "reroll")
    match.answer(0, die)
    assert match.can_undo(0)
    if match.state.question is not None and match.state.question.seat != NATURE:
        match.answer(0, "throw")
    match.leave_to_luck()
    assert not match.can_undo(0)


def test_imagining_leaves_everything_public_as_it_is() -> None:
    """Composition and sizes of the decks."""
    table = Table(Mage(counterspells="run_away"), Mage(counterspells="safety_dome"), Mage("E"))
    dream = GAME.imagine(table.state, 2, Random(5))
    for watcher in (2, -1):
        assert see(GAME, dream, watcher) == see(GAME, table.state, watcher)
    answer(dream, GAME.vocabulary.option("travel E"))
    assert table.at(1) == "C"


def test_a_counterspell_that_was_shown_is_not_taken_back() -> None:
    """CS-R73, CS-8.5: all have seen it; a pass shows nothing and can be taken back."""
    for said, back in (("pass", True), ("reveal safety_dome", False)):
        match = started()
        target = Mage(counterspells="safety_dome run_away")
        match.state = Table(Mage(book="fatal_fronds"), target).does("cast fatal_fronds").state
        match.answer(1, said)
        assert match.can_undo(1) == back


def test_where_to_run_can_be_taken_back_but_not_that_one_runs() -> None:
    """CS-R73, CS-8.7."""
    match = started()
    targets = [Mage("E", counterspells="run_away"), Mage("E", counterspells="safety_dome")]
    table = Table(Mage(book="spectral_slap"), *targets, pool="GR GB").does("cast spectral_slap")
    match.state = table.state
    match.answer(1, "reveal run_away")
    assert not match.can_undo(1)
    match.answer(1, "flee NE")
    match.undo(1)
    assert match.state.question is not None
    assert match.state.question.why == "flee"
    assert not match.can_undo(1)
