"""What the rest of a turn of Casting Shadows promises: spells to cast, cards to collect.

No search: what gives most for its Action points is done first, in thought, then the next best.
Conversions, rerolls and fresh cards are left out; whoever looks one step ahead sees what they
change here.
"""

from typing import Final

from gloaming.games.casting_shadows.box.board import BIT, DISTANCE
from gloaming.games.casting_shadows.box.names import CC
from gloaming.games.casting_shadows.resources.pool import ACCEPTS, CRYSTAL, FRAGMENT, payable
from gloaming.games.casting_shadows.spells.spell import Attack
from gloaming.games.casting_shadows.spells.steps import HEX


def _stand(distances: int, here: int, there: int) -> int:
    best = here
    far = 9
    for place in range(7):
        if distances & BIT[DISTANCE[place][there]] and DISTANCE[here][place] < far:
            best, far = place, DISTANCE[here][place]
    return best


# STAND[distances][here][there]: the nearest place from which a spell reaches there.
STAND: Final = [
    [[_stand(distances, here, there) for there in range(7)] for here in range(7)]
    for distances in range(8)
]


class Foe:
    """An enemy as a target: where it stands, and what blows to it are worth."""

    __slots__ = ("harm", "in_shadow", "place", "suffers", "taken")

    def __init__(self, place: int, in_shadow: bool, suffers: list[int], harm: list[float]) -> None:
        self.place = place
        self.in_shadow = in_shadow
        self.suffers = suffers  # What is left of so much DMG.
        self.harm = harm  # What it is worth that it has lost so many HP.
        self.taken = 0

    def after(self, damage: int) -> int:
        """The HP it will have lost after one more blow."""
        return min(len(self.harm) - 1, self.taken + self.suffers[damage])


class Spell:
    """An Attack Spell that can still be cast this turn, and the distances it reaches."""

    __slots__ = ("attack", "distances")

    def __init__(self, attack: Attack, distances: int) -> None:
        self.attack = attack
        self.distances = distances

    def strength(self, units: list[int]) -> int:
        """How many of its steps these units could pay."""
        many = 0
        while many < len(self.attack.prices) and payable(units, self.attack.prices[many]):
            many += 1
        return many


class Offer:
    """A card that could be collected: where, for what, and what it is worth to have it."""

    __slots__ = ("gain", "place", "price")

    def __init__(self, place: int, price: int, gain: float) -> None:
        self.place = place
        self.price = price
        self.gain = gain


class Idea:
    """The best use found so far for the next Action points."""

    __slots__ = ("cost", "damage", "foe", "gain", "offer", "place", "price", "rate", "spell")

    def __init__(self) -> None:
        self.gain = 0.0
        self.rate = 0.0
        self.cost = 0
        self.place = 0
        self.price = 0
        self.spell: Spell | None = None
        self.foe: Foe | None = None
        self.damage = 0
        self.offer: Offer | None = None


class Prospects:
    """The rest of a turn, as far as it does not depend on the dice."""

    __slots__ = ("ap", "crystal", "foes", "fragment", "left", "offers", "place", "spells", "stride")

    def __init__(self, place: int, ap: int, stride: int, fragment: float, crystal: float) -> None:
        self.place = place
        self.ap = ap
        self.stride = stride  # How far a Travel goes.
        self.fragment = fragment  # What a Shadow Fragment is worth if it is kept,
        self.crystal = crystal  # and what it is worth to be rid of a Cursed Crystal.
        self.spells: list[Spell] = []
        self.foes: list[Foe] = []
        self.offers: list[Offer] = []
        self.left: list[int] = []  # The units that found no use, after `promise`.

    def promise(self, pool: list[int]) -> float:
        """What these units can be made into with the points there are."""
        for foe in self.foes:
            foe.taken = 0
        units = pool.copy()
        spells, offers = self.spells.copy(), self.offers.copy()
        place, ap, total = self.place, self.ap, 0.0
        while ap > 0:
            best = Idea()
            if units[CC]:
                self.compare(best, self.crystal, 1, place, CRYSTAL)
            for spell in spells:
                self.try_spell(best, spell, units, place, ap)
            for offer in offers:
                cost = 1 + self.travels(place, offer.place)
                if cost <= ap and payable(units, offer.price):
                    gain = offer.gain - self.fragment * fragments_in(offer.price)
                    if self.compare(best, gain, cost, offer.place, offer.price):
                        best.offer, best.spell = offer, None
            if best.cost == 0:
                break
            ap -= best.cost
            place = best.place
            total += best.gain
            hand_over(units, best.price)
            if best.spell is not None:
                spells.remove(best.spell)
                self.strike(best)
            elif best.offer is not None:
                offers.remove(best.offer)
        self.left = units
        return total

    def try_spell(self, best: Idea, spell: Spell, units: list[int], place: int, ap: int) -> None:
        """Whether casting this one at somebody beats the best idea so far."""
        attack = spell.attack
        strength = spell.strength(units)
        if strength == 0:
            return
        damage, price = attack.damages[strength - 1], attack.prices[strength - 1]
        for foe in self.foes:
            stand = STAND[spell.distances][place][foe.place]
            cost = 1 + self.travels(place, stand)
            if cost > ap or (attack.spares_shadow and foe.in_shadow):
                continue
            gain = self.crystal * crystals_in(price)
            if attack.reach.whom == HEX:
                for other in self.foes:
                    if other.place == foe.place:
                        gain += other.harm[other.after(damage)] - other.harm[other.taken]
            else:
                gain += foe.harm[foe.after(damage)] - foe.harm[foe.taken]
            if self.compare(best, gain, cost, stand, price):
                best.spell, best.foe, best.damage, best.offer = spell, foe, damage, None

    def strike(self, idea: Idea) -> None:
        """Remember whom the spell of this idea has hit."""
        spell, target = idea.spell, idea.foe
        assert spell is not None
        assert target is not None
        for foe in self.foes:
            if foe is target or (spell.attack.reach.whom == HEX and foe.place == target.place):
                foe.taken = foe.after(idea.damage)

    def travels(self, here: int, there: int) -> int:
        """How many Travels it takes."""
        far = DISTANCE[here][there]
        return min(1, far) if self.stride == 2 else far

    def compare(self, best: Idea, gain: float, cost: int, place: int, price: int) -> bool:
        """Keep an idea that gives more for its points."""
        if gain <= best.rate * cost:
            return False
        best.gain, best.rate, best.cost = gain, gain / cost, cost
        best.place, best.price = place, price
        return True


def fragments_in(price: int) -> int:
    """How many Shadow Fragments a price asks for."""
    return symbols_in(price, FRAGMENT)


def crystals_in(price: int) -> int:
    return symbols_in(price, CRYSTAL)


def symbols_in(price: int, symbol: int) -> int:
    many = 0
    while price:
        many += price & 15 == symbol
        price >>= 4
    return many


def hand_over(units: list[int], price: int) -> None:
    """Take what a price asks for from a pool, the exact colour first."""
    while price:
        for unit in ACCEPTS[price & 15]:
            if units[unit]:
                units[unit] -= 1
                break
        price >>= 4
