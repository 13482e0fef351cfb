"""An attack from its declaration to its last consequence (BL-6.5, BL-8)."""

from typing import Final

from mypy_extensions import i64

from gloaming.engine.question import NATURE, Option, Question
from gloaming.engine.refusal import NOT_ASKED, Refusal
from gloaming.engine.script import Script, Step
from gloaming.games.bless.field.curses import IMPACT_EFFECT, WEAKENED, bless, corrupt
from gloaming.games.bless.field.triggers import add, collect, wait
from gloaming.games.bless.field.zones import break_cards
from gloaming.games.bless.fight.clash import (
    attackable,
    fate_of,
    judge,
    may_attack_directly,
    targets,
    watches,
)
from gloaming.games.bless.language.index import CURSE_SIDE
from gloaming.games.bless.language.sentences import ATTACKED, EYE_ALWAYS, EYE_IS, EYE_PLUS, IMPACT
from gloaming.games.bless.language.values import Tally, has, karma, original_eye, rivalry, tally
from gloaming.games.bless.table.bits import NONE, bit_of, has_one, lowest
from gloaming.games.bless.table.frames import (
    BY_ALWAYS,
    BY_EYE,
    BY_FATE,
    BY_TIES_WIN,
    BY_WINS,
    Clash,
)
from gloaming.games.bless.table.state import (
    NOTHING,
    OWNER,
    SOURCE,
    State,
    all_curses,
    controller,
    curses_of,
)
from gloaming.games.bless.table.words import DIRECT, EVEN, ODD, OFFER, ROLL, TARGET, TO_VOID

NO_OPPOSING_CURSE: Final = Refusal("BL-6.5", "no-opposing-curse")
NOT_ATTACKABLE: Final = Refusal("BL-6.7", "not-attackable")
WOULD_NOT_WIN: Final = Refusal("BL-7.5", "would-not-win")
NOT_DIRECT: Final = Refusal("BL-6.8", "not-direct")


def there(state: State, card: int, since: int) -> bool:
    """The same Curse still is on the field."""
    return bool(all_curses(state) & bit_of(card)) and state.since[card] == since


class ChooseTarget(Step[State, Clash]):
    """The attacker's controller names what is attacked, and an Action is spent (BL-6.5)."""

    def run(self, state: State, clash: Clash) -> Question | None:
        possible = targets(state, clash.attacker, clash.me)
        direct = may_attack_directly(state, clash.attacker, clash.me)
        if has_one(possible) and not direct:
            self.declare(state, clash, lowest(possible))
            return None
        if direct and not possible:
            self.strike(state, clash)
            return None
        options = TARGET.on(possible)
        if direct:
            options.append(DIRECT)
        return Question(clash.me, "target", options)

    def answer(self, state: State, clash: Clash, option: Option) -> None:
        if option is DIRECT:
            self.strike(state, clash)
        else:
            self.declare(state, clash, option.noun)

    def declare(self, state: State, clash: Clash, defender: int) -> None:
        """From now on the attacker has attacked this turn (BL-8.1)."""
        state.actions -= 1
        state.attacked |= bit_of(clash.attacker)
        clash.defender = defender
        clash.attacker_since = state.since[clash.attacker]
        clash.defender_since = state.since[defender]
        state.tell("attacks", clash.me, clash.attacker)
        state.tell("defends", defender)

    def strike(self, state: State, clash: Clash) -> None:
        """There is no clash: the attacker blesses (BL-11.5)."""
        state.actions -= 1
        state.attacked |= bit_of(clash.attacker)
        state.tell("attacks-directly", clash.me, clash.attacker)
        clash.cancel()
        bless(state, clash.attacker, clash.me, karma(state, clash.attacker))

    def refuse(self, state: State, clash: Clash, option: Option) -> Refusal:
        if option is DIRECT:
            return NOT_DIRECT
        if option.verb != "target":
            return NOT_ASKED
        theirs: i64 = curses_of(state, 1 - clash.me)
        if not theirs & bit_of(option.noun):
            return NO_OPPOSING_CURSE
        # Where one Curse is the only target nobody is asked: no reason is needed for it.
        if not attackable(state, clash.attacker, option.noun):
            return NOT_ATTACKABLE
        return WOULD_NOT_WIN


