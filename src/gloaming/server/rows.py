"""What the database holds: matches, their seats and entries, and the tables they have come to."""

from typing import Final

from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, MetaData, String, Text
from sqlalchemy import Table as Rows

METADATA: Final = MetaData()

MATCHES: Final = Rows(
    "matches",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", String(20), nullable=False),
    Column("options", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("version", Integer, nullable=False),  # Grows with every change, of the seats too.
    Column("length", Integer, nullable=False),  # How many entries there are.
    Column("asked", Integer, index=True),  # The seat; none when the match is over.
    Column("result", Text),
    Column("rematch", String(32)),
    Column("hints", Boolean, nullable=False),  # The table agreed to them.
    Column("from_journal", Boolean, nullable=False),  # Not all of it was played here.
    Column("owner", String(64), nullable=False, index=True),  # The guest who opened it,
    Column("home", String(64), nullable=False, index=True),  # and from where, by a keyed hash.
    Column("bytes", Integer, nullable=False),  # So many its own entries take, or nearly.
    Column("base", String(32), index=True),  # The match whose first entries are this one's, too:
    Column("begun", Integer, nullable=False),  # so many of them.
    Column("save", Text),  # The table it has come to,
    Column("saved", Integer),  # by so many entries.
    Column("chapter", String(40), nullable=False),  # That is played, where a game has any.
)
SEATS: Final = Rows(
    "seats",
    METADATA,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("holder", String(64), index=True),
    Column("token", String(64)),
    Column("level", String(40), nullable=False),
)
ENTRIES: Final = Rows(
    "entries",
    METADATA,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("asked", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("said", String(80), nullable=False),
    Column("closed", Boolean, nullable=False),
    Column("events", Text, nullable=False),
    Column("save", Text),  # Where the match went on from this table.
)
KEYS: Final = Rows(  # Secrets of the house, made when its database was.
    "keys",
    METADATA,
    Column("name", String(20), primary_key=True),
    Column("value", Text, nullable=False),
)
LEASES: Final = Rows(  # Who thinks for the bots of a match, among several processes.
    "leases",
    METADATA,
    Column("match", String(32), primary_key=True),
    Column("keeper", String(16), nullable=False, index=True),  # The voice of a process.
    Column("until", Float, nullable=False),  # By the database's clock.
)
