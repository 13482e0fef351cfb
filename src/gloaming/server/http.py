"""Every request of the API: read it strictly, ask the lobby, answer."""

import asyncio
from collections.abc import Coroutine
from functools import cache
from typing import Annotated, Any, Final, TypeVar, get_args

import msgspec
from fastapi import APIRouter, Query, Request, Response
from starlette.websockets import WebSocket

from gloaming.ai.levels import levels_of
from gloaming.engine.errors import UnknownGame
from gloaming.engine.game import all_games, game_called
from gloaming.server import visibility
from gloaming.server.hints import Hints
from gloaming.server.identity import Opener
from gloaming.server.lobby import Lobby
from gloaming.server.protocol import (
    Act,
    Article,
    Beats,
    Codex,
    GameInfo,
    HandOver,
    Hint,
    ImportJournal,
    JoinTable,
    Log,
    MyTables,
    OpenTable,
    PlayOn,
    Preview,
    SettingInfo,
    Shelf,
    Sight,
    TableOpened,
    Update,
)
from gloaming.server.rates import Rates
from gloaming.server.refusals import BadMessage, Gone, NoSuchPlace, read
from gloaming.server.sharing import SIGHTS
from gloaming.server.ws import Connections

T = TypeVar("T")
ENCODER: Final = msgspec.json.Encoder()
LARGEST: Final = 2**31 - 1
api = APIRouter(prefix="/api")

Seat = Annotated[int, Query(ge=-1, le=63, description="Look from this seat; -1: as a spectator.")]
Seq = Annotated[int, Query(ge=0, le=LARGEST)]


def says(answer: Any, body: Any = None) -> dict[str, Any]:
    """What a route gives and takes, by name: the OpenAPI document shows them whole."""
    return {"x-gives": names(answer), "x-takes": names(body)}


def names(kind: Any) -> list[str]:
    return [] if kind is None else [it.__name__ for it in get_args(kind) or (kind,)]


def lobby(request: Request) -> Lobby:
    found: Lobby = request.app.state.lobby
    return found


def guest(request: Request) -> str:
    found: str = request.state.guest
    return found


def opener(request: Request) -> Opener:
    return Opener(request.state.guest, request.state.address)


async def body(request: Request, kind: type[T]) -> T:
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise BadMessage("the body must be application/json")
    return read(await request.body(), msgspec.json.Decoder(kind))


