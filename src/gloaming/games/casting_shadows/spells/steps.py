"""The verbs of Attack Spells and abilities, one rulebook sentence each (CS-7)."""

from typing import Final

from gloaming.engine.question import Option, Question
from gloaming.engine.refusal import NOT_ASKED, Refusal
from gloaming.engine.script import Script, Step
from gloaming.games.casting_shadows.box.board import BIT, R1, REACH
from gloaming.games.casting_shadows.box.counterspells import COUNTERSPELL, NO_REPLY, Counterspell
from gloaming.games.casting_shadows.box.names import COUNTERSPELL_KINDS, NONE
from gloaming.games.casting_shadows.resources.payment import pay
from gloaming.games.casting_shadows.resources.pool import ANY_GEM, payable, pool_of
from gloaming.games.casting_shadows.spells.health import deal, hurt, reduced
from gloaming.games.casting_shadows.table.frames import Casting, Fleeing, reply
from gloaming.games.casting_shadows.table.state import (
    GOES_ON,
    State,
    companion_of,
    counterspells,
    enemies,
    in_turn_order,
    is_bot,
)
from gloaming.games.casting_shadows.table.travel import OFF_THE_MAP, destinations, refuse_travel
from gloaming.games.casting_shadows.table.words import (
    AIM,
    FLEE,
    PASS,
    REVEAL,
    STRENGTH,
    STRIKE,
    TARGET,
)

# Whom a spell hits (CS-7.1).
ENEMY: Final = 0  # Exactly one enemy,
HEX: Final = 1  # or every enemy on one tile.

NOT_AN_ENEMY: Final = Refusal("CS-1.1", "not-an-enemy")
OUT_OF_RANGE: Final = Refusal("CS-7.2", "out-of-range")
NOBODY_THERE: Final = Refusal("CS-7.3", "nobody-there")
NO_SUCH_STEP: Final = Refusal("CS-7.4", "no-such-step")
TOO_STRONG: Final = Refusal("CS-7.4", "too-strong")
NOT_HELD: Final = Refusal("CS-8.1", "not-held")
NOT_ADJACENT: Final = Refusal("CS-R64", "not-adjacent")


class Reach:
    """Whom something can hit from where the active player stands."""

    __slots__ = ("distances", "is_spell", "whom")

    def __init__(self, whom: int, distances: int, is_spell: bool) -> None:
        self.whom = whom
        self.distances = distances
        self.is_spell = is_spell

    def positions(self, state: State, player: int) -> int:
        """The positions in range; the Falcon sees for Attack Spells only (CS-7.2, CS-R67)."""
        distances = self.distances
        if self.is_spell:
            distances |= companion_of(state, player).sees
        return REACH[distances][state.place[player]]

    def targets(self, state: State, player: int) -> int:
        """The enemies in range, a bit each."""
        within = self.positions(state, player)
        foes = enemies(state, player)
        found = 0
        for other in range(state.edition.players):
            if foes & BIT[other] and within & BIT[state.place[other]]:
                found |= BIT[other]
        return found


def places_of(state: State, players: int) -> int:
    """Where these players stand, a bit for each position."""
    found = 0
    for player in range(state.edition.players):
        if players & BIT[player]:
            found |= BIT[state.place[player]]
    return found


class Aim(Step[State, Casting]):
    """Choose one enemy in range, or one tile in range with an enemy on it (CS-7.1, CS-7.3)."""

    def __init__(self, reach: Reach) -> None:
        self.reach = reach

    def run(self, state: State, casting: Casting) -> Question | None:
        me = state.active
        targets = self.reach.targets(state, me)
        if self.reach.whom == HEX:
            options = AIM[places_of(state, targets)]
        else:
            options = [TARGET[player] for player in in_turn_order(state, me, targets)]
        if len(options) > 1:
            return Question(me, "aim" if self.reach.whom == HEX else "target", options)
        self.answer(state, casting, options[0])
        return None

    def answer(self, state: State, casting: Casting, option: Option) -> None:
        if self.reach.whom == HEX:
            casting.aimed_at = option.noun
            state.tell("aims", option.noun)
        else:
            casting.enemy = option.noun
            state.tell("aims-at", option.noun)

    def refuse(self, state: State, casting: Casting, option: Option) -> Refusal:
        me = state.active
        within = self.reach.positions(state, me)
        if option.verb == "aim" and self.reach.whom == HEX:
            if state.tile[option.noun] == NONE:
                return OFF_THE_MAP
            return NOBODY_THERE if within & BIT[option.noun] else OUT_OF_RANGE
        if option.verb == "target" and self.reach.whom == ENEMY:
            return OUT_OF_RANGE if enemies(state, me) & BIT[option.noun] else NOT_AN_ENEMY
        return NOT_ASKED


