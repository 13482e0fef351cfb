"""Bytes by hand, to a real server, past every client that would not send them."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from tests.server.house import House

PATIENCE = 60.0  # Seconds; however busy the machine is, a server that works says a word before.


async def until(so: Callable[[], bool]) -> None:
    """Wait for something that a working server does in a moment."""
    async with asyncio.timeout(PATIENCE):
        while not so():
            await asyncio.sleep(0.01)


class Raw:
    """A socket, and whatever one wants to say over it."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    def say(self, *said: bytes) -> None:
        self.writer.write(b"".join(said))

    async def end(self) -> bytes:
        """All that was said to us until the line was cut."""
        heard = b""
        try:
            while more := await asyncio.wait_for(self.reader.read(65_536), PATIENCE):
                heard += more
        except ConnectionError:
            pass
        return heard


@asynccontextmanager
async def raw(house: House, **given: Any) -> AsyncIterator[Raw]:
    port = int(house.url.rpartition(":")[2])
    reader, writer = await asyncio.open_connection("127.0.0.1", port, **given)
    try:
        yield Raw(reader, writer)
    finally:
        writer.transport.abort()


def refusal(heard: bytes) -> tuple[int, str]:
    """Status and name of a refusal; it has the headers of every answer, and a sentence."""
    head, _, body = heard.partition(b"\r\n\r\n")
    said = json.loads(body)
    assert said["type"] == "refused"
    assert len(said["text"]) > 10
    assert b"\r\nx-content-type-options: nosniff" in head
    assert b"set-cookie" not in head
    return int(head.split()[1]), str(said["code"])
