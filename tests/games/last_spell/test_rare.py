"""What play hardly ever comes to: it happens, and the log tells it in every language."""

import pytest

from gloaming.engine.event import Event
from gloaming.engine.script import ask_again
from gloaming.engine.sight import tell
from gloaming.games.last_spell import GAME
from gloaming.games.last_spell.board import NAMES, slot_space
from gloaming.games.last_spell.box.hero_cards import PERKS
from gloaming.games.last_spell.box.waves import ALERION_CARDS
from gloaming.games.last_spell.heroes.solo import perks_of
from gloaming.games.last_spell.monsters.arrival import place_wave
from gloaming.games.last_spell.view import view
from gloaming.text import LANGUAGES, Catalogue
from tests.games.last_spell.test_brood import caught
from tests.games.last_spell.test_day import Morning, space
from tests.games.last_spell.test_dryad import HIT, acting, next_phase, night
from tests.games.last_spell.test_harpy import last_night
from tests.games.last_spell.test_night import lay
from tests.games.last_spell.test_solo import main_phase, says, until
from tests.support.last_spell import Field, at, figure, item

SPOKEN = [Catalogue(language, GAME) for language in LANGUAGES]


def plain(sentence: str) -> str:
    """With the apostrophes and spaces of a keyboard."""
    apostrophes = sentence.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")
    return apostrophes.replace("\N{NO-BREAK SPACE}", " ")


def said(heard: list[Event], what: str) -> list[list[str]]:
    """Every sentence about this, each in all languages."""
    told = [tell(GAME, event, 0) for event in heard if event.what == what]
    return [[plain(catalogue.event(one)) for catalogue in SPOKEN] for one in told]


def test_a_recruit_and_the_perk_it_gives_up_are_told() -> None:
    """LS-22.3, LS-22.4"""
    state = main_phase()
    (perk,) = [perk for perk in range(16) if state.perks[3] >> perk & 1]
    heard: list[Event] = []
    state.heard = heard
    says(state, "recruit HR8")
    assert state.gold == 27
    assert perks_of(state, 3) == 0
    assert said(heard, "recruits") == [
        [
            "Sable is recruited for 3 Gold.",
            "La squadra recluta Sable per 3 Oro.",
            "L'équipe recrute Sable pour 3 Or.",
        ]
    ]
    assert [event.numbers() for event in heard if event.what == "forgets"] == [[7, perk, 0]]
    names = [plain(catalogue.thing("perk", PERKS[perk])) for catalogue in SPOKEN]
    assert said(heard, "forgets") == [
        [
            f"Sable gives up the Perk {names[0]}.",
            f"Sable rinuncia al Vantaggio {names[1]}.",
            f"Sable renonce à l'Atout {names[2]}.",
        ]
    ]


def test_who_is_freed_from_the_trap_is_told() -> None:
    """LS-20.25: by the own fists or by those of another hero."""
    field = caught().says("punch 21,12", *HIT)
    assert not view(field.state, 0)["heroes"][0]["trapped"]
    assert said(field.heard, "freed") == [
        ["Brenna is free again.", "Brenna torna in libertà.", "Brenna retrouve la liberté."]
    ]
    field = acting(caught("HR1@21,11"), "HR1").says("punch 21,12")
    assert not view(field.state, 0)["heroes"][0]["trapped"]
    assert said(field.heard, "freed") == [
        ["Brenna is free again.", "Brenna torna in libertà.", "Brenna retrouve la liberté."]
    ]


def test_a_monster_without_room_on_its_slot_is_told() -> None:
    """LS-11.8, R-126"""
    field = last_night("HR2@18,18", dead=0)
    for row in range(3):
        for column in range(4):
            field.put(f"C@{NAMES[slot_space(2, 6, row, column)]}E")
    place_wave(field.state, 2, ALERION_CARDS[0])
    assert field.where("L1") == "2,13"
    assert sum(one >= 0 for one in field.state.at) == 13
    assert said(field.heard, "no-room")[0] == [
        "No room for Clawer 13 on slot 2.",
        "Nello slot 2 non c'è spazio per Clawer 13.",
        "Pas de place pour Griffeur 13 à l'emplacement 2.",
    ]
    assert figure("C13") not in [told[0] for told in field.told("enters")]


def test_a_mage_that_joins_is_told() -> None:
    """LS-18.7, BD8"""
    morning = Morning("BD8@I", gold=2)
    morning.state.mages = 3
    heard: list[Event] = []
    morning.state.heard = heard
    morning.says("scavenge gold", f"work {space('I')}")
    assert (morning.state.mages, morning.state.gold) == (4, 1)
    assert said(heard, "mage-joins") == [
        [
            "A Mage joins the Magic Circle, which now has 4.",
            "Un Mago si unisce al Cerchio Magico: ora ce ne sono 4.",
            "Un Mage rejoint le Cercle magique, qui en compte désormais 4.",
        ]
    ]


