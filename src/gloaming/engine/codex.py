"""What is in the box of a game, thing by thing, for whoever looks it up."""

from collections.abc import Iterable


class Article:
    """One thing as it is printed: a card, a figure, a tile.

    Its facts are numbers and words by name, in the order in which they are read. A fact is called
    by the text `codex-<fact>`; a value that is a word is an attribute of that text, and one of
    several words has one for each.
    """

    __slots__ = ("card", "facts", "id", "kind", "names", "rules", "texts")

    def __init__(
        self,
        id: str,
        kind: str,
        texts: list[str],
        facts: dict[str, str] | None = None,
        card: str = "",
        names: Iterable[str] = (),
        rules: str = "",
    ) -> None:
        self.id = id
        self.kind = kind  # What it stands under: the text `codex-kind-<kind>`.
        self.texts = texts  # What it is called, then what else is said of it.
        self.facts = {name: said for name, said in (facts or {}).items() if said}
        self.card = card or id  # What a board calls it that shows it large.
        self.names = list(dict.fromkeys([id, self.card, *names]))  # Every copy of it on a table.
        self.rules = rules.split()  # Numbers of rules that hold for it, though they do not name it.


class Codex:
    """All articles of a game, and the facts by which they can be chosen."""

    __slots__ = ("_by_name", "articles", "filters")

    def __init__(self, articles: list[Article], filters: list[str]) -> None:
        self.articles = articles
        self.filters = filters
        self._by_name: dict[str, Article] = {}
        for article in articles:
            for name in article.names:
                if name in self._by_name:
                    raise ValueError(f"two things of the box are called “{name}”")
                self._by_name[name] = article

    def article(self, name: str) -> Article | None:
        """What a name on a table, or in an address, means."""
        return self._by_name.get(name)

    def kinds(self) -> list[str]:
        """What there is, in the order of the box."""
        return list(dict.fromkeys(article.kind for article in self.articles))
