"""What is in the box: cards, figures, maps and dice, all as printed. Nothing here ever changes.

`hero_cards` holds the heroes with their Traits and Perks. `weapon` says what a weapon and its
Attack Types are; the weapons themselves lie in `weapons_melee`, `weapons_ranged` and
`weapons_magic`, `armour` beside them, and `equipment` counts every copy of all that can be carried.
`monster_cards` are the monsters and bosses, `dice` what they roll when they are attacked,
`cetusia_cards` a deck for one boss alone. `maps` are the three cities, `structures` what can stand
in them, `missions` what they ask for, and `waves` the cards that say what comes out of the Fog, and
from where.
"""
