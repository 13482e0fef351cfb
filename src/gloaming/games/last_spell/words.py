"""Every answer that can be given in this game, and every fact that can happen."""

from typing import Final

from gloaming.engine.event import Fact
from gloaming.engine.question import Option
from gloaming.engine.vocabulary import Verb, Vocabulary
from gloaming.games.last_spell.board import DIRECTIONS, NAMES, SLOTS
from gloaming.games.last_spell.box.cetusia_cards import WYRM_BLOWS, WYRM_IDS
from gloaming.games.last_spell.box.dice import DICE_NAMES, FACE_NAMES
from gloaming.games.last_spell.box.equipment import (
    ADVANCED_DECK,
    BASE_DECK,
    FIRST_ARMOUR,
    FIRST_POTION,
    FIRST_SCROLL,
    ITEM_COUNT,
    ITEM_NAMES,
    POTIONS,
    TYPE_NAMES,
)
from gloaming.games.last_spell.box.hero_cards import HERO_IDS, PERKS, TOKENS, TRAITS
from gloaming.games.last_spell.box.missions import MISSIONS
from gloaming.games.last_spell.box.monster_cards import FIGURE_NAMES
from gloaming.games.last_spell.box.structures import STRUCTURE_IDS
from gloaming.games.last_spell.box.waves import DIRECTION_IDS, SCHEMA_IDS
from gloaming.games.last_spell.state import ENDINGS, SIDES

RULES: Final = "5"  # Raised whenever an old journal would no longer replay.

TOKEN_NAMES: Final = [str(token + 1) for token in range(TOKENS)]

RESOURCES: Final = ["gold", "materials"]

# What can grant a reroll (LS-6.13).
BY_ISOLATION: Final = 0
BY_MOMENTUM: Final = 1
BY_MAGIC: Final = 2
BY_STEADY_AIM: Final = 3
BY_BRAWLER: Final = 4
BY_ENGINEER: Final = 5
BY_LUCKY: Final = 6
REROLLS: Final = ["isolation", "momentum", "magic", "PK02", "PK05", "PK12", "TR10"]

_SPACES: Final = dict(enumerate(NAMES))
_HEROES: Final = dict(enumerate(HERO_IDS))
_TRAITS: Final = dict(enumerate(TRAITS))
_PERKS: Final = dict(enumerate(PERKS))
_MONSTERS: Final = dict(enumerate(FIGURE_NAMES))
_TOKENS: Final = dict(enumerate(TOKEN_NAMES))
_ARMOURS: Final = {item: ITEM_NAMES[item] for item in range(FIRST_ARMOUR, FIRST_POTION)}
_POTIONS: Final = {item: ITEM_NAMES[item] for item in range(FIRST_POTION, FIRST_SCROLL)}
_SCROLLS: Final = {item: ITEM_NAMES[item] for item in range(FIRST_SCROLL, ITEM_COUNT)}
_ITEMS: Final = {item: ITEM_NAMES[item] for item in range(FIRST_SCROLL)}
_EVERY_ITEM: Final = dict(enumerate(ITEM_NAMES))
_SHOP: Final = {item: ITEM_NAMES[item] for item in sorted(BASE_DECK + ADVANCED_DECK)}
_WEAPONS: Final = {item: ITEM_NAMES[item] for item in range(FIRST_ARMOUR)}
_ADVANCED_WEAPONS: Final = {n: ITEM_NAMES[n] for n in ADVANCED_DECK if n < FIRST_ARMOUR}
_STRUCTURES: Final = dict(enumerate(STRUCTURE_IDS[1:], 1))
_TYPES: Final = {number: name for number, name in enumerate(TYPE_NAMES) if name != "-"}

_ALL: Final[list[Verb]] = []


def _verb(
    name: str, thing: str = "", nouns: dict[int, str] | None = None, ends: bool = False
) -> Verb:
    verb = Verb(name, thing, nouns, ends)
    _ALL.append(verb)
    return verb


def _lone(name: str, ends: bool = False) -> Option:
    return _verb(name, ends=ends).row()[0]


