"""Where every monster would go and what it would hit, for either side of the coin.

It plays the movement on a copy of the table and asks for targets as they would then be found
(LS-12, LS-13). What lies face down is not foreseen.
"""

from gloaming.games.last_spell.board import AREA, BESIDE, NAMES, NEXT, NOWHERE
from gloaming.games.last_spell.bosses.dryad import (
    heroes_struck,
    next_stage,
    strikes_sectors,
    structures_struck,
)
from gloaming.games.last_spell.box.hero_cards import HERO_IDS
from gloaming.games.last_spell.box.monster_cards import CARD, FIGURE_NAMES, THE_DRYAD
from gloaming.games.last_spell.monsters.blows import (
    A_HERO,
    A_MONSTER,
    A_STRUCTURE,
    AIM,
    PER_BLOW,
    THE_CIRCLE,
    acts,
    aim_of,
    area_plan,
    attacks_area,
)
from gloaming.games.last_spell.monsters.movement import in_order, move_monster
from gloaming.games.last_spell.shapes import Foreseen
from gloaming.games.last_spell.state import State


def forecast(state: State, coin: int) -> list[Foreseen]:
    """The next Monster Phase, if nobody does anything and the coin falls so."""
    dream = State(state.edition, state)
    dream.coin = coin
    for figure in in_order(dream):
        move_monster(dream, figure)
    return [
        Foreseen(
            monster=FIGURE_NAMES[figure],
            space=NAMES[dream.at[figure]],
            hits=[name_of(dream, aim) for aim in aims_of(dream, figure)],
            reach=[NAMES[space] for space in reach_of(dream, figure)],
        )
        for figure in in_order(dream)
    ]


def aims_of(state: State, figure: int) -> list[int]:
    """What a monster would strike from where it stands; in a tie all that are tied."""
    if figure == THE_DRYAD:
        marked = strikes_sectors(state, next_stage(state))
        heroes = [A_HERO + hero for hero in heroes_struck(state, marked)]
        return heroes + [A_STRUCTURE + built for built in structures_struck(state, marked)]
    if not acts(state, figure):
        return []
    if attacks_area(CARD[figure]):
        plan = area_plan(state, figure)
        aims = [plan[at + AIM] for at in range(0, len(plan), PER_BLOW)]
        return [aim for aim in aims if aim < A_MONSTER]
    return aim_of(state, figure, CARD[figure]).aims


def reach_of(state: State, figure: int) -> list[int]:
    """What is beside it, around it, or in its line of fire (LS-13.3, LS-13.6, LS-10.10–10.13)."""
    monster, space = CARD[figure], state.at[figure]
    if not acts(state, figure):
        return []
    if attacks_area(monster) or monster.long_reach:
        return AREA[space]
    found = BESIDE[space].copy()
    ahead = space
    for _ in range(max(0, monster.attack)):
        ahead = NEXT[4 * ahead + state.facing[figure]]
        if ahead == NOWHERE:
            break
        if ahead not in found:
            found.append(ahead)
    return found


def name_of(state: State, aim: int) -> str:
    if aim == THE_CIRCLE:
        return "circle"
    if aim >= A_STRUCTURE:
        return NAMES[state.where[aim - A_STRUCTURE]]
    return HERO_IDS[state.card[aim - A_HERO]]
