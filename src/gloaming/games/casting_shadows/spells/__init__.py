"""Spells: what casting one does, from taking aim to the last wound (CS-7 to CS-9).

`spell` says what a card is and why it can't be cast; `steps` are the sentences of an Attack Spell,
`abilities` what Shadow Forms do; `health` deals damage, heals and eliminates (CS-10).
"""
