"""How good a table of Casting Shadows looks: plain functions, weights as data.

Everything is measured in HP. Of Counterspells in other books only the number counts.
"""

from math import pow
from random import Random
from typing import Final

from gloaming.ai.evaluate.evaluation import Evaluation
from gloaming.ai.evaluate.prospects import Foe, Offer, Prospects, Spell
from gloaming.games.casting_shadows import GAME
from gloaming.games.casting_shadows.board import BIT, REACH, WEST
from gloaming.games.casting_shadows.cards import CARDS, card_of
from gloaming.games.casting_shadows.collecting import COUNTERSPELL_PRICE
from gloaming.games.casting_shadows.companions import companion_of
from gloaming.games.casting_shadows.counterspells import NO_REPLY
from gloaming.games.casting_shadows.frames import Casting, Filling, Rolling
from gloaming.games.casting_shadows.health import reduced
from gloaming.games.casting_shadows.names import (
    CC,
    CHARACTERS,
    COMPANION_DECK,
    COUNTERSPELL_KINDS,
    COUNTERSPELLS,
    DICE,
    DIE_COLOUR,
    KIND,
    KINDS,
    SF,
    TILES,
)
from gloaming.games.casting_shadows.pool import ACCEPTS, pool_of
from gloaming.games.casting_shadows.rolls import FACES, OFTEN
from gloaming.games.casting_shadows.spell import Attack
from gloaming.games.casting_shadows.state import (
    BASE_LIMIT,
    GOES_ON,
    NONE,
    SHADOW_LIMIT,
    State,
    cards_of,
    counterspells,
    enemies,
    in_shadow_form,
    room,
)
from gloaming.games.casting_shadows.steps import Blow, reply_of

WON: Final = 1000.0
WEIGHTS: Final = {
    "alive": 3.0,  # What the last HP is worth more than one HP: with it goes the player.
    "brink": 8.0,  # The first HP are worth more than the last ones; so many more in all.
    "ally": 0.5,  # A partner's health, against one's own.
    "book": 0.8,  # For each HP of DMG a book deals in a turn, and each turn that is left.
    "danger": 0.04,  # How much better it is to hurt whoever has a dangerous book.
    "reached": 0.08,  # For each HP of DMG that enemies can deal from where they stand.
    "resource": 0.8,  # A Resource card: a Gem when it is needed.
    "fresh": 1.5,  # A Counterspell nobody has seen yet.
    "promise": 0.9,  # What can be done is worth less than what is done.
    "form": 2.5,  # The Shadow Form: five energy fit, and an ability to spend them on.
}

# By the number of enemies: how much the health of each counts against one's own. Whoever fights
# several lets them hurt each other, and lives.
AGAINST: Final = [0.0, 1.0, 0.8, 0.7]

# Turns that a book will serve: one for so many HP the enemies have, at most as many as games last.
HP_A_TURN: Final = 6.0
MOST_TURNS: Final = 3.0

# How much of the best spell in a book gets cast each turn, of the second best, and so on: four
# Action points and five dice do not go far.
KEPT: Final = [1.0, 0.75, 0.4, 0.2, 0.1]

