"""What the evaluation of The Last Spell sees, checked against the rules and by hand."""

from fractions import Fraction
from itertools import product

import pytest

from gloaming.ai.last_spell.chances import Shot, again, chance, icons
from gloaming.ai.last_spell.evaluation import LastSpellEvaluation
from gloaming.ai.last_spell.foreseen import Foreseen
from gloaming.ai.last_spell.gear import RATING, Gear
from gloaming.ai.last_spell.outlook import Outlook
from gloaming.ai.last_spell.prospects import Prospects
from gloaming.ai.last_spell.town import likely, missions, walls
from gloaming.ai.last_spell.weights import WON
from gloaming.games.last_spell.box.dice import COUNT, FACES, passed, stun_icon
from gloaming.games.last_spell.box.equipment import ATTACKS, WEAPON_IDS
from gloaming.games.last_spell.box.missions import ARTILLERY, CALM_STREETS, RAMPARTS
from gloaming.games.last_spell.box.monster_cards import BLUE, ORANGE
from gloaming.games.last_spell.box.weapon import CURSED, INEVITABLE, PIERCING
from gloaming.games.last_spell.state import (
    BOSS_SLAIN,
    CARDS_PER_SLOT,
    CIRCLE_LOST,
    FACE_DOWN,
    SHARED,
    SURVIVED,
)
from tests.support.last_spell import Field, at, figure, item


def value(field: Field, seat: int = 0) -> float:
    return LastSpellEvaluation().value(field.state, seat)


def night(heroes: str = "HR2@12,9 HR7@15,9", monsters: str = "C@7,13E", built: str = "") -> Field:
    return Field(heroes, monsters, built).turn()


# Dice.


def rolls(dice: int) -> list[tuple[tuple[int, ...], int]]:
    """Every way the dice of a monster can fall, and how many sides show it."""
    colours = [colour for colour in (ORANGE, BLUE) if dice & colour]
    faces = [list(zip(FACES[colour], COUNT, strict=True)) for colour in colours]
    found = []
    for fallen in product(*faces):
        sides = 1
        for _, many in fallen:
            sides *= many
        found.append((tuple(face for face, _ in fallen), sides))
    return found


@pytest.mark.parametrize("dice", [ORANGE, BLUE, ORANGE | BLUE])
@pytest.mark.parametrize("keywords", [0, PIERCING, INEVITABLE, PIERCING | INEVITABLE])
def test_a_chance_is_what_the_faces_say(dice: int, keywords: int) -> None:
    """LS-10.6, LS-10.7"""
    every = sum(sides for _, sides in rolls(dice))
    hits = sum(n for faces, n in rolls(dice) if all(passed(face, keywords) for face in faces))
    stuns = sum(n for faces, n in rolls(dice) if all(stun_icon(face) for face in faces))
    assert chance(dice, keywords) == pytest.approx(float(Fraction(hits, every)))
    assert icons(dice) == pytest.approx(float(Fraction(stuns, every)))


def test_a_curse_takes_the_better_colour() -> None:
    """LS-24.3"""
    assert chance(ORANGE, CURSED | INEVITABLE) == chance(BLUE, INEVITABLE)
    assert chance(ORANGE | BLUE, CURSED | PIERCING) == pytest.approx(chance(ORANGE, PIERCING) ** 2)


def test_rerolls_help() -> None:
    assert again(0.5, 0) == 0.5
    assert again(0.5, 2) == pytest.approx(0.875)
    assert again(0.5, 9) == again(0.5, 4)  # LS-6.13


# The next Monster Phase.


@pytest.mark.parametrize("coin", ["left", "right"])
@pytest.mark.parametrize(
    "monsters",
    [
        "C@9,13E M@12,11S A@9,14E",
        "B@10,11E R@5,9E W@20,13W",
        "K1@12,17N U1@15,11S C@5,11E",
    ],
)
def test_it_foresees_what_the_phase_then_does(coin: str, monsters: str) -> None:
    """LS-12, LS-13: what heroes would suffer and the Circle would lose."""
    field = Field("HR2@11,11 HR4@14,9", monsters, "BD1@C ST1@8,14", coin=coin, phase=3)
    outlook = Outlook(field.state)
    side = 0 if coin == "left" or len(outlook.coins) == 1 else 1
    foreseen = outlook.coins[side]
    for hero in (0, 1):
        field.takes_all(hero)
        field.state.hp[hero] = 50
    mages = field.state.mages = 40
    field.move().attack()
    while field.state.question is not None and field.why in ("target", "victim", "roll"):
        field.says(field.question.options[0].name)
    assert mages - field.state.mages == foreseen.circle
    for hero in (0, 1):
        assert field.state.hurt[hero] == foreseen.harm[hero] + foreseen.pierced[hero]


