"""Scripts in progress: asking, answering, repeating, cancelling, refusing."""

import pytest

from gloaming.engine.errors import NothingAsked, NotOffered
from gloaming.engine.question import NATURE, TABLE, Option
from gloaming.engine.refusal import NOT_ASKED, OVER
from gloaming.engine.script import Frame, Position, Script, Step, answer, ask_again, resume, why_not
from tests.promises.table import contents
from tests.support.lanterns import (
    DAMP_LIT,
    LANTERNS,
    NOT_HELD,
    PEEKED,
    PLACES,
    TAKEN,
    TURN,
    TWIN_LIT,
    Lighting,
    State,
    Turn,
)


def says(state: State, *answers: str) -> State:
    for said in answers:
        answer(state, LANTERNS.vocabulary.option(said))
    return state


def evening(*answers: str, rounds: str = "4") -> State:
    return says(LANTERNS.setup({"rounds": rounds}, 2), *answers)


def asks(state: State) -> tuple[int, str, list[str], int] | None:
    question = state.question
    if question is None:
        return None
    names = [option.name for option in question.options]
    return question.seat, question.why, names, question.count


def test_a_new_game_stands_at_its_first_question() -> None:
    state = evening()
    assert asks(state) == (NATURE, "take", ["take plain", "take twin", "take damp"], 1)
    assert state.question is not None
    assert state.question.weights == [6, 3, 3]


def test_an_answer_runs_on_to_the_next_question() -> None:
    assert asks(evening("take plain")) == (0, "act", ["light plain", "peek", "rest"], 1)


def test_a_step_that_repeats_asks_again_until_it_is_done() -> None:
    state = evening("take twin", "light twin")
    assert asks(state) == (0, "float", [f"float p{n}" for n in range(PLACES)], 2)
    says(state, "float p3")
    assert asks(state) == (0, "float", [f"float p{n}" for n in (0, 1, 2, 4, 5)], 1)
    says(state, "float p0")
    assert asks(state) == (0, "act", ["peek", "rest"], 1)


def test_a_cancelled_script_skips_whatever_is_left() -> None:
    """The damp lantern cancels itself, so nothing floats, and the turn below it."""
    state = evening("take damp", "light damp")
    assert state.pond == [0] * PLACES
    assert asks(state) == (NATURE, "take", ["take plain", "take twin", "take damp"], 1)
    assert state.active == 1


def test_the_table_is_asked_when_all_decide_together_and_a_script_can_start_again() -> None:
    state = evening("take plain", "rest", "take plain", "rest")
    assert asks(state) == (TABLE, "home", ["stay", "go_home"], 1)
    assert asks(says(state.clone(), "stay")) == (
        *(NATURE, "take", ["take plain", "take twin", "take damp"], 1),
    )
    assert asks(says(state, "go_home")) is None
    assert state.stack == []


def test_what_is_not_offered_cannot_be_answered_and_changes_nothing() -> None:
    state = evening("take plain")
    before = contents(state)
    for said in ("light twin", "take plain", "stay"):
        with pytest.raises(NotOffered, match=f"“{said}” is not offered now"):
            says(state, said)
    with pytest.raises(NotOffered):
        answer(state, Option("rest", 0, "rest"))  # Looks like an answer but is none.
    assert contents(state) == before


def test_when_the_game_is_over_nothing_is_asked() -> None:
    state = evening("take plain", "rest", "take plain", "rest", "go_home")
    with pytest.raises(NothingAsked):
        says(state, "rest")
    assert why_not(state, LANTERNS.vocabulary.option("rest")) is OVER
    ask_again(state)
    assert state.question is None


def test_every_refusal_has_a_reason() -> None:
    state = evening("take plain", "peek")
    reasons = {said: why_not(state, LANTERNS.vocabulary.option(said)) for said in NAMES}
    assert reasons["light plain"] is None
    assert reasons["light damp"] is NOT_HELD
    assert reasons["peek"] is PEEKED
    assert reasons["stay"] is NOT_ASKED
    floating = says(state, "light plain", "float p1", "rest", "take plain", "light plain")
    assert why_not(floating, LANTERNS.vocabulary.option("float p1")) is TAKEN
    assert repr(TAKEN) == "taken (LA-3)"


NAMES = [option.name for option in LANTERNS.vocabulary.options]


def test_a_step_without_a_reason_of_its_own_says_that_it_asks_something_else() -> None:
    assert why_not(evening(), LANTERNS.vocabulary.option("rest")) is NOT_ASKED


def test_asking_again_finds_what_is_there_now() -> None:
    state = evening("take plain")
    state.basket[:3] = [0, 1, 1]
    ask_again(state)
    assert asks(state) == (0, "act", ["light twin", "light damp", "peek", "rest"], 1)
    assert [frame.at for frame in state.stack] == [0, 2]


def test_a_cloned_frame_remembers_where_it_is_and_what_it_knows() -> None:
    for frame in (Frame(TURN, 1), Turn(TURN, peeked=1, at=2), Lighting(TWIN_LIT, left=2, at=1)):
        copy = frame.clone()
        assert type(copy) is type(frame)
        assert copy is not frame
        assert copy.script is frame.script
        assert copy.at == frame.at
    assert Lighting(TWIN_LIT, left=2).clone().left == 2
    assert Turn(TURN, peeked=1).clone().peeked == 1


def test_repeating_goes_back_one_step_and_cancelling_to_the_end() -> None:
    frame = Frame(DAMP_LIT, at=1)
    frame.repeat()
    assert frame.at == 0
    frame.cancel()
    assert frame.at == len(DAMP_LIT.steps)


def test_events_are_made_only_when_somebody_listens() -> None:
    state = evening()
    assert state.heard is None
    says(state, "take plain")
    state.heard = []
    says(state, "light plain", "float p2")
    assert [repr(event) for event in state.heard] == ["lights 0 0 0", "floats 0 2 0"]
    assert state.clone().heard is None


def test_nothing_happens_without_anything_in_progress() -> None:
    state = State(2, 4)
    resume(state)
    assert state.question is None


def test_what_a_game_must_say_itself_is_not_guessed() -> None:
    with pytest.raises(NotImplementedError):
        Position().clone()
    step: Step[State, Frame] = Step()
    frame = Frame(Script("empty", [step]))
    with pytest.raises(NotImplementedError):
        step.run(State(2, 4), frame)
    with pytest.raises(NotImplementedError):
        step.answer(State(2, 4), frame, LANTERNS.vocabulary.option("rest"))
