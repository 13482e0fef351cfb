"""A plain-language reading of a card, made from its data alone."""

from typing import Any

from gloaming.games.bless.effects import deeds, gifts, steps
from gloaming.games.bless.effects import selections as sel
from gloaming.games.bless.language.index import Card
from gloaming.games.bless.language.sentences import (
    ATTACKED,
    BLESS,
    BROKEN,
    CORRUPTED,
    KINDS,
    LAY,
    LIGHT,
    NEXT_TURN,
    THIS_TURN,
    TURN_START,
    TYPES,
    YOU_PLAY_A_BOND,
    FreeFromHand,
    Number,
    Static,
    TiesWin,
    When,
    Wins,
)

WHEN = {
    TURN_START: "At the start of your turn",
    LAY: "LAY:",
    YOU_PLAY_A_BOND: "When you play a Bond",
    ATTACKED: "When attacked",
    CORRUPTED: "When it becomes corrupt",
    BLESS: "When it blesses",
    BROKEN: "BROKEN:",
}
NUMBERS = ["zero", "exactly one", "two", "three"]


def curse_of(card: Card) -> str:
    return " ".join(clause(it) for it in card.curse) or "No effect."


def prayer_of(card: Card) -> str:
    said = [clause(it) for it in card.prayer.clauses]
    said += [deed(step) for step in card.prayer.effects]
    return " ".join(said)


def clause(it: Any) -> str:
    if isinstance(it, Static):
        said = " and ".join(modifier(mod.kind, mod.amount) for mod in it.mods)
        who = f"{cards(it.on)} have" if it.on is not None else ""
        return f"{who} {said} {'while ' + condition(it.when) if it.when else ''}."
    if isinstance(it, Wins):
        return f"{'always ' if it.always else ''}wins against {condition(it.against)}."
    if isinstance(it, TiesWin):
        return "It wins a tie."
    if isinstance(it, FreeFromHand):
        return f"You may lay it as a Curse for free while {condition(it.when)}."
    assert isinstance(it, When)
    return f"{WHEN[it.trigger]} " + " ".join(deed(step) for step in it.effects)


def modifier(kind: int, amount: Any) -> str:
    name = KINDS[kind]
    value = number(amount) if amount is not None else ""
    if isinstance(amount, Number) and name.endswith("plus"):
        value = f"{amount.number:+}"
    return {
        "eye-plus": f"{value} Eye",
        "karma-plus": f"{value} Karma",
        "eye-is": f"Eye equals {value}",
        "eye-always": f"Eye always {value}",
        "original-eye": f"original Eye always {value}",
        "form-is": "has that Form",
        "form-flips": "opposite Form",
        "silent": "no effect",
        "cannot-attack": "cannot attack",
        "cannot-be-attacked": "cannot be attacked",
        "not-by-light": "Lights cannot attack it",
        "not-by-shadow": "Shadows cannot attack it",
        "attacks-directly": "attack directly",
        "sole-target": "the only thing the opponent may attack",
        "free-prayers": "you may lay Prayers for free",
        "weak-to-light": "when a Light attacks it -2 Eye",
        "weak-to-shadow": "when a Shadow attacks it -2 Eye",
    }.get(name, name.capitalize())


def number(amount: Any) -> str:
    if isinstance(amount, Number):
        return str(amount.number)
    if isinstance(amount, sel.Count):
        return f"+1 for each of {cards(amount.cards)}"
    if isinstance(amount, sel.OwnKarma):
        return "its Karma"
    if isinstance(amount, sel.HighestOriginalEye):
        return f"the highest original Eye of {cards(amount.cards)}"
    assert isinstance(amount, sel.OriginalEyeOfTheOther)
    return "original Eye"


def condition(it: Any) -> str:
    if isinstance(it, sel.Exactly):
        return f"{NUMBERS[it.many]} {cards(it.cards)}"
    if isinstance(it, sel.AtLeast):
        return f"{NUMBERS[it.many]} or more {cards(it.cards)}"
    if isinstance(it, sel.More):
        return f"{cards(it.cards)} more than {cards(it.than)}"
    if isinstance(it, sel.Both):
        return f"{condition(it.one)} and {condition(it.another)}"
    if isinstance(it, sel.OpponentsTurn):
        return "the opponent's turn"
    if isinstance(it, sel.Foe):
        words = [form(it.form), "corrupt" if it.corrupt else ""]
        if it.least_eye >= 0:
            words.append(f"{it.least_eye} or more Eye")
        if it.most_karma >= 0:
            words.append(f"{it.most_karma} or less Karma")
        if it.changed_eye:
            words.append("Eye differs from original Eye")
        return " ".join(words)
    assert isinstance(it, sel.It)
    return f"it is {form(it.form)} {'corrupt' if it.corrupt else ''}"


