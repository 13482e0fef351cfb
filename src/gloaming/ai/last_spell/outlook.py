"""What the next Monster Phase would do to a table of The Last Spell, for either side of the coin.

The movement is played on a copy, as the rules have it; what lies face down is not foreseen. The
numbers here are set by thought, like those in `weights`.
"""

from math import pow
from typing import Final

from gloaming.ai.last_spell.raid import THE_HARPY, raids
from gloaming.ai.last_spell.weights import (
    ARMOUR_POINT,
    HAND_SET,
    NEARER,
    STRUCTURE,
    WON,
    Weights,
)
from gloaming.games.last_spell.board import (
    AREA,
    BESIDE,
    BESIDE_CIRCLE,
    CIRCLE_SPACES,
    FIELD,
    NEXT,
    NOWHERE,
    SPACES,
    X,
    Y,
)
from gloaming.games.last_spell.bosses.cetusia import haunts, sweeps
from gloaming.games.last_spell.bosses.dryad import GROWTH
from gloaming.games.last_spell.bosses.harpy import sits_on_the_cliff
from gloaming.games.last_spell.box.maps import CIRCLE as MAGIC_CIRCLE
from gloaming.games.last_spell.box.monster_cards import (
    ALERION,
    BOOMER,
    CARD,
    DRYAD,
    EXPLOSION,
    EXPLOSION_DAMAGE,
    FIGURES,
    KIND,
    MELEE_ATTACK,
    MONOLITH,
)
from gloaming.games.last_spell.box.structures import STRUCTURES
from gloaming.games.last_spell.heroes.pools import armour_of, worn_by
from gloaming.games.last_spell.monsters.blows import (
    A_HERO,
    A_STRUCTURE,
    THE_CIRCLE,
    acts,
    attacks_area,
)
from gloaming.games.last_spell.monsters.movement import in_order, move_monster
from gloaming.games.last_spell.night.forecast import aims_of
from gloaming.games.last_spell.state import HEROES, LEFT, NOBODY, RIGHT, State
from gloaming.games.last_spell.table.ground import hero_on

# How many steps a space is from one beside the Circle.
FAR: Final = [
    min([abs(X[s] - X[one]) + abs(Y[s] - Y[one]) for one in CIRCLE_SPACES]) - 1
    for s in range(SPACES)
]


class Blows:
    """What one fall of the coin brings: to the Circle, to heroes, to structures."""

    __slots__ = ("burnt", "circle", "harm", "pierced")

    def __init__(self) -> None:
        self.circle = 0
        self.harm = [0] * HEROES
        self.pierced = [0] * HEROES  # By explosions, which ask no armour (LS-8.4).
        self.burnt = 0.0


