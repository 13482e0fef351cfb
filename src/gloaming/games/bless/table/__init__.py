"""The table: what lies on it, what can be in progress, and what can be said.

Begin with `state` (every pile, what each card is doing, the modifiers that last), which is made of
sets of cards: `bits`. Then `frames` (what can be in progress) and `words` (every answer and every
fact). Nothing here knows what a card says.
"""
