"""What an attack of Casting Shadows that is under way will do, as far as anybody can tell."""

from gloaming.ai.casting_shadows.weights import PARRIED, SHIELDED, STUNG
from gloaming.games.casting_shadows.box.board import BIT
from gloaming.games.casting_shadows.box.names import NONE
from gloaming.games.casting_shadows.cards import card_of
from gloaming.games.casting_shadows.spells.health import reduced
from gloaming.games.casting_shadows.spells.spell import AT_RESPOND, Attack
from gloaming.games.casting_shadows.spells.steps import Blow, reply_of
from gloaming.games.casting_shadows.table.frames import Casting
from gloaming.games.casting_shadows.table.state import State, counterspells


def expected_hp(state: State) -> list[float]:
    """The HP of all, after an attack that is under way has done what is to be expected of it."""
    hp = [float(points) for points in state.hp]
    for frame in state.stack:
        if isinstance(frame, Casting) and frame.targets and frame.card != NONE:
            suffer(state, frame, hp)
    return hp


def suffer(state: State, casting: Casting, hp: list[float]) -> None:
    """Subtract what an attack will do: what was answered is known, an open answer likely.

    While somebody is asked for an answer, the finger is on the step after that already.
    """
    effect = card_of(casting.card).effect
    if not isinstance(effect, Attack) or casting.at > AT_RESPOND + 1:
        return
    blow = Blow(effect.reach, effect.spares_shadow)
    for player in range(state.edition.players):
        if not casting.targets & BIT[player] or blow.misses(state, casting, player):
            continue
        reply = reply_of(casting, player)
        damage = float(reduced(state, player, blow.raw(state, casting, player), reply))
        if casting.waiting & BIT[player] and counterspells(state, player) and damage:
            damage -= SHIELDED * min(2.0, damage) + PARRIED * damage
            hp[state.active] -= STUNG
        hp[player] -= damage
        if reply.stings and hp[player] > 0:
            hp[state.active] -= reply.stings
