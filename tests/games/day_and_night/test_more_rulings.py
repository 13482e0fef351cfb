"""The rulings of R-31 to R-65: room, Temples, single spells, what is seen."""

from typing import Any

import pytest

from gloaming.engine.errors import UnknownWord
from gloaming.engine.event import Event
from gloaming.engine.game import SPECTATOR
from gloaming.engine.sight import see, tell
from gloaming.games.day_and_night import GAME
from gloaming.games.day_and_night.board import BOARD, at
from gloaming.games.day_and_night.state import DAY, NIGHT
from gloaming.games.day_and_night.view import names, view
from tests.support.day_and_night import Table, all_but_one, squares

SOUTH_TEMPLE = "a1 b1 c1 d1 e1 f1 a2 b2 c2"
EIGHT = "a1 b1 c1 d1 e1 a2 b2 c2"  # With f1 the temple of the south.


def all_but(text: str) -> str:
    return " ".join(names(BOARD & ~squares(text)))


def test_only_permanent_things_take_room() -> None:
    """R-31: Temples from both, isolated tiles from Night."""
    table = Table(
        day="a1 b1 a8",
        night="d1 e1",
        markers={"f4": 2, "a5": 1},
        crystals={"d6": 2, "e6": 1},
        hand="D01",
    )
    assert table.rooms("day") == table.rooms("night") == [44]
    table = Table(temple_day="a1", temple_night="f8", isolated="a8", hand="D01")
    assert (table.rooms("day"), table.rooms("night")) == ([42], [41])


def test_lack_of_room_is_a_draw_however_few_temples_stand() -> None:
    """R-31: no true Temple is large enough for this, so one is drawn by hand."""
    room = "a1 b1 c1 d1 e1 f1 a2 b2 c2"
    table = Table(temple_night=all_but(room), markers={"a1": 1}, awaken=True)
    assert (table.rooms("day"), table.rooms("night")) == ([9], [8])
    assert table.result == "draw no-room"


@pytest.mark.parametrize(
    ("trigger", "result"), [("always", "day default"), ("day_awaken_only", "")]
)
def test_a_temple_may_bring_the_default_win_outside_days_awakening(
    trigger: str, result: str
) -> None:
    """R-32."""
    options = {"default_win_trigger": trigger}
    night = "c6 e6 f6 c7 d7 e7 f7 c8 d8"
    table = Table(
        day="f1 c2 d2 e2 f2 c3 d3 e3",
        temple_night=night,
        isolated="a4 b4",
        hand="D06",
        options=options,
    )
    table.casts("D06", "e1")
    assert table.temple("day") == "e1 f1 c2 d2 e2 f2 c3 d3 e3"
    assert table.result == result
    table = Table(
        temple_day="e1 f1 c2 d2 e2 f2 c3 d3 e3",
        temple_night=night,
        isolated="a4",
        markers={"b4": 1},
        awaken=True,
        options=options,
    )
    assert table.result == "day default"


def test_a_temple_must_be_built_at_once() -> None:
    """R-33."""
    table = Table(day=EIGHT, hand="D02").casts("D02")
    assert table.temple("day") == SOUTH_TEMPLE
    table = Table(day=f"{EIGHT} d2", hand="D02").casts("D02")
    assert {option.verb for option in table.question.options} == {"leave_out"}


def test_any_connected_nine_of_the_group_will_do() -> None:
    """R-34: without the new tile f1 under Day, the isolated d2, Night's a1, or another."""
    table = Table(night_at="a1", day=EIGHT, isolated="d2", hand="D02").casts("D02")
    ten, spare = f"{EIGHT} d2 f1", "a1 b1 c1 a2 b2 c2 d2 f1"
    assert table.temples_offered().keys() == all_but_one(ten, spare)


@pytest.mark.parametrize(
    ("night", "markers", "after"),
    [("", {}, "day"), ("c2", {}, "night"), ("", {"c2": 2}, "day")],
)
def test_deviate_with_both_pawns_on_one_square(
    night: str, markers: dict[str, int], after: str
) -> None:
    """R-35."""
    table = Table(day_at="c2", night_at="c2", night=night, markers=markers, hand="D08")
    assert table.casts("D08").tile("c2") == after
    assert table.markers("c2") == 0


def test_misdirect_with_no_other_day_tile_does_nothing() -> None:
    """R-36."""
    table = Table(night_at="c2", day="c2", hand="D14").casts("D14")
    assert table.asks("day", "cast")
    assert (table.state.pawn[NIGHT], table.hours) == (at("c2"), 4)


