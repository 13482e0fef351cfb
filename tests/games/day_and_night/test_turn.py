"""Chapter 4 of the rules: the turn."""

from gloaming.engine.question import NATURE
from gloaming.games.day_and_night.state import DAY
from tests.support.day_and_night import Table


def test_a_turn_is_awaken_cast_travel_retreat() -> None:
    """DN-4.1"""
    table = Table(markers={"a1": 2}, hand="D02 D03 D04 D06 D07 D09", awaken=True)
    table.state.heard = []
    assert table.markers("a1") == 1  # She has awakened.
    asked = [table.question.why]
    table.casts("D02")
    asked.append(table.question.why)
    table.ends_casting()
    asked.append(table.question.why)
    table.steps("f2").says("day", "end_travel")
    asked.append(table.question.why)
    table.says("day", "discard D03")
    asked.append(table.question.why)
    assert asked == ["cast", "cast", "travel", "discard", "cast"]
    assert [event.what for event in table.state.heard] == [
        *("casts", "places", "ends-casting", "steps", "draws", "ends-travel", "discards", "turn")
    ]
    assert table.asks("night", "cast")


def test_twelve_hours_serve_casting_and_travelling_together() -> None:
    """DN-4.2"""
    table = Table(hand="D07 D09", awaken=True)
    assert table.hours == 12
    assert table.casts("D07", "e1").hours == 12 - 4
    assert table.casts("D09", "a1").hours == 12 - 4 - 6
    assert table.ends_casting().offered("step") == ""  # Two hours are no step.


def test_unspent_hours_are_lost_and_need_not_be_spent() -> None:
    """DN-4.2"""
    table = Table(hand="D07").ends_turn()
    assert table.asks("night", "cast")
    assert table.hours == 12


def test_hours_never_go_below_zero() -> None:
    """DN-4.2: what costs more than is left is not offered."""
    table = Table(hours=3, hand="D05 D06 D13", night_at="a8", day="a8")
    assert table.offered("cast") == "D05 D13"
    assert table.casts("D13", "a1").hours == 0
    assert table.ends_casting().offered("step") == ""


def test_awakening_gives_twelve_hours_clears_the_trackers_and_remembers_the_square() -> None:
    """DN-4.3"""
    table = Table("night", day_at="c2", night="c2", hand="N09 D13").casts("N09", "c2")
    assert table.changed("night")
    table.ends_turn()
    assert table.asks("day", "cast")
    assert table.hours == 12
    assert not table.changed("day")
    assert not table.changed("night")
    table.casts("D13", "c1").ends_casting()
    assert table.offered("step") == "b1 d1"  # c2 is where she stood when she awoke.


def test_day_awakening_takes_her_markers_and_night_awakening_her_crystals() -> None:
    """DN-4.3"""
    lying = {"markers": {"a1": 2}, "crystals": {"b2": 1}}
    table = Table("day", awaken=True, markers=lying["markers"], crystals=lying["crystals"])
    assert (table.markers("a1"), table.crystal("b2")) == (1, 1)
    table = Table("night", awaken=True, markers=lying["markers"], crystals=lying["crystals"])
    assert (table.markers("a1"), table.crystal("b2")) == (2, 0)


def test_all_mystified_tiles_ripen_before_the_room_is_checked() -> None:
    """DN-4.3: only both together close the two ways around; Day wins before she may cast."""
    table = Table(
        day_at="c1",
        temple_day="e1 f1 c2 d2 e2 f2 c3 d3 e3",
        temple_night="c6 e6 f6 c7 d7 e7 f7 c8 d8",
        markers={"a4": 1, "b4": 1},
        awaken=True,
    )
    assert table.state.question is None
    assert table.state.winner == DAY


def test_awakening_asks_nobody() -> None:
    """DN-4.3"""
    table = Table("night", crystals={"a1": 1}).ends_turn()
    assert table.asks("day", "cast")


def test_any_number_of_spells_may_be_cast_one_after_the_other() -> None:
    """DN-4.4"""
    table = Table(hand="D17 D17 D17 D17 D02 D03 D07")
    for spell in ("D02", "D17", "D17", "D17", "D17", "D03"):
        table.casts(spell)
        assert table.asks("day", "cast")
    table.casts("D07", "e1")
    assert table.hand("day") == []
    assert table.offered("cast") == ""


def test_having_ended_the_cast_phase_she_cannot_return_to_it() -> None:
    """DN-4.5: cards drawn while travelling are for later turns."""
    table = Table(hand="D02").ends_casting()
    assert table.offered("cast") == ""
    table.says("day", "step f2")
    assert table.question.seat == NATURE
    table.luck("D17")
    assert table.asks("day", "travel")
    assert {option.verb for option in table.question.options} == {"step", "end_travel"}
    assert table.why_not("cast D17").key == "not-asked"


def test_casting_nothing_and_travelling_nothing_is_allowed() -> None:
    """DN-4.6"""
    table = Table(hand="D02 D03")
    assert table.offers("end_casting")
    table.ends_casting()
    assert table.offers("end_travel")
    table.says("day", "end_travel")
    assert table.asks("night", "cast")
    assert table.hand("day") == ["D02", "D03"]
