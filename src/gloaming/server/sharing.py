"""What a link shows where it is shared: title, sentence and picture of each page.

Every page of the client is here once, with the address it has: whatever is not is no page. A room
that has pages of its own adds them by `page`. Of a table it is told what anybody may see who looks
on, and no more.
"""

import asyncio
import re
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from functools import cache
from html import escape
from typing import Any, Final, NamedTuple

from gloaming.engine.errors import GloamingError, UnknownGame
from gloaming.engine.game import SPECTATOR, Game, Outcome, game_called
from gloaming.engine.save import load
from gloaming.server.boards import DRAWN
from gloaming.server.identity import TABLE
from gloaming.server.refusals import NoSuchPlace, NoSuchTable
from gloaming.server.store import Cover, Seat, Store
from gloaming.text.catalogue import LANGUAGES, Catalogue, MissingText

REMEMBERED: Final = 200  # Tables, as spectators last saw them, and as many pictures.
View = Mapping[str, Any]


class Asked(NamedTuple):
    """Who asks for a page, and how."""

    store: Store
    language: str
    query: Mapping[str, str]


class Shared(NamedTuple):
    """What is shown of a page where its link is shared."""

    title: str
    about: str
    picture: str = "/share/gloaming.jpg"  # An address of ours.


Page = Callable[..., Awaitable[Shared]]
PAGES: Final[list[tuple[re.Pattern[str], Page]]] = []


def page(address: str) -> Callable[[Page], Page]:
    """A page of the client, by its address without the first slash; groups are told to it by name.

    It may raise NoSuchPlace: then there is nothing at this address.
    """

    def add(told: Page) -> Page:
        PAGES.append((re.compile(address), told))
        return told

    return add


async def shared(path: str, asked: Asked) -> Shared:
    for address, told in PAGES:
        found = address.fullmatch(path.strip("/"))
        if found is not None:
            return await told(asked, **found.groupdict())
    raise NoSuchPlace


@cache
def texts(language: str, game: str = "") -> Catalogue:
    """Of the house, and of a game where it has any."""
    known = game_called(game) if game else None
    try:
        return Catalogue(language, known)
    except (FileNotFoundError, ModuleNotFoundError):
        return Catalogue(language)


def title_of(said: Catalogue, game: str) -> str:
    return said.say("title") if said.has("title") else game


def texts_of(language: str, game: str) -> Catalogue:
    """For an address that may name anything."""
    try:
        return texts(language, game)
    except UnknownGame:
        raise NoSuchPlace from None


def emblem(game: str) -> str:
    return f"/share/{game}.jpg"


# The pages of the house.


@page("|settings")
async def the_house(asked: Asked) -> Shared:
    return Shared("Gloaming", texts(asked.language).say("share-house"))


@page("new/(?P<game>[^/]+)")
async def setting_up(asked: Asked, game: str) -> Shared:
    said = texts_of(asked.language, game)
    about = said.attribute("title", "about") if said.has("title") else ""
    return Shared(title_of(said, game), about or said.say("share-house"), emblem(game))


@page("rules/(?P<game>[^/]+)")
async def the_rules(asked: Asked, game: str) -> Shared:
    said = texts_of(asked.language, game)
    name = title_of(said, game)
    title = said.say("share-rules", game=name)
    return Shared(title, said.attribute("share-rules", "about", game=name), emblem(game))


@page("codex/(?P<game>[^/]+)")
async def the_codex(asked: Asked, game: str) -> Shared:
    said = texts_of(asked.language, game)
    name = title_of(said, game)
    title = said.say("share-codex", game=name)
    return Shared(title, said.attribute("share-codex", "about", game=name), emblem(game))


@page("codex/(?P<game>[^/]+)/(?P<name>[^/]+)")
async def a_thing(asked: Asked, game: str, name: str) -> Shared:
    """A thing of the box: what it is called, and the first that is said of it."""
    said = texts_of(asked.language, game)
    article = game_called(game).codex.article(name)
    if article is None:
        raise NoSuchPlace
    called, *more = article.texts
    does = said.attribute(called, "effect") or (said.say(more[0]) if more else "")
    title = said.say("share-thing", thing=said.say(called), game=title_of(said, game))
    about = does or said.attribute("share-codex", "about", game=title_of(said, game))
    return Shared(title, about, emblem(game))


@page("(?:table|t)/(?P<id>[^/]+)")
async def a_table(asked: Asked, id: str) -> Shared:
    """A table as it stands; of a moment looked back at it is not told how the match ended."""
    cover = await cover_of(asked.store, id)
    game = game_called(cover.game)
    said = texts(asked.language, game.id)
    parts = {"game": title_of(said, game.id), "who": who(said, game, cover.seats)}
    if "at" in asked.query:
        return Shared(said.say("share-table", **parts), said.say("share-moment"), emblem(game.id))
    view = await SIGHTS.seen(asked.store, cover)
    moment = passed(said, view)
    title = said.say("share-table-at", moment=moment, **parts) if moment else ""
    drawn = view is not None and game.id in DRAWN
    picture = f"/api/tables/{cover.id}/picture.png?v={cover.version}" if drawn else emblem(game.id)
    return Shared(title or said.say("share-table", **parts), standing(said, cover), picture)


