"""The valley of Day & Night in letters and colours: either alone would be enough.

A square is six characters: ` d2◇D ` is a Day tile with two Mystify markers, a crystal and Day's
pawn. Around it stand `[ ]` where it can be chosen, `( )` where it has been, `< >` where the last
move touched it, `× ×` where a step may not return, `[ !` where a tile of one's own would flip.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gloaming.cli.scene import Scene
from gloaming.engine.refusal import NOT_ASKED
from gloaming.games.day_and_night.board import COLUMNS, HOLE, NAMES, ROWS
from gloaming.games.day_and_night.cards import SPELLS
from gloaming.games.day_and_night.spell import X
from gloaming.games.day_and_night.state import DAY, FIRST, HOURS, NIGHT, UNLIMITED
from gloaming.games.day_and_night.words import SPELL_IDS

SEATS: Final = (DAY, NIGHT)
# Each names both its colours, so that it looks the same on light and dark; all are among the 256.
TILE: Final = ("#000000 on #ffdf87", "#ffffff on #005faf")
BUILT: Final = ("bold #000000 on #ffaf00", "bold #ffffff on #00005f")
LIT: Final = "bold #000000 on #5fff87"
VOID: Final = Text("░░░░░░", "dim")


class DayAndNightBoard:
    """The 44 squares, the twelve hours, the hand."""

    place = "square"
    signs = "terminal-signs"
    examples = ("e2", "D07")
    card = "spell"

    def picture(self, scene: Scene) -> RenderableType:
        columns = "   " + "".join(f"  {letter}   " for letter in "abcdef"[:COLUMNS])
        drawn = Text().append(columns + "\n", "dim")
        squares = Squares(scene)
        for row in range(ROWS, 0, -1):
            names = NAMES[COLUMNS * (row - 1) : COLUMNS * row]
            if scene.tall:
                drawn.append("   ")
                for name in names:
                    drawn.append_text(squares.upper(name))
                drawn.append("\n")
            drawn.append(f" {row} ", "dim")
            for name in names:
                drawn.append_text(squares.lower(name))
            drawn.append(f" {row}\n", "dim")
        legend = "terminal-legend-own" if squares.own else "terminal-legend"
        drawn.append(scene.catalogue.say(legend), "dim")
        return drawn

    def counts(self, scene: Scene) -> RenderableType:
        say, view = scene.catalogue.say, scene.view
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column()
        for _ in range(4):
            grid.add_column(justify="right")
        heads = (say("terminal-book"), say("terminal-hand"), say("terminal-discards"), "▲")
        grid.add_row("", *(Text(head, "dim") for head in heads))
        built = Counter(temple["seat"] for temple in view["temples"])
        for seat in SEATS:
            sizes = (
                view["book_sizes"][seat],
                view["hand_sizes"][seat],
                len(view["discards"][seat]),
            )
            who = Text(f" {scene.seat_name(seat)} ", TILE[seat])
            grid.add_row(who, *map(str, sizes), f"{built[seat]}/2")
        left = [str(view[f"{kind}_supply"]) for kind in ("marker", "crystal")]
        markers, crystals = ("∞" if many == str(UNLIMITED) else int(many) for many in left)
        supplies = Text(say("terminal-supplies", markers=markers, crystals=crystals), "dim")
        return Group(grid, supplies, self.hours(scene), *self.known_hands(scene))

    def known_hands(self, scene: Scene) -> list[Text]:
        """What is known of hands other than one's own: what was seen, all when the game is over."""
        said: list[Text] = []
        for seat in SEATS:
            known = Counter(scene.view["hands"][seat])
            if seat == scene.seat or not known:
                continue
            whole = known.total() == scene.view["hand_sizes"][seat]
            title = "board-hand-of" if whole else "board-known-hand"
            names = [
                f"{id} {scene.catalogue.thing('spell', id)}" + (f" ×{copies}" if copies > 1 else "")
                for id, copies in known.items()
            ]
            title = scene.catalogue.say(title, seat=scene.game.seat_name(seat))
            said.append(Text(f"{title}: {', '.join(names)}"))
        return said

    def hours(self, scene: Scene) -> Text:
        """A row of twelve, and what conditions ask of this turn."""
        say, view = scene.catalogue.say, scene.view
        left = view["hours"]
        row = Text(say("terminal-hours", hours=left) + " ")
        row.append("●" * left, "bold").append("○" * (HOURS - left), "dim")
        if view["changed"]:
            colours = ", ".join(map(scene.seat_name, view["changed"]))
            row.append("  " + say("terminal-changed", colours=colours), "dim")
        return row

    def cards(self, scene: Scene) -> list[RenderableType]:
        shown = self.asked_about(scene) or self.hand(scene)
        if not shown:
            return []
        short = (
            self.two_columns(scene, shown) if scene.offered("spell") else self.line(scene, shown)
        )
        return [self.rows(scene, shown, brief=False), self.rows(scene, shown, brief=True), short]

    def line(self, scene: Scene, shown: Counter[str]) -> Text:
        """The names alone, while the question is about something else."""
        names = [f"{scene.catalogue.thing('spell', id)} ({id})" for id in shown]
        return Text(", ".join(names), "dim", no_wrap=True, overflow="ellipsis")

    def rows(self, scene: Scene, shown: Counter[str], brief: bool) -> Table:
        """A card a line; in brief, what does not fit into the line is left out."""
        grid = Table.grid(padding=(0, 1), expand=True)
        for justify in ("right", "right", "left", "left"):
            grid.add_column(justify=justify, no_wrap=True)
        grid.add_column(ratio=1, no_wrap=brief, overflow="ellipsis")
        for id, copies in shown.items():
            grid.add_row(*self.head(scene, id, copies), self.text(scene, id, brief))
        return grid

    def asked_about(self, scene: Scene) -> Counter[str]:
        """Cards from elsewhere that the question is about: another hand, the book, a theft."""
        view = scene.view
        if scene.question is not None and scene.question.why == "steal":
            return Counter(view["hands"][1 - scene.seat])
        return Counter(view["searched"] or view["stolen"])

    def hand(self, scene: Scene) -> Counter[str]:
        return Counter(scene.view["hands"][scene.seat]) if scene.seat >= 0 else Counter()

    def head(self, scene: Scene, id: str, copies: int) -> list[Text]:
        """Number, hours, id and name of a card; grey if it can't be chosen."""
        number = scene.offered("spell").get(id, 0)
        style = "" if number or not scene.offered("spell") else "dim"
        name = scene.catalogue.thing("spell", id) + (f" ×{copies}" if copies > 1 else "")
        return [
            Text(f"{number})" if number else "", "bold"),
            Text(self.cost(scene, id), style),
            Text(id, style),
            Text(name, f"bold {style}"),
        ]

    def cost(self, scene: Scene, id: str) -> str:
        """Its hours; X is known for the cards in one's hand."""
        hours = SPELLS[SPELL_IDS.index(id)].hours
        known = scene.view["costs"].get(id, "X" if hours == X else hours)
        return scene.catalogue.say("terminal-cost", hours=known)

    def text(self, scene: Scene, id: str, brief: bool) -> Text:
        """Condition and effect; why not, or what to beware of. In brief, only what matters now."""
        say = scene.catalogue.attribute
        condition, effect = say(f"spell-{id}", "condition"), say(f"spell-{id}", "effect")
        printed = Text().append(f"{condition} " if condition else "", "italic").append(effect)
        refused = self.why_not(scene, id)
        warned = self.warning(scene, id)
        if refused:
            printed.stylize("dim")
        remark = Text(f"✗ {refused}" if refused else f"! {warned}" if warned else "")
        if brief:
            return remark or Text(effect)
        return printed.append("\n").append_text(remark) if remark else printed

    def why_not(self, scene: Scene, id: str) -> str:
        if scene.question is None:
            return ""
        stolen = scene.view["stolen"] == [id]
        refusal = scene.refusal("cast_stolen" if stolen else id)
        if refusal is None or refusal is NOT_ASKED:
            return ""
        return scene.catalogue.refusal(refusal, **numbers(scene.view, id))

    def warning(self, scene: Scene, id: str) -> str:
        """That casting it now would do nothing, or turn a tile of one's own."""
        cast = "cast_stolen" if scene.view["stolen"] == [id] else f"cast {id}"
        if not scene.number(cast):
            return ""
        if id in scene.view["useless"]:
            return scene.catalogue.event(["no-effect", id])
        if id not in scene.view["turns_own"]:
            return ""
        other = scene.game.seat_name(1 - scene.seat)
        for told in scene.preview(cast):
            if told[0] == "flips" and told[2] == other:
                return scene.catalogue.event(told)
        return scene.catalogue.say("board-turns-own")

    def two_columns(self, scene: Scene, shown: Counter[str]) -> RenderableType:
        """More cards than lines: names only, side by side."""
        grid = Table.grid(padding=(0, 1))
        for justify in ("right", "right", "left", "left") * 2:
            grid.add_column(justify=justify, no_wrap=True)
        heads = [self.head(scene, id, copies) for id, copies in shown.items()]
        half = (len(heads) + 1) // 2
        for left, right in zip(heads[:half], [*heads[half:], [Text()] * 4], strict=False):
            grid.add_row(*left, *right)
        return grid

    def piles(self, scene: Scene) -> RenderableType:
        parts: list[RenderableType] = []
        for seat in SEATS:
            parts.append(Text(f" {scene.title(seat)} ", TILE[seat]))
            pile = Counter(scene.view["discards"][seat])
            grid = Table.grid(padding=(0, 1))
            for id, copies in pile.items():
                grid.add_row(f"  {copies} ×", id, scene.catalogue.thing("spell", id))
            parts.append(grid if pile else Text("  –"))
        return Group(*parts)

    def zoom(self, scene: Scene, name: str) -> RenderableType | None:
        id = name.upper()
        if id not in SPELL_IDS:
            return None
        catalogue = scene.catalogue
        seat = DAY if SPELL_IDS.index(id) < FIRST[NIGHT] else NIGHT
        card = Text().append(f" {id} {catalogue.thing('spell', id)} ", TILE[seat])
        kind = catalogue.say(f"kind-{SPELLS[SPELL_IDS.index(id)].kind}")
        card.append(f"\n{self.cost(scene, id)} · {kind}", "not bold")
        for part, style in (("condition", "italic"), ("effect", "bold"), ("note", "dim")):
            if text := catalogue.attribute(f"spell-{id}", part):
                card.append("\n").append(text, style)
        if refused := self.why_not(scene, id):
            card.append(f"\n✗ {refused}")
        return card


