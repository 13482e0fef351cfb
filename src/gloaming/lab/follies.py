"""Follies in games of The Last Spell: what nobody who understands the game would do.

A watcher reads a journal, answer by answer, and notes whatever looks foolish without knowing what
anybody thought: only by what lay on the table before and after.
"""

from collections import Counter
from typing import Final

from gloaming.engine.journal import Journal
from gloaming.engine.question import NATURE, Option
from gloaming.engine.script import answer
from gloaming.games.last_spell.attack.aiming import affected, directions
from gloaming.games.last_spell.box.equipment import ATTACKS, ITEMS, RED_POTION
from gloaming.games.last_spell.box.structures import (
    ADVANCED_SHOP,
    BLACKSMITH,
    GOLD_MINE,
    HOUSE,
    INN,
    SCAVENGER_CAMP,
    SEER,
    SHOP,
    TEMPLE,
)
from gloaming.games.last_spell.box.weapon import MANOEUVRE
from gloaming.games.last_spell.frames import Attacking, OfHero
from gloaming.games.last_spell.state import LAST_NIGHT, NOBODY, State
from gloaming.games.last_spell.table.ground import monster_on
from gloaming.games.last_spell.words import END_MAIN

TO_AND_FRO: Final = "to and fro"
UNHURT: Final = "healed unhurt"
IN_VAIN: Final = "built in vain"
AT_NOTHING: Final = "aimed at nothing"
IDLE_TOKEN: Final = "turned for nothing"
NO_THIRST: Final = "drunk for nothing"
FOLLIES: Final = [TO_AND_FRO, UNHURT, IN_VAIN, AT_NOTHING, NO_THIRST, IDLE_TOKEN]

MOVES: Final = ["step", "jump", "climb", "descend", "travel"]
# What must be done on the day a Building was built if there is no other: then it has paid.
PAYS_BY: Final = {SHOP: ["buy", "buy_potion"], ADVANCED_SHOP: ["buy"], BLACKSMITH: ["upgrade"]}
WORKED: Final = [SCAVENGER_CAMP, TEMPLE, INN, SEER]
NEVER: Final = [HOUSE, GOLD_MINE]  # Workers come at dawn; a Mine costs what it brings in a day.


class Noted:
    """One folly: after how many answers, which answer, and what is foolish about it."""

    __slots__ = ("at", "folly", "option")

    def __init__(self, at: int, folly: str, option: Option) -> None:
        self.at = at
        self.folly = folly
        self.option = option

    def __repr__(self) -> str:
        return f"{self.at} {self.option.name}: {self.folly}"


class Watcher:
    """Sees one answer after the other, and remembers what it has to of a turn and of a day."""

    def __init__(self) -> None:
        self.noted: list[Noted] = []
        self.at = 0
        self.table: list[object] = []  # As it was when a hero began to walk.
        self.trodden: list[int] = []  # Where it has stood since.
        self.turned: Noted | None = None  # A token, and no step yet.
        self.built: list[tuple[int, int, Noted]] = []  # Today: what, where, and if it does not pay.

    def note(self, folly: str, option: Option) -> None:
        self.noted.append(Noted(self.at, folly, option))

    def watch(self, state: State, option: Option) -> None:
        """An answer is about to be given."""
        question = state.question
        if question is not None and question.seat != NATURE:
            if question.why == "turn":
                self.on_turn(state, option)
            elif question.why == "aim" and option.verb == "aim":
                if hits_nothing(state, option.noun):
                    self.note(AT_NOTHING, option)
            elif question.why in ("main", "site"):
                self.by_day(state, option)
        answer(state, option)
        self.at += 1

    # By night.

    def on_turn(self, state: State, option: Option) -> None:
        verb, hero = option.verb, state.active
        table = besides(state)
        if table != self.table:
            self.table, self.trodden = table, []
        if state.space[hero] not in self.trodden:
            self.trodden.append(state.space[hero])
        if verb in MOVES:
            self.turned = None
            if verb in ("step", "travel", "jump") and option.noun in self.trodden:
                self.note(TO_AND_FRO, option)
        elif verb == "flip":
            self.turned = self.turned or Noted(self.at, IDLE_TOKEN, option)
        elif verb == "drink":
            if in_vain(state, option):
                red = ITEMS[option.noun].card == RED_POTION
                self.note(UNHURT if red else NO_THIRST, option)
        elif verb == "end_turn" and self.turned is not None:
            self.noted.append(self.turned)
        if verb != "flip":
            self.turned = None

    # By day.

    def by_day(self, state: State, option: Option) -> None:
        if option.verb == "end_main":
            self.noted += [noted for _, _, noted in self.built]
            self.built = []
        if nights_left(state) > 1:
            return
        if option.verb == "site":
            frame = state.stack[-1]
            assert isinstance(frame, OfHero)
            if frame.thing in NEVER or frame.thing in WORKED or frame.thing in PAYS_BY:
                self.built.append((frame.thing, option.noun, Noted(self.at, IN_VAIN, option)))
        left: list[tuple[int, int, Noted]] = []
        for kind, space, noted in self.built:
            works = option.verb == "work" and option.noun == space and kind not in NEVER
            if not works and option.verb not in PAYS_BY.get(kind, []):
                left.append((kind, space, noted))
        self.built = left


