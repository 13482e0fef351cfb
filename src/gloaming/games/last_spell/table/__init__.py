"""The table: what stands on which space, what burns, and what ends a night or the game.

Begin with `ground`: whether a space is free, who is on it, putting and taking away. `flames` is
damage to structures. `ending` counts Mages, dead heroes and dead monsters, and knows when it is
over.
"""
