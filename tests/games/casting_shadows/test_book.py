"""The Spell Book (CS-6.5, CS-6.20 to CS-6.25)."""

import pytest

from gloaming.games.casting_shadows import GAME
from gloaming.games.casting_shadows.box.board import BIT
from gloaming.games.casting_shadows.table.state import cards_of, room
from tests.support.casting_shadows import Mage, Table

FIVE = "fatal_fronds heavy_hand heat_wave lightning_bug spectral_slap"


@pytest.mark.parametrize(
    ("book", "sacrificed"),
    [
        ("fatal_fronds", "fatal_fronds"),
        ("metamorphosis", "metamorphosis"),
        ("personal_space", ""),
        ("infernal_assault", ""),
        ("red_gem", ""),
    ],
)
def test_a_sacrifice_is_a_spell_of_exactly_that_level(book: str, sacrificed: str) -> None:
    """CS-6.5, CS-R29."""
    table = Table(Mage("SE", book=book), Mage("NW"), market={"SE": "phoenix_flash"}, pool="OR GR")
    assert table.offers("collect") == bool(sacrificed)
    if sacrificed:
        assert table.does("collect").offered("sacrifice") == sacrificed
        assert table.does(f"sacrifice {sacrificed}").luck().discard == sacrificed


def test_the_spell_to_sacrifice_is_chosen() -> None:
    """CS-6.5: among those of the right level, each kind once."""
    mage = Mage("SE", book="fatal_fronds fatal_fronds personal_space heavy_hand")
    table = Table(mage, Mage("NW"), market={"SE": "deadly_shroud"}, pool="SF").does("collect")
    assert table.offered("sacrifice") == "fatal_fronds heavy_hand"
    assert table.why_not("sacrifice personal_space").rule == "CS-R29"
    assert table.why_not("sacrifice heat_wave").key == "not-in-book"
    table.does("sacrifice heavy_hand").luck()
    assert table.book(1) == "fatal_fronds fatal_fronds personal_space deadly_shroud"


def test_a_book_holds_five_cards_of_all_kinds() -> None:
    """CS-6.20, CS-R33: a Companion takes no place."""
    mage = Mage(book="heavy_hand red_gem", counterspells="run_away run_away")
    table = Table(mage, Mage(companion="thunder_stag", shadow=True))
    assert [room(table.state, player) for player in (0, 1)] == [1, 5]


def test_only_their_owner_sees_counterspells() -> None:
    """CS-6.21: all see how many there are; everything else lies open."""
    mage = Mage(book="heavy_hand", counterspells="run_away safety_dome")
    state = Table(mage, Mage()).state
    own, other = GAME.view(state, 0)["players"][0], GAME.view(state, 1)["players"][0]
    assert own["hidden"] == ["run_away", "safety_dome"]
    assert other["hidden"] == GAME.view(state, -1)["players"][0]["hidden"] == []
    assert other["counterspells"] == 2
    assert [card["card"] for card in other["book"]] == ["heavy_hand"]


def test_a_full_book_gives_up_a_spell_or_resource_card() -> None:
    """CS-6.22, CS-8.6, CS-R32: never a Counterspell."""
    mage = Mage("SE", book="red_gem fatal_fronds", counterspells="run_away run_away run_away")
    table = Table(mage, Mage("NW"), market={"SE": "blue_gem"}).does("collect")
    assert table.offered("discard") == "red_gem fatal_fronds"
    assert table.why_not("discard heat_wave").rule == "CS-6.22"
    table.does("discard red_gem").luck()
    assert (table.book(1), table.counterspells(1).count("run_away")) == ("fatal_fronds blue_gem", 3)


def test_the_only_card_that_can_go_is_asked_for() -> None:
    """CS-6.22: nobody loses a card unasked."""
    four = "run_away run_away run_away safety_dome"
    mage = Mage("SE", book="fatal_fronds", counterspells=four)
    table = Table(mage, Mage("NW"), market={"SE": "blue_gem"}).does("collect")
    table.does("discard fatal_fronds").luck()
    assert (table.book(1), table.discard) == ("blue_gem", "fatal_fronds")


