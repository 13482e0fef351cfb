"""Paying a price: one unit for each symbol, chosen by the payer where it matters (CS-6.6)."""

from typing import Final

from gloaming.engine.question import Option, Question
from gloaming.engine.refusal import NOT_ASKED, Refusal
from gloaming.engine.script import Script, Step
from gloaming.games.casting_shadows.box.board import BIT
from gloaming.games.casting_shadows.box.names import CC, DIE_COLOUR, NONE, UNITS
from gloaming.games.casting_shadows.resources.pool import ACCEPTS, SYMBOLS, pool_of, symbols_of
from gloaming.games.casting_shadows.table.frames import Paying
from gloaming.games.casting_shadows.table.state import State, companion_of
from gloaming.games.casting_shadows.table.words import FIRST_TOKEN, PAY

NOT_IN_POOL: Final = Refusal("CS-1.4", "not-in-pool")
NOT_ACCEPTED: Final = Refusal("CS-6.3", "not-accepted")
NEEDED_ELSEWHERE: Final = Refusal("CS-6.6", "needed-elsewhere")
PAID_LATER: Final = Refusal("CS-6.6", "paid-later")
TOKEN_FIRST: Final = Refusal("CS-6.6", "token-first")


def add_purses(state: State, unit: int, options: list[Option]) -> None:
    """What a unit of this kind can be paid with: a token, else a die of each colour.

    The colour matters for a die that could still be rerolled. A crystal can't, unless the
    Companion lets it (CS-5.3).
    """
    if state.tokens[unit]:
        options.append(PAY[FIRST_TOKEN + unit])
        return
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

    What every possible payment contains is paid without a question. A token goes before a die of
    the same face, for only the die could still be rerolled.
    """

    def run(self, state: State, paying: Paying) -> Question | None:
        while True:
            left = units_due(paying)
            if left == 0:
                return None
            ways = payments(state, paying)
            unit = common_unit(ways)
            options: list[Option] = []
            for one in range(len(state.tokens)) if unit == NONE else [unit]:
                if some_contain(ways, one):
                    add_purses(state, one, options)
            if len(options) > 1 and not takes_all(state, ways, unit):
                return Question(state.active, "pay", options, None, left)
            hand_over(state, paying, options[0].noun)

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
        if not any(unit in ACCEPTS[SYMBOLS.index(symbol)] for symbol in symbols_of(paying.due)):
            return NOT_ACCEPTED
        ways = payments(state, paying)
        if not some_contain(ways, unit):
            return NEEDED_ELSEWHERE
        return PAID_LATER if common_unit(ways) not in (NONE, unit) else TOKEN_FIRST


# A payment is a number, four bits for how many units there are of each kind.


def payments(state: State, paying: Paying) -> list[int]:
    """Every way to pay what is left, given what was paid already."""
    units = pool_of(state)
    for unit in range(len(units)):
        units[unit] += many(paying.paid, unit)
    found: list[int] = []
    add_payments(units, paying.due, 0, found)
    left: list[int] = []
    for payment in found:
        if contains(payment, paying.paid):
            left.append(payment - paying.paid)
    return left


def add_payments(units: list[int], due: int, chosen: int, found: list[int]) -> None:
    """The ways to pay for these symbols besides what is chosen, each once."""
    if due == 0:
        if chosen not in found:
            found.append(chosen)
        return
    for unit in ACCEPTS[due & 15]:
        if many(chosen, unit) < units[unit]:
            add_payments(units, due >> 4, chosen + BIT[4 * unit], found)


def many(payment: int, unit: int) -> int:
    return payment >> 4 * unit & 15


def contains(payment: int, part: int) -> bool:
    for unit in range(len(UNITS)):
        if many(payment, unit) < many(part, unit):
            return False
    return True


def some_contain(ways: list[int], unit: int) -> bool:
    for payment in ways:
        if many(payment, unit):
            return True
    return False


def common_unit(ways: list[int]) -> int:
    """A kind of unit that has to be paid in any case; NONE if there is none."""
    for unit in range(len(UNITS)):
        common = True
        for payment in ways:
            if not many(payment, unit):
                common = False
                break
        if common:
            return unit
    return NONE


def takes_all(state: State, ways: list[int], unit: int) -> bool:
    """Whether all units of a kind have to go, so that it does not matter which goes first."""
    if unit == NONE:
        return False
    there = pool_of(state)[unit]
    for payment in ways:
        if many(payment, unit) < there:
            return False
    return True


def units_due(paying: Paying) -> int:
    """How many units are still to be paid."""
    left = len(symbols_of(paying.due))
    for unit in range(len(UNITS)):
        left -= many(paying.paid, unit)
    return left


def hand_over(state: State, paying: Paying, noun: int) -> None:
    """A die or a token is paid."""
    if noun < FIRST_TOKEN:
        unit = state.dice[noun]
        state.dice[noun] = NONE
    else:
        unit = noun - FIRST_TOKEN
        state.tokens[unit] -= 1
    if not paying.quietly:
        state.tell("pays", state.active, unit)
    paying.paid += BIT[4 * unit]


PAYMENT: Final = Script("payment", [Pay()])


def pay(state: State, due: int, quietly: int = 0) -> None:
    """Pay a price before anything else happens; quietly where the log has said it already."""
    if due:
        paying = Paying(PAYMENT, due)
        paying.quietly = quietly
        state.stack.append(paying)
