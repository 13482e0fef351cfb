"""Bots need nothing but the standard library: they think where nothing else is installed."""

import subprocess
import sys

# Whoever imports anything that is neither ours nor Python's is refused; then all play.
ALONE = """
import sys
from importlib.abc import MetaPathFinder

OURS = {*sys.stdlib_module_names, "gloaming", "mypy_extensions"}

class Refuse(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        if top not in OURS and not top.endswith("__mypyc"):
            raise ModuleNotFoundError(f"{name} is not there", name=name)

sys.meta_path.insert(0, Refuse())
for name in ("numpy", "msgspec", "rich", "fluent", "cyclopts"):
    assert name not in sys.modules

from random import Random

import gloaming.games
from gloaming.ai.advice import advise
from gloaming.ai.agent import imagination
from gloaming.ai.levels import agent_called, agents_of
from gloaming.engine.game import all_games
from gloaming.engine.question import NATURE
from gloaming.engine.script import answer

for game in all_games():
    state, luck = game.setup({}, game.seats[0]), Random(1)
    while state.question.seat == NATURE or len(state.question.options) == 1:
        answer(state, state.question.pick(luck.random()))
    seat = max(0, state.question.seat)
    for name in agents_of(game):
        agent = agent_called(name, game, 0.01, hurried=False)
        chosen = agent.choose(imagination(game, state, seat, Random(2)))
        assert chosen in state.question.options
        print(game.id, name)
    assert advise(game, imagination(game, state, seat, Random(3)))
"""


def test_all_agents_of_all_games_answer_without_any_library() -> None:
    command = [sys.executable, "-c", ALONE]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    answered = run.stdout.split("\n")
    for game in ("bless", "casting_shadows", "day_and_night", "last_spell"):
        for name in ("random", "greedy", "learned", "novice", "apprentice", "adept", "master"):
            assert f"{game} {name}" in answered
