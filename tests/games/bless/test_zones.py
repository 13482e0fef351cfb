"""Zones, what is on a card, setting up, drawing (BL-1 to BL-4)."""

import pytest

from gloaming.engine.question import NATURE
from gloaming.engine.script import answer
from gloaming.games.bless import GAME
from gloaming.games.bless.cards import CARDS
from gloaming.games.bless.language.sentences import BOND, DUAL, ECHO, IMPULSE, LIGHT, SHADOW
from gloaming.games.bless.table.bits import ALL, CARDS_IN_ALL, count
from gloaming.games.bless.table.state import State
from gloaming.games.bless.table.words import VOCABULARY
from tests.support.bless import Table, cards


def dealt(*answers: str, options: dict[str, str] | None = None) -> State:
    """A new game up to the first Mulligan, luck dealing the lowest cards, and these answers."""
    state = GAME.setup(options or {}, 2)
    while state.question is not None and state.question.seat == NATURE:
        answer(state, state.question.options[0])
    for said in answers:
        answer(state, VOCABULARY.option(said))
    return state


# BL-1


def test_each_player_has_two_rows_an_altar_and_a_hand() -> None:
    """BL-1.1: Deck and Void are shared."""
    seen = Table("8 E16", "9", hand="11", void="17").sees("A")
    for both in ("curses", "prayers", "altars", "hands"):
        assert len(seen[both]) == 2  # type: ignore[arg-type]
    assert seen["void"] == ["17"]
    assert isinstance(seen["deck_size"], int)


def test_the_field_is_both_rows_and_the_bonds_below() -> None:
    """BL-1.2: card 22 breaks every Shadow on the field, and no other."""
    table = Table("33", "8 E45 31>8", hand="22 36", hand_b="42", void="52", altar=("39", "30"))
    table.does("pray 22")
    assert table.curses("A") == ""
    assert (table.curses("B"), table.prayers("B")) == ("8", "")
    assert (table.altar("A"), table.altar("B")) == ("39", "30")
    assert table.hand("B") == "42"


def test_the_void_is_open_and_in_order() -> None:
    """BL-1.3"""
    table = Table("8", "9c 11c", void="17").attacks(8, 9, "to_void")
    assert table.void() == "9 17"
    for seat in ("A", "B", ""):
        assert table.sees(seat)["void"] == ["09", "17"]


def test_altar_cards_only_count() -> None:
    """BL-1.4: neither points nor effects, and they do not come back."""
    table = Table("25", altar=("2 3", "22"))
    assert table.karma(25) == 0
    assert table.sees("B")["altar_sizes"] == [2, 1]
    assert table.points("A") == 0


def test_both_draw_from_one_deck() -> None:
    """BL-1.5"""
    state = dealt()
    assert count(state.deck) == CARDS_IN_ALL - 8
    assert state.sun_hand | state.moon_hand | state.deck == ALL


def test_a_card_that_comes_back_remembers_nothing() -> None:
    """BL-1.6 R-69: card 55 takes a Curse back; laid again it is new."""
    table = Table("8c E16", "9 17", hand="55", actions=6).does("invoke 16", "choose 8")
    table.attacks(8, 9)
    assert table.why_not("attack 8").key == "has-attacked"
    table.does("pray 55", "choose 9")
    assert table.hand("A") == "8"
    table.does("curse 8")
    assert table.curses("A") == "8s"
    assert table.eye(8) == 5
    table.does("release 8")
    assert table.offers("attack 8")


def test_changing_sides_makes_no_new_object() -> None:
    """BL-1.6 R-18 R-56: state and modifiers stay, the Bond breaks, Stasis comes."""
    table = Table("9 1 E16", "8c 11 3>8", hand="61").does("invoke 16", "choose 8")
    table.does("pray 61", "yes", "choose 9", "choose 8")
    assert table.curses("A") == "1 8cs"
    assert table.eye(8) == 7
    assert table.prayers("B") == ""


def test_a_bond_is_a_prayer_on_the_field() -> None:
    """BL-1.7 R-38: card 25 counts it, card 17 breaks it."""
    table = Table("25 3>25", hand="17")
    assert table.karma(25) == 1
    table.does("pray 17")
    assert table.void() == "17 3"


# BL-2


