"""Whatever a table has chosen: a game is played to its end, and what is shown agrees with it.

What each choice means is written here once more, from the rules page (LS-19.1, LS-21 to LS-23).
"""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from gloaming.engine.event import Event
from gloaming.engine.question import NATURE
from gloaming.engine.script import answer, refusals
from gloaming.games.last_spell import GAME
from gloaming.games.last_spell.box.waves import NIGHT_DECK
from gloaming.games.last_spell.shapes import View
from gloaming.games.last_spell.state import FACE_DOWN, State
from gloaming.text import LANGUAGES, Catalogue

MAGES = {
    "easy": (7, 8, 9),
    "normal": (4, 6, 7),
    "hard": (3, 5, 6),
    "nightmare": (3, 4, 5),
}
GOLD = {"easy": 3, "normal": 0, "hard": -2, "nightmare": -3}
MATERIALS = {"easy": 3, "normal": 0, "hard": -1, "nightmare": -2}
DOOM = {"easy": 12, "normal": 10, "hard": 9, "nightmare": 8}
FIRST = {"introductory": 0, "gildenberg": 0, "lakeburg": 1, "glenwald": 2, "campaign": 0}
CITIES = ["gildenberg", "lakeburg", "glenwald"]

CHOICES = [{"scenario": value} for value in FIRST] + [
    {setting.name: value, "scenario": city}
    for setting in GAME.settings[1:]
    for value in setting.values
    for city in ("gildenberg", "glenwald")
]
TABLES = [(choice, seats) for choice in CHOICES for seats in (1, 2)]


def named(table: tuple[dict[str, str], int]) -> str:
    return f"{' '.join(table[0].values())} for {table[1]}"


class Play:
    """A game under these options, with what was told."""

    def __init__(self, options: dict[str, str], seats: int, seed: int) -> None:
        self.scenario = options.get("scenario", GAME.settings[0].values[0])
        self.difficulty = options.get("difficulty", "normal")
        self.order = options.get("turn_order", "free")
        self.seats = seats
        self.luck = Random(seed)
        self.state: State = GAME.setup(options, seats)
        self.told: list[Event] = []
        self.state.heard = self.told

    @property
    def solo(self) -> bool:
        return self.seats == 1 and self.scenario != "introductory"

    def questions(self) -> Iterator[tuple[str, View]]:
        """Each kind of question a few times, and some more."""
        asked: Counter[str] = Counter()
        while (question := self.state.question) is not None:
            asked[question.why] += 1
            if question.seat != NATURE and (asked[question.why] < 4 or self.luck.random() < 0.03):
                yield question.why, GAME.view(self.state, 0)
            answer(self.state, question.pick(self.luck.random()))


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_a_game_is_played_to_its_end_and_shows_what_was_chosen(
    table: tuple[dict[str, str], int],
) -> None:
    play = Play(*table, seed=5)
    begins(play, GAME.view(play.state, 0))
    for why, seen in play.questions():
        city(play, seen)
        discovery(play, why, seen)
        if why == "main":
            building(play)
        if why == "act":
            assert play.order == "free"
        for hero in seen["heroes"]:
            assert hero["full_ap"] == 4 + play.solo + (hero["level"] >= 4)
        assert (seen["reward"] != []) == brings_reward(play, seen)
        for mission in seen["achieved"]:
            assert mission in seen["missions"]
    assert GAME.outcome(play.state) is not None
    ends(play)


def begins(play: Play, seen: View) -> None:
    """LS-19.1, K1 to K3"""
    at, heroes = FIRST[play.scenario], 2 if play.scenario == "introductory" else play.seats
    assert seen["mages"] == MAGES[play.difficulty][at]
    assert seen["gold"] == 4 + (2, 4, 6)[at] * heroes + GOLD[play.difficulty]
    assert seen["materials"] == (4, 6, 8)[at] + heroes + MATERIALS[play.difficulty]


def city(play: Play, seen: View) -> None:
    """LS-21, LS-22, LS-23"""
    at = CITIES.index(seen["map"])
    assert at >= FIRST[play.scenario] if play.scenario == "campaign" else at == FIRST[play.scenario]
    assert (seen["missions"] == []) == (play.scenario == "introductory")
    playing = any(not hero["waiting"] for hero in seen["heroes"])
    assert (seen["hire"] > 0) == (play.solo and playing)


