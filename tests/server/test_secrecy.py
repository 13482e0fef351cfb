"""Non-interference: what a seat can't see makes no difference to a single byte it gets.

Two matches run side by side. In the second, cards the watcher can't see are dealt
differently; the answers are the same wherever both tables offer them. All game long the watcher
compares all it can get, over HTTP and over the live connection. make soak goes on to the end.
"""

import asyncio
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random

import pytest

from gloaming.ai.agent import asked
from gloaming.engine.match import Match
from gloaming.engine.question import NATURE, Question
from gloaming.games.day_and_night.cards import SPELLS
from gloaming.games.day_and_night.cards.steal_passion import LookAtHand
from gloaming.games.day_and_night.state import DAY
from tests.server.house import FRIEND, ME, Guest, House, Live, done, quick, served, sqlite
from tests.support.soak import far

pytestmark = pytest.mark.asyncio(loop_scope="session")
GAMES = [(watcher, seed) for watcher in (0, 1, -1) for seed in range(far(1, 6))]
EVERY = far(25, 5)  # So many answers, and the watcher asks for all there is.
FARTHEST = far(150, 100_000)  # Answers, and until somebody looked into a hand; or all of a game.
DIFFERENT = 0.4  # How often a card the watcher can't see is dealt differently.
HAND = 5
SHARED = 9  # Of both hands.
# To look into a hand is to see the difference: whoever watches does not.
LOOKS = {
    f"cast {spell.id}"
    for spell in SPELLS
    if any(isinstance(it, LookAtHand) for it in spell.effects)
}


class Deal:
    """Luck at the opening: five cards for Day, then five for Night."""

    def __init__(self, watcher: int, seed: int, swerve: bool) -> None:
        self.chances = self.deal(watcher, Random(seed), Random(seed + 1), swerve)

    def deal(self, watcher: int, common: Random, own: Random, swerve: bool) -> Iterator[float]:
        for seat in (0, 1):
            for _ in range(HAND):
                chance = common.random()
                differs = common.random() < DIFFERENT and seat != watcher
                yield own.random() if swerve and differs else chance

    def random(self) -> float:
        return next(self.chances)


class Draws:
    """Luck after the opening. The watcher draws the same cards at both tables; of the others some
    differ, but never so many that both tables would offer nothing in common."""

    def __init__(self, matches: list[Match], watcher: int, seed: int) -> None:
        self.matches = matches
        self.own = matches[-1]
        self.watcher = watcher
        self.luck = Random(f"{seed} {len(matches)}")

    def random(self) -> float:
        chance = self.luck.random()
        if len(self.matches) == 1:
            return chance
        first, own = self.matches
        question = asked(own.state)
        drawn = first.journal.answers[len(own.journal.answers)].option
        differs = self.hidden() and self.shared() >= SHARED and self.luck.random() < DIFFERENT
        if differs or not question.offers(drawn):
            return chance
        assert question.weights is not None
        before = question.weights[: question.options.index(drawn)]
        return (sum(before) + chance * 0.5) / sum(question.weights)

    def hidden(self) -> bool:
        return bool(self.own.state.stack[-1].seat != self.watcher)  # type: ignore[attr-defined]

    def shared(self) -> int:
        """So many cards are in a hand at both tables."""
        one, two = (match.state.hand for match in self.matches)  # type: ignore[attr-defined]
        return sum(map(min, one, two))


