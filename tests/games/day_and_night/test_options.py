"""The options that a ruling could have decided the other way."""

from typing import Any

import pytest

from gloaming.engine.errors import BadOption
from gloaming.games.day_and_night import GAME
from gloaming.games.day_and_night.board import BOARD, count
from gloaming.games.day_and_night.decks import DECKS
from gloaming.games.day_and_night.view import names
from tests.support.day_and_night import Table, squares

# As the rules page names them, the default first.
OPTIONS = {
    "OPT_ACHIEVEMENT": "pawns any",
    "OPT_CRYSTALLIZE": "pawns any",
    "OPT_CRYSTAL_SKY_TURNS": "2 1",
    "OPT_MIMIC_AREA": "adjacent surrounding",
    "OPT_TEMPLE_COUNTS": "generally conditions_only",
    "OPT_STEAL_SWAP": "full pawns_only",
    "OPT_TRAVEL_FORBIDDEN": "both turn_start travel_start",
    "OPT_DEFAULT_WIN_TRIGGER": "always day_awaken_only",
    "OPT_MARKER_LIMIT": "components unlimited",
    "OPT_MYSTIFY_RESTACK": "forbid add",
    "OPT_FIZZLE": "allowed forbidden",
    "OPT_RESHUFFLE": "eager lazy",
    "OPT_CHANGED_SCOPE": "change_only any_flip",
    "OPT_SPELL_MOVE_ONTO_CRYSTAL": "allowed not_for_day",
    "OPT_DEFAULT_WIN_ROOM": "no_temple no_win",
    "OPT_DOUBLE_WIN": "active draw",
    "OPT_TURN_LIMIT": "300",
    "OPT_IDLE_LIMIT": "8",
    "OPT_DECK": "reconstructed_v1",
}


def test_every_option_of_the_rules_can_be_set_and_no_other() -> None:
    settings = {f"OPT_{setting.name.upper()}": setting for setting in GAME.settings}
    assert settings.keys() == OPTIONS.keys()
    for name, values in OPTIONS.items():
        setting = settings[name]
        assert setting.default == values.split()[0]
        assert set(setting.values) >= set(values.split())
    for wrong in ({"fizzle": "sometimes"}, {"fizz": "allowed"}):
        with pytest.raises(BadOption):
            GAME.setup(wrong, 2)


@pytest.mark.parametrize(("value", "markers"), [("components", 0), ("unlimited", 2)])
def test_mystify_markers_are_limited_by_the_box_or_not(value: str, markers: int) -> None:
    """`OPT_MARKER_LIMIT`, DN-2.9"""
    table = Table(
        markers={"a1": 2, "c1": 2, "e1": 2, "a3": 2},
        day="c3",
        hand="D19",
        options={"marker_limit": value},
    ).casts("D19")
    assert table.markers("c3") == markers


@pytest.mark.parametrize(("value", "crystals"), [("components", 12), ("unlimited", 15)])
def test_crystals_are_limited_by_the_box_or_not(value: str, crystals: int) -> None:
    """`OPT_MARKER_LIMIT`, DN-2.10"""
    north = "a8 b8 c8 d8 e8 f8 a7 b7 c7 d7 e7 f7"
    table = Table(
        "night",
        night_at="a1",
        crystals=dict.fromkeys(north.split(), 1),
        hand="N17",
        options={"marker_limit": value},
    ).casts("N17")
    assert count(table.state.crystals) == crystals


@pytest.mark.parametrize(
    ("value", "under_day", "legal"), [("forbid", 1, "c1 e1"), ("add", 3, "a1 c1 e1")]
)
def test_mystified_tiles_get_no_more_markers_or_more(
    value: str, under_day: int, legal: str
) -> None:
    """`OPT_MYSTIFY_RESTACK`, DN-11.1"""
    table = Table(
        day_at="a1",
        markers={"a1": 1},
        day="c1 e1",
        hand="D17 D20",
        options={"mystify_restack": value},
    )
    assert table.casts("D17").markers("a1") == under_day
    assert table.casts("D20").offered("mystify") == legal