def nights_left(state: State) -> int:
    """The nights that are to come in this city."""
    return 1 if state.edition.introductory else LAST_NIGHT + 1 - state.day


def besides(state: State) -> list[object]:
    """The table apart from where the hero who acts stands and what it walks with."""
    hero = state.active
    others = [space for one, space in enumerate(state.space) if one != hero]
    return [
        hero,
        state.phase,
        others,
        *[
            thing.copy()
            for thing in (
                state.ap,
                state.at,
                state.wounds,
                state.stunned,
                state.hurt,
                state.mana,
                state.uses,
                state.exhausted,
                state.place,
                state.shots,
                state.flames,
                state.reinforced,
            )
        ],
    ]


def in_vain(state: State, option: Option) -> bool:
    """Whether a potion would give its hero nothing at all."""
    after = state.clone()
    answer(after, option)
    hero = state.active
    if after.question is not None and after.question.why == "refresh":
        return False
    return (
        after.hurt[hero] == state.hurt[hero]
        and after.mana[hero] == state.mana[hero]
        and after.ap[hero] == state.ap[hero]
        and after.used == state.used
    )


def hits_nothing(state: State, impact: int) -> bool:
    """Whether no monster stands where this impact would strike, whichever way it is turned."""
    frame = state.stack[-1]
    assert isinstance(frame, Attacking)
    attack = ATTACKS[frame.attack]
    moves = attack.area.landing > 0 or frame.keywords & MANOEUVRE != 0
    if not attack.rolls() or moves or frame.impact == frame.origin:
        return False  # Who wants to be elsewhere, or frees itself (LS-20.25), needs no monster.
    for way in directions(frame.origin, impact) if attack.area.directed else [0]:
        for space in affected(state, attack, frame.origin, impact, way):
            if monster_on(state, space) != NOBODY:
                return False
    return True


def watched(journal: Journal) -> tuple[Watcher, State]:
    """Whoever has seen all of a journal, and the table it ends with."""
    watcher = Watcher()
    state = journal.start()
    assert isinstance(state, State)
    for given in journal.answers:
        watcher.watch(state, given.option)
    return watcher, state


def follies(journal: Journal) -> list[Noted]:
    """All that looks foolish in a game, in the order in which it happened."""
    return sorted(watched(journal)[0].noted, key=lambda it: it.at)


def foolish(journal: Journal, option: Option) -> bool:
    """Whether one more answer would be a folly; what is built, if nothing more is done that day."""
    watcher, state = watched(journal)
    before = len(watcher.noted)
    watcher.watch(state, option)
    if option.verb == "build" and state.question is not None:
        watcher.watch(state, state.question.options[0])
        watcher.watch(state, END_MAIN)
    return len(watcher.noted) > before


def counted(noted: list[Noted]) -> Counter[str]:
    return Counter(it.folly for it in noted)
