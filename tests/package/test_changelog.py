"""The changelog speaks of the version there is, and the extras that are named exist."""

import re
import tomllib
from itertools import pairwise

from gloaming import __version__
from gloaming.cli.errors import EXTRAS
from tests.package.installed import ROOT

HEADING = re.compile(
    r"^## (\d+)\.(\d+)\.(\d+) · (not yet released|(?:\d+ )?[A-Z][a-z]+ \d{4})$", re.M
)


def test_the_newest_entry_is_of_this_version() -> None:
    headings = HEADING.findall((ROOT / "CHANGELOG.md").read_text("utf-8"))
    assert ".".join(headings[0][:3]) == __version__
    versions = [tuple(map(int, heading[:3])) for heading in headings]
    assert all(newer > older for newer, older in pairwise(versions))
    assert all(day != "not yet released" for *_, day in headings[1:])


def test_every_heading_of_the_changelog_names_a_version_and_a_day() -> None:
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    assert len(HEADING.findall(text)) == len(re.findall("^## ", text, re.M))


def test_what_is_said_to_be_an_extra_is_one() -> None:
    """And each has the packages that are looked for in it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    brought = {
        re.split(r"[<>=\[;]", needed)[0]: extra
        for extra, packages in extras.items()
        for needed in packages
        if not needed.startswith("gloaming[")
    }
    modules = {"pyspiel": "open_spiel"}  # What the package is called by those who import it.
    assert {modules.get(name, name): extra for name, extra in EXTRAS.items()} == brought
    assert f"gloaming[{','.join(name for name in extras if name != 'all')}]" == extras["all"][0]