class ChooseStrength(Step[State, Casting]):
    """The caster of a stepped spell chooses how much to pay, at least the first step (CS-7.4)."""

    def __init__(self, prices: list[int]) -> None:
        self.prices = prices

    def run(self, state: State, casting: Casting) -> Question | None:
        units = pool_of(state)
        options: list[Option] = []
        for step in range(len(self.prices)):
            if payable(units, self.prices[step]):
                options.append(STRENGTH[step + 1])
        if len(options) > 1:
            return Question(state.active, "strength", options)
        casting.strength = options[0].noun
        return None

    def answer(self, state: State, casting: Casting, option: Option) -> None:
        casting.strength = option.noun
        state.tell("strength", option.noun)

    def refuse(self, state: State, casting: Casting, option: Option) -> Refusal:
        if option.verb != "strength":
            return NOT_ASKED
        return NO_SUCH_STEP if option.noun > len(self.prices) else TOO_STRONG


class PayForStrength(Step[State, Casting]):
    """The whole payment of the chosen step must be made (CS-7.5)."""

    def __init__(self, prices: list[int]) -> None:
        self.prices = prices

    def run(self, state: State, casting: Casting) -> Question | None:
        pay(state, self.prices[casting.strength - 1])
        return None


class FixTargets(Step[State, Casting]):
    """The chosen enemy, or all enemies now on the chosen tile, for the paid DMG (CS-7.6).

    An ability is answered by nobody (CS-9.9).
    """

    def __init__(self, damages: list[int], can_be_answered: bool) -> None:
        self.damages = damages
        self.can_be_answered = can_be_answered

    def run(self, state: State, casting: Casting) -> Question | None:
        me = state.active
        casting.damage = self.damages[casting.strength - 1]
        if is_bot(state, me) and state.shadow & BIT[me]:
            casting.damage += 1  # SO-7
        if casting.enemy != NONE:
            casting.targets = BIT[casting.enemy]
        else:
            foes = enemies(state, me)
            for other in range(state.edition.players):
                if foes & BIT[other] and state.place[other] == casting.aimed_at:
                    casting.targets |= BIT[other]
        if self.can_be_answered:
            casting.waiting = casting.targets
        return None


class Blow:
    """What an Attack Spell does to each of its targets."""

    __slots__ = ("reach", "spares_shadow")

    def __init__(self, reach: Reach, spares_shadow: bool) -> None:
        self.reach = reach
        self.spares_shadow = spares_shadow  # Lightning Bug: 0 DMG to a Shadow Form.

    def raw(self, state: State, casting: Casting, player: int) -> int:
        """The spell's value, 0 where the card says so (CS-7.6)."""
        return 0 if self.spares_shadow and state.shadow & BIT[player] else casting.damage

    def misses(self, state: State, casting: Casting, player: int) -> bool:
        """Whether a player ran out of its reach (CS-8.7)."""
        if not reply_of(casting, player).flees:
            return False
        if self.reach.whom == HEX:
            return state.place[player] != casting.aimed_at
        return not self.reach.positions(state, state.active) & BIT[state.place[player]]


def reply_of(casting: Casting, player: int) -> Counterspell:
    """What a player has answered to an attack."""
    number = reply(casting, player)
    return COUNTERSPELL[number - 1] if number else NO_REPLY


class Respond(Step[State, Casting]):
    """Each target about to be hurt may reveal one Counterspell, in turn order (CS-8.3, CS-8.4).

    Whoever holds any is asked, whatever it is, so the window gives nothing away (CS-R78).
    """

    def __init__(self, blow: Blow) -> None:
        self.blow = blow

    def run(self, state: State, casting: Casting) -> Question | None:
        if not casting.waiting:
            return None
        for player in in_turn_order(state, state.active, casting.waiting):
            raw = self.blow.raw(state, casting, player)
            if counterspells(state, player) and reduced(state, player, raw, NO_REPLY):
                return Question(player, "respond", replies_open_to(state, player))
            casting.waiting &= ~BIT[player]
        return None

    def answer(self, state: State, casting: Casting, option: Option) -> None:
        player = in_turn_order(state, state.active, casting.waiting)[0]
        casting.waiting &= ~BIT[player]
        casting.repeat()
        if option is PASS:
            state.tell("passes", player)
            return
        reveal(state, player, option.noun)
        casting.replies |= option.noun + 1 << 3 * player
        if COUNTERSPELL[option.noun].flees:
            state.stack.append(Fleeing(FLIGHT, player))

    def refuse(self, state: State, casting: Casting, option: Option) -> Refusal:
        return NOT_HELD if option.verb == "reveal" else NOT_ASKED