def test_wonder_shuffles_the_discard_pile_into_an_empty_book() -> None:
    """R-37."""
    table = Table(book="", discard="D01 D02", hand="D16").casts("D16")
    assert table.offered("search") == "D01 D02"
    table.says("day", "search D01")
    assert (table.hand("day"), table.book_size("day"), table.discard("day")) == (
        ["D01"],
        1,
        ["D16"],
    )


def test_wonder_with_no_card_anywhere_does_nothing() -> None:
    """R-37."""
    table = Table(book="", hand="D16").casts("D16")
    assert table.asks("day", "cast")
    assert (table.hand("day"), table.book_size("day"), table.discard("day")) == ([], 0, ["D16"])


def test_the_last_card_taken_by_wonder_renews_the_book() -> None:
    """R-37: Wonder itself stays out."""
    table = Table(book="D05", discard="D01", hand="D16").casts("D16").says("day", "search D05")
    assert (table.hand("day"), table.book_size("day"), table.discard("day")) == (
        ["D05"],
        1,
        ["D16"],
    )


def test_a_stolen_mislead_leads_to_no_temple_tile() -> None:
    """R-38: neither built nor isolated."""
    table = Table(day="e5 f5 a8", temple_day=SOUTH_TEMPLE, isolated="d3", hand="D12 N14")
    table.casts("D12").says("day", "steal N14").says("day", "cast_stolen")
    assert table.offered("move") == "e5 f5"


def test_a_spell_move_does_not_leave_the_pawn_where_it_is() -> None:
    """R-39."""
    table = Table(day_at="c2", hand="D13").casts("D13")
    assert table.offered("move") == all_but("c2")
    table = Table(night_at="c2", day="c2 d2 e2", hand="D14").casts("D14")
    assert table.offered("move") == "d2 e2"
    table = Table("night", day_at="c2", night="c2 d2 e2", temple_night="a1", hand="N14")
    assert table.casts("N14").offered("move") == "d2 e2"


def test_which_tiles_a_change_may_choose() -> None:
    """R-40: any but Temples, isolated tiles and, for Day, crystals; the hole is no square."""
    board: dict[str, Any] = {"temple_day": "a1", "temple_night": "b1", "isolated": "c1"}
    board |= {"day": "a3", "night": "b3", "crystals": {"a3": 1, "d3": 1}}
    day = Table("day", hand="D09", **board).casts("D09")
    assert day.offered("change") == all_but("a1 b1 c1 a3 d3")
    night = Table("night", hand="N09", **board).casts("N09")
    assert night.offered("change") == all_but("a1 b1 c1")
    with pytest.raises(UnknownWord):
        GAME.vocabulary.option("change c4")


AROUND_E2: dict[str, Any] = {
    "day": "d1 e1",
    "night": "f1 f3",
    "temple_day": "d2",
    "temple_night": "f2",
    "isolated": "d3",
    "crystals": {"e1": 1, "f3": 1},
}


@pytest.mark.parametrize("how", ["fate", "shift", "stolen shift"])
def test_what_fate_and_shift_turn_over(how: str) -> None:
    """R-41: crystals stop them only when Day casts."""
    if how == "shift":
        table = Table("night", night_at="e2", hand="N15", **AROUND_E2).casts("N15")
    elif how == "fate":
        table = Table(day_at="e2", night_at="d1", hand="D15", **AROUND_E2).casts("D15")
    else:
        table = Table(day_at="e2", hand="D12 N15", **AROUND_E2)
        table.casts("D12").says("day", "steal N15").says("day", "cast_stolen")
    assert (table.tile("d1"), table.tile("f1")) == ("night", "day")
    frozen = ("night", "day") if how == "shift" else ("day", "night")
    assert (table.tile("e1"), table.tile("f3")) == frozen
    untouched = [table.tile(name) for name in ("d2", "f2", "d3", "e2", "e3")]
    assert untouched == ["day", "night", "day", "neutral", "neutral"]


@pytest.mark.parametrize("spell", ["D01", "D02", "D07"])
def test_day_places_no_tile_on_a_frozen_neutral_square(spell: str) -> None:
    """R-42."""
    frozen = dict.fromkeys(["f1", "e1", "f2"], 1)
    table = Table(day="a8", crystals=frozen, hand=spell).casts(spell)
    assert [table.tile(name) for name in frozen] == ["neutral"] * 3
    assert table.asks("day", "cast")


