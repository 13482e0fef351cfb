"""The verbs of the spells, one rulebook sentence each (DN-6)."""

from typing import Final

from mypy_extensions import i64

from gloaming.engine.event import only
from gloaming.engine.question import NATURE, Option, Question
from gloaming.engine.refusal import NOT_ASKED, Refusal
from gloaming.engine.script import Script, Step
from gloaming.games.day_and_night.areas import Area
from gloaming.games.day_and_night.board import BIT, NOWHERE, count, squares_of
from gloaming.games.day_and_night.conditions import ink
from gloaming.games.day_and_night.frames import Casting, Drawing
from gloaming.games.day_and_night.state import (
    DAY,
    FIRST,
    State,
    alterable,
    crystal_supply,
    has_cards,
    marker_supply,
    mystified,
    templed,
)
from gloaming.games.day_and_night.words import (
    CHANGE,
    CRYSTALLIZE,
    DRAW,
    MOVE,
    MYSTIFY,
    SEARCH,
    Lights,
)

ALL: Final = 44  # As many squares as there are.

TEMPLE_STANDS: Final = Refusal("DN-6.1", "temple")
CRYSTAL_STOPS: Final = Refusal("DN-12.3", "crystal")
NO_TILE: Final = Refusal("DN-6.2", "no-tile")
ALREADY_CHOSEN: Final = Refusal("DN-5.3", "already-chosen")
ALREADY_THERE: Final = Refusal("R-39", "already-there")
NO_CRYSTAL_LANDING: Final = Refusal("R-26", "crystal-landing")
NOT_A_DAY_TILE: Final = Refusal("DN-11.1", "not-a-day-tile")
PERMANENT: Final = Refusal("DN-11.1", "permanent")
ALREADY_MYSTIFIED: Final = Refusal("R-23", "already-mystified")
ALREADY_FROZEN: Final = Refusal("DN-12.2", "already-frozen")
NOT_IN_BOOK: Final = Refusal("DN-6.6", "not-in-book")


class Effect(Step[State, Casting]):
    """One action of a spell."""

    def useful(self, state: State, me: int, spell: int) -> bool:
        """Whether it would do anything at all if it were cast now (DN-5.4)."""
        raise NotImplementedError

    def turns_own(self, state: State, me: int, spell: int) -> bool:
        """Whether the caster could not help turning over a tile of her own."""
        return False


class OnSquares(Effect):
    """An action on so many squares of an area, on all of them if there are no more (DN-5.3)."""

    lights: Lights
    why: str

    def __init__(self, area: Area, many: int = 1) -> None:
        self.area = area
        self.many = many

    def legal(self, state: State, me: int, spell: int) -> i64:
        """The squares on which it would really do something (DN-5.5)."""
        raise NotImplementedError

    def refuse_square(self, state: State, me: int, spell: int, square: int) -> Refusal:
        """Why a square of the area is not legal."""
        raise NotImplementedError

    def wanted(self, state: State) -> i64:
        return self.many

    def act(self, state: State, me: int, squares: i64) -> None:
        """Do it to all of them at the same time (DN-5.6)."""
        raise NotImplementedError

    def useful(self, state: State, me: int, spell: int) -> bool:
        return self.wanted(state) > 0 and self.legal(state, me, spell) != 0

    def run(self, state: State, casting: Casting) -> Question | None:
        chosen = casting.targets
        left = self.wanted(state) - count(chosen)
        if left > 0:
            pool = self.legal(state, casting.me, casting.spell) & ~chosen
            if count(pool) > left:
                return Question(casting.me, self.why, self.lights.on(pool), None, left)
            chosen |= pool
        casting.targets = NOWHERE
        if chosen:
            self.act(state, casting.me, chosen)
        return None

    def answer(self, state: State, casting: Casting, option: Option) -> None:
        casting.targets |= BIT[option.noun]
        casting.repeat()

    def refuse(self, state: State, casting: Casting, option: Option) -> Refusal:
        if option.verb != self.why:
            return NOT_ASKED
        me, spell, square = casting.me, casting.spell, option.noun
        if casting.targets & BIT[square]:
            return ALREADY_CHOSEN
        outside = self.area.refuse(state, me, ink(state, me, spell), square)
        return outside if outside is not None else self.refuse_square(state, me, spell, square)


class Alteration(OnSquares):
    """An action that flips tiles."""

    def turns_own(self, state: State, me: int, spell: int) -> bool:
        squares = self.legal(state, me, spell)
        return min(self.wanted(state), count(squares)) > count(squares & ~state.tiles[me])