async def cover_of(store: Store, id: str) -> Cover:
    cover = await store.cover(id) if TABLE.fullmatch(id) else None
    if cover is None:
        raise NoSuchTable
    return cover


def who(said: Catalogue, game: Game[Any], seats: list[Seat]) -> str:
    names = [named(said, seat) for seat in seats]
    if len(names) == 2 and not game.together:
        return said.say("share-against", first=names[0], second=names[1])
    return ", ".join(names)


def named(said: Catalogue, seat: Seat) -> str:
    if seat.level:
        return said.say("share-bot")
    return seat.name or said.say("share-nobody" if seat.holder is None else "share-somebody")


def passed(said: Catalogue, view: View | None) -> str:
    """How far a match has come, in the game's own count: turn 12."""
    if view is None or not said.has("share-count"):
        return ""
    plain = {name: it for name, it in view.items() if isinstance(it, (int, str))}
    try:
        return said.say("share-count", **plain)
    except MissingText:
        return ""


def standing(said: Catalogue, cover: Cover) -> str:
    """How a match ended, that a seat is free, or that it goes on."""
    if cover.result is not None:
        try:
            return said.outcome(Outcome(*cover.result))
        except MissingText:  # By resigning, or by other rules.
            return said.say("share-over")
    free = any(seat.holder is None and not seat.level for seat in cover.seats)
    return said.say("share-free" if free else "share-goes-on")


# What a spectator sees, and the picture of it.


class Sights:
    """Tables as spectators saw them last, and their pictures: made once for each version."""

    def __init__(self) -> None:
        self.views: OrderedDict[tuple[str, int], View | None] = OrderedDict()
        self.pictures: OrderedDict[tuple[str, int], bytes] = OrderedDict()

    async def seen(self, store: Store, cover: Cover) -> View | None:
        """From the table as it was last written: the match need not be replayed for it."""
        key = cover.id, cover.version
        if key not in self.views:
            kept = await store.kept(cover.id)
            view = await asyncio.to_thread(looked_at, kept.text) if kept is not None else None
            remember(self.views, key, view)
        return self.views[key]

    async def picture(self, store: Store, id: str) -> bytes:
        cover = await cover_of(store, id)
        key = cover.id, cover.version
        if key not in self.pictures:
            view = await self.seen(store, cover)
            draw = DRAWN.get(cover.game)
            if view is None or draw is None:
                raise NoSuchPlace
            remember(self.pictures, key, await asyncio.to_thread(lambda: draw(view).png()))
        return self.pictures[key]


SIGHTS: Final = Sights()


def remember(where: OrderedDict[Any, Any], key: tuple[str, int], what: object) -> None:
    where[key] = what
    while len(where) > REMEMBERED:
        where.popitem(last=False)


def looked_at(saved: str) -> View | None:
    """A saved table from nobody's seat; none if our rules can't read it."""
    try:
        heading, state = load(saved)
    except GloamingError:
        return None
    return dict(heading.game.view(state, SPECTATOR))


# The head of a page.


def language_of(accepted: str) -> str:
    """The language of ours that a reader likes best; English if none is named."""
    liked: list[tuple[float, str]] = []
    for part in accepted[:200].split(","):
        name, _, weight = part.partition(";q=")
        language = name.strip().lower()[:2]
        if language in LANGUAGES:
            try:
                liked.append((float(weight or 1), language))
            except ValueError:
                continue
    return max(liked, key=lambda it: it[0], default=(0.0, "en"))[1]


def head(told: Shared, address: str, house: str) -> str:
    """What stands in the head of a page, for those who never run it."""
    picture = house + told.picture
    facts = {
        "og:site_name": "Gloaming",
        "og:type": "website",
        "og:title": told.title,
        "og:description": told.about,
        "og:url": address,
        "og:image": picture,
        "og:image:width": "1200",
        "og:image:height": "630",
        "twitter:card": "summary_large_image",
        "twitter:title": told.title,
        "twitter:description": told.about,
        "twitter:image": picture,
    }
    lines = [
        f"<title>{escape(told.title)}</title>",
        f'<meta name="description" content="{escape(told.about)}" />',
    ]
    for name, said in facts.items():
        kind = "name" if name.startswith("twitter") else "property"
        lines.append(f'<meta {kind}="{name}" content="{escape(said)}" />')
    return "\n    ".join(lines)
