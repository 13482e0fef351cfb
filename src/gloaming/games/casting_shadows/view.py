"""What one seat sees, and what it may imagine behind what it can't see."""

from gloaming.engine.game import Luck
from gloaming.engine.script import ask_again
from gloaming.games.casting_shadows.box.board import AXIAL, BIT, NOWHERE, POSITIONS, members
from gloaming.games.casting_shadows.box.names import (
    CHARACTERS,
    COLOURS,
    COMPANION_DECK,
    COPY,
    COUNTERSPELL_KINDS,
    COUNTERSPELLS,
    DICE,
    DIE_COLOUR,
    KIND,
    KINDS,
    NONE,
    TILES,
    UNITS,
)
from gloaming.games.casting_shadows.cards import card_of
from gloaming.games.casting_shadows.resources.dice import rerollable
from gloaming.games.casting_shadows.resources.payment import many
from gloaming.games.casting_shadows.resources.pool import symbols_of
from gloaming.games.casting_shadows.rules import PHASES
from gloaming.games.casting_shadows.shapes import Attacking, Card, Die, Player, Tile, View
from gloaming.games.casting_shadows.spells.spell import Attack
from gloaming.games.casting_shadows.table.frames import (
    Casting,
    Filling,
    Fleeing,
    Paying,
    Rolling,
    reply,
)
from gloaming.games.casting_shadows.table.state import (
    BOOK,
    ENDINGS,
    GOES_ON,
    MOST_PLAYERS,
    State,
    alive,
    cards_of,
    counterspells,
    energy_limit,
    in_play,
    in_turn_order,
    is_bot,
    most_hp,
    number_of,
)
from gloaming.games.casting_shadows.table.words import AMOUNTS
from gloaming.games.casting_shadows.turn.actions import refuse_ability
from gloaming.games.casting_shadows.turn.ranking import places


def view(state: State, seat: int) -> View:
    """The table from one seat; a seat below 0 sees what everybody may see."""
    ranking = places(state) if state.ending != GOES_ON else [0] * state.edition.players
    me = seat if seat >= 0 and alive(state, seat) else state.active
    rolling = top_of(state, Rolling)
    chosen = rolling.chosen if isinstance(rolling, Rolling) else 0
    paying = top_of(state, Paying)
    filling = top_of(state, Filling)
    tokens = {unit: state.tokens[at] for at, unit in enumerate(UNITS)}
    return View(
        round=state.round,
        turn_cap=state.edition.turn_cap,
        active=state.active,
        ap=state.ap,
        phase=phase(state),
        players=[player(state, one, seat, ranking[one]) for one in range(state.edition.players)],
        tiles=[
            Tile(
                position=POSITIONS[at],
                tile=TILES[state.tile[at]],
                q=AXIAL[at][0],
                r=AXIAL[at][1],
                players=[one for one in range(state.edition.players) if state.place[one] == at],
                market=None if state.market[at] == NONE else card(state, state.market[at], me),
            )
            for at in range(len(POSITIONS))
            if state.tile[at] != NONE
        ],
        dice=[
            Die(
                id=DICE[die],
                colour=COLOURS[DIE_COLOUR[die]],
                face="" if face == NONE else UNITS[face],
                chosen=bool(chosen & BIT[die]),
                rerollable=state.active != NONE and rerollable(state, die),
            )
            for die, face in enumerate(state.dice)
        ],
        tokens=tokens,
        pool={
            unit: tokens[unit] + sum(face == at for face in state.dice)
            for at, unit in enumerate(UNITS)
        },
        due=symbols_of(paying.due) if isinstance(paying, Paying) else [],
        paid=[
            unit
            for at, unit in enumerate(UNITS)
            for _ in range(many(paying.paid, at) if isinstance(paying, Paying) else 0)
        ],
        attack=attacking(state),
        collecting=POSITIONS[filling.slot]
        if isinstance(filling, Filling) and not filling.script.name.startswith("emerge")
        else "",
        deck_size=len(members(state.deck)),
        discard=[KINDS[KIND[number]] for number in state.discard],
        counterspell_deck_size=len(state.queue),
        portal=["" if one == NONE else COMPANION_DECK[one] for one in state.portal],
        companion_deck_size=len(members(state.companions)),
        ending=ENDINGS[state.ending],
        ranking=ranking,
    )


def top_of(state: State, kind: type) -> object:
    """What is in progress now, if it is of this kind."""
    return state.stack[-1] if state.stack and isinstance(state.stack[-1], kind) else None


def phase(state: State) -> str:
    """What part of a turn we are in (CS-4.1)."""
    if state.ending != GOES_ON:
        return "over"
    if state.active == NONE:
        return "setup"
    turn = state.stack[1]
    if turn.script.name == "bot-turn":
        return "bot"
    # While an action is under way, the turn stands before the next one.
    return PHASES[turn.at]


