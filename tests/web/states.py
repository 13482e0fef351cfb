"""Every page and every state of the table, one after the other, for whoever wants to look."""

from collections.abc import Iterator

from tests.web.visitor import BOT, FRIEND, TURN_IS_MINE, Visitor, me

HAND = "D09 D09 D07 D05 D17"
CAST = ("day cast D09", "day change e1")
NIGHT = ("day cast D09", "day change e2", "day end_casting", "day end_travel")
FROZEN = ("night cast N03", "night cast N18", "night crystallize c1", "night crystallize c2")


def pages(ann: Visitor) -> Iterator[str]:
    """What can be read without a table."""
    for name, (path, sign) in PAGES.items():
        ann.go(path)
        ann.find(sign).wait_for()
        yield name
    ann.go("/new/day_and_night")
    ann.find(".fold > summary").click()
    yield "set-up-options"
    ann.go("/new/fireflies")
    ann.page.get_by_label("Players").select_option("4")
    for at, who in enumerate(["Me", "A friend, by link", "Me", "A bot"]):
        ann.page.locator(".seat-choice").nth(at).locator(".choice", has_text=who).click()
    yield "set-up-four"
    ann.go("/rules/day_and_night")
    ann.page.locator(".search input").fill("crystal temple")
    yield "rules-search"
    ann.page.get_by_role("tab", name="Glossary").click()
    ann.find(".pages strong").wait_for()
    yield "glossary"
    ann.go("/table/nothing-here")
    ann.find("[role=alert]").wait_for()
    yield "no-such-table"


def turn(ann: Visitor) -> Iterator[str]:
    """A turn against the bot, with everything that can be opened on the way."""
    ann.sit_at(ann.deal(HAND, "", *CAST))
    ann.find(f"{TURN_IS_MINE} .ending").wait_for()
    yield "table"
    hand = ann.page.locator("[data-opens]").filter(visible=True)
    if hand.count():  # On a phone.
        hand.first.click()
    ann.find('[data-thing="D05"]').click(force=True)
    ann.find(".because").wait_for()
    yield "table-because"
    ann.find(".because .rule-link").click()
    ann.find(".panel-rules .found").wait_for()
    yield "table-rules"
    ann.beside()
    ann.page.keyboard.press("Escape")
    for tab in ("Glossary", "Settings"):
        ann.page.get_by_role("tab", name=tab).click()
        ann.find(f".panel-{tab.lower()} :is(strong, select)").wait_for()
        yield f"table-{tab.lower()}"
    ann.page.get_by_role("tab", name="Log").click()
    ann.page.locator(".log .name", has_text="Day Wish").last.click()
    ann.find(".zoom.kept").wait_for()
    yield "table-zoom"
    ann.find(".zoom .close").click()
    narrow = ann.page.evaluate("() => innerWidth <= 640")
    ann.beside(not narrow)
    ann.find(".dn-sister.day .dn-pile > summary").click()
    yield "table-discards"
    ann.find(".dn-sister.day .dn-pile > summary").click()
    ann.find(".answers > summary").click()
    yield "table-answers"
    ann.find(".answers > summary").click()
    ann.find(".menu > summary").click()
    yield "table-menu"
    ann.page.get_by_role("button", name="Let a bot play for me").click()
    yield "table-hand-over"
    ann.page.get_by_role("button", name="Cancel").click()
    ann.click(ann.find('[data-thing="D09"]'))
    yield "table-target"
    ann.click(ann.find(".dn-square.lit"))
    ann.end()
    yield "table-travel"
    ann.beside()
    ann.page.locator(".log .moment").first.click(position={"x": 3, "y": 3})
    ann.beside(not narrow)
    ann.find(".question-past").wait_for()
    yield "table-past"
    ann.page.get_by_role("button", name="Back to now").click()
    ann.find(".menu > summary").click()
    ann.page.get_by_role("button", name="Resign").click()
    yield "table-resign"
    ann.find(".sure .danger").click()
    ann.find(".end-panel").wait_for()
    yield "end"
    ann.page.get_by_role("button", name="Replay").first.click()
    ann.page.get_by_role("button", name="One step forward").click()
    ann.find(".play-on > summary").click()
    yield "replay"


