"""How bots judge a table of Casting Shadows, and what they make of it."""
