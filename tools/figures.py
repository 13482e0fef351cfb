"""How large each room is: files, lines, imports between its files, and the longest chain of them.

    python tools/figures.py            # of this tree
    python tools/figures.py OTHER      # and of another one, to compare

A chain goes from a file to one that it imports when it is loaded, and on from there.
"""

import ast
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).resolve().parent.parent
ROW: Final = "{:<28}{:>7}{:>9}{:>9}{:>7}"


def modules(package: Path) -> dict[str, Path]:
    found = {}
    for file in sorted(package.rglob("*.py")):
        parts = file.relative_to(package.parent).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = file
    return found


def loaded(tree: ast.AST) -> Iterator[ast.Import | ast.ImportFrom]:
    """Imports that happen when the file is loaded: not inside functions, nor for types only."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            yield node
        elif isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            continue
        elif not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            yield from loaded(node)


def imports(known: dict[str, Path]) -> dict[str, set[str]]:
    """By module, which others of these it imports."""
    found: dict[str, set[str]] = {}
    for name, file in known.items():
        theirs: set[str] = set()
        for node in loaded(ast.parse(file.read_bytes())):
            if isinstance(node, ast.Import):
                theirs |= {alias.name for alias in node.names}
            elif node.level == 0 and node.module:
                whole = {f"{node.module}.{alias.name}" for alias in node.names}
                theirs |= (whole & known.keys()) or {node.module}
        found[name] = (theirs & known.keys()) - {name}
    return found


def longest(graph: dict[str, set[str]]) -> list[str]:
    """The longest chain; whatever is met again on the way ends it."""
    on_the_way: set[str] = set()

    @cache
    def chain(name: str) -> tuple[str, ...]:
        if name in on_the_way:
            return ()
        on_the_way.add(name)
        best = max((chain(it) for it in sorted(graph[name])), key=len, default=())
        on_the_way.discard(name)
        return (name, *best)

    return max((list(chain(name)) for name in sorted(graph)), key=len, default=[])


def lines_of(files: list[Path]) -> int:
    return sum(len(file.read_text("utf-8").splitlines()) for file in files)


def tell(root: Path) -> None:
    package = root / "src" / "gloaming"
    known = modules(package)
    graph = imports(known)
    print(ROW.format(root.name, "files", "lines", "imports", "chain"))
    rooms = ["gloaming", *sorted({".".join(name.split(".")[:2]) for name in known if "." in name})]
    games = [name for name in known if name.startswith("gloaming.games.")]
    rooms += sorted({".".join(name.split(".")[:3]) for name in games})
    for room in rooms:
        names = {name for name in known if f"{name}.".startswith(f"{room}.")}
        if len(names) < 2:
            continue
        inside = {name: graph[name] & names for name in names}
        between = sum(map(len, inside.values()))
        size = lines_of([known[name] for name in names])
        print(ROW.format(room, len(names), size, between, len(longest(inside))))
    for what, folder, kinds in (
        ("the client", "web/src", ("*.ts", "*.tsx", "*.css")),
        ("tests", "tests", ("*.py",)),
        ("tools", "tools", ("*.py",)),
    ):
        files = [file for kind in kinds for file in sorted((root / folder).rglob(kind))]
        print(ROW.format(what, len(files), lines_of(files), "", ""))


def main() -> None:
    for root in [Path(given).resolve() for given in sys.argv[1:]] + [HERE]:
        tell(root)


if __name__ == "__main__":
    main()
