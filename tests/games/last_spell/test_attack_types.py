"""Every Attack Type of every copy of a weapon, played: price, uses, range, area, keywords (LS-6.3).

A hero on (9,9) faces east. What must come of it is read off what test_weapons.py has as printed.
"""

import pytest

from gloaming.engine.sight import tell
from gloaming.games.last_spell import GAME
from gloaming.games.last_spell.board import NAMES
from gloaming.games.last_spell.box.equipment import TYPE_NAMES
from gloaming.text import LANGUAGES, Catalogue
from tests.games.last_spell.test_weapons import PRINTED
from tests.support.last_spell import Field, figure

HERO = "9,9"
ALLY = "13,12"
# The space one, two and three steps away, one in the next sector, one in the sector after it.
RANGES = {
    "melee": "10,9",
    "up-to-2": "10,9 11,9",
    "self": HERO,
    "current": "10,9 11,9 12,9",
    "adjacent": "15,9",
    "far": "22,9",
    "current-adjacent": "10,9 11,9 12,9 15,9",
    "adjacent-far": "15,9 22,9",
}
SPACES = [HERO, "10,9", "11,9", "12,9", "15,9", "22,9"]
# LS-24.2 towards the east, from the Impact Space.
AREAS = {
    "P1": "0,0",
    "PX2": "0,0",
    "PX3": "0,0",
    "PX4": "0,0",
    "L2": "0,0 1,0",
    "L3": "0,0 1,0 2,0",
    "L3M": "0,0 1,0 2,0",
    "X5": "0,0 1,0 -1,0 0,1 0,-1",
    "R6": "0,0 0,-1 0,1 1,0 1,-1 1,1",
    "N9": "0,0 1,-1 1,0 1,1 2,-2 2,-1 2,0 2,1 2,2",
    "Q9": "-1,-1 -1,0 -1,1 0,-1 0,0 0,1 1,-1 1,0 1,1",
    "O8": "-1,-1 -1,0 -1,1 0,-1 0,1 1,-1 1,0 1,1",
}


class Type:
    """One Attack Type of one copy of a weapon, as printed."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.item = "-".join(name.split("-")[:2])
        lines = PRINTED.strip().splitlines()
        card = self.item.rstrip("abc")
        at = next(n for n, line in enumerate(lines) if line.startswith(f"{card} "))
        self.kind, _, damage = lines[at].split()[1:4]
        self.damage = int(damage)
        while not lines[at].startswith(f"  {name.removeprefix(self.item)[1:]} "):
            at += 1
        row = lines[at].split()
        self.ap, self.mana, self.mp, self.uses = map(int, row[1:5])
        self.range, self.area = row[5:7]
        self.bounces, self.helps = map(int, row[7:9])
        self.keywords = set(row[9:])

    @property
    def reach(self) -> set[str]:
        """Which of SPACES it may be aimed at, where nothing is in the way."""
        reach = set(RANGES[self.range].split())
        if self.range.startswith("current"):
            reach.add(HERO)  # The Area that LS-6.7 forbids is the ring around it (LS-2.8).
        if self.kind == "ranged":
            reach.discard("10,9")  # LS-6.7
        return reach

    @property
    def impact(self) -> str:
        """The farthest of its spaces."""
        return max(self.reach, key=SPACES.index)

    @property
    def target(self) -> str:
        """A space it strikes."""
        return "10,9" if self.area == "O8" else self.impact

    def ready(self, monsters: str = "", built: str = "", heroes: str = "") -> Field:
        """The hero's turn with the weapon in hand and enough of everything."""
        field = Field(f"HR6@{HERO} {heroes}".strip(), monsters, built).arms(self.item)
        field.turn()
        field.state.mana[0] = 9
        field.state.mp = self.mp
        return field.again()

    def strikes(self, field: Field) -> Field:
        """It is chosen and aimed; whatever rolls has not rolled yet."""
        field.says(f"attack {self.name}")
        if self.range != "self":
            field.says(f"aim {self.impact}")
        if field.why == "dice":
            bulky = field.where("K1") or field.where("K2")
            field.says("choose_dice orange" if bulky else "choose_dice blue")
        return field


ALL = [Type(name) for name in TYPE_NAMES if name != "-"]
DICE = [one for one in ALL if one.area in AREAS]
every = pytest.mark.parametrize("one", ALL, ids=lambda one: str(one.name))
rolling = pytest.mark.parametrize("one", DICE, ids=lambda one: str(one.name))


def all_hit(field: Field) -> Field:
    """Every monster that rolls is hit, nothing is done besides."""
    while field.why != "turn":
        if field.why == "resolve":
            field.says(f"resolve {field.offered('resolve')[0]}")
        elif field.why == "dice":
            field.says("choose_dice blue")
        elif field.why == "roll":
            field.says("roll blue-H")
        else:
            field.says("stop")
    return field


