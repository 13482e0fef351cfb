"""Every card and potion that can be carried, copy by copy (LS-4.5, LS-9).

An item is one copy: the three Shortswords are W-M1a, W-M1b and W-M1c. Items count weapons first,
then armour, potions and scrolls.
"""

from typing import Final

from gloaming.games.last_spell.box.armour import ARMOURS
from gloaming.games.last_spell.box.weapon import (
    ADJACENT_FAR,
    ADVANCED,
    ALLY_OR_SELF,
    AREA_STUN,
    BASE,
    CURRENT,
    CURRENT_ADJACENT,
    DEFENCE,
    MAGIC,
    MV1,
    NEXT_TO,
    NO_AREA,
    O8,
    P1,
    PIERCING,
    Q9,
    RESTORE_AP,
    SELF,
    STARTING,
    TRUE_SIGHT,
    VISION,
    Attack,
)
from gloaming.games.last_spell.box.weapons_magic import MAGIC_WEAPONS
from gloaming.games.last_spell.box.weapons_melee import MELEE_WEAPONS
from gloaming.games.last_spell.box.weapons_ranged import RANGED_WEAPONS

WEAPONS: Final = MELEE_WEAPONS + RANGED_WEAPONS + MAGIC_WEAPONS
WEAPON_IDS: Final = [weapon.id for weapon in WEAPONS]

# Potions (LS-9.2).
GREEN_POTION: Final = 0
RED_POTION: Final = 1
BLUE_POTION: Final = 2
YELLOW_POTION: Final = 3
POTIONS: Final = ["green", "red", "blue", "yellow"]
POTION_PRICE: Final = 2
POTION_MANA: Final = 3
POTION_AP: Final = 2

# Scrolls: each is a magic attack (LS-9.4).
SCROLLS: Final = [
    Attack("SC1", CURRENT_ADJACENT, P1, mana=2),
    Attack("SC2", CURRENT, P1, AREA_STUN, mana=2),
    Attack("SC3", SELF, O8, mana=3),
    Attack("SC4", CURRENT, MV1, mana=2),
    Attack("SC5", CURRENT, NO_AREA, RESTORE_AP, mana=3, helps=ALLY_OR_SELF),
    Attack("SC6", CURRENT, P1, mana=3, bounces=3),
    Attack("SC7", SELF, NO_AREA, TRUE_SIGHT, mana=1),
]
SCROLL_PRICES: Final = [2, 2, 3, 2, 3, 3, 2]
for _scroll in SCROLLS:
    _scroll.type = MAGIC

PUNCH: Final = Attack("punch", NEXT_TO, P1, ap=1)  # LS-5.5
BALLISTA_SHOT: Final = Attack("ballista", CURRENT_ADJACENT, P1, PIERCING | VISION)  # LS-15.2
CATAPULT_SHOT: Final = Attack("catapult", ADJACENT_FAR, Q9, VISION)  # LS-15.3
BALLISTA_SHOT.type = DEFENCE
CATAPULT_SHOT.type = DEFENCE

# All attacks, each at its number.
ATTACKS: Final = [attack for weapon in WEAPONS for attack in weapon.attacks]
ATTACKS.extend(SCROLLS)
ATTACKS.extend([PUNCH, BALLISTA_SHOT, CATAPULT_SHOT])
for _index, _attack in enumerate(ATTACKS):
    _attack.index = _index

# Sorts of items.
WEAPON: Final = 0
ARMOUR: Final = 1
POTION: Final = 2
SCROLL: Final = 3
SORTS: Final = ["weapon", "armour", "potion", "scroll"]

STARTING_WEAPON_COPIES: Final = 3
STARTING_ARMOUR_COPIES: Final = 8
POTION_COPIES: Final = 4
NO_PRICE: Final = 0


class Item:
    """One copy of a card or potion."""

    __slots__ = ("card", "hands", "name", "price", "sort", "tier")

    def __init__(
        self, name: str, sort: int, card: int, tier: int, price: int, hands: int = 0
    ) -> None:
        self.name = name
        self.sort = sort
        self.card = card  # Which weapon, armour, colour or scroll it is.
        self.tier = tier
        self.price = price
        self.hands = hands


def _copies(id: str, tier: int, many: int) -> list[str]:
    return [f"{id}{letter}" for letter in "abcdefgh"[:many]] if tier == STARTING else [id]


def _items() -> list[Item]:
    items: list[Item] = []
    for card, weapon in enumerate(WEAPONS):
        for name in _copies(weapon.id, weapon.tier, STARTING_WEAPON_COPIES):
            items.append(Item(name, WEAPON, card, weapon.tier, weapon.price, weapon.hands))
    for card, armour in enumerate(ARMOURS):
        hands = 1 if armour.worn == 2 else 0  # A shield.
        for name in _copies(armour.id, armour.tier, STARTING_ARMOUR_COPIES):
            items.append(Item(name, ARMOUR, card, armour.tier, armour.price, hands))
    for colour, potion in enumerate(POTIONS):
        for copy in range(POTION_COPIES):
            items.append(Item(f"{potion}{copy + 1}", POTION, colour, STARTING, POTION_PRICE))
    for card, scroll in enumerate(SCROLLS):
        items.append(Item(scroll.name, SCROLL, card, BASE, SCROLL_PRICES[card]))
    return items


ITEMS: Final = _items()
ITEM_NAMES: Final = [item.name for item in ITEMS]
ITEM_COUNT: Final = len(ITEMS)
# COPIES[sort][card]: the items that are copies of a card.
COPIES: Final = [
    [
        [n for n, item in enumerate(ITEMS) if item.sort == sort and item.card == card]
        for card in range(cards)
    ]
    for sort, cards in enumerate((len(WEAPONS), len(ARMOURS), len(POTIONS), len(SCROLLS)))
]
WEAPON_ITEMS: Final = sum(item.sort == WEAPON for item in ITEMS)
ARMOUR_ITEMS: Final = sum(item.sort == ARMOUR for item in ITEMS)
FIRST_ARMOUR: Final = WEAPON_ITEMS
FIRST_POTION: Final = FIRST_ARMOUR + ARMOUR_ITEMS
FIRST_SCROLL: Final = FIRST_POTION + len(POTIONS) * POTION_COPIES

BASE_DECK: Final = [n for n, item in enumerate(ITEMS) if item.tier == BASE]
ADVANCED_DECK: Final = [n for n, item in enumerate(ITEMS) if item.tier == ADVANCED]

# An Attack Type of one weapon copy has the number 3 * item + its place on the card.
TYPES_PER_WEAPON: Final = 3
TYPE_NAMES: Final = [
    f"{ITEMS[n // 3].name}-{WEAPONS[ITEMS[n // 3].card].attacks[n % 3].name}"
    if n % 3 < len(WEAPONS[ITEMS[n // 3].card].attacks)
    else "-"
    for n in range(TYPES_PER_WEAPON * WEAPON_ITEMS)
]
