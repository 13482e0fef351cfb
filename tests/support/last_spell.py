"""A battlefield set up by hand, so that tests read like the rulebook."""

from gloaming.engine.event import Event
from gloaming.engine.question import NATURE, TABLE, Question
from gloaming.engine.refusal import Refusal
from gloaming.engine.script import Frame, answer, ask_again, resume, why_not
from gloaming.engine.setting import chosen
from gloaming.games.last_spell.board import NAMES, NOWHERE, PLOT_NAMES, PLOTS
from gloaming.games.last_spell.box.equipment import ITEM_NAMES, ITEMS
from gloaming.games.last_spell.box.hero_cards import HERO_IDS, PERKS, TOKENS, TRAITS
from gloaming.games.last_spell.box.maps import MAPS
from gloaming.games.last_spell.box.monster_cards import FIGURE_NAMES, KIND_IDS, figures_of
from gloaming.games.last_spell.box.structures import STRUCTURE_IDS
from gloaming.games.last_spell.edition import SETTINGS, Edition
from gloaming.games.last_spell.frames import Round
from gloaming.games.last_spell.heroes.preparation import become
from gloaming.games.last_spell.night.heroes_phase import HEROES_PHASE, begin_turn
from gloaming.games.last_spell.night.monster_phase import MONSTER_PHASE
from gloaming.games.last_spell.rules import INTRODUCTORY, SCENARIO
from gloaming.games.last_spell.state import (
    CARDS_PER_SLOT,
    CARRIED,
    ENDINGS,
    FACE_DOWN,
    IN_BOX,
    LEFT,
    NOBODY,
    READY,
    RIGHT,
    USED,
    State,
)
from gloaming.games.last_spell.table.ground import build, put_hero, put_monster
from gloaming.games.last_spell.words import VOCABULARY

# Places in the script of the Monster Phase.
_STEPS = [type(step).__name__ for step in MONSTER_PHASE.steps]
MOVE = _STEPS.index("MoveMonsters")
ATTACK = _STEPS.index("OrderAttackers")


def at(name: str) -> int:
    """The space called "12,13"."""
    return NAMES.index(name)


def figure(name: str) -> int:
    return FIGURE_NAMES.index(name)


def item(name: str) -> int:
    return ITEM_NAMES.index(name)


