"""A request by hand, past every client that would not send it."""

import json
from dataclasses import dataclass
from io import StringIO
from typing import Any
from urllib.parse import unquote

import structlog
from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from gloaming.server.door import Door
from gloaming.server.figures import Figures
from gloaming.server.rates import Rates
from gloaming.server.settings import Settings

HOST = ("host", "localhost")


@dataclass
class Said:
    """What came back."""

    status: int
    headers: Headers
    body: bytes

    @property
    def cookie(self) -> str:
        return self.headers.get("set-cookie", "")


async def ask(
    app: ASGIApp,
    path: str = "/api/shelf",
    *fields: tuple[str, str],
    method: str = "GET",
    body: bytes = b"",
    peer: str = "127.0.0.1",
    kind: str = "http",
) -> Said:
    raw, _, query = path.partition("?")
    named = fields if any(name == "host" for name, _ in fields) else (HOST, *fields)
    scope: dict[str, Any] = {
        "type": kind,
        "http_version": "1.1",
        "scheme": kind.replace("websocket", "ws"),
        "path": unquote(raw),
        "raw_path": raw.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": [(name.encode(), value.encode("latin-1")) for name, value in named],
        "client": (peer, 50_000),
        "server": ("127.0.0.1", 8000),
        "state": {},
        "extensions": {"websocket.http.response": {}},
    }
    coming: list[Message] = [{"type": "websocket.disconnect", "code": 1005}]
    if kind == "http":
        scope["method"] = method
        coming = [{"type": "http.disconnect"}, {"type": "http.request", "body": body}]
    else:
        coming.append({"type": "websocket.connect"})
    going: list[Message] = []

    async def receive() -> Message:
        return coming.pop()

    async def send(message: Message) -> None:
        going.append(message)

    await app(scope, receive, send)
    start = going[0]
    text = b"".join(it.get("body", b"") for it in going[1:])
    return Said(start.get("status", 101), Headers(raw=list(start["headers"])), text)


class Clock:
    """Time that passes when we say so."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


async def inside(scope: Scope, receive: Receive, send: Send) -> None:
    """Says who came, and from where."""
    if scope["type"] == "websocket":
        socket = WebSocket(scope, receive, send)
        await socket.accept()
        return
    state = scope["state"]
    said = PlainTextResponse(f"{state['guest']} {state['address']}")
    await said(scope, receive, send)


def door(app: ASGIApp = inside, **settings: Any) -> Door:
    chosen = Settings(**settings)
    return Door(app, chosen, Rates(chosen), Figures())


def code(said: Said) -> str:
    """The name of a refusal, which has a sentence."""
    told = json.loads(said.body)
    assert told["type"] == "refused"
    assert len(told["text"]) > 10
    return str(told["code"])


def written(lines: StringIO) -> structlog.typing.FilteringBoundLogger:
    """A log as it is written, but here."""
    log: structlog.typing.FilteringBoundLogger = structlog.wrap_logger(
        structlog.PrintLogger(lines),
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(0),
    )
    return log
