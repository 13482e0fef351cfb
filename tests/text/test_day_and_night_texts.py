"""Day & Night in three languages: all of it, no more, and the names as they were published."""

import re

import pytest

from gloaming.engine.event import HIDDEN
from gloaming.engine.refusal import Refusal
from gloaming.games import DAY_AND_NIGHT as GAME
from gloaming.games.day_and_night.cards import SPELLS
from gloaming.text import LANGUAGES, Catalogue
from tests.text.ftl import HOUSE, SOURCE, Texts, in_code

ROOM = SOURCE / "games" / GAME.id
FILES = {language: Texts(ROOM / "text" / f"{language}.ftl") for language in LANGUAGES}
FRENCH_TOO = {"kind-miracle", "board-built"}

WHYS = in_code(r'Question\([\w.]+, "(\w+)"', ROOM) | in_code(r'self\.why = "(\w+)"', ROOM)
REFUSALS = in_code(r'(?:Refusal|super\(\).__init__)\(\s*"[^"]*", "([^"]+)"', ROOM)
ENDINGS = set(GAME.things["ending"]) - {"goes-on"}
PHASES = {"awaken", "cast", "travel", "retreat"}  # DN-4.1

SEATS = ("day", "night")
SAMPLES: dict[str, tuple[object, ...]] = {
    "seat": SEATS,
    "colour": SEATS,
    "ending": tuple(sorted(ENDINGS)),
    "spell": ("D07",),
    "square": ("e4",),
    "who": ("Day",),
    "before": ("e4", 3),
    "after": ("e5", 2),
    "thing": ("Wonder",),
    "number": (0, 1, 2, 5),
    "count": (0, 1, 2, 5),
    "turn": (1, 12),
    "hours": (0, 1, 7),
    "cost": (1, 8),
}
for _setting in GAME.settings:
    SAMPLES[_setting.name] = tuple(int(it) if it.isdigit() else it for it in _setting.values)
OPTIONS = {setting.name for setting in GAME.settings}  # Told to every text.

