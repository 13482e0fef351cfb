"""Every answer that can be given in this game, and every fact that can happen."""

from typing import Final

from gloaming.engine.event import Fact
from gloaming.engine.question import Option
from gloaming.engine.vocabulary import Verb, Vocabulary
from gloaming.games.casting_shadows.box.board import POSITIONS
from gloaming.games.casting_shadows.box.names import (
    CHARACTERS,
    COMPANION_DECK,
    COUNTERSPELLS,
    DICE,
    KINDS,
    SEATS,
    TILES,
    UNITS,
)
from gloaming.games.casting_shadows.box.rolls import ROLLS

RULES: Final = "2"  # Raised whenever an old journal would no longer replay.

# What can be paid with: a die, or any token of a kind.
PURSE: Final = DICE + [f"token-{unit}" for unit in UNITS]
FIRST_TOKEN: Final = len(DICE)
CONVERSIONS: Final = [f"{used}-{got}" for used in UNITS for got in UNITS]
AMOUNTS: Final = [str(many) for many in range(6)]
ROLL_NAMES: Final = [roll.name for roll in ROLLS]

_SEATS: Final = dict(enumerate(SEATS))
_POSITIONS: Final = dict(enumerate(POSITIONS))
_CARDS: Final = dict(enumerate(KINDS))
_COUNTERSPELLS: Final = dict(enumerate(COUNTERSPELLS))
_COMPANIONS: Final = dict(enumerate(COMPANION_DECK))
_DICE: Final = dict(enumerate(DICE))
_PURSE: Final = dict(enumerate(PURSE))

# Setting up, and luck.
_FIRST: Final = Verb("first", "seat", _SEATS)
_CHOOSE: Final = Verb("choose", "character", dict(enumerate(CHARACTERS)))
_LAY: Final = Verb("lay", "tile", dict(enumerate(TILES)))
_ARM: Final = Verb("arm", "spell", _CARDS)
_DRAW: Final = Verb("draw", "spell", _CARDS)
_EMERGE: Final = Verb("emerge", "companion", _COMPANIONS)
_DEAL: Final = Verb("deal", "counterspell", _COUNTERSPELLS)
_ROLL: Final = Verb("roll", "roll", dict(enumerate(ROLL_NAMES)))
# What the active player can do.
_TRAVEL: Final = Verb("travel", "position", _POSITIONS)
_CAST: Final = Verb("cast", "spell", _CARDS)
_REROLL: Final = Verb("reroll", "die", _DICE)
_PROTECT: Final = Verb("protect")
_REFRESH: Final = Verb("refresh")
_COLLECT: Final = Verb("collect")
_USE: Final = Verb("use", "spell", _CARDS)
_ABILITY: Final = Verb("ability")
_END_ACTIONS: Final = Verb("end_actions", ends=True)
# What has to be said with it.
_THROW: Final = Verb("throw")
_TARGET: Final = Verb("target", "seat", _SEATS)
_AIM: Final = Verb("aim", "position", _POSITIONS)
_STRENGTH: Final = Verb("strength", "amount", {many: AMOUNTS[many] for many in range(1, 4)})
_CONVERT: Final = Verb("convert", "conversion", dict(enumerate(CONVERSIONS)))
_PAY: Final = Verb("pay", "purse", _PURSE)
_SACRIFICE: Final = Verb("sacrifice", "spell", _CARDS)
_DISCARD: Final = Verb("discard", "spell", _CARDS)
_STRIKE: Final = Verb("strike", "seat", _SEATS)
_LEAP: Final = Verb("leap", "position", _POSITIONS)
_STAY: Final = Verb("stay")
# Answers to an attack.
_REVEAL: Final = Verb("reveal", "counterspell", _COUNTERSPELLS)
_PASS: Final = Verb("pass", ends=True)
_FLEE: Final = Verb("flee", "position", _POSITIONS)
# Phase 3.
_ABSORB: Final = Verb("absorb", "amount", {many: AMOUNTS[many] for many in range(1, 6)})
_SUMMON: Final = Verb("summon", "companion", _COMPANIONS)
_END_TURN: Final = Verb("end_turn", ends=True)