def company(ann: Visitor, bob: Visitor) -> Iterator[str]:
    """Friends, curtains, spectators and bots that help out, as Ann sees them."""
    opened = ann.open(me("Ann"), FRIEND)
    table = opened["table"]
    bob.go(opened["links"]["night"])
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_role("button", name="Sit down").click()
    ann.sit_at(table)
    bob.find(".menu > summary").click()
    bob.page.get_by_role("button", name="Offer a draw").click()
    bob.find(".sure button").click()
    ann.page.get_by_role("button", name="Accept the draw").wait_for()
    yield "draw-offered"
    said = (*CAST, *NIGHT, *FROZEN)
    ann.sit_at(ann.deal(HAND, "N03 N18 N01 N05 N06", *said, seats=[me("Ann"), me("Zoe")]))
    ann.find(".curtain").wait_for()
    yield "curtain"
    ann.find(".curtain button").click()
    ann.wait_for_turn()
    yield "table-night"
    theirs = bob.open(me("Bob"), FRIEND)
    ann.sit_at(theirs["table"])
    ann.find(".notices").wait_for()
    yield "spectator"
    ann.go(theirs["links"]["night"])
    ann.find(".join").wait_for()
    yield "join"
    ann.go("/new/day_and_night?friend")
    ann.page.get_by_role("button", name="Begin").click()
    ann.find(".invitation").wait_for()
    ann.find(".dn-square").wait_for()
    yield "invitation"
    ann.page.goto(ann.find(".invitation input").input_value())
    ann.find(".join").wait_for()
    yield "own-link"


def others(ann: Visitor, bob: Visitor) -> Iterator[str]:
    """Games without a drawn board, for up to four."""
    opened = ann.open(me("Ann"), FRIEND, me("Zoe"), BOT, game="fireflies")
    bob.go(opened["links"]["east"])
    bob.page.get_by_role("button", name="Sit down").click()
    ann.sit_at(opened["table"])
    ann.find(".curtain button").click()
    ann.find(".generic .lit").wait_for()
    yield "generic"
    ann.click(ann.find(".generic .lit"))
    yield "generic-waiting"
    race = ann.open(*[me(name) for name in ("Ann", "Zoe", "Eve", "Fay")], game="fireflies")
    ann.sit_at(race["table"])
    for _ in range(4):
        ann.find(".curtain button").click()
        ann.click(ann.find(".generic .lit"))
    ann.find(".end-panel").wait_for()
    yield "ranking"
    vigil = ann.open(me("Ann"), me("Zoe"), FRIEND, game="vigil")
    ann.sit_at(vigil["table"])
    for _ in range(2):
        ann.click(ann.find(".generic .lit"))
    yield "generic-open-seat"
    solo = ann.open(me("Ann"), game="vigil")
    ann.sit_at(solo["table"])
    ann.click(ann.find(".generic .lit"))
    yield "generic-common"
    ann.click(ann.find(".generic-answers .lit"))
    ann.find(".end-panel").wait_for()
    yield "end-together"


PAGES = {
    "start": ("/", ".card .primary"),
    "set-up": ("/new/day_and_night", ".set-up"),
    "rules": ("/rules/day_and_night", "#main h2"),
    "codex": ("/codex/casting_shadows?what=attack&range=R1", ".codex-likeness svg"),
    "codex-all": ("/codex/last_spell", ".codex-likeness svg"),
    "codex-spell": ("/codex/day_and_night/D07", ".codex-card .dn-note"),
    "codex-card": ("/codex/bless/04", ".codex-rulings a"),
    "codex-weapon": ("/codex/last_spell/W-G2", ".codex-rulings a"),
    "codex-nothing": ("/codex/bless/99", ".lost"),
    "settings": ("/settings", ".settings"),
    "nowhere": ("/nowhere", ".lost"),
}
