"""A turn, and what is done in it.

`setup` lays everything out (CS-3), `actions` are the six actions (CS-5), `market` fills what is
empty and `collecting` takes a card (CS-5.6), `solo` plays the three bots (SO-1 to SO-9), `ranking`
says who has done how well, `resigning` who has left. The order of all this is in `rules`.
"""
