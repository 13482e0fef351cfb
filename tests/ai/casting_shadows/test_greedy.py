"""Greedy casts shadows: it sees no hidden card, and misses nothing a beginner would see."""

from random import Random

import pytest

from gloaming.ai.agent import Agent, Imagination, imagination
from gloaming.ai.levels import agent_called
from gloaming.ai.play import play
from gloaming.engine.question import NATURE, Option
from gloaming.engine.script import Position, answer
from gloaming.engine.sight import see
from gloaming.games import CASTING_SHADOWS as GAME
from gloaming.games.casting_shadows.box.names import COUNTERSPELL_KINDS
from gloaming.games.casting_shadows.table.state import MOST_PLAYERS, State
from tests.support.casting_shadows import Mage, Table


class Peeper(Agent):
    """Chooses by the Counterspells it believes the others to hold."""

    def __init__(self) -> None:
        self.name = "peeper"

    def choose(self, mind: Imagination) -> Option:
        dream = mind.dream()
        assert isinstance(dream, State)
        told = sum(number * many for number, many in enumerate(held_by_others(dream, mind.seat)))
        return mind.question.options[told % len(mind.question.options)]


def held_by_others(state: State, seat: int) -> list[int]:
    held = state.held[: MOST_PLAYERS * COUNTERSPELL_KINDS]
    mine = range(seat * COUNTERSPELL_KINDS, (seat + 1) * COUNTERSPELL_KINDS)
    return [many for at, many in enumerate(held) if at not in mine]


def agents() -> list[Agent]:
    return [Peeper(), *(agent_called(name, GAME) for name in ("random", "greedy"))]


def choice(agent: Agent, state: Position, seat: int, seed: int) -> str:
    return agent.choose(imagination(GAME, state, seat, Random(seed))).name


def chosen(table: Table, seed: int = 0) -> str:
    """What greedy answers to the open question."""
    return choice(agent_called("greedy", GAME), table.state, table.question.seat, seed)


def plays_out_the_turn(table: Table, seed: int = 0) -> list[str]:
    """Let greedy play the turn that is on; what it answered."""
    luck, me, round = Random(seed), table.state.active, table.state.round
    said: list[str] = []
    while (question := table.state.question) is not None and table.state.active == me:
        if table.state.round != round:
            break
        if question.seat == NATURE:
            answer(table.state, question.pick(luck.random()))
            continue
        option = agent_called("greedy", GAME).choose(
            imagination(GAME, table.state, question.seat, luck)
        )
        if question.seat == me:
            said.append(option.name)
        answer(table.state, option)
    return said


# What it can't see makes no difference.


def against(counterspells: str, mine: str = "") -> Table:
    """Greedy is about to act; its enemies hold three Counterspells."""
    first, second, third = counterspells.split()
    return Table(
        Mage("C", book="heavy_hand spectral_slap", counterspells=mine),
        Mage("SE", hp=7, counterspells=f"{first} {second}"),
        Mage("E", hp=6, counterspells=third),
        dice="GR SF GB OB GP",
        market={"E": "phoenix_flash", "SE": "red_gem"},
    )


@pytest.mark.parametrize("agent", agents(), ids=lambda agent: agent.name)
def test_hidden_counterspells_make_no_difference_to_a_choice(agent: Agent) -> None:
    weak = against("bees_everywhere pointed_shield pointed_shield")
    strong = against("safety_dome run_away bees_everywhere")
    assert see(GAME, weak.state, 0) == see(GAME, strong.state, 0)
    for seed in range(8):
        assert choice(agent, weak.state, 0, seed) == choice(agent, strong.state, 0, seed)


def test_the_peeper_would_be_caught() -> None:
    """The agent above does choose by hidden cards, once it is handed the true state."""
    said = set()
    for held in ("safety_dome run_away run_away", "pointed_shield pointed_shield run_away"):
        state = against(held).state
        said.add(Peeper().choose(Imagination(GAME, 0, state.clone, Random(0))).name)
    assert len(said) > 1


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("agent", agents(), ids=lambda agent: agent.name)
def test_hidden_counterspells_make_no_difference_anywhere_in_a_game(
    agent: Agent, seats: int
) -> None:
    """Everybody goes for Counterspells, so that there is something to hide."""
    luck = Random(seats)
    differed = 0
    for _ in range(3):
        state = GAME.setup({}, seats)
        number = 0
        while (question := state.question) is not None and number < 1500:
            number += 1
            if question.seat != NATURE and number % 7 == 0:
                twin = GAME.imagine(state, question.seat, luck)
                if twin.held != state.held:
                    differed += 1
                    mine = choice(agent, state, question.seat, number)
                    assert mine == choice(agent, twin, question.seat, number)
            wanted = [option for option in question.options if option.name in WANTED]
            answer(state, wanted[0] if wanted else question.pick(luck.random()))
    assert differed > 5


WANTED = {"collect", "travel W"}


# What any beginner would do.


def test_it_deals_the_last_blow() -> None:
    table = Table(Mage("C", book="heavy_hand"), Mage("SE", hp=4), dice="GR OR OB SF GP", ap=1)
    plays_out_the_turn(table)
    assert table.result == "last-standing 1 2"


