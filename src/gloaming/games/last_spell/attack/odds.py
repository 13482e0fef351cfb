"""What an attack is likely to do, before any die is rolled: told to whoever aims it (UX-4).

Rerolls and bounces are left out: they are choices that follow."""

from typing import Final

from gloaming.games.last_spell.attack.aiming import shielded
from gloaming.games.last_spell.attack.assault import executes, keywords_on
from gloaming.games.last_spell.attack.rolling import dice_of
from gloaming.games.last_spell.box.dice import BOTH_DICE, COUNT, DICE, FACES, passed, usual
from gloaming.games.last_spell.box.equipment import ATTACKS
from gloaming.games.last_spell.box.hero_cards import HERO_IDS
from gloaming.games.last_spell.box.monster_cards import (
    BLUE,
    CARD,
    FIGURE_NAMES,
    KIND,
    MONOLITH,
    ORANGE,
    THE_DRYAD,
)
from gloaming.games.last_spell.box.weapon import CURSED, DEFENCE
from gloaming.games.last_spell.frames import Attacking
from gloaming.games.last_spell.shapes import Odds
from gloaming.games.last_spell.state import NOBODY, State
from gloaming.games.last_spell.table.ground import hero_on, monsters_in

SIDES: Final = 6


def odds_on(state: State, frame: Attacking, impact: int, spaces: list[int]) -> Odds:
    """Whom an attack on these spaces would deal with, how likely, and what it would come to."""
    attack = ATTACKS[frame.attack]
    targets = monsters_in(state, spaces) if attack.rolls() else []
    if THE_DRYAD in targets and shielded(state, attack, frame.origin):
        targets.remove(THE_DRYAD)
    found = odds_against(state, frame, impact, targets)
    heroes = [hero_on(state, space) for space in spaces] if attack.rolls() else []
    found["friends"] = [
        HERO_IDS[state.card[hero]]
        for hero in heroes
        if hero != NOBODY and (hero != frame.hero or attack.type == DEFENCE)
    ]
    return found


def odds_under_way(state: State, frame: Attacking) -> Odds:
    """Of those that are still to be dealt with, the one whose dice are rolled included."""
    question = state.question
    if question is not None and question.why == "bounce":
        targets = [option.noun for option in question.options if option.verb == "bounce"]
    else:
        rolled = frame.target != NOBODY and frame.target not in state.struck
        targets = ([frame.target] if rolled else []) + state.targets
    return odds_against(state, frame, frame.impact, targets)


def odds_against(state: State, frame: Attacking, impact: int, targets: list[int]) -> Odds:
    chances: dict[str, int] = {}
    wounds = kills = 0.0
    deadly: list[str] = []
    for figure in targets:
        chance = chance_to_hit(state, frame, figure, impact)
        left = CARD[figure].wounds - state.wounds[figure]
        blow = min(left, frame.damage + executes(state, frame, figure))
        chances[FIGURE_NAMES[figure]] = round(100 * chance)
        wounds += chance * blow
        if blow == left:
            kills += chance
            deadly.append(FIGURE_NAMES[figure])
    return Odds(
        chances=chances,
        deadly=deadly,
        wounds=round(wounds, 1),
        kills=round(kills, 1),
        friends=[],
    )


def chance_to_hit(state: State, frame: Attacking, figure: int, impact: int) -> float:
    """All its dice must be passed (LS-10.6); a Cursed attack chooses their colours (R-58)."""
    if KIND[figure] == MONOLITH:
        return 1.0
    keywords = keywords_on(state, frame, figure, impact)
    dice = dice_of(state, figure)
    if frame.keywords & CURSED:
        both = dice == ORANGE | BLUE
        ways = DICE[BOTH_DICE:] if both else DICE[:BOTH_DICE]
        return max(chance_of(way, keywords) for way in ways)
    return chance_of(DICE[usual(dice)], keywords)


def chance_of(dice: list[int], keywords: int) -> float:
    """That all these dice are passed by an attack with these keywords."""
    chance = 1.0
    for die in dice:
        sides = [COUNT[n] for n, face in enumerate(FACES[die]) if passed(face, keywords)]
        chance *= sum(sides) / SIDES
    return chance
