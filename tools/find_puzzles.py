"""Look for puzzles in games that bots play with themselves: positions with one best answer.

    python tools/find_puzzles.py day_and_night --proof win --first 0 --games 50 --to build/puzzles

Every find is written as a journal that still lacks a title and a reason.
"""

import argparse
import time
from pathlib import Path
from random import Random
from typing import Any

import gloaming.games  # noqa: F401 - puts the games on the shelf.
from gloaming.ai.agent import imagination
from gloaming.ai.bots import bots_of
from gloaming.ai.evaluation import TURN
from gloaming.ai.greedy import Greedy
from gloaming.ai.levels import agent_called, levels_of
from gloaming.engine import journal
from gloaming.engine.game import Game, game_called
from gloaming.engine.heading import Heading
from gloaming.engine.journal import Answer, Journal
from gloaming.engine.question import NATURE
from gloaming.engine.script import Position, answer
from gloaming.lab.puzzles.ahead import TooWide
from gloaming.lab.puzzles.proof import Verdict, by_playing, to_live, to_win


class Moment:
    """A question in a game: after how many answers, whose, and in which turn."""

    def __init__(self, at: int, turn: int, seat: int, state: Position) -> None:
        self.at = at
        self.turn = turn
        self.seat = seat
        self.state = state


def played(
    game: Game[Any], seats: int, seed: int, options: dict[str, str], whim: float
) -> tuple[Journal, list[Moment], Position]:
    kept = Journal(Heading(game, options, ["greedy"] * seats))
    state = kept.start()
    agent = Greedy(bots_of(game.id).evaluation)
    luck = Random(f"{seed} puzzles")
    moments: list[Moment] = []
    turn = 0
    while (question := state.question) is not None:
        seat = question.speaker
        if question.seat != NATURE and len(question.options) > 1:
            moments.append(Moment(len(kept.answers), turn, seat, state.clone()))
        if question.seat == NATURE or luck.random() < whim:
            option = question.pick(luck.random())
        else:
            option = agent.choose(imagination(game, state, seat, luck))
        state.heard = []
        answer(state, option)
        turn += sum(event.what == TURN for event in state.heard)
        state.heard = None
        kept.answers.append(Answer(question.seat, option))
    return kept, moments, state


def candidates(
    args: argparse.Namespace, moments: list[Moment], winners: list[int], together: bool
) -> list[Moment]:
    """Where to look: at the winner's last turn, or at the turns of all others before it."""
    last = moments[-1].turn if moments else 0
    late = [it for it in moments if it.turn >= last - args.back]
    if args.missed:  # Wins that nobody saw.
        return [it for it in late if it.turn < last]
    if args.proof == "win":
        return [it for it in late if it.seat in winners]
    if args.proof != "playouts" and together:
        return late[-args.last :] if not winners else []
    losers = [it for it in late if args.saved or it.seat not in winners]
    if args.proof == "stand":
        return [it for it in losers if args.saved or it.turn == last]
    if args.proof in ("stop", "lives"):
        return [it for it in losers if it.turn < last][-args.last :]
    return late[-args.last :]


def find(args: argparse.Namespace) -> None:
    game = game_called(args.game)
    options = dict(pair.split("=") for pair in args.option)
    seats = args.seats or (game.seats[0] if game.seats[0] > 1 else 2)
    folder = Path(args.to) / game.id
    folder.mkdir(parents=True, exist_ok=True)
    until = time.time() + args.seconds
    for seed in range(args.first, args.first + args.games):
        kept, moments, end = played(game, seats, seed, options, args.whim)
        outcome = game.outcome(end)
        assert outcome is not None
        seen: set[tuple[int, int]] = set()
        for moment in candidates(args, moments, outcome.winners(), game.together):
            if time.time() > until:
                return
            question = moment.state.question
            assert question is not None
            if (moment.turn, moment.seat) in seen or len(question.options) < args.options:
                continue
            if args.why and question.why not in args.why:
                continue
            try:
                verdict = check(args, game, moment, seats)
            except TooWide:
                continue
            if verdict is None or not verdict.clear or len(verdict.best) > args.best:
                continue
            if len(verdict.best) * 2 > len(verdict.row):
                continue
            seen.add((moment.turn, moment.seat))
            if any(option.verb in args.no for option in verdict.best):
                continue
            if args.hard and found_by("greedy", game, moment, verdict, 3) > 1:
                continue
            write(folder, args.proof, game, kept, moment, verdict, seed)


