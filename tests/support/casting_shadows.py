"""A table of Casting Shadows set up by hand, so that tests read like the rulebook."""

from dataclasses import dataclass

from gloaming.engine.event import Event
from gloaming.engine.question import NATURE, Question
from gloaming.engine.refusal import Refusal
from gloaming.engine.script import Frame, answer, resume, why_not
from gloaming.engine.setting import chosen
from gloaming.games.casting_shadows.box.board import BIT, NOWHERE, POSITIONS, at
from gloaming.games.casting_shadows.box.names import (
    CHARACTERS,
    COMPANION_DECK,
    COUNTERSPELL_KINDS,
    COUNTERSPELLS,
    FIRST_COPY,
    KIND,
    KINDS,
    NONE,
    SEATS,
    TILES,
    UNITS,
)
from gloaming.games.casting_shadows.resources.pool import pool_of
from gloaming.games.casting_shadows.rules import PLAY, TURN
from gloaming.games.casting_shadows.table.edition import SETTINGS, Edition
from gloaming.games.casting_shadows.table.state import (
    DECK,
    ENDINGS,
    GOES_ON,
    State,
    cards_of,
    hidden,
    put_into_book,
)
from gloaming.games.casting_shadows.table.words import VOCABULARY
from gloaming.games.casting_shadows.turn.ranking import places

PHASES = {"start": 0, "act": 3, "absorb": 4, "end": 5}
PLAIN = {
    "C": "ancient_rune",
    "W": "dusty_desert",
    "E": "underground_volcano",
    **dict.fromkeys(["SE", "SW", "NW", "NE"], "gale_bluffs"),
}


@dataclass
class Mage:
    """A player: where the meeple stands, and what lies before the player."""

    at: str = "C"
    hp: int = 18
    book: str = ""
    counterspells: str = ""
    companion: str = ""
    energy: int = 0
    shadow: bool = False
    character: str = ""


