"""The worked examples of the rules, played on the references: these are true to the book too."""

from collections import Counter
from typing import Any

import pytest

from tests.reference.casting_shadows.game import CastingShadows
from tests.reference.casting_shadows.table import Copy, Player
from tests.reference.day_and_night.board import (
    ALL,
    adj,
    dist,
    nines,
    room_for_one,
    room_for_two,
    sur,
)
from tests.reference.day_and_night.game import DayAndNight
from tests.reference.second import Ask, Over, Play


def after(play: Play, *answers: str) -> Ask:
    """What is asked when these were answered."""
    ask = next(play)
    for answer in answers:
        assert answer in ask.options, (answer, ask)
        ask = play.send(answer)
    return ask


def nouns(ask: Ask) -> set[str]:
    return {option.split()[1] for option in ask.options if " " in option}


# Day & Night


def laid(active: str, day: str = "", night: str = "", **more: Any) -> DayAndNight:
    """A turn of this player at 12 hours, with these tiles on the board."""
    table = DayAndNight(more.pop("options", {}))
    table.turn = 1
    table.active = active
    table.hours = 12
    table.tile = dict.fromkeys(day.split(), "day") | dict.fromkeys(night.split(), "night")
    table.turn_start = table.pawn[active]
    for name, value in more.items():
        if name in ("hand", "pawn"):
            getattr(table, name).update(value)
        elif name == "temple":
            table.temples = [(owner, set(squares.split())) for owner, squares in value]
        else:
            setattr(table, name, value)
    return table


def hand(**cards: str) -> dict[str, Counter[str]]:
    return {seat: Counter(named.split()) for seat, named in cards.items()}


def test_the_board_has_the_sums_of_the_rules() -> None:
    """DN-1.7."""
    assert len(ALL) == 44
    assert sum(len(adj(s)) for s in ALL) == 2 * 70
    assert sum(len(sur(s)) for s in ALL) == 2 * 126
    assert (dist("b4", "e4"), dist("c3", "c6"), dist("a4", "f4"), dist("c1", "d8")) == (5, 5, 7, 10)
    assert sur("c3") == {"b2", "b3", "b4", "c2", "d2", "d3"}
    assert len(nines()) == 24164


def test_mimic_must_change_two() -> None:
    """TV-R1, TV-R2."""
    there = {"night": "b3"}
    table = laid("night", "a3", "b3 b2 c3", pawn=there, isolated={"c3"}, hand=hand(night="N11"))
    play = table.cast_spells()
    assert nouns(after(play, "cast N11")) == {"a3", "b2", "b4"}
    assert nouns(play.send("change a3")) == {"b2", "b4"}
    play.send("change b2")
    assert (table.tile["a3"], table.tile["b2"], table.hours) == ("night", "day", 4)
    assert table.changed == {"day", "night"}
    fixed = {"c3", "a3", "b2"}
    table = laid("night", "a3", "b3 b2 c3", pawn=there, isolated=fixed, hand=hand(night="N11"))
    assert after(table.cast_spells(), "cast N11").why == "cast"
    assert table.tile["b4"] == "night"


def test_a_temple_is_chosen_out_of_ten_tiles() -> None:
    """TV-R4."""
    tiles = "a1 b1 c1 d1 e1 a2 b2 c2"
    table = laid("day", tiles, pawn={"day": "e2", "night": "a1"}, hand=hand(day="D11"))
    ask = after(table.cast_spells(), "cast D11", "change d2", "change f1")
    assert ask.why == "leave_out"
    assert nouns(ask) == {"a1", "b1", "c1", "a2", "b2", "c2", "d2", "f1"}


def test_a_theme_spell_that_was_stolen_is_discarded() -> None:
    """TV-R6."""
    table = laid("day", hand=hand(day="D12", night="N16 N03"), hours=6)
    ask = after(table.cast_spells(), "cast D12", "steal N16")
    assert ask.options == ["discard_stolen"]


