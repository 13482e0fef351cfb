"""What a save knows by a number: clauses and lasting modifiers, in the order they were made."""

from gloaming.games.bless.language.index import CLAUSES, LASTING

# Whoever moves a card or an import so that one of these changes makes older saves untrue.
SCRIPTS = """
impact weakened 59-curse-2 62-curse-3 02-bond-4 05-curse-5 06-curse-6 12-curse-7 13-curse-8
13-bond-9
21-curse-10 23-curse-11 26-curse-12 28-curse-13 29-curse-14 31-bond-15 34-curse-16 35-curse-17
44-curse-18 46-curse-19 48-curse-20 48-bond-21 53-bond-22 54-curse-23 56-curse-24 58-curse-25
"""
# Kind, first and last turn.
LASTS = """
0/00 13/00 5/01 9/01 0/01 0/00 12/11 13/11 0/01 0/00 0/00 11/00 19/00 0/01 4/00 0/01 20/00 3/11
11/00
1/00 4/00 0/01 18/00 0/01 13/11
"""


def test_clauses_keep_their_numbers() -> None:
    assert [clause.script.name for clause in CLAUSES if clause.script] == SCRIPTS.split()


def test_lasting_modifiers_keep_their_numbers() -> None:
    assert [f"{one.kind}/{one.begins}{one.ends}" for one in LASTING] == LASTS.split()
