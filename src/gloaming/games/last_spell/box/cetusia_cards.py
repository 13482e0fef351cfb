"""Cetusia cards: where Head and Tail rise, how they strike, and how hard (LS-20.9 to LS-20.14)."""

from typing import Final

from gloaming.games.last_spell.board import at

# Attacks (LS-20.12): the spaces (forward, right), and the damage at stage I; one more at stage II.
SKULL_SMASH: Final = 0
HYDRO_CATAPULT: Final = 1
TIDAL_ASSAULT: Final = 2
TIDAL_ENTRANCE: Final = 3
WYRM_BLOWS: Final = ["skull-smash", "hydro-catapult", "tidal-assault", "tidal-entrance"]
BLOW_SPACES: Final = [
    [(1, -1), (1, 0), (1, 1), (2, -1), (2, 0), (2, 1)],
    [(1, 0), (2, 0), (3, 0), (4, 0), (5, 0)],
    [(1, 0), (2, -1), (2, 0), (2, 1), (3, -2), (3, -1), (3, 0), (3, 1), (3, 2)],
    [],
]
_DAMAGE: Final = [2, 1, 1, 2]

# Cetusia cards (LS-20.12): the spaces of Head and Tail, and their attacks.
HEAD_SPACES: Final = [at(12, 8), at(15, 8), at(12, 19), at(15, 19)]
TAIL_SPACES: Final = [at(15, 19), at(12, 19), at(15, 8), at(12, 8)]
HEAD_BLOWS: Final = [SKULL_SMASH, HYDRO_CATAPULT, SKULL_SMASH, HYDRO_CATAPULT]
TAIL_BLOWS: Final = [TIDAL_ASSAULT, TIDAL_ENTRANCE, TIDAL_ENTRANCE, TIDAL_ASSAULT]
WYRM_IDS: Final = ["Z1", "Z2", "Z3", "Z4"]


def damage_of(blow: int, stage: int) -> int:
    """What a blow does at a stage (LS-20.12)."""
    return _DAMAGE[blow] + (stage == 2)
