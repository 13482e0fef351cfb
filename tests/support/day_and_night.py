"""A valley set up by hand, so that tests read like the rulebook."""

from gloaming.engine.question import NATURE, Question
from gloaming.engine.refusal import Refusal
from gloaming.engine.script import Frame, answer, resume, why_not
from gloaming.engine.setting import chosen
from gloaming.games.day_and_night.board import BIT, BOARD, at, count, group
from gloaming.games.day_and_night.decks import DECKS
from gloaming.games.day_and_night.edition import SETTINGS, Edition
from gloaming.games.day_and_night.ending import free
from gloaming.games.day_and_night.frames import Building
from gloaming.games.day_and_night.rules import PLAY, TURN
from gloaming.games.day_and_night.state import (
    DAY,
    ENDINGS,
    FIRST,
    GOES_ON,
    NIGHT,
    NOBODY,
    State,
    alterable,
    crystal_supply,
    holds,
    marker_supply,
    temples_built,
)
from gloaming.games.day_and_night.view import cards, names
from gloaming.games.day_and_night.words import SPELL_IDS, VOCABULARY

SEATS = {"day": DAY, "night": NIGHT}


def squares(text: str) -> int:
    """A set of squares from their names: squares("a1 b1")."""
    return sum(BIT[at(name)] for name in text.split())


def all_but_one(group: str, spare: str) -> set[str]:
    """A group of squares without one of the spare ones, for each of these."""
    return {" ".join(names(squares(group) & ~squares(one))) for one in spare.split()}


