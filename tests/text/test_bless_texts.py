"""Bless in three languages: the same texts, told the same, in the words of the published game."""

import re
from functools import cache

import pytest

from gloaming.games.bless import GAME
from gloaming.games.bless.cards import CARDS
from gloaming.games.bless.effects.selections import DECK, IN_HAND
from gloaming.games.bless.effects.steps import Choose
from gloaming.games.bless.table.words import CARD_IDS, SEATS
from gloaming.text import LANGUAGES, Catalogue
from tests.support.bless import Table
from tests.text.ftl import SOURCE, Texts

ROOM = SOURCE / "games" / GAME.id / "text"
FILES = {language: Texts(ROOM / f"{language}.ftl") for language in LANGUAGES}

SAMPLES: dict[str, tuple[object, ...]] = {
    "who": ("Moon",),
    "before": (0, 3),
    "after": (2, 5),
    "seat": tuple(SEATS),
    "ending": tuple(name for name in GAME.things["ending"] if name != "goes-on"),
    "card": ("Eclipse",),
    "thing": ("Eclipse",),
    "form": ("Dual",),
    "side": ("3",),
    "number": (0, 1, 2, 5),
    "actions": (0, 1, 3),
    "count": (1, 2, 5),
    "left": (0, 1, 5),
    "turn": (1, 120),
}

# What may look the same as in English.
SAME = {
    "it": {"title", "option-no"},
    "fr": {"title", "ability-impact", "card-23", "card-14.curse", "card-45.curse"}
    | {"card-49.curse", "card-53.curse", "card-36.prayer", "state-pure"},
}

# The glossary of the rules: one word for each thing, in English and in Italian.
TERMS = """
form-light | Light | Luce
form-shadow | Shadow | Ombra
form-dual | Dual | Duale
type-impulse | Impulse | Impulso
type-echo | Echo | Eco
type-bond | Bond | Legame
role-curse | Curse | Maledizione
role-prayer | Prayer | Preghiera
value-eye | Eye | Occhio
value-karma | Karma | Karma
state-pure | pure | pura
state-corrupt | corrupt | corrotta
state-stasis | Stasis | Stasi
ability-rivalry | Rivalry | Rivalità
ability-impact | Impact | Impatto
ability-barrier | Barrier | Barriera
ability-fate | Fate | Fato
zone-deck | Deck | Mazzo
zone-void | Void | Vuoto
zone-altar | Altar | Altare
zone-hand | hand | mano
"""


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def asked_for(language: str) -> set[str]:
    """Every text but those that others are made of."""
    file = FILES[language]
    return {name for name in file.patterns if name not in file.referred_to() - {"who"}} - {"who"}


@cache
def said(language: str) -> list[str]:
    """Every text of the game, in every form it can take."""
    catalogue = Catalogue(language, GAME)
    texts: list[str] = []
    for name in FILES[language].patterns:
        id, _, attribute = name.partition(".")
        rows: list[dict[str, object]] = [{}]
        for variable in sorted(FILES[language].variables(name)):
            rows = [{**row, variable: value} for row in rows for value in SAMPLES[variable]]
        for row in rows:
            if attribute:
                texts.append(catalogue.attribute(id, attribute, **row))
            else:
                texts.append(catalogue.say(id, **row))
    return texts


def test_every_line_of_a_file_is_understood_and_said_once(language: str) -> None:
    assert FILES[language].junk == []
    assert len(FILES[language].ids) == len(set(FILES[language].ids))


def test_every_language_says_the_same_things(language: str) -> None:
    assert asked_for(language) == asked_for("en")
    for name in asked_for("en"):
        assert FILES[language].variables(name) == FILES["en"].variables(name), name


def test_every_text_can_be_said_in_every_form(language: str) -> None:
    texts = said(language)
    assert len(texts) > 400
    assert [text for text in texts if not text or re.search(r"[{}$]|  ", text)] == []


def test_every_note_cites_the_same_rules(language: str) -> None:
    cited = re.compile(r"\b(?:BL|R)-[\d.]*\d")
    for card in CARD_IDS:
        here, there = (FILES[it].words(f"card-{card}.note") for it in (language, "en"))
        assert cited.findall(here) == cited.findall(there) != [], card


