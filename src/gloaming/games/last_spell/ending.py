"""How a game ends, and the losses that can end it (LS-1)."""

from gloaming.games.last_spell.board import NOWHERE
from gloaming.games.last_spell.ground import alive, remove_hero, wounds_to_go
from gloaming.games.last_spell.state import (
    CIRCLE_LOST,
    GOES_ON,
    HEROES_LOST,
    NO_CARD,
    SURVIVED,
    State,
)


def finish(state: State, ending: int) -> None:
    """The first terminal event ends the game (LS-1.10)."""
    if state.ending == GOES_ON:
        state.ending = ending
        state.active = NOWHERE
        state.tell("ends", ending)
        state.stack.clear()


def survived(state: State) -> bool:
    """Every Schema card revealed, and no more Wounds to deal than heroes alive (LS-1.7)."""
    for card in state.slot_cards:
        if card != NO_CARD:
            return False
    return wounds_to_go(state) <= alive(state)


def end_of_night(state: State) -> bool:
    """Whether the night is over now; if so, the introductory game is won (LS-1.8, LS-23.6)."""
    if not survived(state):
        return False
    finish(state, SURVIVED)
    return True


def lose_mages(state: State, many: int) -> None:
    """So many Mages are lost; without any the game is (LS-13.9, LS-1.5)."""
    lost = min(many, state.mages)
    state.mages -= lost
    state.tell("mages", lost, state.mages)
    if state.mages == 0:
        finish(state, CIRCLE_LOST)


def hero_falls(state: State, hero: int) -> None:
    """A dead hero is removed; the introductory game goes on while one is left (LS-23.6)."""
    state.tell("falls", state.card[hero])
    remove_hero(state, hero)
    state.reinforced[hero] = 0
    if not state.edition.introductory or alive(state) == 0:  # LS-1.4
        finish(state, HEROES_LOST)
