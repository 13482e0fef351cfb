"""One profile for property tests: many short games rather than a stopwatch."""

from hypothesis import settings

settings.register_profile("games", deadline=None, max_examples=20)
settings.load_profile("games")
