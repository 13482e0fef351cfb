"""Reasons of the day, of the preparation, and of rewards."""

from typing import Any

from gloaming.games.last_spell import GAME
from gloaming.games.last_spell.frames import OfHero
from tests.games.last_spell.truth.seen import (
    PLOTS,
    Case,
    Spot,
    board,
    card_of,
    index,
    reason,
)

WORK = ("BD5", "BD6", "BD7", "BD8", "BD9")
STONE = {"ST1": "ST2", "ST3": "ST4"}
COLOURS = ("green", "red", "blue", "yellow")


# Work and building.


@reason("no-workers")
def _(case: Case) -> bool:
    return bool(case.view["workers"] == 0)


@reason("no-job")
def _(case: Case) -> bool:
    built = case.seen.built.get(case.spot)
    return built is None or built["structure"] not in WORK or built["shots"] == 0


@reason("not-hurt")
def _(case: Case) -> bool:
    if case.verb == "work":
        return not any(hero["wounds"] for hero in case.seen.heroes.values())
    return case.noun not in case.seen.heroes or case.seen.heroes[case.noun]["wounds"] == 0


@reason("mages-complete")
def _(case: Case) -> bool:
    begun = case.state.edition.difficulty.mages[case.state.scenario - 1]
    return case.seen.kind(case.spot) == "BD8" and case.view["mages"] >= begun


@reason("no-gold-for-mage")
def _(case: Case) -> bool:
    return case.seen.kind(case.spot) == "BD8" and case.view["gold"] < 2


@reason("nothing-to-see")
def _(case: Case) -> bool:
    hidden = any("" in cards for cards in case.view["slots"].values())
    late = case.state.edition.difficulty.discovery_last
    return case.seen.kind(case.spot) == "BD9" and not hidden and not late


@reason("other-space")
def _(case: Case) -> bool:
    if case.verb == "site":
        return any(
            case.spot == second and empty(case, pair) for pair in PLOTS for second in pair[1:]
        )
    built = case.seen.built[case.spot]
    return len(built["spaces"]) == 2 and built["spaces"][1] == case.noun


def empty(case: Case, pair: tuple[Spot, Spot]) -> bool:
    return pair[0] not in case.seen.built


@reason("not-in-introduction")
def _(case: Case) -> bool:
    intro = case.state.edition.introductory
    return intro and (case.verb == "upgrade_wall" or case.noun not in ("BD1", "ST1"))


@reason("none-left-to-build")
def _(case: Case) -> bool:
    kind = STONE[case.seen.kind(case.spot)] if case.verb == "upgrade_wall" else case.noun
    return case.seen.stand(kind) >= int(GAME.printed[kind]["limit"])


@reason("no-gold")
def _(case: Case) -> bool:
    return case.face["category"] == "building" and case.view["gold"] < int(case.face["cost"])


@reason("no-materials")
def _(case: Case) -> bool:
    if case.verb != "build":
        return bool(case.view["materials"] == 0)
    return case.face["category"] != "building" and case.view["materials"] < int(case.face["cost"])


def sites(case: Case, kind: str) -> list[Spot]:
    """LS-2.13, LS-2.14"""
    if GAME.printed[kind]["category"] == "building":
        return [pair[0] for pair in PLOTS if empty(case, pair)]
    plots = [at for pair in PLOTS for at in pair]
    return [at for at in board() if in_zone(at) and at not in plots and buildable(case, at)]


def in_zone(at: Spot) -> bool:
    x, y = at
    circle = 12 <= x <= 15 and 12 <= y <= 15
    return 7 <= x <= 20 and 7 <= y <= 20 and not circle


def buildable(case: Case, at: Spot) -> bool:
    return case.seen.free(at) and case.seen.terrain(at) != "~" and case.seen.kind(at) == ""


@reason("no-site")
def _(case: Case) -> bool:
    return not sites(case, case.noun)


@reason("not-a-site")
def _(case: Case) -> bool:
    return case.spot not in sites(case, case.view["about"])


@reason("no-wall-to-upgrade")
def _(case: Case) -> bool:
    return case.seen.kind(case.spot) not in STONE


@reason("not-burning")
def _(case: Case) -> bool:
    return case.spot not in case.seen.built or case.seen.built[case.spot]["flames"] == 0


# Shops and equipment.


@reason("not-in-row")
def _(case: Case) -> bool:
    return case.noun not in case.view["shops"][0] + case.view["shops"][1]


@reason("no-shop")
def _(case: Case) -> bool:
    advanced = case.verb == "buy" and case.noun in case.view["shops"][1]
    return case.seen.stand("BD3" if advanced else "BD2") == 0


@reason("cannot-pay")
def _(case: Case) -> bool:
    price = 2 if case.verb == "buy_potion" else int(GAME.printed[case.noun]["price"])
    return bool(case.view["gold"] < max(0, price - case.state.discount))


def bottles(case: Case, colour: str) -> int:
    """How many of a colour are with the team, or with heroes who wait."""
    lying = [it for hero in case.seen.heroes.values() for it in hero["items"]]
    names = [it["item"] for it in lying + case.view["supply"]]
    return sum(name.rstrip("1234") == colour for name in names)


@reason("no-such-potion-left")
def _(case: Case) -> bool:
    return bottles(case, case.noun) >= 4


@reason("no-potion-left")
def _(case: Case) -> bool:
    return bottles(case, case.noun) >= 4


@reason("not-ours")
def _(case: Case) -> bool:
    return not case.seen.owned(case.noun)


@reason("no-blacksmith")
def _(case: Case) -> bool:
    return case.seen.stand("BD4") == 0


@reason("upgraded-today")
def _(case: Case) -> bool:
    return case.state.upgraded[index("item", case.noun)] == 1


