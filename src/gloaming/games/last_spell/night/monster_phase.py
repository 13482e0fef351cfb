"""The Monster Phase, sub-phase by sub-phase (LS-11, LS-12, LS-13)."""

from typing import Any, Final

from gloaming.engine.question import NATURE, TABLE, Option, Question
from gloaming.engine.refusal import NOT_ASKED, Refusal
from gloaming.engine.script import Script, Step
from gloaming.games.last_spell.attack.rolling import RollDice, is_hit
from gloaming.games.last_spell.board import AREA, IN_CITY, NOWHERE
from gloaming.games.last_spell.bosses.brood import HurtTrapped
from gloaming.games.last_spell.bosses.cetusia import DrawWyrm, RaiseWyrm, ShuffleWyrm, WyrmAttacks
from gloaming.games.last_spell.bosses.dryad import DryadStirs, DryadStrikes
from gloaming.games.last_spell.bosses.harpy import EnterHarpy, HarpyCries
from gloaming.games.last_spell.box.monster_cards import CARD, EXPLOSION, EXPLOSION_DAMAGE, FIGURES
from gloaming.games.last_spell.box.weapon import INEVITABLE
from gloaming.games.last_spell.frames import Attacking, Round
from gloaming.games.last_spell.heroes.harm import hurt
from gloaming.games.last_spell.monsters.arrival import BeginWaves, RevealWaves
from gloaming.games.last_spell.monsters.blows import (
    A_HERO,
    A_MONSTER,
    A_STRUCTURE,
    AIM,
    ITSELF,
    NOT_TIED,
    PER_BLOW,
    THE_CIRCLE,
    WHY,
    acts,
    aim_of,
    aimed_spaces,
    area_plan,
    attacks_area,
    victims_of,
)
from gloaming.games.last_spell.monsters.movement import in_order, move_monster
from gloaming.games.last_spell.state import BLOCKED, HEROES, NOBODY, USED, State
from gloaming.games.last_spell.table.ending import dies, end_of_night, lose_mages, wound
from gloaming.games.last_spell.table.flames import burn, clear_ruins
from gloaming.games.last_spell.table.ground import LEFT_ALONE, monsters_in
from gloaming.games.last_spell.words import BY_CHOICE, FLIP_COIN, TARGET, VICTIM

NOT_A_VICTIM: Final = Refusal("LS-10.10", "not-beside-explosion")


class SpreadPanic(Step[State, Round]):
    """As many flames leave the Panic Area as monsters stand in the City (LS-11.3)."""

    def run(self, state: State, frame: Round) -> Question | None:
        state.phase += 1
        state.tell("monster-phase", state.phase)
        frame.index = 0
        for hero in range(HEROES):
            state.this_attack[hero] = 0
        for token in range(len(state.used)):
            if state.used[token] == BLOCKED:
                state.used[token] = USED  # The Cry lasted for one Heroes Phase (LS-20.5).
        intruders = 0
        for figure in range(FIGURES):
            space = state.at[figure]
            if space != NOWHERE and IN_CITY[space] and not CARD[figure].inert:
                intruders += 1
        if intruders:
            state.panic = max(0, state.panic - intruders)
            state.tell("panic", intruders, state.panic)
        return None


class FlipCoin(Step[State, Round]):
    """The fate coin shows left or right for the whole phase (LS-11.4)."""

    def run(self, state: State, frame: Round) -> Question | None:
        return Question(NATURE, "coin", FLIP_COIN)

    def answer(self, state: State, frame: Round, option: Option) -> None:
        state.coin = option.noun
        state.tell("coin", option.noun)


class MoveMonsters(Step[State, Round]):
    """All monsters move, in an order found once at the start (LS-12.3, R-28)."""

    def run(self, state: State, frame: Round) -> Question | None:
        facing = -1
        for figure in in_order(state):
            if state.facing[figure] != facing:
                state.breathe()  # Those who come from one side are seen to move together.
                facing = state.facing[figure]
            if not state.fresh or figure not in state.fresh:  # They have moved.
                move_monster(state, figure)
        state.fresh = []
        return None


class OrderAttackers(Step[State, Round]):
    """All attack at once, in the order of their movement by where they face now (LS-13.2)."""

    def run(self, state: State, frame: Round) -> Question | None:
        state.order = in_order(state)
        state.plan = []
        frame.index = 0
        return None


class PlanBlows(Step[State, Round]):
    """Every target is found before anybody strikes; players break ties (LS-13.2, DP-12)."""

    def run(self, state: State, frame: Round) -> Question | None:
        while frame.index < len(state.order):
            figure = state.order[frame.index]
            if acts(state, figure):
                if attacks_area(CARD[figure]):
                    state.plan += area_plan(state, figure)
                else:
                    aim = aim_of(state, figure, CARD[figure])
                    if len(aim.aims) > 1:
                        spaces = aimed_spaces(state, aim)
                        return Question(TABLE, "target", [TARGET[space] for space in spaces])
                    if aim.aims:
                        state.plan += [figure, aim.aims[0], aim.why]
            frame.index += 1
        frame.index = 0
        return None

    def answer(self, state: State, frame: Round, option: Option) -> None:
        figure = state.order[frame.index]
        aim = aim_of(state, figure, CARD[figure])
        chosen = aim.aims[aimed_spaces(state, aim).index(option.noun)]
        state.plan += [figure, chosen, BY_CHOICE]
        frame.index += 1
        frame.repeat()

    def refuse(self, state: State, frame: Round, option: Option) -> Refusal:
        return NOT_TIED if option.verb == "target" else NOT_ASKED


