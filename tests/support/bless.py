"""A field set up by hand, in the notation of the test vectors, so that tests read like them."""

from gloaming.engine.event import Event
from gloaming.engine.question import NATURE, Question
from gloaming.engine.refusal import Refusal
from gloaming.engine.script import Frame, answer, resume, why_not
from gloaming.games.bless import GAME
from gloaming.games.bless.language.index import TYPE
from gloaming.games.bless.language.sentences import BOND
from gloaming.games.bless.language.values import eye, forms_of, karma, original_eye
from gloaming.games.bless.rules import PLAY, TURN
from gloaming.games.bless.table.bits import ALL, BIT, cards_of, count
from gloaming.games.bless.table.state import (
    ENDINGS,
    GOES_ON,
    NOBODY,
    NOTHING,
    State,
    all_curses,
    all_prayers,
    altar_of,
    controller,
    curses_of,
    hand_of,
    in_order,
    prayers_of,
    set_curses,
    set_prayers,
    stamp,
)
from gloaming.games.bless.table.words import VOCABULARY

A, B = 0, 1
SEATS = {"A": A, "B": B}
FILLERS = (38, 47, 51, 61, 53)  # Cards that do nothing from a hand.


def cards(text: str) -> int:
    """A set of cards from their numbers: cards("9 8")."""
    return sum(BIT[int(number) - 1] for number in text.split())


def said(words: str) -> str:
    """Answers with card numbers as the spec writes them: "attack 9" is "attack 09"."""
    verb, _, noun = words.partition(" ")
    if noun.isdigit() and verb != "roll":
        return f"{verb} {int(noun):02}"
    return words


