"""The table on the net: every match is its journal, every client sees only what its seat may."""
