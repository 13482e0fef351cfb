"""Shadow Boxing: the three bots of the game for one."""

from collections import Counter

from tests.reference.casting_shadows.attacks import Attacks
from tests.reference.casting_shadows.data import ATTACKS, AXIAL, DICE, distance
from tests.reference.casting_shadows.table import Copy, Player
from tests.reference.second import Ask, Play


class Bots(Attacks):
    bot_order: list[Player]

    def throw(self, dice: list[str]) -> Play:
        raise NotImplementedError

    def arm(self) -> Play:
        """SO-2, SO-3."""
        you, *bots = self.players
        you.book = [Copy("spectral_slap"), Copy("curse_void")]
        self.deck -= Counter(["spectral_slap", "curse_void"])
        left = ["heavy_hand", "feeding_frenzy", "fatal_fronds"]
        for bot in bots:
            card = left[0]
            if len(left) > 1:
                card = (yield Ask("nature", "arm", [f"arm {card}" for card in left])).split()[1]
            left.remove(card)
            bot.book = [Copy(card)]
            self.deck -= Counter([card])
        first = next(bot for bot in bots if bot.book[0].card == "fatal_fronds")
        at = bots.index(first)
        self.bot_order = bots[at:] + bots[:at]

    def bot_turn(self, bot: Player) -> Play:
        """SO-4 to SO-8."""
        yield from self.throw(list(DICE))
        rolled = self.pool.kinds()
        card = bot.book[0].card
        you = self.players[0]
        reach = self.reach(bot, card)
        for _ in range(min(2, rolled["OR"] + rolled["OB"] + rolled["OP"])):
            if distance(bot.at, you.at) in reach:
                break
            bot.at = self.bot_step(bot.at, you.at, reach)
        if distance(bot.at, you.at) in reach:
            spell = ATTACKS[card]
            payable = [damage for due, damage in spell.steps if self.pool.payable(due)]
            if payable:
                yield from self.strike(bot, card, payable[-1] + bot.shadow, [you])
                self.replies = {}
        bot.energy = min(bot.energy + rolled["SF"], 3)
        if bot.energy == 3 and not bot.shadow:
            bot.shadow = True
            bot.energy = 0

    def bot_step(self, start: str, aim: str, reach: set[int]) -> str:
        """SO-5: the first step of a shortest path to the nearest tile that is near enough."""
        order = list(AXIAL)  # C first, then as the rule counts them.
        ends = [position for position in order if distance(position, aim) in reach]
        nearest = min(distance(start, end) for end in ends)
        end = next(end for end in ends if distance(start, end) == nearest)
        return next(p for p in order if distance(start, p) == 1 and distance(p, end) == nearest - 1)
