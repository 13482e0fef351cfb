"""Another site in a real browser: what it can do to a guest who sits at a table here."""

from playwright.sync_api import Browser, Page

from tests.web.served import Served
from tests.web.visitor import BOT, me

ELSEWHERE = "http://elsewhere.example/"
FORM = """<!doctype html><title>Elsewhere</title><body>
<form method="post" action="{url}/api/tables"><input name="game" value="bless"></form>
<img src="{url}/api/shelf"><iframe src="{url}/api/shelf"></iframe>"""


def cookie_of(page: Page, url: str) -> str:
    [cookie] = page.context.cookies(url)
    return str(cookie.get("value"))


def test_a_form_posted_from_another_site_leaves_the_guest_where_they_are(
    served: Served, browser: Browser
) -> None:
    with browser.new_context() as context:
        page = context.new_page()
        page.goto(served.url)
        page.wait_for_selector(".cards:not(.waiting)")
        before = cookie_of(page, served.url)
        wish = {"game": "day_and_night", "seats": [me("Ann"), BOT]}
        table = context.request.post(f"{served.url}/api/tables", data=wish).json()["table"]
        page.route(
            ELSEWHERE,
            lambda route: route.fulfill(body=FORM.format(url=served.url), content_type="text/html"),
        )
        page.goto(ELSEWHERE)
        with page.expect_navigation() as posted:
            page.evaluate("document.forms[0].submit()")
        assert posted.value is not None
        assert posted.value.status == 403
        assert "another site" in page.inner_text("body")
        assert cookie_of(page, served.url) == before
        seat = context.request.get(f"{served.url}/api/tables/{table}?seat=0")
        assert seat.status == 200
