"""Whole games typed line by line, and everything that can be typed besides an answer."""

import re
from pathlib import Path

import pytest

from gloaming.engine import journal, save
from gloaming.games import DAY_AND_NIGHT
from gloaming.text import Catalogue
from tests.cli.conftest import Ran, Run

# With this seed Day holds D05, D07, D10, D12 and D13 at the start.
DN = "day_and_night"
SEED = (DN, "--seed", "3")
PASS = ["end_casting", "end_travel"]

EN, IT, FR = (Catalogue(language, DAY_AND_NIGHT) for language in ("en", "it", "fr"))
CAST, CHANGE = (EN.say(f"ask-{why}", seat="day", count=1) for why in ("cast", "change"))
PLACED = EN.event(["places", "f2", "day"])
NOT_NOW = EN.say("refusal-opponent-not-on-your-tile") + " — DN-13.2"


def kept(ran: Ran) -> Path:
    """The file that a game which was left says it is kept in."""
    found = re.search(r"gloaming (?:play --load|replay) (\S+)", ran.out)
    assert found is not None, ran.out
    return Path(found[1])


def test_a_whole_game_against_a_bot(run: Run, tmp_path: Path) -> None:
    """Day only passes, until the last turn has passed."""
    options = ("--option", "turn_limit=100", "--seat", "night=random")
    ran = run("play", *SEED, *options, typed=PASS * 50 + ["mine.journal"])
    assert ran.status == 0
    assert EN.say("ending-turn-limit", seat="nobody") in ran.out
    assert "\x1b" not in ran.out  # No colours into a pipe.
    record = journal.read((tmp_path / "mine.journal").read_text())
    assert record.heading.seats == ["human", "random"]
    outcome = DAY_AND_NIGHT.outcome(record.replay())  # type: ignore[arg-type]
    assert outcome is not None
    assert outcome.reason == "turn-limit"
    assert kept(ran).read_text() == (tmp_path / "mine.journal").read_text()


def test_a_whole_game_of_two_people_at_one_screen(run: Run) -> None:
    """Four turns in which nobody does anything; a curtain before each, and nothing through it."""
    seats = ("--seat", "day=Ann", "--seat", "night=Bea", "--option", "idle_limit=4")
    ran = run("play", *SEED, *seats, typed=["", *PASS] * 4)
    assert ran.status == 0
    assert EN.say("ending-idle", seat="nobody") in ran.out
    turns = ran.out.split(EN.say("curtain", who=""))
    assert [turn.split("\n")[0] for turn in turns[1:]] == ["Day (Ann)", "Night (Bea)"] * 2
    assert turns[0] == ""
    turns[4] = turns[4].rpartition("\nDay & Night · ")[0]  # At the end both show.
    for turn, own, other in zip(turns[1:5], "DNDN", "NDND", strict=True):
        assert re.search(rf"h {own}\d\d ", turn)
        assert not re.search(rf"{other}\d\d", turn)
        seat = {"D": "day", "N": "night"}[other]
        for id in DAY_AND_NIGHT.things["spell"]:
            assert EN.event(["draws", seat, id]) not in turn


def test_the_curtain_comes_back_when_a_game_is_taken_up_again(run: Run) -> None:
    left = run("play", *SEED, "--seat", "day=Ann", "--seat", "night=Bea", typed=["", *PASS, ""])
    assert EN.say("curtain", who="Night (Bea)") in left.out
    ran = run("play", "--load", kept(left))
    assert EN.say("curtain", who="Night (Bea)") in ran.out
    assert "h N" not in ran.out  # Nobody pressed Enter.


def test_bots_alone_play_it_out(run: Run) -> None:
    options = ("--option", "turn_limit=100")
    ran = run("play", *SEED, "--seat", "day=random", "--seat", "night=random", *options)
    assert ran.status == 0
    result, again = ran.out.splitlines()[-4:-2]
    assert result == again  # Once in the log, once by itself.


def test_you_are_the_first_seat_unless_a_bot_sits_there(run: Run) -> None:
    assert "Day, Night (apprentice)" in run("play", *SEED).out
    assert "Day (random), Night" in run("play", *SEED, "--seat", "day=random").out


