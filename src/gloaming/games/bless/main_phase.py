"""The Main phase: what can be done, what it costs, and why something can't be done (§3.3)."""

from typing import Final

from mypy_extensions import i64

from gloaming.engine.question import Option, Question
from gloaming.engine.refusal import NOT_ASKED, Refusal
from gloaming.engine.script import Frame, Step
from gloaming.games.bless.field.playing import USE, play, ready_echoes
from gloaming.games.bless.field.space import playable_as_prayer, room_for_curse
from gloaming.games.bless.fight.attack import ATTACK as ATTACKING
from gloaming.games.bless.fight.clash import attackers, can_attack, may_attack_any
from gloaming.games.bless.language.index import CURSE_SIDE, LASTING, PRINTED
from gloaming.games.bless.language.sentences import FREE_PRAYERS
from gloaming.games.bless.table.bits import bit_of, count, has_one, lowest
from gloaming.games.bless.table.frames import Clash, Using
from gloaming.games.bless.table.state import MAIN, MOD, State, curses_of, hand_of, prayers_of
from gloaming.games.bless.table.words import ATTACK, CURSE, END_TURN, INVOKE, PRAY, RELEASE

MOST_STEPS: Final = 200  # §8.3, in one Main phase.

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


class Main(Step[State, Frame]):
    """Actions are spent on laying, removing Stasis, attacking, invoking (BL-5.3)."""

    def run(self, state: State, frame: Frame) -> Question | None:
        state.phase = MAIN
        state.resolved = 0
        if state.ends_turn or state.main_steps >= MOST_STEPS:
            return None
        me = state.active
        options: list[Option] = []
        add_lays(state, me, options)
        if state.actions:
            RELEASE.onto(options, curses_of(state, me) & state.stasis)
            ATTACK.onto(options, attackers(state, me))
            INVOKE.onto(options, ready_echoes(state, me))
        if not options and not might_lay(state, me):
            return None
        options.append(END_TURN)
        return Question(me, "main", options)

    def answer(self, state: State, frame: Frame, option: Option) -> None:
        me, card, verb = state.active, option.noun, option.verb
        if option is END_TURN:
            state.tell("turn-ends", me)
            return
        frame.repeat()
        state.main_steps += 1
        if verb == "curse":
            state.actions -= cost_as_curse(state, me, card)
            play(state, me, card, True, True)
        elif verb == "pray":
            state.actions -= cost_as_prayer(state, me)
            play(state, me, card, False, True)
        elif verb == "attack":
            state.stack.append(Clash(ATTACKING, me, card))
        elif verb == "release":
            state.actions -= 1
            state.stasis &= ~bit_of(card)
            state.tell("releases", me, card)
        else:
            state.actions -= 1
            state.tell("invokes", me, card)
            state.stack.append(Using(USE, me, card))

    def refuse(self, state: State, frame: Frame, option: Option) -> Refusal:
        me, card = state.active, option.noun
        if option.verb == "curse":
            return refuse_curse(state, me, card)
        if option.verb == "pray":
            return refuse_prayer(state, me, card)
        if option.verb == "release":
            mine = curses_of(state, me) & state.stasis & bit_of(card)
            return NO_ACTIONS if mine else NOT_IN_STASIS
        if option.verb == "attack":
            return refuse_attack(state, me, card)
        if option.verb == "invoke":
            return refuse_invoke(state, me, card)
        return NOT_ASKED


# Laying (BL-6.1), and what it costs.


def free_prayers(state: State, seat: int) -> bool:
    """This seat may lay Prayers for free now (card 51)."""
    if not state.kinds >> FREE_PRAYERS & 1:
        return False
    mods = state.mods
    for at in range(0, len(mods), MOD):
        if mods[at + 1] == seat and LASTING[mods[at]].kind == FREE_PRAYERS:
            return True
    return False


def cost_as_prayer(state: State, seat: int) -> int:
    """One Action, or none (BL-6.10)."""
    return 0 if free_prayers(state, seat) else 1


def cost_as_curse(state: State, seat: int, card: int) -> int:
    """One Action, or none while a card says so in the hand (card 50, R-63)."""
    free = CURSE_SIDE[card].free
    return 0 if free is not None and free.met(state, seat, card, card) else 1


def add_lays(state: State, me: int, options: list[Option]) -> None:
    """Every card of the hand in every role that is possible and can be paid (§3.3)."""
    hand: i64 = hand_of(state, me)
    if not hand:
        return
    room = room_for_curse(state, me)
    if state.actions:
        if room:
            CURSE.onto(options, hand)
        PRAY.onto(options, hand & playable_as_prayer(state, me))
        return
    if room and has_one(hand) and not cost_as_curse(state, me, lowest(hand)):
        CURSE.onto(options, hand)
    if free_prayers(state, me):
        PRAY.onto(options, hand & playable_as_prayer(state, me))


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


def refuse_curse(state: State, me: int, card: int) -> Refusal:
    if not hand_of(state, me) & bit_of(card):
        return NOT_HELD
    return NO_ACTIONS if room_for_curse(state, me) else NO_ROOM


def refuse_prayer(state: State, me: int, card: int) -> Refusal:
    if not hand_of(state, me) & bit_of(card):
        return NOT_HELD
    return NO_ACTIONS if playable_as_prayer(state, me) & bit_of(card) else NO_HOST


def refuse_attack(state: State, me: int, card: int) -> Refusal:
    if not curses_of(state, me) & bit_of(card):
        return NOT_YOUR_CURSE
    if state.stasis & bit_of(card):
        return IN_STASIS
    if state.attacked & bit_of(card):
        return HAS_ATTACKED
    if not can_attack(state, card):
        return CANNOT_ATTACK
    if attackers(state, me) & bit_of(card):
        return NO_ACTIONS
    return NOTHING_TO_BEAT if may_attack_any(state, card, me) else NOTHING_TO_ATTACK


def refuse_invoke(state: State, me: int, card: int) -> Refusal:
    if not prayers_of(state, me) & PRINTED.echoes & bit_of(card):
        return NOT_YOUR_ECHO
    if state.used & bit_of(card):
        return ECHO_USED
    return NO_ACTIONS if ready_echoes(state, me) & bit_of(card) else ECHO_SILENCED
