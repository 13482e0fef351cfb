"""Promises about play: questions, clones, saves, journals, pieces, taking back."""

from random import Random
from typing import Any, Generic, TypeVar

from hypothesis import given
from hypothesis import strategies as st

from gloaming.engine.event import Event
from gloaming.engine.game import Game
from gloaming.engine.journal import Journal, read, write
from gloaming.engine.match import Match
from gloaming.engine.question import NATURE, TABLE
from gloaming.engine.save import load, save, slots
from gloaming.engine.script import Frame, Position, answer
from gloaming.engine.sight import see
from tests.promises.table import (
    Table,
    contents,
    costly_promise,
    numbers,
    play_on,
    promise,
    slot_names,
    tables,
)

S = TypeVar("S", bound=Position)
STRETCH = 4  # Answers in a row that may be taken back.


class PlayPromises(Generic[S]):
    """What a game says of itself, and what then holds at every question of every table."""

    game: Game[S]
    definitions: frozenset[str] = frozenset()  # Slots of the state that are never changed.

    def longest(self, options: dict[str, str]) -> int:
        """How many answers a game can take at most."""
        raise NotImplementedError

    def census(self, state: S) -> object:
        """All pieces, wherever they are: the same from the first question to the last."""
        raise NotImplementedError

    def check(self, state: S) -> None:
        """Whatever else is true at every question."""

    @promise
    @given(st.data())
    def test_every_question_has_an_answer_and_the_last_comes_in_time(
        self, data: st.DataObject
    ) -> None:
        table = data.draw(tables(self.game, "random curious first last"))
        words = self.game.vocabulary.options
        left = self.longest(table.options)
        for state in table.questions():
            left -= 1
            assert left >= 0
            question = state.question
            assert question.seat in (NATURE, TABLE, *range(table.seats))
            assert question.count >= 1
            assert question.options
            assert len(set(question.options)) == len(question.options)
            assert all(words[option.index] is option for option in question.options)
            if question.weights is not None:
                assert question.seat == NATURE
                assert len(question.weights) == len(question.options)
                assert min(question.weights) > 0
            assert self.game.outcome(state) is None
        outcome = self.game.outcome(table.state)
        assert outcome is not None
        assert len(outcome.scores) == table.seats
        assert all(0 <= score <= 1 for score in outcome.scores)
        assert not table.state.stack

    @promise
    @given(st.data())
    def test_pieces_are_conserved(self, data: st.DataObject) -> None:
        table = data.draw(tables(self.game))
        pieces = self.census(table.state)
        for state in table.questions():
            assert self.census(state) == pieces
            self.check(state)
        assert self.census(table.state) == pieces

    # Clones.

    @promise
    @given(st.data())
    def test_a_clone_is_equal_and_independent(self, data: st.DataObject) -> None:
        table = data.draw(tables(self.game))
        for state in table.questions():
            before = contents(state)
            clone = state.clone()
            assert contents(clone) == before
            assert clone.heard is None
            for name in self.definitions:
                assert getattr(clone, name) is getattr(state, name)
            assert not things_of(clone) & things_of(state)
            play_on(clone, table.luck, 5)
            assert contents(state) == before

    def test_a_clone_forgets_no_slot_reached_in_play_or_not(self) -> None:
        for kind in self.game.frames.values():
            for script in self.game.scripts.values():
                frame = kind(script)
                fill(frame)
                assert type(frame.clone()) is kind
                assert frame.clone().script is script
                assert numbers(frame.clone()) == numbers(frame)
        for seats in self.game.seats:
            state = self.game.setup({}, seats)
            fill(state)
            assert numbers(state.clone()) == numbers(state)

    # Files.

    def test_a_state_is_numbers_and_lists_of_numbers_and_all_of_them_are_saved(self) -> None:
        for seats in self.game.seats:
            state = self.game.setup({}, seats)
            meant = (
                slot_names(state)
                - {"beat", "heard", "looks", "question", "stack"}
                - self.definitions
            )
            assert set(slots(state)) == meant
            for name in meant:
                value = getattr(state, name)
                assert all(
                    isinstance(n, int) for n in (value if isinstance(value, list) else [value])
                )
        script = next(iter(self.game.scripts.values()))
        for kind in self.game.frames.values():
            assert set(slots(kind(script))) == slot_names(kind(script)) - {"script"}

    @costly_promise
    @given(st.data())
    def test_a_save_loads_in_the_middle_of_any_effect(self, data: st.DataObject) -> None:
        table = data.draw(tables(self.game))
        for state in table.now_and_then(0.25):
            text = save(table.heading, state)
            heading, loaded = load(text)
            assert save(heading, loaded) == text
            assert (heading.options, heading.seats) == (table.options, table.names)
            assert contents(loaded) == contents(state)

    @costly_promise
    @given(st.data())
    def test_a_loaded_table_plays_on_like_the_saved_one(self, data: st.DataObject) -> None:
        table = data.draw(tables(self.game))
        for state in table.now_and_then():
            _, loaded = load(save(table.heading, state))
            twin = state.clone()
            seed, many = table.luck.random(), table.luck.choice([5, 5, 5, 2000])
            for state_again in (twin, loaded):
                state_again.heard = []
                play_on(state_again, Random(seed), many)
            assert contents(loaded) == contents(twin)
            assert history(loaded.heard) == history(twin.heard)

    @promise
    @given(st.data())
    def test_a_journal_replays_to_the_same_state_and_events(self, data: st.DataObject) -> None:
        table = data.draw(tables(self.game))
        events: list[Event] = []
        table.state.heard = events
        past = [state.clone() for state in table.questions()]
        journal = Journal(table.heading)
        journal.answers = table.answers
        text = write(journal)
        copy = read(text)
        assert write(copy) == text
        heard: list[Event] = []
        assert contents(copy.replay(heard=heard)) == contents(table.state)
        assert history(heard) == history(events)
        back = table.luck.randrange(len(past))
        assert contents(copy.replay(upto=back)) == contents(past[back])

    # Taking back.

    @costly_promise
    @given(st.data())
    def test_undo_restores_the_last_choice_and_never_crosses_a_barrier(
        self, data: st.DataObject
    ) -> None:
        table = data.draw(tables(self.game))
        match = table.match()
        past: dict[int, tuple[Any, int]] = {}  # Before each answer: the table, and its entry.
        left = 0  # So many answers may be taken back: a stretch of them wherever something is new.
        while match.state.question is not None:
            past[len(match.journal.answers)] = match.state.clone(), match.seq
            fresh = table.is_new(match.state) or table.luck.random() < 0.02
            left = STRETCH if fresh else left - 1
            seat = take_turn(table, match, left > 0)
            able = [whose for whose in (NATURE, *range(table.seats)) if match.can_undo(whose)]
            assert able in ([], [] if seat == NATURE else [seat])
            if able and table.luck.random() < 0.3:
                self.take_back_and_repeat(table, match, past, seat)

    def take_back_and_repeat(
        self, table: Table, match: Match, past: dict[int, tuple[Any, int]], seat: int
    ) -> None:
        now, answers = contents(match.state), list(match.journal.answers)
        undone = (match.undo if table.luck.random() < 0.8 else match.restart)(seat)
        back = len(match.journal.answers)
        assert back < len(answers)
        before, seq = past[back]
        assert contents(before) == contents(match.state)
        assert seq == int(undone.said)
        assert match.journal.answers == answers[:back]
        for given_again in answers[back:]:
            question = match.state.question
            assert question is not None
            assert question.asks(seat)  # Nobody else's answer was taken back.
            self.assert_nothing_shown(match.state, given_again.option, seat, table.luck)
            past[len(match.journal.answers)] = match.state.clone(), match.seq
            match.take(question.seat, seat, given_again.option, False)
        assert contents(match.state) == now

    def assert_nothing_shown(self, state: Any, option: Any, seat: int, luck: Random) -> None:
        """And nothing was learned by an answer that could be used now."""
        truth = state.clone()
        answer(truth, option)
        reasons = luck.random() < 0.05  # They take long.
        seen = see(self.game, truth, seat, reasons=reasons)
        for _ in range(3):
            dream = self.game.imagine(state, seat, luck)
            answer(dream, option)
            assert see(self.game, dream, seat, reasons=reasons) == seen


def take_turn(table: Table, match: Match, undoable: bool) -> int:
    """Whoever is asked answers; any seat for the table. Who it was.

    Whether an answer reveals something takes long to find out: most count as if they did.
    """
    question = match.state.question
    assert question is not None
    if question.seat == NATURE:
        match.leave_to_luck()
        return NATURE
    seat = table.luck.randrange(table.seats) if question.seat == TABLE else question.seat
    option = table.pick(question)
    if undoable:
        match.answer(seat, option.name, match.seq)
    else:
        match.take(question.seat, seat, option, True)
    return seat


def history(events: list[Event] | None) -> list[tuple[str, list[int], int]]:
    return [(event.what, event.numbers(), event.seen_by) for event in events or []]


def fill(thing: Position | Frame) -> None:
    """Another number in every slot."""
    for many, (name, value) in enumerate(numbers(thing).items(), 100):
        setattr(thing, name, [many] * len(value) if isinstance(value, list) else many)


def things_of(state: Position) -> set[int]:
    """Whatever could be changed behind another state's back."""
    lists = [value for name in slot_names(state) if isinstance(value := getattr(state, name), list)]
    return {id(thing) for thing in [*lists, *state.stack]}
