"""What an attack in The Last Spell promises, by the faces of the dice (LS-10.6)."""

from typing import Final

from gloaming.ai.last_spell.outlook import Outlook
from gloaming.ai.last_spell.raid import THE_HARPY, third_alerion
from gloaming.ai.last_spell.reach import movement
from gloaming.games.last_spell.attack.aiming import shielded
from gloaming.games.last_spell.attack.assault import can_be_stunned
from gloaming.games.last_spell.attack.rolling import dice_of
from gloaming.games.last_spell.board import AREA, BESIDE_CIRCLE, NOWHERE, X, Y, in_area
from gloaming.games.last_spell.bosses.harpy import DIVE_BOMB
from gloaming.games.last_spell.box.dice import COUNT
from gloaming.games.last_spell.box.equipment import CATAPULT_SHOT
from gloaming.games.last_spell.box.maps import CLIFF
from gloaming.games.last_spell.box.monster_cards import BLUE, CARD, ORANGE, THE_DRYAD
from gloaming.games.last_spell.box.weapon import (
    CURSED,
    INEVITABLE,
    ISOLATION,
    PIERCING,
    RANGED,
    STUN,
    Attack,
)
from gloaming.games.last_spell.state import HEROES, NOBODY, State
from gloaming.games.last_spell.table.ground import hero_on, is_fog, lone_monster, monster_on

# One die: hit by any attack, hit by one with the keyword of its colour, showing the stun icon.
_PLAIN: Final = (COUNT[0] + COUNT[1]) / sum(COUNT)
_MATCHED: Final = (COUNT[0] + COUNT[1] + COUNT[2]) / sum(COUNT)
_ICON: Final = (COUNT[1] + COUNT[2]) / sum(COUNT)
DETOUR: Final = 2  # Steps that a way takes more than the straight one, about.


def one_die(orange: bool, keywords: int) -> float:
    """How likely one die lets an attack with these keywords through."""
    return _MATCHED if keywords & (PIERCING if orange else INEVITABLE) else _PLAIN


def chance(dice: int, keywords: int) -> float:
    """How likely an attack with these keywords hits a monster with these dice."""
    orange, blue = one_die(True, keywords), one_die(False, keywords)
    if keywords & CURSED:  # One die takes the better colour.
        best = max(orange, blue)
        return best * best if dice == ORANGE | BLUE else best
    if dice == ORANGE:
        return orange
    if dice == BLUE:
        return blue
    return orange * blue if dice else 1.0  # A Monolith has none.


def icons(dice: int) -> float:
    """How likely all dice show the stun icon (LS-10.7)."""
    return _ICON * _ICON if dice == ORANGE | BLUE else _ICON


def again(once: float, rerolls: int) -> float:
    """How likely it is in the end, with so many rerolls."""
    missed = 1.0 - once
    for _ in range(min(rerolls, 4)):
        missed *= 1.0 - once
    return 1.0 - missed


def volley(gains: list[float], impacts: int, salvo: float) -> float:
    """What so many impacts bring, by what one brings on each space: the best, one by one.

    A space may be chosen again (LS-6.12), for this part of what it brought before.
    """
    row = sorted(gains, reverse=True)
    total = 0.0
    for n in range(impacts):
        if not row or (n and row[0] <= 0):
            break
        total += row[0]
        row[0] *= salvo
        row.sort(reverse=True)
    return total


def blow_gain(outlook: Outlook, state: State, figure: int, damage: int, hits: float) -> float:
    """What it is worth to hit a monster with this likelihood."""
    left = CARD[figure].wounds - state.wounds[figure]
    share = 1.0 if damage >= left else outlook.weights.part * damage / left
    gain = share * outlook.worth[figure]
    if outlook.weights.harpy and figure == third_alerion(state):
        gain -= outlook.weights.harpy * harpy_enters(outlook, state, state.at[figure])
    return hits * gain


