"""gloaming serve: the table on the net, for one computer or for the world."""

import asyncio
import logging
import socket
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from errno import EADDRINUSE
from importlib import import_module
from typing import Annotated, Final

import uvicorn
from cyclopts import Parameter
from fastapi import FastAPI

from gloaming.cli.errors import CannotListen, PortInUse
from gloaming.server.app import create_app
from gloaming.server.compiled import workshop
from gloaming.server.logs import configure
from gloaming.server.settings import Settings
from gloaming.server.sockets import Entrance
from gloaming.server.store import Store

USUAL_PORT: Final = 8000
PORTS: Final = 1 << 16


class Server(uvicorn.Server):
    """Says when it is ready; ends gently when it is told to."""

    def __init__(self, entrance: Entrance, app: FastAPI, browser: bool) -> None:
        super().__init__(entrance)
        self.app = app
        self.store: Store = app.state.store
        self.browser = browser

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        await self.store.open()  # Here what is wrong is one sentence; in the lifespan, a traceback.
        await super().serve(sockets)

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        await super().startup()
        if not self.started:
            return
        port = self.servers[0].sockets[0].getsockname()[1]
        address = f"http://{self.config.host}:{port}"
        print(f"Gloaming is served at {address}", flush=True)
        if self.browser:
            webbrowser.open(address)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.app.state.rest()  # First: whoever waits for a thought would hold us up.
        with nobody_heard():
            await super().shutdown(sockets)


@contextmanager
def nobody_heard() -> Iterator[None]:
    """Who has to be cut short at the end is no error worth a traceback."""

    def worth_it(record: logging.LogRecord) -> bool:
        return not (record.exc_info and isinstance(record.exc_info[1], asyncio.CancelledError))

    log = logging.getLogger("uvicorn.error")
    log.addFilter(worth_it)
    try:
        yield
    finally:
        log.removeFilter(worth_it)


def usual_port(host: str) -> int:
    """The port people know, or 0, which takes any: somebody else's program is no reason to stop."""
    try:
        must_be_free(host, USUAL_PORT)
    except PortInUse:
        return 0
    return USUAL_PORT


def must_be_free(host: str, port: int) -> None:
    """Whether we can listen there, told before anything else is done."""
    if not 0 <= port < PORTS:
        raise CannotListen(host, port, f"0–{PORTS - 1}")
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        for family, kind, protocol, _, address in found:
            with socket.socket(family, kind, protocol) as door:
                door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                door.bind(address)
    except (OSError, UnicodeError) as error:
        if isinstance(error, OSError) and error.errno == EADDRINUSE:
            raise PortInUse(host, port) from None
        why = getattr(error, "strerror", None) or str(error)
        raise CannotListen(host, port, why) from None


def serve(
    *,
    port: int | None = None,
    host: str = "127.0.0.1",
    database: str = "",
    open: Annotated[bool, Parameter(negative="")] = False,
    pause: float = 0.5,
    name: Annotated[tuple[str, ...], Parameter(negative="")] = (),
    proxy: Annotated[tuple[str, ...], Parameter(negative="")] = (),
    keep_days: float = 0.0,
) -> None:
    """Serve the table to browsers.

    Parameters
    ----------
    port
        Where to listen; 8000 by default, or any free port where that is taken.
    host
        Which address to listen at; 0.0.0.0 for every computer around.
    database
        sqlite:///FILE or postgresql://...; a file in your data folder by default.
    open
        Open the browser as well.
    pause
        Seconds before a bot answers. Without any, its pace tells how much it had to choose from.
    name
        What the server is called, when others reach it by a name that this computer does not know
        as its own: play.example.org. A name that begins with a dot stands for all below it.
    proxy
        The address or network of a web server in front, to be believed when it says whom it speaks
        for; without this nobody is.
    keep_days
        Let go of matches in which nothing was done for so many days; without this all are kept.
    """
    if database.startswith("postgresql"):
        import_module("asyncpg")  # An extra; better missed here than by a server that runs.
    configure()
    place = usual_port(host) if port is None else port
    must_be_free(host, place)
    sources = workshop()
    compiled = sources and sources / "build" / "compiled"
    settings = Settings(
        database=database,
        pause=pause,
        compiled=compiled,
        names=(*name, host),
        proxies=proxy,
        keep_days=keep_days,
    )
    app = create_app(settings)
    entrance = Entrance(app, settings, host=host, port=place)
    with suppress(KeyboardInterrupt):  # By which uvicorn says that it has ended.
        Server(entrance, app, open).run()
