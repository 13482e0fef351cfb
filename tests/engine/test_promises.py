"""The promises hold for a small game with three seats, a shared decision and much luck."""

from gloaming.engine.question import Option
from tests.promises.secrets import SecretPromises
from tests.promises.watching import WatchingPromises
from tests.support.lanterns import LANTERNS, State


class TestLanterns(SecretPromises[State], WatchingPromises[State]):
    game = LANTERNS
    scouted = 500
    languages = ()

    def longest(self, options: dict[str, str]) -> int:
        return 12 * 8 + 9 * 4

    def census(self, state: State) -> list[int]:
        found = [bag + lit for bag, lit in zip(state.bag, state.lit, strict=True)]
        for at, held in enumerate(state.basket):
            found[at % 3] += held
        return found

    def check(self, state: State) -> None:
        assert all(0 <= seen <= held for seen, held in zip(state.seen, state.basket, strict=True))

    def hides(self, state: State, watcher: int) -> bool:
        assert state.question is not None
        return state.question.why == "take" and state.active != watcher

    def shows(self, option: Option, watcher: int) -> bool:
        return option.verb == "peek" and watcher >= 0