# What a spell deals in a turn, on average, if the first roll and one reroll serve it; for a
# Conversion Spell, what it adds to others.
# fmt: off
QUALITY: Final = {
    "fatal_fronds": 1.6, "feeding_frenzy": 2.6, "heavy_hand": 2.6, "lightning_bug": 1.6,
    "spectral_slap": 2.2, "bubble_trouble": 2.4, "heat_wave": 2.4, "sinister_screech": 2.2,
    "phoenix_flash": 3.8, "unicorn_rush": 3.8, "personal_space": 3.4, "deadly_shroud": 3.2,
    "psychic_spikes": 4.8, "kinetic_wave": 3.9, "magma_hand": 4.2, "infernal_assault": 5.0,
    "sudden_doom": 4.6,
    "metamorphosis": 0.1, "energy_bloom": 0.5, "sapphire_synthesis": 0.6, "ruby_synthesis": 0.6,
    "crystallization": 0.1, "luminous_glow": 0.9, "curse_void": 1.0, "gem_duplication": 1.4,
    "orb_duplication": 0.1,
    "red_gem": 0.0, "blue_gem": 0.0, "red_orb": 0.0, "blue_orb": 0.0,
}
COMPANION: Final = {
    "lightning_mouse": 2.0, "swift_hydra": 5.0, "thunder_stag": 4.0, "granite_tortoise": 3.0,
    "moonlit_moth": 3.5, "prism_gecko": 4.0, "umbral_raven": 3.0, "curse_toad": 3.0,
    "bristling_porcupine": 2.5, "keen_falcon": 2.5,
}
# What it is worth to hold a Counterspell, and so what its use must gain.
HELD: Final = {"pointed_shield": 1.4, "run_away": 1.8, "bees_everywhere": 2.0, "safety_dome": 3.0}
# What a charged ability is worth: DMG to one enemy, somewhat more where it can hit several.
ABILITY: Final = {"kit": 4.0, "haze": 5.0, "frill": 5.0, "nuzzle": 4.0}
# To start the next turn here: a unit, an HP, less DMG. On the Crypt there is no shelter.
GROUND: Final = {
    "ancient_rune": 0.9, "dusty_desert": 0.0, "underground_volcano": 0.6, "gale_bluffs": 0.3,
    "crystal_crypt": 0.4, "lilypad_lagoon": 0.8, "thornwood_thicket": 1.2,
}
# fmt: on
BASE_ENERGY: Final = [0.0, 1.2, 2.6, 4.0]
CHARGED: Final = [0.0, 0.15, 0.3, 0.45, 0.6, 0.8]  # The share of an ability, by energy.

# What answers to an attack: of ten Counterspells four take 2 DMG off, one takes all, two sting,
# and three run, which helps against about half the spells.
SHIELDED: Final = 0.4
PARRIED: Final = 0.25
STUNG: Final = 0.6

# How dice fall, for judging a roll before it is made: each row a roll of all five. Every die
# shows each of its sides equally often, in every six rows.
SAMPLE: Final = 12


def _falls() -> list[list[int]]:
    luck = Random(3)
    columns: list[list[int]] = []
    for die in range(len(DICE)):
        faces = FACES[DIE_COLOUR[die]]
        sides = [faces[at] for at in range(len(faces)) for _ in range(OFTEN[at])]
        columns.append([side for _ in range(2) for side in luck.sample(sides, len(sides))])
    return [[column[row] for column in columns] for row in range(SAMPLE)]


FALLS: Final = _falls()

ACT: Final = 3  # The step of a turn in which its player acts,
RESPOND: Final = 5  # and where a spell is while somebody is asked for an answer.


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
        top = state.stack[-1]
        return isinstance(top, Rolling) or (len(state.stack) <= 2 and top.at != ACT + 2)

    def weighs(self, state: State) -> bool:
        """A roll is judged by its chances; setting up and the Portal by what they will hold."""
        top = state.stack[-1]
        if isinstance(top, Filling):
            return state.active == NONE or top.script.name == "emerge"
        return isinstance(top, Rolling) or state.active == NONE

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
        for other in range(state.variant.players):
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
        enemies_at_first = 2 if state.variant.teams else state.variant.players - 1
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
        enemies_at_first = 2 if state.variant.teams else state.variant.players - 1
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
        if turn.at == ACT or (turn.at == ACT + 1 and len(state.stack) == 2):
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
            for other in range(state.variant.players):
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


def expected_hp(state: State) -> list[float]:
    """The HP of all, after an attack that is under way has done what is to be expected of it."""
    hp = [float(points) for points in state.hp]
    for frame in state.stack:
        if isinstance(frame, Casting) and frame.targets and frame.card != NONE:
            suffer(state, frame, hp)
    return hp


def suffer(state: State, casting: Casting, hp: list[float]) -> None:
    """Subtract what an attack will do: what was answered is known, an open answer likely."""
    effect = card_of(casting.card).effect
    if not isinstance(effect, Attack) or casting.at > RESPOND:
        return
    blow = Blow(effect.reach, effect.spares_shadow)
    for player in range(state.variant.players):
        if not casting.targets & BIT[player] or blow.misses(state, casting, player):
            continue
        reply = reply_of(casting, player)
        damage = float(reduced(state, player, blow.raw(state, casting, player), reply))
        if casting.waiting & BIT[player] and counterspells(state, player) and damage:
            damage -= SHIELDED * min(2.0, damage) + PARRIED * damage
            hp[state.active] -= STUNG
        hp[player] -= damage
        if reply.stings and hp[player] > 0:
            hp[state.active] -= reply.stings
