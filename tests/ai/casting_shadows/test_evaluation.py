"""What the evaluation of Casting Shadows sees, checked against counting by hand."""

from collections import Counter

import pytest

from gloaming.ai.bots import bots_of
from gloaming.ai.casting_shadows.blows import expected_hp
from gloaming.ai.casting_shadows.evaluation import (
    CastingShadowsEvaluation,
    Turn,
)
from gloaming.ai.casting_shadows.prospects import STAND, Foe, Offer, Prospects, Spell
from gloaming.ai.casting_shadows.weights import FALLS, HELD, QUALITY, WON
from gloaming.games import CASTING_SHADOWS as GAME
from gloaming.games.casting_shadows.box.board import BIT, DISTANCE, R0, R0_1, R1, at
from gloaming.games.casting_shadows.box.names import COUNTERSPELLS, DIE_COLOUR, KINDS, NONE, UNITS
from gloaming.games.casting_shadows.box.rolls import FACES, OFTEN
from gloaming.games.casting_shadows.cards import CARDS
from gloaming.games.casting_shadows.resources.pool import price
from gloaming.games.casting_shadows.spells.spell import Attack
from gloaming.games.casting_shadows.table.state import LAST_STANDING
from tests.support.casting_shadows import Mage, Table

EVALUATION = bots_of(GAME.id).evaluation
ME = Mage("SE")
FOE = Mage("NW")


def value(table: Table, player: int = 1) -> float:
    return EVALUATION.value(table.state, player - 1)


def units(pool: str) -> list[int]:
    return [pool.split().count(unit) for unit in UNITS]


def spell(name: str) -> Spell:
    effect = CARDS[KINDS.index(name)].effect
    assert isinstance(effect, Attack)
    return Spell(effect, effect.reach.distances)


def target(place: str, hp: int = 18, in_shadow: bool = False) -> Foe:
    """An enemy for whom every HP lost is worth 1."""
    return Foe(at(place), in_shadow, list(range(9)), [float(lost) for lost in range(hp + 1)])


def turn(place: str, ap: int, *foes: Foe, stride: int = 1) -> Prospects:
    prospects = Prospects(at(place), ap, stride, 2.0, 1.0)
    prospects.foes = list(foes)
    return prospects


# What a seat has.


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_end_outweighs_everything(seats: int) -> None:
    mages = [Mage("SE"), Mage("SW"), Mage("NW"), Mage("NE")][:seats]
    table = Table(*mages)
    now = value(table)
    last = [Mage(hp=3), *[Mage(hp=0) for _ in mages[1:]]]
    won, lost = Table(*last), Table(*last[1:], last[0])
    for over in (won, lost):
        over.state.ending = LAST_STANDING
    assert value(won) == WON
    assert value(lost) < now < value(won)


def test_whoever_is_out_has_lost_though_others_play_on() -> None:
    table = Table(Mage(hp=0), ME, FOE, turn_of=2)
    assert value(table) == -WON


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_own_health_is_good_and_that_of_enemies_bad(seats: int) -> None:
    others = [Mage("SW"), Mage("NE")][: seats - 2]
    even = value(Table(ME, FOE, *others))
    assert value(Table(Mage("SE", hp=17), FOE, *others)) < even
    assert value(Table(ME, Mage("NW", hp=17), *others)) > even


def test_the_last_points_are_the_dearest() -> None:
    """From 3 to 0 HP an enemy loses more than from 18 to 15."""
    values = [value(Table(ME, Mage("NW", hp=hp), Mage("SW"))) for hp in (18, 15, 3, 0)]
    assert values[3] - values[2] > 2 * (values[1] - values[0])


def test_killing_is_never_bad_however_many_are_left() -> None:
    for others in ([], [Mage("SW")]):
        weak = value(Table(ME, *others, Mage("NW", hp=1), Mage("E")))
        assert value(Table(ME, *others, Mage(hp=0), Mage("E"))) > weak + 1


