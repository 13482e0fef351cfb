"""Deep and odd JSON, and requests that are none: each is refused with a sentence."""

import json
from random import Random
from typing import Any

from websockets.exceptions import ConnectionClosed

from tests.attacks.ground import Ground, attack
from tests.attacks.visitor import ME, OTHER, Said, Visitor

DEPTHS = (900, 1_000, 5_000, 30_000)
ODD: list[Any] = [
    None,
    True,
    -1,
    2**31,
    2**63,
    2**64,
    10**400,
    1e308,
    "",
    "\0",
    "a\0b",
    "x" * 10_000,
    "\u202e\u2066",
    "🂡" * 500,
    "../../x",
    "' OR 1=1 --",
    "%s%n{0}",
    [],
    [[]],
    {},
    {"type": "answer"},
]
RAW = [
    b"",
    b"\xef\xbb\xbf{}",
    b"{",
    b'{"a":1,"a":2}',
    b"NaN",
    b"-",
    b"1e999999999",
    b"9" * 5_000,
    b'"\\ud800"',
    b'{"token":"\\ud800","name":"\\udfff"}',
    b'{"token":"\xff\xfe","name":"x"}',
    '{"game":"bless"}'.encode("utf-16"),
    b"\x00" * 100,
    b"<?xml version='1.0'?><x/>",
]


def deep(depth: int) -> list[bytes]:
    return [
        b"[" * depth,
        b"[" * depth + b"]" * depth,
        b'{"a":' * depth + b"1" + b"}" * depth,
        b'{"game":"bless","seats":' + b"[" * depth + b"]" * depth + b"}",
        b'{"type":"answer","seat":0,"seq":0,"more":' + b"[" * depth + b"]" * depth + b"}",
    ]


def doors(table: str) -> list[str]:
    at = f"/api/tables/{table}"
    return ["/api/tables", "/api/tables/import", f"{at}/join", f"{at}/acts", f"{at}/play_on"]


def refused(said: Said) -> bool:
    return 400 <= said.status < 500 and bool(said.refusal)


async def all_refused(ground: Ground, door: str, bodies: list[bytes], attacker: Visitor) -> None:
    wrong = {}
    for body in bodies:
        said = await attacker.ask("POST", door, body)
        if not refused(said):
            wrong[body[:40]] = said.status
    place = door.rpartition("/")[2]
    ground.holds(f"every one at {place} is refused with a sentence", not wrong, wrong)


@attack
async def deep_bodies(ground: Ground) -> None:
    """Lists in lists in lists, up to 30,000 levels, to every door."""
    attacker = await ground.server.attacker().come(restless=True)
    table = await attacker.table(ME, OTHER)
    bodies = [body for depth in DEPTHS[: ground.many(2, 4)] for body in deep(depth)]
    async with ground.honest():
        for door in doors(table):
            await all_refused(ground, door, bodies, attacker)
    ground.tried(f"{len(bodies)} bodies at each of {len(doors(table))} doors")


@attack
async def deep_words_live(ground: Ground) -> None:
    """The same over live connections."""
    attacker = await ground.server.attacker().come(restless=True)
    table = await attacker.table(ME, OTHER)
    wrong = []
    for body in [it for it in deep(1_000) + deep(1_500) if len(it) < 8_000]:
        async with attacker.live(table) as live:
            await live.send(body.decode())
            try:
                said = json.loads(await live.recv())
            except ConnectionClosed as closed:
                said = {"type": f"closed {closed.rcvd.code if closed.rcvd else 'without a word'}"}
        if said["type"] != "refused":
            wrong.append(said["type"])
    ground.tried("eight messages of a thousand levels and more, each on a connection of its own")
    ground.holds("each is refused with a sentence, and the connection stays", not wrong, wrong)


@attack
async def odd_bodies(ground: Ground) -> None:
    """Other codings, lone halves of letters, numbers without end, no JSON at all."""
    attacker = await ground.server.attacker().come(restless=True)
    table = await attacker.table(ME, OTHER)
    for door in doors(table):
        await all_refused(ground, door, RAW, attacker)
    ground.tried(f"{len(RAW)} bodies at each of {len(doors(table))} doors")


@attack
async def odd_values(ground: Ground) -> None:
    """Right words with odd values in this or that place."""
    attacker = await ground.server.attacker().come(restless=True)
    table = await attacker.table(ME, OTHER)
    at = f"/api/tables/{table}"
    right: dict[str, dict[str, Any]] = {
        "/api/tables": {"game": "day_and_night", "seats": [ME, OTHER], "options": {}},
        "/api/tables/import": {"journal": "gloaming journal 1\n", "seats": [ME], "upto": 1},
        f"{at}/join": {"token": "x", "name": "y"},
        f"{at}/acts": {"type": "answer", "seat": 0, "seq": 0, "say": "end_casting"},
        f"{at}/play_on": {"at": 1, "seats": [ME, OTHER]},
    }
    luck = Random(6)
    broken: dict[str, int] = {}
    tries = 0
    ground.start()
    while tries < 40 or (ground.goes_on and not ground.short):
        door = luck.choice(list(right))
        body = json.loads(json.dumps(right[door]))
        place: Any = body
        while True:
            key = (
                luck.choice(list(place)) if isinstance(place, dict) else luck.randrange(len(place))
            )
            if isinstance(place[key], (dict, list)) and place[key] and luck.random() < 0.7:
                place = place[key]
                continue
            place[key] = luck.choice(ODD)
            break
        said = await attacker.ask("POST", door, json.dumps(body).encode())
        tries += 1
        if said.status >= 500 or said.status == 0 or (said.status >= 400 and not said.refusal):
            broken[json.dumps(body)[:120]] = said.status
    ground.tried(f"{tries} messages with one odd value each")
    ground.holds("none of them breaks anything, each refusal has a sentence", not broken, broken)


@attack
async def no_requests_at_all(ground: Ground) -> None:
    """Bytes that are no HTTP, lengths that lie, methods nobody knows."""
    attacker = ground.server.attacker()
    host = f"host: {attacker.host}\r\n".encode()
    post = b"POST /api/tables HTTP/1.1\r\n" + host + b"content-type: application/json\r\n"
    tries = {
        "noise": Random(1).randbytes(2_000) + b"\r\n\r\n",
        "another protocol": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03"
        + b"\0" * 200
        + b"\r\n\r\n",
        "a negative length": post + b"content-length: -1\r\n\r\n{}",
        "a length in words": post + b"content-length: two\r\n\r\n{}",
        "two lengths": post + b"content-length: 2\r\ncontent-length: 3\r\n\r\n{}",
        "length and pieces": post
        + b"content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n",
        "a piece of minus one": post + b"transfer-encoding: chunked\r\n\r\n-1\r\n{}\r\n",
        "a method of nobody": b"PLAY /api/tables HTTP/1.1\r\n" + host + b"\r\n",
        "trace": b"TRACE /api/shelf HTTP/1.1\r\n" + host + b"\r\n",
        "a space in a name": b"GET / HTTP/1.1\r\n" + host + b"x y: 1\r\n\r\n",
        "a zero in a value": b"GET / HTTP/1.1\r\n" + host + b"x: a\0b\r\n\r\n",
        "a form": post.replace(b"application/json", b"multipart/form-data")
        + b"content-length: 2\r\n\r\n{}",
    }
    wrong = {}
    for what, raw in tries.items():
        said = await attacker.say(raw)
        if not 400 <= said.status < 500:
            wrong[what] = said.status
    ground.tried(", ".join(tries))
    ground.holds("each is refused", not wrong, wrong)
