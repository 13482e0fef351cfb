"""What a shared link shows: title, sentence, picture; of a table, what a spectator may see."""

import re
import zlib
from html import unescape
from pathlib import Path
from random import Random
from struct import unpack

import pytest

from gloaming.engine.game import all_games
from gloaming.server import client, sharing
from gloaming.server.boards import DRAWN
from gloaming.server.canvas import HIGH, WIDE, Canvas
from gloaming.server.sharing import Shared, head, language_of
from gloaming.text import LANGUAGES
from tests.server.house import BOT, FRIEND, ME, Guest, House, done, quick, served, sqlite
from tests.server.test_secrecy import Twins

pytestmark = pytest.mark.asyncio(loop_scope="session")
JOURNALS = Path(__file__).resolve().parents[1] / "journals"
PLAYED = [
    "bless/sun-most-points",
    "casting_shadows/3-last-standing",
    "day_and_night/day-two-temples",
    "last_spell/lakeburg-boss-slain",
]
PAGE = '<html lang="en"><head><title>Gloaming</title></head></html>'


@pytest.fixture(autouse=True)
def client_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "index.html").write_text(PAGE)
    monkeypatch.setattr(client, "STATIC", tmp_path)


async def meta(guest: Guest, path: str, language: str = "en") -> dict[str, str]:
    answer = await guest.http.get(path, headers={"accept-language": language})
    assert answer.status_code == 200
    assert answer.headers["vary"] == "accept-language"
    assert f'<html lang="{language}">' in answer.text
    found = re.findall(r'<meta (?:name|property)="(.*?)" content="(.*?)" />', answer.text)
    return {name: unescape(said) for name, said in found}


async def imported(guest: Guest, journal: str, upto: int | None = None) -> str:
    said = (JOURNALS / f"{journal}.journal").read_text("utf-8")
    seats = [ME] * said.partition("\n\n")[0].count("\nseat ")
    wish = {"journal": said, "seats": seats, "upto": upto}
    table: str = done(await guest.post("/api/tables/import", wish))["table"]
    return table


async def test_pages_say_what_they_are_in_the_readers_language(house: House) -> None:
    ann = await house.guest()
    rules = await meta(ann, "/rules/bless", "fr")
    assert rules["og:title"] == "Bless\u00a0: les règles"
    assert rules["og:image"] == f"{house.url}/share/bless.jpg"
    assert rules["og:url"] == f"{house.url}/rules/bless"
    assert rules["og:description"] == rules["description"] == rules["twitter:description"]
    assert (await meta(ann, "/", "it"))["og:description"].startswith("Quattro giochi")
    assert "The Last Spell" in (await meta(ann, "/new/last_spell"))["og:title"]


async def test_a_table_says_who_plays_and_how_far_they_are(house: House) -> None:
    ann = await house.guest()
    table = (await ann.open(ME, BOT))["table"]
    found = await meta(ann, f"/table/{table}")
    assert found["og:title"] == "Day & Night · turn 1 · Ann against a bot"
    assert found["og:description"] == "The game goes on: come and watch."
    free = (await ann.open(ME, FRIEND))["table"]
    found = await meta(ann, f"/t/{free}", "it")
    assert found["og:title"] == "Day & Night · turno 1 · Ann contro un posto libero"
    assert found["og:description"].endswith("un posto libero: vieni a giocare.")


async def test_a_moment_looked_back_at_does_not_tell_the_end(house: House) -> None:
    ann = await house.guest()
    table = await imported(ann, "day_and_night/day-two-temples")
    now, then = [await meta(ann, f"/table/{table}{at}") for at in ("", "?at=7")]
    assert "Day" in now["og:description"]
    assert now["og:image"].startswith(f"{house.url}/api/tables/{table}/picture.png?v=")
    assert then["og:title"] == "Day & Night · Ann against Ann"
    assert then["og:description"].startswith("A moment of this game")
    assert then["og:image"] == f"{house.url}/share/day_and_night.jpg"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [game.id for game in all_games()])
async def test_every_game_has_words_for_how_far_it_is(
    house: House, game: str, language: str
) -> None:
    ann = await house.guest()
    wish = {"game": game, "seats": [ME, ME], "options": {}}
    table = done(await ann.post("/api/tables", wish))["table"]
    found = await meta(ann, f"/table/{table}", language)
    assert found["og:title"].count(" · ") == 2
    assert "share-" not in "".join(found.values())


