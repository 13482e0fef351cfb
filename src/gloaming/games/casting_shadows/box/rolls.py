"""Every way the dice can fall (CS-6.1): two red, two blue, a purple one.

Dice of one colour are alike, so a roll is named by what each colour shows: "GR+SF/GB+OB/CC".
It leaves 400 different rolls of all five dice out of 7,776, each with how often it occurs.
"""

from typing import Final

from gloaming.games.casting_shadows.box.names import CC, GB, GP, GR, OB, OP, OR, SF, UNITS

# Four faces, as on each die: two Gems, two Orbs, a Cursed Crystal, a Shadow Fragment.
FACES: Final = [[GR, OR, CC, SF], [GB, OB, CC, SF], [GP, OP, CC, SF]]
OFTEN: Final = [2, 2, 1, 1]  # Of six sides.


class Roll:
    """What some dice show: faces of the red, the blue and the purple ones, and how often."""

    __slots__ = ("faces", "in_a_row", "name", "weight")

    def __init__(self, faces: list[list[int]], weight: int) -> None:
        self.faces = faces  # By colour.
        self.in_a_row = [face for shown in faces for face in shown]
        self.weight = weight
        self.name = "/".join("+".join(UNITS[face] for face in shown) for shown in faces)


def _of_one_colour(colour: int, dice: int) -> list[tuple[list[int], int]]:
    """What so many dice of a colour can show, with how often."""
    nothing: list[int] = []
    if dice == 0:
        return [(nothing, 1)]
    faces = FACES[colour]
    if dice == 1:
        return [([faces[a]], OFTEN[a]) for a in range(4)]
    return [
        ([faces[a], faces[b]], OFTEN[a] * OFTEN[b] * (1 if a == b else 2))
        for a in range(4)
        for b in range(a, 4)
    ]


def _rolls_of(reds: int, blues: int, purples: int) -> list[Roll]:
    return [
        Roll([red, blue, purple], often_red * often_blue * often_purple)
        for red, often_red in _of_one_colour(0, reds)
        for blue, often_blue in _of_one_colour(1, blues)
        for purple, often_purple in _of_one_colour(2, purples)
    ]


def handful(reds: int, blues: int, purples: int) -> int:
    """The number of a choice of dice, by how many there are of each colour."""
    return reds + 3 * blues + 9 * purples


ROLLS: Final[list[Roll]] = []
HANDFULS: Final[list[list[int]]] = []  # For each handful, the numbers of its rolls.

for _purples in range(2):
    for _blues in range(3):
        for _reds in range(3):
            _first = len(ROLLS)
            if _reds + _blues + _purples:
                ROLLS.extend(_rolls_of(_reds, _blues, _purples))
            HANDFULS.append(list(range(_first, len(ROLLS))))
