"""Set-up, preparation, deployment, and how the introductory game ends."""

import pytest

from gloaming.engine.errors import BadSeats
from gloaming.engine.script import answer, why_not
from gloaming.games.last_spell import GAME
from gloaming.games.last_spell.box.equipment import ADVANCED_DECK, BASE_DECK, ITEMS
from gloaming.games.last_spell.box.maps import GILDENBERG
from gloaming.games.last_spell.box.waves import SCHEMA_IDS
from gloaming.games.last_spell.edition import DIFFICULTIES
from gloaming.games.last_spell.state import State
from tests.support.last_spell import Field, item


def after(seats: int, *said: str, options: dict[str, str] | None = None) -> State:
    state = GAME.setup(options or {}, seats)
    for words in said:
        answer(state, GAME.vocabulary.option(words))
    return state


PREPARED = ["take_hero HR2", "draw_trait TR01", "draw_trait TR02", "keep_trait TR02"]
PREPARED += ["draw_perk PK01", "draw_perk PK02", "draw_perk PK03", "keep_perk PK03"]
SECOND = ["take_hero HR1", "draw_trait TR03", "draw_trait TR01", "keep_trait TR01"]
SECOND += ["draw_perk PK01", "draw_perk PK02", "draw_perk PK04", "keep_perk PK01"]
BOTH = [*PREPARED, "take_potion red", *SECOND, "take_potion red"]


def refuses(state: State, said: str) -> str:
    refusal = why_not(state, GAME.vocabulary.option(said))
    assert refusal is not None
    return refusal.rule


def test_the_introductory_map_and_its_buildings() -> None:
    """LS-19.1, LS-23.1, LS-1.2, LS-1.3"""
    state = GAME.setup({}, 3)
    assert state.map == GILDENBERG
    assert [state.kind[1 + plot] for plot in (0, 3, 6, 9)] == [1, 1, 1, 1]
    assert (state.kind[2], state.kind[5]) == (2, 4)
    assert (state.mages, state.panic, state.fog) == (4, 12, 3)
    assert (state.gold, state.materials) == (4 + 6, 4 + 3)


def test_two_to_four_heroes_play() -> None:
    """LS-23.1"""
    for seats in (0, 5):
        with pytest.raises(BadSeats):
            GAME.setup({}, seats)
    assert [GAME.setup({}, seats).edition.heroes for seats in (1, 2, 3, 4)] == [2, 2, 3, 4]


def test_the_fog_stays_and_two_cards_lie_on_two_slots() -> None:
    """LS-23.2, LS-23.3, R-90"""
    state = GAME.setup({}, 2)
    assert state.fog == 3
    lying = {n: SCHEMA_IDS[card] for n, card in enumerate(state.slot_cards) if card >= 0}
    assert lying == {2: "S01", 4: "S03"}


def test_a_player_takes_a_hero_that_nobody_has() -> None:
    """LS-18.16, DP-01"""
    state = after(2, *PREPARED, "take_potion red")
    assert state.question is not None
    assert state.question.why == "hero"
    assert refuses(state, "take_hero HR2") == "LS-18.16"


def test_one_of_two_traits_and_one_of_three_perks_are_kept() -> None:
    """LS-18.16, DP-02, DP-03"""
    state = after(2, *PREPARED[:3])
    assert refuses(state, "keep_trait TR03") == "LS-18.16"
    state = after(2, *PREPARED[:7])
    assert refuses(state, "keep_perk PK04") == "LS-18.16"
    state = after(2, *PREPARED)
    assert state.trait[0] == 1
    assert state.traits_left[0] == 1  # The other one went back.
    assert state.perks[0] == 1 << 2
    assert state.perks_left[:3] == [2, 2, 1]


def test_everybody_gets_a_potion() -> None:
    """LS-18.16, DP-04"""
    state = after(2, *BOTH)
    assert state.place[item("red1")] == 8
    assert state.place[item("red2")] == 9


def test_players_may_swap_weapons_shields_and_potions() -> None:
    """LS-18.16, DP-05"""
    assert refuses(after(2, *BOTH), "swap A03a") == "LS-18.16"  # The Warhammer takes two hands.
    state = after(2, *BOTH, "swap red1")
    assert state.question is not None
    assert [option.name for option in state.question.options] == ["swap_with red2"]
    assert refuses(state, "swap_with W-M2a") == "LS-18.16"