class Outlook:
    """The next Monster Phase, and what it would be worth to have each monster out of it."""

    __slots__ = (
        "alerions_dead",
        "armour",
        "at",
        "blame",
        "coins",
        "danger",
        "exhausted",
        "facing",
        "figure",
        "flames",
        "fog",
        "growth",
        "hit_points",
        "hp",
        "hurt",
        "kind",
        "later",
        "mages",
        "monsters",
        "phase",
        "raid",
        "raided",
        "raiders",
        "reinforced",
        "risings",
        "stunned",
        "terrain",
        "weights",
        "where",
        "worth",
        "wounds",
        "wyrm_deck",
    )

    def __init__(self, state: State, weights: Weights = HAND_SET) -> None:
        self.weights = weights
        # What it was made of: the outlook of a table that is the same in this is the same.
        self.figure = state.figure.copy()
        self.wounds = state.wounds.copy()
        self.stunned = state.stunned.copy()
        self.hurt = state.hurt.copy()
        self.reinforced = state.reinforced.copy()
        self.exhausted = state.exhausted.copy()
        self.facing = state.facing.copy()
        self.where = state.where.copy()
        self.kind = state.kind.copy()
        self.flames = state.flames.copy()
        self.terrain = state.terrain.copy()
        self.hp = state.hp.copy()
        self.fog = state.fog
        self.phase = state.phase
        self.growth = state.growth
        self.wyrm_deck = state.wyrm_deck.copy()
        self.mages = state.mages
        self.alerions_dead = state.alerions_dead
        self.monsters = [n for n in range(FIGURES) if state.at[n] != NOWHERE]
        self.armour = [ready_armour(state, hero) for hero in range(HEROES)]
        self.hit_points = [float(state.hp[hero] - state.hurt[hero]) for hero in range(HEROES)]
        self.blame = [0.0] * FIGURES  # What its blow costs.
        self.worth = [0.0] * FIGURES  # And what it would cost later.
        self.danger = [0.0] * SPACES  # What a hero would suffer on each space, about.
        self.later = 0.0
        self.raiders: list[int] = []  # Who would come to strike the Circle.
        self.raid = 0.0  # What that costs.
        self.at = state.at.copy()
        self.coins: list[Blows] = []
        if self.play(state, LEFT):
            self.play(state, RIGHT)
        self.risings: list[Blows] = []
        if state.scenario == 2 and haunts(state):
            self.rise(state)
        many = len(self.coins)
        for figure in self.monsters:
            self.blame[figure] /= many
            self.worth[figure] /= many
            self.later += self.worth[figure]
            self.worth[figure] += self.blame[figure]
        self.raided = False  # Whether the Harpy would strike the Circle if she entered now.
        if weights.harpy and sits_on_the_cliff(state):
            self.later += weights.harpy * weights.boss * CARD[THE_HARPY].wounds
            self.raided = raids(state)

    def same(self, state: State) -> bool:
        """Whether a table looks as this one did."""
        return (
            state.figure == self.figure
            and state.wounds == self.wounds
            and state.stunned == self.stunned
            and state.hurt == self.hurt
            and state.reinforced == self.reinforced
            and state.exhausted == self.exhausted
            and state.facing == self.facing
            and state.kind == self.kind
            and state.flames == self.flames
            and state.hp == self.hp
            and state.fog == self.fog
            and state.phase == self.phase
            and state.growth == self.growth
            and state.where == self.where
            and state.terrain == self.terrain
            and state.mages == self.mages
            and state.alerions_dead == self.alerions_dead
            and state.wyrm_deck == self.wyrm_deck
        )

    def play(self, state: State, coin: int) -> bool:
        """Move every monster and see whom it strikes; whether the coin had a say in it."""
        dream = State(state.edition, state)
        dream.coin = coin
        blows = Blows()
        self.coins.append(blows)
        turned = False
        order = in_order(dream)
        marked = [NOBODY] * SPACES
        for figure in order:
            start, facing = dream.at[figure], dream.facing[figure]
            move_monster(dream, figure)
            end = dream.at[figure]
            if X[start] != X[end] if facing % 2 == 0 else Y[start] != Y[end]:
                turned = True
            self.mark(dream, figure, start, facing, marked)
            self.worth[figure] += self.to_come(dream, figure)
        for figure in order:
            aims = aims_of(dream, figure)
            if attacks_area(CARD[figure]) or CARD[figure].boss:
                for aim in aims:
                    self.blow(dream, figure, aim, blows)
            elif aims:
                self.blow(dream, figure, aims[0], blows)  # Players choose among equals.
        return turned

    def blow(self, dream: State, figure: int, aim: int, blows: Blows) -> None:
        """One blow, and what it costs."""
        monster = CARD[figure]
        if aim == THE_CIRCLE:
            blows.circle += monster.strength
            cost = self.weights.of_lost_mages(self.mages, monster.strength)
            if not BESIDE_CIRCLE[self.at[figure]] and figure not in self.raiders:
                self.raiders.append(figure)
                self.raid = max(self.raid, cost)
        elif aim >= A_STRUCTURE:
            cost = self.weights.standing * burnt(dream, aim - A_STRUCTURE, monster.strength)
            blows.burnt += cost
        else:
            hero = aim - A_HERO
            points = self.hit_points[hero] + ARMOUR_POINT * self.armour[hero]
            if monster.attack == EXPLOSION:
                blows.pierced[hero] += EXPLOSION_DAMAGE
                cost = self.weights.of_damage(points, EXPLOSION_DAMAGE)
            else:
                blows.harm[hero] += monster.strength
                cost = self.weights.of_damage(points, monster.strength)
        self.blame[figure] += cost

    def to_come(self, dream: State, figure: int) -> float:
        """What a monster will cost later, from where it would stand."""
        weights = self.weights
        monster = CARD[figure]
        left = monster.wounds - dream.wounds[figure]
        if monster.boss:
            # She can't be hurt before she has grown (LS-20.19).
            growing = KIND[figure] == DRYAD and dream.growth < GROWTH
            return 0.0 if growing else weights.boss * left
        if monster.inert:
            return 0.0 if KIND[figure] == MONOLITH else weights.tile
        moves = FAR[dream.at[figure]] / max(1, monster.move)
        price = weights.of_lost_mages(self.mages, 1)
        threat = weights.circle * price * monster.strength * pow(NEARER, moves)
        total = weights.wound * left + threat * (0.3 + 0.7 * left / monster.wounds)
        if KIND[figure] == BOOMER:
            total += weights.boomers
        elif KIND[figure] == ALERION:
            total += weights.alerions
        elif monster.flies:
            total += weights.fliers
        return total

    def wards(self) -> list[int]:
        """Where a hero would stop those who come to strike the Circle (LS-12.5)."""
        found: list[int] = []
        for figure in self.raiders:
            found += BESIDE[self.at[figure]]
        return found

    def mark(self, dream: State, figure: int, start: int, facing: int, marked: list[int]) -> None:
        """The spaces on which a hero would be struck: beside its way, or in its line of fire."""
        monster = CARD[figure]
        if dream.stunned[figure] or not acts(dream, figure):
            return
        around = AREA if monster.long_reach or attacks_area(monster) else BESIDE
        harm = float(EXPLOSION_DAMAGE if monster.attack == EXPLOSION else monster.strength)
        end = dream.at[figure]
        space = start
        for _ in range(monster.move + 1):
            for one in around[space]:
                if marked[one] != figure:
                    marked[one] = figure
                    self.danger[one] += harm
            if space == end:
                break
            ahead = NEXT[4 * space + facing]
            space = end if ahead == NOWHERE else ahead
        if monster.attack > MELEE_ATTACK:
            space = end
            for _ in range(monster.attack):
                space = NEXT[4 * space + FIELD[end]]
                if space == NOWHERE:
                    break
                if marked[space] != figure:
                    marked[space] = figure
                    self.danger[space] += harm

    def value(self, pending: list[int]) -> float:
        """What is left of Mages and heroes after the phase, less what comes later."""
        total = 0.0
        for blows in self.coins:
            total += self.weights.of_mages(self.mages - blows.circle) - blows.burnt
            for hero in range(HEROES):
                if self.hit_points[hero] > 0:
                    total += self.survives(hero, blows, pending[hero])
        total = total / len(self.coins) - self.later
        for rising in self.risings:
            total -= self.swept(rising) / len(self.risings)
        return total

    def rise(self, state: State) -> None:
        """Cetusia's blows, for each of her cards that may be drawn next (LS-20.10, LS-20.12)."""
        cards = [card for card in range(len(state.wyrm_deck)) if state.wyrm_deck[card]]
        for card in cards:
            blows = Blows()
            self.risings.append(blows)
            for sweep in sweeps(state, card):
                circle = False
                for space in sweep.spaces:
                    self.danger[space] += sweep.damage / len(cards)
                    circle = circle or state.terrain[space] == MAGIC_CIRCLE
                    hero = hero_on(state, space)
                    if hero != NOBODY:
                        blows.harm[hero] += sweep.damage
                blows.circle += sweep.damage if circle else 0

    def swept(self, rising: Blows) -> float:
        """What a rising of Cetusia costs, besides all other blows."""
        total = 0.0
        for hero in range(HEROES):
            if rising.harm[hero] and self.hit_points[hero] > 0:
                total += self.cost(hero, rising.harm[hero])
        if rising.circle:
            for blows in self.coins:
                left = self.mages - blows.circle
                total += self.weights.of_lost_mages(left, rising.circle) / len(self.coins)
        return total

    def survives(self, hero: int, blows: Blows, pending: int) -> float:
        """What is left of a hero."""
        harm = blows.harm[hero] + pending
        pierced = blows.pierced[hero]
        if self.reinforced[hero]:
            if harm:
                harm -= 1
            elif pierced:
                pierced -= 1
        kept = min(harm, self.armour[hero])
        points = self.hit_points[hero] - pierced - harm + kept
        if points <= 0:
            return -WON
        return self.weights.of_health(points + ARMOUR_POINT * (self.armour[hero] - kept))

    def cost(self, hero: int, damage: int) -> float:
        """What so much damage would cost a hero, on top of the blows that will fall.

        These may still be averted, so it costs no less than it would without them.
        """
        nothing = Blows()
        alone = self.survives(hero, nothing, 0) - self.survives(hero, nothing, damage)
        total = 0.0
        for blows in self.coins:
            total += self.survives(hero, blows, 0) - self.survives(hero, blows, damage)
        return max(alone, total / len(self.coins))

    def price(self, hero: int) -> float:
        """What one more Wound would cost a hero."""
        points = self.hit_points[hero] + ARMOUR_POINT * self.armour[hero]
        return self.weights.of_damage(points, 1)


def ready_armour(state: State, hero: int) -> int:
    """How much the ready cards of a hero take off."""
    total = 0
    if state.card[hero] != NOBODY:
        for item in worn_by(state, hero):
            if not state.exhausted[item]:
                total += armour_of(item).less
    return total


def burnt(state: State, built: int, damage: int) -> float:
    """What a structure loses by so much damage."""
    kind = state.kind[built]
    lasting = STRUCTURES[kind].capacity + 1
    lost = min(damage, lasting - state.flames[built])
    return STRUCTURE[kind] * lost / lasting
