"""Day & Night speaks with the words printed in its box, everywhere (UX-36)."""

import re
from pathlib import Path

import pytest

from gloaming.games import DAY_AND_NIGHT as GAME
from gloaming.text import Catalogue
from tests.text.ftl import HOUSE, SOURCE

RULES = Path(__file__).resolve().parents[2] / "docs" / "rules"

# Labels, as the boxes print them.
PRINTED = {
    "it": {
        "phase-awaken": "Risvegliarsi",
        "phase-cast": "Lanciare Magie",
        "phase-travel": "Spostarsi",
        "phase-retreat": "Ritirarsi",
        "kind-minor": "Magia Minore",
        "kind-miracle": "Miracolo",
        "kind-theme": "Magia Tematica",
        "board-neutral": "neutrale",
        "board-day": "tessera Giorno",
        "board-night": "tessera Notte",
        "board-isolated": "tessera Tempio isolata",
        "board-book": "Libro di Magia",
        "board-marker-supply": "Segnalini Confondere",
        "board-crystal-supply": "Segnalini Cristallizzare",
    },
    "fr": {
        "phase-awaken": "Réveil",
        "phase-cast": "Lancement de Sorts",
        "phase-travel": "Déplacement",
        "phase-retreat": "Retrait",
        "kind-minor": "Sort mineur",
        "kind-miracle": "Miracle",
        "kind-theme": "Sort à thème",
        "board-day": "tuile de Jour",
        "board-night": "tuile de Nuit",
        "board-isolated": "Tuile-Temple",
        "board-book": "Livre de Sorts",
        "board-marker-supply": "Marqueurs Mystifier",
        "board-crystal-supply": "Marqueurs Cristalliser",
    },
}

# What has another name: spells, tiles, sisters, phases, endings.
UNPRINTED = {
    "it": r"[Ii]ncantesim|adiacent|\bneutr[ae]\b|Confusione|\bconfus[ae]\b|\bConfond[io]\b"
    r"|[Pp]aregg|d.ufficio|[Vv]iaggi|\b(?:[Ii]l|al|dal|sul) Giorno\b"
    r"|\b(?:la|La|alla|dalla) Notte|tesser[ae] (?:del Giorno|della Notte)"
    r"|\b[Cc]ambi(?:a|are|ata|ate|ato)\b|circost|circond|\bgel(?:a|ata|ate|are)\b"
    r"|\bRisveglio\b|\bRitiro\b|\blibr[oi]\b",
    "fr": r"\b(?:[Ll]e|du|au) Jour\b|\b[Ll]a Nuit\b|Mystification|\bgroupes?\b|[Bb]âti|[Vv]oyag"
    r"|\b[Éé]veil|s.éveill|Retraite|environ|\bgel(?:ée?s?|er)\b|partie nulle|\bla nulle\b"
    r"|tuiles? Temple|tuiles? isolée|\bpositions? (?:de|adverse)|\blivres?\b|de côté",
    "en": r"\bjourney|\bfrozen\b|\bfreez|\bthaw",
}


def section(page: Path) -> str:
    """What a glossary says of this game."""
    parts = re.split(r"^(?=## )", page.read_text("utf-8"), flags=re.MULTILINE)
    return next(part for part in parts if part.startswith("## Day & Night"))


def written(language: str) -> dict[str, str]:
    """Everything that is said of this game in a language, by where it stands."""
    folder = RULES / language if language != "en" else RULES
    glossary = (
        RULES / language / "glossary.md" if language != "en" else RULES.parent / "glossary.md"
    )
    house = (HOUSE / f"{language}.ftl").read_text("utf-8")
    ours = ("terminal-signs", "terminal-supplies", "terminal-changed", "web-key-end")
    return {
        "texts": (SOURCE / "games" / GAME.id / "text" / f"{language}.ftl").read_text("utf-8"),
        "rules": (folder / f"{GAME.id}.md").read_text("utf-8"),
        "glossary": section(glossary),
        "house": "\n".join(
            part
            for part in re.split(r"\n(?=[a-z])", house)
            if part.startswith((*ours, "web-key-end"))
        ),
    }


@pytest.mark.parametrize("language", PRINTED)
def test_labels_are_those_of_the_box(language: str) -> None:
    catalogue = Catalogue(language, GAME)
    assert {id: catalogue.say(id) for id in PRINTED[language]} == PRINTED[language]


@pytest.mark.parametrize("language", UNPRINTED)
@pytest.mark.parametrize("place", ["texts", "rules", "glossary", "house"])
def test_one_thing_has_one_name(language: str, place: str) -> None:
    """A spell's name may hold any word; so may what stands in `code`."""
    said = re.sub(r"`[^`]*`|#[^)\s]*\)|^#.*$|^[\w-]+ =", "", written(language)[place], flags=re.M)
    for spell in GAME.things["spell"]:
        said = said.replace(Catalogue(language, GAME).thing("spell", spell), "")
    found = [
        said[max(0, match.start() - 30) : match.end() + 20]
        for match in re.finditer(UNPRINTED[language], said)
    ]
    assert found == []
    assert len(said) > 100
