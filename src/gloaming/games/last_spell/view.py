"""What everybody sees: all is open but what lies face down, and nobody knows that (LS-18.5)."""

from gloaming.engine.game import Luck
from gloaming.engine.script import ask_again
from gloaming.games.last_spell.attack.attack_types import uses_left
from gloaming.games.last_spell.board import DIRECTIONS, NAMES, NOWHERE, SIZE, SLOTS
from gloaming.games.last_spell.bosses.brood import SECOND_HATCH, brood_slots
from gloaming.games.last_spell.bosses.dryad import takes_root
from gloaming.games.last_spell.bosses.harpy import sits_on_the_cliff
from gloaming.games.last_spell.box.cetusia_cards import WYRM_IDS
from gloaming.games.last_spell.box.equipment import (
    ITEM_COUNT,
    ITEM_NAMES,
    TYPE_NAMES,
    TYPES_PER_WEAPON,
    WEAPON_ITEMS,
)
from gloaming.games.last_spell.box.hero_cards import HERO_IDS, PERKS, TOKENS, TRAITS
from gloaming.games.last_spell.box.maps import MAPS
from gloaming.games.last_spell.box.missions import MISSIONS
from gloaming.games.last_spell.box.monster_cards import (
    CARD,
    FIGURE_NAMES,
    FIGURES,
    HATCHERY,
    KIND_IDS,
    figures_of,
)
from gloaming.games.last_spell.box.structures import IN_PLAY, NOTHING, STRUCTURES
from gloaming.games.last_spell.box.waves import (
    BROOD_CARDS,
    DIRECTION_CARDS,
    DIRECTION_IDS,
    SCHEMA_IDS,
    SCHEMAS,
    Icon,
)
from gloaming.games.last_spell.campaign.end_of_night import reward_of_calm
from gloaming.games.last_spell.day.building import plans
from gloaming.games.last_spell.heroes.pools import full_ap, has_perk, seat_of
from gloaming.games.last_spell.heroes.solo import price
from gloaming.games.last_spell.monsters.arrival import coming
from gloaming.games.last_spell.night.forecast import forecast
from gloaming.games.last_spell.shapes import (
    Carried,
    Foreseen,
    HeroSeen,
    MonsterSeen,
    StructureSeen,
    Token,
    View,
)
from gloaming.games.last_spell.state import (
    ADVANCED_ROW,
    ASIDE,
    BASE_ROW,
    BLOCKED,
    CARDS_PER_SLOT,
    CARRIED,
    ENDINGS,
    GONE,
    HEROES,
    LAST_NIGHT,
    LAST_SCENARIO,
    LEFT,
    NO_CARD,
    NOBODY,
    READY,
    RIGHT,
    SHARED,
    SIDES,
    WAITING,
    State,
)
from gloaming.games.last_spell.table.flames import flames_on
from gloaming.games.last_spell.table.ground import dryad_spaces, is_fog, spaces_of, trapped
from gloaming.games.last_spell.under_way import asked_about, attacks_seen, harm_seen


def view(state: State, seat: int) -> View:
    """The table, the same from every seat."""
    return View(
        map=MAPS[state.map].name,
        fog=state.fog,
        day=state.day,
        phase=state.phase,
        coin=SIDES[state.coin],
        mages=state.mages,
        panic=state.panic,
        reward=reward_seen(state),
        gold=state.gold,
        materials=state.materials,
        workers=state.workers,
        hire=price(state) if state.edition.solo else 0,
        plans=[STRUCTURES[kind].id for kind in plans(state)],
        shops=[
            [ITEM_NAMES[item] for item in range(ITEM_COUNT) if state.place[item] == row]
            for row in (BASE_ROW, ADVANCED_ROW)
        ],
        supply=[carried(state, item) for item in range(ITEM_COUNT) if state.place[item] == SHARED],
        active=HERO_IDS[state.card[state.active]] if state.active != NOBODY else "",
        mp=state.mp,
        walked=state.walked,
        attacked=state.attacked == 1,
        terrain=drawn_rows(state),
        heroes=[
            hero_seen(state, hero)
            for hero in range(HEROES)
            if state.card[hero] != NOBODY and state.joined[hero] != GONE
        ],
        monsters=[monster_seen(state, f) for f in range(FIGURES) if state.at[f] != NOWHERE],
        structures=[
            structure_seen(state, built) for built in range(IN_PLAY) if state.kind[built] != NOTHING
        ],
        missions=[MISSIONS[one] for one in state.missions if one != NOBODY],
        achieved=[MISSIONS[one] for one in state.missions if one != NOBODY and state.achieved[one]],
        direction=DIRECTION_IDS[state.direction] if is_discovered(state) else "",
        wyrm=WYRM_IDS[state.wyrm_card] if state.wyrm_card != NOBODY else "",
        wyrm_stage=state.wyrm_stage,
        wyrm_deck=[WYRM_IDS[card] for card in range(len(WYRM_IDS)) if state.wyrm_deck[card]],
        dryad=[NAMES[space] for space in dryad_spaces(state)],
        growth=state.growth,
        brood=brood_seen(state),
        turned=turned(state),
        harpy=SIDES[state.side] if sits_on_the_cliff(state) else "",
        slots=slots_seen(state),
        icons=icons_seen(state),
        attack=attacks_seen(state),
        harm=harm_seen(state),
        about=asked_about(state),
        forecast=foreseen(state),
        ending=ENDINGS[state.ending],
    )


def is_discovered(state: State) -> bool:
    """Whether the Direction card is that of the coming night, not of the last one (LS-18.5, K6)."""
    return state.direction != NOBODY and DIRECTION_CARDS[state.direction].night == state.day


