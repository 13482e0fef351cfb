"""Monsters: they come out of the Fog, move, and choose whom to attack. No player has a say in it.

`arrival` places them as the Schema cards say, `movement` leads them towards the Circle, `blows`
finds the target of each. When all this happens is told in `night.monster_phase`.
"""
