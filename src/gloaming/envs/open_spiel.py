"""Every game on the shelf as a game of OpenSpiel: `load("day_and_night")`, then play on.

Luck is OpenSpiel's chance player, and an answer's number in the vocabulary is its action. What a
seat remembers is all it was told since the beginning; what it observes is the table as it sees it.
Where all may answer, the first player speaks for all.
"""

import json
from random import Random
from typing import Any, ClassVar, Final

import pyspiel

import gloaming.games  # noqa: F401  # Puts them on the shelf.
from gloaming.engine import save
from gloaming.engine.event import Event
from gloaming.engine.game import SPECTATOR, Game, all_games, game_called
from gloaming.engine.heading import Heading
from gloaming.engine.question import NATURE
from gloaming.engine.script import Position, answer
from gloaming.engine.sight import Sight, see, tell

PREFIX: Final = "python_gloaming_"
LONGEST: Final = 100_000  # Answers of seats; no random game came near it.


class Past:
    """What happened at an answer, behind what happened before; put into words when asked for."""

    __slots__ = ("before", "events", "words")

    def __init__(self, before: "Past | None", events: list[Event]) -> None:
        self.before = before
        self.events = events
        self.words: dict[int, str] = {}  # By seat, up to here.

    def to(self, box: Game[Any], seat: int) -> str:
        """All a seat was told so far, a line a fact."""
        since: list[Past] = []
        at: Past | None = self
        while at is not None and seat not in at.words:
            since.append(at)
            at = at.before
        lines = [
            " ".join(str(word) for word in tell(box, event, seat)) + "\n"
            for past in reversed(since)
            for event in past.events
        ]
        self.words[seat] = ("" if at is None else at.words[seat]) + "".join(lines)
        return self.words[seat]


class Node:
    """A place in a game tree. OpenSpiel copies and keeps it our way: cloned, or saved as text."""

    __slots__ = ("heading", "past", "state")

    def __init__(self, heading: Heading, state: Position, past: Past) -> None:
        self.heading = heading
        self.state = state
        self.past = past

    def __deepcopy__(self, memo: dict[int, object]) -> "Node":
        return Node(self.heading, self.state.clone(), self.past)

    def __reduce__(self) -> tuple[object, ...]:
        box, seats = self.heading.game, range(SPECTATOR, len(self.heading.seats))
        words = {seat: self.past.to(box, seat) for seat in seats}
        return laid_again, (save.save(self.heading, self.state), words)


def laid_again(saved: str, words: dict[int, str]) -> Node:
    heading, state = save.load(saved)
    return Node(heading, state, remembered(words))


