"""The two fields of Bless in letters: ○ is pure, ◐ corrupt, z in Stasis, ∅ without effect.

`○ 08 Gleaming Chains  L  5 Eye 2 Karma` is a pure Light Curse; under it lies its Bond. What has
changed a value stands under it in brackets, and then what hinders or helps it, and how long.
"""

from textwrap import shorten, wrap
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gloaming.cli.scene import Scene
from gloaming.games.bless.table.words import CARD_IDS

SEATS: Final = (0, 1)
PAIR: Final = 2
INDENT: Final = 8
WIDE: Final = 52  # So that there is room for the log beside the fields.
NUMBERS: Final = ("eye-plus", "eye-is", "eye-always", "original-eye", "karma-plus")
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
        offered = f"{view['altar_sizes'][seat]}/{view['altar_goal']}"
        points = f"{view['points'][seat]} · {say('zone-altar')} {offered}"
        active = "▶ " if view["active"] == seat else "  "
        lines: list[RenderableType] = [Text(f"{active}{scene.title(seat)}: {points}", "bold")]
        for curse in view["curses"][seat]:
            lines += self.joined(scene, [self.curse(scene, curse), *self.beside(scene, curse)])
        lying = [self.prayer(scene, it) for it in view["prayers"][seat] if not it["host"]]
        lines += self.joined(scene, lying)
        for it in view["lasting"]:
            if it["seat"] == seat and not it["target"]:
                group = it["kind"] in NUMBERS
                said = self.lasting(scene, it) if group else say("board-free-prayers")
                lines += [Text(f"    {line}", "dim") for line in self.cut(scene, said)]
        if len(lines) == 1:
            lines.append(Text("    –", "dim"))
        return Group(*lines)

    def curse(self, scene: Scene, it: Any) -> Text:
        say = scene.catalogue.say
        line = Text("    " + ("◐" if it["corrupt"] else "○"))
        line.append(("z" if it["stasis"] else "") + ("∅" if it["silenced"] else "") or " ")
        line.append_text(self.name(scene, it))
        line.append(f"  {it['eye']}", "bold").append(f" {say('value-eye')} ")
        line.append(str(it["karma"]), "bold").append(f" {say('value-karma')}")
        for ability in it["abilities"]:
            line.append(f" {say('ability-' + ability)}", "italic")
        return line

    def beside(self, scene: Scene, it: Any) -> list[Text]:
        said = self.cut(scene, " · ".join(self.said(scene, it)))
        return [Text(" " * INDENT + line, "dim") for line in said]

    def said(self, scene: Scene, it: Any) -> list[str]:
        """Of a Curse: what hinders or helps it, what made its values, the Bond that it carries."""
        said = self.marks(scene, it)  # First, for a small screen may cut off the rest.
        for modifier in it["modifiers"]:
            ends = f", {self.during(scene, 0, modifier['to_turn'])}" if modifier["to_turn"] else ""
            said.append(f"[{modifier['source']} {self.change(scene, modifier)}{ends}]")
        if it["bond"]:
            bond = "" if self.small(scene) else f" {scene.catalogue.thing('card', it['bond'])}"
            said.append(f"+ {it['bond']}{bond} ({scene.seat_name(it['bond_seat'])})")
        return said

    def small(self, scene: Scene) -> bool:
        """On a small screen there is one line for each thing; `zoom` tells the rest."""
        return scene.height is not None and not scene.tall

    def joined(self, scene: Scene, lines: list[Text]) -> list[Text]:
        """Two short lines are one on a small screen."""
        if not self.small(scene) or len(lines) != PAIR:
            return lines
        one, two = lines[0].copy(), lines[1].copy()
        two.plain = f"  {two.plain.lstrip()}"
        return [one.append_text(two)] if one.cell_len + two.cell_len <= WIDE + INDENT else lines

    def cut(self, scene: Scene, said: str) -> list[str]:
        """What is said in lines that leave room beside them; in one, where there is no room."""
        if self.small(scene):
            return [shorten(said, WIDE, placeholder=" …")] if said else []
        return wrap(said, WIDE)

    def change(self, scene: Scene, it: Any) -> str:
        """What a modifier does to a value: +2 Eye, Eye = 7, always 5."""
        say, kind, amount = scene.catalogue.say, it["kind"], it["amount"]
        if kind == "eye-always":
            return say("board-always", number=amount)
        if kind == "original-eye":
            return say("board-original-eye", number=amount)
        value = say("value-karma" if kind == "karma-plus" else "value-eye")
        return f"{value} = {amount}" if kind == "eye-is" else f"{amount:+} {value}"

    def marks(self, scene: Scene, it: Any) -> list[str]:
        """What hinders a Curse or is given to it: as long as a card is there, or for a while."""
        view, say = scene.view, scene.catalogue.say
        mine = [each for each in view["lasting"] if each["target"] == it["card"]]
        begun = {each["kind"] for each in mine if each["from_turn"] <= view["turn"]}
        marks = [say("board-has-attacked")] if it["attacked"] else []
        marks += [say(f"board-{kind}") for kind in it["restrictions"] if kind not in begun]
        for each in mine:
            counted = each["kind"] in NUMBERS and each["from_turn"] <= view["turn"]
            if not counted and each["kind"] != "silent":
                marks.append(self.lasting(scene, each))
        return list(dict.fromkeys(marks))

    def lasting(self, scene: Scene, it: Any) -> str:
        """What an effect gave for a while: "cannot attack (08, next turn)"."""
        say, kind = scene.catalogue.say, it["kind"]
        if kind in NUMBERS:
            what = self.change(scene, it)
        elif kind == "form-is":
            what = say(f"form-{it['form']}")
        else:
            what = say("ability-barrier" if kind == "barrier" else f"board-{kind}")
        barrier = kind == "cannot-be-attacked" and it["source"] == it["target"]
        source = say("ability-barrier") if barrier else it["source"]
        return f"{what} ({source}, {self.during(scene, it['from_turn'], it['to_turn'])})"

    def during(self, scene: Scene, first: int, last: int) -> str:
        """How long something lasts, counted from the turn that is played (BL-13.10)."""
        turn = scene.view["turn"]
        if last <= turn:
            return scene.catalogue.say("board-lasts-turn")
        return scene.catalogue.say("board-lasts-next" if first > turn else "board-lasts-through")

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
        known = f" ({' '.join(view['deck_top'])})" if view["deck_top"] else ""
        line = Text(f"  — {say('zone-deck')} {view['deck_size']}{known}", "dim")
        line.append(f" · {say('zone-void')} {len(view['void'])}{top}")
        if view["final_by"] >= 0:
            line.append(f" · {say('final-left', left=view['final_turns_left'])}", "bold")
        return line

    def clash(self, scene: Scene) -> list[RenderableType]:
        """The clash in progress, who with which Eyes; and the effect that is being used."""
        lines: list[RenderableType] = []
        for it in scene.view["clash"]:
            cards = [scene.catalogue.thing("card", it[side]) for side in ("attacker", "defender")]
            eyes = [f" ({eye})" for eye in it["eyes"]] or ["", ""]
            if it["defender"]:
                lines.append(Text(f"  {cards[0]}{eyes[0]} ⚔ {cards[1]}{eyes[1]}", "bold"))
        for it in scene.view["resolving"][-1:]:
            giver = it["bond"] or it["card"]
            title = scene.catalogue.say(
                "board-effect-of", card=scene.catalogue.thing("card", giver)
            )
            words = scene.catalogue.attribute(f"card-{giver}", it["half"])
            lines += [Text(f"  {line}", "italic") for line in self.cut(scene, f"{title}: {words}")]
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
                lying = [it for row in scene.view["curses"] for it in row if it["card"] == id]
                beside = [Text(said, "dim") for it in lying for said in self.said(scene, it)]
                return Group(self.face(scene, id), *beside, Text(note, "dim"))
        return None
