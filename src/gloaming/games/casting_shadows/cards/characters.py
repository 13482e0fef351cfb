"""The four mages: each turns into a Shadow Form with an ability of its own (CS-9.9)."""

from typing import Final

from gloaming.games.casting_shadows.box.board import R0_1, R0_2
from gloaming.games.casting_shadows.box.names import CHARACTERS, FIRST_HOME, TILES
from gloaming.games.casting_shadows.spells.abilities import Ability, Blast, Mend
from gloaming.games.casting_shadows.spells.steps import ENEMY, HEX


class Character:
    """A player board as printed: whose home is where, and what the Shadow Form can do."""

    __slots__ = ("ability", "home", "id")

    def __init__(self, id: str, home: str, ability: Ability) -> None:
        self.id = id
        self.home = TILES.index(home)
        self.ability = ability


CHARACTER: Final = [
    Character("kit", "gale_bluffs", Blast("kit", HEX, R0_2, 4, then_leap=True)),
    Character("haze", "crystal_crypt", Blast("haze", ENEMY, R0_2, 6)),
    Character("frill", "lilypad_lagoon", Mend("frill", 7)),
    Character("nuzzle", "thornwood_thicket", Blast("nuzzle", HEX, R0_1, 5)),
]

if [character.id for character in CHARACTER] != CHARACTERS:
    raise ValueError("the characters are out of order")
if [character.home for character in CHARACTER] != list(range(FIRST_HOME, len(TILES))):
    raise ValueError("the home tiles are out of order")
