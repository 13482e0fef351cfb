"""What whoever runs a server may choose."""

import os
from pathlib import Path

import msgspec


class Settings(msgspec.Struct, frozen=True):
    database: str = ""  # Empty: a file in the user's data folder.
    # Seconds before a bot answers, so that people can follow. Without any, its pace is its own.
    pause: float = 0.5
    bot_seconds: float = 30.0  # A bot that thinks longer is replaced.
    compiled: Path | None = None  # Where compiled rules may turn up, for bots to take up.
    thinkers: int = max(1, (os.cpu_count() or 2) - 1)  # Processes in which bots think.
    tables: int = 2000  # So many are kept in memory.
    connections: int = 30  # Live ones for each guest, and as many requests at once.
    address_connections: int = 200  # Of every kind, for each address.
    proxies: tuple[str, ...] = ()  # Whose word on where others come from is believed.
    names: tuple[str, ...] = ()  # What the server is called besides what it knows itself.
    address_rate: str = "200/second;6000/minute"
    guest_rate: str = "60/second;1800/minute"
    page_rate: str = "300/second;6000/minute"  # Pages and their files, for each address.
    # How often each door lets somebody in: a guest, and after the bar an address, behind which
    # a family or a school may sit.
    opening_rate: str = "30/minute;500/day | 60/minute;2000/day"
    importing_rate: str = "10/minute;200/day | 20/minute;600/day"
    reading_rate: str = "10/second;240/minute | 50/second;1200/minute"
    retelling_rate: str = "40/second;1200/minute | 150/second;4500/minute"
    picture_rate: str = "5/second;60/minute | 20/second;300/minute"
    hint_rate: str = "30/minute | 120/minute"
    joining_rate: str = "30/minute | 120/minute"
    act_rate: str = "20/second;600/minute | 100/second;4000/minute"
    # Entries that are written: by acts, and all at once by a journal that is brought.
    writing_rate: str = "200000/day | 1000000/day"
    # What a guest may own, by all the tables they have opened, and what all from one address.
    guest_tables: int = 1000  # That are not over.
    guest_megabytes: int = 1000  # Of entries; a match takes a tenth of one, or two.
    address_tables: int = 5000
    address_megabytes: int = 5000
    keep_days: float = 0.0  # After so many without an entry a match is let go; 0: never.

    @property
    def url(self) -> str:
        return self.database or f"sqlite:///{data_folder() / 'gloaming.db'}"


def data_folder() -> Path:
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "gloaming"
