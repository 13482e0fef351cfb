"""Writes what the browser must know of the server: the messages' schema, and the games' words.

python web/tools/schema.py            writes both files
python web/tools/schema.py --check    fails when what is checked in differs
"""

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from gloaming.engine.game import all_games
from gloaming.games.bless.shapes import View as Bless
from gloaming.games.casting_shadows.shapes import View as CastingShadows
from gloaming.games.day_and_night.shapes import View as DayAndNight
from gloaming.games.last_spell.shapes import View as LastSpell
from gloaming.server import protocol
from gloaming.text.catalogue import INFLECTED

NET = Path(__file__).resolve().parents[1] / "src" / "net"
SCHEMA = NET / "protocol.schema.json"
WORDS = NET / "words.json"
VIEWS = {
    "Bless": Bless,
    "CastingShadows": CastingShadows,
    "DayAndNight": DayAndNight,
    "LastSpell": LastSpell,
}


def messages() -> list[type]:
    """Every message on the page, each once."""
    found = [kind for kind in vars(protocol).values() if isinstance(kind, type)]
    return [kind for kind in found if issubclass(kind, protocol.Message)]


def schema() -> dict[str, Any]:
    """All messages, and the board of every game, as one schema."""
    kinds = [kind for kind in messages() if kind is not protocol.Message]
    _, parts = msgspec.json.schema_components(kinds, ref_template="#/definitions/{name}")
    for name, view in VIEWS.items():
        parts |= board(name, view)
    for part in parts.values():
        part.pop("title", None)
    unions = {"Act": protocol.Act, "FromClient": protocol.FromClient}
    unions["FromServer"] = protocol.FromServer
    for name, union in unions.items():
        parts[name] = {"anyOf": [{"$ref": f"#/definitions/{it.__name__}"} for it in union.__args__]}
    return {"definitions": dict(sorted(parts.items()))}


def board(game: str, view: type) -> dict[str, Any]:
    """A game's view and its parts, under names of that game: every game has a Player or a Card."""
    template = "#/definitions/" + game + "{name}"
    _, parts = msgspec.json.schema_components([view], ref_template=template)
    parts["Board"] = parts.pop(view.__name__)
    return {f"{game}{name}": part for name, part in parts.items()}


def words() -> dict[str, Any]:
    """What verbs are about and what facts are made of, so that both can be put into sentences."""
    return {
        game.id: {
            "verbs": {name: verb.thing for name, verb in game.vocabulary.verbs.items()},
            "facts": {name: shape(fact.kinds, fact.secret) for name, fact in game.facts.items()},
            "inflected": [kind for kind in INFLECTED if kind in game.things],
            "printed": game.printed,
        }
        for game in all_games()
    }


def shape(kinds: list[str], secret: list[bool]) -> str:
    return " ".join(kind + "?" * hidden for kind, hidden in zip(kinds, secret, strict=True))


def main() -> None:
    stale = []
    for file, content in ((SCHEMA, schema()), (WORDS, words())):
        written = json.dumps(content, indent=2) + "\n"
        if "--check" not in sys.argv:
            file.write_text(written, encoding="utf-8")
        elif not file.exists() or file.read_text(encoding="utf-8") != written:
            stale.append(file.name)
    if stale:
        sys.exit(f"stale: {', '.join(stale)}; run python web/tools/schema.py, then npm run types")


if __name__ == "__main__":
    main()
