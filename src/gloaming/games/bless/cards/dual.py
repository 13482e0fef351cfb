"""Light and Shadow at the same time: cards 59 to 62."""

from typing import Final

from gloaming.games.bless.cards.phrases import BARS, IMPACTS, a_curse, discard_to_purify
from gloaming.games.bless.effects.deeds import Break, Take, TakeControl
from gloaming.games.bless.effects.gifts import Give
from gloaming.games.bless.effects.selections import CURSE, OPPOSING, VOID, YOURS, AtLeast, Cards
from gloaming.games.bless.effects.steps import Choose, ChooseForm, may, only_if, pay
from gloaming.games.bless.language.index import Card
from gloaming.games.bless.language.sentences import (
    BARRIER,
    CORRUPTED,
    DUAL,
    FORM_FLIPS,
    FORM_IS,
    THROUGH_NEXT_TURN,
    Modifier,
    Static,
    When,
    bond,
    echo,
    impulse,
)

# fmt: off
DUAL_CARDS: Final = [
    Card(59, DUAL, 2, 4, [discard_to_purify()],
         echo(Choose(a_curse(), "reform"), ChooseForm(),
              Give(Modifier(FORM_IS), THROUGH_NEXT_TURN))),
    Card(60, DUAL, 6, 1, [BARS, IMPACTS], bond(Static(Modifier(FORM_FLIPS)))),
    Card(61, DUAL, 7, 2, [],
         impulse(*only_if(
             AtLeast(2, Cards(CURSE, OPPOSING)),
             *may(*pay([Choose(Cards(CURSE, YOURS, corrupt=False), "break"), Break()],
                       [Choose(Cards(CURSE, OPPOSING, controllable=True), "control"),
                        TakeControl()]))))),
    Card(62, DUAL, 4, 3, [When(CORRUPTED, Choose(Cards(VOID), "take"), Take())],
         echo(Choose(a_curse(), "protect"), Give(Modifier(BARRIER), THROUGH_NEXT_TURN))),
]
# fmt: on
