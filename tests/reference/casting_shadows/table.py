"""Everything that lies on the table, and who may see what of it."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, NoReturn

from tests.reference.casting_shadows.data import (
    ATTACKS,
    AXIAL,
    COMPANIONS,
    COUNTERSPELLS,
    DECK,
    DICE,
    LEVEL,
    RANGES,
    distance,
)
from tests.reference.casting_shadows.pool import Pool
from tests.reference.second import Over, Reference

SEATS = ["amber", "jade", "ivory", "onyx"]
DEFAULTS = {
    "mode": "ffa",
    "map": "full",
    "seating2": "opposite",
    "first_player": "random",
    "characters": "pick",
    "first_turn_ap": "4",
    "turn_cap": "50",
    "sudden_death": "off",
    "start_hp": "18",
    "host": "amber",
}
SEATED = {4: ["SE", "SW", "NW", "NE"], 3: ["SE", "SW", "NW"], 2: ["SE", "NW"]}


def in_book(copy: dict[str, Any]) -> tuple[str, bool]:
    """The order of the cards in a book is nobody's business."""
    return copy["card"], copy["used"]


class Copy:
    """One card in a Spell Book."""

    def __init__(self, card: str) -> None:
        self.card = card
        self.used = False


class Player:
    def __init__(self, seat: str, number: int, most_hp: int, bot: bool) -> None:
        self.seat = seat
        self.number = number
        self.bot = bot
        self.most_hp = most_hp
        self.hp = most_hp
        self.energy = 0
        self.shadow = False
        self.alive = True
        self.character = ""
        self.at = ""
        self.companion = ""
        self.book: list[Copy] = []
        self.secrets: list[str] = []  # Counterspells.

    def limit(self) -> int:
        return 5 if self.shadow else 3

    def full(self) -> bool:
        return len(self.book) + len(self.secrets) >= 5


