"""Damage, healing, elimination, and the end of the game (CS-7.7, CS-10)."""

from gloaming.games.casting_shadows.box.board import BIT, NOWHERE
from gloaming.games.casting_shadows.box.counterspells import NO_REPLY, Counterspell
from gloaming.games.casting_shadows.box.names import COUNTERSPELL_KINDS
from gloaming.games.casting_shadows.resources.pool import empty_pool
from gloaming.games.casting_shadows.table.companions import companion_of
from gloaming.games.casting_shadows.table.state import (
    BEATEN,
    BOOK,
    LAST_STANDING,
    NONE,
    SHADOWS_BEATEN,
    STANDING,
    State,
    cards_of,
    hidden,
    in_play,
    most_hp,
)
from gloaming.games.casting_shadows.table.tiles import tile_under


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
    turn.at = max(turn.at, len(turn.script.steps) - 2)


def check_end(state: State) -> None:
    """The game ends the moment only one player, or one team, is alive (CS-10.4, SO-9)."""
    living = 0
    for player in range(state.variant.players):
        if in_play(state, player):
            living |= BIT[player]
    if state.variant.solo:
        if not living & 1:
            end(state, NONE, BEATEN)
        elif living == 1:
            end(state, 0, SHADOWS_BEATEN)
    elif state.variant.teams:
        if not living & 0b0101 or not living & 0b1010:
            end(state, NONE, STANDING[0 if living & 0b0101 else 1])
    elif living & (living - 1) == 0:
        end(state, BIT.index(living), LAST_STANDING)


def end(state: State, winner: int, ending: int) -> None:
    """The game is over: nothing that was in progress goes on."""
    state.ending = ending
    state.stack.clear()
    state.tell("ends", winner, ending)
