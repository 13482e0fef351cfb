"""The weapons, as printed (LS-6.3)."""

import pytest

from gloaming.games.last_spell.box.equipment import WEAPON_IDS, WEAPONS
from gloaming.games.last_spell.box.weapon import KEYWORDS, TIERS, TYPES

# Weapon, type, hands, damage, tier, price, Level II, Level III; then each attack: AP, Mana, MP,
# uses, range, area, bounces, whom it helps, keywords.
PRINTED = """
W-M1 melee 1 1 starting 0 armour-piercing inevitable
  slash 1 0 0 3 melee P1 0 0 isolation
  rush 2 0 0 1 melee L3M 0 0 momentum
W-M2 melee 2 2 starting 0 armour-piercing isolation
  crush 1 0 0 3 melee P1 0 0 stun
  ground-slam 2 0 0 1 melee X5 0 0 stun
W-M3 melee 2 2 starting 0 momentum armour-piercing
  thrust 1 0 0 2 melee L2 0 0
  lunge 1 0 0 2 up-to-2 P1 0 0 inevitable
W-M4 melee 1 1 base 2 isolation armour-piercing
  stab 1 0 0 3 melee P1 0 0 inevitable pursuit
  dagger-toss 1 0 0 1 up-to-2 P1 0 0 inevitable isolation
W-M5 melee 1 1 base 3 isolation inevitable
  chop 1 0 0 3 melee P1 0 0 armour-piercing
  spin 2 0 0 1 self O8 0 0
W-M6 melee 2 2 base 4 armour-piercing inevitable
  heavy-blow 1 0 0 2 melee P1 0 0 momentum
  wide-swing 2 0 0 2 melee R6 0 0
W-M7 melee 2 2 advanced 6 momentum inevitable
  rend 1 0 0 2 melee L2 0 0 armour-piercing
  whirlwind 2 0 0 2 self O8 0 0 armour-piercing
  charge 1 0 3 1 melee L3M 0 0 armour-piercing
W-M8 melee 2 2 advanced 6 inevitable isolation
  shatter 1 0 0 3 melee P1 0 0 armour-piercing stun
  earthquake 3 0 0 1 melee Q9 0 0 stun
W-R1 ranged 2 1 starting 0 inevitable isolation
  quick-shot 1 0 0 3 current-adjacent P1 0 0
  twin-arrows 2 0 0 1 current-adjacent PX2 0 0 isolation
  parting-shot 1 0 0 1 current P1 0 0 inevitable manoeuvre
W-R2 ranged 1 1 starting 0 isolation inevitable
  bolt 1 0 0 3 current P1 0 0 armour-piercing
  burst 2 0 0 1 current PX3 0 0
W-R3 ranged 2 1 base 4 isolation armour-piercing
  long-shot 1 0 0 3 adjacent-far P1 0 0 inevitable
  rain-of-arrows 2 0 0 1 adjacent-far X5 0 0
  horizon-shot 1 0 0 1 far P1 0 0 armour-piercing inevitable
W-R4 ranged 2 1 base 4 isolation inevitable
  heavy-bolt 1 0 0 2 current-adjacent L2 0 0 armour-piercing
  skewer 2 0 0 1 current-adjacent L3 0 0 armour-piercing
W-R5 ranged 1 1 base 3 isolation armour-piercing
  flick 1 0 0 3 current P1 0 0 inevitable
  fan-of-knives 2 0 0 1 current N9 0 0
W-R6 ranged 2 1 advanced 6 isolation vision
  aimed-shot 1 0 0 3 adjacent-far P1 0 0 armour-piercing inevitable
  buckshot 2 0 0 1 current N9 0 0 armour-piercing
W-R7 ranged 2 1 advanced 6 isolation armour-piercing
  eagle-shot 1 0 0 3 adjacent-far P1 0 0 inevitable vision
  arrow-storm 3 0 0 1 adjacent Q9 0 0 inevitable
W-R8 ranged 1 1 advanced 5 armour-piercing inevitable
  volley 2 0 0 2 current-adjacent PX3 0 0
  pinning-shot 1 0 0 1 current-adjacent P1 0 0 armour-piercing stun
W-G1 magic 1 1 starting 0 isolation inevitable
  arcane-bolt 1 0 0 2 current-adjacent P1 0 0
  magic-missiles 2 1 0 1 current-adjacent PX3 0 0
  transfer 1 1 0 1 current-adjacent none 0 1 restore-ap restore-token
W-G2 magic 1 1 starting 0 inevitable cursed
  spark 1 0 0 2 current P1 1 0
  fireball 2 2 0 1 current-adjacent Q9 0 0
W-G3 magic 1 1 base 3 inevitable isolation
  zap 1 0 0 3 current P1 0 0 cursed
  chain-lightning 2 2 0 1 current-adjacent P1 4 0
W-G4 magic 2 1 base 4 inevitable armour-piercing
  thorns 1 1 0 2 current-adjacent X5 0 0
  wind-step 1 1 0 1 current MV1 0 0
W-G5 magic 1 1 base 4 armour-piercing propagation
  hex 1 1 0 2 current-adjacent P1 0 0 cursed inevitable stun
  dark-pulse 2 1 0 1 self O8 0 0 inevitable
W-G6 magic 1 1 advanced 6 armour-piercing propagation
  thunderbolt 1 1 0 2 adjacent-far P1 0 0 inevitable surround-stun
  tempest 3 3 0 1 current-adjacent Q9 0 0 stun
W-G7 magic 2 1 advanced 6 armour-piercing cursed
  flame-wave 2 1 0 2 melee N9 0 0 inevitable
  meteor 3 3 0 1 adjacent-far Q9 0 0 inevitable vision
W-G8 magic 2 1 advanced 6 inevitable armour-piercing
  greater-missiles 2 1 0 2 current-adjacent PX4 0 0
  blink 1 1 0 1 current-adjacent MV1 0 0
  overcharge 1 2 0 1 current-adjacent none 0 2 restore-ap restore-token
"""


def words(bits: int) -> list[str]:
    return sorted(name for bit, name in enumerate(KEYWORDS) if bits >> bit & 1)


def test_every_weapon_is_as_printed() -> None:
    """W-M1, W-M2, W-M3, W-M4, W-M5, W-M6, W-M7, W-M8,
    W-R1, W-R2, W-R3, W-R4, W-R5, W-R6, W-R7, W-R8,
    W-G1, W-G2, W-G3, W-G4, W-G5, W-G6, W-G7, W-G8"""
    lines: list[str] = []
    for weapon in WEAPONS:
        row = [weapon.id, TYPES[weapon.type], str(weapon.hands), str(weapon.damage)]
        row += [TIERS[weapon.tier], str(weapon.price)]
        row += words(weapon.level_2) + words(weapon.level_3)
        lines.append(" ".join(row))
        for attack in weapon.attacks:
            costs = [attack.ap, attack.mana, attack.mp, attack.uses]
            line = [attack.name, *map(str, costs), attack.reach.name, attack.area.id]
            line += [str(attack.bounces), str(attack.helps), *words(attack.keywords)]
            lines.append("  " + " ".join(line))
    assert lines == PRINTED.strip().splitlines()


@pytest.mark.parametrize("tier", ["starting", "base", "advanced"])
def test_how_many_weapons_there_are(tier: str) -> None:
    """LS-6.1"""
    many = {"starting": 7, "base": 9, "advanced": 8}[tier]
    assert sum(TIERS[weapon.tier] == tier for weapon in WEAPONS) == many
    assert len(set(WEAPON_IDS)) == 24
