"""Every promise every game keeps, whatever is asked and however it is answered.

A game is put through all of them by a class that says what is special about it:

    class TestPromises(Promises[State]):
        game = GAME
        definitions = frozenset({"edition"})
        def longest(self, options): ...   # How many answers a game can take.
        def census(self, state): ...      # All its pieces.
        def check(self, state): ...       # Whatever else is always true.
        def hides(self, state, watcher): ...   # Whose answer is a secret to whom.
        def shows(self, option, watcher): ...  # Who may look at what was hidden.

A test is trusted once it was seen failing. `make mutate` breaks the code in one place at a time, as
`tools/mutations.py` and its neighbours list it; `tools/noticed.txt` says which test noticed what.
"""

from tests.promises.play import S
from tests.promises.secrets import SecretPromises
from tests.promises.watching import WatchingPromises
from tests.promises.words import WordPromises


class Promises(SecretPromises[S], WordPromises[S], WatchingPromises[S]):
    """About play, about secrets, about words, about all who watch."""
