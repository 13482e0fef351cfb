"""Every card as printed: a copy of the tables, so that nothing changes unnoticed."""

import pytest

from gloaming.games.casting_shadows import GAME
from gloaming.games.casting_shadows.box.board import RANGES
from gloaming.games.casting_shadows.box.companions import COMPANION
from gloaming.games.casting_shadows.box.names import (
    COMPANION_DECK,
    COUNTERSPELL_DECK,
    KIND,
    KINDS,
    MAIN_DECK,
)
from gloaming.games.casting_shadows.cards import CARDS
from gloaming.games.casting_shadows.resources.pool import symbols_of
from gloaming.games.casting_shadows.spells.spell import Attack
from gloaming.games.casting_shadows.spells.steps import HEX
from tests.support.casting_shadows import Mage, Table

# Copies, level, collection cost, range, whom it hits, and the DMG for each payment.
ATTACKS = {
    "fatal_fronds": (4, 1, "O*", "R0", "enemy", {"": 2}),
    "feeding_frenzy": (3, 1, "OB GB", "R0_1", "enemy", {"GB": 2, "GB GB": 4}),
    "heavy_hand": (3, 1, "OR GR", "R0_1", "enemy", {"GR": 2, "GR GR": 4}),
    "lightning_bug": (3, 1, "O* G*", "R1", "enemy", {"G*": 2}),
    "spectral_slap": (3, 1, "OB G*", "R1", "hex", {"GR GB": 3}),
    "bubble_trouble": (3, 1, "OB GB", "R1", "enemy", {"GB GB": 5}),
    "heat_wave": (3, 1, "OR GR", "R1", "enemy", {"GR GR": 5}),
    "sinister_screech": (3, 1, "SF O*", "R1", "enemy", {"CC": 2, "CC CC": 4}),
    "phoenix_flash": (
        1,
        2,
        "SPELL(1) O* GR",
        "R0_1",
        "enemy",
        {"GR": 3, "GR GR": 5, "GR GR GR": 6},
    ),
    "unicorn_rush": (1, 2, "SPELL(1) O* GB", "R0_1", "enemy", {"GB": 3, "GB GB": 5, "GB GB GB": 6}),
    "personal_space": (1, 2, "SPELL(1) O*", "R0", "enemy", {"": 4}),
    "deadly_shroud": (1, 2, "SPELL(1) SF", "R1", "hex", {"CC": 3, "CC CC": 5}),
    "psychic_spikes": (
        1,
        2,
        "SPELL(1) OR SF G*",
        "R1",
        "hex",
        {"G*": 3, "G* G*": 5, "G* G* G*": 6},
    ),
    "kinetic_wave": (1, 2, "SPELL(1) OB SF G*", "R1_2", "hex", {"GB": 3, "GB GB": 5}),
    "magma_hand": (
        1,
        2,
        "SPELL(1) OR SF G*",
        "R0_2",
        "enemy",
        {"G*": 2, "G* G*": 4, "G* G* G*": 6},
    ),
    "infernal_assault": (1, 3, "SPELL(2) SF OR", "R0_2", "enemy", {"GR GR": 8}),
    "sudden_doom": (1, 3, "SPELL(2) SF OB", "R0_1", "hex", {"GB GB": 7}),
}
# Copies, level, collection cost; what they turn into what is in test_conversions.
CONVERSIONS = {
    "metamorphosis": (1, 1, "O*"),
    "energy_bloom": (1, 1, "G*"),
    "sapphire_synthesis": (1, 1, "O* GB"),
    "ruby_synthesis": (1, 1, "O* GR"),
    "crystallization": (1, 1, "OB GR"),
    "luminous_glow": (1, 1, "OR GB"),
    "curse_void": (2, 1, "SF G*"),
    "gem_duplication": (1, 2, "SPELL(1) G*"),
    "orb_duplication": (1, 2, "SPELL(1) O*"),
}
RESOURCES = {
    "red_gem": (3, "GR"),
    "blue_gem": (3, "GB"),
    "red_orb": (1, "OR"),
    "blue_orb": (1, "OB"),
}
# Units that pay for a cost or a payment, one for each symbol.
UNIT = {"G*": "GP", "O*": "OP"}
FODDER = {1: "curse_void", 2: "orb_duplication"}
WHERE = {"R0": "E", "R0_1": "E", "R1": "C", "R0_2": "E", "R1_2": "W"}  # A target, from E.


def units_for(symbols: str) -> str:
    return " ".join(UNIT.get(symbol, symbol) for symbol in symbols.split() if "SPELL" not in symbol)


