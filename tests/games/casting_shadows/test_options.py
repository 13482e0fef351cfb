"""The options of a table, and teams of two."""

import random

import pytest

from gloaming.engine.errors import BadOption, BadSeats
from gloaming.engine.script import answer
from gloaming.games.casting_shadows import GAME
from gloaming.games.casting_shadows.box.board import members
from gloaming.games.casting_shadows.shapes import View
from gloaming.games.casting_shadows.table.state import State, enemies
from tests.support.casting_shadows import Mage, Table

TEAMS = {"mode": "teams2v2"}


def set_up(seats: int, **options: str) -> State:
    state, luck = GAME.setup(options, seats), random.Random(3)
    while state.question is not None and state.question.why != "act":
        answer(state, state.question.pick(luck.random()))
    return state


def seen(seats: int, **options: str) -> View:
    return GAME.view(set_up(seats, **options), 0)


@pytest.mark.parametrize(("seats", "tiles"), [(2, 5), (3, 6), (4, 7)])
def test_a_compact_map_has_only_the_homes_of_those_who_play(seats: int, tiles: int) -> None:
    """`map`, CS-R01: a card beside each outer tile but the Desert; distances stay."""
    view = seen(seats, map="compact", first_player="seat1")
    assert len(view["tiles"]) == tiles
    cards = [tile["position"] for tile in view["tiles"] if tile["market"]]
    assert cards == [
        tile["position"] for tile in view["tiles"] if tile["position"] not in ("C", "W")
    ]
    assert view["deck_size"] == 52 - len(cards)


def test_on_a_compact_map_nobody_goes_where_no_tile_is() -> None:
    """`map`, CS-R65: the Mouse jumps over the hole."""
    state = set_up(2, map="compact", first_player="seat1")
    names = [option.name for option in state.question.options if option.verb == "travel"]  # type: ignore[union-attr]
    assert names == ["travel C", "travel E"]  # From SE: there is no SW.
    state.companion[0] = 0
    again = GAME.imagine(state, 0, random.Random(1))
    names = [option.name for option in again.question.options if option.verb == "travel"]  # type: ignore[union-attr]
    assert names == ["travel C", "travel E", "travel W", "travel NW"]


@pytest.mark.parametrize(("value", "homes"), [("opposite", "SE NW"), ("adjacent", "SE SW")])
def test_two_players_live_opposite_or_side_by_side(value: str, homes: str) -> None:
    """`seating2`, CS-R02, CS-2.7."""
    view = seen(2, seating2=value, first_player="seat1")
    assert " ".join(player["home"] for player in view["players"]) == homes
    assert len(seen(3, seating2=value)["tiles"]) == 7


def test_characters_are_picked_or_dealt() -> None:
    """`characters`, CS-3.1."""
    asked = GAME.setup({"first_player": "seat1"}, 2).question
    assert asked is not None
    assert asked.seat == 0
    asked = GAME.setup({"first_player": "seat1", "characters": "random"}, 2).question
    assert asked is not None
    assert (asked.seat, asked.why) == (-1, "choose")


@pytest.mark.parametrize("points", [4, 3, 2])
def test_the_very_first_turn_may_have_fewer_action_points(points: int) -> None:
    """`first_turn_ap`: player 1 in round 1 only."""
    options = {"first_turn_ap": str(points)}
    table = Table(Mage(), Mage(), phase="start", round=1, options=options).luck()
    assert table.ap == points
    assert table.ends_turn().luck().ap == 4
    assert table.ends_turn().luck().ap == 4


def test_the_last_round_can_be_chosen() -> None:
    """`turn_cap`, CS-10.8."""
    table = Table(Mage(hp=3), Mage(), turn_of=2, round=20, options={"turn_cap": "20"}).ends_turn()
    assert table.result == "turn-cap 2 1"


def test_sudden_death_hurts_everybody_at_the_end_of_each_turn() -> None:
    """`sudden_death`: after the crystals, the active player first, nothing reduces it."""
    options = {"sudden_death": "5"}
    thicket = {"NW": "thornwood_thicket"}
    mages = [Mage("NW", hp=9), Mage(hp=9, companion="granite_tortoise", shadow=True), Mage(hp=0)]
    table = Table(*mages, turn_of=2, round=5, options=options, tiles=thicket, dice="CC - - - -")
    table.ends_turn()
    assert table.hps == [8, 7, 0]
    assert table.told("hurt") == [[1, 1, 0], [1, 1, 0], [0, 1, 0]]
    table = Table(*mages, turn_of=2, round=4, options=options).ends_turn()
    assert table.hps == [9, 9, 0]


