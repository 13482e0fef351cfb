"""Last nights at random: chance alone would never get so far, and bosses make odd tables."""

from random import Random

import pytest

from gloaming.engine.heading import Heading
from gloaming.engine.question import NATURE
from gloaming.engine.save import load, save
from gloaming.engine.script import Position, answer, why_not
from gloaming.games.last_spell import GAME
from gloaming.games.last_spell.box.equipment import ITEM_COUNT
from gloaming.games.last_spell.box.waves import DIRECTION_CARDS
from gloaming.games.last_spell.state import CARDS_PER_SLOT, CARRIED, FACE_DOWN, IN_BOX, State
from gloaming.games.last_spell.view import view
from tests.games.last_spell.test_promises import TestPromises as Promised
from tests.promises.table import contents
from tests.support.last_spell import Field

CAST = "HR1@{} HR4@{} HR6@{} HR3@{}"
PLACES = ["9,13", "18,14", "13,18", "8,12", "21,13", "12,9", "7,14", "14,19", "21,15", "20,12"]
ENDLESS = 60  # Hit Points, so that a night has time to go wrong.


def last_night(scenario: str, number: int, heroes: int, dice: Random) -> Field:
    """The last night of a scenario, before its first Monster Phase; everybody is hard to kill."""
    places = dice.sample(PLACES, 4)
    cast = " ".join(CAST.format(*places).split()[:heroes])
    field = Field(
        cast,
        built="ST1@8,15 ST5@11,12 ST7@16,13 ST8@11,16 BD1@A BD2@B",
        map=scenario,
        day=3,
        fog=6,
        phase=0,
        last=True,
        options={"scenario": scenario},
    )
    state = field.state
    cards = [
        n for n, card in enumerate(DIRECTION_CARDS) if (card.scenario, card.night) == (number, 3)
    ]
    state.direction = dice.choice(cards)
    state.slots = heroes
    for slot in DIRECTION_CARDS[state.direction].slots[:heroes]:
        for place in range(CARDS_PER_SLOT):
            state.slot_cards[CARDS_PER_SLOT * slot + place] = FACE_DOWN
    state.mages = ENDLESS
    for hero in range(heroes):
        state.hp[hero] = ENDLESS
        state.level[hero] = 5
        state.perks[hero] = dice.randrange(1 << 16)
        state.trait[hero] = hero
        state.base_mana[hero] = state.mana[hero] = 9
        for item in dice.sample(range(ITEM_COUNT), 3):
            if IN_BOX < state.place[item] < CARRIED:
                state.place[item] = CARRIED + hero
    return field.monster_phase()


def brave(state: State, dice: Random) -> int:
    """Any answer, but rather one that fights than one that ends the turn."""
    question = state.question
    assert question is not None
    many = len(question.options)
    if question.why == "turn" and many > 1 and dice.random() < 0.9:
        blows = [n for n in range(many) if question.options[n].verb in ("attack", "punch", "fire")]
        return dice.choice(blows or list(range(many - 1)))
    return dice.randrange(many)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(
    ("scenario", "number"), [("gildenberg", 1), ("lakeburg", 2), ("glenwald", 3)]
)
def test_a_last_night_keeps_every_promise(scenario: str, number: int, seed: int) -> None:
    """LS-20, LS-1.9: whatever happens, the board is sound, saved and shown."""
    dice = Random(f"{scenario} {seed}")
    heroes = dice.choice([2, 3, 4])
    field = last_night(scenario, number, heroes, dice)
    state = field.state
    heading = Heading(GAME, {"scenario": scenario}, [f"player {n}" for n in range(heroes)])
    promises = Promised()
    for turn in range(1500):
        question = state.question
        if question is None:
            break
        sound(promises, state)
        if turn % 40 == 0:
            _, loaded = load(save(heading, state))
            assert contents(loaded) == contents(state.clone()) == contents(state)
            assert view(state, 0) == view(state, 1)
            for said in dice.sample(GAME.vocabulary.options, 20):
                assert (why_not(state, said) is None) == (said in question.options)
        luck = question.seat == NATURE
        answer(
            state, question.pick(dice.random()) if luck else question.options[brave(state, dice)]
        )
    ended: Position = state
    assert ended.question is not None or GAME.outcome(state) is not None


def sound(promises: Promised, state: State) -> None:
    """What holds at every question; hands may be too full here, for things were handed out."""
    for item in range(ITEM_COUNT):
        assert state.place[item] < CARRIED + 4
    promises.board(state)
