"""Setting up (CS-2.6 to CS-3.7)."""

import random

import pytest

from gloaming.engine.question import NATURE
from gloaming.engine.script import answer, why_not
from gloaming.games.casting_shadows import GAME
from gloaming.games.casting_shadows.box.names import (
    CARDS_IN_ALL,
    COMPANION_DECK,
    COUNTERSPELL_DECK,
    MAIN_DECK,
)
from gloaming.games.casting_shadows.shapes import View
from gloaming.games.casting_shadows.table.state import State

HOMES = {4: ["SE", "SW", "NW", "NE"], 3: ["SE", "SW", "NW"], 2: ["SE", "NW"]}
HOME_TILES = {
    "kit": "gale_bluffs",
    "haze": "crystal_crypt",
    "frill": "lilypad_lagoon",
    "nuzzle": "thornwood_thicket",
}


def said(state: State, *words: str) -> State:
    for word in words:
        answer(state, GAME.vocabulary.option(word))
    return state


def ready(seats: int, seed: int = 1, **options: str) -> View:
    """The table before its first roll."""
    state, luck, whys = GAME.setup(options, seats), random.Random(seed), []
    while state.question is not None and state.question.why != "roll":
        whys.append(state.question.why)
        answer(state, state.question.pick(luck.random()))
    view = GAME.view(state, 0)
    assert whys == sorted(whys, key=["first", "choose", "lay", "arm", "draw", "emerge"].index)
    return view


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("first", ["amber", "jade"])
def test_everybody_starts_at_home(seats: int, first: str) -> None:
    """CS-2.6, CS-2.7, CS-3.2, CS-R02, CS-R81: from the first player clockwise."""
    state = said(GAME.setup({"characters": "random"}, seats), f"first {first}")
    while state.question is not None and state.question.why != "roll":
        answer(state, state.question.options[0])
    view = GAME.view(state, 0)
    assert view["active"] == ["amber", "jade"].index(first)
    by_number = sorted(view["players"], key=lambda player: player["number"])
    assert [player["at"] for player in by_number] == HOMES[seats]
    assert [player["home"] for player in by_number] == HOMES[seats]
    tiles = {tile["position"]: tile["tile"] for tile in view["tiles"]}
    for player in view["players"]:
        assert tiles[player["at"]] == HOME_TILES[player["character"]]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_unused_homes_fill_the_map(seats: int) -> None:
    """CS-2.8, CS-R01, CS-R05: they have a card, can be entered, and luck lays them out."""
    view = ready(seats)
    assert len(view["tiles"]) == 7
    assert len({tile["tile"] for tile in view["tiles"]}) == 7
    cards = [tile["position"] for tile in view["tiles"] if tile["market"]]
    assert cards == ["E", "SE", "SW", "NW", "NE"]
    lain = set()
    for seed in range(20):
        tiles = {t["position"]: t["tile"] for t in ready(2, seed, first_player="seat1")["tiles"]}
        lain.add(tiles["SW"])
    assert len(lain) > 2


def test_everybody_takes_another_character() -> None:
    """CS-3.1, CS-R04: in player order."""
    state = said(GAME.setup({}, 3), "first jade", "choose haze")
    assert state.question is not None
    assert state.question.seat == 2
    refusal = why_not(state, GAME.vocabulary.option("choose haze"))
    assert refusal is not None
    assert refusal.rule == "CS-R04"
    view = GAME.view(said(state, "choose kit", "choose frill"), 0)
    assert [player["character"] for player in view["players"]] == ["frill", "haze", "kit"]
    for player in view["players"]:
        assert (player["hp"], player["energy"], player["shadow_form"]) == (18, 0, False)
        assert (player["book"], player["counterspells"], player["companion"]) == ([], 0, "")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_decks_are_laid_out(seats: int) -> None:
    """CS-3.3, CS-3.4, CS-3.5."""
    view = ready(seats)
    assert view["counterspell_deck_size"] == 10
    assert (view["deck_size"], view["discard"]) == (47, [])
    assert len(set(view["portal"])) == 3
    assert view["companion_deck_size"] == 7


def test_the_decks_have_as_many_cards_as_printed() -> None:
    """CS-R80."""
    assert sum(MAIN_DECK.values()) == CARDS_IN_ALL == 52
    assert sum(COUNTERSPELL_DECK.values()) == 10
    assert len(COMPANION_DECK) == 10


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_player_one_begins_with_nothing(seats: int) -> None:
    """CS-3.6."""
    view = ready(seats)
    first = view["players"][view["active"]]
    assert (first["number"], view["round"]) == (1, 1)
    assert sum(view["tokens"].values()) == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chance_comes_in_a_fixed_order_and_only_from_luck(seats: int) -> None:
    """CS-3.7: `ready` checks the order; the same answers give the same table."""
    assert ready(seats, 5, characters="random") == ready(seats, 5, characters="random")
    state = GAME.setup({"characters": "random"}, seats)
    while state.question is not None and state.question.why != "act":
        assert state.question.seat == NATURE
        answer(state, state.question.options[-1])


def test_luck_the_host_or_the_first_seat_says_who_begins() -> None:
    """CS-R03."""
    asked = GAME.setup({}, 4).question
    assert asked is not None
    assert (asked.seat, asked.why, len(asked.options)) == (NATURE, "first", 4)
    asked = GAME.setup({"first_player": "host"}, 3).question
    assert asked is not None
    assert (asked.seat, asked.why, len(asked.options)) == (0, "first", 3)
    asked = GAME.setup({"first_player": "host", "host": "ivory"}, 3).question
    assert asked is not None
    assert asked.seat == 2
    state = GAME.setup({"first_player": "seat1"}, 2)
    assert state.question is not None
    assert (state.question.seat, state.question.why) == (0, "choose")
