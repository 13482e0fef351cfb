"""What things are worth to a team in The Last Spell, in thousandths of a victory.

All of it is set by thought. `worth.json` says how many times as much play has found the weights of
the night to be worth; those are what the searching levels judge by.
"""

from math import pow
from typing import Final

from gloaming.games.last_spell.box.equipment import POTIONS
from gloaming.games.last_spell.box.hero_cards import HERO_IDS, PERKS, TRAITS
from gloaming.games.last_spell.box.structures import STRUCTURE_IDS

WON: Final = 1000.0

# How likely the game is lost with so much left: each Mage, each Hit Point makes it less so.
MAGE: Final = 0.55
HIT_POINT: Final = 0.62
ARMOUR_POINT: Final = 0.6  # A point of ready armour, in Hit Points: it comes back every day.
NEARER: Final = 0.66  # A monster's threat to the Circle, for every movement it is away from it.

# A night that is over, and one that goes on.
NIGHT: Final = 300.0

# What the night is judged by, as it was thought out; play may say otherwise.
BY_NIGHT: Final = {
    "mages": 1000.0,
    "health": 1000.0,  # Of a hero.
    "circle": 0.8,  # What a monster will do to it, as a part of what it costs.
    "wound": 7.0,  # Every Wound must be dealt before the night is over.
    "boomers": 18.0,  # One takes four Hit Points and asks no armour.
    "fliers": 3.0,
    "boss": 60.0,  # A Wound of the boss: nothing else ends the last night.
    "alerions": 30.0,
    # Two things that were not thought of at first; the apprentice still does not. The Harpy who
    # enters when the third has died (LS-20.6), as a part of what she costs.
    "harpy": 0.0,
    "ward": 0.0,  # To stand in the way of who would strike the Circle (LS-12.5).
    # The impacts to come while one is dealt with (LS-6.12); one more on the same space, as a part.
    "salvo": 0.5,
    "spoiled": 1000.0,  # Less, for an attack with nothing to hit.
    "tile": 22.0,  # A Hatchery or a Seed Mortar.
    "part": 0.7,  # What a Wound is worth that does not kill, as a part of the kill.
    "held": 0.25,  # What it is worth to stun a monster besides its blow, likewise.
    "panic": 1.5,  # A flame of the Panic Area.
    "standing": 1.0,  # Structures, as a part of what they are worth by day.
    # What a hero can still do.
    "promise": 0.7,  # What it may do later, as a part of what it does.
    "danger": 0.5,
    "pull": 0.06,
    "mana": 2.5,
    # A point of an unused token: so little that turning one, if it is needed, is no loss (less than
    # a decision, see below), else a turn would rather be ended first.
    "token": 0.02,
    "decision": 0.2,  # Every answer it takes.
}


class Weights:
    """What the night is judged by, ready to be multiplied."""

    __slots__ = (
        "alerions",
        "boomers",
        "boss",
        "circle",
        "danger",
        "decision",
        "fliers",
        "harpy",
        "health",
        "held",
        "mages",
        "mana",
        "panic",
        "part",
        "promise",
        "pull",
        "salvo",
        "spoiled",
        "standing",
        "tile",
        "token",
        "ward",
        "wound",
    )

    def __init__(self, told: dict[str, float]) -> None:
        self.mages = told["mages"]
        self.health = told["health"]
        self.circle = told["circle"]
        self.wound = told["wound"]
        self.boomers = told["boomers"]
        self.fliers = told["fliers"]
        self.boss = told["boss"]
        self.alerions = told["alerions"]
        self.harpy = told["harpy"]
        self.ward = told["ward"]
        self.salvo = told["salvo"]
        self.spoiled = told["spoiled"]
        self.tile = told["tile"]
        self.part = told["part"]
        self.held = told["held"]
        self.panic = told["panic"]
        self.standing = told["standing"]
        self.promise = told["promise"]
        self.danger = told["danger"]
        self.pull = told["pull"]
        self.mana = told["mana"]
        self.token = told["token"]
        self.decision = told["decision"]

    def of_mages(self, mages: int) -> float:
        """So many Mages: each one less makes it likelier that the Circle falls."""
        return -WON if mages <= 0 else -self.mages * pow(MAGE, float(mages))

    def of_health(self, points: float) -> float:
        """A hero with so many Hit Points, armour counted in."""
        return -self.health * pow(HIT_POINT, points)

    def of_lost_mages(self, mages: int, lost: int) -> float:
        """What it costs when some of so many Mages are lost."""
        return self.of_mages(mages) - self.of_mages(mages - lost)

    def of_damage(self, points: float, damage: int) -> float:
        """What so much damage costs a hero with so many points."""
        return self.of_health(points) - self.of_health(points - damage)