def test_a_swap_changes_hands() -> None:
    """LS-18.16, LS-4.5"""
    potions = [*PREPARED, "take_potion red", *SECOND, "take_potion blue"]
    state = after(2, *potions, "swap red1", "swap_with blue1", "end_exchange")
    assert (state.place[item("red1")], state.place[item("blue1")]) == (9, 8)
    assert refuses(after(2, *potions), "swap A01a") == "LS-18.16"


def test_an_exchange_comes_to_an_end() -> None:
    """LS-18.16: an exchange ends."""
    potions = [*PREPARED, "take_potion red", *SECOND, "take_potion blue"]
    swaps = ["swap red1", "swap_with blue1"] * 20
    state = after(2, *potions, *swaps)
    assert state.question is not None
    assert state.question.why == "deal"


def test_heroes_are_deployed_in_the_city_in_turn_order() -> None:
    """LS-18.15, DP-09"""
    state = after(2, *BOTH, "end_exchange")
    while state.question is not None and state.question.why != "deploy":
        answer(state, state.question.options[0])  # The first answer of the Main Phase ends it.
    assert state.question is not None
    assert state.question.seat == 0
    assert refuses(state, "deploy 8,9") == "LS-18.15"
    assert refuses(state, "deploy 10,10") == "LS-18.15"
    answer(state, GAME.vocabulary.option("deploy 9,9"))
    assert refuses(state, "deploy 9,9") == "LS-18.15"
    answer(state, GAME.vocabulary.option("deploy 9,10"))
    assert state.question.why == "coin"  # The night has begun, with a Monster Phase.
    assert state.ap[:2] == [4, 4]


def test_a_dead_hero_is_removed_and_the_game_goes_on() -> None:
    """LS-23.6, LS-1.4, R-91, R-03"""
    field = Field("HR2@12,9 HR4@18,18", "C@11,9E C@5,22N").arms().wounded(7).attack()
    assert field.ending == "goes-on"
    assert field.where("HR2") == ""
    assert field.active == "HR4"


def test_it_is_lost_when_all_heroes_are_dead() -> None:
    """LS-23.6"""
    field = Field("HR2@12,9", "C@11,9E").arms().wounded(7).attack()
    assert field.ending == "heroes-lost"


def test_it_is_lost_when_no_mage_is_left() -> None:
    """LS-1.5, LS-23.6, LS-13.9"""
    field = Field("HR2@18,18", "M@12,13E M@13,12S M@15,13W").attack()
    assert field.ending == "circle-lost"


def test_it_is_won_when_the_night_is_survived() -> None:
    """LS-23.6, LS-1.7, R-03"""
    field = Field("HR2@12,9 HR4@18,18", "C@5,22N C@6,22N C@11,9E", last=True)
    field.turn().says("punch 11,9", "roll blue-H")
    assert field.ending == "survived"


def test_the_first_terminal_event_counts() -> None:
    """LS-1.10, R-05"""
    field = Field("HR2@12,9", "M@12,13E C@11,9E", last=True).arms().wounded(7)
    field.state.mages = 2
    # East first, the lower lane first: the Armored takes the last Mages before the Clawer kills.
    field.attack()
    assert field.ending == "circle-lost"


def test_the_end_is_not_tested_inside_a_monster_phase() -> None:
    """LS-1.8"""
    field = Field("HR2@18,18 HR4@17,18", "C@5,22N", last=True).monster_phase()
    assert field.why == "coin"  # One Wound for two heroes, and the phase goes on.
    field.says("flip_coin left")
    assert field.ending == "survived"


def test_the_decks() -> None:
    """LS-9.2"""
    assert (len(BASE_DECK), len(ADVANCED_DECK)) == (26, 19)
    assert len(ITEMS) == 38 + 45 + 16 + 7


@pytest.mark.parametrize(
    ("name", "mages", "gold", "doom"),
    [("easy", 7, 3, 12), ("normal", 4, 0, 10), ("hard", 3, -2, 9), ("nightmare", 3, -3, 8)],
)
def test_difficulties(name: str, mages: int, gold: int, doom: int) -> None:
    """LS-19.1, as calibrated: one Clawer more, and but for an easy table a Mage less"""
    state = GAME.setup({"difficulty": name}, 2)
    assert (state.mages, state.gold, state.edition.doom) == (mages, 8 + gold, doom)
    assert DIFFICULTIES[name].ap == 4
    assert DIFFICULTIES[name].clawers == (0 if name == "easy" else 1)
    assert state.edition.colours(1) == (2 if name == "nightmare" else 1)
