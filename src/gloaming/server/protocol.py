"""Every message between browser and server. The browser's types are generated from this page."""

from typing import Any, Literal

import msgspec

Language = Literal["en", "it", "fr"]


class Message(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=False):
    """Strict: a field we do not know, or of another type, is refused."""


# What can be played.


class SettingInfo(Message):
    name: str
    values: list[str]  # In the order in which people expect to read them.
    default: str
    heading: str  # What it stands under; "" if people choose it first.
    seats: list[int]  # The numbers of players with which it matters; none: with any.
    # "chapters": each value is one, with a story. "grades": the values grow harder.
    role: Literal["", "chapters", "grades"]
    journeys: dict[str, list[str]]  # Chapters that lead through others, one after the other.


class GameInfo(Message):
    """A game on the shelf."""

    id: str
    seats: list[int]  # How many can play; the first of them as a rule.
    seat_names: list[str]
    settings: list[SettingInfo]
    levels: list[str]  # The bots that can take a seat.
    rules: str
    together: bool  # All win or all lose.
    reactions: dict[str, str]  # Questions that may be passed unasked, and the answer that does.


class Shelf(Message):
    games: list[GameInfo]
    languages: list[Language]


# What is in the box of a game, the same at every table.


class Article(Message):
    """One thing as it is printed. Its facts are named, and told where they are words, by texts."""

    id: str
    kind: str
    card: str  # What a board calls it that shows it large.
    names: list[str]  # Every copy of it on a table.
    texts: list[str]  # What it is called, then what else is said of it.
    facts: dict[str, str]
    rules: list[str]  # Numbers of rules that hold for it, though they do not name it.


class Codex(Message):
    articles: list[Article]
    filters: list[str]  # The facts by which articles can be chosen.


# Opening and joining a table.


class SeatWish(Message):
    """Who shall sit here: `me` (several of them share one screen), `friend` by link, or a `bot`."""

    who: Literal["me", "friend", "bot"]
    name: str = ""
    level: str = ""


class OpenTable(Message):
    game: str
    seats: list[SeatWish]
    options: dict[str, str] = {}
    hints: bool = False  # Whether people who play against each other may take them.


class ImportJournal(Message):
    """A journal to look at or play on; the seats are given as for a new table."""

    journal: str
    seats: list[SeatWish]
    upto: int | None = None  # Continue after so many answers.
    hints: bool = False


class PlayOn(Message):
    """From a moment of a finished match on; `at` counts entries, as Sight.seq and Told.seq do."""

    at: int
    seats: list[SeatWish]
    hints: bool = False


class TableOpened(Message):
    table: str
    # For each friend's seat, by its id, the path to send: /table/<table>#join=<token>.
    # What stands after the # never reaches a server's log.
    links: dict[str, str]


class JoinTable(Message):
    token: str
    name: str


# What lies on the table.


class SeatInfo(Message):
    """One seat as everybody sees it."""

    seat: int
    id: str  # "day", "night": the game's name for it.
    name: str
    who: Literal["person", "bot", "open"]
    level: str
    present: bool
    yours: bool


class Refusals(Message):
    """Answers that are not offered for one reason: the key of its text, the number of the rule.

    A verb alone stands for it with any thing of its kind, as far as that is neither offered nor
    named with another reason.
    """

    key: str
    rule: str
    answers: list[str]


class Asked(Message):
    """The open question. Options and reasons only for whoever is asked.

    Where a game keeps it secret who is asked, all others get `hidden` for a seat and no why.
    """

    seat: str
    why: str
    count: int
    options: list[str]
    ends: list[str]  # Those of them that end something: a turn, a phase, a chance to react.
    waits: bool  # There is one option, and nobody but the player gives it.
    refused: list[Refusals]
    warns: list[Refusals]  # What will not be possible, to be known before; about no answer.


class Told(Message):
    """A fact as one seat sees it: what happened, then the names of the things; -1 is hidden.

    Besides the facts of its game every table tells: `undone` (seat, entry: whatever was told from
    that entry on, up to this one, did not happen), `resigns` (seat), `offers-draw` (seat) or, where
    all play together, `votes-to-give-up` (seat), `rules-changed` (their version before and now),
    `from-journal` (nobody: all before it was not played here), `takes-hint` (seat), `bot-plays`
    (seat, level), `player-back` (seat).
    """

    seq: int  # The entry that caused it.
    what: str
    things: list[Any]
    beat: int = 0  # Which of those of its entry: what happens at once has one.


