"""Shadow Boxing: alone against three bots (SO-1 to SO-9)."""

import pytest

from gloaming.engine.question import NATURE
from gloaming.engine.script import Frame, answer, resume
from gloaming.engine.setting import chosen
from gloaming.games.casting_shadows import GAME
from gloaming.games.casting_shadows.box.board import BIT
from gloaming.games.casting_shadows.box.names import NONE
from gloaming.games.casting_shadows.cards import CARDS
from gloaming.games.casting_shadows.rules import BOT_TURN, PLAY
from gloaming.games.casting_shadows.spells.spell import PAID, Attack
from gloaming.games.casting_shadows.spells.steps import FixTargets, PayForStrength
from gloaming.games.casting_shadows.table.edition import SETTINGS, Edition
from gloaming.games.casting_shadows.table.state import State, put_into_book
from gloaming.games.casting_shadows.table.words import VOCABULARY
from gloaming.games.casting_shadows.turn.solo import next_in_solo
from tests.support.casting_shadows import Mage, Table


def test_a_bot_begins_where_its_spell_has_been_paid_for() -> None:
    """SO-6"""
    for card in CARDS:
        if isinstance(card.effect, Attack):
            assert isinstance(card.script.steps[PAID - 1], PayForStrength)
            assert isinstance(card.script.steps[PAID], FixTargets)


class Boxing(Table):
    """A solo game: you, then bots with these spells; it is the turn of one of them, or yours."""

    def __init__(self, hero: Mage, *bots: Mage, turn_of: int = 1, **more: object) -> None:
        solo = Edition(chosen(SETTINGS, {}), 1)
        super().__init__(hero, *bots, turn_of=1, **more)  # type: ignore[arg-type]
        state = self.state
        state.edition = solo
        state.first_bot = 1
        state.active = turn_of - 1
        state.question = None
        if turn_of > 1:
            state.stack = [Frame(PLAY, len(PLAY.steps) - 1), Frame(BOT_TURN)]
        else:
            state.stack[-1].repeat()
        resume(state)


def bot(place: str, spell: str = "heavy_hand", hp: int = 6, **more: object) -> Mage:
    return Mage(place, hp=hp, book=spell, **more)  # type: ignore[arg-type]


def boxing(hero: Mage, *bots: Mage, roll: str = "", turn_of: int = 2, **more: object) -> Boxing:
    """The turn of bot 2, which rolls so."""
    spare = [bot("NE"), bot("NE")][: 3 - len(bots)]
    table = Boxing(hero, *bots, *spare, turn_of=turn_of, **more)
    if roll:
        assert table.question.seat == NATURE
        answer(table.state, VOCABULARY.option(f"roll {roll}"))
    return table


def set_up(character: str = "haze", *said: str) -> State:
    state = GAME.setup({}, 1)
    for words in (f"choose {character}", *said):
        answer(state, VOCABULARY.option(words))
    while state.question is not None and state.question.why != "act":
        answer(state, state.question.options[0])
    return state


def test_you_are_player_one_against_three_bots() -> None:
    """SO-1."""
    state = GAME.setup({"map": "compact", "first_player": "random"}, 1)
    assert state.question is not None
    assert (state.question.seat, state.question.why) == (0, "choose")
    view = GAME.view(set_up(), 0)
    assert [player["bot"] for player in view["players"]] == [False, True, True, True]
    assert [player["hp"] for player in view["players"]] == [18, 6, 6, 6]
    assert [player["at"] for player in view["players"]] == ["SE", "SW", "NW", "NE"]
    assert len({player["character"] for player in view["players"]}) == 4
    assert len(view["tiles"]) == 7
    assert not any(player["shadow_form"] or player["energy"] for player in view["players"])


def test_everybody_has_spells_from_the_start() -> None:
    """SO-2."""
    first = ["choose kit", "choose frill", "choose nuzzle"]
    state = set_up("haze", *first, "arm fatal_fronds", "arm heavy_hand")
    view = GAME.view(state, 0)
    books = [[card["card"] for card in player["book"]] for player in view["players"]]
    assert books == [
        ["spectral_slap", "curse_void"],
        ["fatal_fronds"],
        ["heavy_hand"],
        ["feeding_frenzy"],
    ]
    assert view["deck_size"] == 52 - 5 - 5
    assert state.first_bot == 1


def test_after_you_the_bots_from_fatal_fronds_on() -> None:
    """SO-3: clockwise, the same order after it is out; each of your turns begins a round."""
    table = boxing(Mage("SE"), bot("NW"), turn_of=1)
    state = table.state
    state.first_bot = 2
    order = []
    for _ in range(5):
        order.append(state.active)
        state.active = next_in_solo(state)
    assert order == [0, 2, 3, 1, 0]
    state.hp[2] = 0
    state.active = 0
    assert next_in_solo(state) == 3
    table = boxing(Mage("SE"), bot("W"), bot("W"), bot("W"), turn_of=1)
    rounds = []
    for _ in range(4):
        rounds.append((table.state.active, table.state.round))
        table.does("end_actions") if table.state.active == 0 else table.does("roll GR+GR/CC+CC/CC")
    assert rounds == [(0, 2), (1, 2), (2, 2), (3, 2)]
    assert (table.state.active, table.state.round) == (0, 3)


def test_a_bot_rolls_travels_and_casts_and_nothing_else() -> None:
    """SO-4: no tile helps or protects it."""
    tiles = {"NW": "thornwood_thicket", "SW": "lilypad_lagoon"}
    table = boxing(Mage("E"), bot("SW", hp=3), roll="CC+CC/CC+CC/CC", tiles=tiles)
    assert (table.hp(2), table.at(2)) == (3, "SW")
    assert table.state.active == 2  # It asked nobody anything.
    hero = Mage("NW", book="fatal_fronds")
    table = boxing(hero, bot("NW"), tiles=tiles, turn_of=1)
    assert table.does("cast fatal_fronds").hp(2) == 4