class Change(Alteration):
    """Place a tile of the caster's colour on a neutral square, flip any other (DN-6.3)."""

    def __init__(self, area: Area, many: int = 1) -> None:
        super().__init__(area, many)
        self.lights = CHANGE
        self.why = "change"

    def legal(self, state: State, me: int, spell: int) -> i64:
        return self.area.squares(state, me, ink(state, me, spell)) & alterable(state, me)

    def refuse_square(self, state: State, me: int, spell: int, square: int) -> Refusal:
        return TEMPLE_STANDS if templed(state) & BIT[square] else CRYSTAL_STOPS

    def act(self, state: State, me: int, squares: i64) -> None:
        tiles = squares & (state.tiles[DAY] | state.tiles[1 - DAY])
        empty = squares & ~tiles
        if tiles:
            state.changed |= flip(state, tiles)
        if empty:
            state.tiles[me] |= empty
            if state.heard is not None:
                for square in squares_of(empty):
                    state.tell("places", square, me)


class TurnOver(Alteration):
    """Flip every tile of an area that can be flipped (DN-6.2)."""

    def __init__(self, area: Area) -> None:
        super().__init__(area, ALL)
        self.lights = CHANGE
        self.why = "change"

    def legal(self, state: State, me: int, spell: int) -> i64:
        area = self.area.squares(state, me, ink(state, me, spell))
        return area & alterable(state, me) & (state.tiles[DAY] | state.tiles[1 - DAY])

    def refuse_square(self, state: State, me: int, spell: int, square: int) -> Refusal:
        if templed(state) & BIT[square]:
            return TEMPLE_STANDS
        return CRYSTAL_STOPS if not alterable(state, me) & BIT[square] else NO_TILE

    def act(self, state: State, me: int, squares: i64) -> None:
        flipped = flip(state, squares)
        if state.edition.any_flip_counts:
            state.changed |= flipped


class Move(OnSquares):
    """Put a pawn on another square, at any distance (DN-6.5, R-39)."""

    def __init__(self, area: Area, opponent: bool = False) -> None:
        super().__init__(area)
        self.opponent = opponent
        self.lights = MOVE
        self.why = "move"

    def pawn(self, me: int) -> int:
        return 1 - me if self.opponent else me

    def legal(self, state: State, me: int, spell: int) -> i64:
        pawn = self.pawn(me)
        squares = self.area.squares(state, me, ink(state, me, spell)) & ~BIT[state.pawn[pawn]]
        if pawn == DAY and state.edition.no_crystal_landing:
            squares &= ~state.crystals
        return squares

    def refuse_square(self, state: State, me: int, spell: int, square: int) -> Refusal:
        here = state.pawn[self.pawn(me)] == square
        return ALREADY_THERE if here else NO_CRYSTAL_LANDING

    def act(self, state: State, me: int, squares: i64) -> None:
        pawn = self.pawn(me)
        state.pawn[pawn] = squares_of(squares)[0]
        state.tell("moves", pawn, state.pawn[pawn])


