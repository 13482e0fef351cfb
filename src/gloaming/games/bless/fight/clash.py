"""Who may attack whom, and how a clash would go (BL-6.5 to BL-6.8, BL-7.5, BL-8)."""

from typing import Final

from mypy_extensions import i64

from gloaming.games.bless.field.curses import weaken
from gloaming.games.bless.language.index import CURSE_SIDE, LASTING, PRINTED
from gloaming.games.bless.language.lasting import cut_modifiers
from gloaming.games.bless.language.sentences import (
    ATTACKS_DIRECTLY,
    CANNOT_ATTACK,
    CANNOT_BE_ATTACKED,
    FATE,
    LIGHT,
    NOT_BY_LIGHT,
    NOT_BY_SHADOW,
    RIVALRY,
    SHADOW,
    WEAK_TO_LIGHT,
    WEAK_TO_SHADOW,
)
from gloaming.games.bless.language.values import eye, forms_of, has, silenced
from gloaming.games.bless.table.bits import NONE, bit_of, lowest
from gloaming.games.bless.table.frames import BY_ALWAYS, BY_EYE, BY_FATE, BY_TIES_WIN, BY_WINS
from gloaming.games.bless.table.state import (
    MOD,
    NOTHING,
    OWNER,
    SOURCE,
    SUBJECT,
    State,
    all_prayers,
    curses_of,
    host_of,
)

WATCHING: Final = 1 << WEAK_TO_LIGHT | 1 << WEAK_TO_SHADOW


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
    if not (bit_of(attacker) | bit_of(defender)) & PRINTED.fated:
        return NOTHING
    if has(state, attacker, FATE):
        return attacker
    return defender if has(state, defender, FATE) else NOTHING


def wins(state: State, card: int, foe: int, always: bool) -> bool:
    """A “wins” effect of this card is satisfied (BL-8.8, BL-8.10)."""
    if not bit_of(card) & PRINTED.winning or silenced(state) & bit_of(card):
        return False
    for clause in CURSE_SIDE[card].wins:
        if clause.always == always and clause.against.met(state, NOTHING, card, foe):
            return True
    return False


def ties_win(state: State, card: int) -> bool:
    return CURSE_SIDE[card].ties_win and not silenced(state) & bit_of(card)


# How a clash goes, in one number: who wins, a bit each, and above them how it was decided.
ATTACKER_WINS: Final = 1
DEFENDER_WINS: Final = 2
DECIDED_BY: Final = 4


UNREAD: Final = -1


def decide(
    state: State, attacker: int, defender: int, mine: int = UNREAD, theirs: int = UNREAD
) -> int:
    """Always wins, then Fate, then wins, then the greater Eye (BL-8.12).

    The two clash Eyes are read, unless they are given, only where they count.
    """
    pair = bit_of(attacker) | bit_of(defender)
    decided = BY_EYE
    one = other = False
    if pair & PRINTED.winning:
        one = wins(state, attacker, defender, True)
        other = wins(state, defender, attacker, True)
        decided = BY_ALWAYS
    if not one and not other and fate_of(state, attacker, defender) != NOTHING:
        return BY_FATE * DECIDED_BY
    if not one and not other and pair & PRINTED.winning:
        one = wins(state, attacker, defender, False)
        other = wins(state, defender, attacker, False)
        decided = BY_WINS
    if not one and not other:
        if mine == UNREAD:
            mine = eye(state, attacker, defender)
            theirs = eye(state, defender, attacker)
        one, other = mine >= theirs, mine <= theirs
        decided = BY_EYE
    if one and other:
        one, other = ties_win(state, attacker), ties_win(state, defender)
        if one == other:
            return decided * DECIDED_BY
        decided = BY_TIES_WIN
    return decided * DECIDED_BY + (ATTACKER_WINS if one else DEFENDER_WINS)


def judge(state: State, attacker: int, defender: int) -> Verdict:
    """The whole verdict, with both clash Eyes even if something else decides."""
    mine, theirs = eye(state, attacker, defender), eye(state, defender, attacker)
    outcome = decide(state, attacker, defender, mine, theirs)
    verdict = Verdict()
    verdict.attacker_eye = mine
    verdict.defender_eye = theirs
    verdict.decided = outcome // DECIDED_BY
    verdict.attacker_wins = outcome & ATTACKER_WINS != 0
    verdict.defender_wins = outcome & DEFENDER_WINS != 0
    return verdict


def forecast(state: State, attacker: int, defender: int) -> Verdict:
    """The clash as it would go now, with what this very attack compels (BL-7.5, R-22)."""
    before = suppose(state, attacker, defender)
    verdict = judge(state, attacker, defender)
    cut_modifiers(state, before)
    return verdict


def suppose(state: State, attacker: int, defender: int) -> int:
    """Weaken the defender as this attack would; `state.mods` is to be cut back to the length."""
    before = len(state.mods)
    for at in watches(state, attacker, defender):
        weaken(state, state.mods[at + OWNER], state.mods[at + SOURCE], defender, state.clock)
    return before


def watches(state: State, attacker: int, defender: int) -> list[int]:
    """Where the modifiers stand that weaken the defender when this attacker comes (R-70)."""
    found: list[int] = []
    if not state.kinds & WATCHING:
        return found
    mods = state.mods
    for at in range(0, len(mods), MOD):
        kind = LASTING[mods[at]].kind
        if mods[at + SUBJECT] == defender and kind in (WEAK_TO_LIGHT, WEAK_TO_SHADOW):
            form = LIGHT if kind == WEAK_TO_LIGHT else SHADOW
            if forms_of(state, attacker) >> form & 1:
                found.append(at)
    return found


