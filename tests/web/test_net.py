"""Two browsers and a spectator over the net, and a server that is killed while they play."""

import json

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.served import Served
from tests.web.visitor import BOT, FRIEND, TURN_IS_MINE, me


def test_two_browsers_and_a_spectator(visit: Visit) -> None:
    """UX-17, UX-19, UX-20, UX-22: a friend sits down by a link, somebody watches, all hear."""
    ann, bob, eve = visit(), visit(), visit()
    opened = ann.open(me("Ann"), FRIEND)
    table = opened["table"]
    ann.sit_at(table)
    bob.go(opened["links"]["night"])
    bob.page.get_by_label("Your name").fill("Bob")
    bob.keep_screen("join")
    bob.page.get_by_role("button", name="Sit down").click()
    expect(bob.find(".question-said")).to_have_text("Waiting for Day (Ann).")
    expect(ann.find(".presence .seat-night.here")).to_contain_text("Bob")
    eve.sit_at(table)
    expect(eve.find(".notices")).to_contain_text("You are watching")
    eve.keep_screen("spectator")

    expect(ann.page).to_have_title("● Your turn · Day & Night")
    expect(bob.page).not_to_have_title("● Your turn · Day & Night")
    ann.end()
    for other in (bob, eve):
        expect(other.page.locator(".log .said").last).to_have_text(ann.log()[-1])
    ann.end()
    expect(bob.find(TURN_IS_MINE)).to_be_visible()
    expect(bob.page).to_have_title("● Your turn · Day & Night")
    expect(ann.find(".question-said")).to_have_text("Waiting for Night (Bob).")
    bob.keep_screen("table-night")

    assert sorted(bob.hand()) == sorted(set(bob.sight(table, 1)["board"]["hands"][1]))
    assert eve.hand() == []
    boards = [json.loads(said)["sight"]["board"] for said in eve.received if '"board"' in said]
    assert boards
    assert all(board["hands"] == [[], []] for board in boards)
    bob.context.close()
    expect(ann.find(".question-said")).to_contain_text("who is away")


def test_a_killed_server_is_forgiven(visit: Visit, served: Served) -> None:
    """UX-18: the server dies in the middle of a turn and comes back; the page goes on by itself."""
    ann = visit()
    table = ann.open(me("Ann"), BOT)["table"]
    ann.sit_at(table)
    ann.end()
    before = ann.shown()
    served.kill()
    expect(ann.find(".notices")).to_contain_text("onnect")
    ann.keep_screen("no-connection")
    served.start()
    expect(ann.find(".notices")).not_to_contain_text("onnect")
    assert ann.shown() == before
    ann.click(ann.find(".dn-square.lit"))
    ann.end()
    assert ann.sight(table)["seq"] > 12


def test_games_are_asked_for_once_on_the_whole_way(visit: Visit) -> None:
    ann = visit()
    ann.go()
    ann.page.get_by_role("link", name="Set up a table").first.click()
    ann.find(".set-up").wait_for()
    ann.page.get_by_role("link", name="Cancel").click()
    ann.page.locator(".card", has_text="Day & Night").locator(".primary").click()
    ann.find(".dn-square").wait_for()
    ann.find(".brand").click()
    ann.find(".my-tables").wait_for()
    assert len([url for url in ann.asked if url.endswith("/api/shelf")]) == 1


def test_a_page_that_did_not_come_is_asked_for_again(visit: Visit) -> None:
    ann = visit()
    ann.go()
    ann.find(".card .primary").wait_for()
    ann.page.route("**/assets/*", lambda route: route.abort())
    ann.page.get_by_role("link", name="Rules").first.click()
    ann.page.wait_for_timeout(1500)
    assert not ann.find(".rules-page").is_visible()
    ann.page.unroute("**/assets/*")
    ann.find(".rules-page .pages h2").wait_for()
