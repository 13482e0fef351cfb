"""Choosers: agents that play any game on the shelf, each fed by imagination only.

The way through: an `agent` gets a seat's imagination and answers. `random`, `novice` and `greedy`
do it at once, by an `evaluation` of what the table would look like; `search` tries answers out, in
the trees of `tree`, alone or with others (`parallel`); `veto` keeps all of them from losing at
once. `levels` are made of these, `advice` asks one of them for a person, `play` and `versus` let
them meet. What they know of a game, they are told in its room: `bots` finds it, and `terms` is what
play can teach them. Nothing here knows any game.
"""
