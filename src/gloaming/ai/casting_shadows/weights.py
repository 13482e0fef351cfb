"""What counts how much at a table of Casting Shadows, in HP, and how dice may fall.

All of them are set by thought; what spells deal in a turn was estimated, nobody wrote down how.
`worth.json` holds what play has taught.
"""

from random import Random
from typing import Final

from gloaming.games.casting_shadows.box.names import DICE, DIE_COLOUR
from gloaming.games.casting_shadows.box.rolls import FACES, OFTEN

WON: Final = 1000.0
WEIGHTS: Final = {
    "alive": 3.0,  # What the last HP is worth more than one HP: with it goes the player.
    "brink": 8.0,  # The first HP are worth more than the last ones; so many more in all.
    "ally": 0.5,  # A partner's health, against one's own.
    "book": 0.8,  # For each HP of DMG a book deals in a turn, and each turn that is left.
    "danger": 0.04,  # How much better it is to hurt whoever has a dangerous book.
    "reached": 0.08,  # For each HP of DMG that enemies can deal from where they stand.
    "resource": 0.8,  # A Resource card: a Gem when it is needed.
    "fresh": 1.5,  # A Counterspell nobody has seen yet.
    "promise": 0.9,  # What can be done is worth less than what is done.
    "form": 2.5,  # The Shadow Form: five energy fit, and an ability to spend them on.
}

# By the number of enemies: how much the health of each counts against one's own. Whoever fights
# several lets them hurt each other, and lives.
AGAINST: Final = [0.0, 1.0, 0.8, 0.7]

# Turns that a book will serve: one for so many HP the enemies have, at most as many as games last.
HP_A_TURN: Final = 6.0
MOST_TURNS: Final = 3.0

# How much of the best spell in a book gets cast each turn, of the second best, and so on: four
# Action points and five dice do not go far.
KEPT: Final = [1.0, 0.75, 0.4, 0.2, 0.1]

# What a spell deals in a turn, on average, if the first roll and one reroll serve it; for a
# Conversion Spell, what it adds to others.
# fmt: off
QUALITY: Final = {
    "fatal_fronds": 1.6, "feeding_frenzy": 2.6, "heavy_hand": 2.6, "lightning_bug": 1.6,
    "spectral_slap": 2.2, "bubble_trouble": 2.4, "heat_wave": 2.4, "sinister_screech": 2.2,
    "phoenix_flash": 3.8, "unicorn_rush": 3.8, "personal_space": 3.4, "deadly_shroud": 3.2,
    "psychic_spikes": 4.8, "kinetic_wave": 3.9, "magma_hand": 4.2, "infernal_assault": 5.0,
    "sudden_doom": 4.6,
    "metamorphosis": 0.1, "energy_bloom": 0.5, "sapphire_synthesis": 0.6, "ruby_synthesis": 0.6,
    "crystallization": 0.1, "luminous_glow": 0.9, "curse_void": 1.0, "gem_duplication": 1.4,
    "orb_duplication": 0.1,
    "red_gem": 0.0, "blue_gem": 0.0, "red_orb": 0.0, "blue_orb": 0.0,
}
COMPANION: Final = {
    "lightning_mouse": 2.0, "swift_hydra": 5.0, "thunder_stag": 4.0, "granite_tortoise": 3.0,
    "moonlit_moth": 3.5, "prism_gecko": 4.0, "umbral_raven": 3.0, "curse_toad": 3.0,
    "bristling_porcupine": 2.5, "keen_falcon": 2.5,
}
# What it is worth to hold a Counterspell, and so what its use must gain.
HELD: Final = {"pointed_shield": 1.4, "run_away": 1.8, "bees_everywhere": 2.0, "safety_dome": 3.0}
# What a charged ability is worth: DMG to one enemy, somewhat more where it can hit several.
ABILITY: Final = {"kit": 4.0, "haze": 5.0, "frill": 5.0, "nuzzle": 4.0}
# To start the next turn here: a unit, an HP, less DMG. On the Crypt there is no shelter.
GROUND: Final = {
    "ancient_rune": 0.9, "dusty_desert": 0.0, "underground_volcano": 0.6, "gale_bluffs": 0.3,
    "crystal_crypt": 0.4, "lilypad_lagoon": 0.8, "thornwood_thicket": 1.2,
}
# fmt: on
BASE_ENERGY: Final = [0.0, 1.2, 2.6, 4.0]
CHARGED: Final = [0.0, 0.15, 0.3, 0.45, 0.6, 0.8]  # The share of an ability, by energy.

# What answers to an attack: of ten Counterspells four take 2 DMG off, one takes all, two sting,
# and three run, which helps against about half the spells.
SHIELDED: Final = 0.4
PARRIED: Final = 0.25
STUNG: Final = 0.6

# How dice fall, for judging a roll before it is made: each row a roll of all five. Every die
# shows each of its sides equally often, in every six rows.
SAMPLE: Final = 12


def _falls() -> list[list[int]]:
    luck = Random(3)
    columns: list[list[int]] = []
    for die in range(len(DICE)):
        faces = FACES[DIE_COLOUR[die]]
        sides = [faces[at] for at in range(len(faces)) for _ in range(OFTEN[at])]
        columns.append([side for _ in range(2) for side in luck.sample(sides, len(sides))])
    return [[column[row] for column in columns] for row in range(SAMPLE)]


FALLS: Final = _falls()
