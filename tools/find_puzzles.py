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
from gloaming.ai.evaluate import evaluation_of
from gloaming.ai.greedy import Greedy
from gloaming.ai.levels import agent_called, levels_of
from gloaming.ai.tree import TURN
from gloaming.engine import journal
from gloaming.engine.game import Game, game_called
from gloaming.engine.heading import Heading
from gloaming.engine.journal import Answer, Journal
from gloaming.engine.question import NATURE, TABLE
from gloaming.engine.script import Position, answer
from gloaming.lab.puzzles.ahead import TooWide
from gloaming.lab.puzzles.proof import Verdict, by_playing, to_live, to_win

WHIM = 0.05  # How often somebody answers by whim, so that there is something to punish.


class Moment:
    """A question in a game: after how many answers, whose, and in which turn."""

    def __init__(self, at: int, turn: int, seat: int, state: Position) -> None:
        self.at = at
        self.turn = turn
        self.seat = seat
        self.state = state


def played(
    game: Game[Any], seats: int, seed: int, options: dict[str, str]
) -> tuple[Journal, list[Moment], Position]:
    kept = Journal(Heading(game, options, ["greedy"] * seats))
    state = kept.start()
    agent = Greedy(evaluation_of(game.id))
    luck = Random(f"{seed} puzzles")
    moments: list[Moment] = []
    turn = 0
    while (question := state.question) is not None:
        seat = 0 if question.seat == TABLE else question.seat
        if question.seat != NATURE and len(question.options) > 2:
            moments.append(Moment(len(kept.answers), turn, seat, state.clone()))
        if question.seat == NATURE or luck.random() < WHIM:
            option = question.pick(luck.random())
        else:
            option = agent.choose(imagination(game, state, seat, luck))
        state.heard = []
        answer(state, option)
        turn += sum(event.what == TURN for event in state.heard)
        state.heard = None
        kept.answers.append(Answer(question.seat, option))
    return kept, moments, state


def candidates(proof: str, moments: list[Moment], winners: list[int], back: int) -> list[Moment]:
    """Where to look: at the winner's last turn, or at the turns of all others before it."""
    last = moments[-1].turn if moments else 0
    if proof == "win":
        return [it for it in moments if it.turn >= last - back and it.seat in winners]
    if proof == "stop":
        return [it for it in moments if last > it.turn >= last - back and it.seat not in winners]
    return [it for it in moments if it.turn >= last - back]


def find(args: argparse.Namespace) -> None:
    game = game_called(args.game)
    options = dict(pair.split("=") for pair in args.option)
    seats = args.seats or (game.seats[0] if game.seats[0] > 1 else 2)
    folder = Path(args.to) / game.id
    folder.mkdir(parents=True, exist_ok=True)
    until = time.time() + args.seconds
    for seed in range(args.first, args.first + args.games):
        kept, moments, end = played(game, seats, seed, options)
        outcome = game.outcome(end)
        assert outcome is not None
        seen: set[tuple[int, int]] = set()
        for moment in candidates(args.proof, moments, outcome.winners(), args.back):
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
            write(folder, args.proof, game, kept, moment, verdict, seed)


def check(args: argparse.Namespace, game: Game[Any], moment: Moment, seats: int) -> Verdict | None:
    for worlds in (1, 8):  # One is enough to see that there is nothing to be seen.
        if args.proof == "win":
            verdict = to_win(game, moment.state, moment.seat, worlds, args.limit)
        elif args.proof == "stop":
            verdict = to_live(game, moment.state, moment.seat, seats, worlds, args.limit)
        else:
            break
        if not verdict.clear or len(verdict.best) > args.best:
            return None
        if worlds > 1:
            return verdict
    few = by_playing(game, moment.state, moment.seat, 12)
    tops = [it for it in few.row if it.high > few.row[0].low]
    if len(tops) > args.best + 1:
        return None
    return by_playing(game, moment.state, moment.seat, args.playouts)


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
        hits = 0
        for at in range(2 if level == levels_of(game)[-1] else 3):
            agent = agent_called(level, game, 1.0, False)
            mind = imagination(game, moment.state, moment.seat, Random(f"{at}"))
            hits += agent.choose(mind) in verdict.best
        solved.append(f"{level} {hits}/3")
    remarks = ["# puzzle: ?", "# kind: ?", f"# proof: {proof}", f"# best: {best}", "# why: ?"]
    figures = [f"# figures: {' · '.join(map(repr, verdict.row))}", f"# solved: {', '.join(solved)}"]
    lines[blank + 1 : blank + 1] = [*remarks, *figures]
    file = folder / f"{proof}-{seed}-{moment.at}.journal"
    file.write_text("\n".join(lines), encoding="utf-8")
    print(file.name, f"{len(verdict.row)} options,", best, "|", ", ".join(solved), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--proof", default="win")
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--back", type=int, default=3)
    parser.add_argument("--options", type=int, default=4)
    parser.add_argument("--best", type=int, default=2)
    parser.add_argument("--limit", type=int, default=20000)
    parser.add_argument("--playouts", type=int, default=60)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--why", action="append", default=[])
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--to", default="build/puzzles")
    find(parser.parse_args())


if __name__ == "__main__":
    main()