@pytest.mark.parametrize(
    "typed", ["1", "D07", "d07", "cast D07", "Day Ritual", "day rit", "Cast Day R"]
)
def test_an_option_goes_by_number_by_name_and_by_the_beginning_of_a_name(
    run: Run, typed: str
) -> None:
    assert CHANGE in run("play", *SEED, typed=[typed]).out


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("xyzzy", "“xyzzy” is neither a number here nor a name in this game"),
        ("99", "“99” is neither a number here nor a name in this game"),
        ("0", "“0” is neither a number here nor a name in this game"),
        ("cast", "“cast” could be: Cast Day Ritual, Cast Day Instability"),
        ("D05", f"D05: {NOT_NOW}"),
        ("D01", f"D01: {EN.say('refusal-not-in-hand')} — DN-5.1"),
        ("why D05", f"D05: {NOT_NOW}"),
        ("why D07", "D07 can be chosen now."),
        ("why e2", f"e2: {EN.say('refusal-not-asked')}"),
        ("why", "“” is neither a number here"),
        ("u", EN.say("error-CannotUndo")),
        ("l xx", "“xx”"),
        ("s", "Say which file, after a space."),
        ("s wall/x.save", "wall: File exists"),
        ("zoom xyzzy", "“xyzzy” is neither a number here"),
    ],
)
def test_whatever_is_typed_is_answered_and_nothing_is_lost(run: Run, typed: str, said: str) -> None:
    Path("wall").touch()
    ran = run("play", *SEED, typed=[typed, "D07"])
    assert said in ran.out
    assert CHANGE in ran.out
    assert ran.status == 0


def test_nothing_typed_is_never_an_answer(run: Run) -> None:
    """Passing is never the default (UX-12)."""
    ran = run("play", *SEED, typed=["", ""])
    assert ran.out.count(CAST) == 3


def test_a_square_that_is_not_offered_is_refused_with_its_rule(run: Run) -> None:
    ran = run("play", *SEED, typed=["D07", "a1", "why c4", "f2"])
    assert f"a1: {EN.say('refusal-not-adjacent')} — DN-1.4" in ran.out
    assert "“c4” is neither a number here nor a name in this game" in ran.out
    assert PLACED in ran.out


def test_the_reason_is_that_of_what_is_asked(run: Run) -> None:
    """The same squares could be changed, moved to, frozen; now they could be stepped on."""
    ran = run("play", *SEED, typed=["end_casting", "a1", "why e2"])
    for square in ("a1", "e2"):
        assert f"{square}: {EN.say('refusal-not-a-step-away')} — DN-7.1" in ran.out


def test_undo_takes_back_a_choice_and_restart_all_of_them(run: Run) -> None:
    ran = run("play", *SEED, typed=["D07", "u", "D07", "f2", "D13", "e3", "r", "j now.journal"])
    assert "Taken back." in ran.out
    assert ran.out.count("Hours 8") == 3  # Twice while choosing a tile, once after.
    assert "Hours 12" in ran.after(PLACED)
    assert not [line for line in Path("now.journal").read_text().splitlines() if "day" in line[:4]]


def test_what_was_taken_back_is_not_in_the_log(run: Run) -> None:
    ran = run("play", *SEED, typed=["D07", "f2", "r", "log"])
    assert PLACED in ran.out
    assert PLACED not in ran.after(EN.say("terminal-restarted"))


def test_luck_is_never_taken_back(run: Run) -> None:
    ran = run("play", *SEED, typed=["end_casting", "f2", "u"])
    assert EN.say("error-CannotUndo") in ran.out
    assert EN.event(["steps", "day", "f2"]) in ran.out


def test_a_game_left_in_mid_effect_goes_on_there(run: Run) -> None:
    saved = run("play", *SEED, typed=["D07", "s here.save", "q", ""])
    assert "gloaming play --load here.save" in saved.out
    _, state = save.load(Path("here.save").read_text())
    assert [frame.script.name for frame in state.stack] == ["play", "turn", "D07"]
    ran = run(
        "play", "--load", "here.save", "--save", "there.save", typed=["f2", "j x", "D13", "e3"]
    )
    assert ran.out.startswith("Day & Night · turn 1")
    assert PLACED in ran.out
    assert "how it began is not known here" in ran.out
    assert not Path("x").exists()
    assert Path("there.save").read_text().startswith(save.TITLE)


