"""The measuring works; how fast it is depends on the machine."""

import json
import sys
from pathlib import Path

import pytest

from gloaming.cli import bench
from gloaming.text import Catalogue
from tests.cli.conftest import Run

EN = Catalogue("en")
SOURCE = Path(bench.__file__).parents[2]
MEASURES = {
    "decisions_per_second",
    "luck_per_second",
    "games_per_second",
    "clone",
    "list",
    "answer",
}


@pytest.fixture
def workshop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with these sources and nothing built."""
    (tmp_path / "src").symlink_to(SOURCE)
    monkeypatch.setattr(bench, "workshop", lambda: tmp_path)
    return tmp_path


def test_a_quick_run_measures_everything(run: Run, workshop: Path) -> None:
    ran = run("bench", "--quick", "--json", "out.json")
    assert ran.status == 0
    for what in MEASURES:
        assert EN.say(f"bench-{what.replace('_', '-')}", count=44) in ran.out
    (measured,) = json.loads(Path("out.json").read_text())["day_and_night"]["interpreted"]
    assert measured.keys() >= MEASURES
    assert all(measured[what] > 0 for what in MEASURES)
    assert measured["listed"] == 44  # Every square of the valley on offer at once.
    assert EN.say("bench-no-compiled") in ran.err


def test_games_named_are_measured_side_by_side(run: Run, workshop: Path) -> None:
    ran = run("bench", "bless", "day_and_night", "--quick", "--json", "out.json")
    assert ran.status == 0
    measured = json.loads(Path("out.json").read_text())
    assert list(measured) == ["bless", "day_and_night"]
    *_, last = ran.out.split(EN.say("bench-decisions-per-second"))  # The table of all games.
    for game in measured:
        (once,) = measured[game]["interpreted"]
        assert f"{once['decisions_per_second']:,.0f}" in last


def test_a_table_plays_as_wanted(run: Run, workshop: Path) -> None:
    ran = run("bench", "day_and_night", "--quick", "--option", "map=none")
    assert ran.status == 2
    assert len(ran.err.splitlines()) == 1
    wanted = ["scenario=gildenberg"]
    ran = run("bench", "last_spell", "--quick", "--option", *wanted, "--json", "out.json")
    assert ran.status == 0
    (once,) = json.loads(Path("out.json").read_text())["last_spell"]["interpreted"]
    assert once["listed"] > 160  # The introductory night offers 149 at most.


def test_an_unknown_game_is_not_measured(run: Run, workshop: Path) -> None:
    ran = run("bench", "chess", "--quick")
    assert ran.status == 2
    assert len(ran.err.splitlines()) == 1


def test_compiled_rules_from_other_sources_are_not_measured(workshop: Path) -> None:
    built = workshop / "build" / "compiled"
    room = built / "gloaming" / "engine"
    room.mkdir(parents=True)
    assert bench.why_no_compiled(workshop / "src", built) == "bench-no-compiled"
    (room / "script.so").touch()
    assert bench.why_no_compiled(workshop / "src", built) == "bench-stale"


def test_how_many_times_as_fast() -> None:
    def measured(rate: float) -> bench.Way:
        way = bench.Way("one", [sys.executable, "-c", ""], None)
        way.rounds = [{"decisions_per_second": rate * luck} for luck in (0.5, 1.0, 9.0)]
        way.stop()
        return way

    assert bench.times(measured(30.0), measured(10.0)) == 3.0


def test_a_process_that_stops_is_reported(run: Run, workshop: Path) -> None:
    """As when the peer's environment is broken."""
    (workshop / "build" / "peer" / "bin").mkdir(parents=True)
    broken = workshop / "build" / "peer" / "bin" / "python"
    broken.write_text("#!/bin/sh\nexit 1\n")
    broken.chmod(0o755)
    ran = run("bench", "--quick", "--peer")
    assert ran.status == 2
    assert "catanatron" in ran.err.splitlines()[-1]
