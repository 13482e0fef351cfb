"""Any two things of a kind are told apart at a glance, small and without colour."""

from playwright.sync_api import Browser

from tests.web.sheet import alike, lay

APART = 8  # Of 255, on the average of all points: the ground around a small thing is the same.


def test_the_last_spell_is_told_apart_in_grey(browser: Browser) -> None:
    page = browser.new_page(viewport={"width": 1540, "height": 900})
    lay("last_spell", page)
    closest = alike(page)
    page.close()
    kinds = {kind for kind, *_ in closest}
    assert kinds >= {"hero", "monster", "structure", "weapon", "armour", "potion", "scroll"}
    assert [it for it in closest if it[-1] < APART] == []