def test_looking_ahead_changes_nothing() -> None:
    field = night(monsters="C@9,13E B@10,11E")
    before = field.state.clone()
    Outlook(field.state)
    assert field.state.figure == before.figure
    assert field.state.at == before.at


def test_what_was_worked_out_for_another_table_is_not_used() -> None:
    """One evaluation judges many tables: it says of each what a fresh one says."""
    used = LastSpellEvaluation()
    fields = [
        night(),
        night(monsters="C@7,14E"),
        night(built="ST1@8,13"),
        night(heroes="HR2@12,9 HR7@15,10"),
        night("HR2@12,9 HR4@15,9"),
    ]
    fields[0].state.hurt[0] = 3
    for _ in range(2):
        for field in fields:
            assert used.value(field.state, 0) == value(field)
    used.value(fields[1].state, 0)
    fields[1].state.facing[figure("C1")] = 0  # It goes elsewhere, though nothing has moved.
    assert used.value(fields[1].state, 0) == value(fields[1])
    used.value(fields[2].state, 0)
    fields[2].burning("8,13", 1)
    assert used.value(fields[2].state, 0) == value(fields[2])


# By night.


def test_an_end_outweighs_everything() -> None:
    field = night()
    now = value(field)
    field.state.ending = CIRCLE_LOST
    assert value(field) < now - WON / 2
    for won in (SURVIVED, BOSS_SLAIN):
        field.state.ending = won
        assert value(field) > 0.0
        assert value(field) == WON


def test_mages_and_wounds_count_and_the_last_count_most() -> None:
    field = night()
    by_mages = []
    for mages in (5, 4, 2, 1):
        field.state.mages = mages
        by_mages.append(value(field))
    assert by_mages[0] > by_mages[1] > by_mages[2] > by_mages[3]
    assert by_mages[2] - by_mages[3] > by_mages[0] - by_mages[1]
    field = night()
    by_wounds = []
    for wounds in (0, 1, 6, 7):
        by_wounds.append(value(field.wounded(wounds)))
    assert by_wounds[0] > by_wounds[1] > by_wounds[2] > by_wounds[3]
    assert by_wounds[2] - by_wounds[3] > by_wounds[0] - by_wounds[1]


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("C@7,13E", "C@10,13E"),  # Farther from the Circle.
        ("C@7,13E", "C@7,13E C@7,14E"),
        ("C@12,13E*", "C@12,13E"),  # Stunned.
        ("C@7,13E", "M@8,13E"),
    ],
)
def test_what_monsters_threaten(better: str, worse: str) -> None:
    # Heroes out of reach, who have nothing to promise.
    fields = [Field("HR2@18,9 HR4@18,18", monsters).turn() for monsters in (better, worse)]
    for field in fields:
        for hero in (0, 1):
            field.state.passed[hero] = 1
    assert value(fields[0]) > value(fields[1])


def test_a_hero_beside_a_boomer_is_in_danger() -> None:
    """LS-10.10"""
    outlook = Outlook(night(monsters="B@9,13E").state)
    assert outlook.danger[at("12,13")] == 4.0
    assert outlook.danger[at("18,18")] == 0.0


def test_hitting_two_is_better_than_hitting_one_and_an_ally_is_spared() -> None:
    """Fireball (LS-24.2, LS-6.10)."""
    field = night("HR7@12,9 HR2@16,12", "C@7,13E C@8,14E C@15,13W")
    outlook = Outlook(field.state)
    fireball = next(a for a in ATTACKS if a.id == "W-G2-fireball")
    shot = Shot(fireball, 0, fireball.keywords, 1)
    origin = at("12,9")

    def gain(place: str) -> float:
        return shot.gain(outlook, field.state, origin, at(place), 0)

    assert gain("8,13") > gain("7,12") > 0 == gain("18,18")
    assert gain("15,13") < gain("14,13")  # Brenna stands beside the one, not the other.


