"""What counts in a duel of Casting Shadows when a turn has ended."""

from typing import Final

from gloaming.ai.evaluate.casting_shadows import CastingShadowsEvaluation
from gloaming.ai.judge.judge import Features
from gloaming.games.casting_shadows.frames import Rolling
from gloaming.games.casting_shadows.state import (
    NONE,
    State,
    cards_of,
    counterspells,
    in_shadow_form,
)

SIDES: Final = ["mine", "theirs"]
STEPS: Final = [3, 6, 9, 12]  # HP below which blows begin to count more.


class CastingShadowsFeatures(Features[State]):
    """For both mages: health, book, energy, place, and what each can do to the other."""

    def __init__(self) -> None:
        self.evaluation = CastingShadowsEvaluation()
        self.names = ["even"]
        for side in SIDES:
            self.names += [f"{side} hp", *(f"{side} hp below {step}" for step in STEPS)]
            self.names += [f"{side} {what}" for what in ("book", "best spell", "charge", "form")]
            self.names += [f"{side} {what}" for what in ("energy", "ground", "reach", "cards")]
            self.names.append(f"{side} counterspells")
        self.names.append("mine guards")

    def ended(self, state: State) -> int:
        """Two players, and the other one is about to roll."""
        if state.variant.players != 2 or state.active == NONE:
            return -1
        return 1 - state.active if isinstance(state.stack[-1], Rolling) else -1

    def count(self, state: State, seat: int) -> list[float]:
        by = self.evaluation
        found = [1.0]
        for side in (seat, 1 - seat):
            hp = float(state.hp[side])
            found.append(hp)
            for step in STEPS:
                found.append(max(0.0, step - hp))
            cards = cards_of(state, side)
            found.append(by.worth(cards, 1.0))
            found.append(by.worth(cards[:1], 1.0) if cards else 0.0)
            found.append(by.charge(state, side, 0))
            found.append(1.0 if in_shadow_form(state, side) else 0.0)
            found.append(float(state.energy[side]))
            found.append(by.ground[state.tile[state.place[side]]])
            found.append(by.reach(state, side, state.place[1 - side]))
            found.append(float(len(cards)))
            found.append(float(counterspells(state, side)))
        found.append(by.guards(state, seat))
        return found
