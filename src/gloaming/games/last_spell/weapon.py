"""What a weapon is (LS-6, LS-18.13)."""

from typing import Final

from gloaming.games.last_spell.attack import Attack

# Where a card comes from.
STARTING: Final = 0
BASE: Final = 1
ADVANCED: Final = 2
TIERS: Final = ["starting", "base", "advanced"]


class Weapon:
    """A weapon card: how it is held, how hard it hits, its Attack Types, what its levels add."""

    __slots__ = ("attacks", "damage", "hands", "id", "level_2", "level_3", "price", "tier", "type")

    def __init__(
        self,
        id: str,
        type: int,
        *,
        hands: int,
        damage: int,
        tier: int,
        price: int,
        level_2: int,
        level_3: int,
        attacks: list[Attack],
    ) -> None:
        self.id = id
        self.type = type
        self.hands = hands
        self.damage = damage
        self.tier = tier
        self.price = price
        self.level_2 = level_2  # The keyword it gains at Level II.
        self.level_3 = level_3
        self.attacks = attacks
        for attack in attacks:
            attack.type = type
            attack.damage = damage
            attack.id = f"{id}-{attack.name}"