def test_a_gap_to_the_centre_closes_and_day_wins() -> None:
    """TV-R7."""
    table = laid(
        "day",
        "e1 f1 c2 d2 e2 f2 c3 d3 e3 a4 b4",
        "c6 e6 f6 c7 d7 e7 f7 c8 d8",
        temple=[
            ("day", "e1 f1 c2 d2 e2 f2 c3 d3 e3"),
            ("night", "c6 e6 f6 c7 d7 e7 f7 c8 d8"),
        ],
        isolated={"a4"},
        markers=Counter(["b4"]),
    )
    with pytest.raises(Over) as over:
        table.awaken()
    assert over.value.end.reasons == {"default"}


def test_travel_after_two_warps() -> None:
    """TV-05, TV-06."""
    table = laid("day", pawn={"day": "a1"}, turn_start="a1", hand=hand(day="D13 D13"))
    after(table.cast_spells(), "cast D13", "move b1", "cast D13", "move b2")
    play = table.travel()
    assert nouns(next(play)) == {"a2", "b1", "b3", "c2"}
    play.send("step b1")
    assert nouns(play.send("draw D01")) == {"c1"}


def test_both_colours_make_a_second_temple() -> None:
    """TV-09, DN-16.2."""
    table = laid(
        "night",
        "d3 e3 f3 e2 f2 e4 f4 e5 f5 d6 d7 d8 e6 e7 e8 f7 f8 a6",
        "a1 b1 c1 d1 e1 f1 c2 d2 c3 a2 a3 a4 a5 b2 b3 b4 b5 c7",
        temple=[("day", "d3 e3 f3 e2 f2 e4 f4 e5 f5"), ("night", "a1 b1 c1 d1 e1 f1 c2 d2 c3")],
        pawn={"night": "b7"},
        hand=hand(night="N15"),
    )
    with pytest.raises(Over) as over:
        after(table.cast_spells(), "cast N15")
    assert over.value.end.scores == [0.0, 1.0]


def test_crystals_and_markers_run_short() -> None:
    """TV-13, TV-14."""
    far = dict.fromkeys(["a1", "b1", "c1", "d1", "e1", "f1", "a2"], 1)
    table = laid("night", pawn={"night": "b7"}, crystals=far, hand=hand(night="N17"))
    ask = after(table.cast_spells(), "cast N17")
    assert (nouns(ask), ask.count) == (set(sur("b7")), 5)
    markers = Counter({"f8": 2, "f7": 2, "f6": 1})
    table = laid("day", "a1 b1 c1 f6 f7 f8", markers=markers, hand=hand(day="D18"))
    ask = after(table.cast_spells(), "cast D18")
    assert (nouns(ask), ask.count) == ({"a1", "b1", "c1"}, 1)


def test_a_stolen_instability_reaches_as_far_as_the_pawns_are_apart() -> None:
    """TV-17."""
    table = laid("day", pawn={"night": "e3"}, hours=6, hand=hand(day="D12", night="N10"))
    ask = after(table.cast_spells(), "cast D12", "steal N10", "cast_stolen")
    assert nouns(ask) == {"f1", "e1", "f2", "d1", "e2", "f3", "c1", "d2", "e3", "f4"}


def test_a_set_of_eighteen_squares_may_have_no_room_for_two() -> None:
    """TV-24."""
    free = frozenset(
        [
            "a1",
            "a2",
            "a3",
            "a4",
            "a6",
            "a7",
            "a8",
            "b2",
            "b3",
            "b4",
            "b5",
            "b6",
            "c3",
            "d2",
            "d3",
            "e2",
            "f1",
            "f2",
        ]
    )
    assert room_for_one(free)
    assert not room_for_two(free)


# Casting Shadows


def arena(at: str, books: dict[int, str], dice: str = "") -> CastingShadows:
    """Players on these positions with these cards; the first of them has the turn."""
    places = at.split()
    table = CastingShadows({}, len(places))
    table.tiles = dict.fromkeys(["C", "E", "SE", "SW", "W", "NW", "NE"], "plain")
    for player, position in zip(table.players, places, strict=True):
        player.at = position
    for number, cards in books.items():
        table.players[number].book = [Copy(card) for card in cards.split()]
    table.round = 1
    table.active = table.players[0]
    table.ap = 4
    table.pool.tokens = Counter(dice.split())
    return table