@pytest.mark.parametrize(
    ("spell", "here", "hero", "roll", "there"),
    [
        ("heavy_hand", "SE", "NW", "CC+CC/CC+CC/OP", "C"),
        ("heavy_hand", "SE", "NW", "CC+CC/CC+CC/CC", "SE"),
        ("fatal_fronds", "SE", "NW", "OR+OR/CC+CC/OP", "NW"),
        ("fatal_fronds", "SE", "NW", "OR+CC/CC+CC/CC", "C"),
        ("fatal_fronds", "SE", "SW", "OR+OR/CC+CC/CC", "SW"),
        ("heavy_hand", "SE", "SW", "OR+OR/CC+CC/CC", "SE"),
        ("fatal_fronds", "C", "C", "OR+OR/CC+CC/CC", "C"),
    ],
)
def test_a_bot_comes_nearer_a_step_for_each_orb(
    spell: str, here: str, hero: str, roll: str, there: str
) -> None:
    """SO-5: two at most, only if you are out of range, by C where several ways are equal."""
    table = boxing(Mage(hero), bot(here, spell), roll=roll)
    assert table.at(2) == there


@pytest.mark.parametrize(
    ("spell", "roll", "damage"),
    [
        ("heavy_hand", "GR+GR/CC+CC/CC", 4),
        ("heavy_hand", "GR+CC/CC+CC/CC", 2),
        ("heavy_hand", "GR+CC/CC+CC/GP", 4),
        ("heavy_hand", "CC+CC/GB+GB/CC", 0),
        ("feeding_frenzy", "CC+CC/GB+CC/GP", 4),
        ("fatal_fronds", "CC+CC/CC+CC/CC", 2),
    ],
)
def test_a_bot_casts_as_strong_as_its_gems_allow(spell: str, roll: str, damage: int) -> None:
    """SO-6: purple counts; Fatal Fronds needs none."""
    table = boxing(Mage("C"), bot("C", spell), roll=roll)
    assert table.hp(1) == 18 - damage


def test_three_fragments_turn_a_bot_into_its_shadow_form() -> None:
    """SO-7: no Companion; from then on its spell deals 1 DMG more."""
    table = boxing(Mage("C"), bot("C", "fatal_fronds", energy=2), roll="CC+SF/CC+SF/CC")
    assert (table.state.shadow, table.state.energy[1]) == (BIT[1], 0)
    assert (table.companion(2), table.hp(1)) == ("", 16)
    table = boxing(Mage("C"), bot("C", "fatal_fronds", shadow=True), roll="CC+SF/CC+SF/CC")
    assert (table.hp(1), table.state.energy[1]) == (15, 0)
    table = boxing(Mage("C"), bot("W", energy=1), roll="CC+SF/CC+CC/CC")
    assert (table.state.shadow, table.state.energy[1]) == (0, 2)


def test_crystals_do_nothing_to_bots_and_bots_nothing_to_each_other() -> None:
    """SO-8."""
    table = boxing(Mage("C"), bot("C", "fatal_fronds", hp=1), bot("C"), roll="CC+CC/CC+CC/CC")
    assert table.hps == [16, 1, 6, 6]


def test_your_cards_work_against_bots() -> None:
    """SO-8: Counterspells, tile and Companion."""
    hero = Mage("C", counterspells="bees_everywhere", companion="bristling_porcupine", shadow=True)
    table = boxing(hero, bot("C", "fatal_fronds"), roll="CC+CC/CC+CC/CC")
    assert table.asks(1, "respond")
    table.says(1, "reveal bees_everywhere")
    assert table.hps == [16, 2, 6, 6]
    tiles = {"NW": "thornwood_thicket"}
    table = boxing(Mage("NW"), bot("NW"), roll="GR+GR/CC+CC/CC", tiles=tiles)
    assert table.hp(1) == 15


def test_a_bot_that_falls_in_its_own_turn_is_gone() -> None:
    """SO-8, CS-R52: the next one goes on, or you have won."""
    hero = Mage("C", companion="bristling_porcupine", shadow=True)
    table = boxing(hero, bot("C", "fatal_fronds", hp=1), roll="CC+CC/CC+CC/SF")
    assert (table.hps, table.state.active) == ([16, 0, 6, 6], 2)


def test_you_win_when_all_bots_are_out() -> None:
    """SO-9."""
    hero = Mage("C", book="fatal_fronds")
    table = boxing(hero, bot("C", hp=2), bot("C", hp=0), bot("C", hp=0), turn_of=1)
    table.does("cast fatal_fronds")
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert (outcome.scores, outcome.reason) == ([1.0], "shadows-beaten")


def test_you_lose_at_zero_hp_and_after_the_last_round() -> None:
    """SO-9."""
    table = boxing(Mage("C", hp=2), bot("C", "fatal_fronds"), roll="CC+CC/CC+CC/CC")
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert (outcome.scores, outcome.reason) == ([0.0], "beaten")
    last = bot("W")
    table = boxing(Mage("C"), last, last, last, turn_of=4, round=50, roll="CC+CC/CC+CC/CC")
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert (outcome.scores, outcome.reason) == ([0.0], "turn-cap-alone")
    assert table.told("ends") == [[NONE, 8, 0]]


def test_a_books_place_is_found() -> None:
    """SO-2: the spell of each bot is its first card."""
    table = boxing(Mage("C"), bot("C", "feeding_frenzy"))
    assert table.book(2) == "feeding_frenzy"
    put_into_book(table.state, 1, table.take("heat_wave"))
    assert table.book(2) == "feeding_frenzy heat_wave"
