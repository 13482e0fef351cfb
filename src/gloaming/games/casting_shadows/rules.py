"""The sequence of play, top to bottom as the rulebook tells it."""

from typing import Any, Final

from gloaming.engine.question import Option, Question
from gloaming.engine.refusal import NOT_ASKED, Refusal
from gloaming.engine.script import Frame, Script, Step, resume
from gloaming.games.casting_shadows.box.board import BIT
from gloaming.games.casting_shadows.box.names import CC, NONE, SF
from gloaming.games.casting_shadows.cards import CARDS
from gloaming.games.casting_shadows.cards.characters import CHARACTER
from gloaming.games.casting_shadows.resources.dice import ALL_DICE, REROLLING, ROLLING
from gloaming.games.casting_shadows.resources.payment import PAYMENT
from gloaming.games.casting_shadows.resources.pool import empty_pool, gain, spend, units_of
from gloaming.games.casting_shadows.spells.health import heal, hurt
from gloaming.games.casting_shadows.spells.steps import FLIGHT
from gloaming.games.casting_shadows.table.edition import Edition
from gloaming.games.casting_shadows.table.frames import Casting, Filling, Fleeing, Paying, Rolling
from gloaming.games.casting_shadows.table.state import (
    BASE_LIMIT,
    GOES_ON,
    State,
    companion_of,
    energy_limit,
    in_turn_order,
    is_bot,
    number_of,
    tile_under,
)
from gloaming.games.casting_shadows.table.words import ABSORB, END_TURN, SUMMON
from gloaming.games.casting_shadows.turn.actions import Act
from gloaming.games.casting_shadows.turn.collecting import COLLECTING, COLLECTING_COUNTERSPELL
from gloaming.games.casting_shadows.turn.market import EMERGING, TURNING_UP
from gloaming.games.casting_shadows.turn.ranking import end_at_cap
from gloaming.games.casting_shadows.turn.setup import SETTING_UP
from gloaming.games.casting_shadows.turn.solo import (
    HERO,
    BotAbsorbs,
    BotCasts,
    BotTravels,
    StartBotTurn,
    next_in_solo,
)

TOO_FEW_FRAGMENTS: Final = Refusal("CS-9.2", "too-few-fragments")
ENERGY_LIMIT: Final = Refusal("CS-9.1", "energy-limit")
TRANSFORMED: Final = Refusal("CS-9.5", "transformed")
TOO_LITTLE_ENERGY: Final = Refusal("CS-9.3", "too-little-energy")
NOT_IN_PORTAL: Final = Refusal("CS-9.3", "not-in-portal")


def new_game(edition: Edition) -> State:
    """An empty table, about to be set up."""
    state = State(edition)
    state.stack.append(Frame(PLAY))
    resume(state)
    return state


class NextTurn(Step[State, Frame]):
    """Whoever is active takes a turn, a bot takes a bot's (CS-4.1, SO-3)."""

    def run(self, state: State, frame: Frame) -> Question | None:
        frame.repeat()
        state.stack.append(Frame(BOT_TURN if is_bot(state, state.active) else TURN))
        return None


class StartTurn(Step[State, Frame]):
    """Action points are set, used marks cleared, all five dice rolled (CS-4.2, CS-4.4)."""

    def run(self, state: State, frame: Frame) -> Question | None:
        me = state.active
        state.ap = companion_of(state, me).ap
        if state.round == 1 and me == state.first:
            state.ap = state.edition.first_turn_ap
        state.used = 0
        state.tell("turn", me, state.round)
        state.stack.append(Rolling(ROLLING, ALL_DICE))
        return None


class TileHelps(Step[State, Frame]):
    """The tile on which the turn starts gives its unit or HP (CS-4.2, CS-4.3)."""

    def run(self, state: State, frame: Frame) -> Question | None:
        tile = tile_under(state, state.active)
        if tile.gains != NONE:
            gain(state, tile.gains)
        if tile.heals:
            heal(state, state.active, tile.heals)
        return None


class CompanionHelps(Step[State, Frame]):
    """Then the own Companion does (CS-4.2)."""

    def run(self, state: State, frame: Frame) -> Question | None:
        companion = companion_of(state, state.active)
        if companion.gains != NONE:
            gain(state, companion.gains)
        if companion.heals:
            heal(state, state.active, companion.heals)
        return None


