"""What is under way, for whoever looks: an attack and its reach, damage, a thing in hand."""

from gloaming.games.last_spell.attack.aiming import affected, directions
from gloaming.games.last_spell.attack.odds import odds_on, odds_under_way
from gloaming.games.last_spell.board import NAMES, NORTH, NOWHERE
from gloaming.games.last_spell.bosses.cetusia import PARTS, WyrmAttacks
from gloaming.games.last_spell.box.dice import FACE_NAMES, NOT_ROLLED
from gloaming.games.last_spell.box.equipment import ATTACKS, ITEM_NAMES
from gloaming.games.last_spell.box.hero_cards import HERO_IDS
from gloaming.games.last_spell.box.monster_cards import FIGURE_NAMES
from gloaming.games.last_spell.box.structures import STRUCTURE_IDS
from gloaming.games.last_spell.box.weapon import KEYWORDS
from gloaming.games.last_spell.frames import Attacking, Harming, OfHero, Round
from gloaming.games.last_spell.shapes import AttackSeen, HarmSeen, Odds
from gloaming.games.last_spell.state import NOBODY, State


def attacks_seen(state: State) -> list[AttackSeen]:
    """The attacks on their way, the one being dealt with last."""
    return [attack_seen(state, frame) for frame in state.stack if isinstance(frame, Attacking)]


def attack_seen(state: State, frame: Attacking) -> AttackSeen:
    weapon = frame.origin != NOWHERE
    return AttackSeen(
        hero=HERO_IDS[state.card[frame.hero]] if frame.hero != NOBODY else "",
        attack=ATTACKS[frame.attack].id if weapon else "",
        origin=NAMES[frame.origin] if weapon else "",
        impact=NAMES[frame.impact] if frame.impact != NOWHERE else "",
        target=FIGURE_NAMES[frame.target] if frame.target != NOBODY else "",
        rerolls=frame.rerolls,
        keywords=[name for bit, name in enumerate(KEYWORDS) if frame.keywords >> bit & 1],
        faces=[FACE_NAMES[face] for face in (frame.first, frame.second) if face != NOT_ROLLED],
        areas=areas_of(state, frame),
        spaces=spaces_of_attack(state, frame) if weapon and frame.impact != NOWHERE else [],
        odds=odds_of(state, frame),
    )


def areas_of(state: State, frame: Attacking) -> dict[str, list[str]]:
    """For each space it may be aimed at, what it would affect (LS-24.2)."""
    question = state.question
    if question is None or question.why != "aim" or state.stack[-1] is not frame:
        return {}
    return {
        NAMES[option.noun]: [NAMES[one] for one in in_area_of(state, frame, option.noun)]
        for option in question.options
        if option.verb == "aim"
    }


def odds_of(state: State, frame: Attacking) -> dict[str, Odds]:
    """For each space it may be aimed at; or of those it still has to deal with (UX-4)."""
    question = state.question
    if question is None or state.stack[-1] is not frame:
        return {}
    if question.why != "aim":
        aimed = frame.impact != NOWHERE
        return {"": odds_under_way(state, frame)} if aimed else {}
    found: dict[str, Odds] = {}
    for option in question.options:
        if option.verb == "aim":
            impact = option.noun
            ways = ways_of(state, frame, impact)
            best = max([odds_on(state, frame, impact, way) for way in ways], key=expected)
            if best["chances"] or best["friends"]:
                found[NAMES[impact]] = best
    return found


def expected(odds: Odds) -> float:
    return odds["wounds"]


def ways_of(state: State, frame: Attacking, impact: int) -> list[list[int]]:
    """What it could affect from a space: one way, or several to choose from (R-106)."""
    attack = ATTACKS[frame.attack]
    ways = directions(frame.origin, impact) if attack.area.directed else [NORTH]
    return [affected(state, attack, frame.origin, impact, way) for way in ways]


def in_area_of(state: State, frame: Attacking, impact: int) -> list[int]:
    """What it affects from a space; where the attacker will choose a direction, in any (R-106)."""
    found: list[int] = []
    for spaces in ways_of(state, frame, impact):
        found += [space for space in spaces if space not in found]
    return found


def spaces_of_attack(state: State, frame: Attacking) -> list[str]:
    attack = ATTACKS[frame.attack]
    if frame.direction == NOBODY:
        spaces = in_area_of(state, frame, frame.impact)
    else:
        spaces = affected(state, attack, frame.origin, frame.impact, frame.direction)
    return [NAMES[space] for space in spaces]


def harm_seen(state: State) -> list[HarmSeen]:
    return [
        HarmSeen(
            hero=HERO_IDS[state.card[frame.hero]],
            damage=frame.damage,
            by=FIGURE_NAMES[frame.source] if frame.source != NOBODY else "",
        )
        for frame in state.stack
        if isinstance(frame, Harming)
    ]


def wavers(state: State, frame: Round) -> int:
    """The monster whose target the team chooses; Cetusia's parts come before all others (DP-12)."""
    if isinstance(frame.script.steps[frame.at - 1], WyrmAttacks):
        return PARTS[frame.index]
    return state.order[frame.index]


def asked_about(state: State) -> str:
    """The structure, item, monster or hero that the open question is about; "" if about none."""
    question = state.question
    if question is None or not state.stack:
        return ""
    frame = state.stack[-1]
    why = question.why
    if isinstance(frame, OfHero):
        if why == "site":
            return STRUCTURE_IDS[frame.thing]
        if why in ("give", "swap-with"):
            return ITEM_NAMES[frame.thing]
        if why in ("stat", "refresh", "spend", "perk"):
            return HERO_IDS[state.card[frame.hero]]
    if isinstance(frame, Harming) and why in ("guard", "save"):
        return HERO_IDS[state.card[frame.asked]]  # Who could help, not who is hurt.
    if isinstance(frame, Round):
        if why == "target":
            return FIGURE_NAMES[wavers(state, frame)]
        if why == "victim":
            return FIGURE_NAMES[state.plan[frame.index]]
        if why == "cry":
            return HERO_IDS[state.card[frame.index]]
    return ""
