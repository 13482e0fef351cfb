"""Resources: five dice and the tokens beside them, and what can be paid with them (CS-6).

`dice` rolls and rerolls, `pool` counts what is there, gives and takes; `payment` pays a price.
"""
