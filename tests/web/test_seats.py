"""One to four seats at a game without a drawn board: set up, share a screen, answer together."""

import re

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.visitor import FRIEND, TURN_IS_MINE, Visitor, me


def keep(visitor: Visitor) -> None:
    """Answer with the first thing that glows."""
    visitor.click(visitor.find(".generic .lit"))


def test_a_table_of_four_is_set_up(visit: Visit) -> None:
    """UX-17, UX-23: any mix of me, friends and bots; everybody at this screen has a name."""
    ann = visit()
    ann.go("/new/fireflies")
    ann.page.get_by_label("Players").select_option("4")
    seats = ann.page.locator(".seat-choice")
    expect(seats).to_have_count(4)
    for at, who in enumerate(["Me", "A friend, by link", "Me", "A bot"]):
        seats.nth(at).locator(".choice", has_text=who).click()
    seats.nth(0).get_by_label("Name").fill("Ann")
    seats.nth(2).get_by_label("Name").fill("Zoe")
    ann.keep_screen("set-up-four")
    ann.page.get_by_role("button", name="Begin").click()
    ann.find(".curtain").wait_for()
    expect(ann.find(".curtain h2")).to_contain_text("Ann")
    infos = ann.sight(ann.table)["seats"]
    assert [seat["who"] for seat in infos] == ["person", "open", "person", "bot"]
    assert (infos[0]["name"], infos[2]["name"]) == ("Ann", "Zoe")
    marks = ann.page.locator(".presence .seat-mark path").evaluate_all(
        "(all) => all.map((it) => [it.getAttribute('d'), getComputedStyle(it).fill].join())"
    )
    assert len(set(marks)) == 4
    ann.find(".curtain button").click()
    expect(ann.find(".notices .invitation")).to_contain_text("east")
    ann.keep_screen("table-four")


def test_a_race_of_three_ends_in_a_ranking(visit: Visit) -> None:
    """UX-21, UX-23, UX-28: nobody learns who is asked in secret; the end ranks all of them."""
    ann, bob = visit(), visit()
    opened = ann.open(me("Ann"), FRIEND, me("Zoe"), game="fireflies")
    table = opened["table"]
    ann.sit_at(table)
    bob.go(opened["links"]["east"])
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_role("button", name="Sit down").click()
    expect(bob.find(".question-said")).to_have_text("Waiting for another player.")
    expect(bob.page.locator(".presence .turn")).to_have_count(0)
    bob.keep_screen("waiting-hidden")
    assert not any('"north","why"' in said or '"why":"swap"' in said for said in bob.received)
    expect(ann.find(".curtain h2")).to_contain_text("Ann")
    ann.find(".curtain button").click()
    expect(ann.find(".generic-seats .own")).to_contain_text("north")
    keep(ann)
    expect(ann.find(".question-said")).to_have_text("Waiting for another player.")
    expect(bob.find(TURN_IS_MINE)).to_be_visible()
    keep(bob)
    expect(ann.find(".curtain h2")).to_contain_text("Zoe")
    ann.find(".curtain button").click()
    keep(ann)
    rows = bob.page.locator(".end-panel .ranked li")
    expect(rows).to_have_count(3)
    scores = bob.sight(table)["result"]["scores"]
    best_first = sorted(scores, reverse=True)
    places = [1 + sum(other > score for other in scores) for score in best_first]
    ranks = bob.page.locator(".end-panel .rank").all_inner_texts()
    assert ranks == [["1st", "2nd", "3rd"][place - 1] for place in places]
    won = scores[1] == 1.0
    alone = scores.count(1.0) == 1
    said = ("You have won!" if alone else "A shared victory") if won else "You have lost"
    expect(bob.find(".end-panel h2")).to_have_text(said)
    bob.keep_screen("ranking")


def test_a_vigil_is_kept_together(visit: Visit) -> None:
    """UX-23: who plays together needs no curtain; what all are asked anybody answers."""
    ann, bob = visit(), visit()
    opened = ann.open(me("Ann"), me("Zoe"), FRIEND, game="vigil")
    ann.sit_at(opened["table"])
    bob.go(opened["links"]["south"])
    bob.page.get_by_role("button", name="Sit down").click()
    expect(ann.page.locator(".curtain")).to_have_count(0)
    for name in ("north", "east"):
        expect(ann.find(TURN_IS_MINE + " .question-said")).to_contain_text(name)
        keep(ann)
    expect(ann.page.locator(".question.mine")).to_have_count(0)
    bob.wait_for_turn()
    keep(bob)
    for visitor in (ann, bob):
        expect(visitor.find(TURN_IS_MINE + " .question-said")).to_contain_text("Anyone")
        expect(visitor.page.locator(".presence .turn")).to_have_count(3)
    bob.keep_screen("common-question")
    bob.page.get_by_role("button", name="guard south").last.click()
    for visitor in (ann, bob):
        expect(visitor.find(".end-panel h2")).to_contain_text(re.compile("[Tt]ogether"))
        expect(visitor.page.locator(".end-panel .score")).to_have_count(0)
    ann.keep_screen("end-together")


def test_one_keeps_the_vigil_alone(visit: Visit) -> None:
    """UX-17: a game for one begins with one click, without a bot."""
    ann = visit()
    ann.go()
    ann.page.locator(".card", has_text="vigil").get_by_role("button", name="Play now").click()
    ann.wait_for_turn()
    assert len(ann.sight(ann.table)["seats"]) == 1
    keep(ann)
    ann.page.get_by_role("button", name="guard north").last.click()
    ann.find(".end-panel").wait_for()
    ann.keep_screen("end-alone")
