"""Health, elimination, the end of the game (CS-10)."""

import pytest

from gloaming.games.casting_shadows import GAME
from gloaming.games.casting_shadows.box.names import CARDS_IN_ALL, COMPANION_DECK
from gloaming.games.casting_shadows.table.state import BOOK, MOST_PLAYERS, PORTAL
from tests.support.casting_shadows import Mage, Table


def test_healing_stops_at_the_start_value() -> None:
    """CS-10.1, CS-R55: and damage at 0."""
    mage = Mage("SE", hp=18, companion="moonlit_moth", shadow=True)
    lagoon = {"SE": "lilypad_lagoon"}
    table = Table(mage, Mage("E"), phase="start", tiles=lagoon).luck()
    assert table.hp(1) == 18
    table = Table(Mage(book="personal_space"), Mage(hp=1), Mage("E")).does("cast personal_space")
    assert table.hp(2) == 0


def test_whoever_reaches_zero_is_out_at_once() -> None:
    """CS-10.2."""
    table = Table(Mage(book="fatal_fronds"), Mage(hp=2), Mage("E")).does("cast fatal_fronds")
    assert table.told("out") == [[1, 0, 0]]
    assert table.state.fallen == [1]


def test_what_happens_to_the_things_of_somebody_who_is_out() -> None:
    """CS-10.3, CS-R53: spells to the discard, Counterspells unseen under their deck."""
    target = Mage(
        hp=2,
        book="heavy_hand red_gem",
        counterspells="run_away safety_dome",
        companion="swift_hydra",
        shadow=True,
    )
    market = {"SE": "heat_wave"}
    table = Table(Mage(book="fatal_fronds"), target, Mage("E"), market=market)
    table.does("cast fatal_fronds").says(2, "pass")
    assert (table.book(2), table.discard) == ("", "heavy_hand red_gem")
    seen = [GAME.view(table.state, watcher) for watcher in (0, 1, 2, -1)]
    assert [view["counterspell_deck_size"] for view in seen] == [10] * 4
    gone = seen[0]["players"][1]
    assert (gone["at"], gone["companion"], gone["counterspells"]) == ("", "", 0)
    assert [view["players"][1]["hidden"] for view in seen] == [[]] * 4
    assert table.market("SE") == "heat_wave"
    assert "swift_hydra" not in table.portal


def test_the_buried_counterspells_are_drawn_last() -> None:
    """CS-10.3: in random order, each of them as likely as the other."""
    held = ["pointed_shield " * 4 + "run_away", "run_away bees_everywhere bees_everywhere"]
    dying = Mage("W", hp=2, counterspells="run_away safety_dome")
    table = Table(
        Mage("W", book="fatal_fronds", counterspells=""),
        dying,
        Mage("E", counterspells=held[0]),
        Mage("E", counterspells=held[1]),
        pool="GR OR",
    )
    assert table.state.queue == []
    table.does("cast fatal_fronds").says(2, "pass").does("collect")
    assert table.question.why == "deal"
    assert [option.name for option in table.question.options] == [
        *["deal run_away", "deal safety_dome"]
    ]
    table.luck("deal safety_dome")
    assert (table.counterspells(1), len(table.state.queue)) == ("safety_dome", 1)


def test_the_turn_of_whoever_is_out_ends() -> None:
    """CS-10.3, CS-R52: the pool vanishes, crystals do no harm any more."""
    caster = Mage(hp=1, book="fatal_fronds")
    porcupine = Mage(companion="bristling_porcupine", shadow=True)
    table = Table(caster, porcupine, Mage("E"), dice="CC SF - - -").does("cast fatal_fronds")
    assert (table.hps, table.pool, table.told("crystals")) == ([0, 16, 18], "", [])
    assert (table.state.active, table.question.why) == (1, "roll")


def test_crystals_can_eliminate() -> None:
    """CS-10.2, CS-9.6: and the next player goes on."""
    table = Table(Mage(hp=1), Mage("E"), Mage("W"), dice="CC CC - - -").does("end_actions")
    assert (table.hps, table.state.active) == ([0, 18, 18], 1)


