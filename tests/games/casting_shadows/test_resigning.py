"""Whoever resigns is eliminated at once, and the others play on (CS-R75)."""

from random import Random

import pytest

from gloaming.engine import journal
from gloaming.engine.entry import Entry
from gloaming.engine.errors import CannotResign, NothingAsked
from gloaming.engine.event import Event
from gloaming.engine.match import Match, new_match
from gloaming.engine.question import NATURE
from gloaming.engine.save import load, save
from gloaming.games.casting_shadows import GAME
from gloaming.games.casting_shadows.table.state import State
from tests.games.casting_shadows.test_promises import CastingShadowsPromises
from tests.promises.table import contents
from tests.support.casting_shadows import Mage, Table


def resigns(table: Table, player: int) -> Table:
    assert GAME.resign(table.state, player - 1)
    return table


def test_whoever_is_active_leaves_and_the_next_one_has_a_turn() -> None:
    """CS-R75, CS-10.3: cards are put away, the pool vanishes, crystals do no harm."""
    me = Mage("E", book="heavy_hand", counterspells="run_away")
    table = resigns(Table(me, Mage(), Mage(), dice="CC GR - - -"), 1)
    assert (table.hp(1), table.at(1), table.book(1), table.discard) == (0, "", "", "heavy_hand")
    assert len(table.state.queue) == 10
    assert table.told("resigns") == [[0, 0, 0]]
    assert table.told("out") == [[0, 0, 0]]
    assert table.told("hurt") == []
    assert table.luck().asks(2, "act")


def test_somebody_who_is_not_asked_leaves_and_the_question_stays_true() -> None:
    """CS-R75: nobody can be aimed at any more who has left."""
    table = Table(Mage(book="fatal_fronds"), Mage(), Mage("E"))
    assert table.offers("cast fatal_fronds")
    resigns(table, 2)
    assert table.asks(1, "act")
    assert table.why_not("cast fatal_fronds").key == "no-target"
    assert table.ap == 4


def test_whom_to_hit_is_asked_anew() -> None:
    """CS-R75: of two targets one is left, and is taken."""
    table = Table(Mage(book="fatal_fronds"), Mage(), Mage()).does("cast fatal_fronds")
    assert table.asks(1, "target")
    assert resigns(table, 3).hps == [18, 16, 0]


def test_the_window_of_whoever_resigns_closes() -> None:
    """CS-R75: as if it had been passed, and the next target is asked."""
    targets = [Mage("E", counterspells="run_away"), Mage("E", counterspells="safety_dome")]
    table = Table(Mage(book="spectral_slap"), *targets, Mage("W"), pool="GR GB")
    table.does("cast spectral_slap", "aim E")
    assert table.asks(2, "respond")
    assert resigns(table, 2).asks(3, "respond")
    table.says(3, "pass")
    assert table.hps == [18, 0, 15, 18]


def test_whoever_is_running_away_may_resign() -> None:
    """CS-R75, CS-8.7: nobody is asked any more where to run."""
    table = Table(Mage(book="fatal_fronds"), Mage(counterspells="run_away"), Mage("E"))
    table.does("cast fatal_fronds").says(2, "reveal run_away")
    assert table.asks(2, "flee")
    assert resigns(table, 2).asks(1, "act")
    assert table.told("missed") == table.told("hurt") == []


def test_the_attack_of_whoever_resigns_lapses() -> None:
    """CS-R75: the caster leaves while a target is asked, and the turn ends."""
    table = Table(Mage(book="fatal_fronds"), Mage(counterspells="run_away"), Mage("E"))
    resigns(table.does("cast fatal_fronds"), 1).luck()
    assert (table.hps, table.asks(2, "act")) == ([0, 18, 18], True)


def test_the_only_target_resigns_while_the_spell_is_paid_for() -> None:
    """CS-R75, CS-7.6: the payment is made, nobody is hit."""
    table = Table(Mage(book="heavy_hand"), Mage(), Mage("W"), pool="GR GR GP")
    table.does("cast heavy_hand", "target jade")
    assert table.asks(1, "strength")
    resigns(table, 2).does("strength 1", "pay token-GR")
    assert (table.hps, table.pool, table.asks(1, "act")) == ([18, 0, 18], "GR GP", True)


def test_the_stag_does_not_strike_whoever_has_resigned() -> None:
    """CS-R75, CS-R64: its Gem is being paid when its victim leaves."""
    stag = Mage(book="fatal_fronds", companion="thunder_stag", shadow=True)
    table = Table(stag, Mage(), Mage("E"), Mage("W"), pool="GR GB")
    table.does("cast fatal_fronds", "strike ivory")
    assert table.asks(1, "pay")
    resigns(table, 3).does("pay token-GR")
    assert (table.told("out"), table.asks(1, "act")) == ([[2, 0, 0]], True)


def test_the_last_but_one_to_resign_ends_the_game() -> None:
    """CS-R75, CS-10.4: whoever is left wins, whoever left first is last."""
    table = resigns(resigns(Table(Mage(), Mage("E"), Mage("W")), 3), 1)
    assert table.result == "last-standing 2 1 3"
    assert table.state.question is None


