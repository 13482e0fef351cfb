"""What effects do with the cards they speak of, one sentence each."""

from mypy_extensions import i64

from gloaming.engine.event import only
from gloaming.engine.question import Option, Question
from gloaming.engine.script import Step
from gloaming.games.bless.effects.selections import Cards
from gloaming.games.bless.field.curses import corrupt
from gloaming.games.bless.field.deck import (
    DRAWING,
    EVERYBODY,
    deck_ready,
    leave_deck,
    look,
    reach_deck,
    shuffle,
    turn_up,
)
from gloaming.games.bless.field.playing import MAKE_ROOM, MAKE_ROOM_FOR_ECHO, ROLE, USE, play
from gloaming.games.bless.field.triggers import wait
from gloaming.games.bless.field.zones import (
    bind,
    break_bond,
    break_cards,
    discard,
    enter_curses,
    leave_field,
    reach_hand,
)
from gloaming.games.bless.language.index import PRINTED
from gloaming.games.bless.table.bits import NONE, bit_of, cards_of, lowest
from gloaming.games.bless.table.frames import Drawing, Effect, Using
from gloaming.games.bless.table.state import (
    NOTHING,
    State,
    all_curses,
    all_prayers,
    curses_of,
    hand_of,
    known_to,
    prayers_of,
    set_curses,
    set_known,
    set_prayers,
)
from gloaming.games.bless.table.words import SEARCH

# What effects do with “it”, the card or cards chosen.


class Break(Step[State, Effect]):
    """It breaks (BL-11.7)."""

    def run(self, state: State, effect: Effect) -> Question | None:
        field = all_curses(state) | all_prayers(state)
        chosen: i64 = effect.it if effect.that == NOTHING else bit_of(effect.that)
        break_cards(state, chosen & field)
        return None


class BreakAll(Step[State, Effect]):
    """All these cards break together (BL-11.7)."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def run(self, state: State, effect: Effect) -> Question | None:
        break_cards(state, self.cards.found(state, effect.me, effect.card, NONE, True))
        return None


class BreakThisBond(Step[State, Effect]):
    """The Bond that gives this effect breaks."""

    def run(self, state: State, effect: Effect) -> Question | None:
        break_cards(state, bit_of(effect.bond) & all_prayers(state))
        return None


class Corrupt(Step[State, Effect]):
    """It becomes corrupt (BL-7.3)."""

    def run(self, state: State, effect: Effect) -> Question | None:
        start = len(state.pending)
        corrupt(state, effect.it)
        wait(state, start)
        return None


class Purify(Step[State, Effect]):
    """It becomes pure (BL-7.7)."""

    def run(self, state: State, effect: Effect) -> Question | None:
        for card in cards_of(effect.it & state.corrupt):
            state.corrupt &= ~bit_of(card)
            state.tell("purifies", card)
        return None


class Discard(Step[State, Effect]):
    """It goes from the hand to the Void (BL-11.8)."""

    def run(self, state: State, effect: Effect) -> Question | None:
        for seat in (0, 1):
            for card in cards_of(effect.it & hand_of(state, seat)):
                discard(state, card, seat)
        effect.it = NONE
        return None


class Take(Step[State, Effect]):
    """It comes into your hand, or into that of whoever chose it (BL-13.15)."""

    def __init__(self, opponent: bool = False) -> None:
        self.opponent = opponent

    def run(self, state: State, effect: Effect) -> Question | None:
        seat = 1 - effect.me if self.opponent else effect.me
        card = lowest(effect.it)
        bit: i64 = bit_of(card)
        effect.it = NONE  # From the Deck it is a secret.
        if state.deck & bit:
            self.take_from_deck(state, card, seat)
            return None
        if state.void & bit:
            state.void &= ~bit
        elif all_curses(state) & bit:
            bond = leave_field(state, card)
            if bond != NOTHING:
                break_bond(state, bond)
        else:
            return None
        state.tell("takes", seat, card)
        reach_hand(state, card, seat)
        return None

    def take_from_deck(self, state: State, card: int, seat: int) -> None:
        """Unseen by the others, who can't tell any more what lies on top."""
        if card in state.top:
            at = state.top.index(card)
            del state.top[at]
            del state.top_seen[at]
        for at in range(len(state.top_seen)):
            state.top_seen[at] &= 1 << seat
        leave_deck(state, card, seat, 0)
        state.tell("takes-hidden", seat, card, seen_by=only(seat))


class Draw(Step[State, Effect]):
    """You draw a card."""

    def run(self, state: State, effect: Effect) -> Question | None:
        state.stack.append(Drawing(DRAWING, effect.me, 1))
        return None


class LookAtTop(Step[State, Effect]):
    """You look at the top cards of the Deck, as many as there are (R-07)."""

    def __init__(self, many: int, everybody: bool = False) -> None:
        self.many = many
        self.everybody = everybody

    def run(self, state: State, effect: Effect) -> Question | None:
        if not deck_ready(state, effect.me):
            effect.cancel()
            return None
        return look(state, self.many, self.eyes(effect))

    def eyes(self, effect: Effect) -> int:
        return EVERYBODY if self.everybody else only(effect.me)

    def answer(self, state: State, effect: Effect, option: Option) -> None:
        turn_up(state, option.noun, effect.me, self.eyes(effect))
        effect.repeat()