class Absorb(Step[State, Frame]):
    """Absorb fragments up to the limit, transform, or end the turn (CS-9.2 to CS-9.4)."""

    def run(self, state: State, frame: Frame) -> Question | None:
        me = state.active
        most = absorbable(state, me)
        options = [ABSORB[many] for many in range(1, most + 1)]
        if may_transform(state, me):
            for companion in state.portal:
                options.append(SUMMON[companion])
        if not options:
            return None
        options.append(END_TURN)
        return Question(me, "absorb", options)

    def answer(self, state: State, frame: Frame, option: Option) -> None:
        me = state.active
        if option is END_TURN:
            return
        frame.repeat()
        if option.verb == "absorb":
            for _ in range(option.noun):
                spend(state, SF)
            state.energy[me] += option.noun
            state.tell("absorbs", me, option.noun)
        else:
            transform(state, me, option.noun)

    def refuse(self, state: State, frame: Frame, option: Option) -> Refusal:
        me = state.active
        if option.verb == "absorb":
            return ENERGY_LIMIT if option.noun <= units_of(state, SF) else TOO_FEW_FRAGMENTS
        if option.verb != "summon":
            return NOT_ASKED
        if state.shadow & BIT[me]:
            return TRANSFORMED
        return TOO_LITTLE_ENERGY if state.energy[me] < BASE_LIMIT else NOT_IN_PORTAL


def absorbable(state: State, me: int) -> int:
    """How many fragments of the pool still fit (CS-9.1)."""
    return min(units_of(state, SF), energy_limit(state, me) - state.energy[me])


def may_transform(state: State, me: int) -> bool:
    """In Base Form with three energy (CS-9.3)."""
    return not state.shadow & BIT[me] and state.energy[me] == BASE_LIMIT


def transform(state: State, me: int, companion: int) -> None:
    """Flip the board for all energy and summon a Companion at once (CS-9.3, CS-R59)."""
    state.energy[me] = 0
    state.shadow |= BIT[me]
    state.tell("transforms", me, state.character[me])
    slot = state.portal.index(companion)
    state.portal[slot] = NONE
    state.companion[me] = companion
    state.tell("summons", me, companion)
    state.stack.append(Filling(EMERGING, slot))


class CrystalsHurt(Step[State, Frame]):
    """1 DMG for each Cursed Crystal, all at once; then the pool is emptied (CS-9.6)."""

    def run(self, state: State, frame: Frame) -> Question | None:
        me = state.active
        crystals = units_of(state, CC)
        empty_pool(state)
        if crystals and not companion_of(state, me).calms_crystals:
            state.tell("crystals", me, crystals)
            hurt(state, me, crystals)
        return None


class SuddenDeath(Step[State, Frame]):
    """From the chosen round on every turn costs all players 1 HP (option `sudden_death`)."""

    def run(self, state: State, frame: Frame) -> Question | None:
        if state.round < state.edition.sudden_death:
            return None
        state.tell("sudden-death", state.round)
        everybody = BIT[state.edition.players] - 1
        others = in_turn_order(state, state.active, everybody)
        if state.hp[state.active]:
            others.insert(0, others.pop())  # The active player comes first.
        for player in others:
            hurt(state, player, 1)
            if state.ending != GOES_ON:
                break
        return None


class PassTurn(Step[State, Frame]):
    """The next living player starts a turn; too many rounds end the game (CS-9.7, CS-10.8)."""

    def run(self, state: State, frame: Frame) -> Question | None:
        last = state.active
        if state.edition.solo:
            state.active = next_in_solo(state)
            state.round += state.active == HERO  # SO-3
        else:
            state.active = in_turn_order(state, last, BIT[state.edition.players] - 1)[0]
            if number_of(state, state.active) <= number_of(state, last):  # CS-1.9
                state.round += 1
        if state.round > state.edition.turn_cap:
            state.round -= 1
            end_at_cap(state)
        return None


PLAY: Final = Script("play", [*SETTING_UP, NextTurn()])
# Whoever is eliminated in the own turn still comes to its last two steps, and to no other.
TURN: Final = Script(
    "turn",
    [
        StartTurn(),
        TileHelps(),
        CompanionHelps(),
        Act(),
        Absorb(),
        CrystalsHurt(),
        SuddenDeath(),
        PassTurn(),
    ],
)
# What part of a turn it is while one of these steps, or what it began, is under way (CS-4.1).
PHASES: Final = ["roll", "roll", "roll", "act", "act", "absorb", "end", "end", "end"]
# Where in it the player acts, and where fragments are absorbed: bots ask how far a turn is.
AT_ACT: Final = 3
AT_ABSORB: Final = 4
BOT_TURN: Final = Script(
    "bot-turn",
    [StartBotTurn(), BotTravels(), BotCasts(), BotAbsorbs(), SuddenDeath(), PassTurn()],
)

_SEQUENCES: Final[list[Script[Any, Any]]] = [
    PLAY,
    TURN,
    BOT_TURN,
    ROLLING,
    REROLLING,
    PAYMENT,
    FLIGHT,
    COLLECTING,
    COLLECTING_COUNTERSPELL,
    TURNING_UP,
    EMERGING,
]
SCRIPTS: Final = (
    {script.name: script for script in _SEQUENCES}
    | {card.script.name: card.script for card in CARDS if card.is_spell}
    | {one.ability.script.name: one.ability.script for one in CHARACTER}
)
FRAMES: Final[dict[str, type[Frame]]] = {
    "frame": Frame,
    "casting": Casting,
    "fleeing": Fleeing,
    "paying": Paying,
    "rolling": Rolling,
    "filling": Filling,
}
