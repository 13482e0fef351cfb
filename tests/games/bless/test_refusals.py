"""Every refusal is true: a predicate of its own for each reason, at every question of many games.

In 120 games (random and curious, dice 1000 on) each reason was met at least 19 times; the rarest
were echo-silenced 19, nothing-to-attack 56, cannot-attack 89, not-attackable 96, already-chosen
157, no-host 324. Few games may miss one, so each has a table set up by hand as well.
"""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from gloaming.engine import journal
from gloaming.engine.question import NATURE
from gloaming.engine.refusal import NOT_ASKED, Refusal
from gloaming.engine.script import answer, refusals, why_not
from gloaming.games.bless import GAME, main_phase
from gloaming.games.bless.cards import CARDS
from gloaming.games.bless.effects import steps
from gloaming.games.bless.effects.steps import Block, Choose
from gloaming.games.bless.field import deck, playing, triggers
from gloaming.games.bless.fight import attack
from gloaming.games.bless.table.state import State
from gloaming.games.bless.table.words import VOCABULARY
from tests.games.bless.reach import REACH, pool
from tests.games.bless.truth import TRUE, Look
from tests.promises.table import Table as Played
from tests.support.bless import Table
from tests.support.soak import far


def chained() -> Table:
    """Card 8 keeps a Curse from attacking in the turn that follows."""
    table = Table("9", "11", turn_of="B", hand_b="8 17").does("pray 8", "choose 9")
    return table.ends_turn()


def silenced_echo() -> Table:
    """Card 20 has chosen the other Echo before the chain reached it."""
    return Table("8 E20 E16", "9").does("invoke 20", "choose 16")


def two_ready() -> Table:
    """Card 11 uses the Echo effect of a Curse, and two Echoes may follow."""
    return Table("1 E16 E24", hand="11").does("pray 11")


JOURNALS = Path(__file__).parents[2] / "journals" / "bless"
GAMES = far(8, 80)  # Of each manner.


def reasons() -> dict[tuple[str, str], Refusal]:
    """Every reason that the rules can give."""
    found = {}
    for module in (attack, deck, main_phase, playing, steps, triggers):
        for thing in vars(module).values():
            if isinstance(thing, Refusal) and thing.rule:
                found[thing.rule, thing.key] = thing
    return found


def lies(state: State, met: Counter[tuple[str, str]]) -> list[str]:
    """Reasons given at this question that are not true, and answers that are missing."""
    question = state.question
    assert question is not None
    look, found = Look(state), []
    for verb in refusals(state, VOCABULARY):
        for option, refusal in verb:
            reason = refusal.rule, refusal.key
            card = option.name.partition(" ")[2]
            met[reason] += 1
            if not TRUE[reason](look, option.verb, card):
                found.append(f"{option.name}: {refusal}")
    offered = {option.verb for option in question.options}
    for asked in offered:
        other = next(iter(VOCABULARY.verbs[asked].options.values()))
        if why_not(state, other) is NOT_ASKED:
            found.append(f"{asked} is asked for, and yet {other.name} is not")
    if "choose" in offered:
        named = {it.name.partition(" ")[2] for it in question.options if it.verb == "choose"}
        chosen = set(look.effect["chosen"]) if question.why == "strengthen" else set()
        if named != pool(look) - chosen:
            found.append(f"{look.effect} offers {named}, reaches {pool(look)}")
    return found


def check(states: Iterator[State], met: Counter[tuple[str, str]]) -> None:
    for state in states:
        if state.question is not None and state.question.seat != NATURE:
            assert lies(state, met) == []


def replayed(path: Path) -> Iterator[State]:
    played = journal.read(path.read_text(encoding="utf-8"))
    state: State = GAME.setup(played.heading.options, 2)
    for given in played.answers:
        yield state
        answer(state, given.option)


@pytest.mark.parametrize("manner", ["random", "curious"])
def test_every_reason_is_true_at_every_question_of_many_games(manner: str) -> None:
    """Decision 0009: each reason holds, and whatever an effect reaches is offered."""
    for seed in range(GAMES):
        check(Played(GAME, {}, 2, seed, manner).questions(), Counter())


@pytest.mark.parametrize("path", sorted(JOURNALS.glob("*.journal")), ids=lambda path: path.stem)
def test_every_reason_is_true_at_every_question_of_the_golden_journals(path: Path) -> None:
    check(replayed(path), Counter())


def test_there_is_a_predicate_for_every_reason_and_no_other() -> None:
    assert set(TRUE) == set(reasons())


def test_it_is_written_down_what_every_effect_reaches() -> None:
    """Every choice of a card, but those that reach one card at most and so never ask."""
    asking = set()
    for card in CARDS:
        for script in card.scripts:
            half = "curse" if "curse" in script.name else "prayer"
            steps = [step for step in script.steps if not isinstance(step, Block)]
            steps += [
                it for step in script.steps if isinstance(step, Block) for it in step.script.steps
            ]
            for step in steps:
                if isinstance(step, Choose) and not step.cards.topmost and step.cards.top != 1:
                    asking.add(f"{card.number:02} {half} {step.why}")
    assert asking == set(REACH)


