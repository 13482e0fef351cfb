"""Chapter 5 of the rules: casting."""

import random

import pytest

from gloaming.engine.match import Match, new_match
from gloaming.games.day_and_night import GAME
from gloaming.games.day_and_night.state import DAY, NIGHT
from tests.support.day_and_night import SEATS, Table


def test_a_card_in_hand_is_castable_with_enough_hours_and_a_true_condition() -> None:
    """DN-5.1: nothing else is required."""
    table = Table(hours=4, hand="D01 D02 D07 D09", night_at="a8")
    assert table.offered("cast") == "D02 D07"
    assert table.why_not("cast D01").key == "opponent-not-on-your-tile"
    assert table.why_not("cast D09").key == "hours"
    assert table.why_not("cast D03").key == "not-in-hand"
    table = Table(hours=4, hand="D01 D02 D07 D09", night_at="a8", day="a8")
    assert table.offered("cast") == "D01 D02 D07"


def test_a_cast_card_is_announced_paid_aimed_applied_and_discarded_in_this_order() -> None:
    """DN-5.2: while it resolves it is public and in no pile."""
    table = Table(hand="D07 D07")
    table.casts("D07")
    assert table.hours == 12 - 4
    assert table.hand("day") == ["D07"]
    assert table.discard("day") == []
    for seat in (DAY, NIGHT):
        resolving = GAME.view(table.state, seat)["resolving"]
        assert resolving == [{"seat": DAY, "spell": "D07", "targets": []}]
    assert table.tile("e1") == "neutral"
    table.says("day", "change e1")
    assert table.tile("e1") == "day"
    assert table.discard("day") == ["D07"]
    assert GAME.view(table.state, NIGHT)["resolving"] == []


def test_the_temple_step_comes_after_the_card_was_discarded() -> None:
    """DN-5.2: while she chooses her nine tiles the card lies on its pile, and only there."""
    table = Table(day_at="b2", day="a1 b1 c1 d1 a3 b3 c3 d3 e3", hand="D07").casts("D07", "a2")
    assert table.asks("day", "leave_out")
    assert table.discard("day") == ["D07"]
    assert GAME.view(table.state, DAY)["resolving"] == []


def test_the_condition_is_tested_only_when_announcing() -> None:
    """DN-5.2: after her first card Epiphany's caster holds another spell, and draws on."""
    table = Table("night", hand="N13").casts("N13").luck("N03", "N03", "N03", "N03", "N05")
    assert table.hand("night") == ["N03", "N03", "N03", "N03", "N05"]


def test_an_effect_is_carried_out_even_when_it_hurts_the_caster() -> None:
    """DN-5.3: two tiles are two tiles, also when only her own are left."""
    table = Table("night", night_at="a1", night="a1 b1 a2", hand="N11").casts("N11")
    assert table.tile("b1") == table.tile("a2") == "day"


def test_exactly_as_many_as_the_spell_says_are_chosen_if_there_are_enough() -> None:
    """DN-5.3: two different ones, no fewer."""
    table = Table(day_at="a1", night_at="c3", day="c3", hand="D11").casts("D11")
    assert table.sets("change") == {frozenset(two.split()) for two in ("b1 a2", "b1 b2", "a2 b2")}
    table.says("day", "change b1")
    assert table.why_not("change b1").key == "already-chosen"
    assert table.asks("day", "change")


def test_all_are_affected_if_there_are_fewer_and_the_other_parts_still_happen() -> None:
    """DN-5.3"""
    table = Table(
        day_at="a1", night_at="c3", day="c3", crystals={"b1": 1, "b2": 1}, hand="D11 D08"
    ).casts("D11")
    assert [table.tile(name) for name in ("b1", "a2", "b2")] == ["neutral", "day", "neutral"]
    table = Table(day_at="a1", night_at="c3", hand="D08").casts("D08")
    assert (table.tile("a1"), table.tile("c3")) == ("neutral", "day")  # No tile to turn over.


def test_casting_without_effect_is_legal() -> None:
    """DN-5.4: hours are paid, the card is discarded, nothing else happens."""
    table = Table(crystals={"f1": 1}, hand="D02")
    before = GAME.view(table.state, DAY)
    after = GAME.view(table.casts("D02").state, DAY)
    for same in ("pawns", "day", "night", "temples", "isolated", "markers", "crystals", "changed"):
        assert before[same] == after[same]
    assert (table.hours, table.discard("day")) == (10, ["D02"])
    assert table.asks("day", "cast")


def test_a_target_on_which_nothing_would_happen_may_not_be_chosen() -> None:
    """DN-5.5"""
    table = Table(
        day_at="b2", temple_night="b1", isolated="a2", crystals={"c2": 1}, hand="D07 D07"
    ).casts("D07")
    assert table.asks("day", "cast")  # b3 was the only one left.
    assert table.tile("b3") == "day"
    assert [table.tile(name) for name in ("b1", "a2", "c2")] == ["night", "day", "neutral"]
    table = Table("night", night_at="b2", crystals={"b2": 1, "f1": 1}, hand="N16 N18")
    assert not {"b2", "f1"} & set(table.casts("N18").offered("crystallize").split())


