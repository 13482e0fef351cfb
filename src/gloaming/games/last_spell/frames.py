"""What can be in progress, and what it remembers meanwhile."""

from typing import Any, Final

from gloaming.engine.script import Frame, Script
from gloaming.games.last_spell.board import NOWHERE
from gloaming.games.last_spell.box.dice import NOT_ROLLED
from gloaming.games.last_spell.state import NOBODY


class Round(Frame):
    """Something done by one after the other: how many are through."""

    __slots__ = ("index",)

    def __init__(self, script: Script[Any, Any], index: int = 0, at: int = 0) -> None:
        super().__init__(script, at)
        self.index = index

    def clone(self) -> "Round":
        return Round(self.script, self.index, self.at)


class OfHero(Frame):
    """Something one hero does or gets: who, how often still, and a thing chosen on the way."""

    __slots__ = ("hero", "left", "thing")

    def __init__(
        self, script: Script[Any, Any], hero: int = 0, left: int = 0, thing: int = 0, at: int = 0
    ) -> None:
        super().__init__(script, at)
        self.hero = hero
        self.left = left
        self.thing = thing

    def clone(self) -> "OfHero":
        return OfHero(self.script, self.hero, self.left, self.thing, self.at)


# Places in the script of an attack to which it goes back or jumps ahead.
AT_IMPACT: Final = 0
AT_PICK: Final = 4
AT_ROLL: Final = 6
AT_STRIKE: Final = 8
AT_BOUNCE: Final = 9
AT_EFFECTS: Final = 12


class Attacking(Frame):
    """An attack on its way, of a weapon, a scroll, a fist or a Defence (LS-6.12)."""

    __slots__ = (
        "allies",
        "attack",
        "bounces",
        "bouncing",
        "centre",
        "damage",
        "dead",
        "dice",
        "direction",
        "first",
        "granted",
        "hero",
        "impact",
        "impacts",
        "item",
        "keywords",
        "lucky",
        "momentum",
        "origin",
        "paid",
        "rerolls",
        "second",
        "target",
    )

    def __init__(
        self, script: Script[Any, Any], hero: int = 0, attack: int = 0, at: int = 0
    ) -> None:
        super().__init__(script, at)
        self.hero = hero  # On whose turn; whose attack, unless a Defence fires.
        self.attack = attack  # Which of all attacks.
        self.item = NOBODY  # The weapon or scroll.
        self.origin = NOWHERE  # From which space.
        self.keywords = 0
        self.damage = 1
        self.impact = NOWHERE
        self.impacts = 1  # Still to come, this one included (PX).
        self.direction = NOBODY
        self.bounces = 0  # Left (Propagation).
        self.centre = NOWHERE  # From where the next bounce goes.
        self.bouncing = 0  # 1 while a bounce is dealt with.
        self.paid = 0
        self.lucky = 0  # 1 once the Trait Lucky was used for it.
        self.allies = 0  # A bit for each hero that is still to be hurt by it.
        self.rerolls = 0  # Made so far; at most four (LS-6.13).
        self.momentum = 0  # Rerolls left by Momentum.
        self.granted = 0  # A bit for each source of a reroll that is not used up.
        self.target = NOBODY  # The figure being dealt with.
        self.dice = NOBODY  # Which dice it rolls.
        self.first = NOT_ROLLED
        self.second = NOT_ROLLED
        self.dead = 0  # Monsters killed by this attack.

    def clone(self) -> "Attacking":
        copy = Attacking(self.script, self.hero, self.attack, self.at)
        copy.item = self.item
        copy.origin = self.origin
        copy.keywords = self.keywords
        copy.damage = self.damage
        copy.impact = self.impact
        copy.impacts = self.impacts
        copy.direction = self.direction
        copy.bounces = self.bounces
        copy.centre = self.centre
        copy.bouncing = self.bouncing
        copy.paid = self.paid
        copy.lucky = self.lucky
        copy.allies = self.allies
        copy.rerolls = self.rerolls
        copy.momentum = self.momentum
        copy.granted = self.granted
        copy.target = self.target
        copy.dice = self.dice
        copy.first = self.first
        copy.second = self.second
        copy.dead = self.dead
        return copy


class Harming(Frame):
    """One damage instance on its way to a hero (LS-8.1)."""

    __slots__ = ("asked", "damage", "hero", "source", "target", "then", "unarmoured")

    def __init__(
        self,
        script: Script[Any, Any],
        hero: int = 0,
        damage: int = 0,
        source: int = NOBODY,
        at: int = 0,
    ) -> None:
        super().__init__(script, at)
        self.hero = hero  # Who suffers it now.
        self.target = hero  # Whom it was meant for.
        self.damage = damage
        self.source = source  # The monster; NOBODY for friendly fire.
        self.unarmoured = 0  # 1: Armour and Shields are no help (LS-8.4).
        self.asked = 0  # How many other heroes were asked for help.
        self.then = 0  # A bit for each used card whose second sentence is still to come.

    def clone(self) -> "Harming":
        copy = Harming(self.script, self.hero, self.damage, self.source, self.at)
        copy.target = self.target
        copy.unarmoured = self.unarmoured
        copy.asked = self.asked
        copy.then = self.then
        return copy
