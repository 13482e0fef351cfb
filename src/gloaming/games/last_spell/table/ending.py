"""How a night or a game ends, and the losses and kills that can end it (LS-1)."""

from gloaming.games.last_spell.board import NOWHERE
from gloaming.games.last_spell.box.missions import GIANT_SLAYERS, GIANTS, SLAUGHTER
from gloaming.games.last_spell.box.monster_cards import (
    ALERION,
    CARD,
    DRYAD,
    HARPY,
    HEAD,
    KIND,
    TAIL,
    figures_of,
)
from gloaming.games.last_spell.state import (
    BOSS_SLAIN,
    CAMPAIGN_WON,
    CARRIED,
    CIRCLE_LOST,
    GOES_ON,
    GONE,
    HERO_DIED,
    HEROES_LOST,
    LAST_NIGHT,
    LAST_SCENARIO,
    NO_CARD,
    NOBODY,
    SHARED,
    SURVIVED,
    State,
)
from gloaming.games.last_spell.table.ground import (
    hero_on,
    remove_hero,
    remove_monster,
)
from gloaming.games.last_spell.table.team import alive, team_size


def finish(state: State, ending: int) -> None:
    """The first terminal event ends the game (LS-1.10)."""
    if state.ending == GOES_ON:
        state.ending = ending
        state.active = NOBODY
        state.tell("ends", ending)
        state.stack.clear()


def survived(state: State) -> bool:
    """Every Schema card revealed, and no more Wounds to deal than heroes alive (LS-1.7).

    All monsters on the board count, the Fog included. It is asked before every answer on a turn.
    """
    if state.day == LAST_NIGHT:
        return False  # Only the boss decides (LS-1.9).
    for card in state.slot_cards:
        if card != NO_CARD:
            return False
    left = alive(state)
    for figure, space in enumerate(state.at):
        if space != NOWHERE:
            left -= CARD[figure].wounds - state.wounds[figure]
            if left < 0:
                return False
    return True


def end_of_night(state: State) -> bool:
    """Whether the night is over now: the next day, or an introductory victory (LS-1.8)."""
    if not survived(state):
        return False
    if state.edition.introductory:
        finish(state, SURVIVED)  # LS-23.6
    else:
        state.night_over = 1
        state.active = NOBODY
        state.tell("night-over", state.day)
        del state.stack[1:]  # Whatever was going on; the scenario goes on.
    return True


def lose_mages(state: State, many: int) -> None:
    """So many Mages are lost; without any the game is (LS-13.9, LS-1.5)."""
    lost = min(many, state.mages)
    state.mages -= lost
    state.mages_lost += lost
    state.tell("mages", lost, state.mages)
    if state.mages == 0:
        finish(state, CIRCLE_LOST)


def gain_mage(state: State) -> None:
    """A Mage more (BD8, UM8)."""
    state.mages += 1
    state.tell("mage-joins", state.mages)


def hero_falls(state: State, hero: int) -> None:
    """A dead hero loses the game; introductory and solo ones go on (LS-1.4, LS-22.6, LS-23.6)."""
    state.tell("falls", state.card[hero])
    remove_hero(state, hero)
    state.reinforced[hero] = 0
    if state.edition.introductory:
        if alive(state) == 0:
            finish(state, HEROES_LOST)
    elif state.edition.difficulty.knock_out and not state.knocked_out:
        state.knocked_out = 1  # K9: out until the next day.
        state.tell("knocked-out", state.card[hero])
        state.hurt[hero] = state.hp[hero] - 1
        if alive(state) == 0:
            finish(state, HEROES_LOST)
    elif state.edition.solo:
        bury(state, hero)
        if alive(state) == 0:
            finish(state, HEROES_LOST)
    else:
        finish(state, HERO_DIED)


def bury(state: State, hero: int) -> None:
    """A lone player's hero is gone; its equipment goes to the Shared Supply (LS-22.6, R-93)."""
    state.joined[hero] = GONE
    state.hurt[hero] = 0
    for item in range(len(state.place)):
        if state.place[item] == CARRIED + hero:
            state.place[item] = SHARED


def wound(state: State, figure: int, damage: int) -> None:
    """A monster suffers damage; a sprouting Dryad can't be harmed (LS-20.19)."""
    if KIND[figure] == DRYAD and state.growth == 1:
        state.tell("unharmed", figure)
        return
    state.wounds[figure] += damage
    state.tell("hit", figure, damage)


def dies(state: State, figure: int, by_team: bool) -> None:
    """A monster leaves the board; missions count it, bosses look up (LS-20.6, LS-20.8)."""
    space = state.at[figure]
    state.tell("broken" if CARD[figure].inert else "dies", figure, space)
    remove_monster(state, figure)
    if CARD[figure].inert and hero_on(state, space) != NOBODY:
        state.tell("freed", state.card[hero_on(state, space)])  # LS-20.25
    state.phase_kills += 1
    if state.active != NOBODY and state.phase_kills > 2 * team_size(state):
        state.achieved[SLAUGHTER] |= int(state.day < LAST_NIGHT)  # UM6
    if by_team:
        count_giant(state, figure)
    if KIND[figure] == ALERION:
        state.alerions_dead += 1
        if state.alerions_dead == len(figures_of(ALERION)):
            state.harpy_due = space
    elif KIND[figure] in (HARPY, DRYAD):
        win_scenario(state)
    elif KIND[figure] in (HEAD, TAIL):
        part_dies(state, figure)


def count_giant(state: State, figure: int) -> None:
    """Heroes or a Defence killed it; the third of grade 2 or 3 completes Giant Slayers (UM7)."""
    if CARD[figure].grade >= 2 and state.day < LAST_NIGHT:
        state.big_kills += 1
        if state.big_kills >= GIANTS:
            state.achieved[GIANT_SLAYERS] = 1


def win_scenario(state: State) -> None:
    """Without its boss a scenario is won; a campaign goes on to the next (LS-1.9, LS-17.4)."""
    if not state.edition.campaign:
        finish(state, BOSS_SLAIN)
    elif state.scenario == LAST_SCENARIO:
        finish(state, CAMPAIGN_WON)
    else:
        state.night_over = 1
        state.active = NOBODY
        state.tell("scenario-won", state.scenario)
        del state.stack[1:]  # Whatever was going on; the campaign goes on.


def part_dies(state: State, part: int) -> None:
    """The other part goes on at stage II; without both the scenario is won (LS-20.14, R-80)."""
    state.wounds[part] = CARD[part].wounds  # In the box, and never to come back.
    state.wyrm_stage = 2
    state.tell("wyrm-stage", 2)
    head, tail = figures_of(HEAD)[0], figures_of(TAIL)[0]
    if state.wounds[head] >= CARD[head].wounds and state.wounds[tail] >= CARD[tail].wounds:
        win_scenario(state)
