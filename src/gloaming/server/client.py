"""The built browser client: its files, its pages, or a word that it is missing."""

import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Final

from fastapi import APIRouter, Request
from starlette.responses import FileResponse, HTMLResponse, Response

from gloaming.server.outages import StoreTrouble
from gloaming.server.refusals import NoSuchPlace, NoSuchTable
from gloaming.server.sharing import Asked, Shared, head, language_of, shared

STATIC: Final = Path(__file__).parent / "static"
FOREVER: Final = "public, max-age=31536000, immutable"  # A hash in the name: it never changes.
MISSING: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Gloaming</title>
<h1>Gloaming</h1><p>The server runs, but the browser client was not built.
<p>Build it with <code>make web</code>, then load this page again.</html>"""

# Not every system knows it, and what has a wrong type is not installed.
mimetypes.add_type("application/manifest+json", ".webmanifest")
BARE: Final = "<title>Gloaming</title>"  # What stands in the page that was built.
OK, NOTHING_THERE = 200, 404

files = APIRouter()


@files.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
async def get_file(request: Request, path: str) -> Response:
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
    language = language_of(request.headers.get("accept-language", ""))
    told, status = await told_of(request, path, language)
    body = built(page, page.stat().st_mtime_ns)
    if told is not None:
        house = f"{request.state.scheme}://{request.headers['host']}"
        body = body.replace('<html lang="en">', f'<html lang="{language}">', 1)
        body = body.replace(BARE, head(told, f"{house}/{path}", house), 1)
    fresh = {"cache-control": "no-cache", "vary": "accept-language"}
    return HTMLResponse(body, status, headers=fresh)


async def told_of(request: Request, path: str, language: str) -> tuple[Shared | None, int]:
    """What a page says of itself, and whether there is one."""
    asked = Asked(request.app.state.store, language, request.query_params)
    try:
        return await shared(path, asked), OK
    except (NoSuchPlace, NoSuchTable):
        return None, NOTHING_THERE
    except StoreTrouble:
        return None, OK  # The page itself says better what is wrong, and tries again.


@lru_cache(4)
def built(page: Path, when: int) -> str:
    """The page as it was built then; built anew, it is read anew."""
    return page.read_text("utf-8")