def test_the_deck_has_these_cards() -> None:
    """34 attacks, 10 conversions, 8 resources; 33, 9 and 2 of the three levels."""
    copies = {name: row[0] for name, row in (ATTACKS | CONVERSIONS | RESOURCES).items()}
    assert copies == MAIN_DECK
    assert [sum(copies[name] for name in rows) for rows in (ATTACKS, CONVERSIONS, RESOURCES)] == [
        *[34, 10, 8]
    ]
    levels = [CARDS[kind].level for kind in KIND]
    assert [levels.count(level) for level in (0, 1, 2, 3)] == [8, 33, 9, 2]


@pytest.mark.parametrize("name", ATTACKS)
def test_an_attack_spell_is_as_printed(name: str) -> None:
    copies, level, cost, range_, whom, hits = ATTACKS[name]
    card = CARDS[KINDS.index(name)]
    assert isinstance(card.effect, Attack)
    assert (MAIN_DECK[name], card.level, card.cost) == (copies, level, cost)
    assert RANGES[card.effect.reach.distances] == range_
    assert (card.effect.reach.whom == HEX) == (whom == "hex")
    prices = [" ".join(symbols_of(price)) for price in card.effect.prices]
    assert dict(zip(prices, card.effect.damages, strict=True)) == hits
    assert card.effect.spares_shadow == (name == "lightning_bug")
    face = {"kind": "attack", "cost": cost, "level": str(level), "range": range_}
    assert GAME.printed[name].items() >= face.items()


@pytest.mark.parametrize(
    ("name", "step"), [(name, step) for name in ATTACKS for step in range(len(ATTACKS[name][5]))]
)
def test_each_step_of_each_attack_deals_its_damage(name: str, step: int) -> None:
    """CS-7.4, CS-7.5: to whoever it is aimed at, for exactly its price."""
    *_, range_, whom, hits = ATTACKS[name]
    symbols, damage = list(hits.items())[step]
    place = WHERE[range_]
    table = Table(
        Mage("E", book=name), Mage(place), Mage(place), Mage("NW"), pool=units_for(symbols)
    )
    table.does(f"cast {name}")
    while table.question.why != "act":
        choice = {
            "target": "target jade",
            "aim": f"aim {place}",
            "strength": f"strength {step + 1}",
        }
        table.does(choice[table.question.why])
    both = damage if whom == "hex" else 0
    assert table.hps == [18, 18 - damage, 18 - both, 18]
    assert (table.pool, table.ap) == ("", 3)


@pytest.mark.parametrize("name", [*ATTACKS, *CONVERSIONS, *RESOURCES])
def test_each_card_is_collected_for_its_cost_and_not_for_less(name: str) -> None:
    """CS-5.6, CS-5.9, CS-6.5."""
    cost = (ATTACKS | CONVERSIONS).get(name, (0, 0, ""))[2]
    card = CARDS[KINDS.index(name)]
    book = FODDER.get(card.sacrifice, "")
    units = units_for(cost).split()
    table = Table(Mage("SE", book=book), Mage("NW"), market={"SE": name}, pool=" ".join(units))
    table.does("collect", *([f"sacrifice {book}"] if book else [])).luck()
    assert (table.book(1), table.pool, table.discard) == (name, "", book)
    for missing in range(len(units)):
        less = " ".join(units[:missing] + units[missing + 1 :])
        table = Table(Mage("SE", book=book), Mage("NW"), market={"SE": name}, pool=less)
        assert table.why_not("collect").key == "cost-too-high"
    if book:
        table = Table(Mage("SE"), Mage("NW"), market={"SE": name}, pool=" ".join(units))
        assert table.why_not("collect").key == "no-sacrifice"


@pytest.mark.parametrize("name", CONVERSIONS)
def test_a_conversion_spell_is_as_printed(name: str) -> None:
    card = CARDS[KINDS.index(name)]
    assert (MAIN_DECK[name], card.level, card.cost) == CONVERSIONS[name]
    assert GAME.printed[name]["kind"] == "conversion"


@pytest.mark.parametrize("name", RESOURCES)
def test_a_resource_card_gives_its_unit(name: str) -> None:
    """CS-6.25."""
    table = Table(Mage(book=name), Mage("E")).does(f"use {name}")
    assert (table.tokens, table.discard, table.ap) == (RESOURCES[name][1], name, 4)
    assert GAME.printed[name]["kind"] == "resource"


def test_counterspells_and_companions_are_as_many_as_printed() -> None:
    """What they do is in test_counterspells and in test_shadows."""
    assert COUNTERSPELL_DECK == {
        "pointed_shield": 4,
        "run_away": 3,
        "bees_everywhere": 2,
        "safety_dome": 1,
    }
    assert [companion.id for companion in COMPANION] == COMPANION_DECK