def test_a_restacked_tile_takes_as_many_turns_as_it_has_markers() -> None:
    """`OPT_MYSTIFY_RESTACK`: one marker leaves at each awakening of Day's."""
    table = Table(
        day_at="a1", markers={"a1": 1}, hand="D17", options={"mystify_restack": "add"}
    ).casts("D17")
    found = [table.ends_turn().ends_turn().markers("a1") for _ in range(3)]
    assert (found, table.isolated()) == ([2, 1, 0], "a1")


# A hand of one spell (and Night's), at a table where that spell would do nothing.
USELESS = {
    "D02": {"crystals": "f1"},
    "D03": {"temple_day": "a8"},
    "D05": {"book": "", "day": "a8"},
    "D08": {"temple_day": "a8"},
    "D12": {},
    "D14": {"day": "a8"},
    "D15": {"temple_day": "a8"},
    "D16": {"book": ""},
    "D17": {},
    "D18": {},
    "D19": {"markers": "a1 b1 c1 d1", "day": "e1"},
    "D20": {"isolated": "a1"},
    "N02": {},
    "N03": {"temple_night": "a8"},
    "N05": {"book": ""},
    "N13": {"book": ""},
    "N14": {"temple_night": "a8"},
    "N15": {},
    "N16": {"crystals": "f1 a8"},
    "N18": {"crystals": "a1 b1 c1 d1 e1 f1 a2 b2 c2 d2 e2 f2"},
}


@pytest.mark.parametrize("value", ["allowed", "forbidden"])
@pytest.mark.parametrize("spell", USELESS)
def test_a_cast_that_would_alter_nothing_is_allowed_or_not_offered(spell: str, value: str) -> None:
    """`OPT_FIZZLE`, DN-5.4"""
    lying = USELESS[spell]
    table = Table(
        "day" if spell < "N" else "night",
        day=lying.get("day", ""),
        temple_day=lying.get("temple_day", ""),
        temple_night=lying.get("temple_night", ""),
        isolated=lying.get("isolated", ""),
        markers=dict.fromkeys(lying.get("markers", "").split(), 2),
        crystals=dict.fromkeys(lying.get("crystals", "").split(), 1),
        book=lying.get("book"),
        hand=spell,
        options={"fizzle": value},
    )
    assert table.offers(f"cast {spell}") == (value == "allowed")
    if value == "forbidden":
        assert table.why_not(f"cast {spell}").key == "fizzle"


def test_a_cast_that_would_alter_something_is_offered_also_where_fizzling_is_forbidden() -> None:
    """`OPT_FIZZLE`: a square, a pawn, a marker, a hand; half a spell is enough."""
    forbidden = {"fizzle": "forbidden"}
    hand = "D02 D03 D08 D12 D13 D16 D17 N05"
    table = Table(crystals={"f1": 1}, day="f1", hand=hand, options=forbidden)
    assert table.offered("cast") == "D03 D08 D12 D13 D16 D17"
    table = Table("night", day="b8", hand="N02 N05 N15 N16 N17", options=forbidden)
    assert table.offered("cast") == "N05 N15 N16 N17"
    table = Table("night", book="", discard="N03", hand="N05", options=forbidden)
    assert table.offered("cast") == "N05"


@pytest.mark.parametrize(
    ("lying", "offered"),
    [({"day": "c2"}, False), ({"night": "c2"}, False), ({}, True), ({"markers": {"c2": 1}}, True)],
)
def test_deviate_on_a_shared_tile_alters_something_only_if_it_is_neutral_or_mystified(
    lying: dict[str, Any], offered: bool
) -> None:
    """`OPT_FIZZLE`, R-35: a tile that is flipped twice shows the face it had."""
    table = Table(day_at="c2", night_at="c2", hand="D08", options={"fizzle": "forbidden"}, **lying)
    assert table.offers("cast D08") == offered
    if not offered:
        assert table.why_not("cast D08").key == "fizzle"


