"""A wheel built from these sources, installed into an environment of its own, away from them."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
COMPILED = os.environ.get("GLOAMING_COMPILED") == "1"
UV = str(Path(sys.executable).with_name("uv"))
LOCK = str(ROOT / "requirements.lock")


def build_wheel(folder: Path) -> Path:
    """As `make wheel` does: pure, or compiled where the tests run compiled."""
    command = [UV, "build", "-q", "--wheel", "--build-constraints", LOCK, "--out-dir", str(folder)]
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stderr
    (wheel,) = folder.glob("*.whl")
    return wheel


class Installed:
    """An empty environment with one wheel and what it depends on, in the versions of the lock."""

    def __init__(self, folder: Path, wheel: Path) -> None:
        self.folder = folder
        self.bin = folder / "env" / "bin"
        # No compiler, no Node and none of our sources are to be found from here.
        self.surroundings = {
            "PATH": str(self.bin),
            "HOME": str(folder),
            "LC_ALL": "C.UTF-8",
            "COLUMNS": "80",
        }
        python = ["--python", str(self.bin / "python")]
        for command in (
            [UV, "venv", "-q", "--python", sys.executable, str(folder / "env")],
            [UV, "pip", "install", "-q", *python, "--constraints", LOCK, str(wheel)],
        ):
            subprocess.run(command, cwd=folder, check=True)

    def start(self, *command: str) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [str(self.bin / command[0]), *command[1:]],
            cwd=self.folder,
            env=self.surroundings,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def run(self, *command: str, typed: str = "") -> tuple[int, str, str]:
        """How it ended, what it wrote, what it complained of."""
        process = self.start(*command)
        out, err = process.communicate(typed, timeout=120)
        return process.returncode, out, err
