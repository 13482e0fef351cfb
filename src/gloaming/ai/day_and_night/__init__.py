"""How bots judge a table of Day & Night, and what they make of it."""
