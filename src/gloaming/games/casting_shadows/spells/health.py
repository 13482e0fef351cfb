"""Damage, healing, elimination, and the end of the game (CS-7.7, CS-10)."""

from typing import Final

from gloaming.games.casting_shadows.box.board import NOWHERE
from gloaming.games.casting_shadows.box.counterspells import NO_REPLY, Counterspell
from gloaming.games.casting_shadows.box.names import COUNTERSPELL_KINDS, NONE
from gloaming.games.casting_shadows.ending import check_end
from gloaming.games.casting_shadows.resources.pool import empty_pool
from gloaming.games.casting_shadows.table.state import (
    BOOK,
    State,
    cards_of,
    companion_of,
    hidden,
    most_hp,
    tile_under,
)

LAST_STEPS: Final = 2  # Of a turn: they come whoever is left (see `rules`).


def reduced(state: State, player: int, damage: int, reply: Counterspell) -> int:
    """DMG an enemy deals to a player: tile, then Companion, then Counterspell (CS-7.7)."""
    if damage == 0:
        return 0
    tile = tile_under(state, player)
    if tile.exposes:
        return damage
    if tile.softens:
        damage = max(1, damage - tile.softens)
    softens_from = companion_of(state, player).softens_from
    if softens_from and damage >= softens_from:
        damage -= 1
    return max(0, damage - reply.reduces)


def deal(state: State, player: int, damage: int) -> None:
    """DMG dealt by an enemy, but not by an Attack Spell: no Counterspell helps (CS-7.8)."""
    hurt(state, player, reduced(state, player, damage, NO_REPLY))


def hurt(state: State, player: int, damage: int) -> None:
    """HP go down; at 0 the player is eliminated immediately (CS-10.2)."""
    state.hp[player] = max(0, state.hp[player] - damage)
    state.tell("hurt", player, damage)
    if state.hp[player] == 0:
        eliminate(state, player)


def heal(state: State, player: int, many: int) -> None:
    """HP go up, never above what the game started with (CS-10.1)."""
    gained = min(many, most_hp(state, player) - state.hp[player])
    if gained:
        state.hp[player] += gained
        state.tell("heals", player, gained)


def eliminate(state: State, player: int) -> None:
    """Cards are put away, the meeple leaves, the turn ends if it was this player's (CS-10.3)."""
    state.fallen.append(player)
    state.tell("out", player)
    for card in cards_of(state, player):
        state.discard.append(card)
    for at in range(player * BOOK, player * BOOK + BOOK):
        state.book[at] = NONE
    bury_counterspells(state, player)
    state.place[player] = NOWHERE
    if player == state.active:
        empty_pool(state)
        state.ap = 0
        end_turn_at_once(state)
    check_end(state)


def bury_counterspells(state: State, player: int) -> None:
    """They go to the bottom of their deck, unrevealed and in random order (CS-R53).

    From now on they are a part of the deck in which each is as likely as the others.
    """
    for kind in range(player * COUNTERSPELL_KINDS, (player + 1) * COUNTERSPELL_KINDS):
        for _ in range(state.held[kind]):
            state.queue.append(hidden(player))


def end_turn_at_once(state: State) -> None:
    """Whatever was in progress is dropped; the last two steps of the turn are left (CS-R52)."""
    del state.stack[2:]
    turn = state.stack[1]
    turn.at = max(turn.at, len(turn.script.steps) - LAST_STEPS)
