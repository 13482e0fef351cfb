"""Who may attack whom, and how a clash would go (BL-6.5 to BL-6.8, BL-7.5, BL-8)."""

from typing import Final

from mypy_extensions import i64

from gloaming.games.bless.bits import NONE, bit_of, cards_of
from gloaming.games.bless.frames import BY_ALWAYS, BY_EYE, BY_FATE, BY_TIES_WIN, BY_WINS
from gloaming.games.bless.language import (
    ATTACKS_DIRECTLY,
    CANNOT_ATTACK,
    CANNOT_BE_ATTACKED,
    EYE_PLUS,
    FATE,
    LIGHT,
    NOT_BY_LIGHT,
    NOT_BY_SHADOW,
    SHADOW,
    SOLE_TARGET,
    THIS_TURN,
    WEAK_TO_LIGHT,
    WEAK_TO_SHADOW,
    Modifier,
)
from gloaming.games.bless.lasting import add_modifier, cut_modifiers
from gloaming.games.bless.printed import CURSE_SIDE, LASTING, SAYING, WINNING, Lasting
from gloaming.games.bless.state import MOD, NOTHING, State
from gloaming.games.bless.values import eye, forms_of, has, silenced

WATCHING: Final = 1 << WEAK_TO_LIGHT | 1 << WEAK_TO_SHADOW
WEAKNESS: Final = Lasting(Modifier(EYE_PLUS, -2), THIS_TURN)  # Cards 23 and 38, each time.


class Verdict:
    """How a clash is decided, and who wins; in a tie nobody does, for both lose."""

    __slots__ = ("attacker_eye", "attacker_wins", "decided", "defender_eye", "defender_wins")

    def __init__(self) -> None:
        self.attacker_eye = 0
        self.defender_eye = 0
        self.decided = BY_EYE
        self.attacker_wins = False
        self.defender_wins = False


def fate_of(state: State, attacker: int, defender: int) -> int:
    """The card whose Fate is used, the attacker's before the defender's (R-27)."""
    # No effect gives Fate to a card that does not say so.
    if not (bit_of(attacker) | bit_of(defender)) & SAYING[FATE]:
        return NOTHING
    if has(state, attacker, FATE):
        return attacker
    return defender if has(state, defender, FATE) else NOTHING


def wins(state: State, card: int, foe: int, always: bool) -> bool:
    """A “wins” effect of this card is satisfied (BL-8.8, BL-8.10)."""
    if not bit_of(card) & WINNING[0] or silenced(state) & bit_of(card):
        return False
    for clause in CURSE_SIDE[card].wins:
        if clause.always == always and clause.against.met(state, NOTHING, card, foe):
            return True
    return False


def ties_win(state: State, card: int) -> bool:
    return CURSE_SIDE[card].ties_win and not silenced(state) & bit_of(card)


def judge(state: State, attacker: int, defender: int) -> Verdict:
    """Always wins, then Fate, then wins, then the greater Eye (BL-8.12)."""
    verdict = Verdict()
    verdict.attacker_eye = eye(state, attacker, defender)
    verdict.defender_eye = eye(state, defender, attacker)
    one = other = False
    winning = bool((bit_of(attacker) | bit_of(defender)) & WINNING[0])
    if winning:
        one = wins(state, attacker, defender, True)
        other = wins(state, defender, attacker, True)
    if one or other:
        verdict.decided = BY_ALWAYS
    elif fate_of(state, attacker, defender) != NOTHING:
        verdict.decided = BY_FATE
        return verdict
    elif winning:
        one = wins(state, attacker, defender, False)
        other = wins(state, defender, attacker, False)
        if one or other:
            verdict.decided = BY_WINS
    if verdict.decided == BY_EYE:
        one = verdict.attacker_eye >= verdict.defender_eye
        other = verdict.attacker_eye <= verdict.defender_eye
    if one and other:
        one = ties_win(state, attacker)
        other = ties_win(state, defender)
        if one != other:
            verdict.decided = BY_TIES_WIN
        else:
            one = other = False
    verdict.attacker_wins = one
    verdict.defender_wins = other
    return verdict


def forecast(state: State, attacker: int, defender: int) -> Verdict:
    """The clash as it would go now, with what this very attack compels (BL-7.5, R-22)."""
    if not state.kinds & WATCHING:
        return judge(state, attacker, defender)
    before = suppose(state, attacker, defender)
    verdict = judge(state, attacker, defender)
    cut_modifiers(state, before)
    return verdict


