"""Everything that lies on the table, and nothing that merely happened."""

from typing import Final

from gloaming.engine.script import Position
from gloaming.games.casting_shadows.box.board import BIT, NOWHERE
from gloaming.games.casting_shadows.box.companions import COMPANION, NOBODY, Companion
from gloaming.games.casting_shadows.box.names import (
    CARDS_IN_ALL,
    COMPANION_DECK,
    COUNTERSPELL_DECK,
    COUNTERSPELL_KINDS,
    DICE,
    NONE,
    UNITS,
)
from gloaming.games.casting_shadows.box.tiles import NO_TILE, TILE, Tile
from gloaming.games.casting_shadows.table.edition import Edition

MOST_PLAYERS: Final = 4
BOOK: Final = 5  # Cards a Spell Book holds (CS-6.20).
BASE_LIMIT: Final = 3
SHADOW_LIMIT: Final = 5
BOT_HP: Final = 6
PORTAL: Final = 3

TEAMS: Final = [0b0101, 0b1010]  # Who plays together: a bit for each player.

DECK: Final = MOST_PLAYERS  # In `held`, the Counterspells nobody has held yet follow the players'.

# How a game can end.
GOES_ON: Final = 0
LAST_STANDING: Final = 1
STANDING: Final = [2, 3]  # One team is left, by the number of its first seat.
TURN_CAP: Final = 4  # Somebody is ahead alone,
CAP_SHARED: Final = 5  # or nobody is,
AHEAD: Final = [6, 7]  # or a team is.
CAP_ALONE: Final = 8
SHADOWS_BEATEN: Final = 9
BEATEN: Final = 10
ENDINGS: Final = [
    "goes-on",
    "last-standing",
    "amber-ivory-standing",
    "jade-onyx-standing",
    "turn-cap",
    "turn-cap-shared",
    "amber-ivory-ahead",
    "jade-onyx-ahead",
    "turn-cap-alone",
    "shadows-beaten",
    "beaten",
]


class State(Position):
    """The table. Lists of four go by seat, lists of seven by position.

    `book` has five places for each seat, filled from the left with numbers of single cards.
    `held` counts Counterspells by kind, for each seat and then for the deck; the queue says where
    in the deck which ones lie. An eliminated player's stay counted there, as a part of the deck.
    """

    __slots__ = (
        "active",
        "ap",
        "book",
        "character",
        "companion",
        "companions",
        "deck",
        "dice",
        "discard",
        "edition",
        "ending",
        "energy",
        "fallen",
        "first",
        "first_bot",
        "held",
        "hp",
        "market",
        "place",
        "portal",
        "queue",
        "round",
        "shadow",
        "tile",
        "tokens",
        "used",
    )

    def __init__(self, edition: Edition, original: "State | None" = None) -> None:
        super().__init__()
        self.edition = edition
        if original is None:
            self.round = 0
            self.active = NONE
            self.first = 0  # The seat of player 1.
            self.first_bot = NONE  # Solo: the bot with Fatal Fronds.
            self.ap = 0
            self.ending = GOES_ON
            self.fallen: list[int] = []  # Who was eliminated, in that order.

            self.hp = [0] * MOST_PLAYERS
            self.energy = [0] * MOST_PLAYERS
            self.shadow = 0  # A bit for each player in Shadow Form.
            self.place = [NOWHERE] * MOST_PLAYERS
            self.character = [NONE] * MOST_PLAYERS
            self.companion = [NONE] * MOST_PLAYERS
            self.book = [NONE] * (MOST_PLAYERS * BOOK)

            self.tile = [NONE] * 7  # Which tile lies where.
            self.market = [NONE] * 7
            self.deck = BIT[CARDS_IN_ALL] - 1  # A bag: a bit for each card.
            self.discard: list[int] = []  # The last one on top.
            self.used = 0  # A bit for each card cast this turn, wherever it is now (CS-R27).

            self.held = [0] * (DECK * COUNTERSPELL_KINDS) + list(COUNTERSPELL_DECK.values())
            # The deck from the top: hidden(whose) for one of those held, or the kind of one that
            # was used and put under it. Where which lies is told to nobody (CS-R72).
            self.queue: list[int] = []

            self.companions = BIT[len(COMPANION_DECK)] - 1  # A bag, too.
            self.portal = [NONE] * PORTAL

            self.dice = [NONE] * len(DICE)  # The face of each die in the pool.
            self.tokens = [0] * len(UNITS)
        else:
            self.round = original.round
            self.active = original.active
            self.first = original.first
            self.first_bot = original.first_bot
            self.ap = original.ap
            self.ending = original.ending
            self.fallen = original.fallen.copy()

            self.hp = original.hp.copy()
            self.energy = original.energy.copy()
            self.shadow = original.shadow
            self.place = original.place.copy()
            self.character = original.character.copy()
            self.companion = original.companion.copy()
            self.book = original.book.copy()

            self.tile = original.tile.copy()
            self.market = original.market.copy()
            self.deck = original.deck
            self.discard = original.discard.copy()
            self.used = original.used

            self.held = original.held.copy()
            self.queue = original.queue.copy()

            self.companions = original.companions
            self.portal = original.portal.copy()

            self.dice = original.dice.copy()
            self.tokens = original.tokens.copy()

    def clone(self) -> "State":
        copy = State(self.edition, self)
        copy.stack = [frame.clone() for frame in self.stack]
        copy.question = self.question  # A question is never changed once asked.
        return copy


