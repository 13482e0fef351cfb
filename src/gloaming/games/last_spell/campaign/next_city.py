"""A campaign: what lies between two scenarios (LS-21), and how every city begins (LS-19.1).

It is one game: its journal holds all three scenarios. So whatever keeps, exports or resumes a
game keeps, exports or resumes a campaign, in the middle of anything.
"""

from typing import Final

from gloaming.engine.question import Question
from gloaming.engine.script import Script, Step
from gloaming.games.last_spell.board import NOWHERE, PLOT_NAMES
from gloaming.games.last_spell.box.equipment import ITEM_COUNT
from gloaming.games.last_spell.box.maps import MAPS
from gloaming.games.last_spell.box.structures import BLACKSMITH, HOUSE, SHOP
from gloaming.games.last_spell.campaign.end_of_night import DrawMissions, panic_reward
from gloaming.games.last_spell.frames import Round
from gloaming.games.last_spell.state import (
    ADVANCED_BAG,
    ADVANCED_DISCARD,
    ADVANCED_ROW,
    BASE_BAG,
    BASE_DISCARD,
    BASE_ROW,
    HEROES,
    LAST_NIGHT,
    State,
)
from gloaming.games.last_spell.table.ground import build
from gloaming.games.last_spell.table.supply import GOLD, MATERIALS, earn

# What stands at the start of every scenario (LS-19.1).
_STANDING: Final = [
    ("A", HOUSE),
    ("D", HOUSE),
    ("G", HOUSE),
    ("J", HOUSE),
    ("B", SHOP),
    ("E", BLACKSMITH),
]


def raise_city(state: State) -> None:
    """The map has its first Buildings, and nobody is on it yet (LS-19.1)."""
    for plot, kind in _STANDING:
        build(state, kind, NOWHERE, PLOT_NAMES.index(plot))


class ShadowNetwork(Step[State, Round]):
    """After a won scenario the team travels on with all it has, and a little more (LS-21.2)."""

    def run(self, state: State, frame: Round) -> Question | None:
        if state.day != LAST_NIGHT or not state.night_over:
            return None
        panic_reward(state)  # Resources only.
        state.scenario += 1
        state.tell("next-scenario", state.scenario)
        edition = state.edition
        earn(state, GOLD, edition.gold(state.scenario, edition.heroes))
        earn(state, MATERIALS, edition.materials(state.scenario, edition.heroes))
        set_up_afresh(state)
        rest(state)
        gather_shops(state)
        frame.at = 0
        return None


def set_up_afresh(state: State) -> None:
    """The next city, as if nothing had been before it; heroes and supply stay (LS-21.2)."""
    blank = State(state.edition)
    state.map = state.scenario - 1
    state.mages = state.edition.mages(state.scenario)
    state.fog = blank.fog
    state.day = blank.day
    state.phase = blank.phase
    state.panic = blank.panic
    state.night_over = blank.night_over
    state.side = blank.side
    state.alerions_dead = blank.alerions_dead
    state.harpy_due = blank.harpy_due
    state.direction = blank.direction
    state.slots = blank.slots
    state.knocked_out = blank.knocked_out
    state.seen_ahead = blank.seen_ahead
    state.wyrm_card = blank.wyrm_card
    state.wyrm_stage = blank.wyrm_stage
    state.wyrm_deck = blank.wyrm_deck
    state.growth = blank.growth
    state.hatched = blank.hatched
    state.phase_kills = blank.phase_kills
    state.big_kills = blank.big_kills
    state.mages_lost = blank.mages_lost
    state.space = blank.space
    state.at = blank.at
    state.facing = blank.facing
    state.wounds = blank.wounds
    state.stunned = blank.stunned
    state.kind = blank.kind
    state.where = blank.where
    state.flames = blank.flames
    state.shots = blank.shots
    state.schemas_left = blank.schemas_left
    state.slot_cards = blank.slot_cards
    state.missions = blank.missions
    state.achieved = blank.achieved
    state.terrain = MAPS[state.map].terrain.copy()
    state.figure = blank.figure
    state.structure = blank.structure
    state.order = blank.order
    state.plan = blank.plan
    state.targets = blank.targets
    state.struck = blank.struck
    state.fresh = blank.fresh
    raise_city(state)


def rest(state: State) -> None:
    """All Wounds are gone, Traits unspent, potions full, cards ready (LS-21.3, R-95)."""
    for hero in range(HEROES):
        state.hurt[hero] = 0
        state.spent_trait[hero] = 0
        state.mana[hero] = state.base_mana[hero]
        state.tonight[hero] = 0
        state.reinforced[hero] = 0
        state.stride[hero] = 0
    for item in range(ITEM_COUNT):
        state.exhausted[item] = 0


def gather_shops(state: State) -> None:
    """What nobody bought goes back to the decks."""
    for item in range(ITEM_COUNT):
        if state.place[item] in (BASE_ROW, BASE_DISCARD):
            state.place[item] = BASE_BAG
        elif state.place[item] in (ADVANCED_ROW, ADVANCED_DISCARD):
            state.place[item] = ADVANCED_BAG


NEXT_CITY: Final = Script("next-city", [DrawMissions()])
