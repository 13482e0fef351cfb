"""The options a table is set up with, and a strict reading of them."""

from collections.abc import Mapping, Sequence
from typing import Final, Literal

from gloaming.engine.errors import BadValue, UnknownOption

Role = Literal["", "chapters", "grades"]
CHAPTERS: Final = "chapters"
GRADES: Final = "grades"


class Setting:
    """One option of a game: its name and the values it can take, the default first.

    One that names the host's seat is found out when a table is opened, not chosen: `for_host` is
    the option, "first_player=host", that makes it matter.

    What people choose first has no `heading` and is shown at once; all others stand under
    theirs. `seats` are the numbers of players with which it matters, none: with any. `order` is
    how people expect to read the values; numbers grow.

    The values of one whose `role` is CHAPTERS are chapters of the game, each with a story; people
    start from a page of them. `journeys` are those that lead through others, one after the other.
    The values of one that has GRADES grow harder: to win at a later one is worth more.
    """

    __slots__ = (
        "default",
        "for_host",
        "heading",
        "journeys",
        "name",
        "order",
        "role",
        "seats",
        "values",
    )

    def __init__(
        self,
        name: str,
        values: list[str],
        for_host: str = "",
        heading: str = "",
        seats: tuple[int, ...] = (),
        order: list[str] | None = None,
        role: Role = "",
        journeys: Mapping[str, list[str]] | None = None,
    ) -> None:
        self.name = name
        self.values = values
        self.default = values[0]
        self.for_host = for_host
        self.heading = heading
        self.seats = seats
        self.role = role
        self.journeys = journeys or {}
        numbers = all(value.isdigit() for value in values)
        self.order = order or (sorted(values, key=int) if numbers else values)


def with_host(settings: Sequence[Setting], wanted: Mapping[str, str], seat: str) -> dict[str, str]:
    """The options of a table that somebody opens who sits there, as far as it matters."""
    options = dict(wanted)
    for setting in settings:
        name, _, value = setting.for_host.partition("=")
        if name:
            options.pop(setting.name, None)
            if options.get(name) == value and seat != setting.default:
                options[setting.name] = seat
    return options


def host_of(settings: Sequence[Setting], options: Mapping[str, str]) -> str:
    """The seat of whoever opened a table, "" if it does not matter."""
    for setting in settings:
        if setting.for_host:
            return options.get(setting.name, setting.default)
    return ""


def unusual(settings: Sequence[Setting], options: Mapping[str, str]) -> dict[str, str]:
    """Those options of a table that were chosen and are not the default, in their order."""
    found: dict[str, str] = {}
    for setting in settings:
        value = options.get(setting.name, setting.default)
        if value != setting.default and not setting.for_host:
            found[setting.name] = value
    return found


def chosen(settings: Sequence[Setting], wanted: Mapping[str, str]) -> dict[str, str]:
    """A value for every setting: the one wanted, else the default."""
    known = {setting.name: setting for setting in settings}
    for name, value in wanted.items():
        if name not in known:
            raise UnknownOption(name, list(known))
        if value not in known[name].values:
            raise BadValue(name, value, known[name].values)
    return {name: wanted.get(name, setting.default) for name, setting in known.items()}