def you(table: CastingShadows) -> Player:
    return table.players[0]


def test_a_stepped_spell_deals_what_was_paid_for() -> None:
    """CS-E01."""
    for step, damage in ((1, 3), (2, 5), (3, 6)):
        table = arena("C E", {0: "phoenix_flash"}, "GR GR GR SF OB")
        after(table.act(you(table)), "cast phoenix_flash", f"strength {step}")
        assert table.players[1].hp == 18 - damage


def test_purple_pays_for_red_and_blue_but_once() -> None:
    """CS-E13."""
    table = arena("C E", {0: "spectral_slap"}, "GP GP")
    assert "cast spectral_slap" in table.activities(you(table))
    table = arena("C E", {0: "spectral_slap"}, "GP")
    assert "cast spectral_slap" not in table.activities(you(table))


def test_reductions_are_made_in_order() -> None:
    """CS-E24, CS-E09."""
    table = arena("C E", {0: "infernal_assault"}, "GR GR")
    victim = table.players[1]
    table.tiles["E"] = "thornwood_thicket"
    victim.companion = "granite_tortoise"
    victim.secrets = ["pointed_shield"]
    after(table.act(you(table)), "cast infernal_assault", "reveal pointed_shield")
    assert victim.hp == 18 - 4
    table = arena("C E", {0: "spectral_slap"}, "GR GB")
    table.tiles["E"] = "crystal_crypt"
    table.players[1].secrets = ["pointed_shield"]
    after(table.act(you(table)), "cast spectral_slap", "reveal pointed_shield")
    assert table.players[1].hp == 18 - 3


def test_damage_comes_before_retaliation() -> None:
    """CS-E23."""
    table = arena("C E E", {0: "spectral_slap"}, "GR GB")
    for player, hp in zip(table.players, (3, 4, 2), strict=True):
        player.hp = hp
    table.players[1].secrets = ["bees_everywhere"]
    with pytest.raises(Over) as over:
        after(table.act(you(table)), "cast spectral_slap", "reveal bees_everywhere")
    assert over.value.end.scores == [0.0, 1.0, 0.0]


@pytest.mark.parametrize(("there", "hp"), [("W", 18), ("C", 13), ("SE", 18)])
def test_running_away_from_a_spell_at_one_enemy(there: str, hp: int) -> None:
    """CS-E26."""
    table = arena("SE SW", {0: "heat_wave"}, "GR GR")
    table.players[1].secrets = ["run_away"]
    after(table.act(you(table)), "cast heat_wave", "reveal run_away", f"flee {there}")
    assert table.players[1].hp == hp


def test_fragments_are_absorbed_before_and_after_the_change() -> None:
    """CS-E29."""
    table = arena("C E", {}, "SF SF SF SF")
    table.portal = ["swift_hydra", "curse_toad", "keen_falcon"]
    you(table).energy = 1
    play = table.absorb(you(table))
    after(play, "absorb 2", "summon curse_toad", "emerge moonlit_moth")
    with pytest.raises(StopIteration):
        play.send("absorb 2")
    assert (you(table).shadow, you(table).energy) == (True, 2)


def test_the_stag_strikes_only_who_is_adjacent() -> None:
    """CS-E31."""
    table = arena("C C E", {0: "fatal_fronds"}, "GB")
    you(table).companion = "thunder_stag"
    ask = after(table.act(you(table)), "cast fatal_fronds")
    assert set(ask.options) == {"strike ivory", "pass"}


def test_a_sacrifice_frees_the_slot() -> None:
    """CS-E17, CS-R32."""
    table = arena("E C", {0: "fatal_fronds"}, "GB")
    table.market = {"E": "gem_duplication"}
    you(table).secrets = ["pointed_shield"] * 4
    assert "collect" in table.activities(you(table))
    you(table).book = []
    you(table).secrets = ["pointed_shield"] * 5
    table.market = {"E": "red_gem"}
    assert "collect" not in table.activities(you(table))
