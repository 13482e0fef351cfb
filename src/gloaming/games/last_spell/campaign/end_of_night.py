"""The end of a night: panic, missions, and on to the next day (LS-17)."""

from typing import Final

from gloaming.engine.question import NATURE, TABLE, Option, Question
from gloaming.engine.refusal import NOT_ASKED, Refusal
from gloaming.engine.script import Script, Step
from gloaming.games.last_spell.board import NOWHERE
from gloaming.games.last_spell.box.equipment import ITEM_COUNT, POTION, POTIONS
from gloaming.games.last_spell.box.missions import (
    ARTILLERY,
    CALM_FLAMES,
    CALM_STREETS,
    CITY_FATHERS,
    FIELD_HOSPITAL,
    GIANT_SLAYERS,
    GUARDED_CIRCLE,
    MISSIONS,
    RAMPARTS,
    SAFE_HOMES,
    SLAUGHTER,
    TREASURY,
)
from gloaming.games.last_spell.box.monster_cards import FIGURES
from gloaming.games.last_spell.box.structures import (
    A_BUILDING,
    A_DEFENCE,
    A_WALL,
    ADVANCED_SHOP,
    BLACKSMITH,
    HOUSE,
    SHOP,
)
from gloaming.games.last_spell.day.market import ADVANCED_CARDS, BASE_CARDS, DealRow
from gloaming.games.last_spell.edition import PANIC_GOLD, PANIC_MATERIALS, PANIC_SLOTS
from gloaming.games.last_spell.frames import OfHero, Round
from gloaming.games.last_spell.heroes.pools import heal
from gloaming.games.last_spell.state import (
    ADVANCED_BAG,
    ADVANCED_DISCARD,
    ADVANCED_ROW,
    BASE_BAG,
    BASE_DISCARD,
    BASE_ROW,
    HEROES,
    MISSIONS_FAILED,
    NO_CARD,
    NOBODY,
    SHARED,
    State,
)
from gloaming.games.last_spell.table.ending import finish, gain_mage
from gloaming.games.last_spell.table.ground import (
    of_category,
    remove_hero,
    remove_monster,
    standing,
)
from gloaming.games.last_spell.table.supply import (
    GOLD,
    MATERIALS,
    NO_POTION_LEFT,
    copy_in_box,
    earn,
)
from gloaming.games.last_spell.table.team import team, team_size
from gloaming.games.last_spell.words import MISSION, TAKE, TAKE_POTION

BEST_SLOTS: Final = 3  # They give an item of the Advanced row, if such a shop stands.
CHECKED_AFTER: Final = 2  # Missions are checked after this night.
MISSIONS_DRAWN: Final = 2

NOT_IN_THAT_ROW: Final = Refusal("LS-17.2", "not-in-that-row")


class DrawMissions(Step[State, Round]):
    """Two Urban Missions are drawn face up (LS-18.17)."""

    def run(self, state: State, frame: Round) -> Question | None:
        if frame.index == MISSIONS_DRAWN:
            frame.index = 0
            return None
        left = [n for n in range(len(MISSIONS)) if n not in state.missions]
        options = [MISSION[n] for n in left]
        return Question(NATURE, "mission", options, None, MISSIONS_DRAWN - frame.index)

    def answer(self, state: State, frame: Round, option: Option) -> None:
        state.missions[frame.index] = option.noun
        state.tell("mission", option.noun)
        frame.index += 1
        frame.repeat()


class ClearBoard(Step[State, Round]):
    """All remaining monsters are removed (LS-17.1, R-04)."""

    def run(self, state: State, frame: Round) -> Question | None:
        for figure in range(FIGURES):
            if state.at[figure] != NOWHERE:
                remove_monster(state, figure)
        clear_slots(state)
        if state.panic >= CALM_FLAMES:
            state.achieved[CALM_STREETS] = 1  # UM5
        return None


def reward_of_calm(state: State) -> list[int]:
    """Gold and Materials of the leftmost flame, more for a third and fourth hero (LS-17.2)."""
    if state.panic == 0:
        return [0, 0]
    slot = PANIC_SLOTS - state.panic
    more = max(0, team_size(state) - 2)
    return [PANIC_GOLD[slot] + more, PANIC_MATERIALS[slot] + more]


class ManagePanic(Step[State, Round]):
    """The leftmost flame says what the night brings in; then the Panic Area is full (LS-17.2)."""

    def run(self, state: State, frame: Round) -> Question | None:
        flames = state.panic
        if flames == 0:
            state.tell("no-calm")
            state.panic = PANIC_SLOTS
            return None
        slot = PANIC_SLOTS - flames
        panic_reward(state)
        state.panic = PANIC_SLOTS
        advanced = slot < BEST_SLOTS and standing(state, ADVANCED_SHOP) > 0
        state.stack.append(OfHero(TAKING, thing=ADVANCED_ROW if advanced else BASE_ROW))
        return None


def panic_reward(state: State) -> None:
    """The resources of the leftmost flame, one more of each for every hero beyond two (LS-17.2)."""
    if state.panic:
        gold, materials = reward_of_calm(state)
        state.tell("calm", PANIC_SLOTS - state.panic + 1)
        earn(state, GOLD, gold)
        earn(state, MATERIALS, materials)


class RefillRow(Step[State, OfHero]):
    """The row is filled up first (LS-17.2)."""

    def run(self, state: State, frame: OfHero) -> Question | None:
        return row_of(frame).ask(state)

    def answer(self, state: State, frame: OfHero, option: Option) -> None:
        state.place[option.noun] = frame.thing
        state.tell("dealt", option.noun)
        frame.repeat()


