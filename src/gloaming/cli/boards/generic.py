"""A plain drawing that serves any game: the view as it is, names before values."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from gloaming.cli.scene import Scene


class PlainBoard:
    """Whatever the view says, line by line."""

    signs = ""
    examples = ("1", "2")
    place = card = "none"  # No kind of thing: every answer is listed.

    def picture(self, scene: Scene) -> RenderableType:
        grid = Table.grid(padding=(0, 2))
        for name, value in scene.view.items():
            grid.add_row(Text(name, style="bold"), shown(value))
        return grid

    def counts(self, scene: Scene) -> RenderableType:
        return ""

    def cards(self, scene: Scene) -> list[RenderableType]:
        return []

    def piles(self, scene: Scene) -> RenderableType:
        return self.picture(scene)

    def zoom(self, scene: Scene, name: str) -> RenderableType | None:
        for kind, names in scene.game.things.items():
            known = {called.casefold(): called for called in names}
            if name.casefold() in known:
                return Text(scene.catalogue.thing(kind, known[name.casefold()]))
        return None


def shown(value: object) -> str:
    """A value of a view in a line: lists without brackets, nothing as a dash."""
    if isinstance(value, list):
        return ", ".join(shown(item) for item in value) or "–"
    if isinstance(value, dict):
        return ", ".join(f"{key} {shown(item)}" for key, item in value.items()) or "–"
    return str(value)
