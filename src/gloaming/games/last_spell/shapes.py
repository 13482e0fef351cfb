"""The typed shapes of what a seat sees of the table."""

from typing import TypedDict


class Foreseen(TypedDict):
    """A monster, where it would stand, and what it would hit: one of these, or all of them."""

    monster: str
    space: str
    hits: list[str]  # "circle", a hero, or the space of a structure.
    reach: list[str]  # The spaces it could strike from there.


class Odds(TypedDict):
    """What an attack is likely to do, before rerolls and bounces."""

    chances: dict[str, int]  # To hit each monster, in percent.
    deadly: list[str]  # The monsters that a hit would kill.
    wounds: float  # Expected, of all of them together.
    kills: float
    friends: list[str]  # The heroes it would hurt.


class AttackSeen(TypedDict):
    """An attack on its way: where it is aimed, whom it deals with, what was rolled."""

    hero: str
    attack: str
    origin: str
    impact: str
    target: str
    rerolls: int
    keywords: list[str]
    faces: list[str]
    areas: dict[str, list[str]]  # While it is aimed: what it would affect from each space.
    spaces: list[str]  # What it affects, once it is aimed.
    # By the space it would be aimed at, where it deals with anybody; by "" once it is aimed.
    odds: dict[str, Odds]


class HarmSeen(TypedDict):
    """A damage instance on its way to a hero; by "" if friends did it."""

    hero: str
    damage: int
    by: str


class Token(TypedDict):
    value: int
    ready: bool
    blocked: bool


class Carried(TypedDict):
    """An item: turned sideways or half empty, its level, how often each attack is left."""

    item: str
    exhausted: bool
    level: int
    uses: dict[str, int]


class HeroSeen(TypedDict):
    hero: str
    seat: int
    space: str  # "" when not on the board.
    wounds: int
    hp: int
    mana: int
    base_mana: int
    ap: int
    full_ap: int
    level: int
    tokens: list[Token]
    trait: str
    trait_spent: bool
    perks: list[str]
    items: list[Carried]
    passed: bool
    reinforced: bool
    waiting: bool  # To be recruited by a lone player.
    trapped: bool  # On a tile that grew under it.


class MonsterSeen(TypedDict):
    monster: str
    kind: str
    space: str
    facing: str
    wounds: int
    of: int
    stunned: bool
    in_fog: bool


class StructureSeen(TypedDict):
    structure: str
    spaces: list[str]
    flames: int
    capacity: int
    shots: int


class View(TypedDict):
    """The table. Nobody has secrets: every seat sees the same."""

    map: str
    fog: int
    day: int
    phase: int
    coin: str
    mages: int
    panic: int
    reward: list[int]  # Gold and Materials, were the night over now; none if the game ends with it.
    gold: int
    materials: int
    workers: int
    hire: int  # What the next hero costs a lone player; 0 for several.
    plans: list[str]  # What can be built at this table at all.
    shops: list[list[str]]  # The Base row, then the Advanced one.
    supply: list[Carried]
    active: str
    mp: int
    walked: int
    attacked: bool
    terrain: list[str]  # A row of signs for each row of the map.
    heroes: list[HeroSeen]
    monsters: list[MonsterSeen]
    structures: list[StructureSeen]
    missions: list[str]
    achieved: list[str]
    direction: str
    wyrm: str  # The Cetusia card of this phase.
    wyrm_stage: int
    wyrm_deck: list[str]  # The cards that can still be drawn.
    dryad: list[str]  # The two spaces of the Dryad; none if she is not there.
    growth: int  # Her stage; 0 before she enters.
    brood: dict[str, str]  # The Brood card of each slot that has one.
    turned: list[str]  # The Hatcheries that show their second side.
    harpy: str  # On which side of the Cliff she sits; "" if she does not.
    slots: dict[str, list[str]]  # The cards on each active slot, the one to come first.
    # What comes with each card that lies face up, by row and column.
    icons: dict[str, dict[str, str]]
    attack: list[AttackSeen]
    harm: list[HarmSeen]
    about: str  # The structure, item, monster or hero that the question is about.
    forecast: dict[str, list[Foreseen]]  # By side of the coin, while heroes can act on it.
    ending: str
