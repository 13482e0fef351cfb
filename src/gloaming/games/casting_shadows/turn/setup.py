"""Setting up: who begins, who is who, and where everything lies (CS-3, SO-1, SO-2)."""

from typing import Final

from gloaming.engine.question import NATURE, Option, Question
from gloaming.engine.refusal import NOT_ASKED, Refusal
from gloaming.engine.script import Frame, Step
from gloaming.games.casting_shadows.box.board import BIT, CENTRE, EAST, MARKET_ORDER, WEST
from gloaming.games.casting_shadows.box.names import (
    ANCIENT_RUNE,
    COUNTERSPELLS_IN_ALL,
    DUSTY_DESERT,
    FIRST_COPY,
    FIRST_HOME,
    KINDS,
    NONE,
    TILES,
    UNDERGROUND_VOLCANO,
)
from gloaming.games.casting_shadows.cards.characters import CHARACTER
from gloaming.games.casting_shadows.table.frames import Filling
from gloaming.games.casting_shadows.table.state import (
    BOOK,
    DECK,
    State,
    hidden,
    in_play,
    in_turn_order,
    is_bot,
    most_hp,
    number_of,
    put_into_book,
)
from gloaming.games.casting_shadows.table.words import ARM, CHOOSE, FIRST, LAY
from gloaming.games.casting_shadows.turn.market import EMERGING, TURNING_UP
from gloaming.games.casting_shadows.turn.solo import HERO

NOBODY_SITS_THERE: Final = Refusal("CS-2.6", "nobody-sits-there")
TAKEN: Final = Refusal("CS-R04", "taken")

HERO_SPELLS: Final = [KINDS.index("spectral_slap"), KINDS.index("curse_void")]
FATAL_FRONDS: Final = KINDS.index("fatal_fronds")
BOT_SPELLS: Final = [KINDS.index("heavy_hand"), KINDS.index("feeding_frenzy"), FATAL_FRONDS]


class ChooseFirst(Step[State, Frame]):
    """Luck says who is player 1, or the host does (CS-2.6, CS-R03)."""

    def run(self, state: State, frame: Frame) -> Question | None:
        how = state.edition.first_player
        if how == "seat1":
            return None
        players = range(state.edition.players)
        options = [FIRST[player] for player in players if in_play(state, player)]
        host = state.edition.host
        asked = host if how == "host" and in_play(state, host) else NATURE
        return Question(asked, "first", options)

    def answer(self, state: State, frame: Frame, option: Option) -> None:
        state.first = option.noun
        state.tell("first", option.noun)

    def refuse(self, state: State, frame: Frame, option: Option) -> Refusal:
        return NOBODY_SITS_THERE if option.verb == "first" else NOT_ASKED


class ChooseCharacters(Step[State, Frame]):
    """In player order everybody takes a different character (CS-3.1, CS-R04)."""

    def run(self, state: State, frame: Frame) -> Question | None:
        player = next_to_choose(state)
        if player == NONE:
            return None
        options = [CHOOSE[one] for one in range(len(CHOOSE)) if one not in state.character]
        luck = is_bot(state, player) or not state.edition.picks
        return Question(NATURE if luck else player, "choose", options)

    def answer(self, state: State, frame: Frame, option: Option) -> None:
        player = next_to_choose(state)
        state.character[player] = option.noun
        state.tell("chooses", player, option.noun)
        frame.repeat()

    def refuse(self, state: State, frame: Frame, option: Option) -> Refusal:
        return TAKEN if option.verb == "choose" else NOT_ASKED


def next_to_choose(state: State) -> int:
    players = state.edition.players
    for number in range(players):
        player = (state.first + number) % players
        if state.character[player] == NONE and in_play(state, player):
            return player
    return NONE


class LayHomes(Step[State, Frame]):
    """Rune, Desert, Volcano, and every player's home with the meeple on it (CS-2.1, CS-3.2)."""

    def run(self, state: State, frame: Frame) -> Question | None:
        state.tile[CENTRE] = ANCIENT_RUNE
        state.tile[WEST] = DUSTY_DESERT
        state.tile[EAST] = UNDERGROUND_VOLCANO
        for player in range(state.edition.players):
            if not in_play(state, player):
                continue
            home = state.edition.homes[number_of(state, player)]
            state.tile[home] = CHARACTER[state.character[player]].home
            state.place[player] = home
            state.hp[player] = most_hp(state, player)
        return None


