"""The sequence of play, top to bottom: set-up, heroes, day, deployment, night (LS-18, LS-23)."""

from typing import Any, Final

from gloaming.engine.question import Question
from gloaming.engine.script import Frame, Script, Step, resume
from gloaming.games.last_spell.attack.aftermath import STUNNING
from gloaming.games.last_spell.attack.assault import ATTACK_SCRIPT
from gloaming.games.last_spell.bosses.brood import HATCHING
from gloaming.games.last_spell.bosses.displacing import DISPLACING
from gloaming.games.last_spell.bosses.dryad import BREEDING, TAKING_ROOT
from gloaming.games.last_spell.box.waves import SCHEMA_IDS
from gloaming.games.last_spell.campaign.end_of_night import (
    BOTTLES,
    TAKING,
    CheckMissions,
    ClearBoard,
    DrawMissions,
    LeaveBoard,
    ManagePanic,
    RewardMissions,
)
from gloaming.games.last_spell.campaign.next_city import NEXT_CITY, ShadowNetwork, raise_city
from gloaming.games.last_spell.day.building import BUILDING, HEALING
from gloaming.games.last_spell.day.discovery import LOOKING
from gloaming.games.last_spell.day.market import HANDING_OUT
from gloaming.games.last_spell.day.phases import DAY
from gloaming.games.last_spell.edition import Edition
from gloaming.games.last_spell.frames import Attacking, Harming, OfHero, Round
from gloaming.games.last_spell.heroes.harm import HARM
from gloaming.games.last_spell.heroes.levels import GROWING, LEVELLING, StartHigher
from gloaming.games.last_spell.heroes.pools import REFRESHING, RESTORING
from gloaming.games.last_spell.heroes.preparation import (
    PREPARATION,
    SWAPPING,
    Deploy,
    Exchange,
    PrepareHeroes,
)
from gloaming.games.last_spell.heroes.solo import CATCHING_UP, ChooseStarter
from gloaming.games.last_spell.heroes.trading import TRADING, TradeWeapons
from gloaming.games.last_spell.night.heroes_phase import HEROES_PHASE, TURN
from gloaming.games.last_spell.night.monster_phase import BLAST, MONSTER_PHASE
from gloaming.games.last_spell.night.perks_and_traits import CHOOSING_ALLY
from gloaming.games.last_spell.state import CARDS_PER_SLOT, NOBODY, State


def new_game(edition: Edition) -> State:
    """The map with its first Buildings, and nobody on it yet (LS-19.1)."""
    state = State(edition)
    raise_city(state)
    state.stack.append(Round(INTRODUCTORY if edition.introductory else SCENARIO))
    resume(state)
    return state


class LayCards(Step[State, Round]):
    """S01 lies on slot 1 and S03 on slot 2, one card each (LS-23.3)."""

    def run(self, state: State, frame: Round) -> Question | None:
        for slot, id in ((1, "S01"), (2, "S03")):
            card = SCHEMA_IDS.index(id)
            state.slot_cards[CARDS_PER_SLOT * slot] = card
            state.schemas_left[card] = 0
        return None


class Night(Step[State, Round]):
    """Monster Phase, Heroes Phase, and so on until somebody has won or lost (LS-11.1)."""

    def run(self, state: State, frame: Round) -> Question | None:
        if state.night_over:
            return None
        frame.repeat()
        state.stack.append(Frame(HEROES_PHASE))
        state.stack.append(Round(MONSTER_PHASE))  # On top: it comes first.
        return None


class SetUp(Step[State, Round]):
    """Before the first day missions are drawn and heroes prepared (LS-18.16, LS-18.17).

    Further cities of a campaign have new missions, but the heroes stay (LS-21.2).
    """

    def run(self, state: State, frame: Round) -> Question | None:
        if state.day == 1:
            first = state.card[0] == NOBODY
            state.stack.append(Round(SETTING_UP if first else NEXT_CITY))
        return None


class Day(Step[State, Round]):
    """A day goes before each night (LS-18.1)."""

    def run(self, state: State, frame: Round) -> Question | None:
        state.stack.append(Round(DAY))
        return None


INTRODUCTORY: Final = Script(
    "introductory", [LayCards(), PrepareHeroes(), Exchange(), Day(), Deploy(), Night()]
)

# Set-up goes before the first day; LeaveBoard leads back to the next day, ShadowNetwork to the
# next city of a campaign.
SCENARIO: Final[Script[Any, Any]] = Script(
    "scenario",
    [
        SetUp(),
        Day(),
        Deploy(),
        Night(),
        ShadowNetwork(),
        ClearBoard(),
        ManagePanic(),
        CheckMissions(),
        RewardMissions(),
        LeaveBoard(),
    ],
)
SETTING_UP: Final[Script[Any, Any]] = Script(
    "set-up",
    [
        DrawMissions(),
        PrepareHeroes(),
        ChooseStarter(),
        StartHigher(),
        TradeWeapons(),
        Exchange(),
    ],
)

_SEQUENCES: Final[list[Script[Any, Any]]] = [
    INTRODUCTORY,
    SCENARIO,
    SETTING_UP,
    NEXT_CITY,
    PREPARATION,
    LEVELLING,
    GROWING,
    CATCHING_UP,
    LOOKING,
    TAKING,
    BOTTLES,
    TRADING,
    SWAPPING,
    DAY,
    BUILDING,
    HEALING,
    HANDING_OUT,
    MONSTER_PHASE,
    BLAST,
    DISPLACING,
    TAKING_ROOT,
    BREEDING,
    HATCHING,
    HEROES_PHASE,
    TURN,
    CHOOSING_ALLY,
    ATTACK_SCRIPT,
    STUNNING,
    HARM,
    REFRESHING,
    RESTORING,
]
SCRIPTS: Final = {script.name: script for script in _SEQUENCES}
FRAMES: Final[dict[str, type[Frame]]] = {
    "frame": Frame,
    "round": Round,
    "of-hero": OfHero,
    "attacking": Attacking,
    "harming": Harming,
}
