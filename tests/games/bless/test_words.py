"""Sets of cards, and the questions that are made of them."""

from random import Random

from gloaming.engine.question import NATURE, Question
from gloaming.games.bless.table.bits import ALL, BIT, CARDS_IN_ALL, cards_of, count, has_one, lowest
from gloaming.games.bless.table.words import DRAW, VOCABULARY, Pile

LUCK = Random(3)
SOME = [0, 1, BIT[61], ALL, *(LUCK.getrandbits(CARDS_IN_ALL) for _ in range(200))]


def test_sets_hold_what_was_put_in() -> None:
    for cards in SOME:
        held = [card for card in range(CARDS_IN_ALL) if cards >> card & 1]
        assert cards_of(cards) == held
        assert count(cards) == len(held)
        assert has_one(cards) == (len(held) == 1)
        if held:
            assert lowest(cards) == held[0]


def test_a_pile_answers_like_the_list_of_its_cards() -> None:
    """BL-4.4: the same card falls at the same chance, and no other card is taken."""
    for cards in filter(None, SOME):
        listed = Question(NATURE, "draw", DRAW.on(cards), None, 2)
        for chance in (0.0, 0.5, 0.999999, LUCK.random(), LUCK.random()):
            assert Pile("draw", DRAW, cards, 2).pick(chance) is listed.pick(chance)
        pile = Pile("draw", DRAW, cards, 2)
        taken = [option for option in VOCABULARY.options if pile.offers(option)]
        assert taken == listed.options == pile.options == pile.options
        assert (pile.seat, pile.why, pile.count) == (NATURE, "draw", 2)
