"""Standings as a table for a page, and as a picture."""

from html import escape
from typing import Final

from gloaming.lab.meeting import Result
from gloaming.lab.standings import Standing, costs, ratings, standings

WIDTH: Final = 640
LEFT: Final = 210  # Where the bars begin.
RIGHT: Final = 70  # What is left for figures behind them.
ROW: Final = 34
TOP: Final = 30


def table(results: list[Result]) -> list[str]:
    """Two tables in Markdown: every pairing, then every level."""
    lines = [
        "| level | against | games | points | share | 95 % interval |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    for it in standings(results):
        low, high = it.interval()
        lines.append(
            f"| {it.agent} | {it.rival} | {it.games} | {it.points:g} | {it.share():.1%} "
            f"| {low:.1%} to {high:.1%} |"
        )
    spent = costs(results)
    counted = any(cost.tries for cost in spent.values())
    lines += [
        "",
        "| level | rating | answers | time for an answer, mean | longest |"
        + (" tries, mean |" if counted else ""),
        "| --- | --- | --- | --- | --- |" + (" --- |" if counted else ""),
    ]
    rated = sorted(ratings(results).items(), key=lambda it: -it[1][0])
    for name, (mu, sigma) in rated:
        cost = spent[name]
        lines.append(
            f"| {name} | {mu:.1f} ± {2 * sigma:.1f} | {cost.answers} "
            f"| {1000 * cost.mean():.1f} ms | {1000 * cost.longest:.0f} ms |"
            + (f" {cost.tries / max(1, cost.answers):.1f} |" if counted else "")
        )
    return lines


def plot(results: list[Result], title: str) -> str:
    """A bar for every pairing, with its interval; the dashed line is an even match."""
    rows = standings(results)
    seats = len(results[0].meeting.names) if results else 2
    height = TOP + ROW * len(rows) + 30
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        f'role="img" font-family="sans-serif" font-size="13">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
        f'<text x="8" y="19" font-weight="bold">{escape(title)}</text>',
    ]
    for number, row in enumerate(rows):
        parts += bar(row, TOP + ROW * number)
    bottom = TOP + ROW * len(rows)
    even = across(1 / seats)
    parts.append(
        f'<path d="M{even:.1f} {TOP}V{bottom}" stroke="#888" stroke-dasharray="4 3" fill="none"/>'
    )
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        parts.append(
            f'<text x="{across(share):.1f}" y="{bottom + 18}" text-anchor="middle" '
            f'fill="#555">{share:.0%}</text>'
        )
    return "\n".join([*parts, "</svg>", ""])


def across(share: float) -> float:
    return LEFT + share * (WIDTH - LEFT - RIGHT)


def bar(row: Standing, top: int) -> list[str]:
    low, high = row.interval()
    middle = top + ROW / 2
    end = across(row.share())
    return [
        f'<text x="8" y="{middle + 4}">{escape(row.agent)} – {escape(row.rival)}</text>',
        f'<rect x="{LEFT}" y="{top + 8}" width="{end - LEFT:.1f}" height="{ROW - 16}" '
        f'fill="#c9a24a"/>',
        f'<path d="M{across(low):.1f} {middle}H{across(high):.1f}M{across(low):.1f} {middle - 5}v10'
        f'M{across(high):.1f} {middle - 5}v10" stroke="#26304d" stroke-width="2" fill="none"/>',
        f'<text x="{WIDTH - RIGHT + 8}" y="{middle + 4}">{row.share():.0%}</text>',
    ]
