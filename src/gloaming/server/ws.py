"""The live connection: acts come in, the table goes out whenever it changed."""

import asyncio
from contextlib import suppress
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from gloaming.engine.errors import GloamingError
from gloaming.server import visibility
from gloaming.server.figures import Figures
from gloaming.server.lobby import Lobby
from gloaming.server.outages import StoreTrouble
from gloaming.server.protocol import FromClient, Update, Watch
from gloaming.server.rates import Rates
from gloaming.server.refusals import BadMessage, TooLarge, TooMany, read, refused
from gloaming.server.table import Watcher
from gloaming.server.tasks import start

MESSAGE: Final = 8 * 1024
TRY_AGAIN: Final = 1013  # Why a connection is closed that may be opened again later.
PATIENCE: Final = 20  # So many bad messages, and the connection is closed.
DECODER: Final = msgspec.json.Decoder(FromClient)


class Connections:
    """All that are open; the door has counted them."""

    def __init__(self, lobby: Lobby, rates: Rates, figures: Figures) -> None:
        self.lobby = lobby
        self.rates = rates
        self.figures = figures

    async def serve(self, socket: WebSocket, id: str) -> None:
        """One connection, from the first word to the last."""
        guest: str = socket.scope["state"]["guest"]
        await socket.accept()
        self.figures.connections.inc()
        try:
            with suppress(WebSocketDisconnect):
                await Connection(self, socket, guest, id).run()
        finally:
            self.figures.connections.dec()


class Connection:
    def __init__(self, all: Connections, socket: WebSocket, guest: str, id: str) -> None:
        self.all = all
        self.lobby = all.lobby
        self.socket = socket
        self.id = id
        self.watcher = Watcher(guest)
        self.bad = 0

    async def run(self) -> None:
        try:
            async with self.lobby.at(self.id) as table:
                table.come(self.watcher)
                self.lobby.came_or_went(table)
        except StoreTrouble as error:
            await self.hang_up(error)
            return
        except GloamingError as error:
            await self.send(refused(error))
            await self.socket.close(1008)
            return
        sending = start(self.keep_telling(), "telling")
        try:
            await self.listen()
        except StoreTrouble as error:
            await self.hang_up(error)
        finally:
            # Never in the middle of an act: only telling is cut short.
            sending.cancel()
            table.go(self.watcher)
            self.lobby.came_or_went(table)
            await asyncio.gather(sending, return_exceptions=True)

    async def listen(self) -> None:
        while self.bad < PATIENCE:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            try:
                raw = message.get("text") or message.get("bytes") or b""
                await self.heard(raw)
            except StoreTrouble:
                raise
            except GloamingError as error:
                if isinstance(error, (BadMessage, TooLarge, TooMany)):
                    self.bad += 1
                await self.send(refused(error))
        await self.socket.close(1008)

    async def heard(self, raw: str | bytes) -> None:
        guest = self.watcher.guest
        address: str = self.socket.scope["state"]["address"]
        self.all.rates.check(guest, address)
        if len(raw) > MESSAGE:
            raise TooLarge
        said = read(raw, DECODER)
        self.all.rates.enter("reading" if isinstance(said, Watch) else "act", guest, address)
        if isinstance(said, Watch):
            async with self.lobby.at(self.id, sure=False) as table:
                table.may_look(guest, said.seat)
                self.watcher.look(said.seat, said.since)
        else:
            await self.lobby.act(guest, self.id, said, sure=False)

    async def keep_telling(self) -> None:
        """As long as that can be; else the connection is closed, and the browser comes back."""
        try:
            while True:
                await self.tell()
        except Exception as error:
            await self.hang_up(error)
            if not isinstance(error, StoreTrouble):
                raise

    async def tell(self) -> None:
        """All that happened meanwhile goes out in one update: nobody waits for a slow reader."""
        await self.watcher.wake.wait()
        self.watcher.wake.clear()
        try:
            await self.send(await self.news())
        except StoreTrouble:
            raise
        except GloamingError as error:
            await self.send(refused(error))

    async def hang_up(self, error: Exception) -> None:
        """Say why, and that it is worth coming back."""
        trouble = error if isinstance(error, StoreTrouble) else StoreTrouble()
        await self.send(refused(trouble))
        with suppress(WebSocketDisconnect, RuntimeError):
            await self.socket.close(TRY_AGAIN, str(trouble))

    async def news(self) -> Update:
        watcher = self.watcher
        async with self.lobby.at(self.id, sure=False) as table:
            sight = visibility.sight(table, watcher.guest, watcher.seat)
            told = await self.lobby.told(table, watcher.seat, watcher.since)
            watcher.since = sight.seq
        return Update(sight, told)

    async def send(self, message: msgspec.Struct) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):
            await self.socket.send_text(msgspec.json.encode(message).decode())
