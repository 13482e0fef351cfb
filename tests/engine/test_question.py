"""A question, and how luck answers it."""

from hypothesis import given
from hypothesis import strategies as st

from gloaming.engine.question import NATURE, TABLE, Option, Question

CHANCES = st.floats(0, 1, exclude_max=True)


def question(*weights: int, weighed: bool = True) -> Question:
    options = [Option("draw", noun, f"draw {noun}") for noun in range(len(weights))]
    return Question(NATURE, "draw", options, list(weights) if weighed else None)


def test_without_weights_every_option_has_the_same_share() -> None:
    dice = question(0, 0, 0, 0, weighed=False)
    assert [dice.pick(chance).noun for chance in (0, 0.2499, 0.25, 0.5, 0.75, 0.9999)] == [
        *[0, 0, 1, 2, 3, 3]
    ]


def test_with_weights_an_option_has_as_many_shares_as_its_weight() -> None:
    bag = question(1, 4, 3)
    picked = [bag.pick((share + 0.5) / 8).noun for share in range(8)]
    assert picked == [0, 1, 1, 1, 1, 2, 2, 2]
    assert [bag.pick(chance).noun for chance in (0, 0.1249, 0.125, 0.6249, 0.625)] == [
        *[0, 0, 1, 1, 2]
    ]


def test_an_option_of_no_weight_never_comes_up() -> None:
    bag = question(0, 2, 0, 1, 0)
    assert {bag.pick(share / 100).noun for share in range(100)} == {1, 3}


@given(CHANCES, st.lists(st.integers(1, 70), min_size=1, max_size=20), st.booleans())
def test_every_chance_below_one_falls_on_an_option(
    chance: float, weights: list[int], weighed: bool
) -> None:
    asked = question(*weights, weighed=weighed)
    assert asked.offers(asked.pick(chance))


def test_the_highest_chance_falls_on_the_last_option() -> None:
    for many in range(1, 2000):
        assert question(*[1] * many).pick(1 - 2**-53).noun == many - 1


def test_only_the_very_options_are_offered_not_others_that_look_alike() -> None:
    asked = question(1, 1)
    assert asked.offers(asked.options[1])
    assert not asked.offers(Option("draw", 1, "draw 1"))


def test_an_option_is_written_as_in_a_journal() -> None:
    assert repr(Option("cast", 6, "cast D07")) == "cast D07"


def test_a_seat_is_asked_itself_or_as_one_of_all_and_luck_is_no_seat() -> None:
    def asked_by(asked: int) -> list[int]:
        question = Question(asked, "why", [Option("draw", 0, "draw 0")])
        return [seat for seat in (TABLE, NATURE, 0, 1, 2) if question.asks(seat)]

    assert asked_by(1) == [1]
    assert asked_by(TABLE) == [0, 1, 2]
    assert asked_by(NATURE) == []  # A spectator has luck's number, and answers nothing.


def test_for_all_the_first_seat_speaks() -> None:
    asked = [Question(asked, "why", []).speaker for asked in (TABLE, NATURE, 0, 2)]
    assert asked == [0, NATURE, 0, 2]
