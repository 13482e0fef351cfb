"""The bots of Day & Night."""