@pytest.mark.parametrize("end", [[], ["q", ""]])
def test_leaving_says_how_to_come_back(run: Run, end: list[str]) -> None:
    left = run("play", *SEED, typed=["D07", "f2", *end])
    assert left.status == 0
    ran = run("play", "--load", kept(left), typed=["D13"])
    assert "Hours 8" in ran.out
    assert EN.say("ask-move", seat="day", count=1) in ran.out


def test_control_c_leaves_too(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(screen: object) -> str:
        raise KeyboardInterrupt

    left = run("play", *SEED, "--save", "kept.journal", typed=["D07"])
    monkeypatch.setattr("gloaming.cli.screen.Screen.read", interrupted)
    ran = run("play", "--load", "kept.journal")
    assert (left.status, ran.status) == (0, 0)
    assert "Traceback" not in ran.err


def test_quitting_offers_to_save(run: Run) -> None:
    ran = run("play", *SEED, typed=["D07", "q", "mine.save"])
    assert "Save to which file?" in ran.out
    assert Path("mine.save").read_text().startswith(save.TITLE)


def test_a_game_nobody_has_answered_in_is_not_kept(run: Run, tmp_path: Path) -> None:
    assert "gloaming play --load" not in run("play", *SEED, typed=["?", "q", ""]).out
    assert not (tmp_path / "state").exists()


def test_the_language_can_be_changed_in_mid_game(run: Run) -> None:
    ran = run("play", *SEED, typed=["D07", "l it", "f2", "l fr"])
    assert CHANGE in ran.out
    assert IT.say("ask-change", seat="day", count=1) in ran.out
    assert FR.say("ask-cast", seat="day", count=1) in ran.after(IT.event(["places", "f2", "day"]))
    assert "<g" in ran.out  # Letters on the board follow the names of the sisters.


@pytest.mark.parametrize(
    ("value", "said"), [("it_IT.UTF-8", IT), ("fr", FR), ("de_DE.UTF-8", EN), ("", EN)]
)
def test_the_language_is_that_of_the_shell(
    run: Run, monkeypatch: pytest.MonkeyPatch, value: str, said: Catalogue
) -> None:
    monkeypatch.setenv("LC_ALL", value)
    assert said.say("ask-cast", seat="day", count=1) in run("play", *SEED).out


def test_zoom_shows_the_card_with_its_rulings(run: Run) -> None:
    ran = run("play", *SEED, typed=["zoom D05", "zoom warp"])
    for part in ("condition", "effect", "note"):
        assert EN.attribute("spell-D05", part) in ran.out.splitlines()
    assert f"✗ {NOT_NOW}" in ran.out.splitlines()
    assert "D13 Warp" in ran.out


def test_discards_log_and_help_can_be_looked_at(run: Run) -> None:
    ran = run("play", *SEED, typed=["D07", "f2", "d", "log", "?"])
    assert "1 × D07 Day Ritual" in ran.out
    assert ran.out.count(EN.event(["turn", "day", 1])) == 2
    assert "zoom D07" in ran.out


def test_resigning_is_confirmed(run: Run) -> None:
    ran = run("play", *SEED, typed=["D07", "resign", "no", "resign", "yes"])
    assert ran.out.count(EN.say("terminal-resign")) == 2
    assert EN.say("terminal-resigned", who="Day") in ran.out
    assert kept(ran).read_text().endswith("day cast D07\n# day resigns\n")
    assert EN.say("terminal-resigned", who="Day") not in run("play", "--load", kept(ran)).out


def test_options_set_the_table_up(run: Run) -> None:
    ran = run("play", *SEED, "--option", "crystallize=any", typed=["D07", "j a.journal"])
    assert "option crystallize: any\n" in Path("a.journal").read_text()
    assert ran.status == 0


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess"], "“chess”; there are: bless, casting_shadows, day_and_night, last_spell"),
        ([DN, "--option", "magic=on"], "magic"),
        ([DN, "--option", "crystallize"], "“crystallize” should be name=value"),
        ([DN, "--seat", "dawn=Ann"], "“dawn”; there are: day, night"),
        (["--language", "xx"], "“xx”"),
        (["--load", "nothing.save"], "nothing.save: No such file or directory"),
        (["--load", "."], "Is a directory"),
        (["--load", "x", "--option", "crystallize=any"], EN.say("error-SetUpAlready")),
        (["--seed", "x"], "Invalid value for --seed"),
    ],
)
def test_what_can_not_be_is_said_in_one_line(run: Run, arguments: list[str], said: str) -> None:
    ran = run("play", *arguments)
    assert ran.status == 2
    assert said in ran.err
    assert len(ran.err.strip().splitlines()) == 1
    assert ran.out == ""


