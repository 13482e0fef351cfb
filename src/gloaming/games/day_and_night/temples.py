"""The Temple step: what happens after every spell (DN-10)."""

from typing import Final

from mypy_extensions import i64

from gloaming.engine.question import Option, Question
from gloaming.engine.refusal import NOT_ASKED, Refusal
from gloaming.engine.script import Frame, Script, Step
from gloaming.games.day_and_night.board import BIT, NOWHERE, TEMPLE, count, temple_groups
from gloaming.games.day_and_night.ending import check_room, end
from gloaming.games.day_and_night.frames import Building, Casting
from gloaming.games.day_and_night.state import (
    DAY,
    DOUBLE_WIN,
    NIGHT,
    NOBODY,
    TWO_TEMPLES,
    State,
    built,
    temples_built,
)
from gloaming.games.day_and_night.words import LEAVE_OUT

NOT_IN_THE_GROUP: Final = Refusal("DN-10.3", "not-in-the-group")
NEEDED: Final = Refusal("DN-10.3", "needed-for-nine")
LEFT_OUT: Final = Refusal("DN-10.3", "left-out")


class TempleRises(Step[State, Casting]):
    """After a completely resolved spell, Temples are built wherever nine tiles hang together."""

    def run(self, state: State, casting: Casting) -> Question | None:
        if unbuilt(state, DAY) or unbuilt(state, NIGHT):
            state.stack.append(Frame(TEMPLE_STEP))
        return None


class BuildTemples(Step[State, Frame]):
    """The active player first, then her opponent, must build while she can (DN-10.2)."""

    def run(self, state: State, frame: Frame) -> Question | None:
        for seat in (state.active, 1 - state.active):
            tiles = unbuilt(state, seat)
            if tiles and temples_built(state, seat) < 2:
                frame.repeat()
                building = Building(BUILD, seat)
                building.left = tiles
                state.stack.append(building)
                return None
        return None


class ReadTheResult(Step[State, Frame]):
    """A second Temple wins; otherwise a new Temple may leave too little room (DN-16.1, DN-16.5)."""

    def run(self, state: State, frame: Frame) -> Question | None:
        winners = [seat for seat in (DAY, NIGHT) if temples_built(state, seat) == 2]
        if len(winners) == 2:
            end(state, NOBODY, DOUBLE_WIN)
        elif winners:
            end(state, winners[0], TWO_TEMPLES)
        else:
            check_room(state, awakening=False)
        return None


class LeaveOut(Step[State, Building]):
    """The owner of the colour leaves out tiles until a connected nine remain (DN-10.3)."""

    def run(self, state: State, building: Building) -> Question | None:
        over = count(building.left) - TEMPLE
        if over == 0:
            return None
        spare = LEAVE_OUT.on(building.left)
        spare = [option for option in spare if temple_groups(building.left & ~BIT[option.noun])]
        return Question(building.seat, "leave_out", spare, None, over)

    def answer(self, state: State, building: Building, option: Option) -> None:
        state.tell("leaves-out", building.seat, option.noun)
        building.left = temple_groups(building.left & ~BIT[option.noun])
        building.repeat()

    def refuse(self, state: State, building: Building, option: Option) -> Refusal:
        if option.verb != "leave_out":
            return NOT_ASKED
        bit = BIT[option.noun]
        if building.left & bit:
            return NEEDED
        return LEFT_OUT if unbuilt(state, building.seat) & bit else NOT_IN_THE_GROUP


class MarkTemple(Step[State, Building]):
    """The nine tiles become a Temple; their Mystify markers return (DN-10.4, R-20, R-21)."""

    def run(self, state: State, building: Building) -> Question | None:
        nine, seat = building.left, building.seat
        number = temples_built(state, seat)
        state.temples[2 * seat + number] = nine
        state.isolated &= ~nine
        state.markers = [square for square in state.markers if not nine & BIT[square]]
        state.tell("temple", seat, number + 1)
        if number == 1 and not state.edition.double_win_draws:  # DN-16.2
            end(state, seat, TWO_TEMPLES)
        return None


def unbuilt(state: State, seat: int) -> i64:
    """This seat's tiles in groups of nine or more, outside the Temples she has (DN-10.1)."""
    tiles: i64 = state.tiles[seat]
    return temple_groups(tiles & ~built(state, seat)) if tiles else NOWHERE


TEMPLE_STEP: Final = Script("temple-step", [BuildTemples(), ReadTheResult()])
BUILD: Final = Script("build", [LeaveOut(), MarkTemple()])
