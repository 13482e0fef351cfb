"""Every copy of an armour, a shield and a potion, used: what it does, and that the log says so."""

import pytest

from gloaming.engine.sight import tell
from gloaming.games.last_spell import GAME
from gloaming.games.last_spell.box.equipment import (
    FIRST_ARMOUR,
    FIRST_POTION,
    FIRST_SCROLL,
    ITEM_NAMES,
)
from gloaming.games.last_spell.state import IN_BOX, USED
from gloaming.text import LANGUAGES, Catalogue
from tests.games.last_spell.test_harm import ARMOUR_TABLE
from tests.support.last_spell import Field, item

ROWS = [row.split() for row in ARMOUR_TABLE.replace("\n", "|").split("|") if row.strip()]
LESS = {row[0]: int(row[2]) for row in ROWS}
WORN = [name for name in ITEM_NAMES[FIRST_ARMOUR:FIRST_POTION] if LESS[name.rstrip("abcdefgh")]]
BLOW = 3  # What a Bulky of the third kind deals.


def told_with(field: Field, what: str, name: str) -> bool:
    """Whether the log says it once, with the name of the item, in every language."""
    for language in LANGUAGES:
        catalogue = Catalogue(language, GAME)
        events = [event for event in field.heard if event.what == what]
        sentences = [catalogue.event(tell(GAME, event, 0)) for event in events]
        if [catalogue.say(f"item-{name}") in one for one in sentences] != [True]:
            return False
    return True


@pytest.mark.parametrize("name", WORN)
def test_a_card_takes_off_what_is_printed_on_it(name: str) -> None:
    """LS-8.1, LS-8.2, LS-25"""
    field = Field("HR2@12,9 HR4@18,18", "K3@11,9E").arms(name).arms(hero=1).attack()
    assert field.offered("use_item") == [name]
    field.says(f"use_item {name}")
    if field.why == "harm":
        field.says("accept")  # It could be restored.
    if field.why == "darkness":
        field.says("decline")
    assert field.state.hurt[0] == max(0, BLOW - LESS[name.rstrip("abcdefgh")])
    assert field.state.exhausted[item(name)] == 1
    assert told_with(field, "uses-item", name)


@pytest.mark.parametrize("name", ITEM_NAMES[FIRST_POTION:FIRST_SCROLL])
def test_a_potion_does_what_its_colour_does_twice(name: str) -> None:
    """LS-9.2, LS-9.3"""
    field = Field("HR6@12,9").arms(name).wounded(2)
    state = field.state
    field.turn()
    state.mana[0], state.ap[0] = 0, 1
    state.used[:3] = [USED, 0, 0]
    field.again().says(f"drink {name}")
    assert told_with(field, "drinks", name)
    colour = name[:-1]
    assert field.tokens() == ["ready" if colour == "green" else "used", "ready", "ready"]
    assert state.hurt[0] == (1 if colour == "red" else 2)
    assert state.mana[0] == (3 if colour == "blue" else 0)
    assert state.ap[0] == (3 if colour == "yellow" else 1)
    field.says("end_turn", f"drink {name}")
    assert state.place[item(name)] == IN_BOX
