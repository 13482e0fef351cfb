"""An attack from its declaration to its last effect (LS-6.12, LS-24.3)."""

from typing import Any, Final

from gloaming.engine.question import Option, Question
from gloaming.engine.refusal import NOT_ASKED, Refusal
from gloaming.engine.script import Script, Step
from gloaming.games.last_spell.attack.aftermath import (
    AfterKills,
    HelpHero,
    MoveAttacker,
    StunAround,
)
from gloaming.games.last_spell.attack.aiming import affected, shielded
from gloaming.games.last_spell.attack.attack_types import keywords_of
from gloaming.games.last_spell.attack.declaring import ChooseDirection, ChooseImpact, Pay
from gloaming.games.last_spell.attack.rolling import RollDice, all_icons, dice_of, is_hit
from gloaming.games.last_spell.board import AREA, NOWHERE, in_area
from gloaming.games.last_spell.bosses.harpy import EnterHarpy
from gloaming.games.last_spell.box.dice import BOTH_DICE, NOT_ROLLED
from gloaming.games.last_spell.box.equipment import ATTACKS, CATAPULT_SHOT, ITEMS, PUNCH, SCROLL
from gloaming.games.last_spell.box.hero_cards import (
    ARCANE_ECONOMY,
    EXECUTIONER,
    INITIATOR,
    LUCKY,
)
from gloaming.games.last_spell.box.monster_cards import (
    BLUE,
    CARD,
    KIND,
    MONOLITH,
    ORANGE,
    THE_DRYAD,
)
from gloaming.games.last_spell.box.weapon import (
    CURSED,
    DEFENCE,
    INEVITABLE,
    ISOLATION,
    PROPAGATION,
    RANGED,
    STUN,
    Attack,
)
from gloaming.games.last_spell.frames import (
    AT_BOUNCE,
    AT_IMPACT,
    AT_PICK,
    AT_ROLL,
    AT_STRIKE,
    Attacking,
)
from gloaming.games.last_spell.heroes.harm import hurt
from gloaming.games.last_spell.heroes.pools import (
    DONE_ATTACK,
    NO_MANA,
    has_perk,
    seat_of,
)
from gloaming.games.last_spell.state import FIRST_MONSTER, HEROES, NOBODY, State
from gloaming.games.last_spell.table.ending import dies, wound
from gloaming.games.last_spell.table.ground import (
    area_around,
    hero_on,
    is_fog,
    lone_monster,
    monster_on,
    monsters_in,
    stands_on,
    tile_under,
)
from gloaming.games.last_spell.words import (
    BOUNCE,
    BY_ISOLATION,
    BY_LUCKY,
    BY_MAGIC,
    BY_MOMENTUM,
    CHOOSE_DICE,
    KEEP_ROLL,
    REROLL,
    RESOLVE,
    STOP,
)

MOST_REROLLS: Final = 4  # LS-6.13

NOT_A_TARGET: Final = Refusal("LS-6.12", "not-a-target")
DEALT_WITH: Final = Refusal("LS-6.12", "dealt-with")
NOT_ITS_DICE: Final = Refusal("LS-24.3", "not-its-dice")
NO_SUCH_REROLL: Final = Refusal("LS-6.13", "no-such-reroll")
NO_BOUNCE: Final = Refusal("LS-24.3", "no-bounce")


class FindTargets(Step[State, Attacking]):
    """The affected spaces are found, and who stands on them (LS-6.12)."""

    def run(self, state: State, frame: Attacking) -> Question | None:
        attack = ATTACKS[frame.attack]
        spaces = affected(state, attack, frame.origin, frame.impact, frame.direction)
        state.targets = monsters_in(state, spaces)
        if state.growth:
            if THE_DRYAD in state.targets and shielded(state, attack, frame.origin):
                state.targets.remove(THE_DRYAD)
            if attack is PUNCH and frame.impact == frame.origin:
                state.targets = [tile_under(state, frame.origin)]  # From the trap (LS-20.25).
        frame.allies = 0
        for space in spaces:
            hero = hero_on(state, space)
            if hero != NOBODY and (hero != frame.hero or attack.type == DEFENCE):
                frame.allies |= 1 << hero
        frame.bouncing = 0
        return None


class PickTarget(Step[State, Attacking]):
    """Targets are dealt with one after the other, in the order the attacker likes (DP-16)."""

    def run(self, state: State, frame: Attacking) -> Question | None:
        if not state.targets:
            frame.at = AT_BOUNCE
            return None
        if len(state.targets) > 1:
            options = [RESOLVE[figure] for figure in state.targets]
            return Question(seat_of(state, frame.hero), "resolve", options, None, len(options))
        self.take(state, frame, state.targets[0])
        return None

    def answer(self, state: State, frame: Attacking, option: Option) -> None:
        self.take(state, frame, option.noun)

    def take(self, state: State, frame: Attacking, figure: int) -> None:
        state.targets.remove(figure)
        frame.target = figure
        frame.dice = NOBODY
        frame.first = NOT_ROLLED
        frame.second = NOT_ROLLED
        frame.granted |= 1 << BY_ISOLATION
        frame.granted |= 1 << BY_LUCKY
        if KIND[figure] == MONOLITH:
            frame.at = AT_STRIKE  # It is always hit (LS-20.18).

    def refuse(self, state: State, frame: Attacking, option: Option) -> Refusal:
        if option.verb != "resolve":
            return NOT_ASKED
        return DEALT_WITH if option.noun in state.struck else NOT_A_TARGET