def check(args: argparse.Namespace, game: Game[Any], moment: Moment, seats: int) -> Verdict | None:
    """What is best there; None as soon as it is sure that nothing is clearly so."""
    state, seat = moment.state, moment.seat
    turns = {"lives": seats, "stop": seats, "stand": 1}.get(args.proof, 0)
    if args.proof in ("lives", "playouts"):
        for many in (6, 20, args.playouts):
            few = by_playing(game, state, seat, many, turns)
            tops = [it for it in few.row if it.high > few.row[0].low]
            hopeless = few.row[0].high + few.row[0].low < 1 and turns
            if hopeless or len(tops) > len(few.row) // 2 + (many < args.playouts):
                return None
        return few
    for worlds in (1, 8):  # One is enough to see that there is nothing to be seen.
        if args.proof == "win":
            verdict = to_win(game, state, seat, worlds, args.limit)
        else:
            verdict = to_live(game, state, seat, turns, worlds, args.limit)
        if not verdict.clear or len(verdict.best) > args.best:
            return None
    return verdict


def write(
    folder: Path,
    proof: str,
    game: Game[Any],
    kept: Journal,
    moment: Moment,
    verdict: Verdict,
    seed: int,
) -> None:
    part = Journal(kept.heading)
    part.answers = kept.answers[: moment.at]
    lines = journal.write(part).split("\n")
    blank = lines.index("")
    best = " / ".join(option.name for option in verdict.best)
    solved = []
    for level in levels_of(game):
        tries = 1 if level == levels_of(game)[-1] else 2
        solved.append(f"{level} {found_by(level, game, moment, verdict, tries)}/{tries}")
    remarks = ["# puzzle: ?", "# kind: ?", f"# proof: {proof}", f"# best: {best}", "# why: ?"]
    figures = [f"# figures: {' · '.join(map(repr, verdict.row))}", f"# solved: {', '.join(solved)}"]
    lines[blank + 1 : blank + 1] = [*remarks, *figures]
    file = folder / f"{proof}-{seed}-{moment.at}.journal"
    file.write_text("\n".join(lines), encoding="utf-8")
    print(file.name, f"{len(verdict.row)} options,", best, "|", ", ".join(solved), flush=True)


def found_by(level: str, game: Game[Any], moment: Moment, verdict: Verdict, tries: int) -> int:
    """How often a level finds one of the best answers."""
    hits = 0
    for at in range(tries):
        agent = agent_called(level, game, 1.0, False)
        mind = imagination(game, moment.state, moment.seat, Random(at))
        hits += agent.choose(mind) in verdict.best
    return hits


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--proof", default="win")
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--back", type=int, default=3)
    parser.add_argument("--last", type=int, default=3)
    parser.add_argument("--whim", type=float, default=0.05)
    parser.add_argument("--missed", action="store_true")
    parser.add_argument("--saved", action="store_true")
    parser.add_argument("--hard", action="store_true")
    parser.add_argument("--options", type=int, default=4)
    parser.add_argument("--best", type=int, default=2)
    parser.add_argument("--limit", type=int, default=20000)
    parser.add_argument("--playouts", type=int, default=60)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--no", action="append", default=[])
    parser.add_argument("--why", action="append", default=[])
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--to", default="build/puzzles")
    find(parser.parse_args())


if __name__ == "__main__":
    main()
