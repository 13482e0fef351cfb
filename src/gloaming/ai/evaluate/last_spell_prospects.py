"""What a hero of The Last Spell can still do in this phase: where it could go, whom hit there."""

from typing import Final

from gloaming.ai.evaluate.last_spell_chances import Shot
from gloaming.ai.evaluate.last_spell_outlook import Outlook
from gloaming.ai.evaluate.last_spell_weights import DANGER, DECISION, MANA, PROMISE, PULL
from gloaming.games.last_spell.actions import keywords_of
from gloaming.games.last_spell.aiming import straight
from gloaming.games.last_spell.attack import (
    MAGIC,
    ON_ITSELF,
    ON_SPACES,
    RANGED,
    VISION,
)
from gloaming.games.last_spell.board import (
    AREA,
    CITY_FIRST,
    CITY_LAST,
    ENTRY,
    NEXT,
    NOWHERE,
    SECTOR,
    SECTOR_DISTANCE,
    SECTORS,
    SLOTS,
    SPACES,
    X,
    Y,
    ahead,
    at,
    in_area,
    slot_space,
)
from gloaming.games.last_spell.equipment import (
    ATTACKS,
    ITEMS,
    PUNCH,
    TYPES_PER_WEAPON,
    WEAPON_ITEMS,
    WEAPONS,
)
from gloaming.games.last_spell.ground import free, is_fog
from gloaming.games.last_spell.heroes import TOKENS
from gloaming.games.last_spell.sight import Sight
from gloaming.games.last_spell.state import CARDS_PER_SLOT, CARRIED, NO_CARD, NOBODY, READY, State

UNREACHED: Final = -1
SLOT_PULL: Final = 25.0  # What is yet to come out of a slot draws heroes like a monster so strong.
_FADING: Final = [0.9**far for far in range(2 * SPACES)]


def into_city(space: int) -> int:
    """The space of the City that is nearest to a space."""
    x = min(max(X[space], CITY_FIRST), CITY_LAST)
    y = min(max(Y[space], CITY_FIRST), CITY_LAST)
    return at(x, y)


# FRONT[4 * slot + column]: where what comes out of a slot would enter the City.
FRONT: Final = [
    NOWHERE if ENTRY[slot] == NOWHERE else into_city(slot_space(slot, 3, 2, column))
    for slot in range(SLOTS + 1)
    for column in range(4)
]


class Draw:
    """What draws heroes: monsters, by what they are worth, and slots that still have cards."""

    __slots__ = ("spaces", "weights")

    def __init__(self, state: State, outlook: Outlook) -> None:
        self.spaces: list[int] = []
        self.weights: list[float] = []
        for figure in outlook.monsters:
            self.spaces.append(into_city(state.at[figure]))
            self.weights.append(PULL * outlook.worth[figure])
        for slot in range(1, SLOTS + 1):
            if state.slot_cards[CARDS_PER_SLOT * slot] != NO_CARD:
                self.spaces.append(FRONT[4 * slot + 1])
                self.weights.append(PULL * SLOT_PULL)

    def pull(self, space: int) -> float:
        """How good it is to be on a space, by how near it is to all of that."""
        total = 0.0
        x, y = X[space], Y[space]
        for n in range(len(self.spaces)):
            there = self.spaces[n]
            total += self.weights[n] * _FADING[abs(X[there] - x) + abs(Y[there] - y)]
        return total


def movement(state: State, hero: int) -> int:
    """All Movement Points a hero could have now."""
    total = state.mp if state.active == hero else 0
    for token in range(hero * TOKENS, (hero + 1) * TOKENS):
        if state.used[token] == READY:
            total += state.value[token]
    return total


class Reach:
    """The spaces a hero could walk to, and in how many steps."""

    __slots__ = ("spaces", "steps")

    def __init__(self, state: State, start: int, points: int) -> None:
        self.steps = [UNREACHED] * SPACES
        self.steps[start] = 0
        self.spaces = [start]
        for space in self.spaces:
            far = self.steps[space] + 1
            if far > points:
                break
            for direction in range(4):
                one = NEXT[4 * space + direction]
                if one != NOWHERE and self.steps[one] == UNREACHED and free(state, one):
                    self.steps[one] = far
                    self.spaces.append(one)


