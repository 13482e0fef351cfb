"""The laboratory: agents compared, and what came of it."""