def test_the_last_one_standing_wins() -> None:
    """CS-10.4: the moment it happens."""
    table = Table(Mage(book="fatal_fronds"), Mage(hp=2)).does("cast fatal_fronds")
    assert table.result == "last-standing 1 2"
    assert table.state.question is None
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert (outcome.scores, outcome.winners()) == ([1.0, 0.0], [0])


def test_nobody_dies_at_the_same_time() -> None:
    """CS-10.5, CS-R54: of the last two the target falls first, and that is the end."""
    bees = Mage(hp=2, counterspells="bees_everywhere", companion="bristling_porcupine", shadow=True)
    table = Table(Mage(hp=1, book="fatal_fronds"), bees).does("cast fatal_fronds")
    table.says(2, "reveal bees_everywhere")
    assert table.hps == [1, 0]


def test_the_ranking_follows_the_order_of_falling() -> None:
    """CS-10.4: whoever fell last is second."""
    table = Table(
        Mage(book="sudden_doom"), Mage("E", hp=3), Mage("E", hp=3), Mage("E", hp=3), pool="GB GB"
    ).does("cast sudden_doom")
    assert table.result == "last-standing 1 4 3 2"
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert [round(score, 2) for score in outcome.scores] == [1, 0, 0.33, 0.67]


def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    """CS-10.6, CS-R36, CS-R79: the card just refreshed included."""
    table = Table(Mage("SE"), Mage("E"), market={"SE": "red_gem"}, deck="", discard="heat_wave")
    table.does("refresh")
    assert table.told("reshuffles") == [[0, 0, 0]]
    assert [option.name for option in table.question.options] == ["draw heat_wave", "draw red_gem"]
    table.luck("draw heat_wave")
    assert (table.deck_size, table.discard, table.market("SE")) == (1, "", "heat_wave")


def test_there_are_always_cards_to_draw() -> None:
    """CS-R36: five beside the tiles and twenty in books leave 27; CS-10.7: Companions, too."""
    assert CARDS_IN_ALL - 5 - MOST_PLAYERS * BOOK == 27
    assert len(COMPANION_DECK) - PORTAL - MOST_PLAYERS >= 0


@pytest.mark.parametrize(
    ("one", "two", "ranking"),
    [
        (Mage(hp=10), Mage(hp=9, shadow=True), "1 2"),
        (Mage(hp=9), Mage(hp=9, shadow=True), "2 1"),
        (Mage(hp=9, energy=1), Mage(hp=9, energy=2), "2 1"),
        (Mage(hp=9, book="heavy_hand"), Mage(hp=9, book="personal_space"), "2 1"),
        (Mage(hp=9, book="heavy_hand fatal_fronds"), Mage(hp=9, book="personal_space"), "1 1"),
        (Mage(hp=9, book="red_gem"), Mage(hp=9, counterspells="run_away"), "1 1"),
    ],
)
def test_after_the_last_round_the_living_are_ranked(one: Mage, two: Mage, ranking: str) -> None:
    """CS-10.8: HP, form, energy, levels of the spells; equals share the victory."""
    table = Table(one, two, turn_of=2, round=50).ends_turn()
    ending = "turn-cap-shared" if ranking == "1 1" else "turn-cap"
    assert table.result == f"{ending} {ranking}"
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert outcome.winners() == [at for at, place in enumerate(ranking.split()) if place == "1"]
    assert table.told("ends")[0][0] == (outcome.winners()[0] if len(outcome.winners()) == 1 else -1)


def test_those_who_are_out_come_after_the_living() -> None:
    """CS-10.8."""
    mages = [Mage(hp=3), Mage(hp=0), Mage(hp=5), Mage(hp=0)]
    table = Table(*mages, turn_of=3, round=50).ends_turn()
    assert table.result == "turn-cap 2 4 1 3"


def test_before_the_last_round_is_over_nothing_ends() -> None:
    """CS-10.8, CS-1.9."""
    table = Table(Mage(), Mage(), turn_of=1, round=50).ends_turn()
    assert (table.result, table.state.round) == ("", 50)
    table = Table(Mage(), Mage(), turn_of=2, round=49).ends_turn()
    assert (table.result, table.state.round) == ("", 50)
