"""The Urban Missions by number (LS-17.3)."""

from typing import Final

SAFE_HOMES: Final = 0
RAMPARTS: Final = 1
ARTILLERY: Final = 2
TREASURY: Final = 3
CALM_STREETS: Final = 4
SLAUGHTER: Final = 5
GIANT_SLAYERS: Final = 6
GUARDED_CIRCLE: Final = 7
CITY_FATHERS: Final = 8
FIELD_HOSPITAL: Final = 9
MISSIONS: Final = [f"UM{number}" for number in range(1, 11)]
CALM_FLAMES: Final = 9  # Calm Streets (UM5)
GIANTS: Final = 3  # Giant Slayers (UM7)