def hidden(whose: int) -> int:
    """What stands in the Counterspell deck for one of those held so, whichever luck says."""
    return -1 - whose


def holder(hidden_one: int) -> int:
    """Among whose Counterspells luck has to look for a hidden one of the deck."""
    return -1 - hidden_one


# Players.


def alive(state: State, player: int) -> bool:
    return state.hp[player] > 0


def in_play(state: State, player: int) -> bool:
    """Not eliminated; also before anybody has HP (CS-1.1)."""
    return player not in state.fallen


def is_bot(state: State, player: int) -> bool:
    """One of the three bots of a solo game (SO-1)."""
    return state.edition.solo and player > 0


def number_of(state: State, player: int) -> int:
    """The player's number, counted from 0 for the first one (CS-2.6)."""
    return (player - state.first) % state.edition.players


def enemies(state: State, player: int) -> int:
    """Every other player not yet eliminated, partners excepted, a bit each (CS-1.1)."""
    edition = state.edition
    if edition.solo and player > 0:
        return 1 if state.hp[0] > 0 else 0  # SO-8
    found = 0
    for other in range(edition.players):
        if other != player and state.hp[other] > 0:
            found |= BIT[other]
    if edition.teams:
        found &= ~TEAMS[player % 2]
    return found


def in_turn_order(state: State, player: int, among: int) -> list[int]:
    """Those of a set of players who are alive, starting after this one (CS-1.8)."""
    players = state.edition.players
    found: list[int] = []
    for step in range(1, players + 1):
        other = (player + step) % players
        if among & BIT[other] and state.hp[other] > 0:
            found.append(other)
    return found


def in_shadow_form(state: State, player: int) -> bool:
    return state.shadow & BIT[player] != 0


def energy_limit(state: State, player: int) -> int:
    """Three in Base Form, five in Shadow Form (CS-9.1)."""
    return SHADOW_LIMIT if state.shadow & BIT[player] else BASE_LIMIT


def most_hp(state: State, player: int) -> int:
    """What nobody can be healed above (CS-10.1)."""
    return BOT_HP if is_bot(state, player) else state.edition.start_hp


# What stands with a player.


def companion_of(state: State, player: int) -> Companion:
    """A player's Companion, or one that changes nothing."""
    number = state.companion[player]
    return COMPANION[number] if number != NONE else NOBODY


def tile_under(state: State, player: int) -> Tile:
    """The current tile of a player (CS-1.2); bots have no use of theirs (SO-4)."""
    place = state.place[player]
    if place == NOWHERE or is_bot(state, player):
        return NO_TILE
    return TILE[state.tile[place]]


# Spell Books.


def cards_of(state: State, player: int) -> list[int]:
    """The Spell and Resource cards in a book, in the order in which they came."""
    found: list[int] = []
    for at in range(player * BOOK, player * BOOK + BOOK):
        card = state.book[at]
        if card == NONE:
            break
        found.append(card)
    return found


def counterspells(state: State, player: int) -> int:
    """How many Counterspells a player holds; that number is public (CS-6.21)."""
    if state.hp[player] <= 0:
        return 0
    many = 0
    for at in range(player * COUNTERSPELL_KINDS, player * COUNTERSPELL_KINDS + COUNTERSPELL_KINDS):
        many += state.held[at]
    return many


def room(state: State, player: int) -> int:
    """How many more cards fit into a book (CS-6.20)."""
    left = BOOK - counterspells(state, player)
    for at in range(player * BOOK, player * BOOK + BOOK):
        if state.book[at] == NONE:
            break
        left -= 1
    return left


def put_into_book(state: State, player: int, card: int) -> None:
    at = player * BOOK
    while state.book[at] != NONE:
        at += 1
    state.book[at] = card


def take_from_book(state: State, player: int, card: int) -> None:
    """A card leaves; those behind it move up."""
    book = state.book
    at = player * BOOK
    while book[at] != card:
        at += 1
    last = player * BOOK + BOOK - 1
    while at < last:
        book[at] = book[at + 1]
        at += 1
    book[last] = NONE