def player(state: State, one: int, seat: int, place: int) -> Player:
    """A mage as one seat sees it."""
    character = state.character[one]
    number = number_of(state, one)
    living = in_play(state, one)
    first = one * COUNTERSPELL_KINDS
    return Player(
        seat=one,
        number=number + 1,
        team=one % 2 if state.edition.teams else NONE,
        bot=is_bot(state, one),
        alive=living,
        place=place or fallen_to(state, one),
        character="" if character == NONE else CHARACTERS[character],
        shadow_form=bool(state.shadow & BIT[one]),
        hp=state.hp[one],
        most_hp=most_hp(state, one),
        energy=state.energy[one],
        energy_limit=energy_limit(state, one),
        at="" if state.place[one] == NOWHERE else POSITIONS[state.place[one]],
        home=POSITIONS[state.edition.homes[number]],
        companion=COMPANION_DECK[state.companion[one]]
        if living and state.companion[one] != NONE
        else "",
        ability_ready=living and not is_bot(state, one) and refuse_ability(state, one) is None,
        book=[card(state, number, one) for number in cards_of(state, one)],
        counterspells=counterspells(state, one),
        hidden=listed(state.held[first : first + COUNTERSPELL_KINDS])
        if one == seat and living
        else [],
        room=BOOK - len(cards_of(state, one)) - counterspells(state, one),
    )


def fallen_to(state: State, one: int) -> int:
    """The place of somebody eliminated where everybody fights everybody; 0 while it is open."""
    if one not in state.fallen or state.edition.teams:
        return 0
    return state.edition.players - state.fallen.index(one)


def listed(counts: list[int]) -> list[str]:
    """Counterspells by name, each as often as it is there."""
    return [name for kind, name in enumerate(COUNTERSPELLS) for _ in range(counts[kind])]


def card(state: State, number: int, holder: int) -> Card:
    """A card as it lies there, and where it would hit from its holder's tile."""
    effect = card_of(number).effect
    reach: list[str] = []
    if isinstance(effect, Attack) and holder != NONE and state.place[holder] != NOWHERE:
        within = effect.reach.positions(state, holder)
        reach = [POSITIONS[at] for at in members(within) if state.tile[at] != NONE]
    name = KINDS[KIND[number]]
    return Card(
        id=f"{name}.{AMOUNTS[COPY[number] + 1]}",
        card=name,
        used=bool(state.used & BIT[number]),
        reach=reach,
    )


def attacking(state: State) -> Attacking | None:
    """The attack in progress, if there is one."""
    for frame in state.stack:
        if isinstance(frame, Casting) and (frame.enemy != NONE or frame.aimed_at != NOWHERE):
            fleeing = top_of(state, Fleeing)
            return Attacking(
                seat=state.active,
                card="" if frame.card == NONE else KINDS[KIND[frame.card]],
                enemy=frame.enemy,
                position="" if frame.aimed_at == NOWHERE else POSITIONS[frame.aimed_at],
                damage=frame.damage,
                targets=members(frame.targets),
                waiting=[
                    one
                    for one in in_turn_order(state, state.active, frame.waiting)
                    if counterspells(state, one)
                ],
                replies=[
                    COUNTERSPELLS[number - 1] if (number := reply(frame, one)) else ""
                    for one in range(state.edition.players)
                ],
                fleeing=fleeing.player if isinstance(fleeing, Fleeing) else NONE,
            )
    return None


def imagine(state: State, seat: int, luck: Luck) -> State:
    """Deal the Counterspells this seat has not seen anew: a state it can't tell from the true one.

    One that was used and lies under its deck is as hidden as the others (CS-R72).
    """
    copy = state.clone()
    unseen = [kind for kind in copy.queue if kind >= 0]
    places_to_fill: list[int] = []
    for whose in range(MOST_PLAYERS + 1):
        if whose == seat and alive(copy, seat):
            continue
        for kind in range(COUNTERSPELL_KINDS):
            at = whose * COUNTERSPELL_KINDS + kind
            for _ in range(copy.held[at]):
                unseen.append(kind)
                places_to_fill.append(whose)
            copy.held[at] = 0
    unseen.sort()  # Nothing of the truth may shine through.
    for whose in places_to_fill:
        kind = unseen.pop(int(luck.random() * len(unseen)))
        copy.held[whose * COUNTERSPELL_KINDS + kind] += 1
    for at in range(len(copy.queue)):
        if copy.queue[at] >= 0:
            copy.queue[at] = unseen.pop(int(luck.random() * len(unseen)))
    ask_again(copy)  # The options on offer may have come from a hand just dealt anew.
    return copy
