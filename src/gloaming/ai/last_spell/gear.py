"""What the heroes of The Last Spell own is worth, and who should carry it.

The numbers here are set by thought, like those in `weights`.
"""

from bisect import insort
from typing import Final

from gloaming.ai.last_spell.chances import again, chance
from gloaming.ai.last_spell.weights import (
    ARMOUR,
    POTION_FULL,
    POTION_HALF,
    SCROLL,
    WEAPON,
    WEAPON_2,
)
from gloaming.games.last_spell.box.armour import ARMOURS, LOWER, SHIELD, UPPER
from gloaming.games.last_spell.box.equipment import (
    FIRST_ARMOUR,
    FIRST_POTION,
    FIRST_SCROLL,
    ITEM_COUNT,
    ITEMS,
    WEAPON_ITEMS,
    WEAPONS,
)
from gloaming.games.last_spell.box.monster_cards import BLUE, ORANGE
from gloaming.games.last_spell.box.weapon import ISOLATION, ON_SECTORS, Attack, Weapon
from gloaming.games.last_spell.heroes.carrying import BELT, HANDS
from gloaming.games.last_spell.state import CARRIED, HEROES, NOBODY, SHARED, State

# How many monsters an attack meets on average, by its pattern.
_MEETS: Final = {
    "P1": 1.0,
    "PX2": 1.9,
    "PX3": 2.7,
    "PX4": 3.4,
    "L2": 1.35,
    "L3": 1.6,
    "L3M": 1.4,
    "X5": 1.9,
    "R6": 2.0,
    "N9": 2.2,
    "Q9": 2.4,
    "O8": 1.7,
    "MV1": 0.0,
    "none": 0.0,
}
_BLUE_DICE: Final = 0.6  # Of all monsters; a quarter have orange ones, the rest both.
_ORANGE_DICE: Final = 0.25
_AFAR: Final = 1.2  # Whoever shoots need not go there.
_HEAVY: Final = 1.1  # Two damage count where there are more Wounds.
_AP: Final = 4  # In a phase.
_EMPTY_HAND: Final = 0.95  # What is at hand will be taken: nearly as good as taken.
_EXCHANGE: Final = 0.9  # So it is where something else must first be put down.


def _kills(attack: Attack, keywords: int) -> float:
    """What one use of an attack kills on average."""
    rerolls = 1 if keywords & ISOLATION else 0
    total = 0.0
    for dice, share in (
        (BLUE, _BLUE_DICE),
        (ORANGE, _ORANGE_DICE),
        (ORANGE | BLUE, 1.0 - _BLUE_DICE - _ORANGE_DICE),
    ):
        once = chance(dice, keywords)
        total += share * (once + again(once, rerolls)) / 2  # Some monsters are alone.
    total *= _MEETS[attack.area.id] + 0.6 * attack.bounces
    if attack.reach.code == ON_SECTORS:
        total *= _AFAR
    return total * _HEAVY if attack.damage > 1 else total


def _rating(weapon: Weapon, level: int) -> float:
    """What a weapon kills in a phase, its AP spent on the best of its attacks."""
    keywords = (weapon.level_2 if level >= 2 else 0) | (weapon.level_3 if level >= 3 else 0)
    best = [0.0] * (_AP + 1)  # With so many AP, by the attacks looked at so far.
    for attack in weapon.attacks:
        if not attack.ap:
            continue
        kills = _kills(attack, attack.keywords | keywords)
        kills *= 1.0 - 0.08 * attack.mana  # It does not last for every phase.
        before = best.copy()
        for uses in range(1, attack.uses + (level >= 2) + 1):
            for ap in range(uses * attack.ap, _AP + 1):
                best[ap] = max(best[ap], before[ap - uses * attack.ap] + uses * kills)
    return best[_AP]


# RATING[4 * weapon + level]
RATING: Final = [_rating(weapon, level) for weapon in WEAPONS for level in range(4)]
_LESS: Final = [ARMOUR * (armour.less or 1) for armour in ARMOURS]


def weapon_worth(state: State, item: int) -> float:
    return WEAPON * RATING[4 * ITEMS[item].card + state.weapon_level[item]]


