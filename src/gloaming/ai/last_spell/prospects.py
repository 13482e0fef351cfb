"""What a hero of The Last Spell can still do in this phase: where it could go, whom hit there.

The numbers here are set by thought.
"""

from bisect import insort
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
CLOSER_LOOKS: Final = (
    3  # So many places, the best within any number of steps, are looked at in full.
)
UNSEEN: Final = -1e9
TOO_FAR: Final = 1000


class Prospects:
    """What a hero could do from each space in its reach, with the AP it has.

    What is promised over there must be what is found there: whoever believed in a glance from afar
    would walk to and fro. So places are glanced at as if the hero stood nowhere, which is the same
    wherever it stands, and the best of them are looked at as if it stood there.
    """

    __slots__ = (
        "ahead",
        "ap",
        "foreseen",
        "glances",
        "here",
        "hero",
        "mana",
        "points",
        "reach",
        "seen",
        "space",
        "target",
        "uses",
    )

    def __init__(self, state: State, foreseen: Foreseen, ahead: Ahead, hero: int, ap: int) -> None:
        self.foreseen = foreseen
        self.ahead = ahead
        self.hero = hero
        self.ap = ap
        weights = foreseen.weights
        self.mana = state.mana[hero]
        self.points = movement(state, hero)
        self.uses = state.uses.copy()
        self.space = state.space[hero]
        self.target = self.space  # Where it would best go.
        self.reach = Reach(state, self.space, self.points)
        self.here = weights.promise * Gains(state, ahead, hero, ap, self.space).best()
        self.glances: list[float] = []
        self.seen = [UNSEEN] * len(self.reach.spaces)  # What closer looks have found.
        if len(self.seen) > 1:
            self.glance(foreseen.without(state, hero))

    def glance(self, absent: State) -> None:
        """About what each space in reach would bring."""
        weights = self.foreseen.weights
        ahead = self.foreseen.of(absent)
        outlook = ahead.outlook
        gains = Gains(absent, ahead, self.hero, self.ap, self.space, self.reach).gains
        price = weights.danger * outlook.price(self.hero)
        wards = outlook.wards() if weights.ward else []
        for space in self.reach.spaces:
            gain = weights.promise * gains[space] - price * outlook.danger[space]
            if space in wards:
                gain += weights.ward * outlook.raid
            self.glances.append(gain + ahead.draw.pull(space))

    def steps_to(self, space: int) -> int:
        """How far a space is from where the hero stands; too far if it can't get there."""
        steps = self.reach.steps[space]
        return TOO_FAR if steps == UNREACHED else steps

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
        """The best of it, more than it is to stand here, less what it takes to get there.

        Whatever few points would find many find, too: so nobody ends a turn to have fewer.
        """
        points = state.mp if state.active == self.hero else 0
        tokens: list[int] = []
        for token in range(self.hero * TOKENS, (self.hero + 1) * TOKENS):
            if state.used[token] == READY:
                tokens.append(state.value[token])
        tokens.sort(reverse=True)
        most = self.here
        self.target = self.space
        if not self.glances:
            return most
        nearer: list[float] = []  # What looks best of what is not farther, the worst first.
        for n in range(1, len(self.glances)):  # The nearest first.
            effort = self.effort(n, points, tokens)
            looks = self.glances[n] - effort
            if len(nearer) == CLOSER_LOOKS:
                if looks <= nearer[0]:
                    continue
                del nearer[0]
            insort(nearer, looks)
            if self.seen[n] == UNSEEN:
                self.seen[n] = self.look_closer(state, self.reach.spaces[n])
            if self.seen[n] - effort > most:
                most, self.target = self.seen[n] - effort, self.reach.spaces[n]
        return most

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

    def look_closer(self, state: State, space: int) -> float:
        """How much better the table would really be if the hero stood there."""
        moved = self.foreseen.moved(state, self.hero, space)
        there = self.foreseen.of(moved)
        nobody = [0] * HEROES
        gain = there.outlook.value(nobody) - self.ahead.outlook.value(nobody)
        gain += there.base - self.ahead.base
        shots = Gains(moved, there, self.hero, self.ap, space).best()
        return gain + self.foreseen.weights.promise * shots