class Declaration(Step[State, Clash]):
    """What happens when a Curse is attacked happens before anything else (BL-8.2)."""

    def run(self, state: State, clash: Clash) -> Question | None:
        start = len(state.pending)
        for at in watches(state, clash.attacker, clash.defender):
            add(state, WEAKENED, state.mods[at + OWNER], clash.defender, state.mods[at + SOURCE])
        collect(state, ATTACKED, clash.defender)
        wait(state, start)
        return None


class Compare(Step[State, Clash]):
    """Eyes are compared, unless something stronger decides (BL-8.3 to BL-8.5, BL-8.12)."""

    def run(self, state: State, clash: Clash) -> Question | None:
        x, y = clash.attacker, clash.defender
        if not (there(state, x, clash.attacker_since) and there(state, y, clash.defender_since)):
            state.tell("no-clash")
            clash.cancel()
            return None
        clash.attacker_was_pure = int(not state.corrupt & bit_of(x))
        clash.defender_was_pure = int(not state.corrupt & bit_of(y))
        verdict = judge(state, x, y)
        clash.attacker_eye = verdict.attacker_eye
        clash.defender_eye = verdict.defender_eye
        if state.heard is not None:
            tell_eye(state, x, y, verdict.attacker_eye)
            tell_eye(state, y, x, verdict.defender_eye)
        if verdict.decided == BY_FATE:
            clash.fate = fate_of(state, x, y)
            return None
        clash.decided = verdict.decided
        clash.attacker_wins = int(verdict.attacker_wins)
        clash.defender_wins = int(verdict.defender_wins)
        tell_verdict(state, clash)
        return None


VERDICTS: Final = {
    BY_EYE: "eye-wins",
    BY_WINS: "wins",
    BY_FATE: "fate-wins",
    BY_ALWAYS: "always-wins",
    BY_TIES_WIN: "ties-win",
}

TIES: Final = {BY_EYE: "tie", BY_WINS: "tie-wins", BY_ALWAYS: "tie-always"}


def tell_verdict(state: State, clash: Clash) -> None:
    if clash.attacker_wins:
        state.tell(VERDICTS[clash.decided], clash.attacker)
    elif clash.defender_wins:
        state.tell(VERDICTS[clash.decided], clash.defender)
    else:
        state.tell(TIES[clash.decided])


class Teller(Tally):
    """A tally that tells where everything comes from; what adds nothing is not worth a word."""

    def __init__(self, state: State, what: str) -> None:
        super().__init__()
        self.state = state
        self.what = what

    def add(self, value: int, stamp: int, source: int) -> None:
        before = self.many
        super().add(value, stamp, source)
        if self.many == before:
            return
        if self.what != "adds" or value > 0:
            self.state.tell(self.what, source, value)
        elif value < 0:
            self.state.tell("subtracts", source, -value)


def tell_eye(state: State, card: int, foe: int, value: int) -> None:
    """The clash Eye of a card, after all that makes it (BL-8.3)."""
    state.tell("counts", card, original_eye(state, card))
    tally(state, card, EYE_IS, Teller(state, "sets"))
    tally(state, card, EYE_PLUS, Teller(state, "adds"))
    bonus = rivalry(state, card, foe)
    if bonus:
        state.tell("rivalry", card, bonus)
    tally(state, card, EYE_ALWAYS, Teller(state, "fixes"))
    state.tell("clash-eye", card, value)


class CallFate(Step[State, Clash]):
    """The controller of the Fate card calls even or odd before the roll (BL-12.4, R-27)."""

    def run(self, state: State, clash: Clash) -> Question | None:
        if clash.fate == NOTHING:
            return None
        return Question(controller(state, clash.fate), "fate", [EVEN, ODD])

    def answer(self, state: State, clash: Clash, option: Option) -> None:
        clash.call = 2 if option is EVEN else 1
        seat = controller(state, clash.fate)
        state.tell("calls-even" if option is EVEN else "calls-odd", seat)


