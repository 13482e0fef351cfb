"""What one seat sees."""

from mypy_extensions import i64

from gloaming.games.bless.ending import final_turns_left
from gloaming.games.bless.field.curses import IMPACT_EFFECT
from gloaming.games.bless.field.triggers import printed_on
from gloaming.games.bless.fight.clash import (
    Verdict,
    attackers,
    can_attack,
    fate_of,
    judge,
    may_attack_directly,
    suppose,
    targets,
)
from gloaming.games.bless.language.index import CURSE_SIDE, LASTING, PRINTED, TYPE
from gloaming.games.bless.language.lasting import cut_modifiers
from gloaming.games.bless.language.sentences import (
    BARRIER,
    CANNOT_ATTACK,
    CANNOT_BE_ATTACKED,
    EYE_ALWAYS,
    EYE_IS,
    EYE_PLUS,
    FATE,
    FORM_IS,
    IMPACT,
    KARMA_PLUS,
    KINDS,
    NOT_BY_LIGHT,
    NOT_BY_SHADOW,
    ORIGINAL_EYE,
    RIVALRY,
    SOLE_TARGET,
    TYPES,
)
from gloaming.games.bless.language.values import (
    Tally,
    eye,
    forms_of,
    has,
    karma,
    original_eye,
    rivalry,
    silenced,
    tally,
)
from gloaming.games.bless.main_phase import cost_as_curse, cost_as_prayer, free_prayers
from gloaming.games.bless.shapes import (
    ClashSeen,
    CurseSeen,
    EffectSeen,
    ForecastSeen,
    LastingSeen,
    ModifierSeen,
    PrayerSeen,
    View,
)
from gloaming.games.bless.table.bits import bit_of, cards_of, count
from gloaming.games.bless.table.frames import BY_FATE, DECIDED, Clash, Effect
from gloaming.games.bless.table.state import (
    ENDINGS,
    GOES_ON,
    MADE_IN,
    MAIN,
    MOD,
    NOBODY,
    NOTHING,
    OWNER,
    PHASES,
    SECOND,
    SOURCE,
    SPECTATORS,
    STAMP,
    SUBJECT,
    TRIGGER,
    TURN_CAP,
    State,
    altar_of,
    altar_size,
    aside_of,
    controller,
    curses_of,
    hand_of,
    host_of,
    in_order,
    known_to,
    prayers_of,
)
from gloaming.games.bless.table.words import CARD_IDS, FORMS

SEATS = (0, 1)
ABILITIES = (RIVALRY, IMPACT, BARRIER, FATE)
RESTRICTIONS = (CANNOT_ATTACK, CANNOT_BE_ATTACKED, NOT_BY_LIGHT, NOT_BY_SHADOW, SOLE_TARGET)


def view(state: State, seat: int) -> View:
    """The table from one seat; a seat below 0 sees what everybody may see."""
    eyes = seat if seat >= 0 else SPECTATORS
    return View(
        turn=state.turn,
        active=state.active,
        first_player=state.first,
        phase=PHASES[state.phase],
        actions=state.actions,
        points=state.vp.copy(),
        final_by=state.final_by,
        final_turn=state.final_count if state.final_turn else 0,
        final_turns_left=final_turns_left(state),
        turn_cap=TURN_CAP,
        altar_goal=state.goal,
        turn_ends=bool(state.ends_turn),
        curses=[
            [curse_seen(state, card) for card in in_order(state, curses_of(state, whose))]
            for whose in SEATS
        ],
        prayers=[
            [prayer_seen(state, card) for card in in_order(state, prayers_of(state, whose))]
            for whose in SEATS
        ],
        altar_sizes=[altar_size(state, whose) for whose in SEATS],
        altars=[names(altar_of(state, whose)) for whose in SEATS],
        void=[CARD_IDS[card] for card in reversed(in_order(state, state.void))],
        deck_size=int(count(state.deck)),
        deck_top=[
            CARD_IDS[card] if seen >> eyes & 1 else "?"
            for card, seen in zip(state.top, state.top_seen, strict=True)
        ],
        hand_sizes=[int(count(hand_of(state, whose))) for whose in SEATS],
        hands=[names(hand_seen(state, whose, seat)) for whose in SEATS],
        seen=names(hand_of(state, seat) & known_to(state, 1 - seat)) if seat >= 0 else [],
        aside_sizes=[int(count(aside_of(state, whose))) for whose in SEATS],
        aside=names(aside_of(state, seat)) if seat >= 0 else [],
        limbo=names(state.limbo),
        costs=costs(state, seat),
        free_prayers=[free_prayers(state, whose) for whose in SEATS],
        lasting=[lasting_seen(state, at) for at in range(0, len(state.mods), MOD)],
        clash=[clash_seen(state, it) for it in state.stack if isinstance(it, Clash)],
        resolving=[effect_seen(it) for it in state.stack if isinstance(it, Effect)],
        waiting=[CARD_IDS[printed_on(state, at)] for at in range(0, len(state.pending), TRIGGER)],
        forecasts=forecasts(state),
        ending=ENDINGS[state.ending],
        winner=state.winner,
    )


