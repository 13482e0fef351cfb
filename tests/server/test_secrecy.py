"""Non-interference: what a seat can't see makes no difference to a single byte it gets.

Two matches run side by side. In the second, cards the watcher can't see are dealt differently; the
answers are the same wherever both tables offer them. All game long the watcher compares all it can
get. More games: GLOAMING_SOAK=1.
"""

import os
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from gloaming.ai.agent import asked
from gloaming.engine.question import NATURE, Question
from gloaming.games.day_and_night.cards import SPELLS
from gloaming.games.day_and_night.cards.steal_passion import LookAtHand
from gloaming.server.book import Book
from tests.server.house import FRIEND, ME, Guest, House, done, quick, served, sqlite

pytestmark = pytest.mark.asyncio(loop_scope="session")
SOAK = os.environ.get("GLOAMING_SOAK") == "1"
GAMES = [(watcher, seed) for watcher in (0, 1, -1) for seed in range(20 if SOAK else 1)]
ANSWERS = 400 if SOAK else 60
DIFFERENT = 0.4  # How often a card the watcher can't see is dealt differently.
HAND = 5
# To look into a hand is to see the difference.
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
    """Luck after the opening: the watcher's own book is the same, so the same chance is the same
    card."""

    def __init__(self, book: Book, watcher: int, seed: int, swerve: bool) -> None:
        self.book = book
        self.watcher = watcher
        self.common = Random(seed)
        self.own = Random(seed + 1)
        self.swerve = swerve

    def random(self) -> float:
        chance, differs = self.common.random(), self.common.random() < DIFFERENT
        hidden = self.book.match.state.stack[-1].seat != self.watcher  # type: ignore[attr-defined]
        return self.own.random() if self.swerve and differs and hidden else chance


class Twins:
    """Two tables that differ in what the watcher can't see."""

    def __init__(self, watcher: int, seed: int) -> None:
        self.watcher = watcher
        self.seed = seed
        self.luck = Random(seed)
        self.ids: list[str] = []
        self.books: list[Book] = []
        self.players: list[list[Guest]] = []

    async def open(self, house: House, ann: Guest) -> None:
        """Ann has the watcher's seat at both; somebody else sits opposite."""
        mine = max(self.watcher, 0)
        for swerve in (False, True):
            house.lobby.luck = Deal(self.watcher, self.seed, swerve)  # type: ignore[assignment]
            opened = await ann.open(*([ME, FRIEND] if mine == 0 else [FRIEND, ME]))
            zoe = await house.guest()
            done(await zoe.join(next(iter(opened["links"].values())), "Zoe"))
            book = house.lobby.tables[opened["table"]].book
            book.luck = Draws(book, self.watcher, self.seed, swerve)
            book.match.luck = Random(self.seed)
            self.ids.append(opened["table"])
            self.books.append(book)
            self.players.append([ann, zoe] if mine == 0 else [zoe, ann])

    def questions(self) -> list[Question]:
        """The open questions; the matches are not played to their end."""
        return [asked(book.match.state) for book in self.books]

    def choose(self) -> tuple[int, str] | None:
        """An answer that both tables offer, if there is one."""
        first, second = self.questions()
        assert first.seat == second.seat != NATURE
        both = [option.name for option in first.options if second.offers(option)]
        both = [name for name in both if name not in LOOKS]
        return (first.seat, self.luck.choice(both)) if both else None

    async def answer(self, seat: int, say: str) -> None:
        for id, book, players in zip(self.ids, self.books, self.players, strict=True):
            act = {"seat": seat, "seq": book.seq, "say": say}
            done(await players[seat].act(id, "answer", **act))

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
        seat, seq = f"seat={self.watcher}", self.books[0].seq
        question = self.questions()[0]
        says = [option.name for option in question.options]
        if question.seat != self.watcher:
            says = says[:1]
        return [
            f"?{seat}",
            f"/log?{seat}",
            f"/log?{seat}&since={seq // 2}",
            f"/at/{self.luck.randrange(seq)}?{seat}",
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
        assert twins.books[0].match.state.hand != twins.books[1].match.state.hand  # type: ignore[attr-defined]
        one, two = (looking.live(id, watcher) for id in twins.ids)
        async with one as first, two as second:
            answers = 0
            while True:
                heard = [await live.connection.recv() for live in (first, second)]
                twins.alike([str(said).encode() for said in heard])
                if answers % 6 == 0:
                    await twins.compare(looking, twins.paths())
                chosen = twins.choose()
                if chosen is None or answers == ANSWERS:
                    break
                answers += 1
                await twins.answer(*chosen)
        assert answers > 15


async def test_a_preview_of_looking_into_a_hand_shows_no_hand(tmp_path: Path) -> None:
    async with served(quick(sqlite(tmp_path))) as house:
        ann = await house.guest()
        for seed in range(100):
            twins = Twins(0, seed)
            await twins.open(house, ann)
            looks = LOOKS & {option.name for option in twins.questions()[0].options}
            if looks:
                seq = twins.books[0].seq
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
