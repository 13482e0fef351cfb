"""The letters of headings come with the page, have what our languages need, and move nothing."""

from tests.web.conftest import Visit

BUDGET = 25_000
NEEDED = "ABCXYZabcxyz0123456789ÀÈÉÌÒÙÇŒÊÎÏàèéìòùçœæêîïëûüâô\u2019“”«»…–—×½&%!?:;"
# How wide something is in these families of letters.
WIDTHS = """([said, ...families]) => {
    const brush = document.createElement("canvas").getContext("2d");
    return families.map((family) => {
        brush.font = `600 40px ${family}`;
        return brush.measureText(said).width;
    });
}"""
HEIGHTS = """() => ["Alegreya", "Alegreya to come, wide"].map((family) => {
    const line = document.createElement("p");
    line.textContent = "Où est";
    line.style.cssText = `font: 600 40px "${family}", monospace; position: absolute; margin: 0`;
    document.body.append(line);
    const { height } = line.getBoundingClientRect();
    line.remove();
    return height;
})"""
SENTENCES = (
    "Choose a card to play, or pass the turn.",
    "Il Giorno costruisce un Tempio: scegli nove tessere.",
    "Les monstres avancent vers la ville, et la nuit tombe.",
)


def test_headings_are_set_in_letters_of_our_own(visit: Visit) -> None:
    ann = visit()
    ann.go("/")
    ann.find("h1").wait_for()
    ann.page.evaluate("() => document.fonts.ready")
    assert ann.page.evaluate("() => document.fonts.check('600 20px Alegreya')")
    assert ann.page.evaluate(
        "() => getComputedStyle(document.querySelector('h1')).fontFamily"
    ).startswith("Alegreya")
    (font,) = {it for it in ann.asked if it.endswith(".woff2")}
    assert font.startswith(ann.url), "nothing is fetched from elsewhere"
    assert len(ann.context.request.get(font).body()) < BUDGET
    licence = ann.context.request.get(f"{ann.url}/alegreya-OFL.txt")
    assert "SIL OPEN FONT LICENSE" in licence.text()
    # A letter that is not there would be as wide as that of whatever else is.
    for letter in NEEDED:
        one, other = ann.page.evaluate(
            WIDTHS, [letter, "Alegreya, monospace", "Alegreya, 'DejaVu Serif'"]
        )
        assert one == other, letter


def test_nothing_jumps_when_they_come(visit: Visit) -> None:
    """What stands in for them on this machine is as wide and as high, as near as letters can be."""
    ann = visit()
    ann.go("/")
    ann.find("h1").wait_for()
    ann.page.evaluate("() => document.fonts.ready")
    ann.page.evaluate("() => document.fonts.load('600 20px \"Alegreya to come, wide\"')")
    for said in SENTENCES:
        ours, before = ann.page.evaluate(
            WIDTHS, [said, "Alegreya, monospace", "'Alegreya to come, wide', monospace"]
        )
        assert abs(ours - before) < 0.04 * ours, said
    ours, before = ann.page.evaluate(HEIGHTS)
    assert abs(ours - before) <= 1