def names(cards: i64) -> list[str]:
    return [CARD_IDS[card] for card in cards_of(cards)]


def name(card: int) -> str:
    return CARD_IDS[card] if card != NOTHING else ""


def form_names(state: State, card: int) -> list[str]:
    forms = forms_of(state, card)
    return [FORMS[form] for form in (0, 1) if forms >> form & 1]


def hand_seen(state: State, whose: int, seat: int) -> i64:
    """The cards of a hand that a seat knows: its own, what it saw, all when the game is over."""
    hand: i64 = hand_of(state, whose)
    if whose == seat or state.ending != GOES_ON:
        return hand
    return hand & known_to(state, seat if seat >= 0 else SPECTATORS)


def costs(state: State, seat: int) -> dict[str, list[int]]:
    if seat < 0:
        return {}
    return {
        CARD_IDS[card]: [cost_as_curse(state, seat, card), cost_as_prayer(state, seat)]
        for card in cards_of(hand_of(state, seat))
    }


class Listing(Tally):
    """A tally that remembers where everything came from; what adds nothing is no reason."""

    def __init__(self, state: State, kind: int, seen: list[ModifierSeen]) -> None:
        super().__init__()
        self.state = state
        self.kind = kind
        self.seen = seen

    def add(self, value: int, stamp: int, source: int) -> None:
        before = self.many
        super().add(value, stamp, source)
        if self.many == before or (value == 0 and self.kind in (EYE_PLUS, KARMA_PLUS)):
            return
        self.seen.append(
            ModifierSeen(
                source=CARD_IDS[source],
                kind=KINDS[self.kind],
                amount=value,
                to_turn=last_turn(self.state, stamp, source),
            )
        )


def last_turn(state: State, stamp: int, source: int) -> int:
    """Until when the modifier with this stamp lasts; 0 if it stands as long as its card does."""
    mods = state.mods
    for at in range(0, len(mods), MOD):
        if mods[at + STAMP] == stamp and mods[at + SOURCE] == source:
            return mods[at + MADE_IN] + LASTING[mods[at]].ends
    return 0


def modifiers(state: State, card: int, foe: int = NOTHING) -> list[ModifierSeen]:
    """Why the values of a Curse are what they are, in a clash against `foe` if there is one."""
    seen: list[ModifierSeen] = []
    kinds = [ORIGINAL_EYE, EYE_IS, EYE_PLUS, EYE_ALWAYS]
    if foe == NOTHING:
        kinds.append(KARMA_PLUS)
    for kind in kinds:
        tally(state, card, kind, Listing(state, kind, seen))
    if foe != NOTHING and (bonus := rivalry(state, card, foe)):
        rival = ModifierSeen(source=CARD_IDS[card], kind=KINDS[RIVALRY], amount=bonus, to_turn=0)
        seen.append(rival)
    return seen


def curse_seen(state: State, card: int) -> CurseSeen:
    bit: i64 = bit_of(card)
    bond = state.under[card]
    return CurseSeen(
        card=CARD_IDS[card],
        seat=controller(state, card),
        corrupt=bool(state.corrupt & bit),
        stasis=bool(state.stasis & bit),
        attacked=bool(state.attacked & bit),
        used=bool(state.used & bit),
        silenced=bool(silenced(state) & bit),
        forms=form_names(state, card),
        eye=eye(state, card),
        original_eye=original_eye(state, card),
        karma=karma(state, card),
        modifiers=modifiers(state, card),
        abilities=[KINDS[kind] for kind in ABILITIES if has(state, card, kind)],
        restrictions=[KINDS[kind] for kind in RESTRICTIONS if has(state, card, kind)],
        bond=name(bond),
        bond_seat=controller(state, bond) if bond != NOTHING else NOBODY,
        can_attack=can_attack(state, card),
    )


def prayer_seen(state: State, card: int) -> PrayerSeen:
    bit: i64 = bit_of(card)
    return PrayerSeen(
        card=CARD_IDS[card],
        seat=controller(state, card),
        type=TYPES[TYPE[card]],
        forms=form_names(state, card),
        used=bool(state.used & bit),
        silenced=bool(silenced(state) & bit),
        resolving=bool(state.busy & bit & PRINTED.impulses),
        host=name(host_of(state, card)),
    )


