"""What things are worth to a team in The Last Spell, in thousandths of a victory."""

from math import pow
from typing import Final

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
    # Four things that were not thought of at first; the apprentice still does not. The Harpy who
    # enters when the third has died (LS-20.6), as a part of what she costs.
    "harpy": 0.0,
    "ward": 0.0,  # To stand in the way of who would strike the Circle (LS-12.5).
    # The impacts to come while one is dealt with (LS-6.12); one more on the same space, as a part.
    "salvo": 0.0,
    "spoiled": 0.0,  # Less, for an attack with nothing to hit.
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
    "token": 0.15,  # An unused Movement Point.
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

# Potions by colour, full and half empty: green, red, blue, yellow. The second use is the last.
POTION: Final = [[9.0, 7.0], [14.0, 10.0], [10.0, 8.0], [13.0, 9.0]]
TRAIT_UNUSED: Final = 22.0

# How good the heroes are, HR1 to HR8, and the Traits and Perks.
HERO: Final = [14.0, 12.0, 16.0, 13.0, 12.0, 12.0, 30.0, 15.0]
TRAIT: Final = [25.0, 20.0, 8.0, 6.0, 16.0, 18.0, 10.0, 12.0, 12.0, 10.0, 12.0, 16.0]
PERK: Final = [
    *[18.0, 8.0, 14.0, 12.0, 6.0, 8.0, 8.0, 3.0],
    *[10.0, 12.0, 10.0, 5.0, 10.0, 9.0, 12.0, 14.0],
]

# What a structure is worth while it stands, by kind, and what it is built for.
STRUCTURE: Final = [
    *[0.0, 7.0, 8.0, 3.0, 9.0, 4.0, 4.0, 8.0, 7.0, 1.0, 4.0],
    *[5.0, 9.0, 3.0, 5.0, 30.0, 24.0, 1.0, 4.0],
]

# What an attack with its four AP kills in a phase, a point of armour, a scroll.
WEAPON: Final = 25.0
WEAPON_2: Final = 0.25  # A second weapon, as a part of its worth.
ARMOUR: Final = 12.0
USUAL_ARMOUR: Final = 3  # Points; whose it is may change all day.
SCROLL: Final = 4.0
WALL: Final = 4.5  # A Wall in the way, by the square root of what it bears, or nearly so.
DAYS_LEFT: Final = [3.0, 3.0, 2.0, 1.0]  # On each day, for what pays every day.
DEPLOYED: Final = 1.0  # A space further from the front.
TRIFLE: Final = 0.01  # What decides where nothing else does.
IN_WAITING: Final = 0.3  # A hero who is not in play, as a part of one who is.
