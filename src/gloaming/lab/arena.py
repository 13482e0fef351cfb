"""The arena: play what was not played yet, in as many processes as wanted."""

from collections.abc import Iterator
from multiprocessing import get_context
from signal import SIG_IGN, SIGINT, signal
from typing import Any

import gloaming.games  # noqa: F401 - puts the games on the shelf, also in other processes.
from gloaming.ai.parallel import Crew
from gloaming.engine.game import Game
from gloaming.lab.meeting import Job, Meeting, Result, meet, meet_job
from gloaming.lab.record import Record


class Arena:
    """A game, how it is set up, and how hard the searching levels think."""

    def __init__(
        self,
        game: Game[Any],
        options: dict[str, str],
        effort: float = 1.0,
        workers: int = 1,
        processes: int = 1,
    ) -> None:
        self.game = game
        self.options = options
        self.effort = effort
        self.workers = workers  # So many games at a time,
        self.processes = processes  # or so many processes for one answer.

    def play(self, every: list[Meeting], record: Record | None) -> Iterator[Result]:
        """All results: first those the record holds, then the others as they are ready."""
        wanted = {meeting.key(): meeting for meeting in every}
        for result in record.read() if record is not None else []:
            if wanted.pop(result.meeting.key(), None) is not None:
                yield result
        for result in self.fresh(list(wanted.values())):
            if record is not None:
                record.add(result)
            yield result

    def fresh(self, left: list[Meeting]) -> Iterator[Result]:
        if left and self.processes > 1:
            seats = len(left[0].names)
            with Crew(self.game, self.options, seats, self.processes) as crew:
                for meeting in left:
                    yield meet(self.game, meeting, self.effort, self.options, crew)
            return
        if self.workers == 1 or len(left) < 2:
            for meeting in left:
                yield meet(self.game, meeting, self.effort, self.options)
            return
        jobs = [self.job(meeting) for meeting in left]
        # An interrupt is for this process alone: it still wants to tell what it has.
        with get_context("spawn").Pool(self.workers, signal, (SIGINT, SIG_IGN)) as pool:
            for numbers in pool.imap_unordered(as_numbers, jobs):
                yield from_numbers(numbers)

    def job(self, meeting: Meeting) -> Job:
        """A game to be played elsewhere."""
        return (self.game.id, *meeting.key(), self.effort, self.options)


# What can travel between processes, compiled or not.
Key = tuple[int, int, tuple[str, ...]]
Numbers = tuple[Key, list[float], list[int], list[float], list[float]]


def as_numbers(job: Job) -> Numbers:
    result = meet_job(job)
    key = result.meeting.key()
    return key, result.scores, result.answers, result.seconds, result.longest


def from_numbers(numbers: Numbers) -> Result:
    key, scores, answers, seconds, longest = numbers
    return Result(Meeting(*key), scores, answers, seconds, longest)
