"""The numbers on the rules page of The Last Spell are those in force, in every language."""

import re
from pathlib import Path
from typing import Final

import pytest

from gloaming.games import LAST_SPELL as GAME
from gloaming.games.last_spell.bosses.harpy import DIVE_BOMB
from gloaming.games.last_spell.box.armour import ARMOURS
from gloaming.games.last_spell.box.dice import COUNT, FACE_NAMES, FACES
from gloaming.games.last_spell.box.equipment import (
    ITEMS,
    POTION_AP,
    POTION_MANA,
    POTION_PRICE,
    SCROLLS,
    WEAPONS,
)
from gloaming.games.last_spell.box.missions import MISSIONS
from gloaming.games.last_spell.box.monster_cards import (
    BLUE,
    DRAINED,
    EXPLOSION_DAMAGE,
    KINDS,
    ORANGE,
)
from gloaming.games.last_spell.box.structures import STRUCTURES
from gloaming.games.last_spell.day.building import (
    MAGE_PRICE,
    MINED,
    REPAIRED,
    SCAVENGED,
    UPGRADE_PRICE,
)
from gloaming.games.last_spell.day.market import ADVANCED_CARDS, BASE_CARDS, LEVEL_PRICES
from gloaming.games.last_spell.day.phases import WORKERS
from gloaming.games.last_spell.edition import (
    DIFFICULTIES,
    GOLD,
    GOLD_PER_HERO,
    MATERIALS,
    MATERIALS_PER_HERO,
    PANIC_GOLD,
    PANIC_MATERIALS,
    PANIC_SLOTS,
    SOLO_HEROES,
    STARTING_LEVEL,
    Difficulty,
)
from gloaming.games.last_spell.heroes.solo import PRICES
from gloaming.games.last_spell.heroes.walking import (
    CLIMB_COST,
    JUMP_COST,
    PORTAL_COST,
)
from gloaming.games.last_spell.night.actions import WELL_MANA
from gloaming.text import LANGUAGES, Catalogue

RULES: Final = Path(__file__).resolve().parents[2] / "docs" / "rules"
# From two to eight; above that the pages have figures.
COUNTED: Final = {
    "en": ["two", "three", "four", "five", "six", "seven", "eight"],
    "it": ["due", "tre", "quattro", "cinque", "sei", "sette", "otto"],
    "fr": ["deux", "trois", "quatre", "cinq", "six", "sept", "huit"],
}
TENTH: Final = {"en": "tenth", "it": "decima", "fr": "dixième"}
AND_OR: Final = {"en": ("and", "or"), "it": ("e", "o"), "fr": ("et", "ou")}
BOTH: Final = {"en": "both", "it": "entrambi", "fr": "les deux"}
KINDS_BY_ID: Final = {kind.id: kind for kind in KINDS}
NORMAL: Final = DIFFICULTIES["normal"]

# What a rule says in figures or in words.
TOLD: Final = {
    "LS-4.4": [NORMAL.ap, NORMAL.ap + 1],
    "LS-5.6": [JUMP_COST],
    "LS-9.2": [POTION_MANA, POTION_AP],
    "LS-10.10": [EXPLOSION_DAMAGE],
    "LS-10.11": [DRAINED],
    "LS-15.4": [PORTAL_COST],
    "LS-15.5": [CLIMB_COST],
    "LS-18.2": [BASE_CARDS, ADVANCED_CARDS, WORKERS],
    "LS-18.10": [UPGRADE_PRICE],
    "LS-18.11": [1, REPAIRED],
    "LS-18.12": [POTION_PRICE],
    "LS-18.13": LEVEL_PRICES[1:],
    "LS-20.1": [KINDS_BY_ID["X"].wounds, KINDS_BY_ID["X"].move, KINDS_BY_ID["X"].strength],
    "LS-20.7": [DIVE_BOMB],
    "LS-20.9": [KINDS_BY_ID["ZH"].wounds, KINDS_BY_ID["ZT"].wounds],
    "LS-20.15": [KINDS_BY_ID["Y"].wounds],
    "LS-20.24": [KINDS_BY_ID["MO"].attack],
    "LS-22.1": [SOLO_HEROES],
    "LS-22.2": [NORMAL.ap + 1],
    "LS-22.3": PRICES[1:],
}


