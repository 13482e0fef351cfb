"""What everything in the box is called, and how many there are of it."""

from typing import Final

NONE: Final = -1  # None of whatever it could be.

SEATS: Final = ["amber", "jade", "ivory", "onyx"]

# Attack Spells, Conversion Spells, Resource cards: 52 cards (CS-R80).
MAIN_DECK: Final = {
    "fatal_fronds": 4,
    "feeding_frenzy": 3,
    "heavy_hand": 3,
    "lightning_bug": 3,
    "spectral_slap": 3,
    "bubble_trouble": 3,
    "heat_wave": 3,
    "sinister_screech": 3,
    "phoenix_flash": 1,
    "unicorn_rush": 1,
    "personal_space": 1,
    "deadly_shroud": 1,
    "psychic_spikes": 1,
    "kinetic_wave": 1,
    "magma_hand": 1,
    "infernal_assault": 1,
    "sudden_doom": 1,
    "metamorphosis": 1,
    "energy_bloom": 1,
    "sapphire_synthesis": 1,
    "ruby_synthesis": 1,
    "crystallization": 1,
    "luminous_glow": 1,
    "curse_void": 2,
    "gem_duplication": 1,
    "orb_duplication": 1,
    "red_gem": 3,
    "blue_gem": 3,
    "red_orb": 1,
    "blue_orb": 1,
}
COUNTERSPELL_DECK: Final = {
    "pointed_shield": 4,
    "run_away": 3,
    "bees_everywhere": 2,
    "safety_dome": 1,
}
COMPANION_DECK: Final = [
    "lightning_mouse",
    "swift_hydra",
    "thunder_stag",
    "granite_tortoise",
    "moonlit_moth",
    "prism_gecko",
    "umbral_raven",
    "curse_toad",
    "bristling_porcupine",
    "keen_falcon",
]
CHARACTERS: Final = ["kit", "haze", "frill", "nuzzle"]
TILES: Final = [
    "ancient_rune",
    "dusty_desert",
    "underground_volcano",
    "gale_bluffs",
    "crystal_crypt",
    "lilypad_lagoon",
    "thornwood_thicket",
]
ANCIENT_RUNE: Final = 0
DUSTY_DESERT: Final = 1
UNDERGROUND_VOLCANO: Final = 2
FIRST_HOME: Final = 3  # The home tiles follow, in the order of the characters.

# Units of resources (CS-1.5): Gems and Orbs in three colours, fragments, crystals.
UNITS: Final = ["GR", "GB", "GP", "OR", "OB", "OP", "SF", "CC"]
GR: Final = 0
GB: Final = 1
GP: Final = 2
OR: Final = 3
OB: Final = 4
OP: Final = 5
SF: Final = 6
CC: Final = 7

DICE: Final = ["r1", "r2", "b1", "b2", "p1"]
COLOURS: Final = ["red", "blue", "purple"]
DIE_COLOUR: Final = [0, 0, 1, 1, 2]

# Every single card of the Main deck has a number; its kind is a number, too.
KINDS: Final = list(MAIN_DECK)
KIND: Final = [kind for kind, name in enumerate(KINDS) for _ in range(MAIN_DECK[name])]
COPY: Final = [copy for name in KINDS for copy in range(MAIN_DECK[name])]
FIRST_COPY: Final = [KIND.index(kind) for kind in range(len(KINDS))]
CARDS_IN_ALL: Final = len(KIND)

COUNTERSPELLS: Final = list(COUNTERSPELL_DECK)
COUNTERSPELL_KINDS: Final = len(COUNTERSPELLS)
COUNTERSPELLS_IN_ALL: Final = sum(COUNTERSPELL_DECK.values())
