"""Why not: every answer in few words, along the golden journals of all games."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from gloaming.engine.journal import read
from gloaming.engine.question import NATURE
from gloaming.engine.refusal import NOT_ASKED
from gloaming.engine.script import Position, why_not
from gloaming.engine.sight import see, to_anything
from gloaming.server.protocol import Asked
from gloaming.server.visibility import asked
from tests.support.soak import far

JOURNALS = Path(__file__).parent.parent / "journals"
LARGEST = 12 * 1024  # Bytes; a turn in The Last Spell refuses 5,700 answers.
EVERY = far(101, 41)  # Looking at all moments would take minutes.

every_game = pytest.mark.parametrize("game", sorted(it.name for it in JOURNALS.iterdir()))


def moments(game: str) -> Iterator[tuple[Position, Asked]]:
    """Some moments of each journal, and the question as whoever is asked gets it."""
    for file in sorted((JOURNALS / game).glob("*.journal")):
        journal = read(file.read_text(encoding="utf-8"))
        box, state = journal.heading.game, journal.start()
        for number, given in enumerate(journal.answers):
            question = state.question
            assert question is not None
            if question.seat != NATURE and number % EVERY < 2:
                seat = question.speaker
                seen = asked(see(box, state, seat).asked)
                assert seen is not None
                yield state, seen
            journal.follow(state, given)


@every_game
def test_few_words_say_the_same_as_asking_for_every_answer(game: str) -> None:
    """UX-3: a verb alone speaks for all things of its kind; nothing refused is left in silence."""
    box = read(next((JOURNALS / game).glob("*.journal")).read_text(encoding="utf-8")).heading.game
    looked = 0
    for state, seen in moments(game):
        looked += 1
        reasons = {name: (why.key, why.rule) for why in seen.refused for name in why.answers}
        assert sum(len(why.answers) for why in seen.refused) == len(reasons), "named twice"
        for option in box.vocabulary.options:
            said = reasons.get(option.name)
            if said is None and to_anything(box, box.vocabulary.verbs[option.verb]):
                said = reasons.get(option.verb)
            why = why_not(state, option)
            if why is not None:  # Of what is offered nobody asks why not.
                assert said == (None if why is NOT_ASKED else (why.key, why.rule)), option.name
    assert looked > 10


@every_game
def test_a_question_is_small(game: str) -> None:
    assert max(len(msgspec.json.encode(seen)) for _, seen in moments(game)) < LARGEST