class Page:
    """A rules page: its rules by number, and the rows of its tables by their first cell."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.catalogue = Catalogue(language, GAME)
        folder = RULES if language == "en" else RULES / language
        text = (folder / "last_spell.md").read_text("utf-8").replace("\u00a0", " ")
        joined = re.sub(r"\n +", " ", text)
        self.rules = dict(re.findall(r"^- \*\*(LS-[\d.]+)\*\* (.*)$", joined, re.MULTILINE))
        rows = [line.strip("|").split("|") for line in text.splitlines() if line.startswith("|")]
        self.rows = {row[0].strip(): [cell.strip() for cell in row[1:]] for row in rows}

    def tells(self, rule: str, number: int) -> bool:
        said = self.rules[rule]
        return bool(re.search(rf"\b({number}|{self.word(number)})\b", said, re.IGNORECASE))

    def word(self, number: int) -> str:
        words = COUNTED[self.language]
        return words[number - 2] if 2 <= number < len(words) + 2 else str(number)

    def listed(self, numbers: list[int], last: str) -> str:
        """ "4, 6 or 7" """
        return ", ".join(map(str, numbers[:-1])) + f" {last} {numbers[-1]}"

    def many(self, number: int, what: str) -> str:
        return what if number == 1 else f"{self.word(number)} {what}"


@pytest.fixture(params=LANGUAGES)
def page(request: pytest.FixtureRequest) -> Page:
    return Page(str(request.param))


def test_the_dice_have_the_faces_in_force(page: Page) -> None:
    """LS-10.6, as calibrated"""
    both, _ = AND_OR[page.language]
    for die in (ORANGE, BLUE):
        shown = [FACE_NAMES[face].partition("-")[2] for face in FACES[die]]
        faces = [page.many(many, face) for face, many in zip(shown, COUNT, strict=True)]
        assert ", ".join(faces[:-1]) + f" {both} {faces[-1]}" in page.rules["LS-10.6"]


def test_a_scenario_begins_with_what_is_in_force(page: Page) -> None:
    """LS-19.1, K1"""
    _, other = AND_OR[page.language]
    said = page.rules["LS-19.1"]
    for numbers in (NORMAL.mages, GOLD_PER_HERO, MATERIALS):
        assert page.listed(numbers, other) in said
    assert {GOLD[0], MATERIALS_PER_HERO[0], PANIC_SLOTS} <= set(map(int, re.findall(r"\d+", said)))
    assert len(set(GOLD)) == len(set(MATERIALS_PER_HERO)) == 1


def in_figures(difficulty: Difficulty) -> list[int]:
    """What the page says of a preset, in its order."""
    gold, materials = abs(difficulty.gold), abs(difficulty.materials)
    more = [gold] if gold == materials else [gold, materials]
    return [*difficulty.mages, *[number for number in more if number], difficulty.doom]


def test_every_difficulty_is_told_with_its_numbers(page: Page) -> None:
    """LS-19.1"""
    (said,) = page.rows["`difficulty`"]
    names = [name for name in re.findall(r"`(\w+)`", said) if name in DIFFICULTIES]
    told = re.split(r"`\w+`", said)[1:]
    assert sorted(names) == sorted(DIFFICULTIES)
    for name, words in zip(names, told, strict=True):
        assert list(map(int, re.findall(r"\d+", words))) == in_figures(DIFFICULTIES[name]), name


def test_doom_comes_when_it_is_said_to_come(page: Page) -> None:
    """LS-13.11, K7"""
    assert NORMAL.doom == 10
    assert TENTH[page.language] in page.rules["LS-13.11"]


def test_heroes_begin_at_the_level_that_is_told(page: Page) -> None:
    """LS-19.1"""
    (said,) = page.rows["`scenario`"]
    levels = [int(level) for level in re.findall(r"\d", re.sub(r"LS-\d+", "", said))]
    assert levels == STARTING_LEVEL[1:]


@pytest.mark.parametrize("rule", TOLD)
def test_a_rule_tells_the_numbers_in_force(page: Page, rule: str) -> None:
    """Each where its rule stands: LS-4.4, LS-5.6, LS-18.2 and so on."""
    assert [number for number in TOLD[rule] if not page.tells(rule, number)] == []


def test_the_table_of_monsters(page: Page) -> None:
    """LS-10.1 to LS-10.5"""
    rows = {ids: cells for ids, cells in page.rows.items() if ids.split(", ")[0] in KINDS_BY_ID}
    told = [id for ids in rows for id in ids.split(", ")]
    assert told == ["C", "R", "M", "A", "B", "W", "K1", "K2", "K3", "U1", "U2", "U3"]
    colours = {
        ORANGE: page.catalogue.say("board-die-orange"),
        BLUE: page.catalogue.say("board-die-blue"),
        ORANGE | BLUE: BOTH[page.language],
    }
    for ids, (name, *numbers, dice) in rows.items():
        for at, id in enumerate(ids.split(", ")):
            kind = KINDS_BY_ID[id]
            assert name.split(",")[0] in page.catalogue.say(f"board-kind-{id}")
            one = [cell.split(", ")[at] if cell.count(", ") == 2 else cell for cell in numbers]
            assert [one[0], one[1], one[3]] == [
                str(kind.wounds),
                str(kind.move),
                str(kind.strength),
            ]
            assert dice.split(", ")[at if ", " in dice else 0] == colours[kind.dice]
            if kind.attack > 0:
                assert one[2].endswith(f" {kind.attack}")


def test_the_table_of_structures(page: Page) -> None:
    """LS-18.8, LS-18.9, LS-16.2"""
    for kind in STRUCTURES[1:]:
        name, *numbers = page.rows[kind.id]
        assert name == page.catalogue.thing("structure", kind.id)
        assert numbers[:4] == [
            *map(str, (kind.cost, kind.capacity, kind.limit)),
            str(kind.jobs or ""),
        ]
        said = list(map(int, re.findall(r"\d+", numbers[4])))
        printed = page.catalogue.say(f"board-effect-{kind.id}")
        assert said == list(map(int, re.findall(r"\d+", printed))), kind.id
    jobs = " ".join(page.rows[id][5] for id in ("BD5", "BD6", "BD8", "BD10"))
    assert list(map(int, re.findall(r"\d+", jobs))) == [MINED, SCAVENGED, MAGE_PRICE, WELL_MANA]


def test_the_table_of_armours(page: Page) -> None:
    """LS-25"""
    for armour in ARMOURS:
        name, _, use, besides, price = page.rows[armour.id]
        assert name.replace("'", "\u2019") == page.catalogue.thing("item", copy_of(armour.id))
        assert int((re.findall(r"\u2013(\d)", use) or ["0"])[0]) == armour.less
        to_restore = armour.mana or armour.tokens
        assert not to_restore or besides.startswith(f"{to_restore} ")
        assert price == str(armour.price or "")


def test_the_table_of_weapons(page: Page) -> None:
    """LS-6.3"""
    for weapon in WEAPONS:
        name, held, attacks, *_, price = page.rows[weapon.id]
        assert name == page.catalogue.thing("item", copy_of(weapon.id))
        assert held.endswith(f", {weapon.hands}")
        assert price == str(weapon.price or "")
        told = re.findall(r"\*\*(.+?)\*\* (\S+), (\d)×, ([^;]*)", attacks)
        assert len(told) == len(weapon.attacks)
        for (called, cost, uses, rest), attack in zip(told, weapon.attacks, strict=True):
            type = page.catalogue.thing("type", f"{copy_of(weapon.id)}-{attack.name}")
            assert type == f"{called} ({name})"
            assert cost == f"{attack.ap}/{attack.mana}/{attack.mp}"
            assert uses == str(attack.uses)
            if not attack.helps:
                assert attack.area.id in rest.strip().split(", ")


def test_the_table_of_scrolls(page: Page) -> None:
    """LS-9.4"""
    prices = {item.name: item.price for item in ITEMS}
    for scroll in SCROLLS:
        name, mana, *_, price = page.rows[scroll.id]
        assert name == page.catalogue.thing("item", scroll.id)
        assert (mana, price) == (str(scroll.mana), str(prices[scroll.id]))


def test_the_table_of_the_panic_area(page: Page) -> None:
    """LS-17.2, LS-19.1"""
    gold, materials = (page.catalogue.say(f"resource-{it}") for it in ("gold", "materials"))
    rows = [page.rows.get(gold) or page.rows["Oro"], page.rows[materials]]
    assert [list(map(int, row)) for row in rows] == [PANIC_GOLD, PANIC_MATERIALS]


def test_the_table_of_missions(page: Page) -> None:
    """LS-17.3"""
    for mission in MISSIONS:
        name, *said = page.rows[mission]
        assert name == page.catalogue.thing("mission", mission)
        effect = page.catalogue.attribute(f"mission-{mission}", "effect").replace("\u00a0", " ")
        if page.language != "en":  # The English page has a column for the reward.
            assert said == [effect]
        rewards = (
            " ".join(said).split(":")[-1] if len(said) == 1 else said[1],
            effect.split(":")[1],
        )
        assert len({tuple(re.findall(r"\d", it)) for it in rewards}) == 1, mission


def copy_of(id: str) -> str:
    """The first copy of a card: there may be several."""
    return next(item.name for item in ITEMS if item.name in (id, f"{id}a"))