def test_effects_have_the_same_numbers(language: str) -> None:
    """+2 Eye is +2 Eye in every language; what is a word in one may be a figure in another."""
    for card in CARD_IDS:
        for side in ("curse", "prayer"):
            here, there = (FILES[it].words(f"card-{card}.{side}") for it in (language, "en"))
            assert re.findall(r"[+-]?\d", here) == re.findall(r"[+-]?\d", there), card


@pytest.mark.parametrize("language", ["it", "fr"])
def test_nothing_is_left_in_english(language: str) -> None:
    here, there = FILES[language], FILES["en"]
    copied = {n for n in asked_for("en") if here.words(n) and here.written(n) == there.written(n)}
    assert copied == SAME[language]


def test_words_are_those_of_the_published_game() -> None:
    for row in TERMS.strip().splitlines():
        id, english, italian = row.split(" | ")
        assert (FILES["en"].words(id), FILES["it"].words(id)) == (english, italian)


def test_cards_of_a_language_have_different_names(language: str) -> None:
    names = [FILES[language].words(f"card-{card}") for card in CARD_IDS]
    assert len(set(names)) == len(CARD_IDS)


@pytest.mark.parametrize(
    ("language", "wrong"),
    [
        ("it", r"\b(di|a|da|in|su) (il|lo|i|gli)\b|\b(la|della|alla|una) Sole\b"),
        ("it", r"\b(il|del|al|un|dal) Luna\b|\b1 (carte|punti|Azioni|Punti)\b|'"),
        (
            "it",
            r"\b[0235] (carta|punto|Azione|Punto)\b|\b(un|il) (Eco|Maledizione|Preghiera)",
        ),
        ("it", r"\b([Uu]na|[Ll]a|[Qq]uesta|[Ss]ua|[Tt]ua) Legame\b|\b[Uu]na Eco\b"),
        ("fr", r"\b(de|à) (le|les)\b|\b(la|une) Soleil|\b(le|du|au|un) Lune"),
        ("fr", r"(?<!-)\b(de|le|la|ne|se|que|ce|me|te) [aeéêèiouœyAEÉIOUŒ]"),
        ("fr", r"\b[01] (cartes|points|Points|Actions)\b|\b[235] (carte|point|Point|Action)\b"),
        ("fr", r"(?<![\u00a0]) ?[;!?»](?= |$)|(?<!\u00a0):(?= |$)|«(?!\u00a0)|'"),
        ("fr", r"\b(un|le|ce|du|au) (Malédiction|Prière|Impulsion|Ombre|Lumière)\b"),
        ("fr", r"\b(une|la|cette) (Lien|Écho|Autel|Vide|Œil)\b"),
        # A name brings its own forms: no sentence puts an article or a preposition before one.
        ("it", r"\b(di|da|a|in|su|per|con|tra) (Il|La|il|la) (Sole|Luna)\b"),
        ("it", r"\b(la|una|della|alla|dalla|nella|sulla) (Ombra|Azione|Offerta)\b"),
        ("it", r"\b(lo|uno|il|un) (Ombra|Luce)\b|\b(la|una) (Occhio|Altare|Impulso)\b"),
        ("fr", r"\b(de|à) (Le|La|le) (Soleil|Lune)\b|\bpar (Le|La) |\bil en choisit une des\b"),
        ("en", r"\b\d+th\b"),
        ("en", r"\b[Aa] [aeiouAEIOU]|\b1 (cards|points|Actions|Victory Points)\b"),
    ],
)
def test_articles_elisions_and_plurals_are_right_in_every_sentence(
    language: str, wrong: str
) -> None:
    assert [text for text in said(language) if re.search(wrong, text)] == []


def test_french_says_vous() -> None:
    """As everywhere else on the table."""
    familiar = re.compile(r"\b(tu|te|toi|ton|ta|tes|tiens|tiennes?|choisis)\b", re.IGNORECASE)
    said = (ROOM / "fr.ftl").read_text(encoding="utf-8")
    assert not [line for line in said.splitlines() if familiar.search(line)]


