"""The Last Spell in three languages: the same texts, told the same, each of the board's used."""

import re

import pytest

from gloaming.games import LAST_SPELL as GAME
from gloaming.text import LANGUAGES, Catalogue
from tests.text.ftl import SOURCE, Texts

FILES = {
    language: Texts(SOURCE / "games" / GAME.id / "text" / f"{language}.ftl")
    for language in LANGUAGES
}
BOARD = SOURCE.parents[1] / "web" / "src" / "boards" / GAME.id
TERMINAL = SOURCE / "cli" / "boards" / "last_spell.py"
# Texts put together in code: each kind of thing there is needs one.
KINDS = {
    "board-kind-": [id for id, face in GAME.printed.items() if "strength" in face],
    "board-about-": ["C", "R", "M", "A", "B", "W", "K1", "K2", "K3", "U1", "U2", "U3", "L"],
    "board-moment-boss-": ["X", "ZH", "Y"],
    "board-moment-slain-": ["X", "ZH", "ZT", "Y"],
    "board-arms-": GAME.things["hero"],
    "board-map-": ["gildenberg", "lakeburg", "glenwald"],
    "board-range-": {face["range"] for face in GAME.printed.values() if "range" in face},
    "board-type-": {face["type"] for face in GAME.printed.values() if "type" in face},
    "board-worn-": {face["worn"] for face in GAME.printed.values() if "worn" in face},
    "board-ability-": " ".join(
        face["abilities"] for face in GAME.printed.values() if "abilities" in face
    ).split(),
    "board-keyword-": " ".join(
        face.get(part, "")
        for face in GAME.printed.values()
        for part in ("keywords", "level-2", "level-3")
    ).split(),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_things(language: str) -> None:
    here, there = FILES[language], FILES["en"]
    assert here.junk == []
    assert len(here.ids) == len(set(here.ids))
    assert here.alike() == there.alike()
    for name in there.alike():
        assert here.variables(name) == there.variables(name), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_of_the_board_has_its_text(language: str) -> None:
    catalogue = Catalogue(language, GAME)
    for begins, things in KINDS.items():
        assert [thing for thing in things if not catalogue.has(begins + thing)] == [], begins


def test_every_text_of_the_board_is_asked_for() -> None:
    files = [file for file in BOARD.glob("*.ts*") if ".test." not in file.name]
    code = "\n".join(file.read_text("utf-8") for file in [*files, TERMINAL])
    whole = set(re.findall(r'["\'](board-[\w-]+)["\']', code))
    begins = tuple(set(re.findall(r"[`\"'](board-[\w-]+-)[${]", code)))
    ids = {id for id in FILES["en"].ids if id.startswith("board-")}
    assert whole - ids == set()
    assert {id for id in ids - whole if not id.startswith(begins)} == set()


@pytest.mark.parametrize(
    ("language", "wrong"),
    [
        ("fr", r"(?<![\u00a0\u202f])[;!?»](?= |$)|(?<![\u00a0\u202f]):(?= |$)|'"),
        ("it", r"'|\b(di|a|da|in|su) (il|lo|i|gli)\b"),
        ("en", r"'"),
    ],
)
def test_signs_are_set_as_each_language_sets_them(language: str, wrong: str) -> None:
    file = FILES[language]
    said = {name: file.words(name) for name in file.patterns if name.startswith("board-")}
    assert {name: words for name, words in said.items() if re.search(wrong, words)} == {}


# What the Italian box prints, text by text.
PRINTED = """
board-kind-C | Clawer
board-kind-U1 | Accursed rosso
board-kind-K3 | Bulky viola
board-kind-HA | Hatchery
board-kind-MN | Monolito
board-keyword-armour-piercing | Perforazione dell\u2019Armatura
board-keyword-momentum | Impeto
board-keyword-restore-ap | Ripristino Punto Azione
board-keyword-cursed | Maledetto
board-worn-upper | Armatura Superiore
board-monster-dice | Dadi Difesa
board-shop | Negozio Base
board-advanced-shop | Negozio Avanzato
board-supply | Scorta Condivisa
board-missions | Missioni Urbane
blow-skull-smash | Skull Smash
item-A12 | Turtle Armor
option-reinforce | Rinforzo Armatura
structure-ST3 | Cancello di Legno
structure-ST7 | Portale di Trasporto
structure-ST8 | Torre di Guardia
"""
# Other words for what has a name: each with the one that is said.
OTHER_WORDS = {
    "it": {
        r"\bcasell[ae]\b": "spazio",
        r"\b[Tt]alent[oi]\b": "Vantaggio",
        r"\b[Bb]otteg\w+|\bscaffale\b|\bfila (base|avanzata)": "Negozio",
        r"moneta del (fato|destino)": "Moneta Fato",
        r"Area del panico|area Panico": "Area Panico",
        r"[Pp]unt[oi] vita|Punt[oi] ferita": "Punti Ferita",
        r"[Rr]iserva comune": "Scorta Condivisa",
        r"Rete delle ombre": "Rete d\u2019Ombra",
        r"\bdi Mana\b(?<!Pozzo di Mana)(?<!Risucchio di Mana)": "Cristalli Mana",
        r"\bcompiut[ae]\b": "completata",
        r"\bPort[ae] di [Ll]egno|\bMura e Porte": "Cancello",
        r"nuov[oi] tir[oi]|\b[Rr]itir\w+": "rilancio",
        r"\bSlancio\b|\bPerforante\b|[Pp]arol[ae] chiave": "Impeto, effetti secondari",
        r"Artigliator|Corridor[ei]|\bColosso|\bCovat|Mortaio|Alerion[ei]\b|Picchiata": "English",
        r"\bin solitario\b|[Gg]ioco introduttivo": "in solitaria, Scenario Introduttivo",
        r"[Pp]rosciuga|[Ss]chianto|prigionier": "Risucchio di Mana, Skull Smash, intrappolato",
    },
    "fr": {
        r"Zone de panique|zone Panique": "Zone Panique",
        r"[Rr]estaure": "redresser",
        r"\bLe sort (tire|lance|dit|garnit|retourne)\b": "le hasard",
        r"\bville\b": "cité",
        r"\d de Mana\b": "Mana",
        r"\bétal\b|[Aa]ttribuer": "rangée, distribuer",
        r"\bla falaise\b": "Falaise",
        r"\bet Étourdir\b|\braté\b|inutilisé|emprisonn": "Étourdissement, manqué, non utilisé",
    },
    "en": {r"roll again\b|ready again|\bshelf\b|\bthe tower\b": "reroll, restore, row, Watchtower"},
}


def test_words_are_those_of_the_italian_box() -> None:
    for row in PRINTED.strip().splitlines():
        id, italian = row.split(" | ")
        assert FILES["it"].words(id) == italian


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_thing_has_one_name(language: str) -> None:
    """In the texts, on the rules page and in the glossary."""
    room = SOURCE.parents[1] / "docs" / "rules"
    folder = room if language == "en" else room / language
    said = {name: FILES[language].words(name) for name in FILES[language].patterns}
    said["rules"] = (folder / "last_spell.md").read_text("utf-8")
    glossary = (
        folder / "glossary.md" if language != "en" else room.parent / "glossary.md"
    ).read_text("utf-8")
    said["glossary"] = glossary.partition("\n## The Last Spell\n")[2].partition("\n## ")[0]
    assert said["glossary"]
    found = [
        (name, hit.group(), instead)
        for name, words in said.items()
        for other, instead in OTHER_WORDS[language].items()
        if (hit := re.search(other, words))
    ]
    assert found == []
