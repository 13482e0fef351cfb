"""What comes over a socket before it is a request: bytes, as many and as slow as anybody likes.

uvicorn speaks HTTP and websockets; here is where it is told when enough is enough.
"""

import asyncio
import logging
from http import HTTPStatus
from typing import Any, Final

import httptools
import msgspec
import uvicorn
from starlette.types import ASGIApp
from structlog import get_logger
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame

from gloaming.engine.errors import GloamingError
from gloaming.server.door import ALWAYS, FIELDS, HEAD
from gloaming.server.porter import FOR_A_BODY, FOR_A_FAREWELL, FOR_A_HEAD, Porter, Stay, files
from gloaming.server.refusals import (
    BadMessage,
    LongHead,
    TooMany,
    TooSlow,
    after,
    refused,
    status_of,
)
from gloaming.server.settings import Settings
from gloaming.server.ws import MESSAGE

log = get_logger()
PIPELINED: Final = 16  # Requests sent before the first of them was answered.
IN_VAIN: Final = 4 * 1024 * 1024  # Bytes of a body that nobody reads, after which it is cut off,
DEAF: Final = 256 * 1024  # and of anything else.
FRAMES: Final = 300  # A second, over one live connection; a person sends one or two.
BITE: Final = 2048  # So many bytes of a live connection are read at once.
PIECES: Final = 64  # Of one message.


def spoken(error: GloamingError) -> bytes:
    """A refusal by itself, where there is no request to answer."""
    status = HTTPStatus(status_of(error))
    body = msgspec.json.encode(refused(error))
    lines = [f"HTTP/1.1 {status.value} {status.phrase}"]
    lines += [f"{name}: {value}" for name, value in (ALWAYS | after(error)).items()]
    lines += ["content-type: application/json", f"content-length: {len(body)}"]
    lines += ["cache-control: no-store", "connection: close", "", ""]
    return "\r\n".join(lines).encode() + body


class Caller(HttpToolsProtocol):
    """Somebody who speaks HTTP over a socket."""

    config: "Entrance"

    def __init__(self, **given: Any) -> None:
        super().__init__(**given)
        self.porter = self.config.porter
        self.stay: Stay
        self.why: GloamingError | None = None  # Why what is being read will be refused.
        self.deaf = False  # The last word was said.
        self.unread = 0  # Bytes that have come since anything was made of them.
        self.head = 0  # Bytes of the head that is being read,
        self.begun = False  # if one is.
        self.whole = True  # The request is there with all its body.
        self.vain = 0  # Bytes that came too late to be read.

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.stay = self.porter.welcome(transport, self.client[0] if self.client else "")
        self.stay.late = self.late
        error = self.porter.too_many(self.stay)
        if error is not None:
            self.refuse(error)

    def connection_lost(self, exc: Exception | None) -> None:
        self.porter.farewell(self.transport)
        self._unset_keepalive_if_required()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for at in range(0, len(data), HEAD):
            if self.deaf or self.transport.is_closing():
                self.in_vain(len(data) - at, DEAF)
                return
            self.read(data[at : at + HEAD])

    def read(self, data: bytes) -> None:
        self._unset_keepalive_if_required()
        self.unread += len(data)
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserError:
            self.refuse(self.why or BadMessage("this is not HTTP as we know it"))
            return
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.deaf = True  # From here on another protocol listens.
                self.handle_websocket_upgrade()
            return
        if self.unread > HEAD:
            self.refuse(LongHead())

    def in_vain(self, size: int, most: int) -> None:
        self.vain += size
        if self.vain > most:
            self.transport.abort()

    # What the parser makes of it.

    def on_message_begin(self) -> None:
        self.begun, self.whole, self.head = True, False, 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self.count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self.count(len(name) + len(value) + 4)
        if len(self.headers) >= FIELDS:
            self.count(HEAD)
        if self.begun:  # Nobody reads what is said after a body.
            super().on_header(name, value)

    def count(self, size: int) -> None:
        self.head += size
        if self.head > HEAD:
            self.why = LongHead()
            raise self.why

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= PIPELINED:
            self.why = TooMany()
            raise self.why
        super().on_headers_complete()
        self.unread, self.begun = 0, False
        self.stay.due = self.porter.clock() + FOR_A_BODY

    def on_body(self, body: bytes) -> None:
        self.unread = 0
        if self.answered:
            self.in_vain(len(body), IN_VAIN)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.unread, self.whole = 0, True
        self.stay.due = self.porter.clock() + FOR_A_HEAD if self.answered else None
        super().on_message_complete()

    # What becomes of it.

    @property
    def answered(self) -> bool:
        """Nobody waits for anything from us."""
        return self.cycle is None or self.cycle.response_complete

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.whole and not self.pipeline:
            self.stay.due = self.porter.clock() + FOR_A_HEAD

    def pause_writing(self) -> None:
        self.stay.stalled = self.porter.clock()
        super().pause_writing()

    def resume_writing(self) -> None:
        self.stay.stalled = None
        if self.answered and self.stay.due is not None:
            self.stay.due = self.porter.clock() + FOR_A_HEAD
        super().resume_writing()

    def late(self) -> None:
        """What we wait for has not come; who has said nothing, or was answered, is told nothing."""
        if self.deaf or (self.answered and not self.begun):
            self.transport.close()
        else:
            self.refuse(TooSlow())

    def refuse(self, error: GloamingError) -> None:
        """Say why, and listen to nothing more. Closed at once, a browser would not read it."""
        self.porter.note(error)
        self.deaf = True
        if not self.answered:
            if self.begun or self.whole or self.cycle.response_started:
                self.transport.close()  # It is the turn of an answer to what was asked before.
                return
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        self.transport.write(spoken(error))
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self.stay.due = self.porter.clock() + FOR_A_FAREWELL