@reason("best-level")
def _(case: Case) -> bool:
    return bool(case.seen.held(case.noun)["level"] == 3)


@reason("cannot-pay-smith")
def _(case: Case) -> bool:
    return bool(case.view["gold"] < {1: 2, 2: 4}[case.seen.held(case.noun)["level"]])


def hands(item: str) -> int:
    face = GAME.printed.get(card_of(item), {})
    return int(face.get("hands", face.get("worn") == "shield"))


def room(case: Case, hero: Any, item: str) -> bool:
    """LS-4.5"""
    face, carried = GAME.printed.get(card_of(item), {}), [it["item"] for it in hero["items"]]
    if item.startswith(("SC", *COLOURS)):
        return bool(sum(it.startswith(("SC", *COLOURS)) for it in carried) < 3)
    if hands(item):
        return sum(map(hands, carried)) + hands(item) <= 2
    worn = [GAME.printed.get(card_of(it), {}).get("worn") for it in carried]
    return face["worn"] not in worn


@reason("cannot-carry")
def _(case: Case) -> bool:
    return not room(case, case.seen.heroes[case.noun], case.view["about"])


@reason("nobody-can-carry")
def _(case: Case) -> bool:
    team = [hero for hero in case.seen.heroes.values() if not hero["waiting"]]
    return not any(room(case, hero, case.noun) for hero in team)


@reason("carries-it")
def _(case: Case) -> bool:
    return case.seen.carrier(case.view["about"]) == case.noun


@reason("not-in-team")
def _(case: Case) -> bool:
    return case.noun not in case.seen.heroes or case.seen.heroes[case.noun]["waiting"]


@reason("not-ours-to-move")
def _(case: Case) -> bool:
    return not case.seen.owned(case.noun)


@reason("trait-not-by-day")
def _(case: Case) -> bool:
    team = [hero for hero in case.seen.heroes.values() if not hero["waiting"]]
    able = any(hero["trait"] == case.noun and not hero["trait_spent"] for hero in team)
    return case.noun not in ("TR11", "TR12") or not able


@reason("nothing-to-look-at")
def _(case: Case) -> bool:
    return "" not in case.view["slots"].get(case.noun, [])


@reason("not-in-that-row")
def _(case: Case) -> bool:
    offered = {option.name.partition(" ")[2] for option in case.seen.question.options}
    row = next(row for row in case.view["shops"] if offered <= set(row))
    return case.noun not in row


# A lone player.


@reason("not-prepared")
def _(case: Case) -> bool:
    return case.noun not in case.seen.heroes


@reason("not-waiting")
def _(case: Case) -> bool:
    return case.noun not in case.seen.heroes or not case.seen.heroes[case.noun]["waiting"]


@reason("three-in-play")
def _(case: Case) -> bool:
    return sum(not hero["waiting"] for hero in case.seen.heroes.values()) >= 3


@reason("cannot-recruit")
def _(case: Case) -> bool:
    return bool(case.view["gold"] < case.view["hire"])


# Preparation.


@reason("hero-taken")
def _(case: Case) -> bool:
    return case.noun in case.seen.heroes


@reason("not-drawn")
def _(case: Case) -> bool:
    kind = "trait" if case.verb == "keep_trait" else "perk"
    return index(kind, case.noun) not in case.state.drawn


@reason("fast-enough")
def _(case: Case) -> bool:
    return bool(case.token(case.seen.heroes[case.view["about"]])["value"] >= 4)


def swappable(item: str) -> bool:
    return hands(item) > 0 or item.startswith(COLOURS)


def fits(case: Case, one: str, other: str) -> bool:
    """Whether both heroes can carry what they get for what they give (LS-4.5)."""
    first, second = case.seen.carrier(one), case.seen.carrier(other)
    if first == second or not swappable(one) or not swappable(other):
        return False
    return after(case, first, one, other) and after(case, second, other, one)


def after(case: Case, hero: str, gives: str, gets: str) -> bool:
    items = [it["item"] for it in case.seen.heroes[hero]["items"] if it["item"] != gives] + [gets]
    belt = sum(it.startswith(("SC", *COLOURS)) for it in items)
    return sum(map(hands, items)) <= 2 and belt <= 3


@reason("not-swapped")
def _(case: Case) -> bool:
    everything = [it["item"] for hero in case.seen.heroes.values() for it in hero["items"]]
    if case.noun not in everything:
        return True
    if case.verb == "swap_with":
        return not fits(case, case.view["about"], case.noun)
    return not any(fits(case, case.noun, other) for other in everything)


@reason("not-given-up")
def _(case: Case) -> bool:
    hero = trading(case)
    return not any(it["item"] == case.noun for it in hero["items"])


def trading(case: Case) -> Any:
    frame = case.state.stack[-1]
    assert isinstance(frame, OfHero)
    return case.seen.heroes[GAME.things["hero"][case.state.card[frame.hero]]]


@reason("not-traded")
def _(case: Case) -> bool:
    """DP-23: of the same type as long as one is left."""
    frame = case.state.stack[-1]
    assert isinstance(frame, OfHero)
    if case.seen.owned(case.noun):
        return True
    given, names = GAME.things["item"][frame.thing], GAME.things["item"]
    left = [it for it in names if GAME.printed.get(it, {}).get("tier") == "advanced"]
    left = [it for it in left if it.startswith(given[:3]) and not case.seen.owned(it)]
    return len(left) > 0 and not case.noun.startswith(given[:3])


@reason("not-a-place-to-deploy")
def _(case: Case) -> bool:
    (x, y), seen = case.spot, case.seen
    city = 9 <= x <= 18 and 9 <= y <= 18
    tower = seen.kind(case.spot) == "ST8" and case.spot not in seen.hero_at
    return not city or not (seen.free(case.spot) or tower)
