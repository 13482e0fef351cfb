"""Puzzles: positions with one clearly best answer, and who finds it."""
