"""The day: dawn, Wave Discovery, the Main Phase, the evening (LS-18).

`phases` is the day from dawn to evening. The team does what it likes in the `main_phase`:
`building` is to work, build and repair, `market` to buy, sell, upgrade and hand out. `discovery` is
the Fog, and the cards that say from where the night will come.
"""