class Mystify(OnSquares):
    """Put Mystify markers on Day tiles that have none, the full number or nothing (DN-11.1)."""

    def __init__(self, area: Area, markers: int, many: int = 1) -> None:
        super().__init__(area, many)
        self.markers = markers
        self.lights = MYSTIFY
        self.why = "mystify"

    def legal(self, state: State, me: int, spell: int) -> i64:
        tiles = self.area.squares(state, me, me) & state.tiles[DAY] & ~templed(state)
        return tiles if state.edition.adds_markers else tiles & ~mystified(state)

    def refuse_square(self, state: State, me: int, spell: int, square: int) -> Refusal:
        if not state.tiles[DAY] & BIT[square]:
            return NOT_A_DAY_TILE
        return PERMANENT if templed(state) & BIT[square] else ALREADY_MYSTIFIED

    def wanted(self, state: State) -> i64:
        return min(self.many, marker_supply(state) // self.markers)

    def act(self, state: State, me: int, squares: i64) -> None:
        for square in squares_of(squares):
            state.markers += [square] * self.markers
            state.tell("mystifies", square, self.markers)
        state.markers.sort()


class Crystallize(OnSquares):
    """Put a crystal on squares that have none, as many as the supply allows (DN-12.1)."""

    def __init__(self, area: Area, many: int = 1, lasting: bool = False) -> None:
        super().__init__(area, many)
        self.lasting = lasting
        self.lights = CRYSTALLIZE
        self.why = "crystallize"

    def legal(self, state: State, me: int, spell: int) -> i64:
        return self.area.squares(state, me, me) & ~state.crystals

    def refuse_square(self, state: State, me: int, spell: int, square: int) -> Refusal:
        return ALREADY_FROZEN

    def wanted(self, state: State) -> i64:
        return min(self.many, crystal_supply(state))

    def act(self, state: State, me: int, squares: i64) -> None:
        lasting = self.lasting and state.edition.crystal_sky_turns == 2  # ED-03
        state.crystals |= squares
        if lasting:
            state.lasting |= squares
        if state.heard is not None:
            for square in squares_of(squares):
                state.tell("crystallizes", square, 2 if lasting else 1)


def flip(state: State, tiles: i64) -> int:
    """Show the other face of these tiles; which colours were flipped, a bit each (DN-6.2)."""
    days: i64 = state.tiles[0] & tiles
    nights: i64 = state.tiles[1] & tiles
    state.tiles[0] = (state.tiles[0] & ~days) | nights
    state.tiles[1] = (state.tiles[1] & ~nights) | days
    if state.markers:  # DN-11.2: markers leave a flipped tile.
        state.markers = [square for square in state.markers if not tiles & BIT[square]]
    if state.heard is not None:
        for square in squares_of(tiles):
            state.tell("flips", square, 1 if days & BIT[square] else 0)
    return (1 if days else 0) | (2 if nights else 0)


class Draw(Effect):
    """The caster draws cards from her own book (DN-6.4)."""

    def __init__(self, cards: int) -> None:
        self.cards = cards

    def useful(self, state: State, me: int, spell: int) -> bool:
        return has_cards(state.book, me) or has_cards(state.discard, me)

    def run(self, state: State, casting: Casting) -> Question | None:
        state.stack.append(Drawing(DRAWING, casting.me, self.cards))
        return None


class DrawCard(Step[State, Drawing]):
    """Take the top card of the book, one card at a time (DN-9)."""

    def run(self, state: State, drawing: Drawing) -> Question | None:
        seat = drawing.seat
        if not book_ready(state, seat):
            state.tell("no-card", seat)
            return None
        options: list[Option] = []
        weights: list[int] = []
        for spell in range(FIRST[seat], FIRST[seat + 1]):
            copies = state.book[spell]
            if copies:
                options.append(DRAW[spell])
                weights.append(copies)
        return Question(NATURE, "draw", options, weights, drawing.left)

    def answer(self, state: State, drawing: Drawing, option: Option) -> None:
        state.tell("draws", drawing.seat, option.noun, seen_by=only(drawing.seat))
        take_from_book(state, drawing.seat, option.noun)
        drawing.left -= 1
        if drawing.left:
            drawing.repeat()


DRAWING: Final = Script("drawing", [DrawCard()])


class Search(Effect):
    """Look through your book, take one card unseen, shuffle (DN-6.6)."""

    def useful(self, state: State, me: int, spell: int) -> bool:
        return has_cards(state.book, me) or has_cards(state.discard, me)

    def run(self, state: State, casting: Casting) -> Question | None:
        me = casting.me
        if not book_ready(state, me):
            return None
        book = range(FIRST[me], FIRST[me + 1])
        return Question(me, "search", [SEARCH[spell] for spell in book if state.book[spell]])

    def answer(self, state: State, casting: Casting, option: Option) -> None:
        state.tell("takes", casting.me, option.noun, seen_by=only(casting.me))
        take_from_book(state, casting.me, option.noun)

    def refuse(self, state: State, casting: Casting, option: Option) -> Refusal:
        return NOT_IN_BOOK if option.verb == "search" else NOT_ASKED


def take_from_book(state: State, seat: int, spell: int) -> None:
    """A card leaves the book for its owner's hand; an emptied book is renewed at once (DN-9.2)."""
    state.book[spell] -= 1
    state.hand[spell] += 1
    if not state.edition.lazy_reshuffle:
        book_ready(state, seat)


def book_ready(state: State, seat: int) -> bool:
    """Whether the book has a card, after the discard pile was shuffled in if need be (DN-9.2)."""
    if has_cards(state.book, seat):
        return True
    if not has_cards(state.discard, seat):
        return False
    for spell in range(FIRST[seat], FIRST[seat + 1]):
        state.book[spell] = state.discard[spell]
        state.discard[spell] = 0
    state.tell("reshuffles", seat)
    return True
