"""The language of the cards: what a card can say, and what follows from it for whoever reads.

`sentences` has the parts of speech; a card is written in them (see the room `cards`). `index` has
what is printed, card by card, in tables that are quick to read. `lasting` keeps the modifiers that
effects have made, and `values` adds everything up: Form, Eye, Karma, abilities (BL-12).
"""