@every
def test_an_attack_type_is_offered_paid_and_used_up_as_printed(one: Type) -> None:
    """LS-6.3, LS-6.4, LS-14.4"""
    field = one.ready(heroes=f"HR2@{ALLY}" if one.helps else "")
    state = field.state
    for use in range(one.uses):
        state.ap[0], state.mana[0], state.mp = 4, 9, one.mp
        field.again()
        assert field.offers(f"attack {one.name}"), use
        field.says(f"attack {one.name}")
        if one.range != "self":
            field.says(f"aim {ALLY if one.helps else field.offered('aim')[0]}")
        if field.why == "face":
            field.says("face east")
        if field.why == "aim":
            field.says("stop")
        assert (state.ap[0], state.mana[0], state.mp) == (4 - one.ap, 9 - one.mana, 0)
        field.says("end_turn")
        if field.why == "act":
            field.says("act HR6")
    state.ap[0], state.mana[0], state.mp = 4, 9, one.mp
    assert field.again().why_not(f"attack {one.name}").key == "no-uses-left"
    for language in LANGUAGES:
        catalogue = Catalogue(language, GAME)
        told = [catalogue.event(tell(GAME, event, 0)) for event in field.heard]
        assert sum(catalogue.say(f"type-{one.name}") in sentence for sentence in told) >= one.uses


@every
def test_what_an_attack_type_costs_must_be_there(one: Type) -> None:
    """LS-4.3, LS-4.4, LS-6.3"""
    field = one.ready(heroes=f"HR2@{ALLY}" if one.helps else "")
    assert field.offers(f"attack {one.name}")
    field.state.ap[0] = one.ap - 1
    assert field.again().why_not(f"attack {one.name}").rule == "LS-4.4"
    field.state.ap[0] = one.ap
    assert field.again().offers(f"attack {one.name}")
    if one.mana:
        field.state.mana[0] = one.mana - 1
        assert field.again().why_not(f"attack {one.name}").rule == "LS-4.3"
    if one.mp:
        field.state.mana[0], field.state.mp = one.mana, one.mp - 1
        assert field.again().why_not(f"attack {one.name}").rule == "LS-6.3"


@every
def test_an_attack_type_is_aimed_as_far_as_printed(one: Type) -> None:
    """LS-6.7, LS-24.1, LS-24.3"""
    if one.range == "self":
        assert one.ready("C@10,10E").says(f"attack {one.name}").why == "roll"
        return
    field = one.ready(heroes=f"HR2@{ALLY}" if one.helps else "").says(f"attack {one.name}")
    offered = set(field.offered("aim"))
    if one.helps:
        assert offered == ({ALLY, HERO} if one.helps == 2 else {ALLY})
    elif one.area == "MV1":
        assert offered & set(SPACES) == one.reach - {HERO}  # Only where there is room.
    else:
        assert offered & set(SPACES) == one.reach


@rolling
def test_an_attack_type_strikes_all_of_its_area_and_nothing_else(one: Type) -> None:
    """LS-6.2, LS-6.12, LS-24.2: it stands amid monsters, and each that rolls is hit."""
    x, y = map(int, one.impact.split(","))
    spaces = [f"{x + east},{y + south}" for east in range(-2, 4) for south in range(-2, 3)]
    after = f"{x + 3},{y}"
    crowd = [space for space in spaces if space not in (HERO, after)]
    monsters = [f"{'C' if n < 24 else 'R'}@{space}E" for n, space in enumerate(crowd)]
    field = all_hit(one.strikes(one.ready(" ".join(monsters))))
    offsets = [offset.split(",") for offset in AREAS[one.area].split()]
    struck = {f"{x + int(east)},{y + int(south)}" for east, south in offsets} - {HERO}
    assert {NAMES[told[1]] for told in field.told("dies")} == struck
    assert [told[1] for told in field.told("hit")] == [one.damage] * len(struck)


@rolling
def test_an_attack_type_has_its_keywords_against_each_face(one: Type) -> None:
    """LS-10.6, LS-10.7, LS-24.3"""
    inevitable = one.strikes(one.ready(f"C@{one.target}E")).says("roll blue-IS")
    assert (inevitable.where("C1") == "") == ("inevitable" in one.keywords)
    field = one.strikes(one.ready(f"K1@{one.target}E")).says("roll orange-AS")
    if field.why == "reroll":
        field.says("keep_roll")
    hit = "armour-piercing" in one.keywords
    assert field.state.wounds[figure("K1")] == (one.damage if hit else 0)
    assert field.state.stunned[figure("K1")] == ("stun" in one.keywords)
    assert len(field.told("stunned")) == ("stun" in one.keywords)


