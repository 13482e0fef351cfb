"""The same seed, the same answers: what all agents say here and there in games is kept in a file.

Whoever means them to answer differently writes it anew: `python -m tests.support.bot_choices`.
"""

import json

import pytest

from tests.support.bot_choices import FILE, TABLES, Table, answers, named

KEPT = json.loads(FILE.read_text(encoding="utf-8"))


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_bots_answer_as_they_did(table: Table) -> None:
    assert answers(table) == KEPT[named(table)]
