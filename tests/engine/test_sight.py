"""What a seat or a spectator sees, is asked, may answer and is told."""

from random import Random

import pytest

from gloaming.engine.errors import NothingAsked, NotOffered, NotYourQuestion
from gloaming.engine.event import EVERYONE, HIDDEN, NO_ONE, Event, only
from gloaming.engine.game import SPECTATOR
from gloaming.engine.question import NATURE, TABLE
from gloaming.engine.script import answer
from gloaming.engine.sight import Asked, Refusals, foresee, question_for, see, tell
from tests.support.fireflies import FIREFLIES, VIGIL
from tests.support.fireflies import State as Night
from tests.support.lanterns import LANTERNS, TWIN, State

OVER = ("take twin", "rest", "take twin", "rest", "go_home")
NORTH, EAST, SOUTH = range(3)


def evening(*answers: str) -> State:
    state = LANTERNS.setup({}, 2)
    for said in answers:
        answer(state, LANTERNS.vocabulary.option(said))
    return state


def night(*answers: str, together: bool = False) -> Night:
    game = VIGIL if together else FIREFLIES
    state = game.setup({}, 3)
    for said in answers:
        answer(state, game.vocabulary.option(said))
    return state


def asked(state: State, seat: int) -> Asked:
    seen = see(LANTERNS, state, seat).asked
    assert seen is not None
    return seen


def offered(state: State, seat: int) -> list[str]:
    return [option.name for option in asked(state, seat).options]


# What is seen and asked.


def test_a_sight_is_the_board_what_is_under_way_and_the_question() -> None:
    sight = see(LANTERNS, evening("take twin", "light twin"), 1)
    assert sight.under_way == ["evening", "turn", "twin"]
    assert sight.board == LANTERNS.view(evening("take twin", "light twin"), 1)
    over = see(LANTERNS, evening(*OVER), 1)
    assert over.asked is None
    assert over.under_way == []


def test_the_options_of_a_question_are_only_for_whoever_is_asked() -> None:
    state = evening("take twin")
    assert offered(state, 0) == ["light twin", "peek", "rest"]
    for other in (1, SPECTATOR):
        assert asked(state, other) == Asked("ann", "act", 1)


def test_nobody_sees_the_options_of_luck() -> None:
    state = evening()
    assert [offered(state, seat) for seat in (0, 1, SPECTATOR)] == [[], [], []]
    assert asked(state, 0).seat == "nature"


def test_a_question_to_the_table_is_for_every_seat_but_not_for_spectators() -> None:
    state = evening("take twin", "rest", "take twin", "rest")
    options = [offered(state, seat) for seat in (0, 1, SPECTATOR)]
    assert options == [["stay", "go_home"], ["stay", "go_home"], []]


def test_reasons_are_for_whoever_is_asked_and_wants_them() -> None:
    """A lone answer waits when something else is refused; without reasons nobody asks."""
    state = night("draw L05", "draw L01", "draw L02")
    own = see(FIREFLIES, state, NORTH).asked
    assert own is not None
    others = [f"swap L{light:02}" for light in (1, 2, 3, 4, 6)]
    assert own.refused == [
        Refusals("not-held", "FF-2", others),
        Refusals("too-bright", "FF-2", ["swap L05"]),
    ]
    assert own.waits  # The answer itself is to keep it.
    quick = see(FIREFLIES, state, NORTH, reasons=False).asked
    assert quick is not None
    assert (quick.options, quick.refused, quick.waits) == (own.options, [], False)


# Where it is a secret who is asked.


@pytest.mark.parametrize("viewer", [EAST, SOUTH, SPECTATOR])
def test_who_is_asked_in_a_hushed_question_nobody_else_learns(viewer: int) -> None:
    state = night("draw L05", "draw L01", "draw L02")
    for reasons in (True, False):
        assert see(FIREFLIES, state, viewer, reasons=reasons).asked == Asked("hidden", "", 0)
    with pytest.raises(NotYourQuestion, match=r"not asked now, somebody else is$"):
        question_for(FIREFLIES, state, viewer)
    if viewer != SPECTATOR:
        with pytest.raises(NotYourQuestion, match=r"not asked now, somebody else is$"):
            foresee(FIREFLIES, state, viewer, "keep L05", Random(0))


def test_whoever_holds_the_seat_that_is_asked_learns_it_at_her_others() -> None:
    """But not what can be answered there."""
    state = night("draw L05", "draw L01", "draw L02")
    for viewer in (SOUTH, SPECTATOR):
        held = [NORTH, SOUTH]
        assert see(FIREFLIES, state, viewer, held).asked == Asked("north", "swap", 1)
        assert see(FIREFLIES, state, viewer, [EAST, SOUTH]).asked == Asked("hidden", "", 0)


def test_a_question_that_is_not_hushed_names_whoever_is_asked() -> None:
    state = night("draw L05", "draw L01", "draw L02", together=True)
    assert see(VIGIL, state, EAST).asked == Asked("north", "swap", 1)


# Who may answer.


def test_the_guard_lets_in_whoever_is_asked() -> None:
    state = evening("take twin")
    assert question_for(LANTERNS, state, 0) is state.question
    for other in (1, SPECTATOR, TABLE):
        with pytest.raises(NotYourQuestion, match=r"is not asked now, ann is$"):
            question_for(LANTERNS, state, other)
    home = evening("take twin", "rest", "take twin", "rest")
    for seat in (0, 1, TABLE):
        assert question_for(LANTERNS, home, seat) is home.question
    with pytest.raises(NotYourQuestion, match=r"nature is not asked now, table is$"):
        question_for(LANTERNS, home, NATURE)
    with pytest.raises(NothingAsked):
        question_for(LANTERNS, evening(*OVER), 0)


# What is told.


def takes(seen_by: int) -> Event:
    return Event("takes", 1, TWIN, 0, seen_by)


def test_a_secret_is_told_only_to_those_who_may_see_it() -> None:
    event = takes(only(0) | only(2))
    told = [tell(LANTERNS, event, seat) for seat in range(3)]
    assert told == [["takes", "bob", "twin"], ["takes", "bob", HIDDEN], ["takes", "bob", "twin"]]


def test_a_spectator_is_told_only_what_everyone_is() -> None:
    all_seats = only(0) | only(1) | only(2)
    assert tell(LANTERNS, takes(all_seats), SPECTATOR) == ["takes", "bob", HIDDEN]
    assert tell(LANTERNS, takes(EVERYONE), SPECTATOR) == ["takes", "bob", "twin"]


def test_what_no_one_may_see_is_hidden_from_all() -> None:
    for seat in range(3):
        assert tell(LANTERNS, takes(NO_ONE), seat) == ["takes", "bob", HIDDEN]


def test_numbers_are_told_as_they_are() -> None:
    assert tell(LANTERNS, Event("floats", 0, 4, 0, EVERYONE), SPECTATOR) == ["floats", "ann", 4]
    assert tell(LANTERNS, Event("home", 0, 0, 0, EVERYONE), SPECTATOR) == ["home"]


# What can be foreseen.


def test_a_preview_shows_what_is_certain_and_changes_nothing() -> None:
    state = evening("take twin")
    before = see(LANTERNS, state, 0)
    certain = foresee(LANTERNS, state, 0, "light twin", Random(0))
    after = see(LANTERNS, evening("take twin", "light twin"), 0).board
    assert certain
    assert all(after[key] == certain[key] != before.board[key] for key in certain)
    assert see(LANTERNS, state, 0) == before
    with pytest.raises(NotOffered):
        foresee(LANTERNS, state, 0, "light damp", Random(0))
