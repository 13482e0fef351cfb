"""What the log says, and what a board shows meanwhile: once, and of the right one."""

import pytest

from gloaming.engine.event import Event
from gloaming.engine.sight import tell
from gloaming.games.casting_shadows import GAME
from gloaming.text import LANGUAGES, Catalogue
from tests.support.casting_shadows import Mage, Table

EN, IT, FR = (Catalogue(language, GAME) for language in LANGUAGES)


def log(events: list[Event], catalogue: Catalogue = EN, seat: int = -1) -> list[str]:
    return [catalogue.event(tell(GAME, event, seat)) for event in events]


def whats(table: Table) -> list[str]:
    return [event.what for event in table.events]


def test_protecting_is_told_once() -> None:
    """CS-5.4: the crystal is removed, not paid."""
    assert whats(Table(Mage(), Mage(), dice="CC - - - -").does("protect")) == ["protects"]
    toad = Mage(companion="curse_toad", shadow=True)
    table = Table(toad, Mage(), dice="CC - CC - -").does("protect")
    assert table.asks(1, "pay")
    assert whats(table.does("pay b1")) == ["protects"]


def test_converting_a_crystal_is_told_once() -> None:
    """CS-7.20: like every other conversion."""
    table = Table(Mage(book="curse_void"), Mage(), dice="CC - - - -")
    table.does("cast curse_void", "convert CC-GR")
    assert whats(table) == ["casts", "converts", "gains"]


def test_what_is_paid_for_a_spell_is_still_told() -> None:
    """CS-6.6."""
    table = Table(Mage(book="sinister_screech"), Mage("E"), dice="CC - - - -")
    assert "pays" in whats(table.does("cast sinister_screech"))


def test_nobody_looks_as_if_an_ability_could_be_answered() -> None:
    """CS-9.9: while Kit chooses where to leap, nor while anybody is aimed at."""
    kit = Mage(character="kit", shadow=True, energy=5)
    foes = [Mage("E", character="haze", counterspells="run_away"), Mage("W", character="frill")]
    table = Table(kit, *foes).does("ability", "aim E")
    assert table.asks(1, "leap")
    for watcher in (0, 1, 2, -1):
        attack = GAME.view(table.state, watcher)["attack"]
        assert attack is not None
        assert (attack["targets"], attack["waiting"]) == ([1], [])


def test_only_who_holds_a_counterspell_looks_as_if_answering() -> None:
    """CS-7.6, CS-8.2: how many one holds is public."""
    targets = [Mage("E", counterspells="run_away"), Mage("E"), Mage("E", counterspells="run_away")]
    table = Table(Mage(book="spectral_slap"), *targets, pool="GR GB").does("cast spectral_slap")
    attack = GAME.view(table.state, -1)["attack"]
    assert attack is not None
    assert (attack["targets"], attack["waiting"]) == ([1, 2, 3], [1, 3])


@pytest.mark.parametrize("kind", ["red_gem", "fatal_fronds"])
def test_a_card_that_makes_room_is_asked_for(kind: str) -> None:
    """CS-6.22: also where only one kind could: nobody loses a card unasked."""
    full = Mage("SE", book=f"{kind} {kind} {kind}", counterspells="run_away run_away")
    table = Table(full, Mage("NW"), market={"SE": "red_orb"}).does("collect")
    assert table.asks(1, "discard")
    assert table.offered("discard") == kind
    assert GAME.waits(table.state), "the house would answer by itself"
    assert table.told("discards") == []
    table.does(f"discard {kind}").luck()
    assert len(table.told("discards")) == 1


def test_the_only_spell_to_sacrifice_is_asked_for() -> None:
    """CS-6.5: a brother of the above."""
    mage = Mage("SE", book="fatal_fronds")
    table = Table(mage, Mage("NW"), market={"SE": "personal_space"}, pool="OR").does("collect")
    assert table.asks(1, "sacrifice")
    assert table.offered("sacrifice") == "fatal_fronds"
    assert GAME.waits(table.state)


@pytest.mark.parametrize(
    ("mages", "options", "said"),
    [
        ([Mage(hp=4), Mage(hp=5)], {}, "The rounds are over: Jade is ahead and wins."),
        ([Mage(hp=4), Mage(hp=4)], {}, "the victory is shared"),
        ([Mage(), Mage(hp=3), Mage(), Mage()], {"mode": "teams2v2"}, "Amber and Ivory are ahead"),
        ([Mage(hp=3), Mage(), Mage(), Mage()], {"mode": "teams2v2"}, "Jade and Onyx are ahead"),
    ],
)
def test_the_end_at_the_cap_says_who_has_won(
    mages: list[Mage], options: dict[str, str], said: str
) -> None:
    """CS-10.8: in the log as in the verdict."""
    table = Table(*mages, turn_of=len(mages), round=50, options=options).ends_turn()
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert said in EN.outcome(outcome)
    assert log(table.events[-1:]) == [EN.outcome(outcome)]


def test_the_end_names_the_team_that_is_left() -> None:
    """CS-10.4 in teams."""
    mages = [Mage(hp=0), Mage(book="fatal_fronds"), Mage(hp=2), Mage(hp=0)]
    table = Table(*mages, turn_of=2, options={"mode": "teams2v2"}).does("cast fatal_fronds")
    assert "Jade and Onyx" in log(table.events[-1:])[0]


def test_a_sentence_that_ends_in_a_name_with_a_mark_has_no_second_one() -> None:
    """Run Away! is a name."""
    for catalogue in (EN, IT, FR):
        for what in (["reveals", "amber", "run_away"], ["draws-counterspell", "amber", "run_away"]):
            assert "!." not in catalogue.event(list(what))


def test_the_log_names_the_form_one_turns_into() -> None:
    """CS-9.3: not the one that is left behind."""
    for catalogue, name in ((EN, "Kit the Turbulent"), (IT, "Kit il Turbolento")):
        for what in ("transforms", "ability"):
            assert name in catalogue.event([what, "amber", "kit"])
    assert "Kit le Turbulent" in FR.event(["transforms", "amber", "kit"])
    assert "Brisevent" not in FR.event(["transforms", "amber", "kit"])


def test_italian_bends_before_a_name() -> None:
    """Ad Ambra, a Giada."""
    said = [IT.event(["turn", seat, 1]) for seat in GAME.seat_names]
    assert [one.split("tocca ")[1] for one in said] == [
        "ad Ambra.",
        "a Giada.",
        "ad Avorio.",
        "a Onice.",
    ]
