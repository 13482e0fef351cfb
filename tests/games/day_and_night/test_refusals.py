"""Why something can't be used now: every refusal of the game, with the number of its rule."""

from collections.abc import Callable, Iterator
from importlib import import_module
from pkgutil import walk_packages

import pytest

import gloaming.games.day_and_night as room
from gloaming.engine.refusal import OVER, Refusal
from gloaming.engine.script import why_not
from gloaming.games.day_and_night import GAME
from gloaming.games.day_and_night.areas import Area, Neutral
from gloaming.games.day_and_night.board import at
from gloaming.games.day_and_night.cards import SPELLS
from gloaming.games.day_and_night.state import DAY
from gloaming.games.day_and_night.steps import NO_TILE, OnSquares, TurnOver
from tests.support.day_and_night import Table


def stealing(hand: str) -> Table:
    return Table(hand=f"D12 {hand}").casts("D12")


def retreating() -> Table:
    return Table(hand="D02 D03 D04 D06 D07 D09").ends_casting().says("day", "end_travel")


def ten_tiles() -> Table:
    """A row of ten: Day must leave one out."""
    return Table(day_at="a5", day="a1 a2 a3 a4 a6 a7 a8 b8 c8", hand="D02").casts("D02")


def eleven_tiles() -> Table:
    """A row of eleven, of which Day has left one end out."""
    table = Table(day_at="a5", day="a1 a2 a3 a4 a6 a7 a8 b8 c8 d8", hand="D02").casts("D02")
    return table.says("day", "leave_out d8")


def travelling(hours: int = 12, frozen: str = "", journey: str = "") -> Table:
    crystals = dict.fromkeys(frozen.split(), 1)
    table = Table(hours=hours, day_at="b2", crystals=crystals).ends_casting()
    return table.steps(*journey.split())


# What is refused, by which rule, with which reason, at which table.
REFUSED: list[tuple[str, str, str, Callable[[], Table]]] = [
    # Spells in hand.
    ("cast D02", "DN-5.1", "not-in-hand", lambda: Table(hand="D03")),
    ("cast N03", "DN-5.1", "not-in-hand", lambda: Table(hand="N03")),
    ("cast D09", "DN-5.1", "hours", lambda: Table(hours=5, hand="D09")),
    ("cast D10", "DN-15.2", "hours-x", lambda: Table(hours=11, hand="D10")),
    ("cast D17", "R-09", "fizzle", lambda: Table(hand="D17", options={"fizzle": "forbidden"})),
    ("cast D01", "DN-13.2", "opponent-not-on-your-tile", lambda: Table(hand="D01")),
    ("cast N11", "DN-13.2", "not-on-your-tile", lambda: Table("night", hand="N11")),
    ("cast N01", "DN-13.3", "nothing-changed", lambda: Table("night", hand="N01")),
    ("cast N12", "DN-13.4", "no-temple-built", lambda: Table("night", hand="N12")),
    ("cast N13", "DN-13.5", "other-spells", lambda: Table("night", hand="N13 N02")),
    # Spells elsewhere.
    ("steal N05", "DN-14.3", "not-in-their-hand", lambda: stealing("N03 N08")),
    ("cast_stolen", "DN-14.2", "theme", lambda: stealing("N16").says("day", "steal N16")),
    ("search D09", "DN-6.6", "not-in-book", lambda: Table(hand="D16", book="D02").casts("D16")),
    ("discard D20", "DN-8.1", "not-in-hand", retreating),
    # Squares to change.
    ("change b1", "DN-6.1", "temple", lambda: Table(temple_day="b1", hand="D09").casts("D09")),
    ("change b1", "DN-6.1", "temple", lambda: Table(isolated="b1", hand="D09").casts("D09")),
    ("change b1", "DN-12.3", "crystal", lambda: Table(crystals={"b1": 1}, hand="D09").casts("D09")),
    ("change b1", "DN-2.1", "not-neutral", lambda: Table(night="b1", hand="D06").casts("D06")),
    ("change b1", "DN-1.4", "not-adjacent", lambda: Table(hand="D07").casts("D07")),
    ("change b1", "DN-2.5", "not-under-a-pawn", lambda: Table(hand="D04").casts("D04")),
    ("change b1", "DN-15.1", "too-far", lambda: Table(night_at="e2", hand="D10").casts("D10")),
    ("change b1", "DN-1.5", "not-surrounding", lambda: Table(day="a8", hand="D11").casts("D11")),
    ("change c1", "DN-1.5", "not-surrounding",
     lambda: Table("night", night="a8", hand="N11",
                   options={"mimic_area": "surrounding"}).casts("N11")),
    ("change e1", "DN-5.3", "already-chosen",
     lambda: Table(day="a8", hand="D11").casts("D11", "e1")),
    # Squares to move to.
    ("move f1", "R-39", "already-there", lambda: Table(hand="D13").casts("D13")),
    ("move b1", "R-26", "crystal-landing",
     lambda: Table(crystals={"b1": 1}, hand="D13",
                   options={"spell_move_onto_crystal": "not_for_day"}).casts("D13")),
    ("move b1", "DN-2.2", "not-your-colour",
     lambda: Table(day="a8 c1 d1", hand="D14").casts("D14")),
    ("move b1", "ED-05", "temple-tile",
     lambda: Table(day="a8 c1 d1", temple_day="b1", hand="D14",
                   options={"temple_counts": "conditions_only"}).casts("D14")),
    ("move b1", "R-38", "not-your-colour-outside-temples",
     lambda: Table("night", night="c1 d1", temple_night="b1", hand="N14").casts("N14")),
    # Squares to mystify or crystallize.
    ("mystify b1", "DN-11.1", "not-a-day-tile",
     lambda: Table(day="c1 d1", hand="D19").casts("D19")),
    ("mystify b1", "DN-11.1", "permanent",
     lambda: Table(day="c1 d1", isolated="b1", hand="D19").casts("D19")),
    ("mystify b1", "R-23", "already-mystified",
     lambda: Table(day="c1 d1", markers={"b1": 1}, hand="D19").casts("D19")),
    ("crystallize b1", "DN-12.2", "already-frozen",
     lambda: Table("night", crystals={"b1": 1}, hand="N18").casts("N18")),
    ("crystallize f1", "DN-12.1", "under-opponent",
     lambda: Table("night", hand="N18").casts("N18")),
    # Tiles of a Temple.
    ("leave_out d8", "DN-10.3", "left-out", eleven_tiles),
    ("leave_out f8", "DN-10.3", "not-in-the-group", ten_tiles),
    ("leave_out a5", "DN-10.3", "needed-for-nine", ten_tiles),
    # Steps.
    ("step b1", "DN-7.1", "step-hours", lambda: travelling(hours=2)),
    ("step c3", "DN-7.1", "not-a-step-away", travelling),
    ("step b2", "DN-7.3", "been-there", lambda: travelling(journey="b1")),
    ("step b1", "DN-7.4", "onto-crystal", lambda: travelling(frozen="b1")),
    ("step b1", "DN-7.4", "pinned", lambda: travelling(frozen="b2")),
]  # fmt: skip


