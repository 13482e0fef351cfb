"""The fight: one Curse attacks another, or the opponent (BL-6.5 to BL-6.8, BL-8).

`clash` decides who may attack whom and how a clash would go, and changes nothing; `attack` is the
attack itself, from its declaration to its last consequence.
"""
