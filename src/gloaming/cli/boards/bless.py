"""The two fields of Bless in letters: ○ is pure, ◐ corrupt, z in Stasis, ∅ without effect.

`○ 08 Gleaming Chains  L  5 Eye 2 Karma` is a pure Light Curse; under it lies its Bond. What has
changed a value stands behind it.
"""

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gloaming.cli.scene import Scene
from gloaming.games.bless.words import CARD_IDS

SEATS: Final = (0, 1)
FORM: Final = {"light": "#000000 on #ffdf87", "shadow": "#ffffff on #005faf"}


class BlessBoard:
    """Two fields, the piles between them, the hand."""

    signs = ""
    examples = ("attack 09", "09")
    place = card = "none"  # A card can often be used in two ways: every answer is listed.

    def picture(self, scene: Scene) -> RenderableType:
        mine = scene.seat if scene.seat >= 0 else 0
        parts: list[RenderableType] = [self.field(scene, 1 - mine), self.middle(scene)]
        parts.append(self.field(scene, mine))
        return Group(*parts, *self.clash(scene))

    def field(self, scene: Scene, seat: int) -> RenderableType:
        view, say = scene.view, scene.catalogue.say
        points = f"{view['points'][seat]} · {say('zone-altar')} {view['altar_sizes'][seat]}"
        active = "▶ " if view["active"] == seat else "  "
        lines: list[RenderableType] = [Text(f"{active}{scene.title(seat)}: {points}", "bold")]
        lines += [self.curse(scene, curse) for curse in view["curses"][seat]]
        lines += [self.prayer(scene, it) for it in view["prayers"][seat] if not it["host"]]
        if len(lines) == 1:
            lines.append(Text("    –", "dim"))
        return Group(*lines)

    def curse(self, scene: Scene, it: Any) -> Text:
        say = scene.catalogue.say
        line = Text("    " + ("◐" if it["corrupt"] else "○"))
        line.append("z" if it["stasis"] else "∅" if it["silenced"] else " ")
        line.append_text(self.name(scene, it))
        line.append(f"  {it['eye']}", "bold").append(f" {say('value-eye')} ")
        line.append(str(it["karma"]), "bold").append(f" {say('value-karma')}")
        for ability in it["abilities"]:
            line.append(f" {say('ability-' + ability)}", "italic")
        for modifier in it["modifiers"]:
            line.append(f" [{modifier['source']} {modifier['amount']:+}]", "dim")
        if it["bond"]:
            bond = scene.catalogue.thing("card", it["bond"])
            line.append(f" + {it['bond']} {bond} ({scene.seat_name(it['bond_seat'])})")
        return line

    def prayer(self, scene: Scene, it: Any) -> Text:
        line = Text("    ≈" + ("∅" if it["silenced"] else "·" if it["used"] else " "))
        line.append_text(self.name(scene, it))
        return line.append(f"  {scene.catalogue.say('type-' + it['type'])}", "italic")

    def name(self, scene: Scene, it: Any) -> Text:
        """Number and name in the colours of the Form, and its letters for who sees none."""
        letters = "".join(scene.catalogue.say(f"form-{form}")[0] for form in it["forms"])
        style = FORM[it["forms"][0]] if len(it["forms"]) == 1 else "#000000 on #d7afff"
        said = f" {it['card']} {scene.catalogue.thing('card', it['card'])} {letters} "
        return Text(said, style)

    def middle(self, scene: Scene) -> Text:
        view, say = scene.view, scene.catalogue.say
        top = f" ({view['void'][0]})" if view["void"] else ""
        line = Text(f"  — {say('zone-deck')} {view['deck_size']}", "dim")
        line.append(f" · {say('zone-void')} {len(view['void'])}{top}")
        if view["final_by"] >= 0:
            line.append(f" · {say('final-left', left=view['final_turns_left'])}", "bold")
        return line

    def clash(self, scene: Scene) -> list[RenderableType]:
        """The clash in progress: who, with which Eyes."""
        lines: list[RenderableType] = []
        for it in scene.view["clash"]:
            cards = [scene.catalogue.thing("card", it[side]) for side in ("attacker", "defender")]
            eyes = [f" ({eye})" for eye in it["eyes"]] or ["", ""]
            if it["defender"]:
                lines.append(Text(f"  {cards[0]}{eyes[0]} ⚔ {cards[1]}{eyes[1]}", "bold"))
        return lines

    def counts(self, scene: Scene) -> RenderableType:
        view, say = scene.view, scene.catalogue.say
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_row(say("turn-number", turn=view["turn"]), "●" * view["actions"])
        for seat in SEATS:
            known = " ".join(view["hands"][seat]) if seat != scene.seat else ""
            grid.add_row(
                scene.seat_name(seat), f"{say('zone-hand')} {view['hand_sizes'][seat]} {known}"
            )
        return grid

    def cards(self, scene: Scene) -> list[RenderableType]:
        hand = scene.view["hands"][scene.seat] if scene.seat >= 0 else []
        if not hand:
            return []
        names = [f"{id} {scene.catalogue.thing('card', id)}" for id in hand]
        whole = Group(*(self.face(scene, id) for id in hand))
        return [whole, Text(", ".join(names), no_wrap=True, overflow="ellipsis")]

    def face(self, scene: Scene, id: str) -> Text:
        """A card in a few words: numbers, what it is as a Curse and as a Prayer."""
        catalogue, printed = scene.catalogue, scene.game.printed[id]
        forms = ["light", "shadow"] if printed["form"] == "dual" else [printed["form"]]
        line = self.name(scene, {"card": id, "forms": forms})
        line.append(f" {printed['eye']}/{printed['karma']} ", "bold")
        line.append(catalogue.attribute(f"card-{id}", "curse"))
        line.append(f" ‖ {catalogue.say('type-' + printed['type'])}: ", "italic")
        return line.append(catalogue.attribute(f"card-{id}", "prayer"))

    def piles(self, scene: Scene) -> RenderableType:
        void = [Text(f"{id} {scene.catalogue.thing('card', id)}") for id in scene.view["void"]]
        return Group(Text(scene.catalogue.say("zone-void"), "bold"), *void)

    def zoom(self, scene: Scene, name: str) -> RenderableType | None:
        """A card with its note; by number or by name."""
        wanted = name.casefold()
        for id in CARD_IDS:
            called = scene.catalogue.thing("card", id).casefold()
            if wanted in (id, id.lstrip("0")) or called.startswith(wanted):
                note = scene.catalogue.attribute(f"card-{id}", "note")
                return Group(self.face(scene, id), Text(note, "dim"))
        return None
