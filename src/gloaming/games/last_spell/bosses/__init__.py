"""The bosses: each of the three is a few steps more of the Monster Phase.

`harpy` belongs to Gildenberg, `cetusia` to Lakeburg, `dryad` to Glenwald; what grows around the
Dryad and whom it traps is `brood`. `displacing` is common to them: who stands where a boss appears.
"""
