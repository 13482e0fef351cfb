"""The shapes of what a client sees; each is plain JSON."""

from typing import TypedDict


class Card(TypedDict):
    """A Spell or Resource card. `id` tells copies apart, `card` is what answers call it."""

    id: str  # "heavy_hand.2"
    card: str  # "heavy_hand"
    used: bool  # Cast this turn.
    reach: list[str]  # Where an Attack Spell hits from the holder's tile; a market card's: yours.


class Player(TypedDict):
    """A mage. Everything here is public but `hidden`."""

    seat: int
    number: int  # In player order, from 1.
    team: int  # 0 or 1; NONE (-1) when everybody fights everybody.
    bot: bool  # One of the three shadows of a solo game.
    alive: bool
    place: int  # 1 for the best; 0 while that is open.
    character: str  # "" before it is chosen.
    shadow_form: bool
    hp: int
    most_hp: int
    energy: int
    energy_limit: int
    at: str  # The position of the meeple, "" off the map.
    home: str
    companion: str  # "" without one.
    ability_ready: bool
    book: list[Card]
    counterspells: int
    hidden: list[str]  # Your own Counterspells; nothing for others.
    room: int  # How many more cards fit into the book.


class Tile(TypedDict):
    position: str
    tile: str
    q: int
    r: int
    players: list[int]  # Who stands here.
    market: Card | None


class Die(TypedDict):
    """A die of the pool. Two that show the same in the same colour answer to the first's name."""

    id: str
    colour: str
    face: str  # "" once it has left the pool.
    chosen: bool  # About to be rerolled.
    rerollable: bool


class Attacking(TypedDict):
    """An Attack Spell or an ability on its way."""

    seat: int
    card: str  # "" for an ability.
    enemy: int  # The seat aimed at, or NONE (-1).
    position: str  # The tile aimed at, or "".
    damage: int  # Before anything reduces it; 0 until it is paid.
    targets: list[int]
    waiting: list[int]  # Who may still be asked for an answer.
    replies: list[str]  # By seat: the Counterspell revealed, or "".
    fleeing: int  # Who is running away now, or NONE (-1).


class View(TypedDict):
    """The table as one seat sees it. A seat is its number, from 0; NONE is -1."""

    round: int
    turn_cap: int
    active: int
    ap: int
    phase: str  # "setup", "roll", "act", "absorb", "end", "bot", "over"
    players: list[Player]
    tiles: list[Tile]
    dice: list[Die]
    tokens: dict[str, int]
    pool: dict[str, int]  # Dice and tokens together.
    due: list[str]  # The symbols of the price being paid,
    paid: list[str]  # and the units paid for it so far.
    attack: Attacking | None
    collecting: str  # The position a card is being collected or turned up at, or "".
    deck_size: int
    discard: list[str]  # The last one is on top.
    counterspell_deck_size: int  # Its order is told to nobody (CS-R72).
    portal: list[str]
    companion_deck_size: int
    ending: str
    ranking: list[int]  # The place of each player once the game is over, else 0.
