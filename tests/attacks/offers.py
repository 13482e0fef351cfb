"""Offers without end: who is asked can answer all the same."""

import asyncio
from collections import Counter

from tests.attacks.ground import Ground, attack
from tests.attacks.visitor import FRIEND, ME, Visitor

PACE = 0.04  # Seconds between offers: just below what the door lets a guest do.


class Duel:
    """A victim as Day, an attacker as Night who offers a draw whenever they can."""

    def __init__(self, victim: Visitor, attacker: Visitor, table: str) -> None:
        self.victim = victim
        self.attacker = attacker
        self.table = table
        self.offers: Counter[str] = Counter()
        self.answers: Counter[str] = Counter()

    async def flood(self) -> None:
        """Offer, again and again; answer only when asked, so that the match goes on."""
        while True:
            said = await self.attacker.get(f"/api/tables/{self.table}?seat=1")
            await asyncio.sleep(PACE)
            if said.status != 200 or said.json["asked"] is None:
                continue
            seq, asked = said.json["seq"], said.json["asked"]
            offer = await self.attacker.act(self.table, "offer_draw", seat=1, seq=seq)
            self.offers[offer.refusal or "taken"] += 1
            if asked["options"]:
                seq = (await self.attacker.see(self.table, 1))["seq"]
                act = {"seat": 1, "seq": seq, "say": asked["options"][-1]}
                await self.attacker.act(self.table, "answer", **act)

    async def answer(self) -> bool:
        """The victim looks, thinks a moment, and answers what it saw; false when all is over."""
        sight = await self.victim.see(self.table, 0)
        if sight["asked"] is None:
            return False
        await asyncio.sleep(0.2)
        if sight["asked"]["options"]:
            act = {"seat": 0, "seq": sight["seq"], "say": sight["asked"]["options"][-1]}
            said = await self.victim.act(self.table, "answer", **act)
            self.answers[said.refusal or "taken"] += 1
        return True


@attack
async def offers_flood(ground: Ground) -> None:
    """One offers a draw as often as the door lets them, while the other tries to answer."""
    victim = await ground.server.visitor().come(patient=True)
    attacker = await ground.server.attacker().come()
    opened = (await victim.open(ME, FRIEND)).json
    assert (await attacker.join(opened["links"]["night"])).status == 200
    duel = Duel(victim, attacker, opened["table"])
    async with ground.honest():
        flooding = asyncio.create_task(duel.flood())
        while await duel.answer():
            if not ground.goes_on or (ground.short and sum(duel.answers.values()) >= 4):
                break
        flooding.cancel()
        await asyncio.gather(flooding, return_exceptions=True)
    taken, offers = duel.answers, duel.offers
    ground.tried(f"offers: {dict(offers)}; the other's answers: {dict(taken)}")
    ground.holds("every answer of the other was taken", set(taken) == {"taken"}, dict(taken))
    few = taken["taken"] + 2
    ground.holds("at most one offer a turn was taken", offers["taken"] <= few, offers["taken"])