# Preparation.
TAKE_HERO: Final = _verb("take_hero", "hero", _HEROES).row()
DRAW_TRAIT: Final = _verb("draw_trait", "trait", _TRAITS).row()
KEEP_TRAIT: Final = _verb("keep_trait", "trait", _TRAITS).row()
DRAW_PERK: Final = _verb("draw_perk", "perk", _PERKS).row()
KEEP_PERK: Final = _verb("keep_perk", "perk", _PERKS).row()
TAKE_POTION: Final = _verb("take_potion", "potion", dict(enumerate(POTIONS))).row()
SWAP: Final = _verb("swap", "item", _ITEMS).options
SWAP_WITH: Final = _verb("swap_with", "item", _ITEMS).options
GIVE_UP: Final = _verb("give_up", "item", _WEAPONS).options
TRADE_FOR: Final = _verb("trade_for", "item", _ADVANCED_WEAPONS).options
START_WITH: Final = _verb("start_with", "hero", _HEROES).row()
END_EXCHANGE: Final = _lone("end_exchange", ends=True)
DEPLOY: Final = _verb("deploy", "space", _SPACES).row()

# The day.
DEAL: Final = _verb("deal", "item", _SHOP).options
_verb("scavenge", "resource", dict(enumerate(RESOURCES)))
_verb("work", "space", _SPACES)
_verb("build", "structure", _STRUCTURES)
SITE: Final = _verb("site", "space", _SPACES).row()
_verb("upgrade_wall", "space", _SPACES)
_verb("repair", "space", _SPACES)
_verb("buy", "item", _SHOP)
_verb("buy_potion", "potion", dict(enumerate(POTIONS)))
_verb("sell", "item", _SHOP)
_verb("upgrade", "item", _WEAPONS)
_verb("move", "item", _EVERY_ITEM)
GIVE_TO: Final = _verb("give_to", "hero", _HEROES).row()
PUT_DOWN: Final = _lone("put_down")
_verb("recruit", "hero", _HEROES)
END_MAIN: Final = _lone("end_main", ends=True)

# Between the nights.
MISSION: Final = _verb("mission", "mission", dict(enumerate(MISSIONS))).row()
DIRECT: Final = _verb("direct", "direction_card", dict(enumerate(DIRECTION_IDS))).row()
VIGOUR: Final = _lone("vigour")
FOCUS: Final = _lone("focus")
SWIFTNESS: Final = _verb("swiftness", "token", _TOKENS).row()
LOOK: Final = _verb("look", "slot", {slot: str(slot) for slot in range(1, SLOTS + 1)}).options
TAKE: Final = _verb("take", "item", _SHOP).options

# The Monster Phase.
REVEAL: Final = _verb("reveal", "schema", dict(enumerate(SCHEMA_IDS))).row()
BLOCK: Final = _verb("block", "token", _TOKENS).row()
ENTER: Final = _verb("enter", "space", _SPACES).row()
WYRM: Final = _verb("wyrm", "wyrm", dict(enumerate(WYRM_IDS))).row()
DISPLACE: Final = _verb("displace", "space", _SPACES).row()
FLIP_COIN: Final = _verb("flip_coin", "side", dict(enumerate(SIDES))).row()
TARGET: Final = _verb("target", "space", _SPACES).row()
VICTIM: Final = _verb("victim", "monster", _MONSTERS).row()

# A hero's turn.
ACT: Final = _verb("act", "hero", _HEROES).row()
_verb("flip", "token", _TOKENS)
_verb("step", "space", _SPACES)
_verb("jump", "space", _SPACES)
_verb("climb", "space", _SPACES)
_verb("descend", "space", _SPACES)
_verb("travel", "space", _SPACES)
_verb("attack", "type", _TYPES)
_verb("punch", "space", _SPACES)
_lone("reinforce")
_verb("drink", "item", _POTIONS)
_verb("read", "item", _SCROLLS)
_verb("fire", "space", _SPACES)
USE_PERK: Final = _verb("use_perk", "perk", _PERKS).row()
USE_TRAIT: Final = _verb("use_trait", "trait", _TRAITS).row()
USE_ITEM: Final = _verb("use_item", "item", _ARMOURS).options
RESTORE: Final = _verb("restore", "item", _ARMOURS).options
_lone("draw_mana")
END_TURN: Final = _lone("end_turn", ends=True)

