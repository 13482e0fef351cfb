"""The Main phase: one row for each action, with what it needs, why not, and doing it (BL-6)."""

from typing import Final

from mypy_extensions import i64

from gloaming.engine.question import Option, Question
from gloaming.engine.refusal import NOT_ASKED, Refusal
from gloaming.engine.script import Frame, Step
from gloaming.games.bless.field.playing import USE, play, ready_echoes
from gloaming.games.bless.field.space import playable_as_prayer, room_for_curse
from gloaming.games.bless.fight.attack import ATTACKING
from gloaming.games.bless.fight.clash import attackers, can_attack, may_attack_any
from gloaming.games.bless.language.index import CURSE_SIDE, LASTING, PRINTED
from gloaming.games.bless.language.sentences import FREE_PRAYERS
from gloaming.games.bless.table.bits import NONE, bit_of, count, lowest
from gloaming.games.bless.table.frames import Clash, Using
from gloaming.games.bless.table.state import MAIN, MOD, OWNER, State, curses_of, hand_of, prayers_of
from gloaming.games.bless.table.words import ATTACK, CURSE, END_TURN, INVOKE, PRAY, RELEASE, Lights

MOST_STEPS: Final = 200  # A guard, in one Main phase; no game needs so many (BL-14.6).

NOT_HELD: Final = Refusal("BL-6.1", "not-in-hand")
NO_ACTIONS: Final = Refusal("BL-5.3", "no-actions")
NO_ROOM: Final = Refusal("BL-9.3", "no-room")
NO_HOST: Final = Refusal("R-36", "no-host")
NOT_IN_STASIS: Final = Refusal("BL-6.4", "not-in-stasis")
NOT_YOUR_CURSE: Final = Refusal("BL-6.5", "not-your-curse")
IN_STASIS: Final = Refusal("BL-7.1", "in-stasis")
HAS_ATTACKED: Final = Refusal("BL-6.6", "has-attacked")
CANNOT_ATTACK: Final = Refusal("BL-6.6", "cannot-attack")
NOTHING_TO_ATTACK: Final = Refusal("BL-6.7", "nothing-to-attack")
NOTHING_TO_BEAT: Final = Refusal("BL-7.5", "nothing-to-beat")
NOT_YOUR_ECHO: Final = Refusal("BL-6.9", "not-your-echo")
ECHO_USED: Final = Refusal("BL-10.5", "echo-used")
ECHO_SILENCED: Final = Refusal("BL-10.6", "echo-silenced")


# What laying costs.


def free_prayers(state: State, seat: int) -> bool:
    """This seat may lay Prayers for free now (card 51)."""
    if not state.kinds >> FREE_PRAYERS & 1:
        return False
    mods = state.mods
    for at in range(0, len(mods), MOD):
        if mods[at + OWNER] == seat and LASTING[mods[at]].kind == FREE_PRAYERS:
            return True
    return False


def cost_as_prayer(state: State, seat: int) -> int:
    """One Action, or none (BL-6.10)."""
    return 0 if free_prayers(state, seat) else 1


def cost_as_curse(state: State, seat: int, card: int) -> int:
    """One Action, or none while a card says so in the hand (card 50, R-63)."""
    free = CURSE_SIDE[card].free
    return 0 if free is not None and free.met(state, seat, card, card) else 1


def might_lay(state: State, me: int) -> bool:
    """Whether a hand of this size could hold something to lay, for all that others know.

    What is asked must not give away what is in the hand, so the phase goes on (R-16) even where
    the only answer left is to end the turn.
    """
    cards = count(hand_of(state, me))
    if not cards:
        return False
    if state.actions or free_prayers(state, me):
        return True
    if cards > 1 or not room_for_curse(state, me):
        return False
    hidden = state.deck | state.sun_hand | state.moon_hand
    return hidden & PRINTED.free_from_hand != 0


# The actions.


class Action:
    """One thing to do: with which cards it can be done, why not with another, and doing it."""

    __slots__ = ("lights",)

    def __init__(self, lights: Lights) -> None:
        self.lights = lights

    def open_to(self, state: State, me: int) -> i64:
        """The cards with which it can be done, if there is an Action left for it."""
        raise NotImplementedError

    def free_for(self, state: State, me: int) -> i64:
        """Those with which it can be done even without (BL-6.10)."""
        return NONE

    def refuse(self, state: State, me: int, card: int) -> Refusal:
        """What keeps it from being open to a card."""
        raise NotImplementedError

    def do(self, state: State, me: int, card: int) -> None:
        raise NotImplementedError