class Search(Step[State, Effect]):
    """You see the whole Deck, and so what else your opponent can hold."""

    def run(self, state: State, effect: Effect) -> Question | None:
        if deck_ready(state, effect.me):
            return Question(effect.me, "search", [SEARCH])  # There is no way back from here.
        effect.cancel()
        return None

    def answer(self, state: State, effect: Effect, option: Option) -> None:
        seen = state.deck | hand_of(state, 1 - effect.me)
        set_known(state, effect.me, known_to(state, effect.me) | seen)
        state.top.clear()  # Who searches takes the Deck up; or else one would see, until it is
        state.top_seen.clear()  # shuffled, whether what is taken had lain on top.
        state.tell("searches", effect.me)


class Shuffle(Step[State, Effect]):
    """The Deck is shuffled."""

    def run(self, state: State, effect: Effect) -> Question | None:
        shuffle(state)
        return None


class Play(Step[State, Effect]):
    """You play it, as a Curse or as a Prayer; it is not laid (BL-6.2)."""

    def run(self, state: State, effect: Effect) -> Question | None:
        state.stack.append(Using(ROLE, effect.me, lowest(effect.it)))
        return None


class Lay(Step[State, Effect]):
    """You lay it from your hand, for no Action (BL-6.10, R-64)."""

    def __init__(self, as_curse: bool) -> None:
        self.as_curse = as_curse

    def run(self, state: State, effect: Effect) -> Question | None:
        play(state, effect.me, lowest(effect.it), self.as_curse, True)
        return None


class Invoke(Step[State, Effect]):
    """Your Echo uses its effect, and the others follow (BL-6.9, BL-10.4)."""

    def run(self, state: State, effect: Effect) -> Question | None:
        card = lowest(effect.it)
        state.tell("invokes", effect.me, card)
        state.stack.append(Using(USE, effect.me, card))
        return None


class UsePrayerEffect(Step[State, Effect]):
    """You use the Prayer effect of a Curse, which stays what it is (R-42, R-87)."""

    def run(self, state: State, effect: Effect) -> Question | None:
        state.stack.append(Using(USE, effect.me, lowest(effect.it)))
        return None


class ConvertToCurse(Step[State, Effect]):
    """It becomes a Curse by changing zone: a new object, not played, without Stasis (R-19)."""

    def run(self, state: State, effect: Effect) -> Question | None:
        card = lowest(effect.it)
        leave_field(state, card)
        state.tell("converts", effect.me, card)
        enter_curses(state, effect.me, card, stasis=False)
        state.stack.append(Using(MAKE_ROOM, effect.me, card))
        return None


class TakeControl(Step[State, Effect]):
    """It becomes yours: a Curse loses its Bond and gets Stasis, a Bond stays put (R-18, R-39)."""

    def run(self, state: State, effect: Effect) -> Question | None:
        me, card = effect.me, lowest(effect.it)
        bit: i64 = bit_of(card)
        state.tell("controls", me, card)
        if all_curses(state) & bit:
            bond = state.under[card]
            if bond != NOTHING:
                break_bond(state, bond)
            set_curses(state, 1 - me, curses_of(state, 1 - me) & ~bit)
            set_curses(state, me, curses_of(state, me) | bit)
            state.stasis |= bit
            state.stack.append(Using(MAKE_ROOM, me, card))
        elif all_prayers(state) & bit:
            set_prayers(state, 1 - me, prayers_of(state, 1 - me) & ~bit)
            set_prayers(state, me, prayers_of(state, me) | bit)
            if PRINTED.echoes & bit:
                state.stack.append(Using(MAKE_ROOM_FOR_ECHO, me, card))
        return None


class MoveThisBond(Step[State, Effect]):
    """The Bond that gives this effect moves under it, if it still is on the field."""

    def run(self, state: State, effect: Effect) -> Question | None:
        if all_prayers(state) & PRINTED.bonds & bit_of(effect.bond):
            bind(state, effect.bond, lowest(effect.it))
        return None


class ReturnToDeck(Step[State, Effect]):
    """This Curse is shuffled into the Deck; a Bond under it breaks."""

    def run(self, state: State, effect: Effect) -> Question | None:
        bond = leave_field(state, effect.card)
        if bond != NOTHING:
            break_bond(state, bond)
        state.tell("returns-to-deck", effect.card)
        reach_deck(state, effect.card)
        return None


class GainPoint(Step[State, Effect]):
    """You gain 1 Victory Point."""

    def run(self, state: State, effect: Effect) -> Question | None:
        state.vp[effect.me] += 1
        state.tell("points", effect.me, state.vp[effect.me])
        return None


class GainAction(Step[State, Effect]):
    """You gain an Action; in the opponent's turn it is lost (BL-6.11)."""

    def run(self, state: State, effect: Effect) -> Question | None:
        if effect.me == state.active:
            state.actions += 1
            state.tell("gains-action", effect.me)
        else:
            state.tell("action-lost", effect.me)
        return None


class EndTurn(Step[State, Effect]):
    """The turn ends, whoever's it is, when all in progress is done (BL-5.6)."""

    def run(self, state: State, effect: Effect) -> Question | None:
        state.ends_turn = 1
        state.tell("turn-will-end")
        return None
