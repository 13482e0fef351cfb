"""The door of the house: who comes in, how often, with how much; and what every answer carries."""

from collections.abc import MutableMapping
from time import perf_counter
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from limits import RateLimitItem, parse_many
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from structlog import get_logger

from gloaming.engine.errors import GloamingError
from gloaming.server.figures import Figures
from gloaming.server.identity import cookie, hashed, new_secret, secret_in
from gloaming.server.protocol import Refused
from gloaming.server.refusals import ForeignOrigin, TooLarge, TooMany, refused, status_of
from gloaming.server.settings import Settings

log = get_logger()
BODY: Final = 64 * 1024
JOURNAL_BODY: Final = 1024 * 1024
SAFE: Final = ("GET", "HEAD", "OPTIONS")
OPENING: Final = ("/api/tables", "/api/tables/import")
POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; base-uri 'none'; object-src 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
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


class Rates:
    """How often somebody may come."""

    def __init__(self, settings: Settings) -> None:
        self.limiter = FixedWindowRateLimiter(MemoryStorage())
        self.address = parse_many(settings.address_rate)
        self.guest = parse_many(settings.guest_rate)
        self.opening = parse_many(settings.opening_rate)

    def check(self, guest: str, address: str, opening: bool = False) -> None:
        self._hit(self.address, "address", address)
        self._hit(self.guest, "guest", guest)
        if opening:
            self._hit(self.opening, "opens", address)
            self._hit(self.opening, "opens", guest)

    def _hit(self, items: list[RateLimitItem], kind: str, who: str) -> None:
        for item in items:
            if not self.limiter.hit(item, kind, who):
                raise TooMany


class Door:
    """Everything that enters passes here once."""

    def __init__(self, app: ASGIApp, rates: Rates, figures: Figures) -> None:
        self.app = app
        self.rates = rates
        self.figures = figures

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        visit = Visit(scope, receive, send)
        began = perf_counter()
        try:
            visit.check(self.rates)
        except GloamingError as error:
            await visit.turn_away(error)
        else:
            await self.app(scope, visit.receive, visit.send)
        if scope["type"] == "http":
            self.note(scope, visit.status, perf_counter() - began)

    def note(self, scope: Scope, status: int, seconds: float) -> None:
        """Count and log by the route's name: a path may hold the name of a private table."""
        route = getattr(scope.get("route"), "path", "")
        self.figures.requests.labels(route, status).inc()
        self.figures.seconds.labels(route).observe(seconds)
        log.info(
            "request",
            method=scope["method"],
            route=route,
            status=status,
            ms=round(seconds * 1000, 1),
        )


class Visit:
    """One request, or one live connection."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.scope = scope
        self._receive = receive
        self._send = send
        self.status = 0
        self.body = 0
        self.headers = Headers(scope=scope)
        self.https = scope["scheme"] in ("https", "wss")
        self.secret = secret_in(self.headers.get("cookie", ""))
        self.new = self.secret is None
        self.secret = self.secret or new_secret()
        state: MutableMapping[str, Any] = scope.setdefault("state", {})
        state["guest"] = hashed(self.secret)
        state["address"] = (scope.get("client") or ("",))[0]

    @property
    def largest(self) -> int:
        return JOURNAL_BODY if self.scope["path"] == "/api/tables/import" else BODY

    def check(self, rates: Rates) -> None:
        scope = self.scope
        method = scope.get("method", "")
        if method not in SAFE and not self.same_origin():
            raise ForeignOrigin
        if scope["path"].startswith("/api/"):
            opening = method == "POST" and scope["path"] in OPENING
            rates.check(scope["state"]["guest"], scope["state"]["address"], opening)

    def same_origin(self) -> bool:
        """A browser says where a script came from; who says nothing is no browser."""
        origin = self.headers.get("origin")
        return origin is None or urlsplit(origin).netloc == self.headers.get("host")

    async def turn_away(self, error: GloamingError) -> None:
        if self.scope["type"] == "websocket":
            await self._receive()
            await self._send({"type": "websocket.close", "code": 1008, "reason": str(error)})
        else:
            response = refusal(refused(error), status_of(error))
            await response(self.scope, self._receive, self.send)

    async def receive(self) -> Message:
        message = await self._receive()
        if message["type"] == "http.request":
            self.body += len(message.get("body", b""))
            if self.body > self.largest:
                raise TooLarge
        return message

    async def send(self, message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.accept"):
            self.status = message.get("status", 101)
            headers = MutableHeaders(raw=message.setdefault("headers", []))
            for name, value in ALWAYS.items():
                headers[name] = value
            if self.scope["path"].startswith("/api/"):
                headers["cache-control"] = "no-store"
            if self.new and self.secret:
                headers.append("set-cookie", cookie(self.secret, self.https))
        await self._send(message)


def refusal(said: Refused, status: int) -> Response:
    return Response(msgspec.json.encode(said), status, media_type="application/json")
