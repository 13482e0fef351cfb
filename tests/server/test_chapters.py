"""What a guest has reached in the chapters of a game: told by their own tables, to nobody else."""

from pathlib import Path

import pytest

from gloaming.engine.game import all_games
from gloaming.engine.setting import CHAPTERS, GRADES
from gloaming.games import LAST_SPELL
from gloaming.text import LANGUAGES
from gloaming.text.catalogue import Catalogue
from tests.server.house import FRIEND, ME, Guest, House, Json, done

JOURNALS = Path(__file__).resolve().parents[1] / "journals"


async def opened(guest: Guest, *seats: Json, **options: str) -> Json:
    wish = {"game": "last_spell", "seats": list(seats), "options": options}
    found: Json = done(await guest.post("/api/tables", wish))
    return found


async def tables(guest: Guest, game: str = "") -> list[Json]:
    found: list[Json] = done(await guest.get(f"/api/tables?game={game}"))["tables"]
    return found


@pytest.mark.asyncio(loop_scope="session")
async def test_a_table_in_the_list_says_what_is_played_there(house: House) -> None:
    ann = await house.guest()
    await opened(ann, ME, ME)
    await opened(ann, ME, ME, scenario="lakeburg", difficulty="hard")
    await opened(ann, ME, scenario="campaign")
    await ann.open(ME, ME)
    found = {line["chapter"]: line["options"] for line in await tables(ann, "last_spell")}
    assert found == {
        "introductory": {},
        "lakeburg": {"scenario": "lakeburg", "difficulty": "hard"},
        "gildenberg": {"scenario": "campaign"},
    }
    assert len(await tables(ann)) == 4
    assert [line["chapter"] for line in await tables(ann, "day_and_night")] == [""]
    assert await tables(ann, "chess") == []


@pytest.mark.asyncio(loop_scope="session")
async def test_a_campaign_says_which_city_it_has_come_to(house: House) -> None:
    """It is written with every answer, so a campaign that goes on or is over tells it, too."""
    ann = await house.guest()
    said = (JOURNALS / "last_spell/campaign-won.journal").read_text("utf-8")
    seats = [ME] * said.partition("\n\n")[0].count("\nseat ")
    wish = {"journal": said, "seats": seats}
    for upto, city in ((None, "glenwald"), (3, "gildenberg")):
        done(await ann.post("/api/tables/import", wish | {"upto": upto}))
        assert (await tables(ann))[0]["chapter"] == city


@pytest.mark.asyncio(loop_scope="session")
async def test_nobody_hears_what_others_have_reached(house: House) -> None:
    """Only whoever holds a seat has the table in the list; an invitation alone is no seat."""
    ann, bob, eve = [await house.guest() for _ in range(3)]
    table = await opened(ann, ME, FRIEND, scenario="glenwald")
    assert [await tables(guest, "last_spell") for guest in (bob, eve)] == [[], []]
    done(await bob.join(table["links"]["second"], "Bob"))
    assert [line["chapter"] for line in await tables(bob, "last_spell")] == ["glenwald"]
    assert await tables(eve, "last_spell") == []


def test_journeys_lead_through_chapters_that_there_are() -> None:
    story = [s for s in LAST_SPELL.settings if s.role == CHAPTERS]
    assert [s.name for s in story] == ["scenario"]
    for game in all_games():
        assert sum(s.role == CHAPTERS for s in game.settings) <= 1
        assert sum(s.role == GRADES for s in game.settings) <= 1
        for setting in game.settings:
            for journey, through in setting.journeys.items():
                assert {journey, *through} <= set(setting.values)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_has_a_name_and_a_story_of_two_sentences(language: str) -> None:
    for game in all_games():
        said = Catalogue(language, game)
        for setting in game.settings:
            if setting.role == CHAPTERS:
                assert said.attribute("title", "start")
                for chapter in setting.values:
                    assert said.say(f"chapter-{chapter}")
                    story = said.attribute(f"chapter-{chapter}", "story")
                    assert len(story.split(". ")) == 2, story
                    assert story.endswith(".")