# Who may attack whom.


def can_attack(state: State, card: int) -> bool:
    """Not in Stasis, not yet this turn, and nothing forbids it (BL-6.6)."""
    if (state.stasis | state.attacked) & bit_of(card):
        return False
    return not state.kinds >> CANNOT_ATTACK & 1 or not has(state, card, CANNOT_ATTACK)


def sole_target(state: State, seat: int) -> i64:
    """The one Curse of this seat that may be attacked, if there is such a one (R-61)."""
    only = curses_of(state, seat) & PRINTED.sole_targets
    return NONE if not only or silenced(state) & only else only


def attackable(state: State, attacker: int, defender: int) -> bool:
    """Nothing forbids it, in general or for this attacker (BL-6.7, R-62)."""
    if state.kinds >> CANNOT_BE_ATTACKED & 1 and has(state, defender, CANNOT_BE_ATTACKED):
        return False
    bit = bit_of(defender)
    if PRINTED.not_by_light & bit and forms_of(state, attacker) >> LIGHT & 1:
        return not has(state, defender, NOT_BY_LIGHT)
    if PRINTED.not_by_shadow & bit and forms_of(state, attacker) >> SHADOW & 1:
        return not has(state, defender, NOT_BY_SHADOW)
    return True


def may_attack_any(state: State, attacker: int, seat: int) -> bool:
    """Something of the opponent's is open to this attacker, whether it would win or not."""
    left = targets_at_all(state, seat)
    while left:
        if attackable(state, attacker, lowest(left)):
            return True
        left &= left - 1
    return False


def would_win(state: State, attacker: int, defender: int) -> bool:
    """A corrupt Curse attacks only what it would beat, unless Fate decides (BL-7.5)."""
    if not state.corrupt & bit_of(attacker) or fate_of(state, attacker, defender) != NOTHING:
        return True
    if state.kinds & WATCHING:
        return forecast(state, attacker, defender).attacker_wins
    return decide(state, attacker, defender) & ATTACKER_WINS != 0


def targets(state: State, attacker: int, seat: int) -> i64:
    """What a Curse of this seat may attack now, if it can attack at all (BL-6.7, BL-7.5)."""
    found = NONE
    left = targets_at_all(state, seat)
    while left:
        defender = lowest(left)
        left &= left - 1
        if attackable(state, attacker, defender) and would_win(state, attacker, defender):
            found |= bit_of(defender)
    return found


def targets_at_all(state: State, seat: int) -> i64:
    """Opposing Curses, or the only one that may be attacked."""
    return sole_target(state, 1 - seat) or curses_of(state, 1 - seat)


def may_attack_directly(state: State, attacker: int, seat: int) -> bool:
    """The opponent has no Curse, or an effect allows it; card 37 forbids it (BL-6.8, R-61)."""
    if not curses_of(state, 1 - seat):
        return True
    if not PRINTED.going_directly & bit_of(attacker):
        return False
    return not sole_target(state, 1 - seat) and has(state, attacker, ATTACKS_DIRECTLY)


def has_target(state: State, attacker: int, defenders: i64) -> bool:
    """Whether a Curse may attack any of these."""
    while defenders:
        defender = lowest(defenders)
        defenders &= defenders - 1
        if attackable(state, attacker, defender) and would_win(state, attacker, defender):
            return True
    return False


def attackers(state: State, seat: int) -> i64:
    """Curses of this seat that have something to attack (BL-6.6).

    The same as asking each one for its targets, but few need to be asked: a pure one is content
    with anything that is open to all, a corrupt one with anything plain that has less Eye.
    """
    ready = curses_of(state, seat) & ~(state.stasis | state.attacked)
    if state.kinds >> CANNOT_ATTACK & 1:
        ready = without(state, ready, CANNOT_ATTACK)
    if not ready or not curses_of(state, 1 - seat):
        return ready
    defenders = targets_at_all(state, seat)
    if state.kinds >> CANNOT_BE_ATTACKED & 1:
        defenders = without(state, defenders, CANNOT_BE_ATTACKED)
    open_to_all = defenders & ~PRINTED.choosy
    found = ready & ~state.corrupt if open_to_all else NONE
    left = ready & ~found
    if not left:
        return found
    simple = plain(state, open_to_all | left)
    weakest = least_eye(state, open_to_all & simple)
    while left:
        card = lowest(left)
        left &= left - 1
        # Whatever else a card can bring into a clash makes no weaker: more Eye is enough.
        if eye(state, card) > weakest:
            found |= bit_of(card)
            continue
        rest = defenders & ~(open_to_all & simple) if simple & bit_of(card) else defenders
        if has_target(state, card, rest) or may_attack_directly(state, card, seat):
            found |= bit_of(card)
    return found


def without(state: State, cards: i64, kind: int) -> i64:
    """Those of these Curses that do not have something."""
    found = cards
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if has(state, card, kind):
            found &= ~bit_of(card)
    return found


def plain(state: State, cards: i64) -> i64:
    """Those of these Curses in whose clashes only Eye counts, the same whoever the other is."""
    if state.kinds & (WATCHING | 1 << RIVALRY):
        return NONE
    found = cards & ~PRINTED.peculiar
    bonds = all_prayers(state) & PRINTED.rival_bonds
    while bonds:
        host = host_of(state, lowest(bonds))
        bonds &= bonds - 1
        if host != NOTHING:
            found &= ~bit_of(host)
    return found


NO_EYE: Final = 1000  # More than any.


def least_eye(state: State, cards: i64) -> int:
    """The smallest Eye among these Curses; without any, more than any Eye."""
    least = NO_EYE
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        least = min(least, eye(state, card))
    return least
