"""Who is there: a browser is a guest by one secret in a cookie; only its hash is ever kept."""

import re
from hashlib import sha256
from secrets import token_urlsafe
from typing import Final, NamedTuple

COOKIE: Final = "gloaming"
SAFE_COOKIE: Final = "__Host-gloaming"  # Over HTTPS: no other host of the domain can put one here.
A_YEAR: Final = 365 * 24 * 3600
SECRET: Final = re.compile(r"[\w-]{43}", re.ASCII)
TABLE: Final = re.compile(r"[\w-]{22}", re.ASCII)


class Opener(NamedTuple):
    """Who opens a table, and from where."""

    guest: str
    address: str = ""


def new_secret() -> str:
    """256 bits nobody can guess: a guest's, or the key of a seat's door."""
    return token_urlsafe(32)


def new_table() -> str:
    """The name of a table: 128 bits, so whoever knows it was told."""
    return token_urlsafe(16)


def hashed(secret: str) -> str:
    """What is kept of a secret. It is random, so no slow hash is needed."""
    return sha256(secret.encode()).hexdigest()


def secret_in(cookies: str, https: bool) -> str | None:
    """The guest's secret among the cookies of a request, read once from left to right.

    Over HTTPS a guest may still come with the cookie of plain HTTP, and keeps the seats.
    """
    found: dict[str, str] = {}
    for cookie in cookies.split(";"):
        name, _, value = cookie.strip().partition("=")
        if name in (COOKIE, SAFE_COOKIE) and SECRET.fullmatch(value):
            found.setdefault(name, value)
    safe = found.get(SAFE_COOKIE) if https else None
    return safe or found.get(COOKIE)


def cookie(secret: str, https: bool) -> str:
    """The line that gives a browser its secret; scripts and other sites never see it."""
    rest = f"{secret}; Path=/; Max-Age={A_YEAR}; HttpOnly; SameSite=Lax"
    return f"{SAFE_COOKIE}={rest}; Secure" if https else f"{COOKIE}={rest}"
