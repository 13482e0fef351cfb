"""The defence dice and what their faces mean (LS-10.5 to LS-10.7)."""

from typing import Final

from gloaming.games.last_spell.box.monster_cards import BLUE, ORANGE
from gloaming.games.last_spell.box.weapon import INEVITABLE, PIERCING

# Faces: of an orange die, then of a blue one. Each die has six, some of them alike.
FACE_NAMES: Final = [
    "orange-H",
    "orange-HS",
    "orange-AS",
    "orange-M",
    "blue-H",
    "blue-HS",
    "blue-IS",
    "blue-M",
]
FACES: Final = [[], [0, 1, 2, 3], [4, 5, 6, 7]]  # FACES[ORANGE], FACES[BLUE]
COUNT: Final = [1, 1, 2, 2]  # How many sides of a die show each of its faces, as calibrated.
NOT_ROLLED: Final = -1

HIT: Final = 1
STUN_ICON: Final = 2
_PASSES: Final = [-1, -1, PIERCING, 0, -1, -1, INEVITABLE, 0]  # -1: whatever the attack is like.
_ICON: Final = [0, 1, 1, 0, 0, 1, 1, 0]

# How the dice of a monster can be coloured by a Cursed attack.
DICE_NAMES: Final = ["orange", "blue", "orange-blue", "two-orange", "two-blue"]
DICE: Final = [[ORANGE], [BLUE], [ORANGE, BLUE], [ORANGE, ORANGE], [BLUE, BLUE]]
ORANGE_DIE: Final = 0
BLUE_DIE: Final = 1
BOTH_DICE: Final = 2


def usual(dice: int) -> int:
    """Which of DICE a monster rolls when nothing is changed (LS-10.5)."""
    return ORANGE_DIE if dice == ORANGE else BLUE_DIE if dice == BLUE else BOTH_DICE


def passed(face: int, keywords: int) -> bool:
    """Whether one die lets an attack with these keywords through (LS-10.6)."""
    needed = _PASSES[face]
    return needed == -1 or (keywords & needed) != 0


def stun_icon(face: int) -> bool:
    """Whether a face shows the stun icon (LS-10.7)."""
    return _ICON[face] == 1