class CurseDice(Step[State, Attacking]):
    """A Cursed attack chooses the colour of a die before it is rolled (DP-17, R-58)."""

    def run(self, state: State, frame: Attacking) -> Question | None:
        if not frame.keywords & CURSED:
            return None
        both = dice_of(state, frame.target) == ORANGE | BLUE
        options = CHOOSE_DICE[BOTH_DICE:] if both else CHOOSE_DICE[:BOTH_DICE]
        return Question(seat_of(state, frame.hero), "dice", options)

    def answer(self, state: State, frame: Attacking, option: Option) -> None:
        frame.dice = option.noun
        state.tell("dice", frame.target, option.noun)

    def refuse(self, state: State, frame: Attacking, option: Option) -> Refusal:
        return NOT_ITS_DICE if option.verb == "choose_dice" else NOT_ASKED


class OfferReroll(Step[State, Attacking]):
    """A failed roll may be rolled again, if anything grants it (LS-6.13, DP-18)."""

    def run(self, state: State, frame: Attacking) -> Question | None:
        if is_hit(frame, keywords_against(state, frame)) or frame.rerolls >= MOST_REROLLS:
            return None
        options = [REROLL[source] for source in range(len(REROLL)) if grants(state, frame, source)]
        if not options:
            return None
        options.append(KEEP_ROLL)
        left = MOST_REROLLS - frame.rerolls
        return Question(seat_of(state, frame.hero), "reroll", options, None, left)

    def answer(self, state: State, frame: Attacking, option: Option) -> None:
        if option is KEEP_ROLL:
            return
        state.tell("rerolls", frame.target, option.noun)
        if option.noun == BY_MOMENTUM:
            frame.momentum -= 1
        else:
            frame.granted &= ~(1 << option.noun)
        if option.noun == BY_MAGIC and not has_perk(state, frame.hero, ARCANE_ECONOMY):
            state.mana[frame.hero] -= 1
        if option.noun == BY_LUCKY:
            frame.lucky = 1
            state.spent_trait[frame.hero] = 1
        frame.rerolls += 1
        frame.first = NOT_ROLLED
        frame.second = NOT_ROLLED
        frame.at = AT_ROLL

    def refuse(self, state: State, frame: Attacking, option: Option) -> Refusal:
        if option.verb != "reroll":
            return NOT_ASKED
        unpaid = option.noun == BY_MAGIC and by_magic(state, frame)
        return NO_MANA if unpaid else NO_SUCH_REROLL


def grants(state: State, frame: Attacking, source: int) -> bool:
    """Whether a source grants a reroll against this target now."""
    hero = frame.hero
    if source == BY_MOMENTUM:
        return frame.momentum > 0
    if not frame.granted >> source & 1:
        return False
    if source == BY_ISOLATION:
        return frame.keywords & ISOLATION != 0 and lone_monster(state, frame.target)
    if source == BY_MAGIC:
        paid = state.mana[hero] > 0 or has_perk(state, hero, ARCANE_ECONOMY)
        return paid and by_magic(state, frame)
    if source == BY_LUCKY:
        if ATTACKS[frame.attack].type == DEFENCE or state.trait[hero] != LUCKY:
            return False
        return frame.lucky == 1 or not state.spent_trait[hero]
    return True


def by_magic(state: State, frame: Attacking) -> bool:
    """Only on the Impact Space, never on a bounce, once per attack (LS-6.9, R-50)."""
    if frame.bouncing or not frame.granted >> BY_MAGIC & 1:
        return False
    return stands_on(state, frame.target, frame.impact)


def keywords_against(state: State, frame: Attacking) -> int:
    return keywords_on(state, frame, frame.target, frame.impact)


def keywords_on(state: State, frame: Attacking, figure: int, impact: int) -> int:
    """A Catapult is Inevitable on the Impact Space only (LS-15.3)."""
    if ATTACKS[frame.attack] is CATAPULT_SHOT and stands_on(state, figure, impact):
        return frame.keywords | INEVITABLE
    return frame.keywords


