"""Promises about secrets: what a seat sees, is told, and may imagine."""

from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from gloaming.engine.question import Option
from gloaming.engine.script import answer, ask_again
from gloaming.engine.sight import see
from tests.promises.play import PlayPromises, S
from tests.promises.table import Table, contents, costly_promise, play_on, promise, tables
from tests.promises.wire import Wire
from tests.support.soak import far

SOME = far(6, 60)  # Answers to an imagined question that are given.


class SecretPromises(PlayPromises[S]):
    """Besides, the test of a game says what the rules hide from a watcher, and what they show."""

    wired = 0.25  # How often what goes over the wire is compared with all its reasons.
    asking = 0.02  # How often a watcher asks for whatever can be asked for.

    def hides(self, state: S, watcher: int) -> bool:
        """The answer to the open question is not for this watcher to know."""
        return False

    def shows(self, option: Option, watcher: int) -> bool:
        """This answer lets the watcher look at something that was hidden."""
        return False

    # Imagined states.

    @costly_promise
    @given(st.data())
    def test_nobody_can_tell_an_imagined_state_from_the_true_one(self, data: st.DataObject) -> None:
        table = data.draw(tables(self.game))
        for state in table.questions():
            truth = Wire(table.heading, state)
            for watcher in table.looking(state):
                dream = Wire(table.heading, self.game.imagine(state, watcher, table.luck))
                self.assert_the_same(table, truth, dream, watcher)

    @costly_promise
    @given(st.data())
    def test_imagining_changes_nothing_and_peeks_at_nothing(self, data: st.DataObject) -> None:
        """Whatever was hidden before, the same luck imagines the same."""
        table = data.draw(tables(self.game))
        for state in table.questions():
            before = contents(state)
            for watcher in table.looking(state):
                seed = table.luck.random()
                dream = self.game.imagine(state, watcher, Random(seed))
                other = self.game.imagine(state, watcher, table.luck)
                again = self.game.imagine(other, watcher, Random(seed))
                assert contents(again) == contents(dream)
            assert contents(state) == before

    @promise
    @given(st.data())
    def test_an_imagined_state_is_sound_and_offers_only_what_it_holds(
        self, data: st.DataObject
    ) -> None:
        table = data.draw(tables(self.game))
        for state in table.now_and_then():
            for watcher in table.watchers:
                dream = self.game.imagine(state, watcher, table.luck)
                assert self.census(dream) == self.census(state)
                self.check(dream)
                again = dream.clone()
                ask_again(again)
                assert contents(again) == contents(dream)
                assert dream.question is not None
                options = dream.question.options
                for option in table.luck.sample(options, min(len(options), SOME)):
                    after: Any = dream.clone()
                    answer(after, option)
                    assert self.census(after) == self.census(state)
                    if after.question is not None:
                        self.check(after)

    @promise
    @given(st.data())
    def test_an_imagined_game_can_be_played_to_its_end(self, data: st.DataObject) -> None:
        table = data.draw(tables(self.game))
        watcher = table.luck.choice(table.watchers)
        play_on(table.state, table.luck, table.luck.randrange(300))
        dream: Any = self.game.imagine(table.state, watcher, table.luck)
        while dream.question is not None:
            self.check(dream)
            play_on(dream, table.luck, 1)
            if table.luck.random() < 0.05:
                dream = self.game.imagine(dream, watcher, table.luck)
        assert self.census(dream) == self.census(table.state)

    # What is told.

    @promise
    @given(st.data())
    def test_a_hidden_answer_looks_the_same_whatever_it_was(self, data: st.DataObject) -> None:
        """To the eye, to the ear, and to the imagination."""
        table = data.draw(tables(self.game))
        for state in table.questions():
            for watcher in table.watchers:
                if self.hides(state, watcher):
                    self.compare_answers(table, state, watcher)

    def compare_answers(self, table: Table, state: S, watcher: int) -> None:
        question = state.question
        assert question is not None
        seed = table.luck.random()
        noticed: list[object] = []
        for option in {table.pick(question), table.luck.choice(question.options)}:
            after = Wire(table.heading, state.clone())
            after.give(option)
            if after.match.asked is None:
                return
            dream = self.game.imagine(after.match.state, watcher, Random(seed))  # type: ignore[arg-type]
            noticed.append((after.update(watcher), after.retold(watcher), contents(dream)))
        assert noticed[0] == noticed[-1]

    @costly_promise
    @given(st.data())
    def test_what_is_hidden_makes_no_difference_to_what_is_seen_and_told(
        self, data: st.DataObject
    ) -> None:
        """The true game and an imagined one, given the same answers, look and sound the same."""
        table = data.draw(tables(self.game))
        for state in table.now_and_then():
            for watcher in table.watchers:
                dream = Wire(table.heading, self.game.imagine(state, watcher, table.luck))
                truth = Wire(table.heading, state.clone())
                self.walk_side_by_side(table, truth, dream, watcher)

    def walk_side_by_side(self, table: Table, truth: Wire, dream: Wire, watcher: int) -> None:
        for _ in range(8):
            asked, also_asked = truth.match.state.question, dream.match.state.question
            assert asked is not None
            assert also_asked is not None
            option = asked.pick(table.luck.random())
            if not also_asked.offers(option):
                assert not asked.asks(watcher)
                return
            if self.shows(option, watcher):
                return
            truth.give(option)
            dream.give(option)
            assert (truth.match.asked is None) == (dream.match.asked is None)
            if truth.match.asked is None:
                return
            self.assert_the_same(table, truth, dream, watcher)
            assert truth.retold(watcher) == dream.retold(watcher)

    def assert_the_same(self, table: Table, truth: Wire, dream: Wire, watcher: int) -> None:
        """Not a byte of what this watcher gets tells which of them is true."""
        if table.luck.random() < self.wired:
            assert truth.update(watcher) == dream.update(watcher)
        else:
            assert truth.glimpse(watcher) == dream.glimpse(watcher)
        if table.luck.random() < self.asking:
            question = truth.match.state.question
            assert question is not None
            asked = table.luck.choice(question.options if question.asks(watcher) else self.words)
            assert truth.replies(watcher, asked) == dream.replies(watcher, asked)

    @property
    def words(self) -> list[Option]:
        return self.game.vocabulary.options

    def test_the_options_of_a_question_are_for_whoever_is_asked(self) -> None:
        table = Table(self.game, {}, self.game.seats[-1], 1, "curious")
        for state in table.questions():
            for watcher in table.watchers:
                seen = see(self.game, state, watcher, reasons=False).asked
                assert seen is not None
                assert seen.options == (state.question.options if asked_of(state, watcher) else [])
                hushed = self.game.hushes(state.question.why) and not asked_of(state, watcher)
                assert seen.count == (0 if hushed else state.question.count)


def asked_of(state: Any, watcher: int) -> bool:
    return bool(state.question.asks(watcher))