class Wire(WebSocketsSansIOProtocol):
    """One socket that has become a live connection."""

    config: "Entrance"

    def __init__(self, **given: Any) -> None:
        super().__init__(**given)
        self.porter = self.config.porter
        self.stay: Stay
        self.second = 0.0  # When the second began in which so many frames came.
        self.came = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.stay = self.porter.stays[transport]
        self.stay.due, self.stay.late = None, self.transport.abort

    def connection_lost(self, exc: Exception | None) -> None:
        self.porter.farewell(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        # The handshake comes whole: the line before us has measured it.
        step = BITE if self.handshake_initiated else max(1, len(data))
        for at in range(0, len(data), step):
            if self.transport.is_closing():
                return
            super().data_received(data[at : at + step])
        if not self.handshake_initiated and not self.transport.is_closing():
            self.refuse(BadMessage("this is no websocket handshake as we know it"))

    def handle_events(self) -> None:
        now = self.porter.clock()
        if now >= self.second + 1:
            self.second, self.came = now, 0
        self.came += len(self.conn.events)
        if self.came > FRAMES:
            self.give_up("too much at once")
        else:
            super().handle_events()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= PIECES:
            self.give_up("too many pieces")
        else:
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.transport.abort()  # Who asks and never reads would fill our memory with answers.

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body"):
            self.handshake_complete = True  # It was refused, with a word: that is no error of ours.

    def give_up(self, why: str) -> None:
        self.conn.fail(CloseCode.POLICY_VIOLATION, why)
        self.handle_parser_exception()

    def refuse(self, error: GloamingError) -> None:
        self.porter.note(error)
        self.close_sent = True
        self.transport.write(spoken(error))
        self.transport.close()

    def pause_writing(self) -> None:
        self.stay.stalled = self.porter.clock()
        super().pause_writing()

    def resume_writing(self) -> None:
        self.stay.stalled = None
        super().resume_writing()


class NotOurs(logging.Filter):
    """Leaves out what libraries say at length about bytes that a stranger sent."""

    SAID: Final = ("Invalid UTF-8 sequence received from client.", "opening handshake failed")

    def filter(self, record: logging.LogRecord) -> bool:
        return record.msg not in self.SAID


NOT_OURS: Final = NotOurs()


class Entrance(uvicorn.Config):
    """How uvicorn lets people in, for the command, for tests and for tools."""

    def __init__(self, app: ASGIApp, settings: Settings, **given: Any) -> None:
        room = files()
        self.porter = Porter(settings, room)
        logging.getLogger("uvicorn.error").addFilter(NOT_OURS)
        usual: dict[str, Any] = {
            "http": Caller,
            "ws": Wire,
            "log_config": None,
            "access_log": False,  # Ours says as much and names no table.
            "server_header": False,
            "proxy_headers": False,  # The door reads them, from those it believes.
            "ws_max_size": MESSAGE,
            "timeout_graceful_shutdown": 5,
        }
        super().__init__(app, **(usual | given))
        porter = self.porter
        log.info("files", most=room, sockets=porter.room, each=porter.each)