def test_creeping_doom_is_told() -> None:
    """LS-13.11, K7: from the tenth Monster Phase on."""
    field = Field("HR2@18,18", "C@5,22N* C@6,22N*", phase=8).monster_phase()
    field.says("flip_coin left")
    assert said(field.heard, "doom") == []
    field.says("end_turn", "flip_coin left")
    assert field.state.mages == 3
    assert said(field.heard, "doom") == [
        [
            "Phase 10: doom creeps into the Circle.",
            "Fase 10: la rovina s'insinua nel Cerchio.",
            "Phase 10 : la ruine gagne le Cercle.",
        ]
    ]


def test_who_goes_through_a_portal_is_told() -> None:
    """LS-15.4"""
    field = Field("HR2@8,13", "", "ST7@8,13 ST7@18,8").turn().says("flip 2", "travel 18,8")
    assert field.where("HR2") == "18,8"
    assert said(field.heard, "travels") == [
        [
            "Brenna goes through the Portal to 18,8.",
            "Brenna passa per il Portale e arriva in 18,8.",
            "Brenna passe par le Portail et arrive en 18,8.",
        ]
    ]


def test_a_scroll_that_is_read_is_told() -> None:
    """LS-9.4, SC4"""
    field = Field("HR7@9,9").arms("SC4").turn().says("read SC4", "aim 12,11")
    assert field.where("HR7") == "12,11"
    assert said(field.heard, "reads") == [
        ["Odo reads: Blink.", "Odo legge: Blink.", "Odo lit : Clignement."]
    ]


def test_who_is_saved_by_a_priest_armor_is_told() -> None:
    """A22, R-73"""
    field = Field("HR2@12,9 HR1@18,18", "C@11,9E").arms().arms("A22", hero=1).wounded(7)
    field.attack().says("use_item A22")
    assert field.state.hurt[0] == 7
    assert said(field.heard, "saved") == [
        [
            "Brenna is saved at the last moment.",
            "Brenna si salva all'ultimo istante.",
            "Brenna échappe de justesse à la mort.",
        ]
    ]
    assert said(field.heard, "falls") == []


def test_a_monster_before_the_fog_is_told_to_stop_there() -> None:
    """LS-12.6, R-22"""
    field = Field("HR2@18,18", "C@4,13W").move()
    assert field.where("C1") == "4,13"
    assert said(field.heard, "stays") == [
        [
            "Clawer 1 stops: the board ends or the Fog begins there.",
            "Clawer 1 si ferma: lì finisce il tabellone o comincia la Nebbia.",
            "Griffeur 1 s'arrête : le plateau finit ou la Brume commence là.",
        ]
    ]


def test_the_hero_with_the_most_base_mana_is_told_to_be_struck_for_it() -> None:
    """LS-13.4"""
    field = Field("HR2@9,13 HR6@11,13", "C@10,13E").arms().arms(hero=1).attack()
    assert field.state.hurt[:2] == [0, 1]
    assert said(field.heard, "strikes-hero") == [
        [
            "Clawer 1 attacks Mirella: the hero with the most base Mana.",
            "Clawer 1 attacca Mirella: l'eroe con più Mana di base.",
            "Griffeur 1 attaque Mirella : le héros ayant le plus de Mana de base.",
        ]
    ]


def test_a_reroll_by_momentum_is_told() -> None:
    """LS-24.3, R-56"""
    field = Field("HR1@5,9", "C@9,9W").arms("W-M6").turn().says("flip 2")
    field.says("step 6,9", "step 7,9", "step 8,9", "attack W-M6-heavy-blow", "aim 9,9")
    field.says("roll blue-M", "reroll momentum", "roll blue-H")
    assert field.where("C1") == ""
    assert said(field.heard, "rerolls") == [
        [
            "Clawer 1 has to reroll: Momentum.",
            "Clawer 1 deve rilanciare: Impeto.",
            "Griffeur 1 doit relancer : Élan.",
        ]
    ]


def test_a_reroll_by_an_engineer_is_told() -> None:
    """PK12, LS-15.6"""
    field = Field("HR6@18,18", "C@9,9E C@9,10E", "ST5@10,11").learns("PK12").turn()
    field.says("fire 10,11", "aim 9,9", "roll blue-M", "reroll PK12", "roll blue-H")
    assert field.where("C1") == ""
    assert said(field.heard, "rerolls") == [
        [
            "Clawer 1 has to reroll: Engineer.",
            "Clawer 1 deve rilanciare: Ingegnere.",
            "Griffeur 1 doit relancer : Ingénieur.",
        ]
    ]


def test_the_three_brood_cards_grow_as_they_are_printed() -> None:
    """LS-20.20, LS-20.22: SQ1, SQ2, SQ3."""
    field = night(slots=4).monster_phase().says("flip_coin left")
    assert view(field.state, 0)["brood"] == {"8": "SQ1", "11": "SQ2", "3": "SQ3"}
    next_phase(field)
    # Two spaces before columns 0 and 3 of the slots in the east, the south and the west.
    grown = {"MO1": "21,15W", "HA1": "21,12W", "HA2": "12,21N", "MO2": "15,21N"}
    grown |= {"MO3": "6,8E", "HA3": "6,11E"}
    assert {name: field.stands(name) for name in grown} == grown
    told = zip(field.told("enters"), said(field.heard, "enters"), strict=True)
    tiles = {numbers[0]: sentences for numbers, sentences in told}
    for name, stands in grown.items():
        for catalogue, sentence in zip(SPOKEN, tiles[figure(name)], strict=True):
            assert catalogue.thing("monster", name) in sentence
            assert stands[:-1] in sentence