def test_what_is_on_a_card() -> None:
    """BL-2.1: the deck by its numbers."""
    forms = [card.form for card in CARDS]
    assert [forms.count(form) for form in (LIGHT, SHADOW, DUAL)] == [29, 29, 4]
    types = [card.prayer.type for card in CARDS]
    assert [types.count(kind) for kind in (IMPULSE, ECHO, BOND)] == [25, 20, 17]
    assert round(sum(card.eye for card in CARDS) / 62, 2) == 4.13
    assert round(sum(card.karma for card in CARDS) / 62, 2) == 2.26
    assert [card.number for card in CARDS if not card.curse] == [11, 51, 61]
    assert all(card.prayer.effects or card.prayer.clauses for card in CARDS)


def test_a_curse_has_only_its_curse_effect() -> None:
    """BL-2.3: card 25 as a Curse makes no Eye 5."""
    table = Table("25 8")
    assert table.eye(8) == 5
    assert table.eye(25) == 6
    assert not table.offers("invoke 25")


def test_a_prayer_has_only_its_prayer_effect() -> None:
    """BL-2.4: an Echo neither attacks nor is attacked."""
    table = Table("8 E16", "E24 9")
    assert not table.offers("attack 16")
    table.does("attack 8")
    assert table.curses("B") == "9c"


def test_original_means_printed() -> None:
    """BL-2.5"""
    table = Table("8 E16").does("invoke 16")
    assert (table.eye(8), table.original_eye(8)) == (7, 5)


def test_nothing_falls_below_zero() -> None:
    """BL-2.6 R-52"""
    table = Table("25 36>25")
    assert table.karma(25) == 0
    table = Table("8 9 E38 E23", "10").does("invoke 38", "choose 10", "choose 10")
    table.attacks(8, 10)
    assert table.eye(10) == 0


# BL-3


def test_sixty_two_cards_are_shuffled() -> None:
    """BL-3.1"""
    state = GAME.setup({}, 2)
    assert state.deck == ALL
    assert count(state.deck) == 62


def test_four_cards_for_each() -> None:
    """BL-3.2"""
    state = dealt()
    assert [count(state.sun_hand), count(state.moon_hand)] == [4, 4]


def test_a_coin_decides_unless_the_table_has() -> None:
    """BL-3.3 R-02"""
    state = GAME.setup({}, 2)
    assert state.question is not None
    assert state.question.seat == NATURE
    assert [option.name for option in state.question.options] == ["starts sun", "starts moon"]
    assert state.question.weights is None
    assert GAME.setup({"first_player": "moon"}, 2).first == 1


def test_the_first_player_changes_cards_first_and_completely() -> None:
    """BL-3.4 R-03"""
    state = dealt(options={"first_player": "moon"})
    seats = []
    while state.question is not None and state.turn == 0:
        if state.question.why == "mulligan":
            seats.append(state.question.seat)
        answer(state, state.question.options[0 if len(seats) < 3 else -1])
    assert seats[0] == 1
    assert seats == sorted(seats, reverse=True)


def test_turns_alternate_strictly() -> None:
    """BL-3.6"""
    table = Table("8", "9")
    seen = [table.active]
    for _ in range(4):
        seen.append(table.ends_turn().active)
    assert "".join(seen) == "ABABA"


# BL-4


@pytest.mark.parametrize(("hand", "drawn"), [("8", 3), ("8 9 11 12", 0), ("8 9 11 12 14", 0)])
def test_draw_until_four(hand: str, drawn: int) -> None:
    """BL-4.1 BL-4.3 R-04"""
    table = Table(hand=hand, at="mulligan")
    before = table.deck_size
    table.does("keep")
    while table.asks("draw"):
        answer(table.state, table.question.options[0])
    assert before - table.deck_size == drawn
    assert len(table.hand("A").split()) == max(4, len(hand.split()))


def test_every_turn_of_yours_ends_with_a_mulligan() -> None:
    """BL-4.2"""
    table = Table("8", "9", hand="11 12 14 15").does("end_turn")
    assert table.asks("mulligan", "A")
    table.does("keep")
    assert table.asks("main", "B")


def test_what_is_set_aside_cannot_be_drawn_back() -> None:
    """R-05"""
    table = Table(hand="8 9 11 12", at="mulligan").does("aside 8", "aside 9", "keep")
    assert not table.offers("draw 8")
    table.does("draw 1", "draw 2")
    assert table.state.deck & cards("8 9") == cards("8 9")
    assert table.hand("A") == "1 2 11 12"


