"""Forged addresses: nobody is many people by saying so."""

from tests.attacks.ground import Ground, at_length, attack
from tests.attacks.server import Server
from tests.attacks.visitor import HOST, ME, OTHER, Visitor

OPENED = 60  # Tables one address may open in a minute.
TRIES = 75
SPELT = ["203.0.113.8", "::ffff:203.0.113.8", "::FFFF:cb00:7108"]


async def openings(server: Server, address: str, forged: list[dict[str, str]]) -> int:
    """How many of these were let in, each as a guest without a cookie."""
    count = 0
    body = {"game": "day_and_night", "seats": [ME, OTHER]}
    attacker = Visitor(server.port, address)
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
        count = await openings(ground.server, address, forged)
        ground.tried(f"{TRIES} tables from {address}, each with another {name}: {count} opened")
        ground.holds(f"{name}: no more than one address may open", count <= OPENED, count)


@attack
async def guests_without_end(ground: Ground) -> None:
    """One address, and a new guest for every request."""
    count = await openings(ground.server, "127.70.1.1", [{} for _ in range(TRIES)])
    ground.tried(f"{TRIES} tables, each as a new guest: {count} opened")
    ground.holds("no more than one address may open", count <= OPENED, count)


@at_length
async def one_household_of_ipv6(ground: Ground) -> None:
    """Behind a proxy that is believed: addresses of one /64, and addresses a client has made up."""
    server = await ground.own_server()
    server.arguments = ["--proxy", HOST]
    await server.start()
    tries = {
        "75 addresses of one /64": [f"2001:db8:0:1::{number:x}" for number in range(TRIES)],
        "one address behind made-up ones": [f"198.51.100.{it}, 203.0.113.7" for it in range(TRIES)],
        "one address in many spellings": SPELT * (TRIES // 3),
    }
    for what, said in tries.items():
        count = await openings(server, HOST, [{"x-forwarded-for": it} for it in said])
        ground.tried(f"{what}: {count} tables opened")
        ground.holds(f"{what} count as one", 0 < count <= OPENED, count)
    apart = [{"x-forwarded-for": f"2001:db8:1:{number:x}::1"} for number in range(TRIES)]
    count = await openings(server, HOST, apart)
    ground.holds("75 households count as 75", count == TRIES, count)
    await server.kill()