VOCABULARY: Final = Vocabulary(
    [
        *[_FIRST, _CHOOSE, _LAY, _ARM, _DRAW, _EMERGE, _DEAL],
        *[_TRAVEL, _CAST, _REROLL, _PROTECT, _REFRESH, _COLLECT, _USE, _ABILITY, _END_ACTIONS],
        *[_THROW, _TARGET, _AIM, _STRENGTH, _CONVERT, _PAY, _SACRIFICE, _DISCARD],
        *[_STRIKE, _LEAP, _STAY, _REVEAL, _PASS, _FLEE, _ABSORB, _SUMMON, _END_TURN],
        _ROLL,  # The last, for there are many.
    ]
)


def on_each_map(verb: Verb) -> list[list[Option]]:
    """The options of a verb for every set of positions."""
    row = verb.row()
    return [[row[at] for at in range(7) if bits >> at & 1] for bits in range(128)]


FIRST: Final = _FIRST.row()
CHOOSE: Final = _CHOOSE.row()
LAY: Final = _LAY.row()
ARM: Final = _ARM.row()
DRAW: Final = _DRAW.row()
EMERGE: Final = _EMERGE.row()
DEAL: Final = _DEAL.row()
ROLL: Final = _ROLL.row()
TRAVEL: Final = on_each_map(_TRAVEL)
CAST: Final = _CAST.row()
REROLL: Final = _REROLL.row()
PROTECT: Final = _PROTECT.row()[0]
REFRESH: Final = _REFRESH.row()[0]
COLLECT: Final = _COLLECT.row()[0]
USE: Final = _USE.row()
ABILITY: Final = _ABILITY.row()[0]
END_ACTIONS: Final = _END_ACTIONS.row()[0]
THROW: Final = _THROW.row()[0]
TARGET: Final = _TARGET.row()
AIM: Final = on_each_map(_AIM)
STRENGTH: Final = _STRENGTH.options
CONVERT: Final = _CONVERT.row()
PAY: Final = _PAY.row()
SACRIFICE: Final = _SACRIFICE.row()
DISCARD: Final = _DISCARD.row()
STRIKE: Final = _STRIKE.row()
LEAP: Final = on_each_map(_LEAP)
STAY: Final = _STAY.row()[0]
REVEAL: Final = _REVEAL.row()
PASS: Final = _PASS.row()[0]
FLEE: Final = on_each_map(_FLEE)
ABSORB: Final = _ABSORB.options
SUMMON: Final = _SUMMON.row()
END_TURN: Final = _END_TURN.row()[0]

FACTS: Final = [
    # Setting up.
    Fact("first", "seat"),
    Fact("chooses", "seat character"),
    Fact("lays", "tile position"),
    Fact("arms", "seat spell"),
    Fact("appears", "spell position"),
    Fact("emerges", "companion"),
    Fact("reshuffles"),
    # A turn.
    Fact("turn", "seat number"),
    Fact("rolls", "seat roll"),
    Fact("gains", "seat unit"),
    Fact("heals", "seat number"),
    Fact("travels", "seat position"),
    Fact("casts", "seat spell"),
    Fact("strength", "number"),
    Fact("aims-at", "seat"),
    Fact("aims", "position"),
    Fact("pays", "seat unit"),
    Fact("converts", "seat conversion"),
    Fact("rerolls", "seat die"),
    Fact("protects", "seat"),
    Fact("refreshes", "seat spell"),
    Fact("sacrifices", "seat spell"),
    Fact("discards", "seat spell"),
    Fact("collects", "seat spell"),
    Fact("draws-counterspell", "seat counterspell?"),
    Fact("uses", "seat spell"),
    Fact("ability", "seat form"),
    Fact("leaps", "seat position"),
    Fact("ends-actions", "seat"),
    Fact("absorbs", "seat number"),
    Fact("transforms", "seat form"),
    Fact("summons", "seat companion"),
    # Damage.
    Fact("reveals", "seat counterspell"),
    Fact("passes", "seat"),
    Fact("flees", "seat position"),
    Fact("missed", "seat"),
    Fact("unharmed", "seat"),
    Fact("hurt", "seat number"),
    Fact("bees", "seat"),
    Fact("quills", "seat"),
    Fact("stag", "seat"),
    Fact("crystals", "seat number"),
    Fact("sudden-death", "number"),
    Fact("resigns", "seat"),
    Fact("out", "seat"),
    Fact("ends", "seat ending"),
]
