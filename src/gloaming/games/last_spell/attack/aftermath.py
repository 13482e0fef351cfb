"""What follows an attack: stuns around it, help, movement, and what kills bring (LS-6.12)."""

from typing import Final

from gloaming.engine.question import Question
from gloaming.engine.script import Script, Step
from gloaming.games.last_spell.attack.rolling import RollDice, all_icons
from gloaming.games.last_spell.board import AREA, BESIDE, NOWHERE, ahead
from gloaming.games.last_spell.box.armour import KILLS_REFRESH, KILLS_RESTORE
from gloaming.games.last_spell.box.equipment import ATTACKS
from gloaming.games.last_spell.box.hero_cards import ADRENALINE_RUSH, MANA_TAP
from gloaming.games.last_spell.box.monster_cards import CARD
from gloaming.games.last_spell.box.weapon import (
    AREA_STUN,
    DEFENCE,
    MANOEUVRE,
    MV1,
    PURSUIT,
    RESTORE_AP,
    RESTORE_TOKEN,
    SURROUND_STUN,
    TRUE_SIGHT,
)
from gloaming.games.last_spell.frames import Attacking
from gloaming.games.last_spell.heroes.pools import (
    DONE_KILL,
    DONE_RUSH,
    armour_of,
    forbidden,
    has_perk,
    refresh_tokens,
    regain_ap,
    regain_mana,
    worn_by,
)
from gloaming.games.last_spell.state import State
from gloaming.games.last_spell.table.ground import (
    free,
    hero_on,
    is_fog,
    monsters_in,
    put_hero,
)

RUSH_KILLS: Final = 2
MURDER_KILLS: Final = 2


class StunAround(Step[State, Attacking]):
    """Monsters around the Impact Space roll for stun icons only (LS-24.3, R-53)."""

    def run(self, state: State, frame: Attacking) -> Question | None:
        if not frame.keywords & (SURROUND_STUN | AREA_STUN):
            return None
        ring = AREA if frame.keywords & SURROUND_STUN else BESIDE
        spaces = [space for space in ring[frame.impact] if not is_fog(state, space)]
        for figure in monsters_in(state, spaces):
            if not CARD[figure].boss and not CARD[figure].inert:
                roll = Attacking(STUNNING, frame.hero)
                roll.target = figure
                state.stack.append(roll)
        return None


class StunOnly(Step[State, Attacking]):
    """All icons shown: stunned; no damage (LS-24.3)."""

    def run(self, state: State, frame: Attacking) -> Question | None:
        if all_icons(frame) and not state.stunned[frame.target]:
            state.stunned[frame.target] = 1
            state.tell("stunned", frame.target)
        return None


class HelpHero(Step[State, Attacking]):
    """Restore AP, then Restore Token, for the hero aimed at (LS-24.3)."""

    def run(self, state: State, frame: Attacking) -> Question | None:
        if frame.keywords & (RESTORE_AP | RESTORE_TOKEN):
            hero = hero_on(state, frame.impact)
            if frame.keywords & RESTORE_AP:
                regain_ap(state, hero, 1)
            if frame.keywords & RESTORE_TOKEN:
                refresh_tokens(state, hero, 1)
        if frame.keywords & TRUE_SIGHT:
            state.clear_sight = 1
        return None


class MoveAttacker(Step[State, Attacking]):
    """Pursuit, Manoeuvre, then the movement of L3M or MV1 (LS-6.12)."""

    def run(self, state: State, frame: Attacking) -> Question | None:
        attack = ATTACKS[frame.attack]
        if attack.type == DEFENCE:
            return None
        if frame.keywords & PURSUIT and free(state, frame.impact):
            step(state, frame.hero, frame.impact)
        if frame.keywords & MANOEUVRE:
            back = ahead(frame.origin, frame.direction, -1, 0)
            if free(state, back):
                step(state, frame.hero, back)
        if attack.area is MV1:
            step(state, frame.hero, frame.impact)
        elif attack.area.landing:
            there = ahead(frame.impact, frame.direction, attack.area.landing, 0)
            step(state, frame.hero, there)
        return None


def step(state: State, hero: int, space: int) -> None:
    if space != NOWHERE:
        put_hero(state, hero, space)
        state.tell("moved-by-attack", state.card[hero], space)


class AfterKills(Step[State, Attacking]):
    """Adrenaline Rush, Mana Tap and the Murder cards (PK04, PK06, A18, A19)."""

    def run(self, state: State, frame: Attacking) -> Question | None:
        hero = frame.hero
        if frame.dead == 0 or ATTACKS[frame.attack].type == DEFENCE:
            return None
        before = state.kills
        state.kills += frame.dead
        done = state.this_phase[hero]
        if has_perk(state, hero, MANA_TAP) and not done & DONE_KILL:
            regain_mana(state, hero, 1)
        state.this_phase[hero] |= DONE_KILL
        rush = has_perk(state, hero, ADRENALINE_RUSH) and not done & DONE_RUSH
        if rush and frame.dead >= RUSH_KILLS:
            state.this_phase[hero] |= DONE_RUSH
            regain_ap(state, hero, 1)
        if before < MURDER_KILLS <= state.kills:
            reward_murder(state, hero)
        return None


def reward_murder(state: State, hero: int) -> None:
    """The second monster killed in one turn (A18, A19, R-76)."""
    for item in worn_by(state, hero):
        if forbidden(state, hero, item):
            continue
        passive = armour_of(item).passive
        if passive == KILLS_RESTORE and state.exhausted[item]:
            state.exhausted[item] = 0
            state.tell("restores", state.card[hero], item)
        elif passive == KILLS_REFRESH:
            refresh_tokens(state, hero, 1)


STUNNING: Final = Script("stunning", [RollDice(), StunOnly()])
