"""The Resource Pool of the active player, and whether it can pay (CS-6)."""

from typing import Final

from gloaming.engine.question import Option, Question
from gloaming.engine.refusal import NOT_ASKED, Refusal
from gloaming.engine.script import Script, Step
from gloaming.games.casting_shadows.companions import companion_of
from gloaming.games.casting_shadows.frames import Paying
from gloaming.games.casting_shadows.names import (
    CC,
    DIE_COLOUR,
    GB,
    GP,
    GR,
    OB,
    OP,
    OR,
    SF,
)
from gloaming.games.casting_shadows.state import NONE, State
from gloaming.games.casting_shadows.words import FIRST_TOKEN, PAY

# Requirement symbols (CS-1.6); 0 stands for none.
SYMBOLS: Final = ["", "GR", "GB", "G*", "OR", "OB", "O*", "SF", "CC"]
RED_GEM: Final = 1
BLUE_GEM: Final = 2
ANY_GEM: Final = 3
RED_ORB: Final = 4
BLUE_ORB: Final = 5
ANY_ORB: Final = 6
FRAGMENT: Final = 7
CRYSTAL: Final = 8

# Which units each symbol accepts (CS-6.3), the exact colour first.
_NOTHING: Final[list[int]] = []
ACCEPTS: Final = [
    _NOTHING,
    [GR, GP],
    [GB, GP],
    [GR, GB, GP],
    [OR, OP],
    [OB, OP],
    [OR, OB, OP],
    [SF],
    [CC],
]

NOT_IN_POOL: Final = Refusal("CS-1.4", "not-in-pool")
NOT_ACCEPTED: Final = Refusal("CS-6.3", "not-accepted")
NEEDED_ELSEWHERE: Final = Refusal("CS-6.6", "needed-elsewhere")
TOKEN_FIRST: Final = Refusal("CS-6.6", "token-first")


def price(symbols: str) -> int:
    """A price as one number, four bits a symbol: price("GR GR") (CS-6.6)."""
    due = 0
    for at, symbol in enumerate(symbols.split()):
        due |= SYMBOLS.index(symbol) << 4 * at
    return due


def symbols_of(due: int) -> list[str]:
    """The symbols of a price."""
    found: list[str] = []
    while due:
        found.append(SYMBOLS[due & 15])
        due >>= 4
    return found


def pool_of(state: State) -> list[int]:
    """How many units of each kind are in the pool, dice and tokens together (CS-1.4)."""
    units = state.tokens.copy()
    for face in state.dice:
        if face != NONE:
            units[face] += 1
    return units


def payable(units: list[int], due: int) -> bool:
    """Whether some one-to-one assignment of units satisfies every symbol (CS-6.6)."""
    red = blue = grey = red_orbs = blue_orbs = grey_orbs = fragments = crystals = 0
    while due:
        symbol = due & 15
        due >>= 4
        if symbol == RED_GEM:
            red += 1
        elif symbol == BLUE_GEM:
            blue += 1
        elif symbol == ANY_GEM:
            grey += 1
        elif symbol == RED_ORB:
            red_orbs += 1
        elif symbol == BLUE_ORB:
            blue_orbs += 1
        elif symbol == ANY_ORB:
            grey_orbs += 1
        elif symbol == FRAGMENT:
            fragments += 1
        else:
            crystals += 1
    return (
        units[SF] >= fragments
        and units[CC] >= crystals
        and suffices(units[GR], units[GB], units[GP], red, blue, grey)
        and suffices(units[OR], units[OB], units[OP], red_orbs, blue_orbs, grey_orbs)
    )


def suffices(reds: int, blues: int, purples: int, red: int, blue: int, grey: int) -> bool:
    """Purple fills in for red and blue, grey takes whatever is left (CS-6.2, CS-6.3)."""
    if red > reds:
        purples -= red - reds
        reds = red
    if blue > blues:
        purples -= blue - blues
        blues = blue
    return purples >= 0 and reds - red + blues - blue + purples >= grey


def gain(state: State, unit: int) -> None:
    """One token into the pool, an ordinary unit until the end of the turn (CS-6.7)."""
    state.tokens[unit] += 1
    state.tell("gains", state.active, unit)


