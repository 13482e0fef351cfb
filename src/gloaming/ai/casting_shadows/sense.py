"""What nobody does, whatever follows: it can bring nothing."""

from gloaming.engine.question import Option
from gloaming.games.casting_shadows.rules import absorbable
from gloaming.games.casting_shadows.table.state import State


def in_vain(state: State, option: Option) -> bool:
    """A fragment left behind, a transformation put off, a token that no Action point can spend.

    What was fitted in duels would rather keep three energy than take a weak Companion; but energy
    does not grow any more then, and the Portal stays as it is.
    """
    verb = option.verb
    if verb == "absorb":
        return option.noun < absorbable(state, state.active)
    return verb == "end_turn" or (verb == "use" and state.ap == 0)
