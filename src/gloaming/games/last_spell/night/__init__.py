"""The night: Monster Phase, Heroes Phase, and again until it is over (LS-11.1).

`monster_phase` goes from panic to the last blow. `heroes_phase` gives turns to the heroes; what one
can do on its turn is in `actions` and `perks_and_traits`. `forecast` plays the next Monster Phase
ahead, for whoever looks.
"""