class Twins:
    """Two tables that differ in what the watcher can't see."""

    def __init__(self, watcher: int, seed: int) -> None:
        self.watcher = watcher
        self.seed = seed
        self.luck = Random(seed)
        self.ids: list[str] = []
        self.matches: list[Match] = []
        self.players: list[list[Guest]] = []
        self.looked = False  # Somebody else looked into a hand.

    async def open(self, house: House, ann: Guest) -> None:
        """Ann has the watcher's seat at both; somebody else sits opposite."""
        mine = max(self.watcher, 0)
        for swerve in (False, True):
            house.lobby.luck = Deal(self.watcher, self.seed, swerve)  # type: ignore[assignment]
            opened = await ann.open(*([ME, FRIEND] if mine == 0 else [FRIEND, ME]))
            zoe = await house.guest()
            done(await zoe.join(next(iter(opened["links"].values())), "Zoe"))
            match = house.lobby.tables[opened["table"]].match
            self.ids.append(opened["table"])
            self.matches.append(match)
            match.luck = Draws(self.matches[:], self.watcher, self.seed)
            match.dreams = Random(self.seed)
            self.players.append([ann, zoe] if mine == 0 else [zoe, ann])

    def questions(self) -> list[Question]:
        return [asked(match.state) for match in self.matches]

    def over(self) -> bool:
        first, second = (match.result for match in self.matches)
        assert (first is None) == (second is None)
        return first is not None

    def choose(self) -> tuple[int, str]:
        """An answer that both tables offer; to look into a hand, if anybody but the watcher can."""
        first, second = self.questions()
        assert first.seat == second.seat != NATURE
        both = [option.name for option in first.options if second.offers(option)]
        if first.seat == self.watcher:
            both = [name for name in both if name not in LOOKS]
        elif LOOKS & set(both):
            both = sorted(LOOKS & set(both))
        say = self.luck.choice(both)
        self.looked |= say in LOOKS
        return first.seat, say

    async def answer(self, seat: int, say: str, lives: list[Live]) -> None:
        """The watcher answers over its live connection, the others over HTTP."""
        for at, id in enumerate(self.ids):
            act = {"seat": seat, "seq": self.matches[at].seq, "say": say}
            if seat == self.watcher:
                await lives[at].say("answer", **act)
                async with asyncio.timeout(600):
                    while self.matches[at].seq == act["seq"]:
                        await asyncio.sleep(0)  # The second table's luck looks at the first's.
            else:
                done(await self.players[at][seat].act(id, "answer", **act))

    def alike(self, got: list[bytes]) -> None:
        first, second = (
            said.replace(id.encode(), b"ID") for said, id in zip(got, self.ids, strict=True)
        )
        assert first == second

    async def compare(self, guest: Guest, paths: list[str]) -> None:
        for path in paths:
            got = [await guest.get(f"/api/tables/{id}{path}") for id in self.ids]
            assert got[0].status_code == got[1].status_code
            self.alike([response.content for response in got])

    def paths(self) -> list[str]:
        """All that can be asked of a table."""
        seat, seq = f"seat={self.watcher}", self.matches[0].seq
        question = self.questions()[0]
        says = [option.name for option in question.options]
        if question.seat != self.watcher:
            says = says[:1]
        return [
            f"?{seat}",
            f"/log?{seat}",
            f"/log?{seat}&since={seq // 2}",
            f"/at/{self.luck.randrange(seq)}?{seat}",
            f"/at/{self.luck.randrange(seq)}?{seat}&beat=1",
            f"/beats?{seat}&since={max(0, seq - 40)}&upto={seq}",
            "/journal",
            f"?seat={1 - max(self.watcher, 0)}",
            *(f"/preview?{seat}&seq={seq}&say={say}" for say in says),
        ]


@pytest.mark.parametrize(("watcher", "seed"), GAMES)
async def test_what_is_hidden_makes_no_difference(tmp_path: Path, watcher: int, seed: int) -> None:
    async with served(quick(sqlite(tmp_path))) as house:
        ann = await house.guest()
        looking = ann if watcher >= 0 else await house.guest()
        twins = Twins(watcher, 1000 * seed + watcher)
        await twins.open(house, ann)
        assert twins.matches[0].state.hand != twins.matches[1].state.hand  # type: ignore[attr-defined]
        one, two = (looking.live(id, watcher) for id in twins.ids)
        async with one as first, two as second:
            lives = [first, second]
            for answers in count():
                heard = [await live.connection.recv() for live in lives]
                if twins.over():
                    break  # Now all is shown.
                twins.alike([str(said).encode() for said in heard])
                if answers % EVERY == 0:
                    await twins.compare(looking, twins.paths())
                if answers >= FARTHEST and (twins.looked or watcher == DAY):
                    break
                await twins.answer(*twins.choose(), lives)
        assert twins.looked or watcher == DAY, "nobody looked into a hand"


async def test_a_preview_of_looking_into_a_hand_shows_no_hand(tmp_path: Path) -> None:
    async with served(quick(sqlite(tmp_path))) as house:
        ann = await house.guest()
        for seed in range(100):
            twins = Twins(0, seed)
            await twins.open(house, ann)
            looks = LOOKS & {option.name for option in twins.questions()[0].options}
            if looks:
                seq = twins.matches[0].seq
                await twins.compare(ann, [f"/preview?seat=0&seq={seq}&say={say}" for say in looks])
                return
        pytest.fail("nobody was dealt a card that looks into a hand")


async def test_the_twins_would_notice_a_leak(tmp_path: Path) -> None:
    """The comparison itself is worth something: the other seat's sight does differ."""
    async with served(quick(sqlite(tmp_path))) as house:
        ann = await house.guest()
        twins = Twins(0, 7)
        await twins.open(house, ann)
        got = [
            (await row[1].get(f"/api/tables/{id}?seat=1")).content
            for id, row in zip(twins.ids, twins.players, strict=True)
        ]
        with pytest.raises(AssertionError):
            twins.alike(got)
