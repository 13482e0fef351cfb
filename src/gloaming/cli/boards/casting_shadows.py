"""The seven tiles of Casting Shadows in letters: name, card and meeples of each.

A tile that can be chosen stands in `[ ]`; a meeple is a letter of its seat's name.
"""

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gloaming.cli.scene import Scene
from gloaming.engine.refusal import NOT_ASKED
from gloaming.games.casting_shadows.box.names import KINDS

ROWS: Final = (("NW", "NE"), ("W", "C", "E"), ("SW", "SE"))
WIDTH: Final = 17
# Each names both its colours, so that it looks the same on light and dark; all are among the 256.
SEAT: Final = (
    "#000000 on #ffaf00",
    "#ffffff on #005f5f",
    "#000000 on #ffffd7",
    "#ffffff on #303030",
)
LIT: Final = "bold #000000 on #5fff87"
# Things that have a text of their own to look at.
TELLING: Final = ("spell", "counterspell", "companion", "tile", "character")


class CastingShadowsBoard:
    """The map, the pool, the mages, the Spell Book."""

    place = "none"  # Positions are listed with what is done there.
    signs = "terminal-board-signs"
    examples = ("C", "heat_wave")
    card = "spell"

    def picture(self, scene: Scene) -> RenderableType:
        tiles = {tile["position"]: tile for tile in scene.view["tiles"]}
        lit = scene.offered("position")
        drawn = Text()
        for row in ROWS:
            indent = " " * (WIDTH // 2 if len(row) == 2 else 0)
            for line in range(3):
                drawn.append(indent)
                for name in row:
                    drawn.append_text(self.cell(scene, tiles.get(name), name in lit, line))
                drawn.append("\n")
        return drawn.append_text(self.pool(scene))

    def cell(self, scene: Scene, tile: dict[str, Any] | None, lit: bool, line: int) -> Text:
        """One of the three lines of a tile."""
        text = Text()
        if tile is None:
            return text.append(" " * WIDTH)
        if line == 0:
            name = f"{tile['position']} {scene.catalogue.thing('tile', tile['tile'])}"
            text.append("[" if lit else " ", LIT if lit else "")
            text.append(fitted(name, WIDTH - 3), "bold")
            return text.append("] " if lit else "  ", LIT if lit else "")
        if line == 1:
            market = tile["market"]
            name = scene.catalogue.thing("spell", market["card"]) if market else ""
            return text.append(fitted(f"  {name}", WIDTH), "dim")
        text.append("  ")
        for seat in tile["players"]:
            text.append(f" {letter(scene, seat)} ", SEAT[seat])
        return text.append(" " * (WIDTH - 2 - 3 * len(tile["players"])))

    def pool(self, scene: Scene) -> Text:
        """Dice, tokens and Action points of the active player."""
        view = scene.view
        row = Text()
        for die in view["dice"]:
            face = die["face"] or "–"
            row.append(f"{die['id']} ", "dim")
            row.append(f"({face})" if die["chosen"] else f" {face} ", "bold")
        row.append("\n")
        tokens = [unit for unit, many in view["tokens"].items() for _ in range(many)]
        said = scene.catalogue.say("terminal-pool", tokens=" ".join(tokens) or "–", ap=view["ap"])
        row.append(said)
        if view["due"]:
            due, paid = " ".join(view["due"]), " ".join(view["paid"]) or "–"
            row.append("\n" + scene.catalogue.say("terminal-due", due=due, paid=paid))
        return row

    def counts(self, scene: Scene) -> RenderableType:
        """A line for each mage, another for a Companion; it is narrow here."""
        view = scene.view
        lines: list[Text] = []
        for player in view["players"]:
            seat = player["seat"]
            line = Text().append(f" {letter(scene, seat)} {scene.seat_name(seat)} ", SEAT[seat])
            if view["phase"] == "setup" and player["alive"]:
                chosen = player["character"]
                line.append(f" {scene.catalogue.thing('character', chosen)}" if chosen else " …")
            elif player["alive"]:
                line.append(f" ♥{player['hp']} ✦{player['energy']}/{player['energy_limit']}")
                line.append(f" ▤{len(player['book'])}+{player['counterspells']}")
                line.append(" ☾" if player["shadow_form"] else "")
            else:
                line.append(" ✗", "dim")
            lines.append(line)
            if player["companion"]:
                name = scene.catalogue.thing("companion", player["companion"])
                lines.append(Text(f"  {name}", "dim", no_wrap=True, overflow="ellipsis"))
        said = scene.catalogue.say("terminal-round", round=view["round"], cap=view["turn_cap"])
        return Group(*lines, Text(said, "dim"))

    def cards(self, scene: Scene) -> list[RenderableType]:
        """The own book; whole texts if there is room, else names."""
        if scene.seat < 0:
            return []
        me = scene.view["players"][scene.seat]
        if not me["book"] and not me["hidden"]:
            return []
        whole, brief = self.book(scene, me, False), self.book(scene, me, True)
        return [whole, brief, self.line(scene, me)]

    def line(self, scene: Scene, me: dict[str, Any]) -> Text:
        """The names alone, with the numbers of those that can be chosen."""
        offered = scene.offered("spell")
        row = Text()
        for card in me["book"]:
            number = offered.get(card["card"], 0)
            row.append(f"{number}) " if number else "", "bold")
            row.append(scene.catalogue.thing("spell", card["card"]))
            row.append(" ✓   " if card["used"] else "   ")
        for name in me["hidden"]:
            row.append(scene.catalogue.thing("counterspell", name) + "   ", "italic")
        return row

    def book(self, scene: Scene, me: dict[str, Any], brief: bool) -> RenderableType:
        offered = scene.offered("spell")
        grid = Table.grid(padding=(0, 1), expand=True)
        grid.add_column(justify="right", no_wrap=True)
        grid.add_column(no_wrap=True)
        grid.add_column(ratio=1, no_wrap=brief, overflow="ellipsis")
        for card in me["book"]:
            number = offered.get(card["card"], 0)
            style = "" if number or not offered else "dim"
            name = scene.catalogue.thing("spell", card["card"]) + (" ✓" if card["used"] else "")
            effect = Text(scene.catalogue.attribute(f"spell-{card['card']}", "effect"), style)
            if refused := self.why_not(scene, card["card"]):
                effect = Text(f"✗ {refused}", "dim")
            head = Text(f"{number})" if number else "", "bold")
            grid.add_row(head, Text(name, f"bold {style}"), effect)
        for name in me["hidden"]:
            effect = Text(scene.catalogue.attribute(f"counterspell-{name}", "effect"))
            grid.add_row("", Text(scene.catalogue.thing("counterspell", name), "italic"), effect)
        return grid

    def why_not(self, scene: Scene, card: str) -> str:
        if scene.question is None:
            return ""
        refusal = scene.refusal(card)
        return "" if refusal is None or refusal is NOT_ASKED else scene.catalogue.refusal(refusal)

    def piles(self, scene: Scene) -> RenderableType:
        pile = [scene.catalogue.thing("spell", card) for card in reversed(scene.view["discard"])]
        say = scene.catalogue.say
        portal = [scene.catalogue.thing("companion", one) for one in scene.view["portal"] if one]
        return Group(
            Text(say("terminal-portal", portal=", ".join(portal))),
            Text(say("terminal-discard-pile", cards=", ".join(pile) or "–")),
            Text(
                say(
                    "terminal-decks",
                    deck=scene.view["deck_size"],
                    counterspells=scene.view["counterspell_deck_size"],
                )
            ),
        )

    def zoom(self, scene: Scene, name: str) -> RenderableType | None:
        catalogue = scene.catalogue
        for kind in TELLING:
            for id in scene.game.things[kind]:
                called = catalogue.thing(kind, id)
                if name.casefold() not in (id.casefold(), called.casefold()):
                    continue
                text = Text().append(called, "bold")
                if id in KINDS:
                    text.append("\n" + "\n".join(printed_lines(scene, scene.game.printed[id])))
                for part, style in (("shadow", ""), ("effect", "bold"), ("note", "dim")):
                    if said := catalogue.attribute(f"{kind}-{id}", part):
                        text.append("\n").append(said, style)
                return text
        return None


def printed_lines(scene: Scene, face: dict[str, str]) -> list[str]:
    """What stands on a card besides its text: kind and level, what it costs, how far it reaches."""
    say = scene.catalogue.say
    kind = [say(f"kind-{face['kind']}")]
    if face["level"] != "0":
        kind.append(say("board-level", level=face["level"]))
    cost = ", ".join(symbol(scene, one) for one in face["cost"].split()) or say("board-free")
    lines = [" · ".join(kind), f"{say('board-cost')}: {cost}"]
    if face["kind"] == "attack":
        whom = say(f"board-whom-{face['whom']}")
        lines.append(f"{say('board-range')}: {say('board-range-' + face['range'])} · {whom}")
    return lines


def symbol(scene: Scene, name: str) -> str:
    """A symbol of a price in words: "GR", "O*", "SPELL(1)"."""
    say = scene.catalogue.say
    if name.startswith("SPELL"):
        return say("board-any-spell", level=name[6])
    if name.endswith("*"):
        return say("board-any-gem" if name[0] == "G" else "board-any-orb")
    return scene.catalogue.thing("unit", name)


def fitted(text: str, width: int) -> str:
    """A text in exactly so many characters."""
    return text.ljust(width) if len(text) <= width else text[: width - 1] + "…"


def letter(scene: Scene, seat: int) -> str:
    """The first letter of a seat's name that none before it has: Ambra is A, Avorio V."""
    taken: list[str] = []
    for one in range(seat + 1):
        name = scene.seat_name(one).upper()
        taken.append(next((sign for sign in name if sign not in taken), name[0]))
    return taken[seat]
