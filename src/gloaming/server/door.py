"""The door of the house: who comes in, how often, with how much; and what every answer carries."""

from collections import Counter
from collections.abc import Iterator, MutableMapping
from contextlib import contextmanager
from time import perf_counter
from typing import Any, Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from structlog import get_logger

from gloaming.engine.errors import GloamingError
from gloaming.server.doors import door_of
from gloaming.server.figures import Figures
from gloaming.server.identity import cookie, hashed, new_secret, secret_in
from gloaming.server.logs import Sparingly
from gloaming.server.rates import Rates
from gloaming.server.refusals import (
    ForeignOrigin,
    LongHead,
    NoSuchPlace,
    TooLarge,
    TooMany,
    turned_away,
)
from gloaming.server.settings import Settings
from gloaming.server.whereabouts import Whereabouts, from_own_page

log = get_logger()
HEAD: Final = 16 * 1024
FIELDS: Final = 100
PATH: Final = 1024
SEGMENT: Final = 255  # Bytes; no file has a longer name.
BODY: Final = 64 * 1024
JOURNAL_BODY: Final = 1024 * 1024
SAFE: Final = ("GET", "HEAD", "OPTIONS")
ANYBODY: Final = "/healthz"  # Whoever looks after the house may call it what they like.
POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; manifest-src 'self'; base-uri 'none'; "
    "object-src 'none'; form-action 'self'; frame-ancestors 'none'"
)
ALWAYS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
OVER_HTTPS: Final = {"strict-transport-security": "max-age=31536000"}


class Crowd:
    """Who is inside now: live, or while a request is answered."""

    def __init__(self, settings: Settings) -> None:
        self.most = {"guest": settings.connections, "address": settings.address_connections}
        self.inside: Counter[tuple[str, str, str]] = Counter()

    @contextmanager
    def admit(self, kind: str, **who: str) -> Iterator[None]:
        places = [(kind, what, name) for what, name in who.items()]
        if any(self.inside[place] >= self.most[place[1]] for place in places):
            raise TooMany
        self.inside.update(places)
        try:
            yield
        finally:
            for place in places:
                self.inside[place] -= 1
                if not self.inside[place]:
                    del self.inside[place]


class Door:
    """Everything that enters passes here once."""

    def __init__(self, app: ASGIApp, settings: Settings, rates: Rates, figures: Figures) -> None:
        self.app = app
        self.rates = rates
        self.figures = figures
        self.crowd = Crowd(settings)
        self.whereabouts = Whereabouts(settings.proxies, settings.names)
        self.odd = Sparingly()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        visit = Visit(scope, receive, send)
        began = perf_counter()
        try:
            visit.check(self.whereabouts, self.rates)
            state = scope["state"]
            who = {"guest": state["guest"], "address": state["address"]}
            with self.crowd.admit(scope["type"], **who):
                await self.app(scope, visit.receive, visit.send)
        except ClientDisconnect:
            pass  # Whoever went away in the middle of a sentence wants no answer.
        except GloamingError as error:
            await visit.turn_away(error)
        if scope["type"] == "http":
            self.note(scope, visit.status, perf_counter() - began)

    def note(self, scope: Scope, status: int, seconds: float) -> None:
        """Count and log by the route's name: a path may hold the name of a private table."""
        route = getattr(scope.get("route"), "path", "")
        self.figures.requests.labels(route, status).inc()
        self.figures.seconds.labels(route).observe(seconds)
        more = self.odd.more() if not 200 <= status < 400 else {}
        if more is not None:
            method, ms = scope["method"][:16], round(seconds * 1000, 1)
            log.info("request", method=method, route=route, status=status, ms=ms, **more)


class Visit:
    """One request, or one live connection."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.scope = scope
        self._receive = receive
        self._send = send
        self.status = 0
        self.body = 0
        self.https = False
        self.welcome = False  # A page of ours asks, and nothing is wrong: it may have a cookie.
        self.new = False
        self.secret = ""

    @property
    def largest(self) -> int:
        return JOURNAL_BODY if self.scope["path"] == "/api/tables/import" else BODY

    def check(self, whereabouts: Whereabouts, rates: Rates) -> None:
        """Refuse what is wrong with it, from the outside in: nothing long is read before it is
        known to be short."""
        scope = self.scope
        check_head(scope)
        headers = Headers(scope=scope)
        address, self.https = whereabouts.of(scope, headers)
        check_path(scope["path"])
        method, path = scope.get("method", ""), scope["path"]
        own = path == ANYBODY or from_own_page(headers, whereabouts.name_in(headers))
        if method not in SAFE and not own:
            raise ForeignOrigin
        secret = secret_in("; ".join(headers.getlist("cookie")), self.https)
        # Nobody inside reads cookies: the libraries there take the square of the time.
        scope["headers"] = [field for field in scope["headers"] if field[0] != b"cookie"]
        self.new = secret is None
        self.secret = secret or new_secret()
        state: MutableMapping[str, Any] = scope.setdefault("state", {})
        state["guest"], state["address"] = hashed(self.secret), address
        state["scheme"] = "https" if self.https else "http"
        if path.startswith("/api/"):
            rates.check(state["guest"], address, door_of(method, path))
        else:
            rates.enter("page", state["guest"], address)
        self.welcome = own and scope["type"] == "http" and path.startswith("/api/")

    async def turn_away(self, error: GloamingError) -> None:
        if self.status:
            return  # Something else was said already.
        if self.scope["type"] == "websocket":
            await self._receive()
        await self.refuse(error)

    async def refuse(self, error: GloamingError) -> None:
        self.welcome = False
        websocket = self.scope["type"] == "websocket"
        if websocket and "websocket.http.response" not in self.scope.get("extensions", {}):
            await self._send({"type": "websocket.close", "code": 1008, "reason": str(error)})
        else:
            await turned_away(error)(self.scope, self._receive, self.send)

    async def receive(self) -> Message:
        message = await self._receive()
        if message["type"] == "http.request":
            self.body += len(message.get("body", b""))
            if self.body > self.largest:
                raise TooLarge
        return message

    async def send(self, message: Message) -> None:
        if message["type"] == "websocket.close" and not self.status:
            await self.refuse(NoSuchPlace())  # Closed before it was open: nobody is here.
            return
        if message["type"].endswith(("response.start", "websocket.accept")):
            self.status = message.get("status", 101)
            headers = MutableHeaders(raw=message.setdefault("headers", []))
            headers.update(ALWAYS | OVER_HTTPS if self.https else ALWAYS)
            if self.scope["path"].startswith("/api/"):
                headers["cache-control"] = "no-store"
            if self.wants_cookie():
                headers.append("set-cookie", cookie(self.secret, self.https))
        await self._send(message)

    def wants_cookie(self) -> bool:
        """A new guest gets one, and who comes to look keeps it for another year.

        Only with what no cache keeps, never with a refusal, and never for another site, which a
        browser may show no cookie of ours, and which would so have it replaced.
        """
        again = self.new or self.scope.get("method") == "GET"
        return self.welcome and again and self.status < 400


def check_head(scope: Scope) -> None:
    fields = scope["headers"]
    size = len(scope.get("raw_path") or b"") + len(scope.get("query_string") or b"")
    if len(fields) > FIELDS or size + sum(len(name) + len(it) for name, it in fields) > HEAD:
        raise LongHead


def check_path(path: str) -> None:
    """No page of ours has an address like that."""
    if len(path) > PATH or not path.isprintable():
        raise NoSuchPlace
    if any(len(part.encode("utf-8", "replace")) > SEGMENT for part in path.split("/")):
        raise NoSuchPlace