class Field:
    """A night under way.

    Each list is one text: who or what, "@", where, and for monsters the facing:
    `heroes="HR2@12,10 HR4@9,9"`, `monsters="C@7,9E M@7,14E*"` (* is stunned),
    `built="BD1@I ST1@8,13"`. Monsters are numbered by kind: the first Clawer is C1.

    A second card lies on slot 10, so that the night does not end by itself, unless `last` is set.
    """

    def __init__(
        self,
        heroes: str = "HR2@12,9",
        monsters: str = "",
        built: str = "",
        *,
        map: str = "gildenberg",
        fog: int = 4,
        coin: str = "left",
        phase: int = 1,
        last: bool = False,
        day: int = 1,
        options: dict[str, str] | None = None,
    ) -> None:
        cast = heroes.split()
        self.edition = Edition(chosen(SETTINGS, options or {}), max(2, len(cast)))
        state = State(self.edition)
        self.state = state
        state.map = [one.name for one in MAPS].index(map)
        state.terrain = MAPS[state.map].terrain.copy()
        state.fog = fog
        state.coin = LEFT if coin == "left" else RIGHT
        state.phase = phase
        state.day = day
        for one in built.split():
            kind, _, place = one.partition("@")
            number = STRUCTURE_IDS.index(kind)
            if place in PLOT_NAMES:
                build(state, number, NOWHERE, PLOT_NAMES.index(place))
            else:
                build(state, number, at(place))
        for hero, one in enumerate(cast):
            card, _, place = one.partition("@")
            become(state, hero, HERO_IDS.index(card))
            put_hero(state, hero, at(place))
        for one in monsters.split():
            self.put(one)
        if not last:
            state.slot_cards[CARDS_PER_SLOT * 10 + 1] = FACE_DOWN
        self.heard: list[Event] = []
        state.heard = self.heard
        script = INTRODUCTORY if self.edition.introductory else SCENARIO
        night = [type(step).__name__ for step in script.steps].index("Night")
        state.stack = [Round(script, at=night), Frame(HEROES_PHASE)]

    def put(self, one: str) -> None:
        kind, _, rest = one.partition("@")
        place = rest.rstrip("*")
        stunned = place != rest
        facing = "NESW".index(place[-1])
        state = self.state
        free = [f for f in figures_of(KIND_IDS.index(kind)) if state.at[f] == NOWHERE]
        put_monster(state, free[0], at(place[:-1]), facing)
        state.stunned[free[0]] = int(stunned)

    # Phases.

    def move(self) -> "Field":
        """Sub-phase 5 alone."""
        self.state.stack.append(Round(MONSTER_PHASE, at=MOVE))
        MONSTER_PHASE.steps[MOVE].run(self.state, self.state.stack.pop())
        return self

    def attack(self) -> "Field":
        """Sub-phase 6, until something is asked; then the Heroes Phase begins."""
        self.state.stack.append(Round(MONSTER_PHASE, at=ATTACK))
        resume(self.state)
        return self

    def monster_phase(self) -> "Field":
        """A whole Monster Phase."""
        self.state.stack.append(Round(MONSTER_PHASE))
        resume(self.state)
        return self

    def heroes_phase(self) -> "Field":
        resume(self.state)
        return self

    def turn(self, hero: str = "") -> "Field":
        """The Heroes Phase has begun, and it is this hero's turn."""
        state = self.state
        state.stack[-1].at = 1
        HEROES_PHASE.steps[0].run(state, state.stack[-1])
        begin_turn(state, self.hero(hero) if hero else 0)
        resume(state)
        return self

    # What is done and asked.

    def says(self, *said: str) -> "Field":
        """Whoever is asked answers; luck too."""
        for words in said:
            answer(self.state, VOCABULARY.option(words))
        return self

    def again(self) -> "Field":
        """Ask anew, after something was changed by hand."""
        ask_again(self.state)
        return self

    @property
    def question(self) -> Question:
        question = self.state.question
        assert question is not None, "nothing is asked"
        return question

    @property
    def why(self) -> str:
        return self.question.why

    @property
    def asked(self) -> str:
        """Who is asked: a hero's id, "table" or "nature"."""
        seat = self.question.seat
        if seat in (NATURE, TABLE):
            return "nature" if seat == NATURE else "table"
        return HERO_IDS[self.state.card[seat]]

    def offered(self, verb: str) -> list[str]:
        """The nouns offered with a verb."""
        options = [option for option in self.question.options if option.verb == verb]
        return [option.name.partition(" ")[2] for option in options]

    def offers(self, said: str) -> bool:
        return VOCABULARY.option(said) in self.question.options

    def why_not(self, said: str) -> Refusal:
        refusal = why_not(self.state, VOCABULARY.option(said))
        assert refusal is not None, f"{said} is offered"
        return refusal

    # What heroes have.

    def hero(self, name: str) -> int:
        return self.state.card.index(HERO_IDS.index(name))

    def gives(self, name: str, hero: int = 0) -> "Field":
        """A hero gets an item: "A15", "W-M1b", "green1"."""
        self.state.place[item(name)] = CARRIED + hero
        return self

    def takes_all(self, hero: int = 0) -> "Field":
        """A hero has nothing any more."""
        for number in range(len(ITEMS)):
            if self.state.place[number] == CARRIED + hero:
                self.state.place[number] = IN_BOX
        return self

    def arms(self, *names: str, hero: int = 0) -> "Field":
        """A hero has just these items."""
        self.takes_all(hero)
        for name in names:
            self.gives(name, hero)
        return self

    def learns(self, name: str, hero: int = 0) -> "Field":
        """A hero has a Perk or a Trait."""
        if name in PERKS:
            self.state.perks[hero] |= 1 << PERKS.index(name)
        else:
            self.state.trait[hero] = TRAITS.index(name)
        return self

    def wounded(self, many: int, hero: int = 0) -> "Field":
        self.state.hurt[hero] = many
        return self

    def tokens(self, hero: int = 0) -> list[str]:
        names = {READY: "ready", USED: "used"}
        used = self.state.used[hero * TOKENS : (hero + 1) * TOKENS]
        return [names.get(side, "blocked") for side in used]

    # What is seen.

    def where(self, name: str) -> str:
        """Where a monster or hero stands; "" if nowhere."""
        if name in HERO_IDS:
            space = self.state.space[self.hero(name)]
        else:
            space = self.state.at[figure(name)]
        return NAMES[space] if space != NOWHERE else ""

    def stands(self, name: str) -> str:
        """Where a monster stands and where it faces: "10,9S"."""
        return self.where(name) + "NESW"[self.state.facing[figure(name)]]

    def flames(self, place: str) -> int:
        return self.state.flames[self.state.structure[self.anchor(place)]]

    def kind(self, place: str) -> str:
        """Which structure stands on a space or plot; "" if none."""
        built = self.state.structure[self.anchor(place)]
        return STRUCTURE_IDS[self.state.kind[built]] if built else ""

    def anchor(self, place: str) -> int:
        if place in PLOT_NAMES:
            return PLOTS[PLOT_NAMES.index(place)][0]
        return at(place)

    def burning(self, place: str, flames: int) -> "Field":
        self.state.flames[self.state.structure[self.anchor(place)]] = flames
        return self

    def told(self, what: str) -> list[list[int]]:
        """The numbers of every fact of a kind that was told."""
        return [event.numbers() for event in self.heard if event.what == what]

    @property
    def ending(self) -> str:
        return ENDINGS[self.state.ending]

    @property
    def active(self) -> str:
        state = self.state
        return HERO_IDS[state.card[state.active]] if state.active != NOBODY else ""
