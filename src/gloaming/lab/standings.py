"""What an arena has shown: shares of points with their intervals, ratings, costs."""

from openskill.models import PlackettLuce

from gloaming.ai.versus import wilson
from gloaming.lab.meeting import Result


class Standing:
    """One level against another: games and points, seen from the first."""

    __slots__ = ("agent", "games", "points", "rival")

    def __init__(self, agent: str, rival: str) -> None:
        self.agent = agent
        self.rival = rival
        self.games = 0
        self.points = 0.0

    def share(self) -> float:
        return self.points / self.games if self.games else 0.0

    def interval(self) -> tuple[float, float]:
        return wilson(self.points, self.games)


class Cost:
    """What the answers of a level took, in seconds of processor time and in tries."""

    __slots__ = ("answers", "longest", "seconds", "tries")

    def __init__(self) -> None:
        self.answers = 0
        self.seconds = 0.0
        self.longest = 0.0
        self.tries = 0

    def mean(self) -> float:
        return self.seconds / self.answers if self.answers else 0.0


def standings(results: list[Result]) -> list[Standing]:
    """Every pairing, in the order of its first game."""
    found: dict[tuple[str, str], Standing] = {}
    for result in results:
        pair = result.meeting.agent(), result.meeting.rival()
        standing = found.setdefault(pair, Standing(*pair))
        standing.games += 1
        standing.points += result.scores[result.meeting.hero]
    return list(found.values())


def costs(results: list[Result]) -> dict[str, Cost]:
    found: dict[str, Cost] = {}
    for result in results:
        for at, name in enumerate(result.meeting.names):
            cost = found.setdefault(name, Cost())
            cost.answers += result.answers[at]
            cost.seconds += result.seconds[at]
            cost.longest = max(cost.longest, result.longest[at])
            cost.tries += result.tries[at] if result.tries else 0
    return found


def ratings(results: list[Result]) -> dict[str, tuple[float, float]]:
    """The skill of every level and how unsure it is, by Plackett and Luce.

    The games are taken deal by deal, whatever the order in which they were finished. Who sits at
    a table several times learns the mean of it.
    """
    model = PlackettLuce()
    known = {name: model.rating() for result in results for name in result.meeting.names}
    for result in sorted(results, key=lambda it: it.meeting.key()):
        names = result.meeting.names
        if len(set(names)) == 1:
            continue  # Nobody learns anything from meeting itself.
        ranks = [-score for score in result.scores]
        after = model.rate([[known[name]] for name in names], ranks=ranks)
        for name in set(names):
            mine = [after[at][0] for at, sits in enumerate(names) if sits == name]
            mu = sum(one.mu for one in mine) / len(mine)
            sigma = sum(one.sigma for one in mine) / len(mine)
            known[name] = model.rating(mu=mu, sigma=sigma)
    return {name: (rating.mu, rating.sigma) for name, rating in known.items()}
