"""The bots of The Last Spell."""
