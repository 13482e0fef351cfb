"""gloaming serve: the table on the net, for one computer or for the world."""

import socket
import webbrowser
from importlib import import_module
from typing import Annotated, Final

import uvicorn
from cyclopts import Parameter
from starlette.types import ASGIApp

from gloaming.server.app import create_app
from gloaming.server.compiled import workshop
from gloaming.server.logs import configure
from gloaming.server.settings import Settings
from gloaming.server.ws import MESSAGE

USUAL_PORT: Final = 8000


class Server(uvicorn.Server):
    """Says when it is ready; ends gently when it is told to."""

    def __init__(self, app: ASGIApp, host: str, port: int, browser: bool) -> None:
        super().__init__(
            uvicorn.Config(
                app,
                host=host,
                port=port,
                log_config=None,
                access_log=False,  # Ours says as much and names no table.
                server_header=False,
                ws_max_size=MESSAGE,
                timeout_graceful_shutdown=5,
            )
        )
        self.browser = browser

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        await super().startup()
        if not self.started:
            return
        port = self.servers[0].sockets[0].getsockname()[1]
        address = f"http://{self.config.host}:{port}"
        print(f"Gloaming is served at {address}", flush=True)
        if self.browser:
            webbrowser.open(address)


def usual_port(host: str) -> int:
    """The port people know, or 0, which takes any: somebody else's program is no reason to stop."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as door:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            door.bind((host, USUAL_PORT))
        except OSError:
            return 0
    return USUAL_PORT


def serve(
    *,
    port: int | None = None,
    host: str = "127.0.0.1",
    database: str = "",
    open: Annotated[bool, Parameter(negative="")] = False,
    pause: float = 0.5,
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
        Seconds before a bot answers.
    """
    if database.startswith("postgresql"):
        import_module("asyncpg")  # An extra; better missed here than by a server that runs.
    configure()
    place = usual_port(host) if port is None else port
    sources = workshop()
    compiled = sources and sources / "build" / "compiled"
    settings = Settings(database=database, pause=pause, compiled=compiled)
    Server(create_app(settings), host, place, open).run()
