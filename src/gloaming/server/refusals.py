"""What the server refuses besides what the rules refuse, and how each refusal is sent."""

import re
from math import ceil
from typing import Final, TypeVar

import msgspec
from starlette.responses import Response

from gloaming.engine.errors import (
    AlreadyAnswered,
    AlreadyOffered,
    BookFull,
    CannotResign,
    CannotUndo,
    EnoughTakenBack,
    GloamingError,
    NothingAsked,
    NotOffered,
    NotYourQuestion,
)
from gloaming.server.outages import StoreFull, StoreTrouble
from gloaming.server.protocol import Refused

T = TypeVar("T")
SHORTLY: Final = "5"  # Seconds, when the store has trouble or the house is full.


class NoSuchTable(GloamingError):
    def __init__(self) -> None:
        super().__init__("there is no such table")


class NoSuchPlace(GloamingError):
    def __init__(self) -> None:
        super().__init__("there is nothing here")


class NotYourSeat(GloamingError):
    def __init__(self) -> None:
        super().__init__("this seat is not yours")


class ABotPlays(GloamingError):
    def __init__(self) -> None:
        super().__init__("a bot plays this seat; take it back first")


class WrongLink(GloamingError):
    def __init__(self) -> None:
        super().__init__("this link opens no seat here, or somebody else came in by it")


class GoesOn(GloamingError):
    def __init__(self) -> None:
        super().__init__("the match goes on; this can be done when it is over")


class NoHints(GloamingError):
    def __init__(self) -> None:
        super().__init__("people play against each other here, and did not agree to hints")


class NobodyKnows(GloamingError):
    def __init__(self) -> None:
        super().__init__("nobody here can give advice on this")


class OtherRules(GloamingError):
    def __init__(self, theirs: str, ours: str) -> None:
        super().__init__(
            f"this was played by rules version {theirs}, and can't go on or be shown by {ours}"
        )


class BadMessage(GloamingError):
    """A message that is not in our words."""


class BadSeating(GloamingError):
    """A wish for a seat that can't be fulfilled."""


class TooLarge(GloamingError):
    def __init__(self) -> None:
        super().__init__("this message is too large")


class TooMany(GloamingError):
    def __init__(self, wait: float = 1.0) -> None:
        super().__init__("too many at once; wait a moment")
        self.wait = wait  # Seconds until there is room again, as far as we know.


class TooManyTables(GloamingError):
    def __init__(self, most: int) -> None:
        super().__init__(f"you have {most} matches that are not over: finish some of them first")


class TooManyBytes(GloamingError):
    def __init__(self, megabytes: int) -> None:
        super().__init__(f"your matches fill {megabytes} MB, and there is no room for more")


class TooMuchThere(GloamingError):
    def __init__(self) -> None:
        super().__init__("so much is kept for those who play from your address that no more fits")


class Gone(GloamingError):
    def __init__(self) -> None:
        super().__init__("nobody waits for this any more")


class ForeignOrigin(GloamingError):
    def __init__(self) -> None:
        super().__init__("another site can't act here")


class UnknownName(GloamingError):
    def __init__(self, name: str) -> None:
        super().__init__(
            f"this server does not go by the name “{name}”; "
            f"if it should, whoever runs it adds --name {name}"
        )


class LongHead(GloamingError):
    def __init__(self) -> None:
        super().__init__("a request has at most 16 kB and 100 fields before its body")


class TooSlow(GloamingError):
    def __init__(self) -> None:
        super().__init__("this request took too long to arrive")


class FullHouse(GloamingError):
    def __init__(self) -> None:
        super().__init__("the house is full; come back in a moment")


STATUS: Final[dict[type[GloamingError], int]] = {
    NoSuchTable: 404,
    NoSuchPlace: 404,
    NotYourSeat: 403,
    WrongLink: 403,
    ForeignOrigin: 403,
    ABotPlays: 409,
    GoesOn: 409,
    NoHints: 409,
    NobodyKnows: 409,
    OtherRules: 409,
    AlreadyAnswered: 409,
    NotYourQuestion: 409,
    NotOffered: 409,
    NothingAsked: 409,
    CannotUndo: 409,
    EnoughTakenBack: 409,
    AlreadyOffered: 409,
    BookFull: 409,
    CannotResign: 409,
    Gone: 499,
    TooSlow: 408,
    TooManyTables: 409,
    TooMuchThere: 409,
    TooManyBytes: 409,
    TooLarge: 413,
    UnknownName: 421,
    TooMany: 429,
    LongHead: 431,
    FullHouse: 503,
}


def status_of(error: GloamingError) -> int:
    if isinstance(error, StoreTrouble):
        return 507 if isinstance(error, StoreFull) else 503
    return STATUS.get(type(error), 400)


def refused(error: GloamingError) -> Refused:
    """An error as a client gets it: its name in small letters, and its sentence."""
    code = re.sub(r"(?<=.)(?=[A-Z][a-z])", "_", type(error).__name__).lower()
    return Refused(code, str(error))


def read(raw: bytes | str, kind: msgspec.json.Decoder[T]) -> T:
    """A message in our words; however deep or odd it is, it is a message or it is refused."""
    try:
        return kind.decode(raw)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BadMessage(str(error)) from None
    except RecursionError:
        raise BadMessage("this message goes too deep") from None


def after(error: GloamingError) -> dict[str, str]:
    """When to come back, where waiting helps."""
    if isinstance(error, TooMany):
        return {"retry-after": str(max(1, ceil(error.wait)))}
    return {"retry-after": SHORTLY} if isinstance(error, (FullHouse, StoreTrouble)) else {}


def refusal(said: Refused, status: int) -> Response:
    return Response(msgspec.json.encode(said), status, media_type="application/json")


def turned_away(error: GloamingError) -> Response:
    answer = refusal(refused(error), status_of(error))
    answer.headers.update(after(error))
    return answer