# Inside an attack.
AIM: Final = _verb("aim", "space", _SPACES).row()
FACE: Final = _verb("face", "direction", dict(enumerate(DIRECTIONS))).row()
RESOLVE: Final = _verb("resolve", "monster", _MONSTERS).row()
CHOOSE_DICE: Final = _verb("choose_dice", "dice", dict(enumerate(DICE_NAMES))).row()
ROLL: Final = _verb("roll", "face", dict(enumerate(FACE_NAMES))).row()
REROLL: Final = _verb("reroll", "reroll", dict(enumerate(REROLLS))).row()
KEEP_ROLL: Final = _lone("keep_roll")
BOUNCE: Final = _verb("bounce", "monster", _MONSTERS).row()
STOP: Final = _lone("stop", ends=True)

# When a hero is hurt, and what follows from cards.
ACCEPT: Final = _lone("accept")
DECLINE: Final = _lone("decline")
HELP: Final = _verb("help", "hero", _HEROES).row()
STRIKE: Final = _verb("strike", "monster", _MONSTERS).row()
REFRESH: Final = _verb("refresh", "token", _TOKENS).row()
SPEND: Final = _verb("spend", "token", _TOKENS).row()

VOCABULARY: Final = Vocabulary(_ALL)

# Why a monster does what it does.
AHEAD: Final = 0
PASSES: Final = 1
FLIES_OVER: Final = 2
AROUND_COIN: Final = 3
AROUND_OTHER: Final = 4
SLIDES_COIN: Final = 5
SLIDES_OTHER: Final = 6
IS_STUNNED: Final = 7
MEETS_HERO: Final = 8
MEETS_STRUCTURE: Final = 9
MEETS_CIRCLE: Final = 10
IS_HELD: Final = 11
NO_WAY_ROUND: Final = 12
CANNOT_PASS: Final = 13
AT_THE_EDGE: Final = 14
NO_WAY_OUT: Final = 15
CIRCLE_FIRST: Final = 16
NEAREST_HERO: Final = 17
MOST_WOUNDS: Final = 18
MOST_MANA: Final = 19
BY_CHOICE: Final = 20
ONLY_STRUCTURE: Final = 21
WEAKEST: Final = 22
BY_CATEGORY: Final = 23
FIRST_IN_LINE: Final = 24
IN_ITS_AREA: Final = 25
IN_ITS_SECTORS: Final = 26
WHYS: Final = [
    "ahead",
    "passes",
    "flies-over",
    "around-coin",
    "around-other",
    "slides-coin",
    "slides-other",
    "is-stunned",
    "meets-hero",
    "meets-structure",
    "meets-circle",
    "is-held",
    "no-way-round",
    "cannot-pass",
    "at-the-edge",
    "no-way-out",
    "circle-first",
    "nearest-hero",
    "most-wounds",
    "most-mana",
    "by-choice",
    "only-structure",
    "weakest",
    "by-category",
    "first-in-line",
    "in-its-area",
    "in-its-sectors",
]

