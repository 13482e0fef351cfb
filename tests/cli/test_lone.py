"""The only answer there is: given by the program, and said so, or left to the player (UX-34)."""

from pathlib import Path

from gloaming.engine.heading import Heading
from gloaming.engine.save import save
from gloaming.games.day_and_night import GAME
from gloaming.text import Catalogue
from tests.cli.conftest import Run
from tests.support.day_and_night import Table

EN = Catalogue("en", GAME)


def stealing(run: Run, hand: str, *typed: str) -> str:
    """Day casts Steal Passion; what is shown until the typing ends."""
    table = Table(hand=f"D12 D09 {hand}").casts("D12")
    Path("steal.save").write_text(save(Heading(GAME, {}, ["Ann", "random"]), table.state), "utf-8")
    return run("play", "--load", "steal.save", typed=typed).out


def test_a_lone_card_is_taken_and_said_so(run: Run) -> None:
    """DN-14.3: Night holds one spell, so there is nothing to choose."""
    said = EN.say("terminal-lone", option=EN.option(GAME.vocabulary.option("steal N03")))
    assert said in stealing(run, "N03")


def test_what_can_only_be_discarded_waits_and_says_why(run: Run) -> None:
    """DN-14.5: cast or discard was promised; who can't cast learns it before the card is gone."""
    waiting = stealing(run, "N16")
    assert EN.say("refusal-theme") in waiting
    assert EN.event(["discards-stolen", "day", "N16"]) not in waiting
    assert EN.event(["discards-stolen", "day", "N16"]) in stealing(run, "N16", "1")


def test_nothing_ends_by_itself(run: Run) -> None:
    """After Ritual and Warp nothing is left to cast: the player says so."""
    spent = ["play", "day_and_night", "--seed", "3"]
    typed = ["D07", "f2", "D13", "e3"]
    assert EN.event(["ends-casting", "day"]) not in run(*spent, typed=typed).out
    assert EN.event(["ends-casting", "day"]) in run(*spent, typed=[*typed, "1"]).out