class Gear:
    """All that is owned: what each hero carries, and what lies in the Shared Supply."""

    __slots__ = ("belt", "bottles", "hands", "held", "shelf", "shields", "state", "worn")

    def __init__(self, state: State) -> None:
        self.state = state
        self.worn = [0.0] * (2 * HEROES)  # Upper and Lower Armour of each hero.
        self.held: list[list[float]] = [[] for _ in range(HEROES)]  # Weapons.
        self.shields = [0.0] * HEROES
        self.hands = [HANDS] * HEROES  # Free ones.
        self.belt = [BELT] * HEROES  # Room on it.
        self.bottles = 0.0
        self.shelf: list[int] = []
        for item in range(ITEM_COUNT):
            place = state.place[item]
            if place == SHARED:
                self.shelf.append(item)
            elif place >= CARRIED:
                self.carry(item, place - CARRIED)

    def carry(self, item: int, hero: int) -> None:
        self.hands[hero] -= ITEMS[item].hands
        if item < WEAPON_ITEMS:
            self.held[hero].append(weapon_worth(self.state, item))
        elif item < FIRST_POTION:
            worn = ARMOURS[ITEMS[item].card].worn
            if worn == SHIELD:
                self.shields[hero] += _LESS[ITEMS[item].card]
            else:
                self.worn[2 * hero + worn] = _LESS[ITEMS[item].card]
        else:
            self.belt[hero] -= 1
            self.bottles += belt_worth(self.state, item)

    def value(self) -> float:
        """What is carried, and what could be picked up at once."""
        total = self.bottles + self.spare_belt()
        for worn in (UPPER, LOWER):
            total += self.suits(worn)
        spare = self.spare_hands()
        for hero in range(HEROES):
            if self.state.card[hero] != NOBODY:
                total += self.arms(hero, spare)
        return total

    def suits(self, worn: int) -> float:
        """Upper or Lower Armour: whoever wears none or worse takes the best that is left."""
        spare: list[float] = []
        for item in self.shelf:
            if FIRST_ARMOUR <= item < FIRST_POTION and ARMOURS[ITEMS[item].card].worn == worn:
                spare.append(_LESS[ITEMS[item].card])
        spare.sort()
        worst_first: list[float] = []
        for hero in range(HEROES):
            if self.state.card[hero] != NOBODY:
                worst_first.append(self.worn[2 * hero + worn])
        worst_first.sort()
        total = 0.0
        for mine in worst_first:
            share = _EXCHANGE if mine > 0 else _EMPTY_HAND
            if spare and share * spare[-1] > mine:
                total += share * spare.pop()
                if mine > 0:
                    insort(spare, mine)
            else:
                total += mine
        return total

    def spare_hands(self) -> list[tuple[float, int]]:
        """Weapons and shields nobody holds, the best last, with the hands they need."""
        spare: list[tuple[float, int]] = []
        for item in self.shelf:
            if item < WEAPON_ITEMS:
                spare.append((weapon_worth(self.state, item), ITEMS[item].hands))
            elif item < FIRST_POTION and ARMOURS[ITEMS[item].card].worn == SHIELD:
                spare.append((_LESS[ITEMS[item].card], 1))
        spare.sort()
        return spare

    def arms(self, hero: int, spare: list[tuple[float, int]]) -> float:
        """The best weapon counts, the second for little; free hands take what is left."""
        held = self.held[hero].copy()
        total = self.shields[hero]
        hands = self.hands[hero]
        for n in range(len(spare) - 1, -1, -1):
            if 0 < spare[n][1] <= hands:
                held.append(_EMPTY_HAND * spare[n][0])
                hands -= spare[n][1]
                del spare[n]
        held.sort(reverse=True)
        for n in range(len(held)):
            total += held[n] if n == 0 else WEAPON_2 * held[n]
        return self.exchanged(hero, total, spare)

    def exchanged(self, hero: int, kept: float, spare: list[tuple[float, int]]) -> float:
        """What the hands hold, or the best that is left if that is worth more by itself."""
        if spare:
            worth, needs = spare[-1]
            worth = _EXCHANGE * worth + (self.shields[hero] if needs < HANDS else 0.0)
            if worth > kept:
                spare.pop()
                return worth
        return kept

    def spare_belt(self) -> float:
        """Potions and scrolls somebody could put on the belt."""
        spare: list[float] = []
        for item in self.shelf:
            if item >= FIRST_POTION:
                spare.append(belt_worth(self.state, item))
        spare.sort(reverse=True)
        room = 0
        for hero in range(HEROES):
            if self.state.card[hero] != NOBODY:
                room += self.belt[hero]
        return _EMPTY_HAND * sum(spare[:room])


def belt_worth(state: State, item: int) -> float:
    if item >= FIRST_SCROLL:
        return SCROLL
    worth = POTION_HALF if state.exhausted[item] else POTION_FULL
    return worth[ITEMS[item].card]
