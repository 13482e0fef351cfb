"""What is in the box and never changes: everything but the cards of the Main deck.

`names` lists all there is, and how many of it. `board` is the map of seven tiles (CS-2), `rolls`
every way the dice can fall (CS-6.1), `counterspells` the four Counterspells (CS-8).
"""
