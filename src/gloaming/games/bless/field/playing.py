"""Cards are put on the field, and Prayers are used (BL-6.1 to BL-6.3, BL-9, BL-10)."""

from typing import Final

from mypy_extensions import i64

from gloaming.engine.question import Option, Question
from gloaming.engine.refusal import NOT_ASKED, Refusal
from gloaming.engine.script import Script, Step
from gloaming.games.bless.field.space import hosts, playable_as_prayer, room_for_curse
from gloaming.games.bless.field.triggers import begin_effect, collect, wait
from gloaming.games.bless.field.zones import (
    bind,
    break_cards,
    enter_curses,
    enter_prayers,
    pick_up,
    put_into_void,
)
from gloaming.games.bless.language.index import EFFECT, PRINTED, TYPE
from gloaming.games.bless.language.sentences import ECHO, LAY, YOU_PLAY_A_BOND
from gloaming.games.bless.language.values import silenced
from gloaming.games.bless.table.bits import bit_of, count, has_one, lowest
from gloaming.games.bless.table.frames import Effect, Using
from gloaming.games.bless.table.state import (
    CURSES,
    ECHOES,
    State,
    all_prayers,
    curses_of,
    prayers_of,
)
from gloaming.games.bless.table.words import AS_CURSE, AS_PRAYER, DROP, HOST, NEXT

NOT_A_HOST: Final = Refusal("BL-10.9", "not-a-host")
NOT_TO_DROP: Final = Refusal("BL-9.2", "not-to-drop")
ONLY_PURE_ONES: Final = Refusal("BL-9.3", "only-pure-ones")
ECHO_MAKES_WAY: Final = Refusal("BL-9.2", "echo-makes-way")
NOT_READY: Final = Refusal("BL-10.4", "not-ready")


def play(state: State, me: int, card: int, as_curse: bool, laid: bool) -> None:
    """A card is taken up and put down in one role (BL-6.2)."""
    pick_up(state, card)
    if as_curse:
        state.tell("lays-curse" if laid else "plays-curse", me, card)
        script = PLAY_CURSE
    else:
        state.tell("lays-prayer" if laid else "plays-prayer", me, card)
        script = PRAYER_SCRIPTS[TYPE[card]]
    state.stack.append(Using(script, me, card, int(laid)))


class ChooseRole(Step[State, Using]):
    """As a Curse or as a Prayer, if both are possible (BL-6.3)."""

    def run(self, state: State, frame: Using) -> Question | None:
        me, card = frame.me, frame.card
        curse = room_for_curse(state, me)
        prayer = bool(playable_as_prayer(state, me) & bit_of(card))
        if curse and prayer:
            return Question(me, "role", [AS_CURSE, AS_PRAYER])
        if curse or prayer:
            play(state, me, card, curse, False)
        return None

    def answer(self, state: State, frame: Using, option: Option) -> None:
        play(state, frame.me, frame.card, option is AS_CURSE, False)


class EnterCurses(Step[State, Using]):
    """A Curse is played: pure, in Stasis (BL-7.1)."""

    def run(self, state: State, frame: Using) -> Question | None:
        enter_curses(state, frame.me, frame.card, stasis=True)
        return None


class EnterPrayers(Step[State, Using]):
    """An Impulse or an Echo lies in the Prayer zone."""

    def run(self, state: State, frame: Using) -> Question | None:
        enter_prayers(state, frame.me, frame.card)
        return None


class Overflow(Step[State, Using]):
    """Own cards of a type that exceeds its limit go to the Void, not the new one (BL-9.2)."""

    def why(self) -> str:
        """The name of the question."""
        raise NotImplementedError

    def surplus(self, state: State, me: int) -> int:
        raise NotImplementedError

    def droppable(self, state: State, frame: Using) -> i64:
        raise NotImplementedError

    def run(self, state: State, frame: Using) -> Question | None:
        left = self.surplus(state, frame.me)
        if left <= 0:
            return None
        cards = self.droppable(state, frame)
        if not cards:
            return None  # Not reached: what would overflow so can't be put down.
        if not has_one(cards):
            return Question(frame.me, self.why(), DROP.on(cards), None, left)
        self.drop(state, frame, lowest(cards))
        return None

    def answer(self, state: State, frame: Using, option: Option) -> None:
        self.drop(state, frame, option.noun)

    def drop(self, state: State, frame: Using, card: int) -> None:
        frame.repeat()
        state.tell("drops", frame.me, card)
        put_into_void(state, card)


class OverflowCurses(Overflow):
    """At most four Curses; only pure ones make way (BL-9.1, BL-9.3)."""

    def why(self) -> str:
        return "overflow"

    def surplus(self, state: State, me: int) -> int:
        return int(count(curses_of(state, me))) - CURSES

    def droppable(self, state: State, frame: Using) -> i64:
        return curses_of(state, frame.me) & ~state.corrupt & ~bit_of(frame.card)

    def refuse(self, state: State, frame: Using, option: Option) -> Refusal:
        if option.verb != "drop":
            return NOT_ASKED
        corrupt = state.corrupt & curses_of(state, frame.me) & bit_of(option.noun)
        return ONLY_PURE_ONES if corrupt else NOT_TO_DROP


