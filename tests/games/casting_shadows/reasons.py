"""For each reason of a refusal: when it is true, by the view and section 2 of the rules."""

from collections.abc import Callable

from gloaming.games.casting_shadows import GAME
from tests.games.casting_shadows.said import (
    ACTIONS,
    SEATS,
    TAKES,
    Said,
    kind_of,
    payable,
    price_of,
    takes_part,
)

Predicate = Callable[[Said], bool]
REASONS: dict[str, tuple[list[str], Predicate]] = {}


def reason(key: str, verbs: str) -> Callable[[Predicate], Predicate]:
    def keep(predicate: Predicate) -> Predicate:
        REASONS[key] = (verbs.split(), predicate)
        return predicate

    return keep


# Setting up.


@reason("nobody-sits-there", "first")
def _(said: Said) -> bool:
    players = said.board["players"]
    return not any(SEATS[one["seat"]] == said.noun and one["alive"] for one in players)


@reason("taken", "choose")
def _(said: Said) -> bool:
    others = [one for one in said.board["players"] if one["seat"] != said.seat]
    return any(one["character"] == said.noun for one in others)


# Actions (CS-4, CS-5).


@reason("no-ap", ACTIONS)
def _(said: Said) -> bool:
    return said.why == "act" and said.board["ap"] == 0


@reason("off-the-map", "travel flee leap aim")
def _(said: Said) -> bool:
    return not said.lies(said.noun)


@reason("already-here", "travel flee leap")
def _(said: Said) -> bool:
    return bool(said.me["at"] == said.noun)


@reason("too-far", "travel flee")
def _(said: Said) -> bool:
    return said.lies(said.noun) and said.distance(said.noun) > said.steps()


@reason("not-yours", "cast use")
def _(said: Said) -> bool:
    return not said.copies(said.noun)


@reason("already-cast", "cast")
def _(said: Said) -> bool:
    return bool(said.copies(said.noun)) and all(one["used"] for one in said.copies(said.noun))


@reason("no-spell", "cast")
def _(said: Said) -> bool:
    return kind_of(said.noun) == "resource"


@reason("cannot-pay", "cast")
def _(said: Said) -> bool:
    return kind_of(said.noun) == "attack" and not payable(said.pool, price_of(said.noun, 0))


@reason("no-target", "cast")
def _(said: Said) -> bool:
    return kind_of(said.noun) == "attack" and not said.in_reach(said.reach_of(said.noun))


@reason("no-input", "cast")
def _(said: Said) -> bool:
    if kind_of(said.noun) != "conversion":
        return False
    inputs = [way.split(">")[0] for way in GAME.printed[said.noun]["does"].split(", ")]
    return not any(payable(said.pool, [symbol]) for symbol in inputs)


@reason("not-a-resource", "use")
def _(said: Said) -> bool:
    return kind_of(said.noun) != "resource"


@reason("no-crystal", "protect")
def _(said: Said) -> bool:
    return "CC" not in said.pool


@reason("desert-stays", "refresh")
def _(said: Said) -> bool:
    return bool(said.tile["tile"] == "dusty_desert")


@reason("nothing-to-refresh", "refresh")
def _(said: Said) -> bool:
    return said.tile["market"] is None and said.tile["tile"] != "dusty_desert"


@reason("base-form", "ability")
def _(said: Said) -> bool:
    return not said.me["shadow_form"]


@reason("not-charged", "ability")
def _(said: Said) -> bool:
    return bool(said.me["shadow_form"] and said.me["energy"] < 5)


@reason("nobody-to-hit", "ability")
def _(said: Said) -> bool:
    far = {"kit": {0, 1, 2}, "haze": {0, 1, 2}, "nuzzle": {0, 1}}.get(said.me["character"])
    return far is not None and not said.in_reach(far)


@reason("unhurt", "ability")
def _(said: Said) -> bool:
    me = said.me
    return bool(me["character"] == "frill" and me["hp"] == me["most_hp"])


