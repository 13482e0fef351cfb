"""The promises hold for small games: one with a shared decision, one that hides who is asked."""

from collections.abc import Iterator

import pytest

from gloaming.engine import game
from gloaming.engine.question import Option
from tests.promises.secrets import SecretPromises
from tests.promises.watching import WatchingPromises
from tests.support import fireflies
from tests.support.lanterns import LANTERNS, State


class TestLanterns(SecretPromises[State], WatchingPromises[State]):
    game = LANTERNS
    scouted = 500
    wired = 1.0
    asking = 1.0
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


class TestFireflies(SecretPromises[fireflies.State]):
    """By the new moon who is asked is a secret, and depends on what is hidden."""

    game = fireflies.FIREFLIES
    wired = 1.0
    asking = 1.0

    @pytest.fixture(autouse=True, scope="class")
    @staticmethod
    def _on_the_shelf() -> Iterator[None]:
        fireflies.put_on_the_shelf()
        yield
        for box in (fireflies.FIREFLIES, fireflies.VIGIL):
            del game._shelf[box.id]

    def longest(self, options: dict[str, str]) -> int:
        return 4 * 4

    def census(self, state: fireflies.State) -> list[int]:
        found = state.bag.copy()
        for light in state.light:
            found[light] += light != fireflies.DARK
        return found

    def hides(self, state: fireflies.State, watcher: int) -> bool:
        assert state.question is not None
        return state.question.why == "draw" and state.light.index(fireflies.DARK) != watcher
