"""What `gloaming COMMAND --help` says."""

import re

import pytest

from gloaming.cli import COMMANDS, main

# A parameter, its kind, and what is said about it before its default.
PARAMETER = re.compile(
    r"^│ (?:\* +)?(-{0,2}[\w-]+(?: --[\w-]+)*(?: [A-Z.]+)*) *(.*?) *│$", re.MULTILINE
)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_parameter_is_explained(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main([command, "--help"])
    assert left.value.code == 0
    said = PARAMETER.findall(capsys.readouterr().out)
    silent = [name for name, words in said if not words or words.startswith("[default")]
    assert silent == []
