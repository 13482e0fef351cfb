"""Check the documentation: every relative link leads somewhere, every page is linked.

A page is linked when a reader who starts at README.md can reach it.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
START = ROOT / "README.md"
CODE = re.compile(r"^( *)(```|~~~).*?^\1?\2|`[^`\n]+`", re.MULTILINE | re.DOTALL)
LINK = re.compile(
    r"\]\(\s*<?([^)\s>]+)>?(?:\s+\"[^\"]*\")?\s*\)"  # [text](target "title"), also for images
    r"|^\s*\[[^\]^]+\]:\s+<?([^\s>]+)"  # [name]: target
    r"|<(?:a|img)\s[^>]*?(?:href|src)=\"([^\"]+)\"",
    re.MULTILINE,
)
HEADING = re.compile(r"^#{1,6}\s+(.+?)\s*#*$", re.MULTILINE)
ELSEWHERE = re.compile(r"[a-z][a-z0-9+.-]*:|//", re.IGNORECASE)


def main() -> int:
    if not START.is_file():
        print("README.md is missing: it is the page where a reader starts.")
        return 1
    pages = [START, *sorted(ROOT.glob("docs/**/*.md"))]
    errors: list[str] = []
    roads: dict[Path, set[Path]] = {}
    for page in pages:
        roads[page] = set()
        for line, target in links(page):
            aim, complaint = follow(page, target)
            roads[page].add(aim)
            if complaint:
                errors.append(f"{page.relative_to(ROOT)}:{line}: {target}: {complaint}")
    reached = reach(roads)
    errors += [
        f"{page.relative_to(ROOT)}: no road of links leads here from README.md"
        for page in pages
        if page not in reached
    ]
    print("\n".join(errors) or f"{len(pages)} pages: every link leads somewhere.")
    return 1 if errors else 0


def links(page: Path) -> list[tuple[int, str]]:
    """The relative links of a page, with their lines; what is shown as code is no link."""
    text = CODE.sub(lambda code: "\n" * code[0].count("\n"), page.read_text(encoding="utf-8"))
    found = [(m.start(m.lastindex or 0), m[m.lastindex or 0]) for m in LINK.finditer(text)]
    return [
        (text.count("\n", 0, start) + 1, target)
        for start, target in found
        if not ELSEWHERE.match(target)
    ]


def follow(page: Path, target: str) -> tuple[Path, str | None]:
    """Where a link leads, and what is wrong with it."""
    path, _, anchor = target.partition("#")
    if path.startswith("/"):
        return page, "starts at the root of the disk: write it relative to the page"
    aim = (page.parent / path).resolve() if path else page
    if not aim.is_relative_to(ROOT):
        return aim, "leaves the project"
    if not aim.exists():
        return aim, "does not exist"
    if anchor and aim.suffix == ".md" and anchor not in anchors(aim):
        return aim, "no such heading on that page"
    return aim, None


def anchors(page: Path) -> set[str]:
    """The names that headings get on the usual code hosts, the second of a kind with -1."""
    names: list[str] = []
    text = re.sub(r"^(```|~~~).*?^\1", "", page.read_text(encoding="utf-8"), flags=re.M | re.S)
    for heading in HEADING.findall(text):
        shown = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading)
        names.append(re.sub(r"[^\w\- ]", "", shown.lower()).replace(" ", "-"))
    twins = {f"{name}-{n}" for name in names for n in range(1, names.count(name))}
    return set(names) | twins


def reach(roads: dict[Path, set[Path]]) -> set[Path]:
    reached: set[Path] = set()
    ahead = [START]
    while ahead:
        page = ahead.pop()
        if page not in reached:
            reached.add(page)
            ahead += roads.get(page, ())
    return reached


if __name__ == "__main__":
    sys.exit(main())
