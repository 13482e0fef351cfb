"""How bots judge a table of Bless, and what they make of it."""
