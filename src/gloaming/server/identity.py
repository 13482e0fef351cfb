"""Who is there: a browser is a guest by one secret in a cookie; only its hash is ever kept."""

import re
from hashlib import sha256
from http.cookies import CookieError, SimpleCookie
from secrets import token_urlsafe
from typing import Final

COOKIE: Final = "gloaming"
A_YEAR: Final = 365 * 24 * 3600
SECRET: Final = re.compile(r"[\w-]{43}", re.ASCII)


def new_secret() -> str:
    """256 bits nobody can guess: a guest's, or the key of a seat's door."""
    return token_urlsafe(32)


def new_table() -> str:
    """The name of a table: 128 bits, so whoever knows it was told."""
    return token_urlsafe(16)


def hashed(secret: str) -> str:
    """What is kept of a secret. It is random, so no slow hash is needed."""
    return sha256(secret.encode()).hexdigest()


def secret_in(cookies: str) -> str | None:
    """The guest's secret among the cookies of a request."""
    try:
        found = SimpleCookie(cookies).get(COOKIE)
    except CookieError:
        return None
    return found.value if found is not None and SECRET.fullmatch(found.value) else None


def cookie(secret: str, https: bool) -> str:
    """The line that gives a browser its secret; scripts and other sites never see it."""
    line = f"{COOKIE}={secret}; Path=/; Max-Age={A_YEAR}; HttpOnly; SameSite=Lax"
    return line + "; Secure" if https else line
