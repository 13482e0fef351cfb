"""What is half done at a table of The Last Spell: an attack on its way, blows that will fall."""

from typing import Final

from gloaming.ai.last_spell.chances import (
    Shot,
    again,
    blow_gain,
    chance,
    one_die,
    volley,
)
from gloaming.ai.last_spell.outlook import Outlook
from gloaming.games.last_spell.attack.aiming import Aiming, directions
from gloaming.games.last_spell.attack.rolling import dice_of
from gloaming.games.last_spell.board import NOWHERE
from gloaming.games.last_spell.box.dice import DICE, NOT_ROLLED, passed
from gloaming.games.last_spell.box.equipment import ATTACKS, PUNCH
from gloaming.games.last_spell.box.monster_cards import CARD, EXPLOSION, EXPLOSION_DAMAGE, ORANGE
from gloaming.games.last_spell.box.weapon import DEFENCE
from gloaming.games.last_spell.frames import AT_EFFECTS, Attacking, Harming, Round
from gloaming.games.last_spell.monsters.blows import A_HERO, A_STRUCTURE, PER_BLOW
from gloaming.games.last_spell.night.monster_phase import MONSTER_PHASE, StrikeBlows
from gloaming.games.last_spell.state import HEROES, NOBODY, State
from gloaming.games.last_spell.table.ground import lone_monster, monster_on
from gloaming.games.last_spell.words import BY_ISOLATION, REROLLS

_STRIKING: Final = [isinstance(step, StrikeBlows) for step in MONSTER_PHASE.steps].index(True)


def attack_under_way(state: State) -> Attacking | None:
    """The attack of a hero or a Defence that is on its way."""
    for n in range(len(state.stack) - 1, -1, -1):
        frame = state.stack[n]
        if isinstance(frame, Attacking) and frame.script.name == "attack":
            return frame
    return None


def under_way(state: State, outlook: Outlook, frame: Attacking) -> float:
    """What is to be expected of an attack from where it is now."""
    attack = ATTACKS[frame.attack]
    hero = NOBODY if attack.type == DEFENCE else frame.hero
    shot = Shot(attack, hero, frame.keywords, frame.damage)
    shot.bounces = frame.bounces
    question = state.question
    why = "" if question is None else question.why
    if question is not None and why == "aim":
        gains: list[float] = []
        for option in question.options:
            if option.verb == "aim":
                gains.append(aimed(shot, outlook, state, frame, option.noun))
        gain = volley(gains, frame.impacts, outlook.weights.salvo)
        # A fist has its target already, perhaps a tile (LS-20.25).
        if gain <= 0 and not frame.paid and attack.rolls() and attack is not PUNCH:
            gain -= outlook.weights.spoiled
        return gain
    if why == "face":
        return aimed(shot, outlook, state, frame, frame.impact)
    total = 0.0
    if frame.impacts > 1 and frame.at < AT_EFFECTS and outlook.weights.salvo:
        total += to_come(shot, outlook, state, frame)
    if why in ("roll", "reroll", "dice") and frame.target != NOBODY:
        total += on_target(shot, outlook, state, frame)
    for figure in state.targets:
        total += shot.against(outlook, state, figure, state.at[figure] == frame.impact)
    if frame.bounces and not frame.bouncing and monster_on(state, frame.impact) != NOBODY:
        total += shot.bounced(outlook, state, frame.impact)
    for other in range(HEROES):
        if frame.allies >> other & 1:
            total -= outlook.cost(other, frame.damage)
    return total


def to_come(shot: Shot, outlook: Outlook, state: State, frame: Attacking) -> float:
    """What the impacts after this one promise (LS-6.12)."""
    salvo = outlook.weights.salvo
    gains: list[float] = []
    for space in Aiming(state, shot.attack, frame.origin, frame.keywords).spaces(state):
        gain = aimed(shot, outlook, state, frame, space)
        gains.append(salvo * gain if space == frame.impact else gain)
    return max(0.0, volley(gains, frame.impacts - 1, salvo))


def aimed(shot: Shot, outlook: Outlook, state: State, frame: Attacking, impact: int) -> float:
    """What is to be expected if it is aimed there."""
    attack = shot.attack
    if attack.type == DEFENCE or not attack.area.directed:
        return shot.gain(outlook, state, frame.origin, impact, 0)
    best = 0.0
    for way in directions(frame.origin, impact):
        gain = shot.gain(outlook, state, frame.origin, impact, way)
        best = max(best, gain)
    return best


def on_target(shot: Shot, outlook: Outlook, state: State, frame: Attacking) -> float:
    """The monster that is dealt with now, by the dice it has rolled and will roll."""
    figure = frame.target
    if state.at[figure] == NOWHERE:
        return 0.0
    rerolls = frame.momentum
    for source in range(len(REROLLS)):
        if frame.granted >> source & 1:
            if source != BY_ISOLATION:
                rerolls += int(source != len(REROLLS) - 1)
            elif lone_monster(state, figure):
                rerolls += 1
    hits = fresh = chance(dice_of(state, figure), frame.keywords)
    if frame.dice != NOBODY:
        hits = fresh = 1.0
        rolled = [frame.first, frame.second]
        colours = DICE[frame.dice]
        for n in range(len(colours)):
            once = one_die(colours[n] == ORANGE, frame.keywords)
            fresh *= once
            if rolled[n] != NOT_ROLLED:
                once = 1.0 if passed(rolled[n], frame.keywords) else 0.0
            hits *= once
    if rerolls:
        hits += (1.0 - hits) * again(fresh, rerolls - 1)
    return blow_gain(outlook, state, figure, frame.damage, hits)


def pending(state: State) -> list[int]:
    """The damage that is on its way to each hero."""
    harm = [0] * HEROES
    question = state.question
    why = "" if question is None else question.why
    if why in ("harm", "guard"):
        for frame in state.stack:
            if isinstance(frame, Harming):
                harm[frame.hero] += frame.damage
    if not state.plan:
        return harm
    top = state.stack[-1]
    for frame in state.stack:
        if isinstance(frame, Round) and frame.script is MONSTER_PHASE:
            # Before the first blow the finger counts monsters, not blows.
            planning = frame is top and frame.at == _STRIKING
            for at in range(0 if planning else frame.index, len(state.plan), PER_BLOW):
                aim = state.plan[at + 1]
                if A_HERO <= aim < A_STRUCTURE:
                    monster = CARD[state.plan[at]]
                    bang = monster.attack == EXPLOSION
                    harm[aim - A_HERO] += EXPLOSION_DAMAGE if bang else monster.strength
    return harm
