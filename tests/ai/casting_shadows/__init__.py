"""The bots of Casting Shadows."""
