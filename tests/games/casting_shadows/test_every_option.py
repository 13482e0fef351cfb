"""Every option with every value, played to the end: what is shown agrees with it.

Refusals are checked for truth on the way, the log is told in every language, and the table keeps
what the option says.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from gloaming.engine.event import Event
from gloaming.engine.question import NATURE
from gloaming.engine.sight import tell
from gloaming.games.casting_shadows import GAME
from gloaming.games.casting_shadows.box.names import SEATS
from gloaming.games.casting_shadows.table.state import State
from gloaming.text import LANGUAGES, Catalogue
from tests.games.casting_shadows.test_refusals import check
from tests.promises.table import Table
from tests.text.ftl import SOURCE, Texts

VALUES = [(setting.name, value) for setting in GAME.settings for value in setting.values]
PAGES = Path(__file__).parents[3] / "docs" / "rules"
# How many sit where an option is looked at; else two.
WHERE = {
    "mode": (1, 3, 4),
    "map": (1, 2, 3, 4),
    "seating2": (2, 3),
    "first_player": (1, 3),
    "host": (1, 2, 4),
    "characters": (1, 4),
    "start_hp": (1, 3),
}
CATALOGUES = [Catalogue(language, GAME) for language in LANGUAGES]


class Seen:
    """What was seen of a game: every view with the question it was asked at, and every event."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.asked: list[tuple[int, str]] = []
        self.views: list[Any] = []
        self.events: list[Event] = []

    def turns(self) -> Iterator[Any]:
        """The view at the first decision of every turn."""
        last = None
        for (_, why), view in zip(self.asked, self.views, strict=True):
            now = (view["round"], view["active"])
            if why == "act" and now != last:
                last = now
                yield view

    def whats(self) -> list[str]:
        return [event.what for event in self.events]


def played(name: str, value: str, seats: int) -> Seen:
    """A curious game; one option changed, and another where it would not matter alone."""
    options = {"host": {"first_player": "host"}}.get(name, {}) | {name: value}
    if name != "turn_cap":
        options["turn_cap"] = "20"
    table = Table(GAME, options, seats, len(value) + seats, "curious")
    seen = Seen(seats)
    table.state.heard = seen.events
    met = Counter[str]()
    for state in table.questions():
        assert isinstance(state, State)
        assert state.question is not None
        seen.asked.append((state.question.seat, state.question.why))
        seen.views.append(GAME.view(state, state.question.seat))
        check(state, met)
    seen.views.append(GAME.view(table.state, -1))
    seen.asked.append((NATURE, "over"))
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    for catalogue in CATALOGUES:
        for event in seen.events:
            for seat in range(-1, seats):
                assert catalogue.event(tell(GAME, event, seat))
        assert catalogue.outcome(outcome)
        assert catalogue.event(tell(GAME, seen.events[-1], -1)) == catalogue.outcome(outcome)
    return seen


# What each option says, as somebody sees it who only looks.


def mode(seen: Seen, value: str) -> None:
    teams = [player["team"] for player in seen.views[-1]["players"]]
    paired = value == "teams2v2" and seen.seats == 4
    assert teams == ([0, 1, 0, 1] if paired else [-1] * len(teams))


def game_map(seen: Seen, value: str) -> None:
    tiles = len(seen.views[-1]["tiles"])
    assert tiles == (3 + seen.seats if value == "compact" and seen.seats > 1 else 7)


def seating2(seen: Seen, value: str) -> None:
    homes = {player["home"] for player in seen.views[-1]["players"]}
    if seen.seats == 2:
        assert homes == ({"SE", "NW"} if value == "opposite" else {"SE", "SW"})


def first_player(seen: Seen, value: str) -> None:
    first = {"random": [(NATURE, "first")], "host": [(0, "first")], "seat1": []}[value]
    asked = [one for one in seen.asked if one[1] == "first"]
    assert asked == (first if seen.seats > 1 else [])


def host(seen: Seen, value: str) -> None:
    there = SEATS.index(value)
    asked = [seat for seat, why in seen.asked if why == "first"]
    assert asked == ([there if there < seen.seats else 0] if seen.seats > 1 else [])


