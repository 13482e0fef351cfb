"""The codex: all of a box is in it, told in three languages, with the definitions' numbers."""

import re
from itertools import groupby
from typing import Any

import pytest

from gloaming.engine.codex import Article, Codex
from gloaming.engine.game import Game, all_games, game_called
from gloaming.games.bless.cards import CARDS
from gloaming.games.casting_shadows.box.names import COUNTERSPELL_DECK, MAIN_DECK
from gloaming.games.day_and_night.cards import SPELLS
from gloaming.games.last_spell.box.armour import ARMOURS
from gloaming.games.last_spell.box.equipment import POTION_PRICE, WEAPONS
from gloaming.games.last_spell.box.hero_cards import HEROES
from gloaming.games.last_spell.box.monster_cards import FIGURES, KINDS
from gloaming.games.last_spell.box.structures import STRUCTURES
from gloaming.text import LANGUAGES, Catalogue
from tests.promises.texts import NUMBER, rules_of

GAMES = [game for game in all_games() if game.codex.articles]
IDS = [game.id for game in GAMES]
COUNTED = re.compile(r"[\dX]+(?: (?:/ )?[\dX]+)*")

# What is named at a table and is no thing of the box that could be looked up: places, seats,
# numbers, reasons, what dice show; the back of a wave, which is a surprise; and what is told with
# the thing it belongs to.
NO_ARTICLE = {
    "bless": {"seat", "form", "side", "ending"},
    "casting_shadows": {
        *("seat", "position", "form", "unit", "die", "purse", "conversion", "amount", "roll"),
        "ending",
    },
    "day_and_night": {"seat", "colour", "square", "ending"},
    "last_spell": {
        *("seat", "token", "space", "direction", "resource", "side", "slot", "dice", "face"),
        *("reroll", "why", "ending", "blow", "schema", "wyrm", "direction_card"),
        "monster",  # By kind: see below.
    },
}


def article(game: str, name: str) -> Article:
    found = game_called(game).codex.article(name)
    assert found is not None, name
    return found


def test_every_game_that_is_played_has_a_codex() -> None:
    assert set(IDS) == set(NO_ARTICLE)


@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_whatever_the_vocabulary_names_is_in_the_codex(game: Game[Any]) -> None:
    """A kind of thing that is added to a game has articles, or is named above."""
    for kind, names in game.things.items():
        if kind in NO_ARTICLE[game.id]:
            continue
        for name in names:
            if name not in ("none", "-"):
                assert game.codex.article(name), f"{kind} {name}"


@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_every_verb_about_a_thing_of_the_box_leads_to_its_article(game: Game[Any]) -> None:
    for verb in game.vocabulary.verbs.values():
        if verb.thing and verb.thing not in NO_ARTICLE[game.id]:
            for option in verb.options.values():
                assert game.codex.article(option.name.split()[1]), option.name


def test_every_figure_of_a_monster_is_one_of_an_article() -> None:
    """LS-10.1: by kind, for that is what a table shows large."""
    codex = game_called("last_spell").codex
    figures = [int(it.facts["figures"]) for it in codex.articles if it.kind in ("monster", "boss")]
    assert (len(figures), sum(figures)) == (len(KINDS), FIGURES)
    assert {it.id for it in codex.articles if it.kind == "boss"} == {
        *("X", "ZH", "ZT", "Y"),
        *("HA", "MO", "MN"),
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_everything_is_told_in_words(game: Game[Any], language: str) -> None:
    """Every text is there; what is no number is a word, so that no id is ever shown."""
    said = Catalogue(language, game)
    for it in game.codex.articles:
        assert said.say(f"codex-kind-{it.kind}")
        for text in it.texts:
            assert said.say(text), text
        for fact, value in it.facts.items():
            assert said.say(f"codex-{fact}"), fact
            if not COUNTED.fullmatch(value):
                for part in value.split():
                    assert said.attribute(f"codex-{fact}", part), f"{fact} {part}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_the_rules_it_points_to_are_written(game: Game[Any], language: str) -> None:
    """By the article, and by its texts: in every language the page has the number."""
    said = Catalogue(language, game)
    written = rules_of(game)
    for it in game.codex.articles:
        assert set(it.rules) <= written, it.id
        note = said.attribute(it.texts[0], "note")
        assert set(re.findall(NUMBER, note)) <= written, note


@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_what_can_be_chosen_by_is_a_fact(game: Game[Any]) -> None:
    facts = {fact for it in game.codex.articles for fact in it.facts}
    assert set(game.codex.filters) <= facts


@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_what_is_printed_is_told_as_it_is_printed(game: Game[Any]) -> None:
    """A fact that the face of a card shows, too, has the same value there."""
    for it in game.codex.articles:
        face = game.printed.get(it.id, {})
        for fact in set(it.facts) & set(face) - {"cost"}:
            assert it.facts[fact] == face[fact], f"{it.id} {fact}"


def test_numbers_are_those_of_the_definitions() -> None:
    for spell in SPELLS:
        hours = article("day_and_night", spell.id).facts["hours"]
        assert hours == ("X" if spell.hours < 0 else str(spell.hours))
    for card in CARDS:
        facts = article("bless", f"{card.number:02}").facts
        assert (facts["eye"], facts["karma"]) == (str(card.eye), str(card.karma))
    for deck in (MAIN_DECK, COUNTERSPELL_DECK):
        for id, many in deck.items():
            assert article("casting_shadows", id).facts["copies"] == str(many)


def test_numbers_of_the_last_spell_are_those_of_its_box() -> None:
    for hero in HEROES:
        facts = article("last_spell", hero.id).facts
        assert (facts["hp"], facts["mana"]) == (str(hero.hp), str(hero.mana))
        assert facts["tokens"] == " ".join(map(str, hero.tokens))
        assert ("shield" in facts) == hero.shield
    for weapon in WEAPONS:
        facts = article("last_spell", weapon.id).facts
        assert (facts["hands"], facts["damage"]) == (str(weapon.hands), str(weapon.damage))
    for armour in ARMOURS:
        facts = article("last_spell", armour.id).facts
        assert facts.get("less", "0") == str(armour.less)
        assert facts.get("price", "0") == str(armour.price)
    for kind in KINDS:
        facts = article("last_spell", kind.id).facts
        assert (facts["wounds"], facts["move"]) == (str(kind.wounds), str(kind.move))
    for structure in STRUCTURES[1:]:
        facts = article("last_spell", structure.id).facts
        paid = facts.get("gold") or facts.get("materials")
        assert (paid, facts["limit"]) == (str(structure.cost), str(structure.limit))
    assert article("last_spell", "green3").facts["price"] == str(POTION_PRICE)


def test_a_copy_and_its_attacks_lead_to_one_article() -> None:
    names = ("W-M1", "W-M1a", "W-M1c", "W-M1b-slash")
    assert {article("last_spell", name).id for name in names} == {"W-M1"}
    assert article("last_spell", "A10").kind == "armour"


def test_no_two_articles_share_a_name() -> None:
    with pytest.raises(ValueError, match="two things"):
        Codex([Article("a", "x", ["t"], names=["b"]), Article("b", "x", ["t"])], [])


@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_kinds_stand_together(game: Game[Any]) -> None:
    """The page shows them under headings, in the order of the box."""
    assert [kind for kind, _ in groupby(it.kind for it in game.codex.articles)] == (
        game.codex.kinds()
    )