class Table(Reference):
    def __init__(self, options: dict[str, str], seats: int) -> None:
        self.options = DEFAULTS | options
        self.solo = seats == 1
        self.teams = self.options["mode"] == "teams2v2" and seats == 4
        self.cap_reached = False
        many = 4 if self.solo else seats
        hp = int(self.options["start_hp"])
        self.players = [
            Player(SEATS[i], i + 1, 6 if self.solo and i else hp, self.solo and i > 0)
            for i in range(many)
        ]
        self.tiles: dict[str, str] = {}
        self.market: dict[str, str] = {}
        self.deck = Counter(DECK)
        self.discard: list[str] = []
        # The Counterspell deck from the top: what lies in each part in an order nobody knows.
        self.secret_deck: list[Counter[str]] = [Counter(COUNTERSPELLS)]
        self.portal: list[str] = []
        self.companions = list(COMPANIONS)
        self.pool = Pool()
        self.round = 0
        self.active: Player | None = None
        self.ap = 0
        self.ready = False  # The map is laid and everybody stands on it.
        self.replies: dict[str, str] = {}  # The Counterspells shown in this attack, by seat.
        self.over = False

    # Players.

    def by_number(self) -> list[Player]:
        return sorted(self.players, key=lambda player: player.number)

    def after(self, player: Player) -> list[Player]:
        """The living in turn order from a player, who is not among them. CS-1.8."""
        order = self.by_number()
        at = order.index(player)
        return [other for other in order[at + 1 :] + order[:at] if other.alive]

    def enemies(self, player: Player) -> list[Player]:
        """In turn order from the player."""
        return [other for other in self.after(player) if self.are_enemies(player, other)]

    def are_enemies(self, one: Player, other: Player) -> bool:
        if self.teams:
            return (one.number - other.number) % 2 == 1
        if self.solo:
            return one.bot != other.bot
        return one is not other

    def near(self, position: str) -> list[str]:
        return [other for other in self.tiles if distance(position, other) == 1]

    def steps_from(self, player: Player) -> list[str]:
        """Where one Travel leads. CS-5.1, CS-R65."""
        far = 2 if player.companion == "lightning_mouse" else 1
        return [other for other in self.tiles if 1 <= distance(player.at, other) <= far]

    def reach(self, player: Player, card: str) -> set[int]:
        """CS-7.2, CS-R67."""
        found = RANGES[ATTACKS[card].reach]
        return found | {0, 1} if player.companion == "keen_falcon" else found

    # Decks.

    def fill_deck(self) -> None:
        """CS-10.6."""
        if not self.deck:
            self.deck = Counter(self.discard)
            self.discard = []

    def bury(self, secrets: list[str]) -> None:
        """To the bottom of the Counterspell deck, in an order nobody knows."""
        if secrets:
            self.secret_deck.append(Counter(secrets))

    def top_secrets(self) -> Counter[str]:
        self.secret_deck = [part for part in self.secret_deck if part]
        return self.secret_deck[0] if self.secret_deck else Counter()

    # Damage and ends: CS-10.

    def reduced(self, raw: int, victim: Player) -> int:
        """CS-7.7 a, b; a bot has nothing of its tile (SO-4)."""
        tile = "" if victim.bot else self.tiles[victim.at]
        if raw == 0 or tile == "crystal_crypt":
            return raw
        if tile == "thornwood_thicket":
            raw = max(raw - 1, 1)
        if victim.companion == "granite_tortoise" and raw >= 4:
            raw -= 1
        return raw

    def hurt(self, victim: Player, damage: int) -> None:
        victim.hp = max(victim.hp - damage, 0)
        if victim.hp == 0 and victim.alive:
            self.eliminate(victim)

    def eliminate(self, victim: Player) -> None:
        """CS-10.3."""
        victim.alive = False
        victim.at = ""
        self.discard += [copy.card for copy in victim.book]
        victim.book = []
        self.bury(victim.secrets)
        victim.secrets = []
        victim.companion = ""
        if victim is self.active:
            self.pool.empty()
        self.check_victory()

    def check_victory(self) -> None:
        alive = [player for player in self.players if player.alive]
        if self.solo:
            if not self.players[0].alive:
                self.finish([], "beaten")
            if len(alive) == 1:
                self.finish([self.players[0]], "shadows-beaten")
        elif self.teams:
            if len({player.number % 2 for player in alive}) == 1:
                side = alive[0].number % 2
                self.finish([p for p in self.players if p.number % 2 == side], "standing")
        elif len(alive) == 1:
            self.finish(alive, "last-standing")

    def finish(self, winners: list[Player], reason: str) -> NoReturn:
        self.over = True
        seats = self.players[:1] if self.solo else self.players
        team = "-".join(player.seat for player in winners)
        if reason == "standing":
            reason = f"{team}-standing"
        elif reason == "turn-cap" and self.solo:
            reason = "turn-cap-alone"
        elif reason == "turn-cap" and len(winners) > (2 if self.teams else 1):
            reason = "turn-cap-shared"
        elif reason == "turn-cap" and self.teams:
            reason = f"{team}-ahead"
        raise Over([float(player in winners) for player in seats], reason, only_winners=True)

    def rank(self) -> list[Player]:
        """CS-10.8: who is ahead when the rounds are over."""
        if self.solo:
            return []
        sides: dict[int, list[Player]] = {}
        for player in self.players:
            sides.setdefault(player.number % 2 if self.teams else player.number, []).append(player)
        worth = {side: self.worth([p for p in of if p.alive]) for side, of in sides.items()}
        best = max(worth.values())
        return [p for side, of in sides.items() if worth[side] == best for p in of]

    def worth(self, living: list[Player]) -> tuple[int, ...]:
        if not living:
            return (-1,)
        levels = sum(LEVEL[copy.card] for player in living for copy in player.book)
        return (
            sum(player.hp for player in living),
            sum(player.shadow for player in living),
            sum(player.energy for player in living),
            levels,
        )

    # What is seen: section 7.

    def sight(self, watcher: str) -> dict[str, Any]:
        seen: dict[str, Any] = {
            "discard": self.discard,
            "companion_deck_size": len(self.companions),
            "deck_size": self.deck.total(),
            "portal": [*self.portal, "", "", ""][:3],
            "dice": [{"id": die, "face": self.pool.dice.get(die, "")} for die in DICE],
            **self.pool.seen(),
        }
        if self.ready:
            seen["players"] = [self.player_seen(player, watcher) for player in self.players]
            seen["tiles"] = list(self.tiles_seen())
        if self.active is not None and not self.cap_reached:
            seen["counterspell_deck_size"] = sum(part.total() for part in self.secret_deck)
            seen["round"] = self.round
            seen["active"] = SEATS.index(self.active.seat)
            if not self.active.bot and self.active.alive:
                seen["ap"] = self.ap
        return seen

    def tidy(self, view: dict[str, Any]) -> None:
        for player in view["players"]:
            player["book"].sort(key=in_book)

    def secrets(self, watcher: str) -> set[str]:
        """CS-R72: the Counterspells this watcher neither holds nor sees revealed."""
        own = {s for player in self.players if player.seat == watcher for s in player.secrets}
        return set() if self.over else set(COUNTERSPELLS) - own - set(self.replies.values())

    def player_seen(self, player: Player, watcher: str) -> dict[str, Any]:
        seen = {
            "seat": SEATS.index(player.seat),
            "number": player.number,
            "alive": player.alive,
            "character": player.character,
            "shadow_form": player.shadow,
            "hp": player.hp,
            "at": player.at,
            "companion": player.companion,
            "book": sorted(
                ({"card": copy.card, "used": copy.used} for copy in player.book), key=in_book
            ),
            "counterspells": len(player.secrets),
        }
        if not (player.bot and player.shadow):  # What it absorbs then is good for nothing.
            seen["energy"] = player.energy
        if not self.over:
            seen["hidden"] = (
                sorted(player.secrets, key=list(COUNTERSPELLS).index)
                if watcher == player.seat
                else []
            )
        return seen

    def tiles_seen(self) -> Iterator[dict[str, Any]]:
        for position in AXIAL:
            if position in self.tiles:
                here = [i for i, player in enumerate(self.players) if player.at == position]
                card = self.market.get(position)
                yield {
                    "position": position,
                    "tile": self.tiles[position],
                    "players": here,
                    "market": {"card": card} if card else None,
                }
