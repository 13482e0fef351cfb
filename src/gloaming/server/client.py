"""The built browser client: its files, its pages, or a word that it is missing."""

import re
from pathlib import Path
from typing import Final

from fastapi import APIRouter
from starlette.responses import FileResponse, HTMLResponse, Response

from gloaming.engine.game import all_games
from gloaming.server.refusals import NoSuchPlace

STATIC: Final = Path(__file__).parent / "static"
FOREVER: Final = "public, max-age=31536000, immutable"  # A hash in the name: it never changes.
MISSING: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Gloaming</title>
<h1>Gloaming</h1><p>The server runs, but the browser client was not built.
<p>Build it with <code>make web</code>, then load this page again.</html>"""

# Which addresses are pages, as the client's router.ts reads them. The client draws any other, too,
# and says that there is nothing.
PAGES: Final = re.compile(
    r"|settings|(?:new|rules)/(?P<game>[^/]+)|(?:table|t)/[^/]+"
    r"|codex/(?P<box>[^/]+)(?:/(?P<article>[^/]+))?"
)
OK, NOTHING_THERE = 200, 404

files = APIRouter()


@files.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
async def get_file(path: str) -> Response:
    """A file of the client, or a page of it; what is neither is answered by a page, too."""
    found = (STATIC / path).resolve()
    if path and found.is_relative_to(STATIC.resolve()) and found.is_file():
        hashed = found.parent.name == "assets"
        return FileResponse(found, headers={"cache-control": FOREVER if hashed else "no-cache"})
    if path.startswith("assets/"):  # A page in place of a script would only confuse a browser.
        raise NoSuchPlace
    page = STATIC / "index.html"
    if not page.is_file():
        return HTMLResponse(MISSING, 503)
    status = OK if is_page(path) else NOTHING_THERE
    return FileResponse(page, status, headers={"cache-control": "no-cache"})


def is_page(path: str) -> bool:
    found = PAGES.fullmatch(path.strip("/"))
    if found is None:
        return False
    name, article = found["game"] or found["box"], found["article"]
    if name is None:
        return True
    game = next((it for it in all_games() if it.id == name), None)
    return game is not None and (article is None or game.codex.article(article) is not None)
