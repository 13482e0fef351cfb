"""What the table foresees before the heroes end their phase."""

from gloaming.games.last_spell import GAME
from gloaming.games.last_spell.night.forecast import forecast
from gloaming.games.last_spell.state import LEFT, RIGHT
from tests.support.last_spell import Field


def test_it_follows_the_coin() -> None:
    """LS-12.8, V-04, V-05"""
    state = Field("HR2@18,18", "C@5,11E").state
    assert [one["space"] for one in forecast(state, LEFT)] == ["7,10"]
    assert [one["space"] for one in forecast(state, RIGHT)] == ["7,12"]
    assert state.at[0] == 11 * 28 + 5  # Nothing has moved.


def test_it_says_what_would_be_hit() -> None:
    """LS-13.3, LS-13.5, LS-10.10"""
    field = Field("HR2@12,9", "C@12,7S C@12,13E C@8,12S* B@9,14E", "BD1@I ST1@8,13")
    hits = {one["monster"]: one["hits"] for one in forecast(field.state, LEFT)}
    assert hits == {"C1": ["HR2"], "C2": ["circle"], "C3": [], "B1": ["10,14", "8,13"]}


def test_it_is_seen_while_heroes_can_act_on_it() -> None:
    """LS-14.3"""
    field = Field("HR2@18,18 HR4@9,18", "C@5,11E").heroes_phase()
    for why in ("act", "turn"):
        assert field.why == why
        assert set(GAME.view(field.state, 0)["forecast"]) == {"left", "right"}
        field.says("act HR2" if why == "act" else "attack W-M1a-slash")
    assert GAME.view(field.state, 0)["forecast"] == {}


def test_it_shows_which_spaces_are_threatened() -> None:
    """LS-13.3, LS-13.6, LS-10.10, LS-10.13"""
    field = Field("HR2@18,18", "C@5,13E A@5,9E B@5,16E C@8,20N*")
    reach = {one["monster"]: set(one["reach"]) for one in forecast(field.state, LEFT)}
    assert reach["C1"] == {"8,12", "8,14", "7,13", "9,13"}
    assert {"8,9", "9,9", "10,9", "11,9"} <= reach["A1"]
    assert "12,9" not in reach["A1"]
    assert len(reach["B1"]) == 8
    assert reach["C2"] == set()
