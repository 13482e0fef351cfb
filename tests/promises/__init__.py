"""One shared set of promises; a game is put through all of them by a class of a few lines."""

import pytest

pytest.register_assert_rewrite(
    *(f"{__name__}.{file}" for file in ("play", "secrets", "watching", "words"))
)

from tests.promises.promises import Promises  # noqa: E402

__all__ = ["Promises"]
