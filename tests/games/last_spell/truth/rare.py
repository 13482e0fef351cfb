"""Tables on which reasons are given that no walk has ever met, set up by hand."""

from collections.abc import Callable

from gloaming.engine.script import ask_again
from gloaming.games.last_spell.box.structures import BLACKSMITH
from gloaming.games.last_spell.state import CARDS_PER_SLOT, FACE_DOWN, SHARED, State
from tests.games.last_spell.test_brood import breeding, caught
from tests.games.last_spell.test_cetusia import night as wyrm_night
from tests.games.last_spell.test_cetusia import rises
from tests.games.last_spell.test_day import Morning
from tests.games.last_spell.test_dryad import acting, next_phase, rooted
from tests.games.last_spell.test_dryad import night as dryad_night
from tests.games.last_spell.test_harpy import last_night
from tests.games.last_spell.test_scenario import mission_night
from tests.games.last_spell.test_solo import main_phase, says, until
from tests.support.last_spell import Field, at, item

Rare = tuple[str, str, Callable[[], State]]  # The reason, what is refused, and where.


def priest() -> State:
    """Brenna would die; Ulric wears Priest Armor and Turtle Armor."""
    field = Field("HR2@12,9 HR1@18,18", "C@11,9E").arms().arms("A22", "A12", hero=1)
    return field.wounded(7).attack().state


def exploding() -> State:
    """A Boomer at the edge of the Fog has two monsters beside it on the map, and one in the Fog."""
    field = Field("HR2@5,14 HR4@18,18", "B@4,13E C@3,13E C@5,12W C@4,12S", fog=4)
    return field.arms().attack().state


def in_the_wood() -> State:
    """A Boomer beside a Monolith and two Clawers."""
    field = rooted("HR2@10,13 HR4@18,18")
    for one in ("B@9,13E", "C@9,12E*", "C@9,14E*"):
        field.put(one)
    return next_phase(field.again()).state


def furious() -> State:
    field = Field("HR2@4,13", "C@3,13E C@5,13W C@4,12S").arms("A14").attack()
    return field.says("use_item A14").state


def harpy() -> State:
    field = last_night("HR2@8,12", "L@9,12E").arms("W-M4").turn()
    return field.says("attack W-M4-stab", "aim 9,12", "roll orange-H", "roll blue-H").state


def displaced() -> State:
    return rises(wyrm_night("HR2@12,8", "C@12,7E C@12,6E C@6,13E"), "Z1").state


def uprooted() -> State:
    """Four Clawers stand behind the hero, so that it is not moved straight to the Fog."""
    return dryad_night("HR2@8,13", "C@7,13E C@6,13E").monster_phase().says("flip_coin left").state


def nesting() -> State:
    """A Clawer can't leave its Hatchery, and two spaces are as near to it and to the City."""
    field = breeding("HR2@21,11")
    field.state.hp[0] = 99
    return next_phase(field).state


def smithless() -> State:
    morning = Morning()
    state = morning.state
    for built in range(len(state.kind)):
        if state.kind[built] == BLACKSMITH:
            state.kind[built] = 0
    ask_again(state)
    return state


def poor_inn() -> State:
    morning = Morning("BD8@C", gold=1)
    morning.state.mages -= 1
    ask_again(morning.state)
    return morning.state


def blind_seer() -> State:
    """No Seer finds a card that lies face down in the introductory game."""
    state = Morning("BD9@C", intro=False).state
    state.shots[state.structure[at("10,12")]] = 2
    ask_again(state)
    return state


def no_bottle() -> State:
    """Field Hospital gives two potions; all green ones are in the Shared Supply."""
    field = mission_night("UM10")
    while field.why != "reward-potion":
        field.says(field.question.options[0].name)
    for number in range(1, 5):
        field.state.place[item(f"green{number}")] = SHARED
    return field.again().state


def crowded() -> State:
    state = says(main_phase(), "recruit HR8")
    return until(says(until(state, "main"), "recruit HR4"), "main")


def restoring() -> State:
    """Two unused tokens are to be spent for the Evasion Mantle; one of three is used."""
    field = Field("HR2@12,9").arms("A08", "A24").turn().says("flip 1")
    field.state.exhausted[item("A08")] = 1
    return field.again().says("restore A08").state


def worn_out(card: str, *worn: str, tokens: bool = True) -> State:
    field = Field("HR2@12,9").arms(card, *worn).turn()
    field.state.exhausted[item(card)] = 1
    if not tokens:
        field.says("flip 1", "flip 2", "flip 3")
    return field.again().state


def blasted() -> State:
    """A Boomer explodes beside a hero who could use Iron Will, but no Armour."""
    return Field("HR2@12,9", "B@11,9E").arms("A02a").learns("TR01").attack().state


def medic() -> State:
    """Two can be healed; Isolde is far away."""
    field = Field("HR2@12,9 HR1@12,8 HR4@18,18").learns("PK11").wounded(1).wounded(1, 1)
    return field.wounded(1, 2).turn().says("use_perk PK11").state


def looking() -> State:
    """The Seer is asked, and cards lie face down on slots 2 and 3."""
    state = Morning("BD9@C", intro=False).state
    state.shots[state.structure[at("10,12")]] = 2
    for slot in (2, 3):
        state.slot_cards[CARDS_PER_SLOT * slot] = FACE_DOWN
    ask_again(state)
    return says(state, "work 10,12")


def raised_fist() -> State:
    field = Field("HR2@12,9", "C@11,9E C@13,9W").learns("TR07").turn()
    return field.says("punch 11,9").state


RARE: list[Rare] = [
    ("explosion-pierces", "use_item A02a", blasted),
    ("not-a-hurt-ally", "help HR4", medic),
    ("no-site", "build BD5", lambda: Morning(*(f"BD1@{p}" for p in "CFHIKL"), intro=False).state),
    ("nothing-to-look-at", "look 5", looking),
    ("not-the-fist", "aim 13,9", raised_fist),
    ("is-ready", "restore A08", lambda: Field().arms("A08").turn().state),
    ("no-way-to-restore", "restore A15", lambda: worn_out("A15")),
    ("no-tokens-to-spend", "restore A24", lambda: worn_out("A24", tokens=False)),
    ("forbidden-card", "restore A24", lambda: worn_out("A24", "A17")),
    ("token-not-ready", "spend 1", restoring),
    ("is-trapped", "flip 1", lambda: caught().state),
    ("is-trapped", "reinforce", lambda: acting(caught("HR1@20,12"), "HR2").state),
    (
        "no-reduction",
        "use_item A23",
        lambda: Field(monsters="C@11,9E").arms("A23", "A02a").attack().state,
    ),
    ("saves-nobody", "use_item A12", priest),
    ("not-beside", "strike C9", furious),
    ("left-alone", "strike C1", furious),
    ("left-alone", "victim C1", exploding),
    ("left-alone", "victim MN1", in_the_wood),
    ("harpy-not-there", "enter 12,9", harpy),
    ("not-as-near", "displace 18,18", displaced),
    ("not-free", "displace 12,7", displaced),
    ("takes-root-there", "displace 7,12", uprooted),
    ("not-a-nest", "displace 18,9", nesting),
    ("not-free", "displace 21,11", nesting),
    ("no-blacksmith", "upgrade W-M1a", smithless),
    ("no-gold-for-mage", "work 10,12", poor_inn),
    ("nothing-to-see", "work 10,12", blind_seer),
    ("no-potion-left", "take_potion green", no_bottle),
    ("three-in-play", "recruit HR6", crowded),
]
