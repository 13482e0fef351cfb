"""What a spell is, what it costs, and why it can't be cast (DN-5)."""

from typing import Final

from gloaming.engine.question import Question
from gloaming.engine.refusal import Refusal
from gloaming.engine.script import Script, Step
from gloaming.games.day_and_night.board import distance
from gloaming.games.day_and_night.conditions import Condition
from gloaming.games.day_and_night.frames import Casting
from gloaming.games.day_and_night.state import State, owner
from gloaming.games.day_and_night.steps import Effect
from gloaming.games.day_and_night.temples import TempleRises
from gloaming.games.day_and_night.words import SPELL_IDS

X: Final = -1  # Costs as many hours as the pawns are apart.

NOT_IN_HAND: Final = Refusal("DN-5.1", "not-in-hand")
TOO_FEW_HOURS: Final = Refusal("DN-5.1", "hours")
TOO_FAR_APART: Final = Refusal("DN-15.2", "hours-x")
WOULD_FIZZLE: Final = Refusal("R-09", "fizzle")
THEME: Final = Refusal("DN-14.2", "theme")


class Discard(Step[State, Casting]):
    """The spell goes face up on the discard pile of its own book (DN-5.2, DN-9.5)."""

    def run(self, state: State, casting: Casting) -> Question | None:
        state.discard[casting.spell] += 1
        return None


class Spell:
    """A card as printed: hours, kind, condition, effect."""

    __slots__ = ("condition", "effects", "hours", "id", "kind", "number", "script", "stolen")

    def __init__(
        self,
        id: str,
        hours: int,
        kind: str,
        effects: list[Effect],
        condition: Condition | None = None,
    ) -> None:
        self.id = id
        self.number = SPELL_IDS.index(id)
        self.hours = hours
        self.kind = kind
        self.effects = effects
        self.condition = condition
        self.script: Script[State, Casting] = Script(id, [*effects, Discard(), TempleRises()])
        self.stolen: Script[State, Casting] = Script(f"stolen-{id}", [*effects, Discard()])

    def cost(self, state: State) -> int:
        """Its hours now; X is the distance between the pawns (DN-15.1)."""
        return self.hours if self.hours != X else distance(state.pawn[0], state.pawn[1])

    def refuse(self, state: State, me: int) -> Refusal | None:
        """Why the active player can't cast it from her hand now (DN-5.1)."""
        if not state.hand[self.number] or owner(self.number) != me:
            return NOT_IN_HAND
        if self.cost(state) > state.hours:
            return TOO_FAR_APART if self.hours == X else TOO_FEW_HOURS
        return self.refuse_text(state, me)

    def refuse_stolen(self, state: State, me: int) -> Refusal | None:
        """Why it can't be cast with Steal Passion: hours do not matter, themes do (DN-14.5)."""
        if self.kind == "theme":
            return THEME
        return self.refuse_text(state, me)

    def refuse_text(self, state: State, me: int) -> Refusal | None:
        """Its condition is false, or nothing would happen where that is forbidden (DN-13.1)."""
        condition = self.condition
        if condition is not None and not condition.met(state, me, self.number):
            return condition.refusal
        if state.edition.fizzle_forbidden and not self.alters(state, me):
            return WOULD_FIZZLE
        return None

    def useful(self, state: State, me: int) -> bool:
        """Whether casting it now would do anything (DN-5.4)."""
        return any(effect.useful(state, me, self.number) for effect in self.effects)

    def alters(self, state: State, me: int) -> bool:
        """Whether a square, pawn, marker or hand would be different afterwards (R-09)."""
        return self.useful(state, me)

    def turns_own(self, state: State, me: int) -> bool:
        """Whether it would turn over a tile of the caster's own whatever she chose."""
        return any(effect.turns_own(state, me, self.number) for effect in self.effects)
