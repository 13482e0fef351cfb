"""The ten Companions, always active once summoned (CS-9.8)."""

from typing import Final

from gloaming.games.casting_shadows.box.board import R0_1
from gloaming.games.casting_shadows.box.names import COMPANION_DECK, GP, NONE, SF

AP: Final = 4  # Action points a turn, as a rule (CS-4.4).


class Companion:
    """A Companion as printed: what it changes for its owner."""

    __slots__ = (
        "ap",
        "butts",
        "calms_crystals",
        "gains",
        "heals",
        "id",
        "pricks",
        "sees",
        "softens_from",
        "steps",
    )

    def __init__(
        self,
        id: str,
        steps: int = 1,
        ap: int = AP,
        butts: int = 0,
        softens_from: int = 0,
        heals: int = 0,
        gains: int = NONE,
        calms_crystals: bool = False,
        pricks: int = 0,
        sees: int = 0,
    ) -> None:
        self.id = id
        self.steps = steps  # How far a Travel goes.
        self.ap = ap  # Action points per turn.
        self.butts = butts  # For a Gem, DMG to an adjacent enemy after an Attack Spell.
        self.softens_from = softens_from  # So much DMG by an enemy, or more, is reduced by 1.
        self.heals = heals  # HP at the start of the turn,
        self.gains = gains  # or a unit.
        self.calms_crystals = calms_crystals  # Crystals don't hurt and can be rerolled.
        self.pricks = pricks  # DMG to whoever hurts the owner with an Attack Spell.
        self.sees = sees  # Distances that the owner's Attack Spells reach as well.


NOBODY: Final = Companion("none")
COMPANION: Final = [
    Companion("lightning_mouse", steps=2),
    Companion("swift_hydra", ap=5),
    Companion("thunder_stag", butts=2),
    Companion("granite_tortoise", softens_from=4),
    Companion("moonlit_moth", heals=1),
    Companion("prism_gecko", gains=GP),
    Companion("umbral_raven", gains=SF),
    Companion("curse_toad", calms_crystals=True),
    Companion("bristling_porcupine", pricks=1),
    Companion("keen_falcon", sees=R0_1),
]

if [companion.id for companion in COMPANION] != COMPANION_DECK:
    raise ValueError("the Companions are out of order")
