"""What Bless promises at every question of every game, like any other game."""

from gloaming.engine.question import Option
from gloaming.engine.script import answer
from gloaming.engine.sight import see, tell
from gloaming.games.bless import GAME
from gloaming.games.bless.fight.clash import attackers, can_attack, may_attack_directly, targets
from gloaming.games.bless.language.index import LASTING
from gloaming.games.bless.table.bits import ALL, CARDS_IN_ALL, cards_of, count
from gloaming.games.bless.table.frames import Drawing, Using
from gloaming.games.bless.table.state import (
    CURSES,
    ECHOES,
    MOD,
    SPECTATORS,
    TURN_CAP,
    State,
    all_curses,
    all_prayers,
    altar_of,
    aside_of,
    curses_of,
    hand_of,
    known_to,
    prayers_of,
)
from tests.promises import Promises
from tests.promises.table import Table as AnyTable
from tests.support.bless import Table
from tests.support.soak import far


class TestPromises(Promises[State]):
    game = GAME
    unsaid = frozenset({"ending-goes-on"})
    scouted = far(3_000, 60_000)

    def longest(self, options: dict[str, str]) -> int:
        """BL-14.6: so many turns, each of fewer than two hundred answers."""
        return 200 * TURN_CAP

    def census(self, state: State) -> list[int]:
        """Every card is in one zone, and only there."""
        zones = [state.deck, state.void, state.limbo]
        for pile in (hand_of, aside_of, altar_of, curses_of, prayers_of):
            zones += [pile(state, 0), pile(state, 1)]
        return sorted(card for zone in zones for card in cards_of(zone))

    def check(self, state: State) -> None:
        """Marks lie on cards that are there, knowledge is of what is hidden."""
        assert self.census(state) == list(range(CARDS_IN_ALL))
        curses = all_curses(state)
        prayers = all_prayers(state)
        assert not (state.corrupt | state.stasis) & ~curses
        assert not (state.attacked | state.used) & ~(curses | prayers)
        # A Curse whose Prayer effect is used may break by it: busy, and no longer there.
        using = [frame.card for frame in state.stack if isinstance(frame, Using)]
        assert not state.busy & ~sum(1 << card for card in set(using))
        assert all(count(curses_of(state, seat)) <= CURSES + 1 for seat in (0, 1))
        assert all(card < 0 or prayers >> card & 1 for card in state.under)
        assert all(card < 0 or curses >> host & 1 for host, card in enumerate(state.under))
        for seat in (0, 1, SPECTATORS):
            hidden = state.deck | state.sun_hand | state.moon_hand
            if seat != SPECTATORS:
                hidden &= ~hand_of(state, seat)
            assert not known_to(state, seat) & ~hidden & ALL
        lasting = [LASTING[number].kind for number in state.mods[::MOD]]
        assert state.kinds == sum(1 << kind for kind in set(lasting))
        tied = list(zip(lasting, state.mods[3::MOD], strict=True))
        assert state.common == sum(1 << kind for kind in {kind for kind, card in tied if card < 0})
        assert state.touched == sum(1 << card for card in {card for _, card in tied if card >= 0})
        if state.question is not None and state.question.why == "main":
            assert attackers(state, state.active) == asked_one_by_one(state)
        assert len(state.top) == len(state.top_seen)
        assert all(state.deck >> card & 1 for card in state.top)
        assert len(set(state.top)) == len(state.top)
        assert ECHOES == 2

    def hides(self, state: State, watcher: int) -> bool:
        """Cards drawn, looked at or searched for are for one seat's eyes only."""
        question = state.question
        assert question is not None
        frame = state.stack[-1]
        if question.why == "draw":
            assert isinstance(frame, Drawing)
            return frame.seat != watcher
        if question.why == "look":
            return not shown_to_all(state) and getattr(frame, "me", None) != watcher
        return question.why in ("find", "take-top") and question.seat != watcher

    def shows(self, option: Option, watcher: int) -> bool:
        """Whoever searches the Deck knows what the opponent holds."""
        return option.name == "search"


def asked_one_by_one(state: State) -> int:
    """Every Curse that can attack, and has a target or may attack directly."""
    seat = state.active
    return sum(
        1 << card
        for card in cards_of(curses_of(state, seat))
        if can_attack(state, card)
        and (targets(state, card, seat) or may_attack_directly(state, card, seat))
    )


def shown_to_all(state: State) -> bool:
    """Card 57 turns the top card over for everybody (R-71)."""
    return state.stack[-1].script.name == "57"


def test_which_card_was_put_aside_is_nobody_elses_business() -> None:
    """BL-4.1 R-03: the other player and the spectators see only that there was one."""
    for watcher in (1, -1):
        noticed = []
        for said in ("aside 8", "aside 9"):
            table = Table(hand="8 9 11", at="mulligan").listens().does(said)
            events = table.state.heard or []
            told = [tell(GAME, event, watcher) for event in events]
            noticed.append((told, see(GAME, table.state, watcher)))
        assert noticed[0] == noticed[1]


def test_an_answer_never_names_a_card_of_another_hand() -> None:
    """Whoever is asked to choose among hidden cards is the one who may see them."""
    table = Table("11", "5", hand="8 9")
    table.does("attack 11")
    assert table.asks("discard", "A")
    answer(table.state, table.question.options[0])
    assert table.void() == "8"


def test_what_is_found_in_the_deck_does_not_show_by_what_had_lain_on_top() -> None:
    """Between the taking and the shuffling, too. A table that came to it once."""
    promises = TestPromises()
    options = {"altar_goal": "7", "first_player": "moon"}
    table = AnyTable(GAME, options, 2, 1, "curious")
    for state in table.questions():
        for watcher in table.watchers:
            if promises.hides(state, watcher):
                promises.compare_answers(table, state, watcher)
