"""The battlefield of The Last Spell in letters: two for each space, as much as there is room for.

`H1` is the first hero, `C>` a Clawer that faces east, `C*` a stunned one, `MN` a Monolith and `YY`
the Dryad, `##` a Stone Wall, `@@` the Magic Circle; what can be chosen stands in `[ ]`.
`♥7/8!2`: two monsters would strike next.
"""

from typing import Any, Final

from rich.console import Console, Group, RenderableType
from rich.text import Text

from gloaming.cli.scene import Scene

SIZE: Final = 28
WIDTH: Final = 80  # What is reckoned with when lines are counted.
MANY: Final = 16  # More places than this are shown on the map only.
DEEP: Final = 3  # Monsters enter on so many rows of the Fog.
LEAST: Final = 2  # Rows of the map that are drawn in any case.
FACING: Final = {"north": "^", "east": ">", "south": "v", "west": "<"}
WHOLE: Final = ("ZH", "ZT", "Y", "HA", "MO", "MN")  # Kinds that are written out.
TERRAIN: Final = {"^": "^^", "~": "~~", "@": "@@", "o": "oo", "T": "TT"}
BUILT: Final = {
    "BD1": "ho",
    "BD2": "sh",
    "BD3": "as",
    "BD4": "bs",
    "BD5": "gm",
    "BD6": "sc",
    "BD7": "te",
    "BD8": "in",
    "BD9": "se",
    "BD10": "mw",
    "ST1": "==",
    "ST2": "##",
    "ST3": "=:",
    "ST4": "#:",
    "ST5": "bl",
    "ST6": "ct",
    "ST7": "()",
    "ST8": "/\\",
}
# Each names both its colours, so that it looks the same on light and dark; all are among the 256.
SEAT: Final = (
    "bold #000000 on #ffaf00",
    "bold #ffffff on #5f5faf",
    "bold #ffffff on #005f5f",
    "bold #ffffff on #87005f",
)
_PAGE: Final = Console(width=WIDTH)
LIT: Final = "bold #000000 on #5fff87"
MONSTER: Final = "bold #ffffff on #870000"
STONE: Final = "#000000 on #d7af87"
CIRCLE: Final = "bold #ffffff on #5f00af"
FOG: Final = "#8787af"
# What is done with items, each with a line of its own.
DEEDS: Final = ("buy", "take", "move", "upgrade", "sell", "swap", "swap_with", "drink", "read")
DEEDS_TOO: Final = ("use_item", "restore", "give_up", "trade_for")
# Things that have a text of their own to look at.
TELLING: Final = ("hero", "trait", "perk", "mission", "item", "structure", "potion")
BLOWS: Final = ("skull-smash", "hydro-catapult", "tidal-assault", "tidal-entrance")