class StrikeTarget(Step[State, Attacking]):
    """Hit or not, wounded, dead or stunned (LS-10.6, LS-10.7)."""

    def run(self, state: State, frame: Attacking) -> Question | None:
        figure = frame.target
        space = state.at[figure]
        monster = CARD[figure]
        aimed = stands_on(state, figure, frame.impact)
        stone = KIND[figure] == MONOLITH
        if stone or is_hit(frame, keywords_against(state, frame)):
            wound(state, figure, frame.damage + executes(state, frame, figure))
        else:
            state.tell("missed", figure)
        if state.wounds[figure] >= monster.wounds:
            frame.dead += not stone
            dies(state, figure, by_team=True)  # It leaves the board at once (LS-6.12).
        elif frame.keywords & STUN and all_icons(frame) and can_be_stunned(state, figure):
            state.stunned[figure] = 1
            state.tell("stunned", figure)
        state.struck.append(figure)
        if frame.bouncing or aimed:
            frame.centre = space
        frame.at = AT_PICK
        return None


def can_be_stunned(state: State, figure: int) -> bool:
    """Bosses, tiles and Monoliths never (R-52), nobody twice (R-117)."""
    card = CARD[figure]
    return not card.boss and not card.inert and not state.stunned[figure]


def executes(state: State, frame: Attacking, figure: int) -> int:
    """Executioner: +1 against what is stunned or wounded (PK10)."""
    if ATTACKS[frame.attack].type == DEFENCE or not has_perk(state, frame.hero, EXECUTIONER):
        return 0
    if KIND[figure] == MONOLITH:
        return 0
    return int(state.stunned[figure] == 1 or state.wounds[figure] > 0)


class BounceOn(Step[State, Attacking]):
    """Propagation: another monster in the Area of the last one, not yet attacked (LS-24.3)."""

    def run(self, state: State, frame: Attacking) -> Question | None:
        near = bounces_from(state, frame)
        if not near:
            return None
        options = [BOUNCE[figure] for figure in near]
        options.append(STOP)
        return Question(seat_of(state, frame.hero), "bounce", options, None, frame.bounces)

    def answer(self, state: State, frame: Attacking, option: Option) -> None:
        if option is STOP:
            frame.centre = NOWHERE
            return
        frame.bounces -= 1
        frame.bouncing = 1
        state.targets = [option.noun]
        frame.at = AT_PICK

    def refuse(self, state: State, frame: Attacking, option: Option) -> Refusal:
        return NO_BOUNCE if option.verb == "bounce" else NOT_ASKED


def bounces_from(state: State, frame: Attacking) -> list[int]:
    """The monsters an attack could bounce to."""
    found: list[int] = []
    if frame.bounces == 0 or frame.centre == NOWHERE:
        return found
    attack = ATTACKS[frame.attack]
    dryad = monster_on(state, frame.centre) == THE_DRYAD
    for space in area_around(state, THE_DRYAD) if dryad else AREA[frame.centre]:
        if state.figure[space] < FIRST_MONSTER or is_fog(state, space):
            continue
        if attack.type == RANGED and in_area(frame.origin, space):
            continue
        for figure in monsters_in(state, [space]):
            if figure in state.struck or figure in found or KIND[figure] == MONOLITH:
                continue
            if figure != THE_DRYAD or not shielded(state, attack, frame.origin):
                found.append(figure)
    return found


class HurtAllies(Step[State, Attacking]):
    """Heroes on affected spaces suffer the damage, without dice (LS-6.10, R-43)."""

    def run(self, state: State, frame: Attacking) -> Question | None:
        for hero in range(HEROES):
            if frame.allies >> hero & 1:
                frame.allies &= ~(1 << hero)
                frame.repeat()
                hurt(state, hero, ATTACKS[frame.attack].damage, NOBODY)
                return None
        return None


class NextImpact(Step[State, Attacking]):
    """An attack with several impacts goes on with the next one (LS-6.12)."""

    def run(self, state: State, frame: Attacking) -> Question | None:
        frame.impacts -= 1
        frame.centre = NOWHERE
        if frame.impacts > 0:
            frame.at = AT_IMPACT
        return None


def begin_attack(state: State, hero: int, attack: Attack, item: int) -> Attacking:
    """An attack of a weapon, a scroll or a fist is under way (LS-6.12)."""
    frame = Attacking(ATTACK_SCRIPT, hero, attack.index)
    frame.item = item
    frame.origin = state.space[hero]
    frame.keywords = keywords_of(state, hero, attack, item)
    frame.damage = attack.damage
    frame.impacts = attack.area.impacts
    frame.bounces = attack.bounces + (frame.keywords & PROPAGATION != 0)
    weapon = item != NOBODY and ITEMS[item].sort != SCROLL
    first = not state.this_phase[hero] & DONE_ATTACK
    if weapon and first and attack.rolls() and has_perk(state, hero, INITIATOR):
        frame.bounces += 1
    state.stack.append(frame)
    return frame


ATTACK_SCRIPT: Final[Script[Any, Any]] = Script(
    "attack",
    [
        ChooseImpact(),
        ChooseDirection(),
        Pay(),
        FindTargets(),
        PickTarget(),
        CurseDice(),
        RollDice(),
        OfferReroll(),
        StrikeTarget(),
        BounceOn(),
        HurtAllies(),
        NextImpact(),
        StunAround(),
        HelpHero(),
        MoveAttacker(),
        AfterKills(),
        EnterHarpy(),
    ],
)