class Gains:
    """What attacks would bring, the best of them made as often as it can be: from one space, or
    from every one in reach."""

    __slots__ = ("gains", "outlook", "reach", "seen", "space")

    def __init__(
        self, state: State, ahead: Ahead, hero: int, ap: int, space: int, reach: Reach | None = None
    ) -> None:
        self.outlook = ahead.outlook
        self.space = space
        self.reach = Reach(state, space, 0) if reach is None else reach
        self.gains = [0.0] * SPACES
        self.seen: list[int] = []  # Where monsters stand that can be hit.
        if ap > 0:
            for figure in self.outlook.monsters:
                if not is_fog(state, state.at[figure]):
                    self.seen.append(state.at[figure])
            if self.seen:
                for shot in shots_of(state, hero, ap):
                    self.shoot(state, shot)

    def best(self) -> float:
        """From the space itself."""
        return self.gains[self.space]

    # What a shot could do goes into the gains.

    def shoot(self, state: State, shot: Shot) -> None:
        if shot.attack.reach.code == ON_ITSELF:
            self.around(state, shot)
        elif shot.attack.reach.code == ON_SPACES:
            self.beside(state, shot)
        else:
            self.afar(state, shot)

    def enter(self, space: int, shot: Shot, gain: float) -> None:
        """A shot from a space would bring so much."""
        total = (gain - self.outlook.weights.mana * shot.attack.mana) * shot.times
        self.gains[space] = max(self.gains[space], total)

    def around(self, state: State, shot: Shot) -> None:
        """Around itself: from every space next to a monster."""
        steps = self.reach.steps
        tried: list[int] = []
        for impact in self.seen:
            for space in AREA[impact]:
                if steps[space] != UNREACHED and space not in tried:
                    tried.append(space)
                    gain = shot.gain(self.outlook, state, space, space, 0)
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
                    gain = shot.gain(self.outlook, state, space, impact, direction)
                    self.enter(space, shot, gain)

    def afar(self, state: State, shot: Shot) -> None:
        """Over sectors, along the line of fire."""
        attack = shot.attack
        gains: list[tuple[float, int]] = []
        for impact in self.seen:
            gain = self.from_afar(state, shot, impact)
            if gain > 0:
                gains.append((gain, impact))
        if not gains:
            return
        gains.sort(reverse=True)
        nearest, farthest = attack.reach.nearest, attack.reach.farthest
        ranged = attack.type == RANGED
        salvo = self.outlook.weights.salvo
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

    def from_afar(self, state: State, shot: Shot, impact: int) -> float:
        """What an impact brings, seen from the one space, or from wherever is best."""
        if len(self.reach.spaces) == 1:
            way = straight(self.space, impact) if shot.attack.area.directed else 0
            return shot.gain(self.outlook, state, self.space, impact, way)
        most = shot.gain(self.outlook, state, OUTSIDE, impact, 0)
        if shot.attack.area.directed:
            for way in range(1, 4):
                most = max(most, shot.gain(self.outlook, state, OUTSIDE, impact, way))
        return most


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
            left = attack.uses + more - state.uses[TYPES_PER_WEAPON * item + n]
            if left <= 0:
                continue
            keywords = keywords_of(state, hero, attack, item)
            shot = Shot(attack, hero, keywords, attack.damage)
            shot.times = min(left, ap // attack.ap) if attack.ap else left
            if attack.type == MAGIC and state.mana[hero] > attack.mana:
                shot.rerolls = 1
            found.append(shot)
    if not found:
        punch = Shot(ATTACKS[PUNCH.index], hero, keywords_of(state, hero, PUNCH, NOBODY), 1)
        punch.times = ap // PUNCH.ap
        found.append(punch)
    return found