def harpy_enters(outlook: Outlook, state: State, space: int) -> float:
    """What it costs that the Harpy enters there: her dive, then her fury (LS-20.6 to LS-20.8).

    Where she would go on to strike the Circle a hero may stand in her way, for a monster stops
    beside a hero (LS-12.5), and is struck instead; not beside the Circle, which comes first.
    """
    total = 0.0
    for one in AREA[space]:
        hero, figure = hero_on(state, one), monster_on(state, one)
        if hero != NOBODY:
            total += outlook.cost(hero, DIVE_BOMB)
        elif figure != NOBODY and CARD[figure].wounds - state.wounds[figure] <= DIVE_BOMB:
            total -= outlook.worth[figure]
    if not outlook.raided:
        return total
    fury = CARD[THE_HARPY].strength
    cost = outlook.weights.of_lost_mages(outlook.mages, fury)
    if not BESIDE_CIRCLE[space]:
        for hero in range(HEROES):
            there = state.space[hero]
            if there != NOWHERE and not state.passed[hero]:
                steps = abs(X[there] - X[space]) + abs(Y[there] - Y[space]) - 1
                if steps + DETOUR <= movement(state, hero):
                    cost = min(cost, outlook.cost(hero, fury))
    return total + cost


class Shot:
    """An attack as a hero could make it now: from anywhere, with what it has."""

    __slots__ = ("attack", "bounces", "damage", "hero", "keywords", "rerolls", "times")

    def __init__(self, attack: Attack, hero: int, keywords: int, damage: int) -> None:
        self.attack = attack
        self.hero = hero  # Who is not hit by it; NOBODY if a Defence shoots.
        self.keywords = keywords
        self.damage = damage
        self.bounces = attack.bounces
        self.rerolls = 0  # On the Impact Space.
        self.times = 1  # So often it could be made in this phase.

    def gain(
        self, outlook: Outlook, state: State, origin: int, impact: int, direction: int
    ) -> float:
        """What is to be expected of one impact."""
        attack = self.attack
        total = 0.0
        ranged = attack.type == RANGED
        for space in attack.area.spaces(impact, direction):
            stands = state.figure[space]
            if stands == 0 or state.terrain[space] == CLIFF or is_fog(state, space):
                continue
            if ranged and (space == origin or in_area(origin, space)):
                continue
            figure = monster_on(state, space)
            if figure == THE_DRYAD and shielded(state, attack, origin):
                continue
            if figure == NOBODY:
                hero = hero_on(state, space)
                if hero != self.hero:
                    total -= outlook.cost(hero, self.damage)
            else:
                total += self.against(outlook, state, figure, space == impact)
        if self.bounces and monster_on(state, impact) != NOBODY:
            total += self.bounced(outlook, state, impact)
        return total

    def against(self, outlook: Outlook, state: State, figure: int, aimed: bool) -> float:
        """What it does to one monster."""
        keywords = self.keywords
        if aimed and self.attack is CATAPULT_SHOT:
            keywords |= INEVITABLE  # LS-15.3
        dice = dice_of(state, figure)
        rerolls = self.rerolls if aimed else 0
        if keywords & ISOLATION and lone_monster(state, figure):
            rerolls += 1
        hits = again(chance(dice, keywords), rerolls)
        total = blow_gain(outlook, state, figure, self.damage, hits)
        if keywords & STUN and can_be_stunned(state, figure):
            total += self.stuns(outlook, figure, dice, hits)
        return total

    def stuns(self, outlook: Outlook, figure: int, dice: int, hits: float) -> float:
        """A monster that survives may be stunned: it loses its blow and its way."""
        kept = (1.0 - hits) * icons(dice)
        return kept * (outlook.blame[figure] + outlook.weights.held * outlook.worth[figure])

    def bounced(self, outlook: Outlook, state: State, impact: int) -> float:
        """The best monsters around, as many as it can bounce to (LS-24.3)."""
        gains: list[float] = []
        for space in AREA[impact]:
            figure = monster_on(state, space)
            if figure != NOBODY and not is_fog(state, space):
                hits = chance(dice_of(state, figure), self.keywords)
                gains.append(blow_gain(outlook, state, figure, self.damage, hits))
        gains.sort(reverse=True)
        return sum(gains[: self.bounces])
