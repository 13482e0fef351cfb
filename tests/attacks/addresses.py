"""Forged addresses: nobody is many people by saying so."""

from tests.attacks.ground import Ground, attack
from tests.attacks.visitor import HOST, ME, OTHER, Visitor

OPENED = 60  # Tables one address may open in a minute.
TRIES = 75


async def openings(ground: Ground, address: str, forged: list[dict[str, str]]) -> int:
    """How many of these were let in, each as a guest without a cookie."""
    count = 0
    body = {"game": "day_and_night", "seats": [ME, OTHER]}
    attacker = Visitor(ground.server.port, address)
    for headers in forged:
        attacker.cookies.clear()
        count += (await attacker.post("/api/tables", body, **headers)).status == 200
    attacker.leave()
    return count


@attack
async def forged_addresses(ground: Ground) -> None:
    """From this machine, each request says it was forwarded for somebody else."""
    names = ("x-forwarded-for", "forwarded", "x-real-ip", "cf-connecting-ip", "true-client-ip")
    for name in names[: ground.many(1, 5)]:
        value = "for={}" if name == "forwarded" else "{}"
        forged = [{name: value.format(f"198.51.100.{number}")} for number in range(TRIES)]
        # Every name is tried from an address that has opened nothing yet.
        address = f"127.70.0.{1 + names.index(name)}" if name != names[0] else HOST
        count = await openings(ground, address, forged)
        ground.tried(f"{TRIES} tables from {address}, each with another {name}: {count} opened")
        ground.holds(f"{name}: no more than one address may open", count <= OPENED, count)


@attack
async def guests_without_end(ground: Ground) -> None:
    """One address, and a new guest for every request."""
    count = await openings(ground, "127.70.1.1", [{} for _ in range(TRIES)])
    ground.tried(f"{TRIES} tables, each as a new guest: {count} opened")
    ground.holds("no more than one address may open", count <= OPENED, count)
