"""OpenSpiel's own information-set tree search at our tables: a peer to measure our bots against.

It gets what every bot of ours gets, a seat's imagination, and knows nothing of the game but its
rules: what a table is worth it finds out by playing on at random.
"""

from collections.abc import Callable
from random import Random
from time import process_time
from typing import Final

import numpy
from open_spiel.python.algorithms import ismcts

from gloaming.ai.agent import Agent, Imagination
from gloaming.engine.question import Option
from gloaming.engine.script import answer
from gloaming.envs.open_spiel import Node, Past, SpielGame, SpielState

NAME: Final = "is-mcts"
FEWEST: Final = 2  # Simulations: the first only looks at the root, the second tries an answer.
FOREVER: Final = 10**9  # The clock ends a search, never the count.

BY_VISITS: Final = "visits"
BY_VALUE: Final = "value"
CHOICES: Final = {
    BY_VISITS: ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
    BY_VALUE: ismcts.ISMCTSFinalPolicyType.MAX_VALUE,
}


class TimeOver(Exception):
    """The time for this answer is used up."""


class Knobs:
    """What can be set of it."""

    __slots__ = ("choice", "length", "uct_c", "worlds")

    def __init__(
        self, uct_c: float = 1.4, worlds: int = -1, choice: str = BY_VISITS, length: int = 0
    ) -> None:
        self.uct_c = uct_c  # How much it tries what it has hardly tried.
        self.worlds = worlds  # So many imagined states for one answer; -1: a new one every time.
        self.choice = choice  # Whether most visits or the best mean tells the answer.
        self.length = length  # A playout is given up as a draw after so many answers; 0: never.

    def said(self) -> list[tuple[str, str]]:
        """Each with its name, for a file of results."""
        return [
            ("uct_c", f"{self.uct_c:g}"),
            ("worlds", str(self.worlds)),
            ("choice", self.choice),
            ("length", str(self.length)),
        ]


class Playouts:
    """Tells what a table is worth by playing it to the end at random, as OpenSpiel's own does.

    But on our engine, without OpenSpiel in between: twenty times as many in the same time.
    """

    def __init__(self, luck: Random, length: int) -> None:
        self.luck = luck
        self.length = length

    def evaluate(self, table: SpielState) -> list[float]:
        state = table.state.clone()
        chance = self.luck.random
        answers = 0
        while (question := state.question) is not None:
            if self.length and answers == self.length:
                break
            answer(state, question.pick(chance()))
            answers += 1
        outcome = table.box.outcome(state)
        if outcome is None:
            return [0.0] * table.num_players()
        return [2 * score - 1 for score in outcome.scores]

    def prior(self, table: SpielState) -> list[tuple[int, float]]:
        actions = table.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


class Timed(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's bot with a clock, dealing the secrets anew as a seat of ours imagines them."""

    def __init__(
        self, game: SpielGame, mind: Imagination, knobs: Knobs, is_over: Callable[[], bool]
    ) -> None:
        super().__init__(
            game,
            Playouts(mind.luck, knobs.length),
            knobs.uct_c,
            FOREVER,
            max_world_samples=knobs.worlds,
            random_state=numpy.random.RandomState(mind.luck.getrandbits(32)),
            final_policy_type=CHOICES[knobs.choice],
        )
        self.mind = mind
        self.is_over = is_over
        self.simulations = 0

    def sample_root_state(self, state: SpielState) -> SpielState:
        """Where a simulation begins, if there is time for one more."""
        if self.simulations >= FEWEST and self.is_over():
            raise TimeOver
        self.simulations += 1
        sampled: SpielState = super().sample_root_state(state)
        return sampled

    def resample_from_infostate(self, state: SpielState) -> SpielState:
        imagined: SpielState = state.clone()
        imagined.node = Node(state.node.heading, self.mind.dream(), state.node.past)
        return imagined


class IsMcts(Agent):
    """Simulates as often as it can in so many seconds of processor time, then answers."""

    def __init__(
        self,
        game: SpielGame,
        seconds: float,
        knobs: Knobs | None = None,
        clock: Callable[[], float] = process_time,
    ) -> None:
        self.name = NAME
        self.game = game
        self.seconds = seconds
        self.knobs = knobs or Knobs()
        self.clock = clock
        self.simulations = 0  # Since the beginning, of all answers.

    def choose(self, mind: Imagination) -> Option:
        if len(mind.question.options) == 1:
            return mind.question.options[0]
        until = self.clock() + self.seconds
        root = self.game.new_initial_state()
        # A search begins anew at every answer, so it need not know what was told before.
        root.node = Node(root.node.heading, mind.dream(), Past(None, []))
        bot = Timed(self.game, mind, self.knobs, lambda: self.clock() >= until)
        try:
            policy = bot.run_search(root)
        except TimeOver:
            policy = bot.get_final_policy(root, bot.lookup_node(root))
        self.simulations += bot.simulations
        best = max(chance for _, chance in policy)
        chosen = mind.luck.choice([action for action, chance in policy if chance == best])
        option: Option = mind.game.vocabulary.options[chosen]
        return option
