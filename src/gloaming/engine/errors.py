"""What can be wrong with what comes in from outside. Each says it in one sentence.

The sentence is English; `parts` holds what it speaks of, for texts in other languages.
"""

from typing import Final

LONGEST: Final = 400  # Letters of what somebody said that are said again.


class GloamingError(Exception):
    """Somebody asked for something that can't be; nothing has changed."""

    def __init__(self, sentence: str, **parts: object) -> None:
        super().__init__(shortened(sentence, 2 * LONGEST))
        self.parts = {name: shortened(part, LONGEST) for name, part in parts.items()}


def shortened(said: object, most: int) -> object:
    """Whoever says a book gets back its beginning and its end."""
    if not isinstance(said, str) or len(said) <= most:
        return said
    return f"{said[: most // 2]} … {said[-most // 4 :]}"


class UnknownWord(GloamingError):
    def __init__(self, said: str) -> None:
        super().__init__(f"“{said}” is not an answer this game knows", said=said)


class NothingAsked(GloamingError):
    def __init__(self) -> None:
        super().__init__("the game is over: nothing is asked")


class NotOffered(GloamingError):
    def __init__(self, said: str, why: str) -> None:
        sentence = f"“{said}” is not offered now (the question is “{why}”)"
        super().__init__(sentence, said=said, why=why)


class NotYourQuestion(GloamingError):
    def __init__(self, seat: str, asked: str) -> None:
        super().__init__(f"{seat} is not asked now, {asked} is", seat=seat, asked=asked)


class AlreadyAnswered(GloamingError):
    def __init__(self, number: int, now: int) -> None:
        sentence = f"question {number} is not open, question {now} is"
        super().__init__(sentence, number=number, now=now)


class CannotUndo(GloamingError):
    def __init__(self, seat: str) -> None:
        super().__init__(f"{seat} has nothing to take back", seat=seat)


class EnoughTakenBack(GloamingError):
    def __init__(self, times: int) -> None:
        super().__init__(f"this was taken back {times} times: play on first", times=times)


class AlreadyOffered(GloamingError):
    def __init__(self, seat: str) -> None:
        super().__init__(f"{seat} has offered this already in this turn", seat=seat)


class BookFull(GloamingError):
    def __init__(self, entries: int) -> None:
        sentence = f"the book of this match is full, with {entries} entries: it can only be ended"
        super().__init__(sentence, entries=entries)


class CannotResign(GloamingError):
    def __init__(self, seat: str) -> None:
        super().__init__(f"{seat} can't be taken out of this game", seat=seat)


class UnknownGame(GloamingError):
    def __init__(self, name: str, known: list[str]) -> None:
        there = ", ".join(known)
        super().__init__(f"no game is called “{name}”; there are: {there}", name=name, known=there)


class BadOption(GloamingError):
    """An option of the game that does not exist, or a value it can't take."""


class UnknownOption(BadOption):
    def __init__(self, name: str, known: list[str]) -> None:
        there = ", ".join(known)
        sentence = f"no option is called “{name}”; there are: {there}"
        super().__init__(sentence, name=name, known=there)


class BadValue(BadOption):
    def __init__(self, name: str, value: str, known: list[str]) -> None:
        there = ", ".join(known)
        sentence = f"option “{name}” can't be “{value}”; it can be: {there}"
        super().__init__(sentence, name=name, value=value, known=there)


class BadSeats(GloamingError):
    def __init__(self, game: str, seats: int, allowed: tuple[int, ...]) -> None:
        counts = ", ".join(map(str, allowed))
        sentence = f"{game} is played by {counts}, not by {seats}"
        super().__init__(sentence, game=game, seats=seats, counts=counts)


class BadFile(GloamingError):
    """A file that is damaged, foreign, or of another rules version."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}", line=line, why=why)
        self.line = line
