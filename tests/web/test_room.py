"""The board keeps its place over whole games (UX-32), at three sizes, in three languages.

Answers are chosen from the list in the bar, by the page itself: so a whole game takes a minute, and
every question of it is drawn.
"""

import pytest

from tests.support.soak import SEED, far
from tests.web.conftest import Visit
from tests.web.gallery import LANGUAGES, SIZES
from tests.web.room import WATCH, moved
from tests.web.visitor import BOT, me

SEATS = {"bless": 2, "casting_shadows": 3, "day_and_night": 2, "last_spell": 2}
ANSWERS = far(70, 4000)
SITTINGS = [
    (game, size, language)
    for at, game in enumerate(SEATS)
    for row, size in enumerate(SIZES)
    for column, language in enumerate(LANGUAGES)
    # In a hurry every game, size and language once or more; with time all of them together.
    if far(row == at % len(SIZES) and column == (at + 1) % len(LANGUAGES), True)
]
# Plays on by whatever the list of answers offers, and looks at the bar after every answer.
PLAYS = """async ([answers, seed]) => {
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const luck = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
    const text = (it) => document.querySelector(it)?.textContent ?? "";
    const shown = () => text(".question-said") + text(".answers") + text(".heard");
    const heights = new Set();
    let given = 0;
    while (given < answers && !document.querySelector(".end-panel")) {
        const open = [...document.querySelectorAll(".question.mine .answers li > button")];
        heights.add(Math.round(document.querySelector(".question").getBoundingClientRect().height));
        if (open.length > 0) {
            const before = shown();
            open[Math.floor(luck() * open.length)].click();
            given += 1;
            // The same may be asked again in the same words.
            for (let waited = 0; waited < 120 && shown() === before; waited += 1) await frame();
        }
        await frame();
    }
    return [given, [...heights]];
}"""


@pytest.mark.parametrize(("game", "size", "language"), SITTINGS)
def test_nothing_moves_over_a_whole_game(visit: Visit, game: str, size: str, language: str) -> None:
    ann = visit({"language": language}, **SIZES[size])
    seats = [me("Ann"), *[BOT] * (SEATS[game] - 1)]
    ann.go(f"/table/{ann.open(*seats, game=game)['table']}")
    ann.find("[data-board]").wait_for()
    ann.page.evaluate(WATCH)
    given, heights = ann.page.evaluate(PLAYS, [ANSWERS, SEED])
    assert given >= min(ANSWERS, 20)
    assert len(heights) == 1, "the bar has one height"
    places = ann.page.evaluate("() => window.places")
    assert places
    assert moved(places) == {}
