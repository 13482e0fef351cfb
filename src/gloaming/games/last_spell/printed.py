"""What the face of each card shows besides its text, for whoever draws it."""

from typing import Final

from gloaming.games.last_spell.armour import ARMOURS, WORN
from gloaming.games.last_spell.attack import KEYWORDS, TYPES
from gloaming.games.last_spell.equipment import ITEMS, SCROLLS, WEAPONS
from gloaming.games.last_spell.heroes import HEROES
from gloaming.games.last_spell.monsters import (
    AREA_ATTACK,
    BLUE,
    EXPLOSION,
    KIND_IDS,
    KINDS,
    MELEE_ATTACK,
    ORANGE,
    Monster,
)
from gloaming.games.last_spell.structures import CATEGORIES, STRUCTURES
from gloaming.games.last_spell.waves import COLOURS, DIRECTION_CARDS, SCHEMAS
from gloaming.games.last_spell.weapon import TIERS


def _keywords(bits: int) -> str:
    return " ".join(name for bit, name in enumerate(KEYWORDS) if bits >> bit & 1)


def _abilities(monster: Monster) -> str:
    has = {
        "ranged": monster.attack > MELEE_ATTACK,
        "area-attack": monster.attack == AREA_ATTACK,
        "explosion": monster.attack == EXPLOSION,
        "fly": monster.flies,
        "resoluteness": monster.resolute,
        "long-reach": monster.long_reach,
        "mana-drain": monster.drains,
    }
    return " ".join(ability for ability, true in has.items() if true)


def _faces() -> dict[str, dict[str, str]]:
    faces: dict[str, dict[str, str]] = {}
    for hero in HEROES:
        tokens = " ".join(map(str, hero.tokens))
        faces[hero.id] = {"hp": str(hero.hp), "mana": str(hero.mana), "tokens": tokens}
    for weapon in WEAPONS:
        faces[weapon.id] = {
            "type": TYPES[weapon.type],
            "hands": str(weapon.hands),
            "damage": str(weapon.damage),
            "tier": TIERS[weapon.tier],
            "price": str(weapon.price),
            "level-2": _keywords(weapon.level_2),
            "level-3": _keywords(weapon.level_3),
        }
    for attack in [attack for weapon in WEAPONS for attack in weapon.attacks] + SCROLLS:
        faces[attack.id] = {
            "ap": str(attack.ap),
            "mana": str(attack.mana),
            "mp": str(attack.mp),
            "uses": str(attack.uses),
            "range": attack.reach.name,
            "area": attack.area.id,
            "keywords": _keywords(attack.keywords),
            "propagation": str(attack.bounces),
        }
    for armour in ARMOURS:
        faces[armour.id] = {
            "worn": WORN[armour.worn],
            "less": str(armour.less),
            "tier": TIERS[armour.tier],
            "price": str(armour.price),
        }
    for item in ITEMS:
        faces.setdefault(item.name, {})["price"] = str(item.price)
    for monster in KINDS:
        dice = [name for bit, name in ((ORANGE, "orange"), (BLUE, "blue")) if monster.dice & bit]
        faces[monster.id] = {
            "wounds": str(monster.wounds),
            "move": str(monster.move),
            "strength": str(monster.strength),
            "dice": " ".join(dice),
            "abilities": _abilities(monster),
        }
    for structure in STRUCTURES[1:]:
        faces[structure.id] = {
            "category": CATEGORIES[structure.category],
            "capacity": str(structure.capacity),
            "cost": str(structure.cost),
            "limit": str(structure.limit),
            "jobs": str(structure.jobs),
        }
    for schema in SCHEMAS:
        faces[schema.id] = {
            f"{icon.row} {icon.column}": KIND_IDS[icon.kind] + COLOURS[icon.colour - 1]
            for icon in schema.icons
        }
    for direction in DIRECTION_CARDS:
        faces[direction.id] = {"slots": " ".join(map(str, direction.slots))}
    return faces


PRINTED: Final = _faces()
