"""What the face of each card shows besides its text, for whoever draws it."""

from typing import Final

from gloaming.games.last_spell.board import NAMES
from gloaming.games.last_spell.box.armour import ARMOURS, WORN
from gloaming.games.last_spell.box.cetusia_cards import (
    HEAD_BLOWS,
    HEAD_SPACES,
    TAIL_BLOWS,
    TAIL_SPACES,
    WYRM_BLOWS,
    WYRM_IDS,
    damage_of,
)
from gloaming.games.last_spell.box.equipment import ITEMS, SCROLLS, WEAPONS
from gloaming.games.last_spell.box.hero_cards import HEROES
from gloaming.games.last_spell.box.monster_cards import (
    AREA_ATTACK,
    BLUE,
    EXPLOSION,
    HEAD,
    KIND_IDS,
    KINDS,
    MELEE_ATTACK,
    NO_ATTACK,
    ORANGE,
    TAIL,
    Monster,
)
from gloaming.games.last_spell.box.structures import CATEGORIES, STRUCTURES
from gloaming.games.last_spell.box.waves import COLOURS, DIRECTION_CARDS, SCHEMAS
from gloaming.games.last_spell.box.weapon import KEYWORDS, TIERS, TYPES


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


def _strength(monster: Monster) -> str:
    """What one blow does; "" for what strikes nobody, and where it depends on the blow."""
    if monster.attack == NO_ATTACK or monster.id in (KINDS[HEAD].id, KINDS[TAIL].id):
        return ""
    return str(monster.strength)


def _dice(bits: int) -> str:
    return " ".join(name for bit, name in ((ORANGE, "orange"), (BLUE, "blue")) if bits & bit)


def _faces() -> dict[str, dict[str, str]]:
    faces: dict[str, dict[str, str]] = {}
    for hero in HEROES:
        tokens = " ".join(map(str, hero.tokens))
        faces[hero.id] = {
            "hp": str(hero.hp),
            "mana": str(hero.mana),
            "tokens": tokens,
            "weapons": " ".join(hero.weapons),
        }
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
            "uses": str(attack.uses_at(1)) if attack.uses else "",
            "uses-2": str(attack.uses_at(2)) if attack.uses else "",
            "damage": str(attack.damage) if attack.rolls() else "",
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
        faces[monster.id] = {
            "wounds": str(monster.wounds),
            "move": str(monster.move),
            "strength": _strength(monster),
            "dice": _dice(monster.dice),
            "abilities": _abilities(monster),
        }
        if monster.attack > MELEE_ATTACK:
            faces[monster.id]["shoots"] = str(monster.attack)  # So many spaces far.
    for part, blows in ((HEAD, HEAD_BLOWS), (TAIL, TAIL_BLOWS)):
        face = faces[KINDS[part].id]
        face["dice-2"] = _dice(ORANGE | BLUE)  # At stage II (LS-20.9).
        for blow in sorted(set(blows)):
            face[WYRM_BLOWS[blow]] = f"{damage_of(blow, 1)} {damage_of(blow, 2)}"
    for card, id in enumerate(WYRM_IDS):
        faces[id] = {
            "ZH": f"{NAMES[HEAD_SPACES[card]]} {WYRM_BLOWS[HEAD_BLOWS[card]]}",
            "ZT": f"{NAMES[TAIL_SPACES[card]]} {WYRM_BLOWS[TAIL_BLOWS[card]]}",
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
