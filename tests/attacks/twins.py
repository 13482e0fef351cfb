"""Secrets: tables that differ only in them look the same; no log and no file has them."""

import logging
import tempfile
from pathlib import Path

import structlog

from tests.attacks.ground import Ground, at_length, attack
from tests.attacks.visitor import FRIEND, ME, OTHER
from tests.server import test_secrecy


@at_length
async def twin_tables(ground: Ground) -> None:
    """Two tables that differ only in what a watcher can't see give it the same bytes."""
    compared = games = 0
    alike = test_secrecy.Twins.alike

    def counting(self: test_secrecy.Twins, got: list[bytes]) -> None:
        nonlocal compared
        compared += 1
        alike(self, got)

    test_secrecy.Twins.alike = counting  # type: ignore[method-assign]
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
    different = ""
    seed = 100
    ground.start()
    try:
        while (ground.goes_on or games < 3) and not different:
            seed += 1
            before = compared
            with tempfile.TemporaryDirectory(dir=ground.folder) as folder:
                try:
                    await test_secrecy.test_what_is_hidden_makes_no_difference(
                        Path(folder), (0, 1, -1)[seed % 3], seed
                    )
                except IndexError:
                    pass  # The two have come to where no answer is common to both.
                except AssertionError as error:
                    if compared > before:  # Else the two were dealt the same: there is no secret.
                        different = str(error) or "other bytes"
            games += compared > before
    finally:
        test_secrecy.Twins.alike = alike  # type: ignore[method-assign]
    ground.tried(f"{games} pairs of matches, {compared} comparisons")
    ground.holds("a watcher gets the same bytes from both", not different, different)
    ground.holds("there was something to compare", compared > 0)


@attack
async def secrets_in_logs_and_files(ground: Ground) -> None:
    """Cookies, links, names of tables and cards, after a match with refusals of every kind."""
    server = ground.server
    logged = server.logged()
    ann, bob, eve = [await server.visitor().come(patient=True) for _ in range(3)]
    opened = (await ann.open(ME, FRIEND)).json
    table, link = opened["table"], opened["links"]["night"]
    key = link.partition("#join=")[2]
    assert (await bob.join(link)).status == 200
    await eve.join(link)  # Too late.
    sight = await ann.see(table, 0)
    cards = [str(card) for card in sight["board"]["hands"][0]]
    say = sight["asked"]["options"][0]
    await ann.act(table, "answer", seat=0, seq=sight["seq"], say=say)
    await ann.act(table, "answer", seat=0, seq=0, say="cast D01")
    await eve.act(table, "answer", seat=0, seq=sight["seq"], say=say)
    for path in (f"/api/tables/{table}?seat=1", f"/api/tables/{table}/journal", f"/{key}"):
        await eve.get(path, referer=f"http://{eve.host}/table/{table}#join={key}")
    await ann.open(ME, OTHER, game=key)
    await ann.ask("POST", f"/api/tables/{table}/acts", b'{"token": "' + key.encode() + b'"')
    secrets = {"the key of a door": key, "a table": table}
    for name, visitor in (("Ann", ann), ("Bob", bob), ("Eve", eve)):
        secrets |= {f"{name}'s cookie": value for value in visitor.cookies.values()}
    log = server.log(logged)
    said = [what for what, secret in secrets.items() if secret in log]
    said += [card for card in cards if f'"{card}"' in log or f" {card} " in log]
    stored = b"".join(file.read_bytes() for file in server.folder.glob("gloaming.db*"))
    kept = [what for what, it in secrets.items() if what != "a table" and it.encode() in stored]
    ground.tried(f"a table, a link, three guests, {len(cards)} cards, nine refusals")
    ground.holds("none of it is in the log", not said, said)
    ground.holds("no cookie and no key is in the database", not kept, kept)
    ground.holds("the guests are known there all the same", (await ann.see(table, 0))["seq"] > 0)
