"""What the Shadow Forms can do when fully charged (CS-9.9)."""

from typing import Final

from gloaming.engine.question import Option, Question
from gloaming.engine.refusal import NOT_ASKED, Refusal
from gloaming.engine.script import Script, Step
from gloaming.games.casting_shadows.box.board import BIT
from gloaming.games.casting_shadows.spells.health import deal, heal
from gloaming.games.casting_shadows.spells.steps import Aim, FixTargets, Reach
from gloaming.games.casting_shadows.table.frames import Casting
from gloaming.games.casting_shadows.table.state import GOES_ON, State, in_turn_order, most_hp
from gloaming.games.casting_shadows.table.travel import OFF_THE_MAP, laid_out
from gloaming.games.casting_shadows.table.words import LEAP, STAY

NOBODY_TO_HIT: Final = Refusal("CS-R77", "nobody-to-hit")
UNHURT: Final = Refusal("CS-R76", "unhurt")
ALREADY_HERE: Final = Refusal("CS-9.9", "already-here")


class Ability:
    """What a Shadow Form does for all its energy."""

    script: Script[State, Casting]

    def refuse(self, state: State, me: int) -> Refusal | None:
        """Why it would have no effect now."""
        raise NotImplementedError


class Blast(Ability):
    """DMG to one enemy or to every enemy on a tile; Kit may then move anywhere."""

    def __init__(
        self, id: str, whom: int, distances: int, damage: int, then_leap: bool = False
    ) -> None:
        self.reach = Reach(whom, distances, False)
        steps: list[Step[State, Casting]] = [
            Aim(self.reach),
            FixTargets([damage], False),
            AbilityDamage(),
        ]
        if then_leap:
            steps.append(Leap())
        self.script = Script(f"ability-{id}", steps)

    def refuse(self, state: State, me: int) -> Refusal | None:
        return None if self.reach.targets(state, me) else NOBODY_TO_HIT


class Mend(Ability):
    """Frill gains HP."""

    def __init__(self, id: str, many: int) -> None:
        self.script = Script(f"ability-{id}", [Heal(many)])

    def refuse(self, state: State, me: int) -> Refusal | None:
        return UNHURT if state.hp[me] >= most_hp(state, me) else None


class AbilityDamage(Step[State, Casting]):
    """Victims are damaged one after the other; nobody can answer (CS-9.9)."""

    def run(self, state: State, casting: Casting) -> Question | None:
        for player in in_turn_order(state, state.active, casting.targets):
            deal(state, player, casting.damage)
            if state.ending != GOES_ON:
                break
        return None


class Heal(Step[State, Casting]):
    """HP, at most up to the start value (CS-10.1)."""

    def __init__(self, many: int) -> None:
        self.many = many

    def run(self, state: State, casting: Casting) -> Question | None:
        heal(state, state.active, self.many)
        return None


class Leap(Step[State, Casting]):
    """Kit may move to any other tile of the map, or stay (CS-9.9)."""

    def run(self, state: State, casting: Casting) -> Question | None:
        me = state.active
        options = LEAP[laid_out(state) & ~BIT[state.place[me]]].copy()
        options.append(STAY)
        return Question(me, "leap", options)

    def answer(self, state: State, casting: Casting, option: Option) -> None:
        if option is not STAY:
            state.place[state.active] = option.noun
            state.tell("leaps", state.active, option.noun)

    def refuse(self, state: State, casting: Casting, option: Option) -> Refusal:
        if option.verb != "leap":
            return NOT_ASKED
        return ALREADY_HERE if option.noun == state.place[state.active] else OFF_THE_MAP
