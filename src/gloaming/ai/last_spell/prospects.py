"""What a hero of The Last Spell can still do in this phase: where it could go, whom hit there."""

from typing import Final

from gloaming.ai.last_spell.chances import Shot, volley
from gloaming.ai.last_spell.foreseen import Ahead, Foreseen
from gloaming.ai.last_spell.reach import UNREACHED, Reach, movement
from gloaming.games.last_spell.attack.aiming import straight
from gloaming.games.last_spell.attack.attack_types import keywords_of
from gloaming.games.last_spell.attack.line_of_fire import LineOfFire
from gloaming.games.last_spell.board import (
    AREA,
    NEXT,
    NOWHERE,
    SECTOR,
    SECTOR_DISTANCE,
    SECTORS,
    SPACES,
    ahead,
    in_area,
)
from gloaming.games.last_spell.box.equipment import (
    ATTACKS,
    ITEMS,
    PUNCH,
    TYPES_PER_WEAPON,
    WEAPON_ITEMS,
    WEAPONS,
)
from gloaming.games.last_spell.box.hero_cards import TOKENS
from gloaming.games.last_spell.box.weapon import (
    MAGIC,
    ON_ITSELF,
    ON_SPACES,
    RANGED,
    VISION,
)
from gloaming.games.last_spell.state import CARRIED, HEROES, NOBODY, READY, State
from gloaming.games.last_spell.table.ground import free, is_fog

OUTSIDE: Final = 0  # A corner of the map, near nobody.
CLOSER_LOOKS: Final = 6  # So many places are looked at in full before one is believed in.


