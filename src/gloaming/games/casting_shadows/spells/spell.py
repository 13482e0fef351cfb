"""What a card of the Main deck is: its cost, its effect, and why it can't be cast (CS-5.2)."""

from typing import Final

from gloaming.engine.question import Option, Question
from gloaming.engine.refusal import NOT_ASKED, Refusal
from gloaming.engine.script import Script, Step
from gloaming.games.casting_shadows.box.names import CC, KINDS, MAIN_DECK, NONE, UNITS
from gloaming.games.casting_shadows.resources.payment import pay
from gloaming.games.casting_shadows.resources.pool import (
    ACCEPTS,
    CRYSTAL,
    SYMBOLS,
    gain,
    payable,
    pool_of,
    price,
    spend,
)
from gloaming.games.casting_shadows.spells.steps import (
    Aim,
    Blow,
    Butt,
    ButtDamage,
    ChooseStrength,
    Damage,
    FixTargets,
    PayForStrength,
    Reach,
    Respond,
    Retaliate,
)
from gloaming.games.casting_shadows.table.frames import Casting
from gloaming.games.casting_shadows.table.state import State
from gloaming.games.casting_shadows.table.words import CONVERT

CANNOT_PAY: Final = Refusal("CS-5.2", "cannot-pay")
NO_TARGET: Final = Refusal("CS-5.2", "no-target")
NO_INPUT: Final = Refusal("CS-R24", "no-input")
NO_SUCH_UNIT: Final = Refusal("CS-R24", "no-such-unit")
NOT_ON_THE_CARD: Final = Refusal("CS-R23", "not-on-the-card")
NO_SPELL: Final = Refusal("CS-1.7", "no-spell")


class Effect:
    """What a card does when it is cast."""

    steps: list[Step[State, Casting]]

    def refuse(self, state: State, me: int, units: list[int]) -> Refusal | None:
        """Why it can't be cast now from a pool of so many units of each kind."""
        raise NotImplementedError


class Attack(Effect):
    """An Attack Spell: whom it hits, from how far, and the DMG for each payment (CS-7)."""

    def __init__(
        self, whom: int, distances: int, hits: dict[str, int], spares_shadow: bool = False
    ) -> None:
        self.reach = Reach(whom, distances, True)
        self.prices = [price(symbols) for symbols in hits]
        self.damages = list(hits.values())
        self.spares_shadow = spares_shadow
        blow = Blow(self.reach, spares_shadow)
        self.steps = [
            Aim(self.reach),
            ChooseStrength(self.prices),
            PayForStrength(self.prices),
            FixTargets(self.damages, True),
            Respond(blow),
            Damage(blow),
            Retaliate(),
            Butt(),
            ButtDamage(),
        ]

    def refuse(self, state: State, me: int, units: list[int]) -> Refusal | None:
        if not payable(units, self.prices[0]):
            return CANNOT_PAY
        return None if self.reach.targets(state, me) else NO_TARGET


# Where in the script of an Attack Spell its caster has paid: the bots of a solo game begin here.
PAID: Final = 3
AT_RESPOND: Final = 4  # Where the targets answer it.


class Conversion(Effect):
    """A Conversion Spell: what becomes what, "OB>OR", and how many of it (CS-7.20)."""

    def __init__(self, *alternatives: str, many: int = 1) -> None:
        # As on the card's face: "OB>OR, OR>OB", or "G*>G* G*" where the same comes out twice.
        self.printed = ", ".join(
            alternative.replace("same", " ".join([alternative[:2]] * many))
            for alternative in alternatives
        )
        self.pairs: list[int] = []
        self.inputs: list[int] = []  # Without repetition: each kind of unit it can take.
        for alternative in alternatives:
            symbol, got = alternative.split(">")
            for unit in ACCEPTS[SYMBOLS.index(symbol)]:  # CS-7.22
                same = UNITS[unit] if got == "same" else got
                self.pairs.append(unit * len(UNITS) + UNITS.index(same))
                if unit not in self.inputs:
                    self.inputs.append(unit)
        self.steps = [ChooseConversion(self.pairs), Produce(many)]

    def refuse(self, state: State, me: int, units: list[int]) -> Refusal | None:
        for unit in self.inputs:
            if units[unit]:
                return None
        return NO_INPUT


class ChooseConversion(Step[State, Casting]):
    """The named unit leaves the pool; the caster names in- and output where there are several."""

    def __init__(self, pairs: list[int]) -> None:
        self.pairs = pairs

    def run(self, state: State, casting: Casting) -> Question | None:
        units = pool_of(state)
        options = [CONVERT[pair] for pair in self.pairs if units[pair // len(UNITS)]]
        if len(options) > 1:
            return Question(state.active, "convert", options)
        self.answer(state, casting, options[0])
        return None

    def answer(self, state: State, casting: Casting, option: Option) -> None:
        casting.strength = option.noun
        state.tell("converts", state.active, option.noun)
        unit = option.noun // len(UNITS)
        if unit == CC:
            pay(state, CRYSTAL, quietly=1)  # With the Curse Toad it matters which one.
        else:
            spend(state, unit)

    def refuse(self, state: State, casting: Casting, option: Option) -> Refusal:
        if option.verb != "convert":
            return NOT_ASKED
        return NO_SUCH_UNIT if option.noun in self.pairs else NOT_ON_THE_CARD


class Produce(Step[State, Casting]):
    """The named output is added as tokens (CS-7.20, CS-7.21)."""

    def __init__(self, many: int) -> None:
        self.many = many

    def run(self, state: State, casting: Casting) -> Question | None:
        for _ in range(self.many):
            gain(state, casting.strength % len(UNITS))
        return None


class Resource(Effect):
    """A Resource card: discard it for a token (CS-6.25). It is no Spell and can't be cast."""

    def __init__(self, unit: int) -> None:
        self.unit = unit
        self.steps = []

    def refuse(self, state: State, me: int, units: list[int]) -> Refusal | None:
        return NO_SPELL


class Card:
    """A card of the Main deck as printed: level, collection cost, effect."""

    __slots__ = (
        "cost",
        "effect",
        "id",
        "is_spell",
        "kind",
        "level",
        "price",
        "sacrifice",
        "script",
    )

    def __init__(self, id: str, level: int, cost: str, effect: Effect) -> None:
        self.id = id
        self.kind = KINDS.index(id)
        self.level = level  # 0: a Resource card has none.
        self.cost = cost  # "SPELL(1) O* GR" (CS-6.5).
        self.effect = effect
        self.is_spell = level > 0
        self.sacrifice = NONE
        units: list[str] = []
        for symbol in cost.split():
            if symbol.startswith("SPELL"):
                self.sacrifice = int(symbol.removeprefix("SPELL(").removesuffix(")"))
            else:
                units.append(symbol)
        self.price = price(" ".join(units))
        self.script: Script[State, Casting] = Script(id, effect.steps)


def in_order(cards: list[Card]) -> list[Card]:
    """The cards by their numbers; every kind of the deck must be there once."""
    if [card.id for card in cards] != list(MAIN_DECK):
        raise ValueError("the cards are out of order")
    return cards
