"""What `pip install` gives: a table that opens and is played, with nothing else at hand.

`make test` installs the pure wheel, `make test-compiled` the compiled one.
"""

import asyncio
import re
import signal
from pathlib import Path

import pytest

from gloaming import __version__
from tests.package.installed import COMPILED, Installed, build_wheel
from tests.server.house import BOT, ME, Guest, Json, Live, done

pytestmark = pytest.mark.asyncio(loop_scope="session")
TOO_MANY = 429
WHERE = "import gloaming.engine.script as it; print(it.__file__)"
IMPORTED = """
import sys
before = set(sys.modules)
import gloaming.engine.match, gloaming.games
new = {name.partition(".")[0] for name in set(sys.modules) - before}
print(*sorted(new - set(sys.stdlib_module_names)))
"""


async def test_a_wheel_is_installed_elsewhere_and_played(tmp_path: Path) -> None:
    wheel = build_wheel(tmp_path)
    assert wheel.name.endswith("-py3-none-any.whl") is not COMPILED
    here = Installed(tmp_path, wheel)
    assert here.run("gloaming", "--version")[1].strip() == __version__
    assert here.run("python", "-c", WHERE)[1].strip().endswith(".so" if COMPILED else ".py")
    strangers = set(here.run("python", "-c", IMPORTED)[1].split()) - {"gloaming__mypyc"}
    assert strangers == {"gloaming", "mypy_extensions"}
    extras_are_named(here)
    terminal_plays(here)
    await server_plays(here)


def extras_are_named(here: Installed) -> None:
    """Whoever wants what a plain install has not is told what to install."""
    for extra, command in {
        "lab": ["arena", "random", "novice", "--games", "2"],
        "lab ": ["fit"],
        "spiel": ["peer", "novice"],
        "postgres": ["serve", "--database", "postgresql://nobody@nowhere/nothing"],
    }.items():
        status, out, err = here.run("gloaming", *command)
        assert (status, out) == (2, "")
        assert err == "gloaming: This needs gloaming[{0}]: pip install 'gloaming[{0}]'\n".format(
            extra.strip()
        )


def terminal_plays(here: Installed) -> None:
    """Until nobody has done anything for four turns."""
    bot = ["--seat", "night=random", "--option", "idle_limit=4", "--option", "turn_limit=100"]
    typed = "end_casting\nend_travel\n" * 50
    status, out, err = here.run("gloaming", "play", "day_and_night", *bot, typed=typed)
    assert (status, err) == (0, "")
    assert "gloaming replay" in out


async def server_plays(here: Installed) -> None:
    """The client is served, and a guest who says whatever comes first plays to the end."""
    server = here.start("gloaming", "serve", "--port", "0", "--pause", "0")
    try:
        assert server.stdout is not None
        said = server.stdout.readline()
        assert "served at" in said, said
        ann = Guest(said.split()[-1])
        async with ann.http:
            page = await ann.get("/")
            assert page.status_code == 200, page.text
            for script in re.findall(r'src="(/assets/[^"]+)"', page.text):
                assert "javascript" in (await ann.get(script)).headers["content-type"]
            assert "/assets/" in page.text
            await one_game(ann)
    finally:
        server.terminate()
        server.communicate(timeout=30)
    assert server.returncode in (0, -signal.SIGTERM)  # It ends gently, then as it was told to.


async def one_game(ann: Guest) -> None:
    done(await ann.get("/api/shelf"))  # Comes away with a cookie.
    table = (await ann.open(ME, BOT, options={"turn_limit": "100"}))["table"]
    async with ann.live(table, 0) as live:
        sight = await seen(live, 0)
        while sight["result"] is None:
            if sight["asked"]["seat"] == "day":
                say, seq = sight["asked"]["options"][0], sight["seq"]
                answer = {"seat": 0, "seq": seq, "say": say}
                while (said := await ann.act(table, "answer", **answer)).status_code == TOO_MANY:
                    await asyncio.sleep(0.1)  # The machine is quicker than a person may be.
                done(said)
            sight = await seen(live, sight["seq"] + 1)
    journal = await ann.get(f"/api/tables/{table}/journal")
    assert "day end_travel" in journal.text


async def seen(live: Live, seq: int) -> Json:
    """What lies on the table after so many entries; a bot may take long to get out of bed."""
    while True:
        said = await live.hear(seconds=120)
        if said["type"] == "update" and said["sight"]["seq"] >= seq:
            sight: Json = said["sight"]
            return sight
