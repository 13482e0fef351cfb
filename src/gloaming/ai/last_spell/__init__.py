"""How bots judge a table of The Last Spell, and what they make of it."""
