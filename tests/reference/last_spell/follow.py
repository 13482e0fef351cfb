"""What must be offered and what must happen, read off the views before it is looked at."""

from typing import Any

from gloaming.engine.event import Event
from gloaming.engine.game import SPECTATOR
from gloaming.engine.sight import tell
from tests.promises.table import Table
from tests.reference.last_spell.dice import DECISIVE, Roll, lent, printed
from tests.reference.last_spell.ends import Ends
from tests.reference.last_spell.ground import ROUND, Board, read
from tests.reference.last_spell.harm import Harm, night_is_over
from tests.reference.last_spell.heroes import (
    ATTACKS,
    DEFENCES,
    SCROLLS,
    aims,
    facings,
    impacts,
    level_of,
    price,
    reached,
    turn_options,
)
from tests.reference.last_spell.monsters import AROUND, STANDING, targets, walk_all
from tests.reference.last_spell.phases import Phase, kind_of, panic_after

ANSWERED_FOR = {"step", "jump", "climb", "descend", "travel", "attack", "punch", "flip"}
SEEN = {"turn", "aim", "act", "coin", "roll", "harm", "deploy"}  # Where views are looked at.
ANSWERED_FOR |= {"reinforce", "fire", "end_turn"}


class Difference(AssertionError):
    """The game and its reference do not agree."""


def compare(table: Table) -> int:
    """Follow a whole game; gives how many questions were compared."""
    return Follower(table).follow()