@pytest.mark.parametrize(("slot", "stands"), [(6, "18,1"), (12, "9,26")])
def test_the_last_slots_of_the_north_and_the_south_reveal_their_card(
    slot: int, stands: str
) -> None:
    """LS-2.12, LS-11.6, LS-11.8: S03 has a Runner in row 0, column 1."""
    field = Field("HR2@18,18", map="lakeburg", options={"scenario": "lakeburg"})
    lay(field, slot, "S03").monster_phase().says("flip_coin left")
    assert [figure("R1"), at(stands), 0] in field.told("enters")
    assert said(field.heard, "reveals") == [
        [
            f"Slot {slot}: card S03 is revealed.",
            f"Slot {slot}: si rivela la carta Schema Ondata S03.",
            f"Emplacement {slot} : la carte S03 est révélée.",
        ]
    ]


def test_where_the_harpy_enters_by_choice_is_told() -> None:
    """LS-20.6, R-78"""
    field = last_night("HR2@8,12", "L@9,12E").arms("W-M4").turn()
    field.says("attack W-M4-stab", "aim 9,12", "roll orange-H", "roll blue-H", "enter 9,11")
    assert field.where("X") == "9,11"
    assert said(field.heard, "enters")[-1] == [
        "The Corrupted Harpy appears on 9,11.",
        "La Corrupted Harpy appare in 9,11.",
        "La Harpie corrompue apparaît en 9,11.",
    ]


def test_where_a_hero_makes_way_for_the_dryad_is_told() -> None:
    """LS-20.17, R-84"""
    field = night("HR2@8,13").monster_phase().says("flip_coin left", "displace 9,13")
    assert field.where("HR2") == "9,13"
    assert said(field.heard, "displaced") == [
        [
            "Brenna is moved to 9,13.",
            "Brenna deve spostarsi in 9,13.",
            "Brenna doit se déplacer en 9,13.",
        ]
    ]


def test_whom_a_fury_shield_strikes_is_told() -> None:
    """A14, R-75"""
    field = Field("HR2@12,9", "C@11,9E C@13,9W").arms("A14").attack()
    field.says("use_item A14", "strike C2")
    assert field.where("C2") == ""
    assert said(field.heard, "hit") == [
        [
            "Clawer 2 suffers 1 damage.",
            "Clawer 2 subisce 1 danno.",
            "Griffeur 2 subit 1 dégât.",
        ]
    ]


def test_a_mantle_restored_for_tokens_is_told() -> None:
    """LS-8.3, A24"""
    field = Field("HR2@12,9").arms("A24")
    field.state.exhausted[item("A24")] = 1
    field.turn().says("restore A24", "spend 1", "spend 3")
    assert field.state.exhausted[item("A24")] == 0
    assert field.tokens() == ["used", "ready", "used"]
    assert said(field.heard, "restores") == [
        [
            "Brenna restores: Evasion Mantle.",
            "Brenna ripristina: Evasion Mantle.",
            "Brenna redresse : Cape d'esquive.",
        ]
    ]


def test_whom_a_temple_heals_is_told() -> None:
    """LS-18.7, BD7"""
    morning = Morning("BD7@H")
    morning.state.hurt[:2] = [1, 2]
    heard: list[Event] = []
    morning.state.heard = heard
    ask_again(morning.state)
    morning.says(f"work {space('H')}", "help HR1")
    assert morning.state.hurt[:2] == [1, 1]
    assert said(heard, "heals") == [
        ["Ulric removes 1 Wound.", "Ulric toglie 1 Ferita.", "Ulric retire 1 Blessure."]
    ]


def test_the_levels_a_recruit_catches_up_are_told() -> None:
    """LS-22.4, LS-18.3"""
    state = main_phase()
    state.level[0] = 3
    heard: list[Event] = []
    state.heard = heard
    until(says(state, "recruit HR8"), "main")
    assert state.level[3] == 3
    assert said(heard, "levels") == [
        ["Sable reaches Level 2.", "Sable raggiunge il livello 2.", "Sable atteint le niveau 2."],
        ["Sable reaches Level 3.", "Sable raggiunge il livello 3.", "Sable atteint le niveau 3."],
    ]


def test_who_is_stunned_around_a_frost_is_told() -> None:
    """LS-24.3, SC2"""
    field = Field("HR7@9,9", "C@12,9E C@13,9E").arms("SC2").turn()
    field.says("read SC2", "aim 12,9", "roll blue-H", "roll blue-IS")
    assert field.state.stunned[figure("C2")] == 1
    assert said(field.heard, "stunned") == [
        ["Clawer 2 is stunned.", "Clawer 2 resta stordito.", "Griffeur 2 est étourdi."]
    ]
