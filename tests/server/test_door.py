"""Who is let in: cookies, names, origins, proxies, addresses; and what strangers leave behind."""

from io import StringIO
from random import Random
from time import monotonic, perf_counter

import pytest
from starlette.types import Receive, Scope, Send

from gloaming.server import identity, whereabouts
from gloaming.server.identity import COOKIE, SAFE_COOKIE, secret_in
from gloaming.server.logs import Sparingly
from gloaming.server.porter import Porter
from gloaming.server.rates import Rates, rates_of
from gloaming.server.refusals import TooMany
from gloaming.server.settings import Settings
from gloaming.server.whereabouts import NotAnAddress, Whereabouts, counted
from tests.server.asgi import HOST, Clock, Said, ask, code, door, inside, written
from tests.server.house import House

pytestmark = pytest.mark.asyncio(loop_scope="session")
SECRET = identity.new_secret()
MINE = ("cookie", f"{COOKIE}={SECRET}")
JSON = ("content-type", "application/json")


def guest(said: Said) -> str:
    return said.body.decode().split()[0]


def address(said: Said) -> str:
    return said.body.decode().split()[1]


# Cookies.


async def test_a_cookie_is_found_wherever_it_stands() -> None:
    other = identity.new_secret()
    line = f"{COOKIE}={SECRET}"
    for cookies in (line, f"a=b; {line}", f'a="x;{line}', f"=;;;{line};", f"{line}; {COOKIE}=x"):
        assert secret_in(cookies, https=False) == SECRET
    for cookies in ("", ";", "=", COOKIE, f"{COOKIE}=", f"{COOKIE}=short", f"x{line}", f"{line}x"):
        assert secret_in(cookies, https=False) is None
    both = f"{COOKIE}={other}; {SAFE_COOKIE}={SECRET}"
    assert secret_in(both, https=True) == SECRET
    assert secret_in(both, https=False) == other
    assert secret_in(line, https=True) == SECRET  # Given before there was HTTPS.


async def test_a_long_cookie_header_takes_time_in_proportion() -> None:
    """Backslashes took the square of it: 64 kB forty seconds, and this four times as long."""
    cookies = 'a="' + "\\" * 2**17
    began = perf_counter()
    assert secret_in(cookies, https=False) is None
    assert perf_counter() - began < 60  # A hundred thousand times what it takes.


async def test_nobody_inside_reads_cookies() -> None:
    """The framework did, with a reader that takes the square of their length."""
    seen: list[Scope] = []

    async def look(scope: Scope, receive: Receive, send: Send) -> None:
        seen.append(scope)
        await inside(scope, receive, send)

    said = await ask(door(look), "/api/shelf", MINE, ("accept", "x"), ("cookie", "a=b"))
    assert guest(said) == identity.hashed(SECRET)
    assert [name for name, _ in seen[0]["headers"]] == [b"host", b"accept"]


async def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites() -> None:
    said = await ask(door())
    assert said.cookie.startswith(f"{COOKIE}=")
    assert said.cookie.endswith("; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax")
    assert "Domain" not in said.cookie


async def test_over_https_the_cookie_is_this_hosts_alone_and_the_browser_comes_back_safely() -> (
    None
):
    safe = [("x-forwarded-proto", "https"), ("host", "play.example.org")]
    house = door(proxies=("127.0.0.1",), names=("play.example.org",))
    said = await ask(house, "/api/shelf", *safe)
    assert said.cookie.startswith(f"{SAFE_COOKIE}=")
    assert "; Secure" in said.cookie
    assert "Path=/;" in said.cookie
    assert said.headers["strict-transport-security"] == "max-age=31536000"
    assert "strict-transport-security" not in (await ask(house)).headers
    # Who was here before keeps the seats, and the cookie is moved over.
    known = await ask(house, "/api/shelf", *safe, MINE)
    assert guest(known) == identity.hashed(SECRET)
    assert known.cookie.startswith(f"{SAFE_COOKIE}={SECRET};")


async def test_the_cookie_is_renewed_while_it_is_used() -> None:
    said = await ask(door(), "/api/shelf", MINE)
    assert said.cookie.startswith(f"{COOKIE}={SECRET}; Path=/; Max-Age=31536000;")