def test_sudden_death_ends_the_game_with_a_winner() -> None:
    """`sudden_death`, CS-10.5: elimination is checked after each."""
    mages = [Mage(hp=1), Mage(hp=1), Mage(hp=1)]
    table = Table(*mages, turn_of=2, round=5, options={"sudden_death": "5"}).ends_turn()
    assert table.result == "last-standing 1 3 2"
    table = Table(Mage(), Mage(hp=1), Mage(), turn_of=2, round=5, options={"sudden_death": "5"})
    table.ends_turn()
    assert (table.hps, table.state.active) == ([17, 0, 17], 2)


def test_a_short_game_starts_with_twelve_hp() -> None:
    """`start_hp`, CS-3.1, CS-10.1: which is also the most one can have."""
    assert [player["hp"] for player in seen(3, start_hp="12")["players"]] == [12] * 3
    options = {"start_hp": "12"}
    frill = Mage(character="frill", hp=11, shadow=True, energy=5)
    assert Table(frill, Mage(character="kit"), options=options).does("ability").hp(1) == 12
    frill.hp = 12
    assert Table(frill, Mage(character="kit"), options=options).why_not("ability").rule == "CS-R76"


def test_partners_are_no_enemies() -> None:
    """`mode`: players 1 and 3 against 2 and 4; hex spells spare partners."""
    table = Table(Mage(book="sudden_doom"), Mage(), Mage(), Mage("E"), pool="GB GB", options=TEAMS)
    assert members(enemies(table.state, 0)) == [1, 3]
    table.does("cast sudden_doom", "aim C")
    assert table.hps == [18, 11, 18, 18]
    view = GAME.view(table.state, 0)
    assert [player["team"] for player in view["players"]] == [0, 1, 0, 1]


def test_a_partners_counterspells_stay_hidden() -> None:
    """`mode`: nothing is shared."""
    table = Table(Mage(), Mage(), Mage(counterspells="run_away"), Mage(), options=TEAMS)
    assert GAME.view(table.state, 0)["players"][2]["hidden"] == []


def test_a_team_wins_when_both_others_are_out() -> None:
    """`mode`: whoever of it is alive."""
    mages = [Mage(book="fatal_fronds"), Mage(hp=2), Mage(hp=0), Mage(hp=0)]
    table = Table(*mages, options=TEAMS).does("cast fatal_fronds")
    assert table.result == "amber-ivory-standing 1 3 1 3"
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert outcome.scores == [1.0, 0.0, 1.0, 0.0]
    table = Table(mages[0], Mage(hp=2), Mage(), Mage(), options=TEAMS).does("cast fatal_fronds")
    assert table.result == ""


@pytest.mark.parametrize(
    ("mages", "ranking"),
    [
        ([Mage(hp=4), Mage(hp=5), Mage(hp=4), Mage(hp=0)], "1 3 1 3"),
        ([Mage(hp=4), Mage(hp=4), Mage(hp=4, shadow=True), Mage(hp=4)], "1 3 1 3"),
        ([Mage(hp=4), Mage(hp=8), Mage(hp=4), Mage(hp=0)], "1 1 1 1"),
    ],
)
def test_at_the_last_round_teams_compare_their_sums(mages: list[Mage], ranking: str) -> None:
    """`mode`, CS-10.8: of those who are alive."""
    table = Table(*mages, turn_of=4 if mages[3].hp else 3, round=50, options=TEAMS).ends_turn()
    ending = "turn-cap-shared" if ranking == "1 1 1 1" else "amber-ivory-ahead"
    assert table.result == f"{ending} {ranking}"


def test_teams_need_four_players() -> None:
    """`mode`: with fewer everybody fights everybody."""
    table = Table(Mage(), Mage(), Mage(), options=TEAMS)
    assert members(enemies(table.state, 0)) == [1, 2]


def test_bad_options_and_seats_are_refused() -> None:
    """With a sentence that says what there is."""
    with pytest.raises(BadOption, match="turn_cap"):
        GAME.setup({"turn_cap": "51"}, 2)
    with pytest.raises(BadOption, match="no option is called"):
        GAME.setup({"turnCap": "50"}, 2)
    with pytest.raises(BadSeats, match="not by 5"):
        GAME.setup({}, 5)
