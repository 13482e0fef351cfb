"""Odd paths, queries, origins and hosts: each is refused with a sentence, and hardly logged."""

from tests.attacks.ground import Ground, at_length, attack
from tests.attacks.server import Server
from tests.attacks.visitor import ME, OTHER, Said, Visitor

LONG = "x" * 5_000
PATHS = [
    "/%00",
    "/a%00b",
    "/%ff%fe",
    "/%C0%80",
    "/%",
    "/%zz",
    f"/{LONG}",
    f"/assets/{LONG}",
    f"/{'x' * 300}",
    f"/{'a/' * 2_000}",
    "/../../../../etc/passwd",
    "/..%2f..%2f..%2fetc%2fpasswd",
    "/assets/..%5c..%5capp.py",
    "//evil.example/x",
    "/assets/%00.js",
    "/index.html/x",
    "/assets/",
]
TABLES = [
    "%00",
    "a%00b",
    "%ff",
    "%ED%A0%80",
    LONG,
    "x",
    "..",
    "%2e%2e",
    "'%20OR%201=1--",
    "%F0%9F%82%A1",
    "import",
]
QUERIES = [
    "seat=99999999999999999999999",
    "seat=-2",
    "seat=x",
    "seat=%00",
    "seat=0&seat=1",
    "seat=1e3",
    "seat=%D9%A3",
    f"seat={'9' * 5_000}",
    "since=-1",
    "since=99999999999999",
    "say=%00&seq=1",
    f"say={LONG}&seq=1&seat=0",
    "say=%ED%A0%80&seq=1&seat=0",
    "%00=%00",
]
ORIGINS = [
    "http://[",
    "http://]",
    "http://[::1",
    "null",
    "http://",
    "//",
    "x",
    "http://a:b:c",
    "\xff",
    LONG,
]
HOSTS = ["", "[", "a:b:c", "x" * 300, "%00", "\xff", "127.0.0.1:0:0", "evil.example"]
A_LINE = 300  # Bytes of log for one odd request.


def fine(said: Said) -> bool:
    """A page of the client, a file that is not there, or a refusal with a sentence."""
    if 200 <= said.status < 400 or said.status == 404:
        return True
    return 400 <= said.status < 500 and bool(said.body)


class Odd:
    """Odd requests, how they were answered, and what they cost the log."""

    def __init__(self, server: Server, attacker: Visitor) -> None:
        self.server = server
        self.attacker = attacker
        self.wrong: dict[str, int] = {}
        self.count = 0
        self.logged = server.logged()

    async def try_(self, path: str, method: str = "GET", **headers: str) -> None:
        said = await self.attacker.ask(method, path, headers=headers)
        self.count += 1
        if not fine(said):
            self.wrong[f"{method} {path[:40]} {str(headers)[:40]}"] = said.status

    def judge(self, ground: Ground) -> None:
        ground.holds("each is answered, or refused with a sentence", not self.wrong, self.wrong)
        cost = (self.server.logged() - self.logged) / max(1, self.count)
        ground.holds(f"at most {A_LINE} bytes of log for each", cost <= A_LINE, f"{cost:.0f}")


@attack
async def odd_paths(ground: Ground) -> None:
    """Zeros, broken letters and thousands of letters in a path."""
    odd = Odd(ground.server, await ground.server.attacker().come(restless=True))
    for path in PATHS:
        await odd.try_(path)
        await odd.try_(f"/api{path}")
        await odd.try_(f"/api{path}", "POST")
    ground.tried(f"{odd.count} requests")
    odd.judge(ground)


async def names_of_tables(ground: Ground, server: Server) -> None:
    holder = await server.visitor().come(patient=True)
    table = await holder.table(ME, OTHER)
    odd = Odd(server, await server.attacker().come(restless=True))
    for name in TABLES:
        for more in ("", "/log", "/journal", "/preview?say=x&seq=1", "/hint?seq=1", "/at/0"):
            await odd.try_(f"/api/tables/{name}{more}")
        await odd.try_(f"/api/tables/{name}/rematch", "POST")
    odd.attacker = holder  # Who may look from a seat, and so gets further.
    for query in QUERIES[:: ground.many(2, 1)]:
        for more in ("", "/log", "/preview", "/hint", "/at/1"):
            await odd.try_(f"/api/tables/{table}{more}?{query}")
    for at in ("-1", "x", "%00", "9" * 30, "9" * 5_000):
        await odd.try_(f"/api/tables/{table}/at/{at}")
    ground.tried(f"{odd.count} requests, {len(TABLES)} odd names, {len(QUERIES)} odd queries")
    odd.judge(ground)


@attack
async def odd_names_of_tables(ground: Ground) -> None:
    """Tables called %00 and the like, seats and entries beyond all numbers, on SQLite."""
    await names_of_tables(ground, ground.server)


@at_length
async def odd_names_of_tables_on_postgresql(ground: Ground) -> None:
    """The same on PostgreSQL, which takes no zero in a text."""
    server = await ground.own_server(ground.postgres.new_database())
    await server.start()
    await names_of_tables(ground, server)
    traces = server.log().count("Traceback")
    ground.holds("no traceback in its log", traces == 0, f"{traces} of them")
    await server.kill()


@attack
async def odd_origins_and_hosts(ground: Ground) -> None:
    """Origins and hosts that are none, with posts and with live connections."""
    attacker = await ground.server.attacker().come(restless=True)
    odd = Odd(ground.server, attacker)
    for origin in ORIGINS:
        await odd.try_("/api/tables", "POST", origin=origin)
        await odd.try_("/api/shelf", origin=origin)
    for host in HOSTS:
        await odd.try_("/api/shelf", host=host)
        await odd.try_("/api/tables", "POST", host=host, origin=f"http://{host}")
    ground.tried(f"{odd.count} requests, {len(ORIGINS)} origins, {len(HOSTS)} hosts")
    odd.judge(ground)
    body = b'{"game":"day_and_night","seats":[{"who":"me"},{"who":"me"}]}'
    opened = [
        origin
        for origin in ORIGINS
        if (await attacker.ask("POST", "/api/tables", body, {"origin": origin})).status == 200
    ]
    ground.holds("none of these origins can act", not opened, opened)
