"""A server at a free port, and guests who talk to it as browsers do."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx2
import uvicorn
from fastapi import FastAPI
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from gloaming.server.app import create_app
from gloaming.server.lobby import Lobby
from gloaming.server.porter import Porter
from gloaming.server.settings import Settings
from gloaming.server.sockets import Entrance

Json = dict[str, Any]
ME: Json = {"who": "me", "name": "Ann"}
FRIEND: Json = {"who": "friend"}
BOT: Json = {"who": "bot", "level": "random"}
FREELY = "1000000/second"


def quick(database: str, **changes: Any) -> Settings:
    """Settings for tests: bots answer at once, nobody is slowed down."""
    given: Json = {"database": database, "pause": 0.0, "thinkers": 1}
    given |= {name: FREELY for name in Settings.__struct_fields__ if name.endswith("_rate")}
    given |= {"address_connections": 10_000}
    return Settings(**(given | changes))


def sqlite(folder: Path) -> str:
    return f"sqlite:///{folder / 'gloaming.db'}"


class Guest:
    """A browser with its cookie."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx2.AsyncClient(base_url=url, timeout=30)

    async def get(self, path: str, **query: Any) -> httpx2.Response:
        return await self.http.get(path, params=query or None)

    async def post(self, path: str, body: Any = None) -> httpx2.Response:
        return await self.http.post(path, json=body)

    async def open(self, *seats: Json, options: dict[str, str] | None = None) -> Json:
        wish = {"game": "day_and_night", "seats": list(seats), "options": options or {}}
        opened: Json = done(await self.post("/api/tables", wish))
        return opened

    async def join(self, link: str, name: str = "Bob") -> httpx2.Response:
        path, _, token = link.partition("#join=")
        id = path.removeprefix("/table/")
        return await self.post(f"/api/tables/{id}/join", {"token": token, "name": name})

    async def see(self, table: str, seat: int = -1) -> Json:
        sight: Json = done(await self.get(f"/api/tables/{table}", seat=seat))
        return sight

    async def act(self, table: str, type: str, **act: Any) -> httpx2.Response:
        return await self.post(f"/api/tables/{table}/acts", {"type": type} | act)

    async def answer(self, table: str, seat: int, say: str | None = None) -> Json:
        """Answer the open question: as told, or with the first option."""
        sight = await self.see(table, seat)
        say = say or sight["asked"]["options"][0]
        act = await self.act(table, "answer", seat=seat, seq=sight["seq"], say=say)
        update: Json = done(act)
        return update

    @asynccontextmanager
    async def live(self, table: str, seat: int = -1, since: int = 0) -> AsyncIterator["Live"]:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/live"
        headers = {"cookie": cookie} if cookie else {}
        async with connect(address, additional_headers=headers, max_size=None) as connection:
            live = Live(connection)
            with suppress(ConnectionClosed):  # Who is refused at once may hear it before.
                await live.say("watch", seat=seat, since=since)
            yield live


class Live:
    """A live connection."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection

    async def say(self, type: str, **message: Any) -> None:
        await self.connection.send(json.dumps({"type": type} | message))

    async def hear(self, seconds: float = 600) -> Json:
        said: Json = json.loads(await asyncio.wait_for(self.connection.recv(), seconds))
        return said

    async def until(self, seq: int) -> Json:
        """The first update that has come so far."""
        while True:
            said = await self.hear()
            if said["type"] == "update" and said["sight"]["seq"] >= seq:
                return said


class House:
    """A running server."""

    def __init__(
        self, app: FastAPI, server: uvicorn.Server, url: str, guests: AsyncExitStack
    ) -> None:
        self.app = app
        self.server = server
        self.url = url
        self.guests = guests

    @property
    def lobby(self) -> Lobby:
        lobby: Lobby = self.app.state.lobby
        return lobby

    @property
    def porter(self) -> Porter:
        entrance = self.server.config
        assert isinstance(entrance, Entrance)
        return entrance.porter

    async def guest(self, known: Guest | None = None) -> Guest:
        """A new browser; or a known one, coming to this server."""
        guest = Guest(self.url)
        if known is not None:
            guest.http.cookies = known.http.cookies
        await self.guests.enter_async_context(guest.http)
        done(await guest.get("/api/shelf"))  # Comes away with a cookie.
        return guest


@asynccontextmanager
async def served(settings: Settings) -> AsyncIterator[House]:
    app = create_app(settings)
    listening = socket.socket(proto=socket.IPPROTO_TCP)  # Or asyncio would not say TCP_NODELAY.
    listening.bind(("127.0.0.1", 0))
    server = uvicorn.Server(Entrance(app, settings, timeout_graceful_shutdown=1))
    running = asyncio.create_task(server.serve([listening]))
    while not server.started:
        await asyncio.sleep(0.01)
        assert not running.done(), "the server did not start"
    url = f"http://127.0.0.1:{listening.getsockname()[1]}"
    try:
        async with AsyncExitStack() as guests:
            yield House(app, server, url, guests)
    finally:
        server.should_exit = True
        await running
        listening.close()


def done(response: httpx2.Response) -> Any:
    assert response.status_code == 200, response.text
    return response.json()


def refused(response: httpx2.Response) -> str:
    """The name of the refusal."""
    assert 400 <= response.status_code < 500, response.text
    said = response.json()
    assert said["type"] == "refused"
    assert said["text"]
    return str(said["code"])


async def play_on(guests: dict[int, Guest], table: str, luck: Random, answers: int) -> Json:
    """Random play for a while, each seat by its guest."""
    sight = await guests[0].see(table, 0)
    for _ in range(answers):
        seat = ["day", "night"].index(sight["asked"]["seat"])
        if sight["seat"] != seat:
            sight = await guests[seat].see(table, seat)
        say = luck.choice(sight["asked"]["options"])
        act = await guests[seat].act(table, "answer", seat=seat, seq=sight["seq"], say=say)
        sight = done(act)["sight"]
    return sight


async def two(house: House) -> tuple[Guest, Guest, str]:
    """Ann and Bob, and where they sit: she moves first."""
    ann, bob = await house.guest(), await house.guest()
    opened = await ann.open(ME, FRIEND)
    done(await bob.join(opened["links"]["night"]))
    return ann, bob, opened["table"]
