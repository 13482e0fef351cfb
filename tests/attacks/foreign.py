"""Foreign sites: another page in the same browser can neither act nor read nor take a seat away."""

import json

from websockets.exceptions import WebSocketException

from tests.attacks.ground import Ground, attack
from tests.attacks.visitor import LOST, ME, OTHER, Said, Visitor

EVIL = "http://evil.example"
CROSS = {"sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors", "sec-fetch-dest": "image"}
WISH = json.dumps({"game": "day_and_night", "seats": [ME, OTHER]}).encode()


async def gets_live(visitor: Visitor, table: str, **headers: str) -> bool:
    try:
        async with visitor.live(table, **headers) as live:
            await live.send(json.dumps({"type": "watch", "seat": -1, "since": 0}))
            return "sight" in json.loads(await live.recv())
    except (*LOST, WebSocketException):
        return False


@attack
async def form_posts(ground: Ground) -> None:
    """A form posted from elsewhere: with the guest's cookie, and without, as browsers do it."""
    guest = await ground.server.visitor().come()
    table = await guest.table(ME, OTHER)
    seq = (await guest.see(table, 0))["seq"]
    kinds = ("application/x-www-form-urlencoded", "text/plain", "application/json")
    doors = {
        "/api/tables": WISH,
        "/api/tables/import": WISH,
        f"/api/tables/{table}/acts": b'{"type":"resign","seat":0,"seq":%d}' % seq,
        f"/api/tables/{table}/join": b"{}",
        f"/api/tables/{table}/rematch": b"",
        "/": b"x=1",
        "/table/x": b"",
    }
    acted, cookies = [], []
    for kind in kinds:
        for origin in (EVIL, "null"):
            for path, body in doors.items():
                headers = {"origin": origin, "content-type": kind, "sec-fetch-site": "cross-site"}
                known = guest.cookies
                for carried in (known, {}):
                    guest.cookies = dict(carried)
                    said = await guest.ask("POST", path, body, headers)
                    if said.status < 400:
                        acted.append(path)
                    if said.header("set-cookie"):
                        cookies.append(path)
                guest.cookies = known
    ground.tried(f"{len(kinds) * 4 * len(doors)} posts from {EVIL} and from nowhere")
    ground.holds("none of them acts", not acted, acted)
    ground.holds("no refusal sets a cookie over the old one", not cookies, sorted(set(cookies)))
    same = (await guest.see(table, 0))["seq"]
    ground.holds("the guest still has its seat, and nothing happened", same == seq)


def sets_cookie(said: Said) -> bool:
    return bool(said.header("set-cookie"))


@attack
async def cookies_over_cookies(ground: Ground) -> None:
    """Pictures and frames of another site, which carry no cookie; refusals of every kind."""
    stranger = ground.server.visitor()
    wrong = []
    for path in ("/", "/api/shelf", "/api/tables", "/table/x", "/healthz", "/assets/gone.js"):
        stranger.cookies.clear()
        if sets_cookie(await stranger.get(path, **CROSS)):
            wrong.append(f"{path}, asked for by another site")
    refusals = {
        "/api/nothing": "GET",
        "/api/tables/x": "GET",
        "/api/tables/x?seat=z": "GET",
        "/api/tables": "POST",
        "/api/tables/import": "POST",
    }
    for path, method in refusals.items():
        stranger.cookies.clear()
        said = await stranger.ask(method, path)
        if said.status >= 400 and sets_cookie(said):
            wrong.append(f"{method} {path}, {said.status}")
    ground.tried("six pages asked for by another site, five refusals, each without a cookie")
    ground.holds("none of them sets a cookie", not wrong, wrong)
    stranger.cookies.clear()
    said = await stranger.get("/api/shelf", **{"sec-fetch-site": "same-origin"})
    ground.holds("a page of the house does", sets_cookie(said))
    given = " ".join(said.header("set-cookie"))
    ground.holds("scripts can't read it", "HttpOnly" in given, given[60:])
    ground.holds("other sites can't send it", "SameSite=" in given, given[60:])


@attack
async def dns_rebinding(ground: Ground) -> None:
    """A foreign name that leads to this machine, its page being of the same origin."""
    guest = await ground.server.visitor().come()
    table = await guest.table(ME, OTHER)
    names = ("evil.example", f"evil.example:{guest.port}", f"127.0.0.1.evil.example:{guest.port}")
    acted, read = [], []
    for name in names:
        headers = {"host": name, "origin": f"http://{name}", "sec-fetch-site": "same-origin"}
        if (await guest.ask("POST", "/api/tables", WISH, headers)).status < 400:
            acted.append(name)
        if (await guest.ask("GET", "/api/tables", headers=headers)).status < 400:
            read.append(name)
        if await gets_live(guest, table, **headers):
            read.append(f"{name}, live")
    ground.tried(f"hosts {', '.join(names)}, each with its own origin")
    ground.holds("none of them acts", not acted, acted)
    ground.holds("none of them reads", not read, read)
    own = [f"127.0.0.1:{guest.port}", f"localhost:{guest.port}"]
    let = [it for it in own if (await guest.get("/api/shelf", host=it)).status == 200]
    ground.holds("this machine's own names are let in", let == own, let)


@attack
async def foreign_live_connections(ground: Ground) -> None:
    """A page of another site opens a live connection with the guest's cookie."""
    guest = await ground.server.visitor().come()
    table = await guest.table(ME, OTHER)
    let = [it for it in (EVIL, "null", "http://[", "x") if await gets_live(guest, table, origin=it)]
    ground.tried("four origins that are not ours")
    ground.holds("none of them is told anything", not let, let)
    ground.holds("our own is", await gets_live(guest, table, origin=f"http://{guest.host}"))