def form(number: int) -> str:
    return "" if number < 0 else "Light" if number == LIGHT else "Shadow"


def cards(it: Any) -> str:
    """A description of cards, word by word."""
    zone = ["Curse", "Prayer", "card on the field", "hand", "Void", "Deck"][it.zone]
    side = ["your", "opposing", "", "of the other player"][it.side] if it.zone < sel.VOID else ""
    words = [side, form(it.form), form(it.form_not)]
    words += {1: ["corrupt"], 0: ["pure"]}.get(int(it.corrupt), [])
    words += [TYPES[kind] for kind in it.types]
    words += ["in Stasis"] if it.stasis else []
    words += ["other"] if it.other or it.not_it else []
    words += ["top"] if it.topmost else []
    words += ["top three"] if it.top == 3 else ["top"] if it.top == 1 else []
    words += ["highest Eye"] if it.highest_eye else []
    words += [f"{it.least_eye} or more Eye"] if it.least_eye >= 0 else []
    words += ["higher original Eye"] if it.higher_original_eye else []
    words += ["lower original Eye"] if it.lower_original_eye else []
    if it.types and it.zone == sel.PRAYER:
        zone = ""
    return " ".join(word for word in [*words, zone] if word)


def lasts(of: Any) -> str:
    span = (of.lasting.begins, of.lasting.ends)
    if span == THIS_TURN:
        return "this turn"
    return "during the next turn" if span == NEXT_TURN else "until the end of the next turn"


def deed(step: Any) -> str:
    """A step in a sentence."""
    if isinstance(step, steps.Choose):
        who = "The opponent chooses" if step.by_opponent else "Choose"
        many = "two " if step.many == 2 else ""
        return f"{who} {many}{cards(step.cards)}."
    if isinstance(step, steps.ChooseAtRandom):
        return f"A random {cards(step.cards)}."
    if isinstance(step, steps.OnlyIf):
        return f"If {condition(step.condition)}."
    if isinstance(step, steps.AsLongAs):
        return f"As long as {condition(step.condition)}."
    if isinstance(step, steps.AllOrNothing):
        return "If you do."
    if isinstance(step, steps.Block):
        return " ".join(deed(it) for it in step.script.steps)
    if isinstance(step, gifts.Give):
        return f"It has {modifier(step.lasting.kind, step.lasting.amount)} {lasts(step)}."
    if isinstance(step, gifts.GiveAll):
        return f"{cards(step.on)} {modifier(step.lasting.kind, step.lasting.amount)} {lasts(step)}."
    if isinstance(step, gifts.GiveYou):
        return f"{modifier(step.lasting.kind, step.lasting.amount)} {lasts(step)}."
    if isinstance(step, deeds.BreakAll):
        return f"Break every {cards(step.cards)}."
    if isinstance(step, deeds.LookAtTop):
        return "" if step.everybody else "Look at it."
    if isinstance(step, deeds.Lay):
        return f"Lay it as a {'Curse' if step.as_curse else 'Prayer'}."
    return SENTENCES[type(step).__name__]


SENTENCES = {
    "Again": "",
    "YouMay": "You may.",
    "ChooseForm": "Choose a Form.",
    "Break": "Break it.",
    "BreakThisBond": "This Bond breaks.",
    "Corrupt": "Corrupt it.",
    "Purify": "Purify it.",
    "Discard": "Discard it.",
    "Take": "Take it.",
    "Draw": "Draw a card.",
    "Search": "Search the Deck.",
    "Shuffle": "Shuffle it.",
    "Play": "Play it.",
    "Invoke": "Invoke it.",
    "UsePrayerEffect": "Use that Prayer effect.",
    "ConvertToCurse": "Convert it into a Curse without Stasis.",
    "TakeControl": "Take control of it.",
    "MoveThisBond": "This Bond moves to it.",
    "ReturnToDeck": "It returns to the Deck, shuffled.",
    "GainPoint": "Gain 1 Victory Point.",
    "GainAction": "Gain an Action.",
    "EndTurn": "The turn ends.",
}