def test_day_on_a_crystal_casts_as_ever() -> None:
    """R-43."""
    hand = " ".join(f"D{number:02}" for number in range(1, 21))
    free, frozen = Table(day="a8", hand=hand), Table(day="a8", hand=hand, crystals={"f1": 1})
    assert frozen.offered("cast") == free.offered("cast") == hand
    assert frozen.casts("D07", "e1").tile("e1") == "day"


def test_night_on_a_crystal_is_not_restricted() -> None:
    """R-44."""
    table = Table("night", crystals={"a8": 1, "a7": 1}, hand="N03").casts("N03").ends_casting()
    assert table.tile("a8") == "night"
    assert table.offered("step") == "a7 b8"
    assert table.steps("a7", "a6").state.pawn[NIGHT] == at("a6")


def test_crystal_burst_reaches_day_beside_night_but_not_with_her() -> None:
    """R-45."""
    assert Table("night", night_at="b7", day_at="c6", hand="N17").casts("N17").crystal("c6") == 1
    assert Table("night", night_at="b7", day_at="b7", hand="N17").casts("N17").crystal("b7") == 0


def test_crystal_sky_does_not_prolong_a_crystal() -> None:
    """R-46."""
    table = Table("night", crystals={"c2": 1}, hand="N19").casts("N19")
    assert not table.offers("crystallize c2")
    assert table.why_not("crystallize c2").rule == "DN-12.2"


def test_two_pawns_on_one_square_are_one_target() -> None:
    """R-47."""
    table = Table(day_at="c2", night_at="c2", hand="D04").casts("D04")
    assert (table.tile("c2"), table.asks("day", "cast")) == ("day", True)
    table = Table("night", day_at="c2", night_at="c2", hand="N16").casts("N16")
    assert (table.state.crystals, table.asks("night", "cast")) == (squares("c2"), True)


def test_drawn_cards_may_be_cast_at_once() -> None:
    """R-48."""
    table = Table("night", hand="N05").casts("N05").luck("N03", "N09")
    assert table.casts("N03").tile("a8") == "night"


def test_useless_casts_may_empty_the_hand_for_epiphany() -> None:
    """R-49."""
    table = Table("night", hand="N02 N02 N13").casts("N02").casts("N02")
    assert table.tile("a8") == "neutral"
    assert table.offers("cast N13")


def test_a_spell_being_resolved_is_not_another_spell() -> None:
    """R-50: neither Epiphany nor the Steal Passion that stole it; a second Epiphany is."""
    assert Table("night", hand="N13").offers("cast N13")
    assert not Table("night", hand="N13 N13").offers("cast N13")
    table = Table(hand="D12 N13").casts("D12").says("day", "steal N13")
    assert table.offers("cast_stolen")


def test_day_sees_the_hand_before_choosing_and_night_learns_the_choice() -> None:
    """R-51."""
    table = Table(hand="D12 N03 N16 N16")
    assert view(table.state, DAY)["hands"][NIGHT] == []
    table.casts("D12")
    assert view(table.state, DAY)["hands"][NIGHT] == ["N03", "N16", "N16"]
    assert view(table.state, SPECTATOR)["hands"] == [[], []]
    table.state.heard = heard = list[Event]()
    table.says("day", "steal N16")
    assert [tell(GAME, event, NIGHT) for event in heard] == [["steals", "day", "N16"]]
    assert view(table.state, NIGHT)["stolen"] == ["N16"]


def test_steal_passion_must_take_a_card_if_there_is_one() -> None:
    """R-52."""
    table = Table(hand="D12 N03 N16").casts("D12")
    assert [option.name for option in table.question.options] == ["steal N03", "steal N16"]
    assert Table(hand="D12").casts("D12").asks("day", "cast")


def test_a_cast_without_effect_is_not_refunded() -> None:
    """R-53."""
    assert Table(hand="D19").casts("D19").hours == 12 - 3
    assert Table(hand="D12").casts("D12").hours == 12 - 6


def test_the_card_taken_by_wonder_is_not_shown() -> None:
    """R-54."""
    seen = []
    for taken in ("D01", "D02"):
        table = Table(book="D01 D02", hand="D16").casts("D16")
        table.state.heard = heard = list[Event]()
        table.says("day", f"search {taken}")
        seen.append((see(GAME, table.state, NIGHT), [tell(GAME, event, NIGHT) for event in heard]))
        assert view(table.state, DAY)["hands"][DAY] == [taken]
    assert seen[0] == seen[1]