async def test_names_are_words_and_no_markup(house: House) -> None:
    ann = await house.guest()
    evil = '"><script>alert(1)</script>'
    table = (await ann.open({"who": "me", "name": evil}, BOT))["table"]
    page = (await ann.get(f"/table/{table}")).text
    assert "<script" not in page
    assert (await meta(ann, f"/table/{table}"))["og:title"].endswith(f"{evil} against a bot")
    assert "<b>" not in head(Shared("<b>", "<b>"), "/<b>", "<b>")


async def test_a_picture_shows_the_board_and_changes_with_it(house: House) -> None:
    ann = await house.guest()
    assert {journal.partition("/")[0] for journal in PLAYED} == set(DRAWN)
    for journal in PLAYED:
        early, late = [await imported(ann, journal, upto) for upto in (40, None)]
        first, second = [
            await ann.get(f"/api/tables/{table}/picture.png") for table in (early, late)
        ]
        assert first.status_code == second.status_code == 200
        assert first.headers["content-type"] == "image/png"
        assert size_of(first.content) == (WIDE, HIGH)
        assert first.content != second.content
        assert len(second.content) < 60_000
        assert (await ann.get(f"/api/tables/{early}/picture.png")).content == first.content


def size_of(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    wide, high = unpack(">II", png[16:24])
    packed = png[png.index(b"IDAT") + 4 : -16]
    assert len(zlib.decompress(packed[: len(packed)])) == high * (wide + 1)
    return wide, high


async def test_what_is_not_there_is_not_drawn(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await house.guest()
    for id in ("abc", "A" * 22):
        assert (await ann.get(f"/api/tables/{id}/picture.png")).status_code == 404
        assert (await ann.get(f"/table/{id}")).status_code == 404
        assert (await ann.get(f"/table/{id}")).text == PAGE
    monkeypatch.delitem(DRAWN, "day_and_night")
    table = (await ann.open(ME, BOT))["table"]
    assert (await ann.get(f"/api/tables/{table}/picture.png")).status_code == 404
    assert (await meta(ann, f"/table/{table}"))["og:image"].endswith("/share/day_and_night.jpg")


async def test_pictures_have_a_door_of_their_own(tmp_path: Path) -> None:
    async with served(quick(sqlite(tmp_path), picture_rate="2/day")) as house:
        ann = await house.guest()
        table = (await ann.open(ME, BOT))["table"]
        path = f"/api/tables/{table}/picture.png"
        said = [(await ann.get(path)).status_code for _ in range(3)]
        assert said == [200, 200, 429]
        assert (await ann.get(f"/api/tables/{table}")).status_code == 200


@pytest.mark.parametrize("seed", range(3))
async def test_what_spectators_cannot_see_makes_no_difference(tmp_path: Path, seed: int) -> None:
    """Two tables that differ in both hands: the same head and the same picture, to the byte."""
    async with served(quick(sqlite(tmp_path))) as house:
        ann = await house.guest()
        twins = Twins(-1, seed)
        await twins.open(house, ann)
        first, second = (match.state.hand for match in twins.matches)  # type: ignore[attr-defined]
        assert first != second
        for answers in range(30):
            if answers % 10 == 0:
                heads = [(await ann.get(f"/table/{id}")).content for id in twins.ids]
                assert b"og:title" in heads[0]
                twins.alike(heads)
                await twins.compare(ann, ["/picture.png"])
            await twins.answer(*twins.choose(), [])


async def test_a_seats_own_view_would_be_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The comparison above is worth something: a picture of the hands does differ."""

    def telling(view: sharing.View) -> Canvas:
        canvas = Canvas("#000000")
        luck = Random(str(view["hands"]))
        canvas.disc(luck.random() * WIDE, luck.random() * HIGH, 50, "#ffffff")
        return canvas

    monkeypatch.setitem(DRAWN, "day_and_night", telling)
    monkeypatch.setattr(sharing, "SPECTATOR", 0)
    async with served(quick(sqlite(tmp_path))) as house:
        ann = await house.guest()
        twins = Twins(-1, 1)
        await twins.open(house, ann)
        with pytest.raises(AssertionError):
            await twins.compare(ann, ["/picture.png"])


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("de", "en"),
        ("it-IT,it;q=0.9,en;q=0.8", "it"),
        ("de,en;q=0.3,fr;q=0.7", "fr"),
        ("fr;q=nonsense,it", "it"),
        ("*", "en"),
    ],
)
async def test_the_language_a_reader_likes_best(accepted: str, language: str) -> None:
    assert language_of(accepted) == language