def test_without_a_card_set_aside_the_deck_is_not_shuffled() -> None:
    """R-05 R-08: what was seen on top stays known."""
    table = Table("8 E28", hand="9 11 12 14").does("invoke 28", "draw 1", "draw 2", "draw 3")
    table.does("choose 2", "end_turn", "keep")
    assert table.sees("A")["deck_top"] == ["01", "03"]
    assert table.sees("B")["deck_top"] == ["?", "?"]
    table = Table("8 E28", hand="9 11 12 14").does("invoke 28", "draw 1", "draw 2", "draw 3")
    table.does("choose 2", "end_turn", "aside 9", "keep")
    assert table.sees("A")["deck_top"] == []
    table = Table("8 E28", hand="9 11 12").does("invoke 28", "draw 1", "draw 2", "draw 3")
    table.does("choose 2", "end_turn", "aside 9", "keep")
    assert table.hand("A") == "1 2 11 12"  # The known card is drawn without asking luck.


@pytest.mark.parametrize("use", ["draw", "look", "search", "play"])
def test_every_use_of_an_empty_deck_needs_it(use: str) -> None:
    """BL-4.4 R-06"""
    if use == "draw":
        table = Table("28", deck="", void="1 2 3", at="begin").does("draw 1")
    elif use == "look":
        table = Table("8 E44", deck="", void="1 2 3 4").does("invoke 44", "draw 1")
    elif use == "search":
        table = Table("8", deck="", void="1 2 3", hand="12 9").does("pray 12", "search", "choose 1")
    else:
        table = Table("8", deck="", void="1 2 3", hand="57 9").does("pray 57", "draw 1", "as_curse")
    assert table.state.final_by == 0
    assert table.state.void & cards("1 2 3") == 0


def test_deck_and_void_empty_skip_the_rest() -> None:
    """BL-4.4 R-10"""
    table = Table(hand="8", deck="9", at="mulligan").does("keep", "draw 9")
    assert table.hand("A") == "8 9"
    assert table.state.final_by == 0
    assert table.active == "B"


def test_the_void_becomes_the_deck_every_time_and_triggers_once() -> None:
    """R-09 R-13"""
    table = Table(hand="8", deck="", void="1 2 3", at="mulligan", final_by="B", hand_b="9 11 12 14")
    table.does("keep", "draw 1", "draw 2", "draw 3")
    assert table.state.final_by == 1
    assert table.deck_size == 0


def test_looking_at_three_of_two_looks_at_two() -> None:
    """R-07"""
    table = Table("8 E28", deck="1 2", hand="9").does("invoke 28", "draw 2", "draw 1")
    assert table.offered("choose") == "1 2"
    assert table.state.final_by == -1


def test_what_is_not_taken_stays_on_top_in_order() -> None:
    """R-08"""
    table = Table("8 E28", hand="9").does("invoke 28", "draw 3", "draw 1", "draw 2", "choose 1")
    assert table.state.top == [2, 1]
    assert table.hand("A") == "1 9"


def test_a_converted_prayer_is_a_new_object_and_no_longer_silenced() -> None:
    """BL-1.6, R-19: what silenced the Echo does not silence the Curse it becomes."""
    table = Table("8 E20 E24", "33", hand="10").does("invoke 20", "choose 24")
    table.does("pray 10", "choose 24")
    assert table.curses("A") == "8 24"
    curses = table.sees("A")["curses"]
    assert isinstance(curses, list)
    assert curses[0][1]["silenced"] is False
    assert curses[0][1]["restrictions"] == ["not-by-shadow"]


def test_a_converted_bond_is_a_new_object_and_no_longer_silenced() -> None:
    """BL-1.6, R-81: the same of a Bond, whichever Curse it lay under."""
    table = Table("8 E20", "33 2>33(A)", hand="10").does("invoke 20", "choose 2")
    table.does("pray 10", "choose 2").attacks(2, 33)
    assert (table.curses("A"), table.curses("B")) == ("8 2", "33c")  # 4 and Rivalry against 5.


def test_what_is_done_to_a_converted_card_leaves_the_rest_alone() -> None:
    """BL-1.6: only what was tied to the card itself is forgotten."""
    table = Table("8 E16 E24", "33", hand="10").does("invoke 16", "choose 8")
    assert table.eye(8) == 8
    table.does("pray 10", "choose 24")
    assert table.eye(8) == 8  # +2 of Echo 16, +1 that Echo 24 gave to Lights.
