"""The day: dawn, the Main Phase, the end of the day (LS-18).

`main_phase` is the day from dawn to evening. What the team can do in it is told by `building`
(work, build, repair) and `market` (buy, sell, upgrade, hand out). `discovery` is the Fog, and the
cards that say from where the night will come.
"""