def test_an_isolated_tile_does_not_join_a_temple() -> None:
    """R-55."""
    table = Table(temple_day=SOUTH_TEMPLE, markers={"d2": 1}, awaken=True)
    assert (table.temple("day"), table.isolated()) == (SOUTH_TEMPLE, "d2")


def test_frozen_day_tiles_may_serve_a_temple() -> None:
    """R-56."""
    frozen = dict.fromkeys(["a1", "b1", "c1"], 1)
    table = Table(day=EIGHT, crystals=frozen, hand="D02").casts("D02")
    assert table.temple("day") == SOUTH_TEMPLE


@pytest.mark.parametrize(("room", "result"), [("no_temple", ""), ("no_win", "day default")])
def test_night_with_room_for_one_temple_of_two_is_not_yet_beaten(room: str, result: str) -> None:
    """R-57."""
    table = Table(
        temple_day=SOUTH_TEMPLE,
        isolated="d3 a4 b4 e4 f4 a5 b5 e5 f5",
        markers={"a6": 1},
        awaken=True,
        options={"default_win_room": room},
    )
    assert table.rooms("night") == [17, 5, 3]
    assert table.result == result


def test_play_goes_on_when_only_night_can_win() -> None:
    """R-58: no true Temple is large enough for this, so one is drawn by hand."""
    room = "a1 b1 c1 d1 e1 f1 a2 b2 c2 d2"
    table = Table(temple_night=all_but(room), markers={"a1": 1}, awaken=True)
    assert (table.rooms("day"), table.rooms("night")) == ([10], [9])
    assert table.result == ""


def test_a_tile_changed_in_the_turn_before_does_not_count() -> None:
    """R-59."""
    table = Table(day="a8", hand="D03 N01").casts("D03")
    assert table.changed("day")
    table.ends_turn()
    assert not table.changed("day")
    assert not table.offers("cast N01")


def test_markers_ripen_only_with_day_and_crystals_fade_only_with_night() -> None:
    """R-60."""
    table = Table("night", markers={"c2": 2}, crystals={"c2": 2}, awaken=True)
    assert (table.markers("c2"), table.crystal("c2")) == (2, 1)
    table.ends_turn()
    assert (table.markers("c2"), table.crystal("c2")) == (1, 1)
    table.ends_turn()
    assert (table.markers("c2"), table.crystal("c2")) == (1, 0)
    assert table.ends_turn().isolated() == "c2"


def test_everybody_may_always_look_through_the_discard_piles() -> None:
    """R-61: whatever is being asked."""
    table = Table(day=f"{EIGHT} d2", discard="D01 N01 N01", hand="D02 N03")

    def shown() -> list[list[list[str]]]:
        return [view(table.state, seat)["discards"] for seat in (DAY, NIGHT, SPECTATOR)]

    assert shown() == [[["D01"], ["N01", "N01"]]] * 3
    table.casts("D02")
    assert table.asks("day", "leave_out")
    assert shown() == [[["D01", "D02"], ["N01", "N01"]]] * 3
    table.says("day", "leave_out d2").ends_casting()
    assert table.asks("day", "travel")
    assert shown() == [[["D01", "D02"], ["N01", "N01"]]] * 3


@pytest.mark.parametrize("number", range(1, 20))
def test_minor_or_miracle_makes_no_difference(number: int) -> None:
    """R-62: with every condition true any spell can be stolen and cast, but for the theme."""
    spell = f"N{number:02}"
    table = Table(temple_day="f1", hand=f"D12 {spell}")
    table.state.changed = 0b11
    table.casts("D12").says("day", f"steal {spell}")
    assert table.offers("cast_stolen") == (number <= 15)


def test_markers_do_not_come_back_with_the_face() -> None:
    """R-63."""
    table = Table("night", markers={"c2": 2}, hand="N09 N09").casts("N09", "c2").casts("N09", "c2")
    assert (table.tile("c2"), table.markers("c2"), table.marker_supply) == ("day", 0, 8)


def test_entrap_on_a_day_tile_gives_it_to_night() -> None:
    """R-64."""
    assert Table(day="a8", hand="D03").casts("D03").tile("a8") == "night"


def test_the_game_can_end_in_the_turn_of_the_player_who_loses() -> None:
    """R-65."""
    eight = "a7 b7 c7 b8 c8 d8 e8 f8"
    table = Table("day", temple_night=SOUTH_TEMPLE, night=eight, day="a8", hand="D03").casts("D03")
    assert table.state.active == DAY
    assert table.result == "night two-temples"
