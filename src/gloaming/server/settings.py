"""What whoever runs a server may choose."""

import os
from pathlib import Path

import msgspec


class Settings(msgspec.Struct, frozen=True):
    database: str = ""  # Empty: a file in the user's data folder.
    pause: float = 0.5  # Seconds before a bot answers, so that people can follow.
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
    opening_rate: str = "60/minute"  # New tables, for each guest and for each address.

    @property
    def url(self) -> str:
        return self.database or f"sqlite:///{data_folder() / 'gloaming.db'}"


def data_folder() -> Path:
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "gloaming"