def test_deviate_on_a_shared_tile_is_no_cast_in_vain_where_those_are_allowed() -> None:
    """R-35, DN-13.3: the tile is changed, and the log does not say that nothing happens."""
    table = Table(day_at="c2", night_at="c2", day="c2", hand="D08")
    table.state.heard = []
    table.casts("D08")
    assert [event.what for event in table.state.heard] == ["casts", "flips", "flips"]
    assert table.changed("night")


@pytest.mark.parametrize("value", ["allowed", "forbidden"])
def test_a_stolen_cast_that_would_alter_nothing_is_allowed_or_not_offered(value: str) -> None:
    """`OPT_FIZZLE`, DN-14.5"""
    table = Table(hand="D12 N02", options={"fizzle": value}).casts("D12").says("day", "steal N02")
    assert table.offers("cast_stolen") == (value == "allowed")
    assert table.offers("discard_stolen")


@pytest.mark.parametrize(("value", "book", "pile"), [("eager", 2, []), ("lazy", 0, ["D02", "D03"])])
def test_the_discard_pile_is_shuffled_in_at_once_or_when_a_card_is_needed(
    value: str, book: int, pile: list[str]
) -> None:
    """`OPT_RESHUFFLE`, DN-9.2"""
    table = Table(
        day_at="a1", book="D09", discard="D02 D03", options={"reshuffle": value}
    ).ends_casting()
    table.says("day", "step a2").luck("D09")
    assert (table.book_size("day"), table.discard("day")) == (book, pile)
    table.says("day", "step a3")
    assert table.offered("draw") == "D02 D03"
    table.luck("D02")
    assert (table.book_size("day"), table.discard("day")) == (1, [])


def test_a_lazy_search_renews_an_empty_book_too() -> None:
    """`OPT_RESHUFFLE`"""
    table = Table(book="", discard="D02 D03", hand="D16", options={"reshuffle": "lazy"})
    assert table.casts("D16").offered("search") == "D02 D03"


@pytest.mark.parametrize(("value", "counts"), [("change_only", False), ("any_flip", True)])
def test_turning_a_tile_over_counts_as_changing_it_or_not(value: str, counts: bool) -> None:
    """`OPT_CHANGED_SCOPE`, DN-13.3: placing one never does."""
    table = Table("night", day="a8", hand="N02 N04", options={"changed_scope": value}).casts("N02")
    assert (table.changed("day"), table.changed("night")) == (counts, False)
    assert table.offers("cast N04") == counts
    table = Table("night", hand="N03 N04", options={"changed_scope": value}).casts("N03")
    assert not table.offers("cast N04")


@pytest.mark.parametrize("value", ["allowed", "not_for_day"])
def test_spells_may_move_day_onto_crystals_or_not(value: str) -> None:
    """`OPT_SPELL_MOVE_ONTO_CRYSTAL`, DN-6.5: moving her off one stays legal."""
    rule = {"spell_move_onto_crystal": value}
    table = Table(day_at="f1", crystals={"f1": 1, "a1": 1}, hand="D13", options=rule).casts("D13")
    excluded = {"f1", "a1"} if value == "not_for_day" else {"f1"}
    assert set(table.offered("move").split()) == set(names(BOARD)) - excluded
    table = Table(
        "night", night="a1 b1 c1", temple_night="f8", crystals={"a1": 1}, hand="N14", options=rule
    ).casts("N14")
    assert table.offered("move") == ("b1 c1" if value == "not_for_day" else "a1 b1 c1")


def test_spells_may_always_move_night_onto_crystals() -> None:
    """`OPT_SPELL_MOVE_ONTO_CRYSTAL`: Misdirect, and Mislead when it is stolen."""
    rule = {"spell_move_onto_crystal": "not_for_day"}
    table = Table(day="a8 b1 c1", crystals={"b1": 1}, hand="D14", options=rule).casts("D14")
    assert table.offered("move") == "b1 c1"
    table = Table(
        day="b1 c1", temple_day="f8", crystals={"b1": 1}, hand="D12 N14", options=rule
    ).casts("D12")
    table.says("day", "steal N14").says("day", "cast_stolen")
    assert table.offered("move") == "b1 c1"


