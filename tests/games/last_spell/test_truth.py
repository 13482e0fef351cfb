"""Whatever reason The Last Spell gives for a refusal, it is true: see the predicates in `truth`.

Seen failing when a step without points is called too far, an attack without uses without aim, a
purchase without Gold without shop, what is out of sight under trees, and when a full Circle is told
as a missing job: then its own reason is never met.
"""

import pkgutil
from collections import Counter
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from random import Random

import pytest

from gloaming.engine.journal import read
from gloaming.engine.question import NATURE, Option
from gloaming.engine.refusal import NOT_ASKED, OVER, Refusal
from gloaming.engine.script import answer, refusals
from gloaming.games import last_spell
from gloaming.games.last_spell import GAME
from gloaming.games.last_spell.state import State
from tests.games.last_spell.truth import Case, Seen, reasons
from tests.games.last_spell.truth.rare import RARE
from tests.promises.table import Table
from tests.support.last_spell_journals import JOURNALS

FILES = sorted(JOURNALS.glob("*.journal"))
EACH = 2  # So many answers of a verb that are refused for one reason are looked at, at a question.


def keys() -> set[str]:
    """Every reason that the rules can give."""
    found: set[str] = set()
    for module in pkgutil.walk_packages(last_spell.__path__, f"{last_spell.__name__}."):
        there = vars(import_module(module.name)).values()
        found |= {it.key for it in there if isinstance(it, Refusal) and it not in (NOT_ASKED, OVER)}
    return found


def judge(state: State, luck: Random) -> set[str]:
    """Every reason given at a question is true of some of the answers it is given for."""
    assert state.question is not None
    assert state.question.options, state.question.why
    seen, met = Seen(state), set()
    for row in refusals(state, GAME.vocabulary):
        given: dict[str, list[Option]] = {}
        for option, why in row:
            given.setdefault(why.key, []).append(option)
        for key, options in given.items():
            met.add(key)
            for option in luck.sample(options, min(EACH, len(options))):
                assert reasons[key](Case(seen, option)), f"{option}: {key} is not so"
    return met


def replay(file: Path, luck: Random) -> Iterator[State]:
    """Some questions of a golden game, and each kind of question at least twice."""
    journal = read(file.read_text(encoding="utf-8"))
    state = GAME.setup(journal.heading.options, len(journal.heading.seats))
    asked: Counter[tuple[str, str]] = Counter()
    for given in journal.answers:
        assert state.question is not None
        kind = (state.question.why, state.stack[-1].script.name)
        asked[kind] += 1
        if asked[kind] <= 2 or luck.random() < 0.01:
            yield state
        answer(state, given.option)


def steer(file: Path, luck: Random, cuts: int = 5, steps: int = 90) -> Iterator[State]:
    """From where a golden game was: on with whatever verb was answered least often so far."""
    journal = read(file.read_text(encoding="utf-8"))
    state = GAME.setup(journal.heading.options, len(journal.heading.seats))
    said: Counter[str] = Counter()
    often = len(journal.answers) // cuts
    for many, given in enumerate(journal.answers, 1):
        answer(state, given.option)
        if many % often == 0 and state.question is not None:
            dream = state.clone()
            for _ in range(steps):
                if dream.question is None:
                    break
                if luck.random() < 0.2:
                    yield dream
                answer(dream, rarest(dream, said, luck))


def rarest(state: State, said: Counter[str], luck: Random) -> Option:
    question = state.question
    assert question is not None
    if question.seat == NATURE:
        return question.pick(luck.random())
    option = min(question.options, key=lambda o: (said[o.verb], said[o.name], luck.random()))
    said.update((option.verb, option.name))
    return option


def wander(number: int, luck: Random) -> Iterator[State]:
    """A game from its beginning, of any options, played at random or with curiosity."""
    options = {setting.name: luck.choice(setting.values) for setting in GAME.settings}
    seats, manner = luck.choice(GAME.seats), luck.choice(["random", "curious"])
    for state in Table(GAME, options, seats, number, manner).questions():
        if luck.random() < 0.05:
            yield state


def test_each_reason_has_a_predicate_and_each_predicate_is_a_reason() -> None:
    assert set(reasons) == keys()


def test_every_reason_is_true_wherever_a_game_goes_and_each_is_met_there_or_by_hand() -> None:
    luck, met = Random(20), {key for key, _, _ in RARE}
    for file in FILES:
        for walk in (replay(file, luck), steer(file, luck)):
            for state in walk:
                met |= judge(state, luck)
    for number in range(12):
        for state in wander(number, luck):
            met |= judge(state, luck)
    assert keys() - met == set()


@pytest.mark.parametrize(
    ("key", "said", "table"), RARE, ids=[f"{key} {said}" for key, said, _ in RARE]
)
def test_a_rare_reason_is_true(key: str, said: str, table: Callable[[], State]) -> None:
    state = table()
    option = GAME.vocabulary.option(said)
    given = {it: why for row in refusals(state, GAME.vocabulary) for it, why in row}
    assert given[option].key == key
    assert reasons[key](Case(Seen(state), option))
    judge(state, Random(1))
