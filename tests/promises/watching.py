"""The promise to everybody who watches: wherever a game goes, it can be looked at and read."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from gloaming.cli.audience import Audience
from gloaming.engine.event import Event
from gloaming.engine.journal import Journal, write
from gloaming.lab.guides import guides
from gloaming.lab.scout import Scout
from gloaming.text import LANGUAGES
from tests.promises.play import PlayPromises, S
from tests.promises.table import Table, golden, promise, tables
from tests.support.soak import SEED, SOAK, far

BROKEN = Path(__file__).resolve().parent.parent.parent / "build" / "broken"


class WatchingPromises(PlayPromises[S]):
    """Besides, the test of a game says how far it is scouted, and what languages it speaks."""

    scouted = far(6_000, 60_000)  # Answers.
    guided = 1  # Games of bots that are followed first.
    languages: tuple[str, ...] = LANGUAGES

    def test_wherever_a_scout_comes_all_can_look_answer_and_read(self) -> None:
        """The question, its answers and the whole log in every language, and the view of one
        watcher after the other; on new ground the view of every seat and a spectator, why not the
        other answers, and the terminal's drawing."""
        followed = golden(self.game) + guides(self.game, SEED, self.guided)
        scout = Scout(self.game, SEED, followed)
        audience = Audience(self.game, self.languages)
        with kept(self.game.id, scout.journal):
            for state in scout.walks(self.scouted):
                audience.hear(scout.heard, scout.heading)
                if scout.at_camp or SOAK:
                    audience.look(state, scout.heading)
                    audience.draw(state, scout.heading)
                else:
                    audience.glance(state, scout.heading)
                if state.question is not None:
                    self.check(state)

    @settings(promise, max_examples=far(6, 60))
    @given(st.data())
    def test_in_every_game_all_can_look_answer_and_read(self, data: st.DataObject) -> None:
        table = data.draw(tables(self.game, "random curious first last steered"))
        audience = Audience(self.game, self.languages)
        heading = table.heading
        heard: list[Event] = []
        table.state.heard = heard
        with kept(self.game.id, lambda: journal_of(table)):
            for state in table.questions():
                audience.hear(heard, heading)
                (audience.look if table.is_new(state) or SOAK else audience.glance)(state, heading)
                heard.clear()
            audience.hear(heard, heading)
            audience.look(table.state, heading)


def journal_of(table: Table) -> Journal:
    journal = Journal(table.heading)
    journal.answers = table.answers
    return journal


@contextmanager
def kept(id: str, journal: Callable[[], Journal]) -> Iterator[None]:
    """What breaks a promise leaves its journal behind."""
    try:
        yield
    except BaseException as error:
        BROKEN.mkdir(parents=True, exist_ok=True)
        file = BROKEN / f"{id}.journal"
        file.write_text(write(journal()), encoding="utf-8")
        error.add_note(f"gloaming replay {file} --open")
        raise