class LayUnusedHomes(Step[State, Frame]):
    """Homes of characters nobody plays fill the other positions, at random (CS-2.8)."""

    def run(self, state: State, frame: Frame) -> Question | None:
        if state.edition.compact or NONE not in state.tile:
            return None
        unused = [LAY[tile] for tile in range(FIRST_HOME, len(TILES)) if tile not in state.tile]
        if len(unused) > 1:
            return Question(NATURE, "lay", unused)
        self.answer(state, frame, unused[0])
        return None

    def answer(self, state: State, frame: Frame, option: Option) -> None:
        position = state.tile.index(NONE)
        state.tile[position] = option.noun
        state.tell("lays", option.noun, position)
        frame.repeat()


class TakeHeroSpells(Step[State, Frame]):
    """Alone, you start with Spectral Slap and Curse Void (SO-2)."""

    def run(self, state: State, frame: Frame) -> Question | None:
        if state.edition.solo:
            for kind in HERO_SPELLS:
                give(state, HERO, kind)
        return None


class ArmBots(Step[State, Frame]):
    """Each bot gets one of three spells, at random (SO-2)."""

    def run(self, state: State, frame: Frame) -> Question | None:
        if not state.edition.solo or state.book[-BOOK] != NONE:
            return None
        options = [ARM[kind] for kind in BOT_SPELLS if state.deck & BIT[FIRST_COPY[kind]]]
        if len(options) > 1:
            return Question(NATURE, "arm", options)
        self.answer(state, frame, options[0])
        return None

    def answer(self, state: State, frame: Frame, option: Option) -> None:
        bot = 1
        while state.book[bot * BOOK] != NONE:
            bot += 1
        give(state, bot, option.noun)
        if option.noun == FATAL_FRONDS:
            state.first_bot = bot
        frame.repeat()


def give(state: State, player: int, kind: int) -> None:
    """A card from the Main deck into a book, before it is shuffled."""
    number = FIRST_COPY[kind]
    state.deck &= ~BIT[number]
    put_into_book(state, player, number)
    state.tell("arms", player, kind)


class LayCounterspells(Step[State, Frame]):
    """The Counterspell deck, shuffled, face down beside Dusty Desert (CS-3.3)."""

    def run(self, state: State, frame: Frame) -> Question | None:
        state.queue = [hidden(DECK)] * COUNTERSPELLS_IN_ALL
        return None


class FillMarket(Step[State, Frame]):
    """A card beside each ring tile except Dusty Desert (CS-3.4)."""

    def run(self, state: State, frame: Frame) -> Question | None:
        for position in MARKET_ORDER:
            if state.market[position] == NONE and state.tile[position] != NONE:
                frame.repeat()
                state.stack.append(Filling(TURNING_UP, position))
                return None
        return None


class FillPortal(Step[State, Frame]):
    """Three Companions in the Portal (CS-3.5)."""

    def run(self, state: State, frame: Frame) -> Question | None:
        if NONE in state.portal:
            frame.repeat()
            state.stack.append(Filling(EMERGING, state.portal.index(NONE)))
        return None


class Begin(Step[State, Frame]):
    """Player 1 takes the first turn, or the next one if player 1 has left (CS-3.6, CS-R75)."""

    def run(self, state: State, frame: Frame) -> Question | None:
        first = state.first
        everybody = BIT[state.edition.players] - 1
        state.active = first if state.hp[first] else in_turn_order(state, first, everybody)[0]
        state.round = 1
        return None


SETTING_UP: Final[list[Step[State, Frame]]] = [
    ChooseFirst(),
    ChooseCharacters(),
    LayHomes(),
    LayUnusedHomes(),
    TakeHeroSpells(),
    ArmBots(),
    FillMarket(),
    LayCounterspells(),
    FillPortal(),
    Begin(),
]