HAND_SET: Final = Weights(BY_NIGHT)

# By day.
GOLD: Final = 4.5
MATERIALS: Final = 4.5
HOARDED: Final = 0.9  # Of what lies in store on the very last day, so much is in vain.
STORED: Final = 0.85  # Of what lies in store, the more the less each of it is worth.
WORKER: Final = 1.5
MISSION: Final = 260.0


def in_the_box(ids: list[str], worth: dict[str, float]) -> list[float]:
    """What things are worth, in the order in which the box names them."""
    if set(ids) != set(worth):
        raise ValueError(f"not everything has a worth, or something else has: {ids}")
    return [worth[one] for one in ids]


# Potions, full and half empty: the second use is the last.
POTION_FULL: Final = in_the_box(POTIONS, {"green": 9.0, "red": 14.0, "blue": 10.0, "yellow": 13.0})
POTION_HALF: Final = in_the_box(POTIONS, {"green": 7.0, "red": 10.0, "blue": 8.0, "yellow": 9.0})
TRAIT_UNUSED: Final = 22.0

# fmt: off
# How good the heroes are, the Traits and the Perks.
HERO: Final = in_the_box(HERO_IDS, {
    "HR1": 14.0, "HR2": 12.0, "HR3": 16.0, "HR4": 13.0,
    "HR5": 12.0, "HR6": 12.0, "HR7": 30.0, "HR8": 15.0,
})
TRAIT: Final = in_the_box(TRAITS, {
    "TR01": 25.0, "TR02": 20.0, "TR03": 8.0, "TR04": 6.0, "TR05": 16.0, "TR06": 18.0,
    "TR07": 10.0, "TR08": 12.0, "TR09": 12.0, "TR10": 10.0, "TR11": 12.0, "TR12": 16.0,
})
PERK: Final = in_the_box(PERKS, {
    "PK01": 18.0, "PK02": 8.0, "PK03": 14.0, "PK04": 12.0,
    "PK05": 6.0, "PK06": 8.0, "PK07": 8.0, "PK08": 3.0,
    "PK09": 10.0, "PK10": 12.0, "PK11": 10.0, "PK12": 5.0,
    "PK13": 10.0, "PK14": 9.0, "PK15": 12.0, "PK16": 14.0,
})

# What a structure is worth while it stands, and what it is built for.
STRUCTURE: Final = in_the_box(STRUCTURE_IDS, {
    "none": 0.0, "BD1": 7.0, "BD2": 8.0, "BD3": 3.0, "BD4": 9.0, "BD5": 4.0,
    "BD6": 4.0, "BD7": 8.0, "BD8": 7.0, "BD9": 1.0, "BD10": 4.0,
    "ST1": 5.0, "ST2": 9.0, "ST3": 3.0, "ST4": 5.0,
    "ST5": 30.0, "ST6": 24.0, "ST7": 1.0, "ST8": 4.0,
})
# fmt: on

# What an attack with its four AP kills in a phase, a point of armour, a scroll.
WEAPON: Final = 25.0
WEAPON_2: Final = 0.25  # A second weapon, as a part of its worth.
ARMOUR: Final = 12.0
USUAL_ARMOUR: Final = 3  # Points; whose it is may change all day.
SCROLL: Final = 4.0
WALL: Final = 4.5  # A Wall in the way, by the square root of what it bears, or nearly so.
DEPLOYED: Final = 1.0  # A space further from the front.
TRIFLE: Final = 0.01  # What decides where nothing else does.
IN_WAITING: Final = 0.3  # A hero who is not in play, as a part of one who is.
