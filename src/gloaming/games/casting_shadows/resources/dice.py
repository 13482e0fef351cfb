"""Rolling and rerolling the five dice (CS-4.2, CS-5.3)."""

from bisect import bisect_right
from itertools import accumulate
from typing import Final

from gloaming.engine.question import NATURE, Option, Question
from gloaming.engine.refusal import NOT_ASKED, Refusal
from gloaming.engine.script import Script, Step
from gloaming.games.casting_shadows.box.board import BIT
from gloaming.games.casting_shadows.box.names import CC, DICE, DIE_COLOUR, NONE
from gloaming.games.casting_shadows.box.rolls import HANDFULS, ROLLS, handful
from gloaming.games.casting_shadows.table.frames import Rolling
from gloaming.games.casting_shadows.table.state import State, companion_of
from gloaming.games.casting_shadows.table.words import REROLL, ROLL, THROW

ALL_DICE: Final = BIT[len(DICE)] - 1

DIE_GONE: Final = Refusal("CS-5.3", "die-gone")
CRYSTAL_STAYS: Final = Refusal("CS-5.3", "crystal-stays")
DIE_CHOSEN: Final = Refusal("CS-5.3", "die-chosen")
SAME_DIE: Final = Refusal("CS-5.3", "same-die")


class Thrown(Question):
    """How some dice fall. Luck is asked the same again and again: its weights are added up once."""

    __slots__ = ("bounds",)

    def __init__(self, rolls: list[int]) -> None:
        weights = [ROLLS[number].weight for number in rolls]
        super().__init__(NATURE, "roll", [ROLL[number] for number in rolls], weights)
        self.bounds = list(accumulate(weights))

    def pick(self, chance: float) -> Option:
        left = int(chance * float(self.bounds[-1]))
        return self._options[bisect_right(self.bounds, left)]


def _of_chosen(chosen: int) -> Question:
    dice = [0, 0, 0]
    for die in range(len(DICE)):
        if chosen & BIT[die]:
            dice[DIE_COLOUR[die]] += 1
    return _QUESTIONS[handful(dice[0], dice[1], dice[2])]


_QUESTIONS: Final = [
    # The likeliest first, as journals and puzzles have always been dealt.
    Thrown(sorted(rolls, key=lambda number: -ROLLS[number].weight))
    for rolls in HANDFULS
]
_BY_CHOICE: Final = [_of_chosen(chosen) for chosen in range(ALL_DICE + 1)]


class MoreDice(Step[State, Rolling]):
    """Choose further dice to roll with the first, or throw them (CS-5.3)."""

    def run(self, state: State, rolling: Rolling) -> Question | None:
        options: list[Option] = []
        add_rerollable(state, rolling.chosen, options)
        if not options:
            return None
        options.append(THROW)
        return Question(state.active, "reroll", options)

    def answer(self, state: State, rolling: Rolling, option: Option) -> None:
        if option is not THROW:
            rolling.chosen |= BIT[option.noun]
            state.tell("rerolls", state.active, option.noun)
            rolling.repeat()

    def refuse(self, state: State, rolling: Rolling, option: Option) -> Refusal:
        if option.verb != "reroll":
            return NOT_ASKED
        if rolling.chosen & BIT[option.noun]:
            return DIE_CHOSEN
        return refuse_die(state, option.noun)


class Throw(Step[State, Rolling]):
    """All chosen dice are rolled once, together (CS-5.3, CS-6.1)."""

    def run(self, state: State, rolling: Rolling) -> Question | None:
        return _BY_CHOICE[rolling.chosen]

    def answer(self, state: State, rolling: Rolling, option: Option) -> None:
        faces = ROLLS[option.noun].in_a_row  # Dice stand in the order of their colours.
        rolled = 0
        for die in range(len(DICE)):
            if rolling.chosen & BIT[die]:
                state.dice[die] = faces[rolled]
                rolled += 1
        state.tell("rolls", state.active, option.noun)


def rerollable(state: State, die: int) -> bool:
    """Still in the pool and no crystal, unless the Companion calms it (CS-5.3)."""
    face = state.dice[die]
    if face == CC:
        return companion_of(state, state.active).calms_crystals
    return face != NONE


def add_rerollable(state: State, chosen: int, options: list[Option]) -> None:
    """The dice that can be rolled again besides the chosen ones; of two alike only the first."""
    calm = companion_of(state, state.active).calms_crystals
    dice = state.dice
    last = NONE
    for die in range(len(DICE)):
        face = dice[die]
        if face == NONE or chosen & BIT[die] or (face == CC and not calm):
            continue
        if last == NONE or dice[last] != face or DIE_COLOUR[last] != DIE_COLOUR[die]:
            options.append(REROLL[die])
        last = die


def refuse_die(state: State, die: int) -> Refusal:
    """Why a die can't be chosen."""
    if state.dice[die] == NONE:
        return DIE_GONE
    return SAME_DIE if rerollable(state, die) else CRYSTAL_STAYS


ROLLING: Final = Script("roll", [Throw()])
REROLLING: Final = Script("reroll", [MoreDice(), Throw()])
