"""The game and its reference side by side: each question foretold, then looked at."""

from collections import Counter
from typing import Any

from gloaming.engine.event import Event
from gloaming.engine.game import SPECTATOR
from gloaming.engine.sight import tell
from tests.promises.table import Table
from tests.reference.bless.field import Thing, named
from tests.reference.bless.turns import Game

# What both must tell between two questions, in whatever order they come to it.
TOLD = {
    "turn",
    "final-turns",
    "final-turn",
    "reshuffles",
    "mulligan",
    "discards",
    "takes",
    "lays-curse",
    "lays-prayer",
    "plays-curse",
    "plays-prayer",
    "binds",
    "bound-to",
    "drops",
    "releases",
    "invokes",
    "uses",
    "corrupts",
    "purifies",
    "barrier",
    "breaks",
    "offers",
    "to-void",
    "blesses",
    "points",
    "gains-action",
    "returns-to-deck",
    "converts",
    "controls",
    "attacks",
    "defends",
    "attacks-directly",
    "clash-eye",
    "rolls",
    "eye-wins",
    "wins",
    "always-wins",
    "ties-win",
    "fate-wins",
    "tie",
    "no-clash",
}
RESTRICTIONS = {
    "cannot_attack": "cannot-attack",
    "cannot_be_attacked": "cannot-be-attacked",
    "sole_target": "sole-target",
}


class Difference(AssertionError):
    """The game and its reference do not agree."""


def compare(table: Table, look_every: int = 3) -> int:
    """Follow a whole game; gives how many questions were compared."""
    options = table.options
    game = Game(options.get("first_player", "random"), int(options.get("altar_goal", "5")))
    course = game.play()
    heard: list[Event] = []
    table.state.heard = heard
    number = 0
    for number, state in enumerate(table.questions()):
        try:
            seat, foretold = course.send(table.answers[-1].option.name) if number else next(course)
        except StopIteration:
            raise differs(table, number, "the question", "the end", state.question.why) from None
        agree_on_facts(table, number, game, heard)
        question = state.question
        asked = table.game.seat_name(question.seat)
        if seat != asked:
            raise differs(table, number, f"who is asked ({question.why})", seat, asked)
        if len(set(question.weights or [1])) > 1:
            raise differs(table, number, "luck", "all alike", question.weights)
        offered = {option.name for option in question.options}
        if foretold != offered:
            what = f"what {seat} is offered ({question.why})"
            raise differs(table, number, what, foretold - offered, offered - foretold)
        if question.seat >= 0 and number % look_every == 0:
            view: Any = table.game.view(state, question.seat)
            view["hand"] = view["hands"][question.seat]
            game.still = {}
            agree(table, number, sight(game, question.seat), view)
            if question.why == "main":
                agree(table, number, {"forecasts": forecasts(game)}, {"forecasts": said(view)})
            game.still = None
    try:
        foretold = course.send(table.answers[-1].option.name)[1]
    except StopIteration:
        agree_on_facts(table, number + 1, game, heard)
    else:
        raise differs(table, number + 1, "the end", foretold, "the end")
    view = table.game.view(table.state, SPECTATOR)
    agree(table, number + 1, {"ending": game.ending, "winner": game.winner}, view)
    agree(table, number + 1, {"points": game.points}, view)
    return number + 1


def differs(table: Table, number: int, what: str, expected: Any, found: Any) -> Difference:
    return Difference(
        f"{table}, answer {number}: {what}\n  the reference: {expected}\n  the game: {found}"
    )


def agree_on_facts(table: Table, number: int, game: Game, heard: list[Event]) -> None:
    told = Counter(
        tuple(str(word) for word in tell(table.game, event, SPECTATOR))
        for event in heard
        if event.what in TOLD
    )
    foretold = Counter(fact for fact in game.facts if fact[0] in TOLD)
    heard.clear()
    game.facts.clear()
    if told != foretold:
        raise differs(table, number, "what happened", dict(foretold - told), dict(told - foretold))


