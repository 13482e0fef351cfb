"""What one seat sees, and what it may imagine behind what it can't see."""

from mypy_extensions import i64

from gloaming.engine.game import Luck
from gloaming.engine.script import ask_again
from gloaming.games.day_and_night.board import NAMES, squares_of
from gloaming.games.day_and_night.cards import SPELLS
from gloaming.games.day_and_night.frames import Building, Casting
from gloaming.games.day_and_night.rules import forbidden
from gloaming.games.day_and_night.shapes import Resolving, Temple, View
from gloaming.games.day_and_night.state import (
    DAY,
    ENDINGS,
    FIRST,
    GOES_ON,
    NIGHT,
    NOBODY,
    State,
    crystal_supply,
    holds,
    marker_supply,
)
from gloaming.games.day_and_night.words import SPELL_IDS


def view(state: State, seat: int) -> View:
    """The table from one seat; a seat below 0 sees what everybody may see."""
    castings = [frame for frame in state.stack if isinstance(frame, Casting)]
    mine = held(state, seat)
    theft = [it.stolen for it in castings if it.stolen != NOBODY and it.me == seat]
    searching = state.question is not None and (state.question.seat, state.question.why) == (
        seat,
        "search",
    )
    return View(
        turn=state.turn,
        active=state.active,
        hours=state.hours,
        pawns=[NAMES[square] for square in state.pawn],
        day=names(state.tiles[DAY]),
        night=names(state.tiles[NIGHT]),
        temples=[
            Temple(seat=at // 2, squares=names(nine))
            for at, nine in enumerate(state.temples)
            if nine
        ],
        isolated=names(state.isolated),
        markers=[NAMES[square] for square in state.markers],
        crystals=names(state.crystals),
        lasting=names(state.lasting),
        marker_supply=marker_supply(state),
        crystal_supply=int(crystal_supply(state)),
        changed=[colour for colour in (DAY, NIGHT) if state.changed & 1 << colour],
        forbidden=names(forbidden(state)),
        idle=state.idle,
        hand_sizes=[holds(state.hand, whose) for whose in (DAY, NIGHT)],
        hands=[hand_seen(state, whose, seat) for whose in (DAY, NIGHT)],
        seen=cards(state.seen, seat) if seat >= 0 else [],
        book_sizes=[holds(state.book, whose) for whose in (DAY, NIGHT)],
        discards=[cards(state.discard, whose) for whose in (DAY, NIGHT)],
        resolving=[
            Resolving(seat=it.me, spell=SPELL_IDS[it.spell], targets=names(it.targets))
            for it in castings
            if it.at <= len(SPELLS[it.spell].effects)  # Then it is discarded (DN-5.2).
        ],
        building=[names(frame.left) for frame in state.stack if isinstance(frame, Building)],
        stolen=[SPELL_IDS[it.stolen] for it in castings if it.stolen != NOBODY],
        costs={SPELL_IDS[spell]: SPELLS[spell].cost(state) for spell in mine},
        useless=[
            SPELL_IDS[spell] for spell in mine + theft if not SPELLS[spell].useful(state, seat)
        ],
        turns_own=[
            SPELL_IDS[spell] for spell in mine + theft if SPELLS[spell].turns_own(state, seat)
        ],
        searched=cards(state.book, seat) if searching else [],
        ending=ENDINGS[state.ending],
        winner=state.winner,
    )


def hand_seen(state: State, whose: int, seat: int) -> list[str]:
    """The cards of a hand that a seat knows: its own, what it saw, all when the game is over."""
    if whose == seat or state.ending != GOES_ON:
        return cards(state.hand, whose)
    return cards(state.seen, whose) if seat >= 0 else []


def held(state: State, seat: int) -> list[int]:
    """The spells in a seat's hand, each once."""
    if seat < 0:
        return []
    return [spell for spell in range(FIRST[seat], FIRST[seat + 1]) if state.hand[spell]]


def names(squares: i64) -> list[str]:
    return [NAMES[square] for square in squares_of(squares)]


def cards(pile: list[int], seat: int) -> list[str]:
    """The cards of one book in a pile, each as often as it is there."""
    found: list[str] = []
    for spell in range(FIRST[seat], FIRST[seat + 1]):
        found += [SPELL_IDS[spell]] * pile[spell]
    return found


def imagine(state: State, seat: int, luck: Luck) -> State:
    """Deal the cards this seat has not seen anew: a state it can't tell from the true one."""
    copy = state.clone()
    for other in (DAY, NIGHT):
        if other != seat:
            deal_anew(copy, other, seat < 0, luck)
    ask_again(copy)  # The options on offer may have come from a hand just dealt anew.
    return copy


def deal_anew(state: State, seat: int, to_spectator: bool, luck: Luck) -> None:
    """Put this seat's unseen cards back into the book and draw as many again.

    A spectator does not know which cards the other player has seen, only how many.
    """
    unseen = holds(state.hand, seat)
    open_cards = 0
    for spell in range(FIRST[seat], FIRST[seat + 1]):
        if to_spectator:
            open_cards += state.seen[spell]
            state.seen[spell] = 0
        known = state.seen[spell]
        unseen -= known
        state.book[spell] += state.hand[spell] - known
        state.hand[spell] = known
    left = holds(state.book, seat)
    for drawn in range(unseen):
        at = int(luck.random() * left)
        spell = FIRST[seat]
        while at >= state.book[spell]:
            at -= state.book[spell]
            spell += 1
        state.book[spell] -= 1
        state.hand[spell] += 1
        if drawn < open_cards:
            state.seen[spell] += 1
        left -= 1