# As printed; French capitals with their accents, names mended as in ED-20.
PUBLISHED = """
D01 | Day Meditation | Meditazione Diurna | Méditation de jour
D02 | Day Chant | Canto del Giorno | Chant de jour
D03 | Entrap | Intrappolare | Piéger
D04 | Achievement | Conquista | Exploit
D05 | Day Advantage | Vantaggio del Giorno | Avantage de Jour
D06 | Day Blossom | Fioritura Diurna | Floraison de Jour
D07 | Day Ritual | Rito del Giorno | Rituel de Jour
D08 | Deviate | Deviare | Dévier
D09 | Day Wish | Desiderio del Giorno | Vœux de Jour
D10 | Day Instability | Instabilità del Giorno | Instabilité de Jour
D11 | Flourish | Prosperare | Floraison
D12 | Steal Passion | Sottrarre la Passione | Voler la passion
D13 | Warp | Distorsione | Voiler
D14 | Misdirect | Sviare | Égarer
D15 | Fate | Destino | Destinée
D16 | Wonder | Meraviglia | Merveille
D17 | Wishing Pond | Stagno dei Desideri | Mare aux vœux
D18 | Wishing Mist | Nebbia Mattutina | Brume des vœux
D19 | Mystify | Confondere | Mystifier
D20 | Wishing Well | Pozzo dei Desideri | Puits aux vœux
N01 | Night Meditation | Meditazione Notturna | Méditation de Nuit
N02 | Deter | Scoraggiare | Décourager
N03 | Night Chant | Canto della Notte | Chant de Nuit
N04 | Night Advantage | Vantaggio Notturno | Avantage de Nuit
N05 | Obtain | Ottenere | Obtenir
N06 | Alter Soil | Alterare il Suolo | Modifier le terrain
N07 | Night Ritual | Rito della Notte | Rituel de Nuit
N08 | Night Rapture | Fioritura Notturna | Enchantement de Nuit
N09 | Night Wish | Desiderio della Notte | Vœux de Nuit
N10 | Night Instability | Instabilità della Notte | Instabilité de Nuit
N11 | Mimic | Imitare | Imitation
N12 | Excitement | Emozione | Exaltation
N13 | Epiphany | Epifania | Épiphanie
N14 | Mislead | Fuorviare | Tromper
N15 | Shift | Cambiamento | Mutation
N16 | Crystallize | Cristallizzare | Cristalliser
N17 | Crystal Burst | Esplosione di Cristallo | Éclat de cristal
N18 | Crystal Breeze | Brezza di Cristallo | Souffle de cristal
N19 | Crystal Sky | Cielo di Cristallo | Ciel de cristal
"""


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def wanted() -> dict[str, set[str]]:
    """Every text the game can ask for, and what it may be told."""
    texts: dict[str, set[str]] = {"title": set(), "title.about": set()}
    texts |= {f"seat-{name}": set() for name in GAME.seat_names}
    texts |= {f"phase-{name}": set() for name in PHASES}
    texts |= {f"kind-{spell.kind}": set() for spell in SPELLS}
    texts |= {f"ask-{why}": {"seat", "count"} for why in WHYS}
    texts |= {f"ask-{why}.over": {"seat", "count"} for why in ("cast", "travel")}
    texts |= {f"option-{verb}": {"thing"} for verb in GAME.vocabulary.verbs}
    for fact in GAME.facts.values():
        texts[f"fact-{fact.what}"] = set(fact.kinds)
        if any(fact.secret):
            open_kinds = {
                k for k, secret in zip(fact.kinds, fact.secret, strict=True) if not secret
            }
            texts[f"fact-{fact.what}.hidden"] = open_kinds
    texts |= {f"ending-{name}": {"seat"} for name in ENDINGS}
    texts |= {f"refusal-{key}": set() for key in REFUSALS}
    texts |= {f"refusal-{key}.counted": {"cost", "hours"} for key in ("hours", "hours-x")}
    texts |= {"tally-temples": {"count"}, "share-count": {"turn"}}
    for setting in GAME.settings:
        texts |= {f"heading-{setting.heading}": set()}
        texts[f"setting-{setting.name}"] = texts[f"setting-{setting.name}.about"] = set()
        words = [value for value in setting.values if not value.isdigit()]
        texts |= {f"setting-{setting.name}.{value}": set() for value in words}
    for spell in SPELLS:
        texts |= {f"spell-{spell.id}{part}": set() for part in ("", ".effect", ".note")}
        if spell.condition is not None:
            texts[f"spell-{spell.id}.condition"] = set()
    for article in GAME.codex.articles:
        texts[f"codex-kind-{article.kind}"] = set()
        for called, value in article.facts.items():
            texts[f"codex-{called}"] = set()
            if not re.fullmatch(r"\d+|X", value):
                texts[f"codex-{called}.{value}"] = set()
    told = {"seat", "count", "number", "who", "spell", "before", "after"}
    return texts | dict.fromkeys(on_the_board(), told)


def on_the_board() -> set[str]:
    """What the drawn board says, besides the looks of a square, which it puts together."""
    drawn = SOURCE.parents[1] / "web" / "src" / "boards" / GAME.id
    code = "".join(file.read_text(encoding="utf-8") for file in sorted(drawn.glob("*.ts*")))
    looks = {f"board-{look}" for look in ("neutral", "day", "night", "isolated", "built")}
    return set(re.findall(r'"(board-[a-z-]+)"', code)) | looks


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


def test_the_code_was_read_aright() -> None:
    assert {"cast", "steal", "draw", "change", "leave_out"} <= WHYS
    assert {"hours", "temple", "hole", "no-temple-built", "needed-for-nine"} <= REFUSALS
    assert len(WHYS) == 13


def test_every_line_of_a_file_is_understood(language: str) -> None:
    assert FILES[language].junk == []


def test_no_text_is_written_twice_nor_hides_one_of_the_house(language: str) -> None:
    ids = FILES[language].ids + Texts(HOUSE / f"{language}.ftl").ids
    assert sorted(ids) == sorted(set(ids))


