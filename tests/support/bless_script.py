"""Games of Bless told in a few words: who is dealt what, and what is answered."""

from gloaming.engine import journal
from gloaming.engine.heading import Heading
from gloaming.engine.journal import Answer, Journal
from gloaming.engine.question import NATURE, Option, Question
from gloaming.engine.script import answer
from gloaming.games.bless import GAME
from gloaming.games.bless.table.words import VOCABULARY
from tests.support.bless import said


def scripted(
    dealt: str, *answers: str, luck: str = "", options: dict[str, str] | None = None
) -> str:
    """A journal: Sun is First Player, these cards are drawn, then any; these answers are given.

    `luck` are answers of the die and the like, in order. "turn" ends the turn and keeps the hand.
    """
    given = {"first_player": "sun", **(options or {})}
    played = Journal(Heading(GAME, given, ["a", "b"]))
    state = GAME.setup(given, 2)
    cards = [f"draw {int(card):02}" for card in dealt.split()]
    chances = luck.split(",") if luck else []
    wanted = ["keep", "keep", *answers]

    def say(option: Option) -> None:
        asked = state.question
        assert asked is not None
        played.answers.append(Answer(asked.seat, option))
        answer(state, option)

    def chance(asked: Question) -> Option:
        pile = cards if asked.options[0].verb == "draw" else chances
        if pile:
            return VOCABULARY.option(pile.pop(0))
        return next(it for it in asked.options if it.name not in cards)

    while state.question is not None:
        asked = state.question
        if asked.seat == NATURE:
            say(chance(asked))
        elif not wanted:
            break
        elif wanted[0] == "turn" and asked.why == "main":
            say(VOCABULARY.option("end_turn"))
        else:
            words = wanted.pop(0)
            say(VOCABULARY.option("keep" if words == "turn" else said(words)))
    return journal.write(played)
