"""Secrets stay secret, strangers stay outside, and nobody can be too loud."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import structlog
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from gloaming.server.identity import COOKIE
from tests.server.house import FRIEND, ME, House, done, quick, refused, served, sqlite

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_secrets_are_kept_as_hashes_and_never_logged(tmp_path: Path) -> None:
    with structlog.testing.capture_logs() as logs:
        async with served(quick(sqlite(tmp_path))) as house:
            ann, bob = await house.guest(), await house.guest()
            opened = await ann.open(ME, FRIEND)
            table, link = opened["table"], opened["links"]["night"]
            done(await bob.join(link))
            sight = (await ann.answer(table, 0))["sight"]
            secrets = [ann.http.cookies[COOKIE], bob.http.cookies[COOKIE], link.partition("=")[2]]
    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert table.encode() in stored
    for secret in secrets:
        assert secret.encode() not in stored
        assert secret not in str(logs)
    assert table not in str(logs)
    for card in sight["board"]["hands"][0]:
        assert card not in str(logs)


async def test_nobody_sees_or_acts_from_anothers_seat(house: House) -> None:
    ann, eve = await house.guest(), await house.guest()
    table = (await ann.open(ME, FRIEND))["table"]
    seq = (await ann.see(table, 0))["seq"]
    for path in ("", "/log", "/at/5", "/preview"):
        for seat in (0, 1):
            query = {"seat": seat, "seq": seq, "say": "end_casting"}
            got = await eve.get(f"/api/tables/{table}{path}", **query)
            assert refused(got) == "not_your_seat"
    acts = {
        "answer": {"seq": seq, "say": "end_casting"},
        "undo": {"seq": seq},
        "resign": {"seq": seq},
        "offer_draw": {"seq": seq},
        "hand_over": {"level": "random"},
    }
    for act, more in acts.items():
        for seat in (-2, -1, 0, 1, 2):
            said = await eve.act(table, act, seat=seat, **more)
            assert refused(said) == "not_your_seat"
    assert refused(await eve.post(f"/api/tables/{table}/rematch")) == "not_your_seat"
    assert (await ann.see(table, 0))["seq"] == seq


async def test_another_site_can_not_act(house: House) -> None:
    ann = await house.guest()
    foreign = {"origin": "http://evil.example"}
    body = {"game": "day_and_night", "seats": [ME, FRIEND]}
    said = await ann.http.post("/api/tables", json=body, headers=foreign)
    assert refused(said) == "foreign_origin"
    own = {"origin": house.url}
    done(await ann.http.post("/api/tables", json=body, headers=own))
    table = (await ann.open(ME, FRIEND))["table"]
    address = f"{house.url.replace('http', 'ws')}/api/tables/{table}/live"
    with pytest.raises(InvalidStatus):
        async with connect(address, additional_headers=foreign):
            pass
    async with connect(address, additional_headers=own):
        pass


async def test_every_answer_carries_the_headers(house: House) -> None:
    ann = await house.guest()
    for path in ("/", "/api/shelf", "/api/nothing", "/healthz", "/table/x"):
        headers = (await ann.get(path)).headers
        assert headers["content-security-policy"].startswith("default-src 'self'")
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers or "uvicorn" in headers["server"]


async def test_a_script_that_is_gone_is_not_replaced_by_a_page(house: House) -> None:
    guest = await house.guest()
    assert (await guest.get("/assets/gone.js")).status_code == 404


async def test_large_bodies_are_refused(house: House) -> None:
    ann = await house.guest()
    large = b'{"game": "' + b"x" * 70_000 + b'"}'
    kind = {"content-type": "application/json"}
    got = await ann.http.post("/api/tables", content=large, headers=kind)
    assert got.status_code == 413

    async def drops() -> AsyncIterator[bytes]:
        for _ in range(70):
            yield b"x" * 1000

    got = await ann.http.post("/api/tables", content=drops(), headers=kind)
    assert got.status_code == 413
    journal = {"journal": "x" * 500_000, "seats": [ME, ME]}
    assert refused(await ann.post("/api/tables/import", journal)) == "bad_file"


async def test_large_live_messages_end_the_connection(house: House) -> None:
    ann = await house.guest()
    table = (await ann.open(ME, FRIEND))["table"]
    async with ann.live(table, 0) as live:
        await live.hear()
        await live.connection.send("x" * 9000)
        with pytest.raises(ConnectionClosed):
            await live.hear()


async def test_who_comes_too_often_must_wait(tmp_path: Path) -> None:
    settings = quick(sqlite(tmp_path), guest_rate="20/minute", opening_rate="3/minute")
    async with served(settings) as house:
        ann = await house.guest()
        opened = [
            await ann.post("/api/tables", {"game": "day_and_night", "seats": [ME, ME]})
            for _ in range(4)
        ]
        assert [it.status_code for it in opened] == [200, 200, 200, 429]
        table = opened[0].json()["table"]
        async with ann.live(table, 0) as live:
            codes = []
            for _ in range(20):
                await live.say("watch", seat=0, since=0)
                codes.append((await live.hear()).get("code"))
        assert codes[-1] == "too_many"


async def test_a_guest_has_only_so_many_connections(tmp_path: Path) -> None:
    async with served(quick(sqlite(tmp_path), connections=1)) as house:
        ann = await house.guest()
        table = (await ann.open(ME, FRIEND))["table"]
        async with ann.live(table, 0) as live:
            await live.hear()
            with pytest.raises(InvalidStatus):
                async with ann.live(table, 0):
                    pass
        async with ann.live(table, 0) as live:
            await live.hear()


async def test_what_breaks_tells_no_details(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with served(quick(sqlite(tmp_path))) as house:
        ann = await house.guest()

        async def mine(guest: str) -> None:
            raise RuntimeError("the secret reason")

        monkeypatch.setattr(house.lobby, "mine", mine)
        got = await ann.get("/api/tables")
        assert got.status_code == 500
        assert got.json()["code"] == "broken"
        assert "secret" not in got.text
        assert "Traceback" not in got.text


async def test_no_path_leads_out_of_the_clients_folder(house: House) -> None:
    ann = await house.guest()
    for path in (
        "/../app.py",
        "/%2e%2e/app.py",
        "/assets/..%2f..%2fapp.py",
        "/..%2f..%2f..%2fetc/passwd",
    ):
        text = (await ann.get(path)).text
        assert "import" not in text.partition("<body")[0]
        assert "root:" not in text


async def test_health_and_figures_are_there(house: House) -> None:
    ann = await house.guest()
    assert (await ann.get("/healthz")).text == "ok"
    figures = (await ann.get("/metrics")).text
    assert "gloaming_tables" in figures
    assert 'route="/api/shelf"' in figures