def replies_open_to(state: State, player: int) -> list[Option]:
    options: list[Option] = []
    for kind in range(COUNTERSPELL_KINDS):
        if state.held[player * COUNTERSPELL_KINDS + kind]:
            options.append(REVEAL[kind])
    options.append(PASS)
    return options


def reveal(state: State, player: int, kind: int) -> None:
    """A used Counterspell goes to the bottom of its deck, face down again (CS-8.5, CS-R72)."""
    state.held[player * COUNTERSPELL_KINDS + kind] -= 1
    state.queue.append(kind)
    state.tell("reveals", player, kind)


class Flee(Step[State, Fleeing]):
    """Run Away!: the target must travel to an adjacent tile (CS-8.7)."""

    def run(self, state: State, fleeing: Fleeing) -> Question | None:
        return Question(fleeing.player, "flee", FLEE[destinations(state, fleeing.player)])

    def answer(self, state: State, fleeing: Fleeing, option: Option) -> None:
        state.place[fleeing.player] = option.noun
        state.tell("flees", fleeing.player, option.noun)

    def refuse(self, state: State, fleeing: Fleeing, option: Option) -> Refusal:
        if option.verb != "flee":
            return NOT_ASKED
        return refuse_travel(state, fleeing.player, option.noun, True)


FLIGHT: Final = Script("flight", [Flee()])


class Damage(Step[State, Casting]):
    """All DMG of the spell, one target after the other, in turn order (CS-7.6, CS-R51)."""

    def __init__(self, blow: Blow) -> None:
        self.blow = blow

    def run(self, state: State, casting: Casting) -> Question | None:
        for player in in_turn_order(state, state.active, casting.targets):
            if self.blow.misses(state, casting, player):
                state.tell("missed", player)
                continue
            raw = self.blow.raw(state, casting, player)
            damage = reduced(state, player, raw, reply_of(casting, player))
            if damage == 0:
                state.tell("unharmed", player)
                continue
            casting.harmed |= BIT[player]
            hurt(state, player, damage)
            if state.ending != GOES_ON:
                break
        return None


class Retaliate(Step[State, Casting]):
    """Targets still alive strike back: Bees Everywhere, then the Porcupine (CS-7.6, CS-8.8)."""

    def run(self, state: State, casting: Casting) -> Question | None:
        me = state.active
        for player in in_turn_order(state, me, casting.targets):
            stings = reply_of(casting, player).stings
            if stings:
                state.tell("bees", player)
                deal(state, me, stings)
            pricks = companion_of(state, player).pricks
            if pricks and casting.harmed & BIT[player] and state.hp[me]:
                state.tell("quills", player)
                deal(state, me, pricks)
            if not state.hp[me]:
                break  # CS-R52
        return None


class Butt(Step[State, Casting]):
    """With the Thunder Stag, a Gem deals 2 DMG to an enemy on an adjacent tile (CS-R64)."""

    def __init__(self) -> None:
        self.reach = Reach(ENEMY, R1, False)

    def run(self, state: State, casting: Casting) -> Question | None:
        me = state.active
        casting.enemy = NONE  # Whom the spell was aimed at does not matter any more.
        if not companion_of(state, me).butts or not payable(pool_of(state), ANY_GEM):
            return None
        targets = in_turn_order(state, me, self.reach.targets(state, me))
        if not targets:
            return None
        return Question(me, "stag", [STRIKE[player] for player in targets] + [PASS])

    def answer(self, state: State, casting: Casting, option: Option) -> None:
        if option is not PASS:
            casting.enemy = option.noun
            state.tell("stag", state.active)
            pay(state, ANY_GEM)

    def refuse(self, state: State, casting: Casting, option: Option) -> Refusal:
        if option.verb != "strike":
            return NOT_ASKED
        foes = enemies(state, state.active)
        return NOT_ADJACENT if foes & BIT[option.noun] else NOT_AN_ENEMY


class ButtDamage(Step[State, Casting]):
    """The Stag's DMG, once its Gem is paid; it is no Attack Spell (CS-R42)."""

    def run(self, state: State, casting: Casting) -> Question | None:
        if casting.enemy != NONE and state.hp[casting.enemy]:
            deal(state, casting.enemy, companion_of(state, state.active).butts)
        return None
