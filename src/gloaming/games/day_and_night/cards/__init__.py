"""Every spell of both books, by number, and how many copies each deck holds."""

from typing import Final

from gloaming.games.day_and_night.cards.day import DAY_BOOK
from gloaming.games.day_and_night.cards.night import NIGHT_BOOK

SPELLS: Final = DAY_BOOK + NIGHT_BOOK
