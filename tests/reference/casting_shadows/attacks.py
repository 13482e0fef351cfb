"""CS-7.6: attacks step by step, and the abilities of Shadow Forms."""

from collections.abc import Generator

from tests.reference.casting_shadows.data import ATTACKS, distance
from tests.reference.casting_shadows.table import Player, Table
from tests.reference.second import Ask, Play


class TurnOver(Exception):
    """The active player is out: the turn ends at once."""


class Attacks(Table):
    def pay(self, me: Player, due: list[str]) -> Play:
        raise NotImplementedError

    def targets(self, me: Player, card: str) -> list[str]:
        """Seats or positions, as the spell asks for. CS-7.1, CS-7.3."""
        reach = self.reach(me, card)
        found = [other for other in self.enemies(me) if distance(me.at, other.at) in reach]
        if ATTACKS[card].target == "enemy":
            return [other.seat for other in found]
        return sorted({other.at for other in found})

    def choose(self, me: Player, verb: str, names: list[str]) -> Generator[Ask, str, str]:
        """One of several, which is asked for only if there are several."""
        if len(names) == 1:
            return names[0]
        answer = yield Ask(me.seat, verb, [f"{verb} {name}" for name in names])
        return answer.split()[1]

    def attack(self, me: Player, card: str) -> Play:
        spell = ATTACKS[card]
        verb = "target" if spell.target == "enemy" else "aim"
        where = yield from self.choose(me, verb, self.targets(me, card))
        steps = [n for n, (due, _) in enumerate(spell.steps, 1) if self.pool.payable(due)]
        step = yield from self.choose(me, "strength", [str(step) for step in steps])
        due, damage = spell.steps[int(step) - 1]
        if due:
            yield from self.pay(me, due)
        victims = [p for p in self.enemies(me) if where in (p.seat, p.at)]
        yield from self.strike(me, card, damage, victims)
        if me.companion == "thunder_stag":
            yield from self.stag(me)
        self.replies = {}  # What was shown was seen until the last step.

    def strike(self, me: Player, card: str, damage: int, victims: list[Player]) -> Play:
        """Steps 3 to 6."""
        at = {victim.seat: victim.at for victim in victims}
        raw = {v.seat: 0 if card == "lightning_bug" and v.shadow else damage for v in victims}
        self.replies = replies = {}
        for victim in victims:
            if victim.secrets and self.reduced(raw[victim.seat], victim) >= 1:
                options = [f"reveal {secret}" for secret in sorted(set(victim.secrets))]
                answer = yield Ask(victim.seat, "respond", [*options, "pass"])
                if answer != "pass":
                    reply = answer.split()[1]
                    replies[victim.seat] = reply
                    victim.secrets.remove(reply)
                    self.bury([reply])
                    if reply == "run_away":
                        flights = [f"flee {there}" for there in self.steps_from(victim)]
                        victim.at = (yield Ask(victim.seat, "flee", flights)).split()[1]
        dealt: dict[str, int] = {}
        hit: list[Player] = []
        for victim in victims:
            if replies.get(victim.seat) == "run_away":
                if ATTACKS[card].target == "hex":
                    missed = victim.at != at[victim.seat]
                else:
                    missed = distance(me.at, victim.at) not in self.reach(me, card)
                if missed:
                    continue
            hit.append(victim)
            done = self.reduced(raw[victim.seat], victim)
            if self.tiles[victim.at] != "crystal_crypt" or victim.bot:
                if replies.get(victim.seat) == "pointed_shield":
                    done = max(done - 2, 0)
                elif replies.get(victim.seat) == "safety_dome":
                    done = 0
            dealt[victim.seat] = done
            self.hurt(victim, done)
        for victim in hit:
            if not victim.alive:
                continue
            if replies.get(victim.seat) == "bees_everywhere":
                self.hurt_back(me, 3)
            if victim.companion == "bristling_porcupine" and dealt[victim.seat] >= 1:
                self.hurt_back(me, 1)

    def hurt_back(self, me: Player, raw: int) -> None:
        self.hurt(me, self.reduced(raw, me))
        if not me.alive:
            self.replies = {}
            raise TurnOver

    def stag(self, me: Player) -> Play:
        """CS-R64."""
        near = [other for other in self.enemies(me) if distance(me.at, other.at) == 1]
        if not near or not self.pool.payable(["G*"]):
            return
        options = [f"strike {other.seat}" for other in near]
        answer = yield Ask(me.seat, "stag", [*options, "pass"])
        if answer == "pass":
            return
        yield from self.pay(me, ["G*"])
        victim = next(other for other in near if other.seat == answer.split()[1])
        self.hurt(victim, self.reduced(2, victim))

    # Abilities: CS-9.9.

    def ability_targets(self, me: Player) -> list[str]:
        enemies = self.enemies(me)
        if me.character == "haze":
            return [other.seat for other in enemies]
        far = 2 if me.character == "kit" else 1
        return sorted({other.at for other in enemies if distance(me.at, other.at) <= far})

    def has_ability_target(self, me: Player) -> bool:
        if me.character == "frill":
            return me.hp < me.most_hp
        return bool(self.ability_targets(me))

    def ability(self, me: Player) -> Play:
        me.energy = 0
        if me.character == "frill":
            me.hp = min(me.hp + 7, me.most_hp)
            return
        verb = "target" if me.character == "haze" else "aim"
        where = yield from self.choose(me, verb, self.ability_targets(me))
        damage = {"kit": 4, "haze": 6, "nuzzle": 5}[me.character]
        for victim in [p for p in self.enemies(me) if where in (p.seat, p.at)]:
            self.hurt(victim, self.reduced(damage, victim))
        if me.character == "kit":
            others = [f"leap {position}" for position in self.tiles if position != me.at]
            answer = yield Ask(me.seat, "leap", [*others, "stay"])
            if answer != "stay":
                me.at = answer.split()[1]