class Table:
    """One player's turn, in the Cast phase unless `awaken` is set; unnamed squares are neutral.

    Hands and discard piles are spell ids ("D07 D07 N01"); a book holds whatever is left of its
    seventy cards, unless it is named. `T` tiles of a test vector are named in `temple_day` or
    `temple_night`; a Temple of fewer than nine is fine here.
    """

    def __init__(
        self,
        turn_of: str = "day",
        hours: int = 12,
        *,
        day_at: str = "f1",
        night_at: str = "a8",
        day: str = "",
        night: str = "",
        temple_day: str = "",
        temple_night: str = "",
        isolated: str = "",
        markers: dict[str, int] | None = None,
        crystals: dict[str, int] | None = None,
        hand: str = "",
        discard: str = "",
        book: str | None = None,
        turn_start: str = "",
        awaken: bool = False,
        options: dict[str, str] | None = None,
    ) -> None:
        state = State(Edition(chosen(SETTINGS, options or {})))
        state.active = SEATS[turn_of]
        state.turn = 1 + state.active
        state.hours = hours
        state.pawn = [at(day_at), at(night_at)]
        state.turn_start = at(turn_start) if turn_start else state.pawn[state.active]
        state.travel_start = state.turn_start
        state.isolated = squares(isolated)
        state.temples = [squares(temple_day), 0, squares(temple_night), 0]
        state.tiles = [squares(day) | squares(temple_day) | squares(isolated), 0]
        state.tiles[NIGHT] = squares(night) | squares(temple_night)
        for name, many in (markers or {}).items():
            state.markers += [at(name)] * many
            state.tiles[DAY] |= squares(name)
        state.markers.sort()
        for name, life in (crystals or {}).items():
            state.crystals |= squares(name)
            state.lasting |= squares(name) if life == 2 else 0
        for name in hand.split():
            state.hand[SPELL_IDS.index(name)] += 1
        for name in discard.split():
            state.discard[SPELL_IDS.index(name)] += 1
        copies = DECKS[state.edition.deck]
        for spell in range(len(copies)):
            state.book[spell] = copies[spell] - state.hand[spell] - state.discard[spell]
        if book is not None:
            for spell in range(FIRST[state.active], FIRST[state.active + 1]):
                state.book[spell] = 0
            for name in book.split():
                state.book[SPELL_IDS.index(name)] += 1
        state.stack = [Frame(PLAY, at=len(PLAY.steps) - 1), Frame(TURN, at=0 if awaken else 1)]
        self.state = state
        self.luck_follows: list[str] = []
        resume(state)

    # What is done.

    def says(self, seat: str, said: str) -> "Table":
        """A seat answers: table.says("day", "cast D07")."""
        question = self.question
        assert question.seat == SEATS[seat], f"seat {question.seat} is asked “{question.why}”"
        answer(self.state, VOCABULARY.option(said))
        return self

    def casts(self, spell: str, *targets: str) -> "Table":
        """The active player casts a spell and chooses these squares, as far as she is asked."""
        me = self.state.active
        answer(self.state, VOCABULARY.option(f"cast {spell}"))
        for target in targets:
            assert self.question.seat == me
            answer(self.state, VOCABULARY.option(f"{self.question.why} {target}"))
        return self

    def ends_casting(self) -> "Table":
        answer(self.state, VOCABULARY.option("end_casting"))
        return self

    def steps(self, *path: str) -> "Table":
        """The active player travels along a path; luck draws the first card there is."""
        for name in path:
            answer(self.state, VOCABULARY.option(f"step {name}"))
            self.luck()
        return self

    def luck(self, *spells: str) -> "Table":
        """Luck draws these spells, then whatever comes first while it is asked."""
        for spell in spells:
            assert self.question.seat == NATURE
            answer(self.state, VOCABULARY.option(f"draw {spell}"))
        while self.state.question is not None and self.state.question.seat == NATURE:
            answer(self.state, self.state.question.options[0])
        return self

    def ends_turn(self) -> "Table":
        """The active player does nothing more; she discards what comes first if she must."""
        me = self.state.active
        turn = self.state.turn
        while self.state.question is not None and self.state.turn == turn:
            assert self.question.seat == me
            by_verb = {option.verb: option for option in self.question.options}
            done = by_verb.get("end_casting") or by_verb.get("end_travel") or by_verb["discard"]
            answer(self.state, done)
        return self

    # What is seen.

    @property
    def question(self) -> Question:
        assert self.state.question is not None, "nobody is asked anything"
        return self.state.question

    def asks(self, seat: str, why: str) -> bool:
        question = self.state.question
        return question is not None and (question.seat, question.why) == (SEATS[seat], why)

    def offered(self, verb: str) -> str:
        """The nouns offered for a verb now, as journals write them: "a1 b1"."""
        options = self.question.options
        return " ".join(o.name.removeprefix(f"{verb} ") for o in options if o.verb == verb)

    def offers(self, said: str) -> bool:
        return any(option.name == said for option in self.question.options)

    def why_not(self, said: str) -> Refusal:
        """The reason why an answer is not offered."""
        refusal = why_not(self.state, VOCABULARY.option(said))
        assert refusal is not None, f"{said} is offered"
        return refusal

    def tile(self, name: str) -> str:
        """What lies on a square: "neutral", "day", "night"."""
        day, night = (tiles & BIT[at(name)] for tiles in self.state.tiles)
        return "day" if day else "night" if night else "neutral"

    def markers(self, name: str) -> int:
        return self.state.markers.count(at(name))

    def crystal(self, name: str) -> int:
        """The life of the crystal on a square, 0 without one."""
        bit = squares(name)
        return bool(self.state.crystals & bit) + bool(self.state.lasting & bit)

    def isolated(self) -> str:
        return " ".join(names(self.state.isolated))

    def temple(self, seat: str, number: int = 1) -> str:
        """The squares of a Temple, "" if it is not built."""
        return " ".join(names(self.state.temples[2 * SEATS[seat] + number - 1]))

    def changed(self, colour: str) -> bool:
        return bool(self.state.changed & 1 << SEATS[colour])

    def hand(self, seat: str) -> list[str]:
        return cards(self.state.hand, SEATS[seat])

    def book_size(self, seat: str) -> int:
        return holds(self.state.book, SEATS[seat])

    def discard(self, seat: str) -> list[str]:
        return cards(self.state.discard, SEATS[seat])

    @property
    def hours(self) -> int:
        return self.state.hours

    @property
    def marker_supply(self) -> int:
        return marker_supply(self.state)

    @property
    def crystal_supply(self) -> int:
        return int(crystal_supply(self.state))

    def alterable(self, seat: str) -> str:
        return " ".join(names(alterable(self.state, SEATS[seat]) & BOARD))

    def sets(self, verb: str) -> set[frozenset[str]]:
        """Every set of squares that can be chosen from here, whatever the order of choosing."""
        found: set[frozenset[str]] = set()
        waiting: list[tuple[State, frozenset[str]]] = [(self.state.clone(), frozenset())]
        seen: set[frozenset[str]] = set()
        while waiting:
            state, chosen_so_far = waiting.pop()
            question = state.question
            if question is None or question.why != verb:
                found.add(chosen_so_far)
                continue
            for option in question.options:
                picked = chosen_so_far | {option.name.removeprefix(f"{verb} ")}
                if picked not in seen:
                    seen.add(picked)
                    after = state.clone()
                    answer(after, option)
                    waiting.append((after, picked))
        return found

    def temples_offered(self) -> dict[str, State]:
        """Every Temple that can be marked out from here, each with the table right after it."""
        seat = self.question.seat
        first = 2 * seat + temples_built(self.state, seat)
        found: dict[str, State] = {}
        waiting = [self.state]
        seen: set[int] = set()
        while waiting:
            state = waiting.pop()
            assert state.question is not None
            for option in state.question.options:
                after = state.clone()
                answer(after, option)
                building = after.stack[-1] if after.stack else None
                if after.temples[first]:
                    found[" ".join(names(after.temples[first]))] = after
                elif isinstance(building, Building) and building.left not in seen:
                    seen.add(building.left)
                    waiting.append(after)
        return found

    def rooms(self, seat: str) -> list[int]:
        """The sizes of the parts into which this seat's room falls, the largest first."""
        left = free(self.state, SEATS[seat])
        sizes: list[int] = []
        while left:
            part = group(left & -left, left)
            sizes.append(count(part))
            left &= ~part
        return sorted(sizes, reverse=True)

    @property
    def result(self) -> str:
        """How the game ended: "day two-temples", "draw no-room"; "" while it goes on."""
        state = self.state
        if state.ending == GOES_ON:
            return ""
        winner = "draw" if state.winner == NOBODY else ["day", "night"][state.winner]
        return f"{winner} {ENDINGS[state.ending]}"
