"""What can be wrong with what comes in from outside. Each says it in one sentence."""


class GloamingError(Exception):
    """Somebody asked for something that can't be; nothing has changed."""


class UnknownWord(GloamingError):
    def __init__(self, name: str) -> None:
        super().__init__(f"“{name}” is not an answer this game knows")


class NothingAsked(GloamingError):
    def __init__(self) -> None:
        super().__init__("the game is over: nothing is asked")


class NotOffered(GloamingError):
    def __init__(self, name: str, why: str) -> None:
        super().__init__(f"“{name}” is not offered now (the question is “{why}”)")


class NotYourQuestion(GloamingError):
    def __init__(self, seat: str, asked: str) -> None:
        super().__init__(f"{seat} is not asked now, {asked} is")


class AlreadyAnswered(GloamingError):
    def __init__(self, number: int, now: int) -> None:
        super().__init__(f"question {number} is not open, question {now} is")


class CannotUndo(GloamingError):
    def __init__(self, seat: str) -> None:
        super().__init__(f"{seat} has nothing to take back")


class UnknownGame(GloamingError):
    def __init__(self, name: str, known: list[str]) -> None:
        super().__init__(f"no game is called “{name}”; there are: {', '.join(known)}")


class BadOption(GloamingError):
    """An option of the game that does not exist, or a value it can't take."""


class BadSeats(GloamingError):
    def __init__(self, game: str, seats: int, allowed: tuple[int, ...]) -> None:
        counts = ", ".join(map(str, allowed))
        super().__init__(f"{game} is played by {counts}, not by {seats}")


class BadFile(GloamingError):
    """A file that is damaged, foreign, or of another rules version."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}")
        self.line = line
