"""Everything that lies on the table, and nothing that merely happened."""

from typing import Final

from gloaming.engine.script import Position
from gloaming.games.last_spell.board import NOWHERE, SLOTS, SPACES
from gloaming.games.last_spell.box.equipment import (
    ADVANCED_DECK,
    BASE_DECK,
    ITEM_COUNT,
    TYPES_PER_WEAPON,
    WEAPON_ITEMS,
)
from gloaming.games.last_spell.box.hero_cards import PERK_COPIES, PERKS, TOKENS, TRAITS
from gloaming.games.last_spell.box.maps import MAPS
from gloaming.games.last_spell.box.missions import MISSIONS
from gloaming.games.last_spell.box.monster_cards import FIGURES
from gloaming.games.last_spell.box.structures import IN_PLAY, NOTHING
from gloaming.games.last_spell.box.waves import SCHEMAS
from gloaming.games.last_spell.edition import PANIC_SLOTS, Edition

NOBODY: Final = -1
HEROES: Final = 4  # At most.
FOG_AT_SETUP: Final = 3
WYRM_CARDS: Final = 4
BROODS: Final = 3
LAST_NIGHT: Final = 3
LAST_SCENARIO: Final = 3

LEFT: Final = 0
RIGHT: Final = 1
SIDES: Final = ["left", "right"]

# On a space stands a hero, FIRST_HERO + hero, or a monster, FIRST_MONSTER + figure, or nobody.
FIRST_HERO: Final = 1
FIRST_MONSTER: Final = FIRST_HERO + HEROES

# A Movement token.
READY: Final = 0
USED: Final = 1
BLOCKED: Final = 2  # By the Harpy's Cry (LS-20.5).

# A hero that is not in play, in a solo game (LS-22).
WAITING: Final = 0
GONE: Final = -1

# Where an item can be.
ASIDE: Final = -1  # ASIDE - hero: with a hero that waits to be recruited.
IN_BOX: Final = 0
BASE_BAG: Final = 1
BASE_ROW: Final = 2
BASE_DISCARD: Final = 3
ADVANCED_BAG: Final = 4
ADVANCED_ROW: Final = 5
ADVANCED_DISCARD: Final = 6
SHARED: Final = 7
CARRIED: Final = 8  # CARRIED + hero
AT_SETUP: Final = [
    BASE_BAG if item in BASE_DECK else ADVANCED_BAG if item in ADVANCED_DECK else IN_BOX
    for item in range(ITEM_COUNT)
]

# On a slot.
CARDS_PER_SLOT: Final = 2
NO_CARD: Final = -1
FACE_DOWN: Final = -2  # Any card of the bag.

# How a game can end.
GOES_ON: Final = 0
SURVIVED: Final = 1
CIRCLE_LOST: Final = 2
HEROES_LOST: Final = 3
HERO_DIED: Final = 4
MISSIONS_FAILED: Final = 5
BOSS_SLAIN: Final = 6
CAMPAIGN_WON: Final = 7
ENDINGS: Final = [
    "goes-on",
    "survived",
    "circle-lost",
    "heroes-lost",
    "hero-died",
    "missions-failed",
    "boss-slain",
    "campaign-won",
]