# One table for each reason.

BY_HAND = [
    (Table(hand="8", at="mulligan"), "aside 9", "BL-4.1 not-in-hand"),
    (Table("8", hand="9"), "curse 8", "BL-6.1 not-in-hand"),
    (Table("8", "9", hand="17", actions=0), "curse 17", "BL-5.3 no-actions"),
    (Table("8 E16", "9", hand="17", actions=0), "invoke 16", "BL-5.3 no-actions"),
    (Table("8s", "9", hand="17", actions=0), "release 8", "BL-5.3 no-actions"),
    (Table("8", "9", hand="17", actions=0), "attack 8", "BL-5.3 no-actions"),
    (Table("8c 9c 11c 17c", hand="20"), "curse 20", "BL-9.3 no-room"),
    (Table("", "8 3>8", hand="19"), "pray 19", "R-36 no-host"),
    (Table("8"), "release 8", "BL-6.4 not-in-stasis"),
    (Table("8", "9"), "attack 9", "BL-6.5 not-your-curse"),
    (Table("8s", "9"), "attack 8", "BL-7.1 in-stasis"),
    (Table("8", "9").attacks(8, 9), "attack 8", "BL-6.6 has-attacked"),
    (chained(), "attack 9", "BL-6.6 cannot-attack"),
    (Table("33", "24"), "attack 33", "BL-6.7 nothing-to-attack"),
    (Table("33c", "24"), "attack 33", "BL-6.7 nothing-to-attack"),
    (Table("9c", "11"), "attack 9", "BL-7.5 nothing-to-beat"),
    (Table("9c", "11 52"), "attack 9", "BL-7.5 nothing-to-beat"),
    (Table("8 E16"), "invoke 24", "BL-6.9 not-your-echo"),
    (Table("8 E16").does("invoke 16"), "invoke 16", "BL-10.5 echo-used"),
    (silenced_echo(), "invoke 16", "BL-10.6 echo-silenced"),
    (Table("8 9", "11 17").does("attack 8"), "target 9", "BL-6.5 no-opposing-curse"),
    (Table("33", "24 9 17").does("attack 33"), "target 24", "BL-6.7 not-attackable"),
    (Table("9c", "11 56 35").does("attack 9"), "target 11", "BL-7.5 would-not-win"),
    (Table("8", "11 17").does("attack 8"), "direct", "BL-6.8 not-direct"),
    (Table("8 9", "11 3>11", hand="19").does("pray 19"), "host 11", "BL-10.9 not-a-host"),
    (Table("9c 8 17 20", hand="11").does("curse 11"), "drop 11", "BL-9.2 not-to-drop"),
    (Table("9c 8 17 20", hand="11").does("curse 11"), "drop 9", "BL-9.3 only-pure-ones"),
    (Table("9c 8 E16 E24", hand="15").does("pray 15"), "drop 9", "BL-9.2 echo-makes-way"),
    (two_ready(), "next 41", "BL-10.4 not-ready"),
    (Table("28 44 8", at="begin"), "next 8", "BL-13.4 not-waiting"),
    (Table("8 9 11 E14").does("invoke 14", "choose 8"), "choose 8", "BL-13.6 already-chosen"),
    (Table("8 9 E16").does("invoke 16"), "choose 11", "BL-13.6 not-choosable"),
    (Table("8 E1", "9 E16 E24", hand="6").does("pray 6"), "choose 1", "BL-13.6 not-choosable"),
    (Table(hand="26 8 9").does("curse 26"), "nothing", "BL-13.1 something-there"),
]


@pytest.mark.parametrize(("table", "said", "reason"), BY_HAND, ids=lambda it: str(it)[:30])
def test_each_reason_is_met_on_a_table_set_up_for_it(table: Table, said: str, reason: str) -> None:
    """Decision 0009"""
    refusal = table.why_not(said)
    assert f"{refusal.rule} {refusal.key}" == reason
    assert lies(table.state, Counter()) == []


def test_every_reason_has_a_table_of_its_own() -> None:
    assert {reason for _, _, reason in BY_HAND} == {f"{rule} {key}" for rule, key in TRUE}


def main() -> None:
    """How often each reason is met: python -m tests.games.bless.test_refusals"""
    met: Counter[tuple[str, str]] = Counter()
    for seed in range(1000, 1060):
        for manner in ("random", "curious"):
            check(Played(GAME, {}, 2, seed, manner).questions(), met)
    for reason in sorted(TRUE, key=lambda it: met[it]):
        print(met[reason], *reason)


if __name__ == "__main__":
    main()