def characters(seen: Seen, value: str) -> None:
    people = [seat for seat, why in seen.asked if why == "choose" and seat != NATURE]
    assert len(people) == (0 if value == "random" else seen.seats)


def first_turn_ap(seen: Seen, value: str) -> None:
    turns = list(seen.turns())
    assert turns[0]["ap"] == int(value)
    for view in turns[1:]:
        swift = view["players"][view["active"]]["companion"] == "swift_hydra"
        assert view["ap"] <= (5 if swift else 4)
    # It need not be full where the first answer of a turn was another one.
    assert all(view["ap"] >= 4 for view in turns[1:])


def turn_cap(seen: Seen, value: str) -> None:
    assert {view["turn_cap"] for view in seen.views} == {int(value)}
    assert max(view["round"] for view in seen.views) <= int(value)
    ending = seen.views[-1]["ending"]
    if "cap" in ending or "ahead" in ending:
        assert seen.views[-1]["round"] == int(value)


def sudden_death(seen: Seen, value: str) -> None:
    rounds = [event.numbers()[0] for event in seen.events if event.what == "sudden-death"]
    if value == "off":
        assert rounds == []
    elif seen.views[-1]["round"] > int(value):
        assert rounds[0] == int(value)
    assert all(number >= int(value) for number in rounds)


def start_hp(seen: Seen, value: str) -> None:
    for view in seen.views:
        for player in view["players"]:
            most = 6 if player["bot"] else int(value)
            assert player["most_hp"] == most
            assert player["hp"] <= most
    assert next(seen.turns())["players"][0]["hp"] == int(value)


HOLDS: dict[str, Callable[[Seen, str], None]] = {
    "mode": mode,
    "map": game_map,
    "seating2": seating2,
    "first_player": first_player,
    "host": host,
    "characters": characters,
    "first_turn_ap": first_turn_ap,
    "turn_cap": turn_cap,
    "sudden_death": sudden_death,
    "start_hp": start_hp,
}


@pytest.mark.parametrize(("name", "value"), VALUES, ids=["=".join(one) for one in VALUES])
def test_a_game_with_it_is_played_to_its_end(name: str, value: str) -> None:
    """Alone, where most options mean nothing, and at a table where it matters."""
    for seats in WHERE.get(name, (2,)):
        HOLDS[name](played(name, value, seats), value)


def test_every_option_and_value_is_called_something_in_every_language() -> None:
    """Numbers speak for themselves."""
    for catalogue in CATALOGUES:
        for setting in GAME.settings:
            assert catalogue.setting(setting.name)
            for value in setting.values:
                said = Texts(SOURCE / "games" / GAME.id / "text" / f"{catalogue.language}.ftl")
                named = f"setting-{setting.name}.{value}" in said.patterns
                assert value.isdecimal() or named


@pytest.mark.parametrize("page", ["", "it", "fr"])
def test_the_rules_page_lists_every_option_with_its_values(page: str) -> None:
    """The default first; of a row of numbers the first two and the last."""
    text = (PAGES / page / "casting_shadows.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| `(\w+)` \| ([^|]*) \|", text, re.MULTILINE))
    for setting in GAME.settings:
        listed = re.split(r", | … ", rows[setting.name].strip())
        assert listed[0] == setting.default
        assert set(listed) <= set(setting.values)
        if "…" not in rows[setting.name]:
            assert listed == setting.values
        assert listed[-1] == setting.values[-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_card_prints_a_number_that_an_option_changes(language: str) -> None:
    """`start_hp`: "never above the HP you started with" is true at every table."""
    texts = Texts(SOURCE / "games" / "casting_shadows" / "text" / f"{language}.ftl")
    for name in texts.patterns:
        if re.match(r"(spell|tile|character|counterspell|companion|refusal)-", name):
            said = re.sub(r"\b(CS|SO)-[\w.]+", "", texts.words(name))
            assert not re.search(r"\b(12|18|20|50)\b", said), name
