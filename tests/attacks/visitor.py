"""Somebody who comes to the server: by plain bytes, from an address of their own, with cookies.

All of 127.0.0.0/8 is this machine, so everybody can have an address; nothing leaves it.
"""

import asyncio
import json
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from itertools import count
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection, connect

Json = dict[str, Any]
HOST = "127.0.0.1"
ATTACKER = "127.66.6.6"
PATIENCE = 60.0  # Seconds after which an answer is given up.
LOST = (OSError, EOFError, TimeoutError, ValueError)
ME: Json = {"who": "me", "name": "Ann"}
OTHER: Json = {"who": "me", "name": "Zoe"}
FRIEND: Json = {"who": "friend"}


def bot(level: str) -> Json:
    return {"who": "bot", "level": level}


_numbers = count(1)


def new_address() -> str:
    """Of an honest person, who shares it with nobody."""
    number = next(_numbers)
    return f"127.{10 + number // 60000}.{number // 250 % 240}.{1 + number % 250}"


class Said(NamedTuple):
    """What the server answered."""

    status: int
    headers: list[tuple[str, str]]
    body: bytes

    def header(self, name: str) -> list[str]:
        return [value for known, value in self.headers if known == name]

    @property
    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def refusal(self) -> str:
        """The code of a refusal that is one of ours; else nothing."""
        try:
            said = self.json
        except ValueError:
            return ""
        ours = isinstance(said, dict) and said.get("type") == "refused" and said.get("text")
        return str(said["code"]) if ours else ""


NOTHING = Said(0, [], b"")  # The connection was closed instead.


class Visitor:
    """A guest, if the server gives a cookie; it comes back with it."""

    def __init__(self, port: int, address: str = ATTACKER) -> None:
        self.port = port
        self.address = address
        self.cookies: dict[str, str] = {}
        self.patient = False  # Whoever is told to wait waits, and asks again;
        self.restless = False  # or comes back as somebody else, from elsewhere.
        self.idle: list[tuple[StreamReader, StreamWriter]] = []

    @property
    def host(self) -> str:
        return f"{HOST}:{self.port}"

    async def come(self, patient: bool = False, restless: bool = False) -> "Visitor":
        """Take a cookie."""
        self.patient, self.restless = patient, restless
        await self.get("/api/shelf")
        return self

    async def dial(self) -> tuple[StreamReader, StreamWriter]:
        dialing = asyncio.open_connection(HOST, self.port, local_addr=(self.address, 0))
        return await asyncio.wait_for(dialing, PATIENCE)

    async def say(self, raw: bytes) -> Said:
        """Bytes as they are, on a connection of their own; what came back, if anything did."""
        try:
            reader, writer = await self.dial()
        except LOST:
            return NOTHING
        try:
            with suppress(*LOST):
                writer.write(raw)
                await writer.drain()
            return await asyncio.wait_for(read(reader), PATIENCE)
        except LOST:
            return NOTHING
        finally:
            writer.close()

    async def ask(
        self, method: str, path: str, body: bytes = b"", headers: dict[str, str] | None = None
    ) -> Said:
        """One request as a browser would make it."""
        said = await self.ask_once(method, path, body, headers or {})
        while (self.patient or self.restless) and said.status == 429:
            if self.restless:
                self.leave()
                self.address, self.cookies = new_address(), {}
            else:
                await asyncio.sleep(0.3)
            said = await self.ask_once(method, path, body, headers or {})
        return said

    async def ask_once(self, method: str, path: str, body: bytes, headers: dict[str, str]) -> Said:
        """On a connection that is kept."""
        given = {"host": self.host}
        if self.cookies:
            given["cookie"] = "; ".join(f"{name}={it}" for name, it in self.cookies.items())
        if method != "GET":
            given |= {"content-length": str(len(body)), "content-type": "application/json"}
        given |= headers
        lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {it}" for name, it in given.items())]
        raw = "\r\n".join([*lines, "", ""]).encode("latin-1", "replace") + body
        fresh = not self.idle
        try:
            reader, writer = self.idle.pop() if self.idle else await self.dial()
        except LOST:
            return NOTHING
        try:
            writer.write(raw)
            await writer.drain()
            said = await asyncio.wait_for(read(reader), PATIENCE)
        except LOST:
            writer.close()
            return NOTHING if fresh else await self.ask_once(method, path, body, headers)
        except BaseException:
            writer.close()  # Who is stopped in the middle leaves nothing open.
            raise
        if "close" in said.header("connection"):
            writer.close()
        else:
            self.idle.append((reader, writer))
        for line in said.header("set-cookie"):
            name, _, value = line.partition(";")[0].partition("=")
            self.cookies[name] = value
        return said

    async def get(self, path: str, **headers: str) -> Said:
        return await self.ask("GET", path, headers=headers)

    async def post(self, path: str, body: Any = None, **headers: str) -> Said:
        return await self.ask("POST", path, json.dumps(body).encode(), headers)

    async def open(self, *seats: Json, game: str = "day_and_night") -> Said:
        return await self.post("/api/tables", {"game": game, "seats": list(seats)})

    async def table(self, *seats: Json, game: str = "day_and_night") -> str:
        """A table that was opened, or a reason to stop."""
        said = await self.open(*seats, game=game)
        assert said.status == 200, said
        return str(said.json["table"])

    async def join(self, link: str, name: str = "Bob") -> Said:
        path, _, token = link.partition("#join=")
        id = path.removeprefix("/table/")
        return await self.post(f"/api/tables/{id}/join", {"token": token, "name": name})

    async def see(self, table: str, seat: int = -1) -> Json:
        said = await self.get(f"/api/tables/{table}?seat={seat}")
        assert said.status == 200, said
        sight: Json = said.json
        return sight

    async def act(self, table: str, type: str, **act: Any) -> Said:
        return await self.post(f"/api/tables/{table}/acts", {"type": type} | act)

    @asynccontextmanager
    async def live(self, table: str, **headers: str) -> AsyncIterator[ClientConnection]:
        given = {"cookie": "; ".join(f"{name}={it}" for name, it in self.cookies.items())}
        async with connect(
            f"ws://{self.host}/api/tables/{table}/live",
            additional_headers=given | headers,
            local_addr=(self.address, 0),
            max_size=None,
            compression=None,
            proxy=None,
            open_timeout=PATIENCE,
            ping_interval=None,
            close_timeout=1,
        ) as connection:
            yield connection

    def leave(self) -> None:
        for _, writer in self.idle:
            writer.close()
        self.idle.clear()


async def read(reader: StreamReader) -> Said:
    """One answer."""
    first = await reader.readline()
    if not first:
        raise EOFError
    status = int(first.split()[1])
    headers = []
    while line := (await reader.readline()).strip():
        name, _, value = line.decode("latin-1").partition(":")
        headers.append((name.lower(), value.strip()))
    said = Said(status, headers, b"")
    length = said.header("content-length")
    body = await reader.readexactly(int(length[0])) if length else b""
    if not length and status != 204 and "close" in said.header("connection"):
        body = await reader.read()
    return Said(status, headers, body)