class Prospects:
    """What a hero could do from each space in its reach, with the AP it has."""

    __slots__ = (
        "ahead",
        "ap",
        "foreseen",
        "glanced",
        "hero",
        "mana",
        "points",
        "rates",
        "reach",
        "seen",
        "space",
        "uses",
        "worth",
    )

    def __init__(
        self,
        state: State,
        foreseen: Foreseen,
        ahead: Ahead,
        hero: int,
        ap: int,
        walks: bool = True,
    ) -> None:
        self.foreseen = foreseen
        self.ahead = ahead
        self.hero = hero
        self.ap = ap
        weights = foreseen.weights
        self.mana = state.mana[hero]
        self.points = movement(state, hero)
        self.uses = state.uses.copy()
        self.space = state.space[hero]
        self.reach = Reach(state, self.space, self.points if walks else 0)
        self.rates = [0.0] * SPACES  # The best gain of an attack for each AP, on each space.
        outlook = ahead.outlook
        self.seen: list[int] = []  # Where monsters stand that can be hit.
        if ap > 0:
            for figure in outlook.monsters:
                if not is_fog(state, state.at[figure]):
                    self.seen.append(state.at[figure])
            if self.seen:
                for shot in shots_of(state, hero, ap):
                    self.shoot(state, shot)
        price = weights.danger * outlook.price(hero)
        self.worth: list[float] = []
        self.glanced: list[bool] = []  # Where nobody has looked closer yet.
        wards = outlook.wards() if weights.ward else []
        for space in self.reach.spaces:
            gain = weights.promise * ap * self.rates[space]
            self.glanced.append(True)
            if space in wards:
                gain += weights.ward * outlook.raid
            gain -= price * outlook.danger[space]
            self.worth.append(gain + ahead.draw.pull(space))
        here = self.worth[0] - weights.promise * ap * self.rates[self.space]
        for n in range(len(self.worth)):
            self.worth[n] -= here
        self.glanced[0] = False

    def same(self, state: State, ahead: Ahead, hero: int, ap: int) -> bool:
        return (
            ahead is self.ahead
            and hero == self.hero
            and ap == self.ap
            and state.mana[hero] == self.mana
            and movement(state, hero) == self.points
            and state.space[hero] == self.space
            and state.uses == self.uses
        )

    def best(self, state: State) -> float:
        """The best of it, less what it takes to get there.

        A glance from afar may promise what nobody finds who goes there; whoever believed it would
        walk to and fro. So what a place brings is worked out as it will look once one stands there.
        """
        points = state.mp if state.active == self.hero else 0
        tokens: list[int] = []
        for token in range(self.hero * TOKENS, (self.hero + 1) * TOKENS):
            if state.used[token] == READY:
                tokens.append(state.value[token])
        tokens.sort(reverse=True)
        looks = CLOSER_LOOKS
        while True:
            most = 0.0
            best = 0
            for n in range(len(self.worth)):
                if self.worth[n] > most and not (self.glanced[n] and looks == 0):
                    gain = self.worth[n] - self.effort(n, points, tokens)
                    if gain > most:
                        most, best = gain, n
            if not self.glanced[best]:
                return most
            self.look_closer(state, best)
            looks -= 1

    def effort(self, n: int, points: int, tokens: list[int]) -> float:
        """The answers it takes to get there: steps, and tokens to turn."""
        decisions = self.reach.steps[self.reach.spaces[n]]
        left = decisions - points
        for value in tokens:
            if left <= 0:
                break
            decisions += 1
            left -= value
        return self.foreseen.weights.decision * decisions

    def look_closer(self, state: State, n: int) -> None:
        """What the next Monster Phase would really bring if the hero stood there."""
        moved = self.foreseen.moved(state, self.hero, self.reach.spaces[n])
        there = self.foreseen.of(moved)
        nobody = [0] * HEROES
        self.worth[n] = there.outlook.value(nobody) - self.ahead.outlook.value(nobody)
        self.worth[n] += there.base - self.ahead.base
        stands = Prospects(moved, self.foreseen, there, self.hero, self.ap, walks=False)
        self.worth[n] += stands.worth[0]
        self.glanced[n] = False

    # What a shot could do goes into the rates.

    def shoot(self, state: State, shot: Shot) -> None:
        if shot.attack.reach.code == ON_ITSELF:
            self.around(state, shot)
        elif shot.attack.reach.code == ON_SPACES:
            self.beside(state, shot)
        else:
            self.afar(state, shot)

    def enter(self, space: int, shot: Shot, gain: float) -> None:
        """A shot from a space would bring so much."""
        rate = (gain - self.foreseen.weights.mana * shot.attack.mana) / max(1, shot.attack.ap)
        self.rates[space] = max(self.rates[space], rate)

    def around(self, state: State, shot: Shot) -> None:
        """Around itself: from every space next to a monster."""
        steps = self.reach.steps
        tried: list[int] = []
        for impact in self.seen:
            for space in AREA[impact]:
                if steps[space] != UNREACHED and space not in tried:
                    tried.append(space)
                    gain = shot.gain(self.ahead.outlook, state, space, space, 0)
                    self.enter(space, shot, gain)

    def beside(self, state: State, shot: Shot) -> None:
        """In one of the four directions, one or two spaces away."""
        steps = self.reach.steps
        area = shot.attack.area
        for impact in self.seen:
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
                    gain = shot.gain(self.ahead.outlook, state, space, impact, direction)
                    self.enter(space, shot, gain)

    def afar(self, state: State, shot: Shot) -> None:
        """Over sectors, along the line of fire."""
        attack = shot.attack
        gains: list[tuple[float, int]] = []
        for impact in self.seen:
            way = straight(self.space, impact) if attack.area.directed else 0
            origin = OUTSIDE if in_area(self.space, impact) else self.space  # It would step back.
            gain = shot.gain(self.ahead.outlook, state, origin, impact, way)
            if gain > 0:
                gains.append((gain, impact))
        if not gains:
            return
        gains.sort(reverse=True)
        nearest, farthest = attack.reach.nearest, attack.reach.farthest
        ranged = attack.type == RANGED
        salvo = self.foreseen.weights.salvo
        for space in self.reach.spaces:
            sight: LineOfFire | None = None
            reached: list[float] = []
            for gain, impact in gains:
                far = SECTOR_DISTANCE[SECTORS * SECTOR[space] + SECTOR[impact]]
                if not nearest <= far <= farthest or (ranged and in_area(space, impact)):
                    continue
                if not shot.keywords & VISION:
                    if sight is None:
                        sight = LineOfFire(state, space)
                    if not sight.sees(impact):
                        continue
                reached.append(gain)
                if len(reached) == attack.area.impacts:
                    break
            self.enter(space, shot, volley(reached, attack.area.impacts, salvo))


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