class State(Position):
    """The table. Lists go by hero, token, item, figure, structure in play, or space."""

    __slots__ = (
        "achieved",
        "acted",
        "actions",
        "active",
        "alerions_dead",
        "ap",
        "at",
        "attacked",
        "base_mana",
        "big_kills",
        "card",
        "clear_sight",
        "coin",
        "day",
        "direction",
        "discount",
        "drawn",
        "drunk",
        "edition",
        "ending",
        "exhausted",
        "facing",
        "figure",
        "flames",
        "fog",
        "fresh",
        "gold",
        "growth",
        "harpy_due",
        "hatched",
        "hp",
        "hurt",
        "joined",
        "kills",
        "kind",
        "knocked_out",
        "level",
        "mages",
        "mages_lost",
        "mana",
        "map",
        "materials",
        "missions",
        "mp",
        "night_over",
        "order",
        "panic",
        "passed",
        "perks",
        "perks_left",
        "phase",
        "phase_kills",
        "place",
        "plan",
        "reinforced",
        "scenario",
        "schemas_left",
        "seen_ahead",
        "shots",
        "side",
        "slot_cards",
        "slots",
        "space",
        "spent_trait",
        "stride",
        "struck",
        "structure",
        "stunned",
        "targets",
        "terrain",
        "this_attack",
        "this_phase",
        "tonight",
        "trait",
        "traits_left",
        "upgraded",
        "used",
        "uses",
        "value",
        "walked",
        "weapon_level",
        "well",
        "where",
        "workers",
        "wounds",
        "wyrm_card",
        "wyrm_deck",
        "wyrm_stage",
    )

    def __init__(self, edition: Edition, original: "State | None" = None) -> None:
        super().__init__()
        self.edition = edition
        if original is None:
            self.scenario = edition.scenario  # I, II or III.
            self.map = edition.scenario - 1
            self.fog = FOG_AT_SETUP  # The depth of the Fog (LS-2.11).
            self.day = 1  # The cycle; its night has the same number.
            self.phase = 0  # Monster Phases begun this night.
            self.coin = LEFT  # How the fate coin fell (LS-11.4).
            self.mages = edition.mages(edition.scenario)
            self.panic = PANIC_SLOTS  # Flames left in the Panic Area, the rightmost ones.
            self.gold = edition.gold(edition.scenario, edition.heroes)
            self.materials = edition.materials(edition.scenario, edition.heroes)
            self.workers = 0  # Who can still work today (LS-18.7).
            self.discount = 0  # Gold off the next purchase (TR11).
            self.night_over = 0  # 1 once a night that is not the last was survived.
            self.side = LEFT  # Of the Cliff on which the Harpy sits (LS-18.5).
            self.alerions_dead = 0
            self.harpy_due = NOWHERE  # Where the Harpy is about to enter (LS-20.6).
            self.direction = NOBODY  # The Direction card of this night.
            self.slots = 0  # How many of its slots are active.
            self.knocked_out = 0  # 1 once a hero was knocked out this scenario (K9).
            self.seen_ahead = 0  # Seer jobs still to be given a slot (K6).
            self.wyrm_card = NOBODY  # The Cetusia card of this phase.
            self.wyrm_stage = 1  # Of Cetusia (LS-20.14).
            self.growth = 0  # The stage of the Dryad, 1 to 3; 0: not there (LS-20.19).
            self.phase_kills = 0  # Monsters that died in this Heroes Phase (UM6).
            self.big_kills = 0  # Of grade 2 or 3, by the team in Act 1 (UM7).
            self.mages_lost = 0  # In Act 1 (UM8).
            self.ending = GOES_ON
            self.active = NOBODY  # The hero whose turn it is.
            self.mp = 0  # Movement Points of the hero whose turn it is.
            self.walked = 0  # Movement Points spent on movement this turn.
            self.attacked = 0  # 1 once the attack of this turn was made (LS-14.4).
            self.acted = 0  # 1 once anything was done this turn (LS-14.3).
            self.drunk = 0  # 1 once a potion was used this turn (LS-9.1).
            self.kills = 0  # Monsters killed by the hero this turn.
            self.clear_sight = 0  # 1 once True Sight was read this turn.
            self.actions = 0  # Of this Heroes Phase or this exchange.
            self.well = 0  # 1 once the Mana Well was used this phase.

            self.card = [NOBODY] * HEROES  # Which hero it is.
            self.space = [NOWHERE] * HEROES  # Where it stands; NOWHERE: not on the board.
            # The how manieth each hero came into play; WAITING to be recruited, or GONE.
            self.joined = [hero + 1 if hero < edition.heroes else WAITING for hero in range(HEROES)]
            if edition.solo:
                self.joined = [WAITING] * HEROES
            self.hurt = [0] * HEROES  # Wounds, counted up (LS-4.2).
            self.hp = [0] * HEROES
            self.base_mana = [0] * HEROES
            self.mana = [0] * HEROES
            self.ap = [0] * HEROES
            self.level = [1] * HEROES
            self.trait = [NOBODY] * HEROES
            self.spent_trait = [0] * HEROES  # 1 once used this scenario (LS-4.7).
            self.perks = [0] * HEROES  # A bit for each Perk.
            self.passed = [0] * HEROES  # 1 after a turn in which nothing was done.
            self.reinforced = [0] * HEROES  # 1 while the token lies on the hero (LS-5.7).
            self.this_phase = [0] * HEROES  # A bit for each thing done once per Heroes Phase.
            self.this_attack = [0] * HEROES  # A bit for each thing done once per Monster Phase.
            self.tonight = [0] * HEROES  # A bit for each Perk used once per night.
            self.stride = [0] * HEROES  # What the next flipped token gives more (A23).

            self.value = [0] * (HEROES * TOKENS)  # Of each Movement token: three for each hero.
            self.used = [0] * (HEROES * TOKENS)  # READY, USED or BLOCKED, of each Movement token.
            self.place = AT_SETUP.copy()  # Where each item is.
            self.exhausted = [0] * ITEM_COUNT  # 1: a card turned sideways, a half-empty potion.
            self.weapon_level = [1] * WEAPON_ITEMS
            self.upgraded = [0] * WEAPON_ITEMS  # 1: today (LS-18.13).
            # How often each Attack Type was used this phase.
            self.uses = [0] * (TYPES_PER_WEAPON * WEAPON_ITEMS)
            self.at = [NOWHERE] * FIGURES  # Where each monster stands; NOWHERE: in the box.
            self.facing = [0] * FIGURES
            self.wounds = [0] * FIGURES
            self.stunned = [0] * FIGURES
            self.kind = [NOTHING] * IN_PLAY  # Of each structure in play: which.
            self.where = [NOWHERE] * IN_PLAY  # Its space; a Building's first.
            self.flames = [0] * IN_PLAY  # More than its capacity: it is destroyed.
            # Left to a Ballista this phase, a Catapult this night, a Building today.
            self.shots = [0] * IN_PLAY
            self.traits_left = [1] * len(TRAITS)
            self.perks_left = [PERK_COPIES] * len(PERKS)
            self.schemas_left = [1] * len(SCHEMAS)  # The cards no slot has shown yet: a bag.
            # Two for each slot, the one to come first.
            self.slot_cards = [NO_CARD] * (CARDS_PER_SLOT * (SLOTS + 1))
            # Of the Hatchery of each Brood card: NEW, or which side shows.
            self.hatched = [0] * BROODS
            self.wyrm_deck = [1] * WYRM_CARDS  # 1: not drawn since the last shuffle.
            self.missions = [NOBODY, NOBODY]  # The two Urban Missions (LS-18.17).
            self.achieved = [0] * len(MISSIONS)  # 1: completed.
            self.terrain = MAPS[edition.scenario - 1].terrain.copy()  # Of each space.
            # Who stands on each space: FIRST_HERO or FIRST_MONSTER up.
            self.figure = [NOTHING] * SPACES
            self.structure = [NOTHING] * SPACES  # The number of the structure on each space.

            self.order: list[int] = []  # In what order the monsters act (LS-12.3).
            self.plan: list[int] = []  # Blows to come: who, against what, why; three numbers each.
            self.targets: list[int] = []  # Figures an attack has still to deal with.
            self.struck: list[int] = []  # Figures this attack has dealt with.
            self.fresh: list[int] = []  # Monsters hatched in this phase: they have moved.
            self.drawn: list[int] = []  # Cards laid out to choose from.
        else:
            self.scenario = original.scenario
            self.map = original.map
            self.fog = original.fog
            self.day = original.day
            self.phase = original.phase
            self.coin = original.coin
            self.mages = original.mages
            self.panic = original.panic
            self.gold = original.gold
            self.materials = original.materials
            self.workers = original.workers
            self.discount = original.discount
            self.night_over = original.night_over
            self.side = original.side
            self.alerions_dead = original.alerions_dead
            self.harpy_due = original.harpy_due
            self.direction = original.direction
            self.slots = original.slots
            self.knocked_out = original.knocked_out
            self.seen_ahead = original.seen_ahead
            self.wyrm_card = original.wyrm_card
            self.wyrm_stage = original.wyrm_stage
            self.growth = original.growth
            self.phase_kills = original.phase_kills
            self.big_kills = original.big_kills
            self.mages_lost = original.mages_lost
            self.ending = original.ending
            self.active = original.active
            self.mp = original.mp
            self.walked = original.walked
            self.attacked = original.attacked
            self.acted = original.acted
            self.drunk = original.drunk
            self.kills = original.kills
            self.clear_sight = original.clear_sight
            self.actions = original.actions
            self.well = original.well
            self.card = original.card.copy()
            self.space = original.space.copy()
            self.joined = original.joined.copy()
            self.hurt = original.hurt.copy()
            self.hp = original.hp.copy()
            self.base_mana = original.base_mana.copy()
            self.mana = original.mana.copy()
            self.ap = original.ap.copy()
            self.level = original.level.copy()
            self.trait = original.trait.copy()
            self.spent_trait = original.spent_trait.copy()
            self.perks = original.perks.copy()
            self.passed = original.passed.copy()
            self.reinforced = original.reinforced.copy()
            self.this_phase = original.this_phase.copy()
            self.this_attack = original.this_attack.copy()
            self.tonight = original.tonight.copy()
            self.stride = original.stride.copy()
            self.value = original.value.copy()
            self.used = original.used.copy()
            self.place = original.place.copy()
            self.exhausted = original.exhausted.copy()
            self.weapon_level = original.weapon_level.copy()
            self.upgraded = original.upgraded.copy()
            self.uses = original.uses.copy()
            self.at = original.at.copy()
            self.facing = original.facing.copy()
            self.wounds = original.wounds.copy()
            self.stunned = original.stunned.copy()
            self.kind = original.kind.copy()
            self.where = original.where.copy()
            self.flames = original.flames.copy()
            self.shots = original.shots.copy()
            self.traits_left = original.traits_left.copy()
            self.perks_left = original.perks_left.copy()
            self.schemas_left = original.schemas_left.copy()
            self.slot_cards = original.slot_cards.copy()
            self.hatched = original.hatched.copy()
            self.wyrm_deck = original.wyrm_deck.copy()
            self.missions = original.missions.copy()
            self.achieved = original.achieved.copy()
            self.terrain = original.terrain.copy()
            self.figure = original.figure.copy()
            self.structure = original.structure.copy()
            self.order = original.order.copy()
            self.plan = original.plan.copy()
            self.targets = original.targets.copy()
            self.struck = original.struck.copy()
            self.fresh = original.fresh.copy()
            self.drawn = original.drawn.copy()

    def clone(self) -> "State":
        copy = State(self.edition, self)
        copy.stack = [frame.clone() for frame in self.stack]
        copy.question = self.question  # A question is never changed once asked.
        return copy
