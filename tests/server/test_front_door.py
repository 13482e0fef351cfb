"""What the start page is told: options as people read them, how a game ended, what is no page."""

from pathlib import Path

import pytest

from gloaming.engine.game import all_games
from gloaming.server import client
from gloaming.text import LANGUAGES
from gloaming.text.catalogue import Catalogue
from tests.server.house import ME, House, Json, done

pytestmark = pytest.mark.asyncio(loop_scope="session")
JOURNALS = Path(__file__).resolve().parents[1] / "journals"


async def shelf(house: House) -> dict[str, Json]:
    found = done(await (await house.guest()).get("/api/shelf"))
    return {game["id"]: game for game in found["games"]}


async def test_options_are_read_in_the_order_people_expect(house: House) -> None:
    games = await shelf(house)
    settings = {s["name"]: s for game in games.values() for s in game["settings"]}
    assert settings["difficulty"]["values"] == ["easy", "normal", "hard", "nightmare"]
    assert settings["difficulty"]["default"] == "normal"
    assert settings["turn_cap"]["values"][:4] == ["20", "30", "40", "50"]
    assert settings["turn_cap"]["default"] == "50"
    for game in all_games():
        for setting in game.settings:
            assert sorted(setting.order) == sorted(setting.values)


async def test_what_people_choose_first_stands_under_no_heading(house: House) -> None:
    games = await shelf(house)
    first = {
        id: [s["name"] for s in game["settings"] if not s["heading"]] for id, game in games.items()
    }
    assert first == {
        "bless": ["first_player", "altar_goal"],
        "casting_shadows": ["mode", "map", "characters"],
        "day_and_night": [],
        "last_spell": ["scenario", "difficulty", "turn_order"],
    }
    matters = {s["name"]: s["seats"] for s in games["casting_shadows"]["settings"]}
    assert (matters["mode"], matters["seating2"], matters["characters"]) == ([4], [2], [])


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_heading_has_words(language: str) -> None:
    for game in all_games():
        said = Catalogue(language, game)
        for setting in game.settings:
            assert not setting.heading or said.say(f"heading-{setting.heading}")


@pytest.mark.parametrize(
    ("journal", "tally"),
    [
        ("day_and_night/day-two-temples", [{"temples": 2}, {"temples": 0}]),
        ("bless/sun-most-points", None),
        ("casting_shadows/3-last-standing", None),
        ("casting_shadows/1-beaten", [{"hp": 0}]),
        ("last_spell/introductory-circle-lost", [{"night": 1, "mages": 0}]),
    ],
)
async def test_the_end_is_told_in_the_games_own_counts(
    house: House, journal: str, tally: list[dict[str, int]] | None
) -> None:
    """UX-35: Temples, points, HP, Mages; in every language, and not before it is over."""
    ann = await house.guest()
    said = (JOURNALS / f"{journal}.journal").read_text("utf-8")
    seats = [ME] * said.partition("\n\n")[0].count("\nseat ")
    wish = {"journal": said, "seats": seats}
    table = done(await ann.post("/api/tables/import", wish))["table"]
    result = (await ann.see(table))["result"]
    if tally is not None:
        assert result["tally"] == tally
    assert len(result["tally"]) == (1 if journal.startswith("last_spell") else len(seats))
    best = max(range(len(result["tally"])), key=lambda at: result["scores"][at])
    assert all(list(it.values()) <= list(result["tally"][best].values()) for it in result["tally"])
    game = next(game for game in all_games() if game.id == journal.partition("/")[0])
    for language in LANGUAGES:
        for count in result["tally"]:
            for what, number in count.items():
                assert Catalogue(language, game).say(f"tally-{what}", count=number)
    begun = done(await ann.post("/api/tables/import", wish | {"upto": 3}))["table"]
    assert (await ann.see(begun))["result"] is None


PAGES = ["/", "/settings", "/new/bless", "/rules/last_spell", "/settings/"]
PAGES += ["/codex/bless", "/codex/bless/04", "/codex/last_spell/W-M1", "/codex/last_spell/W-M1b"]
NOTHING = ["/nothing", "/new", "/new/chess", "/rules/chess", "/table", "/table/a/b", "/settings/x"]
NOTHING += ["/table/abc", "/t/abc", "/table/AAAAAAAAAAAAAAAAAAAAAA"]
NOTHING += ["/codex", "/codex/chess", "/codex/bless/99", "/codex/bless/04/x", "/codex/bless/%2e"]


@pytest.mark.parametrize("path", PAGES + NOTHING)
async def test_an_address_that_leads_nowhere_says_so(
    house: House, path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The page comes all the same: it says it to people, in their language."""
    (tmp_path / "index.html").write_text("the client")
    monkeypatch.setattr(client, "STATIC", tmp_path)
    answer = await (await house.guest()).get(path)
    assert (answer.status_code, answer.text) == (404 if path in NOTHING else 200, "the client")
