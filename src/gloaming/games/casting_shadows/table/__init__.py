"""The table: what lies on it, what can be in progress, and what can be said.

`edition` has the options of a table. Begin with `state`, then `frames` and `words`. `companions`
and `tiles` say what changes for whoever has one, or stands there; `travel` where a meeple can go.
"""