def agree(table: Table, number: int, mine: dict[str, Any], theirs: dict[str, Any]) -> None:
    for key, value in mine.items():
        if key in ("curses", "prayers"):
            found: Any = {one["card"]: one for row in theirs[key] for one in row}
            if set(found) != set(value):
                raise differs(table, number, key, sorted(value), sorted(found))
            for card, one in value.items():
                agree(
                    table,
                    number,
                    {f"{card} {k}": v for k, v in one.items()},
                    {f"{card} {k}": v for k, v in found[card].items()},
                )
        elif value != (set(theirs[key]) if isinstance(value, set) else theirs[key]):
            raise differs(table, number, f"the view: {key}", value, theirs[key])


# The table as a seat sees it.


def sight(game: Game, seat: int) -> dict[str, Any]:
    left = 6 - game.final_count if game.is_final else 5 - game.final_count
    return {
        "turn": game.turn,
        "active": game.active,
        "phase": game.phase,
        "actions": game.actions,
        "points": game.points,
        "final_by": game.final_by,
        "final_turn": game.final_count if game.is_final else 0,
        "final_turns_left": left if game.final_by >= 0 else 0,
        "turn_ends": game.turn_ends,
        "void": [named(card) for card in game.void],
        "deck_size": len(game.deck) + len(game.top),
        "deck_top": [named(card) if seat in game.top_known[card] else "?" for card in game.top],
        "altars": [[named(card) for card in sorted(altar)] for altar in game.altars],
        "limbo": [named(card) for card in sorted(game.limbo)],
        "hand_sizes": [len(hand) for hand in game.hands],
        "hand": [named(card) for card in sorted(game.hands[seat])],
        "aside_sizes": [len(aside) for aside in game.aside],
        "free_prayers": [game.free_prayers(0), game.free_prayers(1)],
        "costs": {
            named(card): [game.cost(seat, card, role) for role in ("curse", "prayer")]
            for card in game.hands[seat]
        },
        "curses": {named(t.card): seen_curse(game, t) for t in game.curses(0) + game.curses(1)},
        "prayers": {named(t.card): seen_prayer(game, t) for t in game.prayers(0) + game.prayers(1)},
    }


def seen_curse(game: Game, thing: Thing) -> dict[str, Any]:
    bond = game.bond_of(thing)
    return {
        "seat": thing.seat,
        "corrupt": thing.corrupt,
        "stasis": thing.stasis,
        "attacked": thing.attacked == game.turn,
        "used": thing.used == game.turn,
        "silenced": game.silenced(thing),
        "forms": game.forms(thing),
        "eye": game.eye(thing),
        "original_eye": game.original_eye(thing),
        "karma": game.karma(thing),
        "abilities": game.abilities(thing),
        "restrictions": restrictions(game, thing),
        "bond": named(bond.card) if bond else "",
        "bond_seat": bond.seat if bond else -1,
        "can_attack": game.can_attack(thing),
    }


def restrictions(game: Game, thing: Thing) -> set[str]:
    found = {name for key, name in RESTRICTIONS.items() if game.given(thing, key)}
    return found | {
        f"not-by-{said['form']}" for _, said, _ in game.given(thing, "cannot_be_attacked_by")
    }


def seen_prayer(game: Game, thing: Thing) -> dict[str, Any]:
    return {
        "seat": thing.seat,
        "type": thing.kind,
        "forms": game.forms(thing),
        "used": thing.used == game.turn,
        "silenced": game.silenced(thing),
        "resolving": thing.resolving,
        "host": named(thing.host.card) if thing.host and thing.host.zone == "curse" else "",
    }


def forecasts(game: Game) -> dict[tuple[str, str], Any]:
    """Of every attack that may be made now: the Eyes, who decides, and how it ends."""
    found: dict[tuple[str, str], Any] = {}
    for curse in game.curses(game.active) if game.actions else []:
        for target in game.targets(curse):
            if target is None:
                found[named(curse.card), ""] = [], "direct", "direct"
            else:
                (by, outcome), eyes = game.forecast(curse, target)
                found[named(curse.card), named(target.card)] = eyes, by, outcome
    return found


def said(view: dict[str, Any]) -> dict[tuple[str, str], Any]:
    return {
        (one["attacker"], one["target"]): (one["eyes"], one["decided_by"], one["outcome"])
        for one in view["forecasts"]
    }
