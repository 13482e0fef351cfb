"""`gloaming codex`: what is in the box of a game, in words."""

from typing import Final

from rich.console import Group
from rich.table import Table
from rich.text import Text

from gloaming.cli.shell import console
from gloaming.cli.shell import language as spoken
from gloaming.engine.codex import Article
from gloaming.engine.game import game_called
from gloaming.text import Catalogue

SAID: Final = ("shadow", "condition", "effect", "curse", "prayer", "note")  # Of a card, in order.


def codex(game: str, *words: str, language: str | None = None) -> int:
    """Look up what is in the box of a game.

    Parameters
    ----------
    game
        bless, casting_shadows, day_and_night or last_spell.
    words
        Only what has all of these in its name or its text; without any, the names of everything.
    language
        en, it or fr; by default that of the shell.
    """
    box = game_called(game)
    said = Catalogue(spoken(language), box)
    wanted = [word.casefold() for word in words]
    found = [it for it in box.codex.articles if all(word in heard(it, said) for word in wanted)]
    out = console()
    for kind in dict.fromkeys(it.kind for it in found):
        those = [it for it in found if it.kind == kind]
        out.print(Text(f"{said.say(f'codex-kind-{kind}')} ({len(those)})", "bold"))
        if wanted:
            for it in those:
                out.print(drawn(it, said))
        else:
            out.print(", ".join(said.say(it.texts[0]) for it in those), style="dim")
    many = said.say("web-codex-found", count=len(found), of=len(box.codex.articles))
    out.print(many)
    return 0


def heard(article: Article, said: Catalogue) -> str:
    return "\n".join([article.id, said.say(article.texts[0]), *told(article, said)]).casefold()


def told(article: Article, said: Catalogue) -> list[str]:
    """All that is written on it, and its ruling."""
    first, *more = article.texts
    lines = [said.attribute(first, part) for part in SAID]
    return [line for line in lines if line] + [said.say(text) for text in more]


def value(fact: str, value: str, said: Catalogue) -> str:
    """A number as it is; words by their texts."""
    words = [said.attribute(f"codex-{fact}", part) for part in value.split()]
    return ", ".join(words) if all(words) else value


def drawn(article: Article, said: Catalogue) -> Group:
    grid = Table.grid(padding=(0, 2))
    for fact, number in article.facts.items():
        grid.add_row(f"    {said.say(f'codex-{fact}')}", value(fact, number, said))
    lines = [Text(f"    {line}", "dim") for line in told(article, said)]
    return Group(Text(f"  {said.say(article.texts[0])}"), grid, *lines)
