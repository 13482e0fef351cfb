"""How good a table of Casting Shadows looks: plain functions, weights as data.

Everything is measured in HP. Of Counterspells in other books only the number counts.

The numbers are in `weights`; the few here are set by thought.
"""

from math import pow
from typing import Final

from gloaming.ai.casting_shadows.blows import expected_hp
from gloaming.ai.casting_shadows.prospects import Foe, Offer, Prospects, Spell
from gloaming.ai.casting_shadows.sense import in_vain
from gloaming.ai.casting_shadows.weights import (
    ABILITY,
    AGAINST,
    BASE_ENERGY,
    CHARGED,
    COMPANION,
    FALLS,
    GROUND,
    HELD,
    HP_A_TURN,
    KEPT,
    MOST_TURNS,
    PARRIED,
    QUALITY,
    SAMPLE,
    WEIGHTS,
    WON,
)
from gloaming.ai.evaluation import Evaluation
from gloaming.engine.question import Option
from gloaming.games.casting_shadows import GAME
from gloaming.games.casting_shadows.box.board import BIT, REACH, WEST
from gloaming.games.casting_shadows.box.counterspells import NO_REPLY
from gloaming.games.casting_shadows.box.names import (
    CC,
    CHARACTERS,
    COMPANION_DECK,
    COUNTERSPELL_KINDS,
    COUNTERSPELLS,
    DICE,
    KIND,
    KINDS,
    NONE,
    SF,
    TILES,
)
from gloaming.games.casting_shadows.cards import CARDS, card_of
from gloaming.games.casting_shadows.resources.pool import ACCEPTS, pool_of
from gloaming.games.casting_shadows.rules import AT_ABSORB, AT_ACT
from gloaming.games.casting_shadows.spells.health import reduced
from gloaming.games.casting_shadows.spells.spell import Attack
from gloaming.games.casting_shadows.table.frames import Filling, Rolling
from gloaming.games.casting_shadows.table.state import (
    BASE_LIMIT,
    GOES_ON,
    SHADOW_LIMIT,
    State,
    cards_of,
    companion_of,
    counterspells,
    enemies,
    in_shadow_form,
    room,
)
from gloaming.games.casting_shadows.turn.collecting import COUNTERSPELL_PRICE

PERIL: Final = 10