def test_it_pays_no_more_than_it_takes() -> None:
    """One Gem finishes the weak one; two more are for the other."""
    table = Table(
        Mage("C", book="heavy_hand bubble_trouble"),
        Mage("SE", hp=2),
        Mage("NW"),
        pool="GR GB GB",
    )
    plays_out_the_turn(table)
    assert table.hps[1:] == [0, 13]


def test_it_walks_to_where_its_spell_reaches() -> None:
    table = Table(Mage("SE", book="heavy_hand"), Mage("NW", hp=4), pool="GR GR", ap=2)
    assert plays_out_the_turn(table)[0].startswith("travel ")
    assert table.result == "last-standing 1 2"


def test_it_uses_a_resource_card_for_the_gem_that_is_missing() -> None:
    table = Table(Mage("C", book="heat_wave red_gem"), Mage("SE", hp=5), pool="GR", ap=1)
    assert plays_out_the_turn(table)[0] == "use red_gem"
    assert table.result == "last-standing 1 2"


def test_it_converts_for_the_gem_that_is_missing() -> None:
    book = "heat_wave energy_bloom"
    table = Table(Mage("C", book=book), Mage("SE", hp=5), pool="GR GB", ap=2)
    assert plays_out_the_turn(table)[0] == "cast energy_bloom"
    assert table.result == "last-standing 1 2"


def test_it_rerolls_what_is_of_no_use_and_keeps_the_rest() -> None:
    """Two red Gems would kill: the red Gem stays, at least one idle die is rolled."""
    table = Table(
        Mage("C", book="heat_wave"), Mage("SE", hp=5), dice="GR OR OB OB OP", ap=2, market={}
    )
    said = plays_out_the_turn(table)
    assert said[0] == "reroll r2" or {"reroll r2", "reroll p1"} & set(said)
    assert "reroll r1" not in said


def test_it_keeps_out_of_the_way_of_its_own_crystals() -> None:
    """With 2 HP and two crystals it protects itself, whatever else it could do."""
    table = Table(Mage("C", hp=2, book="heavy_hand"), Mage("SE"), pool="CC CC GR", ap=2)
    plays_out_the_turn(table)
    assert table.hp(1) > 0


def test_it_collects_a_spell_when_it_has_none() -> None:
    table = Table(Mage("SE"), Mage("NW"), dice="OR GR OB SF CC", market={"SE": "heavy_hand"})
    plays_out_the_turn(table)
    assert "heavy_hand" in table.book(1)


def test_it_transforms_and_takes_the_best_companion() -> None:
    table = Table(
        Mage("SE", energy=2),
        Mage("NW"),
        pool="SF",
        phase="absorb",
        portal="lightning_mouse swift_hydra keen_falcon",
    )
    plays_out_the_turn(table)
    assert table.companion(1) == "swift_hydra"


def test_it_uses_its_ability_to_kill() -> None:
    table = Table(
        Mage("SE", character="haze", shadow=True, companion="curse_toad", energy=5),
        Mage("NW", character="kit", hp=6),
        ap=0,
    )
    assert chosen(table) == "ability"


# Counterspells.


def hit(hp: int, counterspells: str, at: str = "SE") -> Table:
    """Greedy is hit by Heat Wave from the centre, for 5."""
    table = Table(
        Mage("C", book="heat_wave"), Mage(at, hp=hp, counterspells=counterspells), pool="GR GR"
    )
    return table.does("cast heat_wave")


def test_it_saves_its_life() -> None:
    assert chosen(hit(5, "bees_everywhere safety_dome")) == "reveal safety_dome"
    assert chosen(hit(5, "pointed_shield bees_everywhere")) == "reveal pointed_shield"


def test_it_wastes_nothing_where_nothing_helps() -> None:
    """Bees come too late (CS-R49)."""
    table = hit(18, "pointed_shield")
    table.state.tile[table.state.place[1]] = 4  # The Crystal Crypt: no reduction (CS-R46).
    assert chosen(table) == "pass"


def test_it_runs_to_where_the_spell_misses() -> None:
    """Heat Wave reaches adjacent tiles only: from C that is the whole ring, but not C itself."""
    table = hit(5, "run_away")
    assert chosen(table) == "reveal run_away"
    table.does("reveal run_away")
    assert chosen(table) == "flee C"


# Whole games.


@pytest.mark.parametrize("options", [{"mode": "teams2v2"}, {"map": "compact"}, {"start_hp": "12"}])
def test_it_plays_every_table_to_its_end(options: dict[str, str]) -> None:
    journal, outcome = play(GAME, [agent_called("greedy", GAME)] * 4, options, 5)
    assert len(outcome.scores) == 4
    assert not outcome.reason.startswith("turn-cap")
    assert len(journal.answers) > 50


def test_it_beats_the_shadows_alone() -> None:
    results = [play(GAME, [agent_called("greedy", GAME)], {}, seed)[1].scores for seed in range(6)]
    assert results.count([1.0]) >= 4