def reward_seen(state: State) -> list[int]:
    """The last night of all brings nothing in: the game ends with it (LS-17.4, LS-23.6)."""
    travels = state.edition.campaign and state.scenario < LAST_SCENARIO
    if state.edition.introductory or (state.day == LAST_NIGHT and not travels):
        return []
    return reward_of_calm(state)


def foreseen(state: State) -> dict[str, list[Foreseen]]:
    """The next Monster Phase, for whoever decides what to do before it."""
    question = state.question
    if question is None or question.why not in ("turn", "act"):
        return {}
    return {SIDES[coin]: forecast(state, coin) for coin in (LEFT, RIGHT)}


def drawn_rows(state: State) -> list[str]:
    """The terrain as a map draws it: ground, Water, Circle, Low Obstacle, Tree, Cliff."""
    signs = [".~@oT^"[terrain] for terrain in state.terrain]
    return ["".join(signs[y * SIZE : (y + 1) * SIZE]) for y in range(SIZE)]


def hero_seen(state: State, hero: int) -> HeroSeen:
    first = hero * TOKENS
    return HeroSeen(
        hero=HERO_IDS[state.card[hero]],
        seat=seat_of(state, hero),
        space=NAMES[state.space[hero]] if state.space[hero] != NOWHERE else "",
        wounds=state.hurt[hero],
        hp=state.hp[hero],
        mana=state.mana[hero],
        base_mana=state.base_mana[hero],
        ap=state.ap[hero],
        full_ap=full_ap(state, hero),
        level=state.level[hero],
        tokens=[
            Token(
                value=state.value[token],
                ready=state.used[token] == READY,
                blocked=state.used[token] == BLOCKED,
            )
            for token in range(first, first + TOKENS)
        ],
        trait=TRAITS[state.trait[hero]] if state.trait[hero] != NOBODY else "",
        trait_spent=state.spent_trait[hero] == 1,
        perks=[PERKS[perk] for perk in range(len(PERKS)) if has_perk(state, hero, perk)],
        items=[
            carried(state, item)
            for item in range(ITEM_COUNT)
            if state.place[item] in (CARRIED + hero, ASIDE - hero)
        ],
        passed=state.passed[hero] == 1,
        reinforced=state.reinforced[hero] == 1,
        waiting=state.joined[hero] == WAITING,
        trapped=trapped(state, hero),
    )


def carried(state: State, item: int) -> Carried:
    weapon = item < WEAPON_ITEMS
    numbers = range(TYPES_PER_WEAPON * item, TYPES_PER_WEAPON * (item + 1)) if weapon else []
    return Carried(
        item=ITEM_NAMES[item],
        exhausted=state.exhausted[item] == 1,
        level=state.weapon_level[item] if weapon else 0,
        uses={TYPE_NAMES[n]: uses_left(state, n) for n in numbers if TYPE_NAMES[n] != "-"},
    )


def monster_seen(state: State, figure: int) -> MonsterSeen:
    return MonsterSeen(
        monster=FIGURE_NAMES[figure],
        kind=CARD[figure].id,
        space=NAMES[state.at[figure]],
        facing=DIRECTIONS[state.facing[figure]],
        wounds=state.wounds[figure],
        of=CARD[figure].wounds,
        stunned=state.stunned[figure] == 1,
        in_fog=is_fog(state, state.at[figure]),
    )


def structure_seen(state: State, built: int) -> StructureSeen:
    kind = STRUCTURES[state.kind[built]]
    return StructureSeen(
        structure=kind.id,
        spaces=[NAMES[space] for space in spaces_of(state, built)],
        flames=flames_on(state, built),
        capacity=kind.capacity,
        shots=state.shots[built],
    )


def slots_seen(state: State) -> dict[str, list[str]]:
    """A card that lies face down has no name."""
    seen: dict[str, list[str]] = {}
    for slot in range(1, SLOTS + 1):
        first = CARDS_PER_SLOT * slot
        lying = state.slot_cards[first : first + CARDS_PER_SLOT]
        cards = [card for card in lying if card != NO_CARD]
        if cards:
            seen[str(slot)] = [SCHEMA_IDS[card] if card >= 0 else "" for card in cards]
    return seen


def brood_seen(state: State) -> dict[str, str]:
    """Brood cards lie face up from the last Wave Discovery on (LS-18.5)."""
    if not takes_root(state) or not is_discovered(state):
        return {}
    cards = zip(brood_slots(state), BROOD_CARDS, strict=False)
    return {str(slot): SCHEMA_IDS[brood] for slot, brood in cards}


def icons_seen(state: State) -> dict[str, dict[str, str]]:
    """What comes with each card that lies face up: Schema cards as this table plays them."""
    seen: dict[str, dict[str, str]] = {}
    for card in state.slot_cards:
        if card >= 0:
            seen[SCHEMA_IDS[card]] = drawn_icons(coming(state, card))
    for brood in brood_seen(state).values():
        seen[brood] = drawn_icons(SCHEMAS[SCHEMA_IDS.index(brood)].icons)
    return seen


def drawn_icons(icons: list[Icon]) -> dict[str, str]:
    return {f"{icon.row} {icon.column}": KIND_IDS[icon.kind] for icon in icons}


def turned(state: State) -> list[str]:
    return [
        FIGURE_NAMES[tile]
        for card, tile in enumerate(figures_of(HATCHERY))
        if state.at[tile] != NOWHERE and state.hatched[card] == SECOND_HATCH
    ]


def imagine(state: State, seat: int, luck: Luck) -> State:
    """Nothing is hidden: what lies face down has not been drawn yet (LS-18.5)."""
    copy = state.clone()
    ask_again(copy)
    return copy