@pytest.mark.parametrize(
    "fields",
    [
        [("origin", "http://evil.example")],
        [("origin", "null")],
        [("origin", "http://localhost:81")],
        [("sec-fetch-site", "cross-site")],
        [("sec-fetch-site", "same-site")],
        [("origin", "http://localhost"), ("sec-fetch-site", "cross-site")],
    ],
)
async def test_a_form_posted_from_another_site_takes_nobodys_seats_away(
    fields: list[tuple[str, str]],
) -> None:
    """A browser sends no cookie with it, and would put the answer's in place of the guest's."""
    house = door()
    for path in ("/api/tables", "/api/shelf", "/", "/table/x"):
        said = await ask(house, path, *fields, method="POST")
        assert said.status == 403
        assert code(said) == "foreign_origin"
        assert said.cookie == ""
    # Looking is allowed, but nobody gets a cookie by being sent here; known ones neither.
    for seen in (await ask(house, "/api/shelf", *fields), await ask(house, "/", *fields)):
        assert seen.status == 200
        assert seen.cookie == ""
    assert (await ask(house, "/api/shelf", *fields, MINE)).cookie == ""


async def test_no_refusal_and_nothing_a_cache_keeps_brings_a_cookie(house: House) -> None:
    for path in ("/", "/healthz", "/assets/gone.js", "/table/x", "/api/nothing", "/api/tables/x"):
        said = await ask(house.app, path)
        assert said.cookie == ""
    assert (await ask(house.app, "/api/tables", method="POST")).cookie == ""
    assert (await ask(house.app, "/api/shelf")).cookie
    assert (await ask(door(), "/api/tables/x/live", kind="websocket")).cookie == ""


async def test_our_own_page_and_whoever_is_no_browser_may_act() -> None:
    house = door()
    for fields in (
        [],
        [("origin", "http://localhost")],
        [("origin", "http://LOCALHOST"), ("sec-fetch-site", "same-origin")],
        [("origin", "https://localhost:8000"), ("host", "Localhost:8000")],
        [("origin", "http://[::1]:8000"), ("host", "[::1]:8000")],
    ):
        said = await ask(house, "/api/tables", *fields, method="POST")
        assert said.status == 200
        assert said.cookie


@pytest.mark.parametrize(
    "origin", ["http://[", "http://]", "//", "http://", "x" * 5000, "\x80\xff"]
)
async def test_an_odd_origin_is_another_site(origin: str) -> None:
    for kind in ("http", "websocket"):
        said = await ask(door(), "/api/tables", ("origin", origin), method="POST", kind=kind)
        assert (said.status, code(said)) == (403, "foreign_origin")


# Names.


@pytest.mark.parametrize(
    "host",
    ["localhost", "LocalHost:8000", "127.0.0.1", "192.168.1.20:8000", "[::1]:8000", "[fe80::1]"],
)
async def test_an_address_and_this_computers_names_are_known(host: str) -> None:
    assert (await ask(door(), "/api/shelf", ("host", host))).status == 200


