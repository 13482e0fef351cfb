"""A scout comes where chance does not, and can always say how it came there."""

from random import Random
from typing import Any

import pytest

from gloaming.engine import journal
from gloaming.engine.game import Game
from gloaming.engine.journal import read, write
from gloaming.engine.question import Option
from gloaming.engine.save import save
from gloaming.engine.script import answer
from gloaming.games import BLESS, CASTING_SHADOWS, DAY_AND_NIGHT
from gloaming.lab import scout as scouting
from gloaming.lab.guides import guides
from gloaming.lab.marks import Senses
from gloaming.lab.met import Met
from gloaming.lab.scout import Scout
from tests.promises.table import golden
from tests.support.fireflies import FIREFLIES
from tests.support.lanterns import LANTERNS

every_game = pytest.mark.parametrize(
    "game", [LANTERNS, FIREFLIES, BLESS], ids=lambda game: str(game.id)
)


def way(scout: Scout, answers: int) -> list[str]:
    """Where a scout goes."""
    return [save(scout.heading, state) for state in scout.walks(answers)]


@every_game
def test_the_same_seed_walks_the_same_way(game: Game[Any]) -> None:
    once, again, other = (Scout(game, seed, golden(game)[:1]) for seed in (1, 1, 2))
    gone = way(once, 150)
    assert gone == way(again, 150)
    assert gone != way(other, 150)


def test_wherever_it_is_its_journal_leads_there() -> None:
    scout = Scout(BLESS, 3, golden(BLESS)[:1])
    for number, state in enumerate(scout.walks(300)):
        if number % 20 == 0:
            copy = read(write(scout.journal()))
            assert save(copy.heading, copy.replay()) == save(scout.heading, state)


def test_it_meets_more_than_chance_does() -> None:
    senses, chance = Senses(BLESS), Random(1)
    met: set[Any] = set()
    many = 2500
    while many > 0:
        state: Any = BLESS.setup({}, 2)
        while state.question is not None:
            state.heard = []
            answer(state, state.question.pick(chance.random()))
            met.update(senses.asked(state, state.heard))
            many -= 1
    scout = Scout(BLESS, 1)
    found = {mark for _ in scout.walks(2500) for mark in scout.met}
    assert len(found & met) > 0.5 * len(met)
    asked = {mark for mark in found if mark in met or len(mark) != 2}
    assert len(asked) > 1.3 * len(met)


def test_it_starts_from_the_tables_of_journals() -> None:
    played = golden(DAY_AND_NIGHT)[0]
    scout = Scout(DAY_AND_NIGHT, 1, [played])
    depths = {camp.depth for camp in scout.camps}
    assert max(depths) > 0.9 * len(played.answers)
    assert len(depths) >= len(played.answers) // scouting.REST - 1
    assert scout.answers == 0


def test_journals_of_other_sizes_are_left_out() -> None:
    assert not Scout(LANTERNS, 1, golden(BLESS), seats=3).camps


def test_where_the_rules_fail_it_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is seen ahead is no accident: the journal must end with the answer that caused it."""

    def failing(state: Any, option: Option) -> None:
        if option.verb == "attack":
            raise ZeroDivisionError
        answer(state, option)

    monkeypatch.setattr(scouting, "answer", failing)  # What it foresees …
    monkeypatch.setattr(journal, "answer", failing)  # … and what it does.
    scout = Scout(BLESS, 1)
    with pytest.raises(ZeroDivisionError):
        way(scout, 5000)
    assert scout.journal().answers[-1].option.verb == "attack"


def test_where_a_game_has_a_rule_for_it_somebody_gives_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """And the journal tells when (CS-R75)."""
    monkeypatch.setattr(scouting, "RESIGNING", 0.2)
    scout = Scout(CASTING_SHADOWS, 1, seats=3)
    for state in scout.walks(60):
        lately = scout.journal()
        if any(step.option is journal.RESIGN for step in lately.answers):
            copy = read(write(lately))
            assert save(copy.heading, copy.replay()) == save(scout.heading, state)
            return
    pytest.fail("nobody gave up")


def test_guides_play_whole_games_with_any_options() -> None:
    played = guides(DAY_AND_NIGHT, 1, 2)
    assert all(one.replay().question is None for one in played)
    assert write(played[0]) == write(guides(DAY_AND_NIGHT, 1, 1)[0])
    assert guides(LANTERNS, 1, 2) == []


def test_whatever_is_met_is_counted_and_the_rest_named() -> None:
    met = Met(BLESS)
    played = golden(BLESS)[0]
    state: Any = played.start()
    met.attend(state)
    for given in played.answers:
        met.look(state)
        state.heard = []
        answer(state, given.option)
        met.hear(state.heard)
    met.look(state)
    chapters = met.chapters()
    assert met.questions == len(played.answers)
    assert sum(chapters["ending"].values()) == 1
    assert chapters["fact"]["ends"] == 1
    assert chapters["script"].keys() == BLESS.scripts.keys()
    assert len(chapters["card"]) == 62
    assert chapters["ending"]["goes-on"] == 0
