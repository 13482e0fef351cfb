"""Casting Shadows in three languages: the same texts, the published names, right articles."""

import re

import pytest

from gloaming.games import CASTING_SHADOWS as GAME
from gloaming.text import LANGUAGES, Catalogue
from tests.text.ftl import SOURCE, Texts

DOCS = SOURCE.parents[1] / "docs"

FILES = {
    language: Texts(SOURCE / "games" / GAME.id / "text" / f"{language}.ftl")
    for language in LANGUAGES
}
# What is called the same everywhere, and in French.
ALIKE = {"title", "board-letter-red", "board-letter-blue"}
FRENCH_TOO = {"seat-jade", "seat-onyx", "setting-host.jade", "setting-host.onyx"}
NUMBERS = {
    "number",
    "count",
    "ap",
    "round",
    "cap",
    "most",
    "level",
    "limit",
    "deck",
    "counterspells",
}
CITED = re.compile(r"\b(?:CS|SO)-[R\d][\d.]*\d\b")

# The Italian names that the rulebook shows.
PUBLISHED = """
tile | ancient_rune | Runa Antica
tile | dusty_desert | Deserto Polveroso
tile | underground_volcano | Vulcano Sotterraneo
character | kit | Kit Brezzalieve
character | haze | Haze Linguaverde
character | frill | Frill Ninfeafoglia
character | nuzzle | Nuzzle Rovotorvo
spell | fatal_fronds | Fronde Fatali
spell | feeding_frenzy | Frenesia Famelica
spell | heavy_hand | Mano Pesante
spell | lightning_bug | Insetto Fulmine
spell | spectral_slap | Schiaffo Spettrale
spell | phoenix_flash | Bagliore di Fenice
spell | personal_space | Spazio Personale
spell | infernal_assault | Assalto Infernale
spell | metamorphosis | Metamorfosi
spell | sapphire_synthesis | Sintesi Zaffiro
spell | curse_void | Maledizione del Vuoto
spell | gem_duplication | Duplicazione della Gemma
spell | red_gem | Gemma Rossa
spell | blue_gem | Gemma Blu
counterspell | safety_dome | Cupola Protettiva
companion | lightning_mouse | Topo Saetta
companion | swift_hydra | Idra Repentina
companion | thunder_stag | Cervo Folgorante
"""
SHADOWS = {
    "kit": "Kit il Turbolento",
    "haze": "Haze il Devastatore",
    "frill": "Frill il Rigeneratore",
    "nuzzle": "Nuzzle il Selvaggio",
}


@pytest.fixture(params=["it", "fr"])
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def samples(catalogue: Catalogue, variable: str) -> list[object]:
    """What a sentence can be told: seats and endings as ids, other things by their names."""
    if variable == "seat":
        return [*GAME.seat_names, "nobody", "nature"]
    if variable in NUMBERS:
        return [0, 1, 2, 5]
    if variable == "ending":
        return list(GAME.things["ending"][1:])
    names = GAME.things.get(variable)
    return [catalogue.thing(variable, name) for name in names] if names else ["…"]


def said(language: str) -> list[str]:
    """Every text of the game in every form it can take, and every answer that can be given."""
    catalogue, file = Catalogue(language, GAME), FILES[language]
    texts = [catalogue.option(option) for option in GAME.vocabulary.options]
    for name in file.patterns:
        id, _, attribute = name.partition(".")
        rows: list[dict[str, object]] = [{}]
        for variable in sorted(file.variables(name) - {"roll"}):
            told = samples(catalogue, variable)
            rows = [{**row, variable: value} for row in rows for value in told]
        for row in rows:
            row |= {"roll": "GR"}  # There are too many of them.
            if attribute:
                texts.append(catalogue.attribute(id, attribute, **row))
            else:
                texts.append(catalogue.say(id, **row))
    return texts


def test_every_text_is_there_and_none_but_those_it_needs(language: str) -> None:
    """Another language may cut a sentence into pieces of its own, and no more."""
    here, there = FILES[language], FILES["en"]
    assert here.junk == []
    assert set(there.patterns) <= set(here.patterns)
    assert set(here.patterns) - set(there.patterns) <= here.referred_to()


def test_every_language_speaks_of_the_same_things(language: str) -> None:
    for name in FILES["en"].patterns:
        assert FILES[language].variables(name) == FILES["en"].variables(name), name


def test_every_language_cites_the_same_rules_and_numbers(language: str) -> None:
    for name in FILES["en"].patterns:
        here, there = FILES[language].words(name), FILES["en"].words(name)
        assert CITED.findall(here) == CITED.findall(there), name
        if name.endswith(".effect"):
            assert re.findall(r"\d", here) == re.findall(r"\d", there), name