def test_in_teams_a_partner_is_no_enemy() -> None:
    options = {"mode": "teams2v2"}
    mages = [Mage("SE"), Mage("SW"), Mage("NW"), Mage("NE")]
    even = value(Table(*mages, options=options))
    hurt = [Mage("SE"), Mage("SW"), Mage("NW", hp=10), Mage("NE")]
    assert value(Table(*hurt, options=options)) < even


@pytest.mark.parametrize(
    ("good", "bad"),
    [
        (Mage("SE", book="heavy_hand"), ME),
        (Mage("SE", book="heavy_hand"), Mage("SE", book="metamorphosis")),
        (Mage("SE", book="red_gem"), ME),
        (Mage("SE", book="infernal_assault"), Mage("SE", book="heat_wave")),
        (Mage("SE", counterspells="safety_dome"), Mage("SE", counterspells="pointed_shield")),
        (Mage("SE", counterspells="pointed_shield"), ME),
        (Mage("SE", energy=2), Mage("SE", energy=1)),
        (Mage("SE", shadow=True, companion="swift_hydra"), Mage("SE", energy=3)),
        (Mage("SE", shadow=True, energy=5), Mage("SE", shadow=True, energy=4)),
    ],
)
def test_what_is_good_to_have(good: Mage, bad: Mage) -> None:
    assert value(Table(good, FOE, turn_of=2)) > value(Table(bad, FOE, turn_of=2))


def test_a_second_spell_adds_less_than_the_first() -> None:
    books = ["", "heavy_hand", "heavy_hand heavy_hand"]
    none, one, two = [value(Table(Mage("SE", book=book), FOE, turn_of=2)) for book in books]
    assert two - one < one - none


def test_a_book_is_worth_less_when_the_fight_is_nearly_over() -> None:
    def gain(hp: int) -> float:
        enemy, armed = Mage("NW", hp=hp), Mage("SE", book="heavy_hand")
        return value(Table(armed, enemy, turn_of=2)) - value(Table(ME, enemy, turn_of=2))

    assert gain(18) > gain(6) > gain(2) > 0


def test_every_card_and_every_counterspell_has_its_weight() -> None:
    assert list(QUALITY) == KINDS
    assert list(HELD) == COUNTERSPELLS


def test_hidden_counterspells_count_only_by_their_number() -> None:
    book = "heavy_hand"
    values = {
        value(Table(Mage("SE", book=book), Mage("SE", counterspells=held), pool="GR GR"))
        for held in ("safety_dome run_away", "pointed_shield bees_everywhere")
    }
    bare = value(Table(Mage("SE", book=book), Mage("SE"), pool="GR GR"))
    assert len(values) == 1
    assert values != {bare}


# The turn that is on.


def test_crystals_hurt_before_they_hurt() -> None:
    calm = Table(ME, FOE, pool="CC CC", ap=0)
    assert value(Table(ME, FOE, ap=0)) - value(calm) > 2
    toad = Mage("SE", shadow=True, companion="curse_toad")
    assert value(Table(toad, FOE, pool="CC CC", ap=0)) == value(Table(toad, FOE, ap=0))


def test_fragments_are_energy_to_come() -> None:
    low = value(Table(ME, FOE, ap=0))
    assert value(Table(ME, FOE, pool="SF", ap=0)) > low
    full = Mage("SE", shadow=True, companion="umbral_raven", energy=5)
    assert value(Table(full, FOE, pool="SF", ap=0)) == value(Table(full, FOE, ap=0))


def test_a_pool_is_worth_what_can_be_cast_with_it() -> None:
    armed = Mage("C", book="heavy_hand")
    values = [value(Table(armed, FOE, pool=pool)) for pool in ("", "GR", "GR GR", "GB GB")]
    assert values[0] < values[1] < values[2]
    assert values[3] == values[0]


