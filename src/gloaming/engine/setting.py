"""The options a table is set up with, and a strict reading of them."""

from collections.abc import Mapping, Sequence

from gloaming.engine.errors import BadValue, UnknownOption


class Setting:
    """One option of a game: its name and the values it can take, the default first."""

    __slots__ = ("default", "name", "values")

    def __init__(self, name: str, values: list[str]) -> None:
        self.name = name
        self.values = values
        self.default = values[0]


def unusual(settings: Sequence[Setting], options: Mapping[str, str]) -> dict[str, str]:
    """Those options of a table that are not the default, in the order of the settings."""
    values = {one.name: options.get(one.name, one.default) for one in settings}
    return {one.name: values[one.name] for one in settings if values[one.name] != one.default}


def chosen(settings: Sequence[Setting], wanted: Mapping[str, str]) -> dict[str, str]:
    """A value for every setting: the one wanted, else the default."""
    known = {setting.name: setting for setting in settings}
    for name, value in wanted.items():
        if name not in known:
            raise UnknownOption(name, list(known))
        if value not in known[name].values:
            raise BadValue(name, value, known[name].values)
    return {name: wanted.get(name, setting.default) for name, setting in known.items()}
