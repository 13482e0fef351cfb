"""The server: store, lobby, bots and door, put together."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from structlog import get_logger

from gloaming import __version__
from gloaming.ai.play import play
from gloaming.ai.random import RandomAgent
from gloaming.engine.errors import GloamingError
from gloaming.engine.game import all_games
from gloaming.server import openapi
from gloaming.server.bot_seats import BotSeats
from gloaming.server.bots import Thinkers
from gloaming.server.client import files
from gloaming.server.door import Door
from gloaming.server.figures import Figures
from gloaming.server.health import Health
from gloaming.server.hints import Hints
from gloaming.server.http import api
from gloaming.server.lobby import Lobby
from gloaming.server.protocol import Refused
from gloaming.server.rates import Rates
from gloaming.server.refusals import after, refusal, turned_away
from gloaming.server.settings import Settings
from gloaming.server.store import Store
from gloaming.server.tasks import start
from gloaming.server.ws import Connections

log = get_logger()


@cache
def warm_up() -> None:
    """Play one game of each kind: what the rules work out once shall not keep a table waiting."""
    for game in all_games():
        play(game, [RandomAgent()] * game.seats[0], {}, seed=1)


def create_app(settings: Settings | None = None) -> FastAPI:
    settings = settings or Settings()
    figures = Figures()
    rates = Rates(settings)
    store = Store(settings.url)
    health = Health(store)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await store.open()
        await asyncio.to_thread(warm_up)
        lobby = app.state.lobby = Lobby(store, settings, figures)
        thinking = (settings.bot_seconds, settings.compiled)
        bots = app.state.bots = BotSeats(
            lobby, Thinkers(settings.thinkers, *thinking), settings.pause
        )
        thinker = Thinkers(1, *thinking)
        app.state.hints = Hints(lobby, thinker)
        app.state.connections = Connections(lobby, rates, figures)
        figures.tables.set_function(lambda: len(lobby.tables))
        figures.bots.set_function(lambda: len(bots.playing))
        health.begin()
        tidying = start(lobby.keeping.tidy(), "tidying")
        ears = None
        if store.shared:
            from gloaming.server.live import Ears  # noqa: PLC0415 - an extra.

            ears = Ears(store, lobby)

        async def rest() -> None:
            """Nobody thinks any more; what was thought already is played."""
            await bots.close()
            await thinker.close()

        app.state.rest = rest
        try:
            yield
        finally:
            tidying.cancel()
            await asyncio.gather(tidying, return_exceptions=True)
            await rest()
            if ears is not None:
                await ears.close()
            await health.close()
            await store.close()

    app = FastAPI(
        title="Gloaming",
        version=__version__,
        description="A digital table for four games of light and shadow.",
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.state.store = store
    app.state.rates = rates
    app.add_middleware(Door, settings=settings, rates=rates, figures=figures)
    app.openapi = lambda: openapi.document(app)  # type: ignore[method-assign]

    @app.get("/healthz", include_in_schema=False)
    async def healthz() -> Response:
        trouble = await health.trouble()
        if trouble is not None:
            return Response(str(trouble), 503, after(trouble), "text/plain")
        return Response("ok", media_type="text/plain")

    @app.get("/metrics", include_in_schema=False)
    async def metrics() -> Response:
        return Response(figures.text(), media_type="text/plain; version=0.0.4")

    @app.exception_handler(GloamingError)
    async def refuse(request: Request, error: GloamingError) -> Response:
        return turned_away(error)

    @app.exception_handler(RequestValidationError)
    async def misunderstood(request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        return refusal(Refused("bad_message", f"{where}: {first['msg']}"), 422)

    @app.exception_handler(HTTPException)
    async def not_so(request: Request, error: HTTPException) -> Response:
        answer = refusal(Refused("not_so", str(error.detail)), error.status_code)
        answer.headers.update(error.headers or {})
        return answer

    @app.exception_handler(Exception)
    async def broken(request: Request, error: Exception) -> Response:
        return refusal(Refused("broken", "something is broken here; nothing was changed"), 500)

    app.include_router(api)
    app.include_router(files)
    return app