async def test_the_computer_is_known_by_its_own_name_at_home(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("gloaming.server.whereabouts.gethostname", lambda: "Attic")
    house = door(names=("play.example.org", ".tunnel.example"))
    for host in ("attic", "Attic:8000", "attic.local", "attic.lan.", "play.example.org"):
        assert (await ask(house, "/api/shelf", ("host", host))).status == 200
    assert (await ask(house, "/api/shelf", ("host", "a.b.tunnel.example"))).status == 200
    for host in ("attic.example", "x.play.example.org", "tunnel.example", "eviltunnel.example"):
        assert (await ask(house, "/api/shelf", ("host", host))).status == 421


async def test_a_name_made_to_lead_here_does_not_act_here() -> None:
    """DNS rebinding: the page of evil.example has the same origin as what it asks for."""
    evil = [("host", "evil.example:8000"), ("origin", "http://evil.example:8000")]
    for method in ("GET", "POST"):
        said = await ask(door(), "/api/tables", *evil, method=method)
        assert (said.status, code(said)) == (421, "unknown_name")
        assert "--name evil.example" in said.body.decode()
        assert said.cookie == ""
    live = await ask(door(), "/api/tables/x/live", *evil, kind="websocket")
    assert live.status == 421
    assert (await ask(door(), "/", *evil)).status == 421
    assert (await ask(door(), "/healthz", *evil)).status == 200  # It says nothing about anybody.


@pytest.mark.parametrize("host", ["", " ", "a b", "[", "[::1", "a:b", "a:1:2", "ü", "x" * 300, "/"])
async def test_an_odd_host_is_refused(host: str) -> None:
    said = await ask(door(), "/api/shelf", ("host", host))
    assert (said.status, code(said)) == (400, "bad_message")


async def test_two_hosts_are_refused() -> None:
    said = await ask(door(), "/api/shelf", HOST, HOST)
    assert (said.status, code(said)) == (400, "bad_message")


# Addresses.


async def test_who_says_to_speak_for_others_is_not_believed() -> None:
    forged = [("x-forwarded-for", "203.0.113.7"), ("x-forwarded-proto", "https")]
    said = await ask(door(), "/api/shelf", *forged)
    assert address(said) == "127.0.0.1"
    assert said.cookie.startswith(f"{COOKIE}=")


async def test_a_proxy_that_nobody_has_named_is_told_of_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lines = StringIO()
    monkeypatch.setattr(whereabouts, "log", written(lines))
    house = door()
    for peer in ("8.8.8.8", "127.0.0.1", "127.0.0.1"):
        await ask(house, "/api/shelf", ("x-forwarded-for", "1.1.1.1"), peer=peer)
    assert lines.getvalue().count("--proxy 127.0.0.1") == 1
    assert lines.getvalue().count("\n") == 1


async def test_a_proxy_the_host_has_named_is_believed_as_far_as_it_goes() -> None:
    house = door(proxies=("127.0.0.1", "10.0.0.0/8", "::1"))
    for said, counts in (
        ("203.0.113.7", "203.0.113.7"),
        ("203.0.113.7:4711", "203.0.113.7"),
        ("1.1.1.1, 203.0.113.7", "203.0.113.7"),  # What came before was written by the visitor.
        ("203.0.113.7, 10.1.2.3", "203.0.113.7"),
        ("1.1.1.1, nonsense", "127.0.0.1"),
        ("[2001:db8::1]:99", "2001:db8::/64"),
        ("", "127.0.0.1"),
    ):
        for peer in ("127.0.0.1", "::ffff:127.0.0.1"):
            seen = await ask(house, "/api/shelf", ("x-forwarded-for", said), peer=peer)
            assert address(seen) == counts
    stranger = await ask(house, "/api/shelf", ("x-forwarded-for", "1.1.1.1"), peer="203.0.113.9")
    assert address(stranger) == "203.0.113.9"


async def test_what_is_no_address_is_no_proxy() -> None:
    with pytest.raises(NotAnAddress):
        Whereabouts(["nginx"])


async def test_an_ipv6_address_counts_with_all_of_its_household() -> None:
    assert counted("2001:db8:1:2:3:4:5:6") == counted("2001:db8:1:2::9") == "2001:db8:1:2::/64"
    assert counted("2001:db8:1:3::9") != counted("2001:db8:1:2::9")
    assert counted("::ffff:192.0.2.1") == counted("192.0.2.1") == "192.0.2.1"
    assert counted("fe80::1%eth0") == "fe80::/64"
    luck = Random(1)
    house = door(opening_rate="3/minute")
    codes = []
    for _ in range(5):
        peer = f"2001:db8::{luck.getrandbits(16):x}:{luck.getrandbits(16):x}"
        codes.append((await ask(house, "/api/tables", method="POST", peer=peer)).status)
    assert codes == [200, 200, 200, 429, 429]


# Rates, and how many at once.


async def test_windows_close_by_a_clock_nobody_sets() -> None:
    clock = Clock()
    rates = Rates(Settings(guest_rate="2/second;3/minute"), clock)
    rates.check("ann", "a")
    rates.check("ann", "a")
    with pytest.raises(TooMany):
        rates.check("ann", "a")
    rates.check("bob", "a")
    clock.now += 1
    rates.check("ann", "a")
    clock.now += 1
    with pytest.raises(TooMany):
        rates.check("ann", "a")
    clock.now += 60
    rates.check("ann", "a")
    assert len(rates.windows) == 4  # What is over is forgotten.


async def test_a_clock_set_back_locks_nobody_out() -> None:
    assert Rates(Settings()).clock is monotonic
    assert Sparingly().clock is monotonic
    assert Porter(Settings(), 100).clock is monotonic


async def test_rates_are_read() -> None:
    assert rates_of("5/second; 2/day") == [(5, 1), (2, 86400)]
    with pytest.raises(ValueError, match="no rate"):
        rates_of("often")


async def test_pages_have_a_rate_for_each_address() -> None:
    house = door(page_rate="3/minute")
    paths = ("/", "/table/x", "/healthz", "/metrics", "/assets/x.js")
    codes = [(await ask(house, path)).status for path in paths]
    assert codes == [200, 200, 200, 429, 429]
    assert (await ask(house, "/", peer="127.0.0.2")).status == 200
    assert (await ask(house, "/api/shelf")).status == 200


async def test_only_so_many_are_inside_at_once() -> None:
    codes: list[int] = []

    async def again(scope: Scope, receive: Receive, send: Send) -> None:
        """As long as this one is answered, others come."""
        if len(codes) < 5:
            codes.append(0)
            at = len(codes) - 1
            codes[at] = (await ask(crowded, "/api/shelf", MINE)).status
        await inside(scope, receive, send)

    crowded = door(again, connections=3)
    assert (await ask(crowded, "/api/shelf", MINE)).status == 200
    assert codes == [200, 200, 429]
    assert crowded.crowd.inside == {}
    codes.clear()
    crowded = door(again, connections=100, address_connections=2)
    assert (await ask(crowded, "/api/shelf")).status == 200
    assert codes == [200, 429]