def suppose(state: State, attacker: int, defender: int) -> int:
    """Weaken the defender as this attack would; `state.mods` is to be cut back to the length."""
    before = len(state.mods)
    for at in watches(state, attacker, defender):
        weaken(state, state.mods[at + 1], state.mods[at + 2], defender, state.clock)
    return before


def watches(state: State, attacker: int, defender: int) -> list[int]:
    """Where the modifiers stand that weaken the defender when this attacker comes (R-70)."""
    found: list[int] = []
    if not state.kinds & WATCHING:
        return found
    mods = state.mods
    for at in range(0, len(mods), MOD):
        kind = LASTING[mods[at]].kind
        if mods[at + 3] == defender and kind in (WEAK_TO_LIGHT, WEAK_TO_SHADOW):
            form = LIGHT if kind == WEAK_TO_LIGHT else SHADOW
            if forms_of(state, attacker) >> form & 1:
                found.append(at)
    return found


def weaken(state: State, me: int, source: int, card: int, at: int) -> None:
    add_modifier(state, WEAKNESS.number, me, source, card, NOTHING, at)


# Who may attack whom.


def can_attack(state: State, card: int) -> bool:
    """Not in Stasis, not yet this turn, and nothing forbids it (BL-6.6)."""
    if (state.stasis | state.attacked) & bit_of(card):
        return False
    return not state.kinds >> CANNOT_ATTACK & 1 or not has(state, card, CANNOT_ATTACK)


def sole_target(state: State, seat: int) -> i64:
    """The one Curse of this seat that may be attacked, if there is such a one (R-61)."""
    theirs: i64 = state.curses[seat]
    only = theirs & SAYING[SOLE_TARGET]
    return NONE if not only or silenced(state) & only else only


def attackable(state: State, attacker: int, defender: int) -> bool:
    """Nothing forbids it, in general or for this attacker (BL-6.7, R-62)."""
    if state.kinds >> CANNOT_BE_ATTACKED & 1 and has(state, defender, CANNOT_BE_ATTACKED):
        return False
    bit: i64 = bit_of(defender)
    if SAYING[NOT_BY_LIGHT] & bit and forms_of(state, attacker) >> LIGHT & 1:
        return not has(state, defender, NOT_BY_LIGHT)
    if SAYING[NOT_BY_SHADOW] & bit and forms_of(state, attacker) >> SHADOW & 1:
        return not has(state, defender, NOT_BY_SHADOW)
    return True


def would_win(state: State, attacker: int, defender: int) -> bool:
    """A corrupt Curse attacks only what it would beat, unless Fate decides (BL-7.5)."""
    if not state.corrupt & bit_of(attacker) or fate_of(state, attacker, defender) != NOTHING:
        return True
    return forecast(state, attacker, defender).attacker_wins


def targets(state: State, attacker: int, seat: int) -> i64:
    """What a Curse of this seat may attack now, if it can attack at all (§3.3)."""
    found = NONE
    for defender in cards_of(targets_at_all(state, seat)):
        if attackable(state, attacker, defender) and would_win(state, attacker, defender):
            found |= bit_of(defender)
    return found


def targets_at_all(state: State, seat: int) -> i64:
    """Opposing Curses, or the only one that may be attacked."""
    return sole_target(state, 1 - seat) or state.curses[1 - seat]


def has_target(state: State, attacker: int, defenders: list[int]) -> bool:
    """Whether a Curse has anything to attack; pure ones are quickly content."""
    for defender in defenders:
        if attackable(state, attacker, defender) and would_win(state, attacker, defender):
            return True
    return False


def may_attack_directly(state: State, attacker: int, seat: int) -> bool:
    """The opponent has no Curse, or an effect allows it; card 37 forbids it (BL-6.8, R-61)."""
    theirs: i64 = state.curses[1 - seat]
    if not theirs:
        return True
    if not SAYING[ATTACKS_DIRECTLY] & bit_of(attacker):
        return False
    return not sole_target(state, 1 - seat) and has(state, attacker, ATTACKS_DIRECTLY)


def attackers(state: State, seat: int) -> i64:
    """Curses of this seat that have something to attack (§3.3)."""
    found = NONE
    ready = state.curses[seat] & ~state.stasis & ~state.attacked
    if not ready:
        return found
    defenders = cards_of(targets_at_all(state, seat))
    for card in cards_of(ready):
        if can_attack(state, card) and (
            has_target(state, card, defenders) or may_attack_directly(state, card, seat)
        ):
            found |= bit_of(card)
    return found