def test_a_team_plays_on_while_one_of_it_is_there() -> None:
    """CS-R75 in teams."""
    table = Table(*[Mage()] * 4, options={"mode": "teams2v2"})
    assert resigns(table, 2).asks(1, "act")
    assert resigns(table, 4).result == "amber-ivory-standing 1 3 1 3"


def test_alone_the_shadows_have_won() -> None:
    """CS-R75, SO-9."""
    match = new_match(GAME, {}, ["a"], Random(2))
    while match.state.question is not None and match.state.question.seat == NATURE:
        match.leave_to_luck()
    match.resign(0)
    outcome = GAME.outcome(state_of(match))
    assert outcome is not None
    assert (outcome.reason, outcome.scores) == ("beaten", [0.0])


def state_of(match: Match) -> State:
    assert isinstance(match.state, State)
    return match.state


def to_people(match: Match) -> Match:
    while match.state.question is not None and match.state.question.seat == NATURE:
        match.leave_to_luck()
    return match


def test_who_resigns_before_the_first_turn_is_not_laid_out() -> None:
    """CS-R75 in set-up: no home, no meeple, the mage free for the others; nobody waits for it."""
    match = to_people(new_match(GAME, {"first_player": "seat1"}, list("abc"), Random(3)))
    match.answer(0, "choose kit")
    match.resign(0)
    match.answer(1, "choose kit")
    match.resign(2)
    outcome = GAME.outcome(state_of(match))
    assert outcome is not None
    assert (outcome.reason, outcome.scores) == ("last-standing", [0.0, 1.0, 0.5])
    match = to_people(new_match(GAME, {"first_player": "seat1"}, list("abc"), Random(3)))
    match.resign(0)
    match.answer(1, "choose haze")
    match.answer(2, "choose kit")
    to_people(match)
    view = GAME.view(state_of(match), 1)
    assert [player["alive"] for player in view["players"]] == [False, True, True]
    assert [player["at"] for player in view["players"]] == ["", "SW", "NW"]
    assert len(view["tiles"]) == 7
    assert (view["active"], match.state.question and match.state.question.seat) == (1, 1)


def test_the_host_resigns_before_saying_who_begins() -> None:
    """CS-R75, CS-R03: then luck says it, and never names whoever has left."""
    match = new_match(GAME, {"first_player": "host"}, list("abc"), Random(3))
    match.resign(0)
    question = match.state.question
    assert question is not None
    assert question.seat == NATURE
    assert [option.name for option in question.options] == ["first jade", "first ivory"]


def test_nobody_resigns_twice_nor_after_the_end() -> None:
    """CS-R75."""
    match = to_people(new_match(GAME, {"characters": "random"}, list("abc"), Random(5)))
    match.resign(1)
    with pytest.raises(CannotResign):
        match.resign(1)
    match.resign(2)
    with pytest.raises(NothingAsked):
        match.resign(0)


def test_nothing_before_a_resignation_is_taken_back() -> None:
    """CS-R73, CS-R75."""
    options = {"characters": "random", "first_player": "seat1"}
    match = to_people(new_match(GAME, options, list("abc"), Random(5)))
    match.answer(0, "travel C")
    assert match.can_undo(0)
    match.resign(2)
    assert not match.can_undo(0)
    match.answer(0, "travel E")
    match.undo(0)
    assert GAME.view(state_of(match), 0)["players"][0]["at"] == "C"
    assert not GAME.plays(state_of(match), 2)


class Census(CastingShadowsPromises):
    game = GAME


@pytest.mark.parametrize("seed", range(16))
def test_everything_agrees_whenever_somebody_resigns(seed: int) -> None:
    """CS-R75: journal, save, entries, at any question whatever; nobody who left is ever asked."""
    luck = Random(seed)
    seats = 3 + seed % 2
    options = {"mode": "teams2v2"} if seed % 4 == 3 else {"sudden_death": "10"}
    if seed % 3 == 0:
        options |= {"map": "compact", "first_player": "host"}
    match = new_match(GAME, options, ["x"] * seats, luck)
    pieces = Census().census(state_of(match))
    entries: list[Entry] = []
    out: set[int] = set()
    while (question := match.state.question) is not None:
        assert question.seat not in out
        staying = [seat for seat in range(seats) if GAME.plays(state_of(match), seat)]
        now = luck.random() < 0.01 or (len(entries) > 30 and not out)
        if now and question.seat != NATURE:
            seat = luck.choice(staying)
            entries.append(match.resign(seat))
            out.add(seat)
        else:
            option = question.pick(luck.random())
            entries.append(match.take(question.seat, max(question.seat, NATURE), option, True))
        assert Census().census(state_of(match)) == pieces
        if match.state.question is not None:
            Census().check(state_of(match))
            _, loaded = load(save(match.journal.heading, match.state))
            assert contents(loaded) == contents(match.state)
    assert out
    text = journal.write(match.journal)
    heard_again: list[Event] = []
    again = journal.read(text)
    assert contents(again.replay(heard=heard_again)) == contents(match.state)
    assert [repr(event) for event in heard_again] == [
        repr(event) for entry in entries for event in entry.events
    ]
    followed = new_match(GAME, options, ["x"] * seats, luck)
    followed.follow(entries)
    assert contents(followed.state) == contents(match.state)
    assert contents(followed.at(len(entries))) == contents(match.state)
    assert journal.write(followed.journal) == text
