"""The bots of Bless."""