def numbers(view: Mapping[str, Any], thing: str) -> dict[str, object]:
    """What a card of the hand costs, and how many hours are left to pay it."""
    costs = view["costs"]
    return {"cost": costs[thing], "hours": view["hours"]} if thing in costs else {}


class Squares:
    """How each square looks at one moment."""

    def __init__(self, scene: Scene) -> None:
        view = scene.view
        # The pawns; in small letters, the tiles.
        self.letters = [scene.seat_name(seat)[0].upper() for seat in SEATS]
        self.hole = [NAMES[square] for square in HOLE]
        self.tiles = (set(view["day"]), set(view["night"]))
        self.built = {name for temple in view["temples"] for name in temple["squares"]}
        self.isolated = set(view["isolated"])
        self.markers = Counter(view["markers"])
        self.crystals = Counter([*view["crystals"], *view["lasting"]])
        self.pawns = view["pawns"]
        self.lit = scene.offered("square")
        changing = scene.question is not None and scene.question.why == "change"
        self.own = self.tiles[scene.seat] & self.lit.keys() if changing else set[str]()
        self.touched = scene.touched
        resolving = [name for spell in view["resolving"] for name in spell["targets"]]
        self.chosen = {*resolving, *(name for tiles in view["building"] for name in tiles)}
        travels = scene.asked is not None and scene.asked.why == "travel"
        self.barred = set(view["forbidden"]) if travels else set()

    def upper(self, name: str) -> Text:
        """The first of two lines: the name of the square."""
        if name in self.hole:
            return VOID
        return Text(f" {name}   ", self.style(name) or "dim")

    def lower(self, name: str) -> Text:
        """Everything on a square, in six characters."""
        if name in self.hole:
            return VOID
        around = self.around(name)
        edge = LIT if name in self.lit else "bold"
        text = Text(style=self.style(name))
        text.append(around[0], edge)
        text.append(self.tile(name) + self.standing(name) + self.crystal(name))
        text.append(self.pawn(name), "bold reverse" if name in self.pawns else "")
        return text.append(around[1], edge)

    def style(self, name: str) -> str:
        for seat in SEATS:
            if name in self.tiles[seat]:
                return BUILT[seat] if name in self.built else TILE[seat]
        return ""

    def tile(self, name: str) -> str:
        for seat in SEATS:
            if name in self.tiles[seat]:
                return self.letters[seat].lower()
        return "·"

    def standing(self, name: str) -> str:
        """What makes a tile permanent, or will: a Temple, an isolated marker, Mystify markers."""
        if name in self.built:
            return "▲"
        if name in self.isolated:
            return "△"
        return " 123456789"[min(self.markers[name], 9)]

    def crystal(self, name: str) -> str:
        return " ◇◆"[self.crystals[name]]

    def pawn(self, name: str) -> str:
        here = [at for at in SEATS if self.pawns[at] == name]
        return "&" if len(here) == 2 else self.letters[here[0]] if here else " "

    def around(self, name: str) -> str:
        if name in self.own:
            return "[!"
        if name in self.lit:
            return "[>" if name in self.touched else "[]"
        if name in self.chosen:
            return "()"
        if name in self.touched:
            return "<>"
        return "××" if name in self.barred else "  "