class Prospects:
    """What a hero could do from each space in its reach, with the AP it has."""

    __slots__ = ("ap", "hero", "mana", "outlook", "points", "reach", "space", "uses", "worth")

    def __init__(self, state: State, outlook: Outlook, draw: Draw, hero: int, ap: int) -> None:
        self.outlook = outlook
        self.hero = hero
        self.ap = ap
        self.mana = state.mana[hero]
        self.points = movement(state, hero)
        self.uses = state.uses.copy()
        self.space = state.space[hero]
        self.reach = Reach(state, self.space, self.points)
        rates = [0.0] * SPACES  # The best gain of an attack for each AP, on each space.
        if ap > 0:
            seen = [f for f in outlook.monsters if not is_fog(state, state.at[f])]
            if seen:
                for shot in shots_of(state, hero, ap):
                    self.shoot(state, shot, seen, rates)
        price = DANGER * outlook.price(hero)
        self.worth: list[float] = []
        for space in self.reach.spaces:
            gain = PROMISE * ap * rates[space] - price * outlook.danger[space]
            self.worth.append(gain + draw.pull(space))
        here = self.worth[0] - PROMISE * ap * rates[self.space]
        for n in range(len(self.worth)):
            self.worth[n] -= here

    def same(self, state: State, outlook: Outlook, hero: int, ap: int) -> bool:
        return (
            outlook is self.outlook
            and hero == self.hero
            and ap == self.ap
            and state.mana[hero] == self.mana
            and movement(state, hero) == self.points
            and state.space[hero] == self.space
            and state.uses == self.uses
        )

    def best(self, state: State) -> float:
        """The best of it, less what it takes to get there."""
        points = state.mp if state.active == self.hero else 0
        tokens: list[int] = []
        for token in range(self.hero * TOKENS, (self.hero + 1) * TOKENS):
            if state.used[token] == READY:
                tokens.append(state.value[token])
        tokens.sort(reverse=True)
        most = 0.0
        spaces = self.reach.spaces
        for n in range(len(spaces)):
            if self.worth[n] <= most:
                continue
            steps = self.reach.steps[spaces[n]]
            decisions, left = steps, steps - points
            for value in tokens:
                if left <= 0:
                    break
                decisions += 1
                left -= value
            gain = self.worth[n] - DECISION * decisions
            if gain > most:
                most = gain
        return most

    def shoot(self, state: State, shot: Shot, seen: list[int], rates: list[float]) -> None:
        """Enter what a shot could do into the rates."""
        attack = shot.attack
        each = 1.0 / max(1, attack.ap)
        cost = MANA * attack.mana
        if attack.reach.code == ON_ITSELF:
            self.around(state, shot, seen, rates, each, cost)
        elif attack.reach.code == ON_SPACES:
            self.beside(state, shot, seen, rates, each, cost)
        else:
            self.afar(state, shot, seen, rates, each, cost)

    def around(
        self,
        state: State,
        shot: Shot,
        seen: list[int],
        rates: list[float],
        each: float,
        cost: float,
    ) -> None:
        """Around itself: from every space next to a monster."""
        steps = self.reach.steps
        tried: list[int] = []
        for figure in seen:
            for space in AREA[state.at[figure]]:
                if steps[space] != UNREACHED and space not in tried:
                    tried.append(space)
                    gain = shot.gain(self.outlook, state, space, space, 0) - cost
                    rates[space] = max(rates[space], gain * each)

    def beside(
        self,
        state: State,
        shot: Shot,
        seen: list[int],
        rates: list[float],
        each: float,
        cost: float,
    ) -> None:
        """In one of the four directions, one or two spaces away."""
        steps = self.reach.steps
        area = shot.attack.area
        for figure in seen:
            impact = state.at[figure]
            for direction in range(4):
                space = impact
                for _ in range(shot.attack.reach.farthest):
                    space = NEXT[4 * space + (direction + 2) % 4]
                    if space == NOWHERE:
                        break
                    if steps[space] == UNREACHED:
                        continue
                    if area.landing and not free(state, ahead(impact, direction, area.landing, 0)):
                        continue
                    gain = shot.gain(self.outlook, state, space, impact, direction) - cost
                    rates[space] = max(rates[space], gain * each)

    def afar(
        self,
        state: State,
        shot: Shot,
        seen: list[int],
        rates: list[float],
        each: float,
        cost: float,
    ) -> None:
        """Over sectors, along the line of fire."""
        attack = shot.attack
        gains: list[tuple[float, int]] = []
        for figure in seen:
            impact = state.at[figure]
            way = straight(self.space, impact) if attack.area.directed else 0
            gain = shot.gain(self.outlook, state, self.space, impact, way)
            if gain > 0:
                gains.append((gain, impact))
        if not gains:
            return
        gains.sort(reverse=True)
        nearest, farthest = attack.reach.nearest, attack.reach.farthest
        ranged = attack.type == RANGED
        for space in self.reach.spaces:
            sight: Sight | None = None
            impacts = attack.area.impacts
            total = -cost
            for gain, impact in gains:
                far = SECTOR_DISTANCE[SECTORS * SECTOR[space] + SECTOR[impact]]
                if not nearest <= far <= farthest or (ranged and in_area(space, impact)):
                    continue
                if not shot.keywords & VISION:
                    if sight is None:
                        sight = Sight(state, space)
                    if not sight.sees(impact):
                        continue
                total += gain
                impacts -= 1
                if impacts == 0:
                    break
            rates[space] = max(rates[space], total * each)


def shots_of(state: State, hero: int, ap: int) -> list[Shot]:
    """The attacks a hero has AP, Mana and uses for."""
    found: list[Shot] = []
    mine = CARRIED + hero
    for item in range(WEAPON_ITEMS):
        if state.place[item] != mine:
            continue
        more = state.weapon_level[item] >= 2
        attacks = WEAPONS[ITEMS[item].card].attacks
        for n in range(len(attacks)):
            attack = attacks[n]
            if not attack.rolls() or attack.ap > ap or attack.mana > state.mana[hero]:
                continue
            if state.uses[TYPES_PER_WEAPON * item + n] >= attack.uses + more:
                continue
            keywords = keywords_of(state, hero, attack, item)
            shot = Shot(attack, hero, keywords, attack.damage)
            if attack.type == MAGIC and state.mana[hero] > attack.mana:
                shot.rerolls = 1
            found.append(shot)
    if not found:
        found.append(Shot(ATTACKS[PUNCH.index], hero, keywords_of(state, hero, PUNCH, NOBODY), 1))
    return found