class StrikeBlows(Step[State, Round]):
    """Damage is done blow by blow; nobody chooses a new target (LS-13.2)."""

    def run(self, state: State, frame: Round) -> Question | None:
        while frame.index < len(state.plan):
            figure = state.plan[frame.index]
            aim = state.plan[frame.index + AIM]
            if aim == A_MONSTER:
                victims = victims_of(state, figure)
                if len(victims) > 1:
                    return Question(TABLE, "victim", [VICTIM[victim] for victim in victims])
                frame.index += PER_BLOW
                frame.repeat()
                blast(state, figure, victims[0])
                return None
            why = state.plan[frame.index + WHY]
            frame.index += PER_BLOW
            if strike(state, figure, aim, why):
                frame.repeat()
                return None
            state.breathe()
        return None

    def answer(self, state: State, frame: Round, option: Option) -> None:
        figure = state.plan[frame.index]
        frame.index += PER_BLOW
        frame.repeat()
        blast(state, figure, option.noun)

    def refuse(self, state: State, frame: Round, option: Option) -> Refusal:
        if option.verb != "victim":
            return NOT_ASKED
        around = monsters_in(state, AREA[state.at[state.plan[frame.index]]])
        return LEFT_ALONE if option.noun in around else NOT_A_VICTIM


def strike(state: State, figure: int, aim: int, why: int) -> bool:
    """One blow; whether something has to be asked, or the game is over (LS-13.7–LS-13.9)."""
    monster = CARD[figure]
    if aim == ITSELF:
        state.wounds[figure] = monster.wounds
        state.tell("explodes", figure, state.at[figure])
        return False
    if aim == THE_CIRCLE:
        state.tell("strikes-circle", figure, why)
        lose_mages(state, monster.strength)
        return state.mages == 0
    if aim >= A_STRUCTURE:
        state.tell("strikes-structure", figure, state.where[aim - A_STRUCTURE], why)
        burn(state, aim - A_STRUCTURE, monster.strength)
        return False
    hero = aim - A_HERO
    if state.space[hero] == NOWHERE:
        return False  # Killed by another blow of this step.
    state.tell("strikes-hero", figure, state.card[hero], why)
    if monster.attack == EXPLOSION:
        hurt(state, hero, EXPLOSION_DAMAGE, figure, unarmoured=True)
    else:
        hurt(state, hero, monster.strength, figure)
    return True


def blast(state: State, figure: int, victim: int) -> None:
    """An explosion attacks one monster beside it, with Inevitable (LS-10.10)."""
    frame = Attacking(BLAST, NOBODY)
    frame.target = victim
    frame.keywords = INEVITABLE
    frame.damage = CARD[figure].strength
    state.stack.append(frame)


class WoundVictim(Step[State, Attacking]):
    """On a hit the victim suffers the Strength; if it dies, then after the last blow (LS-13.2)."""

    def run(self, state: State, frame: Attacking) -> Question | None:
        if is_hit(frame, frame.keywords):
            wound(state, frame.target, frame.damage)
        else:
            state.tell("missed", frame.target)
        return None


class ClearAway(Step[State, Round]):
    """Destroyed structures and dead monsters are removed, in order (LS-13.2)."""

    def run(self, state: State, frame: Round) -> Question | None:
        clear_ruins(state)
        for figure in state.order:
            if state.at[figure] != NOWHERE and state.wounds[figure] >= CARD[figure].wounds:
                dies(state, figure, by_team=False)
        state.order = []
        state.plan = []
        frame.index = 0
        return None


class EndMonsterPhase(Step[State, Round]):
    """Stun and Reinforce end, doom creeps in, the end of the night is tested (LS-13.11)."""

    def run(self, state: State, frame: Round) -> Question | None:
        for figure in range(FIGURES):
            state.stunned[figure] = 0
        for hero in range(HEROES):
            state.reinforced[hero] = 0
        if state.phase >= state.edition.doom:
            state.tell("doom", state.phase)
            lose_mages(state, 1)
        if state.mages:
            end_of_night(state)
        return None


BLAST: Final = Script("blast", [RollDice(), WoundVictim()])
MONSTER_PHASE: Final[Script[Any, Any]] = Script(
    "monster-phase",
    [
        SpreadPanic(),
        FlipCoin(),
        HarpyCries(),
        DrawWyrm(),
        RaiseWyrm(),
        DryadStirs(),
        BeginWaves(),
        RevealWaves(),
        MoveMonsters(),
        HurtTrapped(),
        WyrmAttacks(),
        OrderAttackers(),
        PlanBlows(),
        StrikeBlows(),
        ClearAway(),
        EnterHarpy(),
        DryadStrikes(),
        ShuffleWyrm(),
        EndMonsterPhase(),
    ],
)