# Collecting (CS-5.6 to CS-5.9, CS-6.22).


@reason("nothing-here", "collect")
def _(said: Said) -> bool:
    return said.tile["market"] is None and said.tile["tile"] != "dusty_desert"


@reason("deck-empty", "collect")
def _(said: Said) -> bool:
    desert = said.tile["tile"] == "dusty_desert"
    return bool(desert and said.board["counterspell_deck_size"] == 0)


def something_lies_there(said: Said) -> bool:
    return said.tile["tile"] == "dusty_desert" or said.tile["market"] is not None


@reason("cost-too-high", "collect")
def _(said: Said) -> bool:
    if not something_lies_there(said):
        return False
    units = [symbol for symbol in said.cost() if not symbol.startswith("SPELL")]
    return not payable(said.pool, units)


def wanted_level(said: Said) -> str:
    """The level of the spell to be sacrificed, "" if none is."""
    spells = [symbol for symbol in said.cost() if symbol.startswith("SPELL")]
    return spells[0][6] if spells else ""


@reason("no-sacrifice", "collect")
def _(said: Said) -> bool:
    if not something_lies_there(said) or not wanted_level(said):
        return False
    levels = [GAME.printed[one["card"]]["level"] for one in said.me["book"]]
    return wanted_level(said) not in levels


@reason("no-room", "collect")
def _(said: Said) -> bool:
    return bool(said.me["counterspells"] == 5)


@reason("wrong-level", "sacrifice")
def _(said: Said) -> bool:
    held = bool(said.copies(said.noun))
    return held and GAME.printed[said.noun]["level"] != wanted_level(said)


@reason("not-in-book", "sacrifice discard")
def _(said: Said) -> bool:
    return not said.copies(said.noun)


# Dice (CS-5.3).


@reason("die-gone", "reroll")
def _(said: Said) -> bool:
    return bool(said.die["face"] == "")


@reason("crystal-stays", "reroll")
def _(said: Said) -> bool:
    return bool(said.die["face"] == "CC" and said.me["companion"] != "curse_toad")


@reason("die-chosen", "reroll")
def _(said: Said) -> bool:
    return bool(said.die["chosen"])


def twins(said: Said) -> list[str]:
    """The dice of the same colour and face that are not picked up yet, this one among them."""
    look = (said.die["colour"], said.die["face"])
    dice = [one for one in said.board["dice"] if (one["colour"], one["face"]) == look]
    return [one["id"] for one in dice if not one["chosen"]]


@reason("same-die", "reroll")
def _(said: Said) -> bool:
    free = bool(said.die["face"]) and not said.die["chosen"]
    return free and twins(said)[0] != said.noun


# Paying (CS-6).


@reason("not-in-pool", "pay")
def _(said: Said) -> bool:
    return said.unit == ""


@reason("not-accepted", "pay")
def _(said: Said) -> bool:
    wanted = {unit for symbol in said.board["due"] for unit in TAKES[symbol]}
    return said.unit != "" and said.unit not in wanted


@reason("needed-elsewhere", "pay")
def _(said: Said) -> bool:
    board = said.board
    wanted = {unit for symbol in board["due"] for unit in TAKES[symbol]}
    return said.unit in wanted and not takes_part(board["due"], board["paid"], said.unit)


@reason("token-first", "pay")
def _(said: Said) -> bool:
    """Something else that shows the same: a token, or an equal die before it."""
    if said.noun.startswith("token-") or said.unit == "":
        return False
    if said.board["tokens"][said.unit]:
        return True
    loose = said.unit == "CC" and said.me["companion"] != "curse_toad"
    dice = [one for one in said.board["dice"] if one["face"] == said.unit]
    alike = [one["id"] for one in dice if loose or one["colour"] == said.die["colour"]]
    return bool(alike[0] != said.noun)


