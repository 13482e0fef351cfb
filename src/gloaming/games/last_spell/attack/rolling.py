"""A monster rolls its defence dice (LS-10.6, LS-10.7)."""

from typing import Final

from gloaming.engine.question import NATURE, Option, Question
from gloaming.engine.script import Step
from gloaming.games.last_spell.box.dice import (
    COUNT,
    DICE,
    FACES,
    NOT_ROLLED,
    passed,
    stun_icon,
    usual,
)
from gloaming.games.last_spell.box.monster_cards import BLUE, CARD, HEAD, KIND, ORANGE, TAIL
from gloaming.games.last_spell.frames import Attacking
from gloaming.games.last_spell.state import NOBODY, State
from gloaming.games.last_spell.words import ROLL


class RollDice(Step[State, Attacking]):
    """All dice of the target are rolled, orange before blue (LS-10.6)."""

    def run(self, state: State, frame: Attacking) -> Question | None:
        if frame.dice == NOBODY:
            frame.dice = usual(dice_of(state, frame.target))
        dice = DICE[frame.dice]
        if frame.first == NOT_ROLLED:
            return Question(NATURE, "roll", ROLLS[dice[0]], COUNT)
        if len(dice) == 2 and frame.second == NOT_ROLLED:
            return Question(NATURE, "roll", ROLLS[dice[1]], COUNT)
        return None

    def answer(self, state: State, frame: Attacking, option: Option) -> None:
        state.tell("rolls", frame.target, option.noun)
        if frame.first == NOT_ROLLED:
            frame.first = option.noun
        else:
            frame.second = option.noun
        frame.repeat()


def dice_of(state: State, figure: int) -> int:
    """The dice of a monster; Cetusia has both at stage II (LS-10.5, LS-20.9)."""
    if KIND[figure] in (HEAD, TAIL) and state.wyrm_stage == 2:
        return ORANGE | BLUE
    return CARD[figure].dice


# The faces of no die, an orange and a blue one.
ROLLS: Final = [[ROLL[face] for face in faces] for faces in FACES]


def is_hit(frame: Attacking, keywords: int) -> bool:
    """A monster is hit if all its dice are passed (LS-10.6)."""
    if not passed(frame.first, keywords):
        return False
    return frame.second == NOT_ROLLED or passed(frame.second, keywords)


def all_icons(frame: Attacking) -> bool:
    """Whether all dice show the stun icon (LS-10.7)."""
    if not stun_icon(frame.first):
        return False
    return frame.second == NOT_ROLLED or stun_icon(frame.second)
