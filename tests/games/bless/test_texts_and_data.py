"""A card says what it does: its text is held against a reading made from its data.

Both are cut down to the words that matter for play: numbers, Forms, zones, states, whose, how long,
and what is done. A text that promises +2 where the data give +3, that forgets *opposing*, *pure*
or *until the end of the next turn*, or that speaks of the wrong Form, is found.
"""

import re

import pytest

from gloaming.games.bless import GAME
from gloaming.games.bless.cards import CARDS
from gloaming.games.bless.language.index import Card
from gloaming.text import Catalogue
from tests.games.bless.reading import curse_of, prayer_of

TEXTS = Catalogue("en", GAME)

# What matters, and the ways to say it.
WORDS = {
    "light": r"\blights?\b",
    "shadow": r"\bshadows?\b",
    "curse": r"\bcurses?\b",
    "prayer": r"\bprayers?\b",
    "echo": r"\becho(es)?\b",
    "impulse": r"\bimpulse\b",
    "bond": r"\bbond\b",
    "void": r"\bvoid\b",
    "deck": r"\bdeck\b",
    "hand": r"\bhand\b",
    "stasis": r"\bstasis\b",
    "eye": r"\beye\b",
    "karma": r"\bkarma\b",
    "original": r"\boriginal\b",
    "always": r"\balways\b",
    "corrupt": r"\bcorrupt\b",
    "pure": r"\bpure\b",
    "purify": r"\bpurify\b",
    "form": r"\bform\b",
    "rivalry": r"\brivalry\b",
    "impact": r"\bimpact\b",
    "barrier": r"\bbarrier\b",
    "fate": r"\bfate\b",
    "LAY": r"\blay:",
    "BROKEN": r"\bbroken:",
    "blesses": r"\bblesses\b",
    "wins": r"\bwins\b",
    "tie": r"\btie\b",
    "attack": r"\battacks?\b",
    "attacked": r"\battacked\b",
    "directly": r"\bdirectly\b",
    "cannot": r"\bcannot\b",
    "break": r"\bbreaks?\b",
    "discard": r"\bdiscards?\b",
    "draw": r"\bdraw\b",
    "take": r"\btakes?\b(?! control)",
    "control": r"\bcontrol\b",
    "play": r"\bplay\b",
    "lay": r"\blay\b(?!:)",
    "invoke": r"\binvoke\b",
    "convert": r"\bconvert\b",
    "search": r"\bsearch\b",
    "look": r"\blook\b",
    "shuffle": r"\bshuffled?\b",
    "moves": r"\bmoves\b",
    "gain": r"\bgain\b",
    "action": r"\ban action\b",
    "point": r"\bpoint\b",
    "turn ends": r"\bturn ends\b",
    "no effect": r"\bno effect\b",
    "you may": r"\byou may\b",
    "if": r"\bif you do\b",
    "random": r"\brandom\b",
    "free": r"\bfor free\b|\bno action cost\b",
    "opponent": r"\bopponent\b|\bopposing\b|\bother player\b",
    "other": r"\b(an)?other\b(?! player)|\bsecond one\b",
    "highest": r"\bhighest\b",
    "higher": r"\bhigher\b",
    "lower": r"\blower\b",
    "top": r"\btop(most)?\b",
    "each": r"\bfor each\b",
    "this turn": r"\bthis turn\b",
    "next turn": r"(?<!end of )\bthe next turn\b",
    "through": r"\bend of the next turn\b",
    "start": r"\bstart\b",
    "opposite": r"\bopposite\b",
    "yours": r"\byours?\b|\byou have\b",
}
NUMBERS = {"exactly one": "1", "only (card|shadow)": "1", "two": "2", "three": "3"}


def said(text: str) -> set[str]:
    """The words of a text that matter, and its numbers."""
    text = text.lower()
    found = {word for word, pattern in WORDS.items() if re.search(pattern, text)}
    found |= set(re.findall(r"[+-]?\d+", text))
    found |= {digit for word, digit in NUMBERS.items() if re.search(rf"\b{word}\b", text)}
    return found


def differences(text: str, reading: str) -> set[str]:
    return said(text) ^ said(reading)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: f"{card.number:02}")
def test_the_curse_text_says_what_the_data_do(card: Card) -> None:
    text = TEXTS.attribute(f"card-{card.number:02}", "curse")
    allowed = SAID_OTHERWISE.get((card.number, "curse"), set())
    assert differences(text, curse_of(card)) == allowed, f"{text} / {curse_of(card)}"


@pytest.mark.parametrize("card", CARDS, ids=lambda card: f"{card.number:02}")
def test_the_prayer_text_says_what_the_data_do(card: Card) -> None:
    text = TEXTS.attribute(f"card-{card.number:02}", "prayer")
    allowed = SAID_OTHERWISE.get((card.number, "prayer"), set())
    assert differences(text, prayer_of(card)) == allowed, f"{text} / {prayer_of(card)}"


# Texts that say it in other words; each was read, and says what the card does.
SAID_OTHERWISE: dict[tuple[int, str], set[str]] = {
    (21, "curse"): {"hand"},  # A card is discarded from the hand, and from nowhere else.
    (59, "curse"): {"hand"},
    (26, "curse"): {"free"},  # As whatever an effect has you lay (BL-6.10).
    (24, "prayer"): {"curse"},  # About Eye, so the Lights are Curses (BL-13.8).
    (52, "prayer"): {"curse"},
    (55, "prayer"): {"hand", "yours"},  # Into the hand (BL-13.15); “each … their own”.
    (6, "curse"): {"yours"},  # “More than you”.
    (62, "curse"): {"yours"},  # “Of your choice”.
}