# Words that the box does not use, or that would be a second name for a thing.
SECOND_NAMES = {
    "en": r"[Ss]ilenced|begun by|turns? \w+ into a Curse|greatest|greater",
    "it": r"effetto di (Preghiera|Maledizione)|[Tt]ogli|patta|[Pp]revision|scatta"
    r"|inizia(re|ti|no)\b"
    r"|[Mm]ett[aei]\w* (nel Vuoto|«.*» nel Vuoto)|\b[Rr]icevi\b|a tacere|senza effetto|gratis"
    r"|[Pp]arità(?! scegli)|(nell|all).Altare|si (chiama|dichiara)|chi attacca\b|alla fine"
    r"|a fine turno|senza spendere|difensor|primo giocatore|\bfila\b|le due file",
    "fr": r"Tours? F|au silence|commencés|les commence|ce tour-ci|champs|paquet|plus (haut|bas)"
    r"|à l.Autel|sort(ent|ir) de Stase",
}


def test_one_thing_has_one_name(language: str) -> None:
    """The words of the box, and of each thing only one."""
    texts = said(language)
    assert [text for text in texts if re.search(SECOND_NAMES[language], text)] == []


def test_the_phases_are_called_as_in_the_box() -> None:
    names = [FILES["it"].words(f"phase-{phase}") for phase in ("start", "main", "end")]
    assert names == ["Inizio Turno", "Fase Principale", "Fine Turno"]


def page(language: str, name: str) -> str:
    folder = "" if language == "en" else f"{language}/"
    return (SOURCE.parents[1] / "docs" / "rules" / f"{folder}{name}.md").read_text(encoding="utf-8")


def glossary(language: str) -> str:
    """What the glossary says of this game."""
    text = page(language, "glossary") if language != "en" else GLOSSARY.read_text(encoding="utf-8")
    return text.partition("\n## Bless\n")[2].partition("\n## ")[0]


GLOSSARY = SOURCE.parents[1] / "docs" / "glossary.md"


def test_rules_page_and_glossary_use_the_same_names(language: str) -> None:
    lines = [*page(language, "bless").splitlines(), *glossary(language).splitlines()]
    assert len(lines) > 500
    wrong = SECOND_NAMES[language]
    # The glossary of programmers names what the code calls it.
    found = [line for line in lines if re.search(wrong, line) and "`silenced`" not in line]
    assert found == []


def test_the_rules_page_names_the_cards_whose_lone_answer_is_asked_for(language: str) -> None:
    """Whatever is chosen among cards that only one player sees."""
    asking = {IN_HAND: set[int](), DECK: set[int]()}
    for card in CARDS:
        for script in card.scripts:
            for step in script.steps:
                if isinstance(step, Choose) and (step.hidden or step.secret):
                    asking[step.cards.zone].add(card.number)
    text = page(language, "bless").partition("\n## 3.")[2].partition("\n## 4.")[0]
    named = [
        {int(number) for number in re.findall(r"\d+", group)}
        for group in re.findall(r"\((?:cards|carte|cartes) ([\d,\s]+)\)", text)
    ]
    assert named == [asking[IN_HAND], asking[DECK]]


@pytest.mark.parametrize(
    ("table", "why"),
    [
        (Table("11", "5", hand="9").does("attack 11"), "discard"),
        (Table(hand="12", deck="9").does("pray 12"), "search"),
        (Table(hand="12", deck="9").does("pray 12", "search"), "find"),
        (Table("8c", hand="21 9").does("curse 21"), "discard"),
        (Table("8c", hand="59 9").does("curse 59"), "discard"),
        (Table(hand="26 9").does("curse 26"), "lay-prayer"),
        (Table("11", "29c", hand_b="9").attacks(11, 29, "to_void"), "lay-curse"),
        (Table("11", "58c", hand_b="9").attacks(11, 58, "to_void"), "lay-curse"),
        (Table(hand="28", deck="9").does("pray 28", "draw 9"), "take-top"),
        (Table(hand="44", deck="9").does("pray 44", "draw 9"), "take-top"),
    ],
)
def test_a_lone_answer_among_hidden_cards_is_asked_for(table: Table, why: str) -> None:
    """What the rules page says of these cards is true."""
    assert table.asks(why)
    assert len(table.question.options) == 1