def discovery(play: Play, why: str, seen: View) -> None:
    """K6, K8: what the day knows of the night, and how many slots are active."""
    introductory = play.scenario == "introductory"
    if why in ("main", "stat"):
        late = play.difficulty in ("hard", "nightmare") or why == "stat"
        assert (seen["direction"] == "") == (late or introductory)
        if late and not introductory:
            assert seen["slots"] == {}
    if seen["direction"] and seen["phase"] == 0:
        more = play.difficulty == "nightmare"
        heroes = sum(not hero["waiting"] for hero in seen["heroes"])
        most = min(4, max(heroes, seen["day"]) + more) if play.solo else min(4, play.seats + more)
        # Heroes that a lone player recruits after the Discovery do not count (LS-22.5).
        least = min(4, seen["day"] + more) if play.solo else most
        assert least <= len(seen["slots"]) <= most


def brings_reward(play: Play, seen: View) -> bool:
    """LS-17.2, LS-17.4, LS-21.2, LS-23.6: the last night of all ends the game."""
    if play.scenario == "introductory":
        return False
    goes_on = play.scenario == "campaign" and seen["map"] != "glenwald"
    return seen["day"] < 3 or goes_on


def building(play: Play) -> None:
    """LS-23.5: the refusals of the introductory game, and of no other."""
    given = {
        option.name: why.key for row in refusals(play.state, GAME.vocabulary) for option, why in row
    }
    intro = {name for name, key in given.items() if key == "not-in-introduction"}
    kinds = {f"build {kind}" for kind in GAME.things["structure"][1:]} - {"build BD1", "build ST1"}
    wanted = kinds if play.scenario == "introductory" else set()
    assert {name for name in intro if name.startswith("build")} == wanted


def ends(play: Play) -> None:
    """K7, K9: when doom creeps in, and what the first death does."""
    phases = [event.numbers()[0] for event in play.told if event.what == "monster-phase"]
    doomed = [event.numbers()[0] for event in play.told if event.what == "doom"]
    assert all(number >= DOOM[play.difficulty] for number in doomed)
    late = [number for number in phases if number >= DOOM[play.difficulty]]
    assert len(doomed) >= len(late) - 1  # The last phase may not have come to its end.
    falls = sum(event.what == "falls" for event in play.told)
    knocked = play.difficulty == "easy" or play.solo or play.scenario == "introductory"
    if GAME.outcome(play.state).reason == "hero-died":  # type: ignore[union-attr]
        assert falls == (2 if knocked else 1)


def cards_up(state: State, luck: Random) -> None:
    """Every card on a slot lies face up, as if a Seer had seen them all."""
    left = [card for card in NIGHT_DECK[state.day] if state.schemas_left[card]]
    luck.shuffle(left)
    for place, card in enumerate(state.slot_cards):
        if card == FACE_DOWN:
            state.slot_cards[place] = left.pop()


@pytest.mark.parametrize("difficulty", MAGES)
@pytest.mark.parametrize("scenario", ["introductory", *CITIES])
def test_what_a_card_shows_is_what_then_comes_out_of_the_fog(
    scenario: str, difficulty: str
) -> None:
    """LS-11.7, LS-11.8, K5: colours and added Clawers, on every card of every night."""
    play = Play({"scenario": scenario, "difficulty": difficulty}, 2, seed=2)
    state, looked = play.state, 0
    for day in (1, 2) if scenario != "introductory" else (1,):
        while state.question is not None and state.question.why != "coin":
            answer(state, state.question.pick(play.luck.random()))
        state.day = day
        dream = state.clone()
        for place in range(len(dream.slot_cards)):
            if dream.slot_cards[place] >= 0 and scenario != "introductory":
                dream.slot_cards[place] = FACE_DOWN
        cards_up(dream, play.luck)
        seen = GAME.view(dream, 0)
        dream.heard = []
        answer(dream, GAME.vocabulary.option("flip_coin left"))
        for slot, cards in seen["slots"].items():
            told = [
                event for event in dream.heard if event.what in ("reveals", "enters", "no-room")
            ]
            came = Counter(kinds_after(told, int(slot)))
            # If a variant is in play, the next one comes (LS-11.9).
            shown = Counter(kind.rstrip("123") for kind in seen["icons"][cards[0]].values())
            assert came == shown, cards[0]
            looked += 1
    assert looked >= 2


def kinds_after(told: list[Event], slot: int) -> Iterator[str]:
    """The kinds of monsters that were told after the card of a slot."""
    mine = False
    for event in told:
        if event.what == "reveals":
            mine = event.numbers()[0] == slot
        elif mine:
            yield GAME.things["monster"][event.numbers()[0]].rstrip("0123456789")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_has_a_name_and_every_card_of_the_table_words(language: str) -> None:
    """What is chosen is named where tables are opened, and in no other words twice."""
    catalogue = Catalogue(language, GAME)
    for setting in GAME.settings:
        names = [catalogue.attribute(f"setting-{setting.name}", value) for value in setting.values]
        assert len(set(names)) == len(names)
        assert all(names)