class Table:
    """A is active, turn 10, 3 Actions, Main phase, unless something else is said.

    A field is written as in the spec: "9c 8s E16 3>8" are card 9 corrupt, card 8 in Stasis,
    Echo 16, and Bond 3 under Curse 8; "3>8(B)" is that Bond controlled by the other player.
    The Void is listed with the top first. A hand that is not named holds one card that is
    irrelevant, so that the Main phase stays open; the Deck is the rest, unless it is named.
    """

    def __init__(
        self,
        a: str = "",
        b: str = "",
        *,
        hand: str | None = None,
        hand_b: str | None = None,
        void: str = "",
        deck: str | None = None,
        turn_of: str = "A",
        turn: int = 10,
        actions: int = 3,
        altar: tuple[str, str] = ("", ""),
        points: tuple[int, int] = (0, 0),
        final_by: str = "",
        final_count: int = 0,
        goal: int = 5,
        at: str = "main",
    ) -> None:
        state = State(goal)
        state.turn = turn
        state.first = A
        state.active = SEATS[turn_of]
        state.actions = actions
        state.vp = list(points)
        for seat, field in enumerate((a, b)):
            for word in field.split():
                if ">" not in word:
                    self.put(state, seat, word)
        for seat, field in enumerate((a, b)):
            for word in field.split():
                if ">" in word:
                    self.put_under(state, seat, word)
        for number in reversed(void.split()):
            state.void |= cards(number)
            state.since[int(number) - 1] = stamp(state)
        state.sun_altar, state.moon_altar = cards(altar[0]), cards(altar[1])
        used = all_curses(state) | all_prayers(state) | state.void
        used |= state.sun_altar | state.moon_altar | cards(hand or "") | cards(hand_b or "")
        used |= cards(deck or "")
        fillers = [str(card) for card in FILLERS if not used & cards(str(card))]
        state.sun_hand = cards(fillers[0] if hand is None else hand)
        state.moon_hand = cards(fillers[1] if hand_b is None else hand_b)
        used |= state.sun_hand | state.moon_hand
        state.deck = ALL & ~used if deck is None else cards(deck)
        if final_by:
            state.final_by = SEATS[final_by]
            state.final_count = final_count
        step = ["begin", "start", "main", "stasis", "mulligan", "expire", "end"].index(at)
        state.stack = [Frame(PLAY, at=len(PLAY.steps) - 1), Frame(TURN, at=step)]
        if final_count:
            state.final_turn = 1
        self.state = state
        resume(state)

    def put(self, state: State, seat: int, word: str) -> None:
        if word.startswith("E"):
            card = int(word[1:]) - 1
            set_prayers(state, seat, prayers_of(state, seat) | BIT[card])
        else:
            card = int(word.rstrip("cs")) - 1
            set_curses(state, seat, curses_of(state, seat) | BIT[card])
            state.corrupt |= BIT[card] if "c" in word else 0
            state.stasis |= BIT[card] if "s" in word else 0
        state.since[card] = stamp(state)

    def put_under(self, state: State, seat: int, word: str) -> None:
        bond, _, host = word.partition(">")
        host, _, whose = host.partition("(")
        card = int(bond) - 1
        assert TYPE[card] == BOND
        by = SEATS[whose[0]] if whose else seat
        set_prayers(state, by, prayers_of(state, by) | BIT[card])
        state.under[int(host) - 1] = card
        state.since[card] = stamp(state)

    # What is done.

    def does(self, *answers: str) -> "Table":
        """Whoever is asked answers: table.does("attack 9", "target 11", "offer")."""
        for words in answers:
            answer(self.state, VOCABULARY.option(said(words)))
        return self

    def listens(self) -> "Table":
        self.state.heard = []
        return self

    def attacks(self, attacker: int, target: int, *then: str) -> "Table":
        """An attack, with the target named if it is asked for."""
        self.does(f"attack {attacker}")
        if self.asks("target"):
            self.does(f"target {target}")
        return self.does(*then)

    def ends_turn(self) -> "Table":
        """The active player ends the turn, keeps the hand, and luck deals the first cards."""
        turn = self.state.turn
        if self.asks("main"):
            self.does("end_turn")
        while self.state.question is not None and self.state.turn == turn:
            self.does("keep" if self.asks("mulligan") else self.question.options[0].name)
        while self.state.question is not None and self.question.seat == NATURE:
            answer(self.state, self.question.options[0])
        return self

    # What is seen.

    @property
    def question(self) -> Question:
        assert self.state.question is not None, "nobody is asked anything"
        return self.state.question

    def asks(self, why: str, seat: str = "") -> bool:
        question = self.state.question
        if question is None or question.why != why:
            return False
        return not seat or question.seat == SEATS[seat]

    def offered(self, verb: str) -> str:
        """The cards offered for a verb now: "9 11"."""
        options = [option for option in self.question.options if option.verb == verb]
        return " ".join(str(option.noun + 1) for option in options)

    def offers(self, words: str) -> bool:
        return any(option.name == said(words) for option in self.question.options)

    def why_not(self, words: str) -> Refusal:
        refusal = why_not(self.state, VOCABULARY.option(said(words)))
        assert refusal is not None, f"{words} is offered"
        return refusal

    def told(self, what: str) -> list[Event]:
        return [event for event in self.state.heard or [] if event.what == what]

    def eye(self, card: int, against: int = 0) -> int:
        return eye(self.state, card - 1, against - 1 if against else NOTHING)

    def karma(self, card: int) -> int:
        return karma(self.state, card - 1)

    def original_eye(self, card: int) -> int:
        return original_eye(self.state, card - 1)

    def form(self, card: int) -> str:
        return ["", "light", "shadow", "dual"][forms_of(self.state, card - 1)]

    def curses(self, seat: str) -> str:
        """Curses as the spec writes them, in order of arrival: "9c 8s"."""
        state = self.state
        words = []
        for card in in_order(state, curses_of(state, SEATS[seat])):
            marks = "c" if state.corrupt & BIT[card] else ""
            marks += "s" if state.stasis & BIT[card] else ""
            words.append(f"{card + 1}{marks}")
        return " ".join(words)

    def prayers(self, seat: str) -> str:
        """Prayers in order of arrival, Bonds with their hosts: "16 3>8"."""
        state = self.state
        words = []
        for card in in_order(state, prayers_of(state, SEATS[seat])):
            bound = card in state.under
            words.append(f"{card + 1}>{state.under.index(card) + 1}" if bound else str(card + 1))
        return " ".join(words)

    def corrupt(self, card: int) -> bool:
        return bool(self.state.corrupt & BIT[card - 1])

    def void(self) -> str:
        """From the top."""
        order = in_order(self.state, self.state.void)
        return " ".join(str(card + 1) for card in reversed(order))

    def hand(self, seat: str) -> str:
        return " ".join(str(card + 1) for card in cards_of(hand_of(self.state, SEATS[seat])))

    def altar(self, seat: str) -> str:
        return " ".join(str(card + 1) for card in cards_of(altar_of(self.state, SEATS[seat])))

    def points(self, seat: str) -> int:
        return self.state.vp[SEATS[seat]]

    def owner(self, card: int) -> str:
        return ["A", "B", ""][controller(self.state, card - 1)]

    @property
    def actions(self) -> int:
        return self.state.actions

    @property
    def deck_size(self) -> int:
        return int(count(self.state.deck))

    @property
    def active(self) -> str:
        return "AB"[self.state.active]

    @property
    def result(self) -> str:
        """How the game ended: "A most-points", "draw cap-draw"; "" while it goes on."""
        if self.state.ending == GOES_ON:
            return ""
        winner = "draw" if self.state.winner == NOBODY else "AB"[self.state.winner]
        return f"{winner} {ENDINGS[self.state.ending]}"

    def sees(self, seat: str) -> dict[str, object]:
        return dict(GAME.view(self.state, SEATS.get(seat, -1)))