def remembered(words: dict[int, str]) -> Past:
    """What was told up to a moment, without how it came about."""
    past = Past(None, [])
    past.words = words
    return past


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options and number of seats settled; each box has a class of its own."""

    box: ClassVar[Game[Any]]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params, box = params or {}, self.box
        self.seats = int(params.get("players", box.seats[0]))
        self.options = read_options(str(params.get("options", "")))
        box.setup(self.options, self.seats)  # What can't be laid out is refused here.
        words = len(box.vocabulary.options)
        info = pyspiel.GameInfo(
            num_distinct_actions=words,
            max_chance_outcomes=words,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if against(box) else None,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(box), info, params)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        return SpielObserver(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A table in play, and what each seat was told since the beginning."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        heading = Heading(game.box, game.options, [""] * game.seats)
        state = game.box.setup(game.options, game.seats)
        self.node = Node(heading, state, Past(None, []))

    @property
    def box(self) -> Game[Any]:
        return self.node.heading.game

    @property
    def state(self) -> Position:
        return self.node.state

    def current_player(self) -> int:
        question = self.state.question
        if question is None:
            return int(pyspiel.PlayerId.TERMINAL)
        if question.seat == NATURE:
            return int(pyspiel.PlayerId.CHANCE)
        return question.speaker

    def is_terminal(self) -> bool:
        return self.state.question is None

    def _legal_actions(self, player: int) -> list[int]:
        question = self.state.question
        assert question is not None, "OpenSpiel asks only while somebody is asked"
        return sorted(option.index for option in question.options)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        question = self.state.question
        assert question is not None, "OpenSpiel asks only while luck is asked"
        weights = question.weights or [1] * len(question.options)
        total = sum(weights)
        return [
            (option.index, weight / total)
            for option, weight in zip(question.options, weights, strict=True)
            if weight
        ]

    def _apply_action(self, action: int) -> None:
        state = self.state
        heard: list[Event] = []
        state.heard = heard
        answer(state, self.box.vocabulary.options[action])
        state.heard = None
        self.node.past = Past(self.node.past, heard)

    def _action_to_string(self, player: int, action: int) -> str:
        return str(self.box.vocabulary.options[action].name)

    def returns(self) -> list[float]:
        outcome = self.box.outcome(self.state)
        if outcome is None:
            return [0.0] * len(self.node.heading.seats)
        return [2 * score - 1 for score in outcome.scores]

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """A table this player can't tell from this one, the others' secrets dealt anew.

        What the others were told is left behind: it would tell of cards they may not hold.
        """
        luck = Random(int(sampler() * 2**53))
        past = remembered({player: self.node.past.to(self.box, player)})
        imagined: SpielState = self.clone()
        imagined.node = Node(self.node.heading, self.box.imagine(self.state, player, luck), past)
        return imagined

    def __str__(self) -> str:
        return " / ".join(self.box.vocabulary.options[action].name for action in self.history())


class SpielObserver:
    """What a seat remembers, or what it sees now: as words, not as numbers."""

    tensor = None

    def __init__(self, wanted: Any) -> None:
        private = wanted.private_info
        self.remembers = wanted.perfect_recall
        self.as_spectator = private == pyspiel.PrivateInfoType.NONE
        # A seat's secrets without what everybody knows, or those of all seats, are not to be had.
        self.offered = wanted.public_info and private != pyspiel.PrivateInfoType.ALL_PLAYERS
        self.dict: dict[str, Any] = {}

    def set_from(self, state: SpielState, player: int) -> None:
        """There are no numbers to be set."""

    def string_from(self, state: SpielState, player: int) -> str | None:
        if not self.offered:
            return None
        box, seat = state.box, SPECTATOR if self.as_spectator else player
        seen = in_words(see(box, state.state, seat, reasons=False))
        return state.node.past.to(box, seat) + seen if self.remembers else seen


def in_words(sight: Sight) -> str:
    """A sight as a line of JSON."""
    asked = sight.asked
    seen: dict[str, object] = {"board": sight.board, "under_way": sight.under_way, "asked": None}
    if asked is not None:
        options = [option.name for option in asked.options]
        seen["asked"] = {
            "seat": asked.seat,
            "why": asked.why,
            "count": asked.count,
            "options": options,
        }
    return json.dumps(seen, separators=(",", ":"))


def read_options(said: str) -> dict[str, str]:
    """`map=compact turn_cap=20`, as OpenSpiel has no parameter for several words."""
    return dict(pair.split("=", 1) for pair in said.split())


def against(box: Game[Any]) -> bool:
    """Whether what one wins is what the other loses."""
    return box.seats == (2,) and not box.together


def game_type(box: Game[Any]) -> Any:
    kinds = pyspiel.GameType
    utility = kinds.Utility.GENERAL_SUM
    if against(box):
        utility = kinds.Utility.ZERO_SUM
    elif box.together:
        utility = kinds.Utility.IDENTICAL
    return kinds(
        short_name=PREFIX + box.id,
        long_name=f"Gloaming: {box.id}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(box.seats),
        min_num_players=min(box.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
        parameter_specification={"players": box.seats[0], "options": ""},
    )


def register() -> None:
    """Make every game known to OpenSpiel, once."""
    known = set(pyspiel.registered_names())
    for box in all_games():
        if PREFIX + box.id not in known:
            # A class outlives the interpreter; OpenSpiel would drop anything less after the end.
            pyspiel.register_game(game_type(box), type(box.id, (SpielGame,), {"box": box}))


def load(game: str, players: int | None = None, options: str = "") -> Any:
    """A game of ours as OpenSpiel's own `load_game` gives it."""
    box = game_called(game)
    register()
    params = {"players": players or box.seats[0], "options": options}
    return pyspiel.load_game(PREFIX + box.id, params)
