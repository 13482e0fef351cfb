"""What can be wrong with what is typed on the command line."""

from pathlib import Path
from typing import Final

from gloaming.engine.errors import BadFile, GloamingError


class UnknownCommand(GloamingError):
    def __init__(self, name: str, known: list[str]) -> None:
        there = ", ".join(known)
        sentence = f"no command is called “{name}”; there are: {there}"
        super().__init__(sentence, name=name, known=there)


class DamagedFile(GloamingError):
    """A file of ours that can't be read, and the line from which on it can't."""

    def __init__(self, file: Path, error: BadFile) -> None:
        line, why = error.line, error.parts["why"]
        super().__init__(f"{file}, line {line}: {why}", file=str(file), line=line, why=why)


class UnsoundTable(GloamingError):
    def __init__(self, file: Path, why: str) -> None:
        sentence = f"{file}: the rules can't go on from this table ({why}); was it changed by hand?"
        super().__init__(sentence, file=str(file), why=why)


class NotAPair(GloamingError):
    def __init__(self, said: str) -> None:
        super().__init__(f"“{said}” should be name=value", said=said)


class UnknownSeat(GloamingError):
    def __init__(self, name: str, known: list[str]) -> None:
        there = ", ".join(known)
        super().__init__(f"no seat is called “{name}”; there are: {there}", name=name, known=there)


class SetUpAlready(GloamingError):
    def __init__(self) -> None:
        super().__init__("a game that is loaded keeps its own rules and options")


class CannotMeasure(GloamingError):
    def __init__(self, way: str, why: str) -> None:
        super().__init__(f"“{way}” can't be measured: {why}", way=way, why=why)


class NothingToFit(GloamingError):
    def __init__(self, game: str) -> None:
        super().__init__(f"nobody has yet said what counts at a table of {game}", game=game)


class NoPuzzle(GloamingError):
    def __init__(self, name: str, game: str) -> None:
        super().__init__(f"there is no puzzle “{name}” for these bots in {game or 'any game'}")


EXTRAS: Final = {  # The packages that only some commands need, and what brings them.
    "asyncpg": "postgres",
    "numpy": "lab",
    "openskill": "lab",
    "open_spiel": "spiel",
    "pyspiel": "spiel",
    "ray": "ray",
}


class MissingExtra(GloamingError):
    def __init__(self, extra: str) -> None:
        sentence = f"this needs gloaming[{extra}]: pip install 'gloaming[{extra}]'"
        super().__init__(sentence, extra=extra)


class PortInUse(GloamingError):
    def __init__(self, host: str, port: int) -> None:
        super().__init__(
            f"port {port} of {host} is in use: name another with --port, or none at all",
            host=host,
            port=str(port),
        )


class CannotListen(GloamingError):
    def __init__(self, host: str, port: int, why: str) -> None:
        super().__init__(
            f"nobody can listen at {host}, port {port} ({why}): name others with --host and --port",
            host=host,
            port=str(port),
            why=why,
        )


class OneWayOnly(GloamingError):
    def __init__(self) -> None:
        super().__init__("--workers, --processes and --ray are three ways to play: take one")
