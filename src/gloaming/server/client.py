"""The built browser client: its files, one page for every path, or a word that it is missing."""

from pathlib import Path
from typing import Final

from fastapi import APIRouter
from starlette.responses import FileResponse, HTMLResponse, Response

from gloaming.server.refusals import NoSuchPlace

STATIC: Final = Path(__file__).parent / "static"
FOREVER: Final = "public, max-age=31536000, immutable"  # A hash in the name: it never changes.
MISSING: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Gloaming</title>
<h1>Gloaming</h1><p>The server runs, but the browser client was not built.
<p>Build it with <code>make web</code>, then load this page again.</html>"""

files = APIRouter()


@files.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
async def get_file(path: str) -> Response:
    """A file of the client; any other path is a page of it."""
    found = (STATIC / path).resolve()
    if path and found.is_relative_to(STATIC.resolve()) and found.is_file():
        hashed = found.parent.name == "assets"
        return FileResponse(found, headers={"cache-control": FOREVER if hashed else "no-cache"})
    if path.startswith("assets/"):  # A page in place of a script would only confuse a browser.
        raise NoSuchPlace
    page = STATIC / "index.html"
    if not page.is_file():
        return HTMLResponse(MISSING, 503)
    return FileResponse(page, headers={"cache-control": "no-cache"})
