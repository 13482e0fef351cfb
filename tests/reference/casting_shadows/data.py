"""Section 4 of the rules: tiles, cards, characters and what they say, as plain data."""

from collections import Counter
from dataclasses import dataclass

AXIAL = {
    "C": (0, 0),
    "E": (1, 0),
    "SE": (0, 1),
    "SW": (-1, 1),
    "W": (-1, 0),
    "NW": (0, -1),
    "NE": (1, -1),
}


def distance(one: str, other: str) -> int:
    """CS-2.4."""
    (q1, r1), (q2, r2) = AXIAL[one], AXIAL[other]
    return max(abs(q1 - q2), abs(r1 - r2), abs(q1 - q2 + r1 - r2))


HOMES = {
    "kit": "gale_bluffs",
    "haze": "crystal_crypt",
    "frill": "lilypad_lagoon",
    "nuzzle": "thornwood_thicket",
}
TILE_GIVES = {
    "ancient_rune": "SF",
    "underground_volcano": "GR",
    "crystal_crypt": "GP",
    "gale_bluffs": "OP",
}
COMPANION_GIVES = {"prism_gecko": "GP", "umbral_raven": "SF"}

DICE = {"r1": "R", "r2": "R", "b1": "B", "b2": "B", "p1": "P"}
KINDS = ["GR", "GB", "GP", "OR", "OB", "OP", "SF", "CC"]
ACCEPTS = {
    "GR": {"GR", "GP"},
    "GB": {"GB", "GP"},
    "G*": {"GR", "GB", "GP"},
    "OR": {"OR", "OP"},
    "OB": {"OB", "OP"},
    "O*": {"OR", "OB", "OP"},
    "SF": {"SF"},
    "CC": {"CC"},
} | {f"={kind}": {kind} for kind in KINDS}  # "=GP": just that kind, for what is converted.

RANGES = {"R0": {0}, "R0_1": {0, 1}, "R1": {1}, "R0_2": {0, 1, 2}, "R1_2": {1, 2}}


@dataclass(frozen=True)
class Attack:
    target: str  # "enemy" or "hex".
    reach: str
    steps: list[tuple[list[str], int]]  # What is paid, and the damage.


def rising(symbol: str, *damages: int) -> list[tuple[list[str], int]]:
    return [([symbol] * many, damage) for many, damage in enumerate(damages, 1)]


ATTACKS = {
    "fatal_fronds": Attack("enemy", "R0", [([], 2)]),
    "feeding_frenzy": Attack("enemy", "R0_1", rising("GB", 2, 4)),
    "heavy_hand": Attack("enemy", "R0_1", rising("GR", 2, 4)),
    "lightning_bug": Attack("enemy", "R1", [(["G*"], 2)]),
    "spectral_slap": Attack("hex", "R1", [(["GR", "GB"], 3)]),
    "bubble_trouble": Attack("enemy", "R1", [(["GB", "GB"], 5)]),
    "heat_wave": Attack("enemy", "R1", [(["GR", "GR"], 5)]),
    "sinister_screech": Attack("enemy", "R1", rising("CC", 2, 4)),
    "phoenix_flash": Attack("enemy", "R0_1", rising("GR", 3, 5, 6)),
    "unicorn_rush": Attack("enemy", "R0_1", rising("GB", 3, 5, 6)),
    "personal_space": Attack("enemy", "R0", [([], 4)]),
    "deadly_shroud": Attack("hex", "R1", rising("CC", 3, 5)),
    "psychic_spikes": Attack("hex", "R1", rising("G*", 3, 5, 6)),
    "kinetic_wave": Attack("hex", "R1_2", rising("GB", 3, 5)),
    "magma_hand": Attack("enemy", "R0_2", rising("G*", 2, 4, 6)),
    "infernal_assault": Attack("enemy", "R0_2", [(["GR", "GR"], 8)]),
    "sudden_doom": Attack("hex", "R0_1", [(["GB", "GB"], 7)]),
}