def test_every_text_the_game_can_ask_for_is_there_and_no_other(language: str) -> None:
    file = FILES[language]
    assert set(file.patterns) - file.referred_to() == set(wanted()) - file.referred_to()
    assert {f"ending-{name}" for name in ENDINGS} <= file.referred_to()


def test_every_text_speaks_only_of_what_it_is_told(language: str) -> None:
    for name, told in wanted().items():
        assert FILES[language].variables(name) <= told | OPTIONS, name


def test_every_language_speaks_of_the_same_things(language: str) -> None:
    for name in wanted():
        assert FILES[language].variables(name) == FILES["en"].variables(name), name


def test_every_text_can_be_said_in_every_form(language: str) -> None:
    texts = said(language)
    assert len(texts) > 300
    assert [text for text in texts if not text or re.search(r"[{}$]|  ", text)] == []


def test_every_event_can_be_told_to_those_who_see_it_and_to_others(language: str) -> None:
    catalogue = Catalogue(language, GAME)
    for fact in GAME.facts.values():
        told = [SAMPLES[kind][0] for kind in fact.kinds]
        veiled = [
            HIDDEN if secret else name for name, secret in zip(told, fact.secret, strict=True)
        ]
        seen, unseen = catalogue.event([fact.what, *told]), catalogue.event([fact.what, *veiled])
        assert (seen != unseen) == any(fact.secret)
        assert str(HIDDEN) not in unseen


def test_every_refusal_can_be_said_with_and_without_numbers(language: str) -> None:
    catalogue = Catalogue(language, GAME)
    for key in REFUSALS:
        assert catalogue.refusal(Refusal("DN-1.1", key)).endswith(" — DN-1.1")
        assert catalogue.refusal(Refusal("DN-1.1", key), cost=4, hours=2).endswith(" — DN-1.1")


def test_every_answer_and_every_value_has_a_name(language: str) -> None:
    catalogue = Catalogue(language, GAME)
    assert all(catalogue.option(option) for option in GAME.vocabulary.options)
    assert all(catalogue.value(s.name, value) for s in GAME.settings for value in s.values)


def test_spells_are_called_as_they_were_published() -> None:
    rows = [row.split(" | ") for row in PUBLISHED.strip().splitlines()]
    assert [row[0] for row in rows] == GAME.things["spell"]
    for column, language in enumerate(LANGUAGES, 1):
        catalogue = Catalogue(language, GAME)
        assert [catalogue.thing("spell", row[0]) for row in rows] == [row[column] for row in rows]


def test_every_language_cites_the_same_rules(language: str) -> None:
    cited = re.compile(r"\b(?:DN|R|ED)-[\d.]*\d")
    for name in wanted():
        here, there = FILES[language].words(name), FILES["en"].words(name)
        assert cited.findall(here) == cited.findall(there), name
        assert cited.search(here) or not name.endswith(".note"), name


def test_nothing_is_left_in_english() -> None:
    for language, same in (("it", set[str]()), ("fr", FRENCH_TOO)):
        here, there = FILES[language], FILES["en"]
        copied = {n for n in wanted() if here.words(n) and here.written(n) == there.written(n)}
        assert copied == same | {"title"}


@pytest.mark.parametrize(
    ("language", "wrong"),
    [
        ("it", r"\b(di|a|da|in|su) (il|la|lo|i|le|gli)\b|\b(la|della|alla|una) Giorno"),
        ("it", r"\b(il|del|al|un|dal) Notte|\b1 (ore|passi|tessere)\b|\b[025] (ora|passo)\b"),
        ("fr", r"\b(de|à) (le|les)\b|\b(la|une) Jour|\b(le|du|au|un) Nuit"),
        (
            "fr",
            r"(?<!-)\b(de|le|la|ne|se|que|ce) [aeéiouAEÉIOU]|\b[01] heures|\b[25] heure\b",
        ),
        ("en", r"\b[Aa] [aeiou]|\b1 (hours|steps|tiles|cards)\b|\b[025] (hour|step|tile)\b"),
    ],
)
def test_articles_elisions_and_plurals_are_right_in_every_sentence(
    language: str, wrong: str
) -> None:
    assert [text for text in said(language) if re.search(wrong, text)] == []
