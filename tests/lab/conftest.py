"""Toy games in Python need an engine in Python: their tests are left out where it is compiled."""

import os

collect_ignore = ["test_scout.py"] if os.environ.get("GLOAMING_COMPILED") == "1" else []
