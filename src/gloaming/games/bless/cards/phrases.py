"""Sentences that stand on several cards, spelled out once."""

from typing import Any, Final

from gloaming.engine.script import Step
from gloaming.games.bless.effects.deeds import (
    Break,
    BreakAll,
    BreakThisBond,
    Discard,
    Draw,
    EndTurn,
    Invoke,
    Lay,
    LookAtTop,
    MoveThisBond,
    Play,
    Purify,
    Take,
    UsePrayerEffect,
)
from gloaming.games.bless.effects.gifts import Give, GiveAll
from gloaming.games.bless.effects.selections import (
    ANY,
    AS_CURSE,
    AS_EITHER,
    CURSE,
    DECK,
    FIELD,
    IN_HAND,
    PRAYER,
    VOID,
    YOURS,
    Cards,
    Count,
    Exactly,
    Foe,
    It,
    OpponentsTurn,
    OwnKarma,
)
from gloaming.games.bless.effects.steps import Choose, pay
from gloaming.games.bless.language.sentences import (
    BARRIER,
    BLESS,
    BROKEN,
    ECHO,
    EYE_IS,
    EYE_PLUS,
    FATE,
    IMPACT,
    IMPULSE,
    KARMA_PLUS,
    LAY,
    RIVALRY,
    SILENT,
    THIS_TURN,
    THROUGH_NEXT_TURN,
    TURN_START,
    Amount,
    Modifier,
    Prayer,
    Static,
    When,
    Wins,
    bond,
    echo,
    impulse,
)
from gloaming.games.bless.table.state import State

RIVAL: Final = Static(Modifier(RIVALRY))
IMPACTS: Final = Static(Modifier(IMPACT))
BARS: Final = Static(Modifier(BARRIER))
FATED: Final = Static(Modifier(FATE))


def plus_eye(amount: "Amount | int") -> Modifier:
    return Modifier(EYE_PLUS, amount)


def plus_karma(amount: "Amount | int") -> Modifier:
    return Modifier(KARMA_PLUS, amount)


def a_curse(**words: Any) -> Cards:
    """Any Curse on the field, narrowed down by these words."""
    return Cards(CURSE, ANY, **words)


def while_corrupt(eye: int) -> Static:
    """While corrupt it has more Eye."""
    return Static(plus_eye(eye), when=It(corrupt=True))


def with_exactly_one(form: int) -> Static:
    """+2 Eye while you have exactly one Curse of a Form (R-78)."""
    return Static(plus_eye(2), when=Exactly(1, Cards(CURSE, YOURS, form=form)))


def while_all_are(form: int) -> Static:
    """While all your Curses are of a Form, all of them have +2 Eye (R-78)."""
    others = Cards(CURSE, YOURS, form_not=form)
    return Static(plus_eye(2), on=Cards(CURSE, YOURS), when=Exactly(0, others))


def always_beats(form: int) -> Wins:
    """In a clash against a card of a Form it always wins."""
    return Wins(Foe(form=form), always=True)


def beats_six_or_more() -> Wins:
    """Wins against cards with 6 or more Eye."""
    return Wins(Foe(least_eye=6))


def eye_is_karma() -> Static:
    """During the opponent's turn its Eye equals its Karma."""
    return Static(Modifier(EYE_IS, OwnKarma()), when=OpponentsTurn())


def draws_at_start() -> When:
    """At the start of each of your turns, draw a card."""
    return When(TURN_START, Draw())


def discard_to_purify() -> When:
    """LAY: discard a card; if you do, purify one of your corrupt Curses (R-45)."""
    return When(
        LAY,
        *pay(
            [Choose(Cards(IN_HAND, YOURS), "discard"), Discard()],
            [Choose(Cards(CURSE, YOURS, corrupt=True), "purify"), Purify()],
        ),
    )


def lays_when_broken() -> When:
    """BROKEN: lay a card from your hand as a Curse."""
    return When(
        BROKEN, Choose(Cards(IN_HAND, YOURS, playable=AS_CURSE), "lay-curse"), Lay(as_curse=True)
    )


def invoke_an_echo() -> list[Step[State, Any]]:
    """Invoke one of your Echoes."""
    return [Choose(Cards(PRAYER, YOURS, types=(ECHO,), ready=True), "invoke"), Invoke()]


# Prayers.


def champions_bond(form: int) -> Prayer:
    """While it is of a Form it has +2 Karma. After it blesses, this Bond breaks (R-84)."""
    return bond(Static(plus_karma(2), when=It(form=form)), When(BLESS, BreakThisBond()))


def moving_bond() -> Prayer:
    """+1 Eye, +1 Karma. BROKEN: this Bond moves to one of yours with lower original Eye."""
    lower = Cards(CURSE, YOURS, lower_original_eye=True, bindable=True)
    return bond(
        Static(plus_eye(1), plus_karma(1)), When(BROKEN, Choose(lower, "move-bond"), MoveThisBond())
    )


def strengthen(mod: Modifier, lasts: tuple[int, int], many: int = 1, **words: Any) -> Prayer:
    """Echo: choose Curses; each has a modifier for a while."""
    why = "karma" if mod.kind == KARMA_PLUS else "strengthen"
    return echo(Choose(a_curse(**words), why, many), Give(mod, lasts))


def your(form: int) -> Prayer:
    """Echo: your cards of a Form have +1 Eye until the end of the next turn (R-50)."""
    return echo(GiveAll(plus_eye(1), Cards(CURSE, YOURS, form=form), THROUGH_NEXT_TURN))


def weak_to(kind: int) -> Prayer:
    """Echo: this turn, each time a card of a Form attacks it, it gets -2 Eye (R-70)."""
    return echo(Choose(a_curse(), "weaken"), Give(Modifier(kind), THIS_TURN))


def silence() -> Prayer:
    """Echo: choose another card on the field; this turn it has no effect (R-58)."""
    another = Cards(FIELD, ANY, other=True)
    return echo(Choose(another, "silence"), Give(Modifier(SILENT), THIS_TURN))


def look_and_take() -> Prayer:
    """Echo: look at the top three cards of the Deck and take one (R-07, R-08)."""
    return echo(LookAtTop(3), Choose(Cards(DECK, top=3), "take-top"), Take())


def break_a_prayer() -> Prayer:
    """Impulse: choose a Prayer on the field and break it."""
    return impulse(Choose(Cards(PRAYER, ANY), "break"), Break())


def break_every(form: int) -> Prayer:
    """Impulse: break every card of a Form on the field; then the turn ends (R-86)."""
    return impulse(BreakAll(Cards(FIELD, ANY, form=form)), EndTurn())


def use_a_curses_prayer() -> Prayer:
    """Impulse: choose one of your Curses that is an Echo or an Impulse, use that effect."""
    usable = Cards(CURSE, YOURS, types=(ECHO, IMPULSE), ready=True)
    return impulse(Choose(usable, "use"), UsePrayerEffect())


def play_topmost(form: int) -> Prayer:
    """Impulse: play the topmost card of a Form of the Void."""
    topmost = Cards(VOID, form=form, topmost=True, playable=AS_EITHER)
    return impulse(Choose(topmost, "play"), Play())


def per(cards: Cards) -> Count:
    """One for each of these cards."""
    return Count(cards)
