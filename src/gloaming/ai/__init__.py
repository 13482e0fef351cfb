"""Choosers: agents that play any game on the shelf, each fed by imagination only."""