def test_a_hero_promises_more_where_it_reaches_somebody() -> None:
    def promise(monsters: str, ap: int = 4) -> float:
        field = Field("HR1@12,11 HR4@18,18", monsters).turn()
        field.state.ap[0] = ap
        foreseen = Foreseen()
        prospects = Prospects(field.state, foreseen, foreseen.of(field.state), 0, ap)
        return prospects.best(field.state)

    assert promise("C@10,12E") > promise("C@21,20W")
    assert promise("C@10,12E", ap=4) > promise("C@10,12E", ap=1)


def test_an_archer_can_step_back_from_who_is_too_near() -> None:
    """LS-24.1: nobody shoots into its own Area, but somewhere else it could."""
    field = Field("HR4@14,12 HR2@18,18", "C@13,11S").turn()
    foreseen = Foreseen()
    prospects = Prospects(field.state, foreseen, foreseen.of(field.state), 0, 1)
    assert prospects.here == 0.0 < prospects.best(field.state)
    assert prospects.target != at("14,12")


def test_a_hero_who_has_passed_promises_nothing() -> None:
    field = night("HR1@12,11 HR4@18,18", "C@11,13E")
    ready = value(field)
    field.state.passed[0] = 1
    assert value(field) < ready


# By day.


def by_day() -> Field:
    field = Field("HR2@12,9 HR4@9,9", phase=0, options={"scenario": "gildenberg"})
    for hero in (0, 1):
        field.state.figure[field.state.space[hero]] = 0
        field.state.space[hero] = -1
    return field


def test_a_weapon_gains_with_its_level() -> None:
    for weapon in range(len(WEAPON_IDS)):
        first, second, third = RATING[4 * weapon + 1 : 4 * weapon + 4]
        assert 0 < first < second <= third


def test_what_lies_in_the_supply_is_picked_up_by_whoever_gains() -> None:
    """LS-18.14: better armour first needs the old one put down."""
    state = by_day().state
    state.place[item("A06")] = SHARED  # Cloth Armor.
    wearing = Gear(state).value()
    old = next(n for n in range(len(state.place)) if state.place[n] == 8 and item("A02a") <= n)
    state.place[old] = SHARED
    bare = Gear(state).value()
    state.place[item("A06")] = 8
    assert wearing < bare < Gear(state).value()


@pytest.mark.parametrize(
    ("day", "hoards", "kept"), [(2, False, True), (3, False, False), (3, True, True)]
)
def test_on_the_last_day_nothing_is_worth_keeping(day: int, hoards: bool, kept: bool) -> None:
    """LS-1.2: after the third night nobody buys anything; only the apprentice still saves."""
    evaluation = LastSpellEvaluation(hoards=hoards)
    field = by_day()
    field.state.day = day
    poor = evaluation.value(field.state, 0)
    field.state.materials += 5
    assert (evaluation.value(field.state, 0) - poor > 5) == kept


def test_walls_belong_into_the_way_of_what_comes() -> None:
    """LS-18.9"""

    def worth(place: str) -> float:
        field = Field(built=f"ST1@{place}")
        for card in (0, 1):
            field.state.slot_cards[CARDS_PER_SLOT * 2 + card] = FACE_DOWN  # West: y 12 to 15.
        return walls(field.state)

    assert worth("8,13") > worth("19,13")
    assert worth("8,13") > worth("10,11")


def test_one_mission_is_enough() -> None:
    """LS-1.6"""
    field = by_day()
    state = field.state
    state.missions = [RAMPARTS, ARTILLERY]
    nothing = missions(state)
    assert likely(state, RAMPARTS) == likely(state, ARTILLERY) == 0.0
    built = " ".join(f"ST1@8,{y}" for y in range(9, 18))
    walled = Field(built=built, options={"scenario": "gildenberg"}).state
    walled.missions = [RAMPARTS, ARTILLERY]
    assert missions(walled) > nothing
    walled.achieved[ARTILLERY] = 1
    best = missions(walled)
    walled.missions = [CALM_STREETS, ARTILLERY]
    assert missions(walled) == best


def test_workers_are_there_to_work() -> None:
    field = by_day()
    field.state.workers = 1
    idle = value(field)
    field.state.workers = 0
    field.state.gold += 1
    assert value(field) > idle