# What each Conversion Spell can take and give; purple serves as either colour (CS-7.22).
CONVERSIONS: dict[str, list[tuple[str, str]]] = {
    "metamorphosis": [("OB", "OR"), ("OP", "OR"), ("OR", "OB"), ("OP", "OB")],
    "energy_bloom": [("GB", "GR"), ("GP", "GR"), ("GR", "GB"), ("GP", "GB")],
    "sapphire_synthesis": [("OB", "GB"), ("OP", "GB"), ("GB", "OB"), ("GP", "OB")],
    "ruby_synthesis": [("OR", "GR"), ("OP", "GR"), ("GR", "OR"), ("GP", "OR")],
    "crystallization": [(gem, orb) for gem in ("GR", "GB", "GP") for orb in ("OR", "OB")],
    "luminous_glow": [(orb, gem) for orb in ("OR", "OB", "OP") for gem in ("GR", "GB")],
    "curse_void": [("CC", "GR"), ("CC", "GB")],
    "gem_duplication": [("GR", "GR"), ("GB", "GB"), ("GP", "GP")],
    "orb_duplication": [("OR", "OR"), ("OB", "OB"), ("OP", "OP")],
}
RESOURCES = {"red_gem": "GR", "blue_gem": "GB", "red_orb": "OR", "blue_orb": "OB"}

# Copies, level (0: none), what it costs to collect.
MAIN: dict[str, tuple[int, int, list[str]]] = {
    "fatal_fronds": (4, 1, ["O*"]),
    "feeding_frenzy": (3, 1, ["OB", "GB"]),
    "heavy_hand": (3, 1, ["OR", "GR"]),
    "lightning_bug": (3, 1, ["O*", "G*"]),
    "spectral_slap": (3, 1, ["OB", "G*"]),
    "bubble_trouble": (3, 1, ["OB", "GB"]),
    "heat_wave": (3, 1, ["OR", "GR"]),
    "sinister_screech": (3, 1, ["SF", "O*"]),
    "phoenix_flash": (1, 2, ["O*", "GR"]),
    "unicorn_rush": (1, 2, ["O*", "GB"]),
    "personal_space": (1, 2, ["O*"]),
    "deadly_shroud": (1, 2, ["SF"]),
    "psychic_spikes": (1, 2, ["OR", "SF", "G*"]),
    "kinetic_wave": (1, 2, ["OB", "SF", "G*"]),
    "magma_hand": (1, 2, ["OR", "SF", "G*"]),
    "infernal_assault": (1, 3, ["SF", "OR"]),
    "sudden_doom": (1, 3, ["SF", "OB"]),
    "metamorphosis": (1, 1, ["O*"]),
    "energy_bloom": (1, 1, ["G*"]),
    "sapphire_synthesis": (1, 1, ["O*", "GB"]),
    "ruby_synthesis": (1, 1, ["O*", "GR"]),
    "crystallization": (1, 1, ["OB", "GR"]),
    "luminous_glow": (1, 1, ["OR", "GB"]),
    "curse_void": (2, 1, ["SF", "G*"]),
    "gem_duplication": (1, 2, ["G*"]),
    "orb_duplication": (1, 2, ["O*"]),
    "red_gem": (3, 0, []),
    "blue_gem": (3, 0, []),
    "red_orb": (1, 0, []),
    "blue_orb": (1, 0, []),
}
DECK = Counter({card: copies for card, (copies, _, _) in MAIN.items()})
LEVEL = {card: level for card, (_, level, _) in MAIN.items()}
COST = {card: cost for card, (_, _, cost) in MAIN.items()}


def sacrificed_level(card: str) -> int:
    """SPELL(n) in the cost: every spell above level 1 swallows one of the level below."""
    return max(LEVEL[card] - 1, 0)


COUNTERSPELLS = Counter(pointed_shield=4, run_away=3, bees_everywhere=2, safety_dome=1)
COMPANIONS = [
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