def test_errors_are_told_in_the_language_that_was_asked_for(run: Run) -> None:
    assert "Nessun gioco" in run("play", "chess", "--language", "it").err


def test_what_was_loaded_stays_as_it_is(run: Run) -> None:
    run("play", *SEED, typed=["D07", "s here.save"])
    before = Path("here.save").read_text()
    left = run("play", "--load", "here.save", typed=["f2"])
    assert Path("here.save").read_text() == before
    assert kept(left) != Path("here.save")
    assert "Hours 8" in run("play", "--load", kept(left)).out
    assert kept(run("play", "--load", "here.save")) == Path("here.save")


def test_a_place_nobody_asked_for_is_no_reason_to_stop(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    Path("wall").touch()
    monkeypatch.setenv("XDG_STATE_HOME", "wall")
    ran = run("play", *SEED, typed=["D07", "f2"])
    assert PLACED in ran.out
    assert "--load" not in ran.out
    refused = run("play", *SEED, "--save", "wall/mine.journal", typed=["D07"])
    assert refused.status == 2
    assert refused.err == "gloaming: wall: File exists\n"


def test_among_several_games_the_player_picks(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gloaming.cli.play.all_games", lambda: [DAY_AND_NIGHT] * 2)
    assert CAST in run("play", *SEED[1:], typed=["2"]).out
    assert CAST in run("play", *SEED[1:], typed=["day_and_night"]).out
    assert run("play", *SEED[1:], typed=["3"]).status == 2
    assert run("play", *SEED[1:]).status == 2


# Other rules.


def of_other_rules(file: Path, **changes: str) -> str:
    """A file as another version of the rules wrote it."""
    text = file.read_text().replace("rules: 2\n", "rules: 1\n", 1)
    for old, new in changes.items():
        text = text.replace(old, new, 1)
    if text.startswith(save.TITLE):
        lines = text.splitlines()[:-1]
        text = "\n".join([*lines, save.checksum(lines), ""])
    file.write_text(text)
    return text


def test_a_journal_of_other_rules_goes_on(run: Run) -> None:
    run("play", *SEED, "--save", "old.journal", typed=["D07", "f2"])
    text = of_other_rules(Path("old.journal"))
    ran = run("play", "--load", "old.journal", typed=["D13"])
    said = EN.say("terminal-other-rules", theirs="1", ours="2")
    assert said in " ".join(ran.out.split())
    assert Path("old.journal").read_text() == text
    assert "rules: 2\n" in kept(ran).read_text()


def test_a_journal_of_other_rules_goes_on_from_where_it_replays(run: Run) -> None:
    run("play", *SEED, "--save", "old.journal", typed=["D07", "f2"])
    text = of_other_rules(Path("old.journal"), **{"day change f2": "day change a1"})
    line = text.splitlines().index("day change a1") + 1
    ran = run("play", "--load", "old.journal", "--save", "old.journal", typed=["e1"])
    said = EN.say("terminal-other-rules-cut", theirs="1", ours="2", line=line)
    assert said in " ".join(ran.out.split())
    assert CHANGE in ran.out
    assert Path("old.journal").read_text() == text  # Nothing is lost.
    assert kept(ran) != Path("old.journal")
    assert "day change e1\n" in kept(ran).read_text()


def test_a_save_of_other_rules_goes_on_if_it_makes_sense(run: Run) -> None:
    run("play", *SEED, typed=["D07", "s old.save"])
    of_other_rules(Path("old.save"))
    ran = run("play", "--load", "old.save", typed=["f2"])
    assert EN.say("terminal-other-rules", theirs="1", ours="2") in " ".join(ran.out.split())
    assert PLACED in ran.out
    text = of_other_rules(Path("old.save"), **{"hours ": "minutes "})
    ran = run("play", "--load", "old.save")
    assert (ran.status, ran.out) == (2, "")
    assert "old.save, line 3: a table of rules version 1" in ran.err
    assert Path("old.save").read_text() == text
