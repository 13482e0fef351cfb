"""Chapter 13 of the rules: conditions, and what a turn remembers."""

import pytest

from tests.support.day_and_night import Table


def test_a_spell_with_a_condition_can_be_cast_only_while_it_is_true() -> None:
    """DN-13.1"""
    table = Table(night_at="c7", hand="D01 D01 D03 D03")
    assert table.offered("cast") == "D03"
    table.casts("D03")  # Night now stands on a Day tile …
    assert table.offered("cast") == "D01 D03"
    table.casts("D03")  # … and no longer.
    assert table.offered("cast") == ""


@pytest.mark.parametrize(
    ("lying", "castable"),
    [
        ({}, False),
        ({"night": "c7"}, False),
        ({"temple_night": "c7"}, False),
        ({"day": "c7"}, True),
        ({"temple_day": "c7"}, True),
        ({"isolated": "c7"}, True),
    ],
)
def test_standing_on_a_day_tile_looks_at_the_colour_of_the_location(
    lying: dict[str, str], castable: bool
) -> None:
    """DN-13.2: neutral is neither, Temple tiles count."""
    table = Table(
        night_at="c7",
        day=lying.get("day", ""),
        night=lying.get("night", ""),
        temple_day=lying.get("temple_day", ""),
        temple_night=lying.get("temple_night", ""),
        isolated=lying.get("isolated", ""),
        hand="D01",
    )
    assert table.offers("cast D01") == castable


def test_mystified_and_crystallized_tiles_count_by_their_colour() -> None:
    """DN-13.2"""
    assert Table(night_at="c7", markers={"c7": 2}, hand="D01").offers("cast D01")
    assert Table(night_at="c7", day="c7", crystals={"c7": 1}, hand="D01").offers("cast D01")
    assert not Table(night_at="c7", crystals={"c7": 1}, hand="D01").offers("cast D01")
    table = Table("night", night_at="c7", night="c7", crystals={"c7": 1}, hand="N11")
    assert table.offers("cast N11")


def test_a_change_that_flips_a_tile_remembers_the_colour_it_showed() -> None:
    """DN-13.3: flipping it back later does not clear it."""
    table = Table("night", night_at="c7", day="c7", hand="N03 N03 N03 N01")
    assert not table.offers("cast N01")
    table.casts("N03")
    assert (table.changed("day"), table.changed("night")) == (True, False)
    assert table.offers("cast N01")
    table.casts("N03")
    assert (table.changed("day"), table.changed("night")) == (True, True)
    assert table.casts("N03").offers("cast N01")


def test_turning_over_placing_and_casting_without_effect_are_no_change() -> None:
    """DN-13.3"""
    turned = Table("night", night_at="c7", day="c7", hand="N02 N01").casts("N02")
    placed = Table("night", night_at="c7", hand="N03 N01").casts("N03")
    nothing = Table("night", night_at="c7", temple_day="c7", hand="N03 N01").casts("N03")
    for table in (turned, placed, nothing):
        assert (table.changed("day"), table.changed("night")) == (False, False)
        assert not table.offers("cast N01")


def test_each_awakening_forgets_what_was_changed() -> None:
    """DN-13.3"""
    table = Table(day_at="c2", day="c2", hand="D02 N01").casts("D02")
    assert table.changed("day")
    table.ends_turn()
    assert table.asks("night", "cast")
    assert not table.offers("cast N01")


def test_to_have_built_a_temple_takes_a_built_one_of_her_own() -> None:
    """DN-13.4"""
    assert Table("night", temple_night="a1", hand="N12").offers("cast N12")
    assert not Table("night", temple_day="a1", isolated="c1", hand="N12").offers("cast N12")


def test_no_other_spell_in_hand_means_none_but_the_card_being_cast() -> None:
    """DN-13.5: a second Epiphany is another spell."""
    assert Table("night", hand="N13 D02 D03").offers("cast N13")
    assert not Table("night", hand="N13 N02").offers("cast N13")
    assert not Table("night", hand="N13 N13").offers("cast N13")