async def while_there(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """What somebody waits for; who has gone away is waited for by nobody."""
    working = asyncio.create_task(work)
    leaving = asyncio.create_task(left(request))
    try:
        await asyncio.wait({working, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise Gone
        return await working
    finally:
        working.cancel()
        leaving.cancel()


async def left(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


def reply(message: msgspec.Struct) -> Response:
    return Response(ENCODER.encode(message), media_type="application/json")


@api.get("/shelf", openapi_extra=says(Shelf))
async def get_shelf() -> Response:
    """The games that can be played."""
    games = [
        GameInfo(
            game.id,
            list(game.seats),
            game.seat_names,
            [
                SettingInfo(
                    setting.name,
                    setting.order,
                    setting.default,
                    setting.heading,
                    list(setting.seats),
                    setting.role,
                    dict(setting.journeys),
                )
                for setting in game.settings
                if not setting.for_host
            ],
            levels_of(game),
            game.rules,
            game.together,
            game.reactions(),
        )
        for game in all_games()
    ]
    return reply(Shelf(games, ["en", "it", "fr"]))


@api.get("/games/{game}/codex", openapi_extra=says(Codex))
async def get_codex(game: str) -> Response:
    """All that is in the box of a game, as it is printed; no table has a say in it."""
    try:
        return Response(codex_of(game), media_type="application/json")
    except UnknownGame:
        raise NoSuchPlace from None


@cache  # The box of a game stands still.
def codex_of(game: str) -> bytes:
    codex = game_called(game).codex
    articles = [
        Article(it.id, it.kind, it.card, it.names, it.texts, it.facts, it.rules)
        for it in codex.articles
    ]
    return ENCODER.encode(Codex(articles, codex.filters))


@api.post("/tables", openapi_extra=says(TableOpened, OpenTable))
async def open_table(request: Request) -> Response:
    """Open a table."""
    wish = await body(request, OpenTable)
    return reply(await lobby(request).open_table(opener(request), wish))


@api.get("/tables", openapi_extra=says(MyTables))
async def get_tables(request: Request, game: str = "") -> Response:
    """The tables I sit at, of all games or of one, the last changed first."""
    return reply(await lobby(request).mine(guest(request), game))


@api.post("/tables/import", openapi_extra=says(TableOpened, ImportJournal))
async def import_journal(request: Request) -> Response:
    """Open a table that goes on where a journal ends."""
    wish = await body(request, ImportJournal)
    rates: Rates = request.app.state.rates
    rates.take("writing", guest(request), request.state.address, wish.journal.count("\n"))
    return reply(await lobby(request).import_journal(opener(request), wish))


@api.get("/tables/{id}", openapi_extra=says(Sight))
async def get_table(request: Request, id: str, seat: Seat = -1) -> Response:
    """What a seat of mine, or a spectator, sees."""
    async with lobby(request).at(id) as table:
        table.may_look(guest(request), seat)
        lobby(request).look_in(table)
        return reply(visibility.sight(table, guest(request), seat))


@api.post("/tables/{id}/join", openapi_extra=says(Sight, JoinTable))
async def join_table(request: Request, id: str) -> Response:
    """Take the seat a link was made for."""
    wish = await body(request, JoinTable)
    seat = await lobby(request).join(guest(request), id, wish)
    return await get_table(request, id, seat)


@api.post("/tables/{id}/acts", openapi_extra=says(Update, Act))
async def act(request: Request, id: str) -> Response:
    """Do something from a seat of mine. The answer is what this seat sees and was told then."""
    said: Act = await body(request, Act)  # type: ignore[arg-type]
    done = await lobby(request).act(guest(request), id, said)
    since = done if isinstance(said, HandOver) else said.seq
    async with lobby(request).at(id) as table:
        sight = visibility.sight(table, guest(request), said.seat)
        return reply(Update(sight, await lobby(request).told(table, said.seat, since)))


@api.get("/tables/{id}/log", openapi_extra=says(Log))
async def get_log(request: Request, id: str, seat: Seat = -1, since: Seq = 0) -> Response:
    """What was told to a seat since an entry."""
    async with lobby(request).at(id) as table:
        table.may_look(guest(request), seat)
        return reply(Log(await lobby(request).told(table, seat, since)))


@api.get("/tables/{id}/at/{seq}", openapi_extra=says(Sight))
async def get_table_at(
    request: Request, id: str, seq: int, seat: Seat = -1, beat: Seq = 0
) -> Response:
    """What a seat saw after so many entries, and so many beats of the next; what was taken back
    since is left out."""
    async with lobby(request).at(id) as table:
        return reply(visibility.sight(table, guest(request), seat, max(0, seq), beat))


@api.get("/tables/{id}/beats", openapi_extra=says(Beats))
async def get_beats(request: Request, id: str, since: Seq, upto: Seq, seat: Seat = -1) -> Response:
    """What a seat saw happen from one entry to another, beat by beat."""
    if upto < since:
        raise BadMessage("nothing happens from an entry to one before it")
    async with lobby(request).at(id) as table:
        return reply(await lobby(request).retold(table, guest(request), seat, since, upto))


@api.get("/tables/{id}/preview", openapi_extra=says(Preview))
async def get_preview(request: Request, id: str, say: str, seq: Seq, seat: Seat = -1) -> Response:
    """What an answer would change."""
    async with lobby(request).at(id) as table:
        return reply(visibility.preview(table, guest(request), seat, say, seq))


@api.get("/tables/{id}/hint", openapi_extra=says(Hint))
async def get_hint(request: Request, id: str, seq: Seq, seat: Seat = -1) -> Response:
    """What a strong player would answer in my place. It takes a second or two."""
    hints: Hints = request.app.state.hints
    address: str = request.state.address
    return reply(await while_there(request, hints.hint(guest(request), address, id, seat, seq)))


@api.post("/tables/{id}/rematch", openapi_extra=says(TableOpened))
async def rematch(request: Request, id: str) -> Response:
    """Play again, seats swapped."""
    return reply(await lobby(request).rematch(opener(request), id))


@api.post("/tables/{id}/play_on", openapi_extra=says(TableOpened, PlayOn))
async def play_on(request: Request, id: str) -> Response:
    """Open a table that goes on from a moment of this one, which is over."""
    wish = await body(request, PlayOn)
    return reply(await lobby(request).play_on(opener(request), id, wish))


@api.get("/tables/{id}/journal", openapi_extra=says(str))
async def get_journal(request: Request, id: str) -> Response:
    """The whole match as a text file, when it is over."""
    async with lobby(request).at(id) as table:
        file = {"content-disposition": f'attachment; filename="{table.cover.game}.journal"'}
        journal = await lobby(request).journal(table)
        return Response(journal, media_type="text/plain", headers=file)


@api.head("/tables/{id}/picture.png", include_in_schema=False)
@api.get("/tables/{id}/picture.png", openapi_extra=says(bytes))
async def get_picture(request: Request, id: str) -> Response:
    """The board as a spectator sees it, for where a link to the table is shared."""
    return Response(await SIGHTS.picture(request.app.state.store, id), media_type="image/png")


@api.websocket("/tables/{id}/live")
async def live(socket: WebSocket, id: str) -> None:
    connections: Connections = socket.app.state.connections
    await connections.serve(socket, id)


@api.api_route("/{path:path}", methods=["GET", "POST"], include_in_schema=False)
async def nothing(path: str) -> Response:
    raise NoSuchPlace