@reason("paid-later", "pay")
def _(said: Said) -> bool:
    """Some other unit has to be paid whatever else is, and it is asked for first (CS-6.6)."""
    board, unit = said.board, said.unit
    if unit == "" or not takes_part(board["due"], board["paid"], unit):
        return False
    ways = payments(said)
    needed = [one for one in board["pool"] if all(one in way for way in ways)]
    return bool(needed) and unit not in needed[:1]


def payments(said: Said) -> list[list[str]]:
    """Every payment of what is left, as units."""
    paid: list[str] = said.board["paid"]
    found: list[list[str]] = []

    def go(price: list[str], pool: list[str], chosen: list[str]) -> None:
        if not price:
            left = chosen.copy()
            for one in paid:
                if one not in left:
                    return
                left.remove(one)
            if sorted(left) not in found:
                found.append(sorted(left))
            return
        for unit in dict.fromkeys(pool):
            if unit in TAKES[price[0]]:
                rest = pool.copy()
                rest.remove(unit)
                go(price[1:], rest, [*chosen, unit])

    go(said.board["due"], said.pool + paid, [])
    return found


@reason("too-strong", "strength")
def _(said: Said) -> bool:
    card = said.under_way[-1]
    steps = len(GAME.printed[card]["does"].split(", "))
    step = int(said.noun)
    return step <= steps and not payable(said.pool, price_of(card, step - 1))


@reason("no-such-step", "strength")
def _(said: Said) -> bool:
    return int(said.noun) > len(GAME.printed[said.under_way[-1]]["does"].split(", "))


def conversions(card: str) -> set[str]:
    """What becomes what by a card, unit by unit (CS-7.20 to CS-7.23)."""
    found = set()
    for way in GAME.printed[card]["does"].split(", "):
        taken, got = way.split(">")
        for unit in TAKES[taken]:
            found.add(f"{unit}-{unit if '*' in got else got.split()[0]}")
    return found


@reason("no-such-unit", "convert")
def _(said: Said) -> bool:
    listed = said.noun in conversions(said.under_way[-1])
    return listed and said.noun[:2] not in said.pool


@reason("not-on-the-card", "convert")
def _(said: Said) -> bool:
    return said.noun not in conversions(said.under_way[-1])


# Attacks, answers, abilities (CS-7 to CS-9).


@reason("not-an-enemy", "target strike")
def _(said: Said) -> bool:
    return said.enemy() is None


@reason("out-of-range", "target aim")
def _(said: Said) -> bool:
    if said.verb == "aim":
        return said.distance(said.noun) not in said.reach()
    enemy = said.enemy()
    return enemy is not None and said.distance(enemy["at"]) not in said.reach()


@reason("nobody-there", "aim")
def _(said: Said) -> bool:
    return said.lies(said.noun) and not any(one["at"] == said.noun for one in said.enemies())


@reason("not-adjacent", "strike")
def _(said: Said) -> bool:
    enemy = said.enemy()
    return enemy is not None and said.distance(enemy["at"]) != 1


@reason("not-held", "reveal")
def _(said: Said) -> bool:
    return said.noun not in said.me["hidden"]


# Phase 3 (CS-9.1 to CS-9.5).


@reason("too-few-fragments", "absorb")
def _(said: Said) -> bool:
    return int(said.noun) > said.pool.count("SF")


@reason("energy-limit", "absorb")
def _(said: Said) -> bool:
    return bool(said.me["energy"] + int(said.noun) > (5 if said.me["shadow_form"] else 3))


@reason("transformed", "summon")
def _(said: Said) -> bool:
    return bool(said.me["shadow_form"])


@reason("too-little-energy", "summon")
def _(said: Said) -> bool:
    return bool(not said.me["shadow_form"] and said.me["energy"] < 3)


@reason("not-in-portal", "summon")
def _(said: Said) -> bool:
    return said.noun not in said.board["portal"]
