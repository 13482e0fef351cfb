"""Heroes: what they have, how they walk, how they are hurt, how they come and grow.

`pools` is all a hero has to spend, `carrying` what fits in its hands and on its belt. `walking` is
the way over the board, `harm` the way of one damage instance from the blow to the death check.
Before the first day come `preparation` and, in scenario III, `trading`; later `levels`. `solo` is a
lone player, who recruits.
"""
