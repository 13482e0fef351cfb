"""The options of a table, and the rules as this table plays them."""

from typing import Final

from gloaming.engine.setting import Setting
from gloaming.games.casting_shadows.box.board import CENTRE, EAST, WEST, at
from gloaming.games.casting_shadows.box.names import SEATS

# Each with its default first.
SETTINGS: Final = [
    Setting("mode", ["ffa", "teams2v2"], seats=(4,)),  # Solo is a table with one seat.
    Setting("map", ["full", "compact"], seats=(2, 3, 4)),  # CS-R01
    Setting("seating2", ["opposite", "adjacent"], heading="start", seats=(2,)),  # CS-R02
    Setting(
        "first_player", ["random", "host", "seat1"], heading="start", seats=(2, 3, 4)
    ),  # CS-R03
    Setting("characters", ["pick", "random"]),
    Setting("first_turn_ap", ["4", "3", "2"], heading="start"),
    Setting(
        "turn_cap", ["50", "20", "30", "40", "75", "100", "150", "200"], heading="length"
    ),  # CS-10.8
    Setting("sudden_death", ["off", "5", "10", "15", "20", "30", "40"], heading="length"),
    Setting("start_hp", ["18", "12"], heading="length"),  # CS-3.1
    Setting("host", SEATS, for_host="first_player=host"),  # Where that one sits.
]

FAR: Final = 1_000_000  # A round that never comes.


class Edition:
    """The rules as this table plays them; made once, never changed."""

    __slots__ = (
        "compact",
        "first_player",
        "first_turn_ap",
        "homes",
        "host",
        "picks",
        "players",
        "solo",
        "start_hp",
        "sudden_death",
        "teams",
        "turn_cap",
    )

    def __init__(self, chosen: dict[str, str], seats: int) -> None:
        self.solo = seats == 1
        self.players = 4 if self.solo else seats
        self.teams = chosen["mode"] == "teams2v2" and seats == 4
        self.compact = chosen["map"] == "compact" and not self.solo  # SO-1
        self.first_player = "seat1" if self.solo else chosen["first_player"]
        host = SEATS.index(chosen["host"])
        self.host = host if host < seats else 0
        self.picks = chosen["characters"] == "pick"
        self.first_turn_ap = int(chosen["first_turn_ap"])
        self.turn_cap = int(chosen["turn_cap"])
        sudden = chosen["sudden_death"]
        self.sudden_death = FAR if sudden == "off" else int(sudden)
        self.start_hp = int(chosen["start_hp"])
        # Where each player's home is, the first player's first (CS-2.7).
        self.homes = [at("SE"), at("SW"), at("NW"), at("NE")][: self.players]
        if self.players == 2 and chosen["seating2"] == "opposite":
            self.homes = [at("SE"), at("NW")]

    def laid_out(self) -> list[int]:
        """The positions that exist on this map."""
        if not self.compact:
            return list(range(7))
        return sorted([CENTRE, EAST, WEST, *self.homes])
