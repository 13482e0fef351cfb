"""The four Counterspells, revealed when an enemy's Attack Spell is about to hurt (CS-8)."""

from typing import Final

from gloaming.games.casting_shadows.box.names import COUNTERSPELLS

ALL: Final = 99


class Counterspell:
    """A Counterspell as printed."""

    __slots__ = ("flees", "id", "reduces", "stings")

    def __init__(self, id: str, reduces: int = 0, flees: bool = False, stings: int = 0) -> None:
        self.id = id
        self.reduces = reduces  # DMG this attack does less to you, not below 0.
        self.flees = flees  # You travel one step, out of its reach if you can (CS-8.7).
        self.stings = stings  # DMG the attacker takes afterwards, if you are alive (CS-8.8).


COUNTERSPELL: Final = [
    Counterspell("pointed_shield", reduces=2),
    Counterspell("run_away", flees=True),
    Counterspell("bees_everywhere", stings=3),
    Counterspell("safety_dome", reduces=ALL),
]
NO_REPLY: Final = Counterspell("none")

if [counterspell.id for counterspell in COUNTERSPELL] != COUNTERSPELLS:
    raise ValueError("the Counterspells are out of order")
