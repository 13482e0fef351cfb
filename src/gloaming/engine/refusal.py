"""Why something on the table can't be used now."""

from typing import Final


class Refusal:
    """A reason, by the number of the rule that gives it and the key of its text."""

    __slots__ = ("key", "rule")

    def __init__(self, rule: str, key: str) -> None:
        self.rule = rule
        self.key = key

    def __repr__(self) -> str:
        return f"{self.key} ({self.rule})"


OVER: Final = Refusal("", "over")
NOT_ASKED: Final = Refusal("", "not-asked")  # The question is about something else.
