"""Run the command inside this process, with what would be typed."""

import io
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from gloaming.cli import main

Run = Callable[..., "Ran"]


class Ran:
    """What a command wrote, and how it ended."""

    def __init__(self, status: object, out: str, err: str) -> None:
        self.status = status
        self.out = out
        self.err = err

    def after(self, said: str) -> str:
        """The output from the last time something was said."""
        assert said in self.out, f"“{said}” was never said in:\n{self.out}"
        return self.out[self.out.rindex(said) :]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """run("play", "--seed", "1", typed=["D07", "f2", "q"]) types three lines, then the end."""
    for name in ("LC_MESSAGES", "LANG", "FORCE_COLOR", "PYTHONWARNINGS"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.chdir(tmp_path)

    def ran(*arguments: str | Path, typed: Iterable[str] = ()) -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        with pytest.raises(SystemExit) as ended:
            main([str(argument) for argument in arguments])
        wrote = capsys.readouterr()
        return Ran(ended.value.code, wrote.out, wrote.err)

    return ran
