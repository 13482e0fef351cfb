"""What The Last Spell promises at every question of every game, like any other game."""

from gloaming.games.last_spell import GAME
from gloaming.games.last_spell.board import NOWHERE
from gloaming.games.last_spell.box.equipment import ITEM_COUNT
from gloaming.games.last_spell.box.hero_cards import PERKS, TRAITS
from gloaming.games.last_spell.box.monster_cards import CARD, FIGURES, THE_DRYAD, TILES
from gloaming.games.last_spell.box.structures import IN_PLAY, NOTHING, STRUCTURES
from gloaming.games.last_spell.frames import OfHero
from gloaming.games.last_spell.heroes.carrying import BELT, HANDS, hands_full, on_belt
from gloaming.games.last_spell.heroes.pools import full_ap, has_perk
from gloaming.games.last_spell.state import (
    ASIDE,
    CARRIED,
    FIRST_HERO,
    FIRST_MONSTER,
    HEROES,
    NOBODY,
    State,
)
from gloaming.games.last_spell.table.ground import dryad_spaces
from tests.promises import Promises
from tests.support.soak import far

TRAITS_DRAWN_BEFORE = 3  # Up to this place of the preparation what is drawn are Traits.


class TestPromises(Promises[State]):
    game = GAME
    definitions = frozenset({"edition"})
    unsaid = frozenset({"ending-goes-on"})
    scouted = far(2_000, 20_000)  # Its tables are large, and so is what is said of them.
    guided = far(0, 1)  # A game of bots takes longer than all the walks of a usual test.
    wired = 0.005  # A turn refuses thousands of answers.
    asking = 0.002

    def longest(self, options: dict[str, str]) -> int:
        """Nights of at most 19 phases, each of 400 actions of a dozen answers, at most."""
        scenarios = 3 if options.get("scenario") == "campaign" else 1
        return scenarios * (1000 + 3 * 19 * 400 * 12)

    def census(self, state: State) -> list[int]:
        """Every Trait and Perk, in the deck, drawn, or with a hero."""
        traits = state.traits_left.copy()
        perks = state.perks_left.copy()
        drawn = traits if drawing_traits(state) else perks
        for card in state.drawn:
            drawn[card] += 1
        for hero in range(HEROES):
            if state.trait[hero] != NOBODY:
                traits[state.trait[hero]] += 1
            for perk in range(len(PERKS)):
                perks[perk] += has_perk(state, hero, perk)
        assert len(traits) == len(TRAITS)
        return traits + perks + [len(state.place)]

    def check(self, state: State) -> None:
        """Everybody stands where the board says, and nothing is out of bounds."""
        self.board(state)
        for hero in range(HEROES):
            if state.card[hero] != NOBODY:
                assert hands_full(state, hero) <= HANDS
                assert on_belt(state, hero) <= BELT
        assert all(ASIDE - HEROES < place < CARRIED + HEROES for place in state.place)
        assert len(state.place) == ITEM_COUNT

    def board(self, state: State) -> None:
        assert [stands for stands in state.figure if stands] == whoever_stands(state)
        for hero in range(HEROES):
            if state.card[hero] == NOBODY:
                continue
            assert 0 <= state.mana[hero] <= state.base_mana[hero]
            assert 0 <= state.ap[hero] <= full_ap(state, hero)
            assert state.hurt[hero] >= 0
        for built in range(IN_PLAY):
            kind = state.kind[built]
            assert state.flames[built] <= STRUCTURES[kind].capacity + 1
            assert (kind == NOTHING) == (state.where[built] == NOWHERE)
        assert 0 <= state.panic <= 12
        assert state.mages > 0
        assert state.mp >= 0
        if not any(frame.script.name == "monster-phase" for frame in state.stack):
            for figure in range(FIGURES):
                if state.at[figure] != NOWHERE:
                    assert state.wounds[figure] < CARD[figure].wounds


def drawing_traits(state: State) -> bool:
    frame = state.stack[-1] if state.stack else None
    if not isinstance(frame, OfHero) or frame.script.name != "prepare":
        return False
    return frame.at <= TRAITS_DRAWN_BEFORE


def whoever_stands(state: State) -> list[int]:
    """All heroes and monsters in the order of their spaces."""
    found = [
        (space, FIRST_HERO + hero) for hero, space in enumerate(state.space) if space != NOWHERE
    ]
    found += [
        (space, FIRST_MONSTER + figure)
        for figure, first in enumerate(state.at)
        for space in (dryad_spaces(state) if figure == THE_DRYAD else [first])
        if space != NOWHERE and not (figure in TILES and covered(state, space))
    ]
    return [stands for _, stands in sorted(found)]


def covered(state: State, space: int) -> bool:
    """Whether somebody stands on the tile there."""
    walkers = [at for figure, at in enumerate(state.at) if figure not in TILES]
    return space in state.space or space in walkers
