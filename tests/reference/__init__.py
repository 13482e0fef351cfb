"""Second opinions: the core of each game written again from its rules, and compared in play.

A reference knows a game only by what goes over the wire (`wire.py`): what every seat sees, what is
asked and offered, what was answered, and what everybody was told. It imports nothing of the games.
"""
