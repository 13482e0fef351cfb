"""Damage to structures: flames, the Panic Area, destruction (LS-16)."""

from gloaming.games.last_spell.box.structures import A_WALL, IN_PLAY, NOTHING, STRUCTURES
from gloaming.games.last_spell.state import State
from gloaming.games.last_spell.table.ground import tear_down


def burn(state: State, built: int, damage: int) -> None:
    """Each damage is a flame; the one beyond the capacity destroys, the rest is lost (LS-16.2)."""
    kind = state.kind[built]
    structure = STRUCTURES[kind]
    before = flames_on(state, built)
    while damage > 0 and state.flames[built] <= structure.capacity:
        state.flames[built] += 1
        damage -= 1
        if state.flames[built] > structure.capacity:
            break  # The destroying point takes no flame (LS-16.3).
        if structure.category != A_WALL and state.panic > 0:
            state.panic -= 1
    now = flames_on(state, built)
    if now > before:
        state.tell("burns", kind, state.where[built], now)


def flames_on(state: State, built: int) -> int:
    """The flames that lie on a structure; the destroying point is none (LS-16.3)."""
    return min(state.flames[built], STRUCTURES[state.kind[built]].capacity)


def is_destroyed(state: State, built: int) -> bool:
    kind = state.kind[built]
    return kind != NOTHING and state.flames[built] > STRUCTURES[kind].capacity


def clear_ruins(state: State) -> None:
    """Destroyed structures are removed (LS-13.2)."""
    for built in range(IN_PLAY):
        if is_destroyed(state, built):
            demolish(state, built)


def demolish(state: State, built: int) -> None:
    """A structure is gone: burnt down, or in the way of something greater (LS-16.2, LS-20.11)."""
    state.tell("destroyed", state.kind[built], state.where[built])
    tear_down(state, built)
