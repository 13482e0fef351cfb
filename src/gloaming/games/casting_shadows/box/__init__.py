"""What is in the box and never changes: everything but the cards of the Main deck.

`names` lists all there is, and how many of it. `board` is the map of seven positions (CS-2),
`tiles` are what lies on them, `companions` and `counterspells` the small decks, and `rolls` every
way the dice can fall (CS-6.1). The cards of the Main deck are in `cards`.
"""