@pytest.mark.parametrize(("value", "result"), [("no_temple", ""), ("no_win", "day default")])
def test_days_default_win_needs_no_room_for_a_temple_or_for_winning(
    value: str, result: str
) -> None:
    """`OPT_DEFAULT_WIN_ROOM`, DN-16.5: Night needs two Temples and has room for one."""
    free = "a1 b1 c1 d1 e1 f1 a2 b2 c2 f8"
    table = Table(
        temple_day=" ".join(names(BOARD & ~squares(free))),
        markers={"f8": 1},
        awaken=True,
        options={"default_win_room": value},
    )
    assert table.result == result


def double(night: str, value: str) -> Table:
    """Shift completes a second Temple of Day's, and one of Night's if she has all of `night`."""
    return Table(
        "night",
        night_at="b7",
        temple_day="d3 e3 f3 e2 f2 e4 f4 e5 f5",
        temple_night="a1 b1 c1 d1 e1 f1 c2 d2 c3",
        night=f"c7 {night}",
        day="d6 d7 d8 e6 e7 e8 f7 f8 a6",
        hand="N15",
        options={"double_win": value},
    ).casts("N15")


def test_two_second_temples_at_once_win_for_the_active_player_or_are_a_draw() -> None:
    """`OPT_DOUBLE_WIN`, DN-16.2"""
    eight = "a2 a3 a4 a5 b2 b3 b4 b5"
    assert double(eight, "active").result == "night two-temples"
    table = double(eight, "draw")
    assert table.result == "draw double-win"
    assert table.temple("day", 2) != ""
    assert table.temple("night", 2) != ""


def test_where_a_double_win_is_a_draw_a_single_one_still_wins() -> None:
    """`OPT_DOUBLE_WIN`: whoever's it is."""
    assert double("a2 a3 a4 a5 b2 b3 b4", "draw").result == "day two-temples"
    table = Table(
        day_at="a8",
        temple_day="a1 b1 c1 d1 e1 f1 a2 b2 c2",
        day="a4 b4 a5 b5 a6 b6 a7 b7",
        hand="D02",
        options={"double_win": "draw"},
    ).casts("D02")
    assert table.result == "day two-temples"


def test_where_a_double_win_is_a_draw_nobody_builds_a_third_temple() -> None:
    """`OPT_DOUBLE_WIN`: whatever is left after the second stays ordinary tiles."""
    table = Table(
        day_at="a8",
        temple_day="a1 b1 c1 d1 e1 f1 a2 b2 c2",
        day="b8 c8 d8 e8 f8 a7 b7 c7 d7 e7 f7 a6 b6 c6 d6 e6 f6",
        hand="D02",
        options={"double_win": "draw"},
    ).casts("D02")
    for row in ("c6", "b6", "a6", "a7", "b7", "c7", "a8", "b8", "c8"):
        table.says("day", f"leave_out {row}")
    assert table.temple("day", 2) == "d6 e6 f6 d7 e7 f7 d8 e8 f8"
    assert table.result == "day two-temples"


@pytest.mark.parametrize("limit", ["100", "200", "300", "600"])
def test_the_turn_limit_can_be_set(limit: str) -> None:
    """`OPT_TURN_LIMIT`, DN-16.7"""
    table = Table(hand="D17 N02", options={"turn_limit": limit})
    table.state.turn = int(limit) - 1
    assert table.casts("D17").ends_turn().result == ""
    assert table.casts("N02").ends_turn().result == "draw turn-limit"


@pytest.mark.parametrize("limit", ["4", "8", "16"])
def test_the_idle_limit_can_be_set(limit: str) -> None:
    """`OPT_IDLE_LIMIT`, DN-16.7"""
    table = Table(options={"idle_limit": limit})
    for _ in range(int(limit)):
        assert table.result == ""
        table.ends_turn()
    assert table.result == "draw idle"


@pytest.mark.parametrize("deck", DECKS)
def test_the_books_hold_the_deck_that_was_chosen(deck: str) -> None:
    """`OPT_DECK`, DN-3.2"""
    assert GAME.setup({"deck": deck}, 2).book == DECKS[deck]