class TakeItem(Step[State, OfHero]):
    """The team takes a card of the row (DP-21)."""

    def run(self, state: State, frame: OfHero) -> Question | None:
        cards = [item for item in range(ITEM_COUNT) if state.place[item] == frame.thing]
        if not cards:
            return None
        return Question(TABLE, "take", [TAKE[item] for item in cards])

    def answer(self, state: State, frame: OfHero, option: Option) -> None:
        state.place[option.noun] = SHARED
        state.tell("puts-down", option.noun)

    def refuse(self, state: State, frame: OfHero, option: Option) -> Refusal:
        return NOT_IN_THAT_ROW if option.verb == "take" else NOT_ASKED


_BASE: Final = DealRow(BASE_BAG, BASE_ROW, BASE_DISCARD, BASE_CARDS)
_ADVANCED: Final = DealRow(ADVANCED_BAG, ADVANCED_ROW, ADVANCED_DISCARD, ADVANCED_CARDS)


def row_of(frame: OfHero) -> DealRow:
    return _BASE if frame.thing == BASE_ROW else _ADVANCED


class TakePotions(Step[State, OfHero]):
    """So many potions of the team's choice (DP-22)."""

    def run(self, state: State, frame: OfHero) -> Question | None:
        left = [n for n in range(len(POTIONS)) if copy_in_box(state, POTION, n) != NOBODY]
        if frame.left == 0 or not left:
            return None
        options = [TAKE_POTION[colour] for colour in left]
        return Question(TABLE, "reward-potion", options, None, frame.left)

    def answer(self, state: State, frame: OfHero, option: Option) -> None:
        item = copy_in_box(state, POTION, option.noun)
        state.place[item] = SHARED
        state.tell("puts-down", item)
        frame.left -= 1
        frame.repeat()

    def refuse(self, state: State, frame: OfHero, option: Option) -> Refusal:
        return NO_POTION_LEFT if option.verb == "take_potion" else NOT_ASKED


def completed(state: State, mission: int) -> bool:
    """Whether a mission is completed now (LS-17.3)."""
    if mission == SAFE_HOMES:
        return standing(state, HOUSE) >= 4
    if mission == RAMPARTS:
        return of_category(state, A_WALL) >= 6
    if mission == ARTILLERY:
        return of_category(state, A_DEFENCE) >= 2
    if mission == TREASURY:
        return state.gold >= 8
    if mission == GUARDED_CIRCLE:
        return state.mages_lost <= 1
    if mission == CITY_FATHERS:
        plain = standing(state, HOUSE) + standing(state, SHOP) + standing(state, BLACKSMITH)
        return of_category(state, A_BUILDING) - plain >= 2
    if mission == FIELD_HOSPITAL:
        return max(state.hurt) <= 2
    return state.achieved[mission] == 1  # Calm Streets, Slaughter, Giant Slayers


class CheckMissions(Step[State, Round]):
    """After Night 2 one of the two missions at least must be completed (LS-17.3, LS-1.6)."""

    def run(self, state: State, frame: Round) -> Question | None:
        if state.day != CHECKED_AFTER:
            return None
        for mission in state.missions:
            state.achieved[mission] = int(completed(state, mission))
        first, second = state.missions
        if not state.achieved[first] and not state.achieved[second]:
            finish(state, MISSIONS_FAILED)
        return None


class RewardMissions(Step[State, Round]):
    """Every completed mission is rewarded (LS-17.3)."""

    def run(self, state: State, frame: Round) -> Question | None:
        if state.day != CHECKED_AFTER or frame.index == MISSIONS_DRAWN:
            frame.index = 0
            return None
        mission = state.missions[frame.index]
        frame.index += 1
        frame.repeat()
        if state.achieved[mission]:
            state.tell("achieved", mission)
            reward(state, mission)
        else:
            state.tell("not-achieved", mission)
        return None


def reward(state: State, mission: int) -> None:
    """What a mission brings (LS-17.3, DP-22)."""
    if mission in (SAFE_HOMES, CITY_FATHERS):
        earn(state, GOLD, 4)
    elif mission == RAMPARTS:
        earn(state, MATERIALS, 5)
    elif mission == ARTILLERY:
        state.stack.append(OfHero(TAKING, thing=BASE_ROW))
    elif mission == TREASURY:
        earn(state, MATERIALS, 4)
        state.stack.append(OfHero(BOTTLES, left=1))
    elif mission == CALM_STREETS:
        earn(state, GOLD, 3)
    elif mission == SLAUGHTER:
        for hero in team(state):
            heal(state, hero, 1)
        earn(state, GOLD, 2)
    elif mission == GIANT_SLAYERS:
        state.stack.append(OfHero(TAKING, thing=ADVANCED_ROW))
    elif mission == GUARDED_CIRCLE:
        gain_mage(state)
        earn(state, GOLD, 2)
    else:
        state.stack.append(OfHero(BOTTLES, left=2))


class LeaveBoard(Step[State, Round]):
    """The heroes leave the board, and the next day begins (LS-17.1)."""

    def run(self, state: State, frame: Round) -> Question | None:
        for hero in range(HEROES):
            if state.space[hero] != NOWHERE:
                remove_hero(state, hero)
            state.tonight[hero] = 0
            state.reinforced[hero] = 0
        state.night_over = 0
        state.phase = 0
        state.day += 1
        frame.at = 0
        return None


def clear_slots(state: State) -> None:
    """No card is left on any slot."""
    for place in range(len(state.slot_cards)):
        state.slot_cards[place] = NO_CARD


TAKING: Final = Script("take", [RefillRow(), TakeItem()])
BOTTLES: Final = Script("bottles", [TakePotions()])