def test_nothing_is_left_in_english() -> None:
    for language, same in (("it", ALIKE | {"share-count"}), ("fr", ALIKE | FRENCH_TOO)):
        here, there = FILES[language], FILES["en"]
        copied = {
            name
            for name in there.patterns
            if here.words(name) and here.written(name) == there.written(name)
        }
        assert copied == same


def test_cards_are_called_as_they_were_published() -> None:
    catalogue = Catalogue("it", GAME)
    for row in PUBLISHED.strip().splitlines():
        kind, name, published = row.split(" | ")
        assert catalogue.thing(kind, name) == published
    for name, published in SHADOWS.items():
        assert catalogue.attribute(f"character-{name}", "shadow") == published


# What the Italian box calls otherwise: avversario, PS, Capacità, gittata, Raccogliere and so on.
NOT_IN_THE_BOX = (
    r"nemic[oi]|\bPV\b|punti vita|[Aa]bilità|[Pp]ortata\b|[Rr]innov|[Rr]ilanci|d.[Oo]mbra|d.Attacco"
    r"|Portale dei|mazzo dei Contro|\b[Mm]ag[ho]i?\b|[Pp]roteggi(ti|ersi)|\b[Pp]ag(a|are|ato)\b"
    r"|[Tt]rasforma un|\bfuori (dal gioco|portata)|[Rr]ecuper|un.ombra|\b[Pp]rend(i|ere|erla)\b"
)


def test_the_words_of_the_italian_box_are_used_everywhere() -> None:
    """One thing, one name: in the texts, on the rules page and in the glossary."""
    pages = DOCS / "rules" / "it"
    glossary = (pages / "glossary.md").read_text(encoding="utf-8")
    chapter = glossary[glossary.index("## Casting Shadows") :].split("\n## ")[0]
    page = (pages / "casting_shadows.md").read_text(encoding="utf-8")
    lines = [*said("it"), *page.splitlines(), *chapter.splitlines()]
    excused = ("animali e maghi", "raccogliere** – prendere")
    wrong = [line for line in lines if re.search(NOT_IN_THE_BOX, line)]
    assert [line for line in wrong if not any(one in line for one in excused)] == []


@pytest.mark.parametrize(
    ("language", "wrong"),
    [
        ("fr", r"[Dd]évoil|\bChange[rz]|[Mm]aison|quitte le combat|\b[Jj]ete[rz]"),
        ("en", r"\bdamage\b|[Rr]oll again|\b[Mm]age\b|\bTurn an?\b|\ba shadow\b"),
    ],
)
def test_one_thing_has_one_name(language: str, wrong: str) -> None:
    """What used to be called in two ways."""
    assert [text for text in said(language) if re.search(wrong, text)] == []


def test_no_point_is_not_one_point() -> None:
    """French counts zero as one: a sentence that says "un" must say "aucun" before."""
    for language, none in (("en", "no "), ("it", "nessun "), ("fr", "aucun ")):
        catalogue = Catalogue(language, GAME)
        assert none in catalogue.say("board-ap", count=0).lower()
        assert none in catalogue.say("terminal-pool", tokens="–", ap=0)


@pytest.mark.parametrize("kind", ["tile", "character", "spell", "counterspell", "companion"])
def test_no_two_things_share_a_name(kind: str, language: str) -> None:
    names = [Catalogue(language, GAME).thing(kind, name) for name in GAME.things[kind]]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize(
    ("language", "wrong"),
    [
        ("it", r"\b(di|a|da|in|su) (il|la|lo|i|le|gli)\b"),
        ("it", r"\b(il|del|un) (Gemma|Sfera|tessera)|\b(la|una) (Frammento|Cristallo|dado)"),
        ("it", r"\b1 (danni|unità|Frammenti)\b|\b[25] (danno|Frammento)\b|'"),
        ("fr", r"\b(de|à) (le|les)\b|\b(le|un|du) (Gemme|tuile)\b|\b(la|une) (Orbe|Fragment|dé\b)"),
        ("fr", r"(?<!-)\b([Dd]e|[Ll]e|[Ll]a|ne|se|que|ce|si) [aeéèêiouAEÉIOU]|'"),
        ("fr", r"\b1 (dégâts|unités|Fragments)\b|\b[25] (dégât|unité|Fragment)\b"),
        ("fr", r"(?<!\u00a0)[:;!?»]|«(?!\u00a0)"),
        ("fr", r"\b0 (dégâts|unités|Fragments|cartes|Contresorts|Compagnons|Points)"),
        ("en", r"\b[Aa] [aeiou]|\b1 (units|Fragments)\b|\b[25] (unit|Fragment)\b"),
    ],
)
def test_articles_elisions_and_plurals_are_right_in_every_sentence(
    language: str, wrong: str
) -> None:
    texts = said(language)
    assert len(texts) > 900
    assert [text for text in texts if re.search(wrong, text)] == []
    assert [text for text in texts if not text or re.search(r"[{}$]|  ", text)] == []
