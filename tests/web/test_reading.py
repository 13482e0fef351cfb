"""The rules and the glossary: in the reader's language, searched, and reached by their numbers."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit

PLACE = """(number) => {
    const box = document.querySelector(`[data-place="${number}"]`).getBoundingClientRect();
    return box.top >= 0 && box.bottom <= innerHeight;
}"""


@pytest.mark.parametrize(
    ("language", "rule", "search", "word"),
    [
        ("en", "Crystals stop Day", "crystals stop", "adjacent"),
        ("it", "I cristalli fermano la Signora", "cristalli fermano", "confinante"),
        ("fr", "Les cristaux arrêtent Jour", "CRISTAUX arretent", "adjacent"),
    ],
)
def test_rules_are_read_in_every_language(
    visit: Visit, language: str, rule: str, search: str, word: str
) -> None:
    """UX-26: by number, by search, as a page and beside the board, and the glossary too."""
    ann = visit({"language": language})
    ann.go("/rules/day_and_night#DN-7.4")
    line = ann.page.locator('[data-place="DN-7.4"]')
    expect(line).to_contain_text(rule)
    expect(ann.find(".pages")).to_have_attribute("lang", language)
    ann.page.wait_for_function(f"() => ({PLACE})('DN-7.4')")
    ann.keep_screen(f"rules-{language}")
    ann.page.locator(".search input").fill(search)
    expect(line).to_be_visible()
    assert ann.page.locator("[data-place]").count() < 12
    ann.page.locator(".search input").fill("")
    ann.page.locator('[data-place="DN-1.6"] a', has_text="R-03").click()
    assert ann.page.url.endswith("#R-03")
    ann.page.wait_for_function(f"() => ({PLACE})('R-03')")
    ann.page.get_by_role("tab").nth(1).click()
    expect(ann.find(".pages strong")).to_be_visible()
    expect(ann.find(".pages")).to_contain_text(word)
    assert ann.page.locator(".note").count() == 0
    ann.sit_at(ann.deal("D09 D09 D07 D05 D17"))
    ann.page.locator(".panels [role=tab]").nth(1).click()
    expect(ann.find('.panel-rules [data-place="DN-7.4"]')).to_contain_text(rule)
    ann.keep_screen(f"rules-panel-{language}")


def test_the_language_of_the_panel_changes_at_once(visit: Visit) -> None:
    """UX-26, UX-30: the page that is open is read on in another language."""
    ann = visit()
    ann.go("/rules/day_and_night")
    expect(ann.find(".pages")).to_contain_text("The valley")
    ann.page.locator(".language select").select_option("it")
    expect(ann.find(".pages")).to_contain_text("La valle")
    expect(ann.find(".pages")).not_to_contain_text("The valley")


@pytest.mark.parametrize(
    ("locale", "language"), [("it-IT", "it"), ("fr-CA", "fr"), ("en-US", "en"), ("de-DE", "en")]
)
def test_the_browsers_language_is_the_first(visit: Visit, locale: str, language: str) -> None:
    """UX-30: nobody has to choose; what the house does not speak is met in English."""
    ann = visit(locale=locale)
    ann.go()
    expect(ann.page.locator("html")).to_have_attribute("lang", language)
    ann.find(".card .primary").wait_for()
    ann.keep_screen(f"start-{locale}")