def test_what_the_pool_promises_is_lost_when_the_actions_end() -> None:
    armed = Mage("C", book="heavy_hand")
    table = Table(armed, FOE, pool="GR GR")
    before = value(table)
    table.does("end_actions")
    assert value(table) < before


def test_between_two_actions_the_table_is_settled() -> None:
    table = Table(Mage("C", book="heavy_hand"), FOE, pool="GR GR", dice="GR SF - - -")
    assert EVALUATION.settled(table.state)
    table.does("cast heavy_hand")
    assert table.asks(1, "strength")
    assert not EVALUATION.settled(table.state)
    table.does("strength 1", "reroll r1")
    assert table.asks(1, "reroll")
    assert EVALUATION.settled(table.state)
    table.does("throw")
    assert EVALUATION.weighs(table.state)


def test_absorbing_is_not_settled() -> None:
    table = Table(ME, FOE, pool="SF", phase="absorb")
    assert table.asks(1, "absorb")
    assert not EVALUATION.settled(table.state)


def test_luck_that_turns_up_cards_is_tried_out() -> None:
    table = Table(ME, FOE, market={"SE": "heavy_hand"}).does("refresh")
    assert table.question.why == "draw"
    assert not EVALUATION.weighs(table.state)


def test_setting_up_is_judged_by_character_and_turn() -> None:
    state = GAME.setup({"first_player": "host"}, 2)
    assert state.active == NONE
    assert EVALUATION.settled(state)
    state.first = 1
    assert EVALUATION.value(state, 1) > EVALUATION.value(state, 0)


# An attack under way.


def under_attack(counterspells: str, hp: int = 18) -> Table:
    table = Table(
        Mage("C", book="heat_wave"), Mage("SE", hp=hp, counterspells=counterspells), pool="GR GR"
    )
    return table.does("cast heat_wave")


def test_an_open_answer_counts_as_likely() -> None:
    table = under_attack("pointed_shield")
    assert table.asks(2, "respond")
    mine, theirs = expected_hp(table.state)[:2]
    assert 13 < theirs < 18  # Less than the five that an unarmed enemy would lose.
    assert mine < 18  # It might be Bees.
    assert expected_hp(under_attack("safety_dome").state) == expected_hp(table.state)


def test_what_was_answered_counts_as_it_will_be() -> None:
    """The one who runs does not know yet where to; the bees come after the DMG."""
    table = under_attack("run_away").says(2, "reveal run_away")
    assert table.asks(2, "flee")
    assert expected_hp(table.state)[1] == 13
    table = Table(
        Mage("C", book="sudden_doom"),
        Mage("SE", counterspells="bees_everywhere"),
        Mage("SE", counterspells="pointed_shield"),
        pool="GB GB",
    )
    table.does("cast sudden_doom").says(2, "reveal bees_everywhere")
    assert table.asks(3, "respond")
    assert expected_hp(table.state)[1] == 11
    assert expected_hp(table.state)[0] < 15


# Prospects: the rest of a turn, by hand.


def test_the_nearest_place_to_cast_from() -> None:
    for distances in (R0, R0_1, R1):
        for here in range(7):
            for there in range(7):
                stand = STAND[distances][here][there]
                reaching = [p for p in range(7) if distances & BIT[DISTANCE[p][there]]]
                assert stand in reaching
                assert DISTANCE[here][stand] == min(DISTANCE[here][p] for p in reaching)


@pytest.mark.parametrize(
    ("ap", "pool", "promised"),
    [
        (1, "GR GR", 0),  # NW is two steps away from SE; the hand reaches one.
        (2, "GR GR", 4),
        (2, "GR", 2),
        (2, "GR GP", 4),
        (4, "GB OR", 0),
    ],
)
def test_a_spell_costs_the_way_to_where_it_reaches(ap: int, pool: str, promised: int) -> None:
    prospects = turn("SE", ap, target("NW"))
    prospects.spells = [spell("heavy_hand")]
    assert prospects.promise(units(pool)) == promised


