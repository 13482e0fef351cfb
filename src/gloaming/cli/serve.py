"""gloaming serve: the table on the net, for one computer or for the world."""

import socket
import webbrowser
from importlib import import_module
from typing import Annotated, Final

import uvicorn
from cyclopts import Parameter

from gloaming.server.app import create_app
from gloaming.server.compiled import workshop
from gloaming.server.logs import configure
from gloaming.server.settings import Settings
from gloaming.server.sockets import Entrance

USUAL_PORT: Final = 8000


class Server(uvicorn.Server):
    """Says when it is ready; ends gently when it is told to."""

    def __init__(self, entrance: Entrance, browser: bool) -> None:
        super().__init__(entrance)
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
    name: Annotated[tuple[str, ...], Parameter(negative="")] = (),
    proxy: Annotated[tuple[str, ...], Parameter(negative="")] = (),
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
    name
        What the server is called, when others reach it by a name that this computer does not know
        as its own: play.example.org. A name that begins with a dot stands for all below it.
    proxy
        The address or network of a web server in front, to be believed when it says whom it speaks
        for; without this nobody is.
    """
    if database.startswith("postgresql"):
        import_module("asyncpg")  # An extra; better missed here than by a server that runs.
    configure()
    place = usual_port(host) if port is None else port
    sources = workshop()
    compiled = sources and sources / "build" / "compiled"
    names = (*name, host)
    settings = Settings(
        database=database, pause=pause, compiled=compiled, names=names, proxies=proxy
    )
    Server(Entrance(create_app(settings), settings, host=host, port=place), open).run()