def test_nothing_is_discarded_while_there_is_room() -> None:
    """CS-6.22, CS-R31: nor ever at will."""
    mage = Mage("SE", book="red_gem fatal_fronds")
    table = Table(mage, Mage("NW"), market={"SE": "blue_gem"})
    assert not table.offered("discard")
    assert table.does("collect").luck().book(1) == "red_gem fatal_fronds blue_gem"
    assert table.discard == ""


def test_with_a_sacrifice_a_full_book_gives_up_nothing_else() -> None:
    """CS-R30."""
    mage = Mage("SE", book=FIVE)
    table = Table(mage, Mage("NW"), market={"SE": "personal_space"}, pool="OR").does("collect")
    table.does("sacrifice heat_wave").luck()
    assert table.discard == "heat_wave"
    assert room(table.state, 0) == 0


def test_a_card_collected_now_can_be_cast_and_used_now() -> None:
    """CS-6.23, CS-R25."""
    table = Table(Mage("SE"), Mage("SE"), market={"SE": "fatal_fronds"}, pool="OR").does("collect")
    assert table.luck("draw red_gem").does("cast fatal_fronds").hp(2) == 16
    assert table.does("collect").luck().does("use red_gem").tokens == "GR"


def test_once_a_turn_counts_for_each_single_card() -> None:
    """CS-6.24, CS-R26."""
    table = Table(Mage(book="fatal_fronds fatal_fronds"), Mage())
    assert table.offered("cast") == "fatal_fronds"
    table.does("cast fatal_fronds", "cast fatal_fronds")
    assert (table.hp(2), table.offered("cast")) == (14, "")


def test_a_used_card_that_comes_back_is_still_used() -> None:
    """CS-R27, CS-R28: it may be sacrificed, and collected again in the same turn."""
    mage = Mage("SE", book="personal_space fatal_fronds")
    market = {"SE": "infernal_assault"}
    table = Table(mage, Mage("SE"), market=market, deck="", pool="SF OR OR")
    table.does("cast personal_space", "collect", "sacrifice personal_space")
    table.luck("draw personal_space").does("collect", "sacrifice fatal_fronds").luck()
    assert (table.book(1), table.ap) == ("infernal_assault personal_space", 1)
    assert table.why_not("cast personal_space").key == "already-cast"


def test_an_uncast_copy_comes_up_before_a_cast_one() -> None:
    """CS-R27: when both are in a deck shuffled in the middle of the turn."""
    mage = Mage("SE", book="fatal_fronds")
    market = {"SE": "personal_space"}
    discard = "fatal_fronds"
    table = Table(mage, Mage("SE"), market=market, discard=discard, deck="", pool="OR")
    table.does("cast fatal_fronds", "collect", "sacrifice fatal_fronds")
    table.luck("draw fatal_fronds")
    shown = table.state.market[2]
    assert not table.state.used >> shown & 1


def test_of_two_copies_the_cast_one_is_given_away() -> None:
    """CS-R28: the other one can still be cast."""
    mage = Mage("SE", book="fatal_fronds fatal_fronds")
    table = Table(mage, Mage("SE"), market={"SE": "personal_space"}, pool="OR")
    table.does("cast fatal_fronds", "collect", "sacrifice fatal_fronds").luck()
    assert table.offers("cast fatal_fronds")
    for cast in (0, 1):  # Whichever of them it was.
        table = Table(mage, Mage("SE"), market={"SE": "personal_space"}, pool="OR")
        table.state.used = BIT[cards_of(table.state, 0)[cast]]
        table.does("collect", "sacrifice fatal_fronds").luck()
        assert table.offers("cast fatal_fronds")


def test_a_resource_card_is_discarded_for_a_token() -> None:
    """CS-6.25: which is lost if it is not spent."""
    table = Table(Mage(book="red_gem blue_orb"), Mage("SW")).does("use blue_orb")
    assert (table.tokens, table.book(1), table.discard) == ("OB", "red_gem", "blue_orb")
    assert table.why_not("use blue_orb").key == "not-yours"
    assert table.why_not("use heavy_hand").rule == "CS-6.25"
    assert table.ends_turn().pool == ""