def test_with_the_mouse_two_steps_are_one_travel() -> None:
    prospects = turn("SE", 2, target("NW"), stride=2)
    prospects.spells = [spell("fatal_fronds")]
    assert prospects.promise(units("")) == 2
    prospects.stride = 1
    assert prospects.promise(units("")) == 0


def test_a_gem_is_spent_once() -> None:
    prospects = turn("C", 4, target("NW"))
    prospects.spells = [spell("heavy_hand"), spell("heat_wave")]
    assert prospects.promise(units("GR GR")) == 5
    assert prospects.promise(units("GR GR GR")) == 7
    assert prospects.left == units("")


def test_nobody_loses_more_than_all() -> None:
    prospects = turn("C", 4, target("NW", hp=6))
    prospects.spells = [spell("heat_wave"), spell("bubble_trouble")]
    assert prospects.promise(units("GR GR GB GB")) == 6


def test_a_hex_spell_hits_all_on_the_tile() -> None:
    prospects = turn("C", 1, target("NW"), target("E"), target("E"))
    prospects.spells = [spell("spectral_slap")]
    assert prospects.promise(units("GR GB")) == 6


def test_a_lightning_bug_spares_shadow_forms() -> None:
    prospects = turn("C", 1, target("NW", in_shadow=True))
    prospects.spells = [spell("lightning_bug")]
    assert prospects.promise(units("GR")) == 0


def test_crystals_are_cast_or_removed() -> None:
    """A crystal that is gone is worth 1; cast by the Screech it deals 2 as well."""
    prospects = turn("C", 3, target("NW"))
    assert prospects.promise(units("CC CC")) == 2
    prospects.spells = [spell("sinister_screech")]
    assert prospects.promise(units("CC")) == 3
    assert prospects.left == units("")


def test_cards_are_collected_where_they_lie_and_for_their_price() -> None:
    prospects = turn("C", 2)
    prospects.offers = [Offer(at("SE"), price("O* G*"), 5.0), Offer(at("NW"), price("SF"), 1.5)]
    assert prospects.promise(units("OR GB")) == 5
    assert prospects.promise(units("OR")) == 0
    assert prospects.promise(units("SF")) == 0  # To keep the fragment is worth 2.
    prospects.ap = 1
    assert prospects.promise(units("OR GB")) == 0


# Rolls before they fall.


def test_the_sample_of_rolls_shows_every_side_equally_often() -> None:
    for die, colour in enumerate(DIE_COLOUR):
        for rows in (FALLS[:6], FALLS):
            seen = Counter(row[die] for row in rows)
            sides = zip(FACES[colour], OFTEN, strict=True)
            fair = {face: often * len(rows) // 6 for face, often in sides}
            assert seen == fair


def test_a_roll_is_worth_the_mean_of_what_it_can_show() -> None:
    """One red die for Heavy Hand: two Gems of six sides, a fragment, a crystal."""
    table = Table(Mage("C", book="heavy_hand"), FOE, dice="OR - - - -", ap=3)
    table.does("reroll r1")
    assert table.question.why == "roll"
    evaluation = CastingShadowsEvaluation()
    now = Turn(evaluation, table.state, 0, 18.0, 1.0)
    by_hand = [now.with_pool(units(face)) for face in ("GR", "GR", "OR", "OR", "CC", "SF")]
    assert now.thrown(BIT[0]) == pytest.approx(sum(by_hand) / 6)


def test_dice_that_find_no_use_are_idle() -> None:
    table = Table(Mage("C", book="heavy_hand"), FOE, dice="GR OR GB SF GP", ap=2)
    now = Turn(CastingShadowsEvaluation(), table.state, 0, 18.0, 1.0)
    assert now.idle(0) == BIT[1] | BIT[2]
    assert now.idle(BIT[1]) == BIT[2]
