"""The browser's types come from the same structs: what is checked in is what they say today."""

import subprocess
import sys
from pathlib import Path

SCHEMA = Path(__file__).parents[2] / "web" / "tools" / "schema.py"


def test_the_browser_knows_todays_protocol() -> None:
    said = subprocess.run(
        [sys.executable, SCHEMA, "--check"], capture_output=True, text=True, check=False
    )
    assert said.returncode == 0, said.stdout + said.stderr