class OverflowEchoes(Overflow):
    """At most two Echoes (BL-9.1)."""

    def why(self) -> str:
        return "overflow-echoes"

    def surplus(self, state: State, me: int) -> int:
        return int(count(prayers_of(state, me) & PRINTED.echoes)) - ECHOES

    def droppable(self, state: State, frame: Using) -> i64:
        return prayers_of(state, frame.me) & PRINTED.echoes & ~bit_of(frame.card)

    def refuse(self, state: State, frame: Using, option: Option) -> Refusal:
        return ECHO_MAKES_WAY if option.verb == "drop" else NOT_ASKED


class LayEffects(Step[State, Using]):
    """LAY effects are used when the card was laid from the hand (BL-12.5)."""

    def run(self, state: State, frame: Using) -> Question | None:
        if frame.laid:
            start = len(state.pending)
            collect(state, LAY, frame.card)
            wait(state, start)
        return None


class ChooseHost(Step[State, Using]):
    """A Bond is put under a Curse, yours or the opponent's (BL-10.7)."""

    def run(self, state: State, frame: Using) -> Question | None:
        possible = hosts(state, frame.me)
        if not has_one(possible):
            return Question(frame.me, "host", HOST.on(possible))
        frame.host = lowest(possible)
        return None

    def answer(self, state: State, frame: Using, option: Option) -> None:
        frame.host = option.noun

    def refuse(self, state: State, frame: Using, option: Option) -> Refusal:
        return NOT_A_HOST if option.verb == "host" else NOT_ASKED


class Bind(Step[State, Using]):
    """The Bond lies under its Curse; then whoever waits for you to play one acts (BL-13.3)."""

    def run(self, state: State, frame: Using) -> Question | None:
        enter_prayers(state, frame.me, frame.card)
        bind(state, frame.card, frame.host)
        start = len(state.pending)
        curses = curses_of(state, frame.me)
        while curses:
            collect(state, YOU_PLAY_A_BOND, lowest(curses))
            curses &= curses - 1
        wait(state, start)
        return None


# Using the effect of a Prayer.


class UseEffect(Step[State, Using]):
    """The effect printed for Impulse or Echo is used, an Echo's once a turn (BL-10.5)."""

    def run(self, state: State, frame: Using) -> Question | None:
        card = frame.card
        bit: i64 = bit_of(card)
        script = EFFECT[card]
        if script is None or bit & (state.busy | silenced(state) | (state.used & PRINTED.echoes)):
            return None
        state.used |= bit & PRINTED.echoes
        if begin_effect(state):
            state.busy |= bit
            state.tell("uses", frame.me, card)
            state.stack.append(Effect(script, frame.me, card))
        return None


class EffectUsed(Step[State, Using]):
    """The effect is fully resolved; it may be used again, if at all, from now on."""

    def run(self, state: State, frame: Using) -> Question | None:
        state.busy &= ~bit_of(frame.card)
        return None


class ImpulseBreaks(Step[State, Using]):
    """An Impulse breaks when its effect is fully resolved (BL-10.1)."""

    def run(self, state: State, frame: Using) -> Question | None:
        break_cards(state, bit_of(frame.card) & all_prayers(state))
        return None


def ready_echoes(state: State, me: int) -> i64:
    """Echoes of a player whose effect can still be used this turn (BL-6.9, BL-10.6)."""
    prayers: i64 = prayers_of(state, me)
    left = prayers & PRINTED.echoes & ~(state.used | state.busy)
    return left & ~silenced(state) if left else left


class Chain(Step[State, Using]):
    """When an Echo effect was used, your other Echoes use theirs too (BL-10.4, R-42)."""

    def run(self, state: State, frame: Using) -> Question | None:
        if TYPE[frame.card] != ECHO:
            return None
        ready = ready_echoes(state, frame.me)
        if not ready:
            return None
        if not has_one(ready):
            return Question(frame.me, "chain", NEXT.on(ready))
        self.use(state, frame, lowest(ready))
        return None

    def answer(self, state: State, frame: Using, option: Option) -> None:
        self.use(state, frame, option.noun)

    def use(self, state: State, frame: Using, echo: int) -> None:
        frame.repeat()
        state.stack.append(Using(CHAINED, frame.me, echo))

    def refuse(self, state: State, frame: Using, option: Option) -> Refusal:
        return NOT_READY if option.verb == "next" else NOT_ASKED


ROLE: Final = Script("role", [ChooseRole()])
PLAY_CURSE: Final = Script("play-curse", [EnterCurses(), OverflowCurses(), LayEffects()])
PLAY_IMPULSE: Final = Script(
    "play-impulse", [EnterPrayers(), UseEffect(), EffectUsed(), ImpulseBreaks()]
)
PLAY_ECHO: Final = Script(
    "play-echo", [EnterPrayers(), OverflowEchoes(), UseEffect(), EffectUsed(), Chain()]
)
PLAY_BOND: Final = Script("play-bond", [ChooseHost(), Bind()])
USE: Final = Script("use", [UseEffect(), EffectUsed(), Chain()])
CHAINED: Final = Script("chained", [UseEffect(), EffectUsed()])
MAKE_ROOM: Final = Script("make-room", [OverflowCurses()])
MAKE_ROOM_FOR_ECHO: Final = Script("make-room-for-echo", [OverflowEchoes()])
PRAYER_SCRIPTS: Final = [PLAY_IMPULSE, PLAY_ECHO, PLAY_BOND]  # By Prayer type.

SCRIPTS: Final = [
    ROLE,
    PLAY_CURSE,
    PLAY_IMPULSE,
    PLAY_ECHO,
    PLAY_BOND,
    USE,
    CHAINED,
    MAKE_ROOM,
    MAKE_ROOM_FOR_ECHO,
]
