"""Promises about secrets: what a seat sees, is told, and may imagine."""

from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from gloaming.engine.question import Option
from gloaming.engine.script import answer, ask_again
from gloaming.engine.sight import Sight, see, tell
from tests.promises.play import PlayPromises, S
from tests.promises.table import Table, contents, costly_promise, play_on, promise, tables
from tests.support.soak import far

SOME = far(6, 60)  # Answers to an imagined question that are given.


class SecretPromises(PlayPromises[S]):
    """Besides, the test of a game says what the rules hide from a watcher, and what they show."""

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
            for watcher in table.looking(state):
                seen = self.sight(state, watcher)
                dream = self.game.imagine(state, watcher, table.luck)
                assert self.sight(dream, watcher) == seen

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
            after: Any = state.clone()
            told = self.hear(after, option, watcher)
            if after.question is None:
                return
            dream = self.game.imagine(after, watcher, Random(seed))
            noticed.append((told, self.sight(after, watcher), contents(dream)))
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
                dream = self.game.imagine(state, watcher, table.luck)
                self.walk_side_by_side(table, state.clone(), dream, watcher)

    def walk_side_by_side(self, table: Table, truth: Any, dream: Any, watcher: int) -> None:
        for _ in range(8):
            option = truth.question.pick(table.luck.random())
            if option not in dream.question.options:
                assert not asked_of(truth, watcher)
                return
            if self.shows(option, watcher):
                return
            assert self.hear(truth, option, watcher) == self.hear(dream, option, watcher)
            assert (truth.question is None) == (dream.question is None)
            if truth.question is None:
                return
            assert self.sight(truth, watcher) == self.sight(dream, watcher)

    def sight(self, state: Any, watcher: int) -> Sight:
        return see(self.game, state, watcher, reasons=False)

    def hear(self, state: Any, option: Option, watcher: int) -> list[object]:
        """Give an answer; what the watcher is told of it."""
        state.heard = []
        answer(state, option)
        return [tell(self.game, event, watcher) for event in state.heard]

    def test_the_options_of_a_question_are_for_whoever_is_asked(self) -> None:
        table = Table(self.game, {}, self.game.seats[-1], 1, "curious")
        for state in table.questions():
            for watcher in table.watchers:
                seen = see(self.game, state, watcher, reasons=False).asked
                assert seen is not None
                assert seen.options == (state.question.options if asked_of(state, watcher) else [])
                assert seen.count == state.question.count


def asked_of(state: Any, watcher: int) -> bool:
    return bool(state.question.asks(watcher))