class Table:
    """A turn of one player, in Phase 2 unless another is named, with enough AP.

    No tile gives protection and no market holds a card unless it is named. A pool is tokens
    ("GR GR SF"), dice are the faces of r1 r2 b1 b2 p1, "-" for one that is gone.
    """

    def __init__(
        self,
        *mages: Mage,
        pool: str = "",
        dice: str = "- - - - -",
        turn_of: int = 1,
        ap: int = 4,
        phase: str = "act",
        tiles: dict[str, str] | None = None,
        market: dict[str, str] | None = None,
        discard: str = "",
        deck: str | None = None,
        portal: str = "umbral_raven curse_toad keen_falcon",
        known: str = "",
        options: dict[str, str] | None = None,
        round: int = 2,
    ) -> None:
        settings = {"first_player": "seat1", **(options or {})}
        state = State(Edition(chosen(SETTINGS, settings), len(mages)))
        self.state = state
        self.events: list[Event] = []
        state.heard = self.events
        state.round = round
        state.active = turn_of - 1
        state.ap = ap
        for name, tile in (PLAIN | (tiles or {})).items():
            state.tile[at(name)] = TILES.index(tile)
        state.queue = [COUNTERSPELLS.index(name) for name in known.split()]
        for name in known.split():
            state.held[DECK * COUNTERSPELL_KINDS + COUNTERSPELLS.index(name)] -= 1
        for player, mage in enumerate(mages):
            self.seat(player, mage)
        for name, card in (market or {}).items():
            state.market[at(name)] = self.take(card)
        state.discard = [self.take(card) for card in discard.split()]
        if deck is not None:
            wanted = [self.take(card) for card in deck.split()]
            state.deck = sum(BIT[number] for number in wanted)
        state.portal = [COMPANION_DECK.index(name) for name in portal.split()]
        for companion in [*state.portal, *state.companion]:
            if companion != NONE:
                state.companions &= ~BIT[companion]
        left = sum(state.held[DECK * COUNTERSPELL_KINDS :])
        state.queue = [hidden(DECK)] * left + state.queue
        for unit in pool.split():
            state.tokens[UNITS.index(unit)] += 1
        state.dice = [NONE if face == "-" else UNITS.index(face) for face in dice.split()]
        state.stack = [Frame(PLAY, len(PLAY.steps) - 1), Frame(TURN, PHASES[phase])]
        resume(state)

    def seat(self, player: int, mage: Mage) -> None:
        state = self.state
        state.hp[player] = mage.hp
        state.place[player] = at(mage.at) if mage.hp else NOWHERE
        if not mage.hp:
            state.fallen.append(player)
        state.energy[player] = mage.energy
        state.shadow |= BIT[player] if mage.shadow else 0
        name = mage.character or CHARACTERS[player]
        state.character[player] = CHARACTERS.index(name)
        if mage.companion:
            state.companion[player] = COMPANION_DECK.index(mage.companion)
        for card in mage.book.split():
            put_into_book(state, player, self.take(card))
        for name in mage.counterspells.split():
            kind = COUNTERSPELLS.index(name)
            state.held[player * COUNTERSPELL_KINDS + kind] += 1
            state.held[DECK * COUNTERSPELL_KINDS + kind] -= 1

    def take(self, name: str) -> int:
        """The next copy of a card from the Main deck."""
        number = FIRST_COPY[KINDS.index(name)]
        while not self.state.deck & BIT[number]:
            number += 1
            assert KIND[number] == KINDS.index(name), f"no {name} is left"
        self.state.deck &= ~BIT[number]
        return number

    # What is done.

    def does(self, *said: str) -> "Table":
        """Whoever is asked answers, one thing after the other."""
        for words in said:
            answer(self.state, VOCABULARY.option(words))
        return self

    def says(self, player: int, *said: str) -> "Table":
        """A player answers: table.says(2, "pass")."""
        for words in said:
            question = self.question
            assert question.seat == player - 1, f"seat {question.seat} is asked {question.why}"
            answer(self.state, VOCABULARY.option(words))
        return self

    def luck(self, *said: str) -> "Table":
        """Luck answers so, then whatever comes first while it is asked."""
        for words in said:
            assert self.question.seat == NATURE
            answer(self.state, VOCABULARY.option(words))
        while self.state.question is not None and self.state.question.seat == NATURE:
            answer(self.state, self.state.question.options[0])
        return self

    def ends_turn(self) -> "Table":
        """The active player does nothing more; luck rolls for the next one."""
        me = self.state.active
        while self.state.question is not None and self.state.active == me:
            verbs = {option.verb: option for option in self.question.options}
            answer(self.state, verbs.get("end_actions") or verbs["end_turn"])
        return self

    # What is seen.

    @property
    def question(self) -> Question:
        assert self.state.question is not None, "nobody is asked anything"
        return self.state.question

    def asks(self, player: int, why: str) -> bool:
        question = self.state.question
        return question is not None and (question.seat, question.why) == (player - 1, why)

    def offered(self, verb: str) -> str:
        """The nouns offered for a verb now, as journals write them: "E SE"."""
        options = self.question.options
        return " ".join(o.name.removeprefix(f"{verb} ") for o in options if o.verb == verb)

    def offers(self, said: str) -> bool:
        option = VOCABULARY.option(said)
        return any(option is one for one in self.question.options)

    def why_not(self, said: str) -> Refusal:
        refusal = why_not(self.state, VOCABULARY.option(said))
        assert refusal is not None, f"{said} is offered"
        return refusal

    def hp(self, player: int) -> int:
        return self.state.hp[player - 1]

    @property
    def hps(self) -> list[int]:
        return self.state.hp[: self.state.edition.players]

    def at(self, player: int) -> str:
        place = self.state.place[player - 1]
        return "" if place == NOWHERE else POSITIONS[place]

    @property
    def ap(self) -> int:
        return self.state.ap

    @property
    def pool(self) -> str:
        """All units, by kind: "GR GR SF"."""
        return " ".join(
            UNITS[unit] for unit, many in enumerate(pool_of(self.state)) for _ in range(many)
        )

    @property
    def tokens(self) -> str:
        tokens = self.state.tokens
        return " ".join(UNITS[unit] for unit, many in enumerate(tokens) for _ in range(many))

    @property
    def dice(self) -> str:
        return " ".join("-" if face == NONE else UNITS[face] for face in self.state.dice)

    def book(self, player: int) -> str:
        return " ".join(KINDS[KIND[number]] for number in cards_of(self.state, player - 1))

    def counterspells(self, player: int) -> str:
        first = (player - 1) * COUNTERSPELL_KINDS
        held = self.state.held[first : first + COUNTERSPELL_KINDS]
        return " ".join(COUNTERSPELLS[kind] for kind, many in enumerate(held) for _ in range(many))

    @property
    def discard(self) -> str:
        return " ".join(KINDS[KIND[number]] for number in self.state.discard)

    @property
    def deck_size(self) -> int:
        return self.state.deck.bit_count()

    def market(self, name: str) -> str:
        number = self.state.market[at(name)]
        return "" if number == NONE else KINDS[KIND[number]]

    @property
    def bottom(self) -> str:
        """The bottom card of the Counterspell deck."""
        kind = self.state.queue[-1]
        return COUNTERSPELLS[kind] if kind >= 0 else "?"

    def companion(self, player: int) -> str:
        number = self.state.companion[player - 1]
        return "" if number == NONE else COMPANION_DECK[number]

    @property
    def portal(self) -> str:
        return " ".join(COMPANION_DECK[number] for number in self.state.portal)

    def told(self, what: str) -> list[list[int]]:
        """The numbers of every event of this kind."""
        return [event.numbers() for event in self.events if event.what == what]

    @property
    def result(self) -> str:
        """How the game ended, and everybody's place: "last-standing 1 2"; "" while it goes on."""
        if self.state.ending == GOES_ON:
            return ""
        ranking = " ".join(str(place) for place in places(self.state))
        return f"{ENDINGS[self.state.ending]} {ranking}"


def seat(player: int) -> str:
    """What a journal calls player 1, 2, 3 or 4 of these tables."""
    return SEATS[player - 1]
