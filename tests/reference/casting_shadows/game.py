"""Set-up, turns and actions, as the rules tell them."""

from collections import Counter
from random import Random
from typing import ClassVar

from tests.reference.casting_shadows.attacks import TurnOver
from tests.reference.casting_shadows.bots import Bots
from tests.reference.casting_shadows.data import (
    ATTACKS,
    COMPANION_GIVES,
    CONVERSIONS,
    COST,
    DICE,
    HOMES,
    LEVEL,
    RESOURCES,
    TILE_GIVES,
    sacrificed_level,
)
from tests.reference.casting_shadows.pool import rolls
from tests.reference.casting_shadows.table import SEATED, Copy, Player
from tests.reference.second import Ask, Play

ACTIONS = ["reroll", "travel", "protect", "refresh", "collect", "cast"]


class CastingShadows(Bots):
    aims: ClassVar[list[str]] = ["fight", "shadows", "hoard", "peace"]

    def steer(self, ask: Ask, aim: str, luck: Random) -> str | None:
        """Fight whenever it can be; grow shadows; hoard Counterspells; or live in peace."""
        if luck.random() < 0.15:
            return None
        likes = {
            "fight": ["cast", "strength 3", "strength 2", "strike", "reveal", "ability", "collect"],
            "shadows": ["ability", "summon", "absorb 5", "absorb 4", "absorb 3", "absorb 2",
                        "absorb 1", "cast", "collect"],
            "hoard": ["reveal", "collect", "cast", "travel W", "travel C"],
            "peace": ["protect", "collect", "refresh", "use"],
        }[aim]  # fmt: skip
        for like in likes:
            liked = [o for o in ask.options if o == like or o.startswith(f"{like} ")]
            if liked:
                return luck.choice(liked)
        return None

    # Set-up: CS-3.

    def play(self) -> Play:
        yield from self.seat_everybody()
        yield from self.choose_characters()
        yield from self.lay_map()
        self.ready = True
        if self.solo:
            yield from self.arm()
        for position in ("E", "SE", "SW", "NW", "NE"):
            if position in self.tiles:
                yield from self.turn_up(position)
        for _ in range(3):
            yield from self.emerge(len(self.portal))
        yield from self.rounds()

    def seat_everybody(self) -> Play:
        many = len(self.players)
        first = 0
        if not self.solo and self.options["first_player"] != "seat1":
            options = [f"first {player.seat}" for player in self.players]
            host = self.options["host"]
            if host not in [player.seat for player in self.players]:
                host = "anybody"  # A host who does not sit here: the rules do not say.
            asked = "nature" if self.options["first_player"] == "random" else host
            answer = yield Ask(asked, "first", options)
            first = options.index(answer)
        homes = ["SE", "SW"] if self.options["seating2"] == "adjacent" else SEATED[2]
        homes = homes if many == 2 else SEATED[many]
        for seat, player in enumerate(self.players):
            player.number = (seat - first) % many + 1
            player.at = homes[player.number - 1]

    def choose_characters(self) -> Play:
        free = list(HOMES)
        for player in self.by_number():
            by_luck = player.bot or self.options["characters"] == "random"
            asked = "nature" if by_luck else player.seat
            options = [f"choose {character}" for character in free]
            player.character = (yield Ask(asked, "choose", options)).split()[1]
            free.remove(player.character)

    def lay_map(self) -> Play:
        """CS-2.1, CS-2.8."""
        self.tiles = {"C": "ancient_rune", "W": "dusty_desert", "E": "underground_volcano"}
        for player in self.players:
            self.tiles[player.at] = HOMES[player.character]
        if self.options["map"] == "compact" and not self.solo:
            return
        left = [tile for tile in HOMES.values() if tile not in self.tiles.values()]
        for position in SEATED[4]:
            if position in self.tiles:
                continue
            tile = left[0]
            if len(left) > 1:
                tile = (yield Ask("nature", "lay", [f"lay {tile}" for tile in left])).split()[1]
            left.remove(tile)
            self.tiles[position] = tile

    def turn_up(self, position: str) -> Play:
        """The next card beside a tile."""
        self.fill_deck()
        names = sorted(self.deck)
        weights = [self.deck[card] for card in names]
        answer = yield Ask("nature", "draw", [f"draw {card}" for card in names], weights)
        card = answer.split()[1]
        self.deck -= Counter([card])
        self.market[position] = card

    def emerge(self, slot: int) -> Play:
        options = [f"emerge {companion}" for companion in self.companions]
        companion = (yield Ask("nature", "emerge", options)).split()[1]
        self.companions.remove(companion)
        self.portal[slot : slot + 1] = [companion]

    # Turns: CS-4, CS-9.

    def rounds(self) -> Play:
        self.round = 1
        player = self.by_number()[0]
        while True:
            self.active = player
            for other in self.players:
                for copy in other.book:
                    copy.used = False
            try:
                if player.bot:
                    yield from self.bot_turn(player)
                else:
                    yield from self.turn(player)
            except TurnOver:
                pass
            self.pool.empty()
            self.sudden_death(player)
            following = self.next_player(player)
            if following.number <= player.number if not self.solo else not following.bot:
                if self.round >= int(self.options["turn_cap"]):
                    self.cap_reached = True
                    self.finish(self.rank(), "turn-cap")
                self.round += 1
            player = following

    def next_player(self, player: Player) -> Player:
        if not self.solo:
            return self.after(player)[0]
        order = [self.players[0], *self.bot_order]
        at = order.index(player)
        return next(p for p in order[at + 1 :] + order[: at + 1] if p.alive)

    def sudden_death(self, player: Player) -> None:
        start = self.options["sudden_death"]
        if start != "off" and self.round >= int(start):
            for victim in [player, *self.after(player)] if player.alive else self.after(player):
                self.hurt(victim, 1)

    def turn(self, me: Player) -> Play:
        self.ap = 5 if me.companion == "swift_hydra" else 4
        if self.round == 1 and me.number == 1:
            self.ap = int(self.options["first_turn_ap"])
        yield from self.throw(list(DICE))
        tile = self.tiles[me.at]
        if tile in TILE_GIVES:
            self.pool.tokens[TILE_GIVES[tile]] += 1
        if me.companion in COMPANION_GIVES:
            self.pool.tokens[COMPANION_GIVES[me.companion]] += 1
        me.hp += tile == "lilypad_lagoon"
        me.hp += me.companion == "moonlit_moth"
        me.hp = min(me.hp, me.most_hp)
        yield from self.act(me)
        yield from self.absorb(me)
        if me.companion != "curse_toad":
            self.hurt(me, self.pool.count("CC"))

    def throw(self, dice: list[str]) -> Play:
        colours = Counter(DICE[die] for die in dice)
        often = rolls(colours["R"], colours["B"], colours["P"])
        answer = yield Ask("nature", "roll", list(often), list(often.values()))
        self.pool.show(dice, answer.split()[1])

    def act(self, me: Player) -> Play:
        while True:
            answer = yield Ask(me.seat, "act", self.activities(me))
            verb, _, noun = answer.partition(" ")
            if verb == "end_actions":
                return
            self.ap -= verb in ACTIONS
            if verb == "travel":
                me.at = noun
            elif verb == "reroll":
                yield from self.reroll(me, noun)
            elif verb == "protect":
                yield from self.pay(me, ["CC"])
            elif verb == "refresh":
                self.discard.append(self.market.pop(me.at))
                yield from self.turn_up(me.at)
            elif verb == "collect":
                yield from self.collect(me)
            elif verb == "cast":
                yield from self.cast(me, noun)
            elif verb == "use":
                copy = next(copy for copy in me.book if copy.card == noun)
                me.book.remove(copy)
                self.discard.append(noun)
                self.pool.tokens[RESOURCES[noun]] += 1
            else:
                yield from self.ability(me)

    def pay(self, me: Player, due: list[str]) -> Play:
        return self.pool.pay(me.seat, due, me.companion == "curse_toad")

    def activities(self, me: Player) -> list[str]:
        """What can be done now (CS-4.4)."""
        found = {f"use {copy.card}" for copy in me.book if copy.card in RESOURCES}
        if me.shadow and me.energy == 5 and self.has_ability_target(me):
            found.add("ability")
        if self.ap > 0:
            found |= {f"travel {position}" for position in self.steps_from(me)}
            found |= {f"cast {copy.card}" for copy in me.book if self.castable(me, copy)}
            found |= {f"reroll {die}" for die in self.rerollable(me, [])}
            if self.pool.count("CC"):
                found.add("protect")
            if me.at in self.market:
                found.add("refresh")
            if self.collectable(me):
                found.add("collect")
        return [*found, "end_actions"]

    # Actions: CS-5.

    def rerollable(self, me: Player, chosen: list[str]) -> list[str]:
        """One of each colour and face: the others are the same."""
        found: dict[tuple[str, str], str] = {}
        for die in DICE:
            face = self.pool.dice.get(die)
            if face is None or die in chosen or (face == "CC" and me.companion != "curse_toad"):
                continue
            found.setdefault((DICE[die], face), die)
        return list(found.values())

    def reroll(self, me: Player, first: str) -> Play:
        chosen = [first]
        while others := self.rerollable(me, chosen):
            options = [f"reroll {die}" for die in others]
            answer = yield Ask(me.seat, "reroll", [*options, "throw"])
            if answer == "throw":
                break
            chosen.append(answer.split()[1])
        yield from self.throw([die for die in DICE if die in chosen])

    def collectable(self, me: Player) -> bool:
        if me.at == "W":
            return (
                self.pool.payable(["G*", "O*"])
                and bool(self.top_secrets())
                and (not me.full() or bool(me.book))
            )
        card = self.market.get(me.at)
        if card is None or not self.pool.payable(COST[card]):
            return False
        level = sacrificed_level(card)
        if level:
            return any(LEVEL[copy.card] == level for copy in me.book)
        return not me.full() or bool(me.book)

    def collect(self, me: Player) -> Play:
        """CS-5.6, CS-5.7."""
        if me.at == "W":
            yield from self.pay(me, ["G*", "O*"])
            yield from self.make_room(me)
            top = self.top_secrets()
            names = sorted(top)
            weights = [top[secret] for secret in names]
            alone = len(names) == 1
            options = [f"deal {name}" for name in names]
            answer = yield Ask("nature", "deal", options, weights, perhaps_unasked=alone)
            top.subtract([answer.split()[1]])
            self.secret_deck[0] = +top
            me.secrets.append(answer.split()[1])
            return
        card = self.market[me.at]
        level = sacrificed_level(card)
        if level:
            yield from self.give_up(me, "sacrifice", level)
        yield from self.pay(me, COST[card])
        yield from self.make_room(me)
        me.book.append(Copy(self.market.pop(me.at)))
        yield from self.turn_up(me.at)

    def make_room(self, me: Player) -> Play:
        """CS-6.22."""
        if me.full():
            yield from self.give_up(me, "discard", None)

    def give_up(self, me: Player, verb: str, level: int | None) -> Play:
        """One card of the book, of this level, on the discard pile."""
        names = sorted({c.card for c in me.book if level is None or LEVEL[c.card] == level})
        options = [f"{verb} {card}" for card in names]
        card = (
            yield Ask(
                me.seat, verb, options, perhaps_unasked=verb == "sacrifice" and len(names) == 1
            )
        ).split()[1]
        # Of two copies the one that was cast goes: it is the one that is good for nothing.
        copies = [copy for copy in me.book if copy.card == card]
        copy = next((copy for copy in copies if copy.used), copies[0])
        me.book.remove(copy)
        self.discard.append(card)

    def castable(self, me: Player, copy: Copy) -> bool:
        """CS-5.2."""
        if copy.used:
            return False
        if copy.card in CONVERSIONS:
            return any(self.pool.count(kind) for kind, _ in CONVERSIONS[copy.card])
        if copy.card not in ATTACKS:
            return False
        spell = ATTACKS[copy.card]
        return bool(self.targets(me, copy.card)) and any(
            self.pool.payable(due) for due, _ in spell.steps
        )

    def cast(self, me: Player, card: str) -> Play:
        copy = next(copy for copy in me.book if copy.card == card and not copy.used)
        copy.used = True
        if card in CONVERSIONS:
            yield from self.convert(me, card)
        else:
            yield from self.attack(me, card)

    def convert(self, me: Player, card: str) -> Play:
        """CS-7.20."""
        pairs = [pair for pair in CONVERSIONS[card] if self.pool.count(pair[0])]
        options = {f"convert {taken}-{given}": (taken, given) for taken, given in pairs}
        answer = next(iter(options))
        if len(options) > 1:
            answer = yield Ask(me.seat, "convert", list(options))
        taken, given = options[answer]
        yield from self.pay(me, [f"={taken}"])
        self.pool.tokens[given] += 2 if "duplication" in card else 1

    # Phase 3: CS-9.

    def absorb(self, me: Player) -> Play:
        while True:
            most = min(self.pool.count("SF"), me.limit() - me.energy)
            options = [f"absorb {many}" for many in range(1, most + 1)]
            if not me.shadow and me.energy == 3:
                options += [f"summon {companion}" for companion in self.portal]
            if not options:
                return
            answer = yield Ask(me.seat, "absorb", [*options, "end_turn"])
            verb, _, noun = answer.partition(" ")
            if verb == "end_turn":
                return
            if verb == "absorb":
                yield from self.take_fragments(me, int(noun))
            else:
                me.shadow = True
                me.energy = 0
                me.companion = noun
                slot = self.portal.index(noun)
                self.portal[slot] = ""
                yield from self.emerge(slot)

    def take_fragments(self, me: Player, many: int) -> Play:
        me.energy += many
        for _ in range(many):  # Nothing is rerolled any more: which of them go is all the same.
            if self.pool.tokens["SF"]:
                self.pool.take("token-SF")
            else:
                self.pool.take(next(d for d in DICE if self.pool.dice.get(d) == "SF"))
        yield from ()
