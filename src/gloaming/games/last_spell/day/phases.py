"""The day, phase by phase: dawn, Wave Discovery, the Main Phase, the evening (LS-18.1)."""

from typing import Any, Final

from gloaming.engine.question import Question
from gloaming.engine.script import Script, Step
from gloaming.games.last_spell.box.equipment import FIRST_ARMOUR, FIRST_SCROLL, ITEM_COUNT
from gloaming.games.last_spell.box.structures import (
    CATAPULT,
    FIRST_OFF_PLOT,
    FIRST_ON_PLOT,
    HOUSE,
    IN_PLAY,
    LAUNCH_TOKENS,
    STRUCTURES,
)
from gloaming.games.last_spell.day.discovery import AdvanceFog, DrawDirection, FindHarpy, LookAhead
from gloaming.games.last_spell.day.main_phase import MainPhase
from gloaming.games.last_spell.day.market import ADVANCED_CARDS, BASE_CARDS, DealRow
from gloaming.games.last_spell.frames import Round
from gloaming.games.last_spell.heroes.levels import LevelUps
from gloaming.games.last_spell.heroes.pools import full_ap, heal, regain_mana
from gloaming.games.last_spell.state import (
    ADVANCED_BAG,
    ADVANCED_DISCARD,
    ADVANCED_ROW,
    BASE_BAG,
    BASE_DISCARD,
    BASE_ROW,
    READY,
    State,
)
from gloaming.games.last_spell.table.ground import standing
from gloaming.games.last_spell.table.team import team

WORKERS: Final = 2  # And one for each House.


class Dawn(Step[State, Round]):
    """Unsold cards are discarded, and Workers come: two, and one for each House (LS-18.2)."""

    def run(self, state: State, frame: Round) -> Question | None:
        for item in range(ITEM_COUNT):
            if state.place[item] == BASE_ROW:
                state.place[item] = BASE_DISCARD
            elif state.place[item] == ADVANCED_ROW:
                state.place[item] = ADVANCED_DISCARD
        frame.index = 0
        state.workers = WORKERS + standing(state, HOUSE)
        state.discount = 0
        state.actions = 0
        for item in range(FIRST_ARMOUR):
            state.upgraded[item] = 0
        for built in range(FIRST_ON_PLOT, FIRST_OFF_PLOT):
            state.shots[built] = STRUCTURES[state.kind[built]].jobs
        state.tell("dawn", state.day, state.workers)
        return None


class EndOfDay(Step[State, Round]):
    """Regeneration and Restore (LS-18.15)."""

    def run(self, state: State, frame: Round) -> Question | None:
        state.actions = 0
        state.workers = 0
        state.discount = 0
        state.tell("evening", state.day)
        for hero in team(state):
            heal(state, hero, 1)
            regain_mana(state, hero, state.base_mana[hero])
            state.ap[hero] = full_ap(state, hero)
        for token in range(len(state.used)):
            state.used[token] = READY
        for item in range(FIRST_ARMOUR, FIRST_SCROLL):  # Armour, shields and potions.
            state.exhausted[item] = 0
        for built in range(IN_PLAY):
            if state.kind[built] == CATAPULT:
                state.shots[built] = LAUNCH_TOKENS
            elif built < FIRST_OFF_PLOT:
                state.shots[built] = 0
        return None


DAY: Final[Script[Any, Any]] = Script(
    "day",
    [
        Dawn(),
        LevelUps(),
        DealRow(BASE_BAG, BASE_ROW, BASE_DISCARD, BASE_CARDS),
        DealRow(ADVANCED_BAG, ADVANCED_ROW, ADVANCED_DISCARD, ADVANCED_CARDS),
        AdvanceFog(),
        DrawDirection(last=False),
        FindHarpy(last=False),
        MainPhase(),
        DrawDirection(last=True),
        FindHarpy(last=True),
        LookAhead(),
        EndOfDay(),
    ],
)