def test_all_squares_of_one_action_are_affected_at_the_same_time() -> None:
    """DN-5.6: nothing happens before the last square is chosen, then everything at once."""
    table = Table("night", night_at="c2", temple_night="f8", hand="N12")
    table.casts("N12", "b1")
    assert table.tile("b1") == "neutral"
    table.says("night", "change d3")
    assert table.tile("b1") == table.tile("d3") == "night"


def test_tiles_turned_over_together_are_judged_by_what_they_showed_before() -> None:
    """DN-5.6: each is flipped once."""
    table = Table("night", night_at="e2", night="d1 e1", day="f1 d2 f2", hand="N15").casts("N15")
    faces = [table.tile(name) for name in ("d1", "e1", "f1", "d2", "f2")]
    assert faces == ["day", "day", "night", "night", "night"]


def test_two_actions_are_performed_in_printed_order() -> None:
    """DN-5.7: Deviate turns the shared tile over, then changes it back."""
    table = Table(day_at="c2", night_at="c2", night="c2", hand="D08").casts("D08")
    assert table.tile("c2") == "night"
    assert (table.changed("day"), table.changed("night")) == (True, False)


def test_the_temple_step_comes_only_after_the_whole_spell() -> None:
    """DN-5.7: the ninth Day tile stands for a moment only."""
    table = Table(
        day_at="a1", night_at="f1", night="a1", day="b1 c1 d1 e1 f1 a2 b2 c2", hand="D08"
    ).casts("D08")
    assert (table.tile("a1"), table.tile("f1")) == ("day", "night")
    assert table.temple("day") == ""


def test_cards_drawn_by_a_spell_may_be_cast_in_the_same_phase() -> None:
    """DN-5.8"""
    table = Table(day="a8", hand="D05").casts("D05").luck("D02", "D03", "D09")
    assert table.offered("cast") == "D02 D03 D09"


def test_there_is_no_hand_limit_before_retreat() -> None:
    """DN-5.8"""
    table = Table("night", hand="N05 N05 N05 N05 N03").casts("N05").luck().casts("N05").luck()
    assert len(table.hand("night")) == 5 - 2 + 4
    table.casts("N05").luck().casts("N05").luck()
    assert len(table.hand("night")) == 5 - 4 + 8
    assert table.ends_casting().asks("night", "travel")


def match_at(table: Table) -> Match:
    match = new_match(GAME, {}, ["Ann", "Bob"], random.Random(1))
    match.state = table.state
    return match


def test_a_cast_can_be_taken_back_before_its_targets_are_chosen() -> None:
    """DN-5.9"""
    match = match_at(Table(hand="D07"))
    match.answer(DAY, "cast D07")
    assert match.can_undo(DAY)
    match.undo(DAY)
    assert match.state.question is not None
    assert match.state.question.why == "cast"


@pytest.mark.parametrize("spell", ["D05", "D12", "N04", "N05", "N13"])
def test_a_spell_that_draws_or_shows_hidden_cards_is_binding_when_announced(spell: str) -> None:
    """DN-5.9"""
    seat = "day" if spell < "N" else "night"
    hand = spell + (" N03 N08" if spell == "D12" else "")
    table = Table(seat, day="a8 b1", night_at="a8", hand=hand)
    if spell == "N04":
        table = Table(seat, day="a8", night_at="a8", hand="N03 N04").casts("N03")
    match = match_at(table)
    match.answer(SEATS[seat], f"cast {spell}")
    match.leave_to_luck()
    assert not match.can_undo(SEATS[seat])


@pytest.mark.parametrize(
    ("hand", "said"),
    [
        ("D07", ["cast D07", "change e1"]),  # The last target is chosen.
        ("D09", ["end_casting"]),
        ("D16", ["cast D16"]),
        ("D16", ["cast D16", "search D02"]),
    ],
)
def test_what_taught_nothing_can_be_taken_back_though_the_rule_would_bind(
    hand: str, said: list[str]
) -> None:
    """DN-5.9, UX-11: what section 10 of the rules page says, and no less."""
    match = match_at(Table(hand=hand))
    for answer in said:
        match.answer(DAY, answer)
    assert match.can_undo(DAY)
    for _ in said:
        match.undo(DAY)
    assert match.state.question is not None
    assert match.state.question.why == "cast"


def test_steal_passion_can_be_taken_back_if_the_hand_was_no_secret() -> None:
    """DN-5.9, UX-11"""
    table = Table(hand="D12 D12 N03 N08").casts("D12").says("day", "steal N03")
    table.says("day", "discard_stolen")
    table.state.hours = 12
    match = match_at(table)
    match.answer(DAY, "cast D12")
    assert match.can_undo(DAY)