def lasting_seen(state: State, at: int) -> LastingSeen:
    mods = state.mods
    lasting = LASTING[mods[at]]
    me, source, that = mods[at + OWNER], mods[at + SOURCE], mods[at + SECOND]
    turn = mods[at + MADE_IN]
    return LastingSeen(
        source=CARD_IDS[source],
        seat=me,
        kind=KINDS[lasting.kind],
        target=name(mods[at + SUBJECT]),
        amount=lasting.amount.of(state, me, source, that),
        form=FORMS[that] if lasting.kind == FORM_IS else "",
        from_turn=turn + lasting.begins,
        to_turn=turn + lasting.ends,
    )


def outcome_of(attacker_wins: int, defender_wins: int) -> str:
    if attacker_wins:
        return "win"
    return "lose" if defender_wins else "tie"


def clash_seen(state: State, clash: Clash) -> ClashSeen:
    cards = [clash.attacker, clash.defender]
    there = all(card != NOTHING and controller(state, card) != NOBODY for card in cards)
    return ClashSeen(
        seat=clash.me,
        attacker=name(clash.attacker),
        defender=name(clash.defender),
        eyes=[clash.attacker_eye, clash.defender_eye] if clash.decided else [],
        modifiers=[modifiers(state, *cards), modifiers(state, *cards[::-1])] if there else [],
        decided_by=DECIDED[clash.decided],
        outcome=outcome_of(clash.attacker_wins, clash.defender_wins) if clash.decided else "",
        fate=name(clash.fate),
        call=["", "odd", "even"][clash.call],
        roll=clash.roll,
        offered=bool(clash.offered),
    )


def effect_seen(effect: Effect) -> EffectSeen:
    return EffectSeen(
        seat=effect.me,
        card=name(effect.card),
        bond=name(effect.bond),
        half=half_of(effect),
        chosen=names(effect.it | effect.picked),
    )


def half_of(effect: Effect) -> str:
    """Whether a card speaks as a Curse or as a Prayer: by the script, wherever the card lies."""
    if effect.bond != NOTHING:
        return "prayer"
    if effect.script is IMPACT_EFFECT.script:
        return "curse"
    for clauses in CURSE_SIDE[effect.card].whens:
        for clause in clauses:
            if clause.script is effect.script:
                return "curse"
    return "prayer"


# Forecasts.


def forecasts(state: State) -> list[ForecastSeen]:
    """Every attack the active player could make now, were it her turn to say so."""
    seat = state.active
    if state.phase != MAIN or not state.actions or state.ending != GOES_ON:
        return []
    found: list[ForecastSeen] = []
    for attacker in cards_of(attackers(state, seat)):
        found += [
            forecast_seen(state, attacker, target)
            for target in cards_of(targets(state, attacker, seat))
        ]
        if may_attack_directly(state, attacker, seat):
            found.append(direct_seen(state, attacker))
    return found


def forecast_seen(state: State, attacker: int, target: int) -> ForecastSeen:
    before = suppose(state, attacker, target)
    verdict = judge(state, attacker, target)
    reasons = [modifiers(state, attacker, target), modifiers(state, target, attacker)]
    cut_modifiers(state, before)
    corrupts, breaks = consequences(state, attacker, target, verdict)
    fate = verdict.decided == BY_FATE and fate_of(state, attacker, target) != NOTHING
    return ForecastSeen(
        attacker=CARD_IDS[attacker],
        target=CARD_IDS[target],
        eyes=[verdict.attacker_eye, verdict.defender_eye],
        modifiers=reasons,
        decided_by=DECIDED[verdict.decided],
        outcome="fate" if fate else outcome_of(verdict.attacker_wins, verdict.defender_wins),
        corrupts=corrupts,
        breaks=breaks,
        offer=bool(state.corrupt & bit_of(target)) and (fate or not verdict.defender_wins),
        karma=karma(state, attacker),
    )


def consequences(
    state: State, attacker: int, target: int, verdict: Verdict
) -> tuple[list[str], list[str]]:
    """Who would be corrupted and who would break; with Fate only what is sure (BL-8.6)."""
    corrupts: list[str] = []
    breaks: list[str] = []
    if not state.corrupt & bit_of(target):
        corrupts.append(CARD_IDS[target])
    elif verdict.decided != BY_FATE and not verdict.defender_wins:
        breaks.append(CARD_IDS[target])
    if verdict.decided != BY_FATE and not verdict.attacker_wins:
        (breaks if state.corrupt & bit_of(attacker) else corrupts).append(CARD_IDS[attacker])
    return corrupts, breaks


def direct_seen(state: State, attacker: int) -> ForecastSeen:
    return ForecastSeen(
        attacker=CARD_IDS[attacker],
        target="",
        eyes=[],
        modifiers=[],
        decided_by="direct",
        outcome="direct",
        corrupts=[],
        breaks=[],
        offer=False,
        karma=karma(state, attacker),
    )