class LastSpellBoard:
    """The map, the heroes, the tracks, the items."""

    place = "space"
    signs = ""
    examples = ("3,4", "W-M1a")
    card = "item"

    def picture(self, scene: Scene) -> RenderableType:
        view = scene.view
        left, right, top, low = frame(view)
        first, last = self.rows(scene, top, low)
        lit, drawn = scene.offered("space"), Text()
        drawn.append("   " + "".join(f"{x:2}" for x in range(left, right + 1)), "dim")
        cells = self.cells(scene)
        for y in range(first, last + 1):
            drawn.append(f"\n{y:2} ", "dim")
            for x in range(left, right + 1):
                name = f"{x},{y}"
                sign, style = cells.get(name) or ground(view, x, y)
                if name in lit:
                    # Of something that stands there one letter is left.
                    sign, style = ("[" + (sign[0] if name in cells else "]")), LIT
                drawn.append(sign, style)
        return drawn

    def cells(self, scene: Scene) -> dict[str, tuple[str, str]]:
        """What stands on spaces; later things stand on earlier ones."""
        view = scene.view
        found: dict[str, tuple[str, str]] = {}
        for built in view["structures"]:
            for space in built["spaces"]:
                found[space] = (BUILT.get(built["structure"], "??"), STONE)
        for monster in view["monsters"]:
            both = view["dryad"] if monster["kind"] == "Y" else []
            for space in both or [monster["space"]]:
                found[space] = (letters(monster), MONSTER)
        for number, hero in enumerate(view["heroes"], 1):
            if hero["space"]:
                found[hero["space"]] = (f"H{number}", SEAT[(number - 1) % len(SEAT)])
        return found

    def rows(self, scene: Scene, top: int, low: int) -> tuple[int, int]:
        """The rows that are drawn: all there is room for, around whoever acts."""
        many = low - top + 1
        if scene.height is not None:
            many = min(many, max(LEAST, scene.height - self.needed(scene)))
        middle = self.focus(scene)
        first = min(max(top, middle - many // 2), low - many + 1)
        return first, first + many - 1

    def focus(self, scene: Scene) -> int:
        """The row that matters most: of whoever acts, of what can be chosen, of the Circle."""
        for hero in scene.view["heroes"]:
            if hero["hero"] == scene.view["active"] and hero["space"]:
                return int(hero["space"].partition(",")[2])
        rows = sorted(int(space.partition(",")[2]) for space in scene.offered("space"))
        return rows[len(rows) // 2] if rows else SIZE // 2

    def needed(self, scene: Scene) -> int:
        """How many lines everything but the map takes: all is said as the screen will say it."""
        question, catalogue = scene.question, scene.catalogue
        if question is None:
            return 6
        verbs = scene.game.vocabulary.verbs
        places = [it for it in question.options if verbs[it.verb].thing == self.place]
        row = ""
        for number, option in enumerate(question.options, 1):
            kind = verbs[option.verb].thing
            if kind == self.card or (kind == self.place and len(question.options) > MANY):
                continue
            row += f"{number}) {catalogue.option(option)}   "
        said = [catalogue.question(question), row, *self.lines(scene)]
        return 4 + sum(map(broken, said)) + (len(places) > MANY)

    def counts(self, scene: Scene) -> RenderableType:
        """How things stand, then a line for each hero."""
        view, say = scene.view, scene.catalogue.say
        when = say("board-day", number=view["day"])
        if view["phase"]:
            when = say("board-night", number=view["day"], phase=view["phase"])
        lines = [Text(when, "bold", no_wrap=True, overflow="ellipsis")]
        supply = f"☆{view['mages']}{threat(view, 'circle')} ♨{view['panic']}/12"
        supply += f" ${view['gold']} ▤{view['materials']}"
        supply += f" ☻{view['workers']}" if view["workers"] else ""
        lines.append(Text(supply, no_wrap=True, overflow="ellipsis"))
        for number, hero in enumerate(view["heroes"], 1):
            line = Text(no_wrap=True, overflow="ellipsis")
            line.append(f"H{number}", SEAT[(number - 1) % len(SEAT)])
            life = f"{hero['hp'] - hero['wounds']}/{hero['hp']}"
            line.append(f" ♥{life}{threat(view, hero['hero'])} ◆{hero['mana']} ↯{hero['ap']}")
            line.append(" ►" if hero["hero"] == view["active"] else " –" if hero["passed"] else "")
            lines.append(line)
        if view["active"]:
            lines.append(Text(say("board-mp", count=view["mp"]), "dim"))
        for harm in view["harm"]:
            name = scene.catalogue.thing("hero", harm["hero"])
            lines.append(Text(f"{name}: -{harm['damage']} ♥", "bold"))
        if scene.height is not None:
            first, last = self.rows(scene, *frame(view)[2:])
            lines = lines[: last - first + 2]
        return Group(*lines)

    def cards(self, scene: Scene) -> list[RenderableType]:
        """What can be done with items, a line for each verb."""
        lines = self.lines(scene)
        return [Group(*(Text(line) for line in lines))] if lines else []

    def lines(self, scene: Scene) -> list[str]:
        if scene.question is None:
            return []
        found: dict[str, list[str]] = {}
        for number, option in enumerate(scene.question.options, 1):
            if option.verb in DEEDS or option.verb in DEEDS_TOO:
                item = scene.noun(option)
                name = scene.catalogue.thing("item", item)
                mark = price(scene, item) if option.verb == "buy" else owner(scene, item)
                found.setdefault(option.verb, []).append(f"{number}) {name}{mark}")
        heads = {verb: scene.catalogue.say(f"board-do-{verb}") for verb in found}
        return [f"{heads[verb]}: {'  '.join(names)}" for verb, names in found.items()]

    def piles(self, scene: Scene) -> RenderableType:
        """The shops, the supply, the waves, the missions, and what every hero carries."""
        view, catalogue = scene.view, scene.catalogue

        def named(items: list[Any]) -> str:
            names = [it if isinstance(it, str) else it["item"] for it in items]
            return ", ".join(catalogue.thing("item", name) for name in names) or "–"

        lines = [
            (catalogue.say("board-shop"), named(view["shops"][0])),
            (catalogue.say("board-advanced-shop"), named(view["shops"][1])),
            (catalogue.say("board-supply"), named(view["supply"])),
        ]
        for hero in view["heroes"]:
            gifts = [catalogue.thing("trait", hero["trait"])] if hero["trait"] else []
            gifts += [catalogue.thing("perk", perk) for perk in hero["perks"]]
            carried = [named(hero["items"]), *gifts]
            lines.append((catalogue.thing("hero", hero["hero"]), ", ".join(carried)))
        for slot in sorted({*view["slots"], *view["brood"]}, key=int):
            cards = [*view["slots"].get(slot, [])]
            if slot in view["brood"]:
                cards.append(view["brood"][slot])
            shown = "; ".join(wave(scene, card) if card else "?" for card in cards)
            lines.append((f"{catalogue.say('board-waves')} {slot}", shown))
        asked = scene.question
        if asked and asked.why == "main" and not view["direction"] and not view["slots"]:
            lines.append((catalogue.say("board-waves"), catalogue.say("board-waves-late")))
        lines += [(catalogue.say("board-boss"), line) for line in boss(scene)]
        for mission in view["missions"]:
            done = " ✓" if mission in view["achieved"] else ""
            effect = catalogue.attribute(f"mission-{mission}", "effect")
            lines.append((catalogue.thing("mission", mission) + done, effect))
        return Group(*(Text().append(f"{name}: ", "bold").append(said) for name, said in lines))

    def zoom(self, scene: Scene, name: str) -> RenderableType | None:
        catalogue = scene.catalogue
        for kind in TELLING:
            for id in scene.game.things[kind]:
                called = catalogue.thing(kind, id)
                if name.casefold() not in (id.casefold(), called.casefold()):
                    continue
                text = Text().append(called, "bold")
                if said := effect(scene, kind, id):
                    text.append(f"\n{said}")
                if facts := printed(scene, id):
                    text.append(f"\n{facts}", "dim")
                return text
        for id in scene.game.printed:
            kind = f"board-kind-{id}"
            called = catalogue.say(kind) if catalogue.has(kind) else ""
            if called and name.casefold() == called.casefold():
                return Text().append(called, "bold").append(monster(scene, id))
        for id in scene.game.things["monster"]:
            called = catalogue.thing("monster", id)
            if name.casefold() in (id.casefold(), called.casefold()):
                return Text().append(called, "bold").append(monster(scene, kind_of(id)))
        return None


def letters(monster: Any) -> str:
    """A kind and where it faces; parts of a boss and her brood would be taken for others."""
    kind: str = monster["kind"]
    if monster["stunned"]:
        return kind[0] + "*"
    return (kind + kind)[:2] if kind in WHOLE else kind[0] + FACING[monster["facing"]]


def owner(scene: Scene, item: str) -> str:
    """Who carries an item, where that is of interest."""
    for number, hero in enumerate(scene.view["heroes"], 1):
        if any(it["item"] == item for it in hero["items"]):
            return f" H{number}"
    return ""


def price(scene: Scene, item: str) -> str:
    return f" ${scene.game.printed[item]['price']}"


def threat(view: Any, name: str) -> str:
    """How many would strike something in the next Monster Phase, if the coin falls badly."""
    sides = view["forecast"].values()
    many = max((sum(name in it["hits"] for it in side) for side in sides), default=0)
    return f"!{many}" if many else ""


def broken(line: str) -> int:
    """How many lines a text takes."""
    return len(Text(line).wrap(_PAGE, WIDTH)) if line else 0


def frame(view: Any) -> tuple[int, int, int, int]:
    """The columns and rows worth drawing: neither the deep Fog nor the height of the Cliff."""
    edge = max(0, view["fog"] - DEEP)
    ground = [y for y, row in enumerate(view["terrain"]) if set(row) != {"^"}]
    top = ground[0] - 1 if ground[0] else edge
    return edge, SIZE - 1 - edge, top, SIZE - 1 - edge


def ground(view: Any, x: int, y: int) -> tuple[str, str]:
    """An empty space: its terrain, Fog, or just ground."""
    sign = view["terrain"][y][x]
    fog, far = view["fog"], SIZE - 1 - view["fog"]
    north = view["terrain"][0][0] != "^"
    if sign != "^" and (x < fog or x > far or y > far or (north and y < fog)):
        return "░░", FOG
    if sign == "@":
        return "@@", CIRCLE
    if sign in TERRAIN:
        return TERRAIN[sign], "dim"
    inside = 9 <= x <= 18 and 9 <= y <= 18
    return (" ,", "dim") if inside else (" .", "dim")


def base(id: str) -> str:
    """The card of which something is a copy: W-M1b is a W-M1, red2 a red potion."""
    if id.startswith(("W-", "A")):
        return id.rstrip("abcdefgh")
    return id.rstrip("0123456789") if id.islower() else id


def kind_of(figure: str) -> str:
    """C12 is a Clawer; of the Bulky and Accursed there is one each."""
    return figure if figure.startswith(("K", "U")) else figure.rstrip("0123456789")


def monster(scene: Scene, kind: str) -> str:
    """All that the card of a monster tells, a line each."""
    face, say = scene.game.printed[kind], scene.catalogue.say
    parts = [(part, face.get(part, "")) for part in ("wounds", "move", "strength", "shoots")]
    facts = [
        f"{say(f'board-monster-{part}')} {value or '–'}"
        for part, value in parts
        if value or part != "shoots"
    ]
    dice = colours(scene, face["dice"])
    if "dice-2" in face:
        dice += f", {say('board-monster-later')} {colours(scene, face['dice-2'])}"
    lines = [", ".join(facts), f"{say('board-monster-dice')} {dice}"]
    lines += [say(f"board-ability-{ability}") for ability in face["abilities"].split()]
    for blow in BLOWS:
        if blow in face:
            first, second = face[blow].split()
            lines.append(say(f"board-blow-{blow}", first=first, second=second))
    if scene.catalogue.has(f"board-effect-{kind}"):
        lines.append(say(f"board-effect-{kind}"))
    return "".join(f"\n{line}" for line in lines)


def colours(scene: Scene, dice: str) -> str:
    said = [scene.catalogue.say(f"board-die-{colour}") for colour in dice.split()]
    return " ".join(said) or "–"


def boss(scene: Scene) -> list[str]:
    """Where the boss stands and what it does next, as far as the cards tell."""
    view, catalogue, printed = scene.view, scene.catalogue, scene.game.printed
    lines: list[str] = []
    if view["harpy"]:
        lines.append(catalogue.say("board-harpy", side=catalogue.thing("side", view["harpy"])))
    if view["growth"]:
        lines.append(catalogue.say("board-dryad", stage=view["growth"]))
    if view["wyrm"]:
        card, stage = view["wyrm"], view["wyrm_stage"]
        lines.append(catalogue.say("board-wyrm", card=card, stage=stage))
        for part, does in printed[card].items():
            blow = does.split()[1]
            said = {
                "part": catalogue.say(f"board-kind-{part}"),
                "blow": catalogue.thing("blow", blow),
                "number": int(printed[part][blow].split()[stage - 1]),
            }
            lines.append(catalogue.say("board-wyrm-does", **said))
        lines.append(catalogue.say("board-wyrm-deck", cards=", ".join(view["wyrm_deck"])))
    return lines


def effect(scene: Scene, kind: str, id: str) -> str:
    """What a thing does, in words; "" if its face says it all."""
    catalogue = scene.catalogue
    said = catalogue.attribute(f"{kind}-{id}", "effect") if catalogue.has(f"{kind}-{id}") else ""
    name = f"board-effect-{base(id)}"
    return said or (catalogue.say(name) if catalogue.has(name) else "")


def printed(scene: Scene, id: str) -> str:
    """What the face of a card shows, as it is printed."""
    face = scene.game.printed.get(base(id)) or scene.game.printed.get(id) or {}
    return ", ".join(f"{part} {value}" for part, value in face.items() if value not in ("", "0"))


def wave(scene: Scene, card: str) -> str:
    """What comes with a card at this table, counted."""
    kinds = list(scene.view["icons"][card].values())
    counted = {kind: kinds.count(kind) for kind in kinds}
    said = [f"{many} {scene.catalogue.say(f'board-kind-{kind}')}" for kind, many in counted.items()]
    return ", ".join(said)