@rolling
def test_an_attack_type_has_its_rerolls(one: Type) -> None:
    """LS-6.9, LS-24.3: against a lone monster, after three spaces walked."""
    field = one.ready(f"C@{one.target}E")
    field.state.walked = 3
    one.strikes(field.again()).says("roll blue-M")
    grants = one.keywords & {"isolation", "momentum"}
    if one.kind == "magic" and one.target == one.impact:
        grants.add("magic")
    offered = set(field.offered("reroll")) if field.why == "reroll" else set()
    assert offered == grants
    for grant in sorted(grants):
        again = one.ready(f"C@{one.target}E")
        again.state.walked = 3
        one.strikes(again.again()).says("roll blue-M", f"reroll {grant}", "roll blue-H")
        assert again.where("C1") == ""


@rolling
def test_only_a_cursed_attack_type_chooses_the_dice(one: Type) -> None:
    """LS-24.3, DP-17"""
    field = one.strikes(one.ready(f"C@{one.target}E"))
    assert bool(field.told("dice")) == ("cursed" in one.keywords)


@rolling
def test_an_attack_type_has_its_impacts_and_bounces(one: Type) -> None:
    """LS-6.12, LS-24.2, LS-24.3"""
    several = one.ready(f"K2@{one.target}E")
    one.strikes(several)
    while several.why != "turn":
        if several.why == "dice":
            several.says("choose_dice orange")
        several.says(f"aim {one.impact}" if several.why == "aim" else "roll orange-H")
    impacts = int(one.area[2:]) if one.area.startswith("PX") else 1
    assert [told[1] for told in several.told("hit")] == [one.damage] * impacts
    if one.area != "P1":
        return
    x, y = map(int, one.impact.split(","))
    row = one.ready(" ".join(f"C@{x},{y + south}E" for south in (0, 1, 2, 3, 4, 5)))
    one.strikes(row).says("roll blue-H")
    bounces = 0
    while row.why == "bounce":
        bounces += 1
        row.says(f"bounce {row.offered('bounce')[0]}", "roll blue-H")
    assert bounces == one.bounces


@every
def test_an_attack_type_moves_its_hero_as_printed(one: Type) -> None:
    """LS-24.2, LS-24.3, R-54, R-55"""
    if one.helps:
        field = one.ready(heroes=f"HR2@{ALLY}").says(f"attack {one.name}", f"aim {ALLY}")
    else:
        field = all_hit(one.strikes(one.ready("" if one.area == "MV1" else f"C@{one.target}E")))
    moved = {"pursuit": one.impact, "manoeuvre": "8,9"}
    there = [space for keyword, space in moved.items() if keyword in one.keywords]
    there += {"MV1": [one.impact], "L3M": ["13,9"]}.get(one.area, [])
    assert field.where("HR6") == (there or [HERO])[0]
    assert len(field.told("moved-by-attack")) == len(there)


@pytest.mark.parametrize(
    "one",
    [one for one in ALL if "current" in one.range or "far" in one.range],
    ids=lambda one: str(one.name),
)
def test_only_vision_sees_over_a_house(one: Type) -> None:
    """LS-6.8, LS-24.3: the House on A stands right above (10,11)."""
    seen = []
    for built in ("", "BD1@A"):
        field = Field("HR6@10,11 HR2@10,8", "", built).arms(one.item).turn()
        field.state.mana[0] = 9
        if field.again().offers(f"attack {one.name}"):
            field.says(f"attack {one.name}")
        seen.append(field.offered("aim"))
    assert (seen[0] == seen[1]) == ("vision" in one.keywords)


@pytest.mark.parametrize("one", [one for one in ALL if one.helps], ids=lambda one: str(one.name))
def test_an_attack_type_that_helps_gives_back_a_point_and_a_token(one: Type) -> None:
    """LS-24.3, R-114, DP-24"""
    field = one.ready(heroes=f"HR2@{ALLY}")
    field.state.ap[1] = 1
    field.state.used[3:6] = [1, 1, 0]
    assert field.tokens(1) == ["used", "used", "ready"]
    field.says(f"attack {one.name}", f"aim {ALLY}", "refresh 2")
    assert field.state.ap[1] == 2
    assert field.tokens(1) == ["used", "ready", "ready"]


@pytest.mark.parametrize("one", [one for one in ALL if "surround-stun" in one.keywords])
def test_surround_stun_rolls_for_all_around_the_impact_space(one: Type) -> None:
    """LS-24.3, R-53"""
    x, y = map(int, one.impact.split(","))
    field = one.strikes(one.ready(f"C@{x},{y}E C@{x - 1},{y - 1}E C@{x - 2},{y}E"))
    field.says("roll blue-H", "roll blue-IS")
    assert field.why == "turn"
    assert [field.state.stunned[figure(name)] for name in ("C1", "C2", "C3")] == [0, 1, 0]
    assert field.told("stunned") == [[figure("C2"), 0, 0]]
