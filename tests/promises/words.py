"""Promises about words: every refusal has a reason, every text a translation, every rule a test."""

from hypothesis import given
from hypothesis import strategies as st

from gloaming.engine.question import NATURE
from gloaming.engine.refusal import NOT_ASKED
from gloaming.engine.script import refusals as listed_refusals
from gloaming.engine.script import why_not
from tests.promises.play import PlayPromises, S
from tests.promises.table import Table, costly_promise, tables
from tests.promises.texts import (
    LANGUAGES,
    messages,
    refusals,
    rules_cited,
    rules_of,
    whys_written,
)

SPOKEN_OF = (
    "spell",
    "card",
    "form",
    "seat",
    "ending",
)  # Kinds of things whose names are translated.


class WordPromises(PlayPromises[S]):
    """Besides, the test of a game names the texts that nobody ever reads."""

    unsaid: frozenset[str] = frozenset()

    def test_every_answer_is_found_by_its_name_and_by_its_number(self) -> None:
        vocabulary = self.game.vocabulary
        for index, option in enumerate(vocabulary.options):
            assert option.index == index
            assert vocabulary.option(option.name) is option
            assert vocabulary.verbs[option.verb].options[option.noun] is option

    @costly_promise
    @given(st.data())
    def test_whatever_is_not_offered_is_refused_with_a_reason(self, data: st.DataObject) -> None:
        table = data.draw(tables(self.game))
        known = {id(refusal) for refusal in refusals(self.game)}
        for state in table.now_and_then():
            offered = set(state.question.options)
            verbs = {option.verb for option in offered}
            for option in self.game.vocabulary.options:
                refusal = why_not(state, option)
                assert (refusal is None) == (option in offered)
                if refusal is not None and option.verb in verbs and state.question.seat != NATURE:
                    assert refusal.rule
                    assert refusal.key
                    assert id(refusal) in known

    @costly_promise
    @given(st.data())
    def test_a_question_is_about_every_answer_of_a_verb_or_about_none(
        self, data: st.DataObject
    ) -> None:
        """So reasons listed verb by verb are the same as reasons asked for one by one."""
        table = data.draw(tables(self.game))
        vocabulary = self.game.vocabulary
        for state in table.now_and_then():
            if state.question.seat == NATURE:
                continue
            listed = {o.index: why for row in listed_refusals(state, vocabulary) for o, why in row}
            alone = {option.index: why_not(state, option) for option in vocabulary.options}
            reasons = {at: why for at, why in alone.items() if why not in (None, NOT_ASKED)}
            assert listed == reasons

    def test_every_refusal_cites_a_rule_of_the_page(self) -> None:
        cited = {refusal.rule for refusal in refusals(self.game)} - {""}
        assert cited
        assert cited - rules_of(self.game) == set()

    def test_every_text_exists_in_every_language_and_is_told_the_same(self) -> None:
        said = messages(self.game)
        for id in sorted(self.text_ids()):
            about = [said[language].about(id) for language in LANGUAGES]
            assert all(about), f"{id} is missing"
            assert about[0] == about[1] == about[2], id

    def test_every_secret_fact_has_a_text_for_those_who_may_not_know(self) -> None:
        secret = {
            f"fact-{fact.what}.hidden" for fact in self.game.facts.values() if any(fact.secret)
        }
        for language, said in messages(self.game).items():
            assert secret - said.keys() == set(), language

    def text_ids(self) -> set[str]:
        """What the catalogue looks up: it is named after what it is about."""
        game = self.game
        ids = {f"ask-{why}" for why in self.whys()}
        ids |= {f"option-{verb}" for verb in game.vocabulary.verbs}
        ids |= {f"fact-{what}" for what in game.facts}
        ids |= {f"setting-{setting.name}" for setting in game.settings}
        # A refusal without a rule is the engine's own, and its text the house's.
        ids |= {f"refusal-{refusal.key}" for refusal in refusals(game) if refusal.rule}
        for kind in SPOKEN_OF:
            ids |= {f"{kind}-{name}" for name in game.things.get(kind, [])}
        return ids - self.unsaid

    def whys(self) -> set[str]:
        """Every reason to ask that stands in the code, or comes up in a game of every sort."""
        games = [Table(self.game, {}, self.game.seats[-1], seed, "curious") for seed in range(3)]
        games += [
            Table(self.game, {setting.name: value}, self.game.seats[0], 1, "curious")
            for setting in self.game.settings
            for value in setting.values[1:]
        ]
        met = {state.question.why for table in games for state in table.questions()}
        return met | whys_written(self.game)

    def test_every_rule_is_cited_by_a_test(self) -> None:
        assert rules_of(self.game)
        assert rules_of(self.game) - rules_cited(self.game) == set()