class Result(Message):
    scores: list[float]
    reason: str
    # In the game's own counts, by seat; one for all where they play together. Not in lists.
    tally: list[dict[str, int]] = []


# "ends": the match is over, and all others win. "goes-on": the seat is out, and the others play on.
# "decides": it is out, and that ends the game by its rules. "": it has nothing to give up.
Resigning = Literal["", "ends", "goes-on", "decides"]


class Sight(Message):
    """All that one seat (or a spectator, seat -1) sees of a table at one moment."""

    table: str
    game: str
    options: dict[str, str]
    seq: int  # How many entries the match has; answers name it, so a stale one is refused.
    open_since: int  # How many it had when the open question was asked.
    acted: int  # How many it had when this seat had last done something; 0: it has done nothing.
    seat: int
    seats: list[SeatInfo]
    together: bool  # All win or all lose.
    board: dict[str, Any]  # The game's own view; its type is generated from the game.
    under_way: list[str]
    asked: Asked | None
    can_undo: bool
    thinking: bool  # A bot is thinking.
    result: Result | None
    offers: list[str]  # Seats that offer a draw, or vote to give up.
    rematch: str  # The table where those who sit here play on, once one of them asked for it.
    resigning: Resigning  # What it means if this seat resigns.
    hints: bool  # Whether those who sit here may take any.
    from_journal: bool  # The match was not played here from its beginning.
    # The version of the rules this moment was played by, if ours can't show it: then the board is
    # the last one before it that can be shown. A match that has no result yet can't go on; it can
    # be played on from there at another table (rematch). Else "".
    other_rules: str


class Log(Message):
    told: list[Told]


class Beat(Message):
    """What happened at once, and what it changed on the board: its parts, as they are then."""

    seq: int  # The entry that it belongs to,
    beat: int  # and which of its beats it is.
    by: str  # The seat that was asked; `nature`, `table`; "" where that is a secret.
    told: list[Told]
    board: dict[str, Any]


class Beats(Message):
    """How the match came from one moment to another, beat by beat.

    `board` is the whole view before the first of them. Of a long stretch the beginning is told,
    up to the entry `upto`.
    """

    board: dict[str, Any]
    beats: list[Beat]
    upto: int


class Preview(Message):
    """What an answer would certainly make of the board; what depends on hidden things is left out.

    `board` holds the parts of the view that would change, as they would be.
    """

    board: dict[str, Any]


class Advised(Message):
    """An answer, and how likely a win seems after it: from 0 to 1."""

    say: str
    chance: float


class Hint(Message):
    """What the adept would answer in your place, the best first, by what you can know."""

    advice: list[Advised]


class TableLine(Message):
    """One of my tables, in the list."""

    table: str
    game: str
    seats: list[SeatInfo]
    turn_is_yours: bool
    result: Result | None
    seq: int
    changed_at: float
    from_journal: bool
    options: dict[str, str]  # Those that were chosen.
    chapter: str  # That is played, where a game has any; of an old match "".


class MyTables(Message):
    tables: list[TableLine]


# What a seat can do. The same words over HTTP and over the live connection.


class GiveAnswer(Message, tag="answer"):
    seat: int
    seq: int
    say: str


class Undo(Message, tag="undo"):
    """Take back the last choice, or with `turn` all that can be taken back."""

    seat: int
    seq: int
    turn: bool = False


class Resign(Message, tag="resign"):
    """Give up, whatever is asked by now."""

    seat: int
    seq: int


class OfferDraw(Message, tag="offer_draw"):
    """Offer a draw, or accept the one on offer; in a cooperative game vote to give up."""

    seat: int
    seq: int


class HandOver(Message, tag="hand_over"):
    """Let a bot play a seat of mine (`level`), or take it back (empty)."""

    seat: int
    level: str


Act = GiveAnswer | Undo | Resign | OfferDraw | HandOver


class Watch(Message, tag="watch"):
    """On a live connection: which seat's sight to send (-1: a spectator's), from which entry on."""

    seat: int
    since: int


FromClient = GiveAnswer | Undo | Resign | OfferDraw | HandOver | Watch


class Update(Message, tag="update"):
    """The table as it is now, and what was told since the entry the client had."""

    sight: Sight
    told: list[Told]


class Refused(Message, tag="refused"):
    """An act that changed nothing, and why. `code` is the name of the error."""

    code: str
    text: str


FromServer = Update | Refused