FACTS: Final = [
    # Preparation.
    Fact("takes-hero", "seat hero"),
    Fact("draws-trait", "hero trait"),
    Fact("keeps-trait", "hero trait"),
    Fact("draws-perk", "hero perk"),
    Fact("keeps-perk", "hero perk"),
    Fact("gets", "hero item"),
    Fact("starts", "hero"),
    Fact("deploys", "hero space"),
    # The day.
    Fact("dawn", "number left"),
    Fact("dealt", "item"),
    Fact("scavenges", "resource"),
    Fact("works", "structure space"),
    Fact("earns", "resource number"),
    Fact("builds", "structure space"),
    Fact("upgrades-wall", "structure space"),
    Fact("repairs", "structure space number"),
    Fact("buys", "item number"),
    Fact("sells", "item number"),
    Fact("upgrades", "item number"),
    Fact("puts-down", "item"),
    Fact("recruits", "hero number"),
    Fact("forgets", "hero perk"),
    Fact("evening", "number"),
    # Between the nights.
    Fact("mission", "mission"),
    Fact("achieved", "mission"),
    Fact("not-achieved", "mission"),
    Fact("fog", "number"),
    Fact("directs", "direction_card"),
    Fact("harpy-side", "side"),
    Fact("levels", "hero number"),
    Fact("hp", "hero number"),
    Fact("base-mana", "hero number"),
    Fact("swifter", "hero token number"),
    Fact("looks", "slot schema"),
    Fact("night-over", "number"),
    Fact("scenario-won", "number"),
    Fact("next-scenario", "number"),
    Fact("calm", "number"),
    Fact("no-calm"),
    Fact("cries", "hero token"),
    Fact("wyrm", "wyrm"),
    Fact("wyrm-strikes", "monster blow"),
    Fact("wyrm-stage", "number"),
    Fact("displaced", "hero space"),
    Fact("grows", "number"),
    Fact("drains"),
    Fact("turns-over", "monster"),
    Fact("hatches", "monster space"),
    Fact("traps", "monster hero"),
    Fact("freed", "hero"),
    # The Monster Phase.
    Fact("monster-phase", "number"),
    Fact("panic", "number left"),
    Fact("coin", "side"),
    Fact("reveals", "slot schema"),
    Fact("enters", "monster space"),
    Fact("no-room", "monster slot"),
    Fact("swept-away", "monster space"),
    Fact("moves", "monster space why"),
    Fact("stays", "monster why"),
    Fact("turns", "monster direction"),
    Fact("strikes-hero", "monster hero why"),
    Fact("strikes-structure", "monster space why"),
    Fact("strikes-circle", "monster why"),
    Fact("explodes", "monster space"),
    Fact("burns", "structure space number"),
    Fact("destroyed", "structure space"),
    Fact("mages", "number left"),
    Fact("mage-joins", "left"),
    Fact("doom", "number"),
    # A hero's turn.
    Fact("heroes-phase", "number"),
    Fact("turn", "hero"),
    Fact("flips", "hero number left"),
    Fact("walks", "hero space"),
    Fact("jumps", "hero space"),
    Fact("climbs", "hero space"),
    Fact("descends", "hero space"),
    Fact("travels", "hero space"),
    Fact("attacks", "hero type"),
    Fact("punches", "hero space"),
    Fact("reads", "hero item"),
    Fact("fires", "structure space"),
    Fact("aims", "space"),
    Fact("uses-perk", "hero perk"),
    Fact("uses-trait", "hero trait"),
    Fact("uses-item", "hero item"),
    Fact("restores", "hero item"),
    Fact("drinks", "hero item"),
    Fact("reinforces", "hero"),
    Fact("draws-mana", "hero"),
    Fact("passes", "hero"),
    Fact("ends-turn", "hero"),
    # Dice and wounds.
    Fact("dice", "monster dice"),
    Fact("rolls", "monster face"),
    Fact("rerolls", "monster reroll"),
    Fact("hit", "monster number"),
    Fact("missed", "monster"),
    Fact("unharmed", "monster"),
    Fact("stunned", "monster"),
    Fact("dies", "monster space"),
    Fact("broken", "monster space"),
    Fact("moved-by-attack", "hero space"),
    Fact("damage", "hero number"),
    Fact("absorbed", "hero"),
    Fact("reinforcement", "hero"),
    Fact("guards", "hero"),
    Fact("wounded", "hero number left"),
    Fact("heals", "hero number"),
    Fact("mana", "hero number left"),
    Fact("mana-lost", "hero number left"),
    Fact("ap", "hero number"),
    Fact("token", "hero token"),
    Fact("saved", "hero"),
    Fact("falls", "hero"),
    Fact("knocked-out", "hero"),
    Fact("ends", "ending"),
]

# What nouns and the numbers of facts can be, by name.
THINGS: Final = {
    "hero": HERO_IDS,
    "trait": TRAITS,
    "perk": PERKS,
    "potion": POTIONS,
    "item": ITEM_NAMES,
    "type": TYPE_NAMES,
    "token": TOKEN_NAMES,
    "space": NAMES,
    "direction": DIRECTIONS,
    "resource": RESOURCES,
    "side": SIDES,
    "schema": SCHEMA_IDS,
    "mission": MISSIONS,
    "wyrm": WYRM_IDS,
    "blow": WYRM_BLOWS,
    "direction_card": DIRECTION_IDS,
    "slot": [str(slot) for slot in range(SLOTS + 1)],
    "monster": FIGURE_NAMES,
    "structure": STRUCTURE_IDS,
    "dice": DICE_NAMES,
    "face": FACE_NAMES,
    "reroll": REROLLS,
    "why": WHYS,
    "ending": ENDINGS,
}