class CastingShadowsEvaluation(Evaluation[State]):
    """What a seat has over its enemies, and what the rest of its turn promises."""

    def __init__(
        self,
        weights: dict[str, float] = WEIGHTS,
        against: list[float] = AGAINST,
        quality: dict[str, float] = QUALITY,
        companion: dict[str, float] = COMPANION,
    ) -> None:
        self.alive = weights["alive"]
        self.brink = weights["brink"]
        self.ally = weights["ally"]
        self.book = weights["book"]
        self.danger = weights["danger"]
        self.reached = weights["reached"]
        self.resource = weights["resource"]
        self.fresh = weights["fresh"]
        self.promise = weights["promise"]
        self.form = weights["form"]
        self.against = against
        self.quality = [quality[kind] for kind in KINDS]
        self.companion = [companion[one] for one in COMPANION_DECK]
        self.held = [HELD[kind] for kind in COUNTERSPELLS]
        self.ability = [ABILITY[one] for one in CHARACTERS]
        self.ground = [GROUND[tile] for tile in TILES]

    def settled(self, state: State) -> bool:
        """Between two actions, and before a reroll, which is judged by its chances."""
        # While a step asks, the finger is on the next one already.
        top = state.stack[-1]
        return isinstance(top, Rolling) or (len(state.stack) <= 2 and top.at != AT_ABSORB + 1)

    def weighs(self, state: State) -> bool:
        """A roll is judged by its chances; setting up and the Portal by what they will hold."""
        top = state.stack[-1]
        if isinstance(top, Filling):
            return state.active == NONE or top.script.name == "emerge"
        return isinstance(top, Rolling) or state.active == NONE

    def peril(self, state: State, seat: int) -> bool:
        """Hardly anybody loses more HP than this in one turn."""
        return 0 < state.hp[seat] <= PERIL

    def in_vain(self, state: State, option: Option) -> bool:
        return in_vain(state, option)

    def value(self, state: State, seat: int) -> float:
        if state.ending != GOES_ON:
            outcome = GAME.outcome(state)
            assert outcome is not None
            return WON * (2 * outcome.scores[seat] - 1)
        if state.active == NONE:
            return self.promising(state, seat)
        if state.hp[seat] == 0:
            return -WON
        hp = expected_hp(state)
        total = self.ground[state.tile[state.place[seat]]]
        foes = enemies(state, seat)
        against = 0.0
        for other in range(state.edition.players):
            if other == seat or state.hp[other] == 0:
                continue
            if foes & BIT[other]:
                against += hp[other]
                total -= self.weight(state, other) * self.health(hp[other])
                total -= self.reached * self.reach(state, other, state.place[seat])
            else:
                total += self.ally * self.health(hp[other])
        serves = self.serves(state, against)
        cards = cards_of(state, seat)
        total += self.worth(cards, serves) + self.guards(state, seat)
        if state.active != seat:
            return total + self.health(hp[seat]) + self.charge(state, seat, 0)
        return total + Turn(self, state, seat, hp[seat], serves).value()

    def promising(self, state: State, seat: int) -> float:
        """While the table is laid: to begin is good, and so are some characters with their home."""
        character = state.character[seat]
        begins = 1.0 if state.first == seat else 0.0
        if character == NONE:
            return begins
        return begins + self.ability[character] + self.ground[3 + character]

    def health(self, hp: float) -> float:
        """What so many HP are worth: the fewer are left, the more each of them."""
        if hp <= 0:
            return 0.0
        return hp + self.alive + self.brink * (1.0 - pow(0.5, hp / 3.0))

    def weight(self, state: State, foe: int) -> float:
        """How much the health of an enemy counts: more, the more there is to fear from it."""
        strength = 0.0
        for number in cards_of(state, foe):
            strength += self.quality[KIND[number]]
        enemies_at_first = 2 if state.edition.teams else state.edition.players - 1
        return self.against[enemies_at_first] * (1 + self.danger * strength)

    def reach(self, state: State, foe: int, place: int) -> float:
        """What the spells of an enemy deal that reach a place from where it stands."""
        total = 0.0
        for number in cards_of(state, foe):
            effect = card_of(number).effect
            if isinstance(effect, Attack):
                distances = effect.reach.distances | companion_of(state, foe).sees
                if REACH[distances][state.place[foe]] & BIT[place]:
                    total += self.quality[KIND[number]]
        return total

    def serves(self, state: State, against: float) -> float:
        """What each HP of DMG a book deals in a turn is worth, by the HP of all enemies."""
        enemies_at_first = 2 if state.edition.teams else state.edition.players - 1
        return self.book * self.against[enemies_at_first] * min(MOST_TURNS, against / HP_A_TURN)

    def worth(self, cards: list[int], serves: float) -> float:
        """What the face-up cards of a book are worth, the best spells first."""
        qualities: list[float] = []
        total = 0.0
        for number in cards:
            if CARDS[KIND[number]].is_spell:
                qualities.append(self.quality[KIND[number]])
            else:
                total += self.resource
        qualities.sort(reverse=True)
        for at in range(len(qualities)):
            total += serves * qualities[at] * KEPT[at]
        return total

    def guards(self, state: State, seat: int) -> float:
        """What the own Counterspells are worth."""
        total = 0.0
        for kind in range(COUNTERSPELL_KINDS):
            total += self.held[kind] * state.held[seat * COUNTERSPELL_KINDS + kind]
        return total

    def charge(self, state: State, seat: int, fragments: int) -> float:
        """Shadow energy and form, with so many fragments yet to be absorbed."""
        energy = state.energy[seat] + fragments
        total = 0.0
        if in_shadow_form(state, seat):
            if state.companion[seat] != NONE:
                total += self.form + self.companion[state.companion[seat]]
        elif energy < BASE_LIMIT or (fragments == 0 and state.active != seat):
            return BASE_ENERGY[min(BASE_LIMIT, energy)]
        else:
            energy -= BASE_LIMIT
            best = 0.0
            for one in state.portal:
                if one != NONE:
                    best = max(best, self.companion[one])
            total += self.form + best
        return total + self.ability[state.character[seat]] * CHARGED[min(SHADOW_LIMIT, energy)]


