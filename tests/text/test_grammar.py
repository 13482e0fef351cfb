"""The grammar of every game's texts, in three languages.

python -m tests.text.test_grammar [game …]    writes all they say to build/texts
"""

import sys
from typing import ClassVar

from gloaming.games import BLESS, CASTING_SHADOWS, DAY_AND_NIGHT, LAST_SPELL
from tests.text.ftl import SOURCE
from tests.text.grammar import Grammar, write


class TestLastSpell(Grammar):
    game = LAST_SPELL
    samples: ClassVar = {
        "map": ["Gildenberg"],
        "card": ["Z1"],
        "cards": ["Z1, Z2"],
        "board-slot side": "direction",
        "part": "monster",
        "board-night phase": [1, 10],
    }


class TestBless(Grammar):
    game = BLESS


class TestCastingShadows(Grammar):
    game = CASTING_SHADOWS


class TestDayAndNight(Grammar):
    game = DAY_AND_NIGHT
    samples: ClassVar = {"who": "seat"}


if __name__ == "__main__":
    for test in (TestLastSpell, TestBless, TestCastingShadows, TestDayAndNight):
        if len(sys.argv) == 1 or test.game.id in sys.argv:
            write(test.game, test.samples, SOURCE.parents[1] / "build" / "texts")
