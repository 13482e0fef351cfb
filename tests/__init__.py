"""The rulebook's second edition."""