class LayAsCurse(Action):
    """A card of the hand is laid as a Curse (BL-6.1)."""

    def open_to(self, state: State, me: int) -> i64:
        hand = hand_of(state, me)
        return hand if hand and room_for_curse(state, me) else NONE

    def free_for(self, state: State, me: int) -> i64:
        found = NONE
        left = self.open_to(state, me) & PRINTED.free_from_hand
        while left:
            card = lowest(left)
            left &= left - 1
            if not cost_as_curse(state, me, card):
                found |= bit_of(card)
        return found

    def refuse(self, state: State, me: int, card: int) -> Refusal:
        return NO_ROOM if hand_of(state, me) & bit_of(card) else NOT_HELD

    def do(self, state: State, me: int, card: int) -> None:
        state.actions -= cost_as_curse(state, me, card)
        play(state, me, card, True, True)


class LayAsPrayer(Action):
    """A card of the hand is laid as a Prayer (BL-6.1)."""

    def open_to(self, state: State, me: int) -> i64:
        hand = hand_of(state, me)
        return hand & playable_as_prayer(state, me) if hand else NONE

    def free_for(self, state: State, me: int) -> i64:
        return self.open_to(state, me) if free_prayers(state, me) else NONE

    def refuse(self, state: State, me: int, card: int) -> Refusal:
        return NO_HOST if hand_of(state, me) & bit_of(card) else NOT_HELD

    def do(self, state: State, me: int, card: int) -> None:
        state.actions -= cost_as_prayer(state, me)
        play(state, me, card, False, True)


class RemoveStasis(Action):
    """An own Curse loses its Stasis (BL-6.4)."""

    def open_to(self, state: State, me: int) -> i64:
        return curses_of(state, me) & state.stasis

    def refuse(self, state: State, me: int, card: int) -> Refusal:
        return NOT_IN_STASIS

    def do(self, state: State, me: int, card: int) -> None:
        state.actions -= 1
        state.stasis &= ~bit_of(card)
        state.tell("releases", me, card)


class AttackWith(Action):
    """An own Curse attacks; the Action is spent when its target is named (BL-6.5)."""

    def open_to(self, state: State, me: int) -> i64:
        return attackers(state, me)

    def refuse(self, state: State, me: int, card: int) -> Refusal:
        bit: i64 = bit_of(card)
        if not curses_of(state, me) & bit:
            return NOT_YOUR_CURSE
        if state.stasis & bit:
            return IN_STASIS
        if state.attacked & bit:
            return HAS_ATTACKED
        if not can_attack(state, card):
            return CANNOT_ATTACK
        return NOTHING_TO_BEAT if may_attack_any(state, card, me) else NOTHING_TO_ATTACK

    def do(self, state: State, me: int, card: int) -> None:
        state.stack.append(Clash(ATTACKING, me, card))


class InvokeEcho(Action):
    """An own Echo uses its effect, and the others follow (BL-6.9)."""

    def open_to(self, state: State, me: int) -> i64:
        return ready_echoes(state, me)

    def refuse(self, state: State, me: int, card: int) -> Refusal:
        if not prayers_of(state, me) & PRINTED.echoes & bit_of(card):
            return NOT_YOUR_ECHO
        return ECHO_USED if state.used & bit_of(card) else ECHO_SILENCED

    def do(self, state: State, me: int, card: int) -> None:
        state.actions -= 1
        state.tell("invokes", me, card)
        state.stack.append(Using(USE, me, card))


ACTIONS: Final[list[Action]] = [
    LayAsCurse(CURSE),
    LayAsPrayer(PRAY),
    RemoveStasis(RELEASE),
    AttackWith(ATTACK),
    InvokeEcho(INVOKE),
]
BY_VERB: Final = {action.lights.verb: action for action in ACTIONS}


class Main(Step[State, Frame]):
    """Actions are spent on laying, removing Stasis, attacking, invoking (BL-5.3)."""

    def run(self, state: State, frame: Frame) -> Question | None:
        state.phase = MAIN
        state.resolved = 0
        if state.ends_turn or state.main_steps >= MOST_STEPS:
            return None
        me = state.active
        options: list[Option] = []
        if state.actions:
            for action in ACTIONS:
                cards = action.open_to(state, me)
                if cards:
                    action.lights.onto(options, cards)
        else:
            for action in ACTIONS:
                action.lights.onto(options, action.free_for(state, me))
        if not options and not might_lay(state, me):
            return None
        options.append(END_TURN)
        return Question(me, "main", options)

    def answer(self, state: State, frame: Frame, option: Option) -> None:
        me = state.active
        if option is END_TURN:
            state.tell("turn-ends", me)
            return
        frame.repeat()
        state.main_steps += 1
        BY_VERB[option.verb].do(state, me, option.noun)

    def refuse(self, state: State, frame: Frame, option: Option) -> Refusal:
        action = BY_VERB.get(option.verb)
        if action is None:
            return NOT_ASKED
        me, card = state.active, option.noun
        if action.open_to(state, me) & bit_of(card):
            return NO_ACTIONS
        return action.refuse(state, me, card)
