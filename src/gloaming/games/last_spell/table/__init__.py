"""The table: who and what stands on which space, what the team owns, and when it is all over.

Begin with `ground`: whether a space is free, who is on it, putting there and taking away. `team` is
who plays, `supply` what the team owns and what comes out of the box, `flames` is damage to
structures. `ending` counts Mages, dead heroes and dead monsters, and knows when a night or the game
is over.
"""