def spend(state: State, unit: int) -> None:
    """One unit of this kind leaves the pool, a token rather than a die (CS-5.10)."""
    if state.tokens[unit]:
        state.tokens[unit] -= 1
    else:
        at = 0
        while state.dice[at] != unit:
            at += 1
        state.dice[at] = NONE


def empty_pool(state: State) -> None:
    """Everything goes back to the supply (CS-9.6)."""
    for die in range(len(state.dice)):
        state.dice[die] = NONE
    for unit in range(len(state.tokens)):
        state.tokens[unit] = 0


def alike(state: State, die: int, other: int) -> bool:
    """Two dice between which nobody could choose: same colour, same face."""
    return state.dice[die] == state.dice[other] and DIE_COLOUR[die] == DIE_COLOUR[other]


def add_dice_showing(state: State, unit: int, options: list[Option]) -> None:
    """The dice that show a unit, one of each colour if it matters which one goes.

    It matters for a die that could still be rerolled. A crystal can't, unless the Companion
    lets it (CS-5.3).
    """
    colour = NONE
    fixed = unit == CC and not companion_of(state, state.active).calms_crystals
    for die in range(len(state.dice)):
        if state.dice[die] == unit and DIE_COLOUR[die] != colour:
            options.append(PAY[die])
            if fixed:
                return
            colour = DIE_COLOUR[die]


class Pay(Step[State, Paying]):
    """One distinct unit for each symbol; the payer chooses where that makes a difference (CS-6.6).

    A token goes before a die of the same face, for only the die could still be rerolled.
    """

    def run(self, state: State, paying: Paying) -> Question | None:
        while paying.due:
            options = choices(state, paying.due)
            if len(options) > 1:
                return Question(state.active, "pay", options, None, units_due(paying.due))
            hand_over(state, paying, options[0].noun)
        return None

    def answer(self, state: State, paying: Paying, option: Option) -> None:
        hand_over(state, paying, option.noun)
        paying.repeat()

    def refuse(self, state: State, paying: Paying, option: Option) -> Refusal:
        if option.verb != "pay":
            return NOT_ASKED
        noun = option.noun
        unit = state.dice[noun] if noun < FIRST_TOKEN else noun - FIRST_TOKEN
        if unit == NONE or (noun >= FIRST_TOKEN and not state.tokens[unit]):
            return NOT_IN_POOL
        if unit not in ACCEPTS[paying.due & 15]:
            return NOT_ACCEPTED
        if not leaves_enough(state, unit, paying.due >> 4):
            return NEEDED_ELSEWHERE
        return TOKEN_FIRST


def choices(state: State, due: int) -> list[Option]:
    """What the first symbol can be paid with, so that the others can still be paid."""
    options: list[Option] = []
    rest = due >> 4
    for unit in ACCEPTS[due & 15]:
        if state.tokens[unit]:
            if leaves_enough(state, unit, rest):
                options.append(PAY[FIRST_TOKEN + unit])
        elif unit in state.dice and leaves_enough(state, unit, rest):
            add_dice_showing(state, unit, options)
    return options


def leaves_enough(state: State, unit: int, rest: int) -> bool:
    """Whether the rest can be paid once such a unit is gone."""
    if rest == 0:
        return True
    units = pool_of(state)
    units[unit] -= 1
    return payable(units, rest)


def units_due(due: int) -> int:
    many = 0
    while due:
        many += 1
        due >>= 4
    return many


def hand_over(state: State, paying: Paying, noun: int) -> None:
    """A die or a token pays the first symbol."""
    if noun < FIRST_TOKEN:
        unit = state.dice[noun]
        state.dice[noun] = NONE
    else:
        unit = noun - FIRST_TOKEN
        state.tokens[unit] -= 1
    state.tell("pays", state.active, unit)
    paying.due >>= 4


PAYMENT: Final = Script("payment", [Pay()])


def pay(state: State, due: int) -> None:
    """Pay a price before anything else happens."""
    if due:
        state.stack.append(Paying(PAYMENT, due))