@pytest.mark.parametrize(("said", "rule", "key", "lay"), REFUSED)
def test_what_is_not_offered_is_refused_with_its_rule(
    said: str, rule: str, key: str, lay: Callable[[], Table]
) -> None:
    table = lay()
    assert not table.offers(said)
    refusal = table.why_not(said)
    assert (refusal.rule, refusal.key) == (rule, key)


@pytest.mark.parametrize("said", ["step e1", "change e1", "cast_stolen", "discard D02", "draw D02"])
def test_what_is_not_asked_about_is_refused_without_a_rule(said: str) -> None:
    refusal = Table(hand="D07").why_not(said)
    assert (refusal.rule, refusal.key) == ("", "not-asked")


def test_nothing_can_be_used_when_the_game_is_over() -> None:
    table = Table(options={"idle_limit": "4"})
    for _ in range(4):
        table.ends_turn()
    assert why_not(table.state, GAME.vocabulary.option("end_casting")) is OVER


def test_what_is_offered_is_not_refused() -> None:
    table = Table(hand="D07")
    assert why_not(table.state, GAME.vocabulary.option("cast D07")) is None


# Reasons nobody is ever asked for: these spells leave no choice of a square.
UNASKED = {
    ("DN-1.2", "hole"): ("D09", "c4"),
    ("DN-2.5", "not-under-you"): ("D02", "b1"),
    ("DN-2.5", "not-under-opponent"): ("D03", "b1"),
}


@pytest.mark.parametrize(("reason", "where"), UNASKED.items())
def test_a_square_outside_what_a_spell_reaches_is_refused_with_its_rule(
    reason: tuple[str, str], where: tuple[str, str]
) -> None:
    spell, square = where
    effect = next(card for card in SPELLS if card.id == spell).effects[0]
    assert isinstance(effect, OnSquares)
    refusal = effect.area.refuse(Table().state, DAY, DAY, at(square))
    assert refusal is not None
    assert (refusal.rule, refusal.key) == reason


def test_a_neutral_square_cannot_be_turned_over() -> None:
    """DN-6.2"""
    fate = next(card for card in SPELLS if card.id == "D15").effects[0]
    assert isinstance(fate, TurnOver)
    state = Table(temple_night="b1", crystals={"c1": 1}).state
    reasons = [fate.refuse_square(state, DAY, 0, at(name)) for name in ("a1", "b1", "c1")]
    assert [reason.key for reason in reasons] == ["no-tile", "temple", "crystal"]
    assert (NO_TILE.rule, NO_TILE.key) == ("DN-6.2", "no-tile")


def every_refusal() -> Iterator[Refusal]:
    """All that the game's modules, conditions and areas can answer."""
    for module in walk_packages(room.__path__, f"{room.__name__}."):
        for thing in vars(import_module(module.name)).values():
            if isinstance(thing, Refusal):
                yield thing
    for spell in SPELLS:
        if spell.condition is not None:
            yield spell.condition.refusal
        for effect in spell.effects:
            area: Area | None = effect.area if isinstance(effect, OnSquares) else None
            while area is not None:
                yield area.outside
                area = area.area if isinstance(area, Neutral) else None


def test_every_refusal_of_the_game_stands_in_these_tests() -> None:
    known = {(rule, key) for _, rule, key, _ in REFUSED}
    known |= {*UNASKED, (NO_TILE.rule, NO_TILE.key), ("", "not-asked")}
    known |= {("DN-7.4", "frozen"), ("DN-7.1", "no-way")}  # Told before: test_warnings.py.
    assert {(refusal.rule, refusal.key) for refusal in every_refusal()} == known