class Follower:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.number = 0
        self.compared = 0
        self.before: Any = None  # The last sight of the Heroes Phase.
        self.since: list[Any] = []  # What was told after it.
        self.at_coin: Any = None
        self.phase: Phase | None = None
        self.rolling: Roll | None = None
        self.harm: Harm | None = None
        self.still_due: int | None = None
        self.berserk = False  # TR07: every blow of this attack is stronger.
        self.asked: tuple[Board, Any] | None = None
        self.paid: dict[str, Any] | None = None
        self.left: dict[str, Any] | None = None
        said = {one.name: one.default for one in table.game.settings} | table.options
        self.ends = Ends(said, table.seats, self.agree)

    def differs(self, what: str, expected: Any, found: Any) -> None:
        raise Difference(
            f"{self.table}, answer {self.number}: {what}\n"
            f"  the reference: {expected}\n  the game: {found}"
        )

    def agree(self, what: str, expected: Any, found: Any) -> None:
        self.compared += 1
        if expected != found:
            if isinstance(expected, set):
                expected, found = sorted(expected - found), sorted(found - expected)
            self.differs(what, expected, found)

    def follow(self) -> int:
        table = self.table
        heard: list[Event] = []
        table.state.heard = heard
        for self.number, state in enumerate(table.questions()):
            self.listen(heard)
            question = state.question
            offered = {option.name for option in question.options}
            self.ends.asked(question.why)
            if question.why not in SEEN:
                continue
            view = self.sight(state)
            self.ends.look(view, question.why)
            if question.why == "roll":
                self.rolling = Roll(view)
            elif question.why == "harm":
                self.harmed(Harm(view), offered)
            elif question.why != "deploy":
                self.after(view)
                board = Board(view)
                if question.why == "turn":
                    self.turn(board, view, offered)
                elif question.why == "aim":
                    self.aim(board, view, offered)
                elif question.why == "act":
                    self.forecast(view)
                else:
                    self.coin(view)
                self.before, self.since = view, []
        self.listen(heard)
        outcome = table.game.outcome(table.state)
        assert outcome is not None
        self.ends.over(outcome.reason, outcome.scores, self.sight(table.state)["ending"])
        return self.compared

    def sight(self, state: Any) -> Any:
        return self.table.game.view(state, SPECTATOR)

    def listen(self, heard: list[Event]) -> None:
        """Gather what is told of a Monster Phase, and judge it when it is over."""
        if self.asked is not None:
            self.paid = price(*self.asked, self.table.answers[-1].option.name)
            self.asked = None
        told: list[Any] = [tell(self.table.game, event, SPECTATOR) for event in heard]
        heard.clear()
        if self.harm is not None:
            self.suffered(self.harm, told)
        if self.rolling is not None:
            self.rolled(self.rolling, told)
            self.rolling = None
        for one in told:
            self.ends.hear(one)
            if one[0] == "night-over" and self.before is not None and self.phase is None:
                heroes = len([hero for hero in self.before["heroes"] if hero["space"]])
                over = night_is_over(self.before, heroes, self.since)
                self.agree("whether the night is over", over, True)
            self.since.append(one)
            if one[0] in ("attacks", "punches", "reads", "fires"):
                self.berserk = False
            self.berserk = self.berserk or one[2:] == ["TR07"]
            if one[0] == "coin" and self.at_coin is not None:
                self.phase = Phase(self.at_coin, str(one[1]))
                self.at_coin = None
            elif self.phase is not None:
                self.phase.told.append(one)
                if self.phase.over:
                    self.judge(self.phase)
                    self.phase = None

    def rolled(self, roll: Roll, told: list[Any]) -> None:
        """One die fell: the last of its monster decides."""
        roll.faces += [one[2] for one in told if one[0] == "rolls" and one[1] == roll.name][:1]
        foretold = roll.foretell(self.berserk)
        mine = [one for one in told if one[0] != "rolls" and one[1:2] == [roll.name]]
        words = [one[0] for one in mine]
        if foretold is None or not ({"hit", "missed"} & set(words)):
            return
        colours = "".join(sorted((face[0] for face in roll.faces), reverse=True))
        if "cursed" not in roll.attack["keywords"]:
            self.agree(f"the dice of {roll.name}", roll.dice(), colours)
        words_of = set(roll.attack["keywords"]) & DECISIVE
        own = printed(roll.view, roll.attack)
        if not own <= words_of or not words_of - own <= lent(roll.view, roll.attack):
            self.differs("the keywords of the attack", own, words_of)
        self.agree(f"whether {roll.name} is hit", foretold["hit"], "hit" in words)
        if foretold["hit"]:
            (amount,) = [one[2] for one in mine if one[0] == "hit"]
            self.agree(f"the damage of {roll.name}", foretold["amount"], amount)
            gone = bool({"dies", "broken"} & set(words))
            self.agree(f"whether {roll.name} dies", foretold["dies"], gone)
        self.agree(f"whether {roll.name} is stunned", foretold["stunned"], "stunned" in words)

    def harmed(self, harm: Harm, offered: set[str]) -> None:
        """LS-8.1: what may be held against it, and what the last card took off."""
        cards = {one for one in offered if one.startswith("use_item ")}
        self.agree(f"what {harm.hero} may use", harm.usable(), cards)
        if self.harm is not None and self.still_due is not None:
            self.agree("the damage that is left", self.still_due, harm.damage)
        self.harm, self.still_due = harm, None

    def suffered(self, harm: Harm, told: list[Any]) -> None:
        left = harm.left(self.table.answers[-1].option.name)
        now = [one for one in told if one[0] in ("wounded", "absorbed") and one[1] == harm.hero]
        if left is None:
            self.harm = None
        elif now:
            self.agree(f"what {harm.hero} suffers", left, now[0][2] if len(now[0]) > 2 else 0)
            self.harm = None
        else:
            self.still_due = left

    def after(self, view: Any) -> None:
        """What the last deed of a hero cost, and what a Monster Phase left behind."""
        if self.left is not None:
            flames = {one["spaces"][0]: one["flames"] for one in view["structures"]}
            found = {"mages": view["mages"], "panic": view["panic"], "flames": flames}
            for key, value in self.left.items():
                self.agree(f"after the Monster Phase: {key}", value, found[key])
            self.left = None
        if self.paid is not None and view["active"] == self.paid["hero"] and not view["attack"]:
            hero = next(one for one in view["heroes"] if one["hero"] == view["active"])
            found = {"hero": view["active"], "mp": view["mp"]}
            found |= {key: hero[key] for key in ("space", "ap", "mana")}
            self.agree("what it cost", self.paid, found)
        self.paid = None

    def coin(self, view: Any) -> None:
        self.at_coin = view
        if self.before is not None and self.before["day"] == view["day"]:
            self.agree("the Panic Area after the spread", panic_after(self.before), view["panic"])

    def judge(self, phase: Phase) -> None:
        if phase.drained or not phase.followed:
            return
        steps, blows = phase.foretell()
        self.agree("the monsters' steps", steps, phase.steps_told())
        told = phase.blows_told()
        self.left = phase.aftermath()
        cut = not any(one[0] == "heroes-phase" for one in phase.told)  # It ended in between.
        struck = {name for name, _ in told}
        for name, sets in list(blows):
            if name not in struck and set().union(*sets) <= phase.fallen():
                blows.remove((name, sets))
        if cut:
            blows = blows[: len(told)]
        self.agree("who strikes", [name for name, _ in blows], [name for name, _ in told])
        for (name, sets), (_, whom) in zip(blows, told, strict=True):
            if kind_of(name) in AROUND:
                if not (cut and name == told[-1][0]):
                    meant = {hit for one in sets for hit in one} - phase.fallen()
                    self.agree(f"whom {name} strikes", meant, set(whom) - phase.fallen())
            elif whom[0] not in sets[0]:
                self.differs(f"whom {name} strikes", sets, whom)

    def turn(self, board: Board, view: Any, offered: set[str]) -> None:
        mine = {one for one in offered if one.split()[0] in ANSWERED_FOR}
        self.agree("what a hero may do", turn_options(board, view), mine)
        self.asked = board, view
        if view["day"] < 3:
            over = night_is_over(view, len(board.heroes), [])
            self.agree("whether the night is over", over, False)

    def aim(self, board: Board, view: Any, offered: set[str]) -> None:
        attack = view["attack"][-1]
        name, origin = attack["attack"], read(attack["origin"])
        vision = "vision" in attack["keywords"]
        if name in ATTACKS:
            hero = board.heroes[attack["hero"]]
            card = ATTACKS[name]
            kind, pattern = card["type"], card["area"]
            found = aims(board, hero, name, level_of(hero, name), vision)
        elif name in DEFENCES or name in SCROLLS:
            kind = "magic"
            reach, pattern = DEFENCES[name] if name in DEFENCES else SCROLLS[name][1:]
            vision = vision or name in DEFENCES
            found = impacts(board, origin, kind, reach, pattern, vision)
        else:
            return
        mine = {one for one in offered if one.startswith("aim ")}
        self.agree(f"where {name} may be aimed", {f"aim {x},{y}" for x, y in found}, mine)
        for aimed, spaces in attack["areas"].items():
            at = read(aimed)
            if pattern in ("MV1", "—"):
                continue
            ways = facings(origin, at) or set(ROUND)  # The game shows what any of them reaches.
            able = {s for d in ways for s in reached(board, kind, origin, at, pattern, d)}
            self.agree(f"what {name} at {aimed} affects", able, {read(s) for s in spaces})

    def forecast(self, view: Any) -> None:
        for coin in ("left", "right"):
            board = Board(view)
            walk_all(board, coin)
            said = {one["monster"]: one for one in view["forecast"][coin]}
            for name, one in said.items():
                if board.monsters[name]["kind"] in STANDING:
                    continue
                x, y = board.monsters[name]["at"][0]
                self.agree(f"where {name} goes ({coin})", f"{x},{y}", one["space"])
                sets = targets(board, board.monsters[name])
                hits = {hit for ties in sets for hit in ties}
                self.agree(f"whom {name} attacks ({coin})", hits, set(one["hits"]))