class Turn:
    """The turn of the seat that judges: what its pool is good for."""

    __slots__ = ("by", "calm", "hp", "prospects", "seat", "serves", "state")

    def __init__(
        self, by: CastingShadowsEvaluation, state: State, seat: int, hp: float, serves: float
    ) -> None:
        self.by = by
        self.state = state
        self.seat = seat
        self.hp = hp
        self.serves = serves
        self.calm = companion_of(state, seat).calms_crystals
        self.prospects: Prospects | None = None
        turn = state.stack[1]
        if turn.at == AT_ACT or (turn.at == AT_ACT + 1 and len(state.stack) == 2):
            self.prospects = self.look_around()

    def value(self) -> float:
        state = self.state
        rolling = state.stack[-1]
        if not isinstance(rolling, Rolling):
            return self.with_pool(pool_of(state))
        best = self.thrown(rolling.chosen)
        if state.question is not None and state.question.why == "reroll":
            idle = rolling.chosen | self.idle(rolling.chosen)
            useless = idle & ~self.wanted() | rolling.chosen
            if useless != rolling.chosen:
                best = max(best, self.thrown(useless))
            if idle != useless:
                best = max(best, self.thrown(idle))
        return best

    def with_pool(self, units: list[int]) -> float:
        """What is done with these units, and what the rest of them does."""
        total = 0.0
        left = units
        if self.prospects is not None:
            total = self.by.promise * self.prospects.promise(units)
            left = self.prospects.left
        crystals = 0 if self.calm else left[CC]
        return (
            total
            + self.by.health(self.hp - crystals)
            + self.by.charge(self.state, self.seat, left[SF])
        )

    def thrown(self, chosen: int) -> float:
        """What the pool is worth on average once these dice are thrown."""
        kept = self.kept(chosen)
        rows = SAMPLE // 2 if chosen & (chosen - 1) == 0 else SAMPLE
        total = 0.0
        for row in range(rows):
            units = kept.copy()
            for die in range(len(DICE)):
                if chosen & BIT[die]:
                    units[FALLS[row][die]] += 1
            total += self.with_pool(units)
        return total / rows

    def kept(self, chosen: int) -> list[int]:
        """The pool without these dice."""
        units = self.state.tokens.copy()
        for die in range(len(DICE)):
            face = self.state.dice[die]
            if face != NONE and not chosen & BIT[die]:
                units[face] += 1
        return units

    def idle(self, chosen: int) -> int:
        """The dice that find no use, besides the chosen ones."""
        self.with_pool(self.kept(chosen))
        left = [] if self.prospects is None else self.prospects.left.copy()
        found = 0
        for die in range(len(DICE)):
            face = self.state.dice[die]
            if face in (NONE, SF, CC) or chosen & BIT[die]:
                continue
            if left and left[face] > 0:
                left[face] -= 1
                found |= BIT[die]
        return found

    def wanted(self) -> int:
        """The dice that show what one of the spells takes, be it too little for now."""
        found = 0
        if self.prospects is not None:
            for spell in self.prospects.spells:
                due = spell.attack.prices[-1]
                while due:
                    for die in range(len(DICE)):
                        if self.state.dice[die] in ACCEPTS[due & 15]:
                            found |= BIT[die]
                    due >>= 4
        return found

    def look_around(self) -> Prospects:
        """Whom the spells could hit, and what could be collected."""
        by, state, seat = self.by, self.state, self.seat
        pool = pool_of(state)
        fragments = max(1, pool[SF])
        prospects = Prospects(
            state.place[seat],
            state.ap,
            companion_of(state, seat).steps,
            by.charge(state, seat, fragments) - by.charge(state, seat, fragments - 1),
            0.0 if self.calm else by.health(self.hp) - by.health(self.hp - 1),
        )
        if state.ap == 0:
            return prospects
        sees = companion_of(state, seat).sees
        for number in cards_of(state, seat):
            effect = card_of(number).effect
            if isinstance(effect, Attack) and not state.used & BIT[number]:
                prospects.spells.append(Spell(effect, effect.reach.distances | sees))
        if prospects.spells:
            foes = enemies(state, seat)
            for other in range(state.edition.players):
                if foes & BIT[other]:
                    prospects.foes.append(self.target(other))
        self.add_offers(prospects)
        return prospects

    def target(self, other: int) -> Foe:
        by, state = self.by, self.state
        suffers = [reduced(state, other, damage, NO_REPLY) for damage in range(9)]
        share = by.weight(state, other)
        if counterspells(state, other):
            share *= 1 - PARRIED
        now = by.health(state.hp[other])
        harm = [
            share * (now - by.health(state.hp[other] - lost)) for lost in range(state.hp[other] + 1)
        ]
        return Foe(state.place[other], in_shadow_form(state, other), suffers, harm)

    def add_offers(self, prospects: Prospects) -> None:
        """The cards beside the tiles, and a Counterspell in the Desert."""
        by, state = self.by, self.state
        mine = cards_of(state, self.seat)
        now = by.worth(mine, self.serves)
        full = room(state, self.seat) == 0
        for place in range(7):
            number = state.market[place]
            if number == NONE:
                continue
            card = card_of(number)
            given = self.given(mine, card.sacrifice, full)
            if given == NONE and (full or card.sacrifice != NONE):
                continue
            after = [one for one in mine if one != given]
            after.append(number)
            gain = by.worth(after, self.serves) - now
            if gain > 0:
                prospects.offers.append(Offer(place, card.price, gain))
        if state.queue and TILES[state.tile[WEST]] == "dusty_desert":
            given = self.given(mine, NONE, full)
            if given == NONE and full:
                return
            gain = by.worth([one for one in mine if one != given], self.serves) - now + by.fresh
            if gain > 0:
                prospects.offers.append(Offer(WEST, COUNTERSPELL_PRICE, gain))

    def given(self, mine: list[int], level: int, full: bool) -> int:
        """The card that would be sacrificed or make room: the poorest that will do."""
        if level == NONE and not full:
            return NONE
        found = NONE
        for number in mine:
            if level in (NONE, card_of(number).level) and (
                found == NONE or self.by.quality[KIND[number]] < self.by.quality[KIND[found]]
            ):
                found = number
        return found