class RollDie(Step[State, Clash]):
    """Called right, the Fate card wins; called wrong, the other one does (BL-12.4)."""

    def run(self, state: State, clash: Clash) -> Question | None:
        return Question(NATURE, "roll", ROLL.copy()) if clash.fate != NOTHING else None

    def answer(self, state: State, clash: Clash, option: Option) -> None:
        clash.roll = option.noun
        right = clash.roll % 2 == clash.call % 2
        clash.decided = BY_FATE
        clash.attacker_wins = int(right == (clash.fate == clash.attacker))
        clash.defender_wins = 1 - clash.attacker_wins
        state.tell("rolls", clash.roll)
        tell_verdict(state, clash)


class States(Step[State, Clash]):
    """Who was pure and lost, or was attacked, becomes corrupt (BL-8.6, BL-8.7)."""

    def run(self, state: State, clash: Clash) -> Question | None:
        x, y = clash.attacker, clash.defender
        fresh = NONE
        if clash.defender_was_pure:
            fresh |= bit_of(y)
        if clash.attacker_was_pure and not clash.attacker_wins:
            fresh |= bit_of(x)
        if not fresh:
            return None
        start = len(state.pending)
        fresh = corrupt(state, fresh)
        if fresh & bit_of(y):
            impact(state, x)
        if fresh & bit_of(x):
            impact(state, y)
        wait(state, start)
        return None


def impact(state: State, card: int) -> None:
    """A card that corrupted the other one through the clash may have Impact (BL-12.2, R-88)."""
    if has(state, card, IMPACT):
        own = CURSE_SIDE[card].kinds >> IMPACT & 1
        bond = NOTHING if own else state.under[card]
        add(state, IMPACT_EFFECT, controller(state, card), card, bond)


class OfferOrVoid(Step[State, Clash]):
    """A corrupt Curse that was attacked and did not win may be Offered (BL-11.2)."""

    def run(self, state: State, clash: Clash) -> Question | None:
        if loses_defender(state, clash):
            return Question(clash.me, "offer", [OFFER, TO_VOID])
        return None

    def answer(self, state: State, clash: Clash, option: Option) -> None:
        clash.offered = int(option is OFFER)
        if option is TO_VOID:
            state.tell("to-void", clash.me, clash.defender)


def loses_defender(state: State, clash: Clash) -> bool:
    if clash.defender_wins or clash.defender_was_pure:
        return False
    return there(state, clash.defender, clash.defender_since)


def loses_attacker(state: State, clash: Clash) -> bool:
    if clash.attacker_wins or clash.attacker_was_pure:
        return False
    return there(state, clash.attacker, clash.attacker_since)


class LosersBreak(Step[State, Clash]):
    """Whoever was corrupt and did not win breaks, both as one set (BL-8.7)."""

    def run(self, state: State, clash: Clash) -> Question | None:
        broken = NONE
        if loses_attacker(state, clash):
            broken |= bit_of(clash.attacker)
        if loses_defender(state, clash):
            broken |= bit_of(clash.defender)
        if broken:
            offered = clash.defender if clash.offered else NOTHING
            break_cards(state, broken, offered, clash.me)
        return None


class AttackerBlesses(Step[State, Clash]):
    """After an Offer the attacker blesses, for the player who attacked (BL-11.1, R-32)."""

    def run(self, state: State, clash: Clash) -> Question | None:
        if clash.offered:
            x = clash.attacker
            here = there(state, x, clash.attacker_since)
            bless(state, x, clash.me, karma(state, x) if here else clash.karma, here)
        return None


ATTACKING: Final = Script(
    "attack",
    [
        ChooseTarget(),
        Declaration(),
        Compare(),
        CallFate(),
        RollDie(),
        States(),
        OfferOrVoid(),
        LosersBreak(),
        AttackerBlesses(),
    ],
)
